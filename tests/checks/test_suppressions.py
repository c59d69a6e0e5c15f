"""Waivers silence one finding at one place; those without use are findings."""

from pathlib import Path

from pnp.checks.run import check_game
from pnp.checks.suppressions import apply_suppressions
from pnp.load.kit import load_kit
from tests.checks.cases import HEAD, everything, game_of

WAIVE = "waive: [{code: N113, reason: Nobody confuses them.}]"


def test_a_waiver_silences_its_code_at_its_record_only(tmp_path: Path) -> None:
    text = f"""
    units:
      - {{id: a, name: A, abbr: X}}
      - {{id: b, name: B, abbr: X, {WAIVE}}}
      - {{id: c, name: C, abbr: X}}
    """
    assert everything(tmp_path, text) == ["N113 4:28 'X' is short for two things: A and C"]


def test_a_waiver_that_silences_nothing_is_found_at_its_code(tmp_path: Path) -> None:
    text = f"units:\n  - {{id: a, name: A, abbr: X, {WAIVE}}}\n"
    assert everything(tmp_path, text) == ["K301 2:46 N113 finds nothing here, so there is nothing to silence"]


def test_a_waiver_of_a_check_that_there_is_not(tmp_path: Path) -> None:
    text = "units: [{id: a, waive: [{code: N999, reason: Why not.}]}]\n"
    assert everything(tmp_path, text) == ["K301 1:32 there is no check N999"]


def test_a_waiver_of_what_layout_finds_needs_a_layout_to_be_judged(tmp_path: Path) -> None:
    game = game_of(tmp_path, "units: [{id: a, waive: [{code: P801, reason: Cut by hand.}]}]\n")
    assert apply_suppressions(game, [], with_layout=False) == []
    assert [one.message for one in apply_suppressions(game, [])] == [
        "P801 finds nothing here, so there is nothing to silence"
    ]


def test_a_waiver_of_a_deck_covers_cards_from_a_spreadsheet(tmp_path: Path) -> None:
    text = "decks:\n  - {id: d, cards: {from: cards.csv}, waive: [{code: N112, reason: Two editions.}]}\n"
    assert everything(tmp_path, text, cards_csv="id,number\na,1\nb,1\n") == []


def ignoring(folder: Path, text: str) -> list[str]:
    """What is left of a kit that ignores N113."""
    head = HEAD + "checks: {ignore: [{code: N113, reason: On purpose.}]}\n"
    (folder / "kit.yaml").write_text(head, encoding="utf-8")
    (folder / "k.yaml").write_text(text, encoding="utf-8")
    game = load_kit(folder, ".").game
    assert game is not None
    return [
        f"{finding.span} {finding.code} {finding.message}" for finding in apply_suppressions(game, check_game(game))
    ]


def test_a_whole_kit_may_ignore_a_check_that_finds_something(tmp_path: Path) -> None:
    assert ignoring(tmp_path, "units: [{id: a, name: A, abbr: X}, {id: b, name: B, abbr: X}]\n") == []
    assert ignoring(tmp_path, "units: [{id: a}]\n") == [
        "kit.yaml:6:26 K301 N113 finds nothing in this kit, so there is nothing to silence"
    ]


def test_a_waiver_where_a_finding_only_leads_to_says_where_it_belongs(tmp_path: Path) -> None:
    """Two cards with one effect: the finding stands at the second and names the first, which has the waiver."""
    cards = "".join(
        f"      - {{id: {name}, name: {name}, text: Draw., effects: [{{do: draw, what: card, count: 1}}]{waive}}}\n"
        for name, waive in (("ann", ", waive: [{code: E303, reason: They are twins.}]"), ("bob", ""))
    )
    game = game_of(tmp_path, f"decks:\n  - id: d\n    name: D\n    cards:\n{cards}")
    unused = next(found for found in apply_suppressions(game, check_game(game)) if found.code == "K301")
    assert unused.message == "E303 finds nothing here, so there is nothing to silence"
    assert unused.hint == "write the waiver where the finding is"
    assert [(related.span.line, related.message) for related in unused.related] == [(6, "the finding is here")]


RULES = """# Rules

Draw the the card.

## Setting up

::waive{T104 reason="It is a quotation."}

Deal the the cards.

### More

Turn the the cards.

## Playing

Play the the cards.
"""


def test_a_waiver_in_a_rules_text_silences_its_section(tmp_path: Path) -> None:
    text = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"
    (tmp_path / "rules.md").write_text(RULES, encoding="utf-8")
    told = [one for one in everything(tmp_path, text) if "T104" in one or "K301" in one]
    assert [one.split()[1] for one in told] == ["rules.md:3:6", "rules.md:17:6"]


def test_a_waiver_of_nothing_in_a_section_is_found(tmp_path: Path) -> None:
    text = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"
    (tmp_path / "rules.md").write_text(RULES.replace("the the", "the"), encoding="utf-8")
    assert "K301 rules.md:7:9 T104 finds nothing here, so there is nothing to silence" in everything(tmp_path, text)
