"""A verb or article has a form that does not fit the word beside it.

Looks in English texts for what is wrong in any sentence: "each player take a card", "must payed", "the cubes is", "a
action". Where the words around may make it right ("may each player take"), nothing is said.

Every reader stumbles, and some ask what else was not read again.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: Then each player draw a card.}
```
```text
cards.yaml:5:57: warning T402 "draw" should be "draws"
```
```diff file=cards.yaml
-      - {id: march, name: March, text: Then each player draw a card.}
+      - {id: march, name: March, text: Then each player draws a card.}
```
"""

import re
from typing import Final

from pnp.analysis import dictionary
from pnp.analysis.corpus import SENTENCES, Corpus, Found
from pnp.analysis.markup import BORDER
from pnp.analysis.word_forms import word_set
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "form that does not fit"
SEVERITY = Severity.WARNING

_SUBJECTS: Final = "player|team|side|unit|model|character|opponent"
_DOES: Final = (
    "take|draw|place|roll|move|choose|discard|receive|get|give|put|lose|gain|score|reveal|play|pay|add|remove|keep|have"
    "|start|begin|win|count|shuffle|pass|select|deal|place|return|turn|collect|flip|suffer|need|hold|own|make|decide"
)
# "May each player take", "let each player draw", "that each player draw": the plain form is right.
_EACH: Final = re.compile(
    rf"\b(?:[Ee]ach|[Ee]very|[Aa]nother) (?:other )?(?:{_SUBJECTS}) (?P<word>{_DOES})\b(?! (?:pile|area|phase|deck))"
)
_PLAIN_RIGHT: Final = re.compile(
    r"\b(?:may|must|can|could|should|shall|will|would|does|did|do|let|lets|have|has|make|makes|help|helps|that|lest|than"
    r"|watch|see|sees|and|or|ask|asks|if|require|requires)\b[^.!?:;\n]{0,40}$",
    re.IGNORECASE,
)
_MODAL: Final = re.compile(
    r"(?<![\w-])(?:must|may|can|cannot|should) (?:not |also |then |always |never )?"
    r"(?P<word>[a-z]{2,}ed|paid|took|drew|gave|lost|won|chose|threw|began)\b"
)
_NO_PAST: Final = re.compile(r"(?:eed|embed|shed|wed|bled|shred|sled|bed|need)$")
_PLURAL: Final = re.compile(
    rf"(?:^|(?<=[.!?] )|(?<={BORDER}))(?:The|These|Those|All|Both) (?P<noun>[a-z]{{3,}}s) (?P<word>is|was|has)\b",
    re.MULTILINE,
)
_PLURAL_STARTS: Final = ("The ", "These ", "Those ", "All ", "Both ")
# Nouns with an s that is no plural.
_SINGULAR: Final = word_set(
    "news series species means headquarters barracks gallows physics politics tactics mathematics lens boss loss "
    "class glass mass pass chess dress cross press process success access address business illness status focus "
    "bonus campus radius virus census analysis basis crisis axis bus gas plus minus dais iris ethics economics "
    "thesis emphasis chaos works"
)
# "A a" may be a name, and "a the" a quotation.
_ARTICLES: Final = re.compile(r"(?<![\w'’.-])(?:a an|an a|the an|a the|an the|the a)(?= [a-z]{2})")
# "If you the enemy has": a verb is missing, or the pronoun is too many.
_NO_VERB: Final = re.compile(
    r"\b(?:[Ii]f|[Ww]hen|[Uu]nless|[Ww]henever|[Uu]ntil|[Ww]hile) (?:you|they|he|she|we) (?:the|an?)(?= [A-Za-z]{2})"
)
_WITHOUT_VERB: Final = tuple(
    f" {who} {article}" for who in ("you", "they", "he", "she", "we") for article in ("the ", "a ", "an ")
)
# "Of the attacker choice".
_OWNER: Final = re.compile(
    r"\bof (?:the|its|your|his|her|their) (?P<word>attacker|defender|player|opponent|owner|winner|loser|leader|dealer)"
    r"(?= (?:choice|choosing|discretion)\b(?! (?:phase|deck|pile|card|marker)))"
)
# "Spaces 40 counts": a plural, at the beginning of a sentence, with one number.
_NUMBER_IS: Final = re.compile(r"(?<=s) \d+ (?:is|was|has|counts)\b")
_BEFORE_NUMBER: Final = re.compile(rf"(?:^[\s*-]*|[.!?] |{BORDER})([A-Z][a-z]{{3,}}s)\Z", re.MULTILINE)
_OWNED: Final = (" choice", " choosing", " discretion")
_LONGEST: Final = 40
_ARTICLE_STARTS: Final = ("a an ", "an a ", "the an ", "a the ", "an the ", "the a ")
_SUBJECT_LEADS: Final = ("each ", "Each ", "every ", "Every ", "another ", "Another ")
_MODALS: Final = ("must ", "may ", "can ", "cannot ", "should ")
_IRREGULAR: Final = {
    "paid": "pay", "payed": "pay", "took": "take", "drew": "draw", "gave": "give", "lost": "lose", "won": "win",
    "chose": "choose", "threw": "throw", "began": "begin",
}  # fmt: skip


