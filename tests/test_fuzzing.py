"""``make fuzz``: every test that Hypothesis drives, with more examples than usual and with new ones."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

TESTS = """
import pytest
from hypothesis import given, settings, strategies as st
from tests.examples import examples

@pytest.mark.parametrize("side", ["a", "b"])
@examples(3)
@given(number=st.integers())
def test_own_number(side, number):
    print("tried", side, number)

def test_without_hypothesis():
    print("tried", "no", settings().max_examples)

@given(number=st.integers())
def test_that_fails(number):
    assert number < 1000
"""


def fuzz(folder: Path, *options: str) -> str:
    (folder / "tests").mkdir(exist_ok=True)
    for name in ("conftest.py", "tests/examples.py"):
        (folder / name).write_bytes((Path(__file__).parent / Path(name).name).read_bytes())
    (folder / "test_some.py").write_text(TESTS, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-s", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", "--rootdir", "."]
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    done = subprocess.run([*command, *options], cwd=folder, env=inherited, capture_output=True, text=True)
    return done.stdout


def tried(output: str) -> list[list[str]]:
    return [line.removeprefix(".").split()[1:] for line in output.splitlines() if line.lstrip(".").startswith("tried")]


def test_examples_are_twenty_times_as_many_and_those_of_a_seed_are_the_same_again(tmp_path: Path):
    options = ["-m", "hypothesis", "--hypothesis-profile", "fuzz"]
    first = tried(fuzz(tmp_path, *options, "-k", "own", "--hypothesis-seed", "1"))
    # Hypothesis tries no example twice, so that these are numbers of different examples.
    assert Counter(side for side, _ in first) == {"a": 60, "b": 60}
    assert tried(fuzz(tmp_path, *options, "-k", "own", "--hypothesis-seed", "1")) == first
    assert tried(fuzz(tmp_path, *options, "-k", "own", "--hypothesis-seed", "2")) != first


def test_a_test_without_a_number_of_its_own_tries_twenty_times_as_many(tmp_path: Path):
    assert tried(fuzz(tmp_path, "-k", "without", "--hypothesis-profile", "fuzz")) == [["no", "2000"]]


def test_without_the_profile_every_run_tries_the_same_examples(tmp_path: Path):
    options = ["--deselect", "test_some.py::test_that_fails"]
    first = tried(fuzz(tmp_path, *options))
    assert Counter(side for side, *_ in first) == {"a": 3, "b": 3, "no": 1}
    assert first[-1] == ["no", "100"]
    assert tried(fuzz(tmp_path, *options)) == first


def test_what_fails_says_how_to_reproduce_it(tmp_path: Path):
    output = fuzz(tmp_path, "-m", "hypothesis", "-k", "fails", "--hypothesis-profile", "fuzz", "--hypothesis-seed", "1")
    assert "@reproduce_failure(" in output


def test_every_number_of_examples_grows() -> None:
    """``@settings`` would fix it."""
    tests = Path(__file__).parent
    assert [str(path) for path in tests.rglob("test_*.py") if "\n@settings(" in path.read_text(encoding="utf-8")] == []
