"""Players gain or pay something, or a thing is said to be something, that is mentioned only here.

Looks, in an English kit, for things that are gained, paid, placed or added ("adds a spark") and whose word occurs
nowhere else: in no text, name, term, field or heading; and, in German kits too, for sentences that give a thing of
the kit a property and say no more ("Fish is perishable."), if no other word of the kit begins like it; for words set
in italics or bold type as terms are ("may **barter**", "a *forced march*"), that stand nowhere else and are not
explained there; and for states on which a rule depends ("unless the carriage is coupled", "a flawed pot sells for
less", "stunned heroes cannot move") and that no rule gives or explains, or that are given ("becomes haunted") and mean
nothing. Its findings are notes: the word may explain itself. A kit without rules, which has neither texts nor phases
nor a glossary, explains nothing, and nothing is found in it.

Nobody knows what the thing is, where it comes from and what it is good for, or what the property does.

```yaml file=cards.yaml
decks:
  - id: festival
    name: Festival
    cards:
      - {id: drums, name: Drums, text: Mark one box more.}
      - {id: parade, name: Parade, text: The extra mark adds a spark if the box is even.}
phases: [{id: mark, name: Mark, text: Mark one box.}]
```
```text
cards.yaml:6:64: info T353 'spark' is mentioned only here, and nothing says what it is
```
```diff file=cards.yaml
-      - {id: parade, name: Parade, text: The extra mark adds a spark if the box is even.}
+      - {id: parade, name: Parade, text: The extra mark adds a box if the box is even.}
```
"""

import re
from typing import Final

from pnp.analysis import dictionary
from pnp.analysis.declared import declared_names
from pnp.analysis.passages import Kinds
from pnp.analysis.states import unexplained_states
from pnp.analysis.word_forms import word_set
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "thing mentioned once"
SEVERITY = Severity.INFO

_RULES: Final[Kinds] = ("text", "declared", "rules")
_VERBS: Final = "gain|earn|receive|collect|spend|discard|add|lose|pay|place|remove|take"
_COUNT: Final = r"(?:an?|one|two|three|four|five|\d+)"
_GAINED: Final = re.compile(
    rf"\b(?i:{_VERBS})s? (?:{_COUNT} [a-z]{{4,}},? and )?{_COUNT} (?P<thing>[a-z]{{4,}})"
    r"(?= (?:if|when|for|from|to|on|in|at|per|each|and|or)\b|[.,;:)\n\x1e])"
)
# What one takes, adds or loses in any text.
_GENERAL: Final = word_set("""
advantage bonus break chance copy couple day friend game half hour kind life line little look lot minute moment
month move note part penalty place point result risk role round second seat share sort step test time total trick
turn way week word year action attempt vote decision guess extra more less step number amount penny walk photo
card space picture page sheet message version file license condition notice statement sentence argument reference
""")


# "Fish is perishable." says nothing else; these properties explain themselves.
_PROPERTY: Final = re.compile(
    r"(?<![\w,;:][ \n])(?<![\w,;:])(?P<name>[A-ZÄÖÜ][^\W\d_]+(?:[ -][^\W\d_]+){0,2}) (?:is|are|ist|sind) "
    r"(?P<thing>[a-zäöüß]{5,})[.](?=[ \n\x1e]|$)"
)
_PLAIN: Final = word_set("""
important useful expensive cheap common strong clever simple difficult mandatory optional unlimited infinite private
public secret hidden neutral forbidden prohibited permitted allowed possible impossible friendly hostile passable
impassable adjacent equal different visible limited simultaneous automatic immediate permanent temporary exempt empty
ignored discarded removed drawn rolled played shuffled placed eliminated destroyed killed closed right wrong ready
wichtig nützlich teuer billig häufig selten stark schwach einfach schwierig freiwillig unbegrenzt begrenzt privat
öffentlich geheim offen verdeckt neutral verboten erlaubt gestattet möglich unmöglich befreundet feindlich passierbar
unpassierbar benachbart gleich verschieden sichtbar gleichzeitig automatisch kostenlos gratis nötig überflüssig
""")
# "A *forlorn hope* may advance", "call **Jetsam**": a term, where what follows does not say what it is.
_EMPHASIZED: Final = re.compile(
    r"\b(?i:an?|the|any|each|every|calls?|may|can|may also|can also|ein|eine[nmr]?|de[rnm]|die|das|kann|darf) "
    r"(?P<mark>\*\*|\*|_)(?P<thing>[^\W\d_][\w’'-]{3,}(?: [^\W\d_][\w’'-]{3,}){0,2})(?P=mark)(?![\w*_]| ?[(:=–—])"
)
# A sentence with one of these says what something is.
_EXPLAINING: Final = re.compile(
    r"\b(?:is|are|means?|called|named|known as|says?|terms?|words?|chapter|section|heißt|heißen|nennt|nennen|genannt"
    r"|bedeutet|ist|sind|that is|das heißt)\b"
)
# Words that begin with these letters of another are forms of it.
_BEGINNING: Final = 6


def check(context: GameContext) -> Problems:
    """Each thing that is gained, or property that is given, and known from nowhere else."""
    game = context.game
    if not (game.texts or game.phases or game.glossary):
        return
    yield from _properties(context)
    yield from _emphasized(context)
    if not context.is_english or not dictionary.frequencies():
        return
    for state in unexplained_states(context):
        yield Problem(
            message=f"nothing says what {state.word!r} means, or how a thing becomes so",
            span=context.prose.span(state.start, len(state.word)),
            hint="explain it in the glossary, or where it is used; or leave it out",
        )
    counts, names = context.vocabulary.counts, context.get(declared_names)
    for found in context.corpus.find(_GAINED, kinds=_RULES):
        thing = found.match["thing"]
        single = thing.removesuffix("s")
        if single in _GENERAL or names.has_word(thing) or counts[single] + counts[f"{single}s"] > 1:
            continue
        if dictionary.is_ordinary(thing):
            yield Problem(
                message=f"{thing!r} is mentioned only here, and nothing says what it is",
                span=found.part("thing"),
                hint="declare it, explain it, or write the word that is used elsewhere",
            )


def _properties(context: GameContext) -> Problems:
    names = context.get(declared_names)
    for found in context.corpus.find(_PROPERTY, kinds=_RULES):
        word = found.match["thing"]
        if word in _PLAIN or names.has_word(word) or not names.has(found.match["name"]):
            continue
        if (
            sum(
                number for other, number in context.vocabulary.counts.items() if other[:_BEGINNING] == word[:_BEGINNING]
            )
            == 1
        ):
            yield Problem(
                message=f"{word!r} is mentioned only here, and nothing says what it does",
                span=found.part("thing"),
                hint="say what follows from it, or remove the sentence",
            )


def _emphasized(context: GameContext) -> Problems:
    """Words set like a term of which one stands nowhere else, in a sentence that explains nothing."""
    words, names, counts = context.prose, context.get(declared_names), context.vocabulary.counts
    for match in words.matches(_EMPHASIZED, words.text):
        start, end = context.outline.sentence(match.start())
        thing = match["thing"]
        others = [sum(number for other, number in counts.items() if other[:_BEGINNING] == word.lower()[:_BEGINNING])
                  for word in thing.split()]  # fmt: skip
        if min(others) == 1 and not names.has(thing) and not _EXPLAINING.search(words.lower, start, end):
            yield Problem(
                message=f"{thing!r} is set like a term, and nothing says what it is",
                span=words.match_span(match, "thing"),
                hint="explain it in the glossary, or where it is used; or set it plain",
            )
