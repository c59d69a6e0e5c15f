"""The language server: requests of an editor → answers about kits, in the words of the Language Server Protocol."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote, urlparse
from urllib.request import url2pathname

from lsprotocol import types
from pygls.exceptions import JsonRpcInvalidParams
from pygls.lsp.server import LanguageServer

from pnp import __version__
from pnp.editor import answers
from pnp.editor.completion import suggestions
from pnp.editor.edited_kit import EditedKit, kit_folder
from pnp.editor.watch import FindingsWatch, Turn
from pnp.findings import Edit, Finding, Severity, Span, is_sheet
from pnp.nodes import Source
from pnp.store.traces import TraceStore

_SEVERITIES: Final = {
    Severity.ERROR: types.DiagnosticSeverity.Error,
    Severity.WARNING: types.DiagnosticSeverity.Warning,
    Severity.INFO: types.DiagnosticSeverity.Information,
}
_KINDS: Final = {
    "key": types.CompletionItemKind.Property,
    "name": types.CompletionItemKind.Reference,
    "word": types.CompletionItemKind.EnumMember,
    "filter": types.CompletionItemKind.Function,
}
_TRIGGERS: Final = (".", "|", ":", "#", "{", "[", " ", "-")


class KitServer:
    """Answers the requests of one editor. Every kit of which a file is open is read and watched.

    turn: is entered for as long as a request is answered or a kit is worked on. store: where results of earlier runs
    are.
    """

    def __init__(self, turn: Turn = nullcontext, store: TraceStore | None = None) -> None:
        self.server = LanguageServer("pnp", __version__)
        self._turn, self._store = turn, store
        self._kits: dict[Path, EditedKit] = {}
        self._watches: dict[Path, FindingsWatch] = {}
        self._findings: dict[Path, tuple[Finding, ...]] = {}
        self._published: dict[Path, set[str]] = {}
        self._versions: dict[str, int] = {}
        for method, answer in self._features().items():
            self.server.feature(method, _OPTIONS.get(method))(_in_turn(answer, turn))

    def _features(self) -> Mapping[str, Callable[..., Any]]:
        return {
            types.TEXT_DOCUMENT_DID_OPEN: lambda parameters: self._typed(parameters.text_document.uri),
            types.TEXT_DOCUMENT_DID_CHANGE: lambda parameters: self._typed(parameters.text_document.uri),
            types.TEXT_DOCUMENT_DID_SAVE: lambda parameters: self._typed(parameters.text_document.uri),
            types.TEXT_DOCUMENT_DID_CLOSE: lambda parameters: self._closed(parameters.text_document.uri),
            types.WORKSPACE_DID_CHANGE_WATCHED_FILES: self._changed_outside,
            types.TEXT_DOCUMENT_HOVER: self._hover,
            types.TEXT_DOCUMENT_COMPLETION: self._complete,
            types.TEXT_DOCUMENT_DEFINITION: self._define,
            types.TEXT_DOCUMENT_REFERENCES: self._refer,
            types.TEXT_DOCUMENT_PREPARE_RENAME: self._prepare_rename,
            types.TEXT_DOCUMENT_RENAME: self._rename,
            types.TEXT_DOCUMENT_CODE_ACTION: self._actions,
            types.CODE_ACTION_RESOLVE: self._resolve_action,
            types.SHUTDOWN: lambda _: self._stop(),
        }

    # What is typed

    def _kit(self, file: Path) -> EditedKit | None:
        root = kit_folder(file)
        if root is None:
            return None
        if root not in self._kits:
            self._kits[root] = EditedKit(root)
            self._watches[root] = FindingsWatch(root, partial(self._publish, root), self._turn, self._store)
        return self._kits[root]

    def _typed(self, uri: str) -> None:
        file = path_of(uri)
        if kit := self._kit(file):
            document = self.server.workspace.get_text_document(uri)
            self._versions[str(file)] = document.version or 0
            kit.type(str(file), document.source)
            self._look(kit)

    def _closed(self, uri: str) -> None:
        file = path_of(uri)
        if kit := self._kit(file):
            kit.type(str(file), None)
            self._look(kit)

    def _changed_outside(self, _: types.DidChangeWatchedFilesParams) -> None:
        for kit in self._kits.values():
            kit.forget()
            self._look(kit)

    def _look(self, kit: EditedKit) -> None:
        versions = {file: self._versions.get(file, 0) for file in kit.texts}
        self._watches[kit.root].look(dict(kit.texts), versions)

    def _stop(self) -> None:
        for watch in self._watches.values():
            watch.stop()

    # What is wrong

    def _publish(
        self, root: Path, findings: tuple[Finding, ...], sources: Mapping[str, Source], versions: Mapping[str, int]
    ) -> None:
        self._findings[root] = findings
        by_file: dict[str, list[types.Diagnostic]] = {file: [] for file in self._published.get(root, set())}
        for file in versions:
            by_file.setdefault(file, [])
        for finding in findings:
            by_file.setdefault(_real_file(finding.span.file), []).append(_diagnostic(finding, sources))
        self._published[root] = {file for file, diagnostics in by_file.items() if diagnostics}
        for file, diagnostics in by_file.items():
            version = versions.get(file)
            parameters = types.PublishDiagnosticsParams(uri=uri_of(file), diagnostics=diagnostics, version=version)
            self.server.text_document_publish_diagnostics(parameters)

    # What is asked

    def _place(self, uri: str, position: types.Position) -> tuple[EditedKit, Source, int] | None:
        file = path_of(uri)
        kit = self._kit(file)
        source = kit.source(str(file)) if kit else None
        return (kit, source, offset_of(source, position)) if kit and source else None

    def _hover(self, parameters: types.HoverParams) -> types.Hover | None:
        place = self._place(parameters.text_document.uri, parameters.position)
        if place is None:
            return None
        text = answers.hover(*place, self._findings.get(place[0].root, ()))
        return types.Hover(types.MarkupContent(types.MarkupKind.Markdown, text)) if text else None

    def _complete(self, parameters: types.CompletionParams) -> types.CompletionList | None:
        place = self._place(parameters.text_document.uri, parameters.position)
        if place is None:
            return None
        kit, source, offset = place
        items = [
            types.CompletionItem(
                label=found.label,
                kind=_KINDS[found.kind],
                detail=found.detail or None,
                documentation=types.MarkupContent(types.MarkupKind.Markdown, found.text) if found.text else None,
                insert_text=f"{found.label}: " if found.kind == "key" and _is_yaml_key(source, offset) else found.label,
            )
            for found in suggestions(kit.state, source.file, source.text, offset)
        ]
        return types.CompletionList(is_incomplete=False, items=items)

    def _define(self, parameters: types.DefinitionParams) -> types.Location | None:
        place = self._place(parameters.text_document.uri, parameters.position)
        span = answers.definition(*place) if place else None
        return _location(place[0], span) if place and span else None

    def _refer(self, parameters: types.ReferenceParams) -> list[types.Location]:
        place = self._place(parameters.text_document.uri, parameters.position)
        found = answers.references(*place) if place else []
        with_definition = parameters.context.include_declaration
        return [
            _location(place[0], occurrence.span)
            for occurrence in found
            if place and (with_definition or not occurrence.is_definition)
        ]

    def _prepare_rename(self, parameters: types.PrepareRenameParams) -> types.Range | None:
        place = self._place(parameters.text_document.uri, parameters.position)
        if place is None:
            return None
        kit, source, offset = place
        found = kit.state.occurrences.at(source.file, *source.position(offset))
        return range_of(found.span, source) if found else None

    def _rename(self, parameters: types.RenameParams) -> types.WorkspaceEdit | None:
        place = self._place(parameters.text_document.uri, parameters.position)
        if place is None:
            return None
        try:
            return _workspace_edit(place[0], answers.rename(*place, parameters.new_name))
        except answers.RenameError as error:
            raise JsonRpcInvalidParams(str(error)) from None

    def _actions(self, parameters: types.CodeActionParams) -> list[types.CodeAction]:
        file = path_of(parameters.text_document.uri)
        kit = self._kit(file)
        source = kit.source(str(file)) if kit else None
        if kit is None or source is None:
            return []
        first, last = offset_of(source, parameters.range.start), offset_of(source, parameters.range.end)
        mendable = [finding for finding in self._findings.get(kit.root, ()) if finding.edits]
        actions = [
            _quick_fix(kit, finding, source)
            for finding in mendable
            if finding.span.file == source.file and _touches(finding.span, source, first, last)
        ]
        if mendable:
            data = {"root": str(kit.root)}
            actions.append(
                types.CodeAction("Mend all that needs no judgement", types.CodeActionKind.SourceFixAll, data=data)
            )
        return actions

    def _resolve_action(self, action: types.CodeAction) -> types.CodeAction:
        kit = self._kits.get(Path(action.data["root"])) if isinstance(action.data, dict) else None
        if kit is not None:
            changes = {uri_of(file): [_whole(kit, file, text)] for file, text in answers.fix_all(kit).items()}
            action.edit = types.WorkspaceEdit(changes=changes)
        return action


_OPTIONS: Final[Mapping[str, Any]] = {
    types.TEXT_DOCUMENT_COMPLETION: types.CompletionOptions(trigger_characters=_TRIGGERS),
    types.TEXT_DOCUMENT_RENAME: types.RenameOptions(prepare_provider=True),
    types.TEXT_DOCUMENT_CODE_ACTION: types.CodeActionOptions(
        code_action_kinds=[types.CodeActionKind.QuickFix, types.CodeActionKind.SourceFixAll], resolve_provider=True
    ),
}


def _in_turn(answer: Callable[[Any], Any], turn: Turn) -> Callable[[Any], Any]:
    """A function of its own: the server notes on it what it answers, which a method does not take."""

    def answer_in_turn(parameters: Any) -> Any:
        with turn():
            return answer(parameters)

    return answer_in_turn


def serve(turn: Turn, store: TraceStore) -> None:
    """Answer an editor over the standard streams until it ends. turn, store: as of ``KitServer``."""
    KitServer(turn, store).server.start_io()


# Places: those of pnp count characters from 1, those of the protocol 16-bit units from 0.


def path_of(uri: str) -> Path:
    """The file of an address."""
    return Path(url2pathname(unquote(urlparse(uri).path)))


def uri_of(file: str) -> str:
    """The address of a file."""
    return Path(file).absolute().as_uri()


def _real_file(file: str) -> str:
    """The file of a sheet."""
    return file.rpartition("#")[0] if is_sheet(file) else file


def offset_of(source: Source, position: types.Position) -> int:
    """The offset of a position in a text."""
    line = source.line(position.line + 1)
    units = line.encode("utf-16-le")[: position.character * 2]
    starts = source.starts
    start = starts[position.line] if position.line < len(starts) else len(source.text)
    return min(start + len(units.decode("utf-16-le", "ignore")), len(source.text))


def range_of(span: Span, source: Source | None) -> types.Range:
    """The range of a place. source: the text that it is in."""
    if is_sheet(span.file):
        return types.Range(types.Position(0, 0), types.Position(0, 0))
    first = _position(span.line, span.column, source)
    last = _position(span.end_line or span.line, span.end_column or span.column, source)
    return types.Range(first, last)


def _position(line: int, column: int, source: Source | None) -> types.Position:
    before = source.line(line)[: column - 1] if source else ""
    units = len(before.encode("utf-16-le")) // 2 if source else column - 1
    return types.Position(line - 1, units)


def _diagnostic(finding: Finding, sources: Mapping[str, Source]) -> types.Diagnostic:
    related = [
        types.DiagnosticRelatedInformation(
            types.Location(uri_of(_real_file(place.span.file)), range_of(place.span, sources.get(place.span.file))),
            place.message,
        )
        for place in finding.related
    ]
    place = f"{finding.span}: " if is_sheet(finding.span.file) else ""
    return types.Diagnostic(
        range=range_of(finding.span, sources.get(finding.span.file)),
        message=f"{place}{finding.message}" + (f"\n{finding.hint}" if finding.hint else ""),
        severity=_SEVERITIES[finding.severity],
        code=finding.code,
        source="pnp",
        related_information=related or None,
    )


def _location(kit: EditedKit, span: Span) -> types.Location:
    return types.Location(uri_of(_real_file(span.file)), range_of(span, kit.source(span.file)))


def _touches(span: Span, source: Source, first: int, last: int) -> bool:
    start, end = source.position(first), source.position(last)
    return (span.line, span.column) <= end and start <= (span.end_line, span.end_column)


def _text_edits(kit: EditedKit, edits: list[Edit]) -> list[types.TextEdit]:
    return [types.TextEdit(range_of(edit.span, kit.source(edit.span.file)), edit.text) for edit in edits]


def _workspace_edit(kit: EditedKit, edits: Mapping[str, list[Edit]]) -> types.WorkspaceEdit:
    return types.WorkspaceEdit(changes={uri_of(file): _text_edits(kit, found) for file, found in edits.items()})


def _quick_fix(kit: EditedKit, finding: Finding, source: Source) -> types.CodeAction:
    by_file: dict[str, list[Edit]] = {}
    for edit in finding.edits:
        by_file.setdefault(edit.span.file, []).append(edit)
    return types.CodeAction(
        title=(finding.hint or f"mend {finding.code}").capitalize(),
        kind=types.CodeActionKind.QuickFix,
        diagnostics=[_diagnostic(finding, {source.file: source})],
        edit=_workspace_edit(kit, by_file),
        is_preferred=True,
    )


def _whole(kit: EditedKit, file: str, text: str) -> types.TextEdit:
    """The edit that replaces a whole text."""
    old = answers.text_of(kit, file)
    lines = old.split("\n")
    end = types.Position(len(lines) - 1, len(lines[-1].encode("utf-16-le")) // 2)
    return types.TextEdit(types.Range(types.Position(0, 0), end), text)


def _is_yaml_key(source: Source, offset: int) -> bool:
    """Whether a key is typed outside of a template, so that a colon follows."""
    line = source.line(source.position(offset)[0])
    return (
        source.file.endswith((".yaml", ".yml"))
        and "{{" not in line
        and ":" not in line[source.position(offset)[1] - 1 :]
    )
