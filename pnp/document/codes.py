"""The codes of findings in rules texts, and the manual page of each."""

from __future__ import annotations

from typing import Final

from pnp.findings import Finding, Severity, Span
from pnp.load.manual import Manual

DEAD_LINK: Final = "T301"
UNKNOWN_PATH: Final = "T302"
UNCLOSED_BLOCK: Final = "T303"
UNKNOWN_BLOCK: Final = "T304"
BAD_EXPRESSION: Final = "T305"
UNKNOWN_FIGURE: Final = "T306"
MISSING_PICTURE: Final = "T307"
BAD_ARGUMENT: Final = "T308"
DUPLICATE_ANCHOR: Final = "T309"
UNKNOWN_ICON: Final = "T310"
SHRUNK: Final = "T311"
UNSTABLE_PAGES: Final = "T312"
TOO_DEEP: Final = "T313"
LOST_CELLS: Final = "T314"
WIDE_TABLE: Final = "T315"
PRINTS_NOTHING: Final = "T316"
# What to do about the last of these.
LEAVE_OUT: Final = "leave it out, or add what it shall show"

MANUALS: Final[tuple[Manual, ...]] = (
    Manual(
        code=DEAD_LINK,
        name="dead-link",
        title="A link leads nowhere",
        what="Looks for the heading, table or record behind every link of a rules text.",
        why="A reader who follows the link, or looks for the page that it names, finds nothing.",
        fails="See [the turn](#trun).\n\n## The turn {#turn}",
        passes="See [the turn](#turn).\n\n## The turn {#turn}",
    ),
    Manual(
        code=UNKNOWN_PATH,
        name="unknown-path",
        title="A table shows something that the kit does not have",
        what="Follows the path of every ::table{…} into the game.",
        why="The book would have a hole where the table belongs.",
        fails="::table{tables.wether}",
        passes="::table{tables.weather}",
    ),
    Manual(
        code=UNCLOSED_BLOCK,
        name="unclosed-block",
        title="A block has no end",
        what="Looks for the ::: that ends every ::: example, ::: note and ::: aside.",
        why="Everything that follows would stand in the box.",
        fails="::: note\nRules change.",
        passes="::: note\nRules change.\n:::",
    ),
    Manual(
        code=UNKNOWN_BLOCK,
        name="unknown-block",
        title="Unknown kind of block",
        what="Compares the name of every block with those that there are: ::table, ::figure, ::board, ::contents, "
        "::index, ::pagebreak, ::columns, ::: note, ::: example and ::: aside.",
        why="The block would not be printed as its writer meant.",
        fails="::tabel{phases}",
        passes="::table{phases}",
    ),
    Manual(
        code=BAD_EXPRESSION,
        name="bad-expression",
        title="An expression in the text has no value",
        what="Puts the value of every {{ … }} into the text.",
        why="The rules would have a gap where a number belongs.",
        fails="Each player has {{ armies.garrison.total // 0 }} units.",
        passes="Each player has {{ armies.garrison.total // 2 }} units.",
    ),
    Manual(
        code=UNKNOWN_FIGURE,
        name="unknown-figure",
        title="A figure cannot be drawn",
        what="Looks for the layout, the board and the records of every ::figure{…} and ::board{…}.",
        why="The book would have a hole where the figure belongs.",
        fails="::figure{layout=contuer unit=cog}",
        passes="::figure{layout=counter unit=cog}",
    ),
    Manual(
        code=MISSING_PICTURE,
        name="missing-picture",
        title="A picture is missing",
        what="Looks for the file of every picture in the folder of the kit.",
        why="The book would have a hole where the picture belongs.",
        fails="![The harbour](harbor.png) where the kit has harbour.png",
        passes="![The harbour](harbour.png) where the kit has harbour.png",
    ),
    Manual(
        code=BAD_ARGUMENT,
        name="bad-argument",
        title="A block has an argument that it does not understand",
        what="Reads the arguments in the braces of every block.",
        why="The block would not look as its writer meant.",
        fails="::columns{two}",
        passes="::columns{2}",
    ),
    Manual(
        code=DUPLICATE_ANCHOR,
        name="duplicate-anchor",
        title="Two headings have the same id",
        what="Looks for {#id} that stands behind more than one heading.",
        why="Links lead to the first of them only.",
        fails="## Moving {#move}\n\n## Moving ships {#move}",
        passes="## Moving {#move}\n\n## Moving ships {#move-ships}",
    ),
    Manual(
        code=UNKNOWN_ICON,
        name="unknown-icon",
        title="Unknown icon",
        what="Looks for the icon of every :name: in the text.",
        why="The name would be printed instead of the icon.",
        fails="Pay one :lantren:.",
        passes="Pay one :lantern:.",
    ),
    Manual(
        code=SHRUNK,
        name="shrunk-figure",
        title="A figure is shown smaller than asked for",
        what="Compares the size of each figure with the text area of the page.",
        why="A face that should have its real size is smaller.",
        fails="::board{harbour scale=2} where twice the board is wider than the page",
        passes="::board{harbour width=100mm}",
    ),
    Manual(
        code=UNSTABLE_PAGES,
        name="unstable-pages",
        title="Page numbers in the text do not settle",
        what="Sets the book again until every printed page number is right, at most four times.",
        why="A printed page number may be off by one.",
        fails="A text in which the page number in [](#turn) moves the heading to a page whose number is shorter.",
        passes="A text in which every page number settles.",
    ),
    Manual(
        code=TOO_DEEP,
        name="too-deep",
        title="A list, quote or note is nested too deep",
        what="Counts how many lists, quotes and notes are nested: at most twenty lists, or forty quotes and notes.",
        why="Deeper ones have no room on a page and would be left out.",
        fails="A line that begins with fifty times >.",
        passes="A line that begins with > once.",
    ),
    Manual(
        code=LOST_CELLS,
        name="lost-cells",
        title="A row of a table has more cells than its head",
        what="Compares the cells of every row of a table in the text with those of its head.",
        why="Markdown leaves out cells that have no column.",
        fails="| Die | Result |\n|-----|--------|\n| 1   | Fog    | All day |",
        passes="| Die | Result | Lasts   |\n|-----|--------|---------|\n| 1   | Fog    | All day |",
    ),
    Manual(
        code=WIDE_TABLE,
        name="wide-table",
        title="A table is too wide for its page",
        what="Adds up the longest words of all columns of each table.",
        why="Words would be broken anywhere to fit, and nobody could read the table.",
        fails="A table of forty columns.",
        passes="Two tables of twenty columns, or one with its rows and columns exchanged.",
    ),
    Manual(
        code=PRINTS_NOTHING,
        name="prints-nothing",
        title="A table, a list of contents or an index prints nothing",
        what="Looks for tables of records that there are none of, and for lists of contents and indexes without "
        "entries.",
        why="Readers look for what the text around it promises.",
        fails="::table{terrain} in a kit without terrain",
        passes="::table{terrain} in a kit with terrain",
    ),
)


def error(code: str, message: str, span: Span, hint: str = "") -> Finding:
    """A finding that keeps a book from being printed."""
    return Finding(code=code, severity=Severity.ERROR, message=message, span=span, hint=hint)


def warning(code: str, message: str, span: Span, hint: str = "") -> Finding:
    """A finding with which a book can be printed, though not as its writer meant."""
    return Finding(code=code, severity=Severity.WARNING, message=message, span=span, hint=hint)
