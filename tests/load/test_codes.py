"""Every code has a page, and the examples on it are true."""

from __future__ import annotations

from typing import Literal

from pnp.findings import Finding
from pnp.load import codes
from pnp.load.bind import bind
from pnp.load.csv import read_csv
from pnp.load.manuals import MANUALS, Manual
from pnp.load.yaml import read_yaml
from pnp.nodes import Record, Source
from pnp.palette import Color
from pnp.values import dataclass

BOUND = {f"Y{number}" for number in range(106, 113)}
IN_YAML = {f"Y{number}" for number in range(113, 123)}
IN_CSV = {codes.CSV_QUOTES, codes.CSV_ROW_LENGTH, codes.CSV_HEADER}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Example(Record):
    """The record that the examples are of."""

    id: str
    copies: int = 1
    kind: Literal["weapon", "event"] = "weapon"
    color: Color | None = None


def found_in(page: Manual, text: str) -> set[str]:
    source = Source("example", text)
    if page.code in IN_CSV:
        return {one.code for one in read_csv(source)[1]}
    node, findings = read_yaml(source)
    more: list[Finding] = []
    if page.code in BOUND and node is not None:
        _, more = bind(node, Example)
    return {one.code for one in [*findings, *more]}


def test_every_code_has_one_page_in_order() -> None:
    written = sorted(value for name, value in vars(codes).items() if name.isupper() and isinstance(value, str))
    assert [page.code for page in MANUALS] == written
    assert len({page.name for page in MANUALS}) == len(MANUALS)


def test_what_the_page_says_fails_fails_and_what_passes_passes() -> None:
    pages = [page for page in MANUALS if page.code in BOUND | IN_YAML | IN_CSV]
    assert {page.code: found_in(page, page.fails) for page in pages} == {page.code: {page.code} for page in pages}
    assert {page.code: found for page in pages if (found := found_in(page, page.passes))} == {}


def test_a_page_has_the_headings_of_every_check() -> None:
    lines = next(page for page in MANUALS if page.code == codes.MISSING_FILE).text.splitlines()
    assert [line for line in lines if line and not line.startswith(" ")] == [
        "A file does not exist", "What it does", "Why it matters", "Fails", "Passes",
    ]  # fmt: skip
