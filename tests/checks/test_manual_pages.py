"""The examples on the manual page of every check are what the check finds, to the column, and what ``--fix`` mends.

Pages are held to it by family; what is wrong with any of them is told by its code.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable
from difflib import SequenceMatcher
from functools import cache
from pathlib import Path

import pytest
from PIL import Image

from pnp.analysis import GameContext
from pnp.checks.check import Check
from pnp.checks.manual import is_mended
from pnp.checks.pages import with_whole_examples
from pnp.checks.registry import CHECKS, PRINT_CHECKS
from pnp.findings import Finding, in_reading_order
from pnp.fix import save
from pnp.load.kit import load_kit
from pnp.pipeline.compiled_kit import compile_kit
from tests.checks.mending import mended

HEAD = "kit: example\ntitle: Example\nplayers: 2\nlicence: CC-BY-4.0\n"
_BLOCK = re.compile(r"```(?P<kind>\w+)(?: file=(?P<name>\S+))?\n(?P<text>.*?)```", re.DOTALL)


def section(page: str, title: str) -> str:
    """The part of a manual page below a heading."""
    return page.split(f"## {title}\n", 1)[1].split("\n## ", 1)[0]


def families() -> dict[str, list[Check]]:
    """The checks of each package of ``pnp.checks``."""
    found = defaultdict(list)
    for check in CHECKS:
        found[check.run.__module__.split(".")[2]].append(check)
    return found


FAMILIES = families()


def lines(findings: list[Finding]) -> list[str]:
    """What a check says, as one line each."""
    return [f"{one.span}: {one.severity.value} {one.code} {one.message}" for one in findings]


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
    assert [finding.message for finding in loaded.findings] == [], check.code
    assert loaded.game is not None
    return in_reading_order(check.findings(GameContext(loaded.game)))


def _on_paper(check: Check, folder: Path) -> list[Finding]:
    prepared = compile_kit(folder, ".")
    assert prepared.is_whole, (check.code, [finding.message for finding in prepared.findings])
    return [finding for finding in prepared.findings if finding.code == check.code]


def expected_in(part: str) -> list[str]:
    """The lines of the text block of a part."""
    return [line for block in _BLOCK.finditer(part) if block["kind"] == "text" for line in block["text"].splitlines()]


Fails = Callable[[Check], tuple[Path, list[Finding]]]


@pytest.fixture(scope="module")
def fails(tmp_path_factory: pytest.TempPathFactory) -> Fails:
    """The example of a page that fails, in a folder, and what its check finds there."""
    root = tmp_path_factory.mktemp("fails")

    @cache
    def example(check: Check) -> tuple[Path, list[Finding]]:
        folder = root / check.code
        folder.mkdir()
        return folder, findings_of(check, section(check.manual, "Fails"), folder)

    return example


@pytest.mark.parametrize("family", FAMILIES)
def test_what_a_page_says_fails_is_found_where_it_says(family: str, fails: Fails) -> None:
    wrong = {}
    for check in FAMILIES[family]:
        said, expected = lines(fails(check)[1]), expected_in(section(check.manual, "Fails"))
        if said != expected or not expected:
            wrong[check.code] = f"found {said}, and not {expected}"
    assert wrong == {}


@pytest.mark.parametrize("family", FAMILIES)
def test_what_a_page_says_passes_is_silent(family: str, tmp_path: Path) -> None:
    found = {}
    for check in FAMILIES[family]:
        folder = tmp_path / check.code
        folder.mkdir()
        found[check.code] = lines(findings_of(check, section(check.manual, "Passes"), folder))
    assert {code: said for code, said in found.items() if said} == {}


@pytest.mark.parametrize("family", FAMILIES)
def test_an_example_is_mended_as_its_page_says_at_once_and_for_good(family: str, fails: Fails) -> None:
    found = {check: fails(check) for check in FAMILIES[family]}
    with_edits = {check.code for check, (_, findings) in found.items() if any(one.edits for one in findings)}
    said = {check.code for check in FAMILIES[family] if is_mended(check.code)}
    assert with_edits == said, "a page has a section 'Mended' if its example can be mended"
    for check, (folder, _) in found.items():
        if check.code not in with_edits:
            continue
        done = mended(check, folder)
        assert any(finding.edits for finding in done.first.findings if finding.code == check.code), check.code
        assert done.texts, check.code
        save(folder, ".", done.texts, done.before)
        again = mended(check, folder)
        assert again.texts == {}, check.code
        assert [one for one in again.left.findings if one.code == check.code and one.edits] == [], check.code


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


def changed_lines(check: Check) -> int:
    """How many lines of the example that fails are others in the one that passes."""
    before, after = (files_in(section(check.manual, title)) for title in ("Fails", "Passes"))
    changed = 0
    for name in before.keys() | after.keys():
        old, new = before.get(name, []), after.get(name, [])
        same = sum(size for *_, size in SequenceMatcher(None, old, new, autojunk=False).get_matching_blocks())
        changed += max(len(old), len(new)) - same
    return changed


def test_what_passes_is_a_small_edit_of_what_fails() -> None:
    changed = {check.code: changed_lines(check) for check in CHECKS}
    assert {code: count for code, count in changed.items() if not 0 < count <= _MOST_CHANGED} == {}


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
