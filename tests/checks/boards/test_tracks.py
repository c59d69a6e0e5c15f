"""The spaces of tracks: their numbers, their ways on, what is counted on them."""

from pathlib import Path

import pytest

from tests.checks.lines import by_line, said


def track(*numbers: int | None, more: str = "") -> str:
    """A kit with a track, each space in a line of its own from line 5."""
    spaces = "".join(
        f"        - {{name: S{at}}}\n" if number is None else f"        - {{name: S{at}, number: {number}}}\n"
        for at, number in enumerate(numbers)
    )
    return f"boards:\n  - id: t\n    track:\n      spaces:\n{spaces}{more}"


LOOP = "      loop: true\n"


@pytest.mark.parametrize(
    ("numbers", "more", "messages"),
    [
        ([1, 2, 3, 4], "", []),
        ([1, 3, 2, 4], "", ["7 'S2' has number 2, but the space before it has 3"]),
        ([5, 4, 2, 3, 1], "", ["8 'S3' has number 3, but the space before it has 2"]),
        ([1, 2, 3, 4, 6, 7, 8], "", ["9 the numbers jump from 4 to 6"]),
        ([8, 7, 6, 4, 3, 2, 1], "", ["8 the numbers jump from 6 to 4"]),
        ([1, 2, 3, None, 5, 6, 7], "", ["8 'S3' stands between 3 and 5 and has no number"]),
        # A special space without a number, between numbers that follow.
        ([1, 2, 3, None, 4, 5, 6], "", []),
        ([None, 1, 2, 3, 4, 5, 6, None], "", []),
        ([0, 5, 10, 15, 25], "", []),
        ([0, 10, 20, 30, 40, 50, 60], "", []),
        ([0, 1, 2, 4, 6, 9, 12], "", []),
        ([1, 2, 3, 4, 5, 6, 10], "", []),
        ([38, 39, 40, 1, 2, 3], LOOP, []),
        ([38, 39, 40, 1, 2, 3], "", ["8 'S3' has number 1, but the space before it has 40"]),
        ([1, 2, 3, 2, 4, 5], LOOP, ["8 'S3' has number 2, but the space before it has 3"]),
        # A board of darts or roulette is in no order at all.
        ([20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19], "", []),
        ([None, None, None], "", []),
    ],
)
def test_numbers_of_a_track(tmp_path: Path, numbers: list[int | None], more: str, messages: list[str]) -> None:
    assert by_line(tmp_path, "B115", track(*numbers, more=more)) == messages


def road(*spaces: str, more: str = "") -> str:
    """A kit with a track of spaces a, b, c …, each in a line of its own from line 5."""
    lines = "".join(f"        - {{id: {chr(97 + at)}{space}}}\n" for at, space in enumerate(spaces))
    return f"boards:\n  - id: t\n    track:\n      spaces:\n{lines}{more}"


@pytest.mark.parametrize(
    ("spaces", "message"),
    [
        ((", next: [b, d]", "", "", ""), None),
        ((", next: [b, x]", ""), "5 'A' leads to 'x', which is not a space of 't'"),
        ((", number: 1, next: '2'", ", number: 2"), None),
        ((", number: 1, next: '3'", ", number: 2"), "5 'A' leads to '3', which is not a space of 't'"),
    ],
)
def test_links_lead_to_spaces(tmp_path: Path, spaces: tuple[str, ...], message: str | None) -> None:
    assert by_line(tmp_path, "B116", road(*spaces)) == ([message] if message else [])


@pytest.mark.parametrize(
    ("spaces", "more", "messages"),
    [
        ((", next: [b, d]", ", next: e", "", "", ""), "", ["7 no path leads to 'C'"]),
        ((", next: c", "", ""), "", ["6 no path leads to 'B'"]),
        ((", next: d", "", "", ""), "", ["6 no path leads to 'B'"]),
        ((", next: [b, c]", "", ""), "", []),
        ((", next: c", "", ", next: b"), "", []),
        ((", next: c", "", ""), "tables: [{id: w, die: D2, rows: [{on: 1-2, effects: [{do: move, into: b}]}]}]\n", []),
        (("", "", ""), "", []),
    ],
)
def test_every_space_is_on_a_way(tmp_path: Path, spaces: tuple[str, ...], more: str, messages: list[str]) -> None:
    assert by_line(tmp_path, "B117", road(*spaces, more=more)) == messages


@pytest.mark.parametrize(
    ("inside", "message"),
    [
        ("count: 3, spaces: [{name: A}, {name: B}]", "1 't' states 3 spaces, but it lists 2"),
        ("count: 2, spaces: [{name: A}, {name: B}]", None),
        ("count: 9, breaks: [3, 9]", "1 't' breaks after space 9, but it has only 9 spaces"),
        ("count: 9, breaks: [3, 8]", None),
        ("spaces: [{name: A}, {name: B}]", None),
    ],
)
def test_the_count_of_a_track(tmp_path: Path, inside: str, message: str | None) -> None:
    assert by_line(tmp_path, "B118", f"boards: [{{id: t, track: {{{inside}}}}}]\n") == ([message] if message else [])


@pytest.mark.parametrize(
    ("what", "message"),
    [
        ("resources: [{id: oil, start: 0, at_most: 9, track: t}]", None),
        (
            "resources: [{id: oil, at_most: 10, track: t}]",
            "2 the maximum of 'oil' is 10, but 't' goes only from 0 to 9",
        ),
        ("resources: [{id: oil, start: 12, track: t}]", "2 the start of 'oil' is 12, but 't' goes only from 0 to 9"),
        ("resources: [{id: oil, at_most: 10, track: ring}]", None),
        ("resources: [{id: oil, start: 10, at_most: 30, track: tens}]", None),
        (
            "resources: [{id: oil, start: 10, at_most: 31, track: tens}]",
            "2 the maximum of 'oil' is 31, but 'tens' goes only from 10 to 30",
        ),
        ("resources: [{id: oil, at_most: 99}]", None),
        ("goals: [{id: g, score: 10, track: t}]", "2 the score of 'g' is 10, but 't' goes only from 0 to 9"),
        ("goals: [{id: g, survive: 12, track: t}]", "2 the last turn of 'g' is 12, but 't' goes only from 0 to 9"),
        ("goals: [{id: g, survive: 9, score: 9, track: t}]", None),
    ],
)
def test_what_is_counted_has_a_space(tmp_path: Path, what: str, message: str | None) -> None:
    boards = (
        "boards: [{id: t, track: {count: 10, start: 0}}, {id: ring, track: {count: 8, loop: true}}, "
        "{id: tens, track: {start: 10, spaces: "
        "[{number: 10, name: A}, {number: 20, name: B}, {number: 30, name: C}]}}]\n"
    )
    assert by_line(tmp_path, "B124", f"{boards}{what}\n") == ([message] if message else [])


def test_spaces_without_a_name_are_called_by_their_number(tmp_path: Path) -> None:
    text = "boards: [{id: t, track: {spaces: [{number: 1}, {number: 3}, {number: 2}, {number: 4, next: '9'}, {}]}}]\n"
    assert said(tmp_path, "B115", text) == ["here is number 2, but the space before it has 3"]
    assert said(tmp_path, "B116", text) == ["space 4 leads to '9', which is not a space of 't'"]
    assert said(tmp_path, "B117", text) == ["no path leads to a space"]
