"""Report names that no icon has."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from pnp.findings import Finding, Related, Span
from pnp.layout import codes
from pnp.layout.templates.icon_files import without_paths
from pnp.load.problems import problem
from pnp.load.suggest import did_you_mean, singular
from pnp.model.texts import Icon
from pnp.nodes import Source
from pnp.symbols import SYMBOL, family_of, is_composed, wrong_word

# Words in names of characters that say how a thing is drawn, and not what.
_NOT_SHOWN: Final = frozenset(
    (
        "black", "white", "heavy", "light", "sign", "symbol", "with", "and", "of", "the", "suit", "face", "crossed",
        "two", "small", "large", "left", "right", "rightwards", "leftwards", "upwards", "downwards",
    )
)  # fmt: skip
_MOST_NAMED: Final = 3
# ``:sword:``, but not times, ratios, tags and addresses, which also have colons.
_INLINE: Final = re.compile(rf"(?<![\w:/\\]):({SYMBOL}|[a-z][a-z0-9-]{{2,40}}):(?![\w:/])")
_PICTURE_FILE: Final = re.compile(r"\.(?:svg|png|jpe?g|webp)$", re.IGNORECASE)
# What a column of file names has in common, whatever each of them is called.
_FILES_FOR_ICONS: Final = "picture files are named where icons belong"
_NAME_BY_IMAGE: Final = (
    "a picture file is named by image, in a spreadsheet by columns: {Picture: image}; the layout card-picture shows it"
)


def missing_icon_finding(name: str, span: Span, icons: Mapping[str, Icon], related: Iterable[Related] = ()) -> Finding:
    """A finding about a missing icon."""
    if is_composed(name):
        message, hint = _wrong_symbol(name)
        return problem(codes.UNKNOWN_ICON, message, span, hint, related)
    hint = _meant(name, icons) or "pnp list --icons shows those there are"
    found = problem(codes.UNKNOWN_ICON, f"there is no icon {name!r}", span, hint, related)
    return replace(found, cause=_FILES_FOR_ICONS) if _PICTURE_FILE.search(name) else found


def _meant(name: str, icons: Mapping[str, Icon]) -> str:
    """What to write instead of the name of an icon; empty if nobody knows."""
    if _PICTURE_FILE.search(name):
        return _NAME_BY_IMAGE
    if meant := icons_that_mean(re.split(r"\W+", name), icons):
        return f"{_quoted(meant)} may be what you mean; pnp list --icons shows all"
    return did_you_mean(name, icons)


def _wrong_symbol(name: str) -> tuple[str, str]:
    """What is wrong with a symbol that is put together from words, and what to do."""
    family, (word, reason) = family_of(name), wrong_word(name)
    hint = "" if word in family.all() else did_you_mean(word, family.all())
    return (
        f"{word!r} {reason} in the symbol {name!r}",
        hint or f"docs/symbols.md lists the words behind {family.prefix}",
    )


def missing_symbol_hint(name: str, icons: Mapping[str, Icon]) -> str:
    """What to write instead of the name of an icon in a text."""
    meant = _wrong_symbol(name)[1] if is_composed(name) else _meant(name, icons)
    return meant or "pnp list --icons shows those there are; write \\: where a colon is meant"


def icons_that_mean(words: Iterable[str], icons: Mapping[str, Icon]) -> tuple[str, ...]:
    """The icons that have one of these words as their id or as a tag, those that are called so first."""
    meant = {singular(word) for word in words if word} - {""}
    called = [name for name in icons if singular(name) in meant]
    said = without_paths(icons)
    tagged = [name for name in icons if name not in called and meant & set(map(singular, said[name].tags))]
    return (*called, *tagged)[:_MOST_NAMED]


def common_words(icon: Icon, other: Icon) -> int:
    """How many words of their ids and tags two icons have in common; those of both ids count twice."""
    ids, other_ids = (frozenset(map(singular, each.id.split("-"))) for each in (icon, other))
    words, other_words = ids.union(map(singular, icon.tags)), other_ids.union(map(singular, other.tags))
    return len(words & other_words) + len(ids & other_ids)


def icons_for_sign(sign: str, icons: Mapping[str, Icon]) -> tuple[str, ...]:
    """The icons that mean what a character shows, by its name in Unicode: ⚔ is CROSSED SWORDS."""
    words = unicodedata.name(sign, "").casefold().split()
    return icons_that_mean((word for word in words if word not in _NOT_SHOWN), icons)


def _quoted(names: Iterable[str]) -> str:
    return " or ".join(map(repr, names))


def inline_names(sources: Iterable[Source]) -> Iterator[tuple[str, Span]]:
    """Words between colons, which may be names of icons, with their places."""
    for source in sources:
        for match in _INLINE.finditer(source.text):
            yield match[1], source.span(match.start(1), match.end(1))


def missing_inline_icon(name: str, span: Span, icons: Mapping[str, Icon]) -> Finding:
    """A finding about a word between colons that is no icon, and would be printed as text."""
    return problem(codes.UNKNOWN_ICON, f"there is no icon {name!r}", span, missing_symbol_hint(name, icons))
