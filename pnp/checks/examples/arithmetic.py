"""A sum in a text is wrong.

Works out every sum in the texts of the records and in the rules, such as `5 + 2 − 1 = 6`, `4 x 3 = 12` or `1/6 = 17 %`.
The result of a division may be rounded up or down to the digits that are written. Ranges (`1-3 = 2`), dice (`2D6 + 3 =
10`) and sums that contain words are skipped.

Readers who check the sum no longer trust the rule.

```yaml file=units.yaml
units:
  - {id: pikes, name: Pikes, text: Two stands of pikes in a wood have 5 + 2 − 1 = 7 dice.}
```
```text
units.yaml:2:71: error W501 5 + 2 − 1 is 6, not 7
```
```yaml file=units.yaml
units:
  - {id: pikes, name: Pikes, text: Two stands of pikes in a wood have 5 + 2 − 1 = 6 dice.}
```
"""

import re
from fractions import Fraction

from pnp.analysis.passages import RULES_AND_NOTES, Passage, passages
from pnp.analysis.prose import BLANK, without_templates
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.examples.claims import plain
from pnp.values import dataclass

NAME = "wrong arithmetic"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True

_NUMBER = r"\d{1,9}(?:\.\d{1,6})?"
_UNIT = r"(?:\s?(?:%|cm|mm|in|pt)(?![\w]))?"
_SIDE = rf"{_NUMBER}{_UNIT}(?:\s*[+\-−–×x·*÷/]\s*{_NUMBER}{_UNIT})*"
# Nothing may stand before the sum that it could be a part of, and nothing after it that changes its last number.
_SUM = re.compile(
    rf"(?<![\w.,:+\-−–×·*÷/(\[^$#=?&])(?P<sides>{_SIDE}(?:\s*=\s*{_SIDE})+)(?!\s*[+\-−–×·*÷/]\s*[\w(])(?![\w+(\[]|[.,:]\d)"
)
_TOKEN = re.compile(rf"(?P<number>{_NUMBER})(?:\s?(?P<unit>%|cm|mm|in|pt))?|(?P<sign>[+\-−–×x·*÷/])")
# Turn 4 + 5 is two turns.
_COUNTED = re.compile(
    r"(?:(?<!\w)x|\b(?:turn|round|level|row|column|space|square|card|page|number|year|stage|step)s?)$", re.IGNORECASE
)
_OPERATORS = "+-−–×x·*÷/"


@dataclass(frozen=True, slots=True)
class _Side:
    """One side of an equation. start: the offset of its first character."""

    text: str
    start: int
    numbers: tuple[Fraction, ...]
    signs: tuple[str, ...]
    units: frozenset[str]

    @property
    def divides(self) -> bool:
        return any(sign in "÷/" for sign in self.signs)

    @property
    def slack(self) -> Fraction:
        """The largest rounding error of a number written with these decimals."""
        return Fraction(1, 2 * 10 ** len(self.text.rstrip(" %cmpint").partition(".")[2]))

    def value(self) -> Fraction | None:
        """The value, multiplication first; None for a division by zero."""
        terms = [self.numbers[0]]
        for sign, number in zip(self.signs, self.numbers[1:], strict=True):
            if sign in "×x·*":
                terms[-1] *= number
            elif sign in "÷/":
                if not number:
                    return None
                terms[-1] /= number
            else:
                terms.append(number if sign == "+" else -number)
        return sum(terms, Fraction(0))


def check(context: GameContext) -> Problems:
    """Every sum in every text."""
    for passage in passages(context.game, RULES_AND_NOTES, containing="="):
        # Numbers may be bold; the asterisks are blanked, so that offsets stay.
        plain_text = without_templates(passage.text).replace("**", "  ")
        for match in _SUM.finditer(plain_text):
            if not _is_part(plain_text, match.start()):
                yield from _wrong(passage, match)


def _is_part(text: str, start: int) -> bool:
    """Whether the sum begins before its first character, or continues a filled-in value."""
    before = text[max(0, start - 12) : start].rstrip()
    return before.endswith((*_OPERATORS.replace("x", ""), BLANK, "(", "^")) or bool(_COUNTED.search(before))


def _wrong(passage: Passage, match: re.Match[str]) -> Problems:
    sides = _sides(match["sides"], match.start())
    if not sides[0].signs or not all(_is_clear(side) for side in sides):
        return
    before = sides[0]
    for side in sides[1:]:
        value = before.value()
        if value is None or not _same_units(before, side):
            return
        if not _agrees(before, side, value):
            yield Problem(
                message=f"{' '.join(before.text.split())} is {_shown(value, before, side)}, not {side.text}",
                span=passage.span_between(before.start, side.start + len(side.text)),
                hint="correct the sum or its result",
            )
            return
        before = side


def _sides(text: str, start: int) -> list[_Side]:
    sides = []
    for match in re.finditer(r"[^=]+", text):
        raw = match[0]
        stripped = raw.strip()
        tokens = list(_TOKEN.finditer(stripped))
        sides.append(
            _Side(
                stripped,
                start + match.start() + len(raw) - len(raw.lstrip()),
                tuple(Fraction(token["number"]) for token in tokens if token["number"]),
                tuple(token["sign"] for token in tokens if token["sign"]),
                frozenset(token["unit"] for token in tokens if token["unit"]),
            )
        )
    return sides


def _is_clear(side: _Side) -> bool:
    """Whether it is surely a sum: not a range (1-3, 1 – 3), a pair (3/2) or a name such as 4x4."""
    for match in re.finditer(r"(?P<left>\s*)(?P<sign>[\-–/x])(?P<right>\s*)", side.text):
        if not (match["left"] and match["right"]) and not _is_fraction(side):
            return False
    if side.text.count("%") not in (0, len(side.numbers)):
        return False
    rising = len(side.numbers) == 2 and side.numbers[0] < side.numbers[1]
    return not (rising and side.signs[0] in "-–")


def _is_fraction(side: _Side) -> bool:
    return side.signs == ("/",) and side.numbers[0] < side.numbers[1]


def _same_units(first: _Side, second: _Side) -> bool:
    """Whether two sides can be compared: a fraction may be written as a percentage, other units must agree."""
    if "%" in second.units and not first.units:
        return first.signs == ("/",)
    return not first.units or not second.units or first.units == second.units


def _agrees(first: _Side, second: _Side, value: Fraction) -> bool:
    claimed = second.value()
    # A running total, 4 + 3 = 7 + 2 = 9, is not an equation, but common.
    accepted = [number for number in (claimed, second.numbers[0]) if number is not None]
    if "%" in second.units and not first.units:
        value *= 100
        return any(abs(value - number) <= second.slack for number in accepted)
    if not first.divides:
        return value in accepted
    rounded = second.slack * 2 if "." in second.text else Fraction(1)
    return any(abs(value - number) < rounded for number in accepted)


def _shown(value: Fraction, first: _Side, second: _Side) -> str:
    if "%" in second.units and not first.units:
        return f"{plain(round(float(value * 100), 1))} %"
    unit = next(iter(first.units), "")
    return f"{plain(value)}{' ' if unit else ''}{unit}"
