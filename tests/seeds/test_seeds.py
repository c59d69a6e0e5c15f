"""Facts of the games that the kits are made from which contradict one another: the checks find each of them.

Each folder holds the facts of one game as its source has them. ``# finds CODE`` at the end of a line says what is found
there; ``# finds FILE:LINE CODE`` in kit.yaml says it of a file that has no comments.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pnp.build.prepare import prepare

SEEDS = sorted(path.parent for path in Path(__file__).parent.glob("*/kit.yaml"))
_FINDS = re.compile(r"# finds (?P<file>[\w-]+\.md:)?(?P<line>\d+ )?(?P<codes>[A-Z]\d{3}(?:, [A-Z]\d{3})*)$")


@pytest.mark.parametrize("kit", SEEDS, ids=lambda kit: kit.name)
def test_everything_that_contradicts_itself_is_found(kit: Path) -> None:
    # A link in a book is followed when the book is laid out.
    has_book = "kind: book" in "".join(path.read_text(encoding="utf-8") for path in kit.glob("*.yaml"))
    findings = prepare(kit, ".", with_layout=has_book).findings
    assert {f"{one.span.file}:{one.span.line} {one.code}" for one in findings} == set(_expected(kit))


def test_the_sources_are_all_here() -> None:
    games = {kit.name for kit in SEEDS}
    content = {path.parent.name for path in Path(__file__).parents[2].glob("content/*/kit.yaml")}
    assert content <= games


def _expected(kit: Path) -> Iterator[str]:
    for path in sorted(kit.glob("*.yaml")):
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
            if match := _FINDS.search(line):
                file = match["file"] or f"{path.name}:"
                for code in match["codes"].split(", "):
                    yield f"{file}{(match['line'] or str(number)).strip()} {code}"
