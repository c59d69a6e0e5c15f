"""What a kit prints, in numbers, and how each number comes about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from pnp.findings import has_errors
from pnp.layout.series import series
from pnp.load.builtin import data_folder
from pnp.load.kit import load_kit
from pnp.model.components import Component
from pnp.model.expression_syntax import ExpressionError
from pnp.model.game import Game
from pnp.model.paths import Names
from pnp.model.quantities import Quantity, arithmetic
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class ComponentLine:
    """One component: how many pieces and how many different faces; arithmetic: a line for each number."""

    id: str
    title: str
    kind: str
    pieces: int
    faces: int
    arithmetic: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class KitLine:
    """One kit. problem: why it cannot be listed, or nothing."""

    name: str
    title: str
    status: str
    players: str
    licence: str
    components: tuple[ComponentLine, ...] = ()
    problem: str = ""

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)


def inventory(root: Path, shown: str) -> KitLine:
    """Read a kit, without laying it out, and count what it prints."""
    loaded = load_kit(root, shown, (data_folder("content"),))
    game = loaded.game
    if game is None or has_errors(loaded.findings):
        problem = f"cannot be read: pnp check {shown} says why"
        return KitLine(name=root.resolve().name, title="", status="", players="", licence="", problem=problem)
    kit = game.kit
    return KitLine(
        name=kit.kit,
        title=kit.title,
        status=kit.status,
        players=str(kit.players),
        licence=kit.licence,
        components=tuple(_component(game, component) for component in game.components),
    )


def _component(game: Game, component: Component) -> ComponentLine:
    if component.book:
        return ComponentLine(id=component.id, title=component.title, kind="book", pieces=0, faces=0, arithmetic=())
    showings, _ = series(component, game)
    lines: list[str] = []
    for showing in showings:
        reasons = " ".join(_reasons(game, component, showing.names))
        lines.append(f"{showing.copies} × {showing.id}{f': {reasons}' if reasons else ''}")
    return ComponentLine(
        id=component.id,
        title=component.title,
        kind=component.kind,
        pieces=sum(showing.copies for showing in showings),
        faces=len(showings),
        arithmetic=tuple(lines),
    )


def _reasons(game: Game, component: Component, names: Any) -> Iterator[str]:
    """How the number of copies of one showing comes about, as far as anything was computed."""
    if component.copies is not None and component.copies.expression:
        yield _shown(component.copies, Names(game, names))
        return
    muster = names.get("muster")
    if muster is not None:
        spare = muster.army.spare.get(muster.unit.id)
        if spare is not None:
            yield f"{muster.count} in the army + {_shown(spare, Names(game, names))} spare"
        return
    for record in names.values():
        supply = getattr(record, "supply", None)
        if isinstance(supply, Quantity) and supply.expression:
            yield _shown(supply, Names(game, names))


def _shown(quantity: Quantity, names: Names) -> str:
    try:
        return arithmetic(quantity, names)
    except ExpressionError as error:
        return str(error)
