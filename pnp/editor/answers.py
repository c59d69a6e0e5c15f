"""What an editor asks about a place in a kit: what is there, where it is said, and what renaming it changes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from pnp.checks.manual import manual
from pnp.editor.edited_kit import EditedKit, KitState
from pnp.editor.occurrences import LAYOUTS, Name, Occurrence
from pnp.editor.yaml_path import place_at, schemas_at
from pnp.findings import Edit, Finding, Severity, Span, is_sheet
from pnp.fix import fix, why_not_writable
from pnp.fix.edits import apply_edits, choose_compatible
from pnp.layout.templates.filters import display_text
from pnp.model.lookup import Missing
from pnp.model.paths import follow
from pnp.nodes import Record, Source
from pnp.pipeline.compiled_kit import compile_kit

_ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_PATH: Final = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+")
_LONGEST_VALUE: Final = 400


class RenameError(Exception):
    """A name that cannot be changed as asked, with the reason for the user."""


def hover(kit: EditedKit, source: Source, offset: int, findings: tuple[Finding, ...]) -> str:
    """What to say of a place, as Markdown; empty if there is nothing to say."""
    state, file = kit.state, source.file
    line, column = source.position(offset)
    parts = [
        *_of_name(state, state.occurrences.at(file, line, column)),
        *_of_value(state, source, line, column),
        *(_of_yaml(state, source, offset) if file.endswith((".yaml", ".yml")) else ()),
        *(_of_finding(finding) for finding in findings if _covers(finding.span, file, line, column)),
    ]
    return "\n\n---\n\n".join(part for part in dict.fromkeys(parts) if part)


def _of_name(state: KitState, found: Occurrence | None) -> Iterator[str]:
    """A record that is named: what it is called and says, and where it stands."""
    if found is None:
        return
    definition = state.occurrences.definitions[found.name]
    record = _record(state, found.name)
    text = str(getattr(record, "text", "") or "") if record else ""
    yield f"**{record or found.name.id}** ({found.name.set}), {_shown(state, definition.span)}" + (
        f"\n\n{text}" if text else ""
    )


def _record(state: KitState, name: Name) -> Record | None:
    records = state.game.set_named(name.set) if state.game else None
    if records is None and state.game and (deck := state.game.decks.find(name.set)):
        return next((card for card in deck.cards if card.id == name.id), None)
    return records.find(name.id) if records is not None else None


def _of_value(state: KitState, source: Source, line: int, column: int) -> Iterator[str]:
    """What a dotted path comes to: its value and where that is written."""
    for match in _PATH.finditer(source.line(line)):
        if match.start() < column <= match.end() + 1:
            path = match[0]
            value = follow(state.names, path)
            if isinstance(value, Missing):
                return
            owner, _, key = path.rpartition(".")
            holder = follow(state.names, owner)
            said = str(display_text(value))[:_LONGEST_VALUE]
            at = holder.at(key) if isinstance(holder, Record) else value.span if isinstance(value, Record) else None
            yield f"`{path}` is **{said}**" + (f", {_shown(state, at)}" if at else "")


def _of_yaml(state: KitState, source: Source, offset: int) -> Iterator[str]:
    place = place_at(source, offset)
    if place is None or not place.is_key:
        return
    for schema in schemas_at(state.schema(source.file), place):
        if description := schema.get("markdownDescription") or schema.get("description"):
            yield f"`{place.text}`: {description}"
            return


def _of_finding(finding: Finding) -> str:
    page = manual(finding.code)
    return f"**{finding.code}** {finding.message}\n\n```text\n{page.strip()}\n```" if page else ""


def _covers(span: Span, file: str, line: int, column: int) -> bool:
    return span.file == file and (span.line, span.column) <= (line, column) <= (span.end_line, span.end_column)


def _shown(state: KitState, span: Span) -> str:
    root = state.loaded.folders.known[0][0]
    return f"{Path(span.file).relative_to(root) if Path(span.file).is_relative_to(root) else span.file}:{span.line}"


def _shown_place(state: KitState, span: Span) -> str:
    """A place for people: the cell of a sheet, else the line."""
    return f"{_shown(state, span).rpartition(':')[0]}!{span.cell}" if span.cell else _shown(state, span)


def definition(kit: EditedKit, source: Source, offset: int) -> Span | None:
    """Where the name at a place is given, or where the value of a path is written."""
    state = kit.state
    line, column = source.position(offset)
    if found := state.occurrences.at(source.file, line, column):
        return state.occurrences.definitions[found.name].span
    for match in _PATH.finditer(source.line(line)):
        if match.start() < column <= match.end() + 1:
            upto = match[0][: column - 1 - match.start()]
            path = upto + re.split(r"\W", match[0][len(upto) :])[0]
            owner, _, key = path.rpartition(".")
            holder = follow(state.names, owner) if owner else None
            return holder.at(key) if isinstance(holder, Record) else None
    return None


def references(kit: EditedKit, source: Source, offset: int) -> list[Occurrence]:
    """Everywhere that the name at a place is written."""
    found = kit.state.occurrences.at(source.file, *source.position(offset))
    return kit.state.occurrences.of(found.name) if found else []


def rename(kit: EditedKit, source: Source, offset: int, new: str) -> dict[str, list[Edit]]:
    """The edits by file that give the name at a place another id. Raises RenameError."""
    places = references(kit, source, offset)
    if not places:
        raise RenameError("there is no id here that can be changed")
    name = places[0].name
    if name.set != LAYOUTS and not _ID.fullmatch(new):
        raise RenameError(f"{new!r} is not an id: it has small letters and digits, with hyphens between them")
    if Name(name.set, new) in kit.state.occurrences.definitions:
        raise RenameError(f"there is a {new!r} among the {name.set} already")
    edits: dict[str, list[Edit]] = {}
    for place in places:
        file = place.span.file
        shown = _shown_place(kit.state, place.span)
        if place.is_made:
            raise RenameError(f"this id is made of the name in {shown}: change that, or give its row an id of its own")
        if is_sheet(file):
            raise RenameError(f"this id is also written in {shown}: change it there, in the spreadsheet program")
        if reason := why_not_writable(kit.root, str(kit.root), file):
            raise RenameError(f"{file} cannot be changed: {reason}")
        written = new.replace("-", "_") if place.has_underscores else new
        if "-" in new and not place.has_underscores and _is_in_template(kit, place):
            written = new.replace("-", "_")
        edits.setdefault(file, []).append(Edit(place.span, written))
    _require_whole(kit, edits)
    return edits


def _is_in_template(kit: EditedKit, place: Occurrence) -> bool:
    """Whether a name stands where a hyphen would be a minus: inside braces, or behind the = of a quantity."""
    source = kit.source(place.span.file)
    before = source.line(place.span.line)[: place.span.column - 1] if source else ""
    return before.rfind("{{") > before.rfind("}}") or re.search(r":\s*=", before) is not None


def _require_whole(kit: EditedKit, edits: Mapping[str, list[Edit]]) -> None:
    """Raise RenameError if the kit has more errors of a kind afterwards than it has now."""
    all_edits = tuple(edit for changes in edits.values() for edit in changes)
    renaming = Finding(code="", severity=Severity.INFO, message="", span=all_edits[0].span, edits=all_edits)
    sources = {file: source for file in edits if (source := kit.source(file))}
    chosen = choose_compatible([renaming], sources).replacements
    texts = {file: apply_edits(sources[file].text, changes) for file, changes in chosen.items()}
    left = Counter(finding.code for finding in _errors(kit, {}))
    for finding in _errors(kit, texts):
        left[finding.code] -= 1
        if left[finding.code] < 0:
            place = _shown(kit.state, finding.span)
            raise RenameError(f"{place}: {finding.message}; change that by hand first")


def _errors(kit: EditedKit, texts: Mapping[str, str]) -> list[Finding]:
    compiled = compile_kit(kit.root, str(kit.root), drafts={**kit.texts, **texts})
    return [finding for finding in compiled.findings if finding.severity is Severity.ERROR]


def text_of(kit: EditedKit, file: str) -> str:
    """What stands in a file."""
    source = kit.source(file)
    return source.text if source else ""


def fix_all(kit: EditedKit) -> dict[str, str]:
    """The texts of files in which everything is mended that needs no judgement; nothing is written."""
    result = fix(
        lambda drafts: compile_kit(kit.root, str(kit.root), with_layout=False, drafts={**kit.texts, **drafts}),
        lambda file: why_not_writable(kit.root, str(kit.root), file),
    )
    return dict(result.texts)
