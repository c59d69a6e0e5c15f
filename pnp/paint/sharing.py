"""Sheets and pages to what of them is worth drawing once: faces used more than once, marks alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from pnp.frame import Face, Group, Item, Nested, Page, Path, Sheet
from pnp.values import dataclass

# Fewer marks than this are shorter written out than named.
_MARKS_WORTH_A_FORM = 4


@dataclass(frozen=True, slots=True)
class Shared:
    """Faces that are drawn once, those that others need first, and sheets that use shared marks."""

    forms: tuple[Face, ...]
    sheets: tuple[Sheet | Page, ...]


def find_shared(sheets: Iterable[Sheet | Page]) -> Shared:
    """Count how often each face (by identity) is placed or nested, and fold like marks into faces."""
    folded = _with_shared_marks(tuple(sheets))
    count = _Count()
    for sheet in folded:
        if isinstance(sheet, Page):
            count.items(sheet.items)
            continue
        for placement in sheet.placements:
            count.frame(placement.frame)
        count.items(sheet.marks)
    return Shared(tuple(count.shared()), folded)


class _Count:
    """Uses of each face; what a face holds counts once, however often the face is used."""

    def __init__(self) -> None:
        self._uses: Counter[int] = Counter()
        self._in_order: list[Face] = []

    def frame(self, frame: Face | Page) -> None:
        if isinstance(frame, Page):
            self.items(frame.items)
            return
        self._uses[id(frame)] += 1
        if self._uses[id(frame)] == 1:
            self.items(frame.art)
            # Behind what it holds: a form must stand before the forms that show it.
            self._in_order.append(frame)

    def items(self, items: Sequence[Item]) -> None:
        for item in items:
            if isinstance(item, Nested):
                self.frame(item.face)
            elif isinstance(item, Group):
                self.items(item.items)

    def shared(self) -> Iterator[Face]:
        return (face for face in self._in_order if self._uses[id(face)] > 1)


def _with_shared_marks(sheets: tuple[Sheet | Page, ...]) -> tuple[Sheet | Page, ...]:
    uses = Counter(_paths(sheet) for sheet in sheets if isinstance(sheet, Sheet))
    faces: dict[tuple[Path, ...], Face] = {}
    folded: list[Sheet | Page] = []
    for sheet in sheets:
        if isinstance(sheet, Sheet):
            paths = _paths(sheet)
            if uses[paths] > 1 and len(paths) >= _MARKS_WORTH_A_FORM:
                face = faces.setdefault(paths, Face(id="marks", size=sheet.size, art=paths))
                rest = tuple(mark for mark in sheet.marks if not isinstance(mark, Path))
                sheet = replace(sheet, marks=(Nested(face, 0.0, 0.0), *rest))
        folded.append(sheet)
    return tuple(folded)


def _paths(sheet: Sheet) -> tuple[Path, ...]:
    return tuple(mark for mark in sheet.marks if isinstance(mark, Path))
