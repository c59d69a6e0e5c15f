"""The language server, asked as an editor asks it: a kit with rules in Markdown, cards in CSV, names in templates."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.docs.example_kit import write_example_kit
from tests.json_rpc import LanguageServer

pytest.importorskip("pygls", reason="the extra editor is not installed")


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = write_example_kit(tmp_path_factory.mktemp("editor"))
    (root / "more.yaml").write_text("units: []\n", encoding="utf-8")
    return root


@pytest.fixture(scope="module")
def server(kit: Path) -> Iterator[LanguageServer]:
    server = LanguageServer([sys.executable, "-m", "pnp.cli.main", "lsp"], kit)
    yield server
    assert server.close() == 0


def text_of(server: LanguageServer, file: str) -> str:
    return (server.root / file).read_text(encoding="utf-8")


def place_of(text: str, word: str, within: str = "") -> tuple[int, int]:
    """The line and character of the first letter of a word, counted from 0. within: in which text around it."""
    at = text.index(within or word)
    at += (within or word).index(word)
    return text.count("\n", 0, at), at - text.rfind("\n", 0, at) - 1


def opened(server: LanguageServer, file: str, text: str | None = None) -> list[dict[str, Any]]:
    """Open or change a file, and wait for its findings."""
    if server.uri(file) in server.versions:
        return server.change(file, text_of(server, file) if text is None else text)
    return server.open(file, text)


def offered(server: LanguageServer, file: str, text: str) -> dict[str, dict[str, Any]]:
    """What is offered at the place marked ‸ of a text."""
    at = text.index("‸")
    if server.uri(file) not in server.versions:
        opened(server, file)
    server.type(file, text.replace("‸", ""))
    line, character = text.count("\n", 0, at), at - text.rfind("\n", 0, at) - 1
    found = server.at("textDocument/completion", file, line, character)
    return {item["label"]: item for item in found["items"]}


def test_a_kit_without_mistakes_has_no_findings(server: LanguageServer) -> None:
    assert opened(server, "units.yaml") == []


def test_the_records_that_a_component_may_be_made_of_are_offered(server: LanguageServer) -> None:
    """Sets, and the decks, tables and armies by their ids; any other path is accepted, too."""
    text = text_of(server, "components.yaml")
    found = offered(server, "components.yaml", f"{text}  - {{id: more, name: More, of: ‸}}\n")
    assert {"units", "decks", "decks.orders"} <= set(found)
    assert any(path.startswith("armies.") for path in found)
    assert "units.scouts" not in found


def test_the_cards_of_a_deck_and_the_records_of_a_set_are_offered_behind_its_name(server: LanguageServer) -> None:
    text = text_of(server, "rules.md")
    found = offered(server, "rules.md", f"{text}\nThere are {{{{ decks.events.‸ }}}} of them.\n")
    assert {"fog", "total", "cards"} <= set(found)
    assert "fog" in offered(server, "rules.md", f"{text}\nThere are {{{{ decks.events.cards.‸ }}}} of them.\n")
    assert "maro" in offered(server, "rules.md", f"{text}\nThere are {{{{ sets.keepers.‸ }}}} of them.\n")
    assert "card-fog" in offered(server, "rules.md", f"{text}\nSee [the fog](#‸).\n")
    opened(server, "rules.md", text)


def test_the_words_of_a_symbol_are_offered(server: LanguageServer) -> None:
    """Of a choice that is made, no other word is offered."""
    text = text_of(server, "units.yaml")
    found = offered(server, "units.yaml", f"{text}  - {{id: tanks, name: Tanks, symbol: nato armour ‸}}\n")
    assert {"division", "hostile", "tracked", "mountain"} <= set(found)
    assert "infantry" not in found
    opened(server, "units.yaml", text)


def test_what_is_typed_is_checked_before_it_is_saved(server: LanguageServer) -> None:
    text = text_of(server, "tables.yaml")
    assert opened(server, "tables.yaml") == []
    (gap,) = opened(server, "tables.yaml", text.replace("{on: 4-5,", "{on: 4,"))
    assert (gap["code"], gap["severity"], gap["source"]) == ("D101", 1, "pnp")
    assert gap["message"].startswith("no row of 'weather' covers 5 on D6")
    assert gap["relatedInformation"][0]["location"]["uri"] == server.uri("tables.yaml")
    assert opened(server, "tables.yaml", text) == []


def test_places_count_as_editors_count(server: LanguageServer) -> None:
    # An emoji is one character, and two units of UTF-16.
    told = opened(server, "more.yaml", "terrain: [{id: a, name: 🌲🌲, colour: sea}]\n")
    line = {"start": {"line": 0, "character": 30}, "end": {"line": 0, "character": 36}}
    assert [one["range"] for one in told] == [line]
    opened(server, "more.yaml", "units: []\n")


def test_a_quick_fix_is_the_edit_of_the_finding(server: LanguageServer) -> None:
    text = text_of(server, "units.yaml").replace("count: 2", "count: '2'")
    told = next(one for one in opened(server, "units.yaml", text) if one["code"] == "Y110")
    parameters = {
        "textDocument": {"uri": server.uri("units.yaml")},
        "range": told["range"],
        "context": {"diagnostics": [told]},
    }
    actions = server.request("textDocument/codeAction", parameters)
    assert [action["kind"] for action in actions] == ["quickfix", "source.fixAll"]
    (edit,) = actions[0]["edit"]["changes"][server.uri("units.yaml")]
    assert edit["newText"] == "2"
    assert edit["range"] == told["range"]
    whole = server.request("codeAction/resolve", actions[1])["edit"]["changes"]
    assert [one["newText"] for one in whole[server.uri("units.yaml")]] == [text_of(server, "units.yaml")]
    opened(server, "units.yaml")


def test_pointing_at_an_id_says_what_it_names(server: LanguageServer) -> None:
    opened(server, "units.yaml")
    text = text_of(server, "units.yaml")
    told = server.at("textDocument/hover", "units.yaml", *place_of(text, "bows", "pikes: 4, bows"))["contents"]["value"]
    line = text[: text.index("id: bows")].count("\n") + 1
    assert f"**Bow company** (units), units.yaml:{line}" in told
    assert "May not attack after moving through a wood." in told


def test_pointing_at_a_key_says_what_it_means(server: LanguageServer) -> None:
    opened(server, "units.yaml")
    place = place_of(text_of(server, "units.yaml"), "carries", "carries: {count")
    told = server.at("textDocument/hover", "units.yaml", *place)["contents"]["value"]
    assert "How many other units it carries." in told


def test_pointing_at_a_value_in_rules_says_what_it_is_and_where(server: LanguageServer) -> None:
    assert opened(server, "rules.md") == []
    place = place_of(text_of(server, "rules.md"), "count", "units.cog.carries.count")
    told = server.at("textDocument/hover", "rules.md", *place)["contents"]["value"]
    assert "`units.cog.carries.count` is **2**, units.yaml:" in told
    first = place_of(text_of(server, "rules.md"), "units", "units.cog.carries.count")
    assert server.at("textDocument/hover", "rules.md", *first) is not None
    assert server.at("textDocument/hover", "rules.md", first[0], first[1] - 1) is None


def test_pointing_at_a_finding_shows_its_manual_page(server: LanguageServer) -> None:
    text = text_of(server, "tables.yaml").replace("{on: 4-5,", "{on: 4,")
    (gap,) = opened(server, "tables.yaml", text)
    start = gap["range"]["start"]
    told = server.at("textDocument/hover", "tables.yaml", start["line"], start["character"])["contents"]["value"]
    assert "**D101** no row of 'weather' covers 5 on D6" in told
    assert "Why it matters" in told
    opened(server, "tables.yaml")


def test_an_id_leads_to_its_record_and_to_every_place(server: LanguageServer) -> None:
    opened(server, "rules.md")
    place = place_of(text_of(server, "rules.md"), "cog", "#unit-cog")
    found = server.at("textDocument/definition", "rules.md", place[0], place[1])
    line, character = place_of(text_of(server, "units.yaml"), "cog", "id: cog")
    assert (found["uri"], found["range"]["start"]) == (
        server.uri("units.yaml"), {"line": line, "character": character}
    )  # fmt: skip
    context = {"includeDeclaration": False}
    places = server.at("textDocument/references", "rules.md", *place, context=context)
    files = sorted({Path(place["uri"]).name for place in places})
    # In the army of the raiders, as what a keeper guards, and four times in the rules.
    assert files == ["keepers.yaml", "rules.md", "units.yaml"]
    assert sum(place["uri"] == server.uri("rules.md") for place in places) == 4


def test_renaming_an_id_changes_it_everywhere(server: LanguageServer) -> None:
    for file in ("units.yaml", "rules.md"):
        opened(server, file)
    place = place_of(text_of(server, "units.yaml"), "cog", "id: cog")
    edit = server.at("textDocument/rename", "units.yaml", *place, newName="war-cog")
    rules = text_of(server, "rules.md").splitlines()
    told = []
    for change in edit["changes"][server.uri("rules.md")]:
        start, end = change["range"]["start"], change["range"]["end"]
        line = rules[start["line"]]
        told.append(line[: start["character"]][-7:] + change["newText"] + line[end["character"] :][:6])
    # In templates a hyphen would be a minus.
    assert told == ["(#unit-war-cog) carr", " units.war_cog.carri", " units.war_cog.stats", "r unit=war-cog side="]
    assert set(edit["changes"]) == {server.uri(file) for file in ("units.yaml", "keepers.yaml", "rules.md")}


def test_renaming_a_stat_changes_the_keys_of_its_maps(server: LanguageServer) -> None:
    opened(server, "units.yaml")
    place = place_of(text_of(server, "units.yaml"), "range", "id: range")
    changes = server.at("textDocument/rename", "units.yaml", *place, newName="reach")["changes"]
    # The stat itself and three units; in the layout of counters its text and the condition of it.
    assert {Path(uri).name: len(edits) for uri, edits in changes.items()} == {"units.yaml": 4, "layouts.yaml": 2}


@pytest.mark.parametrize(
    ("new", "reason"), [("pikes", "there is a 'pikes' among the units already"), ("Cog!", "is not an id")]
)
def test_an_id_that_cannot_be_is_refused(server: LanguageServer, new: str, reason: str) -> None:
    opened(server, "units.yaml")
    place = place_of(text_of(server, "units.yaml"), "cog", "id: cog")
    with pytest.raises(RuntimeError, match=reason):
        server.at("textDocument/rename", "units.yaml", *place, newName=new)


A_LAYOUT = "layouts:\n  - layout: a\n    elements:\n      a:"


@pytest.mark.parametrize(
    ("file", "text", "wanted", "unwanted"),
    [
        ("more.yaml", "armies:\n  - {id: a, side: ‸}\n", {"wardens", "tide"}, {"pikes"}),
        ("more.yaml", "armies:\n  - id: a\n    side: ‸\n", {"wardens", "tide"}, {"pikes"}),
        ("more.yaml", "armies:\n  - id: a\n    side: wa‸\n", {"wardens", "tide"}, {"pikes"}),
        ("more.yaml", "armies:\n  - id: a\n    units: {pi‸\n", {"pikes", "bows", "cog"}, {"tide"}),
        ("more.yaml", "units:\n  - id: a\n    classes: [‸]\n", {"land", "sea"}, {"pikes"}),
        ("more.yaml", "units:\n  - id: a\n    ‸\n", {"stats", "promotes", "plural"}, {"id", "spare"}),
        ("more.yaml", "units:\n  - id: a\n    symbol: ‸\n", {"sword", "pike"}, set()),
        ("more.yaml", "components:\n  - {id: a, layout: ‸}\n", {"counter", "order-card", "card"}, set()),
        ("more.yaml", f"{A_LAYOUT} {{box: true, class: ‸}}\n", {"panel", "counter-word"}, set()),
        ("more.yaml", f"{A_LAYOUT} {{text: x, color: ‸}}\n", {"crimson", "ink"}, set()),
        ("more.yaml", f"{A_LAYOUT}\n        pips: 3\n        ‸\n", {"most", "shape"}, {"columns"}),
        ("more.yaml", "units:\n  - {id: a, text: 'Up to {{ units.‸ }}'}\n", {"pikes", "cog"}, set()),
        ("more.yaml", "units:\n  - {id: a, text: 'Up to {{ units.cog.stats.‸ }}'}\n", {"move", "hits"}, set()),
        ("more.yaml", "decks:\n  - {id: a, cards: [{id: b, text: '{{ card.‸ }}'}]}\n", {"name", "spaces"}, set()),
        ("more.yaml", "units:\n  - {id: a, text: '{{ 2|‸ }}'}\n", {"counted", "signed"}, set()),
        ("more.yaml", "markers:\n  - {id: a, supply: = armies.‸}\n", {"wardens", "tide"}, set()),
        ("rules.md", "# A\n\n{{ armies.wardens.‸ }}\n", {"total", "units"}, set()),
        ("rules.md", "# A\n\n::table{tables.‸}\n", {"weather"}, set()),
        ("rules.md", "# A\n\n::board{‸}\n", {"harbour", "islands"}, set()),
        ("rules.md", "# A\n\n::figure{layout=counter unit=‸}\n", {"cog", "pikes"}, set()),
        ("rules.md", "# A\n\nSee [](#unit-‸)\n", {"unit-cog", "side-tide"}, set()),
        ("rules.md", "# A\n\nA :‸ here\n", {"sword", "lantern"}, set()),
    ],
)  # fmt: skip
def test_names_are_offered(server: LanguageServer, file: str, text: str, wanted: set[str], unwanted: set[str]) -> None:
    found = set(offered(server, file, text))
    assert wanted <= found
    assert not unwanted & found
    server.type(file, "units: []\n" if file == "more.yaml" else text_of(server, file))


def test_a_file_of_no_kit_is_left_alone(server: LanguageServer, tmp_path: Path) -> None:
    other = tmp_path / "notes.yaml"
    other.write_text("a: [", encoding="utf-8")
    document = {"uri": other.as_uri(), "languageId": "yaml", "version": 1, "text": "a: ["}
    server.notify("textDocument/didOpen", {"textDocument": document})
    place = {"textDocument": {"uri": other.as_uri()}, "position": {"line": 0, "character": 0}}
    assert server.request("textDocument/hover", place) is None


SLOW = """
import sys, time
from pnp.cli.main import main
from pnp.editor.watch import FindingsWatch

FindingsWatch._look_once = lambda *_: time.sleep(60)
sys.argv = ["pnp", "lsp"]
main()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere, a thread watches the time alone")
def test_a_kit_that_takes_too_long_ends_the_server(kit: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Enough to answer the first request on a busy machine, and less than it sleeps.
    monkeypatch.setenv("PNP_TIME_LIMIT", "6")
    server = LanguageServer([sys.executable, "-c", SLOW], kit)
    with pytest.raises(RuntimeError, match="the server has ended"):
        server.open("more.yaml")
    assert server.process.wait(timeout=60) == 1
