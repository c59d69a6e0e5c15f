"""Write findings as a SARIF 2.1.0 log, which code hosts and editors read.

See https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html. Columns count characters, paths are relative
to where pnp was called.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from pnp.checks.families import FAMILIES
from pnp.checks.manual import manual, page
from pnp.findings import Edit, Finding, Related, Severity, Span

SCHEMA: Final = "https://json.schemastore.org/sarif-2.1.0-rtm.5.json"
_LEVELS: Final = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}
_ROOT: Final = "%SRCROOT%"


def as_sarif(findings: Sequence[Finding], names: Mapping[str, str], version: str) -> str:
    """A log of one run. names: the name of each code. version: that of pnp."""
    codes = sorted({finding.code for finding in findings})
    driver = {
        "name": "pnp",
        "version": version,
        "rules": [_rule(code, names.get(code, ""), _level(code, findings)) for code in codes],
    }
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "newlineSequences": ["\r\n", "\n", "\r"],
        "results": [_result(finding, codes.index(finding.code)) for finding in findings],
    }
    return json.dumps({"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}, ensure_ascii=False, indent=2) + "\n"


def _level(code: str, findings: Sequence[Finding]) -> str:
    """The level of the most severe finding of a code."""
    severities = {finding.severity for finding in findings if finding.code == code}
    return next(level for severity, level in _LEVELS.items() if severity in severities)


def _rule(code: str, name: str, level: str) -> dict[str, Any]:
    manual_page = page(code)
    return {
        "id": code,
        "name": name.replace(" ", "-"),
        "shortDescription": {"text": manual_page.title},
        "fullDescription": {"text": manual_page.summary},
        "help": {
            "text": manual(code) or manual_page.title,
            "markdown": f"# {manual_page.title}\n{manual_page.markdown}",
        },
        "defaultConfiguration": {"level": level},
        "properties": {"tags": [FAMILIES.get(code[:1], code[:1])]},
    }


def _result(finding: Finding, index: int) -> dict[str, Any]:
    result: dict[str, Any] = {
        "ruleId": finding.code,
        "ruleIndex": index,
        "level": _LEVELS[finding.severity],
        "message": {"text": finding.message + (f"\nhelp: {finding.hint}" if finding.hint else "")},
        "locations": [{"physicalLocation": _physical(finding.span)}],
    }
    if finding.related:
        result["relatedLocations"] = [_related(number, related) for number, related in enumerate(finding.related, 1)]
    if finding.places > 1:
        result["occurrenceCount"] = finding.places
        known = result.setdefault("relatedLocations", [])
        known += [
            _related(number, Related(span, "the same here")) for number, span in enumerate(finding.also, len(known) + 1)
        ]
    if finding.edits:
        result["fixes"] = [_fix(finding)]
    return result


def _related(number: int, related: Related) -> dict[str, Any]:
    return {"id": number, "physicalLocation": _physical(related.span), "message": {"text": related.message}}


def _physical(span: Span) -> dict[str, Any]:
    return {"artifactLocation": _artifact(span.file), "region": _region(span)}


def _artifact(file: str) -> dict[str, str]:
    """The location of a file: relative to the folder in which pnp was called if it is below that, else absolute."""
    path = Path(file)
    if path.is_absolute():
        here = Path.cwd()
        if not path.is_relative_to(here):
            return {"uri": path.as_uri()}
        path = path.relative_to(here)
    return {"uri": quote(os.fsencode(path.as_posix())), "uriBaseId": _ROOT}


def _region(span: Span) -> dict[str, int]:
    region = {"startLine": span.line, "startColumn": span.column}
    if span.end_line:
        region |= {"endLine": span.end_line, "endColumn": span.end_column}
    return region


def _fix(finding: Finding) -> dict[str, Any]:
    files: dict[str, list[Edit]] = {}
    for edit in finding.edits:
        files.setdefault(edit.span.file, []).append(edit)
    changes = [
        {"artifactLocation": _artifact(file), "replacements": [_replacement(edit) for edit in edits]}
        for file, edits in files.items()
    ]
    return {"description": {"text": finding.hint or finding.message}, "artifactChanges": changes}


def _replacement(edit: Edit) -> dict[str, Any]:
    return {"deletedRegion": _region(edit.span), "insertedContent": {"text": edit.text}}
