"""Pictures of the kit: raster files, and drawings as vectors."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from pnp.findings import Finding, Related, Severity
from pnp.frame import Face, Group, Image, Ink, Item, Nested, Path, Picture, Segment, Stroke
from pnp.layout import codes
from pnp.layout.drawing.drawn_words import PlacedDrawing
from pnp.layout.drawing.picture_shapes import shape_report
from pnp.layout.drawing.reports import MissingPicture, PictureSize, ReportSubject
from pnp.layout.drawing.scene import Scene
from pnp.layout.drawing.subjects import has_room, named_in, report_nothing, report_subject
from pnp.layout.drawing.values import FixedValue, Value
from pnp.layout.elements.compiled_element import FillsRoom
from pnp.layout.elements.compiler import Compiler
from pnp.layout.geometry.box import Box, ellipse, rounded
from pnp.layout.geometry.shapes import polyline, regular_polygon
from pnp.layout.templates.layouts import Element, ElementKind
from pnp.layout.templates.reader import Reader
from pnp.layout.theme.style import PLAIN
from pnp.load.codes import MISSING_FILE
from pnp.measures import Size
from pnp.nodes import MapNode, Node, Scalar
from pnp.svg.stretch import stretched
from pnp.values import dataclass

# A higher resolution, in dots per inch, is not visible.
FINE = 300.0
_FITS: Final = ("cover", "contain", "stretch")
_MASKS: Final = ("radius", "sides", "turn")
# What stands in for a picture that is missing.
_FAINT: Final = 0.5
_HAIRLINE: Final = 0.2
_PLACEHOLDER_SIZE: Final = 6.0
_MIDDLE: Final = (0.5, 0.5)

Mask = Callable[[Box], tuple[Segment, ...]]


@dataclass(frozen=True, slots=True)
class Placing:
    """How a picture is put into a box.

    fit: whether it fills the box and is cropped, is shown whole, or loses its proportions. focus: the point that stays
    visible, as shares of the width and height; None for the middle. mask: the shape that it is cut to. opacity: from 0
    to 1. multiply: it darkens what lies below.
    """

    fit: str = "cover"
    focus: tuple[float, float] | None = None
    mask: Mask | None = None
    opacity: float = 1.0
    multiply: bool = False

    def shown_part(self, box: Box, width: float, height: float) -> tuple[Box, tuple[float, float, float, float]]:
        """Where a picture of some proportions is, and left, top, right and bottom of its part that is shown."""
        if self.fit == "contain":
            return box.fitted(width, height), (0.0, 0.0, 1.0, 1.0)
        if self.fit == "stretch":
            return box, (0.0, 0.0, 1.0, 1.0)
        shown = Box(0.0, 0.0, width, height).fitted(box.width, box.height)
        across, down = shown.width / width, shown.height / height
        x, y = self.focus or _MIDDLE
        left = min(max(x - across / 2, 0.0), 1.0 - across)
        top = min(max(y - down / 2, 0.0), 1.0 - down)
        return box, (left, top, left + across, top + down)

    @property
    def cuts_unasked(self) -> bool:
        """Whether what is cut off was not chosen, as it is by a focus or a mask."""
        return self.fit == "cover" and self.focus is None and self.mask is None

    def finished(self, item: Item, place: Box) -> Item:
        """A picture with its mask, opacity and way of blending."""
        clip = self.mask(place) if self.mask else ()
        if not clip and self.opacity >= 1 and not self.multiply:
            return item
        return Group((item,), clip=clip, opacity=self.opacity, multiply=self.multiply)


def compile_image(element: Element, compiler: Compiler) -> ImageBody:
    """``image:`` a file of the kit; ``fit: cover`` fills the box and crops, ``contain`` shows all of it."""
    options, reader = element.options, compiler.reader
    fit = reader.choice(options["fit"], "fit", _FITS) if "fit" in options else "cover"
    focus = None
    if "focus" in options:
        shares = [reader.length(item, "focus").share for item in reader.items(options["focus"], "focus")]
        focus = (shares[0], shares[1]) if len(shares) == 2 else focus
    opacity = reader.number(options["opacity"], "opacity", 1.0, 0.0, 1.0) if "opacity" in options else 1.0
    multiply = reader.flag(options["multiply"], "multiply") if "multiply" in options else False
    mask = _mask(options["mask"], reader) if "mask" in options else None
    placing = Placing(fit, focus, mask, opacity, multiply)
    return ImageBody(element, compiler.text(element.value, "image"), placing)


def _mask(node: Node, reader: Reader) -> Mask | None:
    """``circle``, ``{radius: 3 mm}`` or ``{sides: 6, turn: 30}``."""
    if not isinstance(node, MapNode):
        return ellipse if reader.choice(node, "mask", ("circle",)) else None
    for key, entry in node.entries.items():
        if key not in _MASKS:
            reader.unknown(entry, "a mask", _MASKS)
    radius, sides, turn = (node.get(key) for key in _MASKS)
    if sides is not None:
        count = reader.count(sides, "sides", 6, 3, 100)
        angle = reader.number(turn, "turn", 0.0) if turn else 0.0
        return lambda box: regular_polygon(box, count, angle)
    if radius is not None:
        corner = reader.mm(radius, "radius")
        return lambda box: rounded(box, corner)
    reader.wrong(codes.MISSING_KEY, "a mask has no shape", node, "write circle, {radius: 3 mm} or {sides: 6}")
    return None


class ImageBody(FillsRoom):
    """A picture in a box."""

    __slots__ = ("element", "placing", "value")

    def __init__(self, element: Element, value: Value, placing: Placing) -> None:
        self.element, self.value, self.placing = element, value, placing

    def _is_cell_empty(self, path: str) -> bool:
        """Whether a pattern such as ``art/{{ card.image }}`` names only its folder, since the card has no picture."""
        pattern = self.element.value
        return path.endswith("/") and isinstance(pattern, Scalar) and pattern.text.rstrip().endswith("}}")

    def draw(self, box: Box, scene: Scene) -> None:
        """Draw the picture, or what stands in for it with a finding if it cannot be read."""
        path = self.value.read(scene)
        if not path or self._is_cell_empty(path) or not has_room(box, self.element, scene):
            return
        if not self.placing.opacity:
            report_nothing(self.element, "its opacity is 0", scene)
            return
        at = named_in(self.value, scene)
        picture = scene.context.picture(path, at)
        if isinstance(picture, Finding):
            self._stand_in(path, picture, box, scene)
        elif isinstance(picture, Picture):
            self._draw_raster(path, picture, box, scene)
        else:
            drawn = scene.context.drawing(picture, at)
            for finding in drawn.findings:
                scene.report(finding, (finding.code, finding.span, finding.message))
            if drawn.face:
                self._draw_drawing(path, drawn.face, box, scene)
                if not (drawn.face.art or drawn.findings):
                    report_nothing(self.element, f"nothing is drawn in {path!r}", scene)

    def _report_shape(self, path: str, size: Size, box: Box, scene: Scene, *, has_mm: bool = False) -> None:
        """Report a picture of which more is cut off than somebody may have meant."""
        if self.placing.cuts_unasked:
            _, (left, top, right, bottom) = self.placing.shown_part(box, size.width, size.height)
            about, share = self._subject(scene), (right - left) * (bottom - top)
            report = shape_report(about, path, size, box, share, scene.canvas, has_mm=has_mm)
            scene.canvas.notes.reports += [report] if report else []

    def _subject(self, scene: Scene) -> ReportSubject:
        about = report_subject(self.element, self.value, scene)
        if isinstance(self.value, FixedValue) and self.value.leaf:
            about["text_span"] = self.value.leaf.span
        return about

    def _draw_raster(self, path: str, picture: Picture, box: Box, scene: Scene) -> None:
        place, crop = self.placing.shown_part(box, picture.width, picture.height)
        image = Image(picture, place.x, place.y, place.width, place.height, crop)
        scene.canvas.items.append(self.placing.finished(image, place))
        if picture.opacities and not any(picture.opacities):
            report_nothing(self.element, f"{path!r} is transparent everywhere", scene)
        dpi = image.resolution
        if dpi < FINE:
            scene.canvas.notes.reports.append(PictureSize(**self._subject(scene), path=path, dpi=dpi))
        self._report_shape(path, Size(picture.width, picture.height), box, scene)

    def _draw_drawing(self, path: str, face: Face, box: Box, scene: Scene) -> None:
        width, height = face.size.width, face.size.height
        place, (left, top, right, _) = self.placing.shown_part(box, width, height)
        if self.placing.fit == "stretch":
            face = stretched(face, place.width / width, place.height / height)
            width, height = place.width, place.height
        scale = place.width / (width * (right - left))
        nested = Nested(face, place.x - left * width * scale, place.y - top * height * scale, scale)
        about = report_subject(self.element, self.value, scene)
        PlacedDrawing(path, nested, place).report(about, scene.canvas, scene.theme.palette)
        # What a drawing has beyond its own view is not part of it.
        scene.canvas.items.append(self.placing.finished(Group((nested,), clip=place.segments()), place))
        self._report_shape(path, face.size, box, scene, has_mm=True)

    def _stand_in(self, path: str, missing: Finding, box: Box, scene: Scene) -> None:
        """Report a picture that cannot be read, and draw its outline with its name."""
        shown = scene.canvas.span
        related = (Related(shown, f"shown on {scene.canvas.face}"),) if shown and shown != missing.span else ()
        is_draft = scene.context.game.kit.status == "draft"
        if missing.code == MISSING_FILE and is_draft and not isinstance(self.value, FixedValue):
            # The art of a draft comes card by card.
            missing = replace(missing, code=codes.MISSING_ART, severity=Severity.WARNING)
            if not missing.cause and not _may_be_a_slip(missing):
                cause = f"pictures of the element {self.element.name!r} are missing"
                missing = replace(missing, cause=cause, about=scene.canvas.face.removesuffix("/back"))
        # One finding for all places in a file that name the picture.
        scene.report(replace(missing, related=related), (missing.code, path, missing.span.file))
        scene.canvas.notes.reports.append(MissingPicture(**report_subject(self.element, self.value, scene), path=path))
        ink = Ink("ink" if scene.theme.has_color("ink") else "black", "ornament", _FAINT)
        pen = Stroke(ink, _HAIRLINE)
        cross = (
            *polyline([(box.x, box.y), (box.right, box.bottom)]),
            *polyline([(box.right, box.y), (box.x, box.bottom)]),
        )
        scene.canvas.items.append(Path((*box.segments(), *cross), stroke=pen))
        words = replace(PLAIN, size=_PLACEHOLDER_SIZE, align="center", valign="bottom")
        scene.canvas.items += scene.theme.words(_literal(path), box.inset(1.0), words)


def _literal(path: str) -> str:
    """A path whose characters are no marks."""
    return "".join(f"\\{sign}" if sign in "\\*_:[]{}`" else sign for sign in path)


KINDS: Final = (
    ElementKind(
        name="image", keys=("fit", "focus", "mask", "opacity", "multiply"), compile=compile_image, on_paper="any"
    ),
)


def _may_be_a_slip(missing: Finding) -> bool:
    """Whether a picture is missing because of its name, so that the finding says which one is meant."""
    return missing.hint.startswith(("did you mean", "the file is", "there is ", "write /"))
