"""Names in texts that nothing has, that are spelled otherwise, and values that differ from those of their column."""

from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.checks.catalogue import rule
from pnp.load.kit import load_kit
from tests.checks.cases import found
from tests.checks.lines import said

CITY = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
boards:
  - id: city
    name: City
    mat:
      size: [100 mm, 60 mm]
      areas:
        - {id: market, name: Market, at: [0 mm, 0 mm], size: [9 mm, 9 mm]}
        - {id: temple-steps, name: Temple Steps, at: [20 mm, 0 mm], size: [9 mm, 9 mm]}
        - {id: granary, name: Granary, at: [40 mm, 0 mm], size: [9 mm, 9 mm]}
        - {id: tower, name: Tower, at: [60 mm, 0 mm], size: [9 mm, 9 mm]}
        - {id: gate, name: Gate, at: [0 mm, 20 mm], size: [9 mm, 9 mm]}
"""
KNOWN = "Go to the Market, the Granary, the Tower, the Gate, the Temple Steps or the City. "


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Mark a box of the Harbour.", "Harbour"),
        ("Mark a box of the *Harbour*.", "Harbour"),
        ("Put a block on the Temple Stairs.", "Temple Stairs"),
        ("Add the unit's Morale.", "Morale"),
        ("Play the turn with Blank.", "Blank"),
        ("Each unit becomes Confused.", "Confused"),
        ("A unit that is Confused stays. No unit is Confused twice.", "Confused"),
        ("Make a Parkour check.", "Parkour"),
        ("Use it as any Hemp.", "Hemp"),
        ("You lose if all of your Heroes are dead.", "Heroes"),
        ("Build a Granary Tower.", "Granary Tower"),
        # What is declared or defined somewhere, common, a person, a place, or written small elsewhere, is no finding.
        ("Mark a box of the Market.", ""),
        ("**Harbour:** a place of ships. Mark a box of the Harbour.", ""),
        ('It is a place of ships ("Harbour"). Mark a box of the Harbour.', ""),
        ("The harbour is full. Mark a box of the Harbour.", ""),
        ("This goes to the First Player.", ""),
        ("Now ask the Market Master, and do what the Master says.", ""),
        ("Now it is the turn of Anna, and of Anna again.", ""),
        ("They sailed over the Atlantic with Napoleon.", ""),
        ("The guests are Chinese, the hosts German.", ""),
        ("Harbour of the north.", ""),
        ("A unit is Killed and taken away.", ""),
        ("She lets Cleo roll.", ""),
        ("Use it as any Prussian.", ""),
        ("Use it as Hemp.", ""),
        ("Build on the Granary Tower.", ""),
        ("Build a Granary Tower. Leave the Granary Tower.", ""),
        ("Build a Granary Tower or a Market Gate.", ""),
    ],
)
def test_an_ordinary_word_that_is_written_like_a_name(text: str, name: str, tmp_path: Path) -> None:
    message = f"{name!r} is written like a name, but nothing in this kit is called so"
    places = found(tmp_path, "N150", CITY, rules_md=f"{KNOWN}\n\n{text}\n")
    assert [place.partition(" ")[2] for place in places] == ([message] if name else [])


def test_a_kit_that_writes_many_ordinary_words_with_a_capital_means_nothing_by_it(tmp_path: Path) -> None:
    words = "Move the Soldier to the Harbour, the Forest, the Bridge or the Kitchen with the Wagon.\n"
    assert found(tmp_path, "N150", CITY, rules_md=f"{KNOWN}\n\n{words}") == []


ARMY = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
units: [{id: cavalry, name: Lancers}, {id: war-bear, name: Bear}, {id: foot, name: Heavy Foot}, {id: zurg, name: Blorg}]
decks: [{id: orders, name: Orders, cards: [{id: charge, name: Charge, text: Cavalry get +1.}]}]
tables: [{id: raids, name: Raids, die: D6, rows: [{id: reiters, on: 1-6, name: Reiter Cavalry}]}]
terrain: [{id: road, name: Road/Bridge}]
"""


