"""What any text may be."""

from __future__ import annotations

import pytest
from jsonschema_rs import Draft7Validator

from pnp.schema.parts import BASICS


@pytest.mark.parametrize(("name", "accepted"), [("text", ("a", 3, 1.5, True, None)), ("nothing", (None,))])
def test_what_stands_for_a_text_or_for_nothing(name: str, accepted: tuple[object, ...]) -> None:
    values = ("a", 3, 1.5, True, None, [], {}, ["a"], {"a": 1})
    assert tuple(value for value in values if Draft7Validator(BASICS[name]).is_valid(value)) == accepted
