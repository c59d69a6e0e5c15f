"""Words in brackets that other programs replace by icons: what is found, and what brackets mean otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.pipeline.compiled_kit import compile_kit

KIT = "kit: k\ntitle: K\nversion: 1\nstatus: draft\n"
CARDS = """\
decks:
  - id: d
    name: D
    cards:
      - {id: one, name: One, text: "%s"}
texts: [{id: rules, name: Rules, files: [rules.md]}]
layouts:
  - layout: own
    size: [60 mm, 60 mm]
    elements:
      text: {text: '{{ card.text }}', at: [3 mm, 3 mm], size: [54 mm, 54 mm]}
components:
  - {id: d, name: D, of: decks.d, layout: own}
  - {id: r, name: R, kind: book, book: rules}
"""


DRAW = "draw it as art/icons/zorkmid.svg, with icons: [{from: art/icons/*.svg}] in the kit, and write :zorkmid:"


def _told(folder: Path, card: str, rules: str = "") -> list[str]:
    (folder / "kit.yaml").write_text(KIT)
    (folder / "cards.yaml").write_text(CARDS % card)
    (folder / "rules.md").write_text(f"# Rules\n\n{rules}\n")
    findings = compile_kit(folder, "k").findings
    return [f"{finding.message.split(' is ')[0]} | {finding.hint}" for finding in findings if finding.code == "P173"]


@pytest.mark.parametrize(
    ("card", "rules", "told"),
    [
        ("Gain [coin].", "", "'[coin]' | write :coin:"),
        ("Gain <coin>.", "", "'<coin>' | write :coin:"),
        ("Gain {Coin}.", "", "'{Coin}' | write :coin:"),
        # No icon is called so: behind numbers, it is one all the same.
        (
            "Pay 2 [zorkmid] or 1[zorkmid].",
            "",
            f"'[zorkmid]' | {DRAW}",
        ),
        ("", "Each farm gives you 2 [coin].", "'[coin]' | write :coin:"),
        ("", "A [coin] for you, a [coin] for me.", "'[coin]' | write :coin:"),
    ],
)
def test_a_word_that_stands_for_an_icon_is_found(tmp_path: Path, card: str, rules: str, told: str) -> None:
    assert set(_told(tmp_path, card, rules)) == {told}


@pytest.mark.parametrize(
    ("card", "rules"),
    [
        ("Roll [1d6]. [optional] Draw unit[s].", "* [optional] Draw a card.\n\n1. [optional] Draw a card."),
        ("Gain :coin:. See [[coin]].", "Take the [coin](#rules), the [coin]{.bold} and `[coin]`."),
        # An author may put a word into what is quoted, and say that brackets are meant.
        (r"Gain \\[coin].", "Then “the [shield] is raised”."),
    ],
)
def test_other_brackets_are_left_alone(tmp_path: Path, card: str, rules: str) -> None:
    assert _told(tmp_path, card, rules) == []
