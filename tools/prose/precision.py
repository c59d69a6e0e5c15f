"""The checks on prose that nobody here wrote: ``make precision`` prints the warnings for each 1,000 words, by check.

The texts are the documentation and the books in packages of Debian 12, taken by name and version with ``apt-get
download`` and unpacked, never installed. Each becomes the rules of a kit without anything else. With ``--list``, every
warning is printed with the words around it, to be read: which are right, docs/checks-measured.md says.
"""

from __future__ import annotations

import gzip
import html
import re
import shutil
import struct
import subprocess
import sys
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from pnp.checks.run import check_game
from pnp.findings import Finding, Severity
from pnp.load.kit import load_kit

CACHE: Final = Path(__file__).resolve().parents[2] / "output" / "prose"
MOST: Final = 60_000
# A page says who begins and how it is won only if it is a game.
NOT_COUNTED: Final = ("K101",)
_LEAST: Final = 12
_LARGEST_STRING: Final = 400
_COMPRESSED: Final = re.compile(rb"x[\x9c\xda]")
_STRING: Final = re.compile(rb"\x00[\x04\x00]\x00\x09(....)", re.DOTALL)
_SKIPPED: Final = re.compile(r"<(screen|programlisting|pre|indexterm|mediaobject|code)\b.*?</\1>", re.DOTALL)
_PARAGRAPH: Final = re.compile(r"<(p|para|simpara|title)\b[^>]*>(?P<words>.*?)</\1>", re.DOTALL)
_HANDBOOK: Final = re.compile(r'<div class="para">(?P<words>.*?)</div>', re.DOTALL)
_TAG: Final = re.compile(r"<[^>]+>")
# What stands before punctuation where an element was left out.
_LOST_SPACE: Final = re.compile(r" +(?P<mark>[,.;:!?)])|(?<=\() +")
_DRAWN: Final = re.compile(r"[|=_#<>\\{}~^*`]|--|\S\s{3,}\S")


def from_paragraphs(text: str) -> Iterator[str]:
    """The paragraphs of a plain text that are sentences, and no tables, drawings or headings."""
    for block in re.split(r"\n\s*\n", text.replace("\r", "").replace("\f", "\n\n")):
        lines = [line.strip() for line in block.splitlines()]
        words = " ".join(re.sub(r"(?<=[a-z])- (?=[a-z])", "", " ".join(lines)).split())
        is_prose = re.match(r"[A-Z\"“‘']", words) and re.search(r"[.!?:\"')]$", words)
        if is_prose and len(words.split()) >= _LEAST and not any(map(_DRAWN.search, lines)):
            yield words


def from_markup(text: str, paragraph: re.Pattern[str] = _PARAGRAPH) -> Iterator[str]:
    """The paragraphs and titles of a page in DocBook, Mallard or HTML."""
    for match in paragraph.finditer(_SKIPPED.sub(" ", text)):
        words = _LOST_SPACE.sub(
            lambda match: match["mark"] or "", " ".join(html.unescape(_TAG.sub("", match["words"])).split())
        )
        if words and not re.search(r"[{}<>*_`|\\]", words):
            yield f"## {words}" if match[0].startswith("<title") else words


def of_novels(folder: Path) -> Iterator[str]:
    """The novels in a database of R: compressed vectors of strings, each with its length before it."""
    data = (folder / "usr/lib/R/site-library/janeaustenr/data/Rdata.rdb").read_bytes()
    while match := _COMPRESSED.search(data):
        vector = zlib.decompressobj()
        try:
            unpacked = vector.decompress(data[match.start() :])
        except zlib.error:
            data = data[match.end() :]
            continue
        data = vector.unused_data
        lines = []
        for string in _STRING.finditer(unpacked):
            (length,) = struct.unpack(">i", string[1])
            if 0 <= length < _LARGEST_STRING:
                lines.append(unpacked[string.end() : string.end() + length].decode("utf-8", "replace"))
        yield from from_paragraphs("\n".join(lines).replace("_", ""))


def of_help(folder: Path) -> Iterator[str]:
    """The help pages of games of GNOME, in English."""
    for path in sorted((folder / "usr/share/help/C").rglob("*")):
        if path.suffix in (".xml", ".page", ".docbook"):
            yield from from_markup(path.read_text(encoding="utf-8", errors="replace"))


def of_crawl(folder: Path) -> Iterator[str]:
    """The manual of Dungeon Crawl."""
    yield from from_paragraphs((folder / "usr/share/crawl/docs/crawl_manual.txt").read_text("utf-8", "replace"))


def of_nethack(folder: Path) -> Iterator[str]:
    """The guidebook of NetHack, whose lines are set with spaces between words."""
    with gzip.open(folder / "usr/share/doc/nethack-common/Guidebook.txt.gz", "rt", errors="replace") as file:
        yield from from_paragraphs(re.sub(r"(?<=\S)  +(?=\S)", " ", file.read()))


def of_freeciv(folder: Path) -> Iterator[str]:
    """The help of Freeciv."""
    text = (folder / "usr/share/games/freeciv/helpdata.txt").read_text("utf-8", "replace")
    for words in re.findall(r'_\("(.*?)"\)', text, re.DOTALL):
        yield from from_paragraphs(words.replace("\\n", "\n").replace("\\\n", ""))


