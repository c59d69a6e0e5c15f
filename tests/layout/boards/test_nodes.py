from collections.abc import Sequence
from dataclasses import replace

import pytest

from pnp.frame import Group, Item, Path
from pnp.layout import boards
from pnp.layout.boards import nodes as drawing
from pnp.layout.boards.curves import Point, between, distance, inside
from pnp.layout.boards.node_names import NodeNames
from pnp.layout.boards.options import BoardOptions
from pnp.layout.boards.territory_map import NodeGraph, TerritoryMap
from pnp.layout.geometry.box import Box
from pnp.measures import Size
from pnp.model.boards import Board, Border, MapNode, NodeMap
from pnp.model.fields import Code
from pnp.model.scenery import Landmark, Scenery
from tests.layout.boards.drawings import alternatives, everything, mm, plain_theme, run, signature, words

LOOK = plain_theme("moss", "sand")
AREA = Box(0, 0, 120, 80)


def node(name: str, x: float, y: float, region: str = "", elevation: int | None = None) -> MapNode:
    return MapNode(id=name.lower(), name=name, center=(mm(x), mm(y)), region=region, elevation=elevation)


PLACES = (node("Skerry", 20, 30, "north", 1), node("Holm", 60, 20, "north", 3), node("Ness", 95, 55, "south"))
BORDERS = (Border(between=("skerry", "holm")), Border(between=("holm", "ness"), kind="ferry"))


def islands(shape: str = "circle") -> NodeMap:
    regions = {"north": Code(name="North", color="moss"), "south": Code(name="South", color="sand")}
    return NodeMap(size=(mm(120), mm(80)), nodes=PLACES, borders=BORDERS, regions=regions, shape=shape)  # type: ignore[arg-type]


def draw(nodes: NodeMap, box: Box = AREA) -> tuple[Item, ...]:
    return boards.draw(Board(id="islands", name="Islands", nodes=nodes), box, LOOK)


@pytest.mark.parametrize("shape", ["circle", "territory"])
def test_every_place_is_named_once_near_its_point(shape: str) -> None:
    items = draw(islands(shape))
    countries = [one for one in words(items) if one.isupper()]
    assert sorted(one for one in words(items) if one not in countries) == sorted(["Skerry", "Holm", "Ness", "1", "3"])
    assert set(countries) <= {"NORTH", "SOUTH"}
    holm = run(items, "Holm")
    assert holm.x + holm.width / 2 == pytest.approx(60)
    assert 20 <= holm.y <= 40


def test_territories_bear_the_names_of_their_regions_clear_of_their_places():
    items = draw(islands("territory"))
    north, skerry, holm = (run(items, name) for name in ("NORTH", "Skerry", "Holm"))
    for place in (skerry, holm):
        beside = north.x > place.x + place.width or north.x + north.width < place.x
        assert beside or abs(north.y - place.y) > 3
    x, y = north.x + north.width / 2, north.y
    nearest = min(PLACES, key=lambda one: (one.center[0].mm - x) ** 2 + (one.center[1].mm - y) ** 2)
    assert nearest.region == "north"
    assert "NORTH" not in words(draw(islands("circle")))
    hidden = boards.draw(Board(id="i", nodes=islands("territory")), AREA, LOOK, BoardOptions(labels=False))
    assert "NORTH" not in words(hidden)


def test_places_and_ways_can_be_heard():
    heard = alternatives(draw(islands()))
    assert heard[0] == "Islands, 3 places"
    assert {"Skerry to Holm: land", "Holm to Ness: ferry", "Holm, North, elevation 3", "Ness, South"} <= set(heard)


def test_a_map_keeps_its_proportion_in_any_box():
    assert boards.natural_size(Board(id="i", nodes=islands())) == Size(120, 80)
    skerry = run(draw(islands(), Box(100, 0, 60, 80)), "Skerry")
    assert skerry.x + skerry.width / 2 == pytest.approx(110)  # half as large: 20 mm become 10


def test_places_on_land_share_a_border_and_a_ferry_crosses_a_strait():
    land = TerritoryMap(NodeGraph.of(islands("territory"), AREA, 1.0), LOOK)
    assert land.share_side(0, 1)
    assert not land.share_side(1, 2)
    assert not land.share_side(0, 2)


def test_a_line_over_the_sea_past_another_land_starts_at_its_coast_and_not_at_its_name():
    places = (node("Skerry", 20, 40), node("Holm", 60, 40), node("Ness", 100, 40))
    ferry = Border(between=("skerry", "ness"), kind="ferry")
    graph = NodeGraph.of(replace(islands("territory"), nodes=places, borders=(ferry,)), AREA, 1.0)
    land = TerritoryMap(graph, LOOK)
    (group,) = drawing.Links(graph, LOOK, 5.0, land).items()
    assert isinstance(group, Group)
    line = group.items[0]
    assert isinstance(line, Path)
    coast = max(x for x, y in land.outline(0) if abs(y - 40) < 3)
    # Three lands in a row share 120 mm: a distance of about 57 mm, of which 6 % are 3.4 mm.
    assert coast - 6 < line.segments[0][1] < coast


def test_a_border_of_mountains_is_a_row_of_peaks():
    def paths(kind: str) -> int:
        borders = (Border(between=("skerry", "holm"), kind=kind), BORDERS[1])
        return len(TerritoryMap(NodeGraph.of(replace(islands("territory"), borders=borders), AREA, 1.0), LOOK).items())

    # Each peak is what it hides, its light, its shade and its lines.
    peaks, rest = divmod(paths("mountains") - paths("land"), 4)
    assert (peaks > 3, rest) == (True, 0)


