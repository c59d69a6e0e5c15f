"""A folder → a compiled kit: its game, what came of its tasks, and everything that is wrong with it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from pnp.checks import unused_waiver
from pnp.checks.drafts import soften_drafts
from pnp.checks.suppressions import apply_suppressions
from pnp.errors import PnpError
from pnp.findings import Finding, Span, has_errors, in_reading_order
from pnp.layout.series import series
from pnp.lazy import LazyMapping
from pnp.load.builtin import data_folder
from pnp.load.kit import LoadedKit, load_kit
from pnp.model.components import Component
from pnp.model.game import Game
from pnp.model.walk import records
from pnp.nodes import Source
from pnp.palette import ColorMode
from pnp.papers import Paper, shared_area
from pnp.pipeline.compilation import Compilation
from pnp.pipeline.digests import KitDigests
from pnp.pipeline.kit_cache import KitPlace
from pnp.pipeline.kit_store import KitStore
from pnp.pipeline.open_kit import OpenKit
from pnp.pipeline.pictures import PictureReader, picture_for_books
from pnp.pipeline.pieces import chosen_pieces, numbers_of
from pnp.pipeline.request import Choice
from pnp.pipeline.results import Results
from pnp.pipeline.scope import ALONE, Scope, Workers
from pnp.store.disk import open_store
from pnp.store.folder import cache_folder, size_limit
from pnp.store.memory import NoStore
from pnp.store.programs import program_digest
from pnp.store.traces import TraceStore

if TYPE_CHECKING:
    from pnp.document.book import BookResult
    from pnp.document.figure_requests import FigureAnswer, FigureRequest
    from pnp.fonts import FontBook, FontFile
    from pnp.frame import Face, Page, Picture, Piece
    from pnp.layout.compose import ComposedComponent
    from pnp.layout.theme.drawings import DrawnFile
    from pnp.layout.theme.resolved_theme import ResolvedTheme
    from pnp.paint.drawings import DrawnFace
    from pnp.paint.painted import PaintedFrames
    from pnp.pipeline.kit_context import KitContext
    from pnp.pipeline.painted_parts import PaintedParts
    from pnp.writer import Output

T = TypeVar("T")


class CompiledKit:
    """A kit that was read, checked and, if it could be, drawn. compilation: None if it cannot be read."""

    def __init__(
        self,
        root: Path,
        shown: str,
        loaded: LoadedKit,
        compilation: Compilation | None,
        results: Results,
        scope: Scope,
        only: Sequence[Choice] = (),
        print_partial: Callable[[], list[Finding]] | None = None,
    ) -> None:
        self._print_partial = print_partial
        self.root, self.shown, self.loaded = root, shown, loaded
        self.compilation, self.results, self._scope, self._only = compilation, results, scope, only

    @property
    def is_read(self) -> bool:
        """Whether nothing kept the kit from being read, and so from being checked."""
        return self.compilation is not None

    @property
    def is_whole(self) -> bool:
        """Whether there is a game that was drawn, or what was asked for of it."""
        return self.compilation is not None and self._scope.components is not None

    @cached_property
    def open(self) -> OpenKit:
        """The kit as its tasks have it."""
        return self.compilation.kit if self.compilation else OpenKit(self.root, self.loaded)

    @property
    def game(self) -> Game:
        """The game. Raises PnpError if it could not be read: ask ``is_read`` first."""
        return self.open.game

    @property
    def context(self) -> KitContext:
        """What drawing needs. Raises PnpError if the kit could not be read."""
        return self.open.context

    @cached_property
    def findings(self) -> tuple[Finding, ...]:
        """Everything that is wrong and was not waived, in reading order."""
        if self.compilation is None:
            return tuple(in_reading_order((*self.loaded.findings, *self._partial_findings())))
        of_rules = (finding for trace in self.results.rules for finding in trace.findings)
        is_all = self._scope.is_all(self.game)
        printed = (
            self.compilation.printed_findings(self.results, is_all=is_all)
            if self.is_whole and self._scope.rules
            else self._layout_findings()
        )
        findings = (*self.loaded.findings, *of_rules, *printed)
        left = apply_suppressions(self.game, findings, with_layout=self.is_whole and is_all)
        return tuple(in_reading_order(soften_drafts(self.game, left)))

    def _partial_findings(self) -> list[Finding]:
        """What is wrong with a kit that cannot be read, besides what keeps it from that."""
        games = self.loaded.partial
        if not games:
            return []
        from pnp.checks.run import check_partial

        found = [*check_partial(games, self._rules), *(self._print_partial() if self._print_partial else ())]
        findings = apply_suppressions(games[0], found, with_layout=False)
        return soften_drafts(games[0], (finding for finding in findings if finding.code != unused_waiver.CODE))

    @property
    def _rules(self) -> Sequence[str]:
        """The checks of the rules that can be run."""
        from pnp.checks.catalogue import ALONE, NOT_COUNTING, RULES

        if self.compilation:
            return tuple(RULES)
        return ALONE if self.loaded.is_partial else NOT_COUNTING

    def _layout_findings(self) -> Iterator[Finding]:
        """What is wrong with layouts and texts, without what the checks of print find."""
        if not self.is_whole and self._scope.rules:
            from pnp.document.text_values import unknown_values  # Markdown costs start-up time

            yield from unknown_values(self.game)
        for part in (*self.results.drawn.values(), self.results.theme):
            yield from (finding for _, finding in part.findings)

    @property
    def checks(self) -> int:
        """How many checks were run."""
        if self.compilation is None:
            is_checked, is_drawn = bool(self.loaded.partial), self._print_partial is not None
        else:
            is_checked, is_drawn = self._scope.rules, self.is_whole
        if not is_checked:
            return 0
        from pnp.checks.printed import MODULES

        return len(self._rules) + (len(MODULES) if is_drawn else 0)

    @property
    def checks_left_out(self) -> int:
        """How many checks wait until the kit can be read."""
        if self.compilation is not None or not self.checks:
            return 0
        from pnp.checks.catalogue import RULES

        return len(RULES) - len(self._rules)

    @property
    def theme(self) -> ResolvedTheme:
        """The theme of the kit, resolved. Raises PnpError if the kit could not be read."""
        return self.context.theme

    @property
    def fonts(self) -> FontBook:
        """The fonts of the kit."""
        return self.theme.setter.engine.book

    @cached_property
    def composed(self) -> Mapping[str, ComposedComponent]:
        """Every component of pieces with its faces, by its id; each drawn when it is asked for."""
        from pnp.layout.compose import compose

        components = {component.id: component for component in self.game.components if not self._is_book(component)}
        return LazyMapping(components, lambda name: compose(components[name], self.context.layout))

    @cached_property
    def books(self) -> Mapping[str, BookResult]:
        """Every book with its pages, by the id of its component; each flowed when it is asked for."""
        from pnp.pipeline.books import flow_book

        components = {component.id: component for component in self.game.components if self._is_book(component)}
        texts = self.game.texts
        return LazyMapping(
            components, lambda name: flow_book(self.context, components[name], texts[components[name].book])
        )

    def _is_book(self, component: Component) -> bool:
        return bool(component.book) and component.book in self.game.texts.ids

    @property
    def sources(self) -> Mapping[str, Source]:
        """The text of every file that was read."""
        return self.loaded.sources

    @property
    def sought(self) -> frozenset[Path]:
        """Every file of the kit, and of those that it extends, that was looked for, whether it was there or not."""
        texts = frozenset(self.loaded.folders.path_of(file) for file in self.sources)
        return texts | (self.compilation.digests.sought if self.compilation else frozenset())

    @property
    def bases(self) -> tuple[Path, ...]:
        """The folders of the kits that this one extends."""
        return self.loaded.bases

    @cached_property
    def records(self) -> int:
        """How many records the kit has."""
        return sum(1 for _ in records(self.game)) if self.loaded.game else 0

    # What exporters ask for, see pnp.export.CompiledKit

    @property
    def components(self) -> tuple[Component, ...]:
        """The components that were asked for, in the order of the kit."""
        chosen = self.game.components.ids if self._scope.components is None else self._scope.components
        return tuple(self.game.components[name] for name in chosen)

    @cached_property
    def parts(self) -> PaintedParts:
        """What was painted of components and figures. Raises PnpError if the kit could not be read."""
        from pnp.pipeline.painted_parts import PaintedParts

        return PaintedParts(self.open, self._work, self.results)

    @property
    def _work(self) -> Compilation:
        if self.compilation is None:
            raise PnpError(f"{self.shown} could not be read")
        return self.compilation

    def pieces(self, component: str) -> Sequence[Piece]:
        """The pieces of a component that were asked for; their faces name what was painted of them."""
        return self._chosen(component, self.parts.component(component).drawn.pieces)

    def frames(self, component: str, *, items: bool = False) -> Iterator[tuple[str, Face | Page]]:
        """Each different face or page once, by a name for its file. items: with items, instead of painted."""
        from pnp.pipeline.frame_names import named_pages, named_sides

        if items:
            if self._is_book(self.game.components[component]):
                return named_pages(self.books[component].pages)
            pieces = self.composed[component].pieces
        else:
            drawn = self.parts.component(component).drawn
            if drawn.pages:
                return named_pages(drawn.pages)
            pieces = drawn.pieces
        ids = {entry.id for entry in series(self.game.components[component], self.game)[0]}
        return named_sides(component, self._chosen(component, pieces), ids)

    def _chosen(self, component: str, pieces: Sequence[Piece]) -> Sequence[Piece]:
        records = (self._scope.components or {}).get(component, ())
        return chosen_pieces(self.game, self.game.components[component], pieces, Choice(component, records))

    def painted(self, component: str) -> PaintedFrames:
        """What was painted of a component."""
        return self.parts.component(component).painted

    def figure(self, request: FigureRequest) -> FigureAnswer:
        """The faces of a figure, or the picture of a board."""
        return self.parts.figure(request)

    @property
    def too_much_work(self) -> Finding | None:
        """What an export has found: that the figures of texts which no book prints take more work than allowed."""
        refused = self.parts.work.refused if "parts" in vars(self) else None
        if refused is None:
            return None
        from pnp.document.figures import too_much_work

        return too_much_work(refused)

    def picture(self, name: str, at: Span) -> Picture | DrawnFile | Finding:
        """A picture file of the kit. at: the place that names it."""
        is_draft = self.game.kit.status == "draft"
        return picture_for_books(self.context.pictures, self.theme, is_draft, name, at)

    def drawing(self, face: Face) -> DrawnFace:
        """A face as SVG."""
        return self.parts.drawing(face)

    def font_file(self, font: str) -> FontFile:
        """The file of a font that drawings name."""
        return self.parts.font_file(font)

    def keep(self) -> None:
        """Keep what exporters made that others may ask for again."""
        if "parts" in vars(self):
            self.parts.keep_drawings()

    def printed_files(self, paper: Paper) -> Iterator[Output]:
        """The PDF files for a paper."""
        from pnp.pipeline.printed_files import printed_files

        found = len(self.findings) if self.game.kit.status == "draft" else 0
        yield from printed_files(self._work, self.results, paper, is_whole=not self._only, found=found)

    def numbers(self, component: Component) -> Mapping[str, int]:
        """The number by which each piece of a component can be asked for, by its id."""
        return numbers_of(component, self.game)


def compile_kit(
    root: Path,
    shown: str,
    *,
    with_layout: bool = True,
    with_checks: bool = True,
    papers: tuple[Paper, ...] = (),
    painted: bool = False,
    only: Sequence[Choice] = (),
    drafts: Mapping[str, str] | None = None,
    loaded: LoadedKit | None = None,
    inks: ColorMode | None = None,
    store: TraceStore | None = None,
    workers: Workers = ALONE,
) -> CompiledKit:
    """Read a kit, check its rules, draw it, check what will be printed.

    papers: for which files are made, too. painted: whether what is painted will be asked for without them. only: the
    components and records that are asked for, all if none is named. drafts: texts that stand for files of the kit, by
    the path that findings name. loaded: what is in the folder, if it was read already. inks: how colours are printed,
    if not as the theme says. store: where results of earlier runs are.

    What keeps a kit from being read stops all but those checks that do not depend on it. Never raises for what a kit
    contains; raises PnpError for faults that are not the kit's.
    """
    if loaded is None:
        loaded = load_kit(root, shown, (data_folder("content"),), drafts)
    loaded = replace(loaded, inks=inks)
    game, results = loaded.game, Results()
    sheet = shared_area(papers)
    place = KitPlace(root, shown, tuple((drafts or {}).items()), sheet, inks)
    if game is None or has_errors(loaded.findings):
        return CompiledKit(
            root,
            shown,
            loaded,
            None,
            results,
            Scope(),
            only,
            _partial_printing(place, loaded, only) if with_layout and with_checks else None,
        )
    kit = OpenKit(root, loaded, sheet)
    chosen = _chosen(game, only) if with_layout else None
    scope = Scope(rules=with_checks, components=chosen, papers=papers, painted=painted)
    kept = KitStore(store or NoStore(), root, shown)
    digests = KitDigests(loaded, game, PictureReader(loaded.folders), kept.data, sheet)
    if farm := workers.farm:
        workers = replace(workers, farm=replace(farm, snapshot=replace(farm.snapshot, sheet=sheet, inks=inks)))
    compilation = Compilation(kit, place, kept, digests, keeps=store is not None)
    results = compilation.results(scope, workers)
    return CompiledKit(root, shown, loaded, compilation, results, scope, only)


def user_store() -> TraceStore:
    """Where results are kept from one command to the next, in the folder that the system has for it."""
    return open_store(cache_folder(os.environ), program_digest(os.environ), size_limit(os.environ))


def _partial_printing(place: KitPlace, loaded: LoadedKit, only: Sequence[Choice]) -> Callable[[], list[Finding]]:
    """A function that finds what is wrong with what is printed of a kit with mistakes in its records."""
    from pnp.pipeline.partial_kit import print_partial

    return lambda: print_partial(place, loaded, lambda game: Scope(components=_chosen(game, only)))


def _chosen(game: Game, only: Sequence[Choice]) -> dict[str, tuple[str, ...]]:
    """The components that are asked for, each with its chosen records, in the order of the kit."""
    chosen: dict[str, tuple[str, ...]] = {}
    for component in game.components:
        choices = [choice for choice in only if choice.component == component.id]
        if only and not choices:
            continue
        all_of_it = not all(choice.records for choice in choices)
        chosen[component.id] = () if all_of_it else tuple(name for choice in choices for name in choice.records)
    return chosen
