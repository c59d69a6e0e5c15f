"""Elements of a reference to HTML: headings, tables with header cells, figures with text alternatives."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from html import escape
from typing import Final

from pnp.document.reference.tree import (
    ASIDES,
    Aside,
    CellParagraph,
    Collapsible,
    ColumnHeader,
    DataRow,
    DataTable,
    Divider,
    Element,
    Figure,
    FigureFace,
    ItemList,
    Preformatted,
    ProseParagraph,
    Title,
)
from pnp.export.html.inline import InlineWriter
from pnp.export.html.table_forms import form, record_style, widths
from pnp.frame import Face
from pnp.paint.numerals import numeral
from pnp.paint.sprite import Sprite

# Steps that stand deeper are not indented further.
_DEEPEST: Final = 3


class ElementWriter:
    """Writes elements in their order. A table without a caption is named after the last heading.

    ids: where links may lead. counters: faces to show beside the names of the records that they are about, by the id
    of the row. translate: gives the phrases of pnp in the language of the kit.
    """

    def __init__(
        self,
        inline: InlineWriter,
        sprite: Sprite,
        translate: Callable[..., str],
        ids: Collection[str],
        counters: Mapping[str, Sequence[Face]],
    ) -> None:
        self._inline, self._sprite, self._translate = inline, sprite, translate
        self._ids, self._counters = ids, counters
        self._heading = ""
        self._tables = 0
        self._forms: dict[object, str] = {}
        self._record_styles: dict[str, str] = {"records": "", "always": ""}

    @property
    def record_styles(self) -> Mapping[str, str]:
        """The rules for the cells of tables so far whose rows are records, by the form of the tables."""
        return self._record_styles

    def chapter(self, title: str, elements: Sequence[Element]) -> str:
        """The elements of a chapter with this title."""
        self._heading = title
        return self._all(elements)

    def _all(self, elements: Sequence[Element]) -> str:
        return "\n".join(map(self._element, elements))

    def _element(self, element: Element) -> str:
        match element:
            case Title():
                return self._title(element)
            case ProseParagraph():
                kind = f' class="{element.kind}"' if element.kind else ""
                return f"<p{kind}>{self._inline.text(element.text)}</p>"
            case ItemList():
                return self._list(element)
            case DataTable():
                return self._table(element)
            case Figure():
                return self._figure(element)
            case Aside():
                return self._aside(element)
            case Collapsible():
                inner = self._all(element.elements)
                return f"<details><summary>{escape(element.summary)}</summary>\n{inner}\n</details>"
            case Preformatted():
                return f'<pre tabindex="0">{escape(chr(10).join(element.lines), quote=False)}</pre>'
            case Divider():
                return "<hr>"

    def _title(self, title: Title) -> str:
        self._heading = "".join(run.text for run in title.text if not run.icon)
        return f"<h{title.level}{_id(title.id)}>{self._inline.text(title.text)}</h{title.level}>"

    def _list(self, listing: ItemList) -> str:
        tag = "ul" if listing.start is None else "ol"
        start = f' start="{listing.start}"' if listing.start not in (None, 1) else ""
        items = "".join(f"<li>{self._item(item)}</li>\n" for item in listing.items)
        return f"<{tag}{start}>\n{items}</{tag}>"

    def _item(self, item: Sequence[Element]) -> str:
        """An item; a first paragraph needs no tag of its own."""
        if item and isinstance(item[0], ProseParagraph):
            others = self._all(item[1:])
            return self._inline.text(item[0].text) + (f"\n{others}" if others else "")
        return self._all(item)

    def _aside(self, aside: Aside) -> str:
        inner = self._all(aside.elements)
        if aside.kind == "quote":
            return f"<blockquote>\n{inner}\n</blockquote>"
        title = self._inline.text(aside.title) or escape(self._translate(ASIDES[aside.kind]), quote=False)
        return f'<div class="box {aside.kind}" role="note">\n<p class="title">{title}</p>\n{inner}\n</div>'

    def _figure(self, figure: Figure) -> str:
        first, *others = figure.ids or ("",)
        anchors = "".join(f'<span id="{escape(other)}"></span>' for other in others)
        faces = "".join(map(self._face, figure.shown))
        caption = f"\n<figcaption>{self._inline.text(figure.caption)}</figcaption>" if figure.caption else ""
        return f'<figure{_id(first)}>{anchors}<div class="faces">{faces}</div>{caption}\n</figure>'

    def _face(self, shown: FigureFace) -> str:
        """A face, as a link to what the rules say of it if they do."""
        width = numeral(shown.face.size.width * shown.scale)
        words = f'role="img" aria-label="{escape(shown.alt)}"' if shown.alt else 'aria-hidden="true"'
        drawing = self._drawing(shown.face, f'width="{width}mm" {words}')
        link = f'<a href="#{escape(shown.about)}">{drawing}</a>' if shown.about in self._ids else drawing
        return f"\n{link}"

    def _drawing(self, face: Face, attributes: str, kind: str = "") -> str:
        symbol = self._sprite.symbol(face)
        clip = f' clip-path="url(#{symbol.clip})"' if symbol.clip else ""
        kind = kind or ("cut" if symbol.clip else "face")
        return f'<svg class="{kind}" {attributes} viewBox="{symbol.view}"><g{clip}>{symbol.use}</g></svg>'

    def _table(self, table: DataTable) -> str:
        self._tables += 1
        caption_id = f"_table-{self._tables}"
        caption = self._inline.text(table.caption)
        repeats_heading = "".join(run.text for run in table.caption) == self._heading
        if caption:
            label = f'aria-labelledby="{caption_id}"'
            quiet = ' class="quiet"' if repeats_heading else ""
            caption = f'<caption id="{caption_id}"{quiet}>{caption}</caption>\n'
        else:
            name = self._translate("{}: table {}", self._heading, self._tables)
            label = f'aria-label="{escape(name)}"'
        column_widths = widths(table)
        head = "".join(_head_cell(header, width) for header, width in zip(table.headers, column_widths, strict=True))
        head = f"<thead><tr>{head}</tr></thead>\n" if head else ""
        rows = "\n".join(self._row(row, table.headers) for row in table.rows)
        return (
            f'<div class="scroll" role="group" tabindex="0" {label}{_id(table.id)}>\n'
            f'<table class="{self._form(table, column_widths)}">\n{caption}{head}'
            f"<tbody>\n{rows}\n</tbody>\n</table>\n</div>"
        )

    def _form(self, table: DataTable, column_widths: Sequence[str]) -> str:
        """The classes of a table; those with equal headings share one."""
        kind = form(table)
        if kind == "fits":
            return kind
        key = (kind, column_widths, tuple((header.title, header.names) for header in table.headers))
        if key not in self._forms:
            self._forms[key] = f"t{len(self._forms)}"
            self._record_styles[kind] += record_style(table.headers, column_widths, self._forms[key])
        return f"{kind} {self._forms[key]}"

    def _row(self, row: DataRow, headers: Sequence[ColumnHeader]) -> str:
        if row.group:
            words = "".join(self._line(line) for cell in row.cells for line in cell)
            return f'<tr{_id(row.id)} class="group"><th scope="rowgroup" colspan="{len(headers)}">{words}</th></tr>'
        plain = (ColumnHeader(""),) * (len(row.cells) - len(headers))
        named = next((index for index, header in enumerate(headers) if header.names and row.cells[index]), None)
        counters = "".join(self._counter(face) for face in self._counters.get(row.id, ()))
        cells = [
            self._cell(cell, header, is_name=index == named, before=counters if index == named else "")
            for index, (cell, header) in enumerate(zip(row.cells, (*headers, *plain), strict=False))
        ]
        also = f' data-also="{escape(", ".join(row.also))}"' if row.also else ""
        return f"<tr{_id(row.id)}{also}>{''.join(cells)}</tr>"

    def _counter(self, face: Face) -> str:
        """A face as large as a line, for the eye only: the words beside it say the same."""
        return self._drawing(face, 'aria-hidden="true"', "counter")

    def _cell(self, cell: Sequence[CellParagraph], header: ColumnHeader, *, is_name: bool, before: str) -> str:
        align = "" if header.align == "left" else f' class="{header.align}"'
        if len(cell) == 1 and not cell[0].label:
            inner = self._inline.text(cell[0].text)
        else:
            inner = "".join(self._line(line) for line in cell)
        return f'<th scope="row"{align}>{before}{inner}</th>' if is_name else f"<td{align}>{inner}</td>"

    def _line(self, line: CellParagraph) -> str:
        words = self._inline.text(line.text)
        if not line.label:
            return f"<p>{words}</p>"
        deeper = f" deep{min(line.level, _DEEPEST)}" if line.level else ""
        return f'<p class="step{deeper}"><span>{escape(line.label)}</span> {words}</p>'


def _head_cell(header: ColumnHeader, width: str) -> str:
    names = " ".join(name for name in (header.align.removeprefix("left"), width) if name)
    classes = f' class="{names}"' if names else ""
    return f'<th scope="col"{classes}>{escape(header.title, quote=False)}</th>'


def _id(name: str) -> str:
    return f' id="{escape(name)}"' if name else ""
