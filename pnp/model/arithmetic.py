"""An expression with numbers in the place of names, as people write it: ``4 × 1 + 2 × 0``."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeGuard

_SIGNS: Final[Mapping[type[ast.operator], str]] = {
    ast.Add: "+",
    ast.Sub: "−",
    ast.Mult: "×",
    ast.Div: "÷",
    ast.FloorDiv: "//",
    ast.Mod: "mod",
    ast.Pow: "^",
}


def written_out(node: ast.expr, value_of: Callable[[ast.expr], Any]) -> str:
    """The node with the values of its parts. Sums over a list are written as its values with + between them."""
    if isinstance(node, ast.BinOp):
        left, right = _side(node.left, node.op, value_of), _side(node.right, node.op, value_of, is_right=True)
        return f"{left} {_SIGNS[type(node.op)]} {right}"
    if _is_sum(node):
        values = value_of(node.args[0])
        if isinstance(values, list) and values:
            return " + ".join(as_written(value) for value in values)
    return as_written(value_of(node))


def as_written(value: Any) -> str:
    """A value without rounding errors and with a real minus sign."""
    if isinstance(value, float):
        value = round(value, 6)
        value = int(value) if value.is_integer() else value
    return str(value).replace("-", "−") if isinstance(value, int | float) else str(value)


def _side(node: ast.expr, beside: ast.operator, value_of: Callable[[ast.expr], Any], *, is_right: bool = False) -> str:
    """One side of an operator, in brackets where the meaning would otherwise change."""
    shown = written_out(node, value_of)
    if " " not in shown:
        return f"({shown})" if shown.startswith("−") and (is_right or isinstance(beside, ast.Pow)) else shown
    inner = node.op if isinstance(node, ast.BinOp) else ast.Add()
    if _strength(inner) != _strength(beside):
        return f"({shown})" if _strength(inner) < _strength(beside) else shown
    # 3 − (2 − 1) and 8 ÷ (4 ÷ 2) need brackets; 3 + (2 − 1) and (3 − 2) − 1 do not.
    same = isinstance(beside, ast.Add) or (isinstance(beside, ast.Mult) and isinstance(inner, ast.Mult))
    needed = not same if is_right else isinstance(beside, ast.Pow)
    return f"({shown})" if needed else shown


def _is_sum(node: ast.expr) -> TypeGuard[ast.Call]:
    return (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "sum" and len(node.args) == 1
    )


def _strength(symbol: ast.operator) -> int:
    """How tightly an operator binds."""
    return 1 if isinstance(symbol, ast.Add | ast.Sub) else 3 if isinstance(symbol, ast.Pow) else 2
