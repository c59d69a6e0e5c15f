"""Boards of all kinds, and rulers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final, Literal, cast

from pnp.analysis.charts import costs_in_line
from pnp.findings import Finding, Span
from pnp.frame import Item
from pnp.layout import boards, codes
from pnp.layout.boards import BoardOptions, ruler
from pnp.layout.boards.labels import symbols, unknown_colors, unknown_landmarks, written_at
from pnp.layout.boards.record_texts import with_texts_rendered
from pnp.layout.drawing.reports import BrokenWord, Overflow, Report, ReportSubject, UnshownCharacters
from pnp.layout.drawing.scene import Scene
from pnp.layout.drawing.unread_markup import unread_markup
from pnp.layout.drawing.values import Value
from pnp.layout.elements.compiled_element import FillsRoom
from pnp.layout.elements.compiler import ColorValue, Compiler, unknown_color
from pnp.layout.geometry.box import Box
from pnp.layout.templates.layouts import Element
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.load.problems import problem
from pnp.load.suggest import did_you_mean
from pnp.measures import MM_PER_PT, Mm
from pnp.model.boards import Board
from pnp.model.units import Terrain
from pnp.nodes import Scalar

_LONGEST_RULER: Mm = 2000.0
# Words on a board are centred in their room: up to this overflow, as a share of their size, they touch nothing.
_TOLERANCE = 0.25
_NO_BLEED: Final = (0.0, 0.0, 0.0, 0.0)
_WORDS = ("cells", "units", "highlight", "arrows", "paths", "zoc", "details")


def compile_board(element: Element, compiler: Compiler) -> BoardBody:
    """``board:``, ``track:``, ``nodes:`` or ``mat:`` with the board's id or a template for it."""
    options, reader = element.options, compiler.reader
    words = {key: compiler.text(options[key], key) for key in _WORDS if key in options}
    fixed = BoardOptions(
        labels=reader.flag(options["labels"], "labels") if "labels" in options else True,
        overview=any(reader.flag(options[key], key) for key in ("overview", "joined") if key in options),
        joined=reader.flag(options["joined"], "joined") if "joined" in options else False,
    )
    return BoardBody(element, compiler.text(element.value, "board"), words, compiler.color(element.color), fixed)


class BoardBody(FillsRoom):
    """A board, as large as its box allows."""

    __slots__ = ("color", "element", "options", "value", "words")

    def __init__(
        self,
        element: Element,
        value: Value,
        words: Mapping[str, Value],
        color: ColorValue | None,
        options: BoardOptions,
    ) -> None:
        self.element, self.value, self.words, self.color, self.options = element, value, words, color, options

    def board(self, scene: Scene) -> Board | None:
        """The board that the element names; None with a finding if there is none."""
        value = self.value.value(scene)
        if isinstance(value, Board):
            return value
        boards = scene.context.game.boards
        board = boards.find(str(value).strip()) if value else None
        if board is None and value and self.value.leaf is not None:
            hint = did_you_mean(str(value), boards.ids)
            scene.report(problem(codes.UNKNOWN_BOARD, f"there is no board {value!r}", self.value.leaf.span, hint))
        return board

    def color_in(self, scene: Scene) -> str:
        """The colour that the element gives the board; empty for none."""
        return self.color.read(scene) if self.color else ""

    def draw(self, box: Box, scene: Scene) -> None:
        """Draw the board."""
        board = self.board(scene)
        if board is None:
            return
        words: dict[str, Any] = {key: self.words[key].read(scene) if key in self.words else "" for key in _WORDS}
        # The board keeps its size; only its scenery runs on into the bleed.
        bleed = _beyond(scene.canvas.box, box) if self.element.bleeds else _NO_BLEED
        if any(bleed):
            box = box.inset(*bleed)

        def counter(unit: str, side: str, where: Box) -> tuple[Item, ...]:
            return scene.context.counter(unit, side, where, scene.canvas.notes)

        options = replace(
            self.options,
            terrain=scene.context.game.terrain,
            game=scene.context.game,
            draw_counter=counter,
            bleed=bleed,
            color=self.color_in(scene),
            **words,
        )
        try:
            board = printed_board(boards.laid_together(board, options), scene)
            theme = scene.theme.recording_text_faults()
            scene.canvas.items += boards.draw(board, box, theme, options)
        except ValueError as error:
            scene.report(problem(codes.WRONG_VALUE, str(error), self.element.span))
            return
        self._report(board, options, theme, scene)

    def _report(self, board: Board, options: BoardOptions, theme: ResolvedTheme, scene: Scene) -> None:
        """Report what a board shows that is not there, and words that have no room. theme: that it was drawn with."""
        for name in boards.unknown_places(board, options):
            scene.report(problem(codes.WRONG_VALUE, f"the board {board.id!r} has no place {name!r}", self.element.span))
        for message in boards.misplaced_counters(board, options):
            scene.report(problem(codes.WRONG_VALUE, message, self.element.span))
        about = (scene.canvas.face, self.element.name, self.element.span)
        scene.canvas.notes.reports += board_text_reports(board, theme, *about)
        for finding in board_markup_findings(board, theme):
            scene.report(finding)
        for name, span in symbols(board):
            if not scene.theme.has_icon(name):
                scene.unknown_icon(name, span)
        for name, span in unknown_colors(board, scene.context.game.terrain, scene.theme):
            scene.report(unknown_color(name, span, scene.theme), ("color", name))
        for name, span in unknown_landmarks(board, scene.theme):
            scene.unknown_icon(name, span)

    def natural(self, width: Mm, height: Mm, scene: Scene) -> tuple[Mm | None, Mm | None]:
        """As high as the board is in this width."""
        board = self.board(scene)
        if board is None:
            return 0.0, 0.0
        with suppress(ValueError):
            board = boards.laid_together(board, replace(self.options, game=scene.context.game))
        size = boards.natural_size(board)
        scale = min(1.0, width / size.width) if size.width else 0.0
        return size.width * scale, size.height * scale


