"""What the user asks a build for."""

from __future__ import annotations

from pathlib import Path

from pnp.measures import PAPERS
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class Choice:
    """One ``--only``: a component, and perhaps some of its records by id or number (``tactics:07,12``)."""

    component: str
    records: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Choice:
        """Read ``tactics`` or ``tactics:07,12``."""
        component, _, records = text.partition(":")
        return cls(component.strip(), tuple(part.strip() for part in records.split(",") if part.strip()))

    def takes(self, record_id: str, number: int | None) -> bool:
        """Whether a record is among those asked for."""
        if not self.records:
            return True
        return record_id in self.records or (number is not None and any(_same(one, number) for one in self.records))


def _same(written: str, number: int) -> bool:
    return written.isdecimal() and int(written) == number


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """Where to write, for which papers, what of the kit, and which warnings stop the build."""

    out: Path
    papers: tuple[str, ...] = tuple(PAPERS)
    only: tuple[Choice, ...] = ()
    strict: bool = False

    @property
    def settings(self) -> str:
        """What was asked for in one line, so that another build can tell whether it was asked for the same."""
        chosen = " ".join(f"{one.component}:{','.join(one.records)}" for one in self.only)
        return f"papers {' '.join(self.papers)} only {chosen} strict {self.strict}"

    def choice(self, component: str) -> Choice | None:
        """The choice that names a component; one for everything if nothing was chosen; None if left out."""
        if not self.only:
            return Choice(component)
        return next((one for one in self.only if one.component == component), None)
