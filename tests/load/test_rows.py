"""Rows read their cells when they are asked for them, as often as they are asked."""

from __future__ import annotations

import tracemalloc

from pnp.load.csv import read_csv
from pnp.nodes import MapNode, Node, Scalar, Source

TEXT = 'id, stats.move ,stats.hits,text\naxe, 2 ,1,"Chops ""wood"",\nnothing else"\nbow,,3,plain\n"",4,,\n'


def rows(text: str) -> list[MapNode]:
    node, findings = read_csv(Source("c.csv", text))
    assert node
    assert findings == []
    return [one for one in node.items if isinstance(one, MapNode)]


def values(node: Node) -> object:
    if isinstance(node, MapNode):
        return {key: values(entry.value) for key, entry in node.entries.items()}
    assert isinstance(node, Scalar)
    return node.text


AXE = {"id": "axe", "stats": {"move": "2", "hits": "1"}, "text": 'Chops "wood",\nnothing else'}
BOW = {"id": "bow", "stats": {"hits": "3"}, "text": "plain"}


def test_a_row_says_the_same_every_time_whichever_was_asked_between():
    axe, bow, other = rows(TEXT)
    assert [values(one) for one in (axe, bow, axe, axe, other, bow)] == [
        AXE,
        BOW,
        AXE,
        AXE,
        {"stats": {"move": "4"}},
        BOW,
    ]


def test_cells_stand_where_they_are_written():
    axe, bow, _ = rows(TEXT)
    text, move = axe.get("text"), axe.get("stats")
    assert isinstance(text, Scalar)
    assert isinstance(move, MapNode)
    # The second quote of a doubled one has no character of its own: 'nothing' is on line 3, at its start.
    assert (text.place(text.text.index("nothing"), 7).line, text.place(text.text.index("nothing"), 7).column) == (3, 1)
    assert (move.span.line, move.span.column, move.span.end_column) == (2, 6, 10)
    assert (bow.span.line, bow.span.column, bow.span.end_column) == (4, 1, 13)
    # The first column that has a value names the group: stats.move of the axe, stats.hits of the bow.
    keys = [one.entries["stats"].key.span for one in (axe, bow)]
    assert [(key.line, key.column) for key in keys] == [(1, 5), (1, 17)]


def test_a_table_takes_no_more_than_a_few_numbers_for_each_row():
    # Three cells as values, each with its key, would take a kilobyte.
    text = "id,name,text\n" + "".join(f"card-{number},Card,Words\n" for number in range(2000))
    source = Source("c.csv", text)
    tracemalloc.start()
    node, _ = read_csv(source)
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert node
    assert taken / len(node.items) < 250
