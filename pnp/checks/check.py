"""What a check is: a code, a name, a severity, and a generator of problems."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import ModuleType
from typing import Any, Final

from pnp.findings import Edit, Finding, Related, Severity, Span
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """A finding without the code and the severity of its check.

    cause: what can be said of all problems that have the same cause, and are reported as one; without it, that is the
    message.
    """

    message: str
    span: Span
    hint: str = ""
    related: tuple[Related, ...] = ()
    edits: tuple[Edit, ...] = ()
    cause: str = ""


# What findings count for in a draft, if they count for less there.
SOFTER: Final[Mapping[Severity, Severity]] = {Severity.ERROR: Severity.WARNING, Severity.WARNING: Severity.INFO}


def terminal_page(manual: str) -> str:
    """A manual page for a terminal: headings at the margin, the text below them indented, code without fences."""
    lines: list[str] = []
    for line in manual.splitlines():
        if line.startswith("```"):
            continue
        is_heading = line.startswith("## ") or not lines
        lines.append(line.removeprefix("## ") if is_heading or not line else f"    {line}")
    return "\n".join(lines) + "\n"


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """One check, made from a module that has NAME, SEVERITY, ``check`` and a manual page as docstring.

    is_softer_in_draft: whether its findings count for less in a kit with ``status: draft``. run: takes the context of
    the game (and, for a check of what is printed, the printed faces) and yields problems.
    """

    code: str
    name: str
    severity: Severity
    docstring: str
    is_softer_in_draft: bool
    run: Callable[..., Iterator[Problem]]

    @classmethod
    def of(cls, code: str, module: ModuleType) -> Check:
        """Read a check module."""
        parts: dict[str, Any] = vars(module)
        return cls(
            code=code,
            name=parts["NAME"],
            severity=parts["SEVERITY"],
            docstring=module.__doc__ or "",
            is_softer_in_draft=parts.get("IS_SOFTER_IN_DRAFT", False),
            run=parts["check"],
        )

    @property
    def manual(self) -> str:
        """The manual page, with its examples in full."""
        from pnp.checks.pages import page_of  # Few runs show a page.

        return page_of(self.docstring, SOFTER.get(self.severity) if self.is_softer_in_draft else None)

    @property
    def title(self) -> str:
        """The first line of the manual page."""
        return self.manual.partition("\n")[0].removesuffix(".")

    def findings(self, *subjects: object) -> Iterator[Finding]:
        """Run the check and turn its problems into findings."""
        for problem in self.run(*subjects):
            yield Finding(
                code=self.code,
                severity=self.severity,
                message=problem.message,
                span=problem.span,
                hint=problem.hint,
                related=problem.related,
                edits=problem.edits,
                cause=problem.cause,
            )
