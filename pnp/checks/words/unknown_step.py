"""The rules refer to a phase or step by a number that the sequence does not have.

Looks in English and German rules for "phase 4", "step 6 of the round" and "Schritt 5", and for the phases and steps
that the kit declares, or that a list or headings of the rules number. A number above all of them is found; so is one
above the steps of the phase that is named with it: "step 4 of the Harvest". Where a numbered section lists all phases
by their numbers, the numbers of sections are no steps.

A phase was taken out or the list was numbered anew, and the reader looks for one that is not there.

```yaml file=phases.yaml
phases:
  - {id: draw, name: Draw}
  - {id: play, name: Play}
options:
  - {id: short, name: Short game, text: Leave out phase 3.}
```
```text
phases.yaml:5:51: warning T401 there is no phase 3: the sequence has 2
```
```diff file=phases.yaml
-  - {id: short, name: Short game, text: Leave out phase 3.}
+  - {id: short, name: Short game, text: Leave out phase 2.}
```
"""

import re
from typing import Final

from pnp.analysis.numerals import MARKED, any_number_of
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.play import Phase
from pnp.model.walk import below

NAME = "unknown number of a phase"
SEVERITY = Severity.WARNING

_NAMED: Final = re.compile(
    rf"\b(?P<noun>phase|step|schritt)\s+(?P<n>{MARKED})(?![\w.-]*\w)(?!\s*(?:spaces|hexes|steps))"
)
_OF: Final = re.compile(
    r"\s+(?:of|in)\s+(?:the|a|your|each|every)\s+(?:(?:next|following|same)\s+)?(?P<owner>[\w’'-]+(?: [\w’'-]+)?)"
)
_LISTED: Final = re.compile(r"^[ \t]*[*_]*(?P<number>\d{1,2})[.)]", re.MULTILINE)
_ITEM: Final = re.compile(
    r"^[ \t]*(?:#{1,6}[ \t]+)?[*_]*(?:(?:phase|step|schritt)[ \t]+)?(?P<number>\d{1,2})\b", re.MULTILINE | re.IGNORECASE
)


def check(context: GameContext) -> Problems:
    """The first mention of each number that no phase and no numbered item has."""
    phases = context.game.phases
    if not phases:
        return
    marked, words = context.marked_prose, context.prose
    most, of_phases = _most(context), _steps_of_phases(context)
    seen: set[int] = set()
    for place in words.places(("phase ", "step ", "schritt ")):
        match = _NAMED.match(marked, place)
        if match is None:
            continue
        number = any_number_of(words.lower[match.start("n") : match.end("n")])
        owner = _OF.match(words.lower, match.end()) if match["noun"] == "step" else None
        said = " ".join(owner["owner"].split()) if owner else ""
        steps = of_phases.get(said) or of_phases.get(said.split(" ")[0], 0)
        if 0 < steps < number:
            yield Problem(
                message=f"there is no step {number}: the {said} has {steps}",
                span=words.span_between(place, match.end()),
                hint="correct the number, or name the step",
            )
            continue
        if number <= most or number in seen or _is_heading(words.text, place):
            continue
        seen.add(number)
        yield Problem(
            message=f"there is no {match['noun']} {number}: the sequence has {len(phases)}",
            span=words.span_between(place, match.end()),
            hint="correct the number, or name the phase",
            related=(Related(phases[0].span, "the sequence begins here"),),
        )


def _steps_of_phases(context: GameContext) -> dict[str, int]:
    """How many steps each phase has by its name in small letters, or the longest list of the rules below its name."""
    steps: dict[str, int] = {}
    for phase in context.game.phases:
        if phase.name and phase.steps:
            steps[phase.name.lower()] = len(phase.steps)
    for section in context.outline.sections:
        name = section.title.lower()
        if name in steps:
            numbers = _ITEM.findall(context.prose.text[section.body : section.whole])
            steps[name] = max(steps[name], *map(int, numbers), 0)
    return steps


def _lists_phases(context: GameContext) -> bool:
    """Whether a section with a number of its own lists all phases by their numbers."""
    number = sum(not phase.of for phase in context.game.phases)
    return any(
        section.number.isdecimal()
        and max(map(int, _LISTED.findall(context.prose.text[section.body : section.end])), default=0) == number
        for section in context.outline.sections
    )


def _most(context: GameContext) -> int:
    """The greatest number that a phase, a step or a numbered item or heading of the rules has."""
    game, known = context.game, context.outline
    is_listed = _lists_phases(context)
    items = (
        int(match["number"])
        for passage in context.prose.passages
        if passage.kind == "rules"
        for match in (_LISTED if is_listed else _ITEM).finditer(passage.text)
    )
    declared = (
        max(len(phase.steps), sum(isinstance(part, Phase) for part in below(phase)), phase_number(phase.abbr))
        for phase in game.phases
    )
    numbered = (int(section.number) for section in known.sections if section.number.isdecimal() and not is_listed)
    return max(len(game.phases), len(game.setup), *items, *declared, *numbered, 0)


def phase_number(abbreviation: str) -> int:
    """The number of a phase that is abbreviated so, 0 if that is no number."""
    return int(abbreviation) if abbreviation.isdecimal() else 0


def _is_heading(text: str, place: int) -> bool:
    return text[text.rfind("\n", 0, place) + 1 : place].lstrip().startswith("#")
