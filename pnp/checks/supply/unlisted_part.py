"""The rules use a marker, token or tool that the list of parts does not have.

In English and German rules with a list of parts, looks for things that players place, take or
use: "place an Entrenched marker", "takes 1 glow token", "press the buzzer", "lege einen Sturmmarker". One whose word
is not in the list, where the list has nothing of the kind, is found; so is a marker or token with a name that the list
does not have, where all others of the kind are listed by name. What the kit declares counts as listed, too. In English
rules of a kit that declares two markers or more, "the sandstorm marker" and "a pressure token" are found in any
sentence, with a list of parts or without, if nothing in the kit is called by that name. Whatever else is put, turned or
moved somewhere ("put the cart in front of you"), or beside what something is put, is found if the kit has no other
word of it.

The players search the box for something that was never made.

```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

### Components

- 1 board
- 12 Disrupted markers
- 1 Turn marker

### Digging in

A unit that did not move may dig in: place an Entrenched marker on it.
```
```text
rules.md:11:47: warning S132 the list of parts has no 'Entrenched marker'
```
```diff file=rules.md
 - 1 Turn marker
+- 8 Entrenched markers
```
"""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from pnp.analysis import dictionary
from pnp.analysis.names import names_of
from pnp.analysis.numerals import ANY_NUMBER
from pnp.analysis.outline import stem
from pnp.analysis.parts import PartsList, parts_list
from pnp.analysis.word_forms import word_set
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.game import Game
from pnp.model.names import Named

NAME = "part that is not listed"
SEVERITY = Severity.WARNING

# What has a name of its own in a list: "Stun tokens". One word of these is used for another.
_PIECES: Final = ("marker", "token", "counter", "chip", "cube", "disc", "disk", "pawn", "meeple", "tile", "peg")
# What has none.
_TOOLS: Final = (
    "buzzer", "timer", "hourglass", "bell", "spinner", "pencil", "dial", "bag", "screen", "stopwatch", "blindfold",
    "gavel", "whistle",
)  # fmt: skip
_CARDS: Final = ("card", "deck")
_ANY_PIECE: Final = (*_PIECES, "piece", "stone", "bead", "coin", "standee", "figure", "miniature", "card", "counters")
_ANY_TOOL: Final = {"timer": ("hourglas", "stopwa", "clock", "watch", "phone"), "hourglass": ("timer", "sand")}
_VERBS: Final = (
    r"(?:plac|put|tak|gain|receiv|get|giv|lay|add|remov|discard|spend|spent|press|ring|hit|turn|flip|start|draw|us|hold"
    r"|pass|grab|pay|mov|advanc|return|collect|earn|los)(?:e|es|s|t|ts|t?ing|ed|d|ses)?"
)
_ARTICLE: Final = rf"(?:an?|the|one|his|her|their|your|its|each|every|another|{ANY_NUMBER})"
_USED: Final = re.compile(
    rf"\b{_VERBS}\s+(?:\w+\s+){{0,2}}?{_ARTICLE}\s+(?P<thing>(?P<name>[A-Za-z][\w’'-]*\s+)?"
    rf"(?P<noun>{'|'.join((*_PIECES, *_TOOLS, *_CARDS))})s?)\b(?![’'-]\w)",
    re.IGNORECASE,
)
# What players own they have in front of them: "your stamina cubes in the box lid".
_OWNED: Final = re.compile(
    rf"\b(?:your|his|her|their)\s+(?P<thing>(?P<name>[a-z][\w’'-]*\s+)(?P<noun>{'|'.join(_PIECES)})s?)\s+"
    r"(?:in|into|on|onto|beside|next|near|before|back|to)\b"
)
# Any sentence may speak of a piece by its name: "if the sandstorm marker lies on it".
_NAMED: Final = re.compile(
    rf"\b(?:the|an?|all|every|{ANY_NUMBER})\s+(?P<thing>(?P<name>[A-Za-z][\w’'-]*\s+)"
    rf"(?P<noun>{'|'.join(_PIECES)})s?)\b(?![’'-]\w)",
    re.IGNORECASE,
)
# What is put somewhere is a thing, whatever it is called.
_PUT: Final = re.compile(
    r"\b(?:put|place|lay|turn|flip|slide|move|set)s?\s+the\s+(?P<thing>(?:[a-z]+\s+)?(?!next\b)(?P<noun>[a-z]{3,}))\s+"
    r"(?:in\s+front\s+of|to|onto|on|beside|next\s+to|near)\s+(?:you|your|the|him|her|them|a|an|his|their)\b"
)
# So is what something is put beside, "lay the cards beside the anvil", and what comes next: "and the tide marker on 0".
_BESIDE: Final = re.compile(
    r"\b(?:put|place|lay|set|slide|keep)s?\s+[^.;:\n]{2,60}?\s(?:beside|next\s+to|near|underneath|below|under|behind)\s+the\s+"
    r"(?P<thing>(?:[a-z]+\s+)?(?P<noun>[a-z]{3,}))(?=[.,;]|\s+(?:and|with)\b)"
)
_AND: Final = re.compile(
    rf"\b(?:put|place|lay|set)s?\s+(?:the|an?|one)\s[^.;:\n]{{3,50}}?(?:,|\band)\s+(?:the|an?|one)\s+"
    rf"(?P<thing>(?P<name>[a-z][\w’'-]*\s+)(?P<noun>{'|'.join(_PIECES)})s?)\s+(?:on|in|at|beside|near)\b",
    re.IGNORECASE,
)
# What is no thing of its own, and what is on every table.
_NO_THING: Final = word_set(
    "rest remainder remaining whole lot majority winner loser leader owner dealer result total sum top bottom front "
    "back left right first last next one two three table tables chair box lid page paper book hand finger head "
    "eye light board window door wall edge middle centre center side corner display draw discard stack pile heap bank "
    "reserve store stock row column line other others rules"
)
_SERIES: Final = re.compile(
    rf"(?P<series>(?:\b{ANY_NUMBER} [a-z-]+, ){{1,8}}{ANY_NUMBER} [a-z-]+,? and {ANY_NUMBER} [a-z-]+) "
    rf"(?P<noun>(?:{'|'.join(_PIECES)})s)\b"
)
_IN_SERIES: Final = re.compile(rf"{ANY_NUMBER} (?P<name>[a-z-]+)")
_GERMAN: Final = re.compile(
    r"\b(?P<thing>(?P<name>[A-ZÄÖÜ][a-zäöüß]{2,}?)(?P<noun>marker|plättchen|chip|token|beutel|sanduhr)[ns]?)\b"
)
_GERMAN_NOUNS: Final = ("marker", "plättchen", "chip", "token", "beutel", "sanduhr")
_LEAST: Final = 2
# A kit that declares so many markers declares all of them.
_DECLARED: Final = 2
_OF_CARDS: Final = re.compile(r"\bcards?\b")
# How words end that say how a piece is.
_ENDINGS: Final = "ed ing ful ous ive able ible al ic less ly ant ent ary ory er est own en ld ll rt ng ow id nt ft rk"
_ADJECTIVES: Final = tuple(_ENDINGS.split())
# Words before a piece that are no name of it.
_PLAIN: Final = word_set(
    "single new extra other different own free spare matching unused available any all first second third last next "
    "top large small big little same such appropriate corresponding more further remaining unplaced enemy opposing "
    "friendly neutral red blue green yellow black white orange purple violet brown grey gray pink player players "
    "player's team wooden plastic cardboard face-down face-up of the a an and or on to from with one two three four "
    "five his her your their its this that each every double two-sided round square coloured colored chosen "
    "additional random plain blank opponent opponent's existing old respective game given starting relevant"
)