def test_a_territory_holds_its_place_and_stays_on_the_map():
    land = TerritoryMap(NodeGraph.of(islands("territory"), AREA, 1.0), LOOK)
    for index, place in enumerate(PLACES):
        outline = land.outline(index)
        assert inside((place.center[0].mm, place.center[-1].mm), outline)
        assert all(0 <= x <= 120 and 0 <= y <= 80 for x, y in outline)


def test_neighbours_draw_the_same_line_between_them():
    """Between Skerry (20, 30) and Holm (60, 20) it runs near (40, 25); the two outlines leave no gap there."""
    land = TerritoryMap(NodeGraph.of(islands("territory"), AREA, 1.0), LOOK)
    first, second = land.outline(0), land.outline(1)
    shared = [point for point in first if distance(point, (40, 25)) < 8]
    assert len(shared) > 4
    assert all(away(point, second) < 0.15 for point in shared)


def away(point: Point, outline: Sequence[Point]) -> float:
    """How far a point is from a closed line of many short steps."""
    steps = zip(outline, (*outline[1:], outline[0]), strict=True)
    return min(distance(point, between(first, last, share / 20)) for first, last in steps for share in range(21))


def test_without_borders_all_territories_touch():
    nodes = NodeMap(size=(mm(120), mm(80)), nodes=PLACES, shape="territory")
    land = TerritoryMap(NodeGraph.of(nodes, AREA, 1.0), LOOK)
    assert land.share_side(0, 1)
    assert land.share_side(1, 2)


def test_borders_of_unknown_places_are_left_out():
    nodes = NodeMap(size=(mm(120), mm(80)), nodes=PLACES, borders=(Border(between=("holm", "nowhere")),))
    assert not [heard for heard in alternatives(draw(nodes)) if "nowhere" in heard]


@pytest.mark.parametrize("shape", ["circle", "territory"])
def test_the_same_map_is_drawn_the_same_way_twice(shape: str) -> None:
    assert signature(draw(islands(shape))) == signature(draw(islands(shape)))
    assert isinstance(draw(islands(shape))[0], Group)


def test_a_marked_territory_is_outlined_along_its_coast() -> None:
    board = Board(id="islands", name="Islands", nodes=islands("territory"))
    drawn = boards.draw(board, AREA, LOOK, BoardOptions(highlight=PLACES[0].id))
    marked = [one for one in everything(drawn) if isinstance(one, Path) and one.alt.endswith("is marked")]
    (path,) = marked
    # A coast drawn by hand has many corners; a square about the middle had the four of its radius.
    assert len(path.segments) > 20
    assert {step[0] for step in path.segments} == {"M", "L", "Z"}


@pytest.mark.parametrize("room", [2.0, 5.0, 8.0, 30.0])
def test_places_stay_inside_the_frame_of_the_map(room: float) -> None:
    nodes = NodeMap(
        size=(mm(100), mm(60)),
        nodes=(
            MapNode(id="a", name="A", center=(mm(20), mm(30))),
            MapNode(id="b", name="B", center=(mm(70), mm(60 - room))),
        ),
    )
    graph = NodeGraph.of(nodes, Box(0, 0, 100, 60), 1.0)
    radius = drawing._radius(graph)
    # A circle has a rim; one so near to the edge that it would be too small keeps its size, which is a finding.
    assert radius == drawing.LEAST_RADIUS or radius * drawing.RIM <= room
    assert (radius == drawing.LEAST_RADIUS) == (room < 5.5)


def names_of(places: Sequence[MapNode], pairs: Sequence[tuple[str, str]], scenery: Scenery | None = None) -> list[Box]:
    """The plates of names that are 12 mm wide and 4 mm high, beside places with a radius of 5 mm."""
    borders = tuple(Border(between=pair) for pair in pairs)
    nodes = NodeMap(size=(mm(120), mm(80)), nodes=tuple(places), borders=borders, shape="circle")
    graph = NodeGraph.of(nodes, AREA, 1.0)
    return list(NodeNames(graph, scenery or Scenery(), 5.0, [(12.0, 4.0)] * len(places)).boxes())


def test_a_name_stands_below_its_place_unless_a_link_leads_there() -> None:
    upper, lower = node("Upper", 60, 20), node("Lower", 60, 55)
    # The gap is a tenth of the height of the plate.
    assert names_of([upper, lower], []) == [Box(54, 25.4, 12, 4), Box(54, 60.4, 12, 4)]
    # The link leads down from the upper place: its name goes above it.
    assert names_of([upper, lower], [("upper", "lower")]) == [Box(54, 10.6, 12, 4), Box(54, 60.4, 12, 4)]
    third = node("Third", 60, 5)
    assert names_of([third, upper, lower], [("third", "upper"), ("upper", "lower")])[1] == Box(65.4, 18, 12, 4)


def test_names_keep_clear_of_each_other_and_of_pictures() -> None:
    first, second = names_of([node("A", 50, 40), node("B", 61, 40)], [])
    assert first.right <= second.x or first.bottom <= second.y or second.bottom <= first.y
    mill = Landmark(landmark="mill", center=(mm(60), mm(50)), size=mm(12))
    assert names_of([node("A", 60, 40)], [], Scenery(landmarks=(mill,))) == [Box(54, 30.6, 12, 4)]


def test_a_name_at_the_rim_stays_on_the_map() -> None:
    (name,) = names_of([node("A", 2, 76)], [])
    assert AREA.x <= name.x
    assert name.bottom <= AREA.bottom
