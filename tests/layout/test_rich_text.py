"""Words on faces: curves, growing text, effects."""

from math import cos, radians, sin
from pathlib import Path as FilePath

import pytest

from pnp.frame import Group, Nested, TextRun
from pnp.measures import MM_PER_PT
from tests.layout.kits import Kit, everything, face_of, kit_with, runs, told

THEME = """
    theme: probe
    extends: plain
    classes:
      ring: {font: sans, size: 10 pt}
      big: {font: sans, size: 8 pt, fit: [4 pt, 40 pt]}
      outlined: {outline: {color: paper, width: 0.5 mm}}
      wide: {gap: 5 mm}
"""
HEAD = "theme: probe\n"
# The cap height of Source Sans, in mm at 10 pt.
CAPITALS = 0.66 * 10 * MM_PER_PT


def letters(face_items: tuple) -> list[Group]:
    """The groups of one letter each, of words on a curve."""
    (words,) = (item for item in face_items if isinstance(item, Group) and item.alt)
    return [item for item in words.items if isinstance(item, Group) and isinstance(item.items[0], TextRun)]


def test_words_stand_over_the_largest_circle_in_their_box(tmp_path: FilePath) -> None:
    face = face_of(tmp_path, "a: {text: nnn, class: ring, curve: top}", size="[40 mm, 40 mm]", theme=THEME, head=HEAD)
    first, middle, last = letters(face.art)
    # The middle letter is upright, and its capitals would touch the top of the box.
    radius = 20 - CAPITALS
    assert (middle.turn, middle.x, middle.y) == (pytest.approx(0.0), pytest.approx(20.0), pytest.approx(CAPITALS))
    # n is 0.547 em wide.
    angle = 0.547 * 10 * MM_PER_PT / radius
    assert last.turn == pytest.approx(angle * 180 / 3.14159265, rel=1e-3)
    assert first.turn == pytest.approx(-last.turn)
    place = 20 + radius * sin(radians(last.turn)), 20 - radius * cos(radians(last.turn))
    assert (last.x, last.y) == pytest.approx(place)


def test_words_below_the_centre_read_from_left_to_right(tmp_path: FilePath) -> None:
    face = face_of(
        tmp_path, "a: {text: abc, class: ring, curve: bottom}", size="[40 mm, 40 mm]", theme=THEME, head=HEAD
    )
    placed = letters(face.art)
    assert [group.items[0].text for group in placed] == ["a", "b", "c"]
    assert placed[0].x < placed[1].x < placed[2].x
    assert placed[0].turn > 0 > placed[2].turn
    assert placed[0].y < placed[1].y


def test_a_circle_of_a_given_size_touches_the_top_of_the_box(tmp_path: FilePath) -> None:
    element = "a: {text: n, class: ring, curve: {radius: 100 mm}, at: [10 mm, 8 mm], size: [20 mm, 10 mm]}"
    (letter,) = letters(face_of(tmp_path, element, theme=THEME, head=HEAD).art)
    assert (letter.x, letter.y) == (pytest.approx(20.0), pytest.approx(8 + CAPITALS))


def test_words_on_a_curve_are_read_as_one_text(tmp_path: FilePath) -> None:
    face = face_of(tmp_path, "a: {text: 'to **the** sea', class: ring, curve: top}", theme=THEME, head=HEAD)
    assert [item.alt for item in face.art if isinstance(item, Group)] == ["to the sea"]
    assert {run.font for run in runs(face)} == {"sans", "sans-bold"}


def test_words_on_a_curve_shrink_to_what_is_allowed(tmp_path: FilePath) -> None:
    element = "a: {text: 'all around the harbour', class: ring, fit: 5 pt, curve: {radius: 10 mm, spread: 90}}"
    done = kit_with(tmp_path, element, theme=THEME, head=HEAD).compose("probes")
    (size,) = {run.size for run in runs(done.pieces[0].front)}
    (overflow,) = [report for report in done.reports if type(report).__name__ == "Overflow"]
    assert (size, overflow.size) == (5.0, 5.0)
    # A quarter of a circle of 10 mm is 15.71 mm long.
    assert overflow.across > 0


