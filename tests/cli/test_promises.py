"""What was once printed wrong without a word, or changed though it was right, as a user meets it.

``docs/promises.md`` lists these and the tests of all the others.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pnp.layout import boards
from pnp.layout.boards.routes import lay_out
from pnp.layout.boards.track_size import space_size
from pnp.model.boards import Board, Track
from tests.cli.conftest import Said

Pnp = Callable[..., Said]

HEAD = "kit: k\ntitle: K\nplayers: 2\nlicence: CC0-1.0\nstatus: draft\n"
CARD = "decks: [{id: d, name: D, cards: [{id: a, name: A, text: WORDS}]}]\n"
TEXT = "t: {text: '{{ card.text }}', at: [4 mm, 4 mm], size: [40 mm, 12 mm]}"


def write(**files: str) -> None:
    """A draft in the folder of the test."""
    Path("kit.yaml").write_text(HEAD, encoding="utf-8")
    for name, text in files.items():
        Path(f"{name}.yaml").write_text(text, encoding="utf-8")


def cards(size: str, more: str = "", back: str = "") -> str:
    """A layout of cards with their text, and the component that prints them."""
    layout = f"layouts:\n  - layout: l\n    size: {size}\n    elements:\n      {TEXT}\n{more}"
    return f"{layout}components:\n  - {{id: c, name: C, kind: card, of: decks.d, layout: l{back}}}\n"


def test_a_stripe_over_the_numbers_of_a_sheet_of_counters(pnp: Pnp) -> None:
    units = ", ".join(f"{{id: u{n}, name: U{n}, army: a, stats: {{attack: {n % 9}}}}}" for n in range(30))
    write(
        units="sides: [{id: s, name: S, color: ink, accent: paper}]\nstats: [{id: attack, name: Attack}]\n"
        f"units: [{units}]\narmies: [{{id: a, name: A, side: s}}]\n",
        counters="layouts:\n  - layout: mine\n    extends: counter\n    elements:\n"
        "      stripe: {box: true, color: moss, at: [0 mm, 10 mm], size: [15 mm, 5 mm]}\n"
        "components: [{id: c, name: C, kind: counter, of: armies.a, layout: mine}]\n",
    )
    said = pnp("build", ".")
    assert said.code == 1
    assert "error P117 'stripe' hides 'number' on c/a-u0 and 29 more faces" in said.out + said.err
    assert not Path("output").exists()


@pytest.mark.parametrize(("words", "script"), [("سلام عليكم", "Arabic"), ("שלום", "Hebrew"), ("ສະບາຍດີ", "Lao")])
def test_a_card_in_a_script_that_cannot_be_set(pnp: Pnp, words: str, script: str) -> None:
    write(deck=CARD.replace("WORDS", f"'{words}'"), layouts=cards("poker"))
    said = pnp("build", ".")
    assert said.code == 1
    assert f"error P133 pnp cannot set {script} yet" in said.out + said.err


def test_a_poker_back_on_a_bridge_card(pnp: Pnp) -> None:
    back = "  - layout: b\n    size: poker\n    elements: {n: {text: Back, at: [4 mm, 4 mm], size: [40 mm, 6 mm]}}\n"
    write(deck=CARD.replace("WORDS", "Go."), layouts=cards("bridge", back, ", back: b"))
    said = pnp("build", ".")
    assert said.code == 1
    assert "error P116 the back 'b', for 63.5 × 88.9 mm, has 'n' out of place at 57.15 × 88.9 mm" in said.out + said.err
    # A back that says nothing of a size takes that of its front.
    write(layouts=cards("bridge", "", ", back: card-back"))
    assert pnp("build", ".").code == 0


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights")
def test_a_kit_whose_folder_for_output_leads_elsewhere(pnp: Pnp) -> None:
    write(deck=CARD.replace("WORDS", "Go."), layouts=cards("poker"))
    Path("mine/a4").mkdir(parents=True)
    Path("mine/a4/c.pdf").write_text("mine")
    Path("output").mkdir()
    Path("output/k").symlink_to(Path("mine").resolve())
    said = pnp("build", ".")
    assert said.code == 2
    assert "output/k: is a link to another folder" in said.err
    assert [path.read_text() for path in Path("mine").rglob("*") if path.is_file()] == ["mine"]


RULES = """# Rules

