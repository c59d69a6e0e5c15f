"""The block rules that rules text adds to Markdown: ``::name{…}`` lines and ``::: name`` … ``:::`` blocks."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.ruler import RuleOptionsType
    from markdown_it.rules_block import StateBlock

LINE: Final = re.compile(r"::(?P<name>[A-Za-z][\w-]*)(?:\{(?P<arguments>.*)\})?[ \t]*$")
FENCE: Final = re.compile(r"(?P<fence>:{3,})[ \t]*(?:(?P<name>[A-Za-z][\w-]*)[ \t]*(?P<title>.*?))?[ \t]*$")
# How many blocks may stand inside each other; a list counts twice, for itself and for its item. Nobody could
# follow deeper ones, which Markdown would drop in silence.
DEEPEST: Final = 40
_INTERRUPTS: Final[RuleOptionsType] = {"alt": ["paragraph", "reference", "blockquote", "list"]}


@cache
def markdown() -> MarkdownIt:
    """CommonMark with tables and our blocks, without HTML; inline content is left as it is."""
    # Takes 10 ms to import, and the first page of a kit has no Markdown.
    from markdown_it import MarkdownIt

    parser = MarkdownIt("commonmark", {"html": False})
    parser.enable("table").disable(["html_block", "html_inline", "reference"])
    parser.core.ruler.disable(["inline", "text_join"])
    # Never reached: our own rule takes what is too deep before the parser would leave it out.
    parser.options["maxNesting"] = DEEPEST * 2
    parser.block.ruler.before("table", "too_deep", _too_deep)
    parser.block.ruler.before("fence", "line_block", _line_block, _INTERRUPTS)
    parser.block.ruler.before("fence", "fenced_block", _fenced_block, _INTERRUPTS)
    return parser


def _line(state: StateBlock, number: int) -> str:
    return state.src[state.bMarks[number] + state.tShift[number] : state.eMarks[number]]


def _too_deep(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """Take the rest of a block that is nested too deep as one token."""
    if silent or state.level <= DEEPEST:
        return False
    token = state.push("too_deep", "", 0)
    token.map = [start, end]
    state.line = end
    return True


def _line_block(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    if state.is_code_block(start):
        return False
    match = LINE.match(_line(state, start))
    if not match:
        return False
    if not silent:
        token = state.push("line_block", "", 0)
        token.map = [start, start + 1]
        token.info = match["name"]
        token.content = match["arguments"] or ""
        state.line = start + 1
    return True


def _fenced_block(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    if state.is_code_block(start):
        return False
    match = FENCE.match(_line(state, start))
    if not match or not match["name"]:
        return False
    if silent:
        return True
    last = _closing_line(state, start, end, len(match["fence"]))
    token = state.push("fenced_block_open", "", 1)
    token.map = [start, last]
    token.info = match["name"]
    token.content = match["title"] or ""
    token.hidden = last >= end  # no closing line
    old_parent, old_max = state.parentType, state.lineMax
    state.parentType, state.lineMax = "root", last
    state.md.block.tokenize(state, start + 1, last)
    state.parentType, state.lineMax = old_parent, old_max
    state.push("fenced_block_close", "", -1)
    state.line = min(last + 1, end)
    return True


def _closing_line(state: StateBlock, start: int, end: int, length: int) -> int:
    """The line of colons that ends a block; ``end`` if there is none.

    A line of colons ends the innermost open block of its own length, else the innermost shorter one.
    """
    open_blocks, code = [length], ""
    for number in range(start + 1, end):
        if state.sCount[number] < state.blkIndent and not state.isEmpty(number):
            return end
        line = _line(state, number)
        if line.startswith(("```", "~~~")) and (not code or line.startswith(code)):
            code = "" if code else line[:3]
        match = None if code or state.is_code_block(number) else FENCE.match(line)
        if match and match["name"]:
            open_blocks.append(len(match["fence"]))
        elif match and (ended := _ended(open_blocks, len(match["fence"]))) is not None:
            del open_blocks[ended:]
            if not open_blocks:
                return number
    return end


def _ended(open_blocks: list[int], length: int) -> int | None:
    inwards = range(len(open_blocks) - 1, -1, -1)
    same = next((index for index in inwards if open_blocks[index] == length), None)
    shorter = next((index for index in inwards if open_blocks[index] < length), None)
    return shorter if same is None else same
