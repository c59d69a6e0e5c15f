"""Terms that nothing uses, words that nothing explains, and misspelled words with a capital."""

from dataclasses import replace
from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.checks.words import mentioned_once
from tests.checks.cases import found, game_of

GLOSSARY = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
glossary:
  - {id: routed, term: Routed, text: Not able to attack.}
  - {id: wick, term: TERM, text: What the text says.}
"""


@pytest.mark.parametrize(
    ("term", "rules", "said"),
    [
        ("Wick", "A unit is routed.\n\n- *Wick:* a box with a wick.\n", ["Wick"]),
        ("Wick", "A unit is routed. **Wick.** A wick is a box.\n", []),
        ("Wick", "A unit is routed. Fill two wicks.\n", []),
        ("Trade In", "A unit is routed. Units are traded in.\n", []),
        ("natural roll", "A unit is routed. A natural 10 hits.\n", []),
        ("Skirmish Modifiers", "A unit is routed. There is no modifier.\n", ["Skirmish Modifiers"]),
        ("Friendly / enemy", "A unit is routed. Friendly units attack enemy units.\n", []),
        ("Destroy, Kill", "A routed unit is destroyed.\n", ["Kill"]),
        ("Wick", "Nothing.\n", ["Routed", "Wick"]),
    ],
)
def test_a_term_that_nothing_uses(term: str, rules: str, said: list[str], tmp_path: Path) -> None:
    places = found(tmp_path, "T350", GLOSSARY.replace("TERM", f"{term!r}"), rules_md=rules)
    assert [place.partition(" ")[2] for place in places] == [
        f"the glossary explains {name!r}, but nothing uses it" for name in said
    ]


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Attack an adjacent unit.", 1),
        ("Attack an adjacent unit. No unit moves diagonally.", 1),
        ("Attack a space that neighbors it.", 1),
        ("Attack a space that neighbors it at a side.", 0),
        ("Attack an adjacent unit, also diagonally.", 0),
        ("Attack an adjacent unit. Units that share a side are adjacent.", 0),
        ("Read the adjacent paragraph.", 0),
    ],
)
def test_adjacency_on_squares(text: str, count: int, tmp_path: Path) -> None:
    squares, track = "grid: {columns: 4, rows: 4, cell: 9 mm}", "track: {count: 4}"
    phases = f"phases: [{{id: p, name: Play, text: {text!r}}}]\n"
    assert len(found(tmp_path, "T351", f"boards: [{{id: b, {squares}}}]\n{phases}")) == count
    assert found(tmp_path, "T351", f"boards: [{{id: b, {track}}}]\n{phases}") == []


@pytest.mark.parametrize(
    ("term", "text", "count"),
    [
        ("Sharing a side.", "It burns the eight adjacent squares.", 1),
        ("Sharing a side or a corner.", "It burns its four neighbouring squares.", 1),
        ("Sharing a side, not diagonally.", "Take up to eight adjacent ones.", 1),
        ("Sharing a side.", "It burns the four adjacent squares.", 0),
        ("Sharing a side or a corner.", "It burns all eight adjacent squares.", 0),
        ("Sharing a side or a corner.", "It burns the two adjacent squares of the road.", 0),
    ],
)
def test_as_many_adjacent_squares_as_the_glossary_says(term: str, text: str, count: int, tmp_path: Path) -> None:
    board = "boards: [{id: b, grid: {columns: 4, rows: 4, cell: 9 mm}}]\n"
    glossary = f"glossary: [{{id: adjacent, term: adjacent, text: {term!r}}}]\n"
    assert len(found(tmp_path, "T351", f"{board}{glossary}phases: [{{id: p, name: Play, text: {text!r}}}]\n")) == count


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Load the Cansiter at once.", "Cansiter"),
        ("The list of Posessions is long.", "Posessions"),
        ("-Unkown US Marine", "Unkown"),
        ("Fear the Insultor.", "Insultor"),
        ("The land of the Zarkavians is far.", "Zarkavians"),
        ("Fear the Inventor of the Zarkoviad.", ""),
        ("Fire the Connon at once.", ""),
        ("They saw two Gypsys.", ""),
        ("The Katzenstein family and Mister Hanlon came.", ""),
        ("Load the Canisters at once.", ""),
    ],
)
def test_a_misspelled_word_with_a_capital(text: str, word: str, tmp_path: Path) -> None:
    units = "[{id: c, name: Double Canister}, {id: z, name: Zarkovian}]"
    kit = f"units: {units}\nphases: [{{id: p, name: Play, text: {text!r}}}]\n"
    places = found(tmp_path, "T352", kit)
    assert [place.partition(" ")[2] for place in places] == ([f"{word!r} is in no dictionary"] if word else [])


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("The mark adds a spark if it is even.", 1),
        ("The mark adds a spark. Pay two sparks for it.", 0),
        ("Gain one spark.", 1),
        ("Pay a penny and two talismans.", 1),
        ("Take a card and a coin. A coin is worth a point.", 0),
        ("The player loses a turn and takes a break.", 0),
    ],
)
def test_a_thing_that_is_mentioned_once(text: str, count: int, tmp_path: Path) -> None:
    assert len(found(tmp_path, "T353", f"phases: [{{id: p, name: Play, text: {text!r}}}]\n")) == count


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("A *reverse march* costs one more.", ["reverse march"]),
        ("You may also **haggle**, once in a turn.", ["haggle"]),
        ("You may also **haggle** (ask for a lower price).", []),
        ("To **haggle** is to ask for a lower price. You may haggle once.", []),
        ("You may do so *only* once, and **not** at night.", []),
        ("A *deck* has ten cards. Shuffle the deck.", []),
    ],
)
def test_a_word_set_like_a_term(text: str, terms: list[str], tmp_path: Path) -> None:
    kit = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"
    places = found(tmp_path, "T353", kit, rules_md=f"# Rules\n\n{text}\n")
    assert [place.split("'")[1] for place in places] == terms


@pytest.mark.parametrize(
    ("text", "shorts"),
    [
        ("It stops in an enemy ZOC. A DRM is added.", ["ZOC"]),
        ("It stops in an enemy ZOC (zone of control). A DRM is added.", []),
        ("This is NOT allowed. A DRM is added.", []),
        ("The HTH turn comes again.", ["HTH"]),
        ("It is made in the USA, with a PDF.", []),
    ],
)
def test_an_abbreviation_in_a_sentence(text: str, shorts: list[str], tmp_path: Path) -> None:
    kit = f"""
        stats: [{{id: drm, name: Die roll modifier, abbr: DRM}}]
        glossary: [{{id: drm, term: Modifier (DRM), text: A number.}}]
        phases: [{{id: p, name: Hand-to-Hand Turn, text: {text!r}}}]
    """
    places = found(tmp_path, "N116", kit)
    assert [place.partition(" ")[2] for place in places] == [
        f"nothing says what {short!r} stands for" for short in shorts
    ]


@pytest.mark.parametrize(
    ("language", "rules", "words"),
    [
        ("en", "Fish is perishable.", ["perishable"]),
        ("en", "Fish is perishable. Perishable goods rot.", []),
        ("en", "Fish is perishable if it is warm.", []),
        ("en", "Fish is expensive.", []),
        ("en", "Salt is perishable.", []),
        ("de", "Über Bord gehen Waren. Fish ist verderblich.", ["verderblich"]),
        ("de", "Fish ist verderblich. Verderbliche Waren gehen ab.", []),
    ],
)
def test_a_property_that_nothing_explains(language: str, rules: str, words: list[str], tmp_path: Path) -> None:
    kit = "markers: [{id: fish, name: Fish}]\ntexts: [{id: rules, name: Rules, files: [rules.md]}]\n"
    game = game_of(tmp_path, kit, rules_md=f"{rules}\n")
    spoken = replace(game, kit=replace(game.kit, language=language))
    assert [problem.message.split("'")[1] for problem in mentioned_once.check(GameContext(spoken))] == words


PLAYED = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
decks:
  - id: duel
    name: Duel
    fields: {kind: text}
    cards:
      - {id: a, name: Ash, kind: Move}
      - {id: b, name: Bat, kind: Attack}
      - {id: c, name: Cat, kind: THIRD}
      - {id: d, name: Dog, kind: Attack}
"""


@pytest.mark.parametrize(
    ("third", "rules", "others"),
    [
        ("Curse", "Play a Move card to move, an attack card to fight.", ["Curse"]),
        ("Curse", "Play a Move, Curse, or Attack card.", []),
        ("Curse", "Play a Move card or an Attack card. **Curses** are played at any time.", []),
        ("Curse", "# Curse\n\nPlay a Move card or an Attack card.\n\n- C = Curse card", ["Curse"]),
        ("Curse", "Play a Move card, and move. Then you may attack.", []),
        ("Movement", "Play a Move card or an Attack card.", []),
        ("See Rules", "Play a Move card or an Attack card.", []),
    ],
)
def test_a_kind_of_card_without_a_rule(third: str, rules: str, others: list[str], tmp_path: Path) -> None:
    places = found(tmp_path, "T354", PLAYED.replace("THIRD", third), rules_md=f"{rules}\n")
    assert places == [f"9:34 the rules speak of Move and Attack cards, but not of {other} cards" for other in others]
