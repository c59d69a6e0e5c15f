"""A drawing may come from a stranger: it reads nothing, runs nothing, and is bounded."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.frame import Picture
from pnp.svg.drawing import draw_svg
from pnp.svg.faults import DEEPEST, MOST_ELEMENTS, SvgError
from tests.ending import ends
from tests.examples import examples

HEAD = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"'
BOMB = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'
OUTSIDE = '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
# The usual declaration of drawing programs, which nobody follows.
USUAL = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("", "the file is empty"),
        (f"<svg {HEAD}><g></svg>", "it is not well-formed XML: mismatched tag"),
        ("<html/>", "its outermost element is not <svg>"),
        (f"{BOMB}<svg {HEAD}>&b;</svg>", "it declares entities"),
        (f"{OUTSIDE}<svg {HEAD}>&x;</svg>", "it declares entities"),
        (f"<svg {HEAD}>{'<g/>' * MOST_ELEMENTS}</svg>", f"it has more than {MOST_ELEMENTS:,} elements"),
        (f"<svg {HEAD}>{'<g>' * 99}{'</g>' * 99}</svg>", f"its elements are nested more than {DEEPEST} deep"),
        ('<svg xmlns="http://www.w3.org/2000/svg" width="0" height="5"/>', "it has no width or no height"),
    ],
)
def test_what_cannot_be_drawn_at_all(source: str, message: str) -> None:
    with pytest.raises(SvgError) as error:
        draw_svg(source, "x")
    assert str(error.value) == message


def test_the_usual_declaration_is_passed_over() -> None:
    assert draw_svg(f"{USUAL}<svg {HEAD}/>", "x").faults == ()


def test_what_shows_itself_over_and_over_ends() -> None:
    uses = "".join(f'<g id="a{n}">{f"<use href={chr(34)}#a{n + 1}{chr(34)}/>" * 10}</g>' for n in range(12))
    with ends(within=5), pytest.raises(SvgError, match="it shows more than"):
        draw_svg(f'<svg {HEAD}>{uses}<g id="a12"><rect width="1" height="1"/></g></svg>', "x")
    drawing = draw_svg(f'<svg {HEAD}><g id="a"><use href="#a"/></g></svg>', "x")
    assert [fault.message for fault in drawing.faults] == ["<use> is not drawn: it shows itself"]


def test_patterns_in_patterns_end() -> None:
    inner = "".join(
        f'<pattern id="a{n}" width=".1" height=".1"><path d="M0 0H9V9z" fill="url(#a{n + 1})"/></pattern>'
        for n in range(9)
    )
    inner += '<pattern id="a9" width=".1" height=".1"><path d="M0 0H9V9z"/></pattern>'
    with ends(within=5), pytest.raises(SvgError, match="it has more than"):
        draw_svg(f'<svg {HEAD}>{inner}<rect width="9" height="9" fill="url(#a0)"/></svg>', "x")


def test_pictures_of_filters_are_bounded() -> None:
    steps = '<feOffset dx="1"/>' * 40
    shape = '<rect width="10" height="10" filter="url(#f)"/>'
    source = f'<svg {HEAD}><filter id="f">{steps}</filter>{shape}</svg>'
    drawing = draw_svg(source, "x", pictures=lambda address: Picture(address, 1, 1, ""))
    expected = "<rect> has a filter, which is not drawn: the drawing has too many filters and masks"
    assert [fault.message for fault in drawing.faults] == [expected]


@pytest.mark.parametrize(
    ("step", "region", "expected"),
    [
        ('<feOffset dx="1e12"/>', "", "a number is too large"),
        ('<feOffset dx="99999"/>', "", "<feOffset> has a number above 10,000"),
        ('<feGaussianBlur stdDeviation="300"/>', 'x="-90000" y="-90000" width="99999" height="99999"', ""),
    ],
)
def test_filters_of_any_size_end(step: str, region: str, expected: str) -> None:
    filtered = '<rect width="9" height="9" filter="url(#f)"/>'
    source = f'<svg {HEAD}><filter id="f" filterUnits="userSpaceOnUse" {region}>{step}</filter>{filtered}</svg>'
    with ends(within=5):
        drawing = draw_svg(source, "x", pictures=lambda address: Picture(address, 1, 1, ""))
    faults = [f"<rect> has a filter, which is not drawn: {expected}"] if expected else []
    assert [fault.message for fault in drawing.faults] == faults


def test_a_million_dashes_are_not_drawn() -> None:
    line = '<path d="M0 0H1e5" stroke="red" stroke-dasharray=".001"/>'
    drawing = draw_svg(f"<svg {HEAD}>{line}</svg>", "x")
    assert [fault.message for fault in drawing.faults] == ["<path> is not drawn: more than 10,000 dashes"]


PARTS = st.sampled_from(
    (
        *("<g>", "</g>", '<path d="M0 0', 'L1e9 1"/>', "<style>", "a{fill:", "</style>", "<use href='#a'/>", "&amp;"),
        *("<text>", "</text>", "\x00", "é", "url(#a)", '" fill="', "/>", "<clipPath id='c'/>", "<!--", "-->"),
        *("<g clip-path='url(#c)' opacity='2'>", "<symbol viewBox='0 0 0 0'/>", "<tspan x='1 2'/>"),
        '<rect id="a" width="1" height="1" transform="scale(0)"/>',
        '<linearGradient id="b" gradientTransform="scale(0)"><stop/><stop/></linearGradient>',
        '<circle r="1" fill="url(#b)"/>',
        '<rect width="1" height="0" stroke="red" stroke-width="1e5" stroke-dasharray="1 0"/>',
    )
)


@examples(150, deadline=None)
@given(st.lists(PARTS, max_size=12))
def test_no_drawing_is_a_fault_of_ours(parts: list[str]) -> None:
    with suppress(SvgError):
        draw_svg(f"<svg {HEAD}>{''.join(parts)}</svg>", "x")


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        # Five times all the elements around each one.
        ("a g g g g rect {fill: red}", "style sheets that take as long to match as that with 'a g g g g rect'"),
        ("a ~ rect {fill: red}", "style sheets that take as long to match as that with 'a ~ rect'"),
        (":has(a) {fill: red}", "style sheets that take as long to match as that with ':has(a)'"),
        (f"{'*,' * 2000}g {{fill: red}}", "style sheets of more than 2,000 rules"),
        ("*{fill: red}" * 1999, "style sheets with more than 500,000 uses of their rules"),
    ],
)
def test_style_sheets_that_would_take_long_are_not_read(rules: str, message: str) -> None:
    body = f"{'<g>' * 50}{'<rect/>' * 300}{'</g>' * 50}"
    with ends(within=5):
        drawing = draw_svg(f"<svg {HEAD}><style>{rules}</style>{body}</svg>", "x")
    assert [fault.message for fault in drawing.faults] == [f"{message} cannot be read"]


def test_the_style_sheets_of_drawing_programs_are_read() -> None:
    rules = ".a{fill:red} #b{fill:red} g .a, g > rect{fill:red} rect:nth-child(2n){fill:red}"
    body = '<rect class="a"/>' * 300
    drawing = draw_svg(f"<svg {HEAD}><style>{rules}</style><g>{body}</g></svg>", "x")
    assert drawing.faults == ()


@pytest.mark.parametrize(
    ("part", "message"),
    [
        # A step of a selector and a bracket in a bracket each take a call of what reads style sheets.
        (f"<style>{'a ' * 5000}{{fill: red}}</style>", "the selector 'a a a a a a a a a a a a a a a a a a a a…"),
        (
            f"<style>{':not(' * 5000}a{')' * 5000}{{fill: red}}</style>",
            "a style sheet with brackets nested more than 50",
        ),
        (f"<style>rect {{fill: {'(' * 5000}{')' * 5000}}}</style>", "a style sheet with brackets nested more than 50"),
        (f'<g style="fill: {"(" * 5000}"/>', "a style with brackets nested more than 50 deep cannot be read"),
        (f'<rect width="1" height="1" fill="{"rgb(" * 5000}"/>', "<rect> is not drawn: 'rgb(rgb("),
    ],
)
def test_style_sheets_are_not_nested_without_end(part: str, message: str) -> None:
    drawing = draw_svg(f'<svg {HEAD}>{part}<rect width="5" height="5" fill="blue"/></svg>', "x")
    assert drawing.faults[0].message.startswith(message.rstrip("…")), drawing.faults
    # The rest is drawn.
    assert drawing.face.art


def test_usual_brackets_of_a_style_sheet_are_read() -> None:
    style = f"<style>{':not(' * 9}b{')' * 9}{{fill: rgb(255, 0, 0)}}</style>"
    assert draw_svg(f'<svg {HEAD}>{style}<rect width="5" height="5"/></svg>', "x").faults == ()
