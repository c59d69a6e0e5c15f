"""Facts of the games that the kits are made from which contradict one another: the checks find each of them.

Each folder holds the facts of one game as its source has them. ``# finds CODE`` at the end of a line says what is found
there; ``# finds FILE:LINE CODE`` in kit.yaml says it of a file that has no comments.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pnp.pipeline.compiled_kit import compile_kit

SEEDS = sorted(path.parent for path in Path(__file__).parent.glob("*/kit.yaml"))
_FINDS = re.compile(r"# finds (?P<file>[\w-]+\.md:)?(?P<line>\d+ )?(?P<codes>[A-Z]\d{3}(?:, [A-Z]\d{3})*)$")


@pytest.mark.parametrize("kit", SEEDS, ids=lambda kit: kit.name)
def test_everything_that_contradicts_itself_is_found(kit: Path) -> None:
    # A link in a book is followed when the book is laid out.
    has_book = "kind: book" in "".join(path.read_text(encoding="utf-8") for path in kit.glob("*.yaml"))
    findings = compile_kit(kit, ".", with_layout=has_book).findings
    assert {f"{one.span.file}:{one.span.line} {one.code}" for one in findings} == set(_expected(kit))


def test_the_sources_are_all_here() -> None:
    games = {kit.name for kit in SEEDS}
    content = {path.parent.name for path in Path(__file__).parents[2].glob("content/*/kit.yaml")}
    # Albuera was written here, after no text of others.
    assert content - {"albuera"} <= games


def _expected(kit: Path) -> Iterator[str]:
    for path in sorted(kit.glob("*.yaml")):
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
            if match := _FINDS.search(line):
                file = match["file"] or f"{path.name}:"
                for code in match["codes"].split(", "):
                    yield f"{file}{(match['line'] or str(number)).strip()} {code}"


def test_the_page_names_only_places_where_something_is_found() -> None:
    page = (Path(__file__).parents[2] / "docs" / "seed-findings.md").read_text(encoding="utf-8")
    found = {game: _places(game) for game in _by_title(page)}
    missing = [
        f"{game}: {line}"
        for game, part in _by_title(page).items()
        for line in part.split("\n")
        for codes, places in re.findall(r"\| ((?:[A-Z]\d{3}(?:, )?)+)[^|`]*((?:`[^`|]*:\d+`[^|`]*)+)", line)
        for place in _spelled_out(re.findall(r"`([^`]*:\d+)`", places))
        if not all((place, code) in found[game] for code in codes.split(", "))
    ]
    assert missing == []
    assert sum(map(len, found.values())) > 60


def _by_title(page: str) -> dict[str, str]:
    """The part of the page about each game, by the name of its folder."""
    parts = re.split(r"^## (.+)$", page, flags=re.MULTILINE)[1:]
    titles = [re.sub(r"[^a-z]+", "-", one.lower()) for one in parts[::2]]
    return dict(zip(titles, parts[1::2], strict=True))


def _places(game: str) -> set[tuple[str, str]]:
    """Every place and code that is expected in the folders of a game, with and without the name of the folder."""
    kits = [kit for kit in SEEDS if kit.name == game or kit.name.rpartition("-")[0] == game or _is_part(kit, game)]
    found = {(place, code) for kit in kits for place, code in (one.split(" ") for one in _expected(kit))}
    return found | {
        (f"{kit.name}/{place}", code) for kit in kits for place, code in (one.split(" ") for one in _expected(kit))
    }


def _is_part(kit: Path, game: str) -> bool:
    return kit.name.split("-")[0] == game.split("-")[0]


def _spelled_out(places: list[str]) -> Iterator[str]:
    """``:16`` behind ``deck.yaml:15`` is in the same file."""
    file = ""
    for place in places:
        name, _, line = place.rpartition(":")
        file = name or file
        yield f"{file}:{line}"
