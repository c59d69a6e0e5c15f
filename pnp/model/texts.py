"""Glossary, rules texts and icons."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import field
from typing import Final, Literal

from pnp.errors import FieldError
from pnp.model.eras import ANY_ERA, Era
from pnp.model.names import Named, prose
from pnp.nodes import Record, Source
from pnp.values import dataclass

# What a path may be of: the theme has a colour for each, in pictures that have colours.
Matter = Literal["", "skin", "hair", "hide", "wood", "steel", "brass", "bone", "line"]
# A width with up to four digits before and behind the point.
_PEN: Final = re.compile(r"\d{1,4}(?:\.\d{1,4})?|\.\d{1,4}")
_COLOR: Final = re.compile(r"#[0-9a-fA-F]{6}")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Term(Named):
    """A word that the rules use with one meaning."""

    term: str = prose("name", ...)
    see: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class RulesText(Named):
    """A book: Markdown files set one after the other. sources: their contents, filled in by load.

    topics: for each topic that readers look for, the id of the heading of its section. cover, back: the layouts of its
    first and its last page, if it has covers. head: that of the head of its first page of words. tailpieces: those of
    pictures where columns end early.
    """

    files: tuple[str, ...]
    subtitle: str = prose("name")
    cover: str = ""
    back: str = ""
    head: str = ""
    tailpieces: tuple[str, ...] = ()
    topics: Mapping[str, str] = field(default_factory=dict)
    sources: tuple[Source, ...] = field(default=(), metadata={"bound": False})


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class IconPath(Record):
    """One path of an icon in SVG notation. stroke: pen width in view units; 0 is filled. tone, matter: see docs.

    rule: ``nonzero`` fills a shape inside a shape that runs in the same direction; otherwise it is a hole.
    """

    d: str
    stroke: str = ""
    tone: str = ""
    matter: Matter = ""
    rule: str = ""

    def __post_init__(self) -> None:
        if self.stroke and not _PEN.fullmatch(self.stroke):
            raise FieldError("the stroke of a path is the width of its pen in units of the view, such as 3", "stroke")
        if self.tone.startswith("#") and not _COLOR.fullmatch(self.tone):
            raise FieldError("a colour of a path is written as '#rrggbb'", "tone")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Icon(Named):
    """A drawing of one colour that scales. era: when what it shows was in use. view: its own width and height.

    picture: what it shows in place of paths, as the data address of a PNG.
    """

    era: Era = ANY_ERA
    view: tuple[int, ...] = (64, 64)
    paths: tuple[IconPath, ...] = ()
    picture: str = ""

    def __post_init__(self) -> None:
        if len(self.view) != 2 or min(self.view) < 1:
            raise FieldError("the view of an icon is its width and its height, both more than 0", "view")
