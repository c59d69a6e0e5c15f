"""Every short form that a kit declares: the abbreviations of its records, and those of ``abbreviations:``."""

from collections.abc import Iterator

from pnp.findings import Span
from pnp.model.game import SETS, Game
from pnp.model.walk import key_span
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class ShortForm:
    """An abbreviation, what it stands for, and where it is declared. general: declared by the kit, not by a record."""

    short: str
    meaning: str
    span: Span
    general: bool = False


def short_forms(game: Game) -> Iterator[ShortForm]:
    """Each abbreviation of each record, then those of the kit."""
    for name in SETS:
        for record in getattr(game, name):
            if record.abbr:
                yield ShortForm(record.abbr, record.title, record.at("abbr"))
    for short, meaning in game.kit.abbreviations.items():
        yield ShortForm(short, meaning, key_span(game.kit, f"abbreviations.{short}"), general=True)
