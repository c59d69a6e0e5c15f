"""Divide the room that is left in a row or a column among the elements that ask for it."""

from collections.abc import Sequence
from math import floor, inf

from pnp.measures import Mm
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class RoomClaim:
    """What an element asks for: its share of the room, of what length that is a multiple (0: any), and at most."""

    share: float
    step: Mm = 0.0
    most: Mm = inf


def shared_room(room: Mm, claims: Sequence[RoomClaim]) -> list[Mm]:
    """What each of several elements takes of a room: what one may not take goes to the others by their shares."""
    unit = room / (sum(claim.share for claim in claims) or 1.0)
    taken = [
        floor(min(claim.share * unit, claim.most) / claim.step) * claim.step if claim.step else 0.0 for claim in claims
    ]
    room -= sum(taken)
    open_claims = {index: claim for index, claim in enumerate(claims) if not claim.step}
    while open_claims:
        unit = room / (sum(claim.share for claim in open_claims.values()) or 1.0)
        full = {index: claim.most for index, claim in open_claims.items() if claim.share * unit > claim.most}
        for index, length in (full or {index: claim.share * unit for index, claim in open_claims.items()}).items():
            taken[index] = length
            del open_claims[index]
        room -= sum(full.values())
    return taken
