"""A text names a phase that does not exist.

Looks at "… Phase" in the rules, in headings and in the texts of records, and compares it with the phases, steps and
terms of a kit that lists at least three phases; with fewer, it is a finding only if it is a part of the name of one.
"Each phase", "the next phase" and the like are ignored. Where the names of all phases end with step, stage or segment,
"the supper step" is read in the same way.

Players look for the phase in the sequence of play and do not know when the rule applies.

```yaml file=play.yaml
phases:
  - {id: supply, name: Supply Phase, text: Judge the supply of each unit.}
  - {id: combat, name: Combat Phase, text: Attack adjacent units.}
  - {id: rally, name: Rally Phase, text: Remove markers.}
options:
  - {id: winter, name: Winter, text: Roll once more in the Recovery Phase.}
```
```text
play.yaml:6:60: warning N152 there is no 'Recovery Phase' among the phases
```
```diff file=play.yaml
-  - {id: winter, name: Winter, text: Roll once more in the Recovery Phase.}
+  - {id: winter, name: Winter, text: Roll once more in the Rally Phase.}
```
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from pnp.analysis.corpus import Found
from pnp.analysis.declared import called, declared_names
from pnp.analysis.names import names_of
from pnp.analysis.passages import Kinds
from pnp.analysis.word_forms import stemmed, word_set
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.load.suggest import did_you_mean
from pnp.model.game import Game
from pnp.model.play import Phase, Step
from pnp.model.walk import below

NAME = "unknown phase"
SEVERITY = Severity.WARNING

_SENTENCES: Final[Kinds] = ("text", "declared", "rules")
_LEAST: Final = 3
# Up to three words with a capital before the word; or one in small letters, behind a word that leads to a name.
_NAMED: Final = re.compile(r"(?<![\w-])(?P<name>(?:[A-Z][\w’'-]*[ ]){1,3})(?:Phase|PHASE)(?!\w|-)")
_PLAIN: Final = re.compile(r"\b(?:[Ii]n|[Dd]uring|[Tt]he|[Aa]t|[Oo]f) (?P<name>[a-z]{3,} )phase(?!\w|-)")
# In other languages the kind of thing stands before its name.
_AFTER: Final = re.compile(r"\bPhase (?P<name>[^\W\d_a-z][^\W\d_]{3,})(?!\w)")
_STAGES: Final = frozenset(("step", "stage", "segment", "half"))
_MARKS: Final = (" Phase", " PHASE", " phase")
_END: Final = 2
_PREFIX: Final = 4
_GENERAL: Final = word_set("""
the a an each every any no this that in during at of after before same next previous prior current following
preceding whole entire new old last final first second third fourth fifth sixth other another later earlier own
opponent opponents opponent's player's players player your his her their its our one two three four main sub active
inactive single given extra additional similar special optional if when which whose such new turn round game
corresponding appropriate relevant respective particular specific certain usual normal regular initial only
important early late long short separate different designated indicated named above below entire phasing non-phasing
setup preparation once until and or for from with as to by skip see is whichever all both enemy
friendly enemy's right wrong
""")


def check(context: GameContext) -> Problems:
    """Each name of a phase that is none, once for each place."""
    game = context.game
    if len(game.phases) < _LEAST and not (game.phases and context.is_english):
        return
    if context.is_english:
        yield from _english(context)
    else:
        yield from _name_behind(context)


def _english(context: GameContext) -> Problems:
    phases = [frozenset(_words(name)) for phase in context.game.phases for name in names_of(phase)]
    stages = frozenset(_other_stages(context.game))
    sides = {word for side in context.game.sides for name in (*names_of(side), side.adjective) for word in _words(name)}
    stage = _stage(context.game)
    shared = [(_in_small_letters(stage), (f" {stage}",))] if stage else []
    kind = stemmed(stage) if stage else "phas"
    for pattern, marks in ((_NAMED, _MARKS), (_PLAIN, _MARKS), *shared):
        for found in context.corpus.find_around(pattern, marks, kinds=_SENTENCES):
            words = [word for word in _words(found.match["name"]) if word not in sides]
            while words and words[0] in _GENERAL_STEMS:
                words = words[1:]
            known = [phase - {kind} for phase in phases]
            if not words or _GENERAL_STEMS & set(words) or _is_phase(words, known, stages):
                continue
            # A kit may leave phases out, but what is part of a name is the phase of that name.
            if len(context.game.phases) < _LEAST and not any(phase.issuperset(words) for phase in phases):
                continue
            yield _problem(found, " ".join(words), context)


def _stage(game: Game) -> str:
    """The word with which the names of all phases end, if it is another than phase: the Weather step, the Work step."""
    last = {phase.name.split()[-1].lower() for phase in game.phases if phase.name and not phase.of}
    return last.pop() if len(game.phases) >= _LEAST and len(last) == 1 and last < _STAGES else ""


@cache
def _in_small_letters(stage: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:[Ii]n|[Dd]uring|[Tt]he|[Aa]t|[Oo]f) (?:the )?(?P<name>[a-z]{{3,}} ){stage}(?!\w|-)")


_GENERAL_STEMS: Final = frozenset(stemmed(word) for word in _GENERAL)


def _other_stages(game: Game) -> Iterator[str]:
    """What else may be called a phase: steps by their label, and whatever has the word in its name."""
    yield from (stemmed(step.label) for phase in game.phases for step in below(phase) if isinstance(step, Step))
    yield from (stemmed(name) for _, record in called(game) for name in names_of(record) if "phase" in name.casefold())


def _words(name: str) -> list[str]:
    return [word for word in stemmed(name).split() if word not in ("phas", "the", "of", "and")]


def _is_phase(words: Sequence[str], phases: Sequence[frozenset[str]], stages: frozenset[str]) -> bool:
    """Whether some words name a phase, or may: by all of its name, a part of one, or another form of its word."""
    ours = frozenset(words)
    if any(ours == phase for phase in phases) or sum(ours < phase for phase in phases) > 1:
        return True
    joined = " ".join(words)
    if f"{joined} phas" in stages or joined in stages:
        return True
    return any(
        word[:_PREFIX] == other[:_PREFIX] and len(ours) == len(phase) == 1
        for phase in phases
        for word in ours
        for other in phase
    )


def _problem(found: Found, words: str, context: GameContext) -> Problem:
    length = len(words.split())
    text = " ".join(found.text.split()[-length - 1 :])
    start = found.start + found.text.rfind(text)
    phases = [phase.name for phase in context.game.phases if phase.name]
    shared = [name for name in phases if set(_words(name)) & set(words.split())]
    hint = f"did you mean {shared[0]!r}?" if len(shared) == 1 else did_you_mean(text, phases)
    first: Phase = context.game.phases[0]
    return Problem(
        message=f"there is no {text!r} among the phases",
        span=found.passage.span(start, len(text)),
        hint=hint or f"the phases are {', '.join(phases)}",
        related=(Related(first.at("name"), "the phases begin here"),),
    )


def _name_behind(context: GameContext) -> Problems:
    """``in der Phase Entladen``: a word that ends as the names of the phases do, and is none of them."""
    known = {name.casefold() for phase in context.game.phases for name in names_of(phase)}
    ends = {name[-_END:] for name in known}
    names = context.get(declared_names)
    if len(ends) != 1:
        return
    for found in context.corpus.find(_AFTER, kinds=_SENTENCES):
        name = found.match["name"]
        if name.casefold() not in known and name.casefold()[-_END:] in ends and not names.has(name):
            first: Phase = context.game.phases[0]
            yield Problem(
                message=f"there is no phase {name!r}",
                span=found.part("name"),
                hint=f"the phases are {', '.join(phase.name for phase in context.game.phases)}",
                related=(Related(first.at("name"), "the phases begin here"),),
            )
