"""What brings pieces into play: effects, statuses, resources and goals."""

from collections.abc import Iterable, Mapping

from pnp.checks.api import Problem, Problems, Related, Span
from pnp.model.effects import Effect
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.model.walk import records

_BRINGING = ("gain", "place", "restore", "exchange")


def brought_by_effects(game: Game, kinds: Iterable[str]) -> Mapping[str, Span]:
    """Where an effect first brings each of some kinds of pieces into play; kinds that no effect brings are left out."""
    missing = set(kinds)
    brought: dict[str, Span] = {}
    if not missing:
        return brought
    for record in records(game):
        if isinstance(record, Effect) and record.what in missing and record.do in _BRINGING:
            brought[record.what] = record.span
            missing.discard(record.what)
    return brought


def unprinted(pieces: Iterable[Named], brought: Mapping[str, Span], kind: str, but: str, hint: str) -> Problems:
    """Problems of unprinted pieces that come into play. kind: what they are. but: what is missing, in words."""
    for piece in pieces:
        if piece.id in brought:
            yield Problem(
                message=f"{kind} {piece.id!r} comes into play, but {but}",
                span=piece.at("id"),
                hint=hint,
                related=(Related(brought[piece.id], "it comes into play here"),),
            )


def markers_shown(game: Game) -> Mapping[str, Span]:
    """Where a status or resource is shown with a marker, or a goal counts it, by marker."""
    shown: dict[str, Span] = {}
    for goal in game.goals:
        for marker in goal.collect:
            shown[marker] = goal.at(f"collect.{marker}")
    for resource in game.resources:
        shown[resource.marker] = resource.at("marker")
    for status in game.statuses:
        shown[status.marker] = status.at("marker")
    return shown
