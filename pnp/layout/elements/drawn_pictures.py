"""Pictures that are drawn: a symbol in a place at an hour in some weather, in the manner of the theme."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Final

from pnp.art import outlines
from pnp.art.line_weights import weighted
from pnp.art.manners import MANNERS, Inks
from pnp.art.painter import HOURS, WEATHERS, Scene
from pnp.art.picture_symbols import Spot, cast_shadow, edged
from pnp.art.places import PLACES
from pnp.art.scenery import scenery
from pnp.art.standing import flying, half_figure, standing
from pnp.art.views import VIEWS, View, numbered
from pnp.art.vignettes import VIGNETTES
from pnp.findings import Span
from pnp.frame import Face, Group, Item, Nested, Path, Segment
from pnp.layout import codes
from pnp.layout.drawing import scene as drawing
from pnp.layout.drawing.subjects import named_at, report_era
from pnp.layout.drawing.values import FixedValue, Value
from pnp.layout.elements.casts import Choices, Window, contour_of, draw_cast, read_cast
from pnp.layout.elements.compiled_element import FillsRoom
from pnp.layout.elements.compiler import ColorValue, Compiler
from pnp.layout.elements.icons import icon_name
from pnp.layout.geometry.box import Box
from pnp.layout.templates.layouts import Element
from pnp.layout.theme.style import Style
from pnp.load.problems import problem
from pnp.load.suggest import meant_or_all
from pnp.measures import Mm, Size
from pnp.model.texts import Icon
from pnp.symbols.words import AIRBORNE, NATURAL, PORTRAIT

# What a picture can be told in words, and the word if it is told nothing.
_WORDS: Final[Mapping[str, Collection[str]]] = {
    "place": tuple(PLACES),
    "hour": HOURS,
    "weather": WEATHERS,
    "manner": tuple(MANNERS),
    "skyline": tuple(VIGNETTES),
}
_SHAPES: Final = ("box", "vignette")
_COLORS: Final = ("ground", "accent", "sky", "land", "subject")
# A picture is drawn at most so large, in mm, and enlarged: lines and dots stay countable.
_LARGEST: Final = 90.0
# A flatter or narrower box shows a part of one with this share of its longer side: what is repeated stays countable.
_LEAST_SHARE: Final = 0.125
# A half figure is a close view already, and does not get smaller than this in a wide one.
_LEAST_ZOOM: Final = 0.86
# What a picture counts as, in items of a face.
_WORK: Final = 150
# And each figure of a cast.
_WORK_OF_FIGURE: Final = 12


def compile_picture(element: Element, compiler: Compiler) -> PictureBody:
    """``art:`` the icon of its subject; ``place`` and so on; ``cast``, ``seed``, ``moment``; colours; ``shape``."""
    options = element.options
    words = {key: compiler.text(options[key], key) for key in (*_WORDS, "seed", "moment", "view") if key in options}
    for key, value in words.items():
        if key in _WORDS and isinstance(value, FixedValue):
            for word in (word for word in value.text.split() if word not in _WORDS[key]):
                compiler.reader.wrong(codes.MALFORMED_VALUE, _unknown(key, word), options[key], _hint(key, word))
                words[key] = FixedValue("")
    subject = icon_name(element, compiler, "art")
    colors = {key: compiler.color(compiler.reader.scalar(options[key], key)) for key in _COLORS if key in options}
    least = compiler.reader.mm(options["min"], "min") if "min" in options else 0.0
    cast = read_cast(options["cast"], compiler) if "cast" in options else ()
    shape = compiler.reader.choice(options["shape"], "shape", _SHAPES) if "shape" in options else "box"
    quiet = compiler.reader.number(options["quiet"], "quiet", 0.0, 0.0, 1.0) if "quiet" in options else 0.0
    style, ink = compiler.style(element, "art"), compiler.color(element.color)
    return PictureBody(
        subject, words, style, ink, colors, least, element.span, cast, quiet=quiet, is_vignette=shape == "vignette"
    )


def _unknown(key: str, word: str) -> str:
    return f"{word!r} is no {key} of a picture"


def _hint(key: str, word: str) -> str:
    return meant_or_all(word, _WORDS[key])


class PictureBody(FillsRoom):
    """A picture that fills its box, if that has the height ``least``. colors: by the key that names them.

    quiet: the upper share of it without stars and moon. is_vignette: its landscape ends in strokes of many lengths.
    """

    __slots__ = ("cast", "color", "colors", "is_vignette", "least", "quiet", "span", "style", "value", "words")

    def __init__(
        self,
        value: Value,
        words: Mapping[str, Value],
        style: Style,
        color: ColorValue | None,
        colors: Mapping[str, ColorValue | None],
        least: Mm,
        span: Span,
        cast: tuple[Choices, ...],
        *,
        quiet: float,
        is_vignette: bool,
    ) -> None:
        self.value, self.words, self.style, self.color, self.colors = value, words, style, color, colors
        self.least, self.span, self.cast = least, span, cast
        self.quiet, self.is_vignette = quiet, is_vignette

    def draw(self, box: Box, scene: drawing.Scene) -> None:
        """Draw the picture, clipped to the shape of its class, and the outline of the class over it."""
        if box.width <= 0 or box.height <= 0 or box.height < self.least:
            return
        figures = sum(max(role.times for role in choices) for choices in self.cast)
        if not scene.allows(_WORK + _WORK_OF_FIGURE * figures, self.span):
            return
        subject = self.value.read(scene)
        if subject and not scene.theme.has_icon(subject):
            scene.unknown_icon(subject, named_at(self.value, subject, scene))
            subject = ""
        if subject:
            report_era(self.span, self.value, subject, scene)
        seed = self.words["seed"].read(scene) if "seed" in self.words else subject
        view, number = self._view(scene)
        words = {key: self._word(key, seed, number, scene) for key in _WORDS}
        seed = f"{seed}|{number}" if number > 1 else seed
        told = {"manner": scene.theme.manner, **{key: word for key, word in words.items() if word}}
        shown = Scene(**told, quiet=self.quiet)
        scale = max(box.width, box.height, _LARGEST) / _LARGEST
        least = max(box.width, box.height) * _LEAST_SHARE
        width, height = max(box.width, least), max(box.height, least)
        x, y = box.x + (box.width - width) / 2, box.y + (box.height - height) / 2
        strokes = outlines.mapped(self._strokes(box, seed), lambda a, b: ((a - x) / scale, (b - y) / scale))
        face = self._face(shown, Size(width / scale, height / scale), scale, subject, seed, strokes, view, scene)
        canvas = scene.canvas
        outline = box.segments(self.style.radius)
        canvas.items.append(Group((Nested(face, x, y, scale),), clip=outline))
        if pen := self.style.pen():
            canvas.items.append(Path(outline, None, pen))

    def _strokes(self, box: Box, seed: str) -> tuple[Segment, ...]:
        """The strokes in which the landscape of a vignette ends, so that whoever stands in it is whole."""
        if not self.is_vignette:
            return ()
        strokes = outlines.vignette(Random(f"vignette|{seed}"), box.width, box.height)
        return outlines.mapped(strokes, lambda x, y: (box.x + x, box.y + y))

    def _word(self, key: str, seed: str, number: int, scene: drawing.Scene) -> str:
        """What is said for a key; of several words one, by the seed and the number of the view.

        Empty, with a finding, if it is unknown.
        """
        value = self.words.get(key)
        said = value.read(scene).split() if value else []
        unknown = [word for word in said if word not in _WORDS[key]]
        if unknown and value and value.leaf is not None:
            message, hint = _unknown(key, unknown[0]), _hint(key, unknown[0])
            scene.report(problem(codes.WRONG_VALUE, message, value.leaf.span, hint))
        if unknown or not said:
            return ""
        return said[(Random(f"{key}|{seed}").randrange(len(said)) + number - 1) % len(said)]

    def _view(self, scene: drawing.Scene) -> tuple[View, int]:
        """From where it is seen, and the number of that, from 1: a number is said, or a word. A finding if neither."""
        value = self.words.get("view")
        said = value.read(scene).strip() if value else ""
        if said.isdecimal() and int(said) > 0:
            return numbered(int(said)), int(said)
        if said and said not in VIEWS and value and value.leaf is not None:
            message, hint = f"{said!r} is no view of a picture", meant_or_all(said, tuple(VIEWS))
            scene.report(problem(codes.WRONG_VALUE, message, value.leaf.span, hint))
        return VIEWS.get(said, VIEWS["usual"]), 1

    def _moment(self, scene: drawing.Scene) -> int:
        """Which of the things that its roles list is shown, from 1; 0, with a finding, if that is no number."""
        value = self.words.get("moment")
        said = value.read(scene).strip() if value else ""
        if said.isdecimal() or not said:
            return int(said or 0)
        if value and value.leaf is not None:
            message = f"the moment of a picture is a number, not {said!r}"
            scene.report(problem(codes.WRONG_VALUE, message, value.leaf.span, "{{ card.number }}"))
        return 0

    def _token(self, key: str, scene: drawing.Scene) -> str:
        color = self.colors.get(key)
        return color.read(scene) if color else ""

    def _face(
        self,
        shown: Scene,
        size: Size,
        scale: float,
        subject: str,
        seed: str,
        strokes: tuple[Segment, ...],
        view: View,
        scene: drawing.Scene,
    ) -> Face:
        ink = (self.color.read(scene) if self.color else "") or self.style.color
        ground = self._token("ground", scene) or self.style.fill or "paper"
        accent = self._token("accent", scene) or self.style.stroke or ink
        sky, land = self._token("sky", scene), self._token("land", scene)
        inks = Inks(ground=ground, ink=ink, accent=accent, sky=sky, land=land)
        drawn = scenery(shown, size.width, size.height, seed, inks, is_empty=not subject)
        window = Window(
            size=size,
            scale=scale,
            manner=shown.manner,
            inks=inks,
            seed=seed,
            horizon=drawn.horizon,
            is_night=shown.hour == "night",
            moment=self._moment(scene),
            view=view,
        )
        behind, before = (weighted(part, scale) for part in (drawn.behind, drawn.before))
        if strokes:
            behind, before = ((Group(part, clip=strokes),) if part else () for part in (behind, before))
        items: tuple[Item, ...] = (*behind, *draw_cast(self.cast, window, scene))
        if subject:
            items += tuple(self._subject(subject, window, scene))
        return Face(id=f"art-{seed}", size=size, art=(*items, *before))

    def _subject(self, name: str, window: Window, scene: drawing.Scene) -> Iterator[Item]:
        """What the picture is of, with its contour, its light and its shadow."""
        theme, size, ink = scene.theme, window.size, window.inks.ink
        shape = theme.picture_icon(name, window.seed)
        inks = replace(window.inks, ink=self._token("subject", scene) or ink)
        around = contour_of(inks.ink, window)
        is_mirrored = window.view.is_mirrored
        symbol, contour = self._faces(shape, inks, around, window, scene)
        bounds, tags = theme.bounds(symbol), set(shape.tags)
        if bounds is None:
            return
        place = half_figure if PORTRAIT in tags else standing if window.horizon else flying
        usual = place(bounds, size)
        left, top, right, bottom = bounds
        # Of a face that is mirrored, the left edge is where its right one was.
        view = window.view
        if PORTRAIT in tags:
            view = replace(view, zoom=max(view.zoom, _LEAST_ZOOM))
        x, foot = view.point(
            usual.x + (right if is_mirrored else left) * usual.scale, usual.y + bottom * usual.scale, size
        )
        scale = usual.scale * view.zoom
        spot = Spot(x - left * scale, foot - bottom * scale, scale)
        width, height = (right - left) * scale, (bottom - top) * scale
        if window.horizon and not {AIRBORNE, PORTRAIT} & tags:
            yield cast_shadow(x + width / 2, foot, width, window.manner, window.inks)
        if not {PORTRAIT, NATURAL} & tags:
            symbol = theme.lit_face(symbol, window.manner, inks)
        yield from edged(symbol, contour, around, spot, theme.modelling.around(height))

    def _faces(self, shape: Icon, inks: Inks, around: str, window: Window, scene: drawing.Scene) -> tuple[Face, Face]:
        """The subject and its contour."""
        theme, is_mirrored = scene.theme, window.view.is_mirrored
        contour = theme.icon_face(shape, around, "ornament", around)
        if inks.is_colored:
            symbol = theme.picture_face(shape, inks.ink, inks.ground, window.inks.ink, is_mirrored=is_mirrored)
        else:
            symbol = theme.icon_face(shape, inks.ink, "ornament", inks.ground)
            symbol = theme.mirrored_face(symbol) if is_mirrored else symbol
        return symbol, theme.mirrored_face(contour) if is_mirrored else contour
