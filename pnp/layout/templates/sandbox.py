"""The Jinja environment of layouts: what a template may say, how long it may take, what names mean.

Kits come from strangers. A template may print, choose and loop; it can neither define nor import nor call
anything but ``range``, and what it does is counted. Import this module only where a template is used that
is more than a path: Jinja costs start-up time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, Final

from jinja2 import StrictUndefined, TemplateSyntaxError, Undefined, UndefinedError, nodes, pass_context
from jinja2.exceptions import SecurityError
from jinja2.runtime import Context, LoopContext
from jinja2.sandbox import ImmutableSandboxedEnvironment
from jinja2.utils import missing

from pnp.layout.templates.filters import FILTERS, has_template, shown
from pnp.model.lookup import Missing, look_up

MOST_STEPS: Final = 20_000
LONGEST_OUTPUT: Final = 100_000
LONGEST_SOURCE: Final = 20_000
LONGEST_RANGE: Final = 1_000
DEEPEST: Final = 5
MOST_TEXTS: Final = 4_096

_STATEMENTS = (nodes.Template, nodes.Output, nodes.TemplateData, nodes.If, nodes.For)
# Jinja's own filters that are of use on a face, always give the same, and cannot blow a text up.
_JINJA_FILTERS = (
    "abs", "capitalize", "count", "default", "d", "first", "float", "int", "items", "join", "last", "length",
    "list", "lower", "map", "max", "min", "reject", "rejectattr", "reverse", "round", "select", "selectattr",
    "sort", "sum", "trim", "unique", "upper", "wordcount", "dictsort", "string",
)  # fmt: skip


class LimitError(SecurityError):
    """A template that takes too long or writes too much."""


class MissingNameError(UndefinedError):
    """A name that stands for nothing. owner: what it was looked up in; None is the template's own names."""

    def __init__(self, owner: Any, name: str, message: str | None = None) -> None:
        super().__init__(message)
        self.owner, self.name = owner, name


class _Nothing(StrictUndefined):
    """What a missing name is: testing whether it is defined is fine, any other use raises MissingNameError."""

    __slots__ = ()

    def __init__(
        self, hint: str | None = None, obj: Any = missing, name: str | None = None, exc: Any = UndefinedError
    ) -> None:
        owner = None if obj is missing or isinstance(obj, StrictUndefined) else obj
        super().__init__(hint, obj, name, partial(MissingNameError, owner, name or ""))  # type: ignore[arg-type]


class _Blank(Undefined):
    """A declared field that a record leaves empty: it prints nothing and is false; what needs a value fails."""

    __slots__ = ()

    def __init__(self, obj: Any, name: str) -> None:
        super().__init__(None, obj, name, partial(MissingNameError, obj, name))  # type: ignore[arg-type]


@pass_context
def _printed(context: Context, value: Any) -> Any:
    """A value as it is printed; a record's text that is a template is rendered with the same names."""
    words = shown(value)
    if isinstance(words, str) and has_template(words) and isinstance(context.environment, FaceEnvironment):
        return context.environment.told(words, context.get_all())
    return words


