"""Two kits at a desk, and its page in a browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

import pytest

from pnp.papers import A4
from pnp.preview.desk import Desk
from pnp.preview.server import DeskServer
from tests.incremental.kits import write_ferry
from tests.pipeline.conftest import small_kit

if TYPE_CHECKING:
    from playwright.sync_api import Browser

READY = "#status.good, #status.bad"
Open = Callable[..., Any]


@pytest.fixture
def kits(tmp_path: Path) -> tuple[Path, Path]:
    inn = small_kit(tmp_path / "inn")
    with (inn / "components.yaml").open("a", encoding="utf-8") as components:
        components.write("  - {id: board, name: Board, kind: board, of: boards.valley, layout: board, stock: card}\n")
    return write_ferry(tmp_path)[0], inn


@pytest.fixture
def server(kits: tuple[Path, Path]) -> Iterator[DeskServer]:
    desks = [Desk(kit, kit.name, (A4,)) for kit in kits]
    for desk in desks:
        desk.start()
    server = DeskServer(desks)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    for desk in desks:
        desk.stop()
    server.shutdown()
    server.server_close()


@pytest.fixture
def show(chromium: Browser, server: DeskServer) -> Iterator[Open]:
    contexts = []

    def shown(at: str = "", size: tuple[int, int] = (1280, 900), *, dark: bool = False) -> Any:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            bypass_csp=True,  # Playwright and axe evaluate texts, which the page itself may not.
        )
        contexts.append(context)
        page = context.new_page()
        page.faults = []
        page.on("pageerror", lambda error: page.faults.append(str(error)))
        page.goto(server.address + at)
        page.wait_for_selector(READY, timeout=60_000)
        return page

    yield shown
    for context in contexts:
        context.close()


def drawing(page: Any, name: str) -> str:
    source: str = page.get_attribute(f"li[data-name='{name}'] img", "src")
    return source
