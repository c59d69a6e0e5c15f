"""The Jinja environment of layouts, a sandbox with limits.

Kits come from strangers. A template may print, use conditions and loop. It cannot define, import or call anything but
``range``, and its steps are counted. Import this module only for templates that are more than a path, since Jinja takes
long to import.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache, partial, wraps
from types import CodeType
from typing import Any, Final

from jinja2 import (
    Environment,
    StrictUndefined,
    TemplateSyntaxError,
    Undefined,
    UndefinedError,
    nodes,
    pass_context,
    pass_environment,
)
from jinja2.exceptions import SecurityError
from jinja2.filters import make_attrgetter
from jinja2.runtime import Context, LoopContext
from jinja2.sandbox import ImmutableSandboxedEnvironment
from jinja2.utils import missing

from pnp.layout.templates.filters import FILTERS, display_text, has_template, joined, plain_words, rounded, total
from pnp.layout.templates.syntax import parse
from pnp.model.lookup import Missing, look_up

MOST_STEPS: Final = 20_000
LONGEST_OUTPUT: Final = 100_000
LONGEST_SOURCE: Final = 20_000
LONGEST_RANGE: Final = 1_000
DEEPEST: Final = 5
MOST_TEXTS: Final = 4_096
# So many templates, of at most ``LONGEST_SOURCE`` characters each, stay compiled.
_MOST_CODE: Final = 512
# What filters do at once counts less than what a loop does one by one.
_CHARACTERS_A_STEP: Final = 1_000
_VALUES_A_STEP: Final = 10

_STATEMENTS = (nodes.Template, nodes.Output, nodes.TemplateData, nodes.If, nodes.For)
# The filters of Jinja that make a text of whatever they get, and one of ours, which is not for kits.
_OF_WORDS: Final = ("lower", "upper", "capitalize", "trim", "wordcount")
_WORDS: Final = "plain words"
# The filters of Jinja that are useful on faces, deterministic, and cannot make texts very long.
_JINJA_FILTERS = (
    "abs", "capitalize", "count", "default", "d", "first", "items", "last", "length", "list",
    "lower", "map", "max", "min", "reject", "rejectattr", "reverse", "select", "selectattr", "sort", "trim",
    "unique", "upper", "wordcount", "dictsort",
)  # fmt: skip


class LimitError(SecurityError):
    """A template that takes too long or writes too much."""


class MissingNameError(UndefinedError):
    """An unknown name. owner: the value in which it was looked up; None for the names of the template."""

    def __init__(self, owner: Any, name: str, message: str | None = None) -> None:
        super().__init__(message)
        self.owner, self.name = owner, name


class _Nothing(StrictUndefined):
    """The value of an unknown name: it can be tested with ``is defined``, any other use raises MissingNameError."""

    __slots__ = ()
    is_undefined = True

    def __init__(
        self, hint: str | None = None, obj: Any = missing, name: str | None = None, exc: Any = UndefinedError
    ) -> None:
        owner = None if obj is missing or isinstance(obj, StrictUndefined) else obj
        super().__init__(hint, obj, name, partial(MissingNameError, owner, name or ""))  # type: ignore[arg-type]


class _Blank(Undefined):
    """A declared field that a record leaves empty: it prints nothing and is false; other uses raise an error."""

    __slots__ = ()
    is_undefined = True

    def __init__(self, obj: Any, name: str) -> None:
        super().__init__(None, obj, name, partial(MissingNameError, obj, name))  # type: ignore[arg-type]


@pass_context
def _printed(context: Context, value: Any) -> str:
    """A value as it is printed; the text of a record that is a template is rendered with the same names."""
    words = display_text(value)
    if has_template(words) and isinstance(context.environment, FaceEnvironment):
        return context.environment.render_record_text(words, context.get_all())
    return words


def _attributes(environment: Environment, values: Iterable[Any], attribute: Any) -> Iterable[Any]:
    """An attribute of each value, or the values themselves."""
    return values if attribute is None else map(make_attrgetter(environment, attribute), values)


def _of_words(filter_of_jinja: Callable[..., Any]) -> Callable[..., Any]:
    """A filter of Jinja that is given a value as it is printed."""
    return lambda value, *more, **named: filter_of_jinja(plain_words(value), *more, **named)


@pass_environment
def _join(environment: Environment, values: Iterable[Any], d: Any = "", attribute: Any = None) -> str:
    """As Jinja's filter, but of values as they are printed, and not without end."""
    return joined(_attributes(environment, values, attribute), d)


