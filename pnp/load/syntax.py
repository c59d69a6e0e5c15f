"""Turn the errors of the YAML parser into findings in plain words, with hints and edits."""

from __future__ import annotations

import re
from collections.abc import Callable

import yaml

from pnp.findings import Edit, Finding, Related
from pnp.load import codes
from pnp.load.problems import problem
from pnp.nodes import Source
from pnp.values import dataclass

# Characters that YAML 1.1, section 5.1, does not allow. (A pattern of the allowed ones takes 4 ms to compile.)
_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufeff\ufffe\uffff]")
_KEY = re.compile(r"\s*(?:- +)*(?P<key>[^\s:#'\"\[{][^:#]*?)\s*:(?:\s+(?P<value>.*))?$")
# Patterns look only at this many characters of a line, since they could take long.
_LONGEST_LINE = 2000
# At most this many invisible characters are removed: a file with more is not text.
_MOST_INVISIBLE = 10_000
_MARGIN = re.compile(r"^[ \t]*(?=[^ \t\r\n])", re.MULTILINE)
_BEFORE_VALUE = re.compile(r" *(?:- +)*(?:[\w-]+: +)?")
# Text that starts with Markdown emphasis, or with a character that cannot start a value in YAML.
_PLAIN_TEXT = re.compile(r"(?:\*(?=[^*\s][^*]*\*|\*[^*]+\*\*)|[@`%])(?:(?! #|: |[\"\\]).)*")
# A colour that a comment swallows, and an apostrophe that ends its quotes.
_BARE_COLOR = re.compile(r"(?<=[:,\[]) +(?P<color>#[0-9a-fA-F]{3}(?:[0-9a-fA-F]{3})?)(?![\w-])")
_APOSTROPHE = re.compile(r"(?<=\w)'(?=\w)")
_CURLY_QUOTE = re.compile(r"[:,\[{]\s*(?P<quote>[‘’‚“”„])")
_GLUED_KEY = re.compile(r"\s*(?:- +)*(?P<key>[\w-]+):(?=[^\s/:])")


def character_finding(source: Source) -> Finding | None:
    """A finding for the first character that YAML does not allow, or None."""
    match = _FORBIDDEN.search(source.text)
    if match is None:
        return None
    span = source.span(match.start(), match.end())
    message = f"the invisible character U+{ord(match[0]):04X} is not allowed"
    hint = "delete it; it often comes with pasted text"
    return problem(codes.CONTROL_CHARACTER, message, span, hint, edits=_remove_invisible(source))


def _remove_invisible(source: Source) -> list[Edit]:
    """Remove all invisible characters; those that some programs write for a line break become spaces."""
    matches = list(_FORBIDDEN.finditer(source.text))[:_MOST_INVISIBLE]
    return [Edit(source.span(match.start(), match.end()), " " if match[0] in "\x0b\x0c" else "") for match in matches]


def syntax_finding(source: Source, yaml_error: yaml.MarkedYAMLError) -> Finding:
    """Explain a syntax error to somebody who has never read the YAML specification."""
    error = _ParserError.of(source, yaml_error)
    if comma := _stray_comma(error):
        return _finding(error, comma)
    for words, explain in _EXPLANATIONS:
        if words in error.message and (explanation := explain(error)):
            return _finding(error, explanation)
    return _finding(error, _Explanation("this is not understood as YAML", "look at its indentation and quotes"))


