"""A small expression language for quantities and formulas, evaluated over the numbers of a game."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from pnp.model.arithmetic import as_written, written_out
from pnp.model.expression_hints import in_quotes, with_underscores
from pnp.model.expression_syntax import (
    BINARY_OPERATORS,
    FUNCTIONS,
    ExpressionError,
    parse,
    texts_of,
)
from pnp.model.lookup import Missing, look_up, names_in, nothing_called

LARGEST_POWER = 64
LARGEST_NUMBER = 10**15
MOST_STEPS = 100_000

_COMPARE: Mapping[type[ast.cmpop], Callable[[Any, Any], bool]] = {
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.In: lambda item, items: item in items,
    ast.NotIn: lambda item, items: item not in items,
}


class StepsError(ExpressionError):
    """An expression that takes too long, or several that do together."""


class _Empty(str):
    """A declared field that a record leaves empty: no text, false, and no number."""

    __slots__ = ()


class Steps:
    """How many steps several expressions may still take together."""

    __slots__ = ("left",)

    def __init__(self, most: int) -> None:
        self.left = most


class Expression:
    """An expression, read once. Raises ExpressionError if it is not one."""

    __slots__ = ("_tree", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self._tree = parse(text)

    def value(self, names: Mapping[str, Any], steps: Steps | None = None) -> Any:
        """Its value. Raises ExpressionError if a name does not exist or a value does not fit.

        steps: those that may still be taken of several expressions together; StepsError is raised beyond.
        """
        evaluation = _Evaluation(names, MOST_STEPS if steps is None else min(steps.left, MOST_STEPS), self.text)
        try:
            return evaluation.of(self._tree)
        finally:
            if steps is not None:
                steps.left -= evaluation.steps

    def arithmetic(self, names: Mapping[str, Any]) -> str:
        """The expression with numbers in the place of names: ``4 × 1 + 2 × 0 = 4``."""
        evaluation = _Evaluation(names)
        shown, result = written_out(self._tree, evaluation.of), as_written(evaluation.of(self._tree))
        return result if shown == result else f"{shown} = {result}"

    def compared(self) -> tuple[tuple[str, str], ...]:
        """Every dotted path that it compares with a text, and that text: ``card.type == 'Event'``, ``in ['Event']``."""
        pairs: list[tuple[str, str]] = []
        for node in ast.walk(self._tree):
            if isinstance(node, ast.Compare) and len(node.ops) == 1 and isinstance(node.ops[0], ast.Eq | ast.In):
                sides = (node.left, node.comparators[0])
                for one, other in (sides, sides[::-1]):
                    if path := _dotted(one):
                        pairs += [(path, text) for text in texts_of(other)]
        return tuple(pairs)

    def paths(self) -> tuple[tuple[str, int], ...]:
        """Every dotted path that it reads, with the offset where it starts; loop variables left out."""
        bound = {
            node.target.id
            for node in ast.walk(self._tree)
            if isinstance(node, ast.comprehension) and isinstance(node.target, ast.Name)
        }
        paths: list[tuple[str, int]] = []
        _collect_paths(self._tree, bound, paths)
        return tuple(paths)


def _collect_paths(node: ast.AST, bound: set[str], paths: list[tuple[str, int]]) -> None:
    path = _dotted(node)
    if path is not None:
        if path.split(".")[0] not in bound and isinstance(node, ast.expr):
            paths.append((path, node.col_offset))
        return
    for child in ast.iter_child_nodes(node):
        if not (isinstance(node, ast.Call) and child is node.func):
            _collect_paths(child, bound, paths)


def _dotted(node: ast.AST) -> str | None:
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute) and (owner := _dotted(node.value)) is not None:
        return f"{owner}.{node.attr}"
    return None


@lru_cache(maxsize=256)
def parsed(text: str) -> Expression:
    """An expression that is evaluated many times, read once. Raises ExpressionError if it is not one."""
    return Expression(text)


class _Evaluation:
    """One evaluation of a tree. It counts its steps, so that no expression runs for long."""

    def __init__(self, names: Mapping[str, Any], most: int = MOST_STEPS, text: str = "") -> None:
        self.most, self.text = most, text
        self.names = dict(names) if isinstance(names, dict) else names
        self.local: dict[str, Any] = {}
        # What a name stands for may take long to list, and a loop asks for it each time.
        self.known: dict[str, Any] = {}
        self.steps = 0

    def of(self, node: ast.expr) -> Any:
        self.steps += 1
        if self.steps > self.most:
            raise StepsError("this expression takes too long, or others before it did")
        method = getattr(self, f"_{type(node).__name__.lower()}")
        return method(node)

    def _constant(self, node: ast.Constant) -> Any:
        return node.value if isinstance(node.value, str) else self._in_bounds(node.value, node)

    def _name(self, node: ast.Name) -> Any:
        if node.id in self.local:
            return self.local[node.id]
        if node.id in self.known:
            return self.known[node.id]
        try:
            value = self.known[node.id] = self.names[node.id]
            return value
        except KeyError:
            message = f"nothing is called {node.id!r}"
            known, hint = (*self.local, *self.names), in_quotes(self.text, node.id)
            raise ExpressionError(message, node.col_offset, node.id, known, hint) from None

    def _attribute(self, node: ast.Attribute) -> Any:
        owner = self.of(node.value)
        if isinstance(owner, _Empty):
            # What belongs to an empty field is empty, too: card.type.code of a card without a type.
            return owner
        value = look_up(owner, node.attr)
        if isinstance(value, Missing) and value.blank:
            return _Empty()
        if isinstance(value, Missing):
            message = nothing_called(owner, node.attr) or f"{ast.unparse(node.value)!r} has no {node.attr!r}"
            known = names_in(owner)
            hint = with_underscores(ast.unparse(node.value), node.attr, known)
            raise ExpressionError(message, node.col_offset, node.attr, known, hint)
        return value

    def _subscript(self, node: ast.Subscript) -> Any:
        owner, key = self.of(node.value), self.of(node.slice)
        if isinstance(key, str) and not isinstance(value := look_up(owner, key), Missing):
            return value
        try:
            return owner[key]
        except (KeyError, IndexError, TypeError):
            raise ExpressionError(f"{ast.unparse(node.value)!r} has no {key!r}", node.col_offset) from None

    def _list(self, node: ast.List) -> tuple[Any, ...]:
        return tuple(self.of(part) for part in node.elts)

    def _tuple(self, node: ast.Tuple) -> tuple[Any, ...]:
        return tuple(self.of(part) for part in node.elts)

    def _binop(self, node: ast.BinOp) -> Any:
        left, right = self._number(node.left), self._number(node.right)
        if isinstance(node.op, ast.Pow) and abs(right) > LARGEST_POWER:
            raise ExpressionError(f"powers go up to {LARGEST_POWER}", node.col_offset)
        try:
            return self._in_bounds(BINARY_OPERATORS[type(node.op)](left, right), node)
        except ZeroDivisionError:
            raise ExpressionError(f"{ast.unparse(node.right)!r} is zero", node.right.col_offset) from None
        except OverflowError:
            raise ExpressionError("this number is too large", node.col_offset) from None

    def _in_bounds(self, value: Any, node: ast.expr) -> Any:
        if isinstance(value, complex):
            raise ExpressionError("this is not a number", node.col_offset)
        if not abs(value) <= LARGEST_NUMBER:
            raise ExpressionError("this number is too large", node.col_offset)
        return value

    def _unaryop(self, node: ast.UnaryOp) -> Any:
        if isinstance(node.op, ast.Not):
            return not self.of(node.operand)
        value = self._number(node.operand)
        return -value if isinstance(node.op, ast.USub) else value

    def _boolop(self, node: ast.BoolOp) -> Any:
        decisive = isinstance(node.op, ast.Or)
        value: Any = not decisive
        for part in node.values:
            value = self.of(part)
            if bool(value) is decisive:
                return value
        return value

    def _compare(self, node: ast.Compare) -> bool:
        left, left_node = self.of(node.left), node.left
        for symbol, right_node in zip(node.ops, node.comparators, strict=True):
            right = self.of(right_node)
            sides = ((left, left_node), (right, right_node))
            try:
                if not _COMPARE[type(symbol)](left, right):
                    return False
            except TypeError:
                empty = next((side for side in sides if isinstance(side[0], _Empty)), None)
                what = f"{ast.unparse(empty[1])!r} is empty" if empty else "these two cannot be compared"
                raise ExpressionError(what, node.col_offset) from None
            left, left_node = right, right_node
        return True

    def _ifexp(self, node: ast.IfExp) -> Any:
        return self.of(node.body if self.of(node.test) else node.orelse)

    def _call(self, node: ast.Call) -> Any:
        assert isinstance(node.func, ast.Name)
        try:
            return FUNCTIONS[node.func.id](*(self.of(argument) for argument in node.args))
        except (TypeError, ValueError, OverflowError) as error:
            if isinstance(error, ExpressionError):
                raise
            raise ExpressionError(f"{node.func.id} cannot be applied to this", node.col_offset) from None

    def _generatorexp(self, node: ast.GeneratorExp) -> list[Any]:
        loop = node.generators[0]
        assert isinstance(loop.target, ast.Name)
        items = self.of(loop.iter)
        if isinstance(items, Mapping):
            items = items.values()
        if not isinstance(items, Iterable):
            raise ExpressionError(f"{ast.unparse(loop.iter)!r} is not a list", loop.iter.col_offset)
        before = self.local
        values = []
        for item in items:
            self.local = {**before, loop.target.id: item}
            if all(self.of(condition) for condition in loop.ifs):
                values.append(self.of(node.elt))
        self.local = before
        return values

    def _number(self, node: ast.expr) -> Any:
        value = self.of(node)
        if isinstance(value, bool) or not isinstance(value, int | float):
            what = "empty" if isinstance(value, _Empty) else "not a number"
            raise ExpressionError(f"{ast.unparse(node)!r} is {what}", node.col_offset)
        return self._in_bounds(value, node)
