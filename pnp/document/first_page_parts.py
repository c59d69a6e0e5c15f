"""Heads, headings, lists and marks of the page that is printed first, in the frame kit of the theme."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pnp.document.flowables import Flowable
from pnp.document.title import game_facts
from pnp.document.typesetter import Typesetter, as_flowables
from pnp.frame import Face, Group, Item, Nested, Path
from pnp.layout.geometry.box import Box
from pnp.layout.geometry.moving import moved_all
from pnp.locale.catalog import translate, translate_count
from pnp.measures import Mm, Size
from pnp.model.game import Game
from pnp.ovals import oval
from pnp.text import PLAIN, Run

# The band that says what the page is, and how far the edge of the frame kit hangs below it.
_BAND: Final[Mm] = 9.0
_EDGE: Final[Mm] = 3.0
_BAND_PAD: Final[Mm] = 4.0
# The share of the width that a picture has beside the band.
_PICTURE: Final = 0.62
# A heading: its height, and where its words begin beside the device.
_HEADING: Final[Mm] = 7.5
_HEADING_WORDS: Final[Mm] = 7.6
# Lists: the room for numbers, dots and marks beside words.
_ASIDE: Final[Mm] = 6.5
_MARK: Final[Mm] = 2.3
# A line of words on a side of a page is this far below what stands above it.
_ABOVE: Final[Mm] = 1.0


class FirstPageParts:
    """Sets what both sides of the page are made of, as flowables."""

    def __init__(self, game: Game, typesetter: Typesetter) -> None:
        self.game, self.typesetter, self.theme = game, typesetter, typesetter.theme

    def said(self, english: str, *values: object) -> str:
        """One of our phrases in the language of the kit."""
        return translate(english, self.game.kit, *values)

    def counted(self, one: str, many: str, number: int) -> str:
        """A phrase with a number."""
        return translate_count(one, many, number, self.game.kit, number)

    def lines(self, text: str, name: str, width: Mm, above: Mm = 0.0, x: Mm = 0.0) -> list[Flowable]:
        """A paragraph in a class of the theme."""
        lines = self.typesetter.lines((Run(text, PLAIN),) if text else (), name, width)
        return as_flowables(lines, above=above, x=x)

    def head(self, width: Mm, picture: Face | None, words: str, found: int, *, is_low: bool = False) -> list[Flowable]:
        """The picture with which the rulebook begins, or the title; with it a band that says what page this is.

        is_low: the band stands beside a smaller picture, not below it.
        """
        if picture and is_low:
            flowables = [self._beside(picture, width, words)]
        else:
            flowables = [_shown(picture, width)] if picture else self._title(width)
            flowables.append(self._band(width, words, "" if picture else game_facts(self.game)))
        kit = self.game.kit
        if kit.status == "draft":
            note = self.counted(
                "DRAFT, with {} finding: see pnp check.", "DRAFT, with {} findings: see pnp check.", found
            )
            flowables += self.lines(note if found else self.said("DRAFT"), "facts", width, 0.5)
        return flowables

    def _beside(self, picture: Face, width: Mm, words: str) -> Flowable:
        """The picture, and the band at its right as high as it, with the edge of the frame kit below both."""
        shown = _shown(picture, width * _PICTURE)
        box = Box(width * _PICTURE, 0.0, width * (1 - _PICTURE), shown.height)
        room = box.width - 2 * _BAND_PAD
        lines = [
            *self.lines(words, "first-page-name", room),
            *self.lines(game_facts(self.game), "first-page-facts", room),
        ]
        y = (box.height - height_of(lines)) / 2
        items: list[Item] = [*shown.items, Path(box.segments(), self.theme.style("first-page").fill_ink())]
        for line in lines:
            items += moved_all(line.items, box.x + _BAND_PAD, y)
            y += line.height
        face = self.theme.frame_part("edge", "first-page-edge", Size(width, _EDGE))
        items += [Nested(face, 0.0, box.height)] if face else []
        return Flowable(height=box.height + _EDGE, items=tuple(items))

    def _title(self, width: Mm) -> list[Flowable]:
        flowables = self.lines(self.game.kit.title, "title", width, 0.5)
        if self.game.kit.subtitle:
            flowables += self.lines(self.game.kit.subtitle, "subtitle", width, 0.5)
        return [*flowables, Flowable(height=2.0)]

    def _band(self, width: Mm, words: str, aside: str) -> Flowable:
        """What the page is, on the left, and more on the right, with the edge of the frame kit below."""
        box = Box(0.0, 0.0, width, _BAND)
        name = self.typesetter.line(words, "first-page-name")
        facts = self.typesetter.line(aside or " ", "first-page-facts")
        items: list[Item] = [Path(box.segments(), self.theme.style("first-page").fill_ink())]
        items += moved_all(name.items, _BAND_PAD, (_BAND - name.height) / 2)
        if name.width + facts.width + 3 * _BAND_PAD < width:
            items += moved_all(facts.items, width - _BAND_PAD - facts.width, (_BAND - facts.height) / 2)
        face = self.theme.frame_part("edge", "first-page-edge", Size(width, _EDGE))
        items += [Nested(face, 0.0, _BAND)] if face else []
        return Flowable(height=_BAND + _EDGE, items=tuple(items))

    def heading(self, words: str, width: Mm, above: Mm, aside: str = "") -> Flowable:
        """The head of a section with the device and the rule of the frame kit. aside: at its right end."""
        line = self.typesetter.line(words, "first-page-heading")
        face = self.theme.frame_part("heading", "heading-frame", Size(width, _HEADING))
        items: list[Item] = [Nested(face, 0.0, 0.0)] if face else []
        items += moved_all(line.items, _HEADING_WORDS, (_HEADING - line.height) / 2 - 0.4)
        if aside:
            last = self.typesetter.line(aside, "table-name")
            items += moved_all(last.items, width - last.width, (_HEADING - last.height) / 2 - 0.4)
        return Flowable(height=_HEADING + 0.8, items=tuple(items), before=above)

    def steps(self, steps: Sequence[str], width: Mm, *, numbered: bool) -> list[Flowable]:
        """A list with numbers or dots."""
        flowables: list[Flowable] = []
        for index, step in enumerate(steps, 1):
            mark = self.typesetter.line(f"{index}." if numbered else "\u2022", "table-name")
            lines = self.lines(step, "table-cell", width - _ASIDE, _ABOVE, _ASIDE)
            flowables += _marked(lines, mark.items)
        return flowables

    def papers(self, papers: Sequence[tuple[str, int]], width: Mm) -> list[Flowable]:
        """The kinds of paper, each with its letter and how many sheets of it are wanted."""
        flowables: list[Flowable] = []
        for index, (stock, sheets) in enumerate(papers):
            number = self.typesetter.line(str(sheets), "table-name")
            lines = self.lines(stock, "table-cell", width - _ASIDE - 10.0, _ABOVE, _ASIDE)
            middle = lines[0].height / 2
            mark = self.mark(index, _MARK, middle)
            flowables += _marked(lines, mark, moved_all(number.items, width - number.width, 0.0))
        return flowables

    def mark(self, index: int, x: Mm, y: Mm) -> tuple[Item, ...]:
        """The letter of a kind of paper in a disc about a point."""
        line = self.typesetter.line(chr(ord("A") + index), "first-page-mark")
        disc = Path(oval(x, y, _MARK, _MARK), self.theme.style("first-page-mark").fill_ink())
        return (disc, *moved_all(line.items, x - line.width / 2, y - line.height / 2))


def _shown(picture: Face, width: Mm) -> Flowable:
    scale = width / picture.size.width
    box = Box(0.0, 0.0, width, picture.size.height * scale)
    nested = Nested(picture, 0.0, 0.0, scale, is_picture=True)
    return Flowable(height=box.height, items=(Group((nested,), clip=box.segments(), alt=picture.alt),))


def _marked(lines: list[Flowable], mark: tuple[Item, ...], end: tuple[Item, ...] = ()) -> list[Flowable]:
    """Lines with something before the first and at its end."""
    first, *others = lines
    return [Flowable(height=first.height, items=(*mark, *first.items, *end), before=first.before), *others]


def height_of(flowables: Sequence[Flowable]) -> Mm:
    """The height of flowables that stand under each other."""
    return sum(flowable.height + flowable.before for flowable in flowables)
