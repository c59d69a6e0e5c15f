"""Small pictures for maps: what stands at a place, seen from the side, with nothing around it."""

from random import Random
from typing import Final

from pnp.art.manners import Inks
from pnp.art.vignettes.built import BUILT
from pnp.art.vignettes.landscape import LANDSCAPE
from pnp.art.vignettes.sea import SEA
from pnp.art.vignettes.vignette import HEIGHT as HEIGHT
from pnp.art.vignettes.vignette import Vignette
from pnp.frame import Item
from pnp.measures import Mm

VIGNETTES: Final = dict(sorted({**BUILT, **LANDSCAPE, **SEA}.items()))
# What may stand several times in one land; of a building there is one.
REPEATED: Final = frozenset({"dead-wood", "field", "forest", "hills", "marsh", "mountains", "peak", "pines", "stones"})


def vignette(name: str, width: Mm, manner: str, seed: str, inks: Inks) -> tuple[Item, ...]:
    """Draw one of VIGNETTES into a box of this width, and HEIGHT of it high, at the origin."""
    return tuple(VIGNETTES[name](Vignette(width, manner, Random(f"{seed}|{name}"), inks)))
