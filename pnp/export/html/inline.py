"""Text to HTML: emphasis, links to places that exist, icons in the line."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from html import escape

from pnp.document.anchors import leads_somewhere
from pnp.document.reference.tree import Text
from pnp.export.html.word_classes import css_name
from pnp.frame import Image, Ink, Path
from pnp.layout.theme.icons import draw_icon
from pnp.model.texts import Icon
from pnp.paint.numerals import numeral
from pnp.paint.short_paths import short_path_data
from pnp.text import Run


class InlineWriter:
    """Writes texts. ids: where links may lead. icons: those that texts may show. classes: those of the words so far."""

    def __init__(self, ids: Collection[str], icons: Mapping[str, Icon]) -> None:
        self._ids, self._icons = ids, icons
        self._drawn: dict[str, str] = {}
        self.classes: dict[str, None] = {}

    def text(self, text: Text) -> str:
        """The HTML of a text; neighbouring runs of one link are one link."""
        parts: list[str] = []
        open_link = ""
        for run in text:
            link = run.style.link if leads_somewhere(run.style.link, self._ids) else ""
            if link != open_link:
                parts += ["</a>" if open_link else "", f'<a href="{escape(link)}">' if link else ""]
                open_link = link
            parts.append(self._run(run))
        return "".join(parts) + ("</a>" if open_link else "")

    def icons(self) -> str:
        """The definitions of the icons in the texts so far."""
        return "".join(self._drawn.values())

    def _run(self, run: Run) -> str:
        words = self._icon(run) if run.icon else escape(run.text, quote=False).replace("\n", "<br>")
        style = run.style
        tags = ((style.italic, "em"), (style.bold, "strong"), (style.strike, "s"))
        scripts = ((style.script == "super", "sup"), (style.script == "sub", "sub"))
        for is_set, tag in (*tags, *scripts):
            words = f"<{tag}>{words}</{tag}>" if is_set else words
        self.classes.update(dict.fromkeys(style.classes))
        names = [*map(css_name, style.classes), *(["caps"] if style.smallcaps else [])]
        return f'<span class="{" ".join(names)}">{words}</span>' if names else words

    def _icon(self, run: Run) -> str:
        icon = self._icons.get(run.icon)
        if icon is None:
            return escape(run.text)
        name = f"_icon-{icon.id}"
        face = draw_icon(icon, Ink("ink", "text"), Ink("paper", "ground"))
        if name not in self._drawn:
            shapes = "".join(_shape(item) for item in face.art if isinstance(item, Path | Image))
            self._drawn[name] = f'<g id="{name}">{shapes}</g>'
        view = f"0 0 {numeral(face.size.width)} {numeral(face.size.height)}"
        label = escape(icon.title)
        return f'<svg class="icon" role="img" aria-label="{label}" viewBox="{view}"><use href="#{name}"/></svg>'


def _shape(path: Path | Image) -> str:
    """A path of an icon, in the colour of the words around it, or its picture."""
    if isinstance(path, Image):
        return f'<image href="{path.picture.path}" width="{numeral(path.width)}" height="{numeral(path.height)}"/>'
    data = short_path_data(path.segments)
    if path.stroke:
        width = numeral(path.stroke.width)
        pen = f'stroke="{_paint(path.stroke.ink)}" stroke-width="{width}" stroke-opacity="{path.stroke.ink.opacity}"'
        return f'<path d="{data}" fill="none" {pen} stroke-linecap="round" stroke-linejoin="round"/>'
    ink = path.fill
    return f'<path d="{data}" fill="{_paint(ink)}" fill-opacity="{ink.opacity}"/>' if ink else ""


def _paint(ink: Ink) -> str:
    return "var(--ground)" if ink.token == "paper" else "currentColor"
