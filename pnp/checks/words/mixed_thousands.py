"""Thousands are written with and without a comma.

Looks for numbers of four digits or more before one and the same word: "2,500 infantry" and "4000 infantry". Years and
numbers of spaces, which stand before other words, are not compared.

A page with both kinds looks unfinished, and a reader wonders whether the numbers come from the same source.

```yaml file=cards.yaml
decks:
  - id: armies
    name: Armies
    cards:
      - {id: host, name: Host, text: 'It has 13,000 infantry.'}
      - {id: guard, name: Guard, text: 'It has 2,500 infantry.'}
      - {id: corps, name: Corps, text: 'It has 4000 infantry.'}
```
```text
cards.yaml:7:48: warning T406 '4000' is written without a comma, unlike '13,000'
```
```diff file=cards.yaml
-      - {id: corps, name: Corps, text: 'It has 4000 infantry.'}
+      - {id: corps, name: Corps, text: 'It has 4,000 infantry.'}
```
"""

import re
from typing import Final

from pnp.analysis.corpus import SENTENCES, Found
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "inconsistent thousands"
SEVERITY = Severity.WARNING

_MARKS: Final = "(“\"‘'*"
_DIGITS: Final = "0123456789"
_SHORTEST: Final = 3
_COMMA: Final = re.compile(r"[1-9]\d{0,2}(?:,\d{3})+")
_WITH: Final = re.compile(r"(?<![\w.,])(?P<number>[1-9]\d{0,2}(?:,\d{3})+) (?P<word>[^\W\d_]{3,})")
_WITHOUT: Final = re.compile(r"(?<![\w.,#/–−-])(?P<number>[1-9]\d{3,5}) (?P<word>[^\W\d_]{3,})")


def check(context: GameContext) -> Problems:
    """Every number that is not written as most numbers before the same word."""
    words = context.corpus
    numbers = [token.strip(_MARKS) for token in words.counts if token[-1:] in _DIGITS and len(token) > _SHORTEST]
    with_comma = tuple({number for number in numbers if _COMMA.fullmatch(number)})
    without = tuple({number for number in numbers if number.isdecimal()})
    if not with_comma or not without:
        return
    commas = list(words.find_at(_WITH, with_comma, kinds=SENTENCES))
    plain = list(words.find_at(_WITHOUT, without, kinds=SENTENCES))
    shared = {_word(found) for found in commas} & {_word(found) for found in plain}
    commas = [found for found in commas if _word(found) in shared]
    plain = [found for found in plain if _word(found) in shared]
    if not shared:
        return
    rare, usual, way = (plain, commas, "without") if len(plain) <= len(commas) else (commas, plain, "with")
    for found in rare:
        yield Problem(
            message=f"{found.match['number']!r} is written {way} a comma, unlike {usual[0].match['number']!r}",
            span=found.part("number"),
            hint="write all numbers in one way",
            related=(Related(usual[0].part("number"), "the other way"),),
            cause=f"thousands are written {way} a comma, and otherwise elsewhere",
        )


def _word(found: Found) -> str:
    return found.match["word"].lower().removesuffix("s")
