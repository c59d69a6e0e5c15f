"""The sentences of English rules → what may, must, must not and need not be done, by words that say so.

Compared are general sentences, which name things as "a unit" and "boats" and not as "the unit": what holds for all of
them holds for each. One that says more than another is its exception, and no contradiction.
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis import GameContext
from pnp.analysis.names import names_of
from pnp.analysis.numerals import NUMBER
from pnp.analysis.outline import stem, stem_set
from pnp.analysis.parts import parts_list
from pnp.analysis.statements import are_together, is_of_the_game
from pnp.analysis.word_forms import word_set
from pnp.checks.overrides.answers import Answer
from pnp.model.decks import Card
from pnp.model.names import Named
from pnp.values import dataclass

MAY, MUST, MUST_NOT, NEED_NOT = "may", "must", "must not", "need not"
_OPPOSITES: Final = ((MUST_NOT, MAY), (MUST_NOT, MUST), (NEED_NOT, MUST), (MUST, MAY))
_LEADS: Final = ("may ", "can ", "cannot ", "must ", "never ", "need not ", "has to ", "have to ")
_WHO: Final = r"(?:^|[,;:(] ?(?:and |but |or |so )?)(?P<who>(?:[a-z’'-]+ ){0,8}?)"
_MODAL: Final = re.compile(
    _WHO
    + r"(?P<modal>(?:is|are) never (?:forced|obliged|required|compelled) to|need not|needs not|(?:do|does) not have to"
    r"|(?:may|must|can) (?:not|never)(?: ever)?|cannot(?: ever)?|never|(?:is|are) not allowed to"
    r"|(?:may|can)(?: always| also| freely)?|must(?: always)?|has to|have to) (?P<what>[^.;:,()]+)"
)
_NEED_NOT: Final = re.compile(r"need|forced|obliged|required|compelled|not have")
_DENIED: Final = re.compile(r"\b(?:not|never|cannot)\b")
# What makes a sentence one for a case, and a clause one for a number of things.
_CASE: Final = re.compile(
    r"\b(?:if|when|whenever|unless|until|except|instead|only|while|during|otherwise|without|but|however|than|twice"
    r"|once (?:you|it|the|an?|all|he|she|they|each|every)|before|after|already|both|even|although|as long|as soon"
    r"|as many|further|yet|either|neither|alone|still)\b"
)
_NUMBER: Final = re.compile(rf"\b{NUMBER}\b")
# What is told of things that the sentences before have named.
_DEFINITE: Final = re.compile(
    r"\b(?:the(?! (?:same|game|enemy|map|board)\b)|it|its|them|they|this|these|those|that|such|there)\b"
)
_PEOPLE: Final = stem_set("you player side anybody anyone everybody nobody somebody one he she they who")
_SMALL: Final = word_set(
    "the a an of to in on at by for from with and or nor his her its their your be is are been this that these those"
    " any all each every no then also ever never not as usual freely normally always too just so it them"
)
_WORD: Final = re.compile(r"[a-z][a-z’'-]+")
# "Enter or leave an area": either is meant.
_EITHER: Final = re.compile(r"(?:be )?(?P<first>[a-z]+)(?:,? (?:or|nor)(?: to)? (?P<other>[a-z]+))?\b(?P<rest>.*)")
_LEAST: Final = 2
_LONGEST: Final = 260


@dataclass(frozen=True, slots=True)
class _Duty:
    """What somebody may, must, must not or need not do, by stems.

    acts: the verbs, any of which is meant. what: the other words of the clause. who: without players. around: all words
    of the sentence, and of the name of its record. is_general: whether the clause names things at large.
    """

    modal: str
    who: frozenset[str]
    acts: frozenset[str]
    what: frozenset[str]
    around: frozenset[str]
    is_general: bool
    has_case: bool
    start: int
    end: int


def duties(context: GameContext) -> Iterator[Answer]:
    """Both answers to each question whether something may or must be done, where two sentences cannot both hold."""
    said = list(_duties(context))
    by_act: dict[str, list[_Duty]] = {}
    for duty in said:
        for act in duty.acts:
            by_act.setdefault(act, []).append(duty)
    figures = context.get(_figures)
    for first in said:
        for second in (other for act in sorted(first.acts) for other in by_act[act]):
            if _are_opposite(first, second, figures) and not are_together(context, first.start, second.start):
                about = first.who | first.what | first.acts
                yield Answer("duty", about, first.modal, first.start, first.end)
                yield Answer("duty", about, second.modal, second.start, second.end)


def _figures(context: GameContext) -> frozenset[str]:
    """The words for what stands for a player, as each has one: a pawn of four, a hero of a set of heroes."""
    game, players = context.game, context.game.kit.players.most
    markers = (
        name
        for marker in game.markers
        if players in (context.number_of(marker.supply), players * (context.number_of(marker.per_player) or 0))
        for name in names_of(marker)
    )
    listed = (word for part in context.get(parts_list).parts if part.number == players for word in part.stems)
    return frozenset((*(stem(custom.one) for custom in game.sets), *_stems(" ".join(markers).lower()), *listed))


def _are_opposite(rule: _Duty, other: _Duty, figures: frozenset[str]) -> bool:
    """Whether a general rule and what another sentence says of the same things cannot both hold."""
    if (rule.modal, other.modal) not in _OPPOSITES or not rule.is_general or rule.has_case or other.has_case:
        return False
    if rule.modal == NEED_NOT:  # "Never forced to fire" is contradicted by whoever must fire.
        return not rule.what and rule.who <= other.who
    if rule.modal == MUST:  # What must be done may be done, too, unless the two say the same of the same.
        is_same = (rule.who, rule.acts, rule.what) == (other.who, other.acts, other.what) and other.is_general
        return is_same and len(rule.what) >= _LEAST
    is_same_who = other.who <= rule.who or (not rule.who and other.who <= figures)
    return (
        is_same_who and bool(rule.who | rule.what) and other.what <= rule.what and rule.who | rule.what <= other.around
    )


def _duties(context: GameContext) -> Iterator[_Duty]:
    known, lower = context.outline, context.prose.lower
    for start, end in known.sentences_with(_LEADS):
        record, section = context.prose.passage(start)[0].record, known.at(start)
        if end - start > _LONGEST or (known.is_aside(start) and not isinstance(record, Card)):
            continue
        named = frozenset[str]()
        if not is_of_the_game(context, start):
            named = _stems(
                section.title.lower() if section else record.name.lower() if isinstance(record, Named) else ""
            )
        sentence = " ".join(lower[start:end].translate(_EMPHASIS).split())
        for match in _MODAL.finditer(sentence):
            duty = _duty(match, named, start, end)
            # Cards may do what the rules do not, but not oblige anybody to what nobody is ever forced to.
            if duty and (duty.modal == MUST or not isinstance(record, Card)):
                yield duty


_EMPHASIS: Final = str.maketrans("*_\0", "   ")


def _duty(match: re.Match[str], named: frozenset[str], start: int, end: int) -> _Duty | None:
    either = _EITHER.match(match["what"])
    who = match["who"].split()
    if either is None or (who and who[0] in ("no", "nobody", "neither")):
        return None
    done_by = _stems(match["who"]) - _PEOPLE or named
    # "Traps may be removed": nobody says by whom.
    is_passive = match["what"].startswith("be ")
    return _Duty(
        _modal(match["modal"]),
        frozenset() if is_passive else done_by,
        frozenset(stem(act) for act in (either["first"], either["other"]) if act),
        _stems(either["rest"]) | (done_by if is_passive else frozenset()),
        _stems(match.string) | named,
        not _DEFINITE.search(match[0]),
        bool(_CASE.search(match.string) or _NUMBER.search(match[0])),
        start,
        end,
    )


def _modal(words: str) -> str:
    if _NEED_NOT.search(words):
        return NEED_NOT
    return MUST_NOT if _DENIED.search(words) else MUST if words.startswith(("must", "ha")) else MAY


def _stems(text: str) -> frozenset[str]:
    return frozenset(stem(word) for word in _WORD.findall(text) if word not in _SMALL)
