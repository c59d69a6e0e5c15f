"""An icon is named in other brackets than colons.

Looks in texts for a word in square, curly or pointed brackets that stands for an icon: there is an icon of that name,
or numbers stand before it again and again, as in *Pay 2 [gold]*. A word in braces is always found.

Other programs replace `[fire]`, `{fire}` or `<fire>` by a picture. pnp prints them as they are written.

```yaml file=cards.yaml
decks:
  - id: smithy
    name: Smithy
    cards:
      - {id: axe, name: Axe, text: 'Pay 2 [coin].'}
      - {id: bow, name: Bow, text: 'Gain :coin:.'}
```
```text
cards.yaml:5:43: warning P173 '[coin]' is printed as it is written: an icon stands between colons
```
```diff file=cards.yaml
-      - {id: axe, name: Axe, text: 'Pay 2 [coin].'}
+      - {id: axe, name: Axe, text: 'Pay 2 :coin:.'}
```

## Mended
`[coin]` becomes `:coin:` if there is an icon `coin` and the text stands in a YAML, CSV or Markdown file.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from pnp.analysis.corpus import SENTENCES, Found
from pnp.analysis.markup import HTML_TAGS
from pnp.checks.api import Edit, GameContext, Problem, Problems, Severity
from pnp.checks.printed.material import Material
from pnp.layout.theme.missing_icons import icons_that_mean
from pnp.model.texts import Icon
from pnp.values import dataclass

NAME = "icon in brackets"
SEVERITY = Severity.WARNING

_WORD: Final = r"[A-Za-z][A-Za-z0-9]*(?:[ _-][A-Za-z0-9]+){0,2}"
# unit[s] is no icon, and neither is a word that a link or a class follows.
_BRACKETED: Final = re.compile(
    rf"(?<![^\W\d_])(?:\[(?P<square>{_WORD})\](?![\[({{])|\{{(?P<curly>{_WORD})\}}|<(?P<pointed>{_WORD})>)(?![^\W\d_])"
)
# A number or a sign of how many, or another icon, stands before an icon.
_COUNTED: Final = re.compile(r"(?:\d[xX×]?|[+×−])[ \xa0]?$|[]}>/]$")
_SHORTEST: Final = 3
# So often a word in brackets stands behind a number if it is an icon that nobody has drawn yet.
_LEAST_COUNTED: Final = 2


@dataclass(frozen=True, slots=True)
class _Marker:
    """A word that stands in the same brackets at some places."""

    word: str
    found: Sequence[Found]

    @property
    def is_in_braces(self) -> bool:
        return self.found[0].match["curly"] is not None

    @property
    def counted(self) -> int:
        """At how many places it stands where an icon does: behind a number, or alone."""
        return sum(_is_counted(each) for each in self.found)


def check(context: GameContext, material: Material) -> Problems:
    """Every word in brackets that stands for an icon."""
    words = context.corpus
    if not words.signs & set("[{<"):
        return
    for marker in _markers(words.find(_BRACKETED, kinds=SENTENCES)):
        icon = _icon(marker.word, material.icons)
        if _is_meant(marker, icon, material.icons):
            yield from _problems(marker, icon, material.icons)


def _markers(found: Iterable[Found]) -> list[_Marker]:
    """The words in brackets, in the order of the text."""
    places: dict[tuple[str, str], list[Found]] = {}
    for each in found:
        word = next(group for group in each.match.groups() if group)
        is_escaped = each.passage.text[: each.start].endswith("\\")
        if not is_escaped and not (each.text.startswith("<") and word.lower() in HTML_TAGS):
            places.setdefault((each.text[0], word), []).append(each)
    return [_Marker(word, each) for (_, word), each in places.items()]


def _icon(word: str, icons: Mapping[str, Icon]) -> str:
    """The icon that is called so; empty if there is none."""
    name = re.sub(r"[ _]", "-", word.lower())
    return name if name in icons else ""


def _is_meant(marker: _Marker, icon: str, icons: Mapping[str, Icon]) -> bool:
    """Whether an icon is meant: [optional] and [solo] stand in brackets, too."""
    if marker.is_in_braces or marker.counted >= _LEAST_COUNTED:
        return True
    if not icon or len(icon) < _SHORTEST:
        return False
    is_in_record = any(each.passage.kind != "rules" for each in marker.found)
    return bool(marker.counted) or len(marker.found) > 1 or is_in_record


def _is_counted(found: Found) -> bool:
    before, behind = found.passage.text[: found.start], found.passage.text[found.end :]
    return bool(_COUNTED.search(before)) or not (before.strip() or behind.strip())


def _problems(marker: _Marker, icon: str, icons: Mapping[str, Icon]) -> Problems:
    shown = marker.found[0].text
    near = (icon,) if icon else icons_that_mean(re.split(r"\W+", marker.word.lower()), icons)
    name = re.sub(r"\W+", "-", marker.word.lower())
    draw = f"draw it as art/icons/{name}.svg, with icons: [{{from: art/icons/*.svg}}] in the kit, and write :{name}:"
    for found in marker.found:
        yield Problem(
            message=f"{shown!r} is printed as it is written: an icon stands between colons",
            span=found.span,
            hint=f"write {' or '.join(f':{each}:' for each in near)}" if near else draw,
            edits=_edits(found, icon),
            cause=f"{shown!r} is printed as it is written: an icon stands between colons",
        )


def _edits(found: Found, icon: str) -> tuple[Edit, ...]:
    """The name between colons in the place of the brackets."""
    return found.edit(f":{icon}:") if icon else ()
