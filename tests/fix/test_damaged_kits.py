"""Kits damaged at random, and mended: twice is once, nothing else changes, and it never gets worse."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from pnp.fix import FixResult, fix, save, why_not_writable
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit
from pnp.pipeline.starter import write_starter
from tests.examples import examples

CONTENT = Path(__file__).resolve().parents[2] / "content"
# Small ones, with spreadsheets, tables, tracks and maps among them.
SMALLEST = "pizza-maker"
LARGER = ("shot-shell-and-grape", "renaissance-fair")
_NUMBERS = re.compile(r"(?<=number: )\d+")
_KEYS = re.compile(r"\b(number|copies|name|plural|terrain|rows|cards|symbol|pattern)(?=: )")
_PLAIN_NUMBER = re.compile(r"(?<=: )\d+(?=[,}\s])")
_END_OF_VALUE = re.compile(r"[\"\]}](?= *(?:#.*)?$)", re.MULTILINE)
_RESULT = re.compile(r"(?<=on: )\d+-\d+")
_REFERENCE = re.compile(r"(?<=units: \{)[a-z-]+")


def _somewhere(text: str, pattern: re.Pattern[str], random: Random, change: Callable[[str], str]) -> str:
    """The text with one match of a pattern changed; as it is if there is none."""
    found = list(pattern.finditer(text))
    if not found:
        return text
    match = random.choice(found)
    return text[: match.start()] + change(match[0]) + text[match.end() :]


def slipped(word: str, random: Random) -> str:
    """A word with two neighbouring letters exchanged."""
    at = random.randrange(len(word) - 1)
    return word[:at] + word[at + 1] + word[at] + word[at + 2 :]


DAMAGES: dict[str, Callable[[str, Random], str]] = {
    "a key misspelt": lambda text, random: _somewhere(text, _KEYS, random, lambda word: slipped(word, random)),
    "a number used twice": lambda text, random: _somewhere(text, _NUMBERS, random, lambda _: "1"),
    "a number in quotes": lambda text, random: _somewhere(text, _PLAIN_NUMBER, random, lambda word: f'"{word}"'),
    "a comma behind a value": lambda text, random: _somewhere(text, _END_OF_VALUE, random, lambda word: f"{word},"),
    "a comma behind a number": lambda text, random: _somewhere(text, _PLAIN_NUMBER, random, lambda word: f"{word},"),
    "a range backwards": lambda text, random: _somewhere(
        text, _RESULT, random, lambda word: "-".join(reversed(word.split("-")))
    ),
    "a capital in a reference": lambda text, random: _somewhere(text, _REFERENCE, random, str.capitalize),
    "a word twice": lambda text, random: _somewhere(
        text, re.compile(r"(?<=[a-z] )[a-z]{2,}(?= [a-z])"), random, lambda word: f"{word} {word}"
    ),
    "two spaces": lambda text, random: _somewhere(text, re.compile(r"(?<=[a-z]) (?=[a-z])"), random, lambda _: "  "),
    "a control character": lambda text, random: _somewhere(
        text, re.compile(r"(?<=[a-z])(?=[a-z])"), random, lambda _: "\x07"
    ),
    "a character of the last line": lambda text, random: text[:-1],
    "a line gone": lambda text, random: _somewhere(text, re.compile(r"^.*\n", re.MULTILINE), random, lambda _: ""),
    "two lines exchanged": lambda text, random: _somewhere(
        text, re.compile(r"^.*\n.*\n", re.MULTILINE), random, lambda two: "".join(reversed(two.splitlines(True)))
    ),
}


@pytest.fixture(scope="module")
def kits(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Copies of the kits, to be damaged copies of."""
    folder = tmp_path_factory.mktemp("sound")
    found = {name: Path(shutil.copytree(CONTENT / name, folder / name)) for name in (SMALLEST, *LARGER)}
    list(write_starter(folder / "starter", "starter"))
    return {**found, "starter": folder / "starter"}


def mended(folder: Path) -> FixResult[CompiledKit]:
    return fix(
        lambda drafts: compile_kit(folder, "kit", with_layout=False, drafts=drafts),
        lambda file: why_not_writable(folder, "kit", file),
    )


def errors(prepared: CompiledKit) -> int:
    return sum(1 for one in prepared.findings if one.severity.value == "error")


def damage(folder: Path, kinds: list[str], seed: int, end: str) -> None:
    """Damage files of a kit at places that a seed chooses, and save them with another line end."""
    random = Random(seed)
    files = sorted(path for path in folder.rglob("*") if path.suffix in (".yaml", ".md") and path.name != "kit.yaml")
    for kind in kinds:
        path = random.choice(files)
        text = path.read_text(encoding="utf-8")
        path.write_bytes((DAMAGES[kind](text, random) or text).replace("\n", end).encode("utf-8"))


def comments(folder: Path) -> list[str]:
    """Every comment of the YAML files of a kit, without the control characters, which must not be in any."""
    texts = [path.read_bytes().decode("utf-8") for path in sorted(folder.rglob("*.yaml"))]
    return [one.replace("\x07", "") for text in texts for one in re.findall(r"(?:^| )# .*", text, re.MULTILINE)]


@pytest.mark.parametrize(
    "name", ["starter", SMALLEST, *(pytest.param(name, marks=pytest.mark.collection) for name in LARGER)]
)
@examples(8, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    kinds=st.lists(st.sampled_from(sorted(DAMAGES)), min_size=1, max_size=6),
    seed=st.integers(0, 10_000),
    end=st.sampled_from(["\n", "\r\n"]),
)
def test_mending_twice_changes_nothing_and_nothing_gets_worse(
    kits: dict[str, Path], tmp_path_factory: pytest.TempPathFactory, name: str, kinds: list[str], seed: int, end: str
) -> None:
    folder = tmp_path_factory.mktemp("damaged") / name
    shutil.copytree(kits[name], folder)
    damage(folder, kinds, seed, end)
    before = comments(folder)
    ends = {path: path.read_bytes().count(b"\r\n") for path in folder.rglob("*.yaml")}

    once = mended(folder)
    save(folder, "kit", once.texts, once.before)

    assert comments(folder) == before
    assert {path: path.read_bytes().count(b"\r\n") for path in folder.rglob("*.yaml")} == ends
    if once.first.is_read:
        assert once.left.is_read
        assert errors(once.left) <= errors(once.first)
    again = mended(folder)
    assert again.texts == {}
    assert again.first.findings == once.left.findings


@pytest.mark.parametrize("kind", ["a key misspelt", "a number in quotes", "a comma behind a value"])
def test_what_needs_no_judgement_is_as_it_was(kits: dict[str, Path], tmp_path: Path, kind: str) -> None:
    sound = {path.name: path.read_bytes() for path in sorted(kits["starter"].glob("*.yaml"))}
    healed = 0
    for seed in range(12):
        folder = Path(shutil.copytree(kits["starter"], tmp_path / str(seed)))
        damage(folder, [kind], seed, "\n")
        done = mended(folder)
        save(folder, "kit", done.texts, done.before)
        healed += bool(done.texts)
        if done.texts:
            assert {path.name: path.read_bytes() for path in sorted(folder.glob("*.yaml"))} == sound
    assert healed >= 4
