"""Icons, and raster pictures of the kit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from pnp.findings import Related
from pnp.frame import Image, Picture
from pnp.layout.drawing.contrast_samples import sampled
from pnp.layout.drawing.edges import report_edges_at_cut
from pnp.layout.drawing.reports import ContrastSample, MissingPicture, PictureSize
from pnp.layout.drawing.scene import Scene
from pnp.layout.drawing.subjects import named_at, named_in, report_subject
from pnp.layout.drawing.values import FixedValue, Value
from pnp.layout.elements.compiled_element import FillsRoom
from pnp.layout.elements.compiler import ColorValue, Compiler
from pnp.layout.elements.texts import outside_safe, safe_zone_report
from pnp.layout.geometry.box import Box
from pnp.layout.templates.layouts import Element, ElementKind
from pnp.layout.theme.missing_icons import missing_icon_finding
from pnp.layout.theme.style import Style
from pnp.measures import MM_PER_INCH

_TOLERANCE = 0.02
_CORNERS = 0.13
# A higher resolution, in dots per inch, is not visible.
FINE = 300.0


def compile_icon(element: Element, compiler: Compiler) -> IconBody:
    """``icon:`` the name of an icon; ``ground:`` the colour of the parts that it leaves out."""
    value = compiler.text(element.value, "icon")
    if isinstance(value, FixedValue) and value.text and not compiler.context.theme.has_icon(value.text):
        compiler.reader.findings.append(
            missing_icon_finding(value.text, element.value.span, compiler.context.theme.icons)
        )
        value = FixedValue("")
    ground = compiler.reader.scalar(element.options["ground"], "ground") if "ground" in element.options else None
    return IconBody(
        element,
        value,
        compiler.style(element, "icon"),
        compiler.color(element.color),
        compiler.color(ground),
    )


class IconBody(FillsRoom):
    """An icon in one colour, as large as its box allows."""

    __slots__ = ("color", "element", "ground", "style", "value")

    def __init__(
        self, element: Element, value: Value, style: Style, color: ColorValue | None, ground: ColorValue | None
    ) -> None:
        self.element, self.value, self.style, self.color, self.ground = element, value, style, color, ground

    def draw(self, box: Box, scene: Scene) -> None:
        """Draw the icon, if it has a name."""
        name = self.value.read(scene)
        if not name:
            return
        canvas = scene.canvas
        if not scene.theme.has_icon(name):
            scene.unknown_icon(name, named_at(self.value, name, scene))
            return
        color = (self.color.read(scene) if self.color else "") or self.style.color
        ground = self.ground.read(scene) if self.ground else canvas.ground_at(box)
        box = self.style.inside(box)
        if canvas.layer == "art":
            self._probe(box, color, ground, scene)
        canvas.items += scene.theme.icon(name, box, color, ground=ground)
        # A round trim cuts off the corners of a box, into which hardly any symbol reaches.
        seen = box.inset(box.width * _CORNERS, box.height * _CORNERS) if canvas.round else box
        bounds = seen.x, seen.y, seen.right, seen.bottom
        beyond = outside_safe(bounds, canvas)
        if beyond > _TOLERANCE:
            about = report_subject(self.element, self.value, scene)
            canvas.notes.reports.append(safe_zone_report(about, bounds, beyond, canvas))

    def _probe(self, box: Box, color: str, ground: str, scene: Scene) -> None:
        canvas, snapshot = scene.canvas, scene.canvas.snapshot()

        def sample_color() -> Iterator[ContrastSample]:
            about = report_subject(self.element, self.value, scene)
            sample = ContrastSample(**about, color=color, ground=ground, size=0.0, symbol=True)
            yield from sampled(sample, box, canvas, snapshot)

        canvas.probe((self.element.span, color, ground, 0.0), sample_color)


def _dpi(image: Image) -> float:
    """The lower of the horizontal and vertical resolutions of the part that is shown, in dots per inch."""
    left, top, right, bottom = image.crop
    across = image.picture.width * (right - left) / max(image.width, 0.01)
    down = image.picture.height * (bottom - top) / max(image.height, 0.01)
    return min(across, down) * MM_PER_INCH


def compile_image(element: Element, compiler: Compiler) -> ImageBody:
    """``image:`` a file of the kit; ``fit: cover`` fills the box and crops, ``contain`` shows all of it."""
    options, reader = element.options, compiler.reader
    fit = reader.choice(options["fit"], "fit", ("cover", "contain")) if "fit" in options else "cover"
    focus = (0.5, 0.5)
    if "focus" in options:
        shares = [reader.length(item, "focus").share for item in reader.items(options["focus"], "focus")]
        focus = (shares[0], shares[1]) if len(shares) == 2 else focus
    return ImageBody(element, compiler.text(element.value, "image"), fit == "cover", focus)


class ImageBody(FillsRoom):
    """A raster picture in a box. focus: the point that stays visible, as shares of the width and height."""

    __slots__ = ("cover", "element", "focus", "value")

    def __init__(self, element: Element, value: Value, cover: bool, focus: tuple[float, float]) -> None:
        self.element, self.value, self.cover, self.focus = element, value, cover, focus

    def draw(self, box: Box, scene: Scene) -> None:
        """Draw the picture, or report that it cannot be read."""
        path = self.value.read(scene)
        if not path or box.width <= 0 or box.height <= 0:
            return
        picture = scene.context.picture(path, named_in(self.value, scene))
        if isinstance(picture, Picture):
            report_edges_at_cut(self.element, box, scene, "")
            image = self._placed(picture, box)
            scene.canvas.items.append(image)
            dpi = _dpi(image)
            if dpi < FINE:
                about = report_subject(self.element, self.value, scene)
                if isinstance(self.value, FixedValue) and self.value.leaf:
                    about["text_span"] = self.value.leaf.span
                scene.canvas.notes.reports.append(PictureSize(**about, path=path, dpi=dpi))
            return
        shown = scene.canvas.span
        related = (Related(shown, f"shown on {scene.canvas.face}"),) if shown and shown != picture.span else ()
        # One finding for all places in a file that name the picture.
        scene.report(replace(picture, related=related), (picture.code, path, picture.span.file))
        scene.canvas.notes.reports.append(MissingPicture(**report_subject(self.element, self.value, scene), path=path))

    def _placed(self, picture: Picture, box: Box) -> Image:
        if not self.cover:
            inner = box.fitted(picture.width, picture.height)
            return Image(picture, inner.x, inner.y, inner.width, inner.height)
        shown = Box(0.0, 0.0, picture.width, picture.height).fitted(box.width, box.height)
        across, down = shown.width / picture.width, shown.height / picture.height
        left = min(max(self.focus[0] - across / 2, 0.0), 1.0 - across)
        top = min(max(self.focus[1] - down / 2, 0.0), 1.0 - down)
        return Image(picture, box.x, box.y, box.width, box.height, (left, top, left + across, top + down))


KINDS: Final = (
    ElementKind(name="icon", keys=("ground",), compile=compile_icon),
    ElementKind(name="image", keys=("fit", "focus"), compile=compile_image, on_paper="any"),
)
