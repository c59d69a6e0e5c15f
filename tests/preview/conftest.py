"""A desk with a small kit, and a server that shows it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import pytest

from pnp.papers import A4
from pnp.preview.desk import Desk, View
from pnp.preview.server import DeskServer
from tests.incremental.kits import write_ferry


@pytest.fixture
def ferry(tmp_path: Path) -> Path:
    return write_ferry(tmp_path)[0]


@pytest.fixture
def desk(ferry: Path) -> Iterator[Desk]:
    desk = Desk(ferry, "ferry", (A4,))
    desk.start()
    yield desk
    desk.stop()


@pytest.fixture
def server(desk: Desk) -> Iterator[DeskServer]:
    server = DeskServer([desk])
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
    thread.join(timeout=5)


def complete(desk: Desk, after: int = 0, holds: Callable[[View], bool] = lambda view: True) -> View:
    """The view when all is known of a look that is later than that with this number, and something holds of it.

    A file is written in steps, each of which may be looked at.
    """
    view = desk.view
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if view.generation.is_complete and view.generation.number > after and holds(view):
            return view
        view = desk.wait(view.version, 5)
    raise AssertionError("the desk does not end")
