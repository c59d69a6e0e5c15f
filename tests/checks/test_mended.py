"""What ``--fix`` does with the examples on the pages of checks: it says so, it helps, and twice is once."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.checks.catalogue import rule
from pnp.checks.check import Check
from pnp.checks.manual import is_mended
from pnp.checks.registry import CHECKS, PRINT_CHECKS
from pnp.fix import FixResult, fix, save
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit
from tests.checks.test_manual_pages import findings_of, section


def mended(check: Check, folder: Path) -> FixResult[CompiledKit]:
    """A kit with what one check can mend mended, in memory."""
    with_layout = check in PRINT_CHECKS
    return fix(
        lambda drafts: compile_kit(folder, ".", with_layout=with_layout, drafts=drafts),
        lambda file: "",
        lambda finding: finding.code == check.code,
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("<b>One</b> and <I>two</I>", "**One** and *two*"),
        ("<strong>One</strong>, <em>two</em>.", "**One**, *two*."),
        ("<b>one", "<b>one"),
        ("<b>one <i>two</i></b>", "<b>one *two*</b>"),
        ("a<b>one</b>", "a<b>one</b>"),
        ("<b>one </b>two", "<b>one </b>two"),
        ("<b>2 * 3</b>", "<b>2 * 3</b>"),
    ],
)
def test_bold_and_italic_tags_become_stars_only_around_plain_words(text: str, expected: str, tmp_path: Path) -> None:
    card = tmp_path / "cards.csv"
    card.write_text(f"id,name,text\naxe,Axe,{text}\n".replace(f",{text}", f',"{text}"'), encoding="utf-8")
    head = "kit: k\ntitle: K\nplayers: 2\nlicence: CC0-1.0\nstatus: draft\n"
    (tmp_path / "kit.yaml").write_text(
        f"{head}decks: [{{id: d, name: D, cards: {{from: cards.csv}}}}]\n", encoding="utf-8"
    )
    done = mended(rule("T108"), tmp_path)
    save(tmp_path, ".", done.texts, done.before)
    assert card.read_text(encoding="utf-8").splitlines()[1] == f'axe,Axe,"{expected}"'


@pytest.mark.parametrize(
    ("file", "before", "after"),
    [
        ("cards.yaml", "Draw one.<br>Pay two. <br/> End.", '"Draw one.\\nPay two.\\nEnd."'),
        ("cards.yaml", "'Draw one.<BR>Pay two.'", '"Draw one.\\nPay two."'),
        ("cards.yaml", '"Draw \\"one\\".<br>Pay two."', '"Draw \\"one\\".\\nPay two."'),
        ("cards.yaml", 'Draw "one".<br>Pay two.', 'Draw "one".<br>Pay two.'),
        ("cards.csv", "Draw one.<br>Pay two. <br/> End.", '"Draw one.\nPay two.\nEnd."'),
        ("cards.csv", '"Draw one,<br>pay two."', '"Draw one,\npay two."'),
    ],
)
def test_a_tag_for_a_line_break_becomes_one(file: str, before: str, after: str, tmp_path: Path) -> None:
    kit = "kit: k\ntitle: K\nplayers: 2\nlicence: CC0-1.0\nstatus: draft\n"
    form = "decks:\n  - id: d\n    name: D\n    cards:\n    - id: axe\n      name: Axe\n      text: {}\n"
    if file.endswith("csv"):
        kit += "decks: [{id: d, name: D, cards: {from: cards.csv}}]\n"
        form = "id,name,text\naxe,Axe,{}\n"
    (tmp_path / "kit.yaml").write_text(kit, encoding="utf-8")
    (tmp_path / file).write_text(form.format(before), encoding="utf-8")
    done = mended(rule("T108"), tmp_path)
    save(tmp_path, ".", done.texts, done.before)
    assert (tmp_path / file).read_text(encoding="utf-8") == form.format(after)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.code)
def test_an_example_is_mended_as_its_page_says_at_once_and_for_good(check: Check, tmp_path: Path) -> None:
    carries_edits = any(finding.edits for finding in findings_of(check, section(check.manual, "Fails"), tmp_path))
    assert carries_edits == is_mended(check.code), "a page has a section 'Mended' if its example can be mended"
    if carries_edits:
        done = mended(check, tmp_path)
        assert any(finding.edits for finding in done.first.findings if finding.code == check.code)
        assert done.texts
        save(tmp_path, ".", done.texts, done.before)
        again = mended(check, tmp_path)
        assert again.texts == {}
        assert [finding for finding in again.left.findings if finding.code == check.code and finding.edits] == []
