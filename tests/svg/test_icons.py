"""An SVG file becomes the paths of an icon, in a view whose longer side is 512."""

from __future__ import annotations

from pnp.svg.icons import IconPart, icon_of

HEAD = 'xmlns="http://www.w3.org/2000/svg"'
SQUARE = "M 128 128 L 384 128 L 384 384 L 128 384 Z"


def parts(content: str, view: str = "0 0 4 4") -> list[tuple[str, str]]:
    """The paths with their tones; no faults."""
    icon = icon_of(f'<svg {HEAD} viewBox="{view}">{content}</svg>', "x")
    assert icon.faults == ()
    return [(part.d, part.tone) for part in icon.parts]


def faults(content: str) -> list[str]:
    return [fault.message for fault in icon_of(f'<svg {HEAD} viewBox="0 0 4 4">{content}</svg>', "x").faults]


def test_an_icon_has_the_proportions_of_its_view() -> None:
    assert icon_of(f'<svg {HEAD} viewBox="0 0 4 2"><rect width="4" height="2"/></svg>', "x").view == (512, 256)


def test_a_black_shape_has_the_colour_of_the_icon() -> None:
    assert parts('<path d="M1 1h2v2h-2z"/>') == [(SQUARE, "")]


def test_the_square_behind_an_icon_is_left_out() -> None:
    assert parts('<path d="M0 0h4v4H0z"/><path d="M1 1h2v2h-2z" fill="#fff"/>') == [(SQUARE, "")]


def test_a_ground_that_is_not_seen_is_none() -> None:
    assert parts('<path d="M0 0h4v4H0z" opacity="0"/><path d="M1 1h2v2h-2z" fill="#fff"/>') == [(SQUARE, "")]


def test_white_on_black_is_left_out() -> None:
    tones = [tone for _, tone in parts('<circle cx="2" cy="2" r="1.9"/><path d="M1 1h2v2h-2z" fill="#fff"/>')]
    assert tones == ["", "paper"]


def test_a_faint_shape_is_light() -> None:
    assert parts('<path d="M1 1h2v2h-2z" opacity=".4"/>') == [(SQUARE, "light")]


def test_a_shape_keeps_its_rule() -> None:
    icon = icon_of(f'<svg {HEAD} viewBox="0 0 4 4"><path d="M1 1h2v2h-2z" fill-rule="evenodd"/></svg>', "x")
    assert icon.parts == (IconPart(SQUARE, True),)


def test_a_drawing_of_several_colours_keeps_them() -> None:
    both = '<rect width="1" height="1" fill="red"/><rect x="2" width="1" height="1" fill="blue"/>'
    assert faults(both) == []
    assert [tone for _, tone in parts(both)] == ["#ff0000", "#0000ff"]
    # Its ground and its white parts belong to it, and what shines through is paler.
    flag = '<path d="M0 0h4v4H0z" fill="red"/><path d="M1 1h2v2h-2z" fill="#fff"/><path d="M1 1h1v1h-1z" opacity=".4"/>'
    assert [tone for _, tone in parts(flag)] == ["#ff0000", "#ffffff", "#999999"]


def test_words_and_nothing_are_no_icon() -> None:
    assert faults("<text>A</text>") == ["<text> is not drawn: words are not drawn here", "it shows nothing"]


def test_a_gradient_is_no_colour() -> None:
    gradient = '<linearGradient id="g"><stop/><stop offset="1"/></linearGradient>'
    assert faults(f'{gradient}<rect width="1" height="1" fill="url(#g)"/>') == [
        "it has a gradient, and icons are drawn in plain colours"
    ]


def test_a_clipped_shape_is_cut() -> None:
    clip = '<clipPath id="c"><rect x="1" y="1" width="2" height="2"/></clipPath>'
    ((d, _),) = parts(f'{clip}<rect width="4" height="4" clip-path="url(#c)"/>')
    numbers = [float(word) for word in d.split() if word[0].isdigit()]
    assert (min(numbers), max(numbers)) == (128, 384)


def test_a_drawing_of_one_colour_keeps_it_if_asked_with_its_ground_and_its_white_parts() -> None:
    text = '<svg {HEAD} viewBox="0 0 4 4"><path d="M0 0h4v4H0z" fill="#c00"/><path d="M1 1h2v2h-2z" fill="#fff"/></svg>'
    text = text.replace("{HEAD}", HEAD)
    assert [part.tone for part in icon_of(text, "x", keeps_colors=True).parts] == ["#cc0000", "#ffffff"]
    assert [part.tone for part in icon_of(text, "x").parts] == [""]
    assert icon_of(text, "x").lost_color == "#cc0000"