You shouldn't move this unit into the town when the enemy holds the bridge beside the river.

Its influencers don't vote, they'd've sheathed a mithral sword, and we're practicing against the treants.

It’s the players’ turn: who’s first mustn’t pass, and what isn’t paid won’t count.
"""


def test_a_book_of_rules_full_of_contractions_is_not_changed(pnp: Pnp) -> None:
    write(texts="texts: [{id: r, name: Rules, files: [r.md]}]\ncomponents: [{id: b, name: B, kind: book, book: r}]\n")
    Path("r.md").write_text(RULES, encoding="utf-8")
    said = pnp("check", ".", "--fix")
    assert Path("r.md").read_text(encoding="utf-8") == RULES
    assert "T109" not in said.out


def test_faces_of_one_card_may_share_a_number_and_dashes_stay(pnp: Pnp) -> None:
    rows = "".join(
        f"      - {{id: c{n}, number: {n // 2}, name: C{n}, keywords: Icebreaker - Decoder, text: Pay – then run.}}\n"
        for n in range(6)
    )
    deck = f"decks:\n  - id: d\n    name: D\n    fields: {{keywords: text}}\n    cards:\n{rows}"
    write(deck=deck)
    pnp("check", ".", "--fix")
    assert Path("deck.yaml").read_text(encoding="utf-8") == deck


def test_each_group_of_cards_with_one_effect_is_a_finding_of_its_own(pnp: Pnp) -> None:
    rows = "".join(
        f"      - {{id: {name.lower()}, name: {name}, text: Draw {n}., "
        f"effects: [{{do: draw, what: card, count: {n}}}]}}\n"
        for name, n in (("Ann", 1), ("Bob", 1), ("Cid", 2), ("Dan", 2))
    )
    write(deck=f"decks:\n  - id: d\n    name: D\n    cards:\n{rows}")
    said = pnp("check", ".", "--select", "E303")
    assert "'Bob' has the same effect as 'Ann'" in said.out
    assert "'Dan' has the same effect as 'Cid'" in said.out


def test_a_waiver_silences_one_group_of_cards_with_one_effect(pnp: Pnp) -> None:
    waived = ", waive: [{code: E303, reason: They are twins.}]"
    rows = "".join(
        f"      - {{id: {name.lower()}, name: {name}, text: Draw {n}., "
        f"effects: [{{do: draw, what: card, count: {n}}}]{waived if name == 'Bob' else ''}}}\n"
        for name, n in (("Ann", 1), ("Bob", 1), ("Cid", 2), ("Dan", 2))
    )
    write(deck=f"decks:\n  - id: d\n    name: D\n    cards:\n{rows}")
    said = pnp("check", ".", "--select", "E303")
    assert "'Bob'" not in said.out
    assert "'Dan' has the same effect as 'Cid'" in said.out


def test_no_page_edge_runs_through_a_space_of_a_ring() -> None:
    track = Track(count=50, shape="ring")
    size = space_size(track)
    cuts = boards.breaks(Board(id="b", name="B", track=track))
    assert cuts
    assert (cuts.xs, cuts.ys) != ((), ())
    pitch = type(size)(size.width * 1.09, size.height * 1.09)
    route = lay_out(track, len(track.every_space), size, pitch)
    whole = boards.natural_size(Board(id="b", name="B", track=track))
    bounds = route.bounds()
    left, top = (whole.width - bounds.width) / 2 - bounds.x, (whole.height - bounds.height) / 2 - bounds.y
    for x, y in route.points:
        assert not [cut for cut in cuts.xs if abs(x + left - cut) < size.width / 2]
        assert not [cut for cut in cuts.ys if abs(y + top - cut) < size.height / 2]
