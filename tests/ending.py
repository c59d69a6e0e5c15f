"""That work ends: what is bounded takes seconds, what is not would take minutes."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from time import thread_time


@contextmanager
def ends(within: float) -> Iterator[None]:
    """Fail if what is done inside takes more than some seconds of this thread's processor time.

    A test gives far more than what is bounded needs, and far less than what is not. Neither other threads nor the
    collection of what other tests left count.
    """
    collects = gc.isenabled()
    gc.disable()
    began = thread_time()
    try:
        yield
        taken = thread_time() - began
    finally:
        if collects:
            gc.enable()
    assert taken < within
