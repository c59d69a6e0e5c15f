"""The catalogues that come with pnp, and a language that is added."""

import ast
import gettext
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from pnp.load.builtin import data_folder
from pnp.locale import catalog
from pnp.locale.catalog import FOLDER, languages, messages, phrases, speaks, translate, translate_count, wording_of
from pnp.locale.po import CatalogError
from pnp.model.kit import Kit, Players

ROOT = Path(catalog.__file__).parents[1]
TEMPLATE = messages(FOLDER / "pnp.pot")
# A made-up language with three forms: one, a few, many.
HEADER = """\
msgid ""
msgstr ""
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);\\n"

"""
WORDS = """\
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
Language = Callable[[str], None]


def a_kit(language: str, wording: Mapping[str, str] | None = None) -> Kit:
    return Kit(kit="x", title="X", players=Players(2, 2), language=language, wording=wording or {})


@pytest.fixture
def language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Language]:
    """Adds a catalogue for the language ``xq``."""
    folder = tmp_path / "locale"
    folder.mkdir()
    (folder / "pnp.pot").write_bytes((FOLDER / "pnp.pot").read_bytes())
    monkeypatch.setattr(catalog, "FOLDER", folder)
    catalog.catalog_of.cache_clear()
    yield lambda text: (folder / "xq.po").write_text(text, encoding="utf-8") and None
    catalog.catalog_of.cache_clear()


def test_german_french_italian_and_spanish_are_there() -> None:
    assert languages() == ("de", "es", "fr", "it")


@pytest.mark.parametrize("language", ["de", "es", "fr", "it"])
def test_every_phrase_is_translated(language: str) -> None:
    found = messages(FOLDER / f"{language}.po")
    assert [(one.english, one.plural, one.comments) for one in found] == [
        (one.english, one.plural, one.comments) for one in TEMPLATE
    ]
    assert speaks(language)  # Reads all of it, and counts forms and places of values.
    for message in found[1:]:
        assert not message.fuzzy
        assert all(words and words.strip() == words for words in message.translations), message.english


@pytest.mark.parametrize("language", ["de", "es", "fr", "it"])
def test_gettext_would_say_the_same(language: str) -> None:
    """Plural rules, held to those of the standard library."""
    header = messages(FOLDER / f"{language}.po")[0].translations[0]
    form_of = gettext.c2py(header.partition("plural=")[2].partition(";")[0])
    found = catalog.catalog_of(language)
    assert found is not None
    assert [found.form_of(number) for number in range(5)] == [form_of(number) for number in range(5)]


_SAYING = ("translate", "translate_count", "_translate", "said")


def test_every_phrase_of_the_program_is_in_the_template() -> None:
    known = set(phrases())
    sources = {path.relative_to(ROOT): path.read_text("utf-8") for path in ROOT.rglob("*.py")}
    said = {
        (str(name), words)
        for name, source in sources.items()
        if any(f"{called}(" in source for called in _SAYING)
        for words in _said(ast.parse(source))
    }
    assert len(said) > 50
    assert {(name, words) for name, words in said if words not in known} == set()


def _said(tree: ast.AST) -> Iterator[str]:
    """The literal phrases that calls of our functions name."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if name in _SAYING:
            for argument in node.args[: 2 if name == "translate_count" else 1]:
                if isinstance(argument, ast.Constant):
                    yield argument.value


def test_nothing_in_the_template_is_said_nowhere() -> None:
    texts = [path.read_text("utf-8") for path in ROOT.rglob("*") if path.suffix in (".py", ".js", ".html")]
    texts += [path.read_text("utf-8") for path in data_folder("layouts").rglob("*.yaml")]
    everything = "\n".join(texts).lower()
    assert [phrase for phrase in phrases() if phrase.lower() not in everything] == []


def test_forms_follow_the_plural_rules_of_the_language(language: Language) -> None:
    language(HEADER + WORDS)
    kit = a_kit("xq-Latn")
    said = [translate_count("player", "players", number, kit) for number in (1, 3, 5)]
    assert said == ["ludo", "ludi", "ludov"]
    assert translate("player", kit) == "ludo"
    assert wording_of(kit)["players"] == "ludi"
    assert [translate_count("player", "players", number, a_kit("en")) for number in (1, 0)] == ["player", "players"]
    # The French say "0 joueur"; here catalogues are looked for in another folder, so this is English.
    assert translate_count("player", "players", 0, a_kit("fr")) == "players"


def test_french_has_one_form_for_none_and_one() -> None:
    assert translate_count("{} card in all.", "{} cards in all.", 0, a_kit("fr"), 0) == "0 carte en tout."
    assert translate_count("{} card in all.", "{} cards in all.", 2, a_kit("fr"), 2) == "2 cartes en tout."


def test_a_kit_words_both_forms_itself() -> None:
    kit = a_kit("de", wording={"player": "Mensch", "players": "Menschen"})
    assert [translate_count("player", "players", number, kit) for number in (1, 2)] == ["Mensch", "Menschen"]


def test_what_is_not_translated_or_doubtful_stays_english(language: Language) -> None:
    language(HEADER + WORDS)
    assert speaks("xq")
    assert not speaks("xr")
    assert translate("Sheets", a_kit("xq")) == "Sheets"
    assert translate("Pages", a_kit("xq")) == "Pages"
    assert translate("sheet {} of {}", a_kit("xq"), 1, 2) == "folu 1 da 2"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('msgid "Index"\nmsgstr "Indeksu"', "xq.po: the header has no Plural-Forms"),
        (HEADER.replace("n==1 ?", "n= ="), "xq.po: Plural-Forms: "),
        (HEADER + 'msgid "copy {}"\nmsgstr "kopiu"', "xq.po: 'kopiu' has other {} than 'copy {}'"),
        (
            HEADER + 'msgid "player"\nmsgid_plural "players"\nmsgstr[0] "ludo"',
            "xq.po: 'players' has 1 forms, not 3",
        ),
    ],
)
def test_what_is_wrong_with_a_catalogue_is_said(language: Language, text: str, message: str) -> None:
    language(text)
    with pytest.raises(CatalogError) as error:
        translate("Index", a_kit("xq"))
    assert str(error.value).startswith(message)
