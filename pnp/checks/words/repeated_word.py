"""A word is repeated by mistake.

Looks for the same word twice in a row in English rules, texts of records and names, also across the end of a line, and
for a word before its own plural at the end of a clause ("the hill hills."). Words that English may double ("had had",
"that that", "it is is") are ignored, and so are names (Walla Walla) and a pair of words with emphasis. In German rules,
small words are found that no sentence has twice ("und und").

It is easy to miss on the screen, and easy to see on the printed card.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: Move one of the the units that you own.}
```
```text
cards.yaml:5:52: warning T104 'the' is repeated
```
```diff file=cards.yaml
-      - {id: march, name: March, text: Move one of the the units that you own.}
+      - {id: march, name: March, text: Move one of the units that you own.}
```

## Mended
The second word is removed if no sentence can have it twice, such as "the the" and "your your".
"""

import re
from typing import Final

from pnp.analysis.corpus import GAP, LETTER, SENTENCES, Corpus, Found
from pnp.analysis.markup import AS_NOTHING, BORDER
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "repeated word"
SEVERITY = Severity.WARNING

_FEW: Final = 30
# Words that correct English may repeat.
_DOUBLED: Final = (
    "aye bang blah boom bye chop click double far had hear hip hush is knock long many more much no now please really "
    "so that there tick tut very well yes la hey ha ho my na sweet"
)
# Words that no sentence has twice, unlike "the space you move to to attack" and "I gave her her sword".
_NEVER_TWICE: Final = ("the", "an", "and", "or", "if", "your", "their", "our", "its", "every")

# Words that no German sentence has twice.
_GERMAN_WORDS: Final = (
    "und", "oder", "ein", "eine", "einen", "einem", "einer", "ist", "wird", "mit", "von", "im", "zum", "zur", "vom",
    "für",
)  # fmt: skip
_GERMAN_ARTICLES: Final = ("der", "dem", "den")
# An article may: behind a comma ("in der der Spieler steht"), and where an adjective belongs to both of them ("auf der
# der Bank zugewandten Seite").
_GERMAN: Final = re.compile(
    rf"(?<![\w-])(?:(?P<word>{'|'.join(_GERMAN_WORDS)}){GAP}(?P=word)"
    rf"|(?<![,\n] )(?:an|auf|aus|bei|in|mit|nach|neben|über|unter|von|vor|zu){GAP}"
    rf"(?P<article>{'|'.join(_GERMAN_ARTICLES)}){GAP}(?P=article)"
    rf"(?={GAP}[A-ZÄÖÜ]\w+(?:{GAP}[a-zäöü]+)?[.,;:!?)]))(?![\w-])"
)


def check(context: GameContext) -> Problems:
    """Every repeated word. Other languages repeat words for good reasons: "die, die die", "nous nous"."""
    if context.game.kit.language.startswith("de"):
        yield from _german(context.corpus)
    if not context.is_english:
        return
    doubled, words = _DOUBLED.split(), context.corpus
    yield from _with_plural(words)
    repeated = sorted(words.doubled)
    if not repeated:
        return
    # Searching for a few words is much faster than for any word.
    pattern = _repeated("|".join(map(re.escape, repeated)) if len(repeated) < _FEW else f"{LETTER}+")
    for found in words.find(pattern):
        word = found.match["word"]
        if word.lower() in doubled or _is_name(found) or len(word) == 1:
            continue
        yield Problem(
            message=f"{word!r} is repeated",
            span=found.span,
            hint="remove one of them",
            edits=found.edit("", "again") if _is_slip(found) else (),
        )


def _german(words: Corpus) -> Problems:
    """Every repeated word that no German sentence has twice; "die, die die Karte hat" has."""
    if words.doubled.isdisjoint((*_GERMAN_WORDS, *_GERMAN_ARTICLES)):
        return
    for found in words.find(_GERMAN, kinds=SENTENCES):
        word = found.match["word"] or found.match["article"]
        yield Problem(message=f"{word!r} is repeated", span=found.span, hint="remove one of them")


def _with_plural(words: Corpus) -> Problems:
    """Every word before its own plural where no sentence goes on: there the plural is no verb."""
    ends = ("", *".,;:!?)")
    nouns = sorted(word for word in words.doubled if any(f"{word}s{end}" in words.counts for end in ends))
    pattern = re.compile(rf"(?<![\w'’-])(?P<word>{'|'.join(nouns)}) (?P=word)s(?=[.,;:!?)]|\s*(?:\n|{BORDER}|$))")
    for found in words.find_at(pattern, tuple(f"{noun} {noun}s" for noun in nouns), kinds=SENTENCES):
        yield Problem(message=f"{found.match['word']!r} is repeated", span=found.span, hint="remove one of them")


def _repeated(word: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w'’-])(?P<word>{word})(?P<again>{GAP}(?P=word))(?![\w'’-])", re.IGNORECASE)


def _is_slip(found: Found) -> bool:
    """Whether the second word cannot be meant; a capital begins a sentence or a line of a verse."""
    again = found.match["again"].strip(f" \t\n\xa0{AS_NOTHING}")
    return again in _NEVER_TWICE


def _is_name(found: Found) -> bool:
    """Whether the pair is a name: Walla Walla, **center center**, or all of the name of a record."""
    word, again, (start, end) = found.match["word"], found.match["again"], found.match.span()
    text = found.match.string
    if text[start - 1 : start] == AS_NOTHING == text[end : end + 1] and AS_NOTHING not in again:
        return True
    return (word[0].isupper() and again[-len(word)].isupper()) or found.passage.kind == "name"
