"""The pictures and fonts that the files of a kit name."""

import re
from collections.abc import Iterator
from dataclasses import replace
from fnmatch import fnmatchcase

from pnp.findings import Span, is_sheet
from pnp.model.game import Game
from pnp.nodes import Source
from pnp.values import dataclass

# A path with an extension; it may contain parts that a template fills in. It begins where no such path goes on: a long
# run of letters without an extension is looked at once.
_PATH = re.compile(
    r"(?<![\w./:*}-])(?:[\w./*\-]|\{\{[^{}\n]*\}\})+\.(?:png|jpe?g|webp|svg|ttf|otf|ttc|woff2?)(?![\w])", re.IGNORECASE
)
_ENDINGS = (".png", ".jpg", ".jpeg", ".webp", ".svg", ".ttf", ".otf", ".ttc", ".woff", ".woff2")
# Code in Markdown: a path in it is mentioned, not used. A fence ends with the same run of characters.
_CODE = re.compile(
    r"^ {0,3}(```+|~~~+).*?(?:^ {0,3}\1|\Z)|(?<!`)(`+)(?!`)[^\n]+?(?<!`)\2(?!`)", re.MULTILINE | re.DOTALL
)
_FILLED = re.compile(r"\{\{[^{}]*\}\}")
_COMMENT = re.compile(r"^\s*#|\s#[^'\"]*$")
# A folder whose file a template names: ``art/{{ card.picture }}``.
_FOLDER = re.compile(r"(?<![\w/-])((?:[\w-]+/)+)\{\{")
_BEFORE_NAME = "/{{"
_WORDS = re.compile(r"(?:[\w./()&’'-]+ )+$")
_CREDIT = re.compile(r"\bfile\s*:\s*['\"]?$")


@dataclass(frozen=True, slots=True)
class Asset:
    """A file that the kit names. path: with ``*`` for a part that a template fills in.

    folders: those that templates put before a name, if this is a name without a folder: a cell may hold that alone.
    """

    path: str
    span: Span
    folders: tuple[str, ...] = ()

    @property
    def is_pattern(self) -> bool:
        """Whether a template fills in a part of the path."""
        return "*" in self.path

    def is_credited_by(self, credit: str) -> bool:
        """Whether a credit covers it: by the file itself, its folder, a pattern, or a file that matches its pattern."""
        credited = credit.strip().removeprefix("./")
        return any(
            _covers(credited, path) for path in (self.path, *(f"{folder}{self.path}" for folder in self.folders))
        ) or (self.is_pattern and fnmatchcase(credited, self.path))


def _covers(credited: str, path: str) -> bool:
    return path.startswith(credited) if credited.endswith("/") else credited == path or fnmatchcase(path, credited)


def named_assets(game: Game) -> Iterator[Asset]:
    """Every picture and font that a file of the kit names, once; credits and code are left out."""
    found: dict[str, Asset] = {}
    for source in game.sources.values():
        text = source.text.casefold()
        if any(ending in text for ending in _ENDINGS):
            for asset in _in_source(source):
                found.setdefault(asset.path, asset)
    folders = tuple(sorted({folder for source in game.sources.values() for folder in _folders(source)}))
    for asset in found.values():
        yield asset if "/" in asset.path else replace(asset, folders=folders)


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
        # The name of a file in a cell may have spaces.
        words = _WORDS.search(before) if _is_table(source.file) else None
        first = match.start() - len(words[0]) if words else match.start()
        yield Asset(_plain(source.text[first : match.end()]), source.span(first, match.end()))


def _folders(source: Source) -> Iterator[str]:
    """The folders of files that templates name, but for comments."""
    for match in _FOLDER.finditer(source.text) if _BEFORE_NAME in source.text else ():
        before = source.text[source.text.rfind("\n", 0, match.start()) + 1 : match.start()]
        if not (_is_yaml(source.file) and _COMMENT.search(before)):
            yield match[1]


def _plain(written: str) -> str:
    return _FILLED.sub("*", written).removeprefix("./")


def _is_table(file: str) -> bool:
    """Whether a file has cells."""
    return is_sheet(file) or file.casefold().endswith((".csv", ".tsv"))


def _is_yaml(file: str) -> bool:
    return file.endswith((".yaml", ".yml"))
