"""A sentence is in another language than the kit.

Looks, in a kit in English, for sentences of three words and more with one of the short words by which German, French,
Spanish or Italian are known (*der, darfst*; *vous, chaque*), without those by which English is, and with hardly a word
that an English dictionary has. Words for flavor and what stands in quotation marks or italics are left alone, since
soldiers may shout in their own language.

A translated game keeps sentences of the original where nobody looks, and players cannot read them.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: Move one unit. Der Befehl verfällt danach.}
```
```text
cards.yaml:5:55: warning T412 this sentence is German, and the kit is English
```
```diff file=cards.yaml
-      - {id: march, name: March, text: Move one unit. Der Befehl verfällt danach.}
+      - {id: march, name: March, text: Move one unit. The order lapses after that.}
```
"""

import re
from collections.abc import Sequence
from typing import Final

from pnp.analysis.dictionary import knows
from pnp.analysis.languages import KNOWN_BY, LANGUAGES
from pnp.analysis.prose import BLANK
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "sentence in another language"
SEVERITY = Severity.WARNING

_OTHERS: Final = {word: code for code, words in KNOWN_BY.items() if code != "en" for word in words}
_HINT: Final = re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(_OTHERS))})(?![\w-])", re.IGNORECASE)
_ENDS: Final = ".!?:;|\n\0"
_SENTENCE: Final = re.compile(rf"[^{_ENDS}]+")
_WORD: Final = re.compile(r"[^\W\d_]{2,}")
# What somebody says, or is set apart in italics: of any length that a passage has.
_QUOTED: Final = re.compile(r"«[^»\0]*»|“[^”\0]*”|„[^“”\0]*[“”]|\"[^\"\n\0]*\"|\*[^*\n\0]+\*|(?<!\w)_[^_\n\0]+_(?!\w)")
_LEAST: Final = 3
# So many of its words, at least, are of the other language or of none that is known.
_SHARE: Final = 0.75


def check(context: GameContext) -> Problems:
    """Every such sentence, once."""
    if not context.is_english:
        return
    prose, end = context.prose, 0
    if not prose.has(_HINT, prose.text):
        return
    text = _QUOTED.sub(lambda quoted: BLANK * len(quoted[0]), prose.text)
    for hint in _HINT.finditer(text):
        if hint.start() < end:
            continue
        start = max(end, *(text.rfind(mark, end, hint.start()) + 1 for mark in _ENDS))
        sentence = _SENTENCE.match(text, start)
        if sentence is None:
            continue
        end = sentence.end()
        code = _OTHERS[hint[0].lower()]
        if BLANK not in sentence[0] and _is_of(_WORD.findall(sentence[0]), KNOWN_BY[code]):
            words = sentence[0].strip()
            yield Problem(
                message=f"this sentence is {LANGUAGES[code]}, and the kit is English",
                span=prose.span(start + sentence[0].index(words), len(words)),
                hint="translate it, or leave it out",
            )


def _is_of(words: Sequence[str], known: frozenset[str]) -> bool:
    """Whether words are a sentence of a language that is known by some: more than names, and no English."""
    if len(words) < _LEAST or any(word.lower() in KNOWN_BY["en"] for word in words):
        return False
    own = [word for word in words if word.lower() in known]
    strange = [word for word in words if word.lower() not in known and not knows(word.lower())]
    return any(word.islower() for word in strange) and len(own) + len(strange) >= _SHARE * len(words)
