"""Two sentences give opposite answers to one question.

Looks in the rules for sentences that cannot both hold, in English and in part in German:

- who wins ties, the attacker or the defender; and by what a tie of the game is broken, "the one with more coins" or
  "more houses", a side, or nothing;
- which way play, or a phase, goes around the table, and who begins;
- whether the cards of a hand lie open or are shown to nobody;
- whether the discard pile is face up or face down, and what an empty deck means: shuffling, or the end of the game;
- whether what was not spent is kept or lost;
- to which neighbour so many cards are passed;
- whether something may, must, must not or need not be done, in English and German, in whatever words say so: "no ship
  is ever obliged to stop", "every ship has to stop"; "nothing may be put on the bridge", "place a guard on the bridge";
  "May I trade? No"; "attacks are voluntary". Forms and common synonyms of a word count as one, a pronoun as the thing
  that the sentence before it is about;
- whether something may be done at any time, or only at some; whether it may be done in a kind of place;
- whether something is done at all that never is, on a card or by a piece's own text, too, in English and German:
  "porters never fight", "when a porter fights"; "no wizard card ever wins the trick, except the Dragon", and the text
  of the Owl says that it does;
- whether the same action may be taken twice in a turn, whether corners or diagonals count, whether who has passed may
  come back, and whether things are open or secret;
- who begins each turn, always the same side or the player who has fewer of something;
- who wins, the first at something or whoever has most points; and which player wins or loses at the same number;
- who gets the only marker of its kind: the neighbour, or whoever has done something.

Sentences with a condition or an exception, variants and, but for what never happens, the texts of cards are left out.

Both sentences are quoted at the table, by different players.

```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

### Fighting

In a tie the defender wins.

### Summary

Ties are won by the attacker.
```
```text
rules.md:9:1: warning Q168 'Ties are won by the attacker.' contradicts 'In a tie the defender wins.'
```
```diff file=rules.md
-Ties are won by the attacker.
+Ties are won by the defender.
```
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from pnp.analysis.claims.contradictions import claim_pairs
from pnp.analysis.outline import content_words, stem
from pnp.analysis.prose import places_of
from pnp.analysis.statements import are_together
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.overrides.absolute_rules import absolute_rules
from pnp.checks.overrides.answers import Answer, answers
from pnp.checks.overrides.common_questions import common_questions
from pnp.checks.overrides.tie_breaks import tie_breaks

NAME = "opposite rules"
SEVERITY = Severity.WARNING

_LONGEST: Final = 200
_LOST: Final = (
    r"(?:are|is) (?:lost|discarded|wasted|forfeited|returned|gone)|(?:lose|loses|discard|discards|return|returns)\b"
)
_KEPT: Final = r"(?:are|is) (?:kept|saved|carried over)|(?:keep|keeps|save|saves|carry over|stay|stays)\b"
_SPARE: Final = r"(?:unspent|unused|left-?over|unplayed)"
_TURN: Final = r"(?:play (?:proceeds|continues|passes|goes(?: on)?)|turns? (?:pass(?:es)?|go(?:es)?)|the turn passes)"
_NEXT: Final = r"the (?:next )?player (?:to|on) (?:your|the|his or her|their)"
_IS_NEXT: Final = r"(?:takes (?:a|the next|his or her|their) turn|is next)"
_BEGINS: Final = r"(?:goes|plays|moves|begins|starts|takes the first turn|(?:is|becomes) the (?:first|starting) player)"
_DECK: Final = r"\b(?:the |a )?(?P<of>\w+ )?(?:deck|draw pile) (?:is empty|is exhausted|runs out)\b"
_ENDS: Final = r"\bgame (?:ends|is over)\b"
_OF_SPARE: Final = rf"(?:all |any |your )*{_SPARE} (?P<of2>\w+)"
# Each question with the words of which a sentence about it has one, and its answers, in small letters. What a pattern
# calls ``of`` is what the question is about.
_QUESTIONS: Final[Mapping[str, tuple[tuple[str, ...], Mapping[str, str]]]] = {
    "tie": (
        (" tie", "ties "),
        {
            who: (
                rf"\bties?,? (?:the )?{who} wins|\b{who} wins (?:all )?ties|\btie is won by the {who}"
                rf"|\bties (?:are won by|go to|favou?r) the {who}"
            )
            for who in ("attacker", "defender")
        },
    ),
    "direction": (
        ("clockwise", "to the left", "to the right", "your left", "your right", "their left", "their right"),
        {
            side: rf"\b{_TURN}[^.]{{0,30}} (?:{way}|to the {side})\b|\b{_NEXT} {side} {_IS_NEXT}"
            for side, way in (("left", "clockwise"), ("right", "(?:counter|anti)-?clockwise"))
        },
    ),
    "discard pile": (
        ("discard pile",),
        {
            side: (
                rf"\bdiscard pile (?:is|lies|is kept|is placed) face[- ]?{side}\b"
                rf"|\bface[- ]?{side} (?:on|onto|to) (?:the|your|a) discard pile"
            )
            for side in ("up", "down")
        },
    ),
    "empty deck": (
        ("empty", "runs out", "exhausted"),
        {
            "shuffled": rf"{_DECK}[^.]*\b(?:re)?shuffled?\b",
            "the end": rf"{_DECK}[^.]*{_ENDS}|{_ENDS}[^.]*{_DECK.replace('<of>', '<of2>')}",
        },
    ),
    "what is left": (
        ("unspent", "unused", "leftover", "left-over", "unplayed"),
        {
            "lost": rf"\b{_SPARE} (?P<of>\w+)\b[^.]{{0,20}} (?:{_LOST})|\b(?:lose|discard|return)s? {_OF_SPARE}",
            "kept": rf"\b{_SPARE} (?P<of>\w+)\b[^.]{{0,20}} (?:{_KEPT})|\b(?:keep|save)s? {_OF_SPARE}",
        },
    ),
}
# Words that make a sentence hold only at times.
_AT_TIMES: Final = re.compile(
    r"\b(?:if|when|whenever|unless|until|except|instead|only|while|during|first time|second|third|again|twice|otherwise"
    r"|before|after|but|however|once|than|without|next to|longer)\b"
)
_NOT_FIRST: Final = re.compile(r"\b(?:if|unless|round|next|then|later|tied?|ties|scenario|otherwise|each|every)\b")
_FIRST: Final = re.compile(
    r"\bthe (?P<who>(?!first|starting|active|other|next|phasing|current|moving)\w+(?:est|st)? player"
    r"|player (?:who|with|that) [^.,;]{3,60}?) "
    rf"{_BEGINS}(?: first)?(?=[.,;]| the game)"
)
_MODAL: Final = re.compile(
    r"^(?:[^.:;]{0,30}, )?(?P<who>(?:[a-z’'-]+ ){1,4}?)"
    r"(?P<modal>may not|may never|cannot|can not|can never|must not|may|can) "
    r"(?P<what>[^.;:]+)"
)
_FORBIDDING: Final = (" not ", "cannot ", " never ", "nobody ", "no player ")
_MODALS: Final = (" may ", " can ", " cannot ", " must not ")
# "**May I accuse the Bailiff?** No, never.": a question of players, with its answer behind it.
_QUESTION: Final = re.compile(
    r"(?:^|(?<=[.!?] ))[ \t>*_\d.)-]*(?P<question>(?:may|can|is|are|am) (?P<asked>[^?.\n]{6,80})\?)[*_]*\s+[*_]*"
    r"(?P<answer>no|never|yes|of course)\b(?P<rest>[^.!?\n]*)",
    re.MULTILINE,
)
_ALLOWED: Final = re.compile(r"(?:i|we|you|they|it|one) allowed to |(?:it )?(?:allowed|forbidden) ")
_NOBODY: Final = re.compile(r"(?:no|nobody|none|neither)\b")
_PEOPLE: Final = re.compile(r"\b(?:you|your|yourself|players?|anybody|anyone|everybody|nobody|he|she|they|them|one)\b")
_FREE: Final = re.compile(r"\b(?:at any time|freely|always|any|also|never|then|ever)\b")


def check(context: GameContext) -> Problems:
    """The second of two sentences that answer one question in different ways, once for each question."""
    first: dict[tuple[str, frozenset[str]], Answer] = {}
    said: set[tuple[str, frozenset[str]]] = set()
    # Sentences of which a contradiction has been told already: each is to be corrected once.
    told: set[int] = set()
    for answer in (*(_english(context) if context.is_english else ()), *_claimed(context), *absolute_rules(context)):
        key = answer.question, answer.about
        other = first.setdefault(key, answer)
        if key in said or other.answer == answer.answer or are_together(context, other.start, answer.start):
            continue
        said.add(key)
        if not told.isdisjoint((answer.start, other.start)):
            continue
        told.add(answer.start)
        yield Problem(
            message=f"{context.prose.words_of(answer)!r} contradicts {context.prose.words_of(other)!r}",
            span=context.prose.span_of(answer),
            hint="correct one of the two, or say when each of them holds",
            related=(Related(context.prose.span_of(other), "the other sentence"),),
        )


def _claimed(context: GameContext) -> Iterator[Answer]:
    """Both answers to each question whether something may or must be done, where two claims cannot both hold."""
    for pair in context.get(claim_pairs):
        if not pair.rule.is_only:
            about = pair.rule.who | pair.rule.what | pair.rule.acts
            for claim in (pair.rule, pair.other):
                answer = f"{claim.modality} at any time" if claim.is_free else str(claim.modality)
                yield Answer("duty", about, answer, claim.start, claim.end)


def _english(context: GameContext) -> Iterator[Answer]:
    yield from _answers(context)
    yield from _beginners(context)
    yield from _permissions(context)
    yield from answers(context)
    yield from common_questions(context)
    yield from tie_breaks(context)


def _sentences(context: GameContext, words: tuple[str, ...]) -> Iterator[tuple[int, int]]:
    """The sentences of the rules that have one of some words, without those of variants and cards."""
    known, text = context.outline, context.prose.text
    found = {known.sentence(place) for place in places_of(context.prose.lower, words, context.prose.rules)}
    for start, end in sorted(found):
        if (
            end - start <= _LONGEST
            and known.at(start)
            and not known.is_aside(start)
            and not text[start:end].startswith("#")
        ):
            yield start, start + len(text[start:end].rstrip())


def _answers(context: GameContext) -> Iterator[Answer]:
    lower = context.prose.lower
    for question, (words, by_answer) in _QUESTIONS.items():
        patterns = {answer: re.compile(pattern) for answer, pattern in by_answer.items()}
        for start, end in _sentences(context, words):
            sentence = lower[start:end]
            found = {answer: match for answer, pattern in patterns.items() if (match := pattern.search(sentence))}
            if len(found) == 1 and (question == "empty deck" or not _AT_TIMES.search(sentence)):
                ((answer, match),) = found.items()
                of = next((text for name, text in match.groupdict().items() if text), "")
                if not re.search(r"\b(?:second|third|again|twice|both)\b", sentence):
                    yield Answer(
                        question, frozenset(map(stem, of.split())) - {stem("the"), stem("draw")}, answer, start, end
                    )


def _beginners(context: GameContext) -> Iterator[Answer]:
    """Who begins the game."""
    for start, end in _sentences(context, ("goes", "plays", "moves", "begins", "starts", "first turn", "first player")):
        sentence = context.prose.lower[start:end]
        match = _FIRST.search(sentence)
        if match and not _NOT_FIRST.search(sentence):
            yield Answer("who begins", frozenset(), " ".join(sorted(content_words(match["who"]))), start, end)


def _permissions(context: GameContext) -> Iterator[Answer]:
    """What players, or things of a kind, may do and may not do."""
    questions = tuple(_answered_questions(context))
    yield from questions
    if not questions and not context.prose.places(_FORBIDDING):
        return
    for start, end in _sentences(context, _MODALS):
        sentence = context.prose.lower[start:end].strip(" *_").rstrip(".")
        match = _MODAL.match(sentence)
        if match and not _AT_TIMES.search(sentence) and not re.search(r"\d", sentence):
            about = content_words(_FREE.sub(" ", _PEOPLE.sub(" ", f"{match['who']} {match['what']}")))
            if "player" in match["what"]:  # With whom is part of what is allowed.
                about |= {stem("player")}
            is_forbidden = (match["modal"] not in ("may", "can")) != bool(_NOBODY.match(match["who"]))
            if len(about) > 1:
                yield Answer("permission", about, "no" if is_forbidden else "yes", start, end)


def _answered_questions(context: GameContext) -> Iterator[Answer]:
    """What a question asks whether one may do it, with the answer that stands behind it, if that is plain."""
    words, known = context.prose, context.outline
    for match in words.matches(_QUESTION, words.lower):
        asked = match["asked"]
        is_plain = not (_AT_TIMES.search(f"{asked} {match['rest']}") or re.search(r"\d", asked))
        if is_plain and not _ALLOWED.match(asked) and known.at(match.start()) and not known.is_aside(match.start()):
            about = content_words(_FREE.sub(" ", _PEOPLE.sub(" ", re.sub(r"\b(?:i|we|my)\b", " ", asked))))
            answer = "no" if match["answer"] in ("no", "never") else "yes"
            if len(about) > 1:
                yield Answer("permission", about, answer, *match.span("question"))
