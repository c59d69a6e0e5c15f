"""Everything that players read, with the place of each character."""

import re
from pathlib import Path

from pnp.analysis import GameContext
from pnp.analysis.prose import BETWEEN, BLANK, prose
from tests.checks.cases import game_of

TEXT = """
units: [{id: a, text: 'Three {{ units.a.id }} left.'}]
decks:
  - id: d
    fields: {motto: text, size: number}
    codes: {kind: {A: {name: Attack, text: It attacks.}}}
    exhausted: Shuffle.
    cards: [{id: c, text: Draw two., kind: A, motto: Be quick., size: 2, flavor: Hurry, effects: [{manual: Say so.}]}]
phases: [{id: p, text: Go., steps: [One step., {text: Two, steps: [Three]}]}]
texts: [{id: rules, files: [rules.md]}]
"""

RULES = """
# The game {#start}

See [the deck](#deck) and `code`. {{ x
}} ends.

::table{decks.d}
::: note A title
Inside.
:::
```
roll D6
```
Last.
"""


def test_the_words_of_records_and_books_are_joined_without_those_for_the_mood(tmp_path: Path) -> None:
    found = prose(game_of(tmp_path, TEXT, rules_md=RULES))
    template = BLANK * len("{{ units.a.id }}")
    *of_records, of_rules, rest = found.text.split(BETWEEN)
    assert rest == ""
    assert of_records == [
        f"Three {template} left.",
        "Shuffle.",
        "Draw two.",
        "Be quick.",
        "Say so.",
        "It attacks.",
        "Go.",
        "One step.",
        "Two",
        "Three",
    ]
    lines = of_rules.split("\n")
    words = [line.replace(BLANK, "").strip() for line in lines]
    assert [line for line in words if line] == ["# The game", "See [the deck] and .  ends.", "Inside.", "Last."]


def test_characters_know_their_place(tmp_path: Path) -> None:
    found = prose(game_of(tmp_path, TEXT, rules_md=RULES))
    places = {word: found.span(found.text.index(word)) for word in ("left", "quick", "ends", "Last")}
    assert {word: (span.file, span.line, span.column) for word, span in places.items()} == {
        "left": ("k.yaml", 1, 47),
        "quick": ("k.yaml", 7, 57),
        "ends": ("rules.md", 4, 4),
        "Last": ("rules.md", 13, 1),
    }
    passage, index = found.passage(found.text.index("two"))
    assert (passage.key, passage.kind, passage.text[index:]) == ("text", "text", "two.")


def test_a_heading_at_the_beginning_of_a_text_is_a_section(tmp_path: Path) -> None:
    text = "phases: [{id: p, text: Draw.}]\ntexts: [{id: r, files: [rules.md]}]\n"
    sections = GameContext(game_of(tmp_path, text, rules_md="# Parts\n\nTwo dice.\n")).outline.sections
    assert [section.title for section in sections] == ["", "Parts"]


CARDS_AND_RULES = """
decks: [{id: d, cards: [{id: c, text: Draw two cards.}, {id: e, text: Discard it.}]}]
phases: [{id: p, text: Draw three cards.}]
texts: [{id: rules, files: [rules.md]}]
"""


def test_what_holds_for_every_game_is_not_looked_for_on_cards(tmp_path: Path) -> None:
    context = GameContext(game_of(tmp_path, CARDS_AND_RULES, rules_md="Draw four cards.\n"))
    found = context.outline.find(re.compile(r"draw (\w+)"), context.prose.lower)
    assert [match[1] for match in found] == ["three", "four"]


def test_only_passages_with_a_word_are_searched(tmp_path: Path) -> None:
    words = prose(game_of(tmp_path, CARDS_AND_RULES, rules_md="Draw four\ncards.\n"))
    assert [match[1] for match in words.find_with(re.compile(r"draw (\w+)"), ("two cards", "four "))] == ["two", "four"]
    assert [match[0] for match in words.find_with(re.compile(r"\w+ it\b"), ("discard",))] == ["discard it"]


TWO_SECTIONS = "# Setting up\n\nDraw four cards. Roll a die.\n\n# Play\n\nYou may draw *one* card\nor roll.\n"


def test_sentences_with_a_word_come_once_and_in_order(tmp_path: Path) -> None:
    context = GameContext(game_of(tmp_path, "texts: [{id: r, files: [rules.md]}]\n", rules_md=TWO_SECTIONS))
    found = context.outline.sentences_with(("card", "draw"))
    assert [context.prose.words_between(*place) for place in found] == [
        "Draw four cards.",
        "You may draw *one* card or roll.",
    ]


def test_a_section_and_a_step_are_of_the_set_up(tmp_path: Path) -> None:
    text = "setup: [{id: s, text: Shuffle.}]\nphases: [{id: p, text: Wait.}]\ntexts: [{id: r, files: [rules.md]}]\n"
    context = GameContext(game_of(tmp_path, text, rules_md=TWO_SECTIONS))
    is_set_up = {
        word: context.outline.is_set_up(context.prose.lower.index(word)) for word in ("four", "one", "shuffle", "wait")
    }
    assert is_set_up == {"four": True, "one": False, "shuffle": True, "wait": False}


def test_places_of_matches_and_of_what_has_a_start_and_an_end(tmp_path: Path) -> None:
    context = GameContext(game_of(tmp_path, "texts: [{id: r, files: [rules.md]}]\n", rules_md=TWO_SECTIONS))
    match = next(context.prose.matches(re.compile("draw (?P<n>four)"), context.prose.lower))
    whole, number = context.prose.match_span(match), context.prose.match_span(match, "n")
    assert (whole.line, whole.column, whole.end_column) == (3, 1, 10)
    assert (number.column, number.end_column) == (6, 10)
