"""Marks around the pieces of sheets → faces, where several sheets have the same ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from pnp.frame import Face, Nested, Page, Path, Sheet

# Fewer marks than this are shorter written out than named.
_MARKS_WORTH_A_FORM = 4


def with_shared_marks(sheets: Sequence[Sheet | Page]) -> tuple[Sheet | Page, ...]:
    """The same sheets, with the marks that others have, too, in a face that they share."""
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
