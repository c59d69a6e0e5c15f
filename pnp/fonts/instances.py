"""A variable font and the name of a style → the font of that style alone, made by HarfBuzz."""

from __future__ import annotations

from typing import Any

from pnp.errors import FontError


def styles_of(face: Any) -> dict[str, tuple[float, ...]]:
    """The named instances of a face of HarfBuzz, by their names as styles are called here: ``bold``, ``bolditalic``.

    Each with its place on every axis. Empty if the font does not vary.
    """
    named = face.named_instances if face.has_var_data else ()
    return {_plain(face.get_name(each.subfamily_name_id) or ""): tuple(each.design_coords) for each in named}


def has_style(face: Any, style: str) -> bool:
    """Whether a font varies and has a named instance of this style."""
    return _plain(style) in styles_of(face)


def instance_of(face: Any, style: str) -> Any:
    """The face of a style of a variable font; the face as it is if its default is that style, or it has no such one.

    Raises FontError.
    """
    place = styles_of(face).get(_plain(style))
    if place is None or all(value == axis.default_value for value, axis in zip(place, face.axis_infos, strict=True)):
        return face
    from uharfbuzz import SubsetInput

    chosen = SubsetInput()
    chosen.keep_everything()
    for value, axis in zip(place, face.axis_infos, strict=True):
        chosen.pin_axis_location(face, axis.tag, value)
    try:
        return chosen.subset(face)
    except RuntimeError as error:
        raise FontError(f"a damaged font, of which {style!r} cannot be made") from error


def _plain(style: str) -> str:
    return "".join(letter for letter in style.casefold() if letter.isalnum())
