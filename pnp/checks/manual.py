"""The manual page and the name of every code that a finding can have."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

import pnp.document.codes
import pnp.layout.manuals
import pnp.load.manuals
from pnp.checks import unused_waiver
from pnp.checks.catalogue import RULES, rule
from pnp.checks.check import terminal_page
from pnp.checks.pages import MENDED, Page, page_of
from pnp.checks.printed import print_checks
from pnp.load.manual import Manual

# Findings of pnp.impose, which checks may not import: a test compares these codes with those of pnp.impose.
_ON_PAPER: Final = (
    Manual(
        code="P801",
        name="too-large-for-paper",
        title="A piece does not fit the paper",
        what="Compares every face with the paper less its margins; boards may be cut at their breaks.",
        why="What stands beyond the margin is not printed.",
        fails="size: [300 mm, 200 mm]\n# on A4, without breaks",
        passes="size: [198 mm, 267 mm]\n# fits A4 and Letter",
    ),
    Manual(
        code="P802",
        name="fewer-on-a-sheet",
        title="Fewer columns or rows fit a sheet than were asked for",
        what="Compares the columns and rows that a component asks for with those that fit the paper.",
        why="The sheets come out other than planned, and there are more of them.",
        fails="columns: 4\n# of poker cards: 254 mm on A4",
        passes="columns: 3\n# of poker cards: 190.5 mm",
    ),
    Manual(
        code="P803",
        name="back-of-another-size",
        title="The back of a piece has another size than its front",
        what="Compares the trimmed size of every back with that of its front.",
        why="Cut along the front, the back is cut through or has a blank edge.",
        fails="- {layout: front, size: poker}\n- {layout: back, size: bridge}",
        passes="- {layout: front, size: poker}\n- {layout: back, size: poker}",
    ),
    Manual(
        code="P146",
        name="bleed-out-of-reach",
        title="Too little of a bleed is printed at the edge of the paper",
        what="Compares the bleed beside the edge of the paper with what the printer leaves blank there: 4 mm, or what "
        "--margins says. Two millimetres of bleed are needed, or all of a smaller one; what is out of reach is not "
        "printed.",
        why="Whoever cuts a little too far out gets a white sliver along that edge.",
        fails="size: [198 mm, 130 mm]\nbleed: 3 mm\n# on A4, with --margins 5mm: 1 mm of the bleed is printed",
        passes="size: [194 mm, 130 mm]\nbleed: 3 mm\n# 3 mm of it are printed",
    ),
)


def manual(code: str) -> str | None:
    """The page that ``pnp explain CODE`` shows; None if there is no such code."""
    return _pages().get(code)


def all_codes() -> tuple[str, ...]:
    """Every code, sorted."""
    return tuple(sorted((*RULES, *_other_names())))


def page(code: str) -> Page:
    """The manual page of a code in its parts; a page without any if there is no such code."""
    return Page.parse(manual(code) or code)


def is_mended(code: str) -> bool:
    """Whether ``pnp check --fix`` mends what the code finds, if only in some cases: then its page says how."""
    return MENDED in page(code).sections


def names() -> Mapping[str, str]:
    """What each code is called in a report."""
    return _Names()


class _Names(Mapping[str, str]):
    """The names of all codes. Of the checks of the rules, those are imported that are asked for."""

    def __getitem__(self, code: str) -> str:
        return rule(code).name if code in RULES else _other_names()[code]

    def __iter__(self) -> Iterator[str]:
        yield from RULES
        yield from _other_names()

    def __len__(self) -> int:
        return len(RULES) + len(_other_names())


@cache
def _other_names() -> Mapping[str, str]:
    """The names of codes that are not those of checks of the rules."""
    known = {check.code: check.name for check in print_checks()} | {unused_waiver.CODE: unused_waiver.NAME}
    return known | {page.code: page.name.replace("-", " ") for page in _manuals()}


@cache
def _pages() -> Mapping[str, str]:
    from pnp.checks.registry import CHECKS

    pages = {page.code: page.text for page in _manuals()}
    pages |= {check.code: terminal_page(check.manual) for check in CHECKS}
    return pages | {unused_waiver.CODE: terminal_page(page_of(unused_waiver.__doc__ or ""))}


def _manuals() -> tuple[Manual, ...]:
    return (*pnp.load.manuals.MANUALS, *pnp.layout.manuals.MANUALS, *pnp.document.codes.MANUALS, *_ON_PAPER)
