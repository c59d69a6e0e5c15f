"""What a thing never does by one sentence, and does by another, that of a card or of a piece included."""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis import GameContext
from pnp.analysis.denials import Denial, act_of, denials, forms_of
from pnp.analysis.outline import content_words, stem
from pnp.analysis.prose import BETWEEN
from pnp.analysis.word_forms import word_set
from pnp.checks.overrides.answers import Answer
from pnp.model.decks import Card, CustomRecord
from pnp.model.names import Named
from pnp.model.units import Unit

# So many words before a verb who does it may stand, of whom "never" was said.
_NEAR: Final = 4
_WORD: Final = re.compile(r"[a-zäöüß][a-zäöüß’'-]*|[.;:,()!?]")
_STOPS: Final = frozenset(".;:,()!?")
# What is not done, or done against the rule.
_NOT: Final = re.compile(
    r"\b(?:not|never|no|nobody|none|nor|neither|cannot|without|instead|except|unless|even|although|despite|in spite"
    r"|forbid\w*|prohibit\w*|prevent\w*|refus\w+|nicht|nie|niemals|kein\w*|niemand|ohne|statt|außer|obwohl|trotz)\b|n[’']t\b"
)
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
    for denial in context.get(denials):
        about = frozenset((denial.act, *denial.what, *(word for who in denial.who for word in who)))
        for start, end in _doing(context, denial):
            yield Answer("ever", about, "no", denial.start, denial.end)
            yield Answer("ever", about, "yes", start, end)


def _doing(context: GameContext, denial: Denial) -> Iterator[tuple[int, int]]:
    """The sentences in which somebody of whom something is denied does it."""
    lower, known, is_german = context.prose.lower, context.outline, context.game.kit.language.startswith("de")
    for start, end in known.sentences_with(forms_of(denial.act)):
        record = context.prose.passage(start)[0].record
        is_of_thing = isinstance(record, Card | CustomRecord | Unit)
        if start <= denial.start < end or (known.is_aside(start) and not is_of_thing) or _NOT.search(lower, start, end):
            continue
        if denial.excepted and not (isinstance(record, Named) and record.name.lower() not in denial.excepted):
            continue
        names = _called(context, record) if isinstance(record, Named) and is_of_thing else frozenset[str]()
        around = content_words(lower[start:end]) | names
        if denial.what <= around and any(
            _does(lower[start:end], who, denial, names, is_german=is_german) for who in denial.who
        ):
            yield start, start + len(lower[start:end].rstrip(f" \n|{BETWEEN}"))


def _does(sentence: str, who: frozenset[str], denial: Denial, names: frozenset[str], *, is_german: bool) -> bool:
    """Whether a sentence says just before a verb who does it, or stands in the text of one of them."""
    words = _WORD.findall(sentence)
    for place, word in enumerate(words):
        if act_of(word, is_german=is_german) != denial.act:
            continue
        clause = words[max((at for at in range(place) if words[at] in _STOPS), default=-1) + 1 : place]
        # "When a nun fights" says that nuns do; "if it rains, a nun fights" is an exception.
        if _CASE.intersection(words) and not _CASE.intersection(clause):
            continue
        if denial.is_passive and _is_done_to(words, place, who):
            return True
        before = clause[-_NEAR:]
        last = max((at for at, other in enumerate(before) if stem(other) in who), default=-1)
        is_done = not denial.is_passive or not _PASSIVE.isdisjoint(before[last:])
        if is_done and who <= {stem(other) for other in before} and _LINKS.isdisjoint(before[last:]):
            return True
        if not denial.is_passive and who <= names and (before[-1] if before else "") in _ITSELF:
            return True
    return False


def _is_done_to(words: list[str], place: int, who: frozenset[str]) -> bool:
    """Whether an active verb has those behind it to whom it is never done: "amber is never sold", "sell amber"."""
    after = words[place + 1 : place + 1 + _NEAR]
    stop = next((at for at, word in enumerate(after) if word in _STOPS or word in _AWAY), len(after))
    is_active = place == 0 or words[place - 1] not in _PASSIVE
    return is_active and not _CASE.intersection(words) and who <= {stem(word) for word in after[:stop]}


def _called(context: GameContext, record: Named) -> frozenset[str]:
    """The words for a thing: its name, and those of its deck, set or classes."""
    game = context.game
    groups = [deck.name for deck in game.decks if isinstance(record, Card) and record in deck.cards]
    groups += [custom.one for custom in game.sets if record in custom.records]
    if isinstance(record, Unit):
        groups += [kind.name for name in record.classes if (kind := game.classes.find(name))]
    return content_words(" ".join((record.name, *groups)))
