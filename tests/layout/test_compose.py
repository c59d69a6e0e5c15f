"""Components to pieces: which faces, how many, what they share, what is noticed about them."""

import gc
from pathlib import Path
from random import Random

import pytest

from pnp.findings import Span
from pnp.frame import Face, Image, Nested
from pnp.layout.compose import compose
from pnp.layout.context import LayoutContext
from pnp.layout.drawing.reports import (
    ContrastSample,
    EndsAtCut,
    FilledTable,
    NamedSpot,
    OutsideSafe,
    Overflow,
    TextSize,
    UnshownCharacters,
)
from pnp.layout.drawing.scene import Canvas
from pnp.layout.series import series
from pnp.layout.theme.resolve_theme import resolve_theme
from pnp.load.builtin import data_folder
from pnp.load.kit import load_kit
from pnp.pipeline.kit_store import KitStore
from pnp.store.memory import NoStore
from tests.docs.example_kit import write_example_kit
from tests.layout.kits import Kit, box_of, built_in, kit_with, paths, picture, runs, told, words

GAME = """
    stats: [{id: move, name: Move, abbr: Mv}]
    sides:
      - {id: red, name: Red, color: crimson, accent: cream, symbol: lion, code: R}
      - {id: blue, name: Blue, color: ocean, accent: cream, symbol: wave, code: B}
    units:
      - {id: pikes, name: Pikes, symbol: pike, stats: {move: 2}}
      - {id: bows, name: Bows, symbol: bow, stats: {move: 3}}
    armies:
      - {id: host, name: The host, side: red, units: {pikes: 4, bows: 1}, spare: {bows: 2}}
      - {id: fleet, name: The fleet, side: blue, units: {pikes: 3}}
    decks:
      - id: deck
        name: Deck
        per_player: true
        cards: [{id: one, name: One, copies: 2, text: Move.}, {id: two, name: Two, text: Draw.}]
    tables:
      - {id: luck, name: Luck, die: D6, rows: [{on: 1-3, name: Bad}, {on: 4-6, name: Good}]}
    markers:
      - {id: lit, name: Lit, symbol: lantern, color: gold, supply: '= 2 * units.pikes.stats.move'}
    sets:
      - {id: guests, one: guest, fields: {age: number}, records: [{id: bo, name: Bo, age: 3, copies: 5}]}
"""


def made(tmp_path, component, text="'x'"):
    kit = Kit(
        tmp_path,
        game=GAME,
        layouts=f"layouts:\n  - {{layout: probe, size: [20 mm, 20 mm], elements: {{a: {{text: {text}}}}}}}\n",
        components=f"components:\n  - {{id: it, kind: counter, layout: probe, {component}}}\n",
    )
    done = kit.compose("it")
    assert told(done.findings) == []
    return [(piece.id, piece.copies, " ".join(words(piece.front))) for piece in done.pieces]


def test_a_picture_is_a_back_by_itself(tmp_path):
    layouts = "layouts: [{layout: face, size: poker, bleed: 3 mm, corner: 3 mm, elements: {a: {text: x}}}]\n"
    components = "components: [{id: it, kind: card, of: decks.deck, layout: face, back: art/Back.PNG}]\n"
    done = Kit(tmp_path, game=GAME, layouts=layouts, components=components).compose("it")
    assert told(done.findings) == []
    (back,) = {id(piece.back): piece.back for piece in done.pieces}.values()
    (shown,) = [item for item in back.art if isinstance(item, Image)]
    # It covers the card with its bleed of 3 mm, 69.5 × 94.9 mm.
    assert shown.picture.path == "art/Back.PNG"
    assert (shown.x, shown.y, shown.width, shown.height) == pytest.approx((-3.0, -3.0, 69.5, 94.9))


def test_a_layout_of_the_kit_may_show_the_picture_of_a_back(tmp_path):
    back = "{layout: behind, size: [20 mm, 20 mm], elements: {a: {text: 'See {{ image }}'}}}"
    layouts = f"layouts: [{{layout: face, size: [20 mm, 20 mm], elements: {{a: {{text: x}}}}}}, {back}]\n"
    shown = "back: {layout: behind, image: b.png}"
    components = f"components: [{{id: it, kind: counter, of: markers, layout: face, {shown}}}]\n"
    done = Kit(tmp_path, game=GAME, layouts=layouts, components=components).compose("it")
    assert [" ".join(words(piece.back)) for piece in done.pieces] == ["See b.png"]


