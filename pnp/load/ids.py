"""Check the ids of records: which records must have one, and what an id looks like."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from pnp.findings import Finding, Span, is_sheet
from pnp.load import codes
from pnp.load.column_names import meant_key
from pnp.load.fixes import add_first
from pnp.load.problems import problem
from pnp.model.boards import Edge, Road, Space
from pnp.model.fields import Open
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.model.tables import Modifier, Row
from pnp.model.walk import records

_ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
# Ids become the names of files, and no system takes names of more than 255 bytes.
LONGEST: Final = 100
# The name of the file that every kit has besides those of its components.
FIRST_PAGE: Final = "print-me-first"
# On Windows, files with these names are devices, whatever their extension.
DEVICES: Final = frozenset(("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))))
_NOT_IN_IDS: Final = re.compile(r"[^a-z0-9]+")

# Nothing needs the ids of these: a row is known by its results, a space by its number, a road by its cells.
MAY_LACK_ID: Final = (Row, Modifier, Space, Edge, Road)


def id_problems(game: Game) -> Iterator[Finding]:
    """Records that lack an id, and malformed ids, including that of the kit."""
    if game.kit.node and not _is_id(game.kit.kit):
        yield _malformed(game.kit.kit, game.kit.at("kit"))
    elif game.kit.node and game.kit.kit in DEVICES:
        yield _reserved(game.kit.kit, game.kit.at("kit"))
    for component in game.components:
        if component.id == FIRST_PAGE:
            message = f"the component {FIRST_PAGE!r} would have the file of the page that is printed first"
            yield problem(codes.MALFORMED_VALUE, message, component.at("id"), "give it another id")
        elif component.id in DEVICES:
            yield _reserved(component.id, component.at("id"))
    named = [record for record in records(game) if isinstance(record, Named)]
    yield from (_malformed(record.id, record.at("id")) for record in named if record.id and not _is_id(record.id))
    lacking = (record for record in named if not record.id and not isinstance(record, MAY_LACK_ID))
    yield from _without_id(lacking, {(type(record), record.id) for record in named})


def _without_id(lacking: Iterable[Named], taken: set[tuple[type[Named], str]]) -> Iterator[Finding]:
    """Records that must have an id and have none; those of a table together. taken: the ids that there are.

    An id that the name gives and that no other record has can be written by a mend.
    """
    rows: dict[str, list[Named]] = {}
    for record in lacking:
        if not _is_spreadsheet(record.span.file):
            span = record.at_key(next(iter(record.node.entries), "id")) if record.node else record.span
            hint, made = f"add 'id: {suggested_id(record.name)}'", id_of_name(record.name)
            is_free = made and (type(record), made) not in taken
            taken.add((type(record), made))
            edits = add_first(record.node, "id", made) if is_free and record.node else ()
            yield problem(codes.MISSING_KEY, "the key 'id' is missing", span, hint, edits=edits)
        elif not _has_other_names(record):
            rows.setdefault(record.span.file, []).append(record)
    yield from map(_rows_without_id, rows.values())


def _has_other_names(record: Named) -> bool:
    """Whether an unknown column has the names of which ids are made: it is found as such."""
    unknown = record.extra if isinstance(record, Open) else {}
    return any(meant_key(header) == "name" for header in unknown)


def _is_spreadsheet(file: str) -> bool:
    return is_sheet(file) or file.casefold().endswith((".csv", ".tsv"))


def _rows_without_id(rows: Sequence[Named]) -> Finding:
    """One finding for all rows of a table that lack an id: in most cases the table has no such column."""
    more = len(rows) - 1
    where = f", here and in {more} more row{'s' if more > 1 else ''}" if more else ""
    name = rows[0].name
    hint = (
        f"write one into a column named id: {suggested_id(name)}"
        if name
        else "give each a name, of which it is made, or a column id, for which numbers will do"
    )
    return problem(codes.MISSING_KEY, f"the key 'id' is missing{where}", rows[0].span, hint)


def _reserved(text: str, place: Span) -> Finding:
    message = f"{text!r} cannot be the name of a file: on Windows it is a device"
    return problem(codes.MALFORMED_VALUE, message, place, "give it another id")


def _is_id(text: str) -> bool:
    return len(text) <= LONGEST and _ID.fullmatch(text) is not None


def _malformed(text: str, place: Span) -> Finding:
    if len(text) > LONGEST:
        message = f"an id has at most {LONGEST} characters, this one {len(text):,}"
        return problem(codes.MALFORMED_VALUE, message, place, "ids become the names of files")
    message = f"{text!r} is not an id: it has small letters and digits, with hyphens between them"
    return problem(codes.MALFORMED_VALUE, message, place, f"write {suggested_id(text)}")


def suggested_id(name: str) -> str:
    """``Fire Arrows!`` as an id."""
    return id_of_name(name) or "a-name-of-its-own"


def id_of_name(name: str) -> str:
    """A name as an id, without accents; empty if it has no letter or digit that an id may have."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return _NOT_IN_IDS.sub("-", plain).strip("-")[:LONGEST].rstrip("-")
