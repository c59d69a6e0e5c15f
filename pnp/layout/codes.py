"""The codes of what can be wrong with layouts and themes; ``manuals`` has a page for each."""

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
UNSPOKEN: Final = "Y210"

UNNAMED_COLOR: Final = "Y172"

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

LEFT_OUT: Final = "N180"
OTHER_LAYOUT: Final = "N211"

NOT_DRAWN: Final = "Y151"
BROKEN_DRAWING: Final = "Y152"
MISSING_ART: Final = "Y153"

DRAWING_ORDER: Final = "P119"

UNREAD_MARKUP: Final = "T320"

PIECES: Final = "S201"
