"""The reference of a kit in German: every word of ours, on the page and around it, is German."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pnp.locale.catalog import FOLDER, messages
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit
from tests.exports import exported_text
from tests.pipeline.conftest import change

KIT = """\
kit: deich
title: Am Deich
players: 2
age: 8+
language: de_DE
fields: {terrain: {nass: {type: flag, name: Nass}}}
stats: [{id: zug, name: Zug, abbr: Zg}]
classes: [{id: land, name: Landeinheit}]
terrain:
  - {id: watt, name: Watt, nass: true, text: Weich.}
  - {id: damm, name: Damm, nass: false, text: Fest.}
sides: [{id: ebbe, name: Ebbe, adjective: Ebb, color: crimson, accent: cream, symbol: wave, code: E, text: Sie geht.}]
units: [{id: kahn, name: Kahn, abbr: Ka, classes: [land], stats: {zug: 2}, text: Langsam.}]
armies: [{id: ebbe, name: Die Ebbe, side: ebbe, units: {kahn: 2}}]
decks:
  - id: wind
    name: Winde
    cards:
      - {id: boe, number: 1, name: Böe, copies: 2, text: Weht., when: {phase: weg}}
CARDS
tables:
  - id: wetter
    name: Wetter
    die: D6
    rows: [{on: 1-4, name: Klar, text: Weiter.}, {on: 5-6, name: Nebel, text: Warten.}]
rolls:
  - {id: sprung, name: Sprung, die: D6, target: 5+, modifiers: [{id: nass, by: -1, text: Im Watt}]}
boards:
  - id: priel
    name: Priel
    grid: {columns: 3, rows: 2, cell: 20 mm, terrain: watt}
  - {id: hafen, name: Hafen, grid: {columns: 2, rows: 2, cell: 20 mm, terrain: damm}}
zones: [{id: rand, name: Rand, board: priel, cells: A1, text: Am Rand.}]
setup: [{id: eins, name: Anfang, text: Kähne hinstellen.}]
phases: [{id: weg, name: Weg, text: Kähne fahren.}]
goals: [{id: ziel, name: Drüben, side: ebbe, text: Wer drüben ist.}]
markers: [{id: flagge, name: Flagge, abbr: Fl, symbol: flag, text: Hier war ich.}]
statuses: [{id: fest, name: Festsitzend, text: Steht.}]
resources: [{id: torf, name: Torf, text: Brennt.}]
options: [{id: sturm, name: Sturm, text: Schwerer.}]
scenarios: [{id: flut, name: Flut, text: Hoch.}]
sets: [{id: sagen, name: Sagen, one: Sage, records: [{id: rungholt, name: Rungholt, text: Versunken.}]}]
formulas: [{id: weite, name: Weite, value: 2 + 3}]
components:
  - {id: karten, name: Windkarten, kind: card, of: decks.wind, layout: card}
  - {id: marken, name: Marken, kind: counter, of: armies, layout: counter}
glossary: [{id: priel, term: Priel, text: Ein Wasserlauf., see: [Watt]}]
texts: [{id: regeln, name: Regeln, files: [regeln.md]}]
"""
CARDS = "".join(f"      - {{id: wind-{n}, number: {n}, name: Wind {n}, text: Pfeift.}}\n" for n in range(2, 26))
RULES = """\
# Überfahrt {#fahrt}

::: note
Es wird nass.
:::

::: example
Anna rudert.
:::

::: aside
Früher gab es Seehunde.
:::

| Wind |   |
|------|---|
| Nord | 3 |

|   |   |
|---|---|
| a | b |

::board{priel cells=A1:B2 units="ebbe/kahn@A1, ebbe/kahn@B2" arrows="A1>A2, B1~B2" highlight=A2}

