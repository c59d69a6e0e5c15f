"""Whoever has most wins, and nothing says what happens in a tie.

Looks, in English and German rules for several players, for sentences that make somebody the winner who has most, more
or the highest of something. In the same section, or in a sentence about winning, points or the same thing, there must
be a word about a tie: *tied*, *draw*, *equal*, *the same number*, *share the victory*. If the first to arrive wins,
but the round is played to its end, several may arrive, and a word about them is needed, too. So is one for a roll of
two sides against each other (`against:`), in its text or in a sentence on the same matter, and a result of a table that
is about the weaker or the stronger side.

Ties are common in short games, and the table argues about who has won.

```yaml file=kit.yaml
kit: lanterns
title: Lanterns
players: 2-4
licence: CC0-1.0
status: draft
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

The game ends after twelve rounds. The player with most points wins.
```
```text
rules.md:3:36: warning T371 nothing says what happens in a tie
```
```diff file=rules.md
-The game ends after twelve rounds. The player with most points wins.
+The game ends after twelve rounds. The player with most points wins, the youngest of those tied.
```
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.outline import content_words
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.tables import Roll
from pnp.values import dataclass

NAME = "no rule for a tie"
SEVERITY = Severity.WARNING

_AMOUNT: Final = "most|more|highest|higher|greatest|largest|biggest|richest|fewest|lowest|best (?:score|total|result)"
_MOST: Final = rf"(?<!\bno )(?<!\bor )(?<!\bany )(?<!\bone )(?<!\bonce )\b(?:{_AMOUNT})\b"
_WHO: Final = r"\b(?:player|players|side|team|whoever|who|one|person|party|faction|attacker|defender|dice?|roll|you)\b"
# What the highest card wins, which cannot be as high as another one.
_LOT: Final = r"(?:an?|any|the|each|every|that) (?:\[\[)?(?:tricks?|hands?|bids?|auctions?|lots?)"
_WINS: Final = {
    "en": (
        re.compile(
            rf"{_WHO}[^.;\n]{{0,80}}{_MOST}[^.;\n]{{0,80}}\b(?:wins?(?! an?\b)|won|is the winner|is victorious"
            r"|is declared)\b"
        ),
        re.compile(rf"\b(?:winner|victor) (?:is|will be)\b[^.;\n]{{0,80}}{_MOST}"),
        re.compile(
            rf"{_MOST}[^.;\n]{{0,60}}(?:\bwins\b(?! {_LOT}\b)|\b(?:points|scores?|cards|coins|stars|votes"
            r"|gold|money) win\b)"
        ),
        re.compile(r"\byour (?:total|score|number|roll)\b[^.;\n]{0,50}\bis the (?:highest|greatest|higher)\b"),
    ),
    "de": (
        re.compile(
            r"\bwer\b[^.;\n]{0,80}\b(?:meisten|höchste[nr]?|mehr|größte[nr]?|wenigsten)\b[^.;\n]{0,80}\b(?:gewinnt"
            r"|gewonnen|sieger|siegt)\b"
        ),
        re.compile(r"\b(?:sieger|gewinner)(?:in)? ist[^.;\n]{0,80}\b(?:meisten|höchste[nr]?|wenigsten)\b"),
        re.compile(
            r"\b(?:spieler|person)(?:in)? mit (?:den|der|dem) (?:meisten|höchsten"
            r"|wenigsten)\b[^.;\n]{0,60}\b(?:gewinnt|siegt)\b"
        ),
    ),
}
# What is won within the game, and not the game.
_SMALLER: Final = "skirmish|trick|hand|round|auction|bid|fight|combat|battle|duel|challenge|vote|clash|roll"
_CONTEST: Final = re.compile(rf"\b(?:{_SMALLER}) is won\b|\bwins? (?:the|that|this|each|an?) (?:{_SMALLER})\b")
# Between a positive and a negative number there is one that is neither.
_SIGNED: Final = re.compile(r"\bwins?\b[^.;]{0,60}\bpositive\b[^.;]{0,60}\bnegative\b")
_ZERO: Final = re.compile(r"\b(?:0|zero|neither)\b")
_WIN_WORDS: Final = ("win", "won", "victor", "is the high", "is the great", "gewinn", "gewonnen", "sieg")
# In one section, a word about ties this near belongs to the sentence.
_NEAR: Final = 1500
# So near, if it is about something smaller: "the skirmish is won by the highest total, ties …".
_NEAR_OTHER: Final = 250
_TIE: Final = {
    "en": re.compile(
        r"\bties?\b|\btied\b|\btying\b|\btie-?break"
        r"|\b(?:is|as|be|in|on|for|of) a draw\b(?! (?:of|from|deck|pile|phase)\b)"
        r"|\bdrawn\b(?! (?:up|from"
        r"|by|card))|\bdead heat\b"
        r"|\bequal(?:ly|s)?\b(?! (?:to|or|in size|as possible|neigh\w*|numbers in)\b)"
        r"|\b(?:players?|teams?|sides|those) with the same\b|\bequal to\b[^.\n]{0,30}\b(?:opponent|other|score|total)"
        r"|\b(?:the )?same (?:number|amount|score|total|result|value|count|sum|many|points)\b|\bas (?:many|much"
        r"|high) as\b|\bshares? (?:the )?(?:victory|win|honou?r)"
        r"|\bboth (?:\w+ )?(?:win|lose|share|arrive)"
        r"|(?<!\bif )(?<!\bunless )\bno ?(?:one|body) (?:wins|has won)|\bneither (?:\w+ )?wins\b"
        r"|\bstalemate\b|\bif (?:still )?even\b"
        r"|\bseveral (?:players|of them|have|win)|\bif (?:two|more than one|both|several) (?:or more )?(?:players?"
        r"|sides|teams|have|of)|\bwins? jointly|\bjoint\b"
    ),
    "de": re.compile(
        r"\bgleichstand|\bunentschieden|\bgleich (?:viele?|hoch)|\bgleiche[nr]? (?:punkt|anzahl|zahl|summe)"
        r"|\bpatt\b|\bmehrere (?:spieler|sieger|gewinner)"
        r"|\bhaben (?:zwei|mehrere|beide)|\bteilen sich|\bgemeinsam"
    ),
}
_VICTORY: Final = re.compile(
    r"\b(?:wins?|won|winners?|winning|victor\w*|game|points?|scores?|scoring|VP|sieg\w*|gewinn\w*|punkte?|spiel)\b",
    re.IGNORECASE,
)
_RACE: Final = re.compile(
    r"\b(?:first (?:player|one|team|side)? ?(?:to|who|which|whose|that)|(?:player|team|side|one) (?:which|who"
    r"|that) has (?:arrived|reached|finished))\b[^.;\n]{0,60}\bwins\b"
    r"|\b(?:player|team|side|one) (?:which|who|that) has (?:arrived|reached|finished)\b[^.;\n]{0,30}\bwins\b"
)
_LAST_ROUND: Final = re.compile(
    r"\b(?:turn|round)\b[^.;\n]{0,40}\b(?:is|are) (?:still )?(?:played|completed|finished|played out)\b"
    r"|\b(?:finish|complete|play out) the (?:current )?round\b"
    r"|\b(?:one|a) (?:more|last|final) turn\b"
)
# "EX: the weaker side loses all its units", and two may be as strong as each other.
_UNEQUAL: Final = {
    "en": re.compile(r"\bthe (?:weaker|stronger|smaller|larger|bigger) (?:side|force|army|party|player|fleet|stack)\b"),
    "de": re.compile(r"\b(?:die|der) (?:schwächere|stärkere|kleinere|größere) (?:seite|partei|armee|flotte|spieler)\b"),
}
_EQUAL: Final = {
    "en": re.compile(
        r"(?<!least )\bequal(?:ly)?\b(?! (?:to )?or\b)|\bsame (?:strength|size|number)\b|\bas (?:strong|large|big) as\b"
        r"|\bties?\b|\btied\b|\bevenly\b"
    ),
    "de": re.compile(r"\bgleich (?:stark|groß|viele)\b|\bgleichstand|\bgleiche[nr]? (?:stärke|größe|zahl)"),
}


def check(context: GameContext) -> Problems:
    """The first sentence about winning by most, and the first race with a last round, that leave ties open."""
    game = context.game
    language = game.kit.language[:2]
    if language not in _WINS or game.kit.players.most == 1:
        return
    found = _of_most(context, language) or (_of_race(context) if language == "en" else None)
    words, section = context.prose, None
    yield from _of_results(context, language)
    if found:
        start, end = found
        section = context.outline.at(start)
        yield Problem(
            message="nothing says what happens in a tie",
            span=words.span_between(start, end),
            hint="say who wins among equals, or that they share the victory",
        )
    for roll in game.rolls:
        about = content_words(f"{roll.name} {roll.success}")
        said = content_words(words.text[section.start : section.end]) if section else frozenset[str]()
        if roll.against and not about & said and not _is_tie_of_roll(context, roll, about, language):
            yield Problem(
                message=f"nothing says what happens in a tie of the roll {roll.name or roll.id!r}",
                span=roll.at("against"),
                hint="say in its text who wins, or that both roll again",
            )


def _of_results(context: GameContext, language: str) -> Problems:
    """The results of tables that hit the weaker side, in rules that say nothing of equal ones."""
    results = [pair for table in context.game.tables for pair in table.results.items()]
    unequal = [(code, result) for code, result in results if _UNEQUAL[language].search(result.text.lower())]
    for code, result in unequal if not _EQUAL[language].search(context.prose.lower) else ():
        yield Problem(
            message=f"nothing says what {code!r} means if both are equal",
            span=result.at("text"),
            hint="say what happens to two sides that are equally strong",
        )


def _is_tie_of_roll(context: GameContext, roll: Roll, about: frozenset[str], language: str) -> bool:
    """Whether the texts of a roll, or a sentence on the same matter, speak of equal totals."""
    own = " ".join((roll.text, roll.success, roll.failure, *roll.natural.values())).lower()
    if _TIE[language].search(own) or "or more" in own:
        return True
    for tie in context.get(_ties_in_german if language == "de" else _ties_in_english):
        section = context.outline.at(tie.place)
        if about & (tie.topic | content_words(section.title if section else "")):
            return True
    return False


def _of_most(context: GameContext, language: str) -> tuple[int, int] | None:
    """The place of the first sentence about winning by most whose tie nothing breaks."""
    words, known = context.prose, context.outline
    floor = 0
    for place in words.places(_WIN_WORDS):
        if place < floor:
            continue
        start, end = context.outline.sentence(place)
        floor = end
        sentence = words.lower[start:end]
        is_signed = language == "en" and _SIGNED.search(sentence)
        section = known.at(start)
        if is_signed and not _ZERO.search(words.lower, *(section.start, section.end) if section else (start, end)):
            return start, start + len(words.text[start:end].rstrip())
        if not any(pattern.search(sentence) for pattern in _WINS[language]) or known.is_aside(start):
            continue
        if not _is_broken(context, language, start, end):
            return start, max(start + len(words.text[start:end].rstrip()), start + 1)
    return None


def _of_race(context: GameContext) -> tuple[int, int] | None:
    """The place of the sentence by which the first to arrive wins, if the others still have a turn."""
    words, known = context.prose, context.outline
    for match in known.find(_RACE, words.lower):
        section = known.at(match.start())
        if section and _LAST_ROUND.search(words.lower, section.start, section.end):
            start, end = context.outline.sentence(match.start())
            if not _TIE["en"].search(words.lower, section.start, section.end):
                return start, start + len(words.text[start:end].rstrip())
    return None


def _is_broken(context: GameContext, language: str, start: int, end: int) -> bool:
    """Whether ties are spoken of: in the sentence or its section, or in another sentence on the same."""
    words, known = context.prose, context.outline
    section, passage, is_aside = known.at(start), words.passage(start)[0], known.is_aside(start)
    topic = content_words(words.text[start:end])
    for tie in context.get(_ties_in_german if language == "de" else _ties_in_english):
        far = _NEAR_OTHER if tie.is_of_contest else _NEAR
        # The text of a goal stands in no section.
        near = section.start <= tie.place < section.end if section else words.passage(tie.place)[0] is passage
        is_near = near and abs(tie.place - start) < far
        if start <= tie.place < end or is_near:
            return True
        if (
            tie.is_about_victory
            and not tie.is_of_contest
            and (tie.is_named or topic & tie.topic)
            and (is_aside or not tie.is_aside)
        ):
            return True
    return False


@dataclass(frozen=True, slots=True)
class _Tie:
    """A word about a tie. is_named: whether it can mean nothing else. topic: the words of its sentence.

    is_of_contest: whether its sentence is about something smaller than the game.
    """

    place: int
    is_named: bool
    is_about_victory: bool
    is_aside: bool
    is_of_contest: bool
    topic: frozenset[str]


def _ties_in_english(context: GameContext) -> tuple[_Tie, ...]:
    return tuple(_ties(context, "en"))


def _ties_in_german(context: GameContext) -> tuple[_Tie, ...]:
    return tuple(_ties(context, "de"))


def _ties(context: GameContext, language: str) -> Iterator[_Tie]:
    words, known = context.prose, context.outline
    for match in words.matches(_TIE[language], words.lower):
        start, end = known.sentence(match.start())
        sentence = words.text[start:end]
        is_named = match[0].startswith(("tie", "tying", "gleichst"))
        about = bool(_VICTORY.search(sentence))
        contest = bool(_CONTEST.search(words.lower, start, end))
        yield _Tie(match.start(), is_named, about, known.is_aside(match.start()), contest, content_words(sentence))