def of_handbook(folder: Path) -> Iterator[str]:
    """The Debian Administrator's Handbook in English."""
    for path in sorted((folder / "usr/share/doc/debian-handbook").rglob("*.html")):
        if "en-US" in str(path):
            yield from from_markup(path.read_text("utf-8", "replace"), _HANDBOOK)


# Each text: the packages with their versions, the spelling of its language, and how its paragraphs are read.
TEXTS: Final[Mapping[str, tuple[tuple[str, ...], str, Callable[[Path], Iterator[str]]]]] = {
    "novels": (("r-cran-janeaustenr=1.0.0-1",), "en-GB", of_novels),
    "help of games": (
        (
            "aisleriot=1:3.22.23-1",
            "four-in-a-row=1:3.38.1-1+b1",
            "gnome-chess=1:43.1-1",
            "gnome-mahjongg=1:3.38.3-2",
            "gnome-mines=1:40.1-1",
            "gnome-sudoku=1:43.1-1",
            "gnome-tetravex=1:3.38.2-3",
            "hitori=3.38.4-2",
            "iagno=1:3.38.1-2",
            "lightsoff=1:40.0.1-1",
        ),
        "en",
        of_help,
    ),
    "Crawl": (("crawl-common=2:0.28.0-1.1",), "en", of_crawl),
    "NetHack": (("nethack-common=3.6.6-3+b2",), "en", of_nethack),
    "Freeciv": (("freeciv-data=3.0.6-1+deb12u1",), "en", of_freeciv),
    "handbook": (("debian-handbook=11.20220922",), "en", of_handbook),
}


def folder_of(packages: tuple[str, ...], cache: Path) -> Path:
    """A folder with the files of some packages, which are downloaded once."""
    folder = cache / re.sub(r"[^\w.-]", "_", packages[0])
    for package in packages:
        name = package.partition("=")[0]
        if not (folder / f"{name}.done").exists():
            folder.mkdir(parents=True, exist_ok=True)
            subprocess.run(["apt-get", "download", "-qq", package], cwd=folder, check=True, stdout=sys.stderr)
            (archive,) = folder.glob(f"{name}_*.deb")
            subprocess.run(["dpkg-deb", "-x", archive.name, "."], cwd=folder, check=True)
            archive.unlink()
            (folder / f"{name}.done").touch()
    return folder


def books(paragraphs: Iterator[str]) -> Iterator[str]:
    """The paragraphs of a text, each once, in books of at most ``MOST`` words: no rules are longer."""
    book: list[str] = []
    words = 0
    for paragraph in dict.fromkeys(paragraphs):
        book.append(paragraph)
        words += len(paragraph.split())
        if words > MOST:
            yield "\n\n".join(book)
            book, words = [], 0
    if book:
        yield "\n\n".join(book)


def findings_on(text: str, language: str) -> list[Finding]:
    """What the checks say of a text as the rules of a kit: warnings and errors."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "kit.yaml").write_text(
            f"kit: prose\ntitle: Prose\nplayers: 1-4\nlicence: CC0-1.0\nlanguage: {language}\n", encoding="utf-8"
        )
        (folder / "game.yaml").write_text(
            "phases: [{id: play, name: Play, text: Play.}]\ntexts: [{id: rules, name: Rules, files: [rules.md]}]\n",
            encoding="utf-8",
        )
        (folder / "rules.md").write_text(f"# Prose\n\n{text}\n", encoding="utf-8")
        game = load_kit(folder, ".").game
        if game is None:
            raise ValueError("the kit around the text cannot be read")
        found = check_game(game)
    return [finding for finding in found if finding.severity is not Severity.INFO and finding.code not in NOT_COUNTED]


def main(arguments: list[str]) -> None:
    """Print a table by text, and one by check; with ``--list``, every warning."""
    if not shutil.which("apt-get"):
        sys.exit("the texts are packages of Debian 12: apt-get is needed to download them")
    by_code: Counter[str] = Counter()
    total = 0
    print("| Text | Words | Warnings | For each 1,000 words |\n|---|--:|--:|--:|")
    for name, (packages, language, read) in TEXTS.items():
        words = warnings = 0
        for book in books(read(folder_of(packages, CACHE))):
            words += len(book.split())
            lines = f"# Prose\n\n{book}\n".split("\n")
            for finding in findings_on(book, language):
                warnings += 1
                by_code[finding.code] += 1
                if "--list" in arguments:
                    line, column = lines[finding.span.line - 1], finding.span.column
                    print(f"  {finding.code} {finding.message} || {line[max(0, column - 80) : column + 80]}")
        total += words
        print(f"| {name} | {words:,} | {warnings} | {1000 * warnings / max(words, 1):.2f} |")
    print(f"| **All** | {total:,} | {by_code.total()} | {1000 * by_code.total() / max(total, 1):.2f} |\n")
    print("| Check | Warnings | For each 1,000 words |\n|---|--:|--:|")
    for code, number in by_code.most_common():
        print(f"| {code} | {number} | {1000 * number / total:.3f} |")


if __name__ == "__main__":
    main(sys.argv[1:])
