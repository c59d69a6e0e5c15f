"""What can be counted, and the phrases that mean it."""

from collections.abc import Iterable, Mapping

from pnp.findings import Span
from pnp.model.fields import Coded, Open
from pnp.model.names import Named
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted:
    """Something that can be counted.

    owner: what has it, for a message. numbers: every right answer, the most likely first. span: where it is listed.
    fixed: whether "the two …" can only mean all of them, as with phases. said: the numbers, for a message.
    """

    owner: str
    numbers: tuple[int, ...]
    span: Span
    fixed: bool = False
    said: str = ""


Phrases = Mapping[str, Counted]


def unique(pairs: Iterable[tuple[str, Counted]]) -> dict[str, Counted]:
    """The phrases that mean one thing only."""
    meanings: dict[str, list[Counted]] = {}
    for phrase, counted in pairs:
        plain = phrase.casefold().strip()
        if plain and not any(meaning is counted for meaning in meanings.get(plain, ())):
            meanings.setdefault(plain, []).append(counted)
    return {phrase: things[0] for phrase, things in meanings.items() if len(things) == 1}


def several(*numbers: int) -> tuple[int, ...]:
    """Numbers that are all right, each once, without zero."""
    return tuple(dict.fromkeys(number for number in numbers if number))


def owner_words(record: Named) -> list[str]:
    """What a record is called where it is said to have something: its name and aliases, in lower case, without the."""
    return [name.casefold().removeprefix("the ") for name in (record.name, *record.aliases) if name]


def has_code(record: Open, field: str, letter: str) -> bool:
    """Whether a field of a record has a letter code, alone or among others."""
    value = record.fields.get(field)
    return any(
        isinstance(coded, Coded) and coded.code == letter for coded in (value if isinstance(value, tuple) else (value,))
    )
