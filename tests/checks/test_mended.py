"""What ``--fix`` does with tags in texts; the examples on the pages of checks are mended by ``test_manual_pages``."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.checks.catalogue import rule
from pnp.fix import save
from tests.checks.mending import mended


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
