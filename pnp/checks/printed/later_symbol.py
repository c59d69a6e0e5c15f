"""A symbol shows something that had not been invented when the game is set.

Compares the `era:` of each icon that is shown with the `era:` in kit.yaml: icons of layouts, the `symbol:` of records,
names between colons in texts. Icons that come with pnp have an era; yours may have one. A kit without an era is fine
with all of them.

A space rocket on a card of Waterloo says at first sight that nobody has looked at it.

```yaml file=kit.yaml
kit: example
title: Example
players: 2
era: 1815
```
```yaml file=cards.yaml
decks:
  - id: fire
    name: Fire
    cards:
      - {id: rockets, name: Rockets, symbol: rocket}
```
```text
cards.yaml:5:46: warning P165 'rocket' (1926 on) is later than the game (1815)
```
```diff file=cards.yaml
-      - {id: rockets, name: Rockets, symbol: rocket}
+      - {id: rockets, name: Rockets, symbol: congreve-rocket}
```
"""

from collections.abc import Callable, Mapping

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.printed.material import Material
from pnp.checks.repeats import first_of_each
from pnp.layout.drawing.reports import IconOfOtherEra
from pnp.layout.templates.icon_files import without_paths
from pnp.layout.theme.missing_icons import common_words
from pnp.model.eras import Era
from pnp.model.texts import Icon

NAME = "symbol from a later time"
SEVERITY = Severity.WARNING

_MOST_SUGGESTED = 3


def check(context: GameContext, material: Material) -> Problems:
    """Every icon of something later than the game."""
    return of_other_era(context, material, "later", lambda icon, game: game.is_before(icon))


def of_other_era(
    context: GameContext, material: Material, which: str, is_wrong: Callable[[Era, Era], bool]
) -> Problems:
    """Each place that names an icon of another era, once.

    which: than the game, in a word. is_wrong: whether that is so, of the era of the icon and that of the game.
    """
    game_era, icons = context.game.kit.era, material.icons
    wrong = (report for report in material.of(IconOfOtherEra) if is_wrong(icons[report.icon].era, game_era))
    for report in first_of_each(wrong, lambda report: (report.icon, report.text_span)):
        suitable = " or ".join(map(repr, similar_icons(icons[report.icon], game_era, icons)))
        yield Problem(
            message=f"{report.icon!r} ({icons[report.icon].era}) is {which} than the game ({game_era})",
            span=report.text_span,
            hint=f"{suitable} would suit it" if suitable else "choose another one: pnp list --icons shows all",
        )


def similar_icons(icon: Icon, era: Era, icons: Mapping[str, Icon]) -> tuple[str, ...]:
    """Up to three icons of an era that have the most words in common with an icon; none if no icon has any."""
    common = {
        name: common_words(icon, other) for name, other in without_paths(icons).items() if other.era.overlaps(era)
    }
    most = max(common.values(), default=0)
    return tuple(name for name in common if most and common[name] == most)[:_MOST_SUGGESTED]
