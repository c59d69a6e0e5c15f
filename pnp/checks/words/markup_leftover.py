"""Markup is printed instead of taking effect.

Looks for markup that would be printed literally: `**` that opens and never closes, `{{` or `}}` without a partner, HTML
tags, comments and entities such as `&nbsp;`, pairs of tags in square brackets, and underscores for emphasis on a card.

pnp reads a small part of Markdown and no HTML. It prints what it does not understand.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: '<b>Move</b> one unit.'}
```
```text
cards.yaml:5:41: warning T108 '<b>' is markup that pnp does not read
cards.yaml:5:48: warning T108 '</b>' is markup that pnp does not read
```
```diff file=cards.yaml
-      - {id: march, name: March, text: '<b>Move</b> one unit.'}
+      - {id: march, name: March, text: '**Move** one unit.'}
```

## Mended
`<b>`, `<strong>`, `<i>` and `<em>` with what closes them become `**` and `*`, if they stand close around words without
other signs. `<br>` in a text of a record becomes a line break; in rules texts it may mean a new paragraph, too.
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.corpus import Corpus, Found
from pnp.analysis.markup import BORDER, HTML_TAGS
from pnp.checks.api import Edit, GameContext, Problem, Problems, Severity
from pnp.nodes import Style

NAME = "leftover markup"
SEVERITY = Severity.WARNING

_TAG: Final = re.compile(rf"</?(?:{'|'.join(HTML_TAGS)})(?:\s[^<>\n]{{0,200}})?/?>|<!--|-->", re.IGNORECASE)
_BREAK: Final = re.compile(r"<br\s?/?>", re.IGNORECASE)
_BREAK_HINT: Final = "break the line there instead (in a spreadsheet: Alt+Enter), or remove it"
_AROUND_BREAK: Final = re.compile(rf"[ \t]*{_BREAK.pattern}[ \t]*", re.IGNORECASE)
# Words in bold or italics, with nothing in them that stars would mean otherwise.
_EMPHASIS: Final = re.compile(
    r"(?<![\w*])(?P<opening><(?P<tag>b|strong|i|em)>)(?=\S)[^<>*\n]{1,200}(?<=\S)(?P<closing></(?P=tag)>)(?![\w*])",
    re.IGNORECASE,
)
_ENTITY: Final = re.compile(
    r"&(?:nbsp|amp|lt|gt|quot|apos|[mn]dash|hellip|[lr][sd]quo|times|deg|bull|#\d{1,6}|#x[0-9a-fA-F]{1,5});"
)
_SQUARE: Final = re.compile(
    r"\[/?(?:b|i|u|s|url|img|quote|color|size|center)(?:=[^\]\n]{0,80})?\](?![({])", re.IGNORECASE
)
_BRACES: Final = re.compile(r"\{\{|\}\}|\{%|%\}")
_UNDERSCORES: Final = re.compile(r"__(?<![\w_]__)(?=\w)[^_\n]{1,80}(?<=\w)__(?![\w_])")
# A sign to look for, the pattern at it, what it is called, and what to write instead.
_WRONG: Final = (
    ("<", _TAG, "HTML", "write **bold**, *italic* or a new paragraph instead, or remove it"),
    ("&", _ENTITY, "entities of HTML", "write the character itself"),
    ("[", _SQUARE, "tags in square brackets", "write **bold** or *italic* instead, or remove it"),
    ("{", _BRACES, "braces without a partner", "write both {{ and }}, or remove it"),
    ("}", _BRACES, "braces without a partner", "write both {{ and }}, or remove it"),
    ("__", _UNDERSCORES, "underscores for emphasis", "write **bold** with stars"),
)
# Rules texts may have these: entities, and underscores as emphasis.
_READ_IN_RULES: Final = (_ENTITY, _UNDERSCORES)
# Signs with a partner, and what stands between them.
_PAIRS: Final = (
    ("**", re.compile(r"(?<![*\\])\*\*(?!\*)"), "bold words", "two stars"),
    ("~~", re.compile(r"(?<![~\\])~~(?!~)"), "struck out words", "two tildes"),
)
# Where a paragraph, an item of a list or a cell of a table ends; the bar of [[term|words]] ends nothing.
_PART: Final = re.compile(
    rf"(?:\n[ \t]*(?=\n|[-+][ \t]|\d{{1,3}}[.)][ \t]|[*][ \t])|\|(?![^][|\n]{{0,200}}\]\])|{BORDER})"
)


def check(context: GameContext) -> Problems:
    """Markup that pnp does not read, then bold type that is never closed."""
    words = context.corpus
    yield from _never_read(words)
    for sign, pattern, called, literal in _PAIRS:
        if sign in words.raw:
            hint = f"close it with {sign} at the end of the {called}, or write \\{sign[0]}\\{sign[0]} for {literal}"
            yield from _never_closed(words, sign, pattern, hint)


def _never_read(words: Corpus) -> Problems:
    seen: set[re.Pattern[str]] = set()
    for sign, pattern, called, hint in _WRONG:
        if sign not in words.raw or pattern in seen:
            continue
        seen.add(pattern)
        for found in words.find(pattern, raw=True):
            if found.passage.kind == "rules" and pattern in _READ_IN_RULES:
                continue
            if pattern in (_BRACES, _TAG) and _was_read(words, found):
                continue
            if pattern is _BRACES and found.passage.kind == "layout":
                continue  # Errors in templates are reported when the layout is compiled.
            if pattern is _SQUARE and not _is_closed(found):
                continue
            yield Problem(
                message=f"{found.text!r} is markup that pnp does not read",
                span=found.span,
                hint=_BREAK_HINT if _BREAK.fullmatch(found.text) else hint,
                edits=_with_stars(found) or _with_line_breaks(found) if pattern is _TAG else (),
                cause=f"{called}: markup that pnp does not read",
            )


def _with_stars(found: Found) -> tuple[Edit, ...]:
    """Stars in the place of a pair of tags for bold or italic words, of which this is the first or the second."""
    text = found.passage.text
    # No tag stands between the two, so the one that opens is the last before the one that closes.
    start = text.rfind("<", 0, found.start) if found.text.startswith("</") else found.start
    pair = _EMPHASIS.match(text, start) if start >= 0 else None
    if pair is None or found.start not in (pair.start("opening"), pair.start("closing")):
        return ()
    stars = "*" if pair["tag"].lower() in ("i", "em") else "**"
    spans = (found.passage.written.place(pair.start(part), len(pair[part])) for part in ("opening", "closing"))
    return tuple(Edit(span, stars) for span in spans)


def _with_line_breaks(found: Found) -> tuple[Edit, ...]:
    """A line break in the place of a tag for one, in quotes: the whole value is written anew if it has none yet."""
    scalar = found.passage.written
    if not _BREAK.fullmatch(found.text) or found.passage.kind == "rules":
        return ()
    if scalar.style in (Style.DOUBLE, Style.QUOTED_CELL):
        return (Edit(found.span, "\\n" if scalar.style == Style.DOUBLE else "\n"),)
    bare = scalar.text if scalar.style != Style.SINGLE else f"'{scalar.text}'"
    written = scalar.source.text[scalar.start : scalar.end]
    if written != bare or scalar.style in (Style.LITERAL, Style.FOLDED) or '"' in written or "\\" in written:
        return ()
    line_break = "\n" if scalar.is_cell else "\\n"
    broken = _AROUND_BREAK.sub(lambda _: line_break, scalar.text)
    return (Edit(scalar.span, f'"{broken}"'),)


def _is_closed(found: Found) -> bool:
    """Whether square brackets are a tag with a partner, unlike unit[s] or the [b] of a list."""
    name = found.text.strip("[]/").partition("=")[0].lower()
    text = found.passage.text.lower()
    return f"[/{name}]" in text and (f"[{name}]" in text or f"[{name}=" in text)


def _was_read(words: Corpus, found: Found) -> bool:
    """Whether it is part of an expression or of code, which the text hides."""
    start = found.match.start()
    return words.text[start] != words.raw[start]


def _never_closed(words: Corpus, sign: str, pattern: re.Pattern[str], hint: str) -> Problems:
    """A sign that opens and does not close in its paragraph, item or cell."""
    for passage in words.passages:
        text = passage.text
        if sign not in text or (text.count(sign) % 2 == 0 and passage.kind != "rules"):
            continue
        for start, end in _parts(words.raw, passage.start, passage.end):
            opening = _left_open(words.raw, start, end, pattern)
            found = words.at(opening) if opening else None
            if found:
                yield Problem(message=f"{sign!r} opens here and is never closed", span=found.span, hint=hint)


def _parts(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    for border in _PART.finditer(text, start, end):
        yield start, border.start()
        start = border.end()
    yield start, end


def _left_open(text: str, start: int, end: int, pattern: re.Pattern[str]) -> re.Match[str] | None:
    """The first sign of a part that opens and is never closed."""
    open_ones: list[re.Match[str]] = []
    for stars in pattern.finditer(text, start, end):
        before, after = text[stars.start() - 1 : stars.start()], text[stars.end() : stars.end() + 1]
        if open_ones and before and not before.isspace():
            open_ones.pop()
        elif stars.end() < end and (after.isalnum() or after in "(“\"'{[") and not before.isalnum():
            open_ones.append(stars)
    return open_ones[0] if open_ones else None
