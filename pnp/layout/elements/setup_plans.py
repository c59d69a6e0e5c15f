"""Plans of boards for setting up, and the numbers of steps."""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis.placing import side_of
from pnp.frame import Item
from pnp.layout import codes
from pnp.layout.boards.setup_plan import RADIUS, PlanPiece, PlanStep, callout, draw_plan
from pnp.layout.drawing.scene import Scene
from pnp.layout.drawing.values import Value
from pnp.layout.elements.boards import BoardBody, board_text_reports, compile_board, printed_board
from pnp.layout.elements.compiled_element import FillsRoom
from pnp.layout.elements.compiler import Compiler
from pnp.layout.geometry.box import Box
from pnp.layout.templates.layouts import Element
from pnp.load.problems import problem
from pnp.load.suggest import did_you_mean
from pnp.model.boards import Board
from pnp.model.cells import Cells
from pnp.model.game import Game
from pnp.model.play import SetupStep, Zone


def compile_plan(element: Element, compiler: Compiler) -> PlanBody:
    """``plan:`` a board, simplified, with the numbers of the steps that take place on it."""
    return PlanBody(compile_board(element, compiler))


class PlanBody(FillsRoom):
    """The plan of a board."""

    __slots__ = ("board",)

    def __init__(self, board: BoardBody) -> None:
        self.board = board

    def draw(self, box: Box, scene: Scene) -> None:
        """Draw the plan."""
        board = self.board.board(scene)
        if board is None:
            return
        board = printed_board(board, scene)
        game, theme = scene.context.game, scene.theme.recording_text_faults()
        steps = [
            PlanStep(
                number, tuple(_places(step, board, game)), tuple(_pieces(step, board, game)), _color(step, board, game)
            )
            for number, step in enumerate(game.setup, 1)
        ]

        def counter(unit: str, side: str, where: Box) -> tuple[Item, ...]:
            return scene.context.counter(unit, side, where, scene.canvas.notes)

        scene.canvas.items += draw_plan(
            board, box, theme, game.terrain, steps, _turn(scene), counter, self.board.color_in(scene)
        )
        about = (scene.canvas.face, self.board.element.name, self.board.element.span)
        scene.canvas.notes.reports += board_text_reports(board, theme, *about)


def _places(step: SetupStep, board: Board, game: Game) -> Iterator[str]:
    """The places of a step, as a board knows them: those of it and of its markers, its zone, the cells of its units."""
    yield from step.places
    yield from (place for placed in step.markers for place in placed.places)
    if zone := _zone(step, board, game):
        yield from zone.region
        if zone.cells and not zone.region:
            yield _written(zone.cells)
    for fixed in step.place:
        yield _written(fixed.cells)


def _pieces(step: SetupStep, board: Board, game: Game) -> Iterator[PlanPiece]:
    """The units of a step: those with cells, and those of its army, which stand somewhere in its zone."""
    for fixed in step.place:
        unit = game.units.find(fixed.unit)
        side = side_of(game, step, fixed, unit) if unit else fixed.side
        yield PlanPiece(fixed.unit, side, _written(fixed.cells), on_each=True)
    zone = _zone(step, board, game)
    if zone is None or board.grid is None or step.place or not step.army:
        return
    regions = {region.id: region.cells for region in board.grid.regions}
    cells = [regions[name] for name in zone.region if name in regions] or ([zone.cells] if zone.cells else [])
    for muster in game.musters(step.army):
        for _ in range(muster.count):
            yield PlanPiece(muster.unit.id, muster.side.id, ",".join(map(_written, cells)))


def _zone(step: SetupStep, board: Board, game: Game) -> Zone | None:
    zone = game.zones.find(step.zone) if step.zone else None
    return zone if zone is not None and zone.board in ("", board.id) else None


def _color(step: SetupStep, board: Board, game: Game) -> str:
    """The colour of the side that a step is of, or that its zone is for; empty if it is nobody's."""
    zone = _zone(step, board, game)
    side = game.sides.find(step.side or (zone.side if zone else ""))
    return side.color if side else ""


def _written(cells: Cells) -> str:
    return ",".join(f"{first}:{last}" if first != last else first for first, last in cells.parts)


def _turn(scene: Scene) -> float:
    """By how much what is drawn now will be turned, in degrees."""
    return sum(degrees for degrees, _, _ in scene.canvas.turns)


def compile_callout(element: Element, compiler: Compiler) -> CalloutBody:
    """``callout:`` the id of a step of the set-up; its number on a disc in the middle of the box."""
    return CalloutBody(compiler.text(element.value, "callout"))


class CalloutBody(FillsRoom):
    """The number of a step."""

    __slots__ = ("value",)

    def __init__(self, value: Value) -> None:
        self.value = value

    def draw(self, box: Box, scene: Scene) -> None:
        """Draw the number."""
        wanted, setup = self.value.read(scene).strip(), scene.context.game.setup
        number = next((number for number, step in enumerate(setup, 1) if step.id == wanted), None)
        if number is not None:
            radius = min(RADIUS, box.width / 2, box.height / 2)
            scene.canvas.items += callout(number, box.center, scene.theme, radius, _turn(scene))
        elif self.value.leaf is not None and wanted:
            hint = did_you_mean(wanted, [step.id for step in setup])
            message = f"no step of the set-up is called {wanted!r}"
            scene.report(problem(codes.WRONG_VALUE, message, self.value.leaf.span, hint))
