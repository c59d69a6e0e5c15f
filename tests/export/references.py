"""A small reference, made by hand."""

from __future__ import annotations

from pnp.document.reference.tree import (
    Aside,
    Chapter,
    DataTable,
    Element,
    Figure,
    Folded,
    Header,
    Line,
    Listing,
    Record,
    Reference,
    Shown,
    Text,
    Title,
    Words,
)
from pnp.frame import Face, Ink, TextRun
from pnp.measures import Size
from pnp.text import PLAIN, Run, SpanStyle

COUNTER = Face(
    id="counter",
    size=Size(15.0, 15.0),
    art=(TextRun(1.0, 8.0, "Punt", "sans-bold", 8.0, Ink("black", "text"), 9.0),),
)


def plain(words: str) -> Text:
    return (Run(words, PLAIN),)


def linked(words: str, target: str) -> Run:
    return Run(words, SpanStyle(link=target))


def cell(*lines: str) -> tuple[Line, ...]:
    return tuple(Line(plain(line)) for line in lines)


UNITS = DataTable(
    "table-units",
    plain("Units"),
    (Header("Unit", names=True), Header("Mv", "center")),
    (Record((cell("Pikes & bows"), cell("2")), "unit-pikes"), Record((cell("All"),), group=True)),
)


def reference(*elements: Element, kit: str = "ferry") -> Reference:
    """A reference of one chapter."""
    chapter = Chapter("rules", "Rules", "book", elements)
    return Reference(
        kit=kit,
        title="The <Ferry>",
        subtitle="",
        facts="2 players",
        summary=(),
        language="en",
        chapters=(chapter,),
        small_print=("By somebody.",),
    )


EVERYTHING = reference(
    Title(3, "turn", plain("Turn")),
    Words((Run("Row ", PLAIN), linked("Pikes", "#unit-pikes"), Run("\nor ", PLAIN), linked("wait", "#nowhere"))),
    Listing(((Words(plain("one")), Listing(((Words(plain("deep")),),), None)),), 3),
    UNITS,
    Figure((Shown(COUNTER, "A punt", 2.0), Shown(COUNTER, "The same", 1.0)), plain("Punts"), ("unit-punt",)),
    Aside("note", (), (Words(plain("Wet.")),)),
    Folded("More", (Words(plain("Folded up.")),)),
)
