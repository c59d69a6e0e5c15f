"""The tour in the README: what ``pnp check`` prints of the starter kit after three mistakes."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from pnp.checks.manual import names
from pnp.pipeline.compiled_kit import compile_kit
from pnp.pipeline.starter import write_starter
from pnp.report import Summary, as_text

KIT: Final = "my-game"
MISTAKES: Final = (
    ("cards.yaml", "stated: {cards: 12}", "stated: {cards: 14}"),
    ("play.yaml", "on: 4-5, name: Hit", "on: 4, name: Hit"),
    ("units.yaml", "{scouts: 2, guards: 3}, zone: north-edge", "{scouts: 2, gaurds: 3}, zone: north-edge"),
)
_SHOWN = re.compile(rf"(?<=```text\n\$ pnp check {KIT}\n).*?(?=\n```)", re.DOTALL)


def toured(readme: str) -> str:
    """The README with what the command prints now."""
    return _SHOWN.sub(lambda _: what_check_prints(), readme, count=1)


def what_check_prints() -> str:
    """The findings and the last line."""
    with _in_an_empty_folder():
        for _ in write_starter(Path(KIT), KIT):
            pass
        for file, old, new in MISTAKES:
            path = Path(KIT, file)
            text = path.read_text(encoding="utf-8")
            if old not in text:
                raise ValueError(f"{file} of the starter kit does not say {old!r}")
            path.write_text(text.replace(old, new, 1), encoding="utf-8")
        found = compile_kit(Path(KIT), KIT)
        summary = Summary.of(found.findings, checks=found.checks, records=found.records)
        return as_text(found.findings, found.sources, names()) + summary.sentence()


@contextmanager
def _in_an_empty_folder() -> Iterator[None]:
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            yield
        finally:
            os.chdir(here)
