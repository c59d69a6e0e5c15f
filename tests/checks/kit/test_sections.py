"""Parts that every game needs."""

from pathlib import Path

from pnp.checks.registry import GAME_CHECKS
from pnp.load.kit import load_kit


def missing(folder: Path, head: str) -> list[str]:
    """What K101 says of a kit that is its head only."""
    (folder / "kit.yaml").write_text(head, encoding="utf-8")
    game = load_kit(folder, ".").game
    assert game is not None
    check = next(one for one in GAME_CHECKS if one.code == "K101")
    return [f"{one.span.line}:{one.span.column} {one.message}" for one in check.findings(game)]


def test_a_complete_kit_says_how_to_begin_play_and_win(tmp_path: Path) -> None:
    assert missing(tmp_path, "kit: x\ntitle: X\nplayers: 2\n") == [
        "1:1 nothing says how the game is set up",
        "1:1 nothing says who goes first",
        "1:1 nothing says what happens in a turn",
        "1:1 nothing says how the game is won",
        "1:1 the kit has no licence",
    ]


def test_drafts_and_fragments_may_lack_parts(tmp_path: Path) -> None:
    for status in ("draft", "fragment"):
        assert missing(tmp_path, f"kit: x\ntitle: X\nplayers: 2\nstatus: {status}\n") == []