@pytest.mark.parametrize(
    ("component", "text", "pieces"),
    [
        (
            "of: armies",
            "'{{ side.name }} {{ unit.name }}'",
            [("it/host-pikes", 4, "Red Pikes"), ("it/host-bows", 3, "Red Bows"), ("it/fleet-pikes", 3, "Blue Pikes")],
        ),
        ("of: armies.fleet", "'{{ army.name }}'", [("it/fleet-pikes", 3, "The fleet")]),
        ("of: decks.deck", "'{{ card.name }}'", [("it/one", 6, "One"), ("it/two", 3, "Two")]),
        ("of: tables.luck", "'{{ row.on }} {{ row.name }}'", [("it/row-1", 1, "1-3 Bad"), ("it/row-2", 1, "4-6 Good")]),
        ("of: markers", "'{{ marker.name }}'", [("it/lit", 4, "Lit")]),
        ("of: sets.guests", "'{{ guest.name }} {{ guest.age }}'", [("it/bo", 5, "Bo 3")]),
        ("of: units, where: unit.stats.move > 2", "'{{ unit.name }}'", [("it/bows", 1, "Bows")]),
        ("of: units.pikes, copies: '= 3 * 2'", "'{{ unit.name }}'", [("it/pikes", 6, "Pikes")]),
        (
            "of: [sides, markers]",
            "'{{ side.name }} {{ marker.name }}'",
            [("it/red-lit", 4, "Red Lit"), ("it/blue-lit", 4, "Blue Lit")],
        ),
        ("per: player", "'{{ player }}'", [("it/p1", 1, "1"), ("it/p2", 1, "2"), ("it/p3", 1, "3")]),
        ("per: side", "'{{ side.code }}'", [("it/red", 1, "R"), ("it/blue", 1, "B")]),
        (
            "per: army",
            "'{{ army.name }} of {{ side.name }}'",
            [("it/host", 1, "The host of Red"), ("it/fleet", 1, "The fleet of Blue")],
        ),
        ("with: {word: hello}", "'{{ word }}'", [("it/it", 1, "hello")]),
    ],
)
def test_a_component_is_made_of_records(tmp_path, component, text, pieces):
    assert made(tmp_path, component, text) == pieces


def test_records_that_are_not_there_are_reported_at_the_component(tmp_path):
    kit = kit_with(tmp_path, "a: {text: x}", of="[unitz]")
    assert told(kit.compose("probes").findings) == ["components.yaml:2:50 N209 there are no records 'unitz'"]


def test_backs_that_look_the_same_are_one_face(tmp_path):
    kit = Kit(
        tmp_path,
        game=GAME,
        components="components:\n  - {id: it, kind: card, of: decks.deck, layout: card, back: card-back}\n",
    )
    one, two = kit.compose("it").pieces
    assert one.back is two.back
    assert one.front is not two.front


def test_backs_of_different_sides_are_different_faces(tmp_path):
    kit = Kit(
        tmp_path,
        game=GAME,
        layouts="layouts: [{layout: behind, size: [15 mm, 15 mm], elements: {a: {text: '{{ side.name }}'}}}]\n",
        components="components:\n  - {id: it, kind: counter, of: armies, layout: counter, back: behind}\n",
    )
    pikes, bows, fleet = kit.compose("it").pieces
    assert pikes.back is bows.back
    assert words(pikes.back) == ["Red"]
    assert words(fleet.back) == ["Blue"]


