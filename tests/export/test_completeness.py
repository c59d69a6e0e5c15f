"""Whatever players read of a kit is on the page of its reference, word by word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest

from pnp.analysis.passages import passages
from pnp.document.figure_requests import FigureAnswer
from pnp.document.inline_text import parse_inline, synthetic_scalar
from pnp.document.reference.make import make_reference
from pnp.document.reference.tree import Reference
from pnp.document.resolve import Resolver
from pnp.export.html.page import html_artifact
from pnp.fonts import FontBook
from pnp.load.builtin import data_folder
from pnp.load.kit import load_kit
from pnp.model.decks import Card, CustomSet
from pnp.palette import Color, Palette

PALETTE = Palette({"accent": Color.parse("#1f4e79")})
KITS = sorted(path.parent.name for path in data_folder("content").glob("*/kit.yaml"))
# What the checks calculate with, what an effect does (which is told in words of our own), what is only drawn.
FOR_CHECKS = ("Example", "Formula", "Effect")
DRAWN = ("Board", "Component", "Icon", "Edge", "Road", "Code", "FieldType", "Modifier", "MapName", "Landmark", "Course")
TEMPLATE = re.compile(r"\{\{.*?\}\}|\{%.*?%\}", re.DOTALL)
# What people call a record besides its name is for the search, and not shown.
OTHER_NAMES = ("plural", "aliases", "adjective")


def visible(reference: Reference) -> str:
    """The words of a page, without any space. Faces are not drawn: words that stand only on them do not count."""
    artifact = html_artifact(
        "x.html",
        reference,
        palette=PALETTE,
        icons={},
        drawings=lambda face: pytest.fail("a face"),
        file_of=lambda font: FontBook()["sans"].file,
    )
    assert isinstance(artifact.data, bytes)
    body = re.sub(r"<(style|script|nav|defs)\b.*?</\1>", "", artifact.data.decode(), flags=re.DOTALL)
    return without_space(unescape(re.sub(r"<[^>]*>", "", body)))


def without_space(words: str) -> str:
    return re.sub(r"\s+", "", words)


@pytest.mark.parametrize("kit", KITS)
def test_every_name_and_text_is_on_the_page(kit: str) -> None:
    game = load_kit(data_folder("content") / kit, kit).game
    page = visible(make_reference(game, {}, faces=lambda request: FigureAnswer(()), pictures=lambda name, at: None))
    resolver, missing, cards = Resolver(game, frozenset()), [], 0
    declared = (*(one.fields for one in (*game.sets, *game.decks)), *game.kit.fields.values())
    for_layouts = {key for fields in declared for key, field in fields.items() if not field.listed}
    unlisted = {id(record) for one in game.sets if not one.listed for record in _all_of(one)}
    for passage in passages(game, ("name", "text", "flavor", "declared")):
        kind = type(passage.record).__name__
        if kind in FOR_CHECKS or (passage.kind == "name" and (kind in DRAWN or passage.key in OTHER_NAMES)):
            continue
        if id(passage.record) in unlisted or (passage.kind == "declared" and passage.key in for_layouts):
            continue
        cards += isinstance(passage.record, Card)
        # What a card completes with words of its own is left open in what is said of its kind.
        written = synthetic_scalar(TEMPLATE.sub("…", passage.text)) if kind == "Code" else passage.written
        runs = resolver.resolve(parse_inline(written), {}).runs
        if without_space("".join(run.text for run in runs)) not in page:
            missing.append((kind, getattr(passage.record, "id", ""), passage.key, passage.text[:60]))
    assert missing == []
    assert cards or not game.decks


def _all_of(one: CustomSet) -> Iterator[object]:
    """A set with its records and codes."""
    yield one
    yield from one.records
    for codes in one.codes.values():
        yield from codes.values()
