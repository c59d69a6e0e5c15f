"""Values that are made when they are asked for."""

import pytest

from pnp.lazy import LazyMapping


def test_a_value_is_made_once_and_only_if_it_is_asked_for():
    made: list[str] = []
    lengths = LazyMapping(("pike", "bow"), lambda name: made.append(name) or len(name))
    assert (list(lengths), len(lengths), "pike" in lengths, "axe" in lengths, made) == (
        ["pike", "bow"],
        2,
        True,
        False,
        [],
    )
    assert (lengths["pike"], lengths["pike"], made) == (4, 4, ["pike"])
    with pytest.raises(KeyError):
        lengths["axe"]
    assert made == ["pike"]