@pytest.mark.parametrize("depth", [1, 2])
def test_backs_whose_inner_faces_show_different_sides_are_different_faces(tmp_path, depth):
    size = "size: [15 mm, 15 mm]"
    outer = "".join(
        f"  - {{layout: behind-{level}, {size}, elements: {{a: {{face: behind-{level + 1}, {size}}}}}}}\n"
        for level in range(depth)
    )
    inner = f"  - {{layout: behind-{depth}, {size}, elements: {{a: {{text: '{{{{ side.name }}}}'}}}}}}\n"
    kit = Kit(
        tmp_path,
        game=GAME,
        layouts=f"layouts:\n{outer}{inner}",
        components="components:\n  - {id: it, kind: counter, of: armies, layout: counter, back: behind-0}\n",
    )
    pikes, bows, fleet = kit.compose("it").pieces
    assert pikes.back is bows.back
    assert fleet.back is not pikes.back


def test_what_all_faces_share_is_drawn_once_and_stays_in_its_place(tmp_path):
    kit = kit_with(
        tmp_path,
        """
        a: {box: true}
        b: {text: Static, at: [1 mm, 1 mm]}
        c: {text: '{{ card.name }}'}
        d: {box: true, at: [5 mm, 5 mm], size: [1 mm, 1 mm]}
        """,
        game=GAME,
        of="decks.deck",
    )
    one, two = (piece.front for piece in kit.compose("probes").pieces)
    assert isinstance(one.art[0], Nested)
    assert one.art[0].face is two.art[0].face
    assert [type(item).__name__ for item in one.art] == ["Nested", "TextRun", "Path"]
    assert one.art[2] is two.art[2]


def test_a_report_names_the_card_whose_text_overflows_and_where_it_was_written(tmp_path):
    kit = kit_with(
        tmp_path,
        "a: {text: '{{ card.text }}', size: [20 mm, 8 mm]}",
        of="decks.deck",
        decks="decks: [{id: deck, name: D, cards: [{id: long, text: one two three four five six seven eight}]}]",
    )
    done = kit.compose("probes")
    (overflow,) = [one for one in done.reports if isinstance(one, Overflow)]
    assert (overflow.face, overflow.element, overflow.size) == ("probes/long", "a", 9.0)
    assert (overflow.text_span.line, overflow.text_span.column) == (1, 54)
    assert overflow.element_span.file.endswith("layouts.yaml")
    # Three lines of 9 pt (3.175 mm, leading 1.2) are 10.795 mm high.
    assert overflow.down == pytest.approx(2.795)
    assert overflow.words == "seven eight"


def test_a_word_wider_than_its_box_is_reported(tmp_path):
    done = kit_with(tmp_path, "a: {text: Unwiderstehlichkeiten, size: [8 mm, 30 mm]}").compose("probes")
    assert "BrokenWord" in {type(one).__name__ for one in done.reports}


def test_a_character_that_no_font_has_is_reported(tmp_path):
    done = kit_with(tmp_path, "a: {text: 'A 🂡'}").compose("probes")
    (missing,) = [one for one in done.reports if isinstance(one, UnshownCharacters)]
    assert missing.characters == "🂡"


def test_words_too_near_the_cut_are_reported_and_others_are_not(tmp_path):
    done = kit_with(
        tmp_path, "a: {text: near, at: [1 mm, 5 mm]}\nb: {text: fine, at: [5 mm, 5 mm]}", keys="safe: 3 mm\n"
    ).compose("probes")
    (outside,) = [one for one in done.reports if isinstance(one, OutsideSafe)]
    assert outside.element == "a"
    assert outside.by == pytest.approx(2.0)


def test_a_round_trim_cuts_corners(tmp_path):
    keys = "safe: 0 mm\ntrim: circle\n"
    done = kit_with(tmp_path, "a: {text: corner, size: [20 mm, 5 mm]}", size="[20 mm, 20 mm]", keys=keys).compose(
        "probes"
    )
    assert [one.element for one in done.reports if isinstance(one, OutsideSafe)] == ["a"]


def test_colours_are_reported_with_what_they_lie_on(tmp_path):
    done = kit_with(tmp_path, "a: {box: true, color: ocean}\nb: {text: x, color: cream}").compose("probes")
    (sample,) = [one for one in done.reports if isinstance(one, ContrastSample)]
    assert (sample.color, sample.ground, sample.size) == ("cream", "ocean", 9.0)
    assert [one.size for one in done.reports if isinstance(one, TextSize)] == [9.0]


