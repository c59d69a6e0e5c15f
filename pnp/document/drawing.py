"""Figures that a rules text asks for to faces, drawn by the layouts of the kit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pnp.document.codes import BAD_ARGUMENT, UNKNOWN_FIGURE, error
from pnp.document.context import FaceMaker, FigureAnswer, FigureRequest
from pnp.document.record_tables import SINGULAR
from pnp.findings import Finding
from pnp.frame import Face, Item
from pnp.layout import boards
from pnp.layout.boards import BoardOptions
from pnp.layout.box import Box
from pnp.layout.scene import Canvas, Scene
from pnp.layout.series import series
from pnp.load.suggest import did_you_mean
from pnp.model.boards import Board
from pnp.model.components import Component
from pnp.model.game import SETS, Game
from pnp.model.names import Named

if TYPE_CHECKING:
    from pnp.layout.studio import Studio

_PLURAL = {singular: name for name, singular in SINGULAR.items()}
_MOST_FACES = 60


def face_maker(studio: Studio) -> FaceMaker:
    """Draws figures with the layouts of a studio."""

    def make(request: FigureRequest) -> FigureAnswer:
        if request.kind == "board":
            return _board(studio, request)
        return _figure(studio, request)

    return make


def _figure(studio: Studio, request: FigureRequest) -> FigureAnswer:
    if request.subject not in studio.library.layouts:
        hint = did_you_mean(request.subject, studio.library.layouts)
        return _wrong(UNKNOWN_FIGURE, f"there is no layout {request.subject!r}", request, hint)
    values = dict(request.values)
    path = values.pop("of", "")
    findings: list[Finding] = []
    if path:
        shown = [names for _, names in _series(studio.game, path, request, findings)]
    else:
        shown = [_named(studio.game, values, request, findings)]
    if findings:
        return FigureAnswer(findings=tuple(findings))
    faces = tuple(face for names in shown[:_MOST_FACES] if (face := _composed(studio, request, names)))
    return FigureAnswer(faces)


def _composed(studio: Studio, request: FigureRequest, names: Mapping[str, Any]) -> Face | None:
    everything = {**studio.names, **names}
    plan = studio.plan(request.subject, None, None, everything)
    return plan.compose(everything, f"figure/{request.subject}", request.span, [], shared=True) if plan else None


def _series(
    game: Game, path: str, request: FigureRequest, findings: list[Finding]
) -> Iterable[tuple[str, Mapping[str, Any]]]:
    """The records of a path, as a component shows them."""
    showings, wrong = series(Component(id="figure", of=(path,)), game)
    findings.extend(replace(one, span=request.span) for one in wrong)
    return [(one.id, one.names) for one in showings]


def _named(game: Game, values: Mapping[str, str], request: FigureRequest, findings: list[Finding]) -> dict[str, Any]:
    """The records that ``unit=cog side=tide`` names; a unit brings the army and side that it stands in."""
    names: dict[str, Any] = {}
    for key, text in values.items():
        found = _record(game, key, text)
        if found is None:
            known = _ids(game, key)
            hint = did_you_mean(text, known) if known else "name a record, as unit=cog"
            what = f"there is no {key} {text!r}" if known else f"a figure cannot show {key!r}"
            findings.append(error(UNKNOWN_FIGURE if known else BAD_ARGUMENT, what, request.span, hint))
        else:
            names.update(found)
    if "unit" in names:
        _add_muster(game, names)
    return names


def _record(game: Game, key: str, text: str) -> dict[str, Any] | None:
    if key == "card":
        for deck in game.decks:
            for card in deck.cards:
                if text in (card.id, f"{deck.id}.{card.id}"):
                    return {"card": card, "deck": deck}
        return None
    records = _records(game, key)
    found = next((one for one in records if one.id == text), None)
    return {key.replace("-", "_"): found} if found else None


def _records(game: Game, key: str) -> Iterable[Named]:
    if key in _PLURAL and _PLURAL[key] in SETS:
        many: Iterable[Named] = getattr(game, _PLURAL[key])
        return many
    return next((one.records for one in game.sets if one.one == key), ())


def _ids(game: Game, key: str) -> list[str]:
    if key == "card":
        return [card.id for deck in game.decks for card in deck.cards]
    return [one.id for one in _records(game, key)]


def _add_muster(game: Game, names: dict[str, Any]) -> None:
    for one in _musters(game, names):
        names.setdefault("side", one.side)
        names.setdefault("army", one.army)
        names.setdefault("muster", one)
        return


def _musters(game: Game, names: Mapping[str, Any]) -> Iterator[Any]:
    side = names.get("side")
    for one in game.musters():
        if one.unit is names["unit"] and (side is None or one.side is side):
            yield one


def _board(studio: Studio, request: FigureRequest) -> FigureAnswer:
    name = request.subject.removeprefix("boards.")
    board = studio.game.boards.find(name)
    if board is None:
        hint = did_you_mean(name, studio.game.boards.ids)
        return _wrong(UNKNOWN_FIGURE, f"there is no board {name!r}", request, hint)
    try:
        return FigureAnswer((_board_face(studio, board, request.values),))
    except ValueError as wrong:
        return _wrong(BAD_ARGUMENT, str(wrong), request, "")


def _board_face(studio: Studio, board: Board, values: Mapping[str, str]) -> Face:
    """A board at its own size. Raises ValueError with a sentence for the user."""
    size = boards.natural_size(board, values.get("cells", ""))
    box = Box(0.0, 0.0, size.width, size.height)
    scene = Scene(studio.names, Canvas(f"figure/{board.id}", box, 0.0, box, False, board.span), studio)

    def counter(unit: str, side: str, where: Box) -> tuple[Item, ...]:
        return tuple(studio.counter(unit, side, where, scene))

    options = BoardOptions(
        terrain=studio.game.terrain,
        place=counter,
        cells=values.get("cells", ""),
        units=values.get("units", ""),
        highlight=values.get("highlight", ""),
        arrows=values.get("arrows", ""),
        labels=values.get("labels", "true") != "false",
        overview=values.get("overview", "false") != "false",
    )
    art = boards.draw(board, box, studio.look, options)
    return Face(id=f"figure/{board.id}", size=size, art=art, alt=boards.alternative(board, options), span=board.span)


def _wrong(code: str, message: str, request: FigureRequest, hint: str) -> FigureAnswer:
    return FigureAnswer(findings=(error(code, message, request.span, hint or ""),))
