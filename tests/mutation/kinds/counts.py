"""Damage to numbers that are stated, and to what is counted."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from pnp.findings import Span
from pnp.model.boards import Board
from pnp.model.decks import Card, Deck
from pnp.model.game import SETS, Game
from pnp.model.kit import Kit
from pnp.model.names import Named
from pnp.model.tables import Example
from pnp.model.units import Army
from pnp.nodes import MapNode, Scalar, Source
from tests.mutation.damage import Change, Damage, dropped, item_dropped, replaced, within
from tests.mutation.kinds.chance import another_number, shuffled
from tests.mutation.subject import Subject, mentions, scalar


def stated_number_changed(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Swap the digits of a stated number, or change it by one."""
    for node in shuffled(rng, _stated(subject)):
        change = replaced(node, str(another_number(rng, int(node.text), 0)))
        if change:
            yield Damage(changes=(change,), guard="what is listed")


def copies_changed(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Change how many copies of a card there are."""
    for deck, card in shuffled(rng, _cards(subject.game)):
        node = scalar(card, "copies")
        if node and node.text.isdecimal():
            change = replaced(node, str(another_number(rng, int(node.text))))
            if change:
                yield _guarded(change, _card_counts(subject.game, deck), "copies of a card")


def card_dropped(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Drop a card of a deck."""
    for deck in shuffled(rng, subject.game.decks):
        index = rng.randrange(len(deck.cards)) if deck.cards else 0
        change = item_dropped(deck.node.get("cards") if deck.node else None, index)
        if change:
            against = (*_card_counts(subject.game, deck), *_uses(subject, deck.cards[index]))
            yield _guarded(change, against, "card of a deck")


def unit_count_changed(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Change how many units of a kind an army has."""
    for army, unit in shuffled(rng, _mustered(subject.game)):
        node = scalar(army, f"units.{unit}")
        if node and node.text.isdecimal():
            change = replaced(node, str(another_number(rng, int(node.text), 0)))
            if change:
                yield _guarded(change, _army_counts(subject.game, army, unit), "units of an army")


def record_dropped(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Drop a record of a set: a phase, a unit, a marker, a board."""
    for name in shuffled(rng, SETS):
        records = [one for one in getattr(subject.game, name) if one.node]
        if len(records) < 2 or name in ("texts", "components", "icons"):
            continue
        record = rng.choice(records)
        change = dropped(record.node) if record.node else None
        if change:
            stated = subject.game.kit.stated
            counted = (subject.game.kit.at(f"stated.{name}"),) if name in stated else ()
            yield _guarded(change, (*counted, *_uses(subject, record, name)), f"record of {name}")


def space_dropped(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Drop a space of a track."""
    for board in shuffled(rng, subject.game.boards):
        spaces = board.track.spaces if board.track else ()
        if len(spaces) > 2 and board.track and board.track.node:
            change = item_dropped(board.track.node.get("spaces"), rng.randrange(len(spaces) - 1))
            if change:
                numbers = tuple(one.at("number") for one in spaces if one.number is not None)
                yield _guarded(change, (*_board_counts(board), *numbers), "space of a track")


def custom_record_dropped(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Drop a record of a set of the kit's own."""
    for custom in shuffled(rng, subject.game.sets):
        if len(custom.records) > 1 and custom.node:
            index = rng.randrange(len(custom.records))
            change = item_dropped(custom.node.get("records"), index)
            counted = tuple(custom.at(f"stated.{key}") for key in custom.stated)
            if change:
                against = (*counted, *_uses(subject, custom.records[index], custom.id))
                yield _guarded(change, against, "record of a set of the kit's own")


def example_miscalculated(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Change the result of a worked example."""
    for example in shuffled(rng, subject.game.examples):
        node = scalar(example, "gives")
        if node and re.fullmatch(r"-?\d+", node.text):
            change = replaced(node, str(another_number(rng, abs(int(node.text)))))
            if change:
                yield Damage(changes=(change,), guard="the formula", against=_formula(subject.game, example))


def claim_changed(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Change a number in rules text that says how many there are in all."""
    for source, match, span in shuffled(rng, _claims(subject)):
        start = match.start("number")
        node = Scalar(source, start, match.end("number"), match["number"])
        change = within(node, 0, len(node.text), _other_word(rng, match["number"]))
        if change:
            yield Damage(changes=(change,), guard="what is listed", against=(span,))


def _cards(game: Game) -> list[tuple[Deck, Card]]:
    return [(deck, card) for deck in game.decks for card in deck.cards]


def _mustered(game: Game) -> list[tuple[Army, str]]:
    return [(army, unit) for army in game.armies for unit in army.units]


def _stated(subject: Subject) -> Iterator[Scalar]:
    for record, node in subject.maps():
        stated = node.get("stated")
        if isinstance(record, Named | Kit) and isinstance(stated, MapNode):
            for entry in stated.entries.values():
                if isinstance(entry.value, Scalar) and entry.value.text.isdecimal():
                    yield entry.value


def _guarded(change: Change, against: Sequence[Span], value: str) -> Damage:
    if against:
        return Damage(changes=(change,), guard="a stated number or a reference", against=tuple(against))
    return Damage(changes=(change,), value=value)


def _card_counts(game: Game, deck: Deck) -> list[Span]:
    found = [deck.at(f"stated.{key}") for key in deck.stated if key == "cards"]
    return found + [game.kit.at("stated.cards") for key in game.kit.stated if key == "cards"]


def _army_counts(game: Game, army: Army, unit: str) -> list[Span]:
    kind = game.units.find(unit)
    counted = {"units", unit, *(kind.classes if kind else ())}
    found = [army.at(f"stated.{key}") for key in army.stated if key in counted]
    return found + [game.kit.at("stated.pieces") for key in game.kit.stated if key == "pieces"]


def _board_counts(board: Board) -> list[Span]:
    return [board.at(f"stated.{key}") for key in board.stated if key == "spaces"]


def _uses(subject: Subject, record: Named | Card, name: str = "") -> list[Span]:
    """Every place that needs a record: by its id, or by a path in an expression."""
    found = mentions(subject, record, name) if name else []
    path = re.compile(rf"\b{re.escape(name)}\.{re.escape(record.id).replace('-', '[-_]')}\b") if name else None
    for source in subject.sources.values() if path else ():
        # What layouts and rules texts say is read when they are laid out.
        if path and source.file.endswith(".yaml") and not source.file.startswith(("layout", "component")):
            expressions = (one for one in path.finditer(source.text) if "{{" not in _line_of(source, one.start()))
            found += [source.span(one.start(), one.end()) for one in expressions]
    return [one for one in found if not _inside(one, record.span)]


def _line_of(source: Source, offset: int) -> str:
    return source.line(source.position(offset)[0])


def _inside(one: Span, whole: Span) -> bool:
    return one.file == whole.file and whole.line <= one.line <= whole.end_line


def _formula(game: Game, example: Example) -> tuple[Span, ...]:
    formula = game.formulas.find(example.formula)
    return (formula.at("value"),) if formula else ()


_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_NUMBER = rf"(?P<number>\d+|{'|'.join(_WORDS[2:])})"


def _claims(subject: Subject) -> Iterator[tuple[Source, re.Match[str], Span]]:
    """Sentences that say how many there are in all, and say so rightly."""
    for noun, number, span in _counted(subject.game):
        pattern = re.compile(
            rf"(?<!of )\b(?:the|all|has|have|consists? of|contains?|there are)\s+"
            rf"(?:\*\*)?{_NUMBER}(?:\*\*)?\s+{noun}\b",
            re.IGNORECASE,
        )
        for source in subject.prose:
            for match in pattern.finditer(source.text):
                if _value(match["number"]) == number:
                    yield source, match, span


def _counted(game: Game) -> Iterator[tuple[str, int, Span]]:
    if game.phases:
        yield "phases", sum(not one.of for one in game.phases), game.phases[0].span
    if game.sides:
        yield "sides", len(game.sides), game.sides[0].span
    for board in game.boards:
        if board.track and board.track.spaces:
            yield "spaces", len(board.track.spaces), board.span
    for deck in game.decks:
        if deck.cards:
            yield f"(?:{re.escape(deck.name)} )?cards", deck.total, deck.span


def _value(written: str) -> int:
    return int(written) if written.isdecimal() else _WORDS.index(written.casefold())


def _other_word(rng: Random, written: str) -> str:
    number = another_number(rng, _value(written), 2)
    return _WORDS[number] if not written.isdecimal() and number < len(_WORDS) else str(number)


WAYS: Final = (
    stated_number_changed,
    copies_changed,
    card_dropped,
    unit_count_changed,
    record_dropped,
    space_dropped,
    custom_record_dropped,
    example_miscalculated,
    claim_changed,
)
