"""The title block, footers and small print of a book."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pnp.art.names import OFF
from pnp.document.context import BlockArea
from pnp.document.flowables import Flowable, Frame, PageTarget, Section
from pnp.document.formats import PageFormat
from pnp.document.lines import with_block
from pnp.document.title_ornament import title_ornament
from pnp.document.typesetter import Typesetter, as_flowables
from pnp.frame import Anchor, Face, Group, Item, Nested, Path
from pnp.layout.geometry.box import Box
from pnp.layout.geometry.moving import moved_all
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.layout.theme.style import Style
from pnp.locale.catalog import translate, translate_count
from pnp.measures import Mm, Size
from pnp.model.game import Game
from pnp.model.texts import RulesText
from pnp.text import PLAIN, Run

if TYPE_CHECKING:
    from pnp.document.context import Book

# Small print that takes up less than this share of a page is not divided.
_KEPT_WHOLE: Final = 0.4

# The strip at the head of a page, and the space between it and the text.
_STRIP: Final[Mm] = 2.2
_ABOVE_TEXT: Final[Mm] = 4.0
# The device beside the number of a page, and the space between them.
_FOLIO_DEVICE: Final = Size(8.0, 4.2)
_FOLIO_GAP: Final[Mm] = 0.6

# The room below a head that is a picture.
_BELOW_HEAD: Final[Mm] = 4.0
# How far an edge hangs below the title.
_EDGE: Final[Mm] = 3.2

TOP = "top"


def title_section(book: Book, text: RulesText) -> Section:
    """The head of the first page: the layout that the text names, or a band with the title."""
    face = book.face(text.head, text.at("head")) if text.head else None
    flowables = _pictured(face, book) if face else _band(book, text)
    return Section(1, tuple(_wide(flowable) for flowable in flowables))


def _top(game: Game) -> Flowable:
    """Where links to the beginning of the book lead."""
    items = (Anchor(TOP, 0.0, game.kit.title, 1),)
    return Flowable(height=2.0, items=items, targets=(PageTarget("anchor", TOP),))


def _pictured(face: Face, book: Book) -> Iterator[Flowable]:
    """The head as a picture with the title in it, as wide as the text."""
    width = book.format.area(0).width
    scale = width / face.size.width
    place = Box(0.0, 0.0, width, face.size.height * scale)
    nested = Nested(face, 0.0, 0.0, scale, is_picture=True)
    picture = Group((nested,), clip=place.segments(), alt=face.alt or book.game.kit.title)
    yield _top(book.game)
    yield Flowable(height=place.height, items=(picture,))
    yield Flowable(height=_BELOW_HEAD)


def _band(book: Book, text: RulesText) -> list[Flowable]:
    """Kicker, title, subtitle, symbols or an ornament, players · age · time.

    They stand on a ground if the class ``banner`` of the theme has a fill.
    """
    kit, theme, width = book.game.kit, book.typesetter.theme, book.format.area(0).width
    ground = theme.style("banner")
    left, top, right, bottom = ground.padding if ground.fill else (0.0, 0.0, 0.0, 0.0)
    inner, prefix = width - left - right, "banner-" if ground.fill else ""
    flowables = [_top(book.game)]
    for words, name, above, at in (
        (text.name or text.title, "kicker", 0.0, text.at("name")),
        (kit.title, "title", 1.0, kit.at("title")),
        (text.subtitle or kit.subtitle, "subtitle", 1.6, (text if text.subtitle else kit).at("subtitle")),
    ):
        if words and not (name == "kicker" and words == kit.title):
            words = words.upper() if name == "kicker" else words
            centred = _centred(book.typesetter, words, prefix + name, inner, above)
            flowables.extend(with_block(centred, name, at, BlockArea(x=left, width=inner, columns=1)))
    flowables.append(
        (title_ornament(book.game, theme, inner) if ground.fill else None) or _ornament(theme, inner, ground)
    )
    if facts := game_facts(book.game):
        flowables.extend(_centred(book.typesetter, facts, prefix + "facts", inner, 0.0))
    if ground.fill:
        frame = Frame(x=0.0, width=width, top=top, bottom=bottom, fill=ground.fill_ink(), radius=ground.radius)
        flowables = [
            replace(flowable, items=moved_all(flowable.items, left, 0.0), frames=(frame,)) for flowable in flowables
        ]
    flowables.append(_below_title(theme, width, ground))
    return flowables


def game_facts(game: Game) -> str:
    """``2 players · age 10+ · 40 min``."""
    kit = game.kit
    parts = [f"{kit.players} {translate_count('player', 'players', kit.players.most, kit)}"]
    if kit.age:
        parts.append(f"{translate('age', kit)} {kit.age}")
    if kit.time:
        parts.append(kit.time)
    return "  \u00b7  ".join(part.replace(" ", "\u00a0") for part in parts)


def small_print(book: Book) -> Section | None:
    """The end of a book: notice, authors, source, licence, credits, version."""
    kit, width = book.game.kit, book.format.area(0).width
    sentences = list(small_print_sentences(book.game))
    flowables: list[Flowable] = []
    for index, sentence in enumerate(sentences):
        lines = book.typesetter.lines((Run(sentence, PLAIN),), "small", width, "left")
        flowables.extend(as_flowables(lines, above=0.6 if index else 0.0))
    if not flowables or not kit.title:
        return None
    pen = book.typesetter.theme.style("footer").pen()
    rule = Path((("M", 0.0, 1.0), ("L", width, 1.0)), None, pen)
    head = Flowable(height=2.4, items=(rule,) if pen else (), before=7.0, keep=True)
    if sum(flowable.before + flowable.height for flowable in flowables) < book.height * _KEPT_WHOLE:
        flowables = [*(replace(flowable, keep=True) for flowable in flowables[:-1]), flowables[-1]]
    return Section(1, tuple(_wide(flowable) for flowable in (Flowable(height=2.0, keep=True), head, *flowables)))


def small_print_sentences(game: Game) -> Sequence[str]:
    """Notice, trademarks, authors, source, licence and credits, each a sentence."""
    kit = game.kit
    sentences: list[str] = []
    if kit.notice:
        sentences.append(kit.notice)
    if kit.trademarks:
        sentences.append(translate("{}: trademarks of their owners.", kit, ", ".join(kit.trademarks)))
    version = f"{kit.title}, {translate('version', kit)} {kit.version}." if kit.version else f"{kit.title}."
    by = translate("By", kit)
    sentences.append(f"{version} {by} {', '.join(kit.authors)}." if kit.authors else version)
    source = ", ".join(part for part in (kit.source.author, kit.source.title, kit.source.url) if part)
    if source:
        sentences.append(f"{translate('After', kit)}: {source}.")
    if kit.licence:
        sentences.append(f"{translate('Licence', kit)}: {kit.licence}.")
    sentences.extend(f"{credit.file}: {credit.author}, {credit.licence}." for credit in kit.credits)
    return sentences


def footer(
    typesetter: Typesetter, page_format: PageFormat, page: int, title: str, section: str, label: str
) -> tuple[Item, ...]:
    """The strip of the frame kit above the text; title, section and page number below it, the number at the outer edge
    beside the device of the kit.
    """
    area = page_format.area(page)
    baseline = page_format.size.height - page_format.footer
    pen = typesetter.theme.style("footer").pen()
    number = typesetter.line(label, "folio")
    left = typesetter.line(title if not section else f"{title}  \u00b7  {section}", "footer")
    items: list[Item] = [*_strip(typesetter.theme, area)]
    rule_y = baseline - 4.2
    if pen:
        items.append(Path((("M", area.x, rule_y), ("L", area.right, rule_y)), None, pen))
    outer_left = page_format.mirrored and page % 2 == 1
    number_x = area.x if outer_left else area.right - number.width
    words_x = area.right - left.width if outer_left else area.x
    if left.width < area.width - 15:
        items.extend(moved_all(left.items, words_x, baseline - left.baseline))
    items.extend(moved_all(number.items, number_x, baseline - number.baseline))
    if typesetter.theme.frame != OFF:
        face = typesetter.theme.frame_part("device", "folio-frame", _FOLIO_DEVICE)
        x = number_x + number.width + _FOLIO_GAP if outer_left else number_x - _FOLIO_GAP - _FOLIO_DEVICE.width
        y = baseline - number.baseline + (number.height - _FOLIO_DEVICE.height) / 2
        items.extend([Nested(face, x, y)] if face else [])
    return tuple(items)


def _strip(theme: ResolvedTheme, area: Box) -> Iterator[Item]:
    """The edge of the frame kit above the text of a page."""
    face = theme.frame_part("edge", "page-head", Size(area.width, _STRIP)) if theme.frame != OFF else None
    if face:
        yield Nested(face, area.x, area.y - _ABOVE_TEXT - _STRIP)


def _centred(typesetter: Typesetter, words: str, name: str, width: Mm, above: Mm) -> list[Flowable]:
    return as_flowables(typesetter.lines((Run(words, PLAIN),), name, width), above=above, keep=True)


def _ornament(theme: ResolvedTheme, width: Mm, ground: Style) -> Flowable:
    """A rule with a lozenge in the middle, drawn on the ground of the title if that has one."""
    middle, y, half, size = width / 2, 4.0, min(width / 2, 38.0), 1.3
    color = theme.style("banner-symbol").color if ground.fill else "accent"
    pen = theme.pen(color, 0.25)
    rules = tuple(Path((("M", middle + sign * 4.0, y), ("L", middle + sign * half, y)), None, pen) for sign in (-1, 1))
    lozenge = Path(
        (("M", middle, y - size), ("L", middle + size, y), ("L", middle, y + size), ("L", middle - size, y), ("Z",)),
        theme.ink(color, "ornament"),
    )
    return Flowable(height=8.0, items=(*rules, lozenge), keep=True)


def _below_title(theme: ResolvedTheme, width: Mm, ground: Style) -> Flowable:
    """What hangs below the ground of the title, in the frame kit of the theme, and the room before the text."""
    if not ground.fill:
        return Flowable(height=5.0)
    inset = ground.radius
    face = theme.frame_part("edge", "banner-edge", Size(width - 2 * inset, _EDGE), ground.fill)
    return Flowable(height=_EDGE + 2.0, items=(Nested(face, inset, 0.0),)) if face else Flowable(height=2.0)


def _wide(flowable: Flowable) -> Flowable:
    return replace(flowable, wide=True)
