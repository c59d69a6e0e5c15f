"""Write the pages that follow from the program: ``python -m tools.pages``.

``docs/checks/`` has a page for every finding code, ``docs/commands.md`` the help of every command. A test
fails when a page is not what the program says.
"""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import click

from pnp.checks.manual import all_codes, manual, names
from pnp.cli.app import app

DOCS = Path(__file__).resolve().parents[1] / "docs"
NOTE = "<!-- Made by `python -m tools.pages`: change the program, not this page. -->\n\n"


def pages() -> dict[str, str]:
    """Every generated page by its path below docs/."""
    known = names()
    found = {f"checks/{code}.md": _check_page(code, known.get(code, "")) for code in all_codes()}
    found["checks/README.md"] = _index()
    found["commands.md"] = _commands()
    return found


def _check_page(code: str, name: str) -> str:
    title, _, rest = (manual(code) or "").partition("\n")
    return f"{NOTE}# {code} {title.removesuffix('.')}\n\n*{name}*\n{_sections(rest)}"


def _sections(page: str) -> str:
    """A page as a terminal shows it → Markdown: headings, prose, and examples as blocks of code."""
    parts: list[str] = []
    title, lines = "", [*page.strip("\n").split("\n"), ""]
    block: list[str] = []
    for line in [*lines, "end"]:
        if line and not line.startswith(" "):
            if title:
                parts.append(_section(title, dedent("\n".join(block)).strip("\n")))
            title, block = line, []
        else:
            block.append(line)
    return "".join(parts)


def _section(title: str, text: str) -> str:
    body = text if title in ("What it does", "Why it matters") else f"```text\n{text}\n```"
    return f"\n## {title}\n\n{body}\n"


def _index() -> str:
    lines = [f"{NOTE}# Checks\n", "`pnp explain CODE` shows the same pages.\n", "| Code | What is found |", "|---|---|"]
    for code in all_codes():
        title = (manual(code) or "").partition("\n")[0].removesuffix(".")
        lines.append(f"| [{code}]({code}.md) | {title} |")
    return "\n".join(lines) + "\n"


def _commands() -> str:
    parts = [f"{NOTE}# Commands\n"]
    context = click.Context(app, info_name="pnp")
    for name in app.list_commands(context):
        command = app.get_command(context, name)
        assert command is not None
        inner = click.Context(command, info_name=f"pnp {name}", max_content_width=100, terminal_width=100)
        parts.append(f"## pnp {name}\n\n```text\n{command.get_help(inner)}\n```\n")
    return "\n".join(parts)


def main() -> None:
    """Write every page, and remove check pages of codes that are gone."""
    wanted = pages()
    (DOCS / "checks").mkdir(parents=True, exist_ok=True)
    for path in sorted((DOCS / "checks").glob("*.md")):
        if f"checks/{path.name}" not in wanted:
            path.unlink()
    for name, text in wanted.items():
        (DOCS / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
