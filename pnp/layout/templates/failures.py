"""What Python says of a template that fails → what is wrong with the template, and what to write."""

from __future__ import annotations

import re
from typing import Final

from pnp.layout.templates.lookup import HYPHENED_PATH, Names, list_hint, walk
from pnp.nodes import Record

_KINDS: Final = {
    "str": "a text",
    "int": "a number",
    "float": "a number",
    "bool": "a yes or no",
    "tuple": "a list",
    "Members": "a list",
    "list": "a list",
    "dict": "a map of values",
    "NoneType": "nothing",
}
_NO_LIST: Final = re.compile(
    r"'(\w+)' object is not (?:iterable|reversible)|object of type '(\w+)' has no len\(\)"
    r"|argument of type '(\w+)' is not iterable|cannot unpack non-iterable (\w+) object"
    r"|'(\w+)' object has no attribute 'items'"
)
_NO_NUMBER: Final = re.compile(
    r"'(\w+)' object cannot be interpreted as an integer|bad operand type for [^:]+: '(\w+)'"
    r"|type (\w+) doesn't define __round__ method"
)
_NO_ORDER: Final = re.compile(r"'([<>]=?)' not supported between instances of '(\w+)' and '(\w+)'")
_NO_OPERAND: Final = re.compile(r"unsupported operand type\(s\) for ([^:]+): ")
_ARGUMENTS: Final = re.compile(r"(?:sync_)?(?:do_|_)?(\w+)\(\) (takes|got|missing) ")
_TOO_MANY_OR_FEW: Final = {
    "takes": "too many values",
    "got": "a value that it does not know",
    "missing": "too few values",
}
_LONGEST: Final = 160
_SINGLE_EQUALS: Final = re.compile(r"[\w.\])]\s+=\s")


def cure(template: str) -> str:
    """What to write in a template that is none; nothing if it is not known."""
    if template.count("{{") > template.count("}}"):
        return "a value ends with two braces: {{ … }}"
    if template.count("{%") > template.count("%}"):
        return "a statement ends with a percent sign and a brace: {% … %}"
    if template.count("(") > template.count(")"):
        return "close the bracket; a value with a comma needs quotes between { and }, where a comma ends it"
    if _SINGLE_EQUALS.search(template):
        return "write == to ask whether two are equal"
    return ""


def in_words(error: Exception, template: str, names: Names) -> tuple[str, str]:
    """Why a template fails, and a hint; nothing if there is no good one. names: those that it may read."""
    said = str(error).rstrip(".")
    if found := _NO_LIST.search(said):
        kind = _first(found)
        paths = ((match[1], walk(tuple(match[1].split(".")), names)) for match in HYPHENED_PATH.finditer(template))
        of_kind = (list_hint(path, value) for path, value in paths if type(value).__name__ == kind)
        hint = next(filter(None, of_kind), "name one of its values that is a list" if _is_record(kind) else "")
        return f"{_called(kind)} is not a list", hint
    if found := _NO_NUMBER.search(said):
        kind = _first(found)
        return f"{_called(kind)} is not a number", "name one of its values that is a number" if _is_record(kind) else ""
    if found := _NO_ORDER.search(said):
        sign, left, right = found.groups()
        hint = "name the value that counts: |sort(attribute='name') sorts by names" if _is_record(left) else ""
        return f"{_called(left)} cannot be compared with {_called(right)} by {sign}", hint
    if found := _NO_OPERAND.search(said):
        return f"{found[1]} is for numbers", ""
    if found := _ARGUMENTS.match(said):
        return f"the filter {found[1]!r} is given {_TOO_MANY_OR_FEW[found[2]]}", ""
    if said.endswith("is not safely callable"):
        return "only range can be called", "leave out the brackets behind a name"
    if said == "argument must be iterable":
        return "this is not a list", ""
    return said[:_LONGEST] or type(error).__name__, ""


def _first(found: re.Match[str]) -> str:
    return str(next(filter(None, found.groups())))


def _is_record(kind: str) -> bool:
    return any(found.__name__ == kind for found in _every_kind(Record))


def _every_kind(kind: type) -> set[type]:
    return {kind}.union(*map(_every_kind, kind.__subclasses__()))


def _called(kind: str) -> str:
    words = _KINDS.get(kind) or re.sub(r"(?<=[a-z])(?=[A-Z])", " ", kind).lower()
    return words if kind in _KINDS else f"{'an' if words[0] in 'aeio' else 'a'} {words}"
