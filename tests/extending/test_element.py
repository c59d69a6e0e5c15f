"""The recipe *An element in one module* of docs/extending.md, followed: ``stripes`` across a box."""

from __future__ import annotations

from pathlib import Path as FilePath

from pnp.frame import Path
from pnp.layout.drawing.scene import Scene
from pnp.layout.drawing.values import Value
from pnp.layout.elements.compiled_element import FillsRoom
from pnp.layout.elements.compiler import Compiler
from pnp.layout.geometry.box import Box
from pnp.layout.geometry.shapes import polyline
from pnp.layout.templates.layouts import Element, ElementKind
from pnp.layout.theme.style import Style
from tests.layout.kits import kit_with, paths, told


def compile_stripes(element: Element, compiler: Compiler) -> StripesBody:
    """``stripes:`` how many, ``slant:`` by how many mm they lean to the right."""
    slant = element.options.get("slant")
    return StripesBody(
        compiler.text(element.value, "stripes"),
        compiler.reader.mm(slant, "slant") if slant else 0.0,
        compiler.style(element, "line"),
    )


class StripesBody(FillsRoom):
    """Upright lines at equal distances."""

    def __init__(self, count: Value, slant: float, style: Style) -> None:
        self.count, self.slant, self.style = count, slant, style

    def draw(self, box: Box, scene: Scene) -> None:
        """Draw the lines."""
        count = scene.bounded_count(self.count.leaf, self.count.read(scene), 100)
        pen = scene.theme.pen(self.style.color, 0.5)
        for index in range(count):
            x = box.x + box.width * (index + 0.5) / count
            scene.canvas.items.append(Path(polyline([(x, box.bottom), (x + self.slant, box.y)]), None, pen))


STRIPES = ElementKind(name="stripes", keys=("slant",), compile=compile_stripes, on_paper="whole")
LAYOUT = "bars: {stripes: 2, slant: 3 mm, at: [10 mm, 5 mm], size: [20 mm, 30 mm]}"


def test_an_element_of_a_new_kind_is_read_and_drawn(tmp_path: FilePath) -> None:
    composed = kit_with(tmp_path, LAYOUT, kinds=(STRIPES,)).compose("probes")
    assert told(composed.findings) == []
    lines = [path.segments for path in paths(composed.pieces[0].front)]
    assert lines == [(("M", 15.0, 35.0), ("L", 18.0, 5.0)), (("M", 25.0, 35.0), ("L", 28.0, 5.0))]


def test_its_keys_are_checked_and_it_is_kept_on_the_paper(tmp_path: FilePath) -> None:
    elements = "bars: {stripes: 2, slope: 3 mm, inset: 5 mm}\nover: {stripes: 1, slant: 70 mm}"
    composed = kit_with(tmp_path, elements, kinds=(STRIPES,)).compose("probes")
    assert told(composed.findings) == ["layouts.yaml:5:26 Y201 a stripes has no key 'slope'"]
    assert [(report.element, report.by) for report in composed.reports if hasattr(report, "by")] == [("over", 40.25)]


def test_without_its_line_in_the_table_nobody_knows_it(tmp_path: FilePath) -> None:
    (finding,) = kit_with(tmp_path, LAYOUT).compose("probes").findings
    assert finding.message == "the element 'bars' does not say what it is"
