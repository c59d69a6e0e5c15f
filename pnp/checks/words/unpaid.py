"""Everybody has to pay, and nothing says what happens to whoever cannot.

Looks, in English rules and phases, for what has to be paid for each of something, whoever it is: "pay 1 water for each
of your camels", "each player pays two food per worker". If no sentence of the kit speaks of having too little, it is
found. Its findings are notes.

Sooner or later a player has nothing left, and the table has to make up a rule.

```yaml file=play.yaml
phases:
  - {id: rest, name: Rest, text: Pay 1 water for each of your camels.}
```
```text
play.yaml:2:34: info T374 nothing says what happens to whoever cannot pay this
```
```diff file=play.yaml
-  - {id: rest, name: Rest, text: Pay 1 water for each of your camels.}
+  - {id: rest, name: Rest, text: 'Pay 1 water for each of your camels; if you cannot, discard a camel.'}
```
"""

import re
from typing import Final

from pnp.analysis.numerals import NUMBER
from pnp.analysis.statements import is_of_the_game
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "nothing for who cannot pay"
SEVERITY = Severity.INFO

_DUE: Final = re.compile(
    r"(?:(?<=^)|(?<=[.:;|\0\n] )|(?<=[.:;|\0\n])|\b(?:each|every) player (?:must )?|\bplayers must |\byou must )"
    rf"(?P<said>pays? (?:an?|{NUMBER}) [a-z]+(?: to the [a-z]+)? "
    r"(?:for (?:each|every)(?: of)?|per) [^.;:|\0\n]+)"
)
_OPTION: Final = re.compile(r"\b(?:may|can|if|to (?:buy|build|take|move|do)|instead|want)\b")
_TOO_LITTLE: Final = re.compile(
    r"\b(?:cannot|can[’']t|can not|unable to) (?:pay|afford|feed|do so|supply|be (?:paid|fed))|\b(?:is|are) unable\b"
    r"|\bnot (?:have )?enough\b|\btoo (?:few|little)\b|\bshort of\b|\b(?:has|have) (?:none|nothing)\b|\bif you cannot\b"
    r"|\bwhoever cannot\b|\b(?:does|do) not have\b|\b(?:doesn|don)[’']t have\b|\b(?:un(?:fed|paid|supplied))\b|\bstarv"
    r"|\bwho cannot\b|\bfor (?:each|every) [a-z]+ (?:that (?:is|was) )?(?:not|missing|unpaid)\b"
)


def check(context: GameContext) -> Problems:
    """The first thing that is due."""
    words = context.prose
    if not context.is_english or words.has(_TOO_LITTLE, words.lower):
        return
    for match in context.outline.find(_DUE, words.lower):
        start, end = context.outline.sentence(match.start("said"))
        is_aside = context.outline.is_aside(start) or not is_of_the_game(context, start)
        if not is_aside and not _OPTION.search(words.lower, start, end):
            yield Problem(
                message="nothing says what happens to whoever cannot pay this",
                span=words.span(match.start("said"), len(match["said"].rstrip())),
                hint="say what is lost, or what is paid instead",
            )
            return
