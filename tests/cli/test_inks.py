"""How colours are printed, where the command says it and not the theme."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pypdfium2
from PIL import Image, ImageChops

from pnp.load.builtin import data_folder
from pnp.pipeline.kit_cache import KitCache, KitPlace
from pnp.pipeline.snapshot import Snapshot
from tests.cli.conftest import Said

Pnp = Callable[..., Said]


def is_grey(picture: Image.Image) -> bool:
    red, green, blue = picture.convert("RGB").split()
    return not ImageChops.difference(red, green).getbbox() and not ImageChops.difference(green, blue).getbbox()


def page(file: Path) -> Image.Image:
    return pypdfium2.PdfDocument(file)[0].render(scale=0.5).to_pil()


def test_inks_of_a_build_are_those_that_were_asked_for_and_kept_apart(pnp: Pnp, kit: Path, tmp_path: Path) -> None:
    file = tmp_path / "o/inn/a4/orders.pdf"
    for options, grey in (((), False), (("--inks", "grey"), True), ((), False)):
        said = pnp("build", "inn", "--out", "o", "--paper", "a4", *options)
        assert said.code == 0, said.err
        assert "up to date" not in said.out
        assert is_grey(page(file)) is grey
    assert "up to date" in pnp("build", "inn", "--out", "o", "--paper", "a4").out


def test_pictures_are_exported_in_these_inks_too(pnp: Pnp, kit: Path, tmp_path: Path) -> None:
    said = pnp("export", "inn", "--to", "png", "--out", "o", "--only", "orders", "--inks", "grey")
    assert said.code == 0, said.err
    pictures = sorted((tmp_path / "o").rglob("*.png"))
    assert pictures
    assert all(is_grey(Image.open(picture)) for picture in pictures)


def test_other_processes_and_machines_are_told_the_inks(kit: Path, tmp_path: Path) -> None:
    places = (
        KitPlace(kit, "inn", inks="low-ink"),
        replace(Snapshot.take(kit, "inn", (data_folder("content"),)), inks="low-ink"),
    )
    for place in places:
        cache = KitCache(str(tmp_path))
        assert cache.open(place).context.theme.palette.inks == "low-ink"
        cache.close()
