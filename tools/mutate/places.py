"""Turn the source of a module into the places where it could be changed, each with the changed text.

Not changed, because a test of behaviour could not or should not tell the difference: docstrings, annotations,
decorators, imports, ``__repr__``, texts for people (those with a space in them, f-strings, what is raised), the
arguments ``strict`` of ``zip``, ``encoding`` and ``repr``, slots of classes, and measures that a module gives a name
(``_GAP = 2.5``): a test could only say the number again, and the golden pictures show them.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

_COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
}
_ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "/"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "*"),
    ast.Pow: ("**", "*"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
}
_NOT_TOLD_APART = {"encoding", "errors", "repr"}
_EMPTY = {"bool": None, "int": "0", "float": "0.0", "Mm": "0.0", "str": '""', "tuple": "()", "list": "[]", "dict": "{}"}
_NOT_CALLED_FOR_WHAT_THEY_DO = {"cast", "TypeVar", "NewType", "ParamSpec", "reveal_type"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Mutant:
    """One change of one module: the bytes from start to end become others."""

    module: str
    kind: str
    function: str
    first_line: int
    line: int
    start: int
    end: int
    text: str

    def applied(self, source: bytes) -> bytes:
        """The source with this one change."""
        return source[: self.start] + self.text.encode() + source[self.end :]

    def lines(self, source: bytes) -> tuple[str, str]:
        """The line or lines of the change as they are and as they become, without indentation."""
        begin = source.rfind(b"\n", 0, self.start) + 1
        stop = source.find(b"\n", self.end)
        stop = len(source) if stop < 0 else stop
        after = source[begin : self.start] + self.text.encode() + source[self.end : stop]
        return _joined(source[begin:stop]), _joined(after)


def _joined(lines: bytes) -> str:
    return re.sub(r"\s+", " ", lines.decode()).strip()


def mutants(module: str, source: bytes) -> list[Mutant]:
    """All changes of one module, in the order of the text."""
    visitor = _Places(module, source)
    visitor.visit(ast.parse(source))
    return sorted(visitor.found, key=lambda mutant: (mutant.start, mutant.end, mutant.kind, mutant.text))


class _Places(ast.NodeVisitor):
    def __init__(self, module: str, source: bytes) -> None:
        self.module = module
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.found: list[Mutant] = []
        # Function around the place: name and line of its `def`, as code objects have them.
        self.functions: list[tuple[str, int]] = []

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def _add(self, kind: str, start: int, end: int, text: str) -> None:
        # Only the outermost function has an entry in what was recorded of a test: inner ones begin with it.
        name, first = self.functions[0] if self.functions else ("", 0)
        line = self.source.count(b"\n", 0, start) + 1
        self.found.append(
            Mutant(
                module=self.module,
                kind=kind,
                function=name,
                first_line=first,
                line=line,
                start=start,
                end=end,
                text=text,
            )
        )

    def _replace(self, kind: str, node: ast.expr | ast.stmt, text: str) -> None:
        self._add(kind, *self._span(node), text)

    def _text(self, node: ast.expr) -> str:
        start, end = self._span(node)
        return self.source[start:end].decode()

    def _operator(self, kind: str, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        start, end = self._span(left)[1], self._span(right)[0]
        pattern = rf"\b{old}\b" if old[0].isalpha() else re.escape(old)
        found = re.search(pattern.encode(), self.source[start:end])
        if found:
            self._add(kind, start + found.start(), start + found.end(), new)

    # --- what is left alone ---

    def visit_Import(self, node: ast.Import) -> None: ...
    def visit_ImportFrom(self, node: ast.ImportFrom) -> None: ...
    def visit_JoinedStr(self, node: ast.JoinedStr) -> None: ...

    def visit_Raise(self, node: ast.Raise) -> None:
        self._delete(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and not self._named_measure(node.value):
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if not all(isinstance(target, ast.Name | ast.Tuple) for target in node.targets):
            self._delete(node)
        if not self._named_measure(node.value) and not any(
            isinstance(target, ast.Name) and target.id in {"__all__", "__slots__", "NAME"} for target in node.targets
        ):
            self.generic_visit(node)

    def _named_measure(self, value: ast.expr) -> bool:
        return not self.functions and isinstance(value, ast.Constant) and isinstance(value.value, float)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._body(node.body)

    def visit_Module(self, node: ast.Module) -> None:
        self._body(node.body)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name == "__repr__":
            return
        first = node.decorator_list[0].lineno if node.decorator_list else node.lineno
        # Values that are taken where an argument is left out belong to what is around the function.
        for default in (*node.args.defaults, *(value for value in node.args.kw_defaults if value)):
            self.visit(default)
        self.functions.append((node.name, first))
        self.returns = node.returns
        self._body(node.body)
        self.functions.pop()

    def _body(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            self.visit(statement)

    # --- statements ---

    def _delete(self, node: ast.stmt) -> None:
        if self.functions:
            self._replace("deleted statement", node, "pass")

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return
        self._delete(node)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._delete(node)
        self.visit(node.value)

    def visit_Delete(self, node: ast.Delete) -> None:
        self._delete(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self._delete(node)

    def visit_Break(self, node: ast.Break) -> None:
        self._delete(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            return
        self.generic_visit(node)
        if self.functions:
            annotation = ast.unparse(self.returns).split("[")[0] if self.returns else ""
            empty = _EMPTY.get(annotation, "None")
            value = f"not ({self._text(node.value)})" if empty is None else empty
            if isinstance(node.value, ast.Constant) and empty is None:
                return
            if self._text(node.value) not in {value, "None"}:
                self._replace("return value", node.value, value)

    def visit_If(self, node: ast.If) -> None:
        if "TYPE_CHECKING" in ast.unparse(node.test):
            return
        if "sys.platform" in ast.unparse(node.test):
            # What other systems do, tests here cannot tell.
            self._body(node.orelse)
            return
        self._branch(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._branch(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._branch(test)
        self.generic_visit(node)

    def _branch(self, test: ast.expr) -> None:
        # Of a single comparison and of `not`, this is another change's work.
        single = isinstance(test, ast.Compare) and len(test.ops) == 1 and type(test.ops[0]) in _NEGATED
        if not single and not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
            self._replace("swapped branches", test, f"not ({self._text(test)})")

    # --- expressions ---

    def visit_Compare(self, node: ast.Compare) -> None:
        sides = [node.left, *node.comparators]
        for i, operator in enumerate(node.ops):
            old, new = _COMPARISONS[type(operator)]
            self._operator("comparison", sides[i], sides[i + 1], old, new)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in _ARITHMETIC and not _is_text(node.left) and not _is_text(node.right):
            old, new = _ARITHMETIC[type(node.op)]
            self._operator("arithmetic", node.left, node.right, old, new)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for i in range(len(node.values) - 1):
            self._operator("and/or", node.values[i], node.values[i + 1], old, new)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._replace("not", node, f"({self._text(node.operand)})")
        elif isinstance(node.op, ast.USub):
            self._replace("arithmetic", node, f"({self._text(node.operand)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        value = node.value
        if isinstance(value, bool):
            self._replace("constant", node, str(not value))
        elif isinstance(value, int | float):
            self._replace("boundary", node, repr(value + 1))
            self._replace("boundary", node, repr(value - 1) if value >= 1 else f"({value - 1!r})")
        elif isinstance(value, str) and value and not re.search(r"\s", value):
            self._replace("constant", node, repr(f"XX{value}"))

    def visit_Subscript(self, node: ast.Subscript) -> None:
        # A type with a name of its own is an annotation, too.
        if ast.unparse(node.value) != "Literal":
            self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = ast.unparse(node.func)
        if name.split(".")[-1] in _NOT_CALLED_FOR_WHAT_THEY_DO:
            return
        for i, keyword in enumerate(node.keywords):
            if keyword.arg and keyword.arg not in _NOT_TOLD_APART and (name, keyword.arg) != ("zip", "strict"):
                less = ast.Call(node.func, node.args, [*node.keywords[:i], *node.keywords[i + 1 :]])
                self._replace("removed argument", node, ast.unparse(less))
        self.visit(node.func)
        for argument in node.args:
            self.visit(argument)
        for keyword in node.keywords:
            if keyword.arg not in _NOT_TOLD_APART and (name, keyword.arg) != ("zip", "strict"):
                self.visit(keyword.value)


_NEGATED = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def kinds(places: list[Mutant]) -> Iterator[str]:
    """The kinds of changes that there are, in a fixed order."""
    yield from sorted({place.kind for place in places})
