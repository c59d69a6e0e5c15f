"""One reader of all words: which fields are words, of which kind, and where each character stands."""

from dataclasses import fields
from pathlib import Path

from pnp.analysis import GameContext
from pnp.analysis.passages import passages, passages_of
from pnp.model.game import SETS
from pnp.model.names import Named
from tests.checks.cases import game_of

KIT = """
decks:
  - id: d
    name: Orders
    fields: {motto: text, suit: text}
    cards: [{id: c, name: Storm, text: Draw two., flavor: Hurry, note: Too strong?, motto: Be quick., suit: hearts}]
rolls:
  - {id: r, die: D6, name: Attack, success: It hits., natural: {'1': always a miss}}
tables:
  - {id: t, die: D6, columns: {text: What happens}, rows: [{on: 1-6, text: Nothing., effects: [{manual: Say so.}]}]}
phases: [{id: p, steps: [{text: Move., label: First}]}]
"""


def test_every_kind_of_words(tmp_path: Path) -> None:
    game = game_of(tmp_path, KIT)
    kinds = ("name", "text", "flavor", "note", "declared", "single", "rules", "layout")
    found = [(passage.key, passage.kind, passage.text) for passage in passages(game, kinds)]
    assert found == [
        ("title", "name", "Example"),
        ("name", "name", "Orders"),
        ("name", "name", "Storm"),
        ("text", "text", "Draw two."),
        ("note", "note", "Too strong?"),
        ("flavor", "flavor", "Hurry"),
        ("motto", "declared", "Be quick."),
        ("suit", "single", "hearts"),
        ("columns", "text", "What happens"),
        ("text", "text", "Nothing."),
        ("manual", "text", "Say so."),
        ("name", "name", "Attack"),
        ("success", "text", "It hits."),
        ("natural", "text", "always a miss"),
        ("text", "text", "Move."),
        ("label", "text", "First"),
    ]
    card = game.decks["d"].cards[0]
    assert [passage.text for passage in passages_of(card, ("note", "flavor"))] == ["Too strong?", "Hurry"]


def test_joined_texts_know_where_each_passage_stands(tmp_path: Path) -> None:
    context = GameContext(game_of(tmp_path, KIT))
    for joined in (context.prose, context.corpus):
        for passage in joined.passages:
            assert joined.part(passage) == passage.text
            place = passage.span(0, len(passage.text))
            line = (tmp_path / place.file).read_text(encoding="utf-8").split("\n")[place.line - 1]
            assert line[place.column - 1 : place.end_column - 1] == passage.text
    assert "Too strong?" not in context.prose.text + context.corpus.text
    assert ("hearts" in context.prose.text, "hearts" in context.corpus.text) == (True, False)
    assert ("Storm" in context.prose.text, "Storm" in context.corpus.text) == (False, True)


def test_every_field_with_a_name_for_words_is_marked() -> None:
    """A new class of records cannot forget that its text is read."""
    usual = {"name", "plural", "aliases", "text", "note", "flavor", "success", "failure", "exhausted", "label"}
    classes: list[type[Named]] = [cls for cls, _ in SETS.values()]
    unmarked = {
        f"{cls.__name__}.{field.name}"
        for cls in classes
        for field in fields(cls)
        if field.name in usual and "prose" not in field.metadata
    }
    assert unmarked == set()


def test_each_character_has_its_place(tmp_path: Path) -> None:
    game = game_of(tmp_path, KIT)
    draw = next(passage for passage in passages(game, ("text",)) if passage.text == "Draw two.")
    one, word = draw.span(5), draw.span(5, 3)
    line = (tmp_path / "k.yaml").read_text(encoding="utf-8").splitlines()[one.line - 1]
    assert line[one.column - 1 :].startswith("two.")
    assert (one.end_column - one.column, word.end_column - word.column) == (1, 3)
