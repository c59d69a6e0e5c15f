"""Findings: what is wrong with a kit, where, and how to correct it."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from enum import Enum

from pnp.values import dataclass


class Severity(Enum):
    """How severe a finding is: an error stops the build, a warning does so under ``--strict``."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A place in a file of the kit. Lines and columns count from 1; columns count characters.

    ``file`` is the path as the user would type it. ``end_line`` and ``end_column`` point just behind
    the last character. In a CSV file ``line`` is the physical line and ``column`` the character. In a sheet of a
    spreadsheet file, ``file`` ends with ``#`` and its name; ``line`` is the row and ``column`` the column.
    """

    file: str
    line: int
    column: int
    end_line: int = 0
    end_column: int = 0

    def __str__(self) -> str:
        return f"{self.file}!{self.cell}" if self.cell else f"{self.file}:{self.line}:{self.column}"

    @property
    def cell(self) -> str:
        """The name of a cell of a sheet, such as ``C5``; empty in other files."""
        if not is_sheet(self.file):
            return ""
        return f"{column_letters(self.column)}{self.line}"


def column_letters(number: int) -> str:
    """The name of a column of a sheet, counted from 1: ``A``, ``Z``, ``AA``."""
    letters = ""
    while number:
        number, rest = divmod(number - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def is_sheet(file: str) -> bool:
    """Whether a file, as places name it, is a sheet of a spreadsheet file."""
    return _SHEET.search(file) is not None


_SHEET = re.compile(r"\.(?:xlsx|xlsm|ods)#", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Related:
    """Another place that a finding refers to, and what is there."""

    span: Span
    message: str


@dataclass(frozen=True, slots=True)
class Edit:
    """Replace the characters of ``span`` by ``text``."""

    span: Span
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """A mistake in a kit. message: lowercase, without a full stop. hint, edits: how to correct it.

    cause: what can be said of all findings with the same cause; without it, that is the message. about: what such a
    finding is about, to be listed with those of the others. A report may show one of them for all: then ``places`` is
    their number, and ``also`` are the first of the other places.
    """

    code: str
    severity: Severity
    message: str
    span: Span
    hint: str = ""
    related: tuple[Related, ...] = ()
    edits: tuple[Edit, ...] = ()
    cause: str = ""
    about: str = ""
    places: int = 1
    also: tuple[Span, ...] = ()


_ORDER = {Severity.ERROR: 0, Severity.WARNING: 1, Severity.INFO: 2}


def in_reading_order(findings: Iterable[Finding]) -> list[Finding]:
    """Sort findings by place, then severity and code, and remove duplicates; causes of others come first."""
    # A spreadsheet file cannot be edited.
    editable = {
        replace(finding, edits=()) if any(is_sheet(edit.span.file) for edit in finding.edits) else finding
        for finding in findings
    }
    return sorted(
        editable,
        key=lambda finding: (_rank(finding), finding.span, _ORDER[finding.severity], finding.code, finding.message),
    )


def _rank(finding: Finding) -> int:
    """What cannot be read comes first, then names of nothing: counts and drawings are wrong because of them."""
    if finding.severity is not Severity.ERROR:
        return 2
    return {"Y": 0, "N": 1}.get(finding.code[:1], 2)


def has_errors(findings: Sequence[Finding]) -> bool:
    """Whether a finding stops the build."""
    return any(finding.severity is Severity.ERROR for finding in findings)
