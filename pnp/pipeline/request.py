"""What the user asks a build for."""

from __future__ import annotations

from pathlib import Path

from pnp.errors import PnpError
from pnp.palette import ColorMode
from pnp.papers import USUAL_PAPERS, Paper
from pnp.values import dataclass


def silent(step: str, done: int, total: int) -> None:
    """Report no progress."""


class ChoiceError(PnpError):
    """A component or record was asked for that the kit does not have."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One ``--only``: a component, and perhaps some of its records by id, number or numbers (``tactics:07,12-15``)."""

    component: str
    records: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Choice:
        """Read ``tactics`` or ``tactics:07,12``. Raises ValueError with a sentence for the user."""
        component, colon, records = text.partition(":")
        chosen = tuple(part.strip() for part in records.split(",") if part.strip())
        if not component.strip():
            raise ValueError(f"{text!r} names no component")
        if colon and not chosen:
            raise ValueError(f"{text!r} names no record behind the colon")
        return cls(component.strip(), chosen)

    def includes(self, record_id: str, number: int | None) -> bool:
        """Whether a record is among those asked for."""
        if not self.records:
            return True
        return record_id in self.records or (
            number is not None and any(_same(record, number) for record in self.records)
        )


def _same(written: str, number: int) -> bool:
    """Whether ``12`` or ``12-15`` means a number."""
    first, hyphen, last = written.partition("-")
    last = last if hyphen else first
    return first.isdecimal() and last.isdecimal() and int(first) <= number <= int(last)


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """Where to write, for which papers, what of the kit, and which warnings stop the build.

    fresh: make everything again, whatever is kept of earlier builds. inks: how colours are printed, if not as the theme
    says.
    """

    out: Path
    papers: tuple[Paper, ...] = USUAL_PAPERS
    only: tuple[Choice, ...] = ()
    strict: bool = False
    fresh: bool = False
    inks: ColorMode | None = None

    @property
    def settings(self) -> str:
        """What was asked for, in one line that another build compares with its own."""
        chosen = " ".join(f"{choice.component}:{','.join(choice.records)}" for choice in self.only)
        papers = ", ".join(paper.key for paper in self.papers)
        return f"papers {papers} only {chosen} strict {self.strict} inks {self.inks}"

    def covers(self, component: str) -> bool:
        """Whether all of a component was asked for, so that what is not made of it any more can go."""
        choice = self.choice(component)
        return choice is not None and not choice.records

    def choice(self, component: str) -> Choice | None:
        """What of a component was asked for: all of it if nothing was chosen, None if it was left out."""
        if not self.only:
            return Choice(component)
        named = [choice for choice in self.only if choice.component == component]
        if not named:
            return None
        if not all(choice.records for choice in named):
            return Choice(component)
        return Choice(component, tuple(record for choice in named for record in choice.records))
