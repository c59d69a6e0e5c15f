"""A summary has the steps of the game in another order, leaves one out, or has one that is nowhere else.

Looks in the rules for numbered lists whose items begin with words in bold type or before a colon, for tables, and for
lists behind a colon ("The round: deal, pass, pledge"), that name three phases of the kit or more, and for numbered
items that begin with such words. A step that stands behind one which it comes before in the sequence of play is
found; so is the only phase that a list leaves out, and a step that no phase is called by, if its word stands nowhere
else in the kit. Where each phase has a section of its own, the one that stands in another place is found, unless half
as many sections on other subjects stand among them. In English rules, it also looks for "when everybody has pledged,
pass two cards" where the phase *Pass* comes before the phase *Pledge*, and for two steps of a phase that the section
with its name tells the other way about, each in one sentence with nearly all words of the step.

Most players learn the game from the summary, and one of them from the rules.

```yaml file=play.yaml
texts:
  - {id: aid, name: Aid, files: [aid.md]}
phases:
  - {id: deal, name: Deal}
  - {id: pass, name: Pass}
  - {id: pledge, name: Pledge}
```
```markdown file=aid.md
# Aid

1. **Deal.**
2. **Pledge.**
3. **Pass** two cards.
```
```text
aid.md:5:6: warning T411 'Pass' comes after 'Pledge' here, but before it in the sequence of play
```
```diff file=aid.md
-2. **Pledge.**
-3. **Pass** two cards.
+2. **Pass** two cards.
+3. **Pledge.**
```
"""

import re
from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import Final

from pnp.analysis.outline import Section, content_words, stem
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.words.step_lists import StepList, inline_steps, leading_steps, listed_steps, step_name, step_words
from pnp.model.play import Phase

NAME = "step out of order"
SEVERITY = Severity.WARNING

_LEAST: Final = 3
# What has no place in an order.
_ANY_TIME: Final = re.compile(
    r"\b(?:may|can|as (?:many|often|much)|any number|again|at any|however|if|unless|already)\b"
)
# A step is told by a sentence that has so large a part of its words, and at least so many.
_SHARE: Final = 0.75
_LEAST_WORDS: Final = 2
_LONGEST_SHOWN: Final = 50
_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_AFTER: Final = re.compile(
    r"\b(?:when|once|after) (?:everybody|everyone|each player|all|all players|both players|all of you) (?:has|have) "
    r"(?P<done>\w+ed)\b[^,.\n]{0,30}, (?P<then>[^.\n]+)"
)
_AT_TIMES: Final = re.compile(r"\b(?:may|again|instead|next (?:round|turn)|if|until)\b")


def check(context: GameContext) -> Problems:
    """The first step of each list that stands in another place than in the sequence of play."""
    phases = [phase for phase in context.game.phases if not phase.of and phase.name]
    if phases:
        yield from _swapped(context, phases)
    order = {step_name(phase.name): number for number, phase in enumerate(phases)}
    if len(order) < max(_LEAST, len(phases)):
        return
    yield from _sections_turned(context, phases, order)
    for listed in (*listed_steps(context), *inline_steps(context, order)):
        known = [(order[step_name(title)], title, start) for title, start in listed.steps if step_name(title) in order]
        if len({number for number, _, _ in known}) < _LEAST or len(known) < len(listed.steps) / 2:
            continue
        yield from _turned(context, known, phases)
        yield from _left_out(context, listed, [number for number, _, _ in known], phases)
        yield from _unknown(context, listed.steps, order)
    yield from _left_out_of_items(context, phases, order)
    if context.is_english:
        yield from _after(context, phases)


