"""Edits of a kit → after each of them, the build that knows the last one and a build that knows nothing, compared."""

from __future__ import annotations

import difflib
import itertools
import json
import os
import shutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from unittest.mock import patch

from pnp.checks.manual import names
from pnp.errors import PnpError
from pnp.load.builtin import data_folder
from pnp.pipeline.exporters import EXPORTERS, export_kit
from pnp.pipeline.kit import BuildResult, build_kit
from pnp.pipeline.request import Choice, Request
from pnp.report import Summary, as_json
from tests.incremental.edits import UNDO, Edit, Options, State

MANIFEST = "manifest.json"
# Notes of pnp for itself, which may say how it was built.
_NOTES = ".pnp-"

Files = Mapping[str, bytes]
# The folder of a kit, where to write, where to keep what is known, and what is asked for → what lies in the output
# folder then, by path, and the findings as JSON.
Build = Callable[[Path, Path, Path, Options], tuple[Files, str]]


@dataclass(slots=True)
class _Workshop:
    """The folders of one run: the kits, what is kept from build to build, what is made afresh each time."""

    folder: Path
    kit: str
    build: Build
    states: list[State] = field(default_factory=list)
    before: Files = field(default_factory=dict)

    def put(self, state: State) -> None:
        """Bring the files of the kits to a state; what does not change is not touched."""
        kits = self.folder / "kits"
        old: Files = self.states[-1].files if self.states else {}
        for path in old.keys() - state.files.keys():
            (kits / path).unlink()
        for path, data in state.files.items():
            if old.get(path) != data:
                (kits / path).parent.mkdir(parents=True, exist_ok=True)
                (kits / path).write_bytes(data)
        self.states.append(state)

    def compare(self, words: str) -> bool:
        """Build both ways; whether anything could be built. Raises AssertionError if it makes a difference."""
        kit, options = self.folder / "kits" / self.kit, self.states[-1].options
        fresh = self.folder / "fresh"
        shutil.rmtree(fresh, ignore_errors=True)
        known, findings = self.build(kit, self.folder / "out", self.folder / "cache", options)
        if len(self.states) == 1:
            # The first build knows nothing, either.
            self.before = known
            return bool(known)
        made, expected = self.build(kit, fresh / "out", fresh / "cache", options)
        assert findings == expected, (
            f"other findings than from nothing, after: {words}\n{_changed_lines(findings, expected)}"
        )
        differing = differences(self.before, known, made, options)
        assert not differing, f"other files than from nothing, after: {words}: {', '.join(differing)}"
        self.before = known
        return bool(made)


def run(kit: str, start: State, edits: Sequence[Edit], build: Build, folder: Path) -> None:
    """Build a kit, then again after each edit, and compare that each time with a build from nothing.

    kit: which of the kits of the state is built. folder: an empty one to work in. An edit that leaves nothing to build
    is taken back together with the next one, as an author mends a mistake: else the rest would build nothing, either.
    Raises AssertionError with the edits so far at the first difference in findings or files.
    """
    workshop = _Workshop(folder, kit, build)
    workshop.put(start)
    workshop.compare("nothing")
    done: list[str] = []
    for edit in edits:
        states = workshop.states
        if edit.kind == UNDO:
            workshop.put(states[-2] if len(states) > 1 else states[-1])
        else:
            workshop.put(edit.apply(states[-1]))
        done.append(edit.kind)
        if not workshop.compare(", then ".join(done)) and edit.kind != UNDO:
            workshop.put(states[-2])
            done.append("(taken back)")


def differences(before: Files, known: Files, made: Files, options: Options) -> list[str]:
    """The paths at which a folder that was built into before is not what a build from nothing shows it should be.

    before: the folder as it was. A refused build makes nothing and must not touch what is there. Another one leaves
    what it was not asked for as it is, and lists it.
    """
    folders = {path.partition("/")[0] for path in made}
    wrong = [path for path in made if path != _manifest(path) and known.get(path) != made[path]]
    for path, data in known.items():
        stays = not options.are_whole or path.partition("/")[0] not in folders
        if path not in made and not (stays and before.get(path) == data):
            wrong.append(path)
    if not made:
        wrong += [path for path in before if path not in known]
    for folder in folders:
        path = f"{folder}/{MANIFEST}"
        if not _lists(known.get(path, b"{}"), made.get(path, b"{}"), exactly=options.are_whole):
            wrong.append(path)
    return sorted(set(wrong))


def _changed_lines(known: str, made: str) -> str:
    """The lines in which two texts differ, those of the second one with a plus."""
    lines = difflib.unified_diff(known.splitlines(), made.splitlines(), n=0, lineterm="")
    return "\n".join(itertools.islice(lines, 2, 40))


def _manifest(path: str) -> str:
    return f"{path.partition('/')[0]}/{MANIFEST}"


def _lists(known: bytes, made: bytes, *, exactly: bool) -> bool:
    """Whether a manifest lists what that of a build from nothing does; if exactly, in the same bytes."""
    if exactly:
        return known == made
    entries = json.loads(known).get("artifacts", [])
    return all(entry in entries for entry in json.loads(made).get("artifacts", []))


def build_as_today(kit: Path, out: Path, cache: Path, options: Options) -> tuple[Files, str]:
    """What ``pnp build`` does, in this process."""
    request = Request(
        out=out, papers=options.papers, only=tuple(map(Choice.parse, options.only)), strict=options.strict
    )
    with patch.dict(os.environ, {"PNP_CACHE": str(cache)}):
        try:
            built = build_kit(kit, kit.name, request, shared=(data_folder("layouts"),))
        except PnpError as error:
            return content(out), json.dumps({"refused": str(error)})
    return content(out), _as_json(built)


def export_as_today(kit: Path, out: Path, cache: Path, options: Options) -> tuple[Files, str]:
    """What ``pnp export`` does with every format, in this process."""
    only, told = tuple(map(Choice.parse, options.only)), []
    with patch.dict(os.environ, {"PNP_CACHE": str(cache)}):
        for exporter in EXPORTERS:
            values = {"paper": options.papers, "dpi": 40}
            chosen = only if exporter.chooses_components else ()
            try:
                told.append(_as_json(export_kit(kit, kit.name, out, exporter, values, chosen)))
            except PnpError as error:
                told.append(json.dumps({"refused": str(error)}))
    return content(out), "\n".join(told)


def _as_json(built: BuildResult) -> str:
    summary = Summary.of(built.findings, checks=0, records=0, effects=0, manual=0)
    return as_json(built.findings, names(), summary)


def content(out: Path) -> Files:
    """Every file below an output folder but the notes that pnp makes for itself, by path."""
    return {
        path.relative_to(out).as_posix(): path.read_bytes()
        for path in sorted(out.rglob("*"))
        if path.is_file() and not any(part.startswith(_NOTES) for part in path.relative_to(out).parts)
    }
