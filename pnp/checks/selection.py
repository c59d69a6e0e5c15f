"""Selectors, as ``D101``, ``D1`` and ``D`` → which codes count."""

from collections.abc import Collection

from pnp.load.suggest import did_you_mean
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class Selection:
    """Which codes count. select: nothing stands for all. A selector is a code or the beginning of codes."""

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()

    def keeps(self, code: str) -> bool:
        """Whether a code counts: the longer selector wins, so that D101 may count where D does not."""
        chosen = _longest(self.select, code) if self.select else 0
        return chosen >= 0 and _longest(self.ignore, code) < chosen


def _longest(selectors: Collection[str], code: str) -> int:
    """The length of the longest selector that selects the code; -1 if there is none."""
    return max((len(selector) for selector in selectors if code.startswith(selector)), default=-1)


def problem_with(selector: str, codes: Collection[str]) -> tuple[str, str] | None:
    """What is wrong with a selector, and the cure; None if it selects at least one of the codes."""
    if selector and any(code.startswith(selector) for code in codes):
        return None
    letters = "".join(sorted({code[0] for code in codes}))
    hint = did_you_mean(selector, codes) if len(selector) > 1 else ""
    hint = (
        hint or f"a selector is a code such as D101, its beginning, or one letter of {letters}; pnp explain lists them"
    )
    return (f"there is no check {selector!r}" if selector else "a selector is empty"), hint
