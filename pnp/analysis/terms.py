"""The terms of a glossary, and the names that need no entry in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pnp.analysis.word_forms import stemmed
from pnp.findings import Span
from pnp.model.fields import Coded, Open
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.model.texts import Term
from pnp.model.walk import records


def spellings(term: Term) -> Iterator[tuple[str, Span]]:
    """Every form of a term that the glossary gives, with its place."""
    yield term.term, term.at("term")
    for index, alias in enumerate(term.aliases):
        yield alias, term.at(f"aliases.{index}")
    if term.plural:
        yield term.plural, term.at("plural")


def named(game: Game) -> frozenset[str]:
    """All names of a kit, stemmed: rules may mention them without an entry in the glossary."""
    return game.derived.get(game, _stemmed_names)


def _stemmed_names(game: Game) -> frozenset[str]:
    return frozenset(stemmed(text) for text in set(_names(game)) if text)


def _names(game: Game) -> Iterable[str]:
    kit = game.kit
    yield from (kit.title, *kit.abbreviations, *kit.abbreviations.values(), *kit.words)
    for record in records(game):
        if isinstance(record, Named):
            yield from (record.name, record.plural, *record.aliases, record.abbr, record.title, record.many)
            yield record.id.replace("-", " ")
        if isinstance(record, Term):
            yield record.term
        if isinstance(record, Open):
            yield from (field for field in record.fields.values() if isinstance(field, Coded))
