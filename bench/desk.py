"""``pnp serve`` in a browser: from a saved file to what is seen on the screen, as shares of a first build.

Run by itself, ``python -m bench.desk KIT`` edits the copy of a kit and prints the seconds of each step as JSON.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from time import perf_counter
from typing import Any, Final

from bench.changes import FLAVOR, PARAGRAPH
from tools.chromium import ARGUMENTS, chromium_path

AIMS: Final[Mapping[str, float | None]] = {
    "the first card on the screen": None,
    "a card's flavour, until the card is on the screen": 0.05,
    "a card's flavour, until all findings are": 0.2,
    "a paragraph, until its page is on the screen": 0.25,
}
# Each takes a minute or more.
MOST_RUNS: Final = 3
_PATIENCE: Final = 120_000
# Nobody types faster than this, in milliseconds, after seeing what the last change did.
_TYPING: Final = 1_500
_READY: Final = "#status.good, #status.bad"
# Pictures of a component by the names of their faces.
_PICTURES: Final = (
    "(id) => Object.fromEntries([...document.querySelectorAll(`#pieces [data-id=${id}] img[data-face]`)]"
    ".map((image) => [image.dataset.face, image.src]))"
)
# A picture takes the place of the old one when it is decoded.
_ANOTHER: Final = (
    "(old) => [...document.querySelectorAll('#pieces img[data-face]')]"
    ".some((image) => image.dataset.face in old && image.src !== old[image.dataset.face])"
)


def why_not() -> str:
    """Why it cannot be measured here; empty if it can."""
    if find_spec("playwright") is None:
        return "playwright is not installed (make .venv/browser)"
    return "" if chromium_path() else "there is no Chromium"


def _look(kit: Path) -> Mapping[str, float]:
    """The seconds of each step, in one tab."""
    seconds: dict[str, float] = {}
    with _page(kit) as (page, start):
        page.wait_for_function("[...document.querySelectorAll('#pieces img')].some((image) => image.naturalWidth)")
        seconds["the first card on the screen"] = perf_counter() - start
        page.wait_for_selector(_READY, timeout=_PATIENCE)
        page.wait_for_timeout(_TYPING)
        builds = page.locator("#history li").count()
        old = page.evaluate(_PICTURES, "tactics")
        FLAVOR.make(kit)
        start = perf_counter()
        page.wait_for_function(_ANOTHER, arg=old, timeout=_PATIENCE)
        seconds["a card's flavour, until the card is on the screen"] = perf_counter() - start
        page.wait_for_function(f"document.querySelectorAll('#history li').length > {builds}", timeout=_PATIENCE)
        seconds["a card's flavour, until all findings are"] = perf_counter() - start
        page.wait_for_selector(_READY, timeout=_PATIENCE)
        page.wait_for_timeout(_TYPING)
        old = page.evaluate(_PICTURES, "rulebook")
        PARAGRAPH.make(kit)
        start = perf_counter()
        page.wait_for_function(_ANOTHER, arg=old, timeout=_PATIENCE)
        seconds["a paragraph, until its page is on the screen"] = perf_counter() - start
    return seconds


@contextmanager
def _page(kit: Path) -> Iterator[tuple[Any, float]]:
    """A tab that shows a kit, and when it was asked for."""
    from playwright.sync_api import sync_playwright

    from pnp.cli.main import VALUES_BETWEEN_COLLECTIONS
    from pnp.preview.desks import open_desks
    from pnp.preview.server import DeskServer

    # As ``pnp serve`` does.
    gc.set_threshold(VALUES_BETWEEN_COLLECTIONS)

    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium_path(), args=list(ARGUMENTS))
        page = browser.new_page(viewport={"width": 1280, "height": 900}, bypass_csp=True)
        start = perf_counter()
        (desk,) = open_desks([(kit, kit.name)])
        server = DeskServer([desk])
        desk.start()
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            page.goto(server.address)
            yield page, start
        finally:
            browser.close()
            desk.stop()
            server.shutdown()
            server.server_close()


if __name__ == "__main__":
    print(json.dumps(_look(Path(sys.argv[1]))))
