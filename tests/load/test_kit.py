"""Whole folders: what loads, and every mistake at its place with its cure."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from pnp.load.kit import LoadedKit, load_kit
from pnp.model.fields import Coded, Foreign
from pnp.model.game import Game

HEAD = "kit: example\ntitle: Example\nplayers: 2\nlicence: CC-BY-4.0\n"


def write(folder: Path, **files: str) -> Path:
    """A kit of these files (``units_yaml`` is ``units.yaml``) with a head, unless one is given."""
    folder.mkdir(exist_ok=True)
    for name, text in {"kit_yaml": HEAD, **files}.items():
        (folder / name.replace("_", ".")).write_text(text, encoding="utf-8")
    return folder


def load(folder: Path, **files: str) -> LoadedKit:
    """The kit of these files, called ``.``."""
    return load_kit(write(folder, **files), ".")


def game(loaded: LoadedKit) -> Game:
    """The game of a kit without findings."""
    assert told(loaded) == []
    assert loaded.game is not None
    return loaded.game


def told(loaded: LoadedKit) -> list[str]:
    """Each finding as ``file:line:col CODE message``, without its hint."""
    return [f"{one.span} {one.code} {one.message}" for one in loaded.findings]


def test_records_come_from_every_file_in_the_order_of_their_names(tmp_path: Path) -> None:
    loaded = load(tmp_path / "k", b_yaml="units: [{id: two}]\n", a_yml="units: [{id: one}]\n")
    (tmp_path / "k" / "more").mkdir()
    (tmp_path / "k" / "more" / "c.yaml").write_text("units: [{id: three}]\n", encoding="utf-8")
    (tmp_path / "k" / ".hidden").mkdir()
    (tmp_path / "k" / ".hidden" / "d.yaml").write_text("units: [{id: four}]\n", encoding="utf-8")
    (tmp_path / "k" / ".e.yaml").write_text("units: [{id: five}]\n", encoding="utf-8")
    assert game(loaded).units.ids == ("one", "two")
    assert game(load_kit(tmp_path / "k", ".")).units.ids == ("one", "two", "three")


def test_a_text_in_the_language_of_the_kit_is_in_no_other(tmp_path: Path) -> None:
    fields = "{ours: {type: text, language: EN}, theirs: {type: text, language: fr}}"
    units = f"sets: [{{id: s, fields: {fields}, records: [{{id: a, ours: A horse., theirs: Un cheval.}}]}}]\n"
    (record,) = game(load(tmp_path, kit_yaml=f"{HEAD}language: en-GB\n", a_yaml=units)).sets["s"].records
    assert [key for key, text in record.fields.items() if isinstance(text, Foreign)] == ["theirs"]


def test_quantities_know_what_they_come_to_in_whatever_order_they_stand(tmp_path: Path) -> None:
    """3 drums are printed for 2 cogs; 3 + 1 flags. Nobody knows how many oars there are."""
    markers = """\
        markers:
          - {id: flag, supply: = markers.drum.supply.number + 1}
          - {id: drum, supply: = units.cog.stats.hits * 2 - 1}
          - {id: oar, supply: = units.oar.stats.hits}
        units: [{id: cog, stats: {hits: 2}}]
        stats: [{id: hits}]
    """
    loaded = load(tmp_path / "k", a_yaml=dedent(markers))
    assert [str(one.supply) for one in game(loaded).markers] == ["4", "3", "units.oar.stats.hits"]


def test_unknown_keys_at_the_top_of_files(tmp_path: Path) -> None:
    loaded = load(tmp_path / "k", kit_yaml=HEAD + "deckz: []\nplayerz: 3\n", a_yaml="unitz: []\ntitle: No\n")
    assert told(loaded) == [
        "a.yaml:1:1 Y108 unknown key 'unitz'",
        "a.yaml:2:1 Y108 unknown key 'title'",
        "kit.yaml:5:1 Y108 unknown key 'deckz'",
        "kit.yaml:6:1 Y108 unknown key 'playerz'",
    ]
    assert [one.hint for one in loaded.findings] == [
        "did you mean 'units'?", "write it in kit.yaml", "did you mean 'decks'?", "did you mean 'players'?",
    ]  # fmt: skip


def test_an_unknown_list_of_records_may_be_meant_as_a_set_of_its_own(tmp_path: Path) -> None:
    loaded = load(tmp_path / "k", a_yaml="scoring: [{id: nests, name: Nests}]\nremarks: Nothing yet\n")
    assert [finding.hint for finding in loaded.findings] == [
        "a set of your own is listed under sets: - {id: scoring, name: …, one: …, records: […]}",
        "docs/format.md lists every set",
    ]


def test_the_id_and_the_name_of_a_kit_have_keys_of_their_own(tmp_path: Path) -> None:
    loaded = load(tmp_path / "k", kit_yaml="id: example\nname: Example\nplayers: 2\nlicence: CC-BY-4.0\n")
    assert [(one.message, one.hint, [edit.text for edit in one.edits]) for one in loaded.findings] == [
        ("unknown key 'id'", "did you mean 'kit'?", ["kit"]),
        ("unknown key 'name'", "did you mean 'title'?", ["title"]),
    ]
    both = load(tmp_path / "both", kit_yaml=HEAD + "id: example\n")
    assert [one.edits for one in both.findings] == [()]


def test_a_kit_has_a_number_of_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pnp.load.kit.MOST_RECORDS", 3)
    units = "units: [{id: a}, {id: b}]\n"
    assert told(load(tmp_path / "k", a_yaml=units)) == []
    assert told(load(tmp_path / "k", b_yaml=units.replace("a}", "c}").replace("b}", "d}"))) == [
        "b.yaml:1:1 Y104 with 'units' here, the kit has more than 3 records"
    ]


def test_a_folder_without_kit_yaml(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("units: []\n", encoding="utf-8")
    loaded = load_kit(tmp_path, "games/mine")
    assert loaded.game is None
    assert told(loaded) == ["games/mine/kit.yaml:1:1 Y101 there is no file 'games/mine/kit.yaml'"]
    assert loaded.findings[0].hint.startswith("write one that says kit:, title: and players:")


def test_a_folder_that_is_not_there_or_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "f").write_text("kit: x\n", encoding="utf-8")
    for name in ("nothing", "f"):
        assert told(load_kit(tmp_path / name, name)) == [f"{name}/kit.yaml:1:1 Y101 {name!r} is not a folder"]


def test_kit_yaml_that_is_a_folder(tmp_path: Path) -> None:
    (tmp_path / "kit.yaml").mkdir()
    loaded = load_kit(tmp_path, ".")
    assert loaded.game is None
    assert told(loaded) == ["kit.yaml:1:1 Y102 'kit.yaml' cannot be read: it is a folder"]


def test_a_file_that_is_not_utf_8(tmp_path: Path) -> None:
    write(tmp_path)
    (tmp_path / "kit.yaml").write_bytes(HEAD.encode() + b"summary: caf\xe9\n")
    assert told(load_kit(tmp_path, ".")) == ["kit.yaml:5:13 Y105 the byte 0xE9 ('é' in Windows-1252) is not UTF-8"]


def test_what_is_wrong_with_the_head_does_not_hide_what_is_wrong_with_records(tmp_path: Path) -> None:
    loaded = load(tmp_path / "k", kit_yaml="kit: x\nplayers: two\nunits: [{id: a}, {id: b, mvoe: 2}]\n")
    assert loaded.game is None
    assert told(loaded) == [
        "kit.yaml:1:1 Y106 the key 'title' is missing in the kit",
        "kit.yaml:2:10 Y111 'two' is not a number of players",
        "kit.yaml:3:26 Y108 unknown key 'mvoe'",
    ]


@pytest.mark.parametrize(("written", "shown"), [("2", "2"), ("2-4", "2–4"), ("2–4", "2–4"), ("2+", "2+")])
def test_players(tmp_path: Path, written: str, shown: str) -> None:
    loaded = load(tmp_path / "k", kit_yaml=HEAD.replace("players: 2", f"players: {written}"))
    assert str(game(loaded).kit.players) == shown


def test_sets_that_are_no_lists_and_files_that_are_no_maps(tmp_path: Path) -> None:
    loaded = load(tmp_path / "k", kit_yaml=HEAD + "units:\nsets: 3\ndecks: {a: 1}\n", a_yaml="- 1\n", b_yaml="hello\n")
    assert told(loaded) == [
        "a.yaml:1:1 Y109 a list stands where a map of sets belongs",
        "b.yaml:1:1 Y109 a value stands where a map of sets belongs",
        "kit.yaml:6:7 Y109 'sets' is a list of records, not a value",
        "kit.yaml:7:8 Y109 'decks' is a list of records, not a map",
    ]


def test_every_record_has_an_id_that_is_one(tmp_path: Path) -> None:
    loaded = load(
        tmp_path / "k",
        a_yaml="units: [{name: Fire Bow}, {id: Big_One}, {id: -x}]\ndecks: [{id: d, cards: [{name: A}]}]\n",
    )
    assert told(loaded) == [
        "a.yaml:1:10 Y106 the key 'id' is missing",
        "a.yaml:1:32 Y111 'Big_One' is not an id: it has small letters and digits, with hyphens between them",
        "a.yaml:1:47 Y111 '-x' is not an id: it has small letters and digits, with hyphens between them",
        "a.yaml:2:26 Y106 the key 'id' is missing",
    ]
    assert [one.hint for one in loaded.findings] == ["add 'id: fire-bow'", "write big-one", "write x", "add 'id: a'"]


def test_the_rows_of_a_spreadsheet_without_ids_are_told_of_together(tmp_path: Path) -> None:
    loaded = load(
        tmp_path / "k",
        a_yaml="decks: [{id: d, cards: {from: a.csv}}, {id: e, cards: {from: b.csv}}]\n",
        a_csv="number\n1\n2\n3\n",
        b_csv="id,name\nx,X\n,…\n",
    )
    assert [f"{one} | {finding.hint}" for one, finding in zip(told(loaded), loaded.findings, strict=True)] == [
        (
            "a.csv:2:1 Y106 the key 'id' is missing, here and in 2 more rows | "
            "give each a name, of which it is made, or a column id, for which numbers will do"
        ),
        "b.csv:3:1 Y106 the key 'id' is missing | write one into a column named id: a-name-of-its-own",
    ]


def test_a_column_with_another_name_is_left_out_by_its_heading(tmp_path: Path) -> None:
    yaml = "decks: [{id: d, cards: {from: a.csv, columns: {Army Group: left}}}]\n"
    loaded = load(tmp_path / "k", a_yaml=yaml, a_csv="id,name,Army Group\nx,X,II\n")
    hint = "add it to the fields: of the deck: {left: text}; or leave the column out: columns: {'Army Group': null}"
    assert [one.hint for one in loaded.findings] == [hint]


@pytest.mark.parametrize(
    ("header", "hint"),
    [
        (
            "price",
            "add it to the fields: of the deck: {price: number}; or leave the column out: columns: {price: null}",
        ),
        (
            "Red. Att",
            (
                "write columns: {'Red. Att': red_att} beside from: and add it to the fields: of the deck: "
                "{red_att: number}; or leave the column out: columns: {'Red. Att': null}"
            ),
        ),
        (
            "Room / Ghost",
            (
                "write columns: {'Room / Ghost': room_ghost} beside from: and add it to the fields: of the deck: "
                "{room_ghost: number}; or leave the column out: columns: {'Room / Ghost': null}"
            ),
        ),
        ("naem", "add it to the fields: of the deck: {naem: number}; or leave the column out: columns: {naem: null}"),
        ("copeis", "did you mean 'copies'? Then correct the heading, or write columns: {copeis: copies} beside from:"),
        (
            "Body Size",
            (
                "add it to the fields: of the deck: {body_size: number}; "
                "or leave the column out: columns: {'Body Size': null}"
            ),
        ),
        ("Qty", "if it is the copies of each, write columns: {Qty: copies} beside from:"),
    ],
)
def test_a_column_that_nobody_declared(tmp_path: Path, header: str, hint: str) -> None:
    yaml = "decks: [{id: d, cards: {from: a.csv}}]\n"
    loaded = load(tmp_path / "k", a_yaml=yaml, a_csv=f"id,name,{header}\nx,X,3\n")
    assert [(one.code, one.hint) for one in loaded.findings] == [("Y108", hint)]


def test_a_column_of_pictures_is_known_by_its_cells(tmp_path: Path) -> None:
    yaml = "decks: [{id: d, cards: {from: a.csv}}]\n"
    loaded = load(tmp_path / "k", a_yaml=yaml, a_csv="id,name,Icon\nw,W,\nx,X,sun.SVG\n")
    hint = "if it is the image of each, write columns: {Icon: image} beside from:"
    assert [(finding.code, finding.hint) for finding in loaded.findings] == [("Y108", hint)]


def test_whole_numbers_of_a_spreadsheet_may_end_in_point_0(tmp_path: Path) -> None:
    yaml = "decks: [{id: d, fields: {age: number}, cards: {from: a.csv}}]\n"
    loaded = load(tmp_path / "k", a_yaml=yaml, a_csv="id,name,copies,age\nx,X,2.0,-7.00\ny,Y,0,1.5\nz,Z,2.5,1\n")
    assert told(loaded) == [
        "a.csv:4:5 Y110 'copies' is '2.5', not a whole number",
    ]
    loaded = load(tmp_path / "l", a_yaml=yaml, a_csv="id,name,copies,age\nx,X,2.0,-7.00\ny,Y,0,1.5\n")
    assert told(loaded) == ["a.csv:3:7 Y110 age '1.5' is not a whole number"]
    (finding,) = loaded.findings
    assert finding.hint == (
        "the numbers of a field are whole; to print decimals, declare it as text: fields: {age: text}"
    )
    read = game(load(tmp_path / "m", a_yaml=yaml, a_csv="id,name,copies,age\nx,X,2.0,-7.00\n")).decks["d"].cards[0]
    assert (read.copies, read.fields["age"]) == (2, -7)


def test_whole_numbers_of_a_spreadsheet_may_end_in_comma_0(tmp_path: Path) -> None:
    yaml = "decks: [{id: d, fields: {age: number}, cards: {from: a.csv}}]\n"
    read = game(load(tmp_path / "k", a_yaml=yaml, a_csv="id;name;copies;age\nx;X;3,0;-7,00\n")).decks["d"].cards[0]
    assert (read.copies, read.fields["age"]) == (3, -7)
    read = game(load(tmp_path / "l", a_yaml=yaml, a_csv='id,name,copies,age\nx,X,"3,0",1\n')).decks["d"].cards[0]
    assert read.copies == 3
    # A thousand, or one to three places: not guessed.
    loaded = load(tmp_path / "m", a_yaml=yaml, a_csv="id;name;copies;age\nx;X;1,000;1\ny;Y;3,5;1\n")
    assert told(loaded) == [
        "a.csv:2:5 Y110 'copies' is '1,000', not a whole number",
        "a.csv:3:5 Y110 'copies' is '3,5', not a whole number",
    ]
    loaded = load(tmp_path / "n", a_yaml="decks: [{id: d, cards: [{id: x, name: X, copies: '3,0'}]}]\n")
    assert [finding.code for finding in loaded.findings] == ["Y110"]


def test_rows_spaces_and_roads_need_no_id(tmp_path: Path) -> None:
    text = "tables: [{id: t, die: D2, rows: [{on: 1-2}]}]\nboards: [{id: b, track: {spaces: [{name: Dusk}]}}]\n"
    game(load(tmp_path / "k", a_yaml=text))


def test_who_begins_is_said_once(tmp_path: Path) -> None:
    loaded = load(tmp_path / "k", a_yaml="first_player: Anna.\n", b_yaml="first_player: Bo.\n")
    assert told(loaded) == ["b.yaml:1:1 Y115 'first_player' is in two files"]
    assert str(loaded.findings[0].related[0].span) == "a.yaml:1:15"


def test_records_may_refer_to_one_another_and_have_all_their_fields(tmp_path: Path) -> None:
    text = """
    sets:
      - id: people
        fields: {friend: people, house: houses, motto: text}
        records:
          - {id: anna, friend: bert, house: north, motto: Onwards}
          - {id: bert, friend: anna, house: north, motto: Wait}
      - {id: houses, fields: {head: people}, records: [{id: north, head: bert}, {id: south}]}
    """
    sets = game(load(tmp_path / "k", a_yaml=dedent(text))).sets
    (anna, bert), (north, _) = sets["people"].records, sets["houses"].records
    assert anna.fields["friend"] is bert
    assert bert.fields["friend"] is anna
    assert anna.fields["house"] is north
    assert north.fields["head"].fields["motto"] == "Wait"


FIELDS = """
decks:
  - id: d
    codes: {use: {A: {name: Attack, symbol: sword}, B: Both}}
    fields: {n: number, flag: flag, words: list, roll: dice, who: units, god: gods, title: {type: text, required: true}}
    cards: {from: c.csv}
