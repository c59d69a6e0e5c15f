"""What a figure of a rules text asks for → real faces, composed by the layouts that also print them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pnp.document.codes import BAD_ARGUMENT
from pnp.document.figure_requests import FigureAnswer, FigureReports, FigureRequest
from pnp.findings import Finding, Related, Severity, Span
from pnp.frame import Face, Item
from pnp.layout import boards, codes
from pnp.layout.boards import BoardOptions
from pnp.layout.context import LayoutContext
from pnp.layout.drawing.diagnostics import Diagnostics, JoinedDiagnostics
from pnp.layout.drawing.reports import Report
from pnp.layout.drawing.resources import FaceResult
from pnp.layout.drawing.scene import Canvas, Scene
from pnp.layout.geometry.box import Box
from pnp.layout.plan import Plan
from pnp.layout.series import series
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.load.problems import note, problem
from pnp.load.suggest import did_you_mean, meant_or_all
from pnp.model.boards import Board
from pnp.model.components import Component
from pnp.model.fields import Open
from pnp.model.game import SETS, Game
from pnp.model.names import Named

MOST_FACES = 24
# A book reads what its figures take, so that is told in steps: a word more on a card does not set the book again.
_WORK_STEP = 1_000
_NOWHERE = Span("", 1, 1)
_NO_BOX = Box(0.0, 0.0, 0.0, 0.0)
_FIGURE_KEYS = ("layout", "of", "caption", "scale", "width", "id", "alt", "frame")
_BOARD_WORDS = ("cells", "units", "highlight", "arrows", "paths", "zoc", "details")


def request_key(request: FigureRequest) -> str:
    """A name for what a figure or a board shows, whichever text asks for it."""
    return json.dumps([request.kind, request.subject, sorted(request.values.items())])


def request_of(name: str) -> FigureRequest:
    """What has this name, asked for at no place."""
    kind, subject, values = json.loads(name)
    return FigureRequest(kind=kind, subject=subject, values=dict(values), span=_NOWHERE)


class Figures:
    """Draws the figures of one book."""

    def __init__(self, context: LayoutContext) -> None:
        self.context, self.game = context, context.game
        self._drawn: dict[tuple[Any, ...], FaceResult] = {}

    def __call__(self, request: FigureRequest) -> FigureAnswer:
        """The faces that a figure shows, or what is wrong with it."""
        return self._board(request) if request.kind == "board" else self._faces(request)

    def _board(self, request: FigureRequest) -> FigureAnswer:
        board = self.game.boards.find(request.subject)
        if board is None:
            return self._unknown(request, "board", self.game.boards.ids)
        words: dict[str, Any] = {key: request.values[key] for key in _BOARD_WORDS if key in request.values}
        notes = Diagnostics()

        def counter(unit: str, side: str, box: Box) -> tuple[Item, ...]:
            return self.context.counter(unit, side, box, notes)

        options = replace(
            BoardOptions(
                terrain=self.game.terrain,
                game=self.game,
                labels=request.values.get("labels") != "false",
                overview="true" in (request.values.get("overview"), request.values.get("joined")),
                joined=request.values.get("joined") == "true",
                draw_counter=counter,
            ),
            **words,
        )
        # This takes long to import, and cards show no boards.
        from pnp.layout.elements.boards import board_markup_findings, board_text_reports, printed_board

        canvas = Canvas(f"figure/{board.id}", _NO_BOX, 0.0, _NO_BOX, "", request.span)
        canvas.notes = notes
        try:
            board = printed_board(boards.laid_together(board, options), Scene(self.context.names, canvas, self.context))
            size = boards.natural_size(board, options.cells)
            theme = self.context.theme.recording_text_faults()
            items = boards.draw(board, Box(0.0, 0.0, size.width, size.height), theme, options)
        except ValueError as error:
            return FigureAnswer(findings=(problem(codes.WRONG_VALUE, str(error), request.span),))
        reports = board_text_reports(board, theme, f"figure/{board.id}", board.id, request.span, is_figure=True)
        on_boards = tuple(reports)
        face = Face(id=f"figure/{board.id}", size=size, art=items, span=board.span)
        findings = (
            *self._unused(board, options, request),
            *board_markup_findings(board, theme),
            *_left_out(board, theme, request),
        )
        notes.work += boards.work(board, options.cells)
        return _answer((face,), findings, notes, on_boards)

    def _unused(self, board: Board, options: BoardOptions, request: FigureRequest) -> Iterator[Finding]:
        """What was asked for and the board does not have."""
        if options.cells and board.grid is None:
            message = f"cells={options.cells} shows a part of a grid, and the board {board.id!r} has none"
            yield problem(BAD_ARGUMENT, message, request.span, "leave it out: the whole board is shown")
        for name in boards.unknown_places(board, options):
            yield problem(codes.WRONG_VALUE, f"the board {board.id!r} has no place {name!r}", request.span)
        for message in (*boards.misplaced_counters(board, options), *boards.misplaced_arrows(board, options)):
            yield problem(codes.WRONG_VALUE, message, request.span)

    def _faces(self, request: FigureRequest) -> FigureAnswer:
        layouts = self.context.layout_names(request.subject)
        if request.subject not in layouts:
            return self._unknown(request, "layout", layouts)
        faces: list[Face] = []
        notes = Diagnostics()
        shown, findings = self._shown(request)
        for names in shown[:MOST_FACES]:
            every = {**self.context.names, **names}
            plan = self.context.plan(request.subject, None, notes, None, every)
            if plan is not None:
                span = next((name.span for name in names.values() if isinstance(name, Named)), request.span)
                face_result = self._face(plan, every, f"figure/{request.subject}", span)
                notes.add(face_result.notes)
                faces.append(face_result.face)
        return _answer(faces, (*findings, *self._printed_otherwise(request, shown[:MOST_FACES])), notes)

    def _printed_otherwise(self, request: FigureRequest, shown: Sequence[Mapping[str, Any]]) -> Iterator[Finding]:
        """A note if pieces of what a figure shows are printed by a layout that extends that of the figure."""
        parts = [part for component in self.game.components for part in component.printing]
        used = {name for part in parts for name in (part.layout, part.back.layout if part.back else "") if name}
        if request.subject in used:
            return
        heirs = {name for name in used if request.subject in self.context.bases(name)}
        records = {id(value) for names in shown for value in names.values() if isinstance(value, Open)}
        for component in self.game.components if heirs and records else ():
            for entry in self.context.series(component)[0]:
                if entry.part.layout in heirs and id(entry.record) in records:
                    message = f"{entry.id!r} is printed by the layout {entry.part.layout!r}, not by this one"
                    hint = f"write layout={entry.part.layout} if the figure is to show the piece as it is printed"
                    related = (Related(entry.part.at("layout"), "printed by this component"),)
                    yield note(codes.OTHER_LAYOUT, message, request.span, hint, related)
                    return

    def _face(self, plan: Plan, names: Mapping[str, Any], face: str, span: Span) -> FaceResult:
        """A face, drawn once for all figures that show it."""
        key = (id(plan), *plan.shown_by(names))
        known = self._drawn.get(key)
        if known is None:
            known = plan.compose(names, face, span)
            if not known.reads_all:
                self._drawn[key] = known
        return known

    def _shown(self, request: FigureRequest) -> tuple[list[Mapping[str, Any]], list[Finding]]:
        """The records of each face: those of a series, chosen ones of a set, or one of each kind named."""
        values = request.values
        if path := values.get("of"):
            showings, findings = series(Component(id="figure", of=tuple(path.split()), node=None), self.game)
            return [showing.names for showing in showings], [
                replace(finding, span=request.span) for finding in findings
            ]
        names: dict[str, Any] = {}
        findings = []
        many: list[Mapping[str, Any]] = []
        for key, value in values.items():
            if (names_of_record := _find(self.game, key, value)) is not None:
                names |= names_of_record
            elif chosen := list(_several(self.game, key, value)):
                many += chosen
            else:
                findings.append(self._not_shown(key, value, request))
        if many:
            return [{**names, **single} for single in many], findings
        return [self._with_owner(names)], findings

    def _not_shown(self, key: str, value: str, request: FigureRequest) -> Finding:
        """A record that is not there, or an argument that figures do not know."""
        singles = (
            "card",
            "row",
            *(single for _, single in SETS.values()),
            *(custom_set.one for custom_set in self.game.sets),
        )
        known = (*_FIGURE_KEYS, *singles, "cards", *SETS, *self.game.sets.ids)
        if key not in known:
            message = f"::figure does not know {key!r}"
            return problem(BAD_ARGUMENT, message, request.span, did_you_mean(key, known))
        return problem(codes.UNKNOWN_RECORDS, f"there is no {key} {value!r} to show", request.span)

    def _with_owner(self, names: Mapping[str, Any]) -> Mapping[str, Any]:
        """A unit without a side gets the side of the first army that has it."""
        unit = names.get("unit")
        if unit is None or "side" in names:
            return names
        for muster in self.game.musters():
            if muster.unit is unit:
                return {**names, "side": muster.side, "army": muster.army}
        return names

    def _unknown(self, request: FigureRequest, what: str, known: tuple[str, ...]) -> FigureAnswer:
        hint = meant_or_all(request.subject, known)
        message = f"there is no {what} {request.subject!r} to show"
        return FigureAnswer(findings=(problem(codes.UNKNOWN_LAYOUT, message, request.span, hint),))


def _left_out(board: Board, theme: ResolvedTheme, request: FigureRequest) -> Iterator[Finding]:
    """The names for which a figure of a board has no room."""
    for words in dict.fromkeys(words for words, set_text in theme.text_faults or () if not set_text.items):
        yield Finding(
            code=codes.LEFT_OUT,
            severity=Severity.WARNING,
            message=f"{words!r} does not fit this figure of the board {board.id!r} and is left out of it",
            span=request.span,
            hint="show more of the board, or none of its names with labels=false",
        )


def _answer(
    faces: Sequence[Face], findings: Iterable[Finding], notes: Diagnostics, on_boards: tuple[Report, ...] = ()
) -> FigureAnswer:
    joined = JoinedDiagnostics()
    joined.add(notes)
    noticed = FigureReports(on_faces=joined.reports, on_boards=on_boards)
    work = -(-notes.work // _WORK_STEP) * _WORK_STEP
    return FigureAnswer(
        tuple(faces), (*findings, *joined.findings.values()), noticed, work, tuple(notes.shared.items())
    )


def _find(game: Game, key: str, value: str) -> Mapping[str, Any] | None:
    """One record by what layouts call it: ``unit=cog``, ``card=sortie``, ``row=…``."""
    if key == "card":
        return next(
            ({"card": card, "deck": deck} for deck in game.decks for card in deck.cards if card.id == value), None
        )
    if key == "row":
        return next(
            ({"row": row, "table": table} for table in game.tables for row in table.rows if row.id == value), None
        )
    for name, (_, single) in SETS.items():
        if single == key and (record := getattr(game, name).find(value)) is not None:
            return {key: record}
    for custom in game.sets:
        if custom.one.replace("-", "_") == key:
            return next(({key: record, "set": custom} for record in custom.records if record.id == value), None)
    return None


def _several(game: Game, key: str, value: str) -> Iterator[Mapping[str, Any]]:
    """Records of a set by their ids: ``cards="sortie, retreat"``, ``units="pikes, bows"``."""
    ids = [part.strip() for part in value.split(",") if part.strip()]
    single = "card" if key == "cards" else SETS[key][1] if key in SETS else ""
    if not single:
        custom = game.sets.find(key)
        single = custom.one.replace("-", "_") if custom else ""
    for record_id in ids if single else ():
        if (names := _find(game, single, record_id)) is not None:
            yield names
