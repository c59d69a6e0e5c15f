"""A game → the numbered steps of its turns and rounds, and the sentences that put one of them elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.statement_english import ENGLISH as STATEMENTS
from pnp.analysis.statement_german import GERMAN as GERMAN_STATEMENTS
from pnp.analysis.statement_language import StatementLanguage
from pnp.analysis.statements import can_contradict
from pnp.values import dataclass

_STEP: Final = re.compile(
    r"(?:(?<=[\s.;,:])|^)[*_]*(?P<number>\d{1,2})[.)][*_]*["
    r" \t]+(?P<words>(?:(?![ \t]\d{1,2}[.)][ \t])[^\n.;:,(–—\0]){3,60})",
    re.MULTILINE,
)
# Fewer steps, and any statement about two of them is about the whole.
_FEWEST: Final = 3
_MOST: Final = 12
_MOST_WORDS: Final = 5
_LONGEST: Final = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class SequenceLanguage:
    """How a language puts deeds in an order. units: what has steps, by word; of: "at the start of the turn", with
    ``first`` or ``last`` and ``unit``; orders: "movement before combat", with ``early`` and ``late``. case: by what a
    sentence holds at times only. aside: behind which it says more. any_deed: words that no step is known by.
    """

    statements: StatementLanguage
    units: Mapping[str, str]
    of: tuple[re.Pattern[str], ...]
    orders: tuple[re.Pattern[str], ...]
    case: re.Pattern[str]
    aside: re.Pattern[str]
    leads: tuple[str, ...]
    any_deed: frozenset[str]


_ENGLISH: Final = SequenceLanguage(
    statements=STATEMENTS,
    units={"turn": "turn", "round": "round", "day": "day", "year": "year", "season": "season", "phase": "phase"},
    of=(
        re.compile(
            r"\b(?:at|in) the (?:very )?(?:(?P<first>start|beginning)|(?P<last>end)) of (?:(?:your|his|her|their"
            r"|the|each|every|a|any) )+"
            r"(?:player )?(?P<unit>turn|round|day|year|season)\b"
        ),
        re.compile(
            r"\b(?:(?P<first>begins?|starts?)|(?P<last>ends?|finish(?:es)?|concludes?)) (?:your|his|her|the|each"
            r"|every|a) (?:player )?"
            r"(?P<unit>turn|round|day|year|season) (?:by|with)\b"
        ),
    ),
    orders=(
        re.compile(
            r"(?P<early>[^.;:!?]+?),? (?:takes? place |is resolved |are resolved |happens? |comes? "
            r"|is carried out )?\bbefore (?P<late>[^.;:,!?]+)"
        ),
        re.compile(r"\bbefore (?P<late>[^.;:,!?]+), (?P<early>[^.;:!?]+)"),
        re.compile(r"\b(?:after|once|as soon as) (?P<early>[^.;:,!?]+), (?P<late>[^.;:!?]+)"),
        re.compile(
            r"(?P<late>[^.;:!?]+?),? (?:takes? place |is resolved |are resolved |happens? |comes? "
            r"|follows? )?\b(?:only )?(?:after|once) (?P<early>[^.;:,!?]+)"
        ),
        re.compile(r"\bfirst,? (?P<early>[^.;:!?]+?),? (?:and )?(?:then|afterwards) (?P<late>[^.;:!?]+)"),
        re.compile(r"(?P<early>[^.;:!?]+?) (?:is|are) followed by (?P<late>[^.;:!?]+)"),
    ),
    case=re.compile(
        r"\b(?:if|when|whenever|unless|except|instead|however|may|can|during|first (?:turn|round)|last (?:turn"
        r"|round)|next|previous|another|not"
        r"|example|already|as long as|while|until|this|these|those|that)\b"
    ),
    aside=re.compile(r", (?:before|after|and then|so)\b"),
    leads=("start of", "beginning of", "end of", "before", "after", "once", "first", "followed by", "with", " by "),
    any_deed=STATEMENTS.topic_words(
        "turn round day year season phase step start end beginning first last player players all each every"
    ),
)
_GERMAN: Final = SequenceLanguage(
    statements=GERMAN_STATEMENTS,
    units={
        "runde": "round",
        "runden": "round",
        "zug": "turn",
        "zuges": "turn",
        "zugs": "turn",
        "spielzug": "turn",
        "spielzugs": "turn",
        "jahr": "year",
        "jahres": "year",
        "tag": "day",
        "tages": "day",
    },
    of=(
        re.compile(
            r"\b(?:(?P<first>zu beginn|am beginn|am anfang)|(?P<last>am ende|am schluss)) (?:der|des|jeder|jedes"
            r"|deines|eines|seines|einer|eures) "
            r"(?P<unit>runde|zuges|zugs|spielzugs|jahres|tages)\b"
        ),
    ),
    orders=(
        re.compile(
            r"\b(?:nach|nachdem) (?P<early>[^.;:,!?]+?),? (?:wird|werden|folgt|kommt|findet"
            r"|erfolgt) (?P<late>[^.;:!?]+)"
        ),
        re.compile(
            r"(?P<early>[^.;:!?]+?) (?:findet |erfolgt |kommt |wird )?\bvor (?:de[mnr]|jede[mr]) (?P<late>[^.;:,!?]+)"
        ),
        re.compile(
            r"(?P<late>[^.;:!?]+?) (?:findet |erfolgt |kommt |folgt |wird )(?:erst )?nach (?:de[mnr]"
            r"|jede[mr]) (?P<early>[^.;:,!?]+)"
        ),
        re.compile(
            r"\b(?:zuerst|erst) (?P<early>[^.;:!?]+?),? (?:und )?(?:dann|danach|anschließend) (?P<late>[^.;:!?]+)"
        ),
    ),
    case=re.compile(
        r"\b(?:wenn|falls|sobald|außer|statt\w*|jedoch|darf|dürfen|kann|können|während|erste[nr]? (?:runde|zug)"
        r"|letzte[nr]? (?:runde|zug)|nächste\w*|nicht"
        r"|beispiel|schon|bereits|solange|bis|diese\w*)\b"
    ),
    aside=re.compile(r", (?:bevor|nachdem|vor|nach|und dann)\b"),
    leads=("zu beginn", "am beginn", "am anfang", "am ende", "am schluss", "nach", "vor ", "zuerst", "erst "),
    any_deed=GERMAN_STATEMENTS.topic_words(
        "runde zug zuges jahr tag phase schritt beginn ende anfang spieler alle jeder erste letzte"
    ),
)
_LANGUAGES: Final[Mapping[str, SequenceLanguage]] = {"en": _ENGLISH, "de": _GERMAN}
_LINES: Final = str.maketrans("*_\n", "   ")


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a sequence: its words, in one form each, and its place in the prose."""

    topic: frozenset[str]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class StepList:
    """Numbered steps. unit: what they are the steps of; empty if the heading does not say."""

    unit: str
    steps: Sequence[Step]


