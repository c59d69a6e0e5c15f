"""The codes of what can be wrong with layouts and themes, each with what it is about."""

from __future__ import annotations

from typing import Final

UNKNOWN_KEY: Final = "Y201"
ELEMENT_KIND: Final = "Y202"
MALFORMED_VALUE: Final = "Y203"
WRONG_SHAPE: Final = "Y204"
MISSING_KEY: Final = "Y205"
EXTENDS_CYCLE: Final = "Y206"
TEMPLATE_SYNTAX: Final = "Y207"
TEMPLATE_LIMITS: Final = "Y208"
LAYOUT_DEPTH: Final = "Y209"

UNKNOWN_LAYOUT: Final = "N201"
UNKNOWN_CLASS: Final = "N202"
UNKNOWN_ICON: Final = "N203"
UNKNOWN_COLOR: Final = "N204"
UNKNOWN_FONT: Final = "N205"
UNKNOWN_NAME: Final = "N206"
UNKNOWN_THEME: Final = "N207"
UNKNOWN_BOARD: Final = "N208"
UNKNOWN_RECORDS: Final = "N209"
WRONG_VALUE: Final = "N210"

TITLES: Final = {
    UNKNOWN_KEY: "a key that layouts, elements or classes do not have",
    ELEMENT_KIND: "an element that is nothing, or two things at once",
    MALFORMED_VALUE: "a length, number, colour or path that cannot be read",
    WRONG_SHAPE: "a list where a map belongs, or the like",
    MISSING_KEY: "a layout without a size or a class without what it needs",
    EXTENDS_CYCLE: "layouts, themes or classes that extend each other in a circle",
    TEMPLATE_SYNTAX: "a template that is not one",
    TEMPLATE_LIMITS: "a template that takes too long or writes too much",
    LAYOUT_DEPTH: "layouts that show each other without end",
    UNKNOWN_LAYOUT: "a layout that is not there",
    UNKNOWN_CLASS: "a class that the theme does not have",
    UNKNOWN_ICON: "an icon that is not there",
    UNKNOWN_COLOR: "a colour that the palette does not have",
    UNKNOWN_FONT: "a font that is not there",
    UNKNOWN_NAME: "a name in a template that stands for nothing",
    UNKNOWN_THEME: "a theme that is not there",
    UNKNOWN_BOARD: "a board that the kit does not have",
    UNKNOWN_RECORDS: "a component made of records that are not there",
    WRONG_VALUE: "a value that an element cannot show",
}
