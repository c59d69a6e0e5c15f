"""An example that reckons with another rate than the rules."""

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = "texts: [{id: r, name: R, files: [rules.md]}]\n"


def count(folder: Path, rule: str, example: str, title: str = "Example") -> int:
    """How often the check speaks of a rule and an example."""
    return len(said(folder, "Q181", KIT, rules_md=f"# Rules\n\n## Costs\n\n{rule}\n\n## {title}\n\n{example}\n"))


@pytest.mark.parametrize(
    ("rule", "example"),
    [
        ("A barge pays its owner one ducat per crate.", "Ann carries three crates and pays two ducats."),
        ("For each trader hired you pay 2 silver.", "Otto hires three traders and pays 5 silver."),
        ("Each worker needs 2 corn.", "Ben has four workers, so he needs 6 corn."),
    ],
)
def test_another_number(tmp_path: Path, rule: str, example: str) -> None:
    assert count(tmp_path, rule, example) == 1


@pytest.mark.parametrize(
    ("rule", "example"),
    [
        # 3 x 1 = 3, and 3 x 2 = 6.
        ("A barge pays its owner one ducat per crate.", "Ann carries three crates and pays three ducats."),
        ("For each trader hired you pay 2 silver.", "Otto hires three traders and pays 6 silver."),
        ("For each trader hired you pay 2 silver.", "Otto hires three traders. Thanks to his inn he pays 5 silver."),
        ("For each trader hired you pay 2 silver.", "Otto hires three traders, then one trader, and pays 5 silver."),
        ("For each trader you pay 2 silver, or 1 silver if you own the inn.", "Otto hires three traders for 3 silver."),
    ],
)
def test_the_same_rate_or_a_reason(tmp_path: Path, rule: str, example: str) -> None:
    assert count(tmp_path, rule, example) == 0


def test_what_is_no_example(tmp_path: Path) -> None:
    rule = "For each trader hired you pay 2 silver."
    assert count(tmp_path, rule, "The king hires three traders and pays 5 silver.", title="Legend") == 0