def _left_out_of_items(context: GameContext, phases: Sequence[Phase], order: Mapping[frozenset[str], int]) -> Problems:
    """The phase between two items that follow on each other, in a list of which other items may be no phase at all."""
    told = {
        listed.steps[0][1]
        for listed in listed_steps(context)
        if sum(step_name(title) in order for title, _ in listed.steps) >= _LEAST
    }
    for listed in leading_steps(context, order):
        numbers = [order.get(step_name(title), -1) for title, _ in listed.steps]
        known = [number for number in numbers if number >= 0]
        missing = [number for number in range(len(phases)) if number not in known]
        if len(known) < _LEAST or len(missing) != 1 or known != sorted(set(known)) or listed.steps[0][1] in told:
            continue
        if (missing[0] - 1, missing[0] + 1) in pairwise(numbers):
            yield from _left_out(context, listed, known, phases, is_complete=True)


def _swapped(context: GameContext, phases: Sequence[Phase]) -> Problems:
    """Two steps of a phase that its section in the rules has the other way about."""
    known = context.outline
    for phase in phases if context.is_english else ():
        sections = [
            section for section in known.sections if section.level and step_name(section.title) == step_name(phase.name)
        ]
        texts = [
            (step, content_words(step.text))
            for step in phase.steps
            if not step.steps and not _ANY_TIME.search(step.text)
        ]
        if len(sections) == 1 and len(texts) > 1:
            sentences = _sentences(context, sections[0])
            places = [(step, place) for step, words in texts if (place := _place(words, sentences)) is not None]
            swapped = [pair for pair in pairwise(places) if pair[1][1] < pair[0][1]]
            if len(swapped) == 1:
                (first, _), (second, earlier) = swapped[0]
                yield Problem(
                    message=f"{_short(second.text)!r} comes after {_short(first.text)!r} here, but before it in the "
                    "rules",
                    span=second.at("text"),
                    hint="write the steps in the order in which they are done",
                    related=(Related(context.prose.span(earlier, 1), "in the rules"),),
                )


def _sentences(context: GameContext, section: Section) -> list[tuple[int, frozenset[str]]]:
    """The sentences of a section and of those below it, each with its place and its words."""
    known, place, found = context.outline, section.body, list[tuple[int, frozenset[str]]]()
    while place < section.whole:
        start, end = known.sentence(place)
        if not _ANY_TIME.search(context.prose.text, start, end):
            found.append((start, content_words(context.prose.text[start:end])))
        place = max(end, place + 1)
    return found


def _place(words: frozenset[str], sentences: Sequence[tuple[int, frozenset[str]]]) -> int | None:
    """Where the only sentence stands that says nearly all that a step says; None without one."""
    shares = (
        sorted(((len(words & other) / len(words), start) for start, other in sentences), reverse=True) if words else []
    )
    is_told = shares and shares[0][0] >= _SHARE and len(words) * shares[0][0] >= _LEAST_WORDS
    return shares[0][1] if is_told and (len(shares) == 1 or shares[1][0] < shares[0][0]) else None


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST_SHOWN else f"{text[: text.rfind(' ', 0, _LONGEST_SHOWN)]} …"


def _turned(context: GameContext, known: Sequence[tuple[int, str, int]], phases: Sequence[Phase]) -> Problems:
    for (before, first, _), (after, second, start) in pairwise(known):
        if after < before:
            yield Problem(
                message=f"{second!r} comes after {first!r} here, but before it in the sequence of play",
                span=context.prose.span(start, len(second)),
                hint="write the steps in the order in which they are done",
                related=(Related(phases[after].at("name"), "in the sequence of play"),),
            )
            return


def _left_out(
    context: GameContext,
    listed: StepList,
    numbers: Sequence[int],
    phases: Sequence[Phase],
    *,
    is_complete: bool = False,
) -> Problems:
    """The only phase that a numbered list of all others, in their order, does not have and does not speak of."""
    missing = [phase for number, phase in enumerate(phases) if number not in numbers]
    start = listed.steps[0][1]
    is_complete = is_complete or (
        len(numbers) == len(listed.steps) and numbers == sorted(set(numbers)) and not listed.is_table
    )
    if not is_complete or len(missing) != 1 or context.outline.is_aside(start):
        return
    (phase,) = missing
    if step_name(phase.name) <= step_words(context.prose.text[start : listed.end]):
        return
    yield Problem(
        message=f"the list leaves out {phase.name!r}, which the sequence of play has",
        span=context.prose.span(start, len(listed.steps[0][0])),
        hint="add the step to the list, or take it out of the sequence of play",
        related=(Related(phase.at("name"), "in the sequence of play"),),
    )