class FaceEnvironment(ImmutableSandboxedEnvironment):
    """Looks names up as expressions do, and counts what templates do."""

    intercepted_binops = frozenset(("+", "-", "*", "/", "//", "%", "**"))

    def __init__(self, names: Mapping[str, Any]) -> None:
        super().__init__(undefined=_Nothing, autoescape=False, finalize=_printed, extensions=())
        self.steps = 0
        self.depth = 0
        self._texts: dict[str, Callable[[Mapping[str, Any]], str]] = {}
        self.globals = {"range": self._range, **names}
        self.filters = {name: self.filters[name] for name in _JINJA_FILTERS} | dict(FILTERS)
        self.filters["bounded"] = self._bounded

    def getattr(self, obj: Any, attribute: str) -> Any:
        """One step of a path."""
        if isinstance(obj, LoopContext):
            return super().getattr(obj, attribute)
        value = look_up(obj, attribute)
        if isinstance(value, Missing) and value.blank:
            return _Blank(obj, attribute)
        if isinstance(value, Missing) or callable(value):
            return self.undefined(obj=obj, name=attribute)
        return value

    def getitem(self, obj: Any, argument: Any) -> Any:
        """An item of a list by its number, of a set or a map by its key."""
        if isinstance(argument, str) and not isinstance(obj, Mapping):
            return self.getattr(obj, argument)
        try:
            return obj[argument]
        except (AttributeError, TypeError, LookupError):
            return self.undefined(obj=obj, name=str(argument))

    def is_safe_callable(self, obj: Any) -> bool:
        """Only ``range``, and what a loop offers."""
        return obj == self._range or isinstance(getattr(obj, "__self__", None), LoopContext)

    def call_binop(self, context: Any, operator: str, left: Any, right: Any) -> Any:
        """Arithmetic is for numbers: text or lists multiplied would fill the memory."""
        for side in (left, right):
            if not isinstance(side, int | float | Undefined):
                raise SecurityError(f"{operator} is for numbers; join texts with ~")
        if (operator == "**" and abs(right) > 64) or (isinstance(left, int) and abs(left) > 10**30):
            raise LimitError("numbers of this size are not for faces")
        return super().call_binop(context, operator, left, right)

    def compiled(self, source: str, longest: int = LONGEST_SOURCE) -> Callable[[Mapping[str, Any]], str]:
        """A function from names to the printed text.

        Raises TemplateSyntaxError for what is no template. The function raises MissingNameError, LimitError, and
        what arithmetic and filters raise.
        """
        if len(source) > longest:
            raise TemplateSyntaxError(f"a template has at most {longest} characters", 1)
        tree = self.parse(source)
        _check(tree)
        template = self.template_class.from_code(self, self.compile(tree), self.globals, None)
        render = template.root_render_func

        def rendered(names: Mapping[str, Any]) -> str:
            self.steps = self.steps if self.depth else 0
            parts, length = [], 0
            for part in render(template.new_context(names)):  # type: ignore[arg-type]
                parts.append(part)
                length += len(part)
                if length > LONGEST_OUTPUT:
                    raise LimitError(f"this writes more than {LONGEST_OUTPUT} characters")
            return "".join(parts)

        return rendered

    def told(self, text: str, names: Mapping[str, Any]) -> str:
        """The text of a record, which may itself be a template, and print texts that are. Raises like ``compiled``."""
        if self.depth >= DEEPEST:
            raise LimitError("these texts print each other without end")
        render = self._texts.get(text)
        if render is None:
            if len(self._texts) >= MOST_TEXTS:
                self._texts.clear()
            render = self._texts[text] = self.compiled(text)
        if not self.depth:
            self.steps = 0
        self.depth += 1
        try:
            return render(names)
        finally:
            self.depth -= 1

    def expression(self, source: str) -> Callable[[Mapping[str, Any]], Any]:
        """A function from names to the value of an expression; raises like ``compiled``."""
        tree = self.parse("{{ (" + source + ") }}")
        _check(tree)
        output = tree.body[0] if len(tree.body) == 1 else None
        if not isinstance(output, nodes.Output) or len(output.nodes) != 1:
            raise TemplateSyntaxError("this is not an expression", 1)
        # Jinja's own compile_expression works like this: the value is what the template leaves in a name.
        kept = nodes.Assign(nodes.Name("result", "store"), output.nodes[0], lineno=1)
        code = self.compile(nodes.Template([kept], lineno=1))
        template = self.template_class.from_code(self, code, self.globals, None)

        def value(names: Mapping[str, Any]) -> Any:
            self.steps = 0
            context = template.new_context(names)  # type: ignore[arg-type]
            for _ in template.root_render_func(context):
                pass
            found = context.vars["result"]
            if isinstance(found, StrictUndefined):
                str(found)
            return found

        return value

    def _range(self, *numbers: int) -> range:
        counted = range(*numbers)
        if len(counted) > LONGEST_RANGE:
            raise LimitError(f"a range has at most {LONGEST_RANGE} numbers")
        self._count(len(counted) // 10)
        return counted

    def _bounded(self, many: Iterable[Any]) -> Iterator[Any]:
        for one in many.values() if isinstance(many, Mapping) else many:
            self._count(1)
            yield one

    def _count(self, steps: int) -> None:
        self.steps += steps
        if self.steps > MOST_STEPS:
            raise LimitError(f"this takes more than {MOST_STEPS} steps")


def _check(tree: nodes.Template) -> None:
    """Refuse what a template may not say, and let every loop count its steps."""
    for node in tree.find_all(nodes.Node):
        if isinstance(node, nodes.Stmt) and not isinstance(node, _STATEMENTS):
            raise TemplateSyntaxError("templates know {{ … }}, if and for", node.lineno)
        if isinstance(node, nodes.Call) and not isinstance(node.node, nodes.Name | nodes.Getattr):
            raise TemplateSyntaxError("only range can be called", node.lineno)
    for loop in tuple(tree.find_all(nodes.For)):
        if loop.recursive:
            raise TemplateSyntaxError("loops cannot call themselves", loop.lineno)
        loop.iter = nodes.Filter(loop.iter, "bounded", [], [], None, None, lineno=loop.lineno)
