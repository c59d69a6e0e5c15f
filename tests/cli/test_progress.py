"""How far a build has come, on a terminal and elsewhere."""

from __future__ import annotations

import io
from contextlib import redirect_stderr

import pytest

from pnp.cli.progress import progress

SHOW_CURSOR, HIDE_CURSOR, CLEAR_LINE = "\x1b[?25h", "\x1b[?25l", "\x1b[2K"


class Terminal(io.StringIO):
    """Remembers what was written to it since it was last asked."""

    def isatty(self) -> bool:
        return True

    def new(self) -> str:
        text = self.getvalue()
        self.seek(0)
        self.truncate()
        return text


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("NO_COLOR", raising=False)
    return Terminal()


def test_a_bar_says_what_is_being_made_and_is_gone_in_the_end(terminal: Terminal) -> None:
    with redirect_stderr(terminal), progress("inn [b]") as display:
        display.tell("orders [x]", 1, 2)
        shown = terminal.new()
        # Brackets in names are no markup.
        assert "inn [b]" in shown
        assert "orders [x]" in shown
        assert HIDE_CURSOR in shown
    rest = terminal.new()
    assert CLEAR_LINE in rest
    assert SHOW_CURSOR in rest
    assert HIDE_CURSOR not in rest


def test_the_bar_fills_as_things_are_done(terminal: Terminal) -> None:
    def bar(done: int) -> str:
        terminal.new()
        display.tell("orders", done, 4)
        # The part that is done is drawn in a colour of its own, before the rest.
        return terminal.new()

    with redirect_stderr(terminal), progress("inn") as display:
        assert bar(4).count("━") == 40
        assert bar(1) != bar(3) != bar(4)


def test_what_is_printed_aside_does_not_run_into_the_bar(terminal: Terminal) -> None:
    with redirect_stderr(terminal), progress("inn") as display:
        display.tell("orders", 1, 2)
        terminal.new()
        with display.aside():
            assert terminal.new().endswith((SHOW_CURSOR, CLEAR_LINE, "\x1b[1A\x1b[2K"))
        assert HIDE_CURSOR in terminal.new()


def test_without_a_terminal_every_step_is_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    with progress("inn") as display:
        display.tell("orders", 1, 2)
        with display.aside():
            display.tell("markers", 2, 2)
    assert capsys.readouterr().err == "inn: orders\ninn: markers\n"
