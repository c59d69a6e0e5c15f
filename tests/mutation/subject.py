"""A sound kit in a folder of its own, ready to be damaged, judged and mended again."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path

from pnp.checks.run import check_game
from pnp.checks.suppressions import apply_suppressions
from pnp.findings import Finding, Severity, Span, has_errors
from pnp.load.builtin import data_folder
from pnp.load.kit import LoadedKit, load_kit
from pnp.load.parsed_files import ParsedFiles
from pnp.model.fields import Open
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.model.walk import records, references
from pnp.nodes import MapNode, Record, Scalar, Source

ROOT = Path(__file__).resolve().parents[2]


def sound_kits() -> tuple[Path, ...]:
    """Every kit of the repository that is held to be right."""
    return tuple(
        sorted(path.parent for parent in ("content", "tests/kits") for path in ROOT.glob(f"{parent}/*/kit.yaml"))
    )


class Subject:
    """A copy of a kit. game: the sound game. findings: of its checks. sources: the text of every file that was read."""

    def __init__(self, kit: Path, workshop: Path) -> None:
        self.name = kit.name
        self.folder = workshop / kit.name
        shutil.copytree(kit, self.folder, ignore=shutil.ignore_patterns("output"), dirs_exist_ok=True)
        self._parsed = ParsedFiles()
        self.loaded = self._load()
        self.findings = checked(self.loaded)
        self.usual = {(one.code, one.message) for one in self.findings}

    @property
    def game(self) -> Game:
        """The game as it was before any damage."""
        assert self.loaded.game is not None
        return self.loaded.game

    @property
    def sources(self) -> Mapping[str, Source]:
        """Every file as it was before any damage."""
        return self.loaded.sources

    @cached_property
    def records(self) -> Sequence[Record]:
        """Every record of the kit that is written in one of its files."""
        return [one for one in records(self.game) if one.node and one.node.file in self.sources]

    @cached_property
    def prose(self) -> Sequence[Source]:
        """Every file of rules text."""
        return [source for text in self.game.texts for source in text.sources]

    def faults(self, *, with_layout: bool = False) -> list[Finding]:
        """The errors and warnings of the kit as it now lies there that it does not have when it is sound."""
        found = self._printed() if with_layout else checked(self._load())
        return [one for one in found if one.severity is not Severity.INFO and (one.code, one.message) not in self.usual]

    def _load(self) -> LoadedKit:
        """The kit as it now lies there; only files that have changed are parsed."""
        return load_kit(self.folder, ".", (data_folder("content"),), parsed=self._parsed)

    def _printed(self) -> Sequence[Finding]:
        """What is wrong with the kit and with what it prints."""
        from pnp.pipeline.compiled_kit import compile_kit

        return compile_kit(self.folder, ".").findings

    def maps(self) -> Iterator[tuple[Record, MapNode]]:
        """Every record with the map that it was made from."""
        for record in self.records:
            if record.node:
                yield record, record.node


def scalar(record: Record, path: str) -> Scalar | None:
    """The value at a dotted path of a record, if it is a scalar that is written there."""
    node: object = record.node
    for step in path.split("."):
        node = node.get(step) if isinstance(node, MapNode) else None
    return node if isinstance(node, Scalar) else None


def mentions(subject: Subject, record: Named, name: str) -> list[Span]:
    """Every place that refers to a record of a set by its id: where the model expects one, or a declared field."""
    found = [
        one.span
        for owner in subject.records
        for one in references(owner)
        if one.id == record.id and name in one.sets and owner is not record
    ]
    fields = set(_fields_of(subject.game, name))
    for owner in subject.records:
        for key, node in owner.extra.items() if isinstance(owner, Open) else ():
            items = [one for one in getattr(node, "items", (node,)) if isinstance(one, Scalar) and key in fields]
            found += [one.span for one in items if record.id in re.split(r" *; *", one.text)]
    return [one for one in found if one.file in subject.sources]


def _fields_of(game: Game, name: str) -> Iterator[str]:
    """The declared fields whose values are ids of a set."""
    declared = [*game.kit.fields.values(), *(one.fields for one in (*game.decks, *game.sets, *game.tables))]
    declared += [board.track.fields for board in game.boards if board.track]
    for fields in declared:
        yield from (key for key, one in fields.items() if one.type == name)


def checked(loaded: LoadedKit) -> Sequence[Finding]:
    """What ``pnp check --no-layout`` finds."""
    if loaded.game is None or has_errors(loaded.findings):
        return loaded.findings
    return apply_suppressions(loaded.game, [*loaded.findings, *check_game(loaded.game)], with_layout=False)
