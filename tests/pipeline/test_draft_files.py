"""A draft says on its first pages that it is one."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest

from pnp.papers import parse_paper
from pnp.pipeline.kit import build_kit
from pnp.pipeline.request import Request

KIT = """\
kit: a
title: A Game
players: 2
licence: CC0-1.0
status: {status}
"""
REST = """\
decks: [{id: d, name: D, cards: [{id: a, name: A, number: 1, text: Go.}, {id: b, name: B, number: 1, text: Stop.}]}]
texts: [{id: rules, name: Rules, files: [rules.md]}]
components: [{id: cards, kind: card, of: decks.d, layout: card}, {id: book, kind: book, book: rules}]
"""


def _words(folder: Path, status: str) -> dict[str, str]:
    folder.mkdir()
    (folder / "kit.yaml").write_text(KIT.format(status=status), encoding="utf-8")
    (folder / "a.yaml").write_text(REST, encoding="utf-8")
    (folder / "rules.md").write_text("# Rules\n\nGo and stop.\n", encoding="utf-8")
    request = Request(out=folder / "out", papers=(parse_paper("a4"),), fresh=True)
    built = build_kit(folder, "a", request)
    return {
        path.stem: pypdfium2.PdfDocument(path)[0].get_textpage().get_text_bounded()
        for path in (folder / "out").glob("a/a4/*.pdf")
        if built.written is not None
    }


def test_a_draft_is_printed_with_its_number_of_findings(tmp_path: Path) -> None:
    words = _words(tmp_path / "draft", "draft")
    assert "DRAFT: A Game" in words["cards"]
    assert "DRAFT" in words["book"]
    assert "DRAFT, with" in words["print-me-first"]


def test_a_complete_kit_with_the_same_mistake_is_not(tmp_path: Path) -> None:
    assert _words(tmp_path / "complete", "complete") == {}


@pytest.mark.parametrize("status", ["fragment"])
def test_others_do_not_say_so(tmp_path: Path, status: str) -> None:
    assert "DRAFT" not in "".join(_words(tmp_path / status, status).values())


def test_a_booklet_says_so_on_its_first_page_beside_the_mark_to_fold(tmp_path: Path) -> None:
    rest = REST.replace("book: rules}", "book: rules, format: booklet}")
    (tmp_path / "kit.yaml").write_text(KIT.format(status="draft"), encoding="utf-8")
    (tmp_path / "a.yaml").write_text(rest, encoding="utf-8")
    (tmp_path / "rules.md").write_text("# Rules\n\nGo and stop.\n", encoding="utf-8")
    build_kit(tmp_path, "a", Request(out=tmp_path / "out", papers=(parse_paper("a4"),), fresh=True))
    page = pypdfium2.PdfDocument(tmp_path / "out/a/a4/book.pdf")[0]
    words = page.get_textpage()
    left, _, right, _ = words.get_charbox(words.get_text_range().index("DRAFT"))
    # The fold is in the middle, the right half is the first page.
    assert page.get_width() * 0.7 < left < right < page.get_width() * 0.8
