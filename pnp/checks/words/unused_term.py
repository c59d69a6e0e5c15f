"""A term of the glossary is never used.

Looks for every entry of the glossary, and for each of several words of an entry, in all texts, names and data of the
kit. What defines it, in the glossary or in a list of the rules, does not count, nor does a status or class of the same
name. Entries that only refer to others are ignored. So is found what a rule calls by a word in bold type, "are called a
**grand battery**", that stands nowhere else.

Readers learn a word that they never meet. Usually the rules call it something else, or it is left over from an older
version.

```yaml file=texts.yaml
glossary:
  - {id: routed, term: routed, text: Not able to attack.}
  - {id: depleted, term: depleted, text: Having lost a step.}
phases:
  - {id: morale, name: Morale, text: A unit that fails is routed.}
```
```text
texts.yaml:3:26: warning T350 the glossary explains 'depleted', but nothing uses it
```
```diff file=texts.yaml
-  - {id: morale, name: Morale, text: A unit that fails is routed.}
+  - {id: morale, name: Morale, text: 'A unit that fails is routed, a depleted one is destroyed.'}
```
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from typing import Final

from pnp.analysis.declared import called
from pnp.analysis.names import names_of
from pnp.analysis.passages import Kinds, Passage, passages
from pnp.analysis.terms import spellings
from pnp.analysis.word_forms import endings, occurrences, small_letters
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.effects import Effect, Target
from pnp.model.markers import Status
from pnp.model.texts import Term
from pnp.model.units import UnitClass
from pnp.model.walk import records, references
from pnp.values import dataclass

NAME = "unused term"
SEVERITY = Severity.WARNING

_ANYTHING: Final[Kinds] = ("name", "text", "flavor", "declared", "single", "rules", "layout")
# A definition in the rules: the term, marked or not, at the start of a line or item, then a colon or a dash.
_DEFINITION: Final = re.compile(
    r"^[ \t>]*(?:[-*+•]|\d{1,3}[.)]|#{1,6})?[ \t]*[*_“\"|]*[ \t]*(?P<term>[^\n:|*_”\"]{2,60}?)[ \t]*"
    r"(?:[.:*_”\"]*[:.*_][*_]*[ \t]|[*_”\"]*[ \t][–—=-][ \t]|\|)"
)
# One of several definitions in one paragraph: "*Grand battery*: three guns or more."
_IN_LINE: Final = re.compile(r"(?<=[.;] )(?P<mark>[*_]{1,2})[^*_\n.:]{2,40}(?:(?P=mark):|:(?P=mark))")
# "Three guns side by side are called a **grand battery**."
_CALLED: Final = re.compile(
    r"\b(?:(?:is|are) called|heißt|heißen|nennt man|nennen wir) (?:an? |the |eine? |einen |die |der |das )?"
    r"\*\*(?P<term>[^*_\n]{3,40})\*\*"
)
_BLANK: Final = "\ufffc"
_SHORTEST_STEM: Final = 3
_LONG: Final = 5
_ALTERNATIVES: Final = re.compile(r"\s*[/,;()]\s*")
_SEVERAL: Final = re.compile(r"[/,;]")


def check(context: GameContext) -> Problems:
    """Every entry of the glossary of which no form occurs anywhere else."""
    yield from _named_in_rules(context)
    terms = [term for term in context.game.glossary if term.text and not term.see]
    if not terms:
        return
    ends = endings(context.game.kit.language)
    forms = {term.id: tuple(_stems(term, ends)) for term in terms}
    defined = frozenset(stem for stems in forms.values() for stem in stems)
    used = _Used.of("\0".join((*_texts(context, defined), *_data(context))))
    names = _words_of_names(context)
    for term in terms:
        stems = forms[term.id]
        yield from _unused_parts(term, used)
        if stems and not any(used.has(stem) for stem in (*stems, *_own_words(term, names))):
            yield Problem(
                message=f"the glossary explains {term.term!r}, but nothing uses it",
                span=term.at("term"),
                hint="use it where it is meant, add the word that the rules use to its aliases, or remove the entry",
            )


def _named_in_rules(context: GameContext) -> Problems:
    """Terms in bold type that a rule introduces, "are called a **grand battery**", and no word uses."""
    lower, known = context.prose.lower, {word for name in _words_of_names(context) for word in name.split("-")}
    for match in context.prose.matches(_CALLED, lower):
        term = match["term"]
        stem = term.removesuffix("y").removesuffix("s")
        is_name = known.issuperset(term.split()) or context.outline.is_aside(match.start())
        if not is_name and len(term) > _SHORTEST_STEM and sum(1 for _ in occurrences(lower, stem, len(stem))) == 1:
            yield Problem(
                message=f"the rules explain {context.prose.text[match.start('term') : match.end('term')]!r}, "
                "but nothing uses it",
                span=context.prose.match_span(match, "term"),
                hint="use it where it is meant, or leave the word out",
            )


def _unused_parts(term: Term, used: _Used) -> Problems:
    """Single words of a term that is several words, such as "Destroy, Kill", if others of them are used."""
    parts = [part.strip() for part in _SEVERAL.split(term.term)]
    words = [part for part in parts if part.isalpha() and len(part) > _SHORTEST_STEM]
    unused = [word for word in words if not used.has(small_letters(word))]
    if len(parts) > 1 and unused and len(unused) < len(parts):
        for word in unused:
            yield Problem(
                message=f"the glossary explains {word!r}, but nothing uses it",
                span=term.at("term"),
                hint=f"use it where it is meant, or take it out of {term.term!r}",
            )


@dataclass(frozen=True, slots=True)
class _Used:
    """What is used somewhere, in small letters: as one text, and its words, sorted."""

    text: str
    words: list[str]

    @classmethod
    def of(cls, text: str) -> _Used:
        """Sort the words of a text."""
        return cls(text, sorted(set(re.findall(r"[^\W_]+", text))))

    def has(self, stem: str) -> bool:
        """Whether words begin with those of a stem; hyphens and spaces are the same."""
        first, *others = re.findall(r"[^\W_]+", stem) or [stem]
        at = bisect_left(self.words, first)
        if at == len(self.words) or not self.words[at].startswith(first):
            return False
        pattern = r"(?<![^\W_])" + r"\w{0,3}[\s*_’'-]+".join(map(re.escape, (first, *others)))
        return not others or re.search(pattern, self.text) is not None


def _stems(term: Term, ends: tuple[str, ...]) -> Iterator[str]:
    """The forms of a term in small letters, without an ending; of "friendly / enemy", each."""
    for spelling in (*(spelling for spelling, _ in spellings(term)), term.abbr):
        for part in (spelling, *_ALTERNATIVES.split(spelling)):
            lowered = small_letters(part.strip())
            end = next((end for end in ends if lowered.endswith(end) and len(lowered) - len(end) > _SHORTEST_STEM), "")
            if len(lowered) >= _SHORTEST_STEM:
                yield lowered.removesuffix(end)


def _own_words(term: Term, names: frozenset[str]) -> Iterator[str]:
    """The first word of a term of several words, if nothing else is called by it: a natural roll is a natural 10."""
    first, _, rest = small_letters(term.term).partition(" ")
    if rest and len(first) > _LONG and first not in names:
        yield first


def _words_of_names(context: GameContext) -> frozenset[str]:
    """The words of all names, without those of terms."""
    things = (record for _, record in called(context.game) if not isinstance(record, Term))
    return frozenset(word for record in things for name in names_of(record) for word in small_letters(name).split())


def _texts(context: GameContext, defined: frozenset[str]) -> Iterator[str]:
    return (_words_of(passage, defined) for passage in passages(context.game, _ANYTHING))


def _words_of(passage: Passage, defined: frozenset[str]) -> str:
    """The words of a passage that are no definition of a term."""
    record = passage.record
    if isinstance(record, Term):
        # Other entries may use the term, its own may not; what it is called is no use of it.
        return _without(small_letters(passage.text), record) if passage.key == "text" else ""
    text = small_letters(passage.text)
    if isinstance(record, Status | UnitClass):
        if any(record.name and small_letters(record.name).startswith(stem) for stem in defined):
            return _without_stems(text, [stem for stem in defined if small_letters(record.name).startswith(stem)])
        return text
    if passage.kind != "rules":
        return text
    return "\n".join(_line_without(line, defined) for line in text.split("\n"))


def _line_without(line: str, defined: frozenset[str]) -> str:
    """A line of the rules; if it defines a term, without that term."""
    line = _IN_LINE.sub(lambda found: _without_stems(found[0], list(defined)), line)
    match = _DEFINITION.match(line)
    if not match:
        return line
    term = match["term"].strip()
    stems = [stem for stem in defined if term.startswith(stem) and len(term) - len(stem) <= _SHORTEST_STEM]
    return _without_stems(line, stems)


def _without(text: str, term: Term) -> str:
    return _without_stems(text, [small_letters(spelling) for spelling, _ in spellings(term)])


def _without_stems(text: str, stems: list[str]) -> str:
    for stem in stems:
        text = text.replace(stem, _BLANK)
    return text


def _data(context: GameContext) -> Iterator[str]:
    """The ids that effects and modifiers use, and the kit's own head."""
    game = context.game
    yield small_letters(" ".join((game.kit.title, game.kit.subtitle, *game.kit.equipment)))
    for record in records(game):
        if not isinstance(record, Term):
            yield from (small_letters(reference.id.replace("-", " ")) for reference in references(record))
        if isinstance(record, Target):
            yield record.where
        if isinstance(record, Effect):
            yield from (record.what, record.source, record.into)
