"""A reference to Markdown: headings, lists, GitHub tables, figures by their alternative texts."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from pnp.document.anchors import leads_somewhere
from pnp.document.reference.make import make_reference
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
    ItemList,
    Preformatted,
    ProseParagraph,
    Reference,
    Text,
    Title,
)
from pnp.document.reference.walk import ids_of
from pnp.export import Artifact, CompiledKit, Exporter, Options
from pnp.text import Run
from pnp.writer import Output

_SPECIAL: Final = re.compile(r"([\\`*_\[\]<>|#]|~(?=~)|(?<=~)~)")
_SCRIPTS: Final = {"": "", "super": "sup", "sub": "sub"}
_RULERS: Final = {"left": ":--", "center": ":-:", "right": "--:"}


def export_markdown(kit: CompiledKit, _options: Options) -> Iterator[Output]:
    """The reference as one file."""
    reference = make_reference(kit.game, kit.theme.icons, faces=kit.figure, pictures=kit.picture, pieces=kit.pieces)
    yield Output(artifact=markdown_artifact(f"reference/{kit.game.kit.kit}.md", reference), kind="reference")


def markdown_artifact(path: str, reference: Reference) -> Artifact:
    """Write a reference as one file of GitHub Markdown."""
    return Artifact(path, "text/markdown", _Writer(reference).written().encode())


class _Writer:
    """Writes an anchor wherever links lead: not every reader of Markdown makes one for a heading."""

    def __init__(self, reference: Reference) -> None:
        self._reference, self._ids = reference, ids_of(reference)

    def written(self) -> str:
        reference = self._reference
        parts = [f"# {_escaped(reference.title)}"]
        parts += [f"*{_escaped(reference.subtitle)}*"] if reference.subtitle else []
        parts += [_escaped(reference.facts)]
        parts += [self._text(reference.summary)] if reference.summary else []
        parts.append("\n".join(f"- [{_escaped(chapter.title)}](#{chapter.id})" for chapter in reference.chapters))
        for chapter in reference.chapters:
            parts.append(f"{_anchor(chapter.id)}\n\n## {_escaped(chapter.title)}")
            parts += self._blocks(chapter.elements)
        parts.append("---")
        parts += [_escaped(sentence) for sentence in reference.small_print]
        return "\n\n".join(part for part in parts if part) + "\n"

    def _blocks(self, elements: Sequence[Element]) -> Iterator[str]:
        for element in elements:
            yield self._block(element)

    def _block(self, element: Element) -> str:
        match element:
            case Title():
                anchor = f"{_anchor(element.id)}\n\n" if element.id else ""
                return f"{anchor}{'#' * element.level} {self._text(element.text)}"
            case ProseParagraph():
                return self._text(element.text)
            case ItemList():
                return self._list(element)
            case DataTable():
                return self._table(element)
            case Figure():
                return self._figure(element)
            case Aside():
                return self._aside(element)
            case Collapsible():
                return "\n\n".join((f"**{_escaped(element.summary)}**", *self._blocks(element.elements)))
            case Preformatted():
                return "\n".join(("```text", *element.lines, "```"))
            case Divider():
                return "---"

    def _list(self, listing: ItemList) -> str:
        items = []
        for index, item in enumerate(listing.items):
            label = "-" if listing.start is None else f"{listing.start + index}."
            inner = "\n\n".join(self._blocks(item)).replace("\n", "\n" + " " * (len(label) + 1))
            items.append(f"{label} {inner}")
        return "\n".join(re.sub(r"^ +$", "", item, flags=re.MULTILINE) for item in items)

    def _aside(self, aside: Aside) -> str:
        title = self._text(aside.title) or _escaped(self._reference.translate(ASIDES.get(aside.kind, "")))
        inner = [f"**{title}**"] if title else []
        text = "\n\n".join([*inner, *self._blocks(aside.elements)])
        return "\n".join(f"> {line}".rstrip() for line in text.split("\n"))

    def _figure(self, figure: Figure) -> str:
        anchors = "".join(map(_anchor, figure.ids))
        alt = _escaped("; ".join(dict.fromkeys(shown.alt.rstrip(".") for shown in figure.shown)))
        caption = f" {self._text(figure.caption)}" if figure.caption else ""
        word = _escaped(self._reference.translate("Figure"))
        return f"{anchors}**{word}:**{caption} ({alt})"

    def _table(self, table: DataTable) -> str:
        headers = table.headers or tuple(ColumnHeader(" ") for _ in (table.rows[0].cells if table.rows else ()))
        lines = [f"**{self._text(table.caption)}**", ""] if table.caption else []
        lines = [_anchor(table.id), "", *lines] if table.id else lines
        lines.append(_row(_cell(header.title) for header in headers))
        lines.append(_row(_RULERS[header.align] for header in headers))
        lines += [self._record(row, len(headers)) for row in table.rows]
        return "\n".join(lines)

    def _record(self, row: DataRow, columns: int) -> str:
        cells = [_cell("<br>".join(map(self._line, cell))) for cell in row.cells]
        if row.group:
            cells = [f"**{cells[0]}**"]
        if row.id:
            cells[0] = _anchor(row.id) + cells[0]
        return _row((*cells, *[""] * (columns - len(cells))))

    def _line(self, line: CellParagraph) -> str:
        label = f"{_escaped(line.label)} " if line.label else ""
        return "&emsp;" * line.level + label + self._text(line.text)

    def _text(self, text: Text) -> str:
        return "".join(map(self._run, text))

    def _run(self, run: Run) -> str:
        words = f":{run.icon}:" if run.icon else _escaped(run.text).replace("\n", "<br>")
        stripped = words.strip()
        if stripped and not run.icon:
            sign = "***" if run.style.bold and run.style.italic else "**" if run.style.bold else "*"
            marked = f"{sign}{stripped}{sign}" if run.style.bold or run.style.italic else stripped
            marked = f"~~{marked}~~" if run.style.strike else marked
            if tag := _SCRIPTS[run.style.script]:
                marked = f"<{tag}>{marked}</{tag}>"
            if leads_somewhere(run.style.link, self._ids):
                marked = f"[{marked}]({run.style.link})"
            words = words.replace(stripped, marked, 1)
        return words


def _escaped(words: str) -> str:
    return _SPECIAL.sub(r"\\\1", words)


def _anchor(name: str) -> str:
    return f'<a id="{name}"></a>'


def _cell(words: str) -> str:
    return words.replace("\n", " ") or " "


def _row(cells: Collection[str] | Iterator[str]) -> str:
    return f"| {' | '.join(cells)} |"


MARKDOWN: Final = Exporter(
    id="markdown", export=export_markdown, files=lambda _options: ("reference/*.md",), paints=True
)
