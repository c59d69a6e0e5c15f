"""A game → the kinds of the records of its decks and sets, with how many there are of each.

A kind is a letter code, a value of a text field with a few values, or the yes of a field with yes and no.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.groups import decks_and_sets
from pnp.analysis.word_forms import plurals, small_letters
from pnp.findings import Span
from pnp.model.decks import Card, CustomRecord, CustomSet, Deck
from pnp.values import dataclass

# A field with more values tells records apart, and has no kinds.
_MOST_VALUES: Final = 12
_YES: Final = ("yes", "true")
_NO: Final = ("no", "false", "")


@dataclass(frozen=True, slots=True)
class Kinds:
    """The kinds of a deck or set by one field.

    name: of the field. counts: of each kind its right numbers, by its name in small letters. shown: its name.
    """

    owner: Deck | CustomSet
    name: str
    counts: Mapping[str, tuple[int, ...]]
    shown: Mapping[str, str]

    @property
    def nouns(self) -> tuple[str, ...]:
        """What one and several of the records are called, in small letters."""
        if isinstance(self.owner, Deck):
            return ("card", "cards")
        one = small_letters(self.owner.one)
        return (one, *plurals(one)) if one != "record" else ()

    @property
    def span(self) -> Span:
        """Where the records are listed."""
        return self.owner.at_key("cards" if isinstance(self.owner, Deck) else "records")


def all_kinds(context: GameContext) -> tuple[Kinds, ...]:
    """The kinds of every deck and set, by each field that has some."""
    return tuple(
        kinds
        for owner, records in decks_and_sets(context.game)
        for key, field in owner.fields.items()
        if field.type in ("code", "text", "flag")
        if (kinds := _kinds(owner, records, key, field.name or key)).counts
        and not any(not value for value in kinds.counts)
    )


def _kinds(owner: Deck | CustomSet, records: Sequence[Card | CustomRecord], key: str, name: str) -> Kinds:
    copies: dict[str, list[int]] = {}
    shown: dict[str, str] = {}
    for record in records:
        value = record.fields.get(key)
        written = "" if value is None else str(value).strip()
        shown.setdefault(small_letters(written), written)
        copies.setdefault(small_letters(written), []).append(record.copies)
    if set(copies) <= {*_YES, *_NO}:
        yes = [value for value in copies if value in _YES]
        copies = {small_letters(name): copies[yes[0]]} if len(yes) == 1 else {}
        shown = {small_letters(name): name}
    elif not 1 < len(copies) <= _MOST_VALUES or not all(any(map(str.isalpha, value)) for value in copies):
        copies = {}
    return Kinds(owner, small_letters(name), {value: _numbers(some) for value, some in copies.items()}, shown)


def _numbers(copies: Sequence[int]) -> tuple[int, ...]:
    return tuple(dict.fromkeys((sum(copies), len(copies))))