sets:
  - {id: gods, fields: {likes: units}, records: [{id: mars, likes: pikes}]}
units: {from: u.csv}
"""
UNITS = "id,name\npikes,Pikes\nbows,Bows\n"
CSV_HEAD = "id,n,flag,words,roll,who,god,use,title\n"


def test_declared_fields_of_every_type_from_a_spreadsheet(tmp_path: Path) -> None:
    row = "a,-3,true,x; y,2D6,pikes; bows,mars,A,Hello\n"
    loaded = load(tmp_path / "k", d_yaml=FIELDS.replace("who: units", "who: list"), u_csv=UNITS, c_csv=CSV_HEAD + row)
    fields = game(loaded).decks["d"].cards[0].fields
    assert (fields["n"], fields["flag"], fields["words"], str(fields["roll"])) == (-3, True, ("x", "y"), "2D6")
    assert fields["who"] == ("pikes", "bows")
    assert fields["god"].fields["likes"].name == "Pikes"
    assert fields["title"] == "Hello"
    assert isinstance(fields["use"], Coded)
    assert (str(fields["use"]), fields["use"].code, fields["use"].symbol) == ("Attack", "A", "sword")
    assert fields["use"].name == "Attack"


def test_every_wrong_cell_of_a_spreadsheet_is_found_where_it_is(tmp_path: Path) -> None:
    row = "a,one,wet,,D,pkes,mras,Z,\n"
    loaded = load(
        tmp_path / "k", d_yaml=FIELDS, u_csv=UNITS, c_csv=CSV_HEAD.replace("title", "zz") + row.replace(",\n", ",1\n")
    )
    assert told(loaded) == [
        "c.csv:1:34 Y108 nothing says what the column 'zz' is",
        "c.csv:2:1 Y106 the field 'title' is missing",
        "c.csv:2:3 Y110 n 'one' is not a whole number",
        "c.csv:2:7 Y110 flag 'wet' is not true or false",
        "c.csv:2:12 Y110 roll 'D' is not dice such as 2D6",
        "c.csv:2:14 Y112 who 'pkes' is not one of the units",
        "c.csv:2:19 Y112 god 'mras' is not one of the gods",
        "c.csv:2:24 Y112 use 'Z' is not a declared code",
    ]
    hints = {one.message: one.hint for one in loaded.findings}
    assert hints["who 'pkes' is not one of the units"] == "did you mean 'pikes'?"
    assert hints["use 'Z' is not a declared code"] == "the codes are A, B"
    assert hints["nothing says what the column 'zz' is"] == (
        "add it to the fields: of the deck: {zz: number}; or leave the column out: columns: {zz: null}"
    )


def test_a_field_of_a_type_that_there_is_not_is_told_once(tmp_path: Path) -> None:
    text = "sets: [{id: s, fields: {a: unitz}, records: [{id: x, a: one}, {id: y, a: two}]}]\n"
    loaded = load(tmp_path / "k", a_yaml=text)
    assert told(loaded) == ["a.yaml:1:28 Y112 there is no type 'unitz'"]
    assert loaded.findings[0].hint == "did you mean 'units'?"


def test_codes_that_are_written_as_a_field_are_told_where_they_belong(tmp_path: Path) -> None:
    fields = "kind: {Fight: {color: umber}, 'Long Rest': {color: teal}}"
    text = "decks: [{id: d, %s, cards: [{id: x, name: X, kind: Fight}]}]\n"
    loaded = load(tmp_path / "k", a_yaml=text % f"fields: {{{fields}}}")
    assert told(loaded)[0] == "a.yaml:1:33 Y108 unknown key 'Fight' in 'kind'"
    hint = "write codes: {kind: {Fight: {name: Fight, color: …}}} beside it, and here kind: code"
    assert loaded.findings[0].hint == hint
    right = "codes: {kind: {Fight: {name: Fight, color: umber}}}, fields: {kind: code}"
    assert told(load(tmp_path / "right", a_yaml=text % right)) == []


def test_half_a_sentence_behind_a_comma_is_no_field_to_declare(tmp_path: Path) -> None:
    loaded = load(tmp_path / "k", a_yaml="units: [{id: a, text: Sleeps, but stays awake.}]\n")
    assert told(loaded) == ["a.yaml:1:31 Y108 unknown key 'but stays awake.'"]
    assert loaded.findings[0].hint == "a comma inside { } starts the next key: put the text in quotes"


def test_neither_is_its_last_word(tmp_path: Path) -> None:
    goal = load(tmp_path / "g", a_yaml="goals: [{id: a, text: The richest of you, wins.}]\n")
    assert told(goal) == ["a.yaml:1:43 Y108 unknown key 'wins.' in 'goal'"]
    cure = "a comma ends a value inside { }: put the text in quotes, or write each key on a line of its own"
    assert goal.findings[0].hint == cure
    unit = load(tmp_path / "u", a_yaml="units: [{id: a, text: It sleeps, mostly.}, {id: b, lazy: very}]\n")
    assert [one.hint for one in unit.findings] == [
        "a comma inside { } starts the next key: put the text in quotes",
        "declare it in kit.yaml: fields: {units: {lazy: text}}",
    ]  # fmt: skip


def test_fields_that_the_head_adds_to_units(tmp_path: Path) -> None:
    head = HEAD + "fields: {units: {home: text}}\n"
    loaded = load(tmp_path / "k", kit_yaml=head, a_yaml="units: [{id: a, home: Orsa}]\n")
    assert game(loaded).units["a"].fields == {"home": "Orsa"}
    wrong = load(tmp_path / "w", kit_yaml=HEAD + "fields: {unit: {home: text}}\n")
    assert told(wrong) == ["kit.yaml:5:10 Y112 'unit' takes no fields here"]


def test_a_card_does_what_its_letter_codes_do(tmp_path: Path) -> None:
    text = """
