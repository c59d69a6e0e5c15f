"""The digest of the program changes with everything that shapes what is printed, and with nothing else."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from pnp.store.programs import LIBRARIES, program_digest

ROOT = Path(__file__).parents[2]
# What asks or tells, but has no part in what is printed.
WITHOUT_EFFECT = {"watchfiles", "click", "rich"}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder of installed libraries."""
    folder = tmp_path / "site-packages"
    for name in ("pillow-12.0.0", "PyYAML-6.0.3", "font_source_serif_pro-0.0.1", "click-8.1"):
        (folder / f"{name}.dist-info").mkdir(parents=True)
        (folder / f"{name}.dist-info/RECORD").write_text(name)
    (folder / "font_source_serif_pro/files").mkdir(parents=True)
    (folder / "font_source_serif_pro/files/Serif.ttf").write_bytes(b"font")
    return folder


def digest(site: Path, **environ: str) -> str:
    return program_digest(environ, [str(site / "missing"), str(site)])


def update_a_library(site: Path) -> None:
    (site / "pillow-12.0.0.dist-info").rename(site / "pillow-12.1.0.dist-info")


def update_one_that_is_written_otherwise(site: Path) -> None:
    (site / "PyYAML-6.0.3.dist-info").rename(site / "PyYAML-6.0.4.dist-info")


def install_a_library_again(site: Path) -> None:
    os.utime(site / "pillow-12.0.0.dist-info/RECORD", (5, 5))


def install_one_that_was_missing(site: Path) -> None:
    (site / "uharfbuzz-0.57.0.dist-info").mkdir()


def remove_a_library(site: Path) -> None:
    (site / "PyYAML-6.0.3.dist-info").rename(site / "other-1.0.dist-info")


def change_a_font(site: Path) -> None:
    (site / "font_source_serif_pro/files/Serif.ttf").write_bytes(b"another font")


def change_the_time_of_a_font(site: Path) -> None:
    os.utime(site / "font_source_serif_pro/files/Serif.ttf", (5, 5))


def add_a_font(site: Path) -> None:
    (site / "font_source_serif_pro/files/Serif-It.ttf").write_bytes(b"font")


@pytest.mark.parametrize(
    "change",
    [
        update_a_library,
        update_one_that_is_written_otherwise,
        install_a_library_again,
        install_one_that_was_missing,
        remove_a_library,
        change_a_font,
        change_the_time_of_a_font,
        add_a_font,
    ],
)
def test_what_shapes_the_output_counts(site: Path, change: Callable[[Path], None]) -> None:
    before = digest(site)
    assert digest(site) == before
    change(site)
    assert digest(site) != before


def test_other_libraries_and_variables_do_not_count(site: Path) -> None:
    before = digest(site)
    (site / "click-8.1.dist-info").rename(site / "click-8.2.dist-info")
    (site / "font_source_serif_pro/files/notes.txt").write_text("x")
    assert digest(site, HOME="/home/other") == before


def test_the_time_that_files_are_to_be_dated_counts(site: Path) -> None:
    digests = {digest(site), digest(site, SOURCE_DATE_EPOCH="0"), digest(site, SOURCE_DATE_EPOCH="1")}
    assert len(digests) == 3


def test_the_code_and_the_versions_of_pnp_of_python_and_of_zlib_count(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    digests = []
    # A process looks at its own files once.
    for package, names in ((tmp_path / "a", ["__init__.py"]), (tmp_path / "b", ["__init__.py", "more.py"])):
        package.mkdir()
        for name in names:
            (package / name).write_text("")
            os.utime(package / name, (1, 1))
        monkeypatch.setattr("pnp.__file__", str(package / "__init__.py"))
        digests.append(digest(site))
    (package / "more.py").write_text("now")
    assert digest(site) == digests[-1]
    monkeypatch.setattr("pnp.store.programs.__version__", "9")
    digests.append(digest(site))
    monkeypatch.setattr(sys, "version_info", (3, 99, 0))
    digests.append(digest(site))
    monkeypatch.setattr("zlib.ZLIB_RUNTIME_VERSION", "9")
    digests.append(digest(site))
    assert len(set(digests)) == 5


def test_every_library_that_pnp_asks_for_counts_or_has_no_effect() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["fast"]]
    names = {requirement.split(">")[0].split("[")[0].replace("-", "_") for requirement in wanted}
    assert names - WITHOUT_EFFECT <= set(LIBRARIES)


def test_what_is_installed_here_is_found_and_nothing_of_it_is_imported() -> None:
    code = (
        "import os, sys; from pnp.store import programs; found = list(programs._libraries(sys.path));"
        "print([line for line in found if line.startswith('pillow pillow-')] != []);"
        "print(sum('.ttf ' in line for line in found) > 12);"
        "print({'importlib.metadata', 'PIL', 'msgpack'} & set(sys.modules))"
    )
    said = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert said.stdout == "True\nTrue\nset()\n"