@pytest.mark.parametrize(
    ("rules", "places"),
    [
        # It is written like a name in the middle of a sentence: then it is one wherever it stands.
        ("All your Cavalry rides.", ["3:77", "rules.md:1:10"]),
        ("The [[Cavalry]] rides.", ["3:77", "rules.md:1:7"]),
        ("Take the War Bear.", ["rules.md:1:10"]),
        ("Take a Zurg. Feed the Zurg.", ["rules.md:1:8", "rules.md:1:23"]),
        # The beginning of a sentence, a longer name, a short form, small letters, a person who is met once.
        ("Cavalry rides.", []),
        ("Take the Reiter Cavalry.", []),
        ("Take the Foot.", []),
        ("Go along the Road.", []),
        ("The cavalry rides.", []),
        ("Take a Zurg.", []),
    ],
)
def test_a_name_that_a_record_had_before(rules: str, places: list[str], tmp_path: Path) -> None:
    assert [place.partition(" ")[0] for place in found(tmp_path, "N150", ARMY, rules_md=f"{rules}\n")] == places


CARDS = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
decks:
  - id: events
    name: Events
    cards: [{id: gust, name: Gust}, {id: drums, name: Drums}, {id: fireflies, name: Fireflies}, {id: rain, name: Rain}]
"""


@pytest.mark.parametrize(
    ("rules", "name"),
    [
        ("- **Gust:** a\n- **Drums:** b\n- **Paper Moon:** c\n", "Paper Moon"),
        ("- Gust: a\n- Paper Moon: c\n  and more\n- Drums: b\n", "Paper Moon"),
        ("| Card | Says |\n|---|---|\n| Gust | a |\n| Paper Moon | b |\n| Rain | c |\n", "Paper Moon"),
        ("**Gust.** a\n\n**Drums.** b\n\n**Hail.** c\n\n**Rain.** d\n", "Hail"),
        ("### Gust\n\n### Drums\n\n### Paper Moon\n\n### Rain\n", "Paper Moon"),
        ("### Gust\n\n### Drums\n\n### Rain\n\n### Other Cards\n", ""),
        # Two names are too few for a single word; general words, several names and two strangers are no finding.
        ("- Gust: a\n- Drums: b\n- Hail: c\n", ""),
        ("- Gust: a\n- Drums: b\n- Rain: c\n- Note: d\n", ""),
        ("- Gust: a\n- Drums: b\n- Rain: c\n- Dice: d\n\nRoll the dice.\n", ""),
        ("- Gust: a\n- Drums: b\n- Rain and Fireflies: c\n", ""),
        ("- Gust: a\n- Drums: b\n- Paper Moon: c\n- Tin Sun: d\n", ""),
        ("- Gust: a\n- Drums: b\n\nThese were all.\n\n- Paper Moon: c\n", ""),
        ("- Gust: a\n- Drums: b\n- any other card: c\n", ""),
    ],
)
def test_an_entry_of_a_list_of_names(rules: str, name: str, tmp_path: Path) -> None:
    message = f"the entries of this list are cards, but there is no card {name!r}"
    places = found(tmp_path, "N151", CARDS, rules_md=rules)
    assert [place.partition(" ")[2] for place in places] == ([message] if name else [])


PHASES = """
sides: [{id: north, name: North}]
phases:
  - {id: supply, name: Supply Phase}
  - {id: combat, name: Combat Phase}
  - {id: rally, name: Rally Phase, steps: [{text: Look at all units., label: Review}]}
