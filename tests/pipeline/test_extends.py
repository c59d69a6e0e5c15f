"""A kit that starts from another one: texts, pictures and fonts of the base are found in the base's folder."""

from pathlib import Path

import pytest
from PIL import Image

from pnp.frame import Image as PlacedImage
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit
from pnp.pipeline.starter import write_starter
from tests.pipeline.conftest import change

ART = """
layouts:
  - layout: art
    size: poker
    elements:
      picture: {image: 'art/{{ card.id }}.png', at: [5 mm, 5 mm], size: [40 mm, 40 mm]}
"""
HEAD = "kit: pub\nextends: inn\ntitle: The pub\n"


@pytest.fixture
def kit(tmp_path: Path) -> Path:
    """``pub``, which extends ``inn`` beside it; only ``inn`` has rules and pictures."""
    base, kit = tmp_path / "inn", tmp_path / "pub"
    list(write_starter(base, "inn"))
    (base / "art.yaml").write_text(ART)
    (base / "orders.csv").write_text("id,number,name,copies,type\nale,1,Ale,6,M\nbeer,2,Beer,6,M\n")
    change(base / "components.yaml", "layout: order, back: card-back", "layout: art")
    (base / "art").mkdir()
    for name in ("ale", "beer"):
        Image.new("RGB", (600, 600)).save(base / f"art/{name}.png")
    kit.mkdir()
    (kit / "kit.yaml").write_text(HEAD)
    return kit


def told(prepared: CompiledKit) -> list[str]:
    errors = [finding for finding in prepared.findings if finding.severity.value == "error"]
    return [f"{error.span.file}:{error.span.line}:{error.span.column} {error.code} {error.message}" for error in errors]


def pictures(prepared: CompiledKit) -> list[str]:
    fronts = [piece.front for piece in prepared.composed["orders"].pieces]
    return [
        Path(item.picture.path).parent.parent.name for face in fronts for item in face.art if type(item) is PlacedImage
    ]


@pytest.mark.parametrize("shown", [".", "pub", "content/pub", "/games/pub"])
def test_rules_and_pictures_of_the_base_are_found_in_its_folder(kit, shown):
    prepared = compile_kit(kit, shown)
    assert told(prepared) == []
    assert pictures(prepared) == ["inn", "inn"]
    assert "Two armies meet" in prepared.game.texts["rules"].sources[0].text


def test_a_card_that_the_kit_adds_shows_a_picture_of_the_kit(kit):
    card = "{id: cider, name: Cider, copies: 12, type: M}"
    (kit / "more.yaml").write_text(f"decks:\n  - id: orders\n    stated: null\n    cards: [{card}]\n")
    # The base is a draft, and so is the kit: its art comes card by card.
    missing = [finding for finding in compile_kit(kit, "pub").findings if finding.code == "Y153"]
    assert [f"{found.span} {found.message}" for found in missing] == [
        "pub/more.yaml:4:18 there is no picture 'art/cider.png'"
    ]
    (kit / "art").mkdir()
    Image.new("RGB", (600, 600)).save(kit / "art/cider.png")
    prepared = compile_kit(kit, "pub")
    assert told(prepared) == []
    assert "pub" in pictures(prepared)


def test_rules_that_the_kit_names_are_its_own(kit):
    (kit / "rules.md").write_text("# Other rules\n")
    assert "Two armies" in compile_kit(kit, "pub").game.texts["rules"].sources[0].text
    (kit / "texts.yaml").write_text("texts: [{id: rules, files: [rules.md]}]\n")
    assert compile_kit(kit, "pub").game.texts["rules"].sources[0].text == "# Other rules\n"


def test_a_file_of_the_base_that_is_missing_is_told_at_the_base(kit):
    (kit.parent / "inn/rules.md").unlink()
    assert told(compile_kit(kit, "games/pub")) == [
        "games/inn/play.yaml:25:46 Y101 there is no file 'games/inn/rules.md'"
    ]


def test_a_font_of_the_base_is_found_in_its_folder(kit):
    font = next(Path(compile_kit(kit, "pub").fonts.file("sans")).parent.glob("*.ttf"))
    (kit.parent / "inn/own.ttf").write_bytes(font.read_bytes())
    (kit.parent / "inn/theme.yaml").open("a").write("fonts: {own: own.ttf}\nclasses: {card-title: {font: own}}\n")
    assert told(compile_kit(kit, "pub")) == []
    (kit.parent / "inn/own.ttf").unlink()
    assert [line.split(" ", 1)[1] for line in told(compile_kit(kit, "pub"))] == [
        "N205 there is no font file 'own.ttf' in the kit"
    ]
