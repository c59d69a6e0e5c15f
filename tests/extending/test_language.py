"""The recipe *A language in one catalogue* of docs/extending.md: a made-up one, with three forms of a plural."""

from pathlib import Path

import pypdfium2
import pytest

from pnp.locale import catalog
from tests.pipeline.conftest import build, change, small_kit

CATALOGUE = """\
msgid ""
msgstr ""
"Language: xq\\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);\\n"

msgid "PRINT ME FIRST"
msgstr "PRIMU ME PRESA"

msgid "sheet {} of {}"
msgstr "folu {} da {}"

msgid "player"
msgid_plural "players"
msgstr[0] "ludo"
msgstr[1] "ludi"
msgstr[2] "ludov"

#, fuzzy
msgid "Sheets"
msgstr "Foli?"
"""


def words(path: Path) -> str:
    return " ".join(" ".join(page.get_textpage().get_text_range().split()) for page in pypdfium2.PdfDocument(path))


def test_a_kit_is_printed_in_a_language_that_is_one_more_catalogue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "locale"
    folder.mkdir()
    (folder / "pnp.pot").write_bytes((catalog.FOLDER / "pnp.pot").read_bytes())
    (folder / "xq.po").write_text(CATALOGUE, encoding="utf-8")
    monkeypatch.setattr(catalog, "FOLDER", folder)
    catalog.catalog_of.cache_clear()
    kit, out = small_kit(tmp_path / "inn"), tmp_path / "o"
    change(kit / "kit.yaml", "language: en", "language: xq")
    built = build(kit, out)
    catalog.catalog_of.cache_clear()

    assert built.written is not None
    assert [finding.message for finding in built.findings if "speak" in finding.message] == []
    first, orders = (words(out / f"inn/a4/{name}.pdf") for name in ("print-me-first", "orders"))
    assert "PRIMU ME PRESA" in first
    assert "2 ludi" in first
    assert "Sheets" in first
    assert "folu 1 da" in orders
