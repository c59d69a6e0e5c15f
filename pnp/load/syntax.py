"""What the YAML parser says about broken text → a finding in plain words, with the cure."""

from __future__ import annotations

import re
from collections.abc import Callable

import yaml

from pnp.findings import Edit, Finding, Related
from pnp.load import codes
from pnp.load.problems import problem
from pnp.nodes import Source
from pnp.values import dataclass

# What YAML 1.1 does not allow in a file, section 5.1. (A list of what it allows takes 4 ms to compile.)
_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufeff\ufffe\uffff]")
_KEY = re.compile(r"\s*(?:- +)*(?P<key>[^\s:#'\"\[{][^:#]*?)\s*:(?:\s+(?P<value>.*))?$")
# Longer lines are not looked into: a pattern could take long over them.
_LONGEST_LINE = 2000
# A file with more of them is no text.
_MOST_UNSEEN = 10_000
_MARGIN = re.compile(r"^[ \t]*(?=[^ \t\r\n])", re.MULTILINE)
_BEFORE_VALUE = re.compile(r" *(?:- +)*(?:[\w-]+: +)?")
# Text that is marked as Markdown does it, or that starts with a sign that means nothing in YAML.
_PLAIN_TEXT = re.compile(r"(?:\*(?=[^*\s][^*]*\*|\*[^*]+\*\*)|[@`%])(?:(?! #|: |[\"\\]).)*")
_GLUED_KEY = re.compile(r"\s*(?:- +)*(?P<key>[\w-]+):(?=[^\s/:])")


def character_finding(source: Source) -> Finding | None:
    """The first character that must not be in YAML, or None."""
    match = _FORBIDDEN.search(source.text)
    if match is None:
        return None
    span = source.span(match.start(), match.end())
    message = f"the invisible character U+{ord(match[0]):04X} is not allowed"
    hint = "delete it; it often comes with pasted text"
    return problem(codes.CONTROL_CHARACTER, message, span, hint, edits=_without_unseen(source))


def _without_unseen(source: Source) -> list[Edit]:
    """Take all such characters out; those that some programs write for a line break leave a space."""
    found = list(_FORBIDDEN.finditer(source.text))[:_MOST_UNSEEN]
    return [Edit(source.span(one.start(), one.end()), " " if one[0] in "\x0b\x0c" else "") for one in found]


def syntax_finding(source: Source, error: yaml.MarkedYAMLError) -> Finding:
    """Say what is wrong in the words of a person who has never read the YAML specification."""
    slip = _Slip.of(source, error)
    if comma := _stray_comma(slip):
        return _finding(slip, comma)
    for words, explain in _EXPLANATIONS:
        if words in slip.said and (told := explain(slip)):
            return _finding(slip, told)
    return _finding(slip, _Told("this is not understood as YAML", "look at its indentation and quotes"))


