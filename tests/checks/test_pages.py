"""How the docstring of a check becomes its manual page."""

from __future__ import annotations

import pytest

from pnp.checks.pages import page_of, with_headings
from pnp.findings import Severity

WRITTEN = """A name is in capitals.

Looks at names.

Not at short ones.

They shout.

```yaml file=units.yaml
units: [{id: a, name: PIKES}]
```
```text
units.yaml:1:22: warning N901 'PIKES' is written in capitals
```
```diff file=units.yaml
-units: [{id: a, name: PIKES}]
+units: [{id: a, name: Pikes}]
```
"""


def test_the_parts_of_a_page_get_their_headings() -> None:
    sections = with_headings(WRITTEN).split("\n## ")
    assert [section.partition("\n")[0] for section in sections[1:]] == [
        "What it does",
        "Why it matters",
        "Fails",
        "Passes",
    ]
    assert sections[1] == "What it does\nLooks at names.\n\nNot at short ones.\n"
    assert sections[2] == "Why it matters\nThey shout.\n"
    assert sections[3].endswith("'PIKES' is written in capitals\n```\n")


def test_other_sections_stay_below() -> None:
    page = page_of(f"{WRITTEN}\n## Mended\nThe name is written anew.\n")
    assert page.endswith("name: Pikes}]\n```\n\n## Mended\nThe name is written anew.")


def test_a_page_says_what_counts_for_less_in_a_draft() -> None:
    assert page_of(WRITTEN, Severity.WARNING).endswith("name: Pikes}]\n```\n\n## In a draft\nA warning.")
    assert "In a draft" not in page_of(WRITTEN)


@pytest.mark.parametrize(
    ("part", "instead"),
    [
        ("Looks at names.\n\nNot at short ones.\n\n", ""),  # Only one paragraph.
        ("```text\n", "```yaml file=other.yaml\n"),  # Nothing is reported.
        (WRITTEN[WRITTEN.index("```diff") :], ""),  # Nothing passes.
    ],
)
def test_a_page_without_one_of_its_parts_is_refused(part: str, instead: str) -> None:
    with pytest.raises(ValueError, match="A name is in capitals"):
        with_headings(WRITTEN.replace(part, instead))
