"""Sentences of English and German rules → what they say never happens: "porters never fight", "kein Kahn fährt nachts".

Who, the verb and the other words are stems, so that another sentence can be held against them, in whatever form.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.outline import content_words, stem, stem_set
from pnp.analysis.topic_words import FORMS
from pnp.analysis.word_forms import word_set
from pnp.values import dataclass

_WORD: Final = "[a-zäöüß][a-zäöüß’'-]*"
_ENGLISH: Final = (
    # "Moths and tenders never board", "silos may never be built there".
    re.compile(
        rf"(?P<who>(?:{_WORD} ){{1,6}}?)(?:(?:may|can|will|must|is|are) )?never (?:ever )?(?:be )?"
        rf"(?P<act>{_WORD})(?P<rest>.*)"
    ),
    # "No card ever enters the hold", "no knight may swim".
    re.compile(
        rf"no (?!more\b|further\b|longer\b|other\b)(?P<who>(?:{_WORD} ){{1,4}}?)"
        rf"(?:(?:may|can|will|is|are|does|do) (?:ever )?|ever )(?:be )?(?P<act>{_WORD})(?P<rest>.*)"
    ),
)
_GERMAN: Final = (
    # "Gesellen bauen nie eine Brücke", "ein Kahn darf nie in den Hafen fahren".
    re.compile(
        rf"(?P<who>(?:{_WORD} ){{1,4}}?)(?P<act>{_WORD}(?:t|en|n)|darf|kann) (?:(?:sich|es|dort|hier) )?"
        r"(?:niemals|nie)\b(?P<rest>.*)"
    ),
    # "Kein Kahn fährt bei Nacht".
    re.compile(rf"keine? (?P<who>(?:{_WORD} ){{1,3}}?)(?P<act>{_WORD}(?:t|en)|darf|kann)\b(?P<rest>.*)"),
)
_MODALS: Final = word_set("darf dürfen kann können muss müssen soll sollen wird werden")
_CLAUSE: Final = re.compile(r"[^,;:.()–—\n|]+(?:\n(?![ \t]*[-*+#|>\n])[^,;:.()–—\n|]+)*")
# Words by which "never" is one for a case, and those by which something is excepted.
_CASE: Final = re.compile(
    r"\b(?:if|when|whenever|unless|until|except|exception|instead|while|only|otherwise|without|but|than|alone|once"
    r"|before|after|might|would|could|had|was|were|wenn|falls|sobald|solange|außer|ohne|bevor|nachdem|nur|sonst|bis|statt|mehr)\b"
)
_EXCEPTED: Final = re.compile(
    r"(?:,|\(| –) ?(?:with the (?:sole |only )?exceptions? of|except(?: for| by)?|apart from|other than"
    r"|mit ausnahme|außer|ausgenommen)\b(?P<names>[^.;]*)"
)
_PASSIVE: Final = re.compile(r"\b(?:is|are|be|wird|werden) (?:never |nie |niemals |ever )?(?:be )?$")
_DENYING: Final = (" never ", "no ", " nie", "kein")
_PEOPLE: Final = stem_set(
    "you player players anybody anyone everybody he she they it who this that these those one man ihr"
)
# What is done all the time says little, unless it is told to what.
_WEAK: Final = stem_set("be have has do get take make go give put come see")
_SHORTEST: Final = 3
_SMALL: Final = word_set(
    "ever also into with from left more over under that this than like very one the and not ist hat sind sich nie "
    "niemals"
)


@dataclass(frozen=True, slots=True)
class Denial:
    """What never happens. who: stems of each thing of which it is said. act: the stem of the verb. what: the other
    words. is_passive: whether it is done to them. excepted: the words for those that do it, in small letters; empty
    without any. start, end: its clause in the prose.
    """

    who: tuple[frozenset[str], ...]
    act: str
    what: frozenset[str]
    is_passive: bool
    excepted: str
    start: int
    end: int


def act_of(word: str, *, is_german: bool = False) -> str:
    """The stem that the forms of a verb share: "built" and "builds", "baut" and "bauen"."""
    if is_german:
        return stem(word.removesuffix("t") if not word.endswith("st") else word.removesuffix("st"))
    return stem(FORMS.get(word, FORMS.get(word.removesuffix("s"), word)))


def forms_of(act: str) -> tuple[str, ...]:
    """With what the forms of a verb begin."""
    return (act, *(form for form, verb in FORMS.items() if stem(verb) == act and not form.startswith(act)))


def denials(context: GameContext) -> tuple[Denial, ...]:
    """The denials of a game without a condition or an exception, and without those of variants."""
    language = context.game.kit.language[:2]
    patterns = {"en": _ENGLISH, "de": _GERMAN}.get(language, ())
    return tuple(_denials(context, patterns)) if patterns else ()


def _denials(context: GameContext, patterns: tuple[re.Pattern[str], ...]) -> Iterator[Denial]:
    lower, known = context.prose.lower, context.outline
    for start, end in known.sentences_with(_DENYING):
        excepted = _EXCEPTED.search(lower, start, end)
        stop = excepted.start() if excepted else end
        if known.is_aside(start) or _CASE.search(lower, start, stop):
            continue
        for clause in _CLAUSE.finditer(lower, start, stop):
            words = " ".join(clause[0].translate(_PLAIN).split())
            found = next((match for pattern in patterns if (match := pattern.fullmatch(words))), None)
            names = excepted["names"] if excepted else ""
            denial = _denial(found, names, clause.span(), is_german=patterns is _GERMAN) if found else None
            if denial:
                yield denial


_PLAIN: Final = str.maketrans("*_\0\n", "    ")


def _denial(match: re.Match[str], excepted: str, place: tuple[int, int], *, is_german: bool) -> Denial | None:
    act, rest = match["act"], match["rest"]
    if act in _MODALS:
        rest, _, act = rest.rpartition(" ")
    who = [content_words(part) - _PEOPLE for part in re.split(r"\b(?:and|or|nor|und|oder)\b", match["who"])]
    what = content_words(rest)
    verb = act_of(act, is_german=is_german)
    if not all(who) or act in _SMALL or len(act) < _SHORTEST or (verb in _WEAK and not what):
        return None
    is_passive = bool(_PASSIVE.search(match.string, 0, match.start("act")))
    if is_passive and not is_german and not (act.endswith(("ed", "en")) or act in FORMS):
        return None  # "Never adjacent" says what something is.
    return Denial(tuple(who), verb, what, is_passive, excepted, *place)