options: [{id: o, name: Option, text: "TEXT"}]
"""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Roll in the Recovery Phase.", "there is no 'Recovery Phase' among the phases"),
        ("Discard in discard phase.", "there is no 'discard phase' among the phases"),
        ("Roll in the Rally Phase.", ""),
        ("Roll in the rally phase.", ""),
        ("Roll in each phase, also in the next phase.", ""),
        ("Roll in the North Rally Phase.", ""),
        ("Roll in the Review Phase.", ""),
        ("It is only a phase.", ""),
    ],
)
def test_a_phase_that_does_not_exist(text: str, said: str, tmp_path: Path) -> None:
    places = found(tmp_path, "N152", PHASES.replace("TEXT", text))
    assert [place.partition(" ")[2] for place in places] == ([said] if said else [])


@pytest.mark.parametrize(("language", "count"), [("de", 1), ("en", 0)])
def test_a_german_phase_is_known_by_its_ending(language: str, count: int, tmp_path: Path) -> None:
    (tmp_path / "kit.yaml").write_text(
        f"kit: fahrt\ntitle: Fahrt\nplayers: 2\nlanguage: {language}\n"
        "phases: [{id: a, name: Fahren}, {id: b, name: Laden}, {id: c, name: Löschen}]\n"
        "options: [{id: o, name: Wind, text: In der Phase Entladen wird gespielt wie in der Phase Laden.}]\n",
        encoding="utf-8",
    )
    game = load_kit(tmp_path, ".").game
    assert game
    assert len(list(rule("N152").findings(GameContext(game)))) == count


PIECES = """
units: [{id: mine-field, name: Mine Field}, {id: gun, name: Machine Gun}, {id: land, name: Flat Land/Isle}]
markers: [{id: bridge, name: Bridge Counter}, {id: game, name: Game Token}]
phases: [{id: show, name: Show Times Phase, text: "TEXT"}]
"""


@pytest.mark.parametrize(
    ("text", "said", "name"),
    [
        ("Enter the Minefield.", "Minefield", "Mine Field"),
        ("Enter both Minefields.", "Minefields", "Mine Field"),
        ("Go to Flatland.", "Flatland", "Flat Land"),
        ("Take a Games Token.", "Games Token", "Game Token"),
        ("Put a Bridge Marker on it.", "Bridge Marker", "Bridge Counter"),
        ("Discard a Machine gun now.", "Machine gun", "Machine Gun"),
        ("SHOW TIME PHASE comes first.", "SHOW TIME PHASE", "Show Times Phase"),
        ("Enter two Mine Fields with two Game Tokens.", "", ""),
        ("Use Machine-Gun fire at a machine gun.", "", ""),
        ("In the Show Times phase, take a Bridge counter.", "", ""),
        ("Nobody counts a minefield here.", "", ""),
    ],
)
def test_a_name_in_another_spelling(text: str, said: str, name: str, tmp_path: Path) -> None:
    places = found(tmp_path, "N153", PIECES.replace("TEXT", text))
    assert [place.partition(" ")[2] for place in places] == ([f"{said!r} is declared as {name!r}"] if said else [])


@pytest.mark.parametrize(
    ("last", "count"),
    [
        ("name: Lemon", 1),
        ("name: Lemon, moment: –", 0),
        ("name: Lemon, moment: before the roll", 0),
    ],
)
def test_a_value_that_all_others_have(last: str, count: int, tmp_path: Path) -> None:
    cards = "\n".join(f"      - {{id: c{number}, name: Card {number}, moment: after the roll}}" for number in range(5))
    kit = "decks:\n  - id: d\n    fields: {moment: {type: text, name: When}}\n    cards:\n"
    assert len(found(tmp_path, "N154", f"{kit}{cards}\n      - {{id: last, {last}}}\n")) == count


def test_a_timing_in_words_is_one(tmp_path: Path) -> None:
    cards = "\n".join(f"      - {{id: c{number}, name: C{number}, when: {{phase: p}}}}" for number in range(5))
    kit = f"phases: [{{id: p, name: Play}}]\ndecks:\n  - id: d\n    cards:\n{cards}\n"
    with_words = "      - {id: last, name: Last, text: Play it before the roll.}\n"
    without = "      - {id: last, name: Last, text: Draw two cards.}\n"
    assert found(tmp_path, "N154", kit + with_words) == []
    assert len(found(tmp_path, "N154", kit + without)) == 1


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ("[Rune, Music], [Rune], [Runes]", ["'Runes' is 'Rune' elsewhere in this column (twice)"]),
        (
            "[Alchemy], [Alchemy], [Alchemy], [Alchemist]",
            ["'Alchemist' is 'Alchemy' elsewhere in this column (3 times)"],
        ),
        ("[Infantry], [Infantry], [Infanrty]", ["'Infanrty' is 'Infantry' elsewhere in this column (twice)"]),
        ("[Fire], [Fire], [Fire], [Firearms]", []),
        ("[Warrior], [Warrior], [Warrior], [Warlock]", []),
        ("[Death], [Earth]", []),
    ],
)
def test_a_value_in_another_form(values: str, said: list[str], tmp_path: Path) -> None:
    rows = [f"{{id: r{number}, magic: {value}]}}" for number, value in enumerate(values.removesuffix("]").split("], "))]
    records = "\n".join(f"      - {row}" for row in rows)
    kit = f"sets:\n  - id: s\n    one: culture\n    fields: {{magic: {{type: list}}}}\n    records:\n{records}\n"
    assert [place.partition(" ")[2] for place in found(tmp_path, "N155", kit)] == said


@pytest.mark.parametrize(
    ("culture", "is_found"), [("Amazonian", True), ("amazons", False), ("Norse and Celtic", False)]
)
def test_a_value_that_is_no_record_of_its_table(culture: str, is_found: bool, tmp_path: Path) -> None:
    kit = f"""
        sets:
          - id: cultures
            one: culture
            records: [{{id: norse, name: Norse}}, {{id: celtic, name: Celtic}}, {{id: amazon, name: Amazon}}]
          - id: heroes
            one: hero
            fields: {{culture: {{type: text}}}}
            records: [{{id: a, culture: Norse}}, {{id: b, culture: Celtic}}, {{id: c, culture: {culture}}}]
    """
    assert len(found(tmp_path, "N156", kit)) == is_found


@pytest.mark.parametrize(
    ("stops", "is_found"),
    [
        (("Agdal", "Azrou", "Tamgart", "Old Cistern"), True),
        # Of five values three are places: the column is about something else.
        (("Agdal", "Azrou", "Tamgart", "Old Cistern", "Nowhere"), False),
        (("Agdal", "Azrou", "Azrou", "Old Cistern"), False),
        (("Agdal", "Azrou or Agdal", "Tamgart", "Agdal"), False),
    ],
)
def test_a_stranger_in_a_column_of_places(stops: tuple[str, ...], is_found: bool, tmp_path: Path) -> None:
    cards = ", ".join(f"{{id: c{number}, name: C{number}, goal: {stop}}}" for number, stop in enumerate(stops))
    kit = f"""
        boards:
          - id: road
            name: The road
            track: {{spaces: [{{id: a, name: Agdal}}, {{id: b, name: Azrou}}, {{id: c, name: Tamgart}}]}}
        decks:
          - {{id: jobs, name: Jobs, fields: {{goal: {{type: text}}}}, cards: [{cards}]}}
    """
    assert [place.partition(" ")[2] for place in found(tmp_path, "N156", kit)] == is_found * [
        "'Old Cistern' is not one of the places of The road"
    ]


def test_a_code_is_explained_in_a_list_of_the_rules(tmp_path: Path) -> None:
    kit = """
        texts: [{id: rules, name: Rules, files: [rules.md]}]
        tables:
          - id: t
            die: D3
            fields: {weak: {type: text}, strong: {type: text}}
            rows: [{on: 1, weak: AE, strong: DR}, {on: 2, weak: DR, strong: DE}, {on: 3, weak: DE, strong: EX}]
    """
    assert [
        place.partition(" ")[2]
        for place in found(tmp_path, "N157", kit, rules_md="- **AE / DE:** eliminated\n- DR = retreat\n")
    ] == ["nothing says what 'EX' means in this table"]
    assert found(tmp_path, "N157", kit, rules_md="- AE: a\n") == []


def test_a_code_is_explained_by_its_own_name(tmp_path: Path) -> None:
    kit = """
        decks:
          - id: d
            codes:
              type:
                C: {name: Craft, text: Gain a craft.}
                G: {name: Game, text: Gain a game.}
                F: {name: Food, text: Gain food.}
                X: {name: Special, text: Special}
            fields: {type: {type: code}}
            cards: [{id: a, name: A, type: X}]
    """
    assert len(found(tmp_path, "N157", kit)) == 1
    assert found(tmp_path, "N157", kit.replace("text: Special", "text: Ask the others.")) == []


@pytest.mark.parametrize(
    ("cards", "count"),
    [
        ("{name: Drizzle, text: No blue die.}, {name: Drizzle, text: No amber die.}", 1),
        ("{name: Drizzle, text: No blue die.}, {name: Drizzle, text: No blue die.}", 0),
        ("{name: Echo, text: A.}, {name: Echo, text: B.}, {name: Mute, text: C.}, {name: Mute, text: D.}", 0),
    ],
)
def test_two_cards_of_one_name(cards: str, count: int, tmp_path: Path) -> None:
    several = cards.replace("{name", "{id: ID, name")
    for number in range(several.count("ID")):
        several = several.replace("ID", f"c{number}", 1)
    others = "{id: x, name: Gust}, {id: y, name: Drums}, {id: z, name: Rain}"
    assert len(found(tmp_path, "N106", f"decks: [{{id: d, cards: [{several}, {others}]}}]\n")) == count


@pytest.mark.parametrize(
    ("profession", "is_found"), [("Thief", True), ("Game Designer", True), ("raider", False), ("''", False)]
)
def test_a_value_that_the_group_of_its_record_does_not_list(profession: str, is_found: bool, tmp_path: Path) -> None:
    kit = f"""
        sets:
          - id: cultures
            one: culture
            fields: {{professions: {{type: list}}}}
            records:
              - {{id: norse, name: Norse, professions: [Raider, Bard]}}
              - {{id: roman, name: Roman, professions: [Senator, Thief]}}
              - {{id: lost, name: Lost}}
          - id: heroes
            one: hero
            fields: {{culture: {{type: text}}, profession: {{type: text}}}}
            records:
              - {{id: a, culture: Norse, profession: Bard}}
              - {{id: b, culture: Roman, profession: Senator}}
              - {{id: c, culture: Lost, profession: King}}
              - {{id: d, culture: Norse, profession: {profession}}}
    """
    assert len(found(tmp_path, "N172", kit)) == is_found


@pytest.mark.parametrize(("text", "count"), [("Barrage Phase", 1), ("Artillery Barrage Phase", 0), ("Move Phase", 0)])
def test_of_a_few_phases_only_a_part_of_a_name_is_found(text: str, count: int, tmp_path: Path) -> None:
    kit = f"""
        phases: [{{id: a, name: Artillery Barrage Phase}}, {{id: b, name: Orders Phase}}]
        options: [{{id: o, name: Option, text: Roll in the {text}.}}]
    """
    assert len(found(tmp_path, "N152", kit)) == count


CREW = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
sides: [{id: crown, name: The Crown}]
units: [{id: cook, name: Cook}, {id: mate, name: Mate}, {id: gunner, name: Gunner}, {id: boy, name: Cabin boy}]
armies: [{id: crown, name: Crown, side: crown, units: {cook: 1, mate: 2, gunner: 4}}]
sets: [{id: herbs, name: Herbs, one: herb, records: [{id: a, name: Dill}, {id: b, name: Thyme}, {id: c, name: Sage}]}]
"""


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Four beds: dill, thyme and basil.", "basil"),
        ("You grow rosemary, sage and dill here.", None),  # The first item is not the whole name of anything.
        ("The Crown has a cook, two mates and four cannoneers.", "cannoneers"),
        ("The Crown has one cook, who is slow, four gunners, and two helmsmen, who are not.", "helmsmen"),
        ("The Crown places its cook, four cannoneers and its two mates aft, one on a space.", "cannoneers"),
        ("The Crown places its cook, four gunners and its two mates aft, one on a space.", None),
        ("The Crown has a cook, two mates and four gunners.", None),
        ("Take dill, thyme and the other one.", None),
        ("Take dill, basil, mint and sage.", None),
        ("Take dill, sage and a jar.", "jar"),
        ("Take dill, sage and a cabin boy.", None),
        ("## Variant\n\nTake dill, thyme and basil.", None),
    ],
)
def test_a_list_in_a_sentence_with_one_name_that_is_none(tmp_path: Path, text: str, word: str | None) -> None:
    messages = [one.partition(" ")[2] for one in found(tmp_path, "N151", CREW, rules_md=f"# Rules\n\n{text}\n")]
    expected = [f"all others of this list are names, but nothing is called {word!r}"] if word else []
    assert messages == expected