def check(context: GameContext) -> Problems:
    """Every form that cannot be right."""
    if not context.is_english:
        return
    words = context.corpus
    for found in words.find_at(_EACH, _SUBJECT_LEADS, kinds=SENTENCES):
        before = found.passage.text[max(0, found.start - 60) : found.start]
        if not _PLAIN_RIGHT.search(before):
            yield _problem(found, _third_person(found.match["word"]))
    for found in words.find_at(_MODAL, _MODALS, kinds=SENTENCES):
        word = found.match["word"]
        if not _NO_PAST.search(word) and (base := _base(word)):
            yield _problem(found, base)
    for found in words.find_at(_ARTICLES, _ARTICLE_STARTS, kinds=SENTENCES):
        yield Problem(message=f'"{found.text}" has two articles', span=found.span, hint="remove one of them")
    for found in words.find_around(_NO_VERB, _WITHOUT_VERB, kinds=SENTENCES):
        yield Problem(
            message=f'"{found.text}": a word is missing, or one too many', span=found.span, hint="complete the sentence"
        )
    for found in words.find_around(_OWNER, _OWNED, kinds=SENTENCES):
        yield _problem(found, f"{found.match['word']}'s")
    yield from _with_number(words)
    for found in words.find_at(_PLURAL, _PLURAL_STARTS, kinds=SENTENCES):
        noun = found.match["noun"]
        if noun not in _SINGULAR and not noun.endswith("ss") and _is_plural(noun):
            yield _problem(found, {"is": "are", "was": "were", "has": "have"}[found.match["word"]])


def _with_number(words: Corpus) -> Problems:
    """Every plural with a single number and a verb in the singular."""
    for found in words.find(_NUMBER_IS, kinds=SENTENCES):
        at = found.match.start()
        before = _BEFORE_NUMBER.search(words.text[max(at - _LONGEST, 0) : at])
        if before and _is_plural(before[1].lower()):
            yield Problem(
                message=f'"{before[1]}" stands before a single number',
                span=found.passage.span(found.start - len(before[1]), len(before[1])),
                hint=f"write {before[1].removesuffix('s')!r}",
            )


def _problem(found: Found, meant: str) -> Problem:
    return Problem(
        message=f'"{found.match["word"]}" should be "{meant}"',
        span=found.part("word"),
        hint=f"write {meant!r}",
    )


def _third_person(word: str) -> str:
    if word == "have":
        return "has"
    return f"{word}es" if word.endswith(("s", "ss", "sh", "ch")) else f"{word}s"


def _base(word: str) -> str:
    """The plain form of a past form; empty for a word that is none."""
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    stem = word.removesuffix("ed")
    for base in (stem, f"{stem}e", stem[:-1] if len(stem) > 3 and stem[-1] == stem[-2] else ""):
        if (
            base
            and dictionary.frequency(base) > dictionary.frequency(word) // 20 > 0
            and dictionary.frequency(word) > 0
        ):
            return base
    return ""


def _is_plural(noun: str) -> bool:
    single = noun.removesuffix("s")
    return dictionary.frequency(single) * 4 > dictionary.frequency(noun) > 0