@dataclass(frozen=True, slots=True)
class _Explanation:
    """What is wrong. at: its offset, if that is not where the parser stopped. opened: it began where the parser says.

    replacements: the fix as (start, end, text): the text replaces these characters.
    """

    message: str
    hint: str
    at: int | None = None
    code: str = codes.YAML_SYNTAX
    opened: bool = False
    replacements: tuple[tuple[int, int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class _ParserError:
    """Where the parser stopped (at), where the construct began that it was reading (began), and its message."""

    source: Source
    at: int
    began: int
    message: str

    @classmethod
    def of(cls, source: Source, error: yaml.MarkedYAMLError) -> _ParserError:
        length = len(source.text)
        mark, context = error.problem_mark, error.context_mark
        at = min(mark.index, length) if mark else 0
        began = min(context.index, length) if context else at
        return cls(source, at, began, f"{error.context or ''}: {error.problem or ''}")

    @property
    def line(self) -> str:
        """The line on which the parser stopped."""
        return self.source.line(self.source.position(self.at)[0])

    @property
    def character(self) -> str:
        """The character at which it stopped."""
        return self.source.text[self.at : self.at + 1]

    def line_above(self, number: int) -> int:
        """The nearest line above that is neither empty nor a comment; 0 if there is none."""
        for above in range(number - 1, max(0, number - 100), -1):
            text = self.source.line(above).strip()
            if text and not text.startswith("#"):
                return above
        return 0


def _finding(error: _ParserError, explanation: _Explanation) -> Finding:
    at = error.at if explanation.at is None else explanation.at
    if at >= len(error.source.text):
        # Nothing is visible behind the last line: point at the end of the text.
        at = len(error.source.text.rstrip())
    related = [Related(error.source.span(error.began, error.began + 1), "it began here")] if explanation.opened else []
    edits = [Edit(error.source.span(start, end), text) for start, end, text in explanation.replacements]
    return problem(
        explanation.code, explanation.message, error.source.span(at, at + 1), explanation.hint, related, edits
    )


def _tab(error: _ParserError) -> _Explanation | None:
    number, column = error.source.position(error.at)
    line = error.source.line(number)
    margin = line[: len(line) - len(line.lstrip())]
    if "\t" not in margin or column > len(margin) + 1:
        return None
    at = error.at - (column - 1) + margin.index("\t")
    replacements = _spaces_for_tabs(error.source.text)
    return _Explanation(
        "a tab in the indentation", "indent with spaces", at, codes.TAB_INDENTATION, replacements=replacements
    )


def _spaces_for_tabs(text: str) -> tuple[tuple[int, int, str], ...]:
    """Two spaces for each tab, if the file is indented with tabs only: otherwise the width of a tab is unknown."""
    margins = [match for match in _MARGIN.finditer(text) if match[0]]
    if any(" " in match[0] for match in margins):
        return ()
    return tuple((match.start(), match.end(), "  " * len(match[0])) for match in margins)


def _stray_comma(error: _ParserError) -> _Explanation | None:
    """A comma at the end of a line whose value has already ended, as in JSON."""
    if error.character != ",":
        return None
    number, column = error.source.position(error.at)
    line = error.source.line(number)
    before, behind = line[: column - 1].rstrip(), line[column:].strip()
    if before[-1:] not in ("'", '"', "]", "}") or (behind and not behind.startswith("#")):
        return None
    hint = "remove it: commas separate values only inside [ ] and { }"
    return _Explanation("a comma behind a value", hint, replacements=((error.at, error.at + 1, ""),))


def _start_of_value(error: _ParserError) -> _Explanation:
    return _unquoted_text(error, error.at)


def _marked_text(error: _ParserError) -> _Explanation:
    return _unquoted_text(error, error.began)


def _unquoted_text(error: _ParserError, at: int) -> _Explanation:
    character = error.source.text[at : at + 1]
    hint = "put the whole value in quotes"
    return _Explanation(
        f"a value cannot start with {character!r}", hint, at, replacements=_quotes_around(error.source, at)
    )


def _quotes_around(source: Source, at: int) -> tuple[tuple[int, int, str], ...]:
    """Quotes around the value at an offset, if it is alone on its line and can only have been meant as text."""
    number, column = source.position(at)
    line = source.line(number)[:_LONGEST_LINE]
    before_value, value = line[: column - 1], line[column - 1 :].rstrip()
    following = source.line(number + 1)
    goes_on = following.strip() and _width(following) > _width(line)
    if not _BEFORE_VALUE.fullmatch(before_value) or not _PLAIN_TEXT.fullmatch(value) or goes_on:
        return ()
    return (at, at, '"'), (at + len(value), at + len(value), '"')


def _width(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _colon(error: _ParserError) -> _Explanation:
    """A colon where there can be no key: in a value, after wrong indentation, or below a key without a space."""
    number, column = error.source.position(error.at)
    line = error.source.line(number)[:_LONGEST_LINE]
    first = _KEY.match(line[: column - 1] + ":")
    value = _KEY.match(line)
    if value and value["key"] and value.end("key") < column - 1 and first:
        text = (value["value"] or "").replace('"', '\\"')
        return _Explanation("': ' inside a value", f'put the value in quotes: {value["key"]}: "{text}"')
    above = error.line_above(number)
    if above and (glued := _GLUED_KEY.match(error.source.line(above)[:_LONGEST_LINE])):
        return _glued(error.source.starts[above - 1] + glued.end(), glued["key"])
    hint = "give the keys of one map the same indentation"
    return _Explanation("a key where the value above it goes on", hint, _text_start(error))


def _glued(at: int, key: str) -> _Explanation:
    return _Explanation(
        f"no space after '{key}:'", f"write '{key}: …', with a space", at, replacements=((at, at, " "),)
    )


def _text_start(error: _ParserError) -> int:
    """The offset of the first character of the line that is not a blank."""
    number, _ = error.source.position(error.at)
    line = error.source.line(number)
    return error.source.starts[number - 1] + len(line) - len(line.lstrip())


def _no_colon(error: _ParserError) -> _Explanation:
    number, _ = error.source.position(error.began)
    if glued := _GLUED_KEY.match(error.source.line(number)[:_LONGEST_LINE]):
        return _glued(error.source.starts[number - 1] + glued.end(), glued["key"])
    hint = "write 'key: value'; text of several lines goes below '|'"
    return _Explanation("a key without a colon", hint, error.began)


def _expected_key(error: _ParserError) -> _Explanation | None:
    number, column = error.source.position(error.at)
    before = error.source.line(number)[: column - 1]
    if cause := _apostrophe(error):
        return cause
    if before.rstrip().endswith(('"', "'")):
        return _Explanation("text after the closing quote", "put the whole value in one pair of quotes")
    if error.character == "-" and not before.strip():
        return _Explanation("a list item among keys", "indent it below the key that it belongs to")
    if error.character in ("]", "}", ","):
        return _Explanation(f"{error.character!r} without its opening bracket", "remove it or quote the value")
    if not before.strip():
        hint = "give the keys of one map the same indentation"
        return _Explanation("the indentation matches no line above", hint)
    return None


def _expected_dash(error: _ParserError) -> _Explanation:
    return _Explanation("a line among list items without its '-'", "start it with '- ', or indent it below its item")


def _unclosed_bracket(error: _ParserError) -> _Explanation:
    opening = error.source.text[error.began : error.began + 1]
    if cause := _swallowed_color(error) or _apostrophe(error) or _curly_quotes(error):
        return cause
    if error.character == ":" and error.source.position(error.began)[0] == error.source.position(error.at)[0]:
        return _Explanation("a colon in a text without quotes", "put the whole value in quotes")
    closing = {"[": "]", "{": "}"}.get(opening, "]")
    hint = f"close it with {closing!r}, put ',' between the values; text with brackets goes in quotes"
    return _Explanation(f"{opening!r} is not closed before this", hint, opened=True)


def _swallowed_color(error: _ParserError) -> _Explanation | None:
    """The last colour without quotes in brackets, which it leaves open, before the parser stopped."""
    text, start = error.source.text, max(0, error.at - _LONGEST_LINE)
    matches = [
        match for match in _BARE_COLOR.finditer(text, start, error.at + 1) if _is_in_brackets(text, match.start())
    ]
    if not matches:
        return None
    match = matches[-1]
    first, end = match.span("color")
    hint = f"put it in quotes: '{match['color']}'"
    return _Explanation(f"{match['color']} is taken for a comment", hint, first, replacements=_in_quotes(first, end))


def _is_in_brackets(text: str, at: int) -> bool:
    """Whether a bracket is open on the line before this offset."""
    line = text[text.rfind("\n", 0, at) + 1 : at]
    return line.count("{") + line.count("[") > line.count("}") + line.count("]")


def _in_quotes(start: int, end: int) -> tuple[tuple[int, int, str], ...]:
    return (start, start, "'"), (end, end, "'")


def _apostrophe(error: _ParserError) -> _Explanation | None:
    """An apostrophe in a word in single quotes, just before the parser stopped."""
    number, column = error.source.position(error.at)
    line = error.source.line(number)[: min(column, _LONGEST_LINE)]
    matches = list(_APOSTROPHE.finditer(line))
    if not matches or matches[-1].end() != column - 1:
        return None
    at = error.at - 1
    hint = "write it twice, or put the value in double quotes"
    return _Explanation("an apostrophe ends the value in single quotes", hint, at, replacements=((at, at, "'"),))


def _curly_quotes(error: _ParserError) -> _Explanation | None:
    """A value in the quotes of a word processor before the parser stopped; to YAML, they are letters."""
    number, column = error.source.position(error.at)
    line = error.source.line(number)[: min(column + 1, _LONGEST_LINE)]
    quotes = list(_CURLY_QUOTE.finditer(line))
    if not quotes:
        return None
    quote = quotes[-1]["quote"]
    at = error.source.starts[number - 1] + quotes[-1].start("quote")
    hint = "write the straight ' or \" before and behind the value"
    return _Explanation(f"{quote} is no quote that begins a value", hint, at)


def _unclosed_quote(error: _ParserError) -> _Explanation:
    quote = error.source.text[error.began : error.began + 1]
    return _Explanation(f"the quote {quote} is never closed", "close it at the end of the value", error.began)


def _escape(error: _ParserError) -> _Explanation:
    # The place of an escape of digits is behind its letter.
    start = error.source.text.rfind("\\", 0, error.at + 1)
    letter = error.source.text[start + 1 : start + 2]
    if letter in "xuU":
        written = error.source.text[start : start + 6]
        return _Explanation(f"'{written}' is no character", "write the character itself", start)
    hint = "write \\\\ for a backslash, or use single quotes"
    return _Explanation(f"'\\{letter}' means nothing in double quotes", hint)


def _dash_in_line(error: _ParserError) -> _Explanation:
    return _Explanation("a list cannot start on the line of its key", "put '- …' on the next line, or write [a, b]")


def _content(error: _ParserError) -> _Explanation:
    if error.character in (",", "]", "}"):
        return _Explanation(f"{error.character!r} where a value belongs", "remove it, or put the value in quotes")
    if cause := _swallowed_color(error):
        return cause
    return _Explanation("a value is missing here", "write it, or remove its key")


def _block_header(error: _ParserError) -> _Explanation:
    sign = error.source.text[error.began : error.began + 1]
    return _Explanation(f"text on the line of '{sign}'", f"start the text on the line below '{sign}', indented")


def _directive(error: _ParserError) -> _Explanation:
    return _Explanation("a line cannot start with '%'", "put the text in quotes")


def _second_root(error: _ParserError) -> _Explanation:
    lines = error.source.text.splitlines()
    first = next((line for line in lines if line.strip() and not line.lstrip().startswith("#")), "")
    if first.startswith(" ") and error.character != " ":
        return _Explanation("the lines above are indented and this one is not", "start every key of a file in column 1")
    return _Explanation("text after the end of the document", "a file is one map or one list; indent or remove this")


def _indicator(error: _ParserError) -> _Explanation:
    return _Explanation("'---' or '...' inside quotes", "close the quote, or indent the line", opened=True)


_EXPLANATIONS: tuple[tuple[str, Callable[[_ParserError], _Explanation | None]], ...] = (
    ("tab character", _tab),
    ("cannot start any token", _tab),
    ("cannot start any token", _start_of_value),
    ("scanning an alias", _marked_text),
    ("scanning an anchor", _marked_text),
    ("parsing a tag", _marked_text),
    ("scanning a tag", _marked_text),
    ("undefined tag handle", _marked_text),
    ("mapping values are not allowed", _tab),
    ("mapping values are not allowed", _colon),
    ("could not find expected ':'", _no_colon),
    ("flow sequence", _unclosed_bracket),
    ("flow mapping", _unclosed_bracket),
    ("unknown escape", _escape),
    ("hexadecimal", _escape),
    ("invalid Unicode character escape", _escape),
    ("document indicator", _indicator),
    ("quoted scalar", _unclosed_quote),
    ("sequence entries are not allowed", _dash_in_line),
    ("block mapping", _expected_key),
    ("'-' indicator", _expected_dash),
    ("<block end>, but found", _expected_dash),
    ("scanning a block scalar", _block_header),
    ("node content", _content),
    ("document start", _second_root),
    ("directive", _directive),
)