def _sections_turned(context: GameContext, phases: Sequence[Phase], order: Mapping[frozenset[str], int]) -> Problems:
    """The only section on a phase that stands behind that on a later one, where each phase has a section."""
    sections: dict[int, Section] = {}
    for section in context.outline.sections:
        if section.level and not section.is_aside and step_name(section.title) in order:
            number = order[step_name(section.title)]
            if number not in sections or section.title == phases[number].name != sections[number].title:
                sections[number] = section
    one_level = {(section.level, section.passage.start) for section in sections.values()}
    if len(sections) < len(phases) or len(one_level) > 1:
        return
    places = sorted((section.start, number, section.title) for number, section in sections.items())
    if 2 * _other_subjects(context, sections.values()) >= len(sections):
        return
    turned = [(first, second) for first, second in pairwise(places) if second[1] < first[1]]
    if len(turned) == 1:
        ((_, _, before), (_, number, title)) = turned[0]
        yield Problem(
            message=f"section {title!r} comes after {before!r}, but its step comes before it in the sequence of play",
            span=context.prose.span_between(sections[number].start, sections[number].body),
            hint="put the sections into the order in which the steps are done",
            related=(Related(phases[number].at("name"), "in the sequence of play"),),
        )


def _other_subjects(context: GameContext, steps: Collection[Section]) -> int:
    """How many sections on something else stand among those on the phases; with many, chapters follow subjects."""
    starts = {section.start for section in steps}
    levels = {(section.level, section.passage.start) for section in steps}
    return sum(
        min(starts) < section.start < max(starts)
        and section.start not in starts
        and (section.level, section.passage.start) in levels
        for section in context.outline.sections
    )


def _unknown(context: GameContext, steps: Sequence[tuple[str, int]], order: Mapping[frozenset[str], int]) -> Problems:
    """The steps whose words stand nowhere else."""
    for title, start in steps:
        words = [word.lower() for word in _WORD.findall(title) if step_name(word)]
        if step_name(title) not in order and words and title[0].isupper():
            is_alone = [context.corpus.text.lower().count(word[: max(4, len(word) - 1)]) == 1 for word in words]
            if all(is_alone):
                yield Problem(
                    message=f"there is no step {title!r} in the sequence of play, and nothing else speaks of it",
                    span=context.prose.span(start, len(title)),
                    hint="describe the step in the rules, or take it out of the list",
                )


def _after(context: GameContext, phases: Sequence[Phase]) -> Problems:
    """What is done when everybody has done something that comes later."""
    words, known = context.prose, context.outline
    verbs = {
        stem(_WORD.findall(phase.name)[0]): number for number, phase in enumerate(phases) if _WORD.search(phase.name)
    }
    for match in words.matches(_AFTER, words.lower):
        done = verbs.get(stem(match["done"]), -1)
        if done < 0 or known.is_aside(match.start()) or _AT_TIMES.search(match["then"]):
            continue
        earlier = [number for word in _WORD.findall(match["then"]) if (number := verbs.get(stem(word), done)) < done]
        if earlier:
            name, other = phases[earlier[0]].name, phases[done].name
            yield Problem(
                message=f"{name!r} comes after {other!r} here, but before it in the sequence of play",
                span=words.match_span(match),
                hint="write the steps in the order in which they are done",
                related=(Related(phases[earlier[0]].at("name"), "in the sequence of play"),),
            )
