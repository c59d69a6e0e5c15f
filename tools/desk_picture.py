"""Make the animated picture of ``pnp serve`` in the README: ``python -m tools.desk_picture``.

A card of a copy of a kit is changed, breaks and is mended again, while Chromium looks at the desk.
"""

from __future__ import annotations

import io
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

from PIL import Image

from pnp.preview.desk import Desk
from pnp.preview.server import DeskServer
from tools.chromium import ARGUMENTS, chromium_path

if TYPE_CHECKING:
    from PIL.Image import Image as Raster

ROOT: Final = Path(__file__).resolve().parents[1]
PICTURE: Final = ROOT / "docs" / "pictures" / "serve.webp"
_KIT: Final = "piombino"
_FILE: Final = "tactics.yaml"
_WORDS: Final = "From up here every helmet is a target."
_OTHERS: Final = "From up here, every hat is a target."
_SLIP: Final = "From up here every every helmet is a target."
_FINDING: Final = "#findings .finding.warning"
_WINDOW: Final = (1280, 780)
_WIDTH: Final = 900
_READY: Final = "#status.good, #status.bad"


def main() -> None:
    """Write the picture."""
    with tempfile.TemporaryDirectory() as folder:
        kit = Path(folder) / _KIT
        shutil.copytree(ROOT / "content" / _KIT, kit)
        desk = Desk(kit, _KIT)
        desk.start()
        server = DeskServer([desk])
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            shots = list(_shots(server.address, kit / _FILE))
        finally:
            desk.stop()
            server.shutdown()
    frames = [_small(data) for data, _ in shots]
    times = [milliseconds for _, milliseconds in shots]
    frames[0].save(PICTURE, save_all=True, append_images=frames[1:], duration=times, loop=0, quality=70, method=6)


def _shots(address: str, file: Path) -> Iterator[tuple[bytes, int]]:
    """Pictures of the window, and for how many milliseconds each is shown."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium_path(), args=list(ARGUMENTS))
        page = browser.new_page(viewport={"width": _WINDOW[0], "height": _WINDOW[1]})
        page.goto(f"{address}#component=tactics")
        page.wait_for_selector(_READY, timeout=120_000)
        page.evaluate("localStorage.setItem('pnp-zoom', '3.1')")
        page.reload()
        page.wait_for_selector(_READY, timeout=120_000)
        _edit_once(page, file)
        yield page.screenshot(), 1800
        yield from _story(page, file)
        browser.close()


def _edit_once(page: Any, file: Path) -> None:
    """Change a card and change it back, so that the page tells how long a change takes and not the first look."""
    text = file.read_text(encoding="utf-8")
    for written in (text.replace(_WORDS, _OTHERS), text):
        builds = page.locator("#history li").count()
        file.write_text(written, encoding="utf-8")
        page.wait_for_selector(f"#history li:nth-of-type({builds + 1})", timeout=60_000)
        page.wait_for_timeout(3000)
        page.wait_for_selector(_READY, timeout=60_000)


def _story(page: Any, file: Path) -> Iterator[tuple[bytes, int]]:
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(_WORDS, _OTHERS), encoding="utf-8")
    page.wait_for_selector(".glow", timeout=30_000)
    yield page.screenshot(), 700
    page.wait_for_timeout(2500)
    page.wait_for_selector(_READY, timeout=60_000)
    yield page.screenshot(), 1300
    # A slip of the pen: found beside the card, shown before it is mended, then mended.
    file.write_text(text.replace(_WORDS, _SLIP), encoding="utf-8")
    page.wait_for_selector(f"{_FINDING}", timeout=30_000)
    page.wait_for_timeout(400)
    yield page.screenshot(), 2000
    page.click(f"{_FINDING} button:has-text('Mend')")
    page.wait_for_selector("#findings .diff .add")
    page.wait_for_timeout(200)
    yield page.screenshot(), 2200
    page.click("#findings button:has-text('Mend it')")
    page.wait_for_selector(_FINDING, state="detached", timeout=30_000)
    page.wait_for_selector("#status.good", timeout=60_000)
    yield page.screenshot(), 1300
    file.write_text(text.replace(_WORDS, f"{_WORDS} " * 12), encoding="utf-8")
    page.wait_for_selector("#findings .finding.error", timeout=30_000)
    page.click("#findings .finding.error button:has-text('Show')")
    page.wait_for_selector("#detail .element.wrong")
    page.wait_for_timeout(300)
    yield page.screenshot(), 2400
    page.keyboard.press("Escape")
    file.write_text(text, encoding="utf-8")
    page.wait_for_selector("#status.good", timeout=60_000)
    page.keyboard.press("3")
    page.wait_for_selector("#play .felt button")
    page.wait_for_timeout(900)
    yield page.screenshot(), 2600


def _small(data: bytes) -> Raster:
    with Image.open(io.BytesIO(data)) as shot:
        return shot.convert("RGB").resize((_WIDTH, round(shot.height * _WIDTH / shot.width)), Image.Resampling.LANCZOS)


if __name__ == "__main__":
    main()
