"""Leaves to runs for the text engine: expressions replaced by their values, mentions by titles and pages."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import field, replace
from typing import TYPE_CHECKING, Any, Final

from pnp.document.codes import BAD_EXPRESSION, UNKNOWN_ICON, error
from pnp.document.leaves import Leaf, leaf, made_scalar
from pnp.findings import Finding, Span
from pnp.layout.templates.filters import display_text
from pnp.layout.templates.lookup import missing_name
from pnp.load.suggest import did_you_mean
from pnp.locale.catalog import translate
from pnp.model.game import Game
from pnp.model.lookup import Missing
from pnp.model.paths import Names, follow
from pnp.nodes import Scalar
from pnp.text import Entry, Expression, Mention, Run, SpanStyle
from pnp.values import dataclass

if TYPE_CHECKING:
    from pnp.layout.templates.sandbox import FaceEnvironment

_ONE_PATH: Final = re.compile(r"\{\{\s*(?P<path>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)\s*\}\}")
_MARKED: Final = re.compile(r"[*_`:\[\\^<&]")


@dataclass(frozen=True, slots=True)
class Destination:
    """What a mention says about an anchor. page: as printed, empty as long as it is not known."""

    title: str
    page: str = ""


Destinations = Mapping[str, Destination]


@dataclass(frozen=True, slots=True, eq=False)
class Resolved:
    """runs: for the text engine. terms: words for the index. links: where each link is written."""

    runs: tuple[Run, ...]
    terms: tuple[str, ...] = ()
    links: tuple[tuple[str, Span], ...] = ()
    mentions: tuple[str, ...] = ()


@dataclass(slots=True, eq=False)
class Resolver:
    """Gives leaves their values. findings: what went wrong, each thing once."""

    game: Game
    icons: frozenset[str]
    findings: dict[Finding, None] = field(default_factory=dict)
    _names: dict[str, Any] = field(init=False)
    _environment: FaceEnvironment | None = None
    _known: dict[Leaf, Resolved] = field(default_factory=dict)
    _values: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        known, game = Names(self.game), self.game
        self._names = {name: known[name] for name in known}
        self._names |= {custom_set.id.replace("-", "_"): game.set_named(custom_set.id) for custom_set in game.sets}

    def resolve(self, one: Leaf, destinations: Destinations | None = None) -> Resolved:
        """The runs of a leaf. destinations: titles and pages of anchors, for mentions."""
        found = self._known.get(one)
        if found is None:
            found = self._resolved(one, destinations or {})
            if not found.mentions:
                self._known[one] = found
        return found

    def plain(self, one: Leaf, destinations: Destinations | None = None) -> str:
        """The words of a leaf with their values, without marks."""
        return "".join(run.text for run in self.resolve(one, destinations).runs if not run.icon)

    def text(self, scalar: Scalar | None) -> str:
        """The text of an argument, with expressions replaced."""
        if scalar is None or "{{" not in scalar.text:
            return scalar.text if scalar else ""
        return re.sub(r"\{\{.*?\}\}", lambda match: self._value(match[0], scalar, match.start()), scalar.text)

    def _resolved(self, one: Leaf, destinations: Destinations) -> Resolved:
        runs: list[Run] = []
        terms: list[str] = []
        links: list[tuple[str, Span]] = []
        mentions: list[str] = []
        for run in one.runs:
            if isinstance(run, Entry):
                terms.append(run.term)
                continue
            if run.style.link:
                links.append((run.style.link, one.scalar.place(run.start, 1)))
            if isinstance(run, Mention):
                mentions.append(run.target)
            runs.extend(self._runs(run, one.scalar, destinations))
        return Resolved(tuple(runs), tuple(terms), tuple(links), tuple(mentions))

    def _runs(self, run: Run | Expression | Mention, scalar: Scalar, destinations: Destinations) -> tuple[Run, ...]:
        if isinstance(run, Run):
            return (self._known_icon(run, scalar) if run.icon else run,)
        if isinstance(run, Mention):
            found = destinations.get(run.target.removeprefix("#"))
            text = run.target.removeprefix("#") if found is None else found.title
            word = translate("page", self.game.kit)
            page = f", {word}\u00a0{found.page}" if found and found.page else ""
            return (Run(text + page, run.style, run.start),)
        return self._printed(self._value(run.text, scalar, run.start), run)

    def _printed(self, value: str, run: Expression) -> tuple[Run, ...]:
        """A value is read by itself: nothing in it can pair up with marks around it."""
        value = value.replace("\n", " ")
        if not _MARKED.search(value):
            return (Run(value, run.style, run.start),) if value else ()
        runs: list[Run] = []
        for inner in leaf(made_scalar(value)).runs:
            if isinstance(inner, Run | Expression):
                style = SpanStyle(
                    run.style.bold or inner.style.bold,
                    run.style.italic or inner.style.italic,
                    run.style.smallcaps or inner.style.smallcaps,
                    run.style.link or inner.style.link,
                )
                icon = inner.icon if isinstance(inner, Run) and inner.icon in self.icons else ""
                runs.append(Run(inner.text, style, run.start, icon))
        return tuple(runs)

    def _known_icon(self, run: Run, scalar: Scalar) -> Run:
        """An icon, or its name as it is written if there is none, which is reported."""
        if run.icon in self.icons:
            return run
        place = scalar.place(run.start, len(run.text))
        hint = did_you_mean(run.icon, sorted(self.icons)) or "write \\: where a colon is meant"
        self._report(error(UNKNOWN_ICON, f"there is no icon {run.icon!r}", place, hint))
        return replace(run, icon="")

    def _value(self, source: str, scalar: Scalar, start: int) -> str:
        """The value of ``{{ … }}`` as it is printed; nothing if it has none, which is reported."""
        known = self._values.get(source)
        if known is not None:
            return known
        found = self._evaluated(source, scalar.part(start, start + len(source)))
        if found is None:
            return ""
        self._values[source] = found
        return found

    def _evaluated(self, source: str, scalar: Scalar) -> str | None:
        match = _ONE_PATH.fullmatch(source)
        if match:
            value = follow(self._names, match["path"])
            if isinstance(value, Missing):
                self._missing(scalar, value.owner, value.name)
                return None
            return str(display_text(value))
        return self._rendered(source, scalar)

    def _rendered(self, source: str, scalar: Scalar) -> str | None:
        from pnp.layout.templates.sandbox import FaceEnvironment, MissingNameError  # Jinja costs start-up time

        if self._environment is None:
            self._environment = FaceEnvironment({})
        try:
            render: Callable[[Mapping[str, Any]], str] = self._environment.compiled(source)
            return render(self._names)
        except MissingNameError as missing:
            self._missing(scalar, missing.owner, missing.name)
        except Exception as problem:  # a template may fail in any way it likes
            message = f"this has no value: {str(problem).rstrip('.')[:120]}"
            self._report(error(BAD_EXPRESSION, message, scalar.span))
        return None

    def _missing(self, scalar: Scalar, owner: Any, name: str) -> None:
        self._report(missing_name(scalar, owner, name, self._names, None, ""))

    def _report(self, finding: Finding) -> None:
        self.findings[finding] = None
