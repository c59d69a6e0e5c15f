"""What symbols look like, by numbers: inside their view, of few paths, told apart in one colour at 8 mm."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from zlib import crc32

import pytest

from pnp.frame import Ink, Nested, Page
from pnp.layout.theme.icons import draw_icon
from pnp.measures import Size
from pnp.model.texts import Icon
from pnp.svg.outlines import bounds
from pnp.svg.path import parse_path
from pnp.symbols import composed, in_pictures
from pnp.symbols.busts import WORDS as BUSTS
from pnp.symbols.carried import CARRIED
from pnp.symbols.figure_styles import STYLES
from pnp.symbols.figures import WORDS as FIGURES
from pnp.symbols.fliers import FLIGHTS
from pnp.symbols.horses import HORSES
from pnp.symbols.monsters import WORDS as MONSTERS
from pnp.symbols.mounts import PIECES
from pnp.symbols.nato import FRAMES, SIZES
from pnp.symbols.nato import WORDS as NATO
from pnp.symbols.natural import person, stood
from pnp.symbols.poses import posed
from pnp.symbols.stances import POSES
from pnp.symbols.weapons import WEAPONS
from pnp.symbols.words import DRESSES
from tests.listing import same_as_kept
from tests.paint.documents import look, paint

SIDE = 8  # mm; a tenth of one is a pixel
# A fifth of a square millimetre: what an eye sees at arm's length.
DIFFERENT = 20


def words_of(family, choice: str) -> list[str]:
    return list(next(known for known in family.choices if known.name == choice).words)


SERIES = {
    "branches": [f"nato {word}" for word in words_of(NATO, "branch")],
    "traits": [f"nato unit {word}" for word in words_of(NATO, "trait")] + ["nato unit"],
    "traits of infantry": [f"nato infantry {word}" for word in words_of(NATO, "trait")] + ["nato infantry"],
    "sizes": [f"nato infantry {word}" for word in SIZES] + ["nato infantry"],
    "mobility": [f"nato artillery {word}" for word in words_of(NATO, "mobility")] + ["nato artillery"],
    "frames": [f"nato {word} armour" for word in FRAMES],
    "flags": [f"nato armour III {word}" for word in words_of(NATO, "flag")] + ["nato armour III"],
    "mounts": [f"figure {word} turban spear" for word in words_of(FIGURES, "mount")],
    "headgear": [f"figure foot {word} musket" for word in words_of(FIGURES, "headgear")],
    "headgear on horses": [f"figure horse {word} sabre" for word in words_of(FIGURES, "headgear")],
    "weapons": [f"figure foot bicorne {word}" for word in WEAPONS],
    "natural people": [
        f"figure foot {word} musket natural" for word in words_of(FIGURES, "headgear") if word != "jester-cap"
    ],
    "players": [
        f"figure foot {word} musket natural"
        for word in ("jester-cap", "plumed-hat", "hood", "flowing-hair", "pointed-hat", "horned-helmet")
    ],
    "natural people with weapons": [f"figure foot bicorne {word} natural" for word in WEAPONS],
    "natural people on mounts": [f"figure {word} turban spear natural" for word in words_of(FIGURES, "mount")],
    "horses": [f"figure {word} bicorne sword" for word in HORSES],
    "natural horses": [f"figure {word} bicorne sword natural" for word in HORSES],
    "coats of horses": [f"figure galloping-horse great-helm lance{coat}" for coat in ("", " grey-horse", " caparison")],
    "covered horses": [f"figure {word} great-helm lance caparison" for word in HORSES],
    "dress by name": [f"figure foot bare none {word} natural" for word in DRESSES],
    "dress from behind": [f"figure foot bare none {word} behind natural" for word in DRESSES],
    "monsters from behind": [f"monster {word} behind" for word in words_of(MONSTERS, "body")],
    "mounted kinds": [
        "figure galloping-horse bay-horse dragoon-helmet pointed-sword",
        "figure horse dun-horse dragoon-helmet lance",
        "figure galloping-horse grey-horse busby sabre pelisse",
        "figure horse black-horse dragoon-helmet sword cuirass",
        "figure horse bay-horse shako carbine",
        "figure rearing-horse grey-horse turban sabre round-shield",
        "figure galloping-horse dun-horse fur-hat levelled-lance",
        "figure rearing-horse bay-horse raupenhelm sword cuirass",
        "figure galloping-horse black-horse czapka levelled-lance",
    ],
    "dress": [
        *("figure foot bonnet musket", "figure foot fez musket", "figure foot busby musket"),
        *("figure foot bearskin axe apron", "figure foot bearskin axe"),
    ],
    "poses": [f"figure foot steel-helmet rifle {word}" for word in POSES if word != "yields"],
    "in the air": [f"figure broom flying-helmet {word} natural" for word in FLIGHTS],
    "carried in a pose": [f"figure foot forage-cap charges {word}" for word in CARRIED if word != "bugle"],
    "guns": [f"figure {mount} bicorne {word}" for mount in ("foot", "horse") for word in PIECES],
    "Napoleonic units": [
        "figure foot shako musket",
        "figure foot shako rifle",
        "figure foot bearskin musket",
        "figure foot bonnet musket",
        "figure horse dragoon-helmet sword",
        "figure horse busby sabre",
        "figure horse czapka lance",
        "figure gun shako",
        "figure horse shako cannon",
        "figure horse bicorne sword",
        "figure foot hood musket",
    ],
    "faces": [f"bust {word} cloak" for word in words_of(BUSTS, "face")],
    "beards": [f"bust {word} robe" for word in words_of(BUSTS, "beard")] + ["bust robe"],
    "hair": [f"bust woman {word} gown" for word in words_of(BUSTS, "hair")],
    "hats": [f"bust {word} cloak" for word in words_of(BUSTS, "hat")],
    "garments": [f"bust {word}" for word in words_of(BUSTS, "garment")],
    "held": [f"bust flat-cap apron {word}" for word in words_of(BUSTS, "held")],
    "bodies of monsters": [f"monster {word}" for word in words_of(MONSTERS, "body")],
    "heads of monsters": [f"monster man {word}" for word in words_of(MONSTERS, "head")],
    "wings of monsters": [f"monster beast {word}" for word in words_of(MONSTERS, "wings")],
    "what monsters hold": [f"monster machine {word}" for word in words_of(MONSTERS, "held")],
    "shields": [f"figure foot galea sword {word}" for word in words_of(FIGURES, "shield")],
}


def symbol(name: str) -> Icon:
    found = composed(name)
    assert found is not None, name
    return found


@cache
def pictures(names: tuple[str, ...]) -> tuple[int, ...]:
    """Each symbol at 8 mm in black, its pixels as the bits of a number."""
    items = []
    for number, name in enumerate(names):
        face = draw_icon(symbol(name), Ink("black", "ornament"), Ink("white", "ground"))
        scale = SIDE / max(face.size.width, face.size.height)
        x, y = (SIDE - face.size.width * scale) / 2, (SIDE - face.size.height * scale) / 2
        items.append(Nested(face, x, number * SIDE + y, scale))
    page = Page(size=Size(SIDE, SIDE * len(names)), items=tuple(items), number=1)
    picture = look(paint(page)).picture.convert("L").resize((SIDE * 10, SIDE * 10 * len(names)))
    rows = picture.point(lambda value: 255 * (value < 128)).convert("1").tobytes()
    each = len(rows) // len(names)
    return tuple(int.from_bytes(rows[number * each : (number + 1) * each], "big") for number in range(len(names)))


@pytest.mark.parametrize("series", SERIES)
def test_each_is_told_apart_from_every_other(series):
    names = tuple(SERIES[series])
    alike = [
        f"{names[first]} | {names[second]}: {(one ^ other).bit_count()}"
        for (first, one), (second, other) in combinations(enumerate(pictures(names)), 2)
        if (one ^ other).bit_count() < DIFFERENT
    ]
    assert alike == []


@pytest.mark.parametrize("series", SERIES)
def test_each_stays_inside_its_view(series):
    assert [name for name in SERIES[series] if not _is_inside(symbol(name))] == []


def _is_inside(icon: Icon) -> bool:
    width, height = icon.view
    return all(
        left - pen >= 0 and top - pen >= 0 and right + pen <= width and bottom + pen <= height
        for path in icon.paths
        if path.tone != "paper"
        for left, top, right, bottom in [bounds(parse_path(path.d))]
        for pen in [float(path.stroke or 0) / 2]
    )


def test_no_symbol_has_many_paths():
    names: Sequence[str] = [name for series in SERIES.values() for name in series]
    assert max(len(symbol(name).paths) for name in names) <= 100


def test_there_are_as_many_as_wargamers_use():
    assert len(words_of(NATO, "branch")) + len(words_of(NATO, "trait")) >= 30
    assert list(SIZES.values()) == ["•", "••", "•••", "I", "II", "III", "X", "XX", "XXX", "XXXX", "XXXXX"]
    assert {"friendly", "hostile", "neutral", "unknown"} == set(FRAMES)


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("branch", ["infantry", "cavalry", "medical", "supply", "anti-tank"])
def test_signs_that_touch_the_frame_stay_inside_it(frame, branch):
    """A pen may reach to the middle of the frame's line, and no farther."""
    shape = FRAMES[frame]
    icon = symbol(f"nato {frame} {branch}")
    half = icon.view[0] / 2
    widths = [max(abs(left - half), abs(right - half)) for left, _, right, _ in map(_box, icon.paths)]
    assert max(widths) <= shape.width + 0.02


