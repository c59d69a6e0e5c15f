"""What reaches somebody who installs pnp from a wheel."""

import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterable
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[1]
BUILD_FILES = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE")


def build(project: Path, target: str, into: Path) -> Path:
    """Build a wheel or a source archive of a project, without the network."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(into)]
    subprocess.run(command, cwd=project, check=True, capture_output=True)
    (made,) = into.iterdir()
    return made


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def game_data(wheel: Path) -> set[str]:
    return {name for name in names(wheel) if name.startswith("pnp/_data/")}


def write(project: Path, files: Iterable[tuple[str, str]]) -> None:
    for name, text in files:
        path = project / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A checkout of pnp with two kits of its own, one of them not to be given away."""
    root = tmp_path / "project"
    write(
        root,
        [
            ("pnp/__init__.py", '__version__ = "1.2.3"\n'),
            ("content/mine/kit.yaml", "title: Mine\n"),
            ("content/mine/cards.csv", "id,name\n"),
            ("content/mine/art/map.svg", "<svg/>\n"),
            ("content/theirs/kit.yaml", "title: Theirs\nwheel: false  # their trademark\n"),
            ("content/theirs/cards.csv", "id,name\n"),
            ("layouts/card.yaml", "size: 63.5 mm x 88.9 mm\n"),
        ],
    )
    for name in BUILD_FILES:
        shutil.copy(CHECKOUT / name, root)
    return root


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout."""
    return build(CHECKOUT, "wheel", tmp_path_factory.mktemp("wheel"))


def test_a_kit_goes_into_the_wheel_with_its_folders_and_one_marked_wheel_false_stays_out(
    project: Path, tmp_path: Path
) -> None:
    assert game_data(build(project, "wheel", tmp_path / "dist")) == {
        "pnp/_data/content/mine/art/map.svg",
        "pnp/_data/content/mine/cards.csv",
        "pnp/_data/content/mine/kit.yaml",
        "pnp/_data/layouts/card.yaml",
    }


def test_a_wheel_made_from_the_source_archive_has_the_same_files(project: Path, tmp_path: Path) -> None:
    archive = build(project, "sdist", tmp_path / "sdist")
    # Python knows filters from 3.11.4 on, and Debian 12 has 3.11.2.
    safely = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
    shutil.unpack_archive(archive, tmp_path / "unpacked", **safely)
    (unpacked,) = (tmp_path / "unpacked").iterdir()

    assert not (unpacked / "content/theirs").exists()
    direct = build(project, "wheel", tmp_path / "direct")
    through_archive = build(unpacked, "wheel", tmp_path / "through")
    assert names(through_archive) == names(direct)


@pytest.mark.parametrize(
    ("line", "kept_back"),
    [
        ("wheel: false", True),
        ("wheel:   false   # fan-made", True),
        ("wheel: true", False),
        ("# wheel: false", False),
        ("  wheel: false", False),
        ("cart_wheel: false", False),
    ],
)
def test_only_a_top_level_wheel_false_keeps_a_kit_back(
    project: Path, tmp_path: Path, line: str, kept_back: bool
) -> None:
    write(project, [("content/mine/kit.yaml", f"title: Mine\n{line}\n")])

    found = game_data(build(project, "wheel", tmp_path / "dist"))

    assert ("pnp/_data/content/mine/kit.yaml" not in found) == kept_back


def test_the_wheel_has_every_kit_that_may_be_given_away_and_no_other(wheel: Path) -> None:
    manifests = sorted((CHECKOUT / "content").glob("*/kit.yaml"))
    public = {path.parent.name for path in manifests if "\nwheel: false" not in path.read_text("utf-8")}

    inside = {name.split("/")[3] for name in game_data(wheel) if name.startswith("pnp/_data/content/")}

    assert inside == public


def test_the_wheel_has_every_layout(wheel: Path) -> None:
    layouts = {path.relative_to(CHECKOUT).as_posix() for path in (CHECKOUT / "layouts").rglob("*.yaml")}

    assert {f"pnp/_data/{name}" for name in layouts} <= names(wheel)


def test_the_wheel_has_every_kit_to_start_from_with_its_picture(wheel: Path) -> None:
    folders = (CHECKOUT / "starters", CHECKOUT / "docs/pictures/starters")
    files = {path.relative_to(CHECKOUT).as_posix() for folder in folders for path in folder.rglob("*.*")}

    assert "docs/pictures/starters/cards.png" in files
    assert {f"pnp/_data/{name}" for name in files} <= names(wheel)


def test_the_wheel_has_every_catalogue(wheel: Path) -> None:
    catalogs = {path.name for path in (CHECKOUT / "pnp/locale").glob("*.po*")}

    assert {"pnp.pot", "de.po", "fr.po"} <= catalogs
    assert {f"pnp/locale/{name}" for name in catalogs} <= names(wheel)


def test_the_wheel_says_that_it_is_typed(wheel: Path) -> None:
    assert "pnp/py.typed" in names(wheel)


def test_the_wheel_installs_the_command_under_both_names(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (entry_points,) = (name for name in archive.namelist() if name.endswith("/entry_points.txt"))
        lines = archive.read(entry_points).decode().split("\n")

    assert "pnp = pnp.cli.main:main" in lines
    assert "pnpkit = pnp.cli.main:main" in lines


def test_a_locked_requirement_names_no_registry_and_no_path() -> None:
    for lock in sorted((CHECKOUT / "requirements").glob("*.txt")):
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text, lock
        assert "--index" not in text, lock
        assert "file:" not in text, lock
