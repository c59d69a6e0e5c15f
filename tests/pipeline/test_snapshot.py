"""Snapshots: a kit that was sent elsewhere is read as it would be where it came from."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from pnp.load.kit import load_kit
from pnp.papers import A4
from pnp.pipeline.folder_entries import Budget, SnapshotError, entries_of
from pnp.pipeline.kit import build_kit, make_export
from pnp.pipeline.kit_cache import KitCache
from pnp.pipeline.request import Choice, Request
from pnp.pipeline.snapshot import Snapshot
from tests.pipeline.conftest import change, small_kit

HEAD = "kit: pub\nextends: inn\ntitle: The pub\n"
posix = pytest.mark.skipif(os.name != "posix", reason="makes links and pipes")


def reread(root: Path, to: Path, shown: str = "games/inn", search_folders: tuple[Path, ...] = ()) -> set[str]:
    """Send a kit to a folder; the codes of what is wrong with it, which must be the same there as here."""
    here = load_kit(root, shown, search_folders)
    there = Snapshot.take(root, shown, search_folders).unpack(to).load()
    assert there.findings == here.findings
    assert {file: source.text for file, source in there.sources.items()} == {
        file: source.text for file, source in here.sources.items()
    }
    assert [folder for folder, _ in there.folders.known] == [folder for folder, _ in here.folders.known]
    assert (there.game is None) == (here.game is None)
    return {finding.code for finding in here.findings}


def test_a_kit_is_the_same_elsewhere(kit: Path, tmp_path: Path) -> None:
    assert reread(kit, tmp_path / "there") == set()


@pytest.mark.parametrize("shown", [".", "pub", "content/pub", "/games/pub"])
def test_a_base_beside_the_kit_goes_with_it(kit: Path, tmp_path: Path, shown: str) -> None:
    pub = tmp_path / "pub"
    pub.mkdir()
    (pub / "kit.yaml").write_text(HEAD)
    change(kit / "units.yaml", "name: Scouts", "name: []")
    assert reread(pub, tmp_path / "there", shown)
    assert (tmp_path / "there/0/inn/units.yaml").exists()


def test_a_base_that_comes_with_pnp_is_called_what_it_was_called_at_home(kit: Path, tmp_path: Path) -> None:
    pub, search_folder = tmp_path / "home/pub", tmp_path
    pub.mkdir(parents=True)
    (pub / "kit.yaml").write_text(HEAD)
    change(kit / "units.yaml", "name: Scouts", "name: []")
    assert reread(pub, tmp_path / "there", "pub", (tmp_path / "none", search_folder)) != set()
    snapshot = Snapshot.take(pub, "pub", (tmp_path / "none", search_folder))
    assert [(folder.parent, folder.name, folder.shown) for folder in snapshot.folders] == [
        (0, "pub", "pub"),
        (2, "inn", str(kit)),
    ]


def test_a_base_that_is_missing_gets_the_same_hint(kit: Path, tmp_path: Path) -> None:
    pub = tmp_path / "pub"
    pub.mkdir()
    (pub / "kit.yaml").write_text(HEAD.replace("inn", "imn"))
    assert "Y101" in reread(pub, tmp_path / "there")
    there = Snapshot.take(pub, "pub", ()).unpack(tmp_path / "again").load()
    assert [finding.hint for finding in there.findings if finding.code == "Y101"] == ["did you mean 'inn'?"]


@posix
def test_kits_that_extend_each_other_end_somewhere(kit: Path, tmp_path: Path) -> None:
    (tmp_path / "pub").mkdir()
    (tmp_path / "pub/kit.yaml").write_text(HEAD)
    (tmp_path / "alias").symlink_to(tmp_path / "pub")
    with (kit / "kit.yaml").open("a") as head:
        head.write("extends: alias\n")
    assert reread(tmp_path / "pub", tmp_path / "there") == {"Y111"}


def links_out(kit: Path) -> None:
    (kit.parent / "secret.yaml").write_text("units: [{id: spy, name: Spy}]\n")
    (kit / "units.yaml").unlink()
    (kit / "units.yaml").symlink_to(kit.parent / "secret.yaml")


def leads_nowhere(kit: Path) -> None:
    (kit / "orders.csv").unlink()
    (kit / "orders.csv").symlink_to("nothing.csv")


def runs_in_a_circle(kit: Path) -> None:
    (kit / "more.yaml").symlink_to("more.yaml")


def is_a_pipe(kit: Path) -> None:
    os.mkfifo(kit / "more.yaml")


def is_too_large(kit: Path) -> None:
    with (kit / "more.yaml").open("wb") as file:
        file.truncate(3 * 1024 * 1024 * 1024)


def is_no_text(kit: Path) -> None:
    (kit / "more.yaml").write_bytes(b"units: \xff\n")


def is_misspelt(kit: Path) -> None:
    (kit / "orders.csv").rename(kit / "odrers.csv")


@posix
@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (links_out, "Y103"),
        (leads_nowhere, "Y101"),
        (runs_in_a_circle, "Y102"),
        (is_a_pipe, "Y102"),
        (is_too_large, "Y104"),
        (is_no_text, "Y105"),
        (is_misspelt, "Y101"),
    ],
)
def test_what_cannot_be_read_here_cannot_be_read_there(
    kit: Path, tmp_path: Path, damage: Callable[[Path], None], code: str
) -> None:
    damage(kit)
    assert code in reread(kit, tmp_path / "there")


def test_no_secret_beside_a_kit_is_sent(kit: Path, tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("the password")
    (kit / "secret.yaml").symlink_to(tmp_path / "secret.txt")
    (kit / "folder").symlink_to(tmp_path)
    entries = Snapshot.take(kit, "inn", ()).folders[0].entries
    kinds = {entry.path: entry.kind for entry in entries}
    assert (kinds["secret.yaml"], kinds["folder"]) == ("outside file", "outside folder")
    assert not any(b"the password" in entry.data for entry in entries)


@posix
def test_a_link_inside_the_kit_is_what_it_leads_to(kit: Path, tmp_path: Path) -> None:
    (kit / "tables").mkdir()
    (kit / "orders.csv").rename(kit / "tables/orders.csv")
    (kit / "orders.csv").symlink_to("tables/orders.csv")
    (kit / "same").symlink_to("tables")
    assert reread(kit, tmp_path / "there") == set()
    assert (tmp_path / "there/0/inn/same/orders.csv").read_bytes() == (kit / "tables/orders.csv").read_bytes()


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert reread(tmp_path / "none", tmp_path / "there") == {"Y101"}


def test_what_was_built_in_the_kit_stays_at_home(kit: Path, tmp_path: Path) -> None:
    build_kit(kit, "inn", Request(out=kit / "output", papers=(A4,), only=(Choice("orders"),)))
    (kit / "output/inn/mine.yaml").write_text("units: [{id: monk, name: Monk}]\n")
    names = {entry.path for entry in Snapshot.take(kit, "inn", ()).folders[0].entries}
    assert "output/inn/mine.yaml" in names
    assert not any(name.endswith((".pdf", ".json")) for name in names)
    reread(kit, tmp_path / "there")


def test_a_hidden_folder_is_sent_if_the_kit_speaks_of_it(kit: Path, tmp_path: Path) -> None:
    for folder in (".art/old", ".git"):
        (kit / folder).mkdir(parents=True)
        (kit / folder / "ale.png").write_bytes(b"picture")
    (kit / "art.yaml").write_text("# drawn by .art/old/ale.png, kept at example.org/inn.git/\n")
    names = {entry.path for entry in Snapshot.take(kit, "inn", ()).folders[0].entries}
    assert {".git", ".art", ".art/old/ale.png"} <= names
    assert ".git/ale.png" not in names


@pytest.mark.parametrize(("bytes", "entries"), [(100, 1000), (1_000_000, 3)])
def test_a_kit_that_is_too_large_to_be_sent(kit: Path, bytes: int, entries: int) -> None:
    with pytest.raises(SnapshotError, match=r"^inn: the kit has more than "):
        entries_of(kit, Budget("inn", bytes, entries))


def test_the_digest_tells_kits_apart_but_not_where_they_are(kit: Path, tmp_path: Path) -> None:
    copy = small_kit(tmp_path / "elsewhere/inn")
    first = Snapshot.take(kit, "inn", ()).digest
    assert Snapshot.take(copy, "inn", ()).digest == first
    change(copy / "units.yaml", "name: Scouts", "name: Riders")
    assert Snapshot.take(copy, "inn", ()).digest != first


def test_the_same_files_are_made_of_what_was_sent(kit: Path, tmp_path: Path) -> None:
    (kit / "art").mkdir()
    Image.new("RGB", (600, 600), "red").save(kit / "art/ale.png")
    layout = "{layout: art, size: poker, elements: {it: {image: art/ale.png, at: [5 mm, 5 mm], size: [9 mm, 9 mm]}}}"
    (kit / "art.yaml").write_text(f"layouts:\n  - {layout}\n")
    change(kit / "components.yaml", "layout: order, back: card-back", "layout: art")
    request = Request(out=tmp_path, papers=(A4,))
    kits = KitCache()
    snapshot = Snapshot.take(kit, "inn", ())
    here = make_export(kit, "inn", request)
    there = make_export(kits.unpacked(snapshot).root, "inn", request, loaded=kits.loaded(snapshot))
    first, second = (
        [(output.artifact.path, output.artifact.data) for output in made.outputs] for made in (here, there)
    )
    kits.close()
    assert len(first) > 3
    assert first == second
    assert there.findings == here.findings


def test_a_broken_font_is_called_what_the_user_calls_it(kit: Path, tmp_path: Path) -> None:
    (kit / "hand.ttf").write_bytes(b"no font")
    (kit / "own.yaml").write_text("theme: own\nextends: plain\nfonts: {hand: hand.ttf}\n")
    change(kit / "kit.yaml", "theme: inn\n", "theme: own\n")
    kits = KitCache()
    snapshot = Snapshot.take(kit, "games/inn", ())
    request = Request(out=tmp_path)
    here = make_export(kit, "games/inn", request)
    there = make_export(kits.unpacked(snapshot).root, "games/inn", request, loaded=kits.loaded(snapshot))
    kits.close()
    fonts = [finding.message for finding in here.findings if finding.message.startswith("games/")]
    assert fonts == ["games/inn/hand.ttf: not a TrueType or OpenType font"]
    assert there.findings == here.findings


def test_a_kit_is_unpacked_once_and_removed_at_the_end(kit: Path) -> None:
    kits = KitCache()
    snapshot = Snapshot.take(kit, "inn", ())
    placed = kits.unpacked(snapshot)
    assert kits.unpacked(Snapshot.take(kit, "inn", ())) is placed
    assert kits.loaded(snapshot) is kits.loaded(snapshot)
    kits.close()
    assert not placed.root.exists()


def test_only_the_last_kits_are_kept(tmp_path: Path) -> None:
    kits = KitCache()
    roots = [kits.unpacked(Snapshot.take(small_kit(tmp_path / name), name, ())).root for name in "abcde"]
    assert [root.exists() for root in roots] == [False, True, True, True, True]
    kits.close()
