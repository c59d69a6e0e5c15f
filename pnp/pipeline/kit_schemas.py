"""The schemas of a kit in its folder: written, kept current, and named where editors look for them."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Any, Final

from pnp.errors import WriteError
from pnp.load.builtin import data_folder
from pnp.load.files import LARGEST
from pnp.load.kit import LoadedKit, load_kit
from pnp.load.yaml import read_yaml
from pnp.nodes import MapNode, Source
from pnp.plain_files import PlainFolder, make_user_folder
from pnp.schema import KIT, RECORDS, THEME, FileSchemas, schemas, vocabulary_of
from pnp.writer.files import naming_errors

# Hidden, so that neither a kit nor what its build depends on includes it.
FOLDER: Final = ".pnp/schema"
SETTINGS: Final = ".vscode/settings.json"
_MODELINE: Final = "# yaml-language-server: $schema="


def schemas_of(loaded: LoadedKit) -> FileSchemas:
    """The schemas of a kit that was read, by the names of their files."""
    from pnp.pipeline.kit_context import library_of_pnp

    return schemas(vocabulary_of(loaded, library_of_pnp()))


def write_kit_schemas(root: Path, shown: str, folder: Path | None = None) -> tuple[list[Path], LoadedKit]:
    """Write the schemas of a kit; the files, and the kit as it was read. folder: where, by default inside the kit.

    Raises WriteError.
    """
    loaded = load_kit(root, shown, (data_folder("content"),))
    return list(write_schemas(root, schemas_of(loaded), folder)), loaded


def write_schemas(root: Path, made: FileSchemas, folder: Path | None = None) -> Iterator[Path]:
    """Write schemas, and yield each file that is another one than before. Raises WriteError."""
    inside = "" if folder else f"{FOLDER}/"
    with _opened(folder or root, makes=folder is not None) as opened:
        for name, schema in made.items():
            text = json.dumps(schema, ensure_ascii=False, separators=(",", ":"))
            if _replace(opened, f"{inside}{name}", f"{text}\n".encode()):
                yield opened.path / f"{inside}{name}"


def has_schemas(root: Path) -> bool:
    """Whether a kit has schemas of its own, which are to be kept current."""
    with suppress(OSError), PlainFolder(root) as opened:
        return opened.status(f"{FOLDER}/{KIT}") is not None
    return False


def modeline(file: str, text: str) -> str:
    """The comment that tells editors the schema of a YAML file. file: its path in the kit, with forward slashes."""
    up = "../" * (len(PurePosixPath(file).parts) - 1)
    return f"{_MODELINE}{up}{FOLDER}/{_schema_name(file, text)}\n"


def _schema_name(file: str, text: str) -> str:
    if file == "kit.yaml":
        return KIT
    node, _ = read_yaml(Source(file, text))
    return THEME if isinstance(node, MapNode) and "theme" in node.entries else RECORDS


def write_settings(root: Path, loaded: LoadedKit) -> Path:
    """Tell Visual Studio Code which file of a kit has which schema. Raises WriteError if its settings are not plain."""
    path = root / SETTINGS
    with _opened(root) as opened:
        settings: Any = {}
        if opened.status(SETTINGS) is not None:
            with naming_errors(path, "cannot be read"):
                text = opened.read(SETTINGS, LARGEST)
            try:
                settings = json.loads(text)
            except ValueError:
                settings = None
        if not isinstance(settings, dict):
            raise WriteError(f"{path}: is no plain JSON, perhaps for its comments: add yaml.schemas by hand")
        known = settings.get("yaml.schemas")
        settings["yaml.schemas"] = {**(known if isinstance(known, dict) else {}), **_patterns(root, loaded)}
        _replace(opened, SETTINGS, (json.dumps(settings, ensure_ascii=False, indent=2) + "\n").encode())
    return path


def _patterns(root: Path, loaded: LoadedKit) -> Mapping[str, list[str]]:
    """The files of each schema, by its path. What is no head and no theme has records."""
    shown = loaded.folders.known[0][0]
    themes = [
        PurePosixPath(os.path.relpath(theme.source.file, shown or ".")).as_posix()
        for theme in loaded.themes
        if loaded.folders.of(theme.source.file)[0] == root
    ]
    found = {
        KIT: ["/kit.yaml"],
        RECORDS: ["/**/*.yaml", "/**/*.yml", "!/kit.yaml", *(f"!/{theme}" for theme in themes)],
        THEME: [f"/{theme}" for theme in themes],
    }
    return {f"./{FOLDER}/{name}": patterns for name, patterns in found.items() if patterns}


@contextmanager
def _opened(folder: Path, *, makes: bool = False) -> Iterator[PlainFolder]:
    """A folder of the user or of a kit, in which no link leads elsewhere. Raises WriteError."""
    with naming_errors(folder, "cannot be opened"):
        if makes:
            make_user_folder(folder)
        opened = PlainFolder(folder)
    with opened:
        yield opened


def _replace(folder: PlainFolder, path: str, data: bytes) -> bool:
    """Write a file whole, unless it is the same already; whether it was written."""
    with suppress(OSError):
        if folder.sha256(path, len(data)) == sha256(data).hexdigest():
            return False
    aside = f"{path}.new"
    with naming_errors(folder.path / path, "cannot be written"):
        if above := path.rpartition("/")[0]:
            folder.make_folders(above)
        folder.write_new(aside, (data,), replaces=True)
        folder.replace(aside, path)
    return True