def check(context: GameContext) -> Problems:
    """Every thing that is used and not listed, once."""
    parts = context.get(parts_list)
    is_declared = context.is_english and len(context.game.markers) >= _DECLARED
    if not parts.is_listed and not is_declared:
        return
    words, sections, seen = context.prose, context.outline, set[str]()
    matches = [(match, False) for match in _used(context)] if parts.is_listed else []
    matches += [(match, True) for match in words.matches(_NAMED, words.text)] if is_declared else []
    yield from _put(context, parts)
    yield from _in_series(context, parts)
    for match, is_any in matches:
        noun, name = match["noun"].lower(), (match["name"] or "").strip()
        key = "card" if noun in _CARDS else f"{name.lower()} {noun}{' of any' if is_any else ''}"
        section = sections.at(match.start("thing"))
        if key in seen or parts.is_inside(match.start("thing")) or (section and section.is_aside):
            continue
        seen.add(key)
        thing = " ".join(match["thing"].split())
        if _is_undeclared(context, parts, name) if is_any else _is_missing(context.game, parts, noun, name):
            seen.add(f"{key} of any")
            yield Problem(
                message=f"the list of parts has no {thing!r}" if parts.is_listed else f"no marker is called {thing!r}",
                span=words.match_span(match, "thing"),
                hint="add it to the list, or write the name by which the list has it"
                if parts.is_listed
                else "add it to the markers, or write the name of the marker that is meant",
            )


def _put(context: GameContext, parts: PartsList) -> Problems:
    """Every thing that is put somewhere and of which the kit says nothing else."""
    words, counts, sections = context.prose, context.vocabulary.counts, context.outline
    known = parts.words | _declared(context.game) | _used_as_names(context.game)
    patterns = (_PUT, _BESIDE) if parts.is_listed and context.is_english else ()
    for match in (match for pattern in patterns for match in words.matches(pattern, words.lower)):
        noun = match["noun"]
        is_once = counts[noun] == 1 and not counts[f"{noun}s"] and not context.vocabulary.has(noun)
        is_noun = dictionary.frequency(f"{noun}s") > 0 and noun not in (*_ANY_PIECE, *_NO_THING)
        section = sections.at(match.start())
        if is_once and is_noun and stem(noun) not in known and not (section and section.is_aside):
            yield Problem(
                message=f"the list of parts has no {' '.join(match['thing'].split())!r}",
                span=words.match_span(match, "thing"),
                hint="add it to the list, or write the name by which the list has it",
            )


