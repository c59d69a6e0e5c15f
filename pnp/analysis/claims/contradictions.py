"""The claims of a game → the pairs of which only one can hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from pnp.analysis.claims.english import ENGLISH
from pnp.analysis.claims.german import GERMAN
from pnp.analysis.claims.language import ClaimLanguage, Modality, concept
from pnp.analysis.claims.plain_words import rewritten, subject_of
from pnp.analysis.claims.reader import ENTER, LEAVE, Claim, SentenceClaims
from pnp.analysis.context import GameContext
from pnp.analysis.names import names_of
from pnp.analysis.parts import parts_list
from pnp.analysis.statements import are_together, is_of_the_game
from pnp.model.decks import Card
from pnp.model.names import Named
from pnp.model.texts import Term
from pnp.values import dataclass

LANGUAGES: Final[Mapping[str, ClaimLanguage]] = {"en": ENGLISH, "de": GERMAN}
# What cannot be said together with what; that something must be done denies that it may only if both are alike.
_OPPOSITES: Final = frozenset(
    {
        (Modality.MUST_NOT, Modality.MAY),
        (Modality.MUST_NOT, Modality.MUST),
        (Modality.NEED_NOT, Modality.MUST),
        (Modality.MUST, Modality.MAY),
    }
)
_LONGEST: Final = 260
_LEAST: Final = 2


@dataclass(frozen=True, slots=True)
class ClaimPair:
    """A rule and another claim that cannot hold beside it."""

    rule: Claim
    other: Claim


def claims(context: GameContext) -> tuple[Claim, ...]:
    """What the sentences of the rules, and those of cards, claim, without those of variants."""
    language = LANGUAGES.get(context.game.kit.language[:2])
    return tuple(_claims(context, language)) if language else ()


def _claims(context: GameContext, language: ClaimLanguage) -> Iterator[Claim]:
    known, lower = context.outline, context.prose.lower
    for start, end in known.sentences_with(language.leads):
        record = context.prose.passage(start)[0].record
        if end - start > _LONGEST or (known.is_aside(start) and not isinstance(record, Card)):
            continue
        named, antecedent = _named(context, language, start), _antecedent(context, language, start, end)
        reader = SentenceClaims(language=language, named=named, start=start, end=end, antecedent=antecedent)
        for claim in reader.read(lower[start:end]):
            # Cards may do what the rules do not, but not oblige anybody to what nobody is ever forced to.
            if claim.modality is Modality.MUST or not isinstance(record, Card):
                yield claim
    for match in context.prose.matches(language.question, lower):
        if known.at(match.start()) and not known.is_aside(match.start()):
            reader = SentenceClaims(
                language=language, named=frozenset(), start=match.start(), end=match.end("asked") + 1
            )
            yield from reader.answer(match["modal"], match["asked"], is_denied=bool(match["no"]), rest=match["rest"])


def _antecedent(context: GameContext, language: ClaimLanguage, start: int, end: int) -> str:
    """What the sentence before says something of, for a pronoun in this one; empty at the beginning of a paragraph."""
    lower, known = context.prose.lower, context.outline
    if not language.stands_for.search(lower, start, end) or start < _LEAST:
        return ""
    before = known.sentence(max(start - _LEAST, 0))
    if before[0] >= start or not are_together(context, before[0], start):
        return ""
    return subject_of(language, rewritten(language, lower[slice(*before)]))


def _named(context: GameContext, language: ClaimLanguage, start: int) -> frozenset[str]:
    """What a sentence is about that stands in the text or the section of a thing."""
    record, section = context.prose.passage(start)[0].record, context.outline.at(start)
    if isinstance(record, Term) or is_of_the_game(context, start):
        return frozenset()
    name = section.title if section else record.name if isinstance(record, Named) else ""
    return frozenset(concept(language, word) for word in name.lower().split() if word not in language.small)


def _moves(context: GameContext, language: ClaimLanguage) -> Iterator[Claim]:
    """What sentences of rules and cards put somewhere; read only where something says that nothing comes there."""
    known, lower = context.outline, context.prose.lower
    for start, end in known.sentences_with(f"{word} " for word in language.moves):
        record = context.prose.passage(start)[0].record
        if end - start <= _LONGEST and (not known.is_aside(start) or isinstance(record, Card)):
            reader = SentenceClaims(language=language, named=frozenset(), start=start, end=end)
            yield from reader.read_moves(lower[start:end])


def claim_pairs(context: GameContext) -> tuple[ClaimPair, ...]:
    """Each rule with each claim that cannot hold beside it, in the order of the rules."""
    said = context.get(claims)
    language = LANGUAGES.get(context.game.kit.language[:2], ENGLISH)
    ways = {concept(language, ENTER), concept(language, LEAVE)}
    if any(claim.modality is Modality.MUST_NOT and claim.acts <= ways for claim in said):
        said = (*said, *_moves(context, language))
    by_act: dict[str, list[Claim]] = {}
    for claim in said:
        for act in sorted(claim.acts):
            by_act.setdefault(act, []).append(claim)
    figures = context.get(_figures)
    return tuple(
        ClaimPair(rule, other)
        for rule in said
        for act in sorted(rule.acts)
        for other in by_act[act]
        if _cannot_both(rule, other, figures) and not are_together(context, rule.start, other.start)
    )


def _cannot_both(rule: Claim, other: Claim, figures: frozenset[str]) -> bool:
    """Whether a general rule and what another claim says of the same things cannot both hold."""
    if rule.is_only:
        return _is_of_another(rule, other)
    if rule.only_then and other.is_free:
        is_same = rule.core == other.core and rule.modality is other.modality is Modality.MAY
        return is_same and bool(rule.core)
    if (rule.modality, other.modality) not in _OPPOSITES or not rule.is_general or other.is_only:
        return False
    if rule.has_case or (other.has_case and rule.modality is not Modality.NEED_NOT):
        return False
    if rule.modality is Modality.MUST:
        is_same = (rule.who, rule.what) == (other.who, other.what) and other.is_general
        return is_same and len(rule.what) >= _LEAST
    if not (rule.who | rule.what):
        return rule.modality is Modality.NEED_NOT and (rule.by_anybody or rule.is_absolute)
    is_same_who = rule.by_anybody or rule.who == other.who or (not rule.who and other.who <= figures)
    all_of_it = other.who | other.what | other.around
    if rule.modality is Modality.NEED_NOT:
        return is_same_who and rule.what <= all_of_it
    is_same_what = other.what <= rule.what or rule.is_absolute
    return is_same_who and is_same_what and rule.what <= all_of_it


def _is_of_another(only: Claim, other: Claim) -> bool:
    """Whether another may do what only one may do."""
    is_same = only.what == other.what and other.modality is only.modality is Modality.MAY
    is_plain = not (other.is_only or other.has_case or other.by_anybody or only.by_anybody)
    return is_same and is_plain and bool(only.who and other.who and only.what) and only.who.isdisjoint(other.who)


def _figures(context: GameContext) -> frozenset[str]:
    """The words for what stands for a player, as each has one: a pawn of four, a hero of a set of heroes."""
    game, players = context.game, context.game.kit.players.most
    language = LANGUAGES.get(game.kit.language[:2], ENGLISH)
    markers = (
        name
        for marker in game.markers
        if players in (context.number_of(marker.supply), players * (context.number_of(marker.per_player) or 0))
        for name in names_of(marker)
    )
    listed = (word for part in context.get(parts_list).parts if part.number == players for word in part.stems)
    named = (*(custom.one for custom in game.sets), *" ".join(markers).lower().split())
    return frozenset((*(concept(language, word) for word in named), *listed))
