"""Rules of two sections, and what one check says of them."""

from __future__ import annotations

from pathlib import Path

from tests.checks.cases import HEAD, found

_RULES = "# Rules\n\n## %s\n\n%s\n\n## %s\n\n%s\n"


def said_of(
    folder: Path, code: str, first: str, second: str, *, language: str = "en", titles: tuple[str, str] = ("One", "Two")
) -> list[str]:
    """What a check says of two texts in two sections, without the places."""
    rules = _RULES % (titles[0], first, titles[1], second)
    text = "texts: [{id: rules, files: [rules.md]}]\n"
    places = found(folder, code, text, kit_yaml=f"{HEAD}language: {language}\n", rules_md=rules)
    return [place.partition(" ")[2] for place in places]
