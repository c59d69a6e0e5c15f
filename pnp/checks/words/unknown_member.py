"""The rules name a member of a set that the set does not have.

Looks for "the challenge Whisper", "the card Paper Moon" and, in German, "mit der Karte Orkan": the word for a record
of a set, table, deck or board, and behind it a name with a capital letter that nothing in the kit has; and for what is
taken "from the pile of foes" or "from the foe deck" by a name that no card has. If a section of English rules has names
in bold type of which nearly all are members of one set, one that is not is found, too. In English
rules of a kit with a board, "the fortress of Sarnholm" in a sentence about occupying or scoring must name something,
too.

What is named was renamed or removed, and the rule about it remained.

```yaml file=sets.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
sets:
  - id: challenges
    name: Challenges
    one: challenge
    records:
      - {id: hum, name: Hum}
      - {id: mime, name: Mime}
```
```markdown file=rules.md
# Rules

In the challenge Whisper nobody may speak aloud.
```
```text
rules.md:3:18: warning T364 there is no challenge called 'Whisper'
```
```diff file=rules.md
-In the challenge Whisper nobody may speak aloud.
+In the challenge Mime nobody may speak aloud.
```
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from pnp.analysis.terms import named
from pnp.analysis.word_forms import plurals, stemmed
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.checks.words.link_targets import link_targets
from pnp.load.suggest import did_you_mean
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.values import dataclass

NAME = "unknown member of a set"
SEVERITY = Severity.WARNING

_ENGLISH_NAME: Final = r"[“\"*_]*(?P<name>[A-Z][a-z’'-]{2,}(?:[ ][A-Z][a-z’'-]+)*)"
_GERMAN_NAME: Final = r"[„\"*_]*(?P<name>[A-ZÄÖÜ][a-zäöüß-]{2,})"
_PLACES: Final = (
    "fortress|city|town|village|port|harbou?r|castle|island|province|district|kingdom|bridge|fort|citadel"
    "|capital|region"
)
_PLACE_OF: Final = re.compile(rf"\bthe (?P<noun>{_PLACES}) of (?P<name>[A-Z][a-z]{{2,}})\b(?![ ]+[a-z]+[ ]+[A-Z])")
_IN_PLAY: Final = re.compile(r"\b(?:occup|scor|captur|control|holds?\b|enter|points?\b|VP\b|plac|moves?\b|adjacent)")
_SENTENCE_NAME: Final = r"[“\"*_]*(?P<name>[A-Z][a-z’'-]{2,}(?: [A-Za-z’'-]+){0,3}?)[”\"*_]*"
_BOLD: Final = re.compile(r"\*\*(?P<name>[A-Z][\w’'-]*(?: [\w’'-]+){0,3})[:.]?\*\*")
_LEAST_BOLD: Final = 4
_BOLD_FOR_EACH: Final = 4
# What begins a paragraph of any section.
_NOTES: Final = frozenset(
    ("example", "note", "notes", "exception", "exceptions", "important", "remember", "tip", "limit")
)
_MOST: Final = 6


@dataclass(frozen=True, slots=True)
class _Kind:
    """What one thing of a set is called. names: those of the set, for a suggestion. span: where the set is."""

    names: tuple[str, ...]
    span: Span
    noun: str = ""


def check(context: GameContext) -> Problems:
    """Every name of a member that does not exist, once."""
    kinds = _kinds(context.game, is_english=context.is_english)
    seen: set[str] = set()
    found = (*_apposed(context, kinds), *_places(context), *_from_decks(context), *_in_bold(context))
    for match, kind in found:
        name = match["name"]
        # A name of several words that begins like another thing may still be no card.
        is_known = _is_whole_name if kind and kind.noun else _is_known
        if name in seen or is_known(context, name):
            continue
        seen.add(name)
        nearest = did_you_mean(name, kind.names) if kind else ""
        hint = nearest or (
            f"there are {', '.join(kind.names[:_MOST])}" if kind else "put it on the board, or name what is meant"
        )
        yield Problem(
            message=f"there is no {match.groupdict().get('noun') or (kind.noun if kind else '')} called {name!r}",
            span=context.prose.span(match.start("name"), len(name)),
            hint=hint,
            related=(Related(kind.span, "they are listed here"),) if kind else (),
        )


def _apposed(context: GameContext, kinds: Mapping[str, _Kind]) -> Iterator[tuple[re.Match[str], _Kind | None]]:
    """Names behind the word for what they are the name of."""
    if not kinds:
        return
    nouns = "|".join(sorted(map(re.escape, kinds), key=len, reverse=True))
    if context.is_english:
        pattern = re.compile(rf"\b(?:[Tt]he|[Ii]n|[Uu]se|[Pp]lay) (?:the )?(?P<noun>{nouns}) {_ENGLISH_NAME}")
    else:
        before = "[Ii]n|[Mm]it|[Aa]uf|[Bb]ei|[Vv]on|[Nn]ach|[Aa]us|[Aa]n|[Nn]ur|[Ff]ür|[Gg]egen"
        pattern = re.compile(rf"\b(?:{before}) (?:der|dem|die|das|den) (?P<noun>{nouns}) {_GERMAN_NAME}")
    for match in context.prose.matches(pattern, context.prose.text):
        yield match, kinds[match["noun"]]


def _places(context: GameContext) -> Iterator[tuple[re.Match[str], None]]:
    """Places that rules, and not only the story, speak of."""
    if not context.is_english or not context.game.boards:
        return
    text = context.prose.text
    for match in _PLACE_OF.finditer(text):
        start, end = context.outline.sentence(match.start())
        if _IN_PLAY.search(text[start:end]) and context.corpus.text.count(match["name"]) == 1:
            yield match, None


def _from_decks(context: GameContext) -> Iterator[tuple[re.Match[str], _Kind | None]]:
    """Names of what is taken from a deck."""
    if not context.is_english:
        return
    for deck in context.game.decks:
        forms = {*plurals(deck.name.lower()), deck.name.lower(), deck.name.lower().removesuffix("s")}
        words = "|".join(sorted((re.escape(form) for form in forms if form), key=len, reverse=True))
        kind = _Kind(tuple(dict.fromkeys(card.name for card in deck.cards if card.name)), deck.span, "card")
        pile = r"(?:pile|deck|stack)"
        pattern = re.compile(
            rf"\b(?:[Tt]ake|[Dd]raw|[Gg]ain|[Ff]ind|[Ss]earch for|[Rr]emove) the {_SENTENCE_NAME} (?:from|out of) "
            rf"(?:the )?(?:{pile} of (?:the )?(?i:{words})|(?i:{words}) {pile})\b"
        )
        if kind.names and words:
            for match in context.prose.matches(pattern, context.prose.text):
                yield match, kind


def _in_bold(context: GameContext) -> Iterator[tuple[re.Match[str], _Kind | None]]:
    """Names in bold type, in a section where nearly all of these are of one set, of which it leaves out some."""
    game = context.game
    groups: list[tuple[str, Named, Sequence[Named]]] = [
        *(("card", deck, deck.cards) for deck in game.decks),
        *((custom.one, custom, custom.records) for custom in game.sets),
        *(("space", board, board.track.spaces) for board in game.boards if board.track),
        *(("place", board, board.nodes.nodes) for board in game.boards if board.nodes),
        *(("area", board, board.mat.areas) for board in game.boards if board.mat),
    ]
    if not context.is_english:
        return
    sections = {section.start: section for section in context.outline.sections if section.level}
    for section in sections.values():
        bold = list(_BOLD.finditer(context.prose.text, section.body, section.end))
        for noun, owner, members in groups if len(bold) >= _LEAST_BOLD else ():
            names = {_plain(member.name): member.name for member in members if member.name}
            said = {_plain(match["name"]) for match in bold}
            others = [match for match in bold if _plain(match["name"]) not in names]
            if len(said & set(names)) < max(_LEAST_BOLD, _BOLD_FOR_EACH * len(others)) or len(said) > len(names):
                continue
            missing = tuple(name for stems, name in names.items() if stems not in said)
            for match in others:
                if context.prose.text.count(match["name"]) == 1 and match["name"].lower() not in _NOTES:
                    yield match, _Kind(missing, owner.span, noun)


def _plain(name: str) -> str:
    """A name without its article, spaces and hyphens, of which other checks speak."""
    return stemmed(re.sub(r"^[Tt]he |[\s-]", "", name))


def _is_known(context: GameContext, name: str) -> bool:
    known, words = context.get(_all_names), name.split()
    return (
        stemmed(name) in known
        or context.get(link_targets).has(name)
        or all(stemmed(word) in known for word in words)
        or stemmed(words[0]) in known
        or any(stemmed(name) in longer for longer in known if len(longer) > len(name))
    )


def _is_whole_name(context: GameContext, name: str) -> bool:
    known = context.get(_all_names)
    plain = re.sub(r"^The | (?:cards?|tokens?|markers?)$", "", name)
    return any(stemmed(form) in known for form in (name, plain)) or any(stemmed(plain) in longer for longer in known)


def _all_names(context: GameContext) -> frozenset[str]:
    return named(context.game)


def _kinds(game: Game, *, is_english: bool) -> dict[str, _Kind]:
    """The kinds of things with names, by the word for one of them."""
    kinds: dict[str, _Kind] = {}
    for custom in game.sets:
        _add(kinds, custom.one, [record.name for record in custom.records], custom.span, is_english=is_english)
    for table in game.tables:
        column = table.columns.get("name", "")
        _add(kinds, column or "", [row.name for row in table.rows], table.span, is_english=is_english)
    if game.decks:
        cards = [card.name for deck in game.decks for card in deck.cards]
        _add(kinds, "card" if is_english else "Karte", cards, game.decks[0].span, is_english=is_english)
    return kinds


def _add(kinds: dict[str, _Kind], noun: str, names: list[str], span: Span, *, is_english: bool) -> None:
    given = tuple(dict.fromkeys(name for name in names if name))
    plain = noun.lower() if is_english else noun[:1].upper() + noun[1:]
    if len(given) > 1 and len(plain) > 2 and plain.replace(" ", "").isalpha():
        kinds.setdefault(plain, _Kind(given, span))
