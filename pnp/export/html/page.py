"""A reference to a page: head, contents, chapters, drawings, style and script.

The page allows itself nothing but its own style and script, whose digests it names: what a kit says cannot run.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final

from pnp.analysis.word_forms import endings
from pnp.document.reference.tree import Chapter, DataTable, Reference, Text, Title
from pnp.document.reference.walk import ids_of
from pnp.export import Artifact
from pnp.export.html.colors import DARK, DARK_BOX, LIGHT, LIGHT_BOX, accents
from pnp.export.html.elements import ElementWriter
from pnp.export.html.fonts import font_faces
from pnp.export.html.inline import InlineWriter
from pnp.export.html.word_classes import word_styles
from pnp.fonts import FontFile
from pnp.frame import Face
from pnp.model.texts import Icon
from pnp.paint.drawings import DrawnFace
from pnp.paint.sprite import Sprite
from pnp.paint.svg import css_color
from pnp.palette import Color, Palette
from pnp.plain_files import own_text
from pnp.text.engine import NO_SPANS
from pnp.text.style import SpanClass

_CONTENTS_DEPTH: Final = 4
_SCRIPTS: Final = ("search.js", "script.js")
# The words of the script, by what the search form calls them.
_SCRIPT_WORDS: Final = {
    "none": "No",
    "match": "match",
    "matches": "matches",
    "nearest": "Nothing has all of these words. Nearest to it:",
    "all": "Show all",
    "back": "Back",
}


def html_artifact(
    path: str,
    reference: Reference,
    *,
    palette: Palette,
    icons: Mapping[str, Icon],
    spans: Mapping[str, SpanClass] = NO_SPANS,
    drawings: Callable[[Face], DrawnFace],
    file_of: Callable[[str], FontFile],
) -> Artifact:
    """Write one page with everything in it. drawings: draws faces. file_of: the file of a font that drawings name.

    Raises FontError and PaintError, which name the file.
    """
    sprite, ids = Sprite(drawings), ids_of(reference)
    inline = InlineWriter(ids, icons)
    elements = ElementWriter(inline, sprite, reference.translate, ids, reference.counters)
    chapters = "\n".join(_chapter(chapter, elements) for chapter in reference.chapters)
    summary = f"<p>{inline.text(reference.summary)}</p>\n" if reference.summary else ""
    letters = font_faces(sprite.letters, file_of)
    definitions = "\n".join((*sprite.definitions(), inline.icons()))
    words = word_styles(inline.classes, spans, palette)
    style = f"\n{letters}{_theme(palette)}{_file('style.css')}{_record_styles(elements)}{words}"
    script = "\n" + "\n".join(map(_file, _SCRIPTS))
    page = (
        f"{_head(reference, style, script)}\n"
        f'<div class="side">\n{_header(reference)}\n{_search(reference)}\n{_contents(reference)}\n</div>\n'
        f"{_found(reference)}\n"
        f'<main id="content" tabindex="-1">\n{summary}{chapters}\n</main>\n'
        f"{_footer(reference)}\n"
        f'<svg class="definitions" aria-hidden="true" focusable="false"><defs>\n{definitions}\n</defs></svg>\n'
        f'<script type="module">{script}</script>\n</body>\n</html>\n'
    )
    return Artifact(path, "text/html", page.encode())


def _file(name: str) -> str:
    return own_text(Path(str(files("pnp.export.html") / name)))


def _record_styles(elements: ElementWriter) -> str:
    """How rows become records: those of most tables on a narrow screen, those of the widest everywhere."""
    rules, own = _file("records.css"), elements.record_styles
    return (
        f"@media screen and (max-width:47.99rem){{\n{rules}{own['records']}\n}}\n"
        f"{rules.replace('.records', '.always')}{own['always']}\n"
    )


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


def _head(reference: Reference, style: str, script: str) -> str:
    policy = (
        f"default-src 'none'; style-src {_digest(style)}; script-src {_digest(script)}; "
        "img-src data:; font-src data:; base-uri 'none'; form-action 'none'"
    )
    title = escape(reference.translate("{}: rules reference", reference.title), quote=False)
    skip = escape(reference.translate("Skip to the rules"), quote=False)
    return (
        f'<!doctype html>\n<html lang="{escape(reference.language)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="color-scheme" content="light dark">\n<title>{title}</title>\n'
        f"<style>{style}</style>\n</head>\n<body>\n"
        f'<a class="skip" href="#content">{skip}</a>'
    )


def _digest(text: str) -> str:
    """How a policy names a style or a script that it allows."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode('ascii')}'"


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
    phrases = {name: reference.translate(english) for name, english in _SCRIPT_WORDS.items()}
    phrases["endings"] = " ".join(endings(reference.language))
    data = "".join(f' data-{name}="{escape(value)}"' for name, value in phrases.items())
    return (
        f'<form role="search" hidden{data}>\n'
        f'<label class="quiet" for="search">{words}</label>\n'
        f'<input type="search" id="search" placeholder="{words}" autocomplete="off" spellcheck="false" '
        'enterkeyhint="search" aria-keyshortcuts="/" aria-controls="found">\n'
        '<p id="results" role="status"></p>\n</form>'
    )


def _found(reference: Reference) -> str:
    """Where the script puts what a search finds, and the way back from where a link led."""
    label = escape(reference.translate("Search the rules"))
    return f'<main id="found" aria-label="{label}" hidden></main>\n<button type="button" id="back" hidden></button>'


def _contents(reference: Reference) -> str:
    items = "\n".join(map(_entry, reference.chapters))
    words = escape(reference.translate("Contents"))
    return (
        f'<nav id="contents" aria-label="{words}">\n<details open>\n<summary>{words}</summary>\n'
        f"<ul>\n{items}\n</ul>\n</details>\n</nav>"
    )


def _entry(chapter: Chapter) -> str:
    """A chapter with its sections, and the tables that are sections of their own."""
    parts = "\n".join(
        f'<li class="l{level}"><a href="#{escape(id)}">{words}</a></li>' for level, id, words in _parts(chapter)
    )
    link = f'<a href="#{escape(chapter.id)}">{escape(chapter.title, quote=False)}</a>'
    return f"<li>{link}{f'<ul>{parts}</ul>' if parts else ''}</li>"


def _parts(chapter: Chapter) -> Iterator[tuple[int, str, str]]:
    """Level, id and words of what the contents list below a chapter."""
    above = chapter.title
    for element in chapter.elements:
        if isinstance(element, Title):
            above = _plain(element.text)
            if element.level <= _CONTENTS_DEPTH and element.id:
                yield element.level, element.id, escape(above, quote=False)
        elif isinstance(element, DataTable) and chapter.kind == "data" and element.id:
            caption = _plain(element.caption)
            if caption not in ("", above):
                yield _CONTENTS_DEPTH, element.id, escape(caption, quote=False)


def _plain(text: Text) -> str:
    return "".join(run.text for run in text if not run.icon)


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
