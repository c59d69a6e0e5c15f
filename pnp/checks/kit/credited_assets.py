"""The pictures and fonts that the files of a kit name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

from pnp.findings import Span
from pnp.model.game import Game
from pnp.nodes import Source
from pnp.values import dataclass

# A path with an extension; it may contain parts that a template fills in.
_PATH = re.compile(
    r"(?<![\w./:])(?:[\w./*\-]|\{\{[^{}\n]*\}\})+\.(?:png|jpe?g|webp|svg|ttf|otf|ttc|woff2?)(?![\w])", re.IGNORECASE
)
_ENDINGS = (".png", ".jpg", ".jpeg", ".webp", ".svg", ".ttf", ".otf", ".ttc", ".woff", ".woff2")
# Code in Markdown: a path in it is mentioned, not used. A fence ends with the same run of characters.
_CODE = re.compile(
    r"^ {0,3}(```+|~~~+).*?(?:^ {0,3}\1|\Z)|(?<!`)(`+)(?!`)[^\n]+?(?<!`)\2(?!`)", re.MULTILINE | re.DOTALL
)
_FILLED = re.compile(r"\{\{[^{}]*\}\}")
_COMMENT = re.compile(r"(?:^|\s)#[^'\"]*$")
_CREDIT = re.compile(r"\bfile\s*:\s*['\"]?$")


@dataclass(frozen=True, slots=True)
class Asset:
    """A file that the kit names. path: with ``*`` for a part that a template fills in."""

    path: str
    span: Span

    @property
    def is_pattern(self) -> bool:
        """Whether a template fills in a part of the path."""
        return "*" in self.path

    def is_credited_by(self, credit: str) -> bool:
        """Whether a credit covers it: by the file itself, its folder, a pattern, or a file that matches its pattern."""
        credited = credit.strip().removeprefix("./")
        # A cell may hold the name of a picture alone; the layout then says in which folder it is.
        path = self.path if "/" in self.path else f"{credited[: credited.rfind('/') + 1]}{self.path}"
        if credited.endswith("/"):
            return path.startswith(credited)
        return credited == path or fnmatchcase(path, credited) or (self.is_pattern and fnmatchcase(credited, self.path))


def named_assets(game: Game) -> Iterator[Asset]:
    """Every picture and font that a file of the kit names, once; credits and code are left out."""
    seen: set[str] = set()
    for source in game.sources.values():
        if any(ending in source.text.casefold() for ending in _ENDINGS):
            for asset in _in_source(source):
                if asset.path not in seen:
                    seen.add(asset.path)
                    yield asset


def is_file(name: str) -> bool:
    """Whether a credit names a picture or font by its file."""
    return name.strip().casefold().endswith(_ENDINGS)


def _in_source(source: Source) -> Iterator[Asset]:
    code = [match.span() for match in _CODE.finditer(source.text)]
    for match in _PATH.finditer(source.text):
        if any(first < match.start() < end for first, end in code):
            continue
        start = source.text.rfind("\n", 0, match.start()) + 1
        before = source.text[start : match.start()]
        if _CREDIT.search(before) or (_is_yaml(source.file) and _COMMENT.search(before)):
            continue
        yield Asset(_plain(match[0]), source.span(match.start(), match.end()))


def _plain(written: str) -> str:
    return _FILLED.sub("*", written).removeprefix("./")


def _is_yaml(file: str) -> bool:
    return file.endswith((".yaml", ".yml"))
