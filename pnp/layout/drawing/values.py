"""Compile the strings of a layout to values that are read for each face.

Text without a template is fixed. ``{{ card.name }}`` is looked up directly. All other templates of one scope (a face,
one iteration of a loop) are joined into one Jinja template that is rendered once. Only if that fails is each template
rendered separately, to find out which one is wrong and where.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from pnp.findings import Finding
from pnp.layout import codes
from pnp.layout.drawing.scene import Scene
from pnp.layout.templates.failures import cure
from pnp.layout.templates.filters import display_text, has_template
from pnp.layout.templates.lookup import HYPHENED_PATH, Names, WrittenName, walk
from pnp.load.problems import problem
from pnp.model.lookup import Missing
from pnp.nodes import Record, Scalar
from pnp.values import dataclass

if TYPE_CHECKING:
    from pnp.layout.templates.sandbox import FaceEnvironment

_PATH: Final = r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*"
ONE_PATH: Final = re.compile(r"\{\{\s*(" + _PATH + r")\s*\}\}")
_CONDITION: Final = re.compile(r"\s*(?P<path>" + _PATH + r")\s*(?P<test>\s+is\s+(?P<no>not\s+)?defined)?\s*")
_WORD: Final = re.compile(r"[A-Za-z_]\w*")
_HYPHENED: Final = re.compile(r"[A-Za-z_]\w*(?:-\w+)+")
_RESERVED: Final = frozenset(("true", "false", "none", "True", "False", "None", "not", "loop"))
# Steps of templates that take as long as drawing an item.
_STEPS_AN_ITEM: Final = 20
_SLOT, _TEXT = "\x1e", "\x1f"


@dataclass(frozen=True, slots=True)
class FixedValue:
    """Text without a template."""

    text: str
    leaf: Scalar | None = None

    def read(self, scene: Scene) -> str:
        """The text."""
        return self.text

    def value(self, scene: Scene) -> Any:
        """The text."""
        return self.text


@dataclass(frozen=True, slots=True)
class PathValue:
    """A template that consists of one path."""

    steps: tuple[str, ...]
    leaf: Scalar

    def value(self, scene: Scene) -> Any:
        """The value of the path; an empty text for an empty field, and for an unknown name, which is reported."""
        value = walk(self.steps, scene.names)
        if type(value) is Missing:
            if not value.blank:
                scene.missing(self.leaf, value.owner, value.name)
            scene.canvas.trace.append("")
            return ""
        scene.canvas.trace.append(value)
        return value

    def read(self, scene: Scene) -> str:
        """The value as it is printed; empty if the path leads nowhere."""
        value = self.value(scene)
        try:
            words = value if type(value) is str else display_text(value)
        except ValueError as error:
            scene.failed(self.leaf, error)
            return ""
        return scene.record_text(words, self.written(scene)) if "{" in words and has_template(words) else words

    def written(self, scene: Scene) -> Scalar:
        """The field of a record that the path names, or what has a place of its own; otherwise the leaf."""
        if isinstance(name := scene.names.get(self.steps[0]), WrittenName):
            return name.written
        owner = walk(self.steps[:-1], scene.names) if len(self.steps) > 1 else None
        node = owner.node.get(self.steps[-1]) if isinstance(owner, Record) and owner.node else None
        return node if isinstance(node, Scalar) else self.leaf


@dataclass(frozen=True, slots=True)
class SlotValue:
    """A template that Jinja renders together with the others of its scope."""

    index: int
    leaf: Scalar

    def read(self, scene: Scene) -> str:
        """The rendered text."""
        return scene.values.get(self.index, "")

    value = read


Value = FixedValue | PathValue | SlotValue


def defined(value: Any) -> Any:
    """A value that paths may lead through: an empty text for an empty field. Raises MissingNameError for no value."""
    return "" if getattr(type(value), "is_undefined", False) and not value else value


@dataclass(frozen=True, slots=True)
class PathCondition:
    """``when: card.text``, ``when: card.type is defined``."""

    steps: tuple[str, ...]
    leaf: Scalar
    tests_definition: bool = False
    expected: bool = True

    def holds(self, scene: Scene) -> bool:
        """Whether the element is shown."""
        value = walk(self.steps, scene.names)
        is_missing = type(value) is Missing
        if is_missing and not self.tests_definition and not value.blank:
            scene.missing(self.leaf, value.owner, value.name)
        is_defined = value is not None and not is_missing
        holds = is_defined is self.expected if self.tests_definition else bool(value)
        scene.canvas.trace.append(holds)
        return holds


@dataclass(frozen=True, slots=True)
class SlotCondition:
    """Any other condition, which Jinja evaluates."""

    index: int

    def holds(self, scene: Scene) -> bool:
        """Whether the element is shown."""
        return bool(scene.values.get(self.index))


Condition = PathCondition | SlotCondition


@dataclass(slots=True)
class _Slot:
    """A text or condition in a joined template. guards: the conditions around it, outermost first."""

    source: str
    leaf: Scalar
    guards: tuple[str, ...]
    alone: Callable[[Names], str]


class Scope:
    """The templates that see the same names, rendered once for each face or iteration."""

    __slots__ = ("_environment", "_joined", "findings", "guards", "slots", "words")

    def __init__(
        self, environment: Callable[[], FaceEnvironment], findings: list[Finding], words: set[str] | None = None
    ) -> None:
        self._environment = environment
        # All words of all templates, which include all names that they read.
        self.words: set[str] = set() if words is None else words
        self._joined: Callable[[Names], str] | None = None
        self.findings = findings
        self.slots: list[_Slot] = []
        self.guards: tuple[str, ...] = ()

    def inner(self) -> Scope:
        """A scope for the body of a loop."""
        return Scope(self._environment, self.findings, self.words)

    def reads(self, leaf: Scalar) -> None:
        """Record the words of a template or an expression."""
        self.words.update(_WORD.findall(leaf.text))
        self.words.update(word.replace("-", "_") for word in _HYPHENED.findall(leaf.text))

    def text(self, leaf: Scalar) -> Value:
        """The value of a leaf string."""
        text = leaf.text
        if not has_template(text):
            return FixedValue(text, leaf)
        self.reads(leaf)
        match = ONE_PATH.fullmatch(text.strip())
        if match and match[1].split(".")[0] not in _RESERVED:
            return PathValue(tuple(match[1].split(".")), leaf)
        return self._slot(text, leaf, 0)

    def condition(self, leaf: Scalar) -> Condition:
        """The condition of a ``when:``."""
        self.reads(leaf)
        match = _CONDITION.fullmatch(leaf.text)
        if match and match["path"].split(".")[0] not in _RESERVED:
            return PathCondition(tuple(match["path"].split(".")), leaf, bool(match["test"]), not match["no"])
        slot = self._slot("{% if " + leaf.text + " %}1{% endif %}", leaf, len("{% if "))
        return SlotCondition(slot.index) if isinstance(slot, SlotValue) else SlotCondition(-1)

    def expression(self, leaf: Scalar) -> Callable[[Names], Any] | None:
        """A function for the value of an expression, as in ``for: x in …``; None with a finding if it is malformed."""
        from jinja2 import TemplateSyntaxError  # costs start-up time, and most layouts need no Jinja

        self.reads(leaf)
        match = HYPHENED_PATH.fullmatch(leaf.text)
        if match and match[1].split(".")[0] not in _RESERVED:
            steps = tuple(match[1].split("."))
            return lambda names: walk(steps, names)
        try:
            return self._environment().expression(leaf.text)
        except TemplateSyntaxError as error:
            self._not_a_template(leaf, leaf.text, error, 0)
            return None

    def _slot(self, source: str, leaf: Scalar, before: int) -> Value:
        from jinja2 import TemplateSyntaxError  # as above

        try:
            alone = self._environment().compiled(source)
        except TemplateSyntaxError as error:
            self._not_a_template(leaf, source, error, before)
            return FixedValue("", leaf)
        self.slots.append(_Slot(source, leaf, self.guards, alone))
        return SlotValue(len(self.slots) - 1, leaf)

    def _not_a_template(self, leaf: Scalar, source: str, error: Exception, before: int) -> None:
        line = getattr(error, "lineno", 1) or 1
        start = sum(len(text) + 1 for text in source.split("\n")[: line - 1])
        opening = max(source.find("{", start) - before, 0)
        span = leaf.place(opening, max(len(leaf.text) - opening, 1))
        reason = getattr(error, "message", None) or str(error)
        message = f"this is not a valid template: {reason.rstrip('.')[:120]}"
        self.findings.append(problem(codes.TEMPLATE_SYNTAX, message, span, cure(source)))

    def render(self, scene: Scene) -> dict[int, str]:
        """The texts of the slots by their indices, without those whose conditions do not hold."""
        if not self.slots or not scene.allows(1, self.slots[0].leaf.span):
            return {}
        if self._joined is None:
            self._joined = self._join()
        try:
            output = self._joined(scene.names)
        except Exception:  # noqa: BLE001, RUF100 - rendering one by one finds and reports the error
            return self._one_by_one(scene)
        scene.allows(self._environment().steps // _STEPS_AN_ITEM, self.slots[0].leaf.span)
        values: dict[int, str] = {}
        for part in output.split(_SLOT)[1:]:
            index, mark, text = part.partition(_TEXT)
            if not mark or not index.isdecimal():
                return self._one_by_one(scene)
            values[int(index)] = text
        scene.canvas.trace.append(output)
        return values

    def _join(self) -> Callable[[Names], str]:
        """All slots as one template; one that fails if they are templates only each for itself."""
        from jinja2 import TemplateSyntaxError  # as above

        source = _joined(self.slots)
        try:
            return self._environment().compiled(source, len(source))
        except TemplateSyntaxError as error:
            reason = error

        def fail(names: Names) -> str:
            raise reason

        return fail

    def _one_by_one(self, scene: Scene) -> dict[int, str]:
        values: dict[int, str] = {}
        for index, slot in enumerate(self.slots):
            if not scene.allows(1, slot.leaf.span):
                break
            try:
                if all(self._environment().expression(guard)(scene.names) for guard in slot.guards):
                    values[index] = slot.alone(scene.names)
            except Exception as error:  # noqa: BLE001, RUF100 - a template may fail in any way it likes
                scene.failed(slot.leaf, error)
            scene.allows(self._environment().steps // _STEPS_AN_ITEM, slot.leaf.span)
        scene.canvas.trace.append(tuple(values.items()))
        return values


def _joined(slots: list[_Slot]) -> str:
    """One template for all slots, each marked with its index, inside the conditions around it."""
    parts: list[str] = []
    open_guards: tuple[str, ...] = ()
    for index, slot in enumerate(slots):
        shared = 0
        while shared < min(len(open_guards), len(slot.guards)) and open_guards[shared] == slot.guards[shared]:
            shared += 1
        parts += ["{% endif %}"] * (len(open_guards) - shared)
        parts += [f"{{% if {guard} %}}" for guard in slot.guards[shared:]]
        parts.append(f"{_SLOT}{index}{_TEXT}{slot.source}")
        open_guards = slot.guards
    return "".join(parts) + "{% endif %}" * len(open_guards)