def test_a_board_decides_the_size_of_its_face(tmp_path):
    kit = Kit(
        tmp_path,
        boards="boards:\n  - {id: mat, name: Mat, mat: {size: [120 mm, 60 mm], areas: []}}\n",
        components="components:\n  - {id: it, kind: board, of: boards.mat, layout: board}\n",
    )
    size = kit.compose("it").pieces[0].front.size
    assert (size.width, size.height) == (120.0, 60.0)


def test_the_kit_of_the_format_page_composes(tmp_path):
    from pnp.findings import Span
    from pnp.layout.compose import compose
    from pnp.layout.context import LayoutContext
    from pnp.layout.theme.resolve_theme import resolve_theme
    from pnp.load.kit import load_kit

    root = write_example_kit(tmp_path)
    loaded = load_kit(root, "lanterns")
    library = built_in().with_kit(loaded.layouts, loaded.themes)
    theme, findings = resolve_theme(library, loaded.game.kit.theme, root, Span("kit.yaml", 1, 1))
    assert told(findings) == []
    context = LayoutContext(loaded.game, library, theme, picture)
    copies = {}
    for component in loaded.game.components:
        done = compose(component, context)
        assert told(done.findings) == []
        assert [one for one in done.reports if not isinstance(one, TextSize | ContrastSample)] == []
        copies[component.id] = sum(piece.copies for piece in done.pieces)
    # 6 and 5 units and a spare one; 11 hits beyond the first (7 pikes, 2 cogs of 3) and 2 lit; 14 orders; 4 events.
    assert copies == {
        "counters": 12, "markers": 13, "orders": 14, "events": 4, "board": 1, "coast": 1, "march": 1, "days": 1,
        "tide-track": 1, "islands": 1, "store": 1, "rulebook": 0, "storm": 1, "seals": 1,
    }  # fmt: skip


def test_the_same_kit_gives_the_same_faces(tmp_path):
    kits = [tmp_path / "one", tmp_path / "two"]
    faces = []
    for folder in kits:
        folder.mkdir()
        kit = Kit(
            folder, game=GAME, components="components:\n  - {id: it, kind: counter, of: armies, layout: counter}\n"
        )
        faces.append([piece.front for piece in kit.compose("it").pieces])
    assert [runs(face) for face in faces[0]] == [runs(face) for face in faces[1]]
    assert [list(map(box_of, paths(face))) for face in faces[0]] == [
        list(map(box_of, paths(face))) for face in faces[1]
    ]


# These show records that only some games have: tests/pipeline/test_starters.py builds kits with them, and
# tests/docs/test_catalog_pages.py the small game that shows every layout.
OF_GAMES = {
    "action-board", "card-back-picture", "dashboard", "die", "divider", "hex-tile", "score-pad", "standee", "sticker",
    "tuckbox",
}  # fmt: skip


@pytest.mark.parametrize("layout", sorted(built_in().layouts.keys() - OF_GAMES))
def test_every_layout_that_comes_with_pnp_is_sound(tmp_path, layout):
    of = {
        **{name: "decks.deck" for name in built_in().layouts if name.startswith("card")},
        "counter": "armies", "counter-back": "armies",
        **{name: "armies" for name in built_in().layouts if name.startswith("unit-counter")},
        "marker": "markers",
        "token-round": "markers", "token-hex": "markers", "board": "boards.mat",
        "map-sheet": "boards.field", "roster": "armies",
    }  # fmt: skip
    kit = Kit(
        tmp_path,
        game=GAME,
        boards="boards:\n  - {id: mat, name: Mat, mat: {size: [120 mm, 60 mm], areas: []}}\n"
        "  - id: field\n    name: Field\n"
        '    grid: {columns: 1, rows: 4, cell: 20 mm, legend: {w: wood}, cells: "w\\nw\\nw\\nw"}\n'
        "terrain: [{id: wood, name: Wood, color: moss}]\n",
        play="setup:\n  - {id: deal, name: Deal, text: Deal the cards.}\n",
        components=f"components:\n  - {{id: it, kind: card, of: {of.get(layout, '[]')}, layout: {layout}}}\n",
    )
    done = kit.compose("it")
    assert told(done.findings) == []
    assert done.pieces
    # A head of a book stands on a page, and nobody cuts along its edge.
    expected = (TextSize, ContrastSample, FilledTable, NamedSpot, *([EndsAtCut] if "head" in layout.split("-") else []))
    assert [one for one in done.reports if not isinstance(one, expected)] == []


