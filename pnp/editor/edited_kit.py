"""A kit of which some files are open in an editor: read with what stands there, saved or not."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from pnp.editor.occurrences import Occurrences
from pnp.load.builtin import data_folder
from pnp.load.kit import LoadedKit, load_kit
from pnp.load.parsed_files import ParsedFiles
from pnp.model.game import Game
from pnp.model.paths import Names
from pnp.nodes import Source
from pnp.pipeline.kit_context import library_of_pnp
from pnp.schema import KIT, RECORDS, THEME, Vocabulary, schemas, vocabulary_of


def kit_folder(file: Path) -> Path | None:
    """The folder of the kit that a file belongs to; None if it belongs to none."""
    return next((folder for folder in file.parents if (folder / "kit.yaml").is_file()), None)


class KitState:
    """A kit as it was read once. Everything else is worked out when it is asked for."""

    def __init__(self, loaded: LoadedKit, game: Game | None) -> None:
        self.loaded, self.game = loaded, game

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """The names of the kit."""
        return vocabulary_of(self.loaded, library_of_pnp())

    @cached_property
    def occurrences(self) -> Occurrences:
        """Where each id is written."""
        return Occurrences(self.loaded, self.game)

    @cached_property
    def names(self) -> Mapping[str, Any]:
        """What templates can name."""
        return Names(self.game) if self.game else {}

    @cached_property
    def schemas(self) -> Mapping[str, Any]:
        """The schemas of its files."""
        return schemas(self.vocabulary)

    def schema(self, file: str) -> Mapping[str, Any]:
        """The schema of a YAML file."""
        is_theme = any(theme.source.file == file for theme in self.loaded.themes)
        schema: Mapping[str, Any] = self.schemas[
            KIT if Path(file).name == "kit.yaml" else THEME if is_theme else RECORDS
        ]
        return schema


class EditedKit:
    """The kit in a folder. texts: of the open files, by their path."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.texts: dict[str, str] = {}
        self._parsed = ParsedFiles()
        self._state: KitState | None = None
        self._last_game: Game | None = None

    def type(self, file: str, text: str | None) -> None:
        """Note what stands in a file; None once it is closed."""
        self._state = None
        if text is None:
            self.texts.pop(file, None)
        else:
            self.texts[file] = text

    def forget(self) -> None:
        """Read the folder again: something in it has changed."""
        self._state = None

    @property
    def state(self) -> KitState:
        """The kit as it is now; while it cannot be read, with the game of the last time that it could."""
        if self._state is None:
            content = (data_folder("content"),)
            loaded = load_kit(self.root, str(self.root), content, dict(self.texts), parsed=self._parsed)
            game = loaded.game or next(iter(loaded.partial), None) or self._last_game
            self._last_game = game
            self._state = KitState(loaded, game)
        return self._state

    def source(self, file: str) -> Source | None:
        """The text of a file that belongs to the kit."""
        if file in self.texts:
            return Source(file, self.texts[file])
        return self.state.loaded.sources.get(file)
