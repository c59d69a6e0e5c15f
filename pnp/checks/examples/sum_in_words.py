"""A sum that a text tells in words is wrong.

Looks, in English and German texts, for a sentence that adds up, takes off or multiplies numbers and says what they come
to: "three times 2 coins for the salt and one more for the scales, 8 coins together", "he rolls a 5, adds 2 for the hill
and subtracts 1 for the rain, for a total of 7", "sells three barrels at 4 coins each and gets 13", "4 Punkte für die
Mühle und 3 für den Brunnen, zusammen 8". A sentence with a number whose part is not plain is left alone. In English, it
looks for bare numbers that make another, too: "17, 6 and 8 make 33", "5 plus 4 is 8"; for a total with its shares: "26
praise in all: four bring three, five bring two"; and, in an example, for an amount that goes up and down: "There were
three. She pays two. Two are left."

Examples are read to learn a rule, and readers look for the rule by which this would be right.

```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

Karim gets three times 2 coins for the salt and one more for the scales, 8 coins together.
```
```text
rules.md:3:74: warning W502 that makes 7, not 8
```
```diff file=rules.md
-Karim gets three times 2 coins for the salt and one more for the scales, 8 coins together.
+Karim gets three times 2 coins for the salt and one more for the scales, 7 coins together.
```
"""

import re
from typing import Final

from pnp.analysis.numerals import NUMBER, number_of
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.examples.reckoning import wrong_sums
from pnp.checks.examples.running_total import wrong_totals

NAME = "wrong sum in words"
SEVERITY = Severity.WARNING

# Bare numbers; behind "make" something may be counted, "is" may say much else: "00 and 0 is 100" is what dice show.
_MADE: Final = re.compile(
    rf"(?<![\w.,/–−-])(?<![–−-] )(?P<parts>{NUMBER}(?:(?:, (?:and )?| and | plus ){NUMBER}){{1,5}})\s+"
    rf"(?:(?:together|in all|altogether)\s+)?(?:(?:makes?|gives?|comes? to|adds? up to|totals?)\s+"
    rf"(?P<all>{NUMBER})(?![\w’'-])(?!\s+(?:to|or|of|more|less|fewer|each|times|–)\b)"
    rf"|(?:is|are|equals?)\s+(?P<just>{NUMBER})(?=\s*[.,;:)]))"
)
_MORE_BEFORE: Final = re.compile(rf"\b{NUMBER}(?: [a-z]+)?(?:, | and |, and | plus )$")
# "26 praise in all: four bring three and seven bring two".
_BRINGS: Final = "(?:bring|give|cost|score|earn|pay|hold|have|count|show|are worth|of|at|with)"
_SHARE: Final = rf"(?:the )?(?:other )?{NUMBER} {_BRINGS} {NUMBER}"
_SHARED: Final = re.compile(
    rf"\b(?P<all>{NUMBER})\b(?:(?!\b{NUMBER}\b)[^.:;\n]){{0,40}}: "
    rf"(?P<shares>{_SHARE}(?:(?:, (?:and )?| and ){_SHARE})+)(?=\s*[.;)])"
)
_ANY_NUMBER: Final = re.compile(rf"\b{NUMBER}\b")


def check(context: GameContext) -> Problems:
    """Every sum of the kind."""
    for told in wrong_sums(context):
        yield _problem(context, told.right, told.said, told.start, told.end)
    if context.is_english:
        yield from _made(context)
        yield from _shared(context)
        for wrong in wrong_totals(context):
            yield _problem(context, wrong.right, wrong.said, wrong.start, wrong.end)


def _problem(context: GameContext, right: int, said: int, start: int, end: int) -> Problem:
    return Problem(
        message=f"that makes {right}, not {said}",
        span=context.prose.span_between(start, end),
        hint="correct the sum, or what is added up",
    )


def _shared(context: GameContext) -> Problems:
    """Every total with the shares that make it. A total of how many things there are is as right as one of values."""
    for match in context.prose.find_with(_SHARED, (": ",)):
        numbers = [number_of(number) for number in _ANY_NUMBER.findall(match["shares"])]
        right = sum(count * value for count, value in zip(numbers[::2], numbers[1::2], strict=True))
        said = number_of(match["all"])
        if said not in (right, sum(numbers[::2]), sum(numbers[1::2])):
            yield _problem(context, right, said, *match.span("all"))


def _made(context: GameContext) -> Problems:
    """Every sum of bare numbers. What is not more than the greatest is no sum: 4, 5 and 6 make one hit."""
    lower = context.prose.lower
    for match in context.prose.matches(_MADE, lower):
        parts = [number_of(number) for number in _ANY_NUMBER.findall(match["parts"])]
        group = "all" if match["all"] else "just"
        said = number_of(match[group])
        is_sum = group == "all" or "plus" in match["parts"]
        is_rest = _MORE_BEFORE.search(lower, max(0, match.start() - 20), match.start()) is not None
        if is_sum and not is_rest and said > max(parts) and said != sum(parts):
            yield _problem(context, sum(parts), said, *match.span(group))