::table{markers columns="symbol, name"}
"""
# What the page said in English whatever the kit spoke.
FURNITURE = (
    "Units", "Terrain", "Markers and states", "Turn", "Setting up", "Winning", "Options and scenarios", "Cards",
    "Dice tables", "Rolls", "Lists", "Boards", "Pieces", "Glossary", "Odds", "When", "Short", "Term", "Meaning",
    "symbol", "No.", "Total", "yes", "Markers", "Statuses", "Resources", "Zones", "Options", "Scenarios", "Classes",
    "Stats", "Sides", "Column", "different cards", "pictures", "Moves", "Ranges", "Marked", "Note", "Example", "Aside",
    "Figure", "Contents", "Search", "Skip", "Back to", "rules reference", "table 1",
)  # fmt: skip


def write_german_kit(folder: Path) -> Path:
    folder.mkdir()
    (folder / "kit.yaml").write_text(KIT.replace("CARDS\n", CARDS), encoding="utf-8")
    (folder / "regeln.md").write_text(RULES, encoding="utf-8")
    return folder


def written(prepared: CompiledKit, target: str) -> str:
    return exported_text(prepared, target)


@pytest.fixture(scope="module")
def german(tmp_path_factory: pytest.TempPathFactory) -> CompiledKit:
    prepared = compile_kit(write_german_kit(tmp_path_factory.mktemp("german") / "deich"), "deich", with_checks=False)
    assert [finding.message for finding in prepared.findings if finding.severity.value == "error"] == []
    return prepared


@pytest.fixture(scope="module")
def page(german: CompiledKit) -> str:
    return written(german, "html")


@pytest.fixture(scope="module")
def text(german: CompiledKit) -> str:
    return written(german, "markdown")


def heard(page: str) -> str:
    """What a page shows and what it is told aloud, without drawings, style and script."""
    page = re.sub(r"<(style|script)\b.*?</\1>|<svg class=\"definitions\".*?</svg>", "", page, flags=re.DOTALL)
    told = re.findall(r'(?:aria-label|placeholder)="([^"]*)"', page)
    return "\n".join([*told, *re.sub(r"<[^>]*>", "\n", page).split("\n")])


def english_in(words: str, phrases: list[str]) -> list[str]:
    return [phrase for phrase in phrases if re.search(rf"(?<!\w){re.escape(phrase)}(?!\w)", words)]


def test_no_furniture_is_english(page: str, text: str) -> None:
    # What German says with the same letters tells nothing.
    ours = [
        message.english
        for message in messages(FOLDER / "de.po")
        if "{" not in message.english and message.english not in ("", message.translations[0])
    ]
    for words in (heard(page), re.sub(r'<a id="[^"]*"></a>|\]\(#[^)]*\)', "", text)):
        assert english_in(words, [*FURNITURE, *ours]) == []


def test_chapters_are_named_in_german_and_found_in_english(text: str) -> None:
    contents = text.split("\n\n")[2]
    assert contents.split("\n") == [
        "- [Regeln](#regeln)",
        "- [Runde](#all-turn)",
        "- [Aufbau](#all-setting-up)",
        "- [Sieg](#all-winning)",
        "- [Einheiten](#all-units)",
        "- [Spielmaterial](#all-pieces)",
        "- [Gelände](#all-terrain)",
        "- [Spielpläne](#all-boards)",
        "- [Karten](#all-decks)",
        "- [Würfeltabellen](#all-tables)",
        "- [Würfe](#all-rolls)",
        "- [Marker und Zustände](#all-markers)",
        "- [Listen](#all-sets)",
        "- [Varianten und Szenarien](#all-variants)",
        "- [Glossar](#all-glossary)",
    ]


@pytest.mark.parametrize(
    "row",
    [
        "| Nr. | Phase | Was geschieht |",
        "| Einheit | Kürzel | Klasse | Zg | Anmerkungen |",
        "| Gesamt | 2 |",
        "| Gelände | Nass | Wirkung |",
        '| <a id="terrain-watt"></a>Watt | ja | Weich. |',
        '| <a id="terrain-damm"></a>Damm | nein | Fest. |',
        "| Nr. | Karte | Anzahl | Wann | Wirkung |",
        "| D6 | Chance | Ergebnis | Wirkung |",
        "| Begriff | Bedeutung | Siehe auch |",
        "| Symbol | Name |",
        "| Wind | Spalte 2 |",
        "**Seiten**",
        "**Werte**",
        "**Alle 25 verschiedenen Karten**",
        "**Windkarten: Bilder**",
        "> **Hinweis**",
        "> **Beispiel**",
        "> **Am Rande**",
    ],
)
def test_tables_and_boxes_are_headed_in_german(text: str, row: str) -> None:
    assert row in text.split("\n")


def test_a_board_is_told_in_german(text: str, page: str) -> None:
    told = "Priel, A1 bis B2. Ebb Kahn auf A1 und B2. Bewegung: A1 bis A2. Reichweite: B1 bis B2. Markiert: A2"
    assert f'<a id="board-priel"></a>**Abbildung:** ({told})' in text
    assert f'aria-label="{told}."' in page


def test_the_page_is_marked_as_german_and_headed_so(page: str) -> None:
    for part in (
        '<html lang="de-DE">',
        "<title>Am Deich: Regeln zum Nachschlagen</title>",
        '<a class="skip" href="#content">Zu den Regeln springen</a>',
        '<label class="quiet" for="search">Regeln durchsuchen</label>',
        'placeholder="Regeln durchsuchen"',
        '<nav id="contents" aria-label="Inhalt">\n<details open>\n<summary>Inhalt</summary>',
        'aria-label="Überfahrt: Tabelle 1"',
        '<a href="#top">Nach oben</a>',
        'data-none="Keine" data-match="Treffer" data-matches="Treffer"',
        'data-back="Zurück"',
    ):
        assert part in page


def test_what_a_kit_words_itself_wins(tmp_path: Path) -> None:
    kit = write_german_kit(tmp_path / "deich")
    own = "Contents: Was drin ist\n  Turn: Der Gezeitenlauf\n  Note: Ach <so>\n  matches: '</script>'\n  Figure: Bild"
    change(kit / "kit.yaml", "language: de_DE", f"language: de_DE\nwording:\n  {own}")
    prepared = compile_kit(kit, "deich", with_checks=False)
    page, text = written(prepared, "html"), written(prepared, "markdown")
    assert "<summary>Was drin ist</summary>" in page
    assert '<h2 id="all-turn">Der Gezeitenlauf</h2>' in page
    assert '<p class="title">Ach &lt;so&gt;</p>' in page
    assert 'data-matches="&lt;/script&gt;"' in page
    assert "## Der Gezeitenlauf" in text
    assert "**Bild:** (Priel" in text
    assert "## Sieg" in text


def test_what_effects_do_is_told_in_english(tmp_path: Path) -> None:
    kit = write_german_kit(tmp_path / "deich")
    effect = "effects: [{do: forbid, what: zug, target: {classes: [land]}}]"
    change(kit / "kit.yaml", "text: Weich.", f"text: Weich., {effect}")
    change(kit / "kit.yaml", "name: Festsitzend, text: Steht.", f"name: Festsitzend, {effect}")
    text = written(compile_kit(kit, "deich", with_checks=False), "markdown")
    assert "| Name | Wirkungen |" in text
    assert "| ja | Weich.<br>\u2192 No Zug for Landeinheit |" in text
    # In the table of all terrain it is short enough to be said in German.
    assert "| Watt | zug: nein |" in text