BAG = """
decks:
  - id: bag
    name: Bag
    cards:
      - {id: rope, name: Tarred rope, text: "Climb."}
      - {id: lamp, name: Storm lamp, text: "See."}
      - {id: oil, name: Lamp oil, text: TEXT}
"""


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("Fill a Miner lamp with it.", "Miner lamp"),
        ("It burns each Hempen rope.", "Hempen rope"),
        ("Discard it, Whale oil is better.", "Whale oil"),
        ("Fill a Storm lamp with it.", ""),
        ("Miner lamp and oil burn.", ""),  # At the beginning of a sentence, any word has a capital.
        ("A miner has it: the Miner lamp.", ""),
    ],
)
def test_half_of_a_name_in_small_letters(tmp_path: Path, text: str, phrase: str) -> None:
    problems = [one.partition(" ")[2] for one in found(tmp_path, "N150", BAG.replace("TEXT", repr(text)))]
    message = f"{phrase!r} is written like a name, but nothing in this kit is called so"
    assert problems == ([message] if phrase else [])


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("Draw a card in the dinner step.", "dinner step"),
        ("It is yours until the end of the harvest step.", "harvest step"),
        ("During the milking step, nobody speaks.", "milking step"),
        ("Draw a card in the baker step.", ""),
        ("Draw a card in the next step.", ""),
        ("Take the long step over the wall.", ""),
    ],
)
def test_steps_that_no_phase_is_called_by(text: str, step: str, tmp_path: Path) -> None:
    names = ("Baker step", "Miller step", "Market step")
    phases = ", ".join(f"{{id: p{number}, name: {name}}}" for number, name in enumerate(names))
    kit = f"phases: [{phases}]\noptions: [{{id: o, name: Option, text: {text!r}}}]\n"
    problems = [one.partition(" ")[2] for one in found(tmp_path, "N152", kit)]
    assert problems == ([f"there is no {step!r} among the phases"] if step else [])