def beyond_safe(tmp_path, place):
    """By how much a small text at a place comes out of the safe zone of a hexagon 40 × 46.19 mm, 2 mm wide."""
    kit = kit_with(
        tmp_path,
        f"a: {{icon: die-6, at: [{place}], size: [8 mm, 8 mm]}}",
        size="[40 mm, 46.19 mm]",
        keys="trim: hexagon\nsafe: 2 mm\n",
    )
    return [one.by for one in kit.compose("probes").reports if isinstance(one, OutsideSafe)]


def test_the_safe_zone_of_a_hexagon_reaches_into_its_corners(tmp_path):
    # What is seen of the icon reaches 2.96 mm to the right of the middle and 18.555 mm above it: 18.8 mm away,
    # where a circle inside the zone ends at 18 mm.
    assert beyond_safe(tmp_path, "16 mm, 3.5 mm") == []


def test_what_leaves_a_hexagon_over_its_slanted_side_is_reported(tmp_path):
    (by,) = beyond_safe(tmp_path, "30 mm, 8 mm")
    # The upper right corner of what is seen of the icon: 16.96 mm right of the middle, 14.055 mm above it.
    # The side runs where y + 0.577 x = 23.095; less the zone, (14.055 + 9.793 - 23.095) / 1.155 + 2 mm.
    assert round(by, 1) == 2.7


@pytest.mark.parametrize(
    "name",
    ["pizza-maker", *(pytest.param(name, marks=pytest.mark.collection) for name in ("qadesh", "ravenloft-quest"))],
)
def test_the_order_in_which_faces_are_drawn_changes_nothing(name):
    root = Path(__file__).resolve().parents[2] / "content" / name
    loaded = load_kit(root, name, (data_folder("content"),))
    assert loaded.game is not None
    library = built_in().with_kit(loaded.layouts, loaded.themes, loaded.game.icons)
    kit = loaded.game.kit
    theme, _ = resolve_theme(library, kit.theme, root, Span("kit.yaml", 1, 1), kit.language, folders=loaded.folders)
    chance, kept = Random(name), KitStore(NoStore(), Path(), name)

    def composed(shuffled: bool) -> list[object]:
        context = LayoutContext(loaded.game, library, theme, picture)
        found: dict[str, object] = {}
        for component in sorted(loaded.game.components, key=lambda _: chance.random() if shuffled else 0):
            order = list(range(len(series(component, loaded.game)[0])))
            if shuffled:
                chance.shuffle(order)
            done = compose(component, context, order)
            faces = [(piece.id, drawn(piece.front), piece.back and drawn(piece.back)) for piece in done.pieces]
            found[component.id] = (faces, done.named, done.reports)
        return sorted(found.items())

    def drawn(face: Face) -> str:
        return kept.digest(face)

    in_order = composed(False)
    for _ in range(2):
        assert composed(True) == in_order


@pytest.mark.usefixtures("own_garbage")
def test_what_drew_a_face_goes_at_once(tmp_path: Path) -> None:
    # Garbage is looked for so rarely that ten thousand cards would fill the memory until then.
    text = "{{ unit.name }}"
    kit = Kit(
        tmp_path,
        game=GAME,
        layouts=f"layouts:\n  - {{layout: probe, size: [20 mm, 20 mm], elements: {{a: {{text: '{text}'}}}}}}\n",
        components="components:\n  - {id: it, kind: counter, layout: probe, of: units}\n",
    )

    def canvases() -> int:
        return sum(isinstance(value, Canvas) for value in gc.get_objects())

    gc.collect()
    gc.disable()
    try:
        before = canvases()
        done = kit.compose("it")
        assert len(done.pieces) == 2
        assert canvases() <= before
    finally:
        gc.enable()
