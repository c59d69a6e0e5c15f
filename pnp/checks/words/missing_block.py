"""The text points at a table, list or picture that does not stand there.

Looks, in English and German rules, for "the chart below", "the following table", "the diagram above", "(see
diagram)", "the table on the back" and their like. What is below must stand in the same section, in a section under
it, or begin the next one; what is above, before it in the same text. "See diagram" needs a figure, a board, a picture
or a drawing of characters (three backticks) anywhere. A table on the back or on the last page must be one of those of
the kit, by a word of its name.

The chart was lost when the text was copied, or was never made. The player looks for it, and the rule that stands in it
is missing.

```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

Several effects apply in the order of the chart below.

### Jokers

A joker is played once.
```
```text
rules.md:3:43: warning T360 there is no chart below
```
```diff file=rules.md
 Several effects apply in the order of the chart below.

+| Effect | Order |
+|---|---|
+| Space | first |
+
 ### Jokers
```
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.outline import Outline, Section, content_words
from pnp.analysis.prose import places_of
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "missing table or picture"
SEVERITY = Severity.WARNING

_TABLES: Final = "tables?|charts?|matrix|lists?|tabellen?|listen?|übersicht|aufstellung"
_PICTURES: Final = (
    "diagrams?|figures?|illustrations?|pictures?|drawings?|abbildungen?|abbildung|skizzen?|zeichnung|bild"
)
_KIND: Final = rf"(?P<kind>{_TABLES}|{_PICTURES})"
_POSITIONS: Final = (
    re.compile(rf"\b{_KIND}\s+(?:is\s+|shown\s+|printed\s+|given\s+)?(?P<where>below|above|unten|oben)\b(?!\s+the\b)"),
    re.compile(rf"\b(?:the|in der|nach der|aus der|die)\s+(?P<where>following|folgenden?|nachstehenden?)\s+{_KIND}\b"),
    re.compile(
        rf"\b{_KIND}\s+(?:printed\s+)?(?P<where>overleaf|on\s+the\s+back(?:\s+(?:page|cover))?|on\s+the\s+last\s+page"
        r"|at\s+the\s+(?:end|back)\s+of\s+th(?:is|e|ese)\s+(?:book(?:let)?|rulebook|rules)"
        r"|auf\s+der\s+(?:der\s+)?rückseite|auf\s+der\s+letzten\s+seite|am\s+ende\s+der\s+(?:anleitung|regeln?))"
    ),
    re.compile(
        r"\(?\b(?P<where>see|siehe)\s+(?:the\s+|die\s+)?(?:accompanying\s+)?"
        rf"(?P<kind>{_PICTURES})(?=[ \t]*[).,;:\n\0])"
    ),
)
_WORDS: Final = ("below", "above", "unten", "oben", "follow", "folgend", "nachstehend", "overleaf", "back", "last page",
                 "end of", "rückseite", "letzten seite", "am ende", "see ", "siehe ")  # fmt: skip
_REACH: Final = 60
_BELOW: Final = ("below", "unten", "following", "folgende", "folgenden", "nachstehende", "nachstehenden")
_ABOVE: Final = ("above", "oben")
# What stands in a text as a block: a row of a table, a directive, a picture, a code block.
_DRAWN: Final = r"```|~~~|<(?:img|svg)|(?:[ ]{4}|\t)[ \t]*\S"
_BLOCK: Final = re.compile(rf"^[ \t]*(?:\|.*\||::+[A-Za-z]|:::|<table|{_DRAWN})|\{{\{{|!\[[^\]\n]*\]\(", re.MULTILINE)
_PICTURE: Final = re.compile(rf"^[ \t]*(?:::(?!table)[A-Za-z]|{_DRAWN})|!\[[^\]\n]*\]\(", re.MULTILINE)
_ITEM: Final = re.compile(r"^[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]+\S", re.MULTILINE)


def check(context: GameContext) -> Problems:
    """Every pointer to a block that is not there, in rules texts."""
    words = context.prose
    seen: set[tuple[int, int]] = set()
    for place in places_of(words.lower, _WORDS, words.rules):
        for pattern in _POSITIONS:
            match = pattern.search(words.lower, max(0, place - _REACH), place + _REACH)
            if not match or match.span() in seen or not match.start() <= place < match.end():
                continue
            seen.add(match.span())
            passage, _ = words.passage(match.start())
            if passage.kind == "rules" and not _is_there(context, context.outline, match):
                start, end = match.start("kind"), match.end("kind")
                if match["where"] not in ("see", "siehe"):
                    start, end = min(start, match.start("where")), max(end, match.end("where"))
                said = words.words_between(start, end)
                yield Problem(
                    message=f"there is no {said}",
                    span=words.span_between(start, end),
                    hint="put it there, name the table or picture that is meant, or say it in words",
                )


def _is_there(context: GameContext, known: Outline, match: re.Match[str]) -> bool:
    section = known.at(match.start())
    where, kind = match["where"], match["kind"]
    if section is None:
        return True
    text, offset = section.passage.text, section.passage.start
    if where in _BELOW:
        if _is_list(kind) and re.match(r"[^.\n]{0,80}:", known.words.text[match.end() : match.end() + 90]):
            return True  # The list follows in the sentence itself.
        return _is_below(known, section, match)
    if where in _ABOVE:
        before = text[: match.start() - offset]
        return bool(_BLOCK.search(before) or (_is_list(kind) and _ITEM.search(before)))
    if where in ("see", "siehe"):
        texts = (passage.text for passage in context.prose.passages if passage.kind == "rules")
        return any(_PICTURE.search(written) for written in texts)
    start, end = known.sentence(match.start())
    topics = content_words(known.words.text[start:end]) - content_words(match[0])
    return bool(topics & content_words(" ".join(_titles(context))))


def _is_below(known: Outline, section: Section, match: re.Match[str]) -> bool:
    """Whether a block follows in the section, in one under it, or begins the next one."""
    text, offset = section.passage.text, section.passage.start
    pattern = _BLOCK
    inside = text[match.end() - offset : section.whole - offset]
    if pattern.search(inside) or _ITEM.search(inside):
        return True
    following = known.next(section)
    if following is None:
        return False
    if re.search(_KIND, following.title.lower()):
        return True
    body = text[following.body - offset : following.end - offset].lstrip()
    return bool(pattern.match(body) or (_is_list(match["kind"]) and _ITEM.match(body)))


def _is_list(kind: str) -> bool:
    return kind.startswith(("list", "übersicht", "aufstellung"))


def _titles(context: GameContext) -> Iterator[str]:
    """The names of all tables that a kit can print."""
    game = context.game
    yield from (record.name for group in (game.tables, game.sets, game.components) for record in group)
