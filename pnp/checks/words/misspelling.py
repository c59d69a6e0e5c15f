"""A word is misspelled.

Looks up every word of an English kit in dictionaries with British, American and rare words, and among the names, ids,
terms and abbreviations of the kit. A word that is in none of them is a finding if it is a known misspelling, such as
"recieve", or a contraction without its apostrophe, such as "isnt". It is one, too, if it is one typo away from a common
word or a word of the kit, unless the kit uses it three times or more. Other words that no dictionary has are left
alone; so are passages in another language, but for known misspellings among English words, and words with a capital
unless they begin a sentence and are known misspellings or slips of the hand, such as "Discrad a card". `words:` in
kit.yaml may list more words that are right.

Players remember a card that says "recieve" for its typo, not for its rule.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: Recieve one unit of reinforcements.}
```
```text
cards.yaml:5:40: warning T109 'Recieve' is not in the dictionary
```
```diff file=cards.yaml
-      - {id: march, name: March, text: Recieve one unit of reinforcements.}
+      - {id: march, name: March, text: Receive one tercio of voltigeurs.}
```

## Mended
A known misspelling is corrected if it can only mean one word, the kit uses it less than three times and knows all words
around it. So is a slip of the hand in a name or term of the kit: two
letters are exchanged, or one is missing or too many within the word. Any other word stays as it is.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from pnp.analysis import dictionary, misspellings
from pnp.analysis.corpus import SENTENCES, Corpus
from pnp.analysis.languages import KNOWN_BY
from pnp.analysis.markup import AS_NOTHING, BORDER
from pnp.analysis.vocabulary import Vocabulary
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.load.suggest import are_near, is_slip
from pnp.values import dataclass

NAME = "misspelled word"
SEVERITY = Severity.WARNING

# How often a word must occur in books for a near spelling to be taken for it, by the length of that spelling.
_COMMON: Final = {3: 2_000_000_000, 4: 300_000_000, 5: 60_000_000, 6: 8_000_000}
_COMMON_LONG: Final = 400_000
# A word that the kit itself uses this often may be rarer in books.
_COMMON_HERE: Final = 1_000_000
_USED_HERE: Final = 2
# From this length on any typo counts; in shorter words only two swapped letters, so that LICH is not RICH.
_LONG: Final = 6
_MOST_NAMED: Final = 2
# Longer strings are not words.
_LONGEST: Final = 40
# If one in this many words is strange, a paragraph is foreign; this many characters around a word are searched.
_FOREIGN: Final = 4
_AROUND: Final = 300
_ANY_WORD: Final = re.compile(r"[^\W\d_]+")
_WITH_APOSTROPHE: Final = re.compile(r"(?<![\w’'])[^\W\d_]+[’'][^\W\d_]+(?![\w’'])")
_CONTRACTION: Final = re.compile(r"[’'](?:s|t|d|m|ll|re|ve)\b")
# A contraction without its apostrophe, up to where that should be; of those that are no words of their own.
_WITHOUT_APOSTROPHE: Final = re.compile(
    r"(?:is|are|was|were|do|does|did|has|have|had|would|could|should|must|need)n(?=t$)"
    r"|(?:you|they)(?=(?:re|ve|ll)$)|we(?=ve$)|that(?=(?:s|ll)$)"
)
# At most so many typing errors are between a misspelling and the word.
_TYPOS: Final = 2
# A single word in italics or quotation marks is a mention, which may keep somebody else's spelling.
_MENTIONS: Final = f"{AS_NOTHING}\"“”‘’'"
_NO_MENTIONS: Final = ("**", "[[")
_ENDINGS: Final = ("s", "es", "ed", "ing", "er", "ers")


def check(context: GameContext) -> Problems:
    """Every known misspelling, and every unknown word that is close to a common one."""
    if not context.is_english:
        return
    words, known = context.corpus, context.vocabulary
    strange = frozenset(unknown(known))
    corrections = {word: near for word in strange if (near := _corrections(word, known))}
    misspelled = {word: meant for word in known.counts if (meant := _meant(word, known))}
    misspelled |= {word: meant for word in known.counts if (meant := _run_together(word, known, words))}
    misspelled |= {word: meant for word in _contracted(words.counts) if (meant := _meant_contraction(word))}
    corrections |= misspelled
    if not corrections:
        return
    alternatives = "|".join(sorted(corrections, key=lambda word: (-len(word), word)))
    pattern = re.compile(rf"(?<![\w@])(?<!\w[’').])(?:{alternatives})(?![\w@]|\.\w|[’'](?!s\b)\w)", re.IGNORECASE)
    # Within a sentence, a capital marks a name; at its beginning, it may.
    for found in words.find(pattern, kinds=SENTENCES):
        text, word = found.text, found.text.lower()
        start, end = found.match.span()
        if not text.islower() and (text.isupper() or not begins_sentence(words.text, start)):
            continue
        if not text.islower() and word not in misspelled and not _is_slip(word, corrections, known):
            continue
        others = _others(words.text, start, known)
        if _is_mentioned(words, start, end):
            continue
        if others.are_foreign and not (word in misspelled and others.are_english):
            continue
        likely = [(meant.capitalize() if text[0].isupper() else meant) for meant in corrections[word]]
        is_certain = len(likely) == 1 and (
            (word in misspelled and _is_typo(word, misspelled[word][0], known) and not others.unknown)
            or _is_slip_of_own(text, likely[0], known)
        )
        yield Problem(
            message=f"{text!r} is not in the dictionary",
            span=found.span,
            hint=f"did you mean {' or '.join(map(repr, likely))}? If it is right, list it under words: in kit.yaml",
            edits=found.edit(likely[0]) if is_certain else (),
        )


def _is_slip(word: str, corrections: Mapping[str, Sequence[str]], known: Vocabulary) -> bool:
    """Whether a word that begins a sentence was mistyped. It may be a name, which is written more than once.

    Two letters of a common word, or of a word of the kit, must be exchanged, or one be missing or too many.
    """
    meant = corrections[word][0]
    exchanged = len(word) == len(meant) and sorted(word) == sorted(meant)
    is_common = known.counts[meant] > 0 or dictionary.frequency(meant) >= _COMMON_HERE
    return len(word) >= _LONG and known.counts[word] == 1 and is_common and (exchanged or is_slip(word, meant))


def _contracted(tokens: Iterable[str]) -> Iterator[str]:
    """The words with an apostrophe inside, such as shoudln’t."""
    for token in tokens:
        if "'" in token or "’" in token:
            yield from _WITH_APOSTROPHE.findall(token)


def _meant_contraction(word: str) -> tuple[str, ...]:
    """What a contraction means that is known as a misspelling, with the apostrophe that it has."""
    apostrophe = "’" if "’" in word else "'"
    return tuple(meant.replace("'", apostrophe) for meant in misspellings.corrections(word.replace("’", "'")))


def _run_together(word: str, known: Vocabulary, words: Corpus) -> tuple[str, ...]:
    """What a contraction without its apostrophe means, such as isnt, with the apostrophe that the kit writes."""
    match = _WITHOUT_APOSTROPHE.match(word)
    if not match or known.has(word):
        return ()
    apostrophe = "’" if "’" in words.signs else "'"
    return (f"{match[0]}{apostrophe}{word[match.end() :]}",)


def _meant(word: str, known: Vocabulary) -> tuple[str, ...]:
    """What a word means that is known as a misspelling.

    Of short words, only those with letters exchanged: in games, any other few letters may be a name, or be spoken.
    """
    if word in known.own or word in dictionary.frequencies():
        return ()
    meanings = misspellings.corrections(word)
    if len(word) < _LONG:
        return tuple(meant for meant in meanings if sorted(meant) == sorted(word))
    return () if f"{word}g" in meanings else meanings


def _is_typo(word: str, meant: str, known: Vocabulary) -> bool:
    """Whether a known misspelling was typed by accident, and is no other form of the word, such as builded."""
    return not known.has(word) and are_near(word, meant, _TYPOS)


def _is_slip_of_own(text: str, meant: str, known: Vocabulary) -> bool:
    """Whether a word in small letters was meant to be a word of a name or term of the kit."""
    return text.islower() and meant in known.own and is_slip(text, meant)


def unknown(known: Vocabulary) -> Iterable[str]:
    """Words of the text that are neither in the dictionary nor known to the kit."""
    frequent = dictionary.frequencies()
    if not frequent:
        return ()
    strange = [word for word in known.counts if word not in frequent and len(word) <= _LONGEST and not known.has(word)]
    return [word for word in strange if word.isascii() and not dictionary.knows(word) and not _is_derived(word, known)]


def _is_derived(word: str, known: Vocabulary) -> bool:
    """Whether a word is a word of the kit with an ending."""
    return any(word.endswith(end) and known.has(word.removesuffix(end)) for end in _ENDINGS)


def _corrections(word: str, known: Vocabulary) -> tuple[str, ...]:
    spellings = dictionary.near(word) if len(word) >= _LONG else dictionary.exchanged(word)
    candidates = {
        spelling
        for spelling in spellings
        if dictionary.frequency(spelling) >= _least(spelling, word, known)
        or (len(spelling) > _LONG and spelling in known.own and spelling != word)
    }
    # The large list is only read if there is something to say.
    if not candidates or dictionary.is_listed(word) or f"{word}g" in candidates:
        return ()
    ranked = sorted(
        candidates, key=lambda spelling: (-known.counts[spelling], -dictionary.frequency(spelling), spelling)
    )
    return tuple(ranked[:_MOST_NAMED])


def _least(spelling: str, word: str, known: Vocabulary) -> int:
    """How often a spelling must occur in books for a word to be taken for a typo of it."""
    least = _COMMON.get(len(word), _COMMON_LONG)
    if len(word) >= _LONG and known.counts[spelling] >= _USED_HERE:
        return min(least, _COMMON_HERE)
    return least


def _is_mentioned(words: Corpus, start: int, end: int) -> bool:
    """Whether a word is only mentioned, in italics or quotation marks; bold and indexed words are not mentions."""
    return (
        words.text[start - 1] in _MENTIONS
        and words.text[end] in _MENTIONS
        and words.raw[start - 2 : start] not in _NO_MENTIONS
    )


@dataclass(frozen=True, slots=True)
class _Others:
    """The words around a strange one. are_foreign: whether many are strange, for a text of this length.

    are_english: whether more of them are words by which English is known than those of another language.
    unknown: those in small letters that are neither in a dictionary nor misspellings, as in dialect and old poems.
    """

    are_foreign: bool
    are_english: bool
    unknown: frozenset[str]


def _others(text: str, at: int, known: Vocabulary) -> _Others:
    start, end = text.rfind(BORDER, 0, at) + 1, text.find(BORDER, at)
    words = _CONTRACTION.sub("", text[max(start, at - _AROUND) : min(end, at + _AROUND)])
    found = _ANY_WORD.findall(words)
    right = dictionary.frequencies()
    strange = [word for word in found[1:-1] if word.lower() not in right and word.lower() not in known.own]
    # Who mistypes one word mistypes the next; what are known as misspellings are no foreign words.
    strange = [word for word in strange if not misspellings.corrections(word.lower())]
    unknown = frozenset(word for word in strange if word.islower() and not _is_explained(word))
    return _Others(len(strange) > 1 and len(strange) * _FOREIGN > len(found), _are_english(found), unknown)


def _are_english(words: Iterable[str]) -> bool:
    meant = [{word, *misspellings.corrections(word)} for word in map(str.lower, words)]
    shares = {code: sum(not known.isdisjoint(each) for each in meant) for code, known in KNOWN_BY.items()}
    return shares["en"] > max(share for code, share in shares.items() if code != "en")


def _is_explained(word: str) -> bool:
    return dictionary.knows(word) or dictionary.is_listed(word) or bool(misspellings.corrections(word))


def begins_sentence(text: str, at: int) -> bool:
    """Whether a sentence may begin here; elsewhere a capital marks a name."""
    before = text[max(at - 3, 0) : at].rstrip(" \n")
    return not before or not (before[-1].isalnum() or before[-1] in ",;’'")
