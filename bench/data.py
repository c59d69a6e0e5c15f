"""Write the content that both sides of a benchmark read: the same files for the same version of this one."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

WORDS: Final = tuple(
    """
    advance attack before beside bridge camp capture card cavalry charge choose clear column combat
    corner counter cross deck defend discard draw during effect enemy every fall field flank follow
    forest friendly gain ground guard hand hex hill hold infantry leader lose march may morale move
    must near next of order phase piece place play player ready reserve result retreat river road
    roll round score screen shift side stack step supply support target terrain the this through to
    token tower town track turn unit until wall within without your
    """.split()  # noqa: SIM905 - a hundred quotation marks help nobody
)
ICONS: Final = ("star", "shield", "crown", "flag")
KINDS: Final = ("Foot", "Horse", "Guns", "Scout", "Guard")


def rich_words(random: Random, count: int) -> str:
    """So many words with a bold run, an italic run and full stops, in Markdown."""
    words = [random.choice(WORDS) for _ in range(count)]
    # Nobody writes "the the": a word after itself becomes the next of the list.
    for at in range(1, count):
        if words[at] == words[at - 1]:
            words[at] = WORDS[(WORDS.index(words[at]) + 1) % len(WORDS)]
    words[0] = words[0].capitalize()
    half = count // 2
    for mark, length, first, end in (("**", 3, 1, half), ("*", 2, half, count)):
        start = random.randrange(first, end - length)
        words[start] = mark + words[start]
        words[start + length - 1] += mark
    return " ".join(words) + "."


def write_cards(path: Path, count: int) -> None:
    """Distinct cards: id, number, name, text of about 40 words, symbol, value."""
    random = Random(count)
    rows = [
        (
            f"card-{number}",
            number,
            _title(random, number),
            rich_words(random, 40),
            random.choice(ICONS),
            random.randint(1, 9),
        )
        for number in range(1, count + 1)
    ]
    _write_csv(path, ("id", "number", "name", "text", "symbol", "value"), rows)


def write_counters(path: Path, count: int) -> None:
    """Distinct counters: id, name, symbol, attack, move."""
    random = Random(count)
    rows = [
        (
            f"counter-{number}",
            f"{random.choice(KINDS)} {number}",
            random.choice(ICONS),
            random.randint(1, 9),
            random.randint(1, 9),
        )
        for number in range(1, count + 1)
    ]
    _write_csv(path, ("id", "name", "symbol", "stats.attack", "stats.move"), rows)


def write_book(path: Path, chapters: int = 16) -> None:
    """A rulebook in Markdown: headings, paragraphs, lists and tables; five pages for two chapters."""
    random = Random(chapters)
    blocks: list[str] = ["# Rules"]
    for chapter in range(1, chapters + 1):
        blocks.append(f"## {_title(random, chapter)}")
        for section in range(1, 5):
            blocks.append(f"### {chapter}.{section} {_title(random, section)}")
            blocks += [rich_words(random, random.randint(45, 75)) for _ in range(3)]
            blocks.append("\n".join(f"- {rich_words(random, 14)}" for _ in range(4)))
        blocks.append(_table(random))
    path.write_text("\n\n".join(blocks) + "\n", encoding="utf-8")


def write_rules(folder: Path, cards: int, tables: int) -> None:
    """A kit's rules without anything to print: one deck, and dice tables of six rows."""
    write_cards(folder / "cards.csv", cards)
    random = Random(tables)
    deck = ["decks:", "  - id: cards", "    name: Cards", "    shared: true", "    fields:"]
    deck += ["      value: {type: number, name: Value}", "    cards: {from: cards.csv}"]
    (folder / "deck.yaml").write_text("\n".join(deck) + "\n", encoding="utf-8")
    lines = ["tables:"]
    for number in range(1, tables + 1):
        lines += [f"  - id: table-{number}", f"    name: Table {number}", "    die: D6", "    rows:"]
        lines += [f"      - {{on: {on}, name: Result {on}, text: {rich_words(random, 10)!r}}}" for on in range(1, 7)]
    (folder / "tables.yaml").write_text("\n".join(lines) + "\n", encoding="utf-8")


def write_all(folder: Path) -> None:
    """Write what is missing; what is there is left alone."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted: dict[str, Callable[[Path], None]] = {
        "cards-40.csv": lambda path: write_cards(path, 40),
        "cards-1000.csv": lambda path: write_cards(path, 1000),
        "counters-1000.csv": lambda path: write_counters(path, 1000),
        "book.md": write_book,
    }
    for name, write in wanted.items():
        if not (folder / name).exists():
            write(folder / name)


def _title(random: Random, number: int) -> str:
    first, second = random.sample(WORDS, 2)
    return f"{first.capitalize()} {second} {number}"


def _table(random: Random) -> str:
    head = "| Roll | Result | Move | Effect |\n|---|---|---|---|"
    rows = [
        f"| {roll} | {random.choice(WORDS)} | {random.randint(1, 6)} | {rich_words(random, 10)} |"
        for roll in range(1, 7)
    ]
    return "\n".join([head, *rows])


def _write_csv(path: Path, head: tuple[str, ...], rows: list[tuple[object, ...]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(head)
        writer.writerows(rows)
