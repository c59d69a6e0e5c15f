"""Small kits that are laid out in a test, and what the checks of what is printed find on them."""

from __future__ import annotations

from pathlib import Path

from pnp.pipeline.compiled_kit import compile_kit

HEAD = "kit: example\ntitle: Example\nplayers: 2\nlicence: CC-BY-4.0\nstatus: draft\ntheme: example\n"
THEME = "theme: example\nextends: plain\n"
CARD = "decks:\n  - {id: orders, name: Orders, cards: [{id: march, name: March, text: Go}]}\n"
COMPONENT = "components:\n  - {id: orders, name: Orders, of: decks.orders, layout: small}\n"


def found(folder: Path, code: str, files: str, theme: str = "") -> list[str]:
    """What one check says of a kit, each as its message."""
    (folder / "kit.yaml").write_text(HEAD, encoding="utf-8")
    (folder / "theme.yaml").write_text(THEME + theme, encoding="utf-8")
    (folder / "k.yaml").write_text(files, encoding="utf-8")
    prepared = compile_kit(folder, ".")
    assert prepared.is_whole, [finding.message for finding in prepared.findings]
    return [one.message for one in prepared.findings if one.code == code]


def on_card(
    folder: Path, code: str, elements: str, theme: str = "", keys: str = "size: [40 mm, 40 mm]", more: str = ""
) -> list[str]:
    """What one check says of a card with these elements, one a line. more: layouts."""
    inner = "".join(f"      {line}\n" for line in elements.strip().splitlines())
    layout = "layouts:\n  - layout: small\n" + "".join(f"    {line}\n" for line in keys.splitlines())
    return found(folder, code, f"{CARD}{layout}    elements:\n{inner}{more}{COMPONENT}", theme)
