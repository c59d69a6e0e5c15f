"""The list of printed files to the page to print first, with paper, cutting and room for rulers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from pnp.document.column_ends import fill
from pnp.document.columns import ColumnMeasures
from pnp.document.flowables import Flowable
from pnp.document.formats import page_format
from pnp.document.table_layout import TableSetter, measure_contents
from pnp.document.tabular import Cell, TableColumn, TableRow, Tabular, plain_cell
from pnp.document.title import game_facts, small_print_sentences
from pnp.document.typesetter import Typesetter, as_flowables
from pnp.frame import Item, Page, Path
from pnp.layout.geometry.box import Box
from pnp.layout.geometry.moving import moved_all
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.locale.catalog import translate, translate_count
from pnp.measures import SHEET, Mm, Size
from pnp.model.game import Game
from pnp.text import PLAIN, Run
from pnp.values import dataclass

# Room for a ruler of 100 mm, one of 4 in and the cross that shows how well front and back align.
_RULERS: Final[Mm] = 38.0
_GAP: Final[Mm] = 4.0
# As it has no number, this much of the foot of a page is free for words.
_FOOT: Final[Mm] = 9.0
# Behind it: rows of boxes to tick, in columns of a width, and lines to write on.
_TICK_ROW: Final[Mm] = 7.0
_TICK_BOX: Final[Mm] = 4.0
_TICK_COLUMN: Final[Mm] = 24.0
_NOTE_LINE: Final[Mm] = 8.5
_ABOVE_NOTES: Final[Mm] = 7.0
_LEAST_NOTES: Final[Mm] = 24.0
# Words stand so far right of the edge of the text, beside the cross of the duplex check.
_BESIDE_CROSS: Final[Mm] = 36.0


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedFile:
    """One file to print. sheets: of paper; pages: of the file. sides: such as ``both, long edge``."""

    component: str
    file: str
    sheets: int
    pages: int
    stock: str = ""
    sides: str = "one side"


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstPage:
    """The page, and the one behind it for what is printed on both sides, a list to tick off what is done.

    rulers: the rectangle of both that is left free for calibration. left_out: rows without room.
    """

    page: Page
    back: Page
    rulers: Box
    left_out: int = 0


def first_page(
    game: Game,
    theme: ResolvedTheme,
    size: Size,
    printed: Sequence[PrintedFile],
    *,
    cutting: Sequence[str] = (),
    besides: Sequence[str] = (),
    found: int = 0,
) -> FirstPage:
    """Lay out the page to print first. size: of the page. printed: the files to list.

    cutting: what to cut, in order. besides: what players need that is not printed, such as dice. found: how many
    findings a draft has, which its page tells. Rows
    without room are counted, and a line says how many there are. Raises FontError.
    """
    return _FirstPageLayout(game, theme, size, printed, cutting, besides, found).page()


class _FirstPageLayout:
    """Fills the page from its top and its bottom."""

    def __init__(
        self,
        game: Game,
        theme: ResolvedTheme,
        size: Size,
        printed: Sequence[PrintedFile],
        cutting: Sequence[str],
        besides: Sequence[str],
        found: int,
    ) -> None:
        self.game = game
        self.typesetter = Typesetter(theme, theme.setter.engine)
        self.printed = printed
        self.cutting = cutting
        self.besides = besides
        self.found = found
        self.format = page_format(SHEET, size)
        self.area = self.format.area(0).inset(0.0, -_FOOT / 2, 0.0, -_FOOT)

    def page(self) -> FirstPage:
        small = self._small_print()
        small_height = sum(flowable.height for flowable in small)
        rulers = Box(self.area.x, self.area.bottom - small_height - _GAP - _RULERS, self.area.width, _RULERS)
        room = rulers.y - self.area.y - _GAP
        count = len(self.printed)
        flowables = self._flowables(count)
        while count and _height(flowables) > room:
            count -= 1
            flowables = self._flowables(count)
        column = fill(flowables, ColumnMeasures(room, 1.0))
        items: list[Item] = []
        for flowable, top in column.flowables:
            items.extend(moved_all(flowable.items, self.area.x, self.area.y + top))
        y = rulers.bottom + _GAP
        for flowable in small:
            items.extend(moved_all(flowable.items, self.area.x, y))
            y += flowable.height
        page = Page(size=self.format.size, items=tuple(items), number=1, label="")
        back = Page(size=self.format.size, items=tuple(self._back(rulers)), number=2, label="")
        return FirstPage(page=page, back=back, rulers=rulers, left_out=len(self.printed) - count)

    def _back(self, rulers: Box) -> Iterator[Item]:
        """A list with boxes to tick for each file, lines for notes below it, and beside the cross what it tells."""
        room = rulers.y - self.area.y - _GAP
        heads = [self._translate(words) for words in ("Printed", "Cut out", "In the box")]
        flowables = self._lines(self._translate("PRINT ME FIRST"), "kicker")
        flowables += self._lines(self._translate("What is done"), "title", 0.5)
        flowables.append(self._ticks(heads, 4.0))
        for file in self.printed:
            if _height(flowables) + _TICK_ROW > room:
                break
            flowables.append(self._to_tick(file.component, len(heads)))
        left = room - _height(flowables) - _ABOVE_NOTES
        if left > _LEAST_NOTES:
            flowables += self._lines(self._translate("Notes"), "h3", _ABOVE_NOTES)
            flowables += [self._note_line() for _ in range(int((room - _height(flowables)) / _NOTE_LINE))]
        y = self.area.y
        for flowable in flowables:
            y += flowable.before
            yield from moved_all(flowable.items, self.area.x, y)
            y += flowable.height
        sentences = (
            self._translate("Held against the light, the ring on the other side should lie on this cross."),
            self._translate("Where it does not, the scale shows how far, in millimetres: backs will be off as much."),
        )
        words = self.typesetter.lines((Run(" ".join(sentences), PLAIN),), "note", rulers.width - _BESIDE_CROSS)
        y = rulers.y + (rulers.height - sum(line.height for line in words)) / 2
        for line in words:
            yield from moved_all(line.items, rulers.x + _BESIDE_CROSS, y)
            y += line.height

    def _tick_x(self, column: int, columns: int) -> Mm:
        """The middle of a column of boxes to tick."""
        return self.area.width - (columns - column - 0.5) * _TICK_COLUMN

    def _ticks(self, heads: Sequence[str], above: Mm) -> Flowable:
        """The heads of the columns of boxes, with a rule below."""
        lines = [self.typesetter.line(head, "table-name") for head in heads]
        items: list[Item] = []
        for column, line in enumerate(lines):
            items += moved_all(line.items, self._tick_x(column, len(heads)) - line.width / 2, 0.0)
        height = max(line.height for line in lines) + 1.0
        return Flowable(height=height, items=(*items, self._across(height, "accent", 0.4)), before=above)

    def _to_tick(self, words: str, columns: int) -> Flowable:
        """A file with its boxes."""
        line = self.typesetter.line(words, "table-cell")
        pen = self.typesetter.theme.pen("ink", 0.25)
        top = (_TICK_ROW - _TICK_BOX) / 2
        boxes = [
            Path((("R", self._tick_x(column, columns) - _TICK_BOX / 2, top, _TICK_BOX, _TICK_BOX),), None, pen)
            for column in range(columns)
        ]
        items = (
            *moved_all(line.items, 0.0, (_TICK_ROW - line.height) / 2),
            *boxes,
            self._across(_TICK_ROW, "rule", 0.2),
        )
        return Flowable(height=_TICK_ROW, items=items)

    def _note_line(self) -> Flowable:
        return Flowable(height=_NOTE_LINE, items=(self._across(_NOTE_LINE, "rule", 0.2),))

    def _across(self, y: Mm, color: str, width: Mm) -> Item:
        """A rule across the page."""
        return Path((("M", 0.0, y), ("L", self.area.width, y)), None, self.typesetter.theme.pen(color, width))

    def _flowables(self, count: int) -> list[Flowable]:
        flowables = self._head()
        flowables.extend(self._table(count))
        if count < len(self.printed):
            more = len(self.printed) - count
            phrase = "… and {} more: see the list of files in manifest.json."
            sentence = translate_count(phrase, phrase, more, self.game.kit, more)
            flowables.extend(self._lines(sentence, "note", 1.0))
        for title, steps in (("Cut in this order", self.cutting), ("You also need", self.besides)):
            if steps:
                flowables.extend(self._list(self._translate(title), steps, numbered=steps is self.cutting))
        return flowables

    def _head(self) -> list[Flowable]:
        kit = self.game.kit
        flowables = self._lines(self._translate("PRINT ME FIRST"), "kicker")
        flowables += self._lines(kit.title, "title", 0.5)
        if kit.subtitle:
            flowables += self._lines(kit.subtitle, "subtitle", 0.5)
        flowables += self._lines(game_facts(self.game), "facts", 1.5)
        if kit.status == "draft":
            found, phrase = self.found, "DRAFT, with {} findings: see pnp check."
            note = translate_count("DRAFT, with {} finding: see pnp check.", phrase, found, kit, found)
            flowables += self._lines(note if found else self._translate("DRAFT"), "facts", 0.5)
        pen = self.typesetter.theme.pen("accent", 0.4)
        rule = Path((("M", 0.0, 2.0), ("L", self.area.width, 2.0)), None, pen)
        flowables.append(Flowable(height=3.5, items=(rule,), before=1.5))
        scale = "Print at 100 %, without scaling. Measure the rulers below before you go on."
        flowables += self._lines(self._translate(scale), "h3", 1.5)
        return flowables

    def _table(self, count: int) -> list[Flowable]:
        columns = (
            TableColumn("component", self._translate("Print"), strong=True),
            TableColumn("file", self._translate("File")),
            TableColumn("sheets", self._translate("Sheets"), "right"),
            TableColumn("pages", self._translate("Pages"), "right"),
            TableColumn("sides", self._translate("Sides")),
            TableColumn("stock", self._translate("On")),
        )
        rows = tuple(
            TableRow(
                tuple(map(plain_cell, (file.component, file.file, file.sheets, file.pages, file.sides, file.stock)))
            )
            for file in self.printed[:count]
        )
        if not rows:
            return []
        table = Tabular(columns, rows)
        setter = TableSetter(
            self.typesetter, measure_contents(self.typesetter, table, _runs), self.area.width, self.area.height
        )
        flowables = list(setter.flowables(lambda row: False))
        flowables[0] = replace(flowables[0], before=3.0)
        return flowables

    def _list(self, title: str, steps: Sequence[str], *, numbered: bool) -> list[Flowable]:
        flowables = self._lines(title, "h3", 4.0)
        for index, step in enumerate(steps, 1):
            label = f"{index}." if numbered else "\u2022"
            mark = self.typesetter.line(label, "table-name")
            lines = self.typesetter.lines((Run(step, PLAIN),), "table-cell", self.area.width - 5.0)
            for number, line in enumerate(lines):
                items = moved_all(line.items, 5.0, 0.0)
                shown = items if number else (*mark.items, *items)
                flowables.append(Flowable(height=line.height, items=shown, before=0.0 if number else 0.4))
        return flowables

    def _small_print(self) -> list[Flowable]:
        return [
            flowable for sentence in small_print_sentences(self.game) for flowable in self._lines(sentence, "small")
        ]

    def _translate(self, english: str, *values: object) -> str:
        return translate(english, self.game.kit, *values)

    def _lines(self, text: str, name: str, above: Mm = 0.0) -> list[Flowable]:
        lines = self.typesetter.lines((Run(text, PLAIN),) if text else (), name, self.area.width)
        return as_flowables(lines, above=above)


def _runs(cell: Cell) -> tuple[tuple[tuple[Run, ...], str, int], ...]:
    return tuple(((Run(para.text.plain, PLAIN),), para.label, para.level) for para in cell)


def _height(flowables: Sequence[Flowable]) -> Mm:
    return sum(flowable.height + flowable.before for flowable in flowables)