@dataclass(frozen=True, slots=True)
class OutOfOrder:
    """A sentence that puts a step elsewhere. step: the one it is about; start, end: the sentence."""

    step: Step
    start: int
    end: int


def out_of_order(context: GameContext) -> Iterator[OutOfOrder]:
    """Each sentence that puts a step first that is the last, last that is the first, or behind one that comes later."""
    language = _LANGUAGES.get(context.game.kit.language[:2])
    sequences = tuple(_sequences(context, language)) if language else ()
    if not language or not sequences:
        return
    known, lower = context.outline, context.prose.lower.translate(_LINES)
    for start, end in known.sentences_with(language.leads):
        if end - start > _LONGEST or not known.at(start) or known.is_aside(start):
            continue
        sentence = lower[start:end]
        for sequence in sequences:
            step = _misplaced(language, sequence, sentence)
            if step and can_contradict(context, step.start, start):
                yield OutOfOrder(step, start, end)
                break


def _sequences(context: GameContext, language: SequenceLanguage) -> Iterator[StepList]:
    """The lists of steps that are numbered from one, and whose steps are different things."""
    prose, known = context.prose, context.outline
    found: list[re.Match[str]] = []
    for match in (*prose.matches(_STEP, prose.text), None):
        number = int(match["number"]) if match else 0
        if match and found and number == len(found) + 1 and known.at(match.start()) == known.at(found[0].start()):
            found.append(match)
            continue
        section = known.at(found[0].start()) if found else None
        if section and _FEWEST <= len(found) <= _MOST and not known.is_aside(found[0].start()):
            title = section.title.lower().split()
            unit = next((language.units[word] for word in title if word in language.units), "")
            steps = tuple(_step(language, one) for one in found)
            if all(step.topic for step in steps) and len({step.topic for step in steps}) == len(steps):
                yield StepList(unit, steps)
        found = [match] if match and number == 1 else []


def _step(language: SequenceLanguage, match: re.Match[str]) -> Step:
    words = match["words"].lower().translate(_LINES)
    few = len(words.split()) <= _MOST_WORDS
    topic = language.statements.topic_words(words) - language.any_deed if few else frozenset()
    return Step(topic or frozenset((words,)), match.start("words"), match.end("words"))


def _misplaced(language: SequenceLanguage, sequence: StepList, sentence: str) -> Step | None:
    first, last = sequence.steps[0], sequence.steps[-1]
    for pattern in language.of:
        if match := pattern.search(sentence):
            unit = language.units.get(match["unit"], "")
            # "…, before you may buy" says what follows.
            clause = sentence[: match.start()] + language.aside.split(sentence[match.end() :])[0]
            step = _only(language, sequence, clause)
            wrong = last if match["first"] else first
            if step is wrong and unit == (sequence.unit or unit) and not language.case.search(clause):
                return step
    for pattern in () if language.case.search(sentence) else language.orders:
        if match := pattern.search(sentence):
            early, late = (_only(language, sequence, match[group]) for group in ("early", "late"))
            if early and late and early.start > late.start:
                return early
    return None


def _only(language: SequenceLanguage, sequence: StepList, words: str) -> Step | None:
    """The only step that some words name."""
    topic = language.statements.topic_words(words)
    named = [step for step in sequence.steps if step.topic <= topic]
    return named[0] if len(named) == 1 else None
