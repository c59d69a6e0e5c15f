"""Write the pages that follow from the program: ``python -m tools.pages``.

``docs/checks/`` has a page for every finding code, ``docs/commands.md`` the help of every command, ``keys.md`` what
every key means, ``icons.md``, ``layouts.md`` and ``themes.md`` what there is to draw with, the README what a check of
the starter kit prints. ``pnp/checks/first_reads.py`` gets its
table. A test fails when one is not what the program says.
"""

from __future__ import annotations

from pathlib import Path

import click

from pnp.checks.families import FAMILIES, by_family
from pnp.checks.manual import all_codes, is_mended, names, page
from pnp.cli.app import app
from tools import first_reads
from tools.icon_page import icon_page
from tools.key_page import key_page
from tools.layout_page import layout_page
from tools.symbol_page import symbol_page
from tools.theme_page import theme_page
from tools.tour import toured

DOCS = Path(__file__).resolve().parents[1] / "docs"
README = DOCS.parent / "README.md"
NOTE = "<!-- Made by `python -m tools.pages`: change the program, not this page. -->\n\n"


def pages() -> dict[str, str]:
    """Every generated page by its path below docs/."""
    known = names()
    found = {f"checks/{code}.md": _check_page(code, known.get(code, "")) for code in all_codes()}
    found["checks/README.md"] = _index()
    found["commands.md"] = _commands()
    found["icons.md"] = f"{NOTE}{icon_page()}"
    found["keys.md"] = f"{NOTE}{key_page()}"
    found["layouts.md"] = f"{NOTE}{layout_page()}"
    found["symbols.md"] = f"{NOTE}{symbol_page()}"
    found["themes.md"] = f"{NOTE}{theme_page()}"
    return found


def _check_page(code: str, name: str) -> str:
    told = page(code)
    return f"{NOTE}# {code} {told.title}\n\n*{name}*\n{told.markdown}"


def _index() -> str:
    """Every code below its family."""
    codes = all_codes()
    mended = sum(1 for code in codes if is_mended(code))
    lines = [
        f"{NOTE}# Checks\n",
        f"{len(codes)} kinds of findings; `pnp check --fix` mends those marked ✎ ({mended}), some of them only where",
        "one cure is possible. `pnp explain CODE` shows the same pages, [Checking a kit](../checking.md) all that",
        "`pnp check` can do.",
    ]
    for letter, some in by_family(codes).items():
        lines += [f"\n## {letter}: {FAMILIES[letter]} ({len(some)})\n", "| Code | What is found | |", "|---|---|---|"]
        lines += [f"| [{code}]({code}.md) | {page(code).title} | {'✎' if is_mended(code) else ''} |" for code in some]
    return "\n".join(lines) + "\n"


def _commands() -> str:
    parts = [f"{NOTE}# Commands\n"]
    context = click.Context(app, info_name="pnp", **app.context_settings)
    for name in app.list_commands(context):
        command = app.get_command(context, name)
        assert command is not None
        inner = click.Context(command, parent=context, info_name=name, max_content_width=100, terminal_width=100)
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
    first_reads.MODULE.write_text(first_reads.module_text(), encoding="utf-8")
    README.write_text(toured(README.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
