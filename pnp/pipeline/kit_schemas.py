"""The schemas of a kit in its folder: written, kept current, and named where editors look for them."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Any, Final

from pnp.errors import WriteError
from pnp.load.builtin import data_folder
from pnp.load.kit import LoadedKit, load_kit
from pnp.load.yaml import read_yaml
from pnp.nodes import MapNode, Source
from pnp.schema import KIT, RECORDS, THEME, FileSchemas, schemas, vocabulary_of
from pnp.writer.files import has_bytes, naming_errors, write_aside

# Hidden, so that neither a kit nor what its build depends on includes it.
FOLDER: Final = ".pnp/schema"
SETTINGS: Final = ".vscode/settings.json"
_MODELINE: Final = "# yaml-language-server: $schema="


def schemas_of(loaded: LoadedKit) -> FileSchemas:
    """The schemas of a kit that was read, by the names of their files."""
    from pnp.pipeline.kit_context import library_of_pnp

    return schemas(vocabulary_of(loaded, library_of_pnp()[0]))


def write_kit_schemas(root: Path, shown: str, folder: Path | None = None) -> tuple[list[Path], LoadedKit]:
    """Write the schemas of a kit; the files, and the kit as it was read. folder: where, by default inside the kit.

    Raises WriteError.
    """
    loaded = load_kit(root, shown, (data_folder("content"),))
    return list(write_schemas(root, schemas_of(loaded), folder)), loaded


def write_schemas(root: Path, made: FileSchemas, folder: Path | None = None) -> Iterator[Path]:
    """Write schemas, and yield each file that is another one than before. Raises WriteError."""
    target = root / FOLDER if folder is None else folder
    if folder is None:
        _refuse_links(root, PurePosixPath(FOLDER))
    for name, schema in made.items():
        data = (json.dumps(schema, ensure_ascii=False, separators=(",", ":")) + "\n").encode()
        if _replace(target / name, data):
            yield target / name


def has_schemas(root: Path) -> bool:
    """Whether a kit has schemas of its own, which are to be kept current."""
    return (root / FOLDER / KIT).is_file()


def modeline(file: str, text: str, folder: str = FOLDER) -> str:
    """The comment that tells editors the schema of a YAML file. file: its path in the kit, with forward slashes.

    folder: that of the schemas, as seen from the kit.
    """
    up = "../" * (len(PurePosixPath(file).parts) - 1)
    return f"{_MODELINE}{up}{folder}/{_schema_name(file, text)}\n"


def _schema_name(file: str, text: str) -> str:
    if file == "kit.yaml":
        return KIT
    node, _ = read_yaml(Source(file, text))
    return THEME if isinstance(node, MapNode) and "theme" in node.entries else RECORDS


def write_settings(root: Path, loaded: LoadedKit) -> Path:
    """Tell Visual Studio Code which file of a kit has which schema. Raises WriteError if its settings are not plain."""
    path = root / SETTINGS
    _refuse_links(root, PurePosixPath(SETTINGS))
    settings: Any = {}
    if path.exists():
        with naming_errors(path, "cannot be read"):
            text = path.read_text(encoding="utf-8")
        try:
            settings = json.loads(text)
        except ValueError:
            settings = None
    if not isinstance(settings, dict):
        raise WriteError(f"{path}: is no plain JSON, perhaps for its comments: add yaml.schemas by hand")
    known = settings.get("yaml.schemas")
    settings["yaml.schemas"] = {**(known if isinstance(known, dict) else {}), **_patterns(root, loaded)}
    _replace(path, (json.dumps(settings, ensure_ascii=False, indent=2) + "\n").encode())
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


def _refuse_links(root: Path, path: PurePosixPath) -> None:
    """A kit is a stranger's: a link in it must not lead what is written elsewhere."""
    for depth in range(1, len(path.parts) + 1):
        step = root.joinpath(*path.parts[:depth])
        if step.is_symlink():
            raise WriteError(f"{step}: is a link: remove it, or write elsewhere with --out")


def _replace(path: Path, data: bytes) -> bool:
    """Write a file whole, unless it is the same already; whether it was written."""
    if has_bytes(path, len(data), sha256(data).hexdigest()):
        return False
    aside = path.with_name(f".{path.name}.pnp-new")
    with naming_errors(path, "cannot be written"):
        aside.unlink(missing_ok=True)
    write_aside(aside, data, path)
    with naming_errors(path, "cannot be replaced"):
        aside.replace(path)
    return True
