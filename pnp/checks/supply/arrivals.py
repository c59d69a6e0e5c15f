"""What brings a piece into play: effects, statuses, resources, steps of set-up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from pnp.checks.check import Problem
from pnp.findings import Related, Span
from pnp.model.effects import Effect
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.model.walk import records

_BRINGING = ("gain", "place", "restore", "exchange")


def brought_by_effects(game: Game, kinds: Iterable[str]) -> Mapping[str, Span]:
    """Where an effect first brings each of some kinds of pieces into play; kinds that none brings are left out."""
    wanted = set(kinds)
    found: dict[str, Span] = {}
    if not wanted:
        return found
    for record in records(game):
        if isinstance(record, Effect) and record.what in wanted and record.do in _BRINGING:
            found[record.what] = record.span
            wanted.discard(record.what)
    return found


def unprinted(
    pieces: Iterable[Named], brought: Mapping[str, Span], kind: str, but: str, hint: str
) -> Iterator[Problem]:
    """Those of some pieces without a printed one that come into play all the same. but: what is missing, in words."""
    for piece in pieces:
        if piece.id in brought:
            yield Problem(
                message=f"{kind} {piece.id!r} comes into play, but {but}",
                span=piece.at("id"),
                hint=hint,
                related=(Related(brought[piece.id], "it comes into play here"),),
            )


def markers_shown(game: Game) -> Mapping[str, Span]:
    """Where a status or resource is shown, or a goal counted, with each marker."""
    found: dict[str, Span] = {}
    for goal in game.goals:
        for one in goal.collect:
            found[one] = goal.at(f"collect.{one}")
    for resource in game.resources:
        found[resource.marker] = resource.at("marker")
    for status in game.statuses:
        found[status.marker] = status.at("marker")
    return found
