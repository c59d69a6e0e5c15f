"""A reference as Markdown that can be read as text."""

from __future__ import annotations

from dataclasses import replace

from pnp.document.reference.tree import ProseParagraph
from pnp.export.markdown import markdown_artifact
from pnp.text import Run, SpanStyle
from tests.export.references import EVERYTHING, reference


def written(*words: Run) -> str:
    artifact = markdown_artifact("x.md", reference(ProseParagraph(words)))
    assert isinstance(artifact.data, bytes)
    return artifact.data.decode().split("## Rules\n\n")[1].split("\n\n---")[0]


def test_everything_is_written_in_its_order() -> None:
    data = markdown_artifact("reference/ferry.md", EVERYTHING).data
    assert isinstance(data, bytes)
    assert (
        data.decode()
        == """# The \\<Ferry\\>

2 players

- [Rules](#rules)

<a id="rules"></a>

## Rules

<a id="turn"></a>

### Turn

Row [Pikes](#unit-pikes)<br>or wait

3. one

   - deep

<a id="table-units"></a>

**Units**

| Unit | Mv |
| :-- | :-: |
| <a id="unit-pikes"></a>Pikes & bows | 2 |
| **All** |  |

<a id="unit-punt"></a>**Figure:** Punts (A punt; The same)

> **Note**
>
> Wet.

**More**

Folded up.

---

By somebody.
"""
    )


def test_the_words_around_the_rules_are_those_of_the_reference() -> None:
    data = markdown_artifact("x.md", replace(EVERYTHING, wording={"Note": "Let *op*", "Figure": "Beeld"})).data
    assert isinstance(data, bytes)
    assert "**Beeld:** Punts" in data.decode()
    assert r"> **Let \*op\***" in data.decode()


def test_emphasis_hugs_its_words() -> None:
    bold = SpanStyle(bold=True)
    assert written(Run("Move", bold), Run(" two ", SpanStyle(italic=True)), Run("both", SpanStyle(True, True))) == (
        "**Move** *two* ***both***"
    )


def test_signs_of_markdown_are_only_signs() -> None:
    assert written(Run("2*3 | a_b [x] #1", SpanStyle())) == r"2\*3 \| a\_b \[x\] \#1"


def test_addresses_stay_links() -> None:
    assert written(Run("page", SpanStyle(link="https://example.org"))) == "[page](https://example.org)"
