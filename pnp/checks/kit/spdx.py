"""Short names of licences in the SPDX list, and expressions of them."""

import re
from typing import Final

# The usual licences of games and their parts, as suggestions for unknown names.
_TERMS: Final = ("BY", "BY-SA", "BY-NC", "BY-ND", "BY-NC-SA", "BY-NC-ND")
USUAL: Final = (
    *(f"CC-{terms}-{version}" for version in ("4.0", "3.0") for terms in _TERMS),
    *("CC0-1.0", "CC-PDM-1.0", "MIT", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "Zlib", "Unlicense"),
    *("OFL-1.1", "ODbL-1.0", "GPL-2.0-only", "GPL-2.0-or-later", "GPL-3.0-only", "GPL-3.0-or-later"),
)
_OWN: Final = re.compile(r"(?:DocumentRef-[\w.\-]+:)?LicenseRef-[\w.\-]+$")
_TOKEN: Final = re.compile(r"[()]|[^\s()]+")


def unknown_part(expression: str) -> str:
    """The first part of an expression such as ``CC-BY-4.0 OR MIT`` that is not a licence; empty if all are.

    Words that are not joined by AND, OR or WITH are one part, so that a sentence is returned whole.
    """
    tokens: list[str] = _TOKEN.findall(expression)
    parts = [token for token in tokens if token not in "()"]
    if len(parts) % 2 == 0 or any(joint not in ("AND", "OR", "WITH") for joint in parts[1::2]):
        return expression.strip()
    for index, part in enumerate(parts[::2]):
        if index > 0 and parts[2 * index - 1] == "WITH":
            is_known = bool(_as_listed(f"MIT WITH {part}"))
        else:
            is_known = bool(_OWN.match(part)) or _as_listed(part) == part
        if not is_known:
            return part
    return ""


def likely(name: str) -> str:
    """The short name that was probably meant: the same words with other separators; empty if there is none."""
    plain = re.sub(r"\b(?:licen[cs]e[ds]?|version|the|v)\b|\bv(?=\d)", " ", name, flags=re.IGNORECASE)
    for words, letters in (("creative commons", "cc"), ("attribution", "by"), (r"share ?alike", "sa")):
        plain = re.sub(words, letters, plain, flags=re.IGNORECASE)
    return _as_listed("-".join(re.findall(r"[\w.+]+", plain)))


def _as_listed(name: str) -> str:
    """A licence or an expression as SPDX writes it; empty if it is unknown."""
    from packaging.licenses import InvalidLicenseExpression, canonicalize_license_expression

    try:
        return str(canonicalize_license_expression(name))
    except InvalidLicenseExpression:
        return ""
