"""A sentence gives terrain another effect on combat than the chart.

Reads "attacks against a hill are shifted two columns to the left", "hills give one column to the left", "units that
defend in a town are doubled", "attacks across a river are halved" and the like, in English rules, and compares them
with `shift:`, `defenders:` and `attackers:` of the terrain. Several kinds of terrain may be listed, as in "in a town or
in woods". Sentences with a condition are left out, and so is terrain whose effect is described in words.

The combat table is read with the chart beside it: the attack that the sentence promised is another one.

```yaml file=map.yaml
terrain:
  - {id: hill, name: Hill, cost: {any: 2}, shift: -1}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

Attacks against a hill are shifted two columns to the left.
```
```text
rules.md:3:36: warning B210 'Hill' shifts 1 column to the left in the chart, but here it says 'two columns to the left'
```
```diff file=rules.md
-Attacks against a hill are shifted two columns to the left.
+Attacks against a hill are shifted one column to the left.
```
"""

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Final, Literal

from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.plain_sentences import PLACE, PlainSentence, any_of, by_spoken_name, plain_sentences
from pnp.analysis.word_forms import word_set
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.costs import in_points
from pnp.model.units import Terrain

NAME = "other effect than in the chart"
SEVERITY = Severity.WARNING

_SHIFT: Final = re.compile(
    rf"\b(?P<said>(?P<by>{NUMBER})(?:\s+columns?(?:\s+shifts?)?)?\s+(?:to\s+the\s+)?(?P<way>left|right))\b"
)
# A sentence with no other words than these, one kind of terrain and a shift is about combat there.
_OF_SHIFTS: Final = word_set("""
if when a an the any each every all attack attacks attacked attacking attacker attackers attacker's defender's
attackers' defenders' defend defends defended defending defender defenders defence combat combats is are be
get gets give gives gain gains grant grants provide provides receive receives shift shifts shifted move moves
moved by of in on into onto against across over behind to with at from for column columns odds hex hexes
hexside hexsides side sides space spaces square squares unit units who that it its result left right must
""")
_IF: Final = frozenset(("if", "when"))
_WORD: Final = re.compile(r"[a-z’'-]+")
_FACTORS: Final[Mapping[str, Fraction]] = {
    "halved": Fraction(1, 2),
    "doubled": Fraction(2),
    "tripled": Fraction(3),
    "trebled": Fraction(3),
    "quadrupled": Fraction(4),
    "half": Fraction(1, 2),
    "third": Fraction(1, 3),
    "quarter": Fraction(1, 4),
    "double": Fraction(2),
    "triple": Fraction(3),
}
_FACTOR: Final = re.compile(rf"\b(?P<said>(?:is\s+|are\s+|at\s+(?:an?\s+|one[ -])?)(?P<factor>{'|'.join(_FACTORS)}))\b")
_BETWEEN: Final = re.compile(
    rf"{PLACE}(?:,|,?\s+(?:and|or))\s+(?:(?:in|into|on|onto|against|across)\s+)?(?:(?:an?|the)\s+)?"
)
_LEADS: Final = ("column", *_FACTORS)
# Whose strength it is: the nearest word before the factor. Who is attacked defends.
_ROLE: Final = re.compile(r"\b(?P<attack>attackers?|attacks?|attacking)\b|\b(?:defend\w*|defen[cs]e|attacked)\b")


def check(context: GameContext) -> Problems:
    """Every sentence with a column shift or a factor, and the name of terrain."""
    terrain = by_spoken_name(each for each in context.game.terrain if not each.combat)
    if not any(each.shift or each.attackers or each.defenders for each in terrain.values()):
        return
    where = rf"\b(?:against|into|in|on|onto|across|over|at)\s+(?:an?\s+|the\s+|any\s+)?(?P<where>{any_of(terrain)})"
    placed, named = re.compile(rf"{where}{PLACE}"), re.compile(rf"\b{any_of(terrain)}")
    # "If the attacked hex is a town, shift two columns left" is no other case than that of the chart.
    for sentence in plain_sentences(context, _LEADS, besides=_IF):
        match, roles = placed.search(sentence.text), list(_ROLE.finditer(sentence.text))
        names = list(named.finditer(sentence.text))
        is_of_one = len({terrain[each[0]].id for each in names}) == 1
        if match and roles and len(names) > 1 and _are_listed(sentence.text, names):
            for each in names:
                yield from _compared(context, sentence, terrain[each[0]])
        if match and roles and is_of_one and not _IF & set(sentence.text.split()):
            yield from _compared(context, sentence, terrain[match["where"]])
        elif is_of_one and (found := named.search(sentence.text)):
            others = set(_WORD.findall(_SHIFT.sub("", named.sub("", sentence.text))))
            if others <= _OF_SHIFTS and "column" in sentence.text:
                yield from _compared(context, sentence, terrain[found[0]])


def _are_listed(text: str, names: Sequence[re.Match[str]]) -> bool:
    """Whether nothing but "and", "or" and a place stands between names: "in a town or in woods"."""
    return all(_BETWEEN.fullmatch(text, first.end(), second.start()) for first, second in pairwise(names))


def _compared(context: GameContext, sentence: PlainSentence, terrain: Terrain) -> Problems:
    if len(shifts := list(_SHIFT.finditer(sentence.text))) == 1 and terrain.shift is not None:
        by = number_of(shifts[0]["by"]) * (-1 if shifts[0]["way"] == "left" else 1)
        if by != terrain.shift:
            yield _problem(context, sentence, shifts[0], terrain, "shift")
    if len(factors := list(_FACTOR.finditer(sentence.text))) == 1:
        before = list(_ROLE.finditer(sentence.text, 0, factors[0].start()))
        role: Literal["attackers", "defenders"] = "attackers" if before and before[-1]["attack"] else "defenders"
        factor = getattr(terrain, role)
        if before and factor is not None and factor.value != _FACTORS[factors[0]["factor"]]:
            yield _problem(context, sentence, factors[0], terrain, role)


def _problem(context: GameContext, sentence: PlainSentence, said: re.Match[str], terrain: Terrain, key: str) -> Problem:
    if key == "shift":
        by = terrain.shift or 0
        way = "left" if by < 0 else "right"
        does = f"shifts {abs(by)} {'column' if abs(by) == 1 else 'columns'} to the {way}" if by else "shifts no column"
    else:
        does = f"multiplies {key} by {in_points(getattr(terrain, key).value)}"
    return Problem(
        message=f"{terrain.title!r} {does} in the chart, but here it says {' '.join(said['said'].split())!r}",
        span=context.prose.span(sentence.start + said.start("said"), len(said["said"])),
        hint="correct the sentence, or the terrain if the sentence is right",
        related=(Related(terrain.at(key), "the effect in the chart"),),
    )
