"""Entries of the store: what was read, and what came of it."""

from __future__ import annotations

import pytest

from pnp.store.packing import CodecError, pack, packed_entry, packed_reads, read_entry

PROGRAM, NAME = b"p" * 32, b"n" * 32


def test_reads_come_back_as_they_were() -> None:
    content = packed_entry(PROGRAM, NAME, packed_reads({"text": "1", "name": "2"}), b"face")
    assert read_entry(PROGRAM, NAME, content).reads == {"text": "1", "name": "2"}


@pytest.mark.parametrize("reads", [(("text", 1),), ((1, "text"),), (("text",),), 7, "text"])
def test_reads_that_are_not_pairs_of_texts_are_refused(reads: object) -> None:
    with pytest.raises(CodecError):
        read_entry(PROGRAM, NAME, packed_entry(PROGRAM, NAME, pack(reads), b"face"))
