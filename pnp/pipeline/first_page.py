"""The page that is printed first: what to print on what, a ruler to measure, a check of both sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pnp.analysis.numerals import in_words
from pnp.document.first_page import PrintedFile, first_page
from pnp.document.sheet_pictures import SheetOutline
from pnp.frame import Face, Placement, Sheet
from pnp.impose import duplex_check, inch_ruler, metric_ruler
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.locale.catalog import translate, translate_count
from pnp.measures import Mm, Size
from pnp.model.components import Component
from pnp.model.dice import Dice
from pnp.model.game import Game
from pnp.model.kit import Kit
from pnp.papers import Paper
from pnp.pipeline.plans import lettering
from pnp.values import dataclass

_LARGE = ("board", "mat", "sheet")
MOST_NAMED = 12
# The most that a ruler takes up, and the width kept free for the duplex check.
_RULER: Final[Mm] = 102.0
_CROSS: Final[Mm] = 24.0

_SIDES = {
    "duplex-long-edge": "both sides",
    "duplex-short-edge": "both, turn at the short edge",
    "separate": "one, backs on sheets of their own",
    "gutterfold": "one, fold and glue",
    "fronts-then-backs": "fronts first, then backs",
}


@dataclass(frozen=True, slots=True)
class PrintedComponent:
    """A component in a file. pages: how many sides of paper the file has. outline: of the first."""

    component: Component
    pages: int
    outline: SheetOutline | None = None

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.component.id}.pdf"


def first_sheets(
    game: Game,
    theme: ResolvedTheme,
    paper: Paper,
    page: Size,
    printed: Sequence[PrintedComponent],
    found: int = 0,
    picture: Face | None = None,
) -> tuple[Sheet, ...]:
    """One sheet; two if anything is printed on both sides, the second with the other half of the duplex check.

    page: the size of the page in the middle of the paper. found: how many findings the page of a draft tells. picture:
    that of its head.
    """
    paper = paper.portrait
    kit = game.kit
    rows = [_row(component, kit) for component in printed if component.pages]
    cutting, besides = _cutting(printed, kit), _equipment(game)
    has_backs = any(printed_component.component.has_backs for printed_component in printed)
    layout = first_page(
        game,
        theme,
        page,
        rows,
        cutting=cutting,
        besides=besides,
        found=found,
        picture=picture,
        has_backs=has_backs,
    )
    letters = lettering(theme)
    left, top = (paper.size.width - layout.page.size.width) / 2, (paper.size.height - layout.page.size.height) / 2
    rulers = layout.rulers
    x, y = left + rulers.x, top + rulers.y
    room = min(_RULER, rulers.width - (_CROSS if has_backs else 0.0))
    check_x, check_y = x + rulers.width - _CROSS / 2, y + rulers.height / 2
    check = duplex_check(check_x, check_y, paper.size.width, "front", letters) if has_backs else ()
    front = Sheet(
        size=paper.size,
        side="front",
        placements=(Placement(layout.page, left, top),),
        marks=(*metric_ruler(x + 1.0, y + 5.0, letters, room), *inch_ruler(x + 1.0, y + 21.0, letters, room), *check),
        label=translate("print me first", kit),
    )
    if not has_backs:
        return (front,)
    back = Sheet(
        size=paper.size,
        side="back",
        placements=(Placement(layout.back, left, top),),
        marks=duplex_check(check_x, check_y, paper.size.width, "back", letters),
        label=translate("print me first, back", kit),
    )
    return (front, back)


def _row(printed: PrintedComponent, kit: Kit) -> PrintedFile:
    component = printed.component
    backs = component.backs or ("duplex-long-edge" if component.has_backs else "none")
    duplex = backs.startswith("duplex") or component.format == "booklet"
    pages = printed.pages
    sides = _SIDES["duplex-short-edge"] if component.format == "booklet" else _SIDES.get(backs, "")
    return PrintedFile(
        component=component.title,
        file=printed.file,
        sheets=-(-pages // 2) if duplex else pages,
        pages=pages,
        stock=component.stock,
        sides=translate(sides, kit) if sides else "",
        kind=component.kind,
        outline=printed.outline,
    )


def _cutting(printed: Sequence[PrintedComponent], kit: Kit) -> tuple[str, ...]:
    """How to cut, the large pieces before the small ones, then how to fold; one step for all that is done alike."""
    shown = [
        printed_component.component
        for printed_component in printed
        if printed_component.pages and printed_component.component.kind != "book"
    ]
    large = [component for component in shown if component.kind in _LARGE]
    butted = [component for component in shown if component not in large and not component.is_apart]
    apart = [component for component in shown if component not in large and component.is_apart]
    folded = [component for component in shown if component.kind in ("box", "standee")]
    glued = [component for component in shown if component.backs == "gutterfold"]
    books = [printed_component.component for printed_component in printed if printed_component.component.kind == "book"]
    leaflets = [component for component in books if component.format == "booklet"]
    steps = (
        (glued, "{}: fold the whole sheet in its middle and glue front to back before you cut."),
        (large, "{}: trim along the marks; join the parts edge to edge if there are several."),
        (butted, "{}: one cut serves two pieces: cut through all rows first, then the columns."),
        (apart, "{}: cut each piece out; there is waste between them."),
        (folded, "{}: score the dashed lines with a blunt point, fold, and glue the tabs."),
        (leaflets, "{}: fold all sheets together in the middle and staple them in the fold."),
        ([book for book in books if book not in leaflets], "{}: staple at the left edge, or put into a folder."),
    )
    return tuple(translate(how, kit, _names(components, kit)) for components, how in steps if components)


def _names(components: Sequence[Component], kit: Kit) -> str:
    """The first few titles in words."""
    titles = [component.title for component in components]
    if len(titles) > MOST_NAMED:
        more, phrase = len(titles) - MOST_NAMED + 1, "{} and {} more"
        return translate_count(phrase, phrase, more, kit, ", ".join(titles[: MOST_NAMED - 1]), more)
    return titles[0] if len(titles) == 1 else translate("{} and {}", kit, ", ".join(titles[:-1]), titles[-1])


def _equipment(game: Game) -> tuple[str, ...]:
    """What the kit says that players bring, or the dice that it rolls: a D100 is two D10, a D3 a D6 read otherwise."""
    if game.kit.equipment:
        return game.kit.equipment
    dice: dict[int, int] = {}
    for die in (*(roll.die for roll in game.rolls), *(table.die for table in game.tables)):
        sides, count = _physical(die)
        dice[sides] = max(dice.get(sides, 0), count)
    return tuple(_dice(sides, dice[sides], game.kit) for sides in sorted(dice))


def _physical(die: Dice) -> tuple[int, int]:
    """Sides and number of the dice that one takes into the hand."""
    if die.is_d66:
        return 6, 2
    if die.sides == 100:
        return 10, 2
    return (6 if die.sides in (2, 3) else die.sides), die.count


def _dice(sides: int, count: int, kit: Kit) -> str:
    """So many dice with so many sides: in English in words, elsewhere in figures."""
    english = ("{} {}-sided die.", "{} {}-sided dice.")
    phrase = translate_count(*english, count, kit)
    if phrase not in english:
        return phrase.format(count, sides)
    return phrase.format(in_words(count).capitalize(), in_words(sides))