def _in_series(context: GameContext, parts: PartsList) -> Problems:
    """The one name of a series that the list does not have: "16 frost, 4 flare and 6 rope tokens"."""
    known = parts.words | _declared(context.game)
    for match in _SERIES.finditer(context.prose.text) if parts.is_listed and context.is_english else ():
        names = list(_IN_SERIES.finditer(context.prose.text, match.start(), match.end("series")))
        strange = [name for name in names if stem(name["name"]) not in known and name["name"].lower() not in _PLAIN]
        if len(strange) == 1 and len(names) > _LEAST and not parts.is_inside(match.start()):
            (name,) = strange
            yield Problem(
                message=f"the list of parts has no '{name['name']} {match['noun']}'",
                span=context.prose.match_span(name, "name"),
                hint="add it to the list, or write the name by which the list has it",
            )


def _used(context: GameContext) -> Iterator[re.Match[str]]:
    words = context.prose
    if context.is_english:
        yield from words.matches(_USED, words.text)
        yield from words.matches(_OWNED, words.text)
        yield from words.matches(_AND, words.text)
    elif any(True for _ in words.places(_GERMAN_NOUNS)):
        yield from words.matches(_GERMAN, words.text)


def _is_missing(game: Game, parts: PartsList, noun: str, name: str) -> bool:
    if noun in _CARDS:
        decks = {stem(word) for deck in game.decks for word in re.findall(r"[^\W\d_]+", deck.name)}
        return parts.words.isdisjoint({*_CARDS, *decks})
    there = parts.words | _declared(game)
    if noun in _TOOLS:
        return not there.intersection((stem(noun), *_ANY_TOOL.get(noun, ())))
    is_name = bool(name) and name.lower() not in _PLAIN and not name.isdecimal()
    if is_name and _is_among(name, there):
        return False
    kinds = _GERMAN_NOUNS if noun in _GERMAN_NOUNS else _ANY_PIECE
    if not any(_has(parts, there, kind) for kind in kinds):
        return is_name
    return is_name and _have_names(parts, noun, least=_LEAST if name[0].isupper() else 0) and _is_noun(name)


def _is_undeclared(context: GameContext, parts: PartsList, name: str) -> bool:
    """Whether a word before a piece is a noun, and no part and no name of the kit has it."""
    plain = name.lower()
    of_pieces = (part.stems for part in parts.parts if not _OF_CARDS.search(part.words))
    if plain in _PLAIN or name.isdecimal() or any(stem(name) in stems for stems in of_pieces):
        return False
    is_noun = name[0].isupper() or dictionary.frequency(f"{plain}s") > 0
    return is_noun and not _is_among(name, _declared(context.game) | _used_as_names(context.game))


def _is_among(name: str, stems: frozenset[str]) -> bool:
    """Whether a name, or each word of one with hyphens, is among some: the Game-Turn marker."""
    return stem(name) in stems or ("-" in name and stems.issuperset(map(stem, name.split("-"))))


def _has(parts: PartsList, there: frozenset[str], kind: str) -> bool:
    """Whether a list has a word, or a German compound that ends with it."""
    is_there = not there.isdisjoint(_stems(kind))
    return is_there or (kind in _GERMAN_NOUNS and any(kind in part.words for part in parts.parts))


def _stems(noun: str) -> frozenset[str]:
    """The stems of a noun and of its plural, which may differ: token, tokens."""
    return frozenset((stem(noun), stem(f"{noun}s")))


def _have_names(parts: PartsList, noun: str, *, least: int) -> bool:
    """Whether all pieces of this kind are listed by a name, and so many of them."""
    short = _stems(noun)
    same = [part.stems for part in parts.parts if not short.isdisjoint(part.stems)]
    return len(same) >= least and all(words[0] not in short for words in same)


def _is_noun(name: str) -> bool:
    """Whether a word before a piece is a name of its own, and not how the piece is: a "damaged token"."""
    plain = name.lower()
    return name[0].isupper() or "-" in plain or (dictionary.frequency(plain) > 0 and not plain.endswith(_ADJECTIVES))


def _declared(game: Game) -> frozenset[str]:
    """The words of the names of pieces that the kit has."""
    groups: tuple[tuple[Named, ...], ...] = tuple(
        tuple(group) for group in (game.markers, game.units, game.resources, game.sides, game.components, game.boards)
    )
    return _stems_of(groups)


def _used_as_names(game: Game) -> frozenset[str]:
    """The words of the names of what may have pieces: a skirmish counter is one of those in a skirmish."""
    groups: tuple[tuple[Named, ...], ...] = tuple(
        tuple(group) for group in (game.statuses, game.stats, game.classes, game.rolls, game.phases)
    )
    return _stems_of(groups)


def _stems_of(groups: Iterable[tuple[Named, ...]]) -> frozenset[str]:
    return frozenset(
        stem(word)
        for group in groups
        for record in group
        for name in (*names_of(record), record.id.replace("-", " "))
        for word in re.findall(r"[^\W\d_]+", name)
    )
