"""Which sets of records a check reads first, of those that find nothing and read nothing else while these are empty.

A game without such records does not even import the check. ``python -m tools.pages`` writes the table.
"""

from collections.abc import Mapping
from typing import Final

from pnp.model.game import Game

BY_SETS: Final = {
    "armies": "D110 S112 Z101 Z109 Z113 Z212 Z235 E207 O104 O105",
    "armies boards scenarios": "Z111",
    "armies classes units": "E202",
    "armies components": "S102 S115",
    "armies scenarios": "Z204",
    "armies setup": "Z220",
    "armies units": "Z218",
    "arrivals": "Z210",
    "arrivals boards": "Z211",
    "arrivals units": "Z232",
    "boards": (
        "N170 B107 B101 B102 B104 B105 B106 B108 B109 B110 B111 B112 B113 B114 B115 B116 B117 B118 B119 B120 B121 "
        "B122 B123 B126 B128 B129 B180 B181 B200 B204 B206 B208 B212 B215 B216 B217 W305"
    ),
    "boards decks": "N122",
    "boards decks sets tables": "N155 N157",
    "boards goals zones": "N102",
    "boards setup units": "Z237",
    "boards sides": "Z234",
    "boards terrain": "B201 B207 B211 B214",
    "boards terrain units": "B202 B203",
    "boards units": "N184",
    "boards zones": "B103 B127",
    "components": "S104 S105 S106 S116 T330",
    "components units": "T331",
    "decks": "N114 Q108 S110 S111 O103 O110",
    "decks sets": "N154 N179 T332 T333",
    "decks sets tables": "N156 N172",
    "decks tables": "E303",
    "examples": "D166 D170 Z215 Z217 W101 W102 W103 W201 W202 W203 W204 W301 W302 W303 W304 W401",
    "glossary": "T101 T102 T122",
    "glossary phases texts": "T353",
    "goals": "B125 Z201 Z202 Z203 Z206 O113",
    "goals resources": "B124",
    "markers": "S101 S103 S108 S109 S114",
    "markers resources": "E111",
    "options": "Z110 O301 O303",
    "phases": "N152 E401 O107 O109 T361 T401 T411",
    "resources setup": "O111",
    "rolls": "D106 D108 D109 D118 D119 Q167 E110",
    "rolls tables": "N105 D103 D117",
    "scenarios": "O302",
    "sets": "Q161 Q162 S120 E501 E502 E503 E504",
    "sets tables": "D116",
    "setup": "O108",
    "setup units": "Z103 Z104 Z105 Z106 Z107 Z233",
    "statuses": "O106",
    "statuses terrain": "E505",
    "supply": "Z214 Z231",
    "tables": "D101 D102 D105 D107 D113 D115 D160 D161 D162 D163 D164 D165 D167 D168 D169",
    "tables texts": "T405",
    "terrain": "B205 B209 B210 B213",
    "texts": "K107 T382 T383 T403",
    "units": "N176 N185 S113 Z219 E201 O112",
    "zones": "Z102 Z108 Z112",
}

_FIRST_READS: Final[Mapping[str, tuple[str, ...]]] = {
    code: tuple(sets.split()) for sets, codes in BY_SETS.items() for code in codes.split()
}


def empty_sets(game: Game, code: str) -> tuple[str, ...]:
    """The sets that keep a check from finding anything, all of them empty; none if it has to be run."""
    sets = _FIRST_READS.get(code, ())
    return () if any(getattr(game, name) for name in sets) else sets