def printed_board(board: Board, scene: Scene) -> Board:
    """The board with those of its texts rendered that are templates; they see the names of the face."""
    if board.node is None:
        return board
    place = Scalar.standing_for(board.node, "")
    return with_texts_rendered(board, lambda text, leaf: scene.record_text(text, leaf or place))


def _beyond(trim: Box, box: Box) -> tuple[Mm, Mm, Mm, Mm]:
    """How far a box goes beyond where a face is cut: left, above, right, below."""
    return (
        max(trim.x - box.x, 0.0),
        max(trim.y - box.y, 0.0),
        max(box.right - trim.right, 0.0),
        max(box.bottom - trim.bottom, 0.0),
    )


def compile_key(element: Element, compiler: Compiler) -> KeyBody:
    """``key:`` with the id of a board of cells or a template for it. ``costs``: whether it says what terrain costs."""
    options, reader = element.options, compiler.reader
    costs = reader.flag(options["costs"], "costs") if "costs" in options else False
    return KeyBody(element, compiler.text(element.value, "key"), {}, None, BoardOptions(costs=costs))


class KeyBody(BoardBody):
    """The key of a map, in as many columns as its box has room for."""

    __slots__ = ()

    def draw(self, box: Box, scene: Scene) -> None:
        """Draw the key."""
        if board := self.board(scene):
            board = printed_board(board, scene)
            theme, game = scene.theme.recording_text_faults(), scene.context.game
            terrain = game.terrain
            notes = {each.id: costs_in_line(game, each) for each in terrain} if self.options.costs else {}
            scene.canvas.items += boards.draw_key(board, box, theme, terrain, notes)
            about = (scene.canvas.face, self.element.name, self.element.span)
            scene.canvas.notes.reports += board_text_reports(board, theme, *about, terrain=terrain)

    def natural(self, width: Mm, height: Mm, scene: Scene) -> tuple[Mm | None, Mm | None]:
        """As high as its lines are in this width."""
        board = self.board(scene)
        if board is None:
            return 0.0, 0.0
        size = boards.key_size(board, width, scene.theme, scene.context.game.terrain)
        return size.width, size.height


def board_text_reports(
    board: Board,
    theme: ResolvedTheme,
    face: str,
    element: str,
    element_span: Span,
    *,
    is_figure: bool = False,
    terrain: Iterable[Terrain] = (),
) -> Iterator[Report]:
    """Reports of words on a board that do not fit, are broken, or lack glyphs. theme: the one that set them.

    terrain: if its key names it. is_figure: it is shown smaller, without the names for which that leaves no room.
    """
    reported: set[str] = set()
    for words, set_text in theme.text_faults or ():
        if words in reported or (is_figure and not set_text.items):
            continue
        reported.add(words)
        at = written_at(board, words, terrain)
        about = ReportSubject(face=face, element=element, text_span=at, element_span=element_span)
        tolerance = set_text.size * MM_PER_PT * _TOLERANCE
        if set_text.overflow > tolerance or set_text.across > tolerance:
            across = set_text.across
            yield Overflow(**about, down=set_text.overflow, across=across, size=set_text.size, words=words)
        for word in set_text.broken:
            yield BrokenWord(**about, word=word)
        if set_text.missing:
            yield UnshownCharacters(**about, characters=set_text.missing, font=theme.style("board-space").font)


def board_markup_findings(board: Board, theme: ResolvedTheme) -> Iterator[Finding]:
    """What is not understood in the words on a board. theme: the one that set them."""
    for words, set_text in theme.text_faults or ():
        yield from unread_markup(set_text.faults, theme.classes, written_at(board, words))


def compile_ruler(element: Element, compiler: Compiler) -> RulerBody:
    """``ruler:`` a length, in ``unit: cm/in``, from the left of its box, or ``upright`` from its bottom.

    ``every``: the units between numbers. ``start``: the length at which the strip of a longer ruler begins.
    """
    options, reader = element.options, compiler.reader
    length = reader.mm(element.value, "ruler", 1.0, _LONGEST_RULER)
    unit = reader.choice(options["unit"], "unit", ("cm", "in")) if "unit" in options else "cm"
    every = reader.count(options["every"], "every", 1) if "every" in options else 1
    start = reader.mm(options["start"], "start") if "start" in options else 0.0
    upright = reader.flag(options["upright"], "upright") if "upright" in options else False
    return RulerBody(length, cast(Literal["cm", "in"], unit), every, start, upright)


class RulerBody(FillsRoom):
    """A ruler to measure with, never scaled."""

    __slots__ = ("every", "length", "start", "unit", "upright")

    def __init__(self, length: Mm, unit: Literal["cm", "in"], every: int, start: Mm, upright: bool) -> None:
        self.length, self.unit, self.every, self.start, self.upright = length, unit, every, start, upright

    def draw(self, box: Box, scene: Scene) -> None:
        """Draw the ruler."""
        theme = scene.theme
        scene.canvas.items += ruler.draw(self.length, box, theme, self.unit, self.every, self.start, self.upright)
