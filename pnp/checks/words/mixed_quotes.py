"""Straight and curly quotation marks are mixed.

Looks at quotation marks and at apostrophes inside words. If the kit nearly always writes them straight (" and '), or
nearly always curly (“ ” and ’), the others are findings. If it has no usual shape, a text that has both is one. Marks
after a number are inches and feet, and are ignored.

A mixture is easy to see, and looks as if two people had written the text.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: charge, name: Charge, text: The enemy’s unit retreats.}
      - {id: flank, name: Flank, text: The enemy’s card is lost.}
      - {id: rest, name: Rest, text: It’s your turn.}
      - {id: hill, name: Hill, text: The enemy's hill is yours.}
```
```text
cards.yaml:8:42: warning T116 the apostrophe of "enemy's" is straight; elsewhere it is curly (3 times)
```
```diff file=cards.yaml
-      - {id: hill, name: Hill, text: The enemy's hill is yours.}
+      - {id: hill, name: Hill, text: The enemy’s hill is yours.}
```

## Mended
The usual mark is written, if the file can hold it without quoting. Quotation marks stay if it is not certain that they
open or close, or if the kit opens them at the bottom, as in „German“.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from pnp.analysis.corpus import LETTER, Corpus, Found
from pnp.analysis.markup import AS_NOTHING, BORDER
from pnp.checks.api import Edit, GameContext, Problem, Problems, Severity
from pnp.checks.words.house_style import Variant, problems, times

NAME = "inconsistent quotation marks"
SEVERITY = Severity.WARNING

_APOSTROPHE: Final = re.compile(rf"(?:{LETTER}){{1,30}}(?P<mark>['’])(?:{LETTER}){{1,30}}")
_QUOTE: Final = re.compile(rf"(?P<opens>(?<![^\s(\[—–{BORDER}{AS_NOTHING}]))?(?<!\d)(?P<mark>[\"“”„])")
# What a quotation mark opens after, besides a space.
_OPENS_AFTER: Final = f"([—–{BORDER}{AS_NOTHING}"
_SHAPE: Final = {'"': "straight", "'": "straight"}


def check(context: GameContext) -> Problems:
    """Every mark that does not have the usual shape."""
    words = context.corpus
    if {"'", "’"} <= words.signs:
        yield from _mixed_marks(words, _APOSTROPHE, "apostrophes", lambda found: f'the apostrophe of "{found.text}"')
    if '"' in words.signs and not words.signs.isdisjoint("“”„"):
        yield from _mixed_marks(words, _QUOTE, "quotation marks", lambda found: f"the quotation mark {found.text}")


def _mixed_marks(words: Corpus, pattern: re.Pattern[str], what: str, name: Callable[[Found], str]) -> Problems:
    ways: dict[str, list[Found]] = {"straight": [], "curly": []}
    for found in words.find(pattern):
        ways[_SHAPE.get(found.match["mark"], "curly")].append(found)
    of_kit = tuple(_unusual(ways, what, name))
    yield from of_kit or _mixed_in_one_text(ways, what)


def _mixed_in_one_text(ways: Mapping[str, Sequence[Found]], what: str) -> Problems:
    """The first straight mark of each text that has both shapes, in a kit that has no usual one."""
    curly = {id(found.passage.written) for found in ways["curly"]}
    seen: set[int] = set()
    for found in ways["straight"]:
        text = id(found.passage.written)
        if text in curly and text not in seen:
            seen.add(text)
            yield Problem(
                message=f"one text has straight and curly {what}",
                span=found.part("mark"),
                hint="use one kind throughout, preferably ’ “ ”",
            )


def _unusual(ways: Mapping[str, list[Found]], what: str, name: Callable[[Found], str]) -> Problems:
    """The marks that are not of the usual shape, if there is one."""
    yield from problems(
        ways,
        say=lambda variant: (
            f"{name(variant.found)} is {variant.way}; elsewhere it is {variant.usual} ({times(variant.often)})"
        ),
        cause=lambda variant: f"{what} are {variant.way}; elsewhere they are {variant.usual} ({times(variant.often)})",
        edits=_edits,
        hint=lambda variant: f"write {_other(variant)!r}",
    )


def _other(variant: Variant) -> str:
    """The mark in the usual shape."""
    mark, groups = variant.found.match["mark"], variant.found.match.groupdict()
    if variant.usual == "straight":
        return "'" if mark == "’" else '"'
    if mark == "'":
        return "’"
    return "“" if groups.get("opens") is not None else "”"


def _edits(variant: Variant) -> tuple[Edit, ...]:
    start, end = variant.found.match.span("mark")
    text = variant.found.match.string
    if variant.found.match["mark"] in "'’":
        return variant.found.edit(_other(variant), "mark")
    opens, closes = text[start - 1].isspace() or text[start - 1] in _OPENS_AFTER, not text[end].isalnum()
    return variant.found.edit(_other(variant), "mark") if opens != closes and "„" not in text else ()