def _box(path) -> tuple[float, float, float, float]:
    return bounds(parse_path(path.d))


def test_each_is_drawn_as_it_was_when_it_was_looked_at():
    """Look at docs/symbols.md if this fails, then let the test write it with ``PNP_GOLDEN=write``."""
    names = sorted({name for series in SERIES.values() for name in series})
    same_as_kept((f"{name}: {_summary(symbol(name))}" for name in names), Path(__file__).parent / "drawings.txt")


def _summary(icon: Icon) -> str:
    """The size of a symbol, its paths and their points, and a checksum of all that is drawn of it."""
    written = "\n".join(f"{path.d} {path.stroke} {path.tone} {path.matter}" for path in icon.paths)
    size = f"{icon.view[0]:g} x {icon.view[1]:g}"
    return f"{size}, {len(icon.paths)} paths, {len(written)}, {crc32(written.encode()):08x}"


def test_a_figure_of_a_picture_is_six_to_seven_heads_high():
    """From the soles to the crown; the crown is above the headgear of nobody, so the bare head tells."""
    marks = stood(person("stands", "shako", (), (), STYLES["natural"]), STYLES["natural"], ())
    face = next(mark for mark in marks if mark.matter == "skin" and not mark.width)
    # Its outline goes on to the collar; the chin lies at 8.6 of a head that is reduced to 0.46 and whose middle is 3.1,
    # and that stands 3.4 higher on longer legs.
    crown, chin, soles = face.extent[1], 8.6 * 0.46 + 3.1 - 3.4, max(mark.extent[3] for mark in marks)
    assert 6.0 <= (soles - crown) / (chin - crown) <= 7.0


