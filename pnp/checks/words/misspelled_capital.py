"""A word with a capital, or in a name, is misspelled.

Looks up what T109 leaves alone, since it may be a name: words with a capital, words of names, fields and values. A word
that no dictionary has is a finding if it is a known misspelling (Posessions), if it is one typing error away from a
word of another name of the kit (Cansiter, if there is a Double Canister), if it has one other letter than a name that
no dictionary has (Hyborians, of the Hyborean), or if it is a long word, used once, one typing error away from a common
word. `words:` in kit.yaml may list words that are right.

Names are printed largest, and searched for most.

```yaml file=cards.yaml
decks:
  - id: guns
    name: Guns
    cards:
      - {id: double, name: Double Canister, text: Two attacks.}
      - {id: single, name: Cansiter, text: Unkown effects on one attack.}
```
```text
cards.yaml:6:28: warning T352 'Cansiter' is in no dictionary
```
```diff file=cards.yaml
-      - {id: single, name: Cansiter, text: Unkown effects on one attack.}
+      - {id: single, name: Canister, text: Unknown effects on one attack.}
```
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from pnp.analysis import dictionary, misspellings
from pnp.analysis.corpus import Corpus, Found
from pnp.analysis.declared import WORD
from pnp.analysis.passages import Kinds
from pnp.analysis.vocabulary import Vocabulary
from pnp.checks.api import GameContext, Problem, Problems, Severity, Span
from pnp.checks.words.misspelling import begins_sentence
from pnp.load.suggest import are_near
from pnp.model.fields import Open
from pnp.model.walk import records

NAME = "misspelled name or capital"
SEVERITY = Severity.WARNING

_CAPITAL: Final = re.compile(r"[A-Z](?<![\w’'@#/.].)(?<!\w-.)[a-z]{5,}(?![\w@/-]|[’'](?!s\b)\w|\.\w)")
_PLACES: Final[Kinds] = ("name", "text", "flavor", "declared", "rules", "layout")
_WRONG_PLURAL: Final = re.compile(r"[^aeiou]ys$")
_SHORTEST: Final = 6
# From this length on two typing errors may be between a word and one of the kit, or one between it and a common word.
_LONG: Final = 8
_COMMON: Final = 2_000_000
_COMMON_VALUE: Final = 400_000
_SELDOM: Final = 2
_START: Final = 2


def check(context: GameContext) -> Problems:
    """Each misspelled word, at each place."""
    if not context.is_english or not dictionary.frequencies():
        return
    # A dash before a word, as before the author of a quotation, is written as a hyphen, too.
    behind_dashes = {token[1:] for token in context.corpus.counts if token[:1] == "-" and token[1:].isalpha()}
    every_word = (*context.vocabulary.counts, *behind_dashes)
    unknown = frozenset(word for word in every_word if len(word) >= _SHORTEST and _is_unknown(word))
    in_values = _in_values(context)
    kit = context.game.kit
    right = {word.lower() for text in (*kit.words, *kit.authors) for word in WORD.findall(text)}
    places: dict[str, list[Span]] = {}
    for word, span in (*_in_texts(context, unknown), *in_values):
        if word.lower() not in right:
            places.setdefault(word, []).append(span)
    own: dict[str, list[str]] = {}
    for other in sorted(context.vocabulary.own - unknown - {word.lower() for word in places}):
        own.setdefault(other[:_START], []).append(other)
    values = {word for word, _ in in_values}
    strange = context.vocabulary.own & unknown
    for word, spans in sorted(places.items()):
        meant = _meant(word.lower(), own, len(spans), is_value=word in values) or _declared(word.lower(), strange)
        for span in spans if meant else ():
            yield Problem(
                message=f"{word!r} is in no dictionary",
                span=span,
                hint=f"did you mean {str(meant).capitalize()!r}? If it is right, list it under words: in kit.yaml",
            )


def _is_unknown(word: str) -> bool:
    is_known = dictionary.knows(word) and not _WRONG_PLURAL.search(word)
    return not is_known and not dictionary.is_listed(word)


def _in_texts(context: GameContext, unknown: frozenset[str]) -> Iterator[tuple[str, Span]]:
    """Every unknown word with a capital that T109 leaves alone, with its place."""
    words, known = context.corpus, context.vocabulary
    for found in words.find(_CAPITAL, kinds=_PLACES):
        if found.text.lower() in unknown and (
            found.passage.kind == "name" or not _is_of_other_check(found, words, known)
        ):
            yield found.text, found.span


def _in_values(context: GameContext) -> list[tuple[str, Span]]:
    """The unknown words with a capital in lists of values, where names of people and places are rare."""
    return [
        (word, record.at(f"{key}.{index}"))
        for record in records(context.game)
        if isinstance(record, Open)
        for key, value in record.fields.items()
        if isinstance(value, tuple)
        for index, text in enumerate(value)
        if isinstance(text, str)
        for word in _CAPITAL.findall(text)
        if _is_unknown(word.lower())
    ]


def _is_of_other_check(found: Found, words: Corpus, known: Vocabulary) -> bool:
    """Whether T109 looks at the word: one at the start of a sentence that is known as wrong, or used once."""
    start, word = found.match.start(), found.text.lower()
    if words.text[start - 1] == "-" or not begins_sentence(words.text, start):
        return False
    return bool(misspellings.corrections(word)) or (known.counts[word] == 1 and not _WRONG_PLURAL.search(word))


def _meant(word: str, own: Mapping[str, list[str]], number: int, *, is_value: bool) -> str | None:
    """What was meant; None if nobody can tell."""
    known = misspellings.corrections(word)
    if _WRONG_PLURAL.search(word) and word[:-1] in own.get(word[:_START], ()):
        return f"{word[:-2]}ies"
    if known and are_near(word, known[0], 2):
        return known[0]
    for other in own.get(word[:_START], ()):
        if abs(len(other) - len(word)) <= 2 and len(other) >= _SHORTEST and other != word:
            # A plural or another ending is another form of the word.
            is_form = other.startswith(word[:-2]) or word.startswith(other[:-2])
            if is_form and not _has_wrong_letter(word, other):
                continue
            if are_near(word, other, 2 if len(word) > _LONG else 1):
                return other
    if number < _SELDOM and len(word) >= _LONG:
        return max(
            (near for near in dictionary.near(word) if _is_plain_slip(word, near, is_value=is_value)),
            key=dictionary.frequency,
            default=None,
        )
    return None


def _declared(word: str, strange: frozenset[str]) -> str | None:
    """The declared name, in no dictionary either, of which one letter inside is another: Hyborians, of Hyborean."""
    single = word.removesuffix("s")
    if len(single) <= _SHORTEST or {word, single} & strange:
        return None
    same = (name for name in strange if len(name) == len(single) and name[:_START] == single[:_START])
    near = [name for name in same if name[-1] == single[-1] and are_near(single, name, 1)]
    return near[0] if len(near) == 1 else None


def _has_wrong_letter(word: str, other: str) -> bool:
    """Whether a word is a common one with one letter inside written wrong: Combet."""
    is_common = dictionary.frequency(other) >= _COMMON and dictionary.is_ordinary(other)
    return is_common and len(word) == len(other) and word[-1] == other[-1]


def _is_plain_slip(word: str, near: str, *, is_value: bool) -> bool:
    """Whether a common word was meant, and the error is neither in its first letters nor in its ending."""
    same_ends = near[:_START] == word[:_START] and near[-_START:] == word[-_START:]
    is_common = dictionary.frequency(near) >= _COMMON and dictionary.is_ordinary(near)
    return same_ends and (is_common or (is_value and dictionary.frequency(near) >= _COMMON_VALUE))
