"""Kits → the gallery: a page that lists them all, and a page for each."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from pnp.frame import Sheet
from pnp.model.game import Game
from pnp.papers import USUAL_PAPERS
from pnp.pipeline.compiled_kit import CompiledKit
from pnp.pipeline.frames import sheets_of
from tools.ink import ink_share
from tools.shots import SHOTS, Shot

# As a page says it: what it counts in each component, and of all of them together.
_TOTALS: Final = re.compile(r"^\| \*\*Together\*\* \| (\d+) \| (\d+) \| (\d+) \| (\d+) % \| \|$", re.MULTILINE)
_INK: Final = re.compile(r"^\| (?!\*)(.+?) \| \d* \| \d+ \| \d+ \| (\d+) % \|", re.MULTILINE)
_SMALL: Final = 300
NOTE: Final = "<!-- Made by `python -m tools.pictures`: change the program, not this page. -->\n\n"


def gallery(games: Mapping[str, Game], pages: Mapping[str, str]) -> str:
    """The page that lists every kit. pages: those of the kits, which count what is printed."""
    lines = [
        f"{NOTE}# Gallery\n",
        "Fifteen kits, each a folder of YAML without a line of code. Each has a page with a game in progress, what to",
        "print and how much ink it takes. *Pieces* are what is cut out; a book has none. *Sheets* are sheets of paper,",
        "printed on both sides where a component has backs. Each page of a book counts as a sheet, though it may be",
        "printed on both sides, too.\n",
        "| Kit | Players | Length | Pieces | Sheets, A4 | Sheets, Letter | Ink |",
        "|---|---|---|--:|--:|--:|--:|",
    ]
    for shot in SHOTS:
        kit, found = games[shot.kit].kit, _TOTALS.search(pages[shot.kit])
        assert found is not None, f"the page of {shot.kit} has no sums"
        numbers = " | ".join(found.groups())
        lines.append(f"| [{kit.title}](#{shot.kit}) | {kit.players} | {_length(games[shot.kit])} | {numbers} % |")
    for shot in SHOTS:
        kit, page = games[shot.kit].kit, f"gallery/{shot.kit}.md"
        picture = f'<img src="pictures/tables/{shot.kit}.webp" width="{_SMALL}" alt="{kit.title} in play">'
        lines += [
            f"\n## {shot.kit}\n",
            f"[{picture}]({page})\n",
            f"**[{kit.title}]({page}).** {kit.subtitle}. {_facts(games[shot.kit])}.\n",
            shot.words(),
        ]
    return "\n".join(lines) + "\n"


def kit_page(shot: Shot, kit: CompiledKit, ink: Mapping[str, int]) -> str:
    """The page of a kit. ink: per cent of the paper that each component covers, by its title."""
    about, folder = kit.game.kit, f"../../content/{shot.kit}"
    lines = [
        f"{NOTE}# {about.title}\n",
        f"*{about.subtitle}*\n",
        f"{about.summary}\n",
        f"![{about.title} in play](../pictures/tables/{shot.kit}.webp)\n",
        "| | |",
        "|---|---|",
        *(f"| {name} | {text} |" for name, text in _about(kit.game) if text),
        *([f"\n{about.notice}"] if about.notice else []),
        f"\n**What it shows of `pnp`.** {shot.words()}\n",
        f"![Faces and pages of {about.title}](../pictures/{shot.kit}.png)\n",
        "## What to print\n",
        *_components(kit, ink),
        "\n*Ink* is how dark the printed sides are: 100 % would be black from edge to edge. Each page of a book counts",
        "as a sheet, and of components that replace one another all are counted.\n",
        "## Files\n",
        f"- [content/{shot.kit}]({folder}): the kit, all of it as text.",
        f"- [Playtests](../playtests/{shot.kit}.md): what came up when it was played, and who wins.",
        f"- `pnp build {shot.kit}` makes the files to print in `output/{shot.kit}`, for A4 and Letter;",
        "  [Print on your paper](../printing.md) has the settings of printers, and how to cut.",
    ]
    return "\n".join(lines) + "\n"


def ink_of(kit: CompiledKit) -> Mapping[str, int]:
    """Per cent of the paper that each component covers on A4, by its title. kit: with its faces painted."""
    return {
        component.title: round(100 * ink_share(kit, component, USUAL_PAPERS[0])) for component in kit.game.components
    }


def stated_ink(page: str) -> Mapping[str, int]:
    """The ink of each component, as a page has it."""
    return {title: int(share) for title, share in _INK.findall(page)}


def _about(game: Game) -> Iterator[tuple[str, str]]:
    kit = game.kit
    yield "Players", str(kit.players)
    yield "Age", kit.age
    yield "Length", _length(game)
    yield "You also need", " ".join(kit.equipment)
    yield "Made from", f"{kit.source.title}. {kit.source.note}" if kit.source.title else ""
    yield "State", "a fragment, completed for this kit" if kit.status == "fragment" else ""
    yield "Licence", kit.licence


def _facts(game: Game) -> str:
    kit = game.kit
    plural = "player" if kit.players.most == 1 else "players"
    return ", ".join(filter(None, (f"{kit.players} {plural}", _length(game), f"age {kit.age}" if kit.age else "")))


def _length(game: Game) -> str:
    return game.kit.time.replace("-", "–")


def _components(kit: CompiledKit, ink: Mapping[str, int]) -> Iterator[str]:
    """For each component its pieces, the sheets of paper that it takes on A4 and on Letter, its ink and its stock."""
    yield "| Component | Pieces | Sheets, A4 | Sheets, Letter | Ink | Paper |"
    yield "|---|--:|--:|--:|--:|---|"
    sums = [0, 0, 0, 0]
    for component in kit.game.components:
        pieces = 0 if component.book else sum(piece.copies for piece in kit.composed[component.id].pieces)
        a4, letter = (_fronts(sheets_of(kit, component, paper)) for paper in USUAL_PAPERS)
        share = ink[component.title]
        sums = [was + more for was, more in zip(sums, (pieces, a4, letter, share * a4), strict=True)]
        yield f"| {component.title} | {pieces or ''} | {a4} | {letter} | {share} % | {component.stock} |"
    pieces, a4, letter, covered = sums
    yield f"| **Together** | {pieces} | {a4} | {letter} | {round(covered / a4)} % | |"


def _fronts(sheets: Sequence[Sheet]) -> int:
    """Sheets of paper: the fronts, since a back is printed on the same sheet."""
    return sum(sheet.side == "front" for sheet in sheets)
