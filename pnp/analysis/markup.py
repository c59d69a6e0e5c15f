"""Text with markup → text of the same length, in which all that is not printed as it stands is masked."""

from __future__ import annotations

import re
from typing import Final

from pnp.symbols import SYMBOL

# The masks: of what prints nothing, of what prints something unknown, of the end of a paragraph or cell.
AS_NOTHING: Final = "\ue000"
HIDDEN: Final = "\ue001"
# The border is white space, so that no word runs over it.
BORDER: Final = "\x1e"

# The tags of HTML that people write by habit.
HTML_TAGS: Final = (
    *("a", "b", "big", "blockquote", "br", "center", "code", "div", "em", "font", "h1", "h2", "h3", "h4", "h5", "h6"),
    *("hr", "i", "img", "li", "ol", "p", "pre", "s", "small", "span", "strong", "sub", "sup", "table", "tbody", "td"),
    *("th", "thead", "tr", "u", "ul"),
)

# Signs of markup other than emphasis; a star is emphasis unless it multiplies two numbers.
_SIGN: Final = re.compile(r"[{`\[\\^~<_]|:[a-z]|//|\d\*")
_COLON_OR_STAR: Final = re.compile(r"[:*](?:(?<=:)(?=[a-z])|(?<=\d\*))")
# The address of a link, which may hold a pair of parentheses, and its title.
_ADDRESS: Final = r"(?:<[^<>\n]*>|[^()\s<]+(?:\([^()\s]*\)[^()\s]*)?)"
_TITLE: Final = r"(?:\"[^\"\n]*\"|'[^'\n]*'|\([^()\n]*\))"
# The words of a link, which may hold a pair of brackets.
_WORDS: Final = r"(?:[^\[\]\n]|\[[^\[\]\n]*\])*"
# It begins with one of a few signs: a look at the next character saves ten attempts. Code in a line is no longer than a
# thousand characters: the end of each row of backticks would be looked for up to the end of a long line.
_INLINE: Final = re.compile(
    r"(?=[{`h:\[\]~^*\\_!])(?:(?P<hidden>\{\{(?:(?!\{\{).)*?\}\}|\{%(?:(?!\{%).)*?%\}|(?<!`)(?P<ticks>`+)(?!`)[^\n]{1,1000}?(?<!`)(?P=ticks)(?!`)"
    r"|https?://[^\s<>)]+|(?<![\w:]):(?:" + SYMBOL + r"|[a-z][a-z0-9-]*):(?:\{[.a-z][^{}\n]*\}|(?![\w:])))"
    r"|(?P<span>\[(?=[^\[\]\n]*\]\{\.)|\]\{\.[^{}\n]*\}|~~|(?<=\w)[\^~](?!\^))"
    rf"|(?P<link>!?\[(?={_WORDS}\]\({_ADDRESS}(?:\s+{_TITLE})?\s*\))"
    rf"|\]\({_ADDRESS}(?:\s+(?P<title>{_TITLE}))?\s*\))"
    r"|(?P<term>\[\[(?:[^\[\]|\n]+\|)?(?=[^\[\]\n]+\]\])|(?<=[^\[\]\n])\]\])"
    r"|(?P<marks>(?<!\d)\*+|\*+(?!\d)|\^\^|\\(?=[^\w\s])|(?<!\w)_+(?=\w)|(?<=\w)_+(?!\w)))"
)
_BLOCKS: Final = re.compile(
    r"(?P<plain>^[^\W\d_][^|\n]*$)"  # Most lines are only words.
    r"|(?P<directive>^[ \t]*::[A-Za-z][\w-]*(?:\{.*\})?[ \t]*$)"
    r"|(?P<block>^[ \t]*:{3,}[ \t]*(?:[a-z][\w-]*)?)(?P<name>[^\n]*)(?P<end>\n|\Z)"
    r"|(?P<heading>^#{1,6}[ \t]+)(?P<title>[^\n]*?)(?P<id>(?:[ \t]*\{#[^}\n]*\})?[ \t]*(?:\n|\Z))"
    r"|(?P<row>^[ \t]*\|[ \t:|-]+\|?[ \t]*$)"
    r"|(?P<bar>[ \t]*(?<!\\)\|[ \t]*)"
    r"|(?P<item>^[ \t>]*(?:[-*+]|\d{1,3}[.)])[ \t]+|^[ \t]*>[ \t]?)"
    r"|(?P<blank>\n[ \t]*(?=\n))",
    re.MULTILINE,
)
_CODE: Final = re.compile(r"^(```|~~~).*?^\1[ \t]*$", re.MULTILINE | re.DOTALL)
_CAPTION: Final = re.compile(r'(?P<key>\bcaption=")(?P<words>[^"]*)"')


# The labels of items in the text of a record.
_LABEL: Final = re.compile(r"^[ \t]*(?:[-*]|\d{1,3}[.)])[ \t]+(?=\S)", re.MULTILINE)
_PLAIN_WITHOUT: Final = (*"{`[\\^~<_", "\n- ", "\n* ", "\n1. ", "\n1) ")


def is_plain(text: str) -> bool:
    """Whether a long text has no markup but stars; fast."""
    return not any(sign in text for sign in _PLAIN_WITHOUT) and "//" not in text and not _COLON_OR_STAR.search(text)


def masked(text: str) -> str:
    """The words of a record: expressions, icons, links, marks of emphasis and labels of lists are masked."""
    return _without_inline(_LABEL.sub(_as_border, text) if "\n" in text else text)


def _as_border(match: re.Match[str]) -> str:
    return BORDER * len(match[0])


def _without_inline(text: str) -> str:
    if _SIGN.search(text):
        return _INLINE.sub(_without_marks, text)
    return text.replace("*", AS_NOTHING)


def masked_rules(text: str) -> str:
    """The words of a rules text: also blocks, rules of tables and headings are masked."""
    return _BLOCKS.sub(_without_block, _without_inline(_without_code(text)))


def _without_code(text: str) -> str:
    return _CODE.sub(lambda match: BORDER * len(match[0]), text) if "```" in text or "~~~" in text else text


def _without_marks(match: re.Match[str]) -> str:
    if match["title"]:
        # The title is shown, and its quotation marks are not.
        start, end = (at - match.start() for at in match.span("title"))
        return AS_NOTHING * (start + 1) + match[0][start + 1 : end - 1] + AS_NOTHING * (len(match[0]) - end + 1)
    return (HIDDEN if match["hidden"] else AS_NOTHING) * len(match[0])


def _without_block(match: re.Match[str]) -> str:
    if match["plain"]:
        return match[0]
    if match["heading"]:
        return BORDER * len(match["heading"]) + match["title"] + BORDER * len(match["id"])
    if match["block"]:
        return BORDER * len(match["block"]) + match["name"] + BORDER * len(match["end"])
    return _caption_only(match[0]) if match["directive"] else BORDER * len(match[0])


def _caption_only(line: str) -> str:
    """A directive prints nothing of its own line but its caption."""
    caption = _CAPTION.search(line)
    if not caption:
        return BORDER * len(line)
    start, end = caption.span("words")
    return BORDER * start + line[start:end] + BORDER * (len(line) - end)