@pytest.mark.parametrize(
    ("curve", "message"),
    [
        ("left", "Y203 curve 'left' is not known"),
        ("{raduis: 3 mm}", "Y201 a curve has no key 'raduis'"),
        ("{radius: 0.1 mm}", "Y203 radius '0.1 mm' is less than 1 mm"),
        ("[top]", "Y204 a curve is a map, not a list"),
    ],
)
def test_a_malformed_curve_is_found(tmp_path: FilePath, curve: str, message: str) -> None:
    done = kit_with(tmp_path, f"a: {{text: n, curve: {curve}}}", theme=THEME, head=HEAD).compose("probes")
    assert [line.partition(" ")[2] for line in told(done.findings)] == [message]


def test_too_many_words_for_a_curve_are_set_in_lines_and_found(tmp_path: FilePath) -> None:
    done = kit_with(tmp_path, f"a: {{text: {'n ' * 250}, curve: top}}", theme=THEME, head=HEAD).compose("probes")
    assert [finding.code for finding in done.findings] == ["T320"]
    assert len("".join(run.text for run in runs(done.pieces[0].front)).replace(" ", "")) == 250


def test_words_grow_to_the_height_of_their_box(tmp_path: FilePath) -> None:
    face = face_of(tmp_path, "a: {text: n, class: big, size: [60 mm, 10 mm]}", theme=THEME, head=HEAD)
    # A line is about as high as its size, and 10 mm are 28.3 pt.
    (run,) = runs(face)
    assert 20 < run.size <= 28.35
    assert run.size % 0.25 == 0


def test_an_element_may_say_both_sizes(tmp_path: FilePath) -> None:
    face = face_of(tmp_path, "a: {text: n, class: ring, fit: [4 pt, 12 pt]}", theme=THEME, head=HEAD)
    assert [run.size for run in runs(face)] == [pytest.approx(12.0)]


def test_paragraphs_are_as_far_apart_as_their_class_says(tmp_path: FilePath) -> None:
    face = face_of(tmp_path, 'a: {text: "a\\n\\nb", class: wide}', theme=THEME, head=HEAD)
    first, second = runs(face)
    # 8 pt, with leading 1.2.
    assert second.y - first.y == pytest.approx(8 * 1.2 * MM_PER_PT + 5)


def test_an_outline_lies_under_its_words(tmp_path: FilePath) -> None:
    face = face_of(tmp_path, "a: {text: n, class: outlined}", theme=THEME, head=HEAD)
    outline, run = (item for item in everything(face.art) if not isinstance(item, Nested))
    assert (outline.stroke.ink.token, outline.stroke.width) == ("paper", 1.0)
    assert run.halo == "paper"


@pytest.mark.parametrize(
    ("key", "message"),
    [
        ("outline: {width: 1 mm}", "Y205 this outline has no color"),
        ("outline: {color: pink}", "N204 the palette has no colour 'pink'"),
        ("shadow: {color: ink, by: [1 mm]}", "Y204 by takes 2 lengths, to the right and down"),
        ("shadow: {colour: ink}", "Y201 a shadow has no key 'colour'"),
        ("fit: [9 pt, 6 pt]", "Y204 fit is the smallest size, or the smallest and the largest"),
        ("drop: 2.5", "Y203 drop 2.5 is not a whole number"),
    ],
)
def test_a_malformed_key_of_a_class_is_found(tmp_path: FilePath, key: str, message: str) -> None:
    theme = f"theme: probe\nextends: plain\nclasses:\n  a: {{{key}}}\n"
    kit = Kit(tmp_path, head=HEAD, theme=theme)
    assert message in [line.partition(" ")[2] for line in told(kit.theme_findings)]