decks:
  - id: d
    codes: {kind: {A: {name: Attack, effects: [{do: destroy, what: unit}]}, B: Wait}}
    cards:
      - {id: both, kind: A, effects: [{do: draw, what: card}]}
      - {id: code, kind: A}
      - {id: none, kind: B}
      - {id: list, kind: [A, B]}
"""
    cards = game(load(tmp_path / "k", a_yaml=text)).decks["d"].cards
    assert [[effect.do for effect in card.effects] for card in cards] == [
        ["draw", "destroy"], ["destroy"], [], ["destroy"],
    ]  # fmt: skip


def test_spreadsheets_and_texts_that_are_not_there_or_not_inside(tmp_path: Path) -> None:
    text = (
        "units: {from: unts.csv}\ndecks:\n  - {id: d, cards: {from: ../x.csv}}\n"
        "texts:\n  - {id: r, files: [ruls.md, ../x.md]}\n"
    )
    loaded = load(tmp_path / "k", a_yaml=text, units_csv="id\na\n", rules_md="# R\n")
    assert told(loaded) == [
        "a.yaml:1:15 Y101 there is no file 'unts.csv'",
        "a.yaml:3:27 Y103 '../x.csv' is outside the kit's folder",
        "a.yaml:5:21 Y101 there is no file 'ruls.md'",
        "a.yaml:5:30 Y103 '../x.md' is outside the kit's folder",
    ]
    assert [one.hint for one in loaded.findings][0::2] == ["did you mean 'units.csv'?", "did you mean 'rules.md'?"]


def test_a_file_that_was_renamed_is_named_if_there_is_no_other_of_its_kind(tmp_path: Path) -> None:
    loaded = load(tmp_path / "k", a_yaml="texts: [{id: r, files: [rules.md]}]\n", howto_md="# R\n")
    assert [finding.hint for finding in loaded.findings] == [
        "there is 'howto.md': correct the name, or create the file"
    ]


def test_rules_texts_keep_their_files_in_order(tmp_path: Path) -> None:
    loaded = load(tmp_path / "k", a_yaml="texts: [{id: r, files: [b.md, a.md]}]\n", a_md="# A\n", b_md="# B\n")
    assert [source.text for source in game(loaded).texts["r"].sources] == ["# B\n", "# A\n"]


BASE = "stats: [{id: m}]\nunits:\n  - {id: a, name: A, stats: {m: 2}}\n  - {id: b, name: B}\nfirst_player: Anna.\n"


def extending(tmp_path: Path, text: str, head: str = "kit: k\nextends: base\ntitle: Other\n") -> LoadedKit:
    """A kit that extends one of two units."""
    write(tmp_path / "base", u_yaml=BASE)
    return load(tmp_path / "k", kit_yaml=head, u_yaml=text)


def test_a_kit_changes_the_records_of_its_base_key_by_key(tmp_path: Path) -> None:
    text = "units:\n  - {id: c, name: C}\n  - {id: a, stats: {m: 3}}\n  - {id: b, name: null, abbr: B}\n"
    found = game(extending(tmp_path, text))
    assert [(unit.id, unit.name, unit.abbr, dict(unit.stats)) for unit in found.units] == [
        ("a", "A", "", {"m": 3}),
        ("b", "", "B", {}),
        ("c", "C", "", {}),
    ]
    assert (found.kit.title, found.kit.licence, str(found.kit.players)) == ("Other", "CC-BY-4.0", "2")
    assert found.first_player is not None


def test_a_kit_takes_records_of_its_base_out(tmp_path: Path) -> None:
    assert game(extending(tmp_path, "units: [{id: b, remove: true}]\n")).units.ids == ("a",)
    loaded = extending(tmp_path, "units: [{id: bb, remove: true}]\n")
    assert told(loaded) == ["u.yaml:1:9 Y112 the base kit has no 'bb' to remove"]


def test_two_records_with_one_id_in_the_kit_itself_stay_two(tmp_path: Path) -> None:
    text = "units: [{id: c, name: One}, {id: c, name: Two}, {id: a, name: X}, {id: a, name: Y}]\n"
    assert game(extending(tmp_path, text)).units.ids == ("a", "b", "c", "c", "a")


def test_mistakes_in_a_base_beside_the_kit_are_shown_as_one_would_type_them(tmp_path: Path) -> None:
    write(tmp_path / "base", u_yaml="units: [{id: a, copis: 2}]\n")
    write(tmp_path / "k", kit_yaml="kit: k\nextends: base\n")
    for shown, file in ((".", "../base/u.yaml"), ("content/k", "content/base/u.yaml")):
        assert told(load_kit(tmp_path / "k", shown)) == [f"{file}:1:17 Y108 unknown key 'copis'"]


@pytest.mark.parametrize(
    ("name", "message", "hint"),
    [
        ("bse", "there is no kit 'bse'", "did you mean 'base'?"),
        ("../base", "there is no kit '../base'", "write its name alone: extends: base"),
        ("../x", "there is no kit '../x'", "a kit extends a kit of the same folder, or one that comes with pnp"),
        ("k", "'k' extends this kit in turn", "remove extends: from one of them"),
    ],
)
def test_bases_that_cannot_be(tmp_path: Path, name: str, message: str, hint: str) -> None:
    loaded = extending(tmp_path, "units: []\n", HEAD + f"extends: {name}\n")
    assert [(str(one.span), one.message, one.hint) for one in loaded.findings] == [("kit.yaml:5:10", message, hint)]


@pytest.mark.parametrize(("value", "kind"), [("[base]", "list"), ("{kit: base}", "map")])
def test_a_kit_extends_one_kit(tmp_path: Path, value: str, kind: str) -> None:
    """It was read as a kit without a base and without anything wrong, and none of its checks were made."""
    loaded = extending(tmp_path, "units: []\n", HEAD + f"extends: {value}\n")
    assert told(loaded) == [f"kit.yaml:5:10 Y109 'extends' is the name of one kit, not a {kind}"]


def test_what_a_base_that_is_not_there_would_have_given_is_not_missing(tmp_path: Path) -> None:
    assert told(load(tmp_path, kit_yaml="kit: k\nextends: no\n")) == ["kit.yaml:2:10 Y101 there is no kit 'no'"]


def test_kits_that_extend_each_other(tmp_path: Path) -> None:
    write(tmp_path / "base", kit_yaml=HEAD + "extends: k\n")
    loaded = load(tmp_path / "k", kit_yaml=HEAD + "extends: base\n")
    assert told(loaded) == ["../base/kit.yaml:5:10 Y111 'k' extends this kit in turn"]


@pytest.mark.parametrize(
    "text",
    [
        "boards: [{id: b, grid: {columns: 1000000000, rows: 2, cell: 9 mm}}]\n",
        "boards: [{id: b, grid: {columns: 0, rows: 2, cell: 9 mm}}]\n",
        "boards: [{id: b, track: {count: 1000000000}}]\n",
        "tables: [{id: t, die: 100D1000}]\n",
        f"tables: [{{id: t, die: D6, rows: [{{on: {'9' * 900}}}]}}]\n",
    ],
    ids=["columns", "none", "track", "dice", "result"],
)
def test_numbers_that_would_fill_the_memory_are_refused(tmp_path: Path, text: str) -> None:
    assert [one.code for one in load(tmp_path / "k", a_yaml=text).findings] == ["Y111"]


def test_the_same_folder_loads_the_same_way(tmp_path: Path) -> None:
    files = {"a_yaml": "units: [{id: A}, {nam: b}]\nzz: 1\n", "b_yaml": "- 1\n"}
    assert load(tmp_path / "k", **files).findings == load(tmp_path / "k", **files).findings
