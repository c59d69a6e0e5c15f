"""By what each sentence on a tie for the game breaks it first: more of something, a side, or nothing."""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.outline import paragraph_at, stem
from pnp.analysis.plain_sentences import any_of
from pnp.analysis.prose import places_of
from pnp.analysis.statements import is_of_the_game
from pnp.checks.api import GameContext
from pnp.checks.overrides.answers import Answer
from pnp.model.play import Goal

_TIE: Final = re.compile(
    r"\bties?\b(?! for\b)|\btied\b(?! for\b)|\btie-?break(?:er)?s?\b|\bdraw\b(?= the\b|,)"
    r"|\b(?:still|are|is) (?:level|equal|even)\b"
    r"|\bequal (?:points|scores?|totals?)\b|\b(?:as many|as much)(?= points|,)"
    r"|\bthe same (?:number of |score|total|points|amount of )|\bon equal\b"
)
_STILL: Final = re.compile(r"\b(?:still|again|too|also|further)\b")
_EXTREME: Final = (
    r"(?P<sign>more|most|fewer|fewest|less|least"
    r"|higher|highest|lower|lowest|larger|largest|greater|greatest|longer|longest)"
)
_NEXT: Final = "wins?|left|in|on|of|and|then|is|takes|at|remaining"
_WHAT: Final = (
    rf"(?P<what>[a-z’'-]+(?: (?!(?:{_NEXT})\b)[a-z’'-]+){{0,2}}?)"
    rf"(?=\s*(?:[.,;:)]|$)| (?:{_NEXT}|breaks?|among|before|or)\b)"
)
_MORE: Final = re.compile(rf"\b(?:with|has|have|having|holds?|owns?|by|to) (?:the )?{_EXTREME} (?:number of )?{_WHAT}")
_BY: Final = re.compile(
    rf"\b(?:broken|decided|resolved|settled) (?:first )?by (?:the (?:number|amount) of |the |their )?{_WHAT}"
    rf"|\bties?:? (?:{_EXTREME.replace('sign', 'sign2')} )?{_WHAT.replace('what', 'what2')}"
)
_SHARED: Final = re.compile(
    r"\bshares? (?:the )?(?:victory|win|honou?rs?)\b|\b(?:both|all)(?: of them| players| sides)? win\b"
    r"|\bthere is no winner\b|\b(?:nobody|no one|neither(?: side| player)?) wins\b|\bvictory is shared\b|\bis a draw\b"
)
_FEW: Final = ("few", "less", "least", "low")
_PERSON: Final = re.compile(
    r"\bthe (?P<age>young|old)(?:er|est)\b"
    r"|\b(?P<order>later|earlier|last|first|farthest|furthest) in (?:turn|player|playing) order\b"
)
# What is won within the game.
_CONTEST: Final = re.compile(
    r"\b(?:battles?|combats?|fights?|tricks?|auctions?|bids?|bidding|skirmish\w*|duels?|rolls?|dice|clash\w*|votes?"
    r"|rounds? is won|attack\w*|defend\w*|first player|starting player|each round|every round|majority|region"
    r"|turn order)\b"
)
_GAME: Final = re.compile(
    r"\b(?:wins? the game|game (?:ends|is over)|ends the game|end of the game|winner|victory"
    r"|(?:most|more) (?:[a-z]+ )?points)\b"
)
_END: Final = re.compile(r"\b(?:end|winning|win|victory|final|scor(?:e|es|ing))\b")
_LEADS: Final = (" tie", "tied", "tie", " level", " equal", "as many", "as much", "the same ", " draw")


def tie_breaks(context: GameContext) -> Iterator[Answer]:
    """What breaks a tie for the game, sentence by sentence."""
    known, lower = context.outline, context.prose.lower
    names = {
        name.lower().removeprefix("the "): stem(side.id)
        for side in context.game.sides
        for name in (side.name, *side.aliases)
        if name
    }
    side = re.compile(rf"\b(?:the )?(?P<side>{any_of(names)})")
    for start, end in sorted({known.sentence(place + 1) for place in places_of(lower, _LEADS)}):
        if known.is_aside(start) or not _is_of_game(context, start, end):
            continue
        sentence = " ".join(lower[start:end].translate(str.maketrans("*_[]\n", "     ")).split())
        tie = _TIE.search(sentence)
        if not tie or _STILL.search(sentence[: tie.end()]):
            continue
        clause = sentence[tie.end() :].split("; if ")[0]
        wins = re.search(r"\b(?:wins?|breaks?)(?: all| the)?$", sentence[: tie.start()].rstrip())
        if found := _first(sentence[: tie.start()] if wins else f"{tie[0]}{clause}", side, names):
            yield Answer("a tie of the game", frozenset(), found, start, end)


def _first(clause: str, side: re.Pattern[str], names: dict[str, str]) -> str:
    """What is said first: more or fewer of something, a side, an age or place in order, or that all share."""
    found: list[tuple[int, str]] = []
    for match in (_MORE.search(clause), _BY.search(clause)):
        if match:
            groups = match.groupdict()
            what = groups.get("what") or groups.get("what2") or ""
            sign = groups.get("sign") or groups.get("sign2") or ""
            is_told = sign or match.re is not _BY or match["what"]
            if is_told:
                found.append(
                    (match.start(), f"{'fewer' if sign.startswith(_FEW) else 'more'} {stem(what.split()[-1])}")
                )
    if match := side.search(clause):
        found.append((match.start(), names[match["side"]]))
    if match := _PERSON.search(clause):
        found.append((match.start(), match["age"] or match["order"]))
    if match := _SHARED.search(clause):
        found.append((match.start(), "shared"))
    return min(found, default=(0, ""))[1]


def _is_of_game(context: GameContext, start: int, end: int) -> bool:
    """Whether a sentence tells of the end of the game, and not of something that is won within it."""
    lower, section = context.prose.lower, context.outline.at(start)
    title = section.title.lower() if section else ""
    if _CONTEST.search(f"{title} {lower[start:end]}") or not is_of_the_game(context, start):
        return False
    record = context.prose.passage(start)[0].record
    return isinstance(record, Goal) or bool(_END.search(title) or _GAME.search(lower, *paragraph_at(lower, start)))
