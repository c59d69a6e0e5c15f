"""A small reference, made by hand."""

from __future__ import annotations

from pnp.document.reference.tree import (
    Aside,
    CellParagraph,
    Chapter,
    Collapsible,
    ColumnHeader,
    DataRow,
    DataTable,
    Element,
    Figure,
    FigureFace,
    ItemList,
    ProseParagraph,
    Reference,
    Text,
    Title,
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


def cell(*lines: str) -> tuple[CellParagraph, ...]:
    return tuple(CellParagraph(plain(line)) for line in lines)


UNITS = DataTable(
    "table-units",
    plain("Units"),
    (ColumnHeader("Unit", names=True), ColumnHeader("Mv", "center")),
    (DataRow((cell("Pikes & bows"), cell("2")), "unit-pikes"), DataRow((cell("All"),), group=True)),
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
    ProseParagraph(
        (Run("Row ", PLAIN), linked("Pikes", "#unit-pikes"), Run("\nor ", PLAIN), linked("wait", "#nowhere"))
    ),
    ItemList(((ProseParagraph(plain("one")), ItemList(((ProseParagraph(plain("deep")),),), None)),), 3),
    UNITS,
    Figure((FigureFace(COUNTER, "A punt", 2.0), FigureFace(COUNTER, "The same", 1.0)), plain("Punts"), ("unit-punt",)),
    Aside("note", (), (ProseParagraph(plain("Wet.")),)),
    Collapsible("More", (ProseParagraph(plain("Folded up.")),)),
)
