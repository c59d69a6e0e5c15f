"""Two pieces differ only in colours that some people cannot tell apart.

Compares pieces that are the same except for their colours: the same words, symbols, shapes, patterns and sizes; fronts
with fronts, backs with backs, and a front with its own back. Somewhere on the face their colours must differ by 10 or
more in CIEDE2000, also as people with protanopia, deuteranopia or tritanopia see them (Machado 2009).

One man in twelve sees red and green alike. Somebody at the table cannot tell the two armies apart, and seldom says so.

```yaml file=pieces.yaml
sides:
  - {id: north, name: North, color: red}
  - {id: south, name: South, color: green}
layouts:
  - layout: disc
    size: [20 mm, 20 mm]
    elements:
      ground: {box: true, color: '{{ side.color }}'}
      sign: {icon: star, color: paper, at: [5 mm, 5 mm], size: [10 mm, 10 mm]}
components:
  - {id: discs, name: Discs, kind: counter, of: sides, layout: disc}
```
```yaml file=theme.yaml
theme: example
extends: plain
palette: {red: '#8a5a1e', green: '#5f6b1e'}
```
```text
pieces.yaml:3:5: warning P109 discs/south and discs/north differ only in colour: alike with protanopia or deuteranopia
```
```diff file=pieces.yaml
-  - {id: north, name: North, color: red}
-  - {id: south, name: South, color: green}
+  - {id: north, name: North, color: red, symbol: star}
+  - {id: south, name: South, color: green, symbol: shield}
-      sign: {icon: star, color: paper, at: [5 mm, 5 mm], size: [10 mm, 10 mm]}
+      sign: {icon: '{{ side.symbol }}', color: paper, at: [5 mm, 5 mm], size: [10 mm, 10 mm]}
```
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.checks.printed.material import Material
from pnp.checks.printed.signatures import FaceSignature, PieceSignature
from pnp.checks.printed.vision import DEFICIENCIES, FULL, difference
from pnp.palette import Palette

NAME = "pieces hard to tell apart by colour"
SEVERITY = Severity.WARNING

# Colours that differ by less are easily confused unless they are side by side.
DISTINCT: Final = 10.0
# More kinds of pieces that differ only in colour are a pattern, not the sides of a game.
_MOST: Final = 40
_NOWHERE: Final = Span("(made by pnp)", 1, 1, 1, 1)

Named = tuple[str, FaceSignature]
_BACK: Final = "/back"


def check(context: GameContext, material: Material) -> Problems:
    """Every pair of confusable colours that alone distinguishes two pieces, at the first two such pieces."""
    reported: set[frozenset[tuple[str, ...]]] = set()
    for first, second in _pairs(material.pieces):
        differing = [(a, b) for a, b in zip(first[1].inks, second[1].inks, strict=True) if a != b]
        who = who_sees_alike(differing, material.palette)
        key = frozenset(tuple(sorted(pair)) for pair in differing)
        if who and key not in reported:
            reported.add(key)
            spans = [material.span_of(name.removesuffix(_BACK)) for name, _ in (first, second)]
            yield _problem(first[0], second[0], spans, differing[0], who)


def _problem(
    first: str, second: str, spans: Sequence[Span | None], colors: tuple[str, str], who: Sequence[str]
) -> Problem:
    return Problem(
        message=f"{second} and {first} differ only in colour: alike {people(who)}",
        span=spans[1] or _NOWHERE,
        hint=f"{colors[1]!r} and {colors[0]!r} are easily confused: add different symbols, words or patterns, or make "
        "one of the colours much lighter",
        related=(Related(spans[0], "looks the same"),) if spans[0] else (),
        cause=f"pieces in {colors[1]!r} and {colors[0]!r} differ only in colour: alike {people(who)}",
    )


def _pairs(pieces: Sequence[PieceSignature]) -> Iterator[tuple[Named, Named]]:
    """Every two faces that differ only in their colours."""
    yield from _alike((piece.id, piece.front) for piece in pieces)
    yield from _alike((f"{piece.id}{_BACK}", piece.back) for piece in pieces if piece.back)
    for piece in pieces:
        if piece.back and piece.front.words == piece.back.words:
            yield from _alike([(piece.id, piece.front), (f"{piece.id}{_BACK}", piece.back)])


def _alike(faces: Iterable[Named]) -> Iterator[tuple[Named, Named]]:
    by_shape: defaultdict[tuple[str, str], dict[tuple[str, ...], Named]] = defaultdict(dict)
    for name, face in faces:
        by_shape[face.words, face.shape].setdefault(face.inks, (name, face))
    for recoloured in by_shape.values():
        if len(recoloured) <= _MOST:
            yield from combinations(recoloured.values(), 2)


def people(who: Sequence[str]) -> str:
    """Who sees no difference: ``with protanopia or deuteranopia``."""
    return "to everybody" if FULL in who else f"with {' or '.join(who)}"


def who_sees_alike(differing: Sequence[tuple[str, str]], palette: Palette) -> tuple[str, ...]:
    """The colour vision deficiencies with which none of the differing colours can be told apart."""
    if not differing or any(a not in palette or b not in palette for a, b in differing):
        return ()
    return tuple(
        kind
        for kind in (FULL, *DEFICIENCIES)
        if all(difference(palette[a], palette[b], kind) < DISTINCT for a, b in differing)
    )
