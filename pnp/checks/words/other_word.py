"""A text has another word where texts like it have one and the same.

Compares short texts of cards and rows that differ in nothing but the name of a unit or class and the word behind it:
"Attacking Cavalry battalion gets 1 extra attack", "Attacking Artillery brigade gets 1 extra attack". A word that stands
nowhere else in the kit, where the others have one that the kit often uses, is found.

A battalion and a brigade are two things to every reader. Usually it is an older word for the same.

```yaml file=cards.yaml
classes:
  - {id: cavalry, name: Cavalry, text: Any battalion on horses.}
  - {id: infantry, name: Infantry, text: Any battalion on foot.}
  - {id: artillery, name: Artillery, text: Any battalion with guns.}
decks:
  - id: tactics
    name: Tactics
    cards:
      - {id: sabers, name: Sabers, text: The Cavalry battalion attacks again.}
      - {id: volley, name: Volley, text: The Infantry battalion attacks again.}
      - {id: shrapnel, name: Shrapnel, text: The Artillery brigade attacks again.}
```
```text
cards.yaml:11:60: warning T408 'brigade' is written where similar texts have 'battalion'
```
```diff file=cards.yaml
-      - {id: shrapnel, name: Shrapnel, text: The Artillery brigade attacks again.}
+      - {id: shrapnel, name: Shrapnel, text: The Artillery battalion attacks again.}
```
"""

import re
from collections import Counter
from typing import Final

from pnp.analysis.names import names_of
from pnp.analysis.passages import passages
from pnp.analysis.word_forms import plurals
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span

NAME = "other word for one thing"
SEVERITY = Severity.WARNING

_LONGEST: Final = 120
# So often the kit uses the usual word outside of such texts.
_USUAL: Final = 3
_SHORTEST: Final = 4
_NAME: Final = "\0"
_TOKEN: Final = re.compile(r"[\w’'-]+|[^\w\s.]")


def check(context: GameContext) -> Problems:
    """Every word that alone differs from the usual one behind a name."""
    game = context.game
    own = {name for group in (game.units, game.classes) for record in group for name in names_of(record)}
    names = {form for name in own for form in (name, *plurals(name)) if " " not in form}
    frames: dict[tuple[str, ...], dict[str, list[Span]]] = {}
    for passage in passages(game, ("text",)) if len(names) > 1 else ():
        if len(passage.text) >= _LONGEST or names.isdisjoint(passage.text.split()):
            continue
        tokens = list(_TOKEN.finditer(passage.text))
        frame = [_NAME if token[0] in names else token[0].lower() for token in tokens]
        for at, token in enumerate(tokens[1:], 1):
            word = token[0]
            if frame[at - 1] == _NAME and len(word) >= _SHORTEST and word.isalpha() and word.islower():
                key = (*frame[:at], "", *frame[at + 1 :])
                frames.setdefault(key, {}).setdefault(word, []).append(passage.span(token.start(), len(word)))
    counts = context.corpus.counts
    used = Counter(word for words in frames.values() for word, places in words.items() for _ in places)
    for words in frames.values():
        usual = max(words, key=lambda word: counts[word])
        for word, places in words.items() if counts[usual] - used[usual] >= _USUAL else ():
            if word != usual and counts[word] == used[word]:
                for span in places:
                    yield Problem(
                        message=f"{word!r} is written where similar texts have {usual!r}",
                        span=span,
                        hint=f"write {usual!r}, or explain what {word!r} is",
                        related=(Related(words[usual][0], f"here it is {usual!r}"),),
                        cause=f"{word!r} is written where similar texts have {usual!r}",
                    )
