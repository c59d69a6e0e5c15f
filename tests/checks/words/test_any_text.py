"""Whatever is written: no check fails, every place lies in its file, and every edit replaces what is there."""

from __future__ import annotations

import json
from pathlib import Path

from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from pnp.analysis import GameContext
from pnp.checks.registry import GAME_CHECKS
from pnp.load.kit import load_kit
from tests.examples import examples

CHECKS = [check for check in GAME_CHECKS if check.code.startswith("T")]
PIECES = [
    "the", "The", "unit", "Attack", "+1", "−1", "-1", "1-3", "2–4", "vs", "vs.", "teh", "adja", "cent", "armour",
    "armor", "re-roll", "reroll", "e.g.", "½", "1/2", "see section 3", "See the Rout table", "“on”", '"', "'", "’",
    "isn't", "(", ")", "[", "]", "**", "*", "__", "`", "<b>", "&nbsp;", "{{", "}}", "{{ kit.title }}", "[[unit]]",
    "[a](#b)", ":star:", "â€™", "\ufffd", "\u00ad", "\t", "  ", "\u00a0", " ,", " .", " - ", "--", "—", " – ", "#",
    "\n", "\n\n", "|", "::", "::: note", "move-", "ment", "👩\u200d🚀", "Ä", "", "x" * 70, "\\", "^^", "3 x 4",
    "2 × 2",
]  # fmt: skip
TEXTS = st.lists(st.sampled_from(PIECES), max_size=24).flatmap(
    lambda pieces: st.sampled_from([" ".join(pieces), "".join(pieces)])
)


@given(TEXTS, TEXTS, st.sampled_from(["en", "de", "fr"]))
@examples(80, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_text_makes_a_check_fail(tmp_path: Path, card: str, rules: str, language: str) -> None:
    head = f"kit: example\ntitle: Example\nplayers: 2\nlanguage: {language}\n"
    (tmp_path / "kit.yaml").write_text(head, encoding="utf-8")
    (tmp_path / "rules.md").write_text(rules, encoding="utf-8", newline="")
    (tmp_path / "k.yaml").write_text(
        "stats: [{id: attack, name: Attack}]\nglossary: [{id: unit, term: unit, text: A piece.}]\n"
        "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"
        f"decks: [{{id: d, name: D, cards: [{{id: c, name: C, text: {json.dumps(card)}}}]}}]\n",
        encoding="utf-8",
    )
    game = load_kit(tmp_path, ".").game
    assert game is not None
    for check in CHECKS:
        for finding in check.findings(GameContext(game)):
            span, source = finding.span, game.sources[finding.span.file]
            start = source.starts[span.line - 1] + span.column - 1
            assert source.span(start, start).line == span.line
            assert finding.message
            assert "\n" not in finding.message
            for edit in finding.edits:
                end = source.starts[edit.span.end_line - 1] + edit.span.end_column - 1
                assert source.text[source.starts[edit.span.line - 1] + edit.span.column - 1 : end] != edit.text
