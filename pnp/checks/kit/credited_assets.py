"""The pictures and fonts that the files of a kit name, wherever they do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

from pnp.findings import Span
from pnp.model.game import Game
from pnp.nodes import Source
from pnp.values import dataclass

# A path with an ending; what a template fills in may stand in it.
_PATH = re.compile(
    r"(?<![\w./:])(?:[\w./\-]|\{\{[^{}\n]*\}\})+\.(?:png|jpe?g|ttf|otf|ttc|woff2?)(?![\w])", re.IGNORECASE
)
_ENDINGS = (".png", ".jpg", ".jpeg", ".ttf", ".otf", ".ttc", ".woff", ".woff2")
# What Markdown prints as it stands: a path in it is told of, not used. A run of signs ends with the same run.
_CODE = re.compile(
    r"^ {0,3}(```+|~~~+).*?(?:^ {0,3}\1|\Z)|(?<!`)(`+)(?!`)[^\n]+?(?<!`)\2(?!`)", re.MULTILINE | re.DOTALL
)
_FILLED = re.compile(r"\{\{[^{}]*\}\}")
_COMMENT = re.compile(r"(?:^|\s)#[^'\"]*$")
_CREDIT = re.compile(r"\bfile\s*:\s*['\"]?$")


@dataclass(frozen=True, slots=True)
class Work:
    """A file that the kit names. path: with ``*`` for what a template fills in."""

    path: str
    span: Span

    @property
    def is_pattern(self) -> bool:
        """Whether a template decides which files are meant."""
        return "*" in self.path

    def is_meant_by(self, credit: str) -> bool:
        """Whether a credit speaks of it: of the file itself, of a folder, of a pattern, or of one of many."""
        wanted = credit.strip().removeprefix("./")
        if wanted.endswith("/"):
            return self.path.startswith(wanted)
        return (
            wanted == self.path
            or fnmatchcase(self.path, wanted)
            or (self.is_pattern and fnmatchcase(wanted, self.path))
        )


def works(game: Game) -> Iterator[Work]:
    """Every picture and font that a file of the kit names, at the first place; credits themselves and code left out."""
    seen: set[str] = set()
    for source in game.sources.values():
        if any(ending in source.text.casefold() for ending in _ENDINGS):
            for work in _in_source(source):
                if work.path not in seen:
                    seen.add(work.path)
                    yield work


def is_file(name: str) -> bool:
    """Whether a credit names a picture or font by its file."""
    return name.strip().casefold().endswith(_ENDINGS)


def _in_source(source: Source) -> Iterator[Work]:
    code = [match.span() for match in _CODE.finditer(source.text)]
    for match in _PATH.finditer(source.text):
        if any(first < match.start() < end for first, end in code):
            continue
        start = source.text.rfind("\n", 0, match.start()) + 1
        before = source.text[start : match.start()]
        if _CREDIT.search(before) or (_is_yaml(source.file) and _COMMENT.search(before)):
            continue
        yield Work(_plain(match[0]), source.span(match.start(), match.end()))


def _plain(written: str) -> str:
    return _FILLED.sub("*", written).removeprefix("./")


def _is_yaml(file: str) -> bool:
    return file.endswith((".yaml", ".yml"))