def test_who_levels_a_rifle_in_a_picture_stands_and_aims():
    levelled, aimed = symbol("figure foot kepi rifle natural"), symbol("figure foot kepi rifle stands")
    assert _summary(levelled) == _summary(aimed) != _summary(symbol("figure foot kepi rifle"))


def test_a_back_has_the_outline_of_its_front_and_no_face():
    """A figure of paper is cut out once: its two sides are as wide and as high, and only one of them looks at you."""
    for name in ("figure foot slouch-hat carbine stands comic", "figure foot top-hat pistol natural", "monster robot"):
        front, back = symbol(name), symbol(f"{name} behind")
        assert back.view[0] == pytest.approx(front.view[0], abs=2)
        assert back.view[1] == pytest.approx(front.view[1], abs=2)
        assert len(back.paths) < len(front.paths)


def test_a_pose_rests_on_the_ground_that_others_stand_on():
    """The soles, or the trunk of one who lies, are at 44, half a boot more or less."""
    for name, pose in POSES.items():
        foot = max(mark.extent[3] for mark in posed(pose, "bare", "none", STYLES["natural"]))
        assert foot == pytest.approx(44, abs=1.6), name


def test_who_flies_sits_on_the_broom_and_holds_it_with_a_hand_that_is_free():
    """The shaft falls from (30, 24.4) to (-22, 39.4), by 15 in 52; a hip is a thigh and a robe above it."""
    for task, flight in FLIGHTS.items():
        (hip_x, hip_y), (hand_x, hand_y) = flight.pose.hip, flight.pose.far_arm[1]
        assert 5 <= 39.4 - (hip_x + 22) * 15 / 52 - hip_y <= 8, task
        if flight.far == "fist":
            assert abs(39.4 - (hand_x + 22) * 15 / 52 - hand_y) <= 1.5, task


def test_who_beats_and_who_keeps_sits_up_and_who_seeks_lies_along_the_broom():
    """As shares of their height, he who seeks is the longest; of the others, those who sit up are the shortest."""
    lengths = {task: view[0] / view[1] for task in FLIGHTS if (view := symbol(f"figure broom {task} cartoon").view)}
    assert lengths["reach"] == max(lengths.values())
    assert max(lengths["club"], lengths["spread"]) < lengths["none"] < lengths["reach"]


def test_a_cartoon_sets_its_face_to_what_is_done():
    faces = {mood: STYLES["cartoon"].in_mood(mood).profile for mood in ("", "set", "shouts")}
    assert len(set(faces.values())) == 3
    assert STYLES["gothic"].in_mood("shouts") == STYLES["gothic"]


@pytest.mark.parametrize("kind", ["", " natural"])
def test_a_rider_sits_in_the_middle_of_whatever_horse_he_has_within_its_length(kind):
    """A levelled lance or a sword may reach beyond its head by a third of its length, and no farther."""
    for mount in HORSES:
        alone, ridden = (
            symbol(f"figure {mount} {words}{kind}").view[0]
            for words in ("grey-horse", "grey-horse czapka levelled-lance")
        )
        assert alone <= ridden <= alone * 4 / 3 + 1, mount


def test_the_coat_of_a_horse_changes_its_colour_and_not_its_outline():
    bay, black = (symbol(f"figure galloping-horse {coat} natural") for coat in ("bay-horse", "black-horse"))
    assert [path.d for path in bay.paths] == [path.d for path in black.paths]
    assert {path.matter for path in bay.paths} - {path.matter for path in black.paths} == {"hide"}


def test_pictures_ask_for_natural_figures_alone():
    assert in_pictures("figure foot shako musket") == "figure foot shako musket natural"
    assert in_pictures("figure foot shako musket natural") == "figure foot shako musket natural"
    assert (in_pictures("bust man cloak"), in_pictures("cannon")) == ("bust man cloak", "cannon")
