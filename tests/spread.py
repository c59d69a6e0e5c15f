"""Which tests share a process when several processes run them, which come first, and which ``make test`` leaves out.

Tests of one file share one, as with ``--dist loadfile``: they share what their fixtures made. So do tests of one kit
that stand in different files and use it compiled. Compiling all fifteen kits of ``content`` takes as long as a quarter
of the tests: ``make test`` compiles the smallest two, and ``make test-collection`` asks the same of the others.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from xdist.scheduler.loadscope import LoadScopeScheduling

# Their tests name a kit as their first parameter, and use it as ``tests.prepared`` has it.
BY_KIT: Final = frozenset(
    {
        "tests/docs/test_gallery.py",
        "tests/export/test_completeness.py",
        "tests/golden/test_golden.py",
        "tests/kits/test_printed_pictures.py",
        "tests/kits/test_printed_pieces.py",
        "tests/kits/test_printed_words.py",
        "tests/paint/test_text_of_kits.py",
        "tests/pipeline/test_sheets.py",
        "tests/schema/test_kits.py",
        "tests/tracing/test_columns.py",
        "tests/tracing/test_soundness.py",
    }
)
SMALLEST: Final = frozenset({"pizza-maker", "quickie-figs"})
# What takes several seconds goes first: at the end, one process would wait for the other one.
LONG: Final = (
    "tests/incremental/test_compare.py",
    "tests/mutation/test_damage_is_found.py",
    "tests/pipeline/",
    "tests/fix/",
    "tests/tracing/",
    "tests/cli/test_build",
    "tests/executors/",
    "tests/docs/",
    "tests/test_fuzzing.py",
    "tests/extending/",
    "tests/cli/test_commands.py",
    "tests/kits/",
    "tests/schema/test_laws.py",
    "tests/tools/test_fuzz.py",
)
_ROOT: Final = Path(__file__).resolve().parents[1]
_COLLECTION: Final = frozenset(path.parent.name for path in _ROOT.glob("content/*/kit.yaml"))
_KITS: Final = "|".join((*_COLLECTION, *(path.parent.name for path in _ROOT.glob("tests/kits/*/kit.yaml"))))
_KIT: Final = re.compile(rf"::\w+\[(?:content/|tests/kits/)?(?P<kit>{_KITS})[]-]")


class ByFileOrKit(LoadScopeScheduling):  # type: ignore[misc]
    """Hands out the tests of one file, or of one kit, together, and in the order in which they were collected."""

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)
        self.config.option.loadscopereorder = False

    def _split_scope(self, nodeid: str) -> str:
        return share_of(nodeid)


def share_of(test: str) -> str:
    """What the tests that share a process with this one have in common: their kit, or their file."""
    file = test.partition("::")[0]
    found = _KIT.search(test) if file in BY_KIT else None
    return found["kit"] if found else file


def is_of_collection(test: str) -> bool:
    """Whether a test asks of one more kit that comes with pnp what is asked of the smallest, too."""
    return share_of(test) in _COLLECTION - SMALLEST


def rank(test: str) -> int:
    """Where a test stands in a run: a smaller number comes first."""
    share = share_of(test)
    if "/" not in share:
        return 0
    return 1 if share.startswith(LONG) else 2
