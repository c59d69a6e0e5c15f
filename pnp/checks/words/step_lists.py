"""The rules → the lists of steps in them: numbered items, rows of a table, words behind a colon."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from pnp.analysis.outline import stem
from pnp.checks.api import GameContext
from pnp.values import dataclass

# A numbered item that begins with words in bold type or before a colon, or the first cell of a row.
_STEP: Final = re.compile(
    r"^[ \t]*(?:\d{1,2}[.)][ \t]+(?:\*\*(?P<bold>[^*\n]{2,40}?)[.:]?\*\*|(?P<plain>[^*\n|:.\[]{2,40}?)(?=:\s| [–—] ))"
    r"|\|[ \t]*[*_]*(?P<cell>[^|\n*]{2,40}?)[*_]*[ \t]*\|)[^\n]*",
    re.MULTILINE,
)
# The steps of "**The round:** tide, cards, runners, riders, end." are separated by commas or arrows.
_INLINE: Final = re.compile(r":[*_]*[ \t]+(?P<steps>[^\n.:;()|\0]{8,160})(?=\.(?:\s|\0|$)|\n|\0|$)")
# "Supply – Movement – Combat." as a line or a sentence of its own.
_DASHED: Final = re.compile(
    r"(?:^|(?<=\. ))[*_]*(?P<steps>[^\s–—→|\d#>.,:;()-][^\n–—→|.,:;()]{1,30}(?: [–—→] [^\n–—→|.,:;()]{2,30}){2,})"
    r"(?=\.|$)",
    re.MULTILINE,
)
# An item that may say its step with its first words: "3. Combat, with two dice."
_NUMBERED: Final = re.compile(r"^[ \t]*\d{1,2}[.)][ \t]+[*_]*(?P<words>[^\n]{3,})", re.MULTILINE)
_FIRST_WORDS: Final = 3
_ITEM: Final = re.compile(r"(?P<item>[^\s,→>-][^,→>]*?)[ \t]*(?:,|→|->|>| [–—] |\band\b|$)")
_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_PHASE: Final = frozenset(map(stem, ("phase", "step", "the", "and", "of")))


@dataclass(frozen=True, slots=True)
class StepList:
    """Some steps with their places, in the order of the text. end: of the list. is_table: whether they are cells."""

    steps: tuple[tuple[str, int], ...]
    end: int
    is_table: bool = False


def step_name(title: str) -> frozenset[str]:
    """The words of the name of a phase by which a list may call it."""
    return step_words(title) - _PHASE


def step_words(title: str) -> frozenset[str]:
    """All words of a title, shortened to their stems."""
    return frozenset(map(stem, _WORD.findall(title)))


def inline_steps(context: GameContext, order: Mapping[frozenset[str], int]) -> Iterator[StepList]:
    """The lists behind a colon, or with dashes or arrows between them, of which every item is a phase."""
    words = context.prose
    for match in (match for pattern in (_INLINE, _DASHED) for match in words.matches(pattern, words.text)):
        items = tuple(
            (re.sub(r"^(?:and|then) ", "", item["item"]), item.start("item"))
            for item in _ITEM.finditer(words.text, *match.span("steps"))
        )
        if all(step_name(title) in order for title, _ in items):
            yield StepList(items, match.end())


def leading_steps(context: GameContext, order: Mapping[frozenset[str], int]) -> Iterator[StepList]:
    """The numbered lists of which items begin with the words of a phase; other items are as they are written."""
    words, end = context.prose, -1
    steps: list[tuple[str, int]] = []
    for match in words.matches(_NUMBERED, words.text):
        if steps and words.text[end : match.start()].strip("\n"):
            yield StepList(tuple(steps), end)
            steps = []
        firsts = [_first_words(match["words"], number) for number in range(1, _FIRST_WORDS + 1)]
        title = next((first for first in firsts[::-1] if step_name(first) in order), match["words"].rstrip("*_. "))
        steps.append((title, match.start("words")))
        end = match.end()
    if steps:
        yield StepList(tuple(steps), end)


def _first_words(text: str, number: int) -> str:
    found = list(_WORD.finditer(text))[:number]
    return text[: found[-1].end()] if found else ""


def listed_steps(context: GameContext) -> Iterator[StepList]:
    """The steps of each list and table of the rules."""
    words = context.prose
    steps: list[tuple[str, int]] = []
    end, last = 0, ""
    for match in words.matches(_STEP, words.text):
        group = next(name for name, text in match.groupdict().items() if text)
        if steps and (group != last or words.text[end : match.start()].strip("\n")):
            yield StepList(tuple(steps), end, last == "cell")
            steps = []
        steps.append((match[group].rstrip(".: "), match.start(group)))
        end, last = match.end(), group
    if steps:
        yield StepList(tuple(steps), end, last == "cell")
