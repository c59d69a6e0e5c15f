"""The words of symbols: sorted in any order, each at most once of a choice, with a hint for a wrong one."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.frame import Nested
from pnp.layout.templates.icon_files import IconCatalog
from pnp.symbols import composed, families, is_symbol, wrong_word
from pnp.symbols.branches import BRANCHES, IN_TRACK
from pnp.symbols.frames import FRAMES
from pnp.symbols.nato import WORDS, draw
from tests.layout.kits import everything, kit_with, told


def test_the_order_of_words_does_not_matter():
    one, other = composed("nato infantry XX hostile"), composed("nato hostile infantry XX")
    assert one is not None
    assert other is not None
    assert (one.id, one.paths[0].d) == ("nato-hostile-infantry-division", other.paths[0].d)


@pytest.mark.parametrize(
    ("written", "id"),
    [
        ("nato armor ii", "nato-armour-battalion"),
        ("nato recon •••", "nato-cavalry-platoon"),
        ("nato mechanized X", "nato-mechanised-brigade"),
        ("nato Infantry Division", "nato-infantry-division"),
        ("nato mech inf X", "nato-infantry-mechanised-brigade"),
        ("nato Arty II", "nato-artillery-battalion"),
        ("figure horse czapka lance", "figure-horse-czapka-lance"),
        ("bust lantern cloak tricorne old-man", "bust-old-man-tricorne-cloak-lantern"),
        ("monster axe bull centaur", "monster-horse-bull-axe"),
    ],
)
def test_other_spellings(written, id):
    symbol = composed(written)
    assert symbol is not None
    assert symbol.id == id


@pytest.mark.parametrize(
    ("written", "wrong"),
    [
        ("nato infntry XX", ("infntry", "is no word of it")),
        ("nato infantry armour", ("armour", "is a second branch, after infantry")),
        ("nato infantry mountain mountain", ("mountain", "is a second trait, after mountain")),
        ("figure horse shako lance sabre", ("sabre", "is a second weapon, after lance")),
        ("figure foot sallet sword charges round-shield", ("round-shield", "does not go with charges")),
        ("figure horse shako sabre charges", ("horse", "does not go with charges")),
        ("figure foot shako pike charges", ("pike", "does not go with charges")),
        ("figure foot galea sword charges", ("", "")),
        ("nato infantry XX", ("", "")),
    ],
)
def test_the_first_wrong_word_is_named(written, wrong):
    assert wrong_word(written) == wrong
    assert (composed(written) is None) is bool(wrong[0])


def test_a_first_word_alone_is_no_symbol():
    assert composed("nato") is None
    assert composed("nato ") is None


@pytest.mark.parametrize(
    ("name", "is_there"),
    [("nato infantry XX", True), ("bust tricorne cloak", True), ("nato", False), ("nato infantery", False)],
)
def test_whether_there_is_a_symbol_is_known_without_drawing_it(name, is_there):
    drawn = composed.cache_info().misses
    assert is_symbol(name) is (name in IconCatalog()) is is_there
    assert composed.cache_info().misses == drawn


@given(st.sampled_from(families()), st.data())
def test_what_words_promise_can_be_drawn(family, data):
    words = data.draw(st.lists(st.sampled_from(sorted(family.all())), min_size=1, max_size=5))
    name = " ".join((family.prefix, *words))
    assert is_symbol(name) is (composed(name) is not None)


@given(st.lists(st.sampled_from(sorted(WORDS.all())), min_size=1, max_size=6))
def test_a_schema_accepts_every_symbol(words):
    """And more: it does not count the words of a choice."""
    name = " ".join(("nato", *words))
    assert re.search(WORDS.pattern, name)
    if composed(name):
        assert draw(WORDS.sorted(name)[0], "x").paths


def test_no_word_has_two_meanings():
    for family in families():
        words = list(family.all())
        assert len(words) == len(set(words))
        meanings = {word for choice in family.choices for word in choice.words}
        assert set(family.aliases.values()) <= meanings


def test_a_record_may_have_a_symbol_of_words(tmp_path):
    markers = "markers: [{id: m, name: M, symbol: nato infantry XX}]"
    done = kit_with(tmp_path, "a: {icon: '{{ marker.symbol }}'}", of="markers", markers=markers).compose("probes")
    assert told(done.findings) == []
    faces = [item.face.id for item in everything(done.pieces[0].front.art) if isinstance(item, Nested)]
    assert faces == ["icon-nato-infantry-division"]


def test_a_symbol_stands_among_words(tmp_path):
    done = kit_with(tmp_path, "a: {text: 'Take :nato hostile armour X:, then move.'}").compose("probes")
    assert told(done.findings) == []
    text = "".join(getattr(item, "text", "") for item in everything(done.pieces[0].front.art))
    assert "nato" not in text


@pytest.mark.parametrize(
    ("element", "message", "hint"),
    [
        (
            "a: {icon: nato infntry XX}",
            "5:17 N203 'infntry' is no word of it in the symbol 'nato infntry XX'",
            "did you mean 'infantry'?",
        ),
        (
            "a: {icon: nato infantry armour}",
            "5:17 N203 'armour' is a second branch, after infantry in the symbol 'nato infantry armour'",
            "docs/symbols.md lists the words behind nato",
        ),
    ],
)
def test_a_wrong_word_is_reported(tmp_path, element, message, hint):
    (finding,) = kit_with(tmp_path, element).compose("probes").findings
    assert told([finding]) == [f"layouts.yaml:{message}"]
    assert finding.hint == hint


@pytest.mark.parametrize("trait", ["guard", "light", "heavy"])
def test_a_letter_stands_within_the_track_of_tanks_and_not_on_it(trait: str) -> None:
    frame = FRAMES["friendly"]
    left, _, right, _ = BRANCHES["armour"].draw(frame)[0].extent
    letters = [mark.extent for mark in IN_TRACK[trait].draw(frame)]
    assert left / 2 < min(extent[0] for extent in letters) < 0 < max(extent[2] for extent in letters) < right / 2
    tanks, foot = composed(f"nato armour {trait}"), composed(f"nato infantry {trait}")
    assert tanks is not None
    assert foot is not None
    assert {path.d for path in tanks.paths}.isdisjoint(path.d for path in foot.paths[1:-1])