OTHERS = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
units: [{id: goblin, name: Goblin}, {id: troll, name: Troll}, {id: ogre, name: Ogre}, {id: imp, name: Imp}]
statuses: [{id: dazed, name: Dazed}, {id: slowed, name: Slowed}]
"""


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        (
            "No river stops Goblins, Wyverns or Trolls.",
            ["'Wyverns' stands among units, but there is no unit of this name"],
        ),
        ("Place two Goblins, one Lancer and an Ogre.", []),  # N150 finds it, behind its article.
        (
            "A unit is neither Dazed nor Rooted at dawn.",
            ["'Rooted' stands among statuses, but there is no status of this name"],
        ),
        ("Goblins, Wyverns or Trolls cross. Wyverns fly, too.", []),  # Written twice, it may be explained.
        ("::: example\nGoblins and Bertram meet.\n:::", []),  # A person of an example.
        ("Goblins, Dazed Wyverns and Trolls meet.", []),  # Known in part.
        ("Goblins, Slowed and Wyverns are words.", []),  # Of no one kind.
        ("Goblins, Trolls and Ogres cross.", []),
    ],
)
def test_a_name_among_others(tmp_path: Path, sentence: str, messages: list[str]) -> None:
    assert said(tmp_path, "N181", OTHERS, rules_md=f"# Rules\n\n{sentence}\n") == messages


@pytest.mark.parametrize(
    ("text", "told"),
    [
        # A place of a map is found even if it is no ordinary word and stands there once, at the start of a text.
        ("Hold Vallon.", ["'Vallon' is written like a name, but nothing in this kit is called so"]),
        ("Hold Brescot.", []),
        # It is the end of a longer name.
        ("We saw Old Vallon.", []),
    ],
)
def test_a_town_that_has_got_another_name(tmp_path: Path, text: str, told: list[str]) -> None:
    kit = (
        "boards:\n  - {id: map, name: Map, grid: {columns: 3, rows: 2, cell: 20 mm, "
        "regions: [{id: vallon, name: Brescot, cells: A1}]}}\n"
        f"goals: [{{id: hold, name: Bridgehead, text: {text}}}]\n"
    )
    assert [one.partition(" ")[2] for one in found(tmp_path, "N150", kit)] == told
