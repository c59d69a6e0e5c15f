"""The text of an expression → its tree, of which every part is one that expressions may have.

Python's own parser reads it, and a whitelist of node types says what it may contain: numbers, names,
dotted paths, arithmetic, comparisons, ``if``/``else``, a few functions and one ``for`` inside them.
"""

from __future__ import annotations

import ast
import math
import operator
import warnings
from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from typing import Any

from pnp.model.expression_hints import each_compared, single_equals, worded_as_here

LONGEST = 2000
DEEPEST = 100

BINARY_OPERATORS: Mapping[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
}
FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    "min": min, "max": max, "abs": abs, "round": lambda number: round(number), "ceil": math.ceil, "floor": math.floor,
    "sum": sum, "count": lambda items: len(tuple(items)), "len": lambda items: len(tuple(items)),
}  # fmt: skip


class ExpressionError(ValueError):
    """What is wrong with an expression, and at which character of it (from 0).

    wanted, known: the name that does not exist, and those that do. hint: the cure, if there is a better one than a
    similar name.
    """

    def __init__(
        self, message: str, offset: int = 0, wanted: str = "", known: Iterable[str] = (), hint: str = ""
    ) -> None:
        super().__init__(message)
        self.offset, self.wanted, self.known, self.hint = offset, wanted, tuple(known), hint


def parse(text: str) -> ast.expr:
    """The tree of an expression. Raises ExpressionError if it is not one, or has a part that none may have."""
    if len(text) > LONGEST:
        raise ExpressionError(f"an expression may have {LONGEST} characters, this one has {len(text)}")
    try:
        with warnings.catch_warnings():
            # Python prints warnings of code such as ``1if 2else 3`` to the terminal.
            warnings.simplefilter("ignore")
            tree = ast.parse(text.replace("\r", " ").replace("\n", " "), mode="eval").body
    except SyntaxError as error:
        # Python gives the offset 0 where the text ends too early.
        offset = error.offset - 1 if error.offset else len(text)
        meant = _meant(text)
        if (equals := single_equals(text)) >= 0:
            hint = "write == to ask whether two are equal" + (f": {meant}" if meant else "")
            raise ExpressionError("one = does not compare", equals, hint=hint) from None
        raise ExpressionError("this is not an expression", offset, hint=f"write {meant}" if meant else "") from None
    except (ValueError, RecursionError, MemoryError):
        raise ExpressionError("this is not an expression") from None
    nodes = _nodes(tree, text)
    lists = {id(side) for node in nodes if isinstance(node, ast.Compare) for side in _lists_chosen_from(node)}
    for node in nodes:
        if id(node) not in lists:
            _refuse_unknown(node, text)
    return tree


def _lists_chosen_from(node: ast.Compare) -> list[ast.expr]:
    """The lists that stand behind ``in``: the only place where one may be written."""
    return [
        side
        for symbol, side in zip(node.ops, node.comparators, strict=True)
        if isinstance(symbol, ast.In | ast.NotIn) and isinstance(side, ast.List | ast.Tuple)
    ]


def texts_of(node: ast.expr) -> list[str]:
    """The texts that a side of a comparison is, or lists."""
    parts = node.elts if isinstance(node, ast.List | ast.Tuple) else [node]
    return [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def _meant(text: str) -> str:
    """The expression in the words of this language, if it is written in those of another one; empty if it is not."""
    meant = worded_as_here(text)
    if meant == text:
        return ""
    try:
        ast.parse(meant, mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ""
    return meant


def _nodes(tree: ast.expr, text: str) -> list[ast.AST]:
    """Every node, its offset counted in characters (Python counts bytes). Raises ExpressionError if too deep."""
    encoded = text.encode()
    nodes: list[ast.AST] = []
    level: list[ast.AST] = [tree]
    for _ in range(DEEPEST):
        for node in level:
            if isinstance(node, ast.expr):
                node.col_offset = len(encoded[: node.col_offset].decode(errors="ignore"))
        nodes += level
        level = [child for node in level for child in ast.iter_child_nodes(node)]
        if not level:
            return nodes
    raise ExpressionError(f"an expression may be nested {DEEPEST} deep")


_ALLOWED = (
    ast.Attribute, ast.BinOp, ast.BoolOp, ast.Call, ast.Compare, ast.Constant, ast.GeneratorExp, ast.IfExp,
    ast.Name, ast.Subscript, ast.UnaryOp, ast.comprehension, ast.expr_context, ast.operator, ast.boolop,
    ast.cmpop, ast.unaryop,
)  # fmt: skip


def _refuse_unknown(node: ast.AST, text: str) -> None:
    offset = getattr(node, "col_offset", 0)
    if isinstance(node, ast.Compare) and any(isinstance(symbol, ast.Is | ast.IsNot) for symbol in node.ops):
        raise ExpressionError("'is' does not compare", offset, hint=f"write {_meant(text) or '== or !='}")
    if isinstance(node, ast.BoolOp):
        _refuse_lone_text(node)
    if not isinstance(node, _ALLOWED) or isinstance(node, ast.Is | ast.IsNot | ast.Invert):
        message = "an expression has numbers, names, arithmetic, comparisons, if, in [ … ] and sum … for"
        raise ExpressionError(message, offset)
    if isinstance(node, ast.BinOp) and type(node.op) not in BINARY_OPERATORS:
        raise ExpressionError("the operators are + - * / // % **", offset)
    if isinstance(node, ast.Constant) and not isinstance(node.value, int | float | str):
        raise ExpressionError(f"{node.value!r} cannot be used in an expression", offset)
    if isinstance(node, ast.Call) and not (isinstance(node.func, ast.Name) and node.func.id in FUNCTIONS):
        raise ExpressionError(f"the functions are {', '.join(sorted(FUNCTIONS))}", offset)
    if isinstance(node, ast.Call) and node.keywords:
        raise ExpressionError("functions take no named arguments", offset)
    if isinstance(node, ast.comprehension) and not isinstance(node.target, ast.Name):
        raise ExpressionError("use one name after for", offset)
    if isinstance(node, ast.GeneratorExp) and len(node.generators) != 1:
        raise ExpressionError("use one for only", offset)


def _refuse_lone_text(node: ast.BoolOp) -> None:
    """Raise ExpressionError for ``card.type == 'Event' or 'Crew'``, which always holds."""
    for before, part in pairwise(node.values):
        if isinstance(before, ast.Compare) and isinstance(part, ast.Constant) and isinstance(part.value, str):
            joined = "or" if isinstance(node.op, ast.Or) else "and"
            texts = [value for value in node.values if isinstance(value, ast.Constant)]
            meant = each_compared(ast.unparse(before), [ast.unparse(text) for text in texts], joined)
            message = f"{ast.unparse(part)} is compared with nothing here"
            raise ExpressionError(message, part.col_offset, hint=f"write {meant}")
