"""Faces, findings and reports as plain values, and back."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from enum import Enum
from typing import Any, Literal

import pytest

from pnp import findings, frame
from pnp.findings import Edit, Finding, Related, Severity, Span
from pnp.frame import (
    Anchor,
    Breaks,
    Face,
    Field,
    Fold,
    Group,
    Image,
    Ink,
    Link,
    Nested,
    Page,
    Path,
    Picture,
    Piece,
    Placement,
    Sheet,
    Stroke,
    TextRun,
)
from pnp.layout.drawing import reports
from pnp.measures import Size
from pnp.store.codec import Codec, TableError
from pnp.store.packing import CodecError, pack, unpack
from pnp.values import dataclass


def classes_of(module: Any) -> set[type]:
    """The values and enums that a module makes itself."""
    own = (var for var in vars(module).values() if isinstance(var, type) and var.__module__ == module.__name__)
    return {cls for cls in own if dataclasses.is_dataclass(cls) or issubclass(cls, Enum)}


TABLE = tuple(classes_of(findings) | classes_of(frame) | classes_of(reports) | {Size})
CODEC = Codec(TABLE)
INK = Ink("red", "line", 1)
SPAN = Span("kit/cards.yaml", 3, 5, 3, 9)


def again(value: object, codec: Codec = CODEC) -> Any:
    """A value after it was kept."""
    return codec.from_plain(unpack(pack(codec.to_plain(value))))


def test_every_class_that_a_result_is_made_of_can_be_written() -> None:
    CODEC.require_all()
    assert {Face, Sheet, Finding, Severity, reports.Overflow} <= set(TABLE)


@pytest.mark.parametrize(
    "value",
    [
        INK,
        Stroke(INK, 0.2, (1, 2.5), "round"),
        Path((("M", 0, -0.0), ("C", 1, 2, 3, 4, 5, 6.5), ("Z",)), INK, None, True, "a line"),
        Path(()),
        TextRun(1, 2, "Ä\udc80", "serif", 9, INK, 3.5, word_space=0.1),
        Image(Picture("/kit/a.png", 4, 5, "ab"), 1, 2, 3, 4, (0, 0, 0.5, 1)),
        Field("checkbox", "hits", 1, 2, 3, 4, "sans", 8, INK, boxed=False),
        Link(1, 2, 3, 4, "#there"),
        Anchor("there", 3, "Title", 1),
        Fold(0, 1, 2, 3),
        Breaks((1, 2.5), ()),
        SPAN,
        Finding(
            code="D101",
            severity=Severity.WARNING,
            message="no row takes 5",
            span=SPAN,
            related=(Related(SPAN, "here"), Related(Span("b", 1, 1), "there")),
            edits=(Edit(SPAN, "4-5"),),
        ),
        reports.TextSize(face="card/1", element="title", text_span=SPAN, element_span=SPAN, size=8.5),
        reports.ContrastSample(
            face="card/1",
            element="title",
            text_span=SPAN,
            element_span=SPAN,
            color="ink",
            ground="paper",
            size=8,
            behind=(("paper", 1.0), ("red", 0.5)),
        ),
        {"a": [1, (2, INK)], ("x", 1): frozenset({"b"}), 2: (INK, SPAN), "n": None, "s": Severity.ERROR},
        (),
        b"bytes",
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_value_comes_back_as_it_was(value: object) -> None:
    assert repr(again(value)) == repr(value)
    assert again(value) == value


def test_a_set_comes_back_whatever_order_it_is_written_in() -> None:
    assert again(frozenset({"b", "a", "c"})) == frozenset({"a", "b", "c"})


def a_face() -> Face:
    """A face of everything that a face can hold."""
    inner = Face(id="star", size=Size(5, 5), art=(Path((("R", 0, 0, 5, 5),), INK),))
    group = Group((Nested(inner, 1, 2), Path((), INK)), 90, clip=(("M", 1, 2),))
    return Face(
        id="card/1",
        size=Size(63, 88.5),
        art=(group, Nested(inner, 3, 4, turn=90)),
        cut=(Path((("Z",),)),),
        folds=(Fold(0, 1, 2, 3),),
        breaks=Breaks((1,), (2,)),
        span=SPAN,
    )


def test_faces_pages_pieces_and_sheets_come_back_as_they_were() -> None:
    face = a_face()
    page = Page(size=Size(210, 297), items=(TextRun(1, 2, "words", "serif", 9, INK, 3),), number=3, label="iii")
    piece = Piece(id="card/1", kind="card", front=face, back=None, copies=2)
    sheet = Sheet(
        size=Size(210, 297),
        side="back",
        placements=(Placement(face, 1, 2, 90, window=(0, 0, 5, 5)), Placement(page, 3, 4)),
        trim_box=(1, 2, 3, 4),
    )
    assert repr(again((piece, sheet))) == repr((piece, sheet))


def test_what_was_one_object_is_written_once_and_is_one_object_again() -> None:
    star = Face(id="star", size=Size(5, 5), art=tuple(Path((("M", n, n),)) for n in range(100)))
    faces = tuple(Face(id=f"card/{n}", size=Size(63, 88), art=(Nested(star, n, n),)) for n in range(500))
    plain = CODEC.to_plain(faces)
    assert len(plain[0]) == 500 * 3 + 1 + 100 + 1  # Nested, Face and Size of each card; the star, its paths, its size.
    nested = [face.art[0].face for face in again(faces)]
    assert all(value is nested[0] for value in nested)


def test_faces_that_only_look_alike_stay_two() -> None:
    one, other = again((Face(id="a", size=Size(1, 2)), Face(id="a", size=Size(1, 2))))
    assert one is not other


def test_equal_places_are_written_once_but_numbers_of_two_types_are_not_mixed_up() -> None:
    places = tuple(Span("kit.yaml", 1, 2) for _ in range(50))
    assert len(CODEC.to_plain(places)[0]) == 1
    assert again(places) == places
    inks = (Ink("a", "line", 1), Ink("a", "line", 1.0), Ink("a", "line", 0.0), Ink("a", "line", -0.0))
    assert repr(again(inks)) == repr(inks)


def test_faces_in_faces_are_read_without_recursion() -> None:
    face = a_face()
    for _ in range(100):
        face = Face(id="outer", size=Size(1, 1), art=(Nested(face, 0, 0),))
    assert repr(again(face)) == repr(face)


def test_faces_nested_beyond_reason_are_refused() -> None:
    face = a_face()
    for _ in range(100_000):
        face = Face(id="outer", size=Size(1, 1), art=(Nested(face, 0, 0),))
    with pytest.raises(CodecError):
        CODEC.to_plain(face)
    while face.art:
        face = face.art[0].face  # type: ignore[union-attr]
        if face.id != "outer":
            break


@pytest.mark.parametrize("value", [object(), Codec, (1, {2: object()}), {1, 2}, range(3)])
def test_what_is_not_in_the_table_is_refused(value: object) -> None:
    with pytest.raises(CodecError):
        CODEC.to_plain(value)


def test_a_class_that_is_not_in_the_table_is_refused_wherever_it_stands() -> None:
    with pytest.raises(CodecError, match="Related is not in the table"):
        Codec((Finding, Span, Severity, Related, Edit)[:3]).to_plain(Related(SPAN, "x"))


NUMBER = {cls.__qualname__: place for place, cls in enumerate(sorted(TABLE, key=lambda cls: cls.__qualname__))}
AN_INK = (NUMBER["Ink"], "red", "line", 1.0)
A_PATH = (NUMBER["Path"], (("M", 1, 2), ("Z",)), 0, None, False, "")
A_SPAN = (NUMBER["Span"], "a", 1, 1, 0, 0)


def changed(record: tuple[Any, ...], place: int, value: object) -> tuple[Any, ...]:
    return (*record[:place], value, *record[place + 1 :])


def test_the_records_that_are_damaged_below_are_sound() -> None:
    assert CODEC.from_plain(((AN_INK, A_PATH), ("i", 1))) == Path((("M", 1, 2), ("Z",)), Ink("red", "line", 1.0))


@pytest.mark.parametrize(
    "objects",
    [
        (changed(AN_INK, 0, 999),),
        (changed(AN_INK, 0, -1),),
        (changed(AN_INK, 0, "Ink"),),
        (changed(AN_INK, 0, True),),
        (changed(AN_INK, 0, NUMBER["Severity"]),),
        (AN_INK[:-1],),
        ((*AN_INK, 1),),
        (changed(AN_INK, 1, 5),),
        (changed(AN_INK, 2, "sky"),),
        (changed(AN_INK, 2, ("line",)),),
        (changed(AN_INK, 3, "1"),),
        (changed(AN_INK, 3, True),),
        (AN_INK, changed(A_PATH, 1, "MZ")),
        (AN_INK, changed(A_PATH, 1, (("M", 1, 2), "Z"))),
        (AN_INK, changed(A_PATH, 1, (("M", 1, "2"),))),
        (AN_INK, changed(A_PATH, 1, ((1, 1, 2),))),
        (AN_INK, changed(A_PATH, 1, ((),))),
        (AN_INK, changed(A_PATH, 1, (("M", 1, None),))),
        (AN_INK, changed(A_PATH, 2, 1)),
        (AN_INK, changed(A_PATH, 2, -1)),
        (AN_INK, changed(A_PATH, 2, "0")),
        (AN_INK, changed(A_PATH, 2, False)),
        (AN_INK, changed(A_PATH, 4, 0)),
        (A_SPAN, changed(A_PATH, 2, 0)),
        (A_PATH, AN_INK),
        ((),),
        (bytes(AN_INK[:1]),),
        ({0: NUMBER["Ink"], 1: "red", 2: "line", 3: 1.0},),
        (7,),
        7,
        None,
    ],
)
def test_objects_that_no_value_is_written_as_are_refused(objects: object) -> None:
    with pytest.raises(CodecError):
        CODEC.from_plain((objects, ("i", 0)))


@pytest.mark.parametrize(
    "root",
    [
        ("i", 1),
        ("i", -1),
        ("i",),
        ("i", 0, 0),
        ("x", 1),
        ("n", 5),
        ("d", 1),
        ("e", "Severity", "NONE"),
        ("e", "Os", "x"),
        (),
    ],
)
def test_a_root_that_no_value_is_written_as_is_refused(root: object) -> None:
    with pytest.raises(CodecError):
        CODEC.from_plain(((AN_INK,), root))


@dataclass(frozen=True, slots=True)
class Sums:
    """Annotations that frames and findings do not have."""

    totals: Mapping[str, Ink]
    names: frozenset[str]
    pairs: tuple[tuple[str, Ink | None], ...]
    style: Severity
    either: Ink | str
    kinds: list[Literal["a", "b"]]
    box: tuple[float, float] | None = None
    numbers: tuple[*tuple[int, ...]] = (1, 2, 3)


def test_maps_sets_lists_enums_and_unions_come_back_as_they_were() -> None:
    value = Sums({"x": INK}, frozenset("ba"), (("p", INK), ("q", None)), Severity.INFO, "red", ["a", "b"], (1, 2.5))
    codec = Codec((Sums, Ink, Severity))
    found = again(value, codec)
    assert found == value
    assert found.totals["x"] is found.pairs[0][1]
    assert again(dataclasses.replace(value, either=INK, box=None), codec).either == INK


@dataclass(frozen=True, slots=True)
class Pair:
    """A name with its ink."""

    pair: tuple[str, Ink | None]


@pytest.mark.parametrize("pair", [("p",), ("p", None, None), {0: "p", 1: None}, "pq"])
def test_a_pair_that_has_not_two_members_is_refused(pair: object) -> None:
    codec = Codec((Pair, Ink))
    ((number, sound),), root = codec.to_plain(Pair(("p", None)))
    assert codec.from_plain((((number, sound),), root)) == Pair(("p", None))
    with pytest.raises(CodecError):
        codec.from_plain((((number, pair),), root))


@dataclass(frozen=True, slots=True)
class Callback:
    """What cannot be kept."""

    call: type


def test_a_table_that_cannot_be_written_is_a_fault_of_ours() -> None:
    with pytest.raises(TableError, match="Callback"):
        Codec((Callback,)).require_all()
    with pytest.raises(TableError):
        Codec((Ink, Ink))
