"""Damage to what makes a kit complete: licence, players, goals, sections, columns, spreadsheets."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from pnp.model.fields import FieldType, Open
from pnp.model.units import Terrain
from pnp.nodes import MapNode, Node, Scalar
from tests.mutation.damage import Change, Damage, entry_dropped, replaced
from tests.mutation.kinds.chance import misspelled, shuffled
from tests.mutation.subject import Subject


def licence_dropped(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Drop the licence of the kit."""
    if subject.game.kit.status == "complete":
        yield from _head_dropped(subject, rng, ("licence",), "a kit that is given away has a licence")


def head_key_dropped(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Drop the title or the number of players."""
    yield from _head_dropped(subject, rng, ("title", "players", "kit"), "what every kit says of itself")


def notice_dropped(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Drop the notice of a kit that names trademarks of others."""
    if subject.game.kit.trademarks:
        yield from _head_dropped(subject, rng, ("notice",), "the trademarks")


def part_dropped(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Drop the phases, the goals, the set-up or who begins."""
    if subject.game.kit.status != "complete":
        return
    for file in shuffled(rng, subject.sources.values()):
        for key in shuffled(rng, ("phases", "goals", "setup", "first_player")):
            change = _set_dropped(file.text, key)
            if change:
                yield Damage(
                    changes=(Change(file, *change, ""),),
                    guard="what a complete game says",
                    against=(subject.game.kit.span, subject.game.kit.at("status"), subject.game.kit.at("title")),
                )


def section_dropped(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Drop a section of the rules that other places refer to."""
    heading = re.compile(r"^#{2,4} [^\n]*\{#([a-z0-9-]+)\}\n", re.MULTILINE)
    for source, match in shuffled(rng, ((one, match) for one in subject.prose for match in heading.finditer(one.text))):
        end = re.compile(r"^#{1,4} ", re.MULTILINE).search(source.text, match.end())
        stop = end.start() if end else len(source.text)
        links = re.compile(rf"\(#{re.escape(match[1])}\)")
        against = tuple(
            other.span(one.start(), one.end())
            for other in subject.prose
            for one in links.finditer(other.text)
            if other is not source or not match.start() <= one.start() < stop
        )
        if against:
            yield Damage(changes=(Change(source, match.start(), stop, ""),), guard="links to it", against=against)
        else:
            yield Damage(changes=(Change(source, match.start(), stop, ""),), value="section that nothing refers to")


def column_dropped(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Drop a cell of a column that every other record of its set fills in."""
    for columns, records in shuffled(rng, _open_sets(subject)):
        full = {key for one in records for key in one.extra if all(key in other.extra for other in records)}
        for key in shuffled(rng, sorted(full)) if len(records) > 3 else ():
            record = rng.choice(records)
            change = entry_dropped(record.node, key)
            if change and ((key in columns and columns[key].required) or isinstance(record, Terrain)):
                against = (record.span, *(one.at(key) for one in records if one is not record))
                yield Damage(changes=(change,), guard="what every row must have", against=against)
            elif change:
                yield Damage(changes=(change,), value="cell of a column that may be empty")


def spreadsheet_misspelled(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Misspell the name of a spreadsheet or a file of rules."""
    for source in shuffled(rng, subject.sources.values()):
        for match in re.finditer(r"(?:from: |- |\[)([a-z0-9/-]+)(\.csv|\.md)", source.text):
            slip = misspelled(rng, match[1])
            if source.file.endswith(".yaml") and slip:
                yield Damage(
                    changes=(Change(source, match.start(1), match.end(1), slip),), guard="the files of the kit"
                )


def exception_misspelled(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Let an exception be one to a statement that does not exist."""
    for _, node in shuffled(rng, subject.maps()):
        listed = node.get("exception_to")
        items: tuple[Node, ...] = getattr(listed, "items", (listed,) if listed else ())
        for item in items:
            slip = misspelled(rng, item.text) if isinstance(item, Scalar) else None
            change = replaced(item, slip) if slip else None
            if change:
                yield Damage(changes=(change,), guard="the ids of the kit")


def waiver_added(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Silence a check where it finds nothing."""
    for source in subject.sources.values():
        if source.file == "kit.yaml" and "\nchecks:" not in source.text:
            end = len(source.text.rstrip("\n"))
            code = rng.choice(("D101", "N104", "Q101", "B103"))
            text = f"\nchecks: {{ignore: [{{code: {code}, reason: Nobody minds.}}]}}"
            yield Damage(changes=(Change(source, end, end, text),), guard="the findings of the kit")


def tab_indented(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Indent a line of YAML with a tab."""
    for source in shuffled(rng, (one for one in subject.sources.values() if one.file.endswith(".yaml"))):
        lines = list(re.finditer(r"^( +)(?=[a-z_]+: \S)", source.text, re.MULTILINE))
        if lines:
            match = rng.choice(lines)
            yield Damage(changes=(Change(source, match.start(), match.end(), "\t"),), guard="how YAML is written")


def quote_left_open(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Take away a bracket of YAML."""
    for source in shuffled(rng, (one for one in subject.sources.values() if one.file.endswith(".yaml"))):
        ends = list(re.finditer(r"\}(?=\n)", source.text))
        if ends:
            match = rng.choice(ends)
            after = source.span(match.end() + 1, match.end() + 1)
            opened = source.span(source.text.rfind("{", 0, match.start()), match.start())
            yield Damage(
                changes=(Change(source, match.start(), match.end(), ""),),
                guard="how YAML is written",
                against=(after, opened),
            )


def _head_dropped(subject: Subject, rng: Random, keys: tuple[str, ...], guard: str) -> Iterator[Damage]:
    kit = subject.game.kit
    for key in shuffled(rng, keys):
        change = entry_dropped(kit.node, key) if isinstance(kit.node, MapNode) else None
        if change:
            yield Damage(
                changes=(change,), guard=guard, against=(kit.span, kit.at("kit"), kit.at("title"), kit.at("trademarks"))
            )


def _set_dropped(text: str, key: str) -> tuple[int, int] | None:
    """Where a top-level key stands with everything below it."""
    match = re.search(rf"^{key}:.*\n(?:(?: |-|#).*\n|\n)*", text, re.MULTILINE)
    return match.span() if match and (match.start() > 0 or match.end() < len(text)) else None


def _open_sets(subject: Subject) -> Iterator[tuple[Mapping[str, FieldType], list[Open]]]:
    """Records with fields of their own, and how those are declared."""
    game = subject.game
    yield game.kit.fields.get("terrain", {}), [one for one in game.terrain if one.node]
    yield game.kit.fields.get("units", {}), [one for one in game.units if one.node]
    for custom in game.sets:
        yield custom.fields, [one for one in custom.records if one.node]
    for table in game.tables:
        yield table.fields, [one for one in table.rows if one.node]
    for deck in game.decks:
        yield deck.fields, [one for one in deck.cards if one.node]


WAYS: Final = (
    licence_dropped,
    head_key_dropped,
    notice_dropped,
    part_dropped,
    column_dropped,
    spreadsheet_misspelled,
    exception_misspelled,
    waiver_added,
    tab_indented,
    quote_left_open,
)
BOOK_WAYS: Final = (section_dropped,)
