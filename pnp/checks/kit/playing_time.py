"""The rules give another playing time than the kit.

Looks, at the beginning of English rules, for "takes about ninety minutes", "lasts an hour" and "60 to 90 minutes", and
compares it with `time:` in kit.yaml. A number within a range of the other is right. What a round, a turn, the set-up or
the like takes is left out.

People choose a game for the evening by the time on its box.

```yaml file=kit.yaml
kit: harbour
title: Harbour
players: 2-4
time: 45 min
licence: CC-BY-4.0
```
```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Harbour

Harbour is a game of ships. It takes about ninety minutes.
```
```text
rules.md:3:44: warning K210 the text says 'ninety minutes', but the kit says '45 min'
```
```diff file=kit.yaml
-time: 45 min
+time: 90 min
```
"""

import re
from typing import Final

from pnp.analysis.numerals import NUMBER, number_of
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "other playing time"
SEVERITY = Severity.WARNING

_RANGE: Final = rf"(?P<low>{NUMBER}|an?|half an)(?:\s*(?:to|or|–|-)\s*(?P<high>{NUMBER}))?(?P<half> and a half)?"
_TIME: Final = rf"(?P<said>{_RANGE}\s*(?P<unit>min(?:ute)?s?|h|hours?))\b"
_TAKES: Final = re.compile(
    rf"\b(?:takes?|lasts?|needs?|played in|runs?(?: for)?)\s+(?:you\s+)?(?:only\s+)?"
    rf"(?:about|around|roughly|some|approximately|between)?\s*{_TIME}"
)
_GIVEN: Final = re.compile(rf"{_TIME}\.?")
# Something that is shorter than the game, or another game.
_PART: Final = re.compile(
    r"\b(?:rounds?|turns?|phases?|set-?up|setting up|preparation|teach|explain|learn|read|first game|scenarios?|each"
    r"|every|variant|introductory|minutes? (?:for|to)|player|timer|hourglass|clock|round of|fight|battles?)\b"
)
_BEGINNING: Final = 1500
_HOUR: Final = 60
_SENTENCE: Final = re.compile(r"[.!?;\n]\s|\0")


def check(context: GameContext) -> Problems:
    """The first time that differs, at the beginning of each text."""
    kit = context.game.kit
    given = _GIVEN.fullmatch(kit.time.lower().strip())
    if given is None or not context.is_english:
        return
    low, high = _minutes(given)
    words = context.prose
    for passage in words.passages:
        if passage.kind != "rules":
            continue
        for match in _TAKES.finditer(words.lower, passage.start, min(passage.end, passage.start + _BEGINNING)):
            before = _SENTENCE.split(words.lower[max(passage.start, match.start() - 150) : match.start()])[-1]
            least, most = _minutes(match)
            is_part = _PART.search(f"{before} {words.lower[match.end() : match.end() + 12]}")
            if not is_part and (most < low or least > high):
                yield Problem(
                    message=f"the text says {match['said']!r}, but the kit says {kit.time!r}",
                    span=words.match_span(match, "said"),
                    hint="correct the sentence, or time: in kit.yaml",
                    related=(Related(kit.at("time"), "given here"),),
                )
                return


def _minutes(match: re.Match[str]) -> tuple[float, float]:
    """The shortest and the longest time that some words give."""
    hours = _HOUR if match["unit"].startswith("h") else 1
    low = 0.5 if match["low"].startswith("half") else number_of(match["low"])
    high = number_of(match["high"]) if match["high"] else low
    half = 0.5 if match["half"] else 0
    return (low + half) * hours, (high + half) * hours
