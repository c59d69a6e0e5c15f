"""SVG files become items of a face, in mm: the longer side of a drawing is 100 mm."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Sequence
from io import BytesIO

import pytest
from PIL import Image as Pixels

from pnp.fonts import FontBook
from pnp.frame import Gradient, GradientStop, Group, Image, Ink, Item, Path, Picture, Segment, Shading, items_in
from pnp.measures import Size
from pnp.svg.drawing import draw_svg
from pnp.svg.outlines import bounds
from pnp.svg.stretch import stretched

# What every picture inside of a drawing is here.
PICTURE = Picture("data:", 20, 10, "")
HEAD = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'


def art(content: str, attributes: str = 'viewBox="0 0 50 50"') -> tuple[Item, ...]:
    """What a file without faults draws; one unit is 2 mm."""
    drawing = draw_svg(f"<svg {HEAD} {attributes}>{content}</svg>", "x", FontBook(), lambda address: PICTURE)
    assert drawing.faults == ()
    return drawing.face.art


def faults(content: str) -> list[str]:
    drawing = draw_svg(f"<svg {HEAD} viewBox='0 0 50 50'>\n{content}</svg>", "x", FontBook(), lambda address: PICTURE)
    return [f"{fault.line}:{fault.column} {fault.message}" for fault in drawing.faults]


def box(left: float, top: float, right: float, bottom: float) -> tuple[Segment, ...]:
    corners = (("M", left, top), ("L", right, top), ("L", right, bottom), ("L", left, bottom))
    return (*corners, ("Z",))


def rounded_bounds(segments: Sequence[Segment]) -> tuple[float, ...]:
    return tuple(round(number, 1) for number in bounds(segments))


def places(images: Sequence[Item]) -> list[list[float]]:
    """The left, top, width and height of images."""
    return [
        [round(side, 6) for side in (image.x, image.y, image.width, image.height)]
        for image in images
        if isinstance(image, Image)
    ]


BLACK = Ink("#000000", "ornament")


def test_a_drawing_is_as_large_as_its_view() -> None:
    drawing = draw_svg(f'<svg {HEAD} viewBox="10 20 40 20"><rect x="10" y="20" width="4" height="2"/></svg>', "x")
    assert drawing.face.size == Size(100.0, 50.0)
    assert drawing.face.art == (Path(box(0, 0, 10, 5), BLACK),)


def test_without_a_view_its_width_and_height_count() -> None:
    assert art('<rect width="10" height="5"/>', 'width="20px" height="10"') == (Path(box(0, 0, 50, 25), BLACK),)


@pytest.mark.parametrize(
    ("transform", "expected"),
    [
        ("translate(10)", (20, 0, 22, 4)),
        ("translate(10,20)", (20, 40, 22, 44)),
        ("scale(2 3)", (0, 0, 4, 12)),
        ("rotate(90)", (-4, 0, 0, 2)),
        ("rotate(180 10 10)", (38, 36, 40, 40)),
        ("matrix(0 1 1 0 5 0)", (10, 0, 14, 2)),
        ("translate(10) scale(2)", (20, 0, 24, 8)),
    ],
)
def test_transformations_are_done_from_the_inside(transform: str, expected: tuple[float, ...]) -> None:
    (item,) = art(f'<g transform="{transform}"><path d="M0 0h1v2h-1z"/></g>')
    assert isinstance(item, Path)
    assert rounded_bounds(item.segments) == expected


@pytest.mark.parametrize(
    ("content", "color"),
    [
        ('<rect width="1" height="1" fill="red"/>', "#ff0000"),
        ('<rect width="1" height="1" style="fill:#0f0" fill="red"/>', "#00ff00"),
        ('<g fill="rgb(0,0,255)"><rect width="1" height="1"/></g>', "#0000ff"),
        (
            '<style>.a{fill:red} #b{fill:lime} rect{fill:blue}</style><rect id="b" class="a" width="1" height="1"/>',
            "#00ff00",
        ),
        (
            '<style>g .a{fill:blue!important}</style><g><rect class="a" style="fill:red" width="1" height="1"/></g>',
            "#0000ff",
        ),
        ('<rect color="navy" fill="currentColor" width="1" height="1"/>', "#000080"),
    ],
)
def test_a_colour_comes_from_the_strongest_rule(content: str, color: str) -> None:
    assert art(content) == (Path(box(0, 0, 2, 2), Ink(color, "ornament")),)


def test_a_stroke_is_an_outline_of_its_own_below_no_fill() -> None:
    (stroke,) = art('<line x1="5" y1="10" x2="15" y2="10" stroke="red" stroke-width="2"/>')[1:] or art(
        '<line x1="5" y1="10" x2="15" y2="10" fill="none" stroke="red" stroke-width="2"/>'
    )
    assert isinstance(stroke, Path)
    assert rounded_bounds(stroke.segments) == (10, 18, 30, 22)


@pytest.mark.parametrize(("cap", "expected"), [("butt", (10, 30)), ("round", (8, 32)), ("square", (8, 32))])
def test_a_cap_makes_a_line_longer(cap: str, expected: tuple[float, float]) -> None:
    (stroke,) = art(f'<path fill="none" d="M5 10H15" stroke="red" stroke-width="2" stroke-linecap="{cap}"/>')
    assert isinstance(stroke, Path)
    left, _, right, _ = rounded_bounds(stroke.segments)
    assert (left, right) == expected


def test_the_limit_of_a_mitre_is_that_of_svg() -> None:
    # Of two lines at 28 degrees the mitre is 4.1 times the width: beyond the usual limit of 4, within one of 5.
    def tip(limit: str) -> float:
        path = f'<path fill="none" stroke="red" stroke-width="4" d="M10 5L30 10L10 15" {limit}/>'
        (stroke,) = art(path)
        assert isinstance(stroke, Path)
        return bounds(stroke.segments)[2]

    assert tip("") < 64
    assert tip('stroke-miterlimit="5"') > 75


def test_dashes_are_parts_of_their_own() -> None:
    (stroke,) = art('<path fill="none" d="M0 10H10" stroke="red" stroke-dasharray="3 2"/>')
    assert isinstance(stroke, Path)
    assert sum(segment[0] == "M" for segment in stroke.segments) == 2


def test_a_gradient_has_the_coordinates_of_its_shape() -> None:
    stops = '<stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue" stop-opacity=".5"/>'
    (item,) = art(
        f'<linearGradient id="a">{stops}</linearGradient><linearGradient id="b" xlink:href="#a" x2="0" y2="1"/>'
        '<rect x="5" y="5" width="10" height="20" fill="url(#b)" opacity=".5"/>'
    )
    red, blue = Ink("#ff0000", "ornament"), Ink("#0000ff", "ornament", 0.5)
    gradient = Gradient((0, 0, 0, 1), (GradientStop(0, red), GradientStop(1, blue)), (20, 0, 0, 40, 10, 10))
    assert item == Shading(box(10, 10, 30, 50), gradient, 0.5)


def test_a_gradient_with_one_stop_is_a_colour() -> None:
    content = '<radialGradient id="a"><stop stop-color="red"/></radialGradient>'
    assert art(f'{content}<rect width="1" height="1" fill="url(#a)"/>') == (
        Path(box(0, 0, 2, 2), Ink("#ff0000", "ornament")),
    )


def test_a_repeated_gradient_is_as_long_as_its_shape() -> None:
    stops = '<stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/>'
    units = 'gradientUnits="userSpaceOnUse" x1="0" x2="5" spreadMethod="repeat"'
    (item,) = art(f'<linearGradient id="a" {units}>{stops}</linearGradient><path d="M0 0H10V1H0z" fill="url(#a)"/>')
    assert isinstance(item, Shading)
    assert item.gradient.coordinates == (0, 0, 10, 0)
    assert [stop.offset for stop in item.gradient.stops[::2]] == [0, 0.5, 0.5, 1] or len(item.gradient.stops) == 8


def test_what_a_clip_path_shows_is_cut_off() -> None:
    (group,) = art(
        '<clipPath id="c"><rect width="10" height="10"/></clipPath><rect clip-path="url(#c)" width="50" height="50"/>'
    )
    assert isinstance(group, Group)
    assert (group.items, group.clip) == ((Path(box(0, 0, 100, 100), BLACK),), box(0, 0, 20, 20))


def test_several_shapes_of_a_clip_path_are_one() -> None:
    (group,) = art(
        '<clipPath id="c"><rect width="10" height="10"/><rect x="5" width="10" height="10"/></clipPath>'
        '<g clip-path="url(#c)"><rect width="50" height="50"/></g>'
    )
    assert isinstance(group, Group)
    assert rounded_bounds(group.clip) == (0, 0, 30, 20)


def test_use_shows_an_element_again_with_its_own_colour() -> None:
    content = '<defs><rect id="r" width="1" height="1"/></defs><use href="#r" x="5" y="5" fill="red"/>'
    assert art(content) == (Path(box(10, 10, 12, 12), Ink("#ff0000", "ornament")),)


def test_a_symbol_is_fitted_into_its_place() -> None:
    content = '<symbol id="s" viewBox="0 0 10 10"><rect width="10" height="10"/></symbol>'
    (group,) = art(f'{content}<use href="#s" x="10" y="0" width="20" height="10"/>')
    assert isinstance(group, Group)
    assert group.clip == box(20, 0, 60, 20)
    assert group.items == (Path(box(30, 0, 50, 20), BLACK),)


def test_the_opacity_of_a_group_is_that_of_the_whole() -> None:
    (group,) = art('<g opacity=".5"><rect width="1" height="1"/><rect width="2" height="1"/></g>')
    assert isinstance(group, Group)
    assert group.opacity == 0.5
    (single,) = art('<rect width="1" height="1" opacity=".5" fill-opacity=".5"/>')
    assert single == Path(box(0, 0, 2, 2), Ink("#000000", "ornament", 0.25))


def test_what_is_hidden_is_left_out() -> None:
    assert (
        art('<g display="none"><rect width="1" height="1"/></g><rect visibility="hidden" width="1" height="1"/>') == ()
    )


def test_words_are_outlines_with_an_alternative() -> None:
    (group,) = art(
        '<text x="25" y="20" font-size="10" font-family="sans" text-anchor="middle">Hi <tspan>you</tspan></text>'
    )
    assert isinstance(group, Group)
    assert group.alt == "Hi you"
    left, top, right, bottom = bounds([part for path in items_in(group.items, Path) for part in path.segments])
    assert (left + right) / 2 == pytest.approx(50, abs=1.5)
    assert 20 < top < 30
    assert 40 < bottom < 46


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("<foreignObject/>", "2:1 <foreignObject> is not drawn"),
        ("<script>alert(1)</script>", "2:1 <script> is not drawn"),
        (
            '<image href="http://example.org/a.png"/>',
            "2:1 <image> is not drawn: its picture is not in the file: embed it",
        ),
        (
            '<image href="data:," transform="rotate(9)"/>',
            "2:1 <image> is not drawn: a turned or mirrored picture",
        ),
        (
            '<g><rect filter="url(#f)" width="1" height="1"/></g>',
            "2:4 <rect> has a filter, which is not drawn: there is no 'url(#f)'",
        ),
        (
            '<filter id="f"><feTurbulence/></filter><rect filter="url(#f)" width="1" height="1"/>',
            "2:40 <rect> has a filter, which is not drawn: <feTurbulence> in a filter",
        ),
        (
            '<filter id="f"><feOffset/></filter><rect filter="url(#f)" transform="rotate(9)" width="1" height="1"/>',
            "2:36 <rect> has a filter, which is not drawn: the element is turned or mirrored",
        ),
        (
            '<rect style="mask:url(#m)" width="1" height="1"/>',
            "2:1 <rect> has a mask, which is not drawn: there is no 'url(#m)'",
        ),
        ('<path marker-end="url(#m)" d="M0 0H1"/>', "2:1 the markers of <path> are not drawn"),
        ('<use href="other.svg#a"/>', "2:1 <use> shows 'other.svg#a', which is not in the file"),
        ('<rect fill="url(#p)" width="1" height="1"/>', "2:1 <rect> is not drawn: it is filled with url(#p)"),
        (
            '<pattern id="p" width=".01" height=".01"><circle r="1"/></pattern><path d="M0 0H9V9" fill="url(#p)"/>',
            "2:67 <path> is not drawn: a pattern of more than 4,000 tiles",
        ),
        ('<rect fill="reddish" width="1" height="1"/>', "2:1 <rect> is not drawn: 'reddish' is not a colour"),
        ('<rect width="1 apple" height="1"/>', "2:1 <rect> is not drawn: '1 apple' is not a length"),
        ('<path d="M0 0 X"/>', "2:1 the path of <path> is damaged: 'X' is not part of an SVG path"),
        ('<g style="mix-blend-mode:screen"/>', "2:1 the blend mode 'screen' is not drawn"),
        (
            '<text font-family="Papyrus">Hi</text>',
            "2:1 the font 'Papyrus' of a text is not in the kit: 'sans' is shown",
        ),
        ("<text>a<textPath href='#x'>b</textPath></text>", "2:1 <text> is not drawn: <textPath> in a text"),
        ("<style>@import url(http://example.org);</style>", "2:1 the rule @import of a style sheet cannot be read"),
    ],
)
def test_what_is_not_drawn_is_said_with_its_place(content: str, expected: str) -> None:
    assert faults(content) == [expected]


def test_a_picture_inside_is_shown_whole_in_its_rectangle() -> None:
    # 20 by 10 pixels in a square of 10 units: 10 by 5 units, in the middle, at two mm a unit.
    assert art('<image x="5" y="5" width="10" height="10" xlink:href="data:"/>') == (Image(PICTURE, 10, 15, 20, 10),)


def test_a_picture_inside_can_fill_its_rectangle_and_be_cut_off() -> None:
    (group,) = art('<image width="10" height="10" preserveAspectRatio="xMidYMid slice" href="data:"/>')
    assert isinstance(group, Group)
    assert (rounded_bounds(group.clip), places(group.items)) == ((0, 0, 20, 20), [[-10, 0, 40, 20]])


def test_a_picture_can_fill_a_shape_as_figma_writes_it() -> None:
    pattern = (
        '<pattern id="p" width="1" height="1" patternContentUnits="objectBoundingBox">'
        '<use xlink:href="#i" transform="scale(.05 .1)"/></pattern>'
        '<defs><image id="i" width="20" height="10" xlink:href="data:"/></defs>'
    )
    (group,) = art(f'{pattern}<rect x="5" y="5" width="10" height="20" fill="url(#p)"/>')
    assert isinstance(group, Group)
    assert group.clip == box(10, 10, 30, 50)
    assert places(group.items) == [[10, 10, 20, 40]]


def test_a_pattern_is_one_shape_of_all_its_tiles() -> None:
    # Tiles of 5 units, 10 mm, from x = 2 units; two columns and one row are enough for 6 by 4 units from there.
    units = 'patternUnits="userSpaceOnUse" x="2" width="5" height="5"'
    pattern = f'<pattern id="p" {units}><rect width="1" height="2"/></pattern>'
    (group,) = art(f'{pattern}<rect x="2" width="6" height="4" fill="url(#p)"/>')
    assert isinstance(group, Group)
    assert group.clip == box(4, 0, 16, 8)
    assert group.items == (Path((*box(4, 0, 6, 4), *box(14, 0, 16, 4)), BLACK),)


def test_what_reaches_out_of_a_tile_is_cut_off() -> None:
    pattern = '<pattern id="p" width="1" height="1"><path d="M-5 1H5V2H-5z"/></pattern>'
    (group,) = art(f'{pattern}<rect width="4" height="4" fill="url(#p)"/>')
    assert isinstance(group, Group)
    (path,) = group.items
    assert isinstance(path, Path)
    assert rounded_bounds(path.segments) == (0, 2, 8, 4)


def test_a_pattern_takes_from_another_what_it_does_not_say() -> None:
    patterns = (
        '<pattern id="a" width="5" height="5" patternUnits="userSpaceOnUse"><rect width="1" height="1"/></pattern>'
        '<pattern id="b" xlink:href="#a" patternTransform="scale(2)"/>'
    )
    (group,) = art(f'{patterns}<rect width="10" height="10" fill="url(#b)"/>')
    assert isinstance(group, Group)
    assert group.items == (Path(box(0, 0, 4, 4), BLACK),)


def test_a_pattern_without_extent_fills_nothing() -> None:
    assert (
        art('<pattern id="p"><rect width="1" height="1"/></pattern><rect width="9" height="9" fill="url(#p)"/>') == ()
    )


def test_a_mask_of_white_and_black_shapes_cuts_off() -> None:
    mask = '<mask id="m"><rect width="10" height="10" fill="#fff"/><rect y="6" width="10" height="4"/></mask>'
    (group,) = art(f'{mask}<rect mask="url(#m)" width="20" height="20" fill="red"/>')
    assert isinstance(group, Group)
    assert group.items == (Path(box(0, 0, 40, 40), Ink("#ff0000", "ornament")),)
    assert rounded_bounds(group.clip) == (0, 0, 20, 12)


def test_a_mask_shows_nothing_beyond_its_region() -> None:
    region = 'maskUnits="userSpaceOnUse" x="0" y="0" width="5" height="50"'
    mask = f'<mask id="m" {region}><rect width="50" height="50" fill="#fff"/></mask>'
    (group,) = art(f'{mask}<rect mask="url(#m)" width="20" height="20"/>')
    assert isinstance(group, Group)
    assert rounded_bounds(group.clip) == (0, 0, 10, 100)


def test_a_mask_of_nothing_light_hides_everything() -> None:
    assert art('<mask id="m"><rect width="50" height="50"/></mask><rect mask="url(#m)" width="9" height="9"/>') == ()


def pictures_of(content: str) -> tuple[list[Pixels.Image], tuple[Item, ...]]:
    """The pictures that are made for a drawing, and its items; one unit is 2 mm."""
    made: list[Pixels.Image] = []

    def read(address: str) -> Picture:
        made.append(Pixels.open(BytesIO(b64decode(address.partition(",")[2]))))
        return Picture(address, *made[-1].size, "")

    drawing = draw_svg(f"<svg {HEAD} viewBox='0 0 50 50'>{content}</svg>", "x", FontBook(), read)
    assert drawing.faults == ()
    return made, drawing.face.art


def test_a_soft_mask_makes_a_picture() -> None:
    mask = '<mask id="m"><rect width="50" height="50" fill="#fff" opacity=".5"/></mask>'
    (made,), (image,) = pictures_of(f'{mask}<rect mask="url(#m)" x="1" y="2" width="4" height="3" fill="red"/>')
    assert places([image]) == [[2, 4, 8, 6]]
    assert made.size == (96, 72)
    assert made.getpixel((48, 36)) == (255, 0, 0, 128)


def test_a_shadow_is_a_picture_below_the_shape_itself() -> None:
    shadow = '<feDropShadow dx="3" dy="3" stdDeviation="0" flood-color="blue"/>'
    region = 'filterUnits="userSpaceOnUse" x="0" y="0" width="20" height="20"'
    content = f'<filter id="f" {region}>{shadow}</filter><rect filter="url(#f)" width="9" height="9" fill="red"/>'
    (made,), (image, shape) = pictures_of(content)
    assert shape == Path(box(0, 0, 18, 18), Ink("#ff0000", "ornament"))
    assert places([image]) == [[6, 6, 18, 18]]
    assert made.getpixel((10, 10)) == (0, 0, 255, 255)


def test_a_blurred_shape_is_a_picture_alone() -> None:
    blur = '<filter id="f"><feGaussianBlur stdDeviation="1"/></filter>'
    (made,), (image,) = pictures_of(f'{blur}<rect filter="url(#f)" x="10" y="10" width="20" height="20"/>')
    # The region of a filter is a tenth larger on each side: from 8 to 32 units.
    assert places([image]) == [[16, 16, 48, 48]]
    opacities = made.getchannel("A")
    assert opacities.getpixel((288, 288)) == 255
    assert opacities.getpixel((48, 288)) == pytest.approx(128, abs=4)


def test_words_in_an_unknown_font_are_shown_in_another() -> None:
    def outlines(family: str) -> tuple[Item, ...]:
        content = f'<text y="20" font-family="{family}" font-weight="bold">Hi</text>'
        (group,) = draw_svg(f"<svg {HEAD} viewBox='0 0 50 50'>{content}</svg>", "x", FontBook()).face.art
        assert isinstance(group, Group)
        return group.items

    assert outlines("Papyrus") == outlines("sans")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("קלעה", "2:1 <text> is not drawn: pnp cannot set Hebrew yet (right-to-left)"),
        ("ป้อม", "2:1 <text> is not drawn: pnp cannot set Thai yet (dictionary)"),
        ("རྫ", "2:1 the font of a text lacks 'ར'"),
    ],
)
def test_words_that_cannot_be_set_are_a_fault(words: str, expected: str) -> None:
    assert faults(f'<text y="9" font-family="sans">{words}</text>') == [expected]


@pytest.mark.parametrize(
    ("style", "expected"),
    [
        ("font: bold 12px serif", "font: bold 12px serif"),
        ("text-transform: uppercase", "text-transform: uppercase"),
        ("font-variant: small-caps", "font-variant: small-caps"),
        ("direction: rtl", "direction: rtl"),
        ("word-spacing: 9px", "word-spacing: 9px"),
        ("text-shadow: 2px 2px black", "text-shadow: 2px 2px black"),
    ],
)
def test_a_style_of_words_that_is_not_done_is_a_fault(style: str, expected: str) -> None:
    content = f'<g style="{style}"><text y="9" font-family="sans">Go</text></g>'
    assert faults(content) == [f"2:{content.index('<text') + 1} {expected} of a text is not drawn"]


@pytest.mark.parametrize(
    ("attributes", "expected"),
    [
        ('style="rotate: 20deg"', "rotate: 20deg"),
        ('style="width: 10px"', "width: 10px"),
        ('transform="rotate(40)" style="transform-origin: 20px 15px"', "transform-origin: 20px 15px"),
        ('transform="rotate(40)" style="transform-box: fill-box"', "transform-box: fill-box"),
        ('stroke="red" stroke-dasharray="1 1" pathLength="10"', "pathLength: 10"),
        ('style="marker: url(#m)"', "marker: url(#m)"),
    ],
)
def test_a_style_of_a_shape_that_is_not_done_is_a_fault(attributes: str, expected: str) -> None:
    assert faults(f'<rect {attributes} width="9" height="9"/>') == [f"2:1 {expected} of <rect> is not drawn"]


@pytest.mark.parametrize(
    "attributes",
    [
        'style="font-variant:normal;font-stretch:normal;text-transform:none;word-spacing:0px;direction:ltr"',
        'style="transform-origin: 20px 15px"',
        'transform="rotate(40)" transform-origin="0 0"',
        'x="1" y="2" width="9" height="9"',
        'pathLength="10" stroke="red"',
    ],
)
def test_what_editors_write_without_effect_is_no_fault(attributes: str) -> None:
    assert faults(f"<rect {attributes}/>") == []
    assert faults(f'<g {attributes}><text y="9" font-family="sans">Go</text></g>') == []


@pytest.mark.parametrize(
    ("style", "expected"),
    [("background: white", []), ("background: blue", ["background: blue"]), ("opacity: 0.3", ["opacity: 0.3"])],
)
def test_what_the_whole_drawing_asks_for_and_does_not_get_is_a_fault(style: str, expected: list[str]) -> None:
    drawing = draw_svg(f"<svg {HEAD} viewBox='0 0 9 9' style='{style}'/>", "x")
    assert [fault.message for fault in drawing.faults] == [f"{asked} of <svg> is not drawn" for asked in expected]


@pytest.mark.parametrize("rules", ["@layer a{rect{fill:red}}", "g{rect{fill:red}}"])
def test_rules_in_other_rules_are_a_fault(rules: str) -> None:
    (fault,) = faults(f"<style>{rules}</style><g><rect width='9' height='9'/></g>")
    assert fault.startswith("2:1 ")
    assert fault.endswith("cannot be read")


def test_what_programs_note_for_themselves_is_no_fault() -> None:
    other = 'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
    assert art(f'<g {other} inkscape:label="Layer"><inkscape:grid/></g><metadata><x/></metadata>') == ()


def test_a_drawing_can_be_stretched() -> None:
    gradient = '<linearGradient id="g"><stop stop-color="red"/><stop offset="1"/></linearGradient>'
    clip = '<clipPath id="c"><rect width="25" height="25"/></clipPath>'
    content = f'{gradient}{clip}<g clip-path="url(#c)"><rect width="10" height="10" fill="url(#g)"/></g>'
    face = stretched(draw_svg(f"<svg {HEAD} viewBox='0 0 50 50'>{content}</svg>", "x").face, 2.0, 0.5)
    (group,) = face.art
    assert isinstance(group, Group)
    (shading,) = group.items
    assert isinstance(shading, Shading)
    assert face.size == Size(200.0, 50.0)
    assert group.clip == box(0, 0, 100, 25)
    assert shading.segments == box(0, 0, 40, 10)
    assert shading.gradient.matrix == (40, 0, 0, 10, 0, 0)


def test_a_drawing_with_a_picture_inside_can_be_stretched() -> None:
    content = '<image x="5" y="5" width="20" height="10" href="data:"/>'
    drawing = draw_svg(f"<svg {HEAD} viewBox='0 0 50 50'>{content}</svg>", "x", pictures=lambda address: PICTURE)
    assert stretched(drawing.face, 2.0, 0.5).art == (Image(PICTURE, 20, 5, 80, 10),)
