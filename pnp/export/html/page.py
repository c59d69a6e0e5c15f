"""A reference to a page: head, contents, chapters, drawings, style and script."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final

from pnp.document.reference.tree import Chapter, Reference, Title
from pnp.document.reference.walk import ids_of
from pnp.export import Artifact
from pnp.export.html.colors import DARK, DARK_BOX, LIGHT, LIGHT_BOX, accents
from pnp.export.html.elements import ElementWriter
from pnp.export.html.fonts import font_faces
from pnp.export.html.inline import InlineWriter
from pnp.fonts import FontFile
from pnp.frame import Face
from pnp.model.texts import Icon
from pnp.paint.drawings import DrawnFace
from pnp.paint.sprite import Sprite
from pnp.paint.svg import css_color
from pnp.palette import Color, Palette
from pnp.plain_files import own_text

_CONTENTS_DEPTH: Final = 3
# The words of the script to translate: each is in it once, in quotes.
_SCRIPT_WORDS: Final = re.compile('"(No|match|matches)"')


def html_artifact(
    path: str,
    reference: Reference,
    *,
    palette: Palette,
    icons: Mapping[str, Icon],
    drawings: Callable[[Face], DrawnFace],
    file_of: Callable[[str], FontFile],
) -> Artifact:
    """Write one page with everything in it. drawings: draws faces. file_of: the file of a font that drawings name.

    Raises FontError and PaintError, which name the file.
    """
    sprite = Sprite(drawings)
    inline = InlineWriter(ids_of(reference), icons)
    elements = ElementWriter(inline, sprite, reference.translate)
    chapters = "\n".join(_chapter(chapter, elements) for chapter in reference.chapters)
    summary = f"<p>{inline.text(reference.summary)}</p>\n" if reference.summary else ""
    letters = font_faces(sprite.letters, file_of)
    definitions = "\n".join((*sprite.definitions(), inline.icons()))
    page = (
        f"{_head(reference, letters + _theme(palette) + _file('style.css'))}\n"
        f'<div class="side">\n{_header(reference)}\n{_search(reference)}\n{_contents(reference, inline)}\n</div>\n'
        f'<main id="content" tabindex="-1">\n{summary}{chapters}\n</main>\n'
        f"{_footer(reference)}\n"
        f'<svg class="definitions" aria-hidden="true" focusable="false"><defs>\n{definitions}\n</defs></svg>\n'
        f"<script>\n{_script(reference)}</script>\n</body>\n</html>\n"
    )
    return Artifact(path, "text/html", page.encode())


def _file(name: str) -> str:
    return own_text(Path(str(files("pnp.export.html") / name)))


def _theme(palette: Palette) -> str:
    """The colours that depend on the kit, and the grounds that they are chosen for."""
    light, dark = accents(palette)
    return (
        f":root{{{_grounds(LIGHT, LIGHT_BOX)}--accent:{light}}}\n"
        f"@media screen and (prefers-color-scheme:dark){{:root{{{_grounds(DARK, DARK_BOX)}--accent:{dark}}}}}\n"
    )


def _grounds(ground: Color, box: Color) -> str:
    colors = (css_color((color.red, color.green, color.blue)) for color in (ground, box))
    return "--ground:{};--box:{};".format(*colors)


def _head(reference: Reference, style: str) -> str:
    title = escape(reference.translate("{}: rules reference", reference.title), quote=False)
    skip = escape(reference.translate("Skip to the rules"), quote=False)
    return (
        f'<!doctype html>\n<html lang="{escape(reference.language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="color-scheme" content="light dark">\n<title>{title}</title>\n'
        f"<style>\n{style}</style>\n</head>\n<body>\n"
        f'<a class="skip" href="#content">{skip}</a>'
    )


def _header(reference: Reference) -> str:
    subtitle = f'<p class="subtitle">{escape(reference.subtitle, quote=False)}</p>\n' if reference.subtitle else ""
    return (
        f'<header id="top">\n<h1>{escape(reference.title, quote=False)}</h1>\n{subtitle}'
        f'<p class="facts">{escape(reference.facts, quote=False)}</p>\n'
        "</header>"
    )


def _search(reference: Reference) -> str:
    """The search form, hidden until the script shows it."""
    words = escape(reference.translate("Search the rules"))
    return (
        f'<form role="search" hidden>\n<label class="quiet" for="search">{words}</label>\n'
        f'<input type="search" id="search" placeholder="{words}" autocomplete="off" spellcheck="false">\n'
        '<p id="results" role="status"></p>\n</form>'
    )


def _script(reference: Reference) -> str:
    """The script, with its words in the language of the kit."""

    def own(match: re.Match[str]) -> str:
        # A browser ends the script at the first "</script", in quotes or not.
        return json.dumps(reference.translate(match[1]), ensure_ascii=False).replace("<", r"\u003c")

    return _SCRIPT_WORDS.sub(own, _file("script.js"))


def _contents(reference: Reference, inline: InlineWriter) -> str:
    items = "\n".join(_entry(chapter, inline) for chapter in reference.chapters)
    words = escape(reference.translate("Contents"))
    return (
        f'<nav id="contents" aria-label="{words}">\n<details open>\n<summary>{words}</summary>\n'
        f"<ul>\n{items}\n</ul>\n</details>\n</nav>"
    )


def _entry(chapter: Chapter, inline: InlineWriter) -> str:
    titles = [
        element
        for element in chapter.elements
        if isinstance(element, Title) and element.level <= _CONTENTS_DEPTH and element.id
    ]
    inner = "".join(f'\n<li><a href="#{escape(title.id)}">{_unlinked(title)}</a></li>' for title in titles)
    link = f'<a href="#{escape(chapter.id)}">{escape(chapter.title, quote=False)}</a>'
    return f"<li>{link}{f'<ul>{inner}</ul>' if inner else ''}</li>"


def _unlinked(title: Title) -> str:
    return escape("".join(run.text for run in title.text if not run.icon), quote=False)


def _chapter(chapter: Chapter, elements: ElementWriter) -> str:
    return (
        f'<section class="{chapter.kind}" aria-labelledby="{escape(chapter.id)}">\n'
        f'<h2 id="{escape(chapter.id)}">{escape(chapter.title, quote=False)}</h2>\n'
        f"{elements.chapter(chapter.title, chapter.elements)}\n</section>"
    )


def _footer(reference: Reference) -> str:
    return "<footer>\n" + "\n".join(_small(reference)) + "\n</footer>"


def _small(reference: Reference) -> Iterator[str]:
    for sentence in reference.small_print:
        yield f"<p>{escape(sentence, quote=False)}</p>"
    yield f'<p><a href="#top">{escape(reference.translate("Back to the top"), quote=False)}</a></p>'
