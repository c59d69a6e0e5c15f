"""Links inside and between the pages of docs/ lead to headings that are there, and to no other of the same name."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = sorted(DOCS.glob("*.md"))
_FENCED = re.compile(r"^(`{3,}).*?^\1$", re.MULTILINE | re.DOTALL)


@cache
def anchors(page: Path) -> Counter[str]:
    """The anchors that GitHub gives to the headings of a page, before it numbers those of one name."""
    headings = re.findall(r"^#+ (.*)$", _FENCED.sub("", page.read_text(encoding="utf-8")), re.MULTILINE)
    return Counter(re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings)


def test_every_link_leads_to_one_heading() -> None:
    found = {}
    for page in PAGES:
        prose = re.sub(r"`[^`\n]*`", "``", _FENCED.sub("", page.read_text(encoding="utf-8")))
        for name, anchor in re.findall(r"\]\((?!http)([^)#\s]*)#([^)\s]+)\)", prose):
            found[page.name, name, anchor] = anchors((page.parent / name) if name else page)[anchor]
    assert found
    assert {link for link, number in found.items() if number != 1} == set()
