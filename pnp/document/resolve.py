"""Inline text to runs for the text engine: values for expressions, titles and pages for mentions."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import field, replace
from typing import TYPE_CHECKING, Any, Final, TypeVar

from pnp.document.codes import BAD_EXPRESSION, UNKNOWN_ICON, error
from pnp.document.inline_text import InlineText, parse_inline, synthetic_scalar
from pnp.findings import Finding, Span
from pnp.layout.drawing.unread_markup import unread_markup
from pnp.layout.templates.filters import UnprintableError, display_text
from pnp.layout.templates.lookup import missing_name
from pnp.layout.theme.missing_icons import missing_symbol_hint
from pnp.locale.catalog import translate
from pnp.model.game import Game
from pnp.model.lookup import Missing
from pnp.model.paths import Names, follow
from pnp.model.record_names import record_name
from pnp.model.texts import Icon
from pnp.nodes import Record, Scalar
from pnp.text import Entry, Expression, Mention, Run
from pnp.text.paragraph import find_faults
from pnp.text.style import SpanClass
from pnp.values import dataclass

if TYPE_CHECKING:
    from pnp.layout.templates.sandbox import FaceEnvironment

_T = TypeVar("_T")
_ONE_PATH: Final = re.compile(r"\{\{\s*(?P<path>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)\s*\}\}")
_STATEMENT: Final = re.compile(r"\{%[^%{}]{0,200}%\}")
_MARKED: Final = re.compile(r"[*_`:\[\\^~<&]")


@dataclass(frozen=True, slots=True)
class Destination:
    """What a mention says about an anchor. page: as printed; empty until it is known."""

    title: str
    page: str = ""


Destinations = Mapping[str, Destination]


@dataclass(frozen=True, slots=True, eq=False)
class ResolvedText:
    """runs: for the text engine. terms: words for the index. links: where each link is written."""

    runs: tuple[Run, ...]
    terms: tuple[str, ...] = ()
    links: tuple[tuple[str, Span], ...] = ()
    mentions: tuple[str, ...] = ()


@dataclass(slots=True, eq=False)
class Resolver:
    """Puts values into texts. spans: the classes that words may have. findings: what went wrong, each once."""

    game: Game
    icons: Mapping[str, Icon]
    spans: Mapping[str, SpanClass] | None = None
    findings: dict[Finding, None] = field(default_factory=dict)
    _names: dict[str, Any] = field(init=False)
    _environment: FaceEnvironment | None = None
    _known: dict[InlineText, ResolvedText] = field(default_factory=dict)
    _values: dict[str, str] = field(default_factory=dict)
    _failed: set[Scalar] = field(default_factory=set)

    def __post_init__(self) -> None:
        known, game = Names(self.game), self.game
        self._names = {name: known[name] for name in known}
        self._names |= {custom_set.id.replace("-", "_"): game.set_named(custom_set.id) for custom_set in game.sets}

    def resolve(self, text: InlineText, destinations: Destinations | None = None) -> ResolvedText:
        """The runs of a text. destinations: titles and pages of anchors, for mentions."""
        resolved = self._known.get(text)
        if resolved is None:
            resolved = self._resolved(text, destinations or {})
            if not resolved.mentions:
                self._known[text] = resolved
        return resolved

    def plain(self, text: InlineText, destinations: Destinations | None = None) -> str:
        """The words of a text with its values, without markup."""
        return "".join(run.text for run in self.resolve(text, destinations).runs if not run.icon)

    def text(self, scalar: Scalar | None) -> str:
        """The text of an argument, with expressions replaced."""
        if scalar is None or "{{" not in scalar.text:
            return scalar.text if scalar else ""
        return re.sub(r"\{\{.*?\}\}", lambda match: self._value(match[0], scalar, match.start()), scalar.text)

    def _resolved(self, text: InlineText, destinations: Destinations) -> ResolvedText:
        runs: list[Run] = []
        terms: list[str] = []
        links: list[tuple[str, Span]] = []
        mentions: list[str] = []
        for run in text.runs:
            if isinstance(run, Entry):
                terms.append(run.term)
                continue
            if run.style.link:
                links.append((run.style.link, text.scalar.place(run.start, 1)))
            if isinstance(run, Mention):
                mentions.append(run.target)
            runs.extend(self._runs(run, text.scalar, destinations))
        self._report_faults(text)
        return ResolvedText(tuple(runs), tuple(terms), tuple(links), tuple(mentions))

    def _runs(self, run: Run | Expression | Mention, scalar: Scalar, destinations: Destinations) -> tuple[Run, ...]:
        if isinstance(run, Run):
            self._report_statements(run, scalar)
            return (self._known_icon(run, scalar) if run.icon else run,)
        if isinstance(run, Mention):
            name = run.target.removeprefix("#")
            destination = destinations.get(name) or Destination(name)
            text, page = destination.title, destination.page
            page = f", {translate('page', self.game.kit)}\u00a0{page}" if page else ""
            return (Run(text + page, run.style, run.start),)
        return self._printed(self._value(run.text, scalar, run.start), run)

    def _report_statements(self, run: Run, scalar: Scalar) -> None:
        """Report ``{% … %}``, which templates of layouts may have; here it would be printed."""
        for match in _STATEMENT.finditer(run.text):
            start = run.start + match.start()
            if scalar.text[max(0, run.start - 1) : run.start] == "`" or scalar.text[max(0, start - 1) : start] == "\\":
                continue  # Meant to be printed: it is in backticks or behind a backslash.
            message = f"{match[0]!r} is printed as it is: a rules text has values, and no statements"
            hint = "write {{ 'this' if … else 'that' }} for a choice, ::table for what a list has"
            self._report(error(BAD_EXPRESSION, message, scalar.place(start, len(match[0])), hint))

    def _printed(self, value: str, run: Expression) -> tuple[Run, ...]:
        """The runs of a value, parsed by itself: no mark in it pairs with one of the text around it."""
        value = value.replace("\n", " ")
        if not _MARKED.search(value):
            return (Run(value, run.style, run.start),) if value else ()
        runs: list[Run] = []
        for inner in parse_inline(synthetic_scalar(value)).runs:
            if isinstance(inner, Run | Expression):
                style = inner.style.within(run.style)
                icon = inner.icon if isinstance(inner, Run) and inner.icon in self.icons else ""
                runs.append(Run(inner.text, style, run.start, icon))
        return tuple(runs)

    def _report_faults(self, text: InlineText) -> None:
        if self.spans is None:
            return
        faults = find_faults(self.spans, [run for run in text.runs if isinstance(run, Run)])
        for finding in unread_markup(faults, self.spans, text.scalar):
            self._report(finding)

    def _known_icon(self, run: Run, scalar: Scalar) -> Run:
        """An icon, or its name as it is written if there is none, which is reported."""
        if run.icon in self.icons:
            return run
        place = scalar.place(run.start, len(run.text))
        hint = missing_symbol_hint(run.icon, self.icons)
        self._report(error(UNKNOWN_ICON, f"there is no icon {run.icon!r}", place, hint))
        return replace(run, icon="")

    def _value(self, source: str, scalar: Scalar, start: int) -> str:
        """The value of ``{{ … }}`` as it is printed; nothing if it has none, which is reported."""
        known = self._values.get(source)
        if known is not None:
            return known
        value = self._evaluated(source, scalar.part(start, start + len(source)))
        if value is None:
            return ""
        self._values[source] = value
        return value

    def _evaluated(self, source: str, scalar: Scalar) -> str | None:
        match = _ONE_PATH.fullmatch(source)
        if match:
            value = follow(self._names, match["path"])
            if isinstance(value, Missing):
                self._missing(scalar, value.owner, value.name)
                return None
            try:
                return display_text(value)
            except UnprintableError as problem:
                self._report(error(BAD_EXPRESSION, f"this has no value: {problem}", scalar.span))
                return None
        return self._rendered(source, scalar)

    def holds(self, condition: Scalar, record: Record) -> bool:
        """Whether a condition holds for a record, which it calls as layouts do.

        One that fails is reported once, and holds for all that are asked for then.
        """
        if condition in self._failed:
            return True
        names = {**self._names, record_name(record, self.game): record}

        def value(environment: FaceEnvironment) -> bool | Missing | None:
            found = environment.expression(condition.text)(names)
            return found if isinstance(found, Missing) else bool(found)

        held = self._computed(value, condition, None)
        if held is None or isinstance(held, Missing):
            self._failed.add(condition)
            return True
        return held

    def _rendered(self, source: str, scalar: Scalar) -> str | None:
        def render(environment: FaceEnvironment) -> str | None:
            return environment.compiled(source)(self._names)

        return self._computed(render, scalar, None)

    def _computed(self, compute: Callable[[FaceEnvironment], _T], scalar: Scalar, otherwise: _T) -> _T:
        """What is computed; something else, with a finding, if that fails. scalar: where it is written."""
        from pnp.layout.templates.sandbox import FaceEnvironment, MissingNameError  # Jinja costs start-up time

        if self._environment is None:
            self._environment = FaceEnvironment({})
        try:
            value = compute(self._environment)
        except MissingNameError as missing:
            self._missing(scalar, missing.owner, missing.name)
        except Exception as problem:  # a template may fail in any way it likes
            message = f"this has no value: {str(problem).rstrip('.')[:120]}"
            self._report(error(BAD_EXPRESSION, message, scalar.span))
        else:
            if not isinstance(value, Missing):
                return value
            self._missing(scalar, value.owner, value.name)
        return otherwise

    def _missing(self, scalar: Scalar, owner: Any, name: str) -> None:
        self._report(missing_name(scalar, owner, name, self._names, None, ""))

    def _report(self, finding: Finding) -> None:
        self.findings[finding] = None
