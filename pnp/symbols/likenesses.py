"""What tells one person from another: the line of a face, its age, its hair. Shared by all styles of figures."""

from collections.abc import Mapping
from random import Random
from typing import Final

from pnp.symbols.words import Choice, Sorted
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Likeness:
    """A person, as a difference from an even face, in units of a head of radius 6 from the side.

    slope: how far the forehead leans back; nose: how far it stands out; hook: how far its tip hangs and its bridge
    bends out; chin: how far it stands out; jaw: how deep it is. beard: a word of the half figures. is_soft: without a
    ridge above the eyes. is_long: of hair. is_old: with lines.
    """

    text: str
    slope: float = 0.6
    nose: float = 0.9
    hook: float = 0.0
    chin: float = 0.0
    jaw: float = 0.0
    beard: str = ""
    is_soft: bool = False
    is_long: bool = False
    is_old: bool = False


LIKENESSES: Final[Mapping[str, Likeness]] = {
    "even": Likeness(text="An even face, shaven"),
    "young": Likeness(text="Young: a small nose, a soft jaw", slope=0.1, nose=0.35, chin=-0.5, jaw=-0.2, is_soft=True),
    "lean": Likeness(text="Lean: a long hooked nose", slope=1.3, nose=1.5, hook=0.7, chin=0.25, jaw=-0.2),
    "heavy": Likeness(
        text="Heavy: a broad jaw, a moustache", slope=0.9, nose=1.0, hook=0.2, chin=0.1, jaw=0.9, beard="moustache"
    ),
    "bearded": Likeness(text="With a short beard", slope=0.5, nose=0.8, chin=0.1, jaw=0.2, beard="beard"),
    "aged": Likeness(
        text="Old: a high forehead, hollow cheeks, whiskers",
        slope=1.0,
        nose=1.25,
        hook=0.5,
        chin=0.5,
        beard="whiskers",
        is_old=True,
    ),
    "lady": Likeness(
        text="A woman with her hair down", slope=0.0, nose=0.45, chin=-0.25, jaw=-0.35, is_soft=True, is_long=True
    ),
}
# Those of whom nothing is said look like one of these.
USUAL: Final = ("even", "young", "lean", "heavy", "bearded", "aged")
# Words of what ladies wear, if nothing else is said of them.
OF_LADIES: Final = frozenset(("flowing-hair", "gown", "coif"))
CHOICE: Final = Choice("likeness", {name: likeness.text for name, likeness in LIKENESSES.items()})


def usual_likeness(seed: str) -> str:
    """Whom somebody looks like of whom nothing is said: always the same for a seed."""
    return Random(f"likeness|{seed}").choice(USUAL)


def likeness_of(words: Sorted) -> Likeness:
    """The likeness that the words of a symbol name."""
    usual = "lady" if OF_LADIES & {*words.get("headgear", ()), *words.get("trait", ())} else "even"
    return LIKENESSES[words.get(CHOICE.name, (usual,))[0]]
