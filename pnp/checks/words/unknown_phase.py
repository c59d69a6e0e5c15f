"""The rules name a phase that the sequence of play does not have.

Looks, if the kit lists two phases or more, for "the Reinforcement Phase", "in the discard phase" or "in the Repair
step" (in German "in der Phase Entladen") and compares it with the names of phases and steps; a step without a label is
called by what is done first, "Draw one card each" by *draw*. A part of a name is enough, and names of sides and words
such as *next* do not count.

Players look for the moment in the sequence of play and do not find it: the phase was renamed, or removed.

```yaml file=play.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
phases:
  - {id: supply, name: Supply Phase}
  - {id: movement, name: Movement Phase}
```
```markdown file=rules.md
# Rules

New units arrive in the Reinforcement Phase.
```
```text
rules.md:3:25: warning T361 there is no 'Reinforcement Phase' in the sequence of play
```
```diff file=rules.md
-New units arrive in the Reinforcement Phase.
+New units arrive in the Movement Phase.
```
"""

import re
from typing import Final

from pnp.analysis.outline import stem, stem_set
from pnp.analysis.terms import named
from pnp.analysis.word_forms import stemmed
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.load.suggest import did_you_mean
from pnp.model.game import Game
from pnp.model.play import Step
from pnp.model.walk import below, records

NAME = "phase not in the sequence"
SEVERITY = Severity.WARNING

_LEAST: Final = 2
# What rules call phases of their own, even in small letters.
_ACTIONS: Final = (
    "draw|discard|mov(?:e|ement)|combat|attack|fire|firing|shooting|supply|upkeep|income|production|build(?:ing)?|recruit(?:ment|ing)?"
    "|reinforcements?|deploy(?:ment)?|purchase|buy(?:ing)?|trad(?:e|ing)|market|auction|bidding|planning|orders?|command"
    "|initiative|scoring|score|cleanup|clean-up|refresh|maintenance|rally|recovery|morale|retreat|advance|explor(?:e|ation)"
    "|event|weather|night|day|harvest|feeding|magic|spell|melee|assault|action|reveal|selection|resolution|tactics|set-?up"
)
_ENGLISH: Final = re.compile(
    r"(?P<name>(?:(?:(?!Phase|PHASE)[A-Z][\w’'&-]*|[A-Z&]+|of|and|the|&)[ \t])*[A-Z][\w’'&-]*[ \t])(?P<noun>[Pp]hase"
    r"|PHASE)\b(?![ \t]+[A-Z0-9]\b)"
    r"|\b(?:in|during|of|before|after|until)[ ](?:(?:the|a|your|his|her|their|each|every|next"
    rf"|any)[ ])*(?P<small>{_ACTIONS})"
    r"[ ](?P<smallnoun>phase)\b"
)
# "In the Repair step", where steps have names; a phase may be called a step.
_STEP: Final = re.compile(
    r"\b(?:[Ii]n|[Dd]uring|[Oo]f|[Bb]efore|[Aa]fter|[Uu]ntil|[Ss]kip|[Bb]egin|[Ee]nd)[ ]"
    r"(?:the|a|your|his|her|their|each|every|next)[ ]"
    r"(?P<name>(?:[A-Z][\w’'-]*[ ]){1,3})(?P<noun>step)\b(?![ ]+[A-Z0-9]\b)(?P<small>)(?P<smallnoun>)"
)
_GERMAN: Final = re.compile(
    r"\b(?:[Ii]n|[Nn]ach|[Vv]or|[Ww]ährend|[Zz]u)[ ](?:der|die)[ ](?:Phase[ ][„\"*_]*(?P<name>[A-ZÄÖÜ][\wäöüß-]+)"
    r"|(?P<small>[A-ZÄÖÜ][a-zäöüß]{2,})(?P<noun>phase))\b(?P<smallnoun>)"
)
# "Draw one card each" is the draw step; "Roll on the Fire table" is no Fire phase.
_ACT: Final = re.compile(
    r"(?:(?:\W*[\w’'-]+){1,3}\W*$|(?:\W*(?:Then|Now|First|The|Each|All|Both|player|players|side|sides)\b)*\W*[\w’'-]*)?"
)
_BACK: Final = 60
# Words beside a name that say whose phase it is, or which of several.
_BESIDE: Final = stem_set(
    "the a an this that each every any all own your his her their its our same next last previous current "
    "following final new whole entire player players friendly enemy enemies opponent opponents opposing game turn "
    "phasing active first second third fourth fifth sixth one two three four five six seven eight in on at to by "
    "if and of or when during after before while once until then for with from during single main special "
    "respective appropriate opposite axis allied normal regular usual extra additional mutual joint"
)