@dataclass(frozen=True, slots=True)
class _Told:
    """message, hint, and the offset where it is if not where the parser stopped.

    cuts: what mends it, each as (start, end, text): these characters give way to the text.
    """

    message: str
    hint: str
    at: int | None = None
    code: str = codes.YAML_SYNTAX
    opened: bool = False
    cuts: tuple[tuple[int, int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class _Slip:
    """Where the parser stopped, where the thing began that it was reading, and what it said."""

    source: Source
    at: int
    began: int
    said: str

    @classmethod
    def of(cls, source: Source, error: yaml.MarkedYAMLError) -> _Slip:
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


def _finding(slip: _Slip, told: _Told) -> Finding:
    at = slip.at if told.at is None else told.at
    if at >= len(slip.source.text):
        # Behind the last line there is nothing to see: point at the end of the text.
        at = len(slip.source.text.rstrip())
    related = [Related(slip.source.span(slip.began, slip.began + 1), "it began here")] if told.opened else []
    edits = [Edit(slip.source.span(start, end), text) for start, end, text in told.cuts]
    return problem(told.code, told.message, slip.source.span(at, at + 1), told.hint, related, edits)


def _tab(slip: _Slip) -> _Told | None:
    number, column = slip.source.position(slip.at)
    line = slip.source.line(number)
    margin = line[: len(line) - len(line.lstrip())]
    if "\t" not in margin or column > len(margin) + 1:
        return None
    at = slip.at - (column - 1) + margin.index("\t")
    cuts = _spaces_for_tabs(slip.source.text)
    return _Told("a tab in the indentation", "indent with spaces", at, codes.TAB_INDENTATION, cuts=cuts)


def _spaces_for_tabs(text: str) -> tuple[tuple[int, int, str], ...]:
    """Two spaces for each tab, in a file where all indentation is of tabs: elsewhere nobody knows how wide one is."""
    margins = [match for match in _MARGIN.finditer(text) if match[0]]
    if any(" " in match[0] for match in margins):
        return ()
    return tuple((match.start(), match.end(), "  " * len(match[0])) for match in margins)


def _stray_comma(slip: _Slip) -> _Told | None:
    """A comma at the end of a line that ends a value already, as in JSON."""
    if slip.character != ",":
        return None
    number, column = slip.source.position(slip.at)
    line = slip.source.line(number)
    before, behind = line[: column - 1].rstrip(), line[column:].strip()
    if before[-1:] not in ("'", '"', "]", "}") or (behind and not behind.startswith("#")):
        return None
    hint = "take it away: commas stand between values in [ ] and { } only"
    return _Told("a comma behind a value", hint, cuts=((slip.at, slip.at + 1, ""),))


def _start_of_value(slip: _Slip) -> _Told:
    return _unquoted_text(slip, slip.at)


def _marked_text(slip: _Slip) -> _Told:
    return _unquoted_text(slip, slip.began)


def _unquoted_text(slip: _Slip, at: int) -> _Told:
    character = slip.source.text[at : at + 1]
    hint = "put the whole value in quotes"
    return _Told(f"a value cannot start with {character!r}", hint, at, cuts=_quotes_around(slip.source, at))


def _quotes_around(source: Source, at: int) -> tuple[tuple[int, int, str], ...]:
    """Quotes around a value that starts there and is all that its line has, and can only have been meant as text."""
    number, column = source.position(at)
    line = source.line(number)[:_LONGEST_LINE]
    above, value = line[: column - 1], line[column - 1 :].rstrip()
    following = source.line(number + 1)
    goes_on = following.strip() and _width(following) > _width(line)
    if not _BEFORE_VALUE.fullmatch(above) or not _PLAIN_TEXT.fullmatch(value) or goes_on:
        return ()
    return (at, at, '"'), (at + len(value), at + len(value), '"')


def _width(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _colon(slip: _Slip) -> _Told:
    """A colon where no key can be: in a value, after wrong indentation, or below a key without its space."""
    number, column = slip.source.position(slip.at)
    line = slip.source.line(number)[:_LONGEST_LINE]
    first = _KEY.match(line[: column - 1] + ":")
    value = _KEY.match(line)
    if value and value["key"] and value.end("key") < column - 1 and first:
        text = (value["value"] or "").replace('"', '\\"')
        return _Told("': ' inside a value", f'put the value in quotes: {value["key"]}: "{text}"')
    above = slip.line_above(number)
    if above and (glued := _GLUED_KEY.match(slip.source.line(above)[:_LONGEST_LINE])):
        return _glued(slip.source.starts[above - 1] + glued.end(), glued["key"])
    hint = "give the keys of one map the same indentation"
    return _Told("a key where the value above it goes on", hint, _text_start(slip))


def _glued(at: int, key: str) -> _Told:
    return _Told(f"no space after '{key}:'", f"write '{key}: …', with a space", at, cuts=((at, at, " "),))


def _text_start(slip: _Slip) -> int:
    """The first character of the line that is not a blank."""
    number, _ = slip.source.position(slip.at)
    line = slip.source.line(number)
    return slip.source.starts[number - 1] + len(line) - len(line.lstrip())


def _no_colon(slip: _Slip) -> _Told:
    number, _ = slip.source.position(slip.began)
    if glued := _GLUED_KEY.match(slip.source.line(number)[:_LONGEST_LINE]):
        return _glued(slip.source.starts[number - 1] + glued.end(), glued["key"])
    hint = "write 'key: value'; text of several lines goes below '|'"
    return _Told("a key without a colon", hint, slip.began)


def _expected_key(slip: _Slip) -> _Told | None:
    number, column = slip.source.position(slip.at)
    before = slip.source.line(number)[: column - 1]
    if before.rstrip().endswith(('"', "'")):
        return _Told("text after the closing quote", "put the whole value in one pair of quotes")
    if slip.character == "-" and not before.strip():
        return _Told("a list item among keys", "indent it below the key that it belongs to")
    if slip.character in ("]", "}", ","):
        return _Told(f"{slip.character!r} without its opening bracket", "remove it or quote the value")
    if not before.strip():
        hint = "give the keys of one map the same indentation"
        return _Told("the indentation matches no line above", hint)
    return None


def _expected_dash(slip: _Slip) -> _Told:
    return _Told("a line among list items without its '-'", "start it with '- ', or indent it below its item")


def _unclosed_bracket(slip: _Slip) -> _Told:
    opening = slip.source.text[slip.began : slip.began + 1]
    closing = {"[": "]", "{": "}"}.get(opening, "]")
    hint = f"close it with {closing!r}, put ',' between the values; text with brackets goes in quotes"
    return _Told(f"{opening!r} is not closed before this", hint, opened=True)


def _unclosed_quote(slip: _Slip) -> _Told:
    quote = slip.source.text[slip.began : slip.began + 1]
    return _Told(f"the quote {quote} is never closed", "close it at the end of the value", slip.began)


def _escape(slip: _Slip) -> _Told:
    letter = slip.source.text[slip.at + 1 : slip.at + 2]
    hint = "write \\\\ for a backslash, or use single quotes"
    return _Told(f"'\\{letter}' means nothing in double quotes", hint)


def _dash_in_line(slip: _Slip) -> _Told:
    return _Told("a list cannot start on the line of its key", "put '- …' on the next line, or write [a, b]")


def _content(slip: _Slip) -> _Told:
    if slip.character in (",", "]", "}"):
        return _Told(f"{slip.character!r} where a value belongs", "remove it, or put the value in quotes")
    return _Told("a value is missing here", "write it, or remove its key")


def _block_header(slip: _Slip) -> _Told:
    sign = slip.source.text[slip.began : slip.began + 1]
    return _Told(f"text on the line of '{sign}'", f"start the text on the line below '{sign}', indented")


def _directive(slip: _Slip) -> _Told:
    return _Told("a line cannot start with '%'", "put the text in quotes")


def _second_root(slip: _Slip) -> _Told:
    return _Told("text after the end of the document", "a file is one map or one list; indent or remove this")


def _indicator(slip: _Slip) -> _Told:
    return _Told("'---' or '...' inside quotes", "close the quote, or indent the line", opened=True)


_EXPLANATIONS: tuple[tuple[str, Callable[[_Slip], _Told | None]], ...] = (
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
