"""Small kits written in a test, and what the checks find in them."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

from pnp.analysis import GameContext
from pnp.checks.registry import GAME_CHECKS
from pnp.checks.run import check_game
from pnp.checks.suppressions import apply_suppressions
from pnp.findings import Finding, in_reading_order
from pnp.load.kit import load_kit
from pnp.model.game import Game

HEAD = "kit: example\ntitle: Example\nplayers: 2\nlicence: CC-BY-4.0\nstatus: draft\n"


def game_of(folder: Path, text: str, **files: str) -> Game:
    """The game of a kit with one file ``k.yaml``, and more files by name (``cards_csv`` is ``cards.csv``)."""
    (folder / "kit.yaml").write_text(HEAD, encoding="utf-8")
    (folder / "k.yaml").write_text(dedent(text).lstrip("\n") or "{}\n", encoding="utf-8")
    for name, content in files.items():
        (folder / name.replace("_", ".")).write_text(dedent(content).lstrip("\n"), encoding="utf-8")
    loaded = load_kit(folder, ".")
    assert [f"{one.span} {one.message}" for one in loaded.findings] == []
    assert loaded.game is not None
    return loaded.game


def found(folder: Path, code: str, text: str, **files: str) -> list[str]:
    """What one check says about a kit, each as ``line:col message``, with the file unless it is ``k.yaml``."""
    check = next(one for one in GAME_CHECKS if one.code == code)
    return [_line(one) for one in in_reading_order(check.findings(GameContext(game_of(folder, text, **files))))]


def everything(folder: Path, text: str, **files: str) -> list[str]:
    """What all checks say, after waivers, each with its code."""
    game = game_of(folder, text, **files)
    left = in_reading_order(apply_suppressions(game, check_game(game), with_layout=False))
    return [f"{one.code} {_line(one)}" for one in left]


def _line(one: Finding) -> str:
    file = "" if one.span.file == "k.yaml" else f"{one.span.file}:"
    return f"{file}{one.span.line}:{one.span.column} {one.message}"