def check(context: GameContext) -> Problems:
    """The first mention of every phase that no phase, step or other name of the kit is called by."""
    game = context.game
    if sum(not phase.of for phase in game.phases) < _LEAST:
        return
    words, known, other = context.prose, _known(game), named(game)
    seen = _unresolved(game)
    pattern = _ENGLISH if context.is_english else _GERMAN
    floor = 0
    for place in words.places(("phase", " step") if context.is_english else ("phase",)):
        form = _STEP if words.lower.startswith(" step", place) else pattern
        match = next(
            (m for m in form.finditer(words.text, max(floor, place - _BACK), place + _BACK) if m.end() > place), None
        )
        if not match or not match.start() <= place < match.end():
            continue
        floor = match.end()
        name = _plain(match)
        start = max(match.start(), words.text.rfind(name, match.start(), match.end()))
        if match["noun"] == "phase" and " " not in name and context.is_english and _begins_sentence(words.text, start):
            continue  # Any word has a capital letter here.
        parts = frozenset(map(stem, re.findall(r"[^\W\d_]{2,}", name))) - _BESIDE
        own = frozenset(
            stem(part)
            for side in game.sides
            for form in (side.name, side.adjective, *side.aliases)
            for part in form.split()
        )
        if not parts - own or stemmed(f"{name} phase") in other or name.lower() in seen:
            continue
        if any(_fits(parts - own, phase) for phase in known) or _are_seen(name, seen):
            continue
        seen.add(name.lower())
        yield _problem(context, match, name)


def _unresolved(game: Game) -> set[str]:
    """The names of phases that effects refer to by an id that no phase has, which N101 reports."""
    named_phases = (getattr(record, "phase", "") for record in records(game))
    ids = {phase for phase in named_phases if isinstance(phase, str) and phase and not game.phases.find(phase)}
    return {phase.replace("-", " ").removesuffix(" phase") for phase in ids}


def _begins_sentence(text: str, place: int) -> bool:
    before = text[max(0, place - 6) : place].rstrip(' \t*_#-|>“"')
    return not before or before[-1] in ".!?:\n\0"


def _are_seen(name: str, seen: set[str]) -> bool:
    """Whether one of several phases that are named together was reported before."""
    return any(part in seen for part in re.split(r" (?:&|and) ", name.lower()))


def _problem(context: GameContext, match: re.Match[str], name: str) -> Problem:
    game, words = context.game, context.prose
    group = "name" if match["name"] else "small"
    start = match.start(group) + len(match[group]) - len(match[group].lstrip())
    start += match[group].strip().find(name.split(" ")[0])
    end = max(match.end(group), match.end("noun"), match.end("smallnoun"))
    said = words.words_between(start, end)
    names = [phase.name for phase in game.phases if phase.name]
    return Problem(
        message=f"there is no {said!r} in the sequence of play",
        span=words.span_between(start, end),
        hint=did_you_mean(said, names) or f"the phases are {', '.join(names[:8])}: name one of them, or add this one",
        related=(Related(game.phases[0].span, "the sequence begins here"),),
    )


def _plain(match: re.Match[str]) -> str:
    """The words that name a phase, without those before them that only begin the sentence."""
    words = (match["name"] or match["small"]).split()
    # "Skip the Harvest phase" names the Harvest phase.
    if "the" in words[:-1]:
        words = words[len(words) - words[::-1].index("the") :]
    while len(words) > 1 and (stem(words[0]) in _BESIDE or words[0] in ("of", "and", "the", "&")):
        words = words[1:]
    return " ".join(words)


def _known(game: Game) -> list[frozenset[str]]:
    """The stems of the words of every phase, of their steps, and of what has several phases."""
    texts: list[str] = []
    for phase in game.phases:
        texts += [f"{name} {phase.id.replace('-', ' ')}" for name in (phase.name, phase.abbr, *phase.aliases)]
        steps = (part for step in phase.steps for part in below(step) if isinstance(part, Step))
        texts += [step.label or _act(step.text) for step in steps]
    return [frozenset(map(stem, re.findall(r"[^\W\d_]+", text))) for text in texts]


def _fits(parts: frozenset[str], phase: frozenset[str]) -> bool:
    """Whether all words are among those of a phase, in whatever form: ``move`` and ``movement``."""
    return all(any(part[:4] == word[:4] for word in phase) for part in parts)


def _act(text: str) -> str:
    """What a step without a label is called by: all of a short text, or its verb."""
    match = _ACT.match(text)
    return match[0] if match else ""
