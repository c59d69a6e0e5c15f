"""List and read the files of a kit, never anything outside its folder."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import field, replace
from pathlib import Path

from pnp.findings import Finding, Span
from pnp.load import codes
from pnp.load.files import read_bytes, read_text
from pnp.load.parsed_files import ParsedFiles
from pnp.load.problems import problem
from pnp.load.suggest import did_you_mean
from pnp.nodes import Node, Source
from pnp.plain_files import walk
from pnp.values import dataclass

MOST_FILES = 2000
MOST_FOLDERS = 5000
MOST_CHARACTERS = 32_000_000
# Of a file of rules; a book of a thousand pages has some three million characters in sixty thousand lines.
_MOST_OF_RULES = (
    (5_000_000, "", "characters"),
    (150_000, "\n", "lines"),
    (200_000, "|", "cells of tables"),
    (5_000, "\n::", "lines that start with ::"),
)
_MOST_DIGITS = 1000
_LONG_NUMBER = re.compile(rf"\d{{{_MOST_DIGITS}}}")


def long_number(source: Source) -> Finding | None:
    """What is wrong with a text that has a number with which nobody can calculate."""
    if all(len(line) < _MOST_DIGITS for line in source.text.split("\n")):
        return None
    match = _LONG_NUMBER.search(source.text)
    if match is None:
        return None
    message = f"this number has {_MOST_DIGITS:,} digits or more"
    return problem(codes.LONG_TEXT, message, source.span(match.start(), match.start() + 1), "write a smaller one")


@dataclass(slots=True)
class KitFiles:
    """The files of one kit.

    shown: the folder as the user would type it. sources: the files read so far, by shown path. drafts: texts that
    replace files, by shown path. characters: how many have been read. parsed: what was read of them before.
    """

    root: Path
    shown: str
    sources: dict[str, Source] = field(default_factory=dict)
    drafts: Mapping[str, str] = field(default_factory=dict)
    characters: int = 0
    parsed: ParsedFiles = field(default_factory=ParsedFiles)

    def yaml_files(self) -> tuple[list[str], list[Finding]]:
        """The names of all YAML files below the folder, ``kit.yaml`` first, without hidden files and folders."""
        place = Span(self._shown("kit.yaml"), 1, 1, 1, 1)
        if not self.root.is_dir():
            return [], [problem(codes.MISSING_FILE, f"{self.shown!r} is not a folder", place, "name a kit's folder")]
        names: list[str] = []
        for number, (folder, files) in enumerate(walk(self.root)):
            inside = folder.relative_to(self.root)
            names += [str(inside / name) for name in files if _is_yaml(name)]
            if len(names) > MOST_FILES or number > MOST_FOLDERS:
                most = f"{MOST_FILES:,} YAML files" if len(names) > MOST_FILES else f"{MOST_FOLDERS:,} folders"
                message = f"the folder holds more than {most}"
                return [], [problem(codes.LARGE_FILE, message, place, "is this the folder of a kit?")]
        others = sorted(name for name in names if name != "kit.yaml")
        return ["kit.yaml", *others], []

    def file_names(self, ending: str) -> list[str]:
        """The sorted paths of all files below the folder with an ending, without hidden ones."""
        names = []
        for number, (folder, files) in enumerate(walk(self.root)):
            inside = folder.relative_to(self.root)
            names += [(inside / name).as_posix() for name in files if name.lower().endswith(ending)]
            if number > MOST_FOLDERS:
                break
        return sorted(name for name in names if not name.startswith("."))

    def read_yaml(self, name: str, at: Span | None = None) -> tuple[Node | None, list[Finding]]:
        """The root node of a YAML file of the kit. at: the place that names it."""
        source = self.read(name, at)
        return (None, [source]) if isinstance(source, Finding) else self.parsed.read_yaml(source)

    def read(self, name: str, at: Span | None = None) -> Source | Finding:
        """The text of a file of the kit. at: the place that names it."""
        shown = self._shown(name)
        draft = self.drafts.get(shown)
        source = read_text(self.root / name, self.root, shown, at) if draft is None else Source(shown, draft)
        if isinstance(source, Source) and (finding := self._too_much(source, at)):
            return finding
        if isinstance(source, Source):
            self.characters += len(source.text)
            source = self.sources[source.file] = self.parsed.source(source)
        elif source.code == codes.MISSING_FILE and not source.hint:
            return replace(source, hint=self._hint(name))
        return source

    def _too_much(self, source: Source, at: Span | None) -> Finding | None:
        """What is wrong if a text has more than anybody reads, or the kit has with it."""
        place = at or Span(source.file, 1, 1, 1, 1)
        if self.characters + len(source.text) > MOST_CHARACTERS:
            message = f"with {source.file!r}, the files of the kit have more than {MOST_CHARACTERS:,} characters"
            return problem(codes.LARGE_FILE, message, place, "divide the game into several kits")
        if finding := long_number(source):
            return finding
        if not source.file.casefold().endswith((".md", ".txt")):
            return None
        for most, sign, what in _MOST_OF_RULES:
            if (source.text.count(sign) if sign else len(source.text)) > most:
                message = f"{source.file!r} has more than {most:,} {what}"
                return problem(codes.LONG_TEXT, message, place, "divide it into several books")
        return None

    def _hint(self, name: str) -> str:
        """What to do about a missing file."""
        if name == "kit.yaml":
            return "write one that says kit:, title: and players:; pnp new makes a kit to start from"
        folder = (self.root / name).parent
        known = sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []
        return did_you_mean(Path(name).name, known) or "create the file, or correct its name"

    def read_data(self, name: str, at: Span) -> tuple[str, bytes] | Finding:
        """The shown path and the bytes of a file of the kit that is no text. at: the place that names it."""
        shown = self._shown(name)
        data = read_bytes(self.root / name, self.root, shown, at)
        if isinstance(data, bytes):
            return shown, data
        return replace(data, hint=self._hint(name)) if data.code == codes.MISSING_FILE and not data.hint else data

    def add(self, source: Source) -> None:
        """Keep a text that was made of a file, so that findings can show it."""
        self.sources[source.file] = source

    def _shown(self, name: str) -> str:
        return name if self.shown in ("", ".") else str(Path(self.shown) / name)


def _is_yaml(name: str) -> bool:
    return name.endswith((".yaml", ".yml")) and not name.startswith(".")
