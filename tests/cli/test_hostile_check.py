"""Files that nobody should write: every way of checking says what is wrong, and none of them breaks."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Said

Pnp = Callable[..., Said]
Spoil = Callable[[Path], object]

HEAD = "kit: k\ntitle: K\nplayers: 2\nlicence: CC0-1.0\nstatus: draft\n"
DECK = 'decks:\n- {id: d, nmae: x, cards: [{id: a, number: 1}, {id: b, number: 1, copies: "2"}]}'


def units(data: bytes | str) -> Spoil:
    return lambda kit: (kit / "u.yaml").write_bytes(data if isinstance(data, bytes) else data.encode("utf-8"))


def named(name: bytes) -> Spoil:
    return lambda kit: Path(os.fsdecode(os.fsencode(kit) + b"/" + name)).write_text(DECK)


def spreadsheet(data: str) -> Spoil:
    def spoil(kit: Path) -> None:
        (kit / "u.yaml").write_text("decks: [{id: d, cards: {from: c.csv}}, {id: e, cards: {from: ./x/../c.csv}}]")
        (kit / "c.csv").write_text(data)
        (kit / "x").mkdir()

    return spoil


SPOILED: dict[str, Spoil] = {
    "Latin-1": units("units: [{id: a, name: Bär}]".encode("latin-1")),
    "UTF-16": units(DECK.encode("utf-16")),
    "zero bytes": units(b"units: [\0{id: a}]"),
    "CR": units(DECK.replace("\n", "\r")),
    "all line ends": units("decks:\r\n- id: d\n  nmae: x\r  cards: []\r\n"),
    "two byte order marks": units(f"\ufeff\ufeff{DECK}"),
    "other line breaks": units(DECK.replace("nmae: x", 'nmae: "x\u2028y\u2029z\x85"')),
    "beyond the plane": units(DECK.replace("id: d", "id: d, note: 🎲🎲")),
    "control characters": units("units: [{id: a, name: 'x\x1b[31my\x07\u202e'}]"),
    "no end of brackets": units("[" * 3000),
    "commas": units("".join(f'u{number}: "x",\n' for number in range(30))),
    "tabs": units("units:\n" + "".join(f"\t- id: u{number}\n" for number in range(300))),
    "one long line": units("units: [" + "{id: a, nmae: x}, " * 300 + "]"),
    "too large": units(b"#" * (17 * 1024 * 1024)),
    "a table of commas": spreadsheet('id,nmae\na,A,,\n"b","B",\n"c'),
    "a folder": lambda kit: (kit / "u.yaml").mkdir(),
    "a circle of links": lambda kit: (kit / "u.yaml").symlink_to("u.yaml"),
    "a link that leads out": lambda kit: (kit / "u.yaml").symlink_to("/etc/hosts"),
    "an escape in a name": named(b"a\x1b[31m\n.yaml"),
    "a name that is no text": named(b"b\xe4r.yaml"),
    "an empty head": lambda kit: (kit / "kit.yaml").write_text(""),
    "a broken head": lambda kit: (kit / "kit.yaml").write_text("[\n"),
    "settings of checks": lambda kit: (kit / "kit.yaml").write_text(f"{HEAD}checks: {{select: {{a: b}}, ignore: x}}\n"),
    "empty selectors": lambda kit: (kit / "kit.yaml").write_text(
        f"{HEAD}checks: {{select: [''], ignore: [{{code: '', reason: none}}]}}\n"
    ),
}
WAYS = (
    ("--format", "json"),
    ("--format", "sarif"),
    ("--format", "github"),
    ("--statistics",),
    ("--diff",),
    (),
    ("--fix",),
    ("--fix", "--format", "sarif"),
)


@pytest.mark.parametrize("spoil", [pytest.param(spoil, id=name) for name, spoil in SPOILED.items()])
def test_no_file_breaks_a_check(pnp: Pnp, tmp_path: Path, spoil: Spoil) -> None:
    kit = tmp_path / "a kit"
    kit.mkdir()
    (kit / "kit.yaml").write_text(HEAD)
    spoil(kit)
    for way in WAYS:
        said = pnp("check", "a kit", "--no-layout", *way)
        assert said.code in (0, 1), said.err
        assert "our fault" not in said.err
        assert "\x1b" not in said.out + said.err or way == ("--diff",)
        if "json" in way or "sarif" in way:
            assert isinstance(json.loads(said.out), dict)
    assert pnp("check", "a kit", "--no-layout", "--diff").out == "", "fixing left something to fix"
    assert not list(kit.glob("*.pnp-mended"))


def test_a_kit_whose_name_is_no_word_is_mended(pnp: Pnp, tmp_path: Path) -> None:
    kit = tmp_path / "we ird\n\x1b[31mname"
    kit.mkdir()
    (kit / "kit.yaml").write_text(HEAD)
    (kit / "u.yaml").write_text(DECK)
    said = pnp("check", kit.name, "--no-layout", "--fix")
    assert said.code == 0
    assert "\x1b" not in said.out + said.err
    assert "name: x" in (kit / "u.yaml").read_text()


@pytest.mark.parametrize("columns", ["1", "5", "20", "1000"])
def test_any_width_of_a_terminal_will_do(
    pnp: Pnp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    (tmp_path / "kit").mkdir()
    (tmp_path / "kit/kit.yaml").write_text(HEAD)
    (tmp_path / "kit/u.yaml").write_text(DECK.replace("nmae", "灯" * 60))
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setattr("pnp.cli.terminal.is_terminal", lambda stream: True)
    said = pnp("check", "kit", "--no-layout")
    assert said.code == 1
    assert "^" in said.out
