"""How people in pictures get their contour and their shade, by the style of figures that a theme names."""

from collections.abc import Mapping
from math import inf
from typing import Final, Literal

from pnp.measures import Mm
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Modelling:
    """Contour and shade of a symbol. contour, deep, spacing, pen: shares of its longer side.

    contour: how wide the line around it is, and most: at most, in mm. shade: flat, in lines, or none. deep: how wide a
    shade is on the edges that the light does not reach. tone: how much of its ink it has. spacing, pen: of its lines.
    """

    contour: float = 0.007
    most: Mm = inf
    shade: Literal["flat", "lines", "none"] = "flat"
    deep: float = 0.022
    tone: float = 0.3
    spacing: float = 0.014
    pen: float = 0.0045

    def around(self, height: Mm) -> Mm:
        """How wide the line around a symbol of a height is."""
        return min(height * self.contour, self.most)


MODELLINGS: Final[Mapping[str, Modelling]] = {
    "natural": Modelling(),
    "codex": Modelling(contour=0.0045, shade="lines", deep=0.08, tone=0.8, spacing=0.016, pen=0.0035),
    "engraved": Modelling(contour=0.0055, shade="lines", deep=0.075, tone=0.95, spacing=0.0125, pen=0.0042),
    "gothic": Modelling(contour=0.008, deep=0.1, tone=0.82),
    "poster": Modelling(contour=0.0, deep=0.09, tone=0.42),
    "woodcut": Modelling(contour=0.012, shade="lines", deep=0.06, tone=0.6, spacing=0.014, pen=0.0045),
    "tomb": Modelling(contour=0.006, shade="none"),
    "cartoon": Modelling(contour=0.014, deep=0.03, tone=0.2),
    "comic": Modelling(contour=0.016, most=1.2, deep=0.045, tone=0.34),
}
