"""What a kit prints."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Final, Literal

from pnp.errors import FieldError
from pnp.model.boards import Distance
from pnp.model.names import Named, refers_to
from pnp.model.quantities import Quantity
from pnp.nodes import Record, Scalar
from pnp.values import dataclass

# Between pieces on a sheet, in mm.
_WIDEST_GAP = 100.0
PICTURE_ENDINGS: Final = (".png", ".jpg", ".jpeg", ".webp", ".svg")
# The layout of a back that is a picture and nothing else.
PICTURE_BACK: Final = "card-back-picture"
_MOST_COLUMNS = 3
_MOST_VARIANTS = 100

# So many counters on a sheet, as publishers have them cut: columns and rows, the sheet lying on its side.
SHEETS: Final[Mapping[int, tuple[int, int]]] = {88: (11, 8), 140: (14, 10), 176: (16, 11), 280: (20, 14)}

Backs = Literal["none", "separate", "duplex-long-edge", "duplex-short-edge", "gutterfold", "fronts-then-backs"]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class BackFace(Record):
    """The back of a component: a layout of its own. image: a picture that the layout may show."""

    layout: str
    image: str = ""

    @classmethod
    def short(cls, scalar: Scalar) -> dict[str, Scalar]:
        """``back: card-back`` is a layout, ``back: art/back.png`` a picture in the layout for pictures."""
        if scalar.text.lower().endswith(PICTURE_ENDINGS):
            return {"layout": Scalar.standing_for(scalar, PICTURE_BACK), "image": scalar}
        return {"layout": scalar}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Component(Named):
    """Something to print: pieces made of records through a layout, or a book.

    of: the records, by path; those of several paths are combined each with each. gap: between pieces on the sheet.
    gutters: a gap that leaves each piece its own bleed. values: fixed values that the layout may use, written
    ``with:``. parts: components whose pieces share the sheets of this one. per_sheet: how many lie on a sheet, if not
    as many as fit. variants: how many faces the copies of one piece may share.
    """

    kind: Literal["card", "counter", "token", "tile", "board", "sheet", "mat", "box", "book", "standee"] = "card"
    of: tuple[str, ...] = field(default=(), metadata={"names": "paths of records"})
    layout: str = ""
    back: BackFace | None = None
    backs: Backs | None = None
    copies: Quantity | None = None
    variants: int = 1
    where: str = ""
    per: Literal["", "player", "side", "army"] = ""
    gap: Distance = field(default_factory=lambda: Distance(0.0))
    gutters: bool = False
    stock: str = ""
    size: str = ""
    values: Mapping[str, str] = field(default_factory=dict, metadata={"key": "with"})
    book: str = refers_to("texts", default="")
    format: Literal["sheet", "a5", "booklet"] = "sheet"
    columns: int = 1
    options: tuple[str, ...] = refers_to("options", default=())
    parts: tuple[Component, ...] = ()
    per_sheet: int = 0

    def __post_init__(self) -> None:
        if not 0 <= self.gap.mm <= _WIDEST_GAP:
            raise FieldError(f"a gap is from 0 to {_WIDEST_GAP:g} mm", "gap")
        if self.gutters and self.gap.mm:
            raise FieldError("a component has either a gap or gutters: leave one of them out", "gutters")
        if not 1 <= self.columns <= _MOST_COLUMNS:
            raise FieldError(f"a book has from 1 to {_MOST_COLUMNS} columns", "columns")
        if not 1 <= self.variants <= _MOST_VARIANTS:
            raise FieldError(f"a piece has from 1 to {_MOST_VARIANTS} variants", "variants")
        if self.per_sheet and self.per_sheet not in SHEETS:
            raise FieldError(f"there are sheets of {', '.join(map(str, SHEETS))} counters", "per_sheet")
        self._check_parts()
        if self.kind == "book" and not self.book:
            raise FieldError("a book says which text it prints, as in book: rules", "kind")

    def _check_parts(self) -> None:
        own = {"of": self.of, "layout": self.layout, "back": self.back, "book": self.book}
        written = [key for key, value in own.items() if value]
        if self.parts and written:
            keys = " and ".join(f"{key}:" for key in written)
            raise FieldError(
                f"the pieces of a component with parts are those of its parts: move {keys} there", written[0]
            )
        if any(part.parts or part.book for part in self.parts):
            raise FieldError("a part of a component has pieces, and no parts of its own", "parts")

    @property
    def printing(self) -> tuple[Component, ...]:
        """What its pieces are made by: its parts, or itself if there are none."""
        return self.parts or (self,)

    @property
    def has_backs(self) -> bool:
        """Whether any piece has a back."""
        return any(part.back for part in self.printing)

    @property
    def is_apart(self) -> bool:
        """Whether pieces are cut out one by one: those to fold, and those with room between them on the sheet."""
        return self.kind == "box" or self.gutters or bool(self.gap.mm)
