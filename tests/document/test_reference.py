"""A game as a reference: books first, then everything that they leave out, every word linked to its entry."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest

from pnp.analysis.odds import roll_odds, row_odds
from pnp.document.figure_requests import FigureAnswer, FigureRequest
from pnp.document.reference.alt_text import board_alt_text
from pnp.document.reference.effects import EffectWords
from pnp.document.reference.make import make_reference
from pnp.document.reference.terms import Linker, entries
from pnp.document.reference.tree import Aside, DataTable, Figure, ProseParagraph, Reference, Text, Title
from pnp.document.reference.walk import elements_of, ids_of
from pnp.frame import Face, Piece
from pnp.measures import Size
from pnp.model.boards import Board, Space, Track
from pnp.model.components import Component
from pnp.model.decks import CustomRecord, CustomSet
from pnp.model.effects import Effect, Target, Timing
from pnp.model.game import Game, RecordSet
from pnp.model.texts import RulesText, Term
from pnp.model.units import Unit
from pnp.nodes import Source
from pnp.text import PLAIN, Run

COUNTER = Face(id="counter", size=Size(15.0, 15.0))
MakeReference = Callable[..., Reference]


def faces(request: FigureRequest) -> FigureAnswer:
    return FigureAnswer((COUNTER,))


@pytest.fixture(scope="session")
def reference_of(game: Game) -> MakeReference:
    """The reference of the kit with these books."""

    def make(*books: str) -> Reference:
        texts = [
            RulesText(id=f"book-{n}", name=f"Book {n}", files=("b.md",), sources=(Source("b.md", book),))
            for n, book in enumerate(books, 1)
        ]
        return make_reference(replace(game, texts=RecordSet(texts)), {}, faces=faces, pictures=lambda name: None)

    return make


def words(text: Text) -> str:
    return "".join(f"[{run.text}]({run.style.link})" if run.style.link else run.text for run in text)


def titles(reference: Reference) -> list[tuple[int, str, str]]:
    return [(title.level, title.id, words(title.text)) for title in elements_of(reference) if isinstance(title, Title)]


def table(reference: Reference, name: str) -> DataTable:
    return next(table for table in elements_of(reference) if isinstance(table, DataTable) and table.id == name)


def rows(table: DataTable) -> list[list[str]]:
    return [[" / ".join(words(line.text) for line in cell) for cell in row.cells] for row in table.rows]


def test_books_come_first_and_the_rest_follows(reference_of: MakeReference) -> None:
    reference = reference_of("# The Ferry\n\nRow.")
    assert [(chapter.title, chapter.kind) for chapter in reference.chapters][:3] == [
        ("Book 1", "book"),
        ("Turn", "data"),
        ("Units", "data"),
    ]
    assert [chapter.title for chapter in reference.chapters[-4:]] == ["Cards", "Dice tables", "Rolls", "Glossary"]


def test_what_a_book_shows_is_not_repeated(reference_of: MakeReference) -> None:
    reference = reference_of("::table{units}\n\n::table{tables.weather columns=name}")
    assert "Every unit" not in [chapter.title for chapter in reference.chapters]
    assert (
        sum(isinstance(element, DataTable) and element.id == "table-units" for element in elements_of(reference)) == 1
    )
    # Of the weather the book shows the names only: the whole table still follows.
    assert "Weather" in [title for _, _, title in titles(reference)]


def test_a_table_has_the_id_that_its_book_gives_it(reference_of: MakeReference) -> None:
    reference = reference_of("::table{units id=troops}\n\n::table{tables.weather}")
    assert "troops" in ids_of(reference)
    assert {"table-units", "table-weather"} & ids_of(reference) == {"table-weather"}


def test_headings_never_skip_a_level(reference_of: MakeReference) -> None:
    reference = reference_of("# The Ferry\n\n## Rowing {#row}\n\n#### Hard\n\n## Landing")
    assert titles(reference)[:3] == [(3, "row", "Rowing"), (4, "hard", "Hard"), (3, "landing", "Landing")]


def test_two_books_may_use_the_same_id(reference_of: MakeReference) -> None:
    reference = reference_of("## Turn {#turn}\n\nSee [here](#turn).", "## Turn {#turn}\n\nSee [here](#turn).")
    assert [name for _, name, _ in titles(reference)[:2]] == ["turn", "book-2-turn"]
    paragraphs = [words(element.text) for element in elements_of(reference) if isinstance(element, ProseParagraph)]
    assert paragraphs[:2] == ["See [here](#turn).", "See [here](#book-2-turn)."]


def test_every_use_of_a_term_or_unit_leads_to_its_entry(reference_of: MakeReference) -> None:
    reference = reference_of("Pikes stand on the bank. **Pikes** wait for the [punt](#row).\n\n## Row a punt {#row}")
    first = next(element for element in elements_of(reference) if isinstance(element, ProseParagraph))
    assert (
        words(first.text) == "[Pikes](#unit-pikes) stand on the bank. [Pikes](#unit-pikes) wait for the [punt](#row)."
    )
    # Headings are places, not words about places.
    assert titles(reference)[0] == (3, "row", "Row a punt")
    assert {"unit-pikes", "unit-punt", "term-bank"} <= ids_of(reference)


def test_a_name_that_two_things_have_leads_nowhere(game: Game) -> None:
    # The glossary has "bank", and there is terrain of this name.
    assert entries(game) == {"pikes": "unit-pikes", "punt": "unit-punt"}


def test_words_are_found_whole_whatever_their_case_and_line() -> None:
    linker = Linker({"war machine": "unit-war-machine", "war": "term-war"})
    text = linker.linked((Run("WAR, warlike wars, a war\nmachine", PLAIN),))
    assert words(text) == "[WAR](#term-war), warlike wars, a [war\nmachine](#unit-war-machine)"
    assert words(linker.linked((Run("war", PLAIN),), about="term-war")) == "war"


def test_rows_of_a_dice_table_have_odds(reference_of: MakeReference) -> None:
    weather = table(reference_of(""), "table-weather")
    assert [header.title for header in weather.headers] == ["D6", "Odds", "Result", "Effect"]
    # Four and two of six.
    assert [row[1] for row in rows(weather)] == ["67\u202f%", "33\u202f%"]


def test_odds_are_exact(game: Game) -> None:
    weather, attack = game.tables["weather"], game.rolls["attack"]
    assert [row_odds(weather, row.on) for row in weather.rows] == [Fraction(2, 3), Fraction(1, 3)]
    # 5+ on D6, a natural 1 misses. At −2 no result is enough, at 0 two of six are, at +1 three.
    assert [(odds.modifier, odds.success) for odds in roll_odds(attack)] == [
        (-2, Fraction(0)),
        (-1, Fraction(1, 6)),
        (0, Fraction(1, 3)),
        (1, Fraction(1, 2)),
    ]


def test_odds_of_a_roll_stand_beside_the_sums_of_its_modifiers(reference_of: MakeReference) -> None:
    odds = table(reference_of(""), "odds-attack")
    assert [header.title for header in odds.headers] == ["Sum of modifiers", "Chance"]
    assert rows(odds) == [["\u22122", "0\u202f%"], ["\u22121", "17\u202f%"], ["0", "33\u202f%"], ["+1", "50\u202f%"]]


@pytest.mark.parametrize("count", range(1, 6))
def test_every_term_of_a_glossary_is_a_row_however_many_there_are(
    game: Game, reference_of: MakeReference, count: int
) -> None:
    terms = [Term(id=f"t{n}", term=f"Term {n}", text=f"Meaning {n}.", node=None) for n in range(count)]
    many = make_reference(replace(game, glossary=RecordSet(terms)), {}, faces=faces, pictures=lambda name, at: None)
    glossary = table(many, "table-glossary")
    assert [header.title for header in glossary.headers] == ["Term", "Meaning"]
    assert rows(glossary) == [[f"Term {n}", f"Meaning {n}."] for n in range(count)]


def test_the_effects_of_terrain_stand_below_its_text(reference_of: MakeReference) -> None:
    terrain = table(reference_of(""), "table-terrain")
    assert rows(terrain)[1][-1] == "Ships only. / No Move for land unit / Move \u22121 for ship"


def test_ornaments_of_the_printed_page_are_left_out(reference_of: MakeReference) -> None:
    """A figure without a frame and a caption is one."""
    counts = []
    for more in ("", " frame=false", ' frame=false caption="One punt"'):
        reference = reference_of(f"::figure{{layout=counter unit=punt side=north{more}}}")
        counts.append(sum(isinstance(element, Figure) for element in elements_of(reference)))
    assert counts[0] == counts[2] == counts[1] + 1


def test_figures_and_notes_keep_their_words(reference_of: MakeReference) -> None:
    reference = reference_of(
        '::figure{layout=counter unit=punt side=north caption="One punt"}\n\n::: note Why\nBecause.\n:::'
    )
    figure = next(element for element in elements_of(reference) if isinstance(element, Figure))
    assert [shown.alt for shown in figure.shown] == ["North Punt"]
    assert words(figure.caption) == "One [punt](#unit-punt)"
    note = next(element for element in elements_of(reference) if isinstance(element, Aside))
    assert (note.kind, words(note.title)) == ("note", "Why")


def test_a_board_has_an_alternative_text(game: Game) -> None:
    values = {
        "cells": "A1:C3",
        "units": "north/pikes@A1, punt@B2, punt@C3",
        "arrows": "A1>A2, B2~C3",
        "highlight": "C1",
    }
    assert board_alt_text(game, "ford", values) == (
        "ford, A1 to C3. North Pikes on A1, Punt on B2 and C3. Moves: A1 to A2. Ranges: B2 to C3. Marked: C1."
    )


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        (Effect(do="modify", what="move", by=-1, target=Target(side="own", units=("pikes",))),
         "Move \u22121 for own Pikes"),
        (Effect(do="destroy", what="unit", count="2", target=Target(side="enemy", where="adjacent")),
         "Destroy 2 adjacent enemy units"),
        (Effect(do="destroy", what="unit", target=Target(side="enemy", units=("pikes",), count="1")),
         "Destroy 1 enemy Pikes"),
        (Effect(do="modify", what="hits", by=2, versus=Target(side="enemy", where="adjacent")),
         "Hits +2 against adjacent enemy units"),
        (Effect(do="gain", what="hit", count="1", target=Target(side="own")), "Gain 1 hit for yourself"),
        (Effect(do="forbid", what="attack", target=Target(classes=("sea",)), lasts="turn"),
         "No Attack for ship for this turn"),
        (Effect(do="roll-on", roll="weather", count="2"), "Roll 2 times on Weather"),
        (Effect(do="draw", what="card", count="2", when=Timing(phase="row", trigger="own-turn"), unless="you are wet."),
         "Draw 2 cards [Row, own turn] unless you are wet"),
        (Effect(manual="Ask your neighbour."), "Ask your neighbour."),
    ],
)  # fmt: skip
def test_effects_in_words(game: Game, effect: Effect, sentence: str) -> None:
    assert EffectWords(game).sentence(effect) == sentence


OWN, ENEMY = Target(side="own"), Target(side="enemy")


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        (Effect(do="lose", what="card", count="1"), "Lose 1 card"),
        (Effect(do="place", what="token", count="3", into="board"), "Place 3 tokens to board"),
        (Effect(do="move", what="unit", target=OWN), "Move own unit"),
        (Effect(do="discard", what="hand", target=ENEMY), "Discard enemy hand"),
        (Effect(do="cancel", what="card", target=ENEMY), "Cancel enemy card"),
        (Effect(do="repeat", what="roll"), "Repeat roll"),
        (Effect(do="skip", what="turn", target=ENEMY), "Skip enemy turn"),
        (Effect(do="capture", what="unit", target=ENEMY), "Capture enemy unit"),
        (Effect(do="exchange", what="hand"), "Exchange hand"),
        (Effect(do="restore", what="unit", target=OWN), "Restore own unit"),
        (Effect(do="reveal", what="hand", target=ENEMY), "Reveal enemy hand"),
        (Effect(do="allow", what="move"), "May Move"),
        (Effect(do="set", what="hits", to="2"), "Hits becomes 2"),
        (Effect(do="roll-on", what="weather"), "Roll on Weather"),
        (Effect(do="roll-on", roll="weather", by=-1, count="1"), "Roll on Weather at \u22121"),
        (Effect(what="status"), "Status"),
        (Effect(do="gain", what="hit", target=ENEMY), "Gain hit for the enemy"),
        (Effect(do="draw", what="card", source="deck", into="hand", place="bank"),
         "Draw card from deck to hand at Bank"),
        (Effect(do="draw", what="card", roll="attack"), "Draw card if Attack succeeds"),
        (Effect(do="modify", what="move", by=1, at_least=0, at_most=3), "Move +1 (at least 0) (at most 3)"),
        *((Effect(do="skip", what="turn", lasts=lasts), f"Skip turn{words}") for lasts, words in (
            ("attack", " for this attack"), ("phase", " for this phase"), ("turn", " for this turn"),
            ("round", " for this round"), ("game", " for the whole game"), ("instant", ""))),
        (Effect(do="skip", what="turn", only_if="you are wet."), "Skip turn only if you are wet"),
        (Effect(do="modify", what="hits", by=1, target=Target(where="same-space", excepts=("pikes", "punt"))),
         "Hits +1 for units except Pikes and Punt in the same space"),
        (Effect(do="modify", what="hits", by=1, target=Target(where="bank", within=2, terrain=("bank", "river"))),
         "Hits +1 for units in Bank within 2 in Bank or River"),
        (Effect(do="destroy", what="unit", target=Target(side="enemy", where="anywhere")),
         "Destroy enemy unit anywhere"),
        (Effect(do="modify", what="hits", by=1, target=Target(count="1", condition="that moved.")),
         "Hits +1 for 1 unit that moved"),
    ],
)  # fmt: skip
def test_every_verb_and_circumstance_in_words(game: Game, effect: Effect, sentence: str) -> None:
    assert EffectWords(game).sentence(effect) == sentence


def test_spaces_that_only_count_are_not_listed(game: Game) -> None:
    """A name that a space was not given would only be its id in words."""
    counted = Board(id="score", name="Score", track=Track(spaces=RecordSet([Space(id="p0", number=0)])))
    named = Board(id="walk", name="Walk", track=Track(spaces=RecordSet([Space(id="gate", name="The gate")])))
    reference = make_reference(
        replace(game, boards=RecordSet([counted, named])), {}, faces=faces, pictures=lambda name: None
    )
    assert "table-score" not in ids_of(reference)
    assert rows(table(reference, "table-walk")) == [["1", "The gate"]]


def test_sets_for_diagrams_are_not_listed(game: Game) -> None:
    records = RecordSet([CustomRecord(id="a", name="A", text="It is here.")])
    sets = [
        CustomSet(id="tides", name="Tides", records=records),
        CustomSet(id="squares", records=records, listed=False),
    ]
    reference = make_reference(replace(game, sets=RecordSet(sets)), {}, faces=faces, pictures=lambda name: None)
    assert "set-tides" in ids_of(reference)
    assert "set-squares" not in ids_of(reference)


def test_pictures_of_one_record_are_numbered_and_ornaments_have_no_words(game: Game) -> None:
    component = Component(id="punts", name="Punts", kind="token", of=("units",))
    units = [Unit(id="punt", name="Punt"), Unit(id="punt-2", name="Punt")]
    other = Face(id="other", key="other", size=Size(15.0, 15.0))
    pieces = [Piece(id=f"punts/{face.id}", kind="token", front=face) for face in (COUNTER, other)]
    kit = replace(game, components=RecordSet([component]), units=RecordSet(units))
    book = RulesText(id="book", files=("b.md",), sources=(Source("b.md", "# Row\n\n::figure{layout=wave}"),))
    reference = make_reference(
        replace(kit, texts=RecordSet([book])),
        {},
        faces=faces,
        pictures=lambda name: None,
        pieces={"punts": pieces}.__getitem__,
    )
    shown = [[face.alt for face in figure.shown] for figure in elements_of(reference) if isinstance(figure, Figure)]
    assert shown == [[""], ["Punt", "Punt, 2"]]
