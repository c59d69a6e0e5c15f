"""What a thing never does by one sentence, and does by another, that of a card or of a piece included."""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis import GameContext
from pnp.analysis.claims.contradictions import LANGUAGES, claims
from pnp.analysis.claims.language import ClaimLanguage, Modality, concept, forms_of
from pnp.analysis.claims.plain_words import rewritten
from pnp.analysis.claims.reader import Claim
from pnp.analysis.outline import stem_set
from pnp.analysis.prose import BETWEEN
from pnp.analysis.word_forms import word_set
from pnp.checks.overrides.answers import Answer
from pnp.model.decks import Card, CustomRecord
from pnp.model.names import Named
from pnp.model.units import Unit
from pnp.values import dataclass

# What any thing is or has, and what is done all the time, which says little unless it is told to what.
_WEAK: Final = stem_set("be is are has have do does")
_VAGUE: Final = stem_set("get take make go give come see move ent leave")
# So many words before a verb who does it may stand, of whom "never" was said.
_NEAR: Final = 4
_WORD: Final = re.compile(r"[a-zäöüß][a-zäöüß’'-]*|[.;:,()!?]")
_STOPS: Final = frozenset(".;:,()!?")
# With one of these in between, something else is done, or by somebody else.
_LINKS: Final = word_set("to of the a an in on at with from for by into der die das den dem im am zu von mit")
_CASE: Final = word_set("if when whenever while once as wenn falls sobald solange während")
# With these behind a verb, what follows is not what it is done to.
_AWAY: Final = word_set("to in on at with from for by into and or zu in mit von für auf und oder")
_PASSIVE: Final = word_set("is are be been being wird werden")
# In the text of a thing, these do what it does.
_ITSELF: Final = frozenset(
    ("it", "you", "may", "can", "and", "then", "es", "sie", "er", "du", "darf", "kann", "und", "")
)


def absolute_rules(context: GameContext) -> Iterator[Answer]:
    """Both answers to each question whether something ever happens, where a sentence says never."""
    language = LANGUAGES.get(context.game.kit.language[:2])
    for claim in context.get(claims) if language else ():
        if language and _is_of_all(claim):
            denial = _Denial(language, claim, min(claim.acts), claim.what - claim.subject)
            about = claim.acts | claim.what | claim.subject
            for start, end in _doing(context, denial):
                yield Answer("ever", about, "no", claim.start, claim.end)
                yield Answer("ever", about, "yes", start, end)


def _is_of_all(claim: Claim) -> bool:
    """Whether a claim says of a kind of thing that it never does something, in words that say enough."""
    is_never = claim.is_absolute and claim.modality is Modality.MUST_NOT and claim.is_general and not claim.has_case
    is_weak = not claim.acts.isdisjoint(_WEAK) or (not claim.acts.isdisjoint(_VAGUE) and not claim.what)
    return is_never and bool(claim.subject) and len(claim.acts) == 1 and not is_weak


@dataclass(frozen=True, slots=True)
class _Denial:
    """What never happens. act: what is never done; what: the words besides those for of what it is said."""

    language: ClaimLanguage
    claim: Claim
    act: str
    what: frozenset[str]


def _doing(context: GameContext, denial: _Denial) -> Iterator[tuple[int, int]]:
    """The sentences in which somebody of whom something is denied does it."""
    lower, known, language = context.prose.lower, context.outline, denial.language
    for start, end in known.sentences_with(forms_of(language, denial.act)):
        record = context.prose.passage(start)[0].record
        is_of_thing = isinstance(record, Card | CustomRecord | Unit)
        if start <= denial.claim.start < end or (known.is_aside(start) and not is_of_thing):
            continue
        sentence, excepted = rewritten(language, lower[start:end]), denial.claim.excepted
        if language.denying.search(sentence):
            continue
        if excepted and not (isinstance(record, Named) and record.name.lower() not in excepted):
            continue
        names = _called(context, language, record) if isinstance(record, Named) and is_of_thing else frozenset[str]()
        around = names | {concept(language, word) for word in _WORD.findall(sentence)}
        if denial.what <= around and _does(sentence, denial, names):
            yield start, start + len(lower[start:end].rstrip(f" \n|{BETWEEN}"))


def _does(sentence: str, denial: _Denial, names: frozenset[str]) -> bool:
    """Whether a sentence says just before a verb who does it, or stands in the text of one of them."""
    words, who, is_passive = _WORD.findall(sentence), denial.claim.subject, denial.claim.is_passive
    for place, word in enumerate(words):
        if concept(denial.language, word) != denial.act:
            continue
        clause = words[max((at for at in range(place) if words[at] in _STOPS), default=-1) + 1 : place]
        # "When a nun fights" says that nuns do; "if it rains, a nun fights" is an exception.
        if _CASE.intersection(words) and not _CASE.intersection(clause):
            continue
        if is_passive and _is_done_to(words, place, denial):
            return True
        before = clause[-_NEAR:]
        means = [concept(denial.language, other) for other in before]
        last = max((at for at, other in enumerate(means) if other in who), default=-1)
        is_done = not is_passive or not _PASSIVE.isdisjoint(before[last:])
        if is_done and who <= set(means) and _LINKS.isdisjoint(before[last:]):
            return True
        if not is_passive and who <= names and (before[-1] if before else "") in _ITSELF:
            return True
    return False


def _is_done_to(words: list[str], place: int, denial: _Denial) -> bool:
    """Whether an active verb has those behind it to whom it is never done: "amber is never sold", "sell amber"."""
    after = words[place + 1 : place + 1 + _NEAR]
    stop = next((at for at, word in enumerate(after) if word in _STOPS or word in _AWAY), len(after))
    is_active = place == 0 or words[place - 1] not in _PASSIVE
    means = {concept(denial.language, word) for word in after[:stop]}
    return is_active and not _CASE.intersection(words) and denial.claim.subject <= means


def _called(context: GameContext, language: ClaimLanguage, record: Named) -> frozenset[str]:
    """The words for a thing: its name, and those of its deck, set or classes."""
    game = context.game
    groups = [deck.name for deck in game.decks if isinstance(record, Card) and record in deck.cards]
    groups += [custom.one for custom in game.sets if record in custom.records]
    if isinstance(record, Unit):
        groups += [kind.name for name in record.classes if (kind := game.classes.find(name))]
    return frozenset(concept(language, word) for word in " ".join((record.name, *groups)).lower().split())
