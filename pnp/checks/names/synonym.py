"""Another word stands for a thing that has a name.

Looks in English and German rules for a word that is written once in the whole kit, in a sentence that says what is
done, paid or counted, where the kit has a name for the same sort of thing and uses it everywhere else: a village in a
game of Towns, a levee in one of dykes. A word of a name, heading or term is left alone, and so is a sentence that has
both words. A game that has two such names has two such things, and is left alone, too.

Readers look for a second thing that the game does not have, or wonder whether the rule holds for the first.

```yaml file=rules.yaml
terrain:
  - {id: town, name: Town, text: A unit in a town may not be surprised.}
units:
  - {id: guard, name: Guard, text: Defends a town alone.}
phases:
  - {id: supply, name: Supply, text: 'Trace a road to a town. Each town supplies two units.'}
  - {id: score, name: Score, text: Gain 5 points for every village that you were the last to enter.}
```
```text
rules.yaml:7:60: warning N182 'village' occurs only here; everywhere else it is 'town'
```
```diff file=rules.yaml
-  - {id: score, name: Score, text: Gain 5 points for every village that you were the last to enter.}
+  - {id: score, name: Score, text: Gain 5 points for every town that you were the last to enter.}
```
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from pnp.analysis.declared import called, declared_names
from pnp.analysis.names import names_of
from pnp.analysis.numerals import ANY_NUMBER
from pnp.analysis.prose import Prose
from pnp.analysis.synonyms import forms_of, synonym_groups
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.decks import Card
from pnp.model.names import Named

NAME = "other word for a named thing"
SEVERITY = Severity.WARNING

# So often the name itself is used, unless the other word has a capital, as names have.
_USUAL: Final = 4
# What sentences have that say what is done, paid or counted, and stories of old towns have not.
_RULING: Final = re.compile(
    rf"\b(?:may|must|can|cannot|never|each|every|any|all|no|if|when|whenever|unless|costs?|gains?|pays?|takes?|draws?"
    rf"|discards?|rolls?|places?|scores?|moves?|points?|darf|dürft|muss|müsst|kann|könnt|jede\w*|alle\w*|kein\w*|wenn"
    rf"|falls|kostet|{ANY_NUMBER})\b"
)
# What may stand behind the name of a thing.
_PIECES: Final = re.compile(r" (?:cards?|deck|tokens?|markers?|counters?|tiles?)$")
_WORD: Final = re.compile(r"[^\W\d_]+")


def check(context: GameContext) -> Problems:
    """Every such word."""
    words, names, language = context.prose, context.get(declared_names), context.game.kit.language
    for group in synonym_groups(language):
        known = [word for word in group if all(map(names.has_word, word.split()))]
        record = _named(context, forms_of(known[0], language)) if len(known) == 1 else None
        for word in group if record else ():
            place = _only_place(context, forms_of(word, language)) if word not in known else None
            if record and place and _is_for(context, place, forms_of(known[0], language)):
                said = words.text[slice(*place.span())]
                yield Problem(
                    message=f"{said!r} occurs only here; everywhere else it is {known[0]!r}",
                    span=words.span(place.start(), len(said)),
                    hint=f"write {known[0]!r} if the same is meant; if not, declare or explain it",
                    related=(Related(record.at("name"), "the name"),),
                )


def _named(context: GameContext, forms: Sequence[str]) -> Named | None:
    """What has one of these forms for its name, or at the end of it."""
    return next(
        (record for _, record in called(context.game) if any(_ends(name, forms) for name in names_of(record))), None
    )


def _ends(name: str, forms: Sequence[str]) -> bool:
    """Whether a name is one of some forms, or ends with it: Joker, Market Town, Joker cards."""
    parts = _WORD.findall(_PIECES.sub("", name.lower()))
    return bool(parts) and parts[-1] in forms


def _only_place(context: GameContext, forms: Sequence[str]) -> re.Match[str] | None:
    # Most words of most groups stand nowhere; two words, "wild card", are not counted.
    if " " not in forms[0] and not any(context.vocabulary.counts[form] for form in forms):
        return None
    places = list(_places(context.prose, forms))
    return places[0] if len(places) == 1 else None


def _places(words: Prose, forms: Sequence[str]) -> Iterator[re.Match[str]]:
    pattern = re.compile(rf"(?<![\w’'-])(?:{'|'.join(map(re.escape, sorted(forms, key=len, reverse=True)))})(?![\w-])")
    return words.find_with(pattern, (forms[0],))


def _is_for(context: GameContext, place: re.Match[str], usual: Sequence[str]) -> bool:
    """Whether a word stands in a rule that does not have the usual word, too, and is written as a name or is a slip."""
    known, words = context.outline, context.prose
    start, end = known.sentence(place.start())
    sentence = words.lower[start:end]
    is_of_game = isinstance(words.passage(start)[0].record, Card) or not known.is_aside(start)
    if not is_of_game or not set(usual).isdisjoint(_WORD.findall(sentence)) or not _RULING.search(sentence):
        return False
    is_name = context.is_english and words.text[place.start()].isupper() and place.start() > start
    return is_name or sum(context.vocabulary.counts[form] for form in usual) >= _USUAL