@pass_environment
def _sum(environment: Environment, values: Iterable[Any], attribute: Any = None, start: Any = 0) -> Any:
    """As Jinja's filter, but of numbers only: lists would grow without end."""
    return total(_attributes(environment, values, attribute), start)


class FaceEnvironment(ImmutableSandboxedEnvironment):
    """The Jinja environment: looks up names as expressions do, and counts the steps of templates."""

    intercepted_binops = frozenset(("+", "-", "*", "/", "//", "%", "**"))

    def __init__(self, names: Mapping[str, Any]) -> None:
        # The optimizer would compute constant parts while it compiles, uncounted and without handling errors.
        super().__init__(undefined=_Nothing, autoescape=False, optimized=False, finalize=_printed, extensions=())
        self.steps = 0
        self.depth = 0
        self._texts: dict[str, Callable[[Mapping[str, Any]], str]] = {}
        self.globals = {"range": self._range, **names}
        known = {name: self.filters[name] for name in _JINJA_FILTERS} | dict(FILTERS)
        known |= {name: _of_words(known[name]) for name in _OF_WORDS}
        known |= {"join": _join, "sum": _sum, "round": rounded, "string": plain_words, _WORDS: plain_words}
        self.filters = {name: self._metered(used) for name, used in known.items()}
        self.filters["bounded"] = self._bounded

    def getattr(self, obj: Any, attribute: str) -> Any:
        """The value of an attribute, one step of a path."""
        if isinstance(obj, LoopContext):
            return super().getattr(obj, attribute)
        value = look_up(obj, attribute)
        if isinstance(value, Missing) and value.blank:
            return _Blank(obj, attribute)
        if isinstance(value, Missing) or callable(value):
            return self.undefined(obj=obj, name=attribute)
        return value

    def getitem(self, obj: Any, argument: Any) -> Any:
        """An item of a list by its index, of a set or a map by its key."""
        if isinstance(argument, str) and not isinstance(obj, Mapping):
            return self.getattr(obj, argument)
        try:
            return obj[argument]
        except (AttributeError, TypeError, LookupError):
            return self.undefined(obj=obj, name=str(argument))

    def is_safe_callable(self, obj: Any) -> bool:
        """Whether it is ``range`` or a method of a loop; nothing else can be called."""
        return obj == self._range or isinstance(getattr(obj, "__self__", None), LoopContext)

    def call_binop(self, context: Any, operator: str, left: Any, right: Any) -> Any:
        """Arithmetic, allowed for numbers only: multiplied texts and lists could fill the memory."""
        for side in (left, right):
            if not isinstance(side, int | float | Undefined):
                cure = "pips: prints so many of a sign" if operator == "*" else "join texts with ~"
                raise SecurityError(f"{operator} is for numbers; {cure}")
        if (operator == "**" and abs(right) > 64) or (isinstance(left, int) and abs(left) > 10**30):
            raise LimitError("numbers of this size are not for faces")
        return super().call_binop(context, operator, left, right)

    def compiled(self, source: str, longest: int = LONGEST_SOURCE) -> Callable[[Mapping[str, Any]], str]:
        """Compile a template to a function from names to the printed text.

        Raises TemplateSyntaxError. The function raises MissingNameError, LimitError, and the errors of arithmetic and
        filters.
        """
        if len(source) > longest:
            raise TemplateSyntaxError(f"a template has at most {longest} characters", 1)
        template = self.template_class.from_code(self, _code(source), self.globals, None)
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

    def render_record_text(self, text: str, names: Mapping[str, Any]) -> str:
        """Render the text of a record that is a template and may print more of them; raises as ``compiled``."""
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
        """Compile an expression to a function from names to its value; raises as ``compiled``."""
        template = self.template_class.from_code(self, _code_of_expression(source), self.globals, None)

        def value(names: Mapping[str, Any]) -> Any:
            self.steps = 0
            context = template.new_context(names)  # type: ignore[arg-type]
            for _ in template.root_render_func(context):
                pass
            result = context.vars["result"]
            if isinstance(result, StrictUndefined):
                str(result)
            return result

        return value

    def _range(self, *numbers: int) -> range:
        counted = range(*numbers)
        if len(counted) > LONGEST_RANGE:
            raise LimitError(f"a range has at most {LONGEST_RANGE} numbers")
        self._count(len(counted) // 10)
        return counted

    def _bounded(self, values: Iterable[Any]) -> Iterator[Any]:
        for value in values.values() if isinstance(values, Mapping) else values:
            self._count(1)
            yield value

    def _metered(self, used: Callable[..., Any]) -> Callable[..., Any]:
        """A filter that counts what it is given and what it makes: a step for each value, or for many characters."""
        # Some filters are given the context or the environment before the value.
        place = 1 if hasattr(used, "jinja_pass_arg") else 0

        @wraps(used)
        def metered(*arguments: Any, **named: Any) -> Any:
            values = list(arguments)
            values[place] = self._counted(values[place])
            made = used(*values, **named)
            # A generator counts when its values are asked for.
            return self._counted(made)

        return metered

    def _counted(self, value: Any) -> Any:
        """A value whose size has been counted; a generator that counts its values."""
        if isinstance(value, str):
            if len(value) > LONGEST_OUTPUT:
                raise LimitError(f"this makes a text of more than {LONGEST_OUTPUT:,} characters")
            self._count(len(value) // _CHARACTERS_A_STEP)
        elif isinstance(value, tuple | list | frozenset | set | Mapping):
            self._count(len(value) // _VALUES_A_STEP)
        elif isinstance(value, Iterator):
            return self._bounded(value)
        return value

    def _count(self, steps: int) -> None:
        self.steps += steps
        if self.steps > MOST_STEPS:
            raise LimitError(f"this takes more than {MOST_STEPS} steps")


@cache
def _compiler() -> FaceEnvironment:
    """What compiles templates: what comes of them is the same for all kits."""
    return FaceEnvironment({})


@lru_cache(maxsize=_MOST_CODE)
def _code(source: str) -> CodeType:
    """The code of a template. Raises TemplateSyntaxError."""
    tree = parse(_compiler(), source)
    _check(tree)
    return _compiler().compile(tree)


@lru_cache(maxsize=_MOST_CODE)
def _code_of_expression(source: str) -> CodeType:
    """The code that gives the name ``result`` to the value of an expression. Raises TemplateSyntaxError."""
    tree = parse(_compiler(), "{{ (" + source + ") }}")
    _check(tree)
    output = tree.body[0] if len(tree.body) == 1 else None
    if not isinstance(output, nodes.Output) or len(output.nodes) != 1:
        raise TemplateSyntaxError("this is not an expression", 1)
    # As Jinja's compile_expression does: the template assigns the value to a name.
    assignment = nodes.Assign(nodes.Name("result", "store"), output.nodes[0], lineno=1)
    return _compiler().compile(nodes.Template([assignment], lineno=1))


def _check(tree: nodes.Template) -> None:
    """Raise TemplateSyntaxError for forbidden statements, and make every loop count its steps."""
    for node in tree.find_all(nodes.Node):
        if isinstance(node, nodes.Stmt) and not isinstance(node, _STATEMENTS):
            raise TemplateSyntaxError("templates know {{ … }}, if and for", node.lineno)
        if isinstance(node, nodes.Call) and not isinstance(node.node, nodes.Name | nodes.Getattr):
            raise TemplateSyntaxError("only range can be called", node.lineno)
        if isinstance(node, nodes.Name) and node.name == "self":
            # Jinja's name for the template itself, whatever a kit gives it.
            raise TemplateSyntaxError("nothing can be called 'self'; write the name of what is shown", node.lineno)
        if isinstance(node, nodes.Or) and isinstance(node.left, nodes.Compare) and isinstance(node.right, nodes.Const):
            value = node.right.value
            raise TemplateSyntaxError(f"{value!r} is compared with nothing: write the comparison again", node.lineno)
    for concat in tuple(tree.find_all(nodes.Concat)):
        concat.nodes = [nodes.Filter(part, _WORDS, [], [], None, None, lineno=part.lineno) for part in concat.nodes]
    for loop in tuple(tree.find_all(nodes.For)):
        if loop.recursive:
            raise TemplateSyntaxError("loops cannot call themselves", loop.lineno)
        loop.iter = nodes.Filter(loop.iter, "bounded", [], [], None, None, lineno=loop.lineno)
