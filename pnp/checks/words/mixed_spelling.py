"""A word is spelled in two ways.

Looks for British and American spellings of the same word ("armour", "armor"), and for words with a hyphen that are also
written without it ("re-roll", "reroll"). The rarer spelling is a finding; if both are equally frequent, the later one.
Verbs such as "outscores" are found that are also written in two words, and "faceup" beside "face up".

A player who looks for "reroll" in the rules does not find "re-roll" and thinks that there is no rule.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: shield, name: Shield, text: Every unit with armor stays.}
      - {id: lance, name: Lance, text: It pierces armour. Then reroll one die.}
      - {id: pike, name: Pike, text: It pierces armour. Reroll one die.}
      - {id: mace, name: Mace, text: Discard this card to re-roll a die.}
```
```text
cards.yaml:5:58: warning T120 'armor' is spelled 'armour' elsewhere (twice)
cards.yaml:8:59: warning T120 're-roll' is spelled 'reroll' elsewhere (twice)
```
```diff file=cards.yaml
-      - {id: shield, name: Shield, text: Every unit with armor stays.}
+      - {id: shield, name: Shield, text: Every unit with armour stays.}
-      - {id: pike, name: Pike, text: It pierces armour. Reroll one die.}
-      - {id: mace, name: Mace, text: Discard this card to re-roll a die.}
```
"""

import re
from collections import defaultdict
from collections.abc import Container, Iterator
from typing import Final

from pnp.analysis.corpus import LETTER, SENTENCES, Corpus, Found
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.words.house_style import times

NAME = "inconsistent spelling"
SEVERITY = Severity.WARNING

# The British and the American stem of each word.
_STEMS: Final = (
    "armour armor|colour color|honour honor|favour favor|neighbour neighbor|harbour harbor|behaviour behavior|"
    "labour labor|valour valor|rumour rumor|splendour splendor|vapour vapor|saviour savior|rigour rigor|odour odor|"
    "centre center|theatre theater|calibre caliber|fibre fiber|sabre saber|sceptre scepter|spectre specter|"
    "manoeuvre maneuver|manoeuvring maneuvering|defence defense|offence offense|pretence pretense|grey gray|"
    "plough plow|mould mold|artefact artifact|skilful skillful|fulfil fulfill|enrol enroll|judgement judgment|"
    "acknowledgement acknowledgment|travelled traveled|travelling traveling|cancelled canceled|cancelling canceling|"
    "labelled labeled|labelling labeling|levelled leveled|signalled signaled|marshalled marshaled|"
    "organis organiz|realis realiz|recognis recogniz|mobilis mobiliz|capitalis capitaliz|prioritis prioritiz|"
    "neutralis neutraliz|specialis specializ|summaris summariz|randomis randomiz|minimis minimiz|maximis maximiz|"
    "penalis penaliz|customis customiz|analyse analyze|paralyse paralyze|paralysed paralyzed"
)
_ENDINGS: Final = "|s|ed|ing|e|es|er|ers|d|ation|ations|able|y|ies|ful|less|hood|hoods|man|men"
_SECOND: Final = re.compile(rf"-({LETTER}{{2,}})(?![\w-])")
_FIRST: Final = re.compile(rf"(?<![\w’'-]){LETTER}{{2,}}\Z")
_LONGEST: Final = 40
# The key of spellings in two words, which are never the right ones.
_OPEN: Final = "out "
_FACES: Final = {"faceup": "face up", "facedown": "face down"}
_OUT: Final = re.compile(r"out ([a-z]{3,}(?:s|ed|ing))(?![\w-])")
# Words that mean different things with and without a hyphen.
_DIFFERENT: Final = "recover recreate reform resign resent represent react release relay remark research restore coop"


def check(context: GameContext) -> Problems:
    """Every word in its rarer spelling."""
    words = context.corpus
    counts = context.vocabulary.counts
    for places in (*_british_and_american(words, counts), *_hyphens(words, counts), *_two_words(words, counts)):
        ranked = sorted(places, key=lambda key: (key == _OPEN, -len(places[key]), places[key][0].match.start()))
        usual = places[ranked[0]]
        for rarer in ranked[1:]:
            yield from (_problem(found, usual) for found in places[rarer])


def _problem(found: Found, usual: list[Found]) -> Problem:
    replacement = usual[0].text.lower()
    replacement = replacement.capitalize() if found.text[0].isupper() else replacement
    return Problem(
        message=f"{found.text!r} is spelled {replacement!r} elsewhere ({times(len(usual))})",
        span=found.span,
        hint=f"write {replacement!r}",
        related=(Related(usual[0].span, "the usual spelling"),),
    )


Spellings = dict[str, list[Found]]


def _british_and_american(words: Corpus, counts: Container[str]) -> Iterator[Spellings]:
    for pair in _STEMS.split("|"):
        british, _, american = pair.partition(" ")
        for end in _ENDINGS.split("|"):
            if british + end in counts and american + end in counts:
                places = {word: _places(words, word) for word in (british + end, american + end)}
                if all(places.values()):
                    yield places


def _places(words: Corpus, word: str) -> list[Found]:
    return list(words.find(re.compile(rf"(?<![\w-]){word}(?![\w-])", re.IGNORECASE), kinds=SENTENCES))


def _two_words(words: Corpus, counts: Container[str]) -> Iterator[Spellings]:
    """Verbs such as "outscores" that are also written in two words."""
    found = words.find_at(_OUT, (" out ",), back=-1, kinds=SENTENCES) if "out" in counts else ()
    places: defaultdict[str, list[Found]] = defaultdict(list)
    for verb in found:
        whole = f"out{verb.match[1]}"
        if whole in counts:
            places[whole].append(verb)
    for whole, in_two in places.items():
        closed = _places(words, whole)
        if closed:
            yield {_OPEN: in_two, "": closed}
    for whole, two in _FACES.items():
        # With a hyphen, too, the other pair says it.
        if whole in counts and f" {two}" in words.text and not _places(words, two.replace(" ", "-")):
            spellings = {" ": _places(words, two), "": _places(words, whole)}
            if all(spellings.values()):
                yield spellings


def _hyphens(words: Corpus, counts: Container[str]) -> Iterator[Spellings]:
    """Words that are written with and without a hyphen."""
    different = _DIFFERENT.split()
    hyphened: defaultdict[str, list[Found]] = defaultdict(list)
    if "-" not in words.signs:
        return
    for second in words.find_at(_SECOND, ("-",), kinds=SENTENCES):
        at = second.match.start()
        first = _FIRST.search(words.text[max(at - _LONGEST, 0) : at])
        whole = (first[0] + second.match[1]).lower() if first else ""
        if first and whole in counts and whole not in different and second.match[1][0].islower():
            start = second.start - len(first[0])
            hyphened[whole].append(Found(second.passage, second.match, start, second.end))
    for whole, places in hyphened.items():
        closed = _places(words, whole)
        if closed:
            yield {"-": places, "": closed}
