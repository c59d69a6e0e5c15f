"""Damage to what cards, results and units do, and to the words that say it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from pnp.model.effects import Effect
from pnp.model.names import Named
from pnp.model.units import Unit, UnitClass
from pnp.nodes import ListNode, MapNode, Node, Scalar
from tests.mutation.damage import Change, Damage, replaced, within
from tests.mutation.kinds.chance import misspelled, shuffled
from tests.mutation.subject import Subject, scalar

_SIGNED = re.compile(r"(?P<sign>[+−-])(?P<number>\d+)(?![\d%])")
_COUNTED = re.compile(r"\b(?P<verb>draws?|discards?)\s+(?P<number>two|three|four|five|\d)\b", re.IGNORECASE)
_WORDS = {"two": "2", "three": "3", "four": "4", "five": "5"}


def sign_flipped_in_words(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Turn a plus into a minus, or a minus into a plus, in the words of a card."""
    for record, match, effect in shuffled(rng, _said(subject)):
        other = "−" if match["sign"] == "+" else "+"
        change = within(scalar(record, "text"), match.start("sign"), match.end("sign"), other)
        if change:
            yield Damage(changes=(change,), guard="the effect", against=(effect.at("by"),))


def number_changed_in_words(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Change the number in the words of a card."""
    for record, match, effect in shuffled(rng, _said(subject)):
        number = str(int(match["number"]) + rng.choice((1, 2)))
        change = within(scalar(record, "text"), match.start("number"), match.end("number"), number)
        if change:
            yield Damage(changes=(change,), guard="the effect", against=(effect.at("by"),))


def cards_miscounted_in_words(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Let the words of a card draw or discard another number of cards."""
    for record, effects in shuffled(rng, _speakers(subject)):
        for match in _COUNTED.finditer(record.text):
            number = _WORDS.get(match["number"].casefold(), match["number"])
            meant = [one for one in effects if one.do and match["verb"].casefold().startswith(one.do)]
            change = within(scalar(record, "text"), match.start("number"), match.end("number"), str(int(number) + 4))
            if change and meant and all(one.count == number for one in meant):
                yield Damage(changes=(change,), guard="the effect", against=tuple(one.at("count") for one in meant))


def effect_number_changed(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Change the number of an effect."""
    for record, effects in shuffled(rng, _speakers(subject)):
        for effect in effects:
            node = scalar(effect, "by")
            change = replaced(node, f"{(effect.by or 0) * 2:+d}") if node and effect.by else None
            if change:
                said = [match for match in _signed(record.text) if _value(match) == effect.by]
                yield _spoken(record, said, change, "number of an effect whose words name none")


def effect_sign_flipped(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Turn the sign of an effect round."""
    for record, effects in shuffled(rng, _speakers(subject)):
        for effect in effects:
            change = replaced(scalar(effect, "by"), f"{-effect.by:+d}") if effect.by else None
            if change:
                said = [match for match in _signed(record.text) if _value(match) == effect.by]
                yield _spoken(record, said, change, "sign of an effect whose words name none")


def effect_unit_changed(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Let an effect reach other units than its words say."""
    for record, effects in shuffled(rng, _speakers(subject)):
        for effect in effects:
            node = _only(effect, "target", "units")
            others = [one for one in subject.game.units.ids if node and one != node.text]
            unit = subject.game.units.find(node.text) if node else None
            change = replaced(node, rng.choice(others)) if others else None
            if change and unit:
                said = _named(record.text, unit)
                yield _spoken(record, said, change, "unit of an effect whose words name none")


def effect_verb_changed(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Let an effect do the opposite."""
    opposite = {
        "gain": "lose",
        "lose": "gain",
        "draw": "discard",
        "discard": "draw",
        "allow": "forbid",
        "forbid": "allow",
    }
    for _, effects in shuffled(rng, _speakers(subject)):
        for effect in effects:
            change = replaced(scalar(effect, "do"), opposite[effect.do]) if effect.do in opposite else None
            if change:
                yield Damage(changes=(change,), value="verb of an effect")


def effect_duration_changed(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Let an effect last longer or shorter."""
    for effect in shuffled(rng, (one for one in subject.records if isinstance(one, Effect) and one.lasts)):
        other = rng.choice([one for one in ("attack", "phase", "turn", "round", "game") if one != effect.lasts])
        change = replaced(scalar(effect, "lasts"), other)
        if change:
            yield Damage(changes=(change,), value="duration of an effect")


def unit_class_changed(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Put a unit into another class."""
    game = subject.game
    for unit in shuffled(rng, game.units):
        classes = unit.node.get("classes") if unit.node else None
        node = classes.items[0] if isinstance(classes, ListNode) and len(classes.items) == 1 else None
        others = [one for one in game.classes.ids if one not in unit.classes]
        change = replaced(node, rng.choice(others)) if node and others else None
        if change:
            counted = [
                army.at(f"stated.{one}")
                for army in game.armies
                for one in unit.classes
                if one in army.stated and army.units.get(unit.id)
            ]
            guard = "a stated number of the class" if counted else ""
            yield Damage(
                changes=(change,), guard=guard, against=tuple(counted), value="" if guard else "class of a unit"
            )


def stat_changed(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Change a stat of a unit."""
    for unit, stat in shuffled(rng, _stats(subject)):
        node = scalar(unit, f"stats.{stat}")
        if node and node.text.isdecimal() and (change := replaced(node, str(int(node.text) + 1))):
            yield Damage(changes=(change,), value="stat of a unit")


def stat_misspelled(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Misspell the name of a stat in a unit."""
    for unit, stat in shuffled(rng, _stats(subject)):
        stats = unit.node.get("stats") if unit.node else None
        slip = misspelled(rng, stat, subject.game.stats.ids)
        key = stats.entries[stat].key if isinstance(stats, MapNode) and not unit.span.file.endswith(".csv") else None
        change = replaced(key, slip) if key and slip else None
        if change:
            yield Damage(changes=(change,), guard="the stats of the kit", against=(unit.span,))


def _stats(subject: Subject) -> list[tuple[Unit, str]]:
    return [(unit, stat) for unit in subject.game.units for stat in unit.stats]


def _speakers(subject: Subject) -> Iterator[tuple[Named, Sequence[Effect]]]:
    for record in subject.records:
        effects = getattr(record, "effects", ())
        if isinstance(record, Named) and record.text and effects and scalar(record, "text"):
            yield record, effects


def _said(subject: Subject) -> Iterator[tuple[Named, re.Match[str], Effect]]:
    """Numbers with a sign in the words of a record that one of its effects has, too."""
    for record, effects in _speakers(subject):
        for match in _signed(record.text):
            meant = [one for one in effects if one.do == "modify" and one.by == _value(match)]
            if meant:
                yield record, match, meant[0]


def _signed(text: str) -> list[re.Match[str]]:
    return list(_SIGNED.finditer(text))


def _value(match: re.Match[str]) -> int:
    return int(match["number"]) * (1 if match["sign"] == "+" else -1)


def _spoken(record: Named, said: Sequence[re.Match[str]], change: Change, value: str) -> Damage:
    if not said:
        return Damage(changes=(change,), value=value)
    node = scalar(record, "text")
    against = tuple(node.place(match.start(), 1) for match in said) if node else ()
    return Damage(changes=(change,), guard="the words", against=(record.at("text"), *against))


def _named(text: str, record: Unit | UnitClass) -> list[re.Match[str]]:
    names = [one for one in (record.name, record.plural, record.abbr, *record.aliases) if one]
    return [match for name in names for match in re.finditer(rf"\b{re.escape(name)}s?\b", text)]


def _only(effect: Effect, *path: str) -> Scalar | None:
    """The only item of a list inside an effect."""
    node: Any = effect.node
    for step in path:
        node = node.get(step) if isinstance(node, MapNode) else None
    items: Sequence[Node] = node.items if isinstance(node, ListNode) else ()
    return items[0] if len(items) == 1 and isinstance(items[0], Scalar) else None


WAYS: Final = (
    sign_flipped_in_words,
    number_changed_in_words,
    cards_miscounted_in_words,
    effect_number_changed,
    effect_sign_flipped,
    effect_unit_changed,
    effect_verb_changed,
    effect_duration_changed,
    unit_class_changed,
    stat_changed,
    stat_misspelled,
)
