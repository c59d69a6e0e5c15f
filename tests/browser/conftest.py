"""Chromium, and the references of two kits, and of a small one in German, as pages in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pnp.load.builtin import data_folder
from pnp.pipeline.compiled_kit import compile_kit
from tests.exports import exported_text
from tests.pipeline.test_reference_german import write_german_kit
from tools.chromium import ARGUMENTS, NAMES, chromium_path

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

KITS = ("russo-german-war", "piombino")
DESKTOP = (1280, 900)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The Chromium of the system."""
    from playwright.sync_api import sync_playwright  # only make test-browser installs it

    found = chromium_path()
    if found is None:
        pytest.fail(f"no browser: install one of {', '.join(NAMES)}")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The page of each kit."""
    folder = tmp_path_factory.mktemp("reference")
    found = {}
    roots = {kit: data_folder("content") / kit for kit in KITS}
    for kit, root in {**roots, "deich": write_german_kit(folder / "deich")}.items():
        found[kit] = folder / f"{kit}.html"
        found[kit].write_text(exported_text(compile_kit(root, kit, with_checks=False), "html"), encoding="utf-8")
    return found


@pytest.fixture
def show(chromium: Browser, files: dict[str, Path]) -> Iterator[Callable[..., Page]]:
    """Opens the page of a kit in a window of its own."""
    contexts: list[BrowserContext] = []

    def shown(
        kit: str, size: tuple[int, int] = DESKTOP, *, dark: bool = False, script: bool = True, at: str = ""
    ) -> Page:
        width, height = size
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            java_script_enabled=script,
        )
        contexts.append(context)
        page = context.new_page()
        page.requests, page.faults = [], []
        page.on("request", lambda request: page.requests.append(request.url))
        page.on("console", lambda message: page.faults.append(message.text))
        page.on("pageerror", lambda error: page.faults.append(str(error)))
        page.goto(files[kit].as_uri() + at)
        return page

    yield shown
    for context in contexts:
        context.close()
