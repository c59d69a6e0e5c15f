"""Text has too little contrast with its background.

Computes the contrast ratio of WCAG 2.2 between the text of every element, board, table and book and what is under its
middle when everything is drawn: the topmost filled shape, with whatever shows through it. It must be 4.5 : 1, or 3 : 1
for large text (18 pt, or 14 pt bold). Text that lies partly on something else is compared letter by letter, too: none
may have less than 2 : 1. So is text on photographs and gradients, by the colours around each letter: four letters in
five must have the contrast of other text, and none may have less than 2 : 1. Text of a class with `role: ornament`,
which nobody has to read, is ignored. Text with an outline is compared with that, if it stands out from it more.

Ink on paper has less contrast than a screen, and lamps give less light than the sun. One reader in ten sees poorly.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March}
layouts:
  - layout: small
    size: [40 mm, 40 mm]
    elements:
      ground: {box: true, color: gold}
      name: {text: '{{ card.name }}', at: [3 mm, 3 mm], size: [34 mm, 9 mm], color: cream}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: small}
```
```text
cards.yaml:11:7: warning P107 'name' on orders/march has a contrast of 2.6 : 1: 'cream' on 'gold'
```
```diff file=cards.yaml
-      name: {text: '{{ card.name }}', at: [3 mm, 3 mm], size: [34 mm, 9 mm], color: cream}
+      name: {text: '{{ card.name }}', at: [3 mm, 3 mm], size: [34 mm, 9 mm], color: ink}
```
"""

from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.printed.material import Material
from pnp.checks.printed.quoting import quoted
from pnp.checks.printed.sample_colors import background_name, colors, theme_places
from pnp.layout.drawing.partial_contrast import MERGED
from pnp.layout.drawing.reports import ContrastSample
from pnp.measures import Pt
from pnp.palette import Palette, contrast

NAME = "insufficient contrast"
SEVERITY = Severity.WARNING

# WCAG 2.2, success criterion 1.4.3: large text may have less.
_LARGE: Final[Pt] = 18.0
_LARGE_BOLD: Final[Pt] = 14.0
_NEEDED: Final = 4.5
_NEEDED_LARGE: Final = 3.0


def check(context: GameContext, material: Material) -> Problems:
    """Every element whose text is hard to read, once for each pair of colours; then text outside of elements."""
    samples = [sample for sample in material.of(ContrastSample) if not sample.symbol]
    seen: set[object] = set()
    hard_to_read: set[object] = {
        sample.element_span for sample in samples if not (_is_of_part(sample) or is_readable(sample, material.palette))
    }
    for sample in samples:
        if _is_of_part(sample) and sample.element_span in hard_to_read:
            # It is hard to read as a whole.
            continue
        ground = sample.face if sample.on_picture else sample.behind
        key = (sample.element_span, sample.color, ground, sample.outline, sample.drawing)
        if key not in seen:
            seen.add(key)
            yield from _problems(sample, material)
    known = {_pair(sample) for sample in samples}
    for sample in material.on_frames:
        if _pair(sample) not in known:
            known.add(_pair(sample))
            yield from _problems(sample, material)


def _pair(sample: ContrastSample) -> tuple[object, ...]:
    if sample.on_picture:
        return sample.color, sample.opacity, sample.face
    return sample.color, sample.opacity, sample.behind, sample.outline, _needed(sample)


def _problems(sample: ContrastSample, material: Material) -> Problems:
    pair, needed = colors(sample, material.palette), _needed(sample)
    ratio = contrast(*pair) if pair else needed
    if ratio < needed:
        yield Problem(
            message=f"{_subject(sample)} on {sample.face} has a contrast of {_shown(ratio)} : 1{_lost(sample)}: "
            f"{sample.color!r} on {background_name(sample, material.palette)}",
            cause=f"{sample.element!r} has too little contrast with pictures" if sample.on_picture else "",
            span=sample.element_span,
            hint=f"readable text needs {needed:g} : 1: {_cure(sample)} if nobody has to read it",
            related=(
                *((Related(sample.text_span, "its text"),) if sample.text_span != sample.element_span else ()),
                *theme_places(sample, material.palette),
            ),
        )


def _subject(sample: ContrastSample) -> str:
    return f"text in {sample.drawing!r}" if sample.drawing else repr(sample.element)


def _cure(sample: ContrastSample) -> str:
    if sample.drawing:
        return "make the words of the drawing darker or lighter, or turn them into paths"
    if sample.on_picture:
        return "put a plate under the text, or give its class an outline: of another colour, or role: ornament"
    return "make one of the colours darker or lighter in the theme, or add role: ornament to the class"


def _lost(sample: ContrastSample) -> str:
    """Which letters are meant, if not all of the text."""
    letters = f"{sample.lost_letters} of " if sample.lost_letters else ""
    return f" in {letters}{quoted(sample.lost)}" if sample.lost else ""


def _is_of_part(sample: ContrastSample) -> bool:
    """Whether only some letters are meant: so few, or none that are on a picture, that others need more contrast."""
    return bool(sample.lost_letters or (sample.lost and not (sample.on_picture or sample.drawing)))


def _needed(sample: ContrastSample) -> float:
    if _is_of_part(sample):
        return MERGED
    is_large = sample.size >= (_LARGE_BOLD if sample.bold else _LARGE)
    return _NEEDED_LARGE if is_large else _NEEDED


def _shown(ratio: float) -> str:
    """One digit, rounded down: 4.49 is not 4.5."""
    return f"{int(ratio * 10) / 10:.1f}"


def is_readable(sample: ContrastSample, palette: Palette) -> bool:
    """Whether text can be read on its background, as far as that is known."""
    pair = colors(sample, palette)
    return pair is None or contrast(*pair) >= _needed(sample)
