"""The examples on the manual page of every check are what the check finds, to the column."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from pathlib import Path

import pytest
from PIL import Image

from pnp.analysis import GameContext
from pnp.checks.check import Check
from pnp.checks.pages import with_whole_examples
from pnp.checks.registry import CHECKS, PRINT_CHECKS
from pnp.findings import Finding, in_reading_order
from pnp.load.kit import load_kit
from pnp.pipeline.compiled_kit import compile_kit

HEAD = "kit: example\ntitle: Example\nplayers: 2\nlicence: CC-BY-4.0\n"
_BLOCK = re.compile(r"```(?P<kind>\w+)(?: file=(?P<name>\S+))?\n(?P<text>.*?)```", re.DOTALL)


def section(page: str, title: str) -> str:
    """The part of a manual page below a heading."""
    return page.split(f"## {title}\n", 1)[1].split("\n## ", 1)[0]


def found_by(check: Check, part: str, folder: Path) -> list[str]:
    """What the check says about the files in a part of its page, as one line each."""
    found = findings_of(check, part, folder)
    return [f"{one.span}: {one.severity.value} {one.code} {one.message}" for one in found]


def findings_of(check: Check, part: str, folder: Path) -> list[Finding]:
    """What the check finds in the files in a part of its page."""
    (folder / "kit.yaml").write_text(HEAD, encoding="utf-8")
    for block in _BLOCK.finditer(part):
        if block["kind"] == "picture":
            width, _, height, _ = block["text"].split()
            Image.new("L", (int(width), int(height))).save(folder / block["name"])
        elif block["name"]:
            (folder / block["name"]).write_text(block["text"], encoding="utf-8")
    if (folder / "theme.yaml").exists():
        (folder / "kit.yaml").write_text(f"{HEAD}theme: example\n", encoding="utf-8")
    return _on_paper(check, folder) if check in PRINT_CHECKS else _in_the_rules(check, folder)


def _in_the_rules(check: Check, folder: Path) -> list[Finding]:
    loaded = load_kit(folder, ".")
    assert [finding.message for finding in loaded.findings] == []
    assert loaded.game is not None
    return in_reading_order(check.findings(GameContext(loaded.game)))


def _on_paper(check: Check, folder: Path) -> list[Finding]:
    prepared = compile_kit(folder, ".")
    assert prepared.is_whole, [finding.message for finding in prepared.findings]
    return [finding for finding in prepared.findings if finding.code == check.code]


def expected_in(part: str) -> list[str]:
    """The lines of the text block of a part."""
    return [line for block in _BLOCK.finditer(part) if block["kind"] == "text" for line in block["text"].splitlines()]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.code)
def test_what_the_page_says_fails_is_found_where_it_says(check: Check, tmp_path: Path) -> None:
    part = section(check.manual, "Fails")
    assert expected_in(part)
    assert found_by(check, part, tmp_path) == expected_in(part)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.code)
def test_what_the_page_says_passes_is_silent(check: Check, tmp_path: Path) -> None:
    assert found_by(check, section(check.manual, "Passes"), tmp_path) == []


@pytest.mark.parametrize("title", ["What it does", "Why it matters"])
def test_every_page_says_what_and_why(title: str) -> None:
    assert [check.code for check in CHECKS if not section(check.manual, title).strip()] == []


def test_no_code_and_no_name_is_used_twice() -> None:
    assert len({check.code for check in CHECKS}) == len(CHECKS)
    assert len({check.name for check in CHECKS}) == len(CHECKS)


_MOST_CHANGED = 4


def files_in(part: str) -> dict[str, list[str]]:
    """The lines of the files of a part of a page."""
    return {block["name"]: block["text"].splitlines() for block in _BLOCK.finditer(part) if block["name"]}


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.code)
def test_what_passes_is_a_small_edit_of_what_fails(check: Check) -> None:
    fails, passes = (files_in(section(check.manual, title)) for title in ("Fails", "Passes"))
    changed = 0
    for name in fails.keys() | passes.keys():
        before, after = fails.get(name, []), passes.get(name, [])
        same = sum(size for *_, size in SequenceMatcher(None, before, after, autojunk=False).get_matching_blocks())
        changed += max(len(before), len(after)) - same
    assert 0 < changed <= _MOST_CHANGED


def test_an_edit_of_fails_is_spelled_out() -> None:
    files = "```yaml file=a\none\n\nthree\n```\n```yaml file=b\nx\n```\n"
    page = f"A.\n\n## Fails\n{files}```text\na:1\n```\n\n## Passes\n"
    diff = "```diff file=a\n-one\n+1\n\n-three\n+3\n+4\n```"
    whole = "```yaml file=a\n1\n\n3\n4\n```\n```yaml file=b\nx\n```"
    assert with_whole_examples(page + diff) == page + whole
    assert with_whole_examples(f"{page}{diff}\n\n## Mended\nAll.") == f"{page}{whole}\n\n## Mended\nAll."
    assert with_whole_examples(page + whole) == page + whole
    for wrong in ("```diff file=a\n-four\n+5\n```", "```diff file=c\n-one\n+1\n```"):
        with pytest.raises(ValueError, match=r"do not occur exactly once|no c to edit"):
            with_whole_examples(page + wrong)
