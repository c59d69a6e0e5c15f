"""The schemas of kits in yaml-language-server, which most editors use: no false error, keys, ids and what they mean."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from pnp.load.builtin import data_folder
from pnp.pipeline.kit_schemas import modeline, write_kit_schemas, write_settings
from pnp.pipeline.starter import write_starter
from tests.json_rpc import LanguageServer
from tests.prepared import ROOT

pytestmark = pytest.mark.browser

VERSION = "1.25.0"
SETTINGS = {"yaml": {"validate": True, "hover": True, "completion": True, "schemaStore": {"enable": False}}}


@pytest.fixture(scope="session")
def command() -> list[str]:
    """The server of the system, or one that npm fetches once."""
    if found := shutil.which("yaml-language-server"):
        return [found, "--stdio"]
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("no node: install it, with npm")
    folder = ROOT / ".cache" / "yaml-language-server"
    server = folder / "node_modules" / ".bin" / "yaml-language-server"
    if not server.exists():
        folder.mkdir(parents=True, exist_ok=True)
        package = f"yaml-language-server@{VERSION}"
        try:
            subprocess.run([npm, "install", "--no-save", "--prefix", str(folder), package], check=True, timeout=120)
        except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
            pytest.skip("npm cannot fetch the server")
    return [os.fspath(server), "--stdio"]


@pytest.fixture
def kit(tmp_path: Path) -> Path:
    root = tmp_path / "inn"
    list(write_starter(root, "inn"))
    write_kit_schemas(root, "inn")
    return root


@pytest.fixture
def server(command: list[str], kit: Path) -> Iterator[LanguageServer]:
    server = LanguageServer(command, kit, SETTINGS)
    yield server
    server.process.kill()


HEAD = "# yaml-language-server: $schema=.pnp/schema/records.json\n"


def labels(server: LanguageServer, file: str, line: int, character: int) -> list[str]:
    found = server.at("textDocument/completion", file, line, character)
    return [item["label"] for item in found["items"]]


@pytest.mark.parametrize("name", ["inn", "piombino", "renaissance-fair"])
def test_nothing_is_wrong_with_a_kit(command: list[str], kit: Path, tmp_path: Path, name: str) -> None:
    if name != "inn":
        kit = tmp_path / name
        shutil.copytree(data_folder("content") / name, kit)
        write_kit_schemas(kit, name)
    server = LanguageServer(command, kit, SETTINGS)
    for path in sorted(kit.rglob("*.yaml")):
        file, text = path.relative_to(kit).as_posix(), path.read_text(encoding="utf-8")
        named = text if text.startswith("# yaml-language-server") else modeline(file, text) + text
        told = [f"{one['range']['start']} {one['message']}" for one in server.open(file, named)]
        assert told == [], file
    server.process.kill()


def test_a_settings_file_names_the_schemas_too(command: list[str], kit: Path) -> None:
    import json

    from pnp.load.kit import load_kit

    settings = json.loads(write_settings(kit, load_kit(kit, "inn")).read_text(encoding="utf-8"))
    yaml = {**SETTINGS["yaml"], "schemas": settings["yaml.schemas"]}
    server = LanguageServer(command, kit, {"yaml": yaml})
    server.notify("workspace/didChangeConfiguration", {"settings": {"yaml": yaml}})
    assert server.open("more.yaml", "units: [{id: a, nmae: A}]") != []
    assert server.open("theme.yaml", "theme: inn\npallete: {}") != []
    assert server.change("theme.yaml", "theme: inn\npalette: {a: '#112233'}") == []
    server.process.kill()


def test_a_mistake_is_told_at_its_place(server: LanguageServer) -> None:
    told = server.open("more.yaml", f"{HEAD}armies:\n  - {{id: a, side: nort}}\n")
    assert [(one["range"]["start"], one["message"]) for one in told] == [
        ({"line": 2, "character": 18}, "This kit has no such id of sides.")
    ]


def test_keys_that_are_not_there_yet_are_offered(server: LanguageServer) -> None:
    server.open("more.yaml", f"{HEAD}units:\n  - id: a\n    name: A\n    \n")
    found = labels(server, "more.yaml", 4, 4)
    assert {"stats", "promotes", "plural"} <= set(found)
    assert not {"id", "name", "spare"} & set(found)


def test_ids_are_offered_by_name(server: LanguageServer) -> None:
    server.open("more.yaml", f"{HEAD}units:\n  - id: a\n    promotes: \narmies:\n  - id: b\n    units:\n      \n")
    found = server.at("textDocument/completion", "more.yaml", 3, 14)["items"]
    assert [(item["label"], item["documentation"]) for item in found] == [("scouts", "Scouts"), ("guards", "Guards")]
    assert labels(server, "more.yaml", 7, 6) == ["scouts", "guards"]


def test_keys_of_an_element_are_offered_by_its_kind(server: LanguageServer) -> None:
    text = f"{HEAD}layouts:\n  - layout: a\n    size: poker\n    elements:\n      a:\n        pips: 3\n        \n"
    server.open("more.yaml", text)
    found = labels(server, "more.yaml", 7, 8)
    assert {"shape", "most", "class", "when"} <= set(found)
    assert not {"columns", "valign", "with"} & set(found)


def test_pointing_at_a_key_says_what_it_means(server: LanguageServer) -> None:
    server.open("more.yaml", f"{HEAD}units:\n  - id: a\n    promotes: [guards]\n")
    told = server.at("textDocument/hover", "more.yaml", 3, 6)["contents"]["value"]
    assert told.startswith("The units that it can become.")
