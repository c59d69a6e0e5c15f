"""What composing a kit shares from face to face: the look, compiled layouts, and what was noticed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from pnp.findings import Finding, Related, Span
from pnp.frame import Face, Item, Nested, Picture
from pnp.layout import codes
from pnp.layout.box import Box
from pnp.layout.compiling import icon_finding, inline_icons
from pnp.layout.library import Library, check_icons
from pnp.layout.look import Look
from pnp.layout.plan import Plan, compile_layout, sized_by_board
from pnp.layout.reading import Reader
from pnp.layout.reports import ContrastSample, Report, TextSize
from pnp.layout.scene import Scene
from pnp.layout.template import Layout
from pnp.layout.templates import Names, missing_name
from pnp.layout.wording import wording_problems, wordings
from pnp.load.problems import problem
from pnp.measures import Size
from pnp.model.game import Game
from pnp.model.paths import Names as GameNames
from pnp.model.walk import records
from pnp.nodes import Node, Scalar

if TYPE_CHECKING:
    from pnp.layout.sandbox import FaceEnvironment

Pictures = Callable[[str, Span], Picture | Finding]

# The layout that draws a counter on a board if nobody names another.
COUNTER = "counter"
# A longer number than this is more than anything can be.
_MOST_DIGITS = 10


class Studio:
    """Composes the faces of one kit.

    pictures: looks at a raster file of the kit; at: the place that names it. findings: what is wrong with
    layouts, once each, however many faces show it. names: what every template sees. shown, on_boards: what
    was noticed on faces and boards that figures show; components may have noticed the same.
    """

    def __init__(self, game: Game, library: Library, look: Look, pictures: Pictures) -> None:
        self.game, self.library, self.look, self._pictures = game, library, look, pictures
        known = GameNames(game)
        self.names: dict[str, Any] = {name: known[name] for name in known}
        self.names["wording"] = wordings(game.kit)
        self.names |= {one.id.replace("-", "_"): game.set_named(one.id) for one in game.sets}
        self.findings: list[Finding] = []
        self.reports: list[Report] = []
        self.shown: list[Report] = []
        self.on_boards: list[Report] = []
        self.samples: dict[Any, ContrastSample] = {}
        self.sizes: dict[Span, TextSize] = {}
        self.seen: set[Any] = set()
        self._told: set[tuple[str, Span, str]] = set()
        self._layouts: dict[str, Layout | None] = {}
        self._plans: dict[tuple[str, Size | None], Plan] = {}
        self._pictures_seen: dict[tuple[str, str], Picture | Finding] = {}
        self._environment: FaceEnvironment | None = None
        reader = Reader()
        check_icons(game.icons, reader)
        self.take_all((*reader.findings, *wording_problems(game.kit)))

    def environment(self) -> FaceEnvironment:
        """The Jinja environment, made when the first template is met that needs one."""
        if self._environment is None:
            from pnp.layout.sandbox import FaceEnvironment  # imports Jinja, which costs start-up time

            self._environment = FaceEnvironment({})
        return self._environment

    def plan(self, name: str, at: Node | None, size: Size | None = None, names: Names | None = None) -> Plan | None:
        """A compiled layout; None with a finding at ``at`` if there is none.

        size: instead of the layout's own. names: what a layout of ``auto`` size finds its board by.
        """
        layout = self.layout(name, at)
        if layout is None:
            return None
        breaks = None
        size = size or layout.size
        if size is None:
            if names is None:
                return None
            size, breaks = sized_by_board(layout, names, self)
        plan = self._plans.get((name, size))
        if plan is None or plan.breaks != breaks:
            reader = Reader()
            plan = self._plans[name, size] = compile_layout(layout, size, self, reader, breaks)
            self.take_all(reader.findings)
        return plan

    def layout(self, name: str, at: Node | None) -> Layout | None:
        """A layout that is not compiled yet; None with a finding at ``at`` if there is none."""
        if self._layouts.get(name) is None:
            reader = Reader()
            self._layouts[name] = self.library.layout(name, reader, at)
            self.take_all(reader.findings)
        return self._layouts[name]

    def counter(self, unit: str, side: str, box: Box, scene: Scene) -> Iterable[Item]:
        """A unit's counter for a board; nothing if there is no such unit."""
        found = self.game.units.find(unit)
        plan = self.plan(COUNTER, None)
        if found is None or plan is None:
            return ()
        musters = [one for one in self.game.musters() if one.unit is found and side in ("", one.side.id)]
        owner = musters[0].side if musters else self.game.sides.find(side)
        if owner is None:
            return ()
        army = musters[0].army if musters else None
        names = {**self.names, "unit": found, "side": owner, "army": army}
        face: Face = plan.compose(names, f"{owner.id}-{unit}", found.span, self.shown, shared=True)
        scale = min(box.width / face.size.width, box.height / face.size.height)
        x = box.x + (box.width - face.size.width * scale) / 2
        y = box.y + (box.height - face.size.height * scale) / 2
        return (Nested(face, x, y, scale, alt=f"{owner.title}: {found.title}"),)

    def picture(self, path: str, at: Span) -> Picture | Finding:
        """A picture of the kit, looked at once for each file that names it: it may be one of a base kit."""
        key = (path, at.file)
        if key not in self._pictures_seen:
            self._pictures_seen[key] = self._pictures(path, at)
        return self._pictures_seen[key]

    def take(self, finding: Finding) -> None:
        """Take down a finding, unless the same was found before."""
        key = (finding.code, finding.span, finding.message)
        if key not in self._told:
            self._told.add(key)
            self.findings.append(finding)

    def take_all(self, findings: Iterable[Finding]) -> None:
        """Take down several findings."""
        for finding in findings:
            self.take(finding)

    def missing(self, leaf: Scalar, owner: Any, name: str, scene: Scene) -> None:
        """Report a name that stands for nothing; once a leaf, on the first face where it was found."""
        key = (codes.UNKNOWN_NAME, leaf.span, name)
        if key not in self._told:
            self._told.add(key)
            canvas = scene.canvas
            self.findings.append(missing_name(leaf, owner, name, scene.names, canvas.span, canvas.face))

    def failed(self, leaf: Scalar, error: Exception, scene: Scene) -> None:
        """Report a template that went wrong on a face."""
        from pnp.layout.sandbox import LimitError, MissingNameError  # Jinja is loaded already if one failed

        if isinstance(error, MissingNameError):
            self.missing(leaf, error.owner, error.name, scene)
            return
        code = codes.TEMPLATE_LIMITS if isinstance(error, LimitError) else codes.WRONG_VALUE
        message = f"this template fails: {str(error).rstrip('.')[:160] or type(error).__name__}"
        key = (code, leaf.span, message)
        if key not in self._told:
            self._told.add(key)
            self.findings.append(problem(code, message, leaf.span, related=_shown_on(scene, "on the face of {}")))

    def told(self, text: str, leaf: Scalar, scene: Scene) -> str:
        """A record's text that is a template, rendered; as it is written, with a finding, if that fails."""
        from jinja2 import TemplateSyntaxError  # costs start-up time, and most records need no Jinja

        try:
            return self.environment().told(text, scene.names)
        except TemplateSyntaxError as error:
            self.take(problem(codes.TEMPLATE_SYNTAX, f"this is no template: {error.message}", leaf.span))
        except Exception as error:  # noqa: BLE001, RUF100 - a template may fail in any way it likes
            self.failed(leaf, error, scene)
        return text

    def unknown_icon(self, name: str, span: Span, scene: Scene) -> None:
        """Report an icon that is not there, once, on the first face that should show it. span: where it is named."""
        if ("icon", name) in self.seen:
            return
        self.seen.add(("icon", name))
        self.take(icon_finding(name, span, self.look.icons, _shown_on(scene, "first shown on {}")))

    def check_symbols(self) -> None:
        """Report symbols that no icon has: those of records that no face showed, and those inside of texts."""
        for record in records(self.game):
            name = getattr(record, "symbol", "")
            if name and ("icon", name) not in self.seen and not self.look.has_icon(name):
                self.seen.add(("icon", name))
                self.take(icon_finding(name, record.at("symbol"), self.look.icons))
        self.take_all(inline_icons(self.game.sources.values(), self.look.icons))

    def at_most(self, leaf: Scalar | None, digits: str, most: int) -> int:
        """A number of things on a face; of too many, none, and a finding."""
        number = int(digits) if len(digits) < _MOST_DIGITS else most + 1
        if number <= most:
            return number
        if leaf is not None:
            message = f"{digits[:40]} of them are too many for a face: at most {most:,}"
            self.take(problem(codes.WRONG_VALUE, message, leaf.span))
        return 0

    def not_a_number(self, leaf: Scalar, text: str) -> None:
        """Report a count that is none."""
        self.take(problem(codes.WRONG_VALUE, f"{text[:40]!r} is not a number of things", leaf.span))


def _shown_on(scene: Scene, words: str) -> tuple[Related, ...]:
    """The record whose face is being drawn, if there is one. words: what to say of it, {} is the face."""
    canvas = scene.canvas
    return () if canvas.span is None else (Related(canvas.span, words.format(canvas.face)),)
