"""What was painted stays what it was while it is packed, joined and sent to another process."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.frame import Link
from pnp.matrix import IDENTITY
from pnp.paint import painted
from pnp.paint.content import Content, Resources
from pnp.paint.painted import ContentPacker, PackedContents, PaintedFrames

CODES = st.text(st.characters(max_codepoint=255), max_size=40)
CONTENTS = st.lists(
    st.builds(
        # Operators decide what they name.
        lambda code, active: Content(code, Resources((f"f{len(code)}",)), active),
        CODES,
        st.lists(st.just((Link(0.0, 0.0, 5.0, 5.0, "#top"), IDENTITY)), max_size=1).map(tuple),
    ),
    max_size=12,
)


def packed(contents: list[Content]) -> PackedContents:
    """Some contents, packed."""
    packer = ContentPacker()
    for content in contents:
        packer.add(content)
    return packer.finished()


@given(CONTENTS, st.integers(1, 60), st.randoms())
def test_every_content_comes_back_in_whatever_order_it_is_asked_for(
    contents: list[Content], block: int, random: Random
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(painted, "_BLOCK", block)
        kept = packed(contents)
    keys = [content.key for content in contents]
    sent = pickle.loads(pickle.dumps(kept))
    assert list(kept) == list(sent) == list(dict.fromkeys(keys))
    asked = random.sample(range(len(keys)), len(keys))
    assert [kept[keys[number]] for number in asked] == [contents[number] for number in asked]
    assert [sent[keys[number]] for number in asked] == [contents[number] for number in asked]


def test_what_was_not_painted_is_not_there() -> None:
    kept = packed([Content("0 0 m")])
    assert "other" not in kept
    with pytest.raises(KeyError):
        kept["other"]


def test_parts_are_joined_without_unpacking_them() -> None:
    first, second = packed([Content("a"), Content("b")]), packed([Content("b"), Content("c")])
    joined = PaintedFrames.joined([PaintedFrames(contents=first), PaintedFrames(contents=second)])
    assert joined.contents.blocks == (*first.blocks, *second.blocks)
    assert {content.code for content in joined.contents.values()} == {"a", "b", "c"}


def test_like_contents_take_a_tenth_of_their_operators() -> None:
    contents = [Content(f"BT /Fa 8.5 Tf 14.17 -99.75 Td (card {number}) Tj ET\n" * 20) for number in range(200)]
    kept = packed(contents)
    operators = sum(len(content.code) for content in contents)
    assert sum(len(block.codes) for block in kept.blocks) < operators / 10
