"""A credit names a file that the kit does not use.

Looks up the file of every credit among the pictures and fonts that the kit names, and `icons.` followed by an id among
its icons. Credits that name no file, such as that of a typeface, are skipped.

Usually the file was renamed, and now the picture has no credit.

```yaml file=kit.yaml
kit: example
title: Example
players: 2
credits: [{file: art/trian.png, author: Ada Example, licence: CC-BY-4.0}]
```
```yaml file=cards.yaml
decks:
  - {id: d, name: Deck, cards: [{id: train, name: Train, image: art/train.png}]}
```
```text
kit.yaml:4:18: warning K203 nothing in the kit uses 'art/trian.png'
```
```diff file=kit.yaml
-credits: [{file: art/trian.png, author: Ada Example, licence: CC-BY-4.0}]
+credits: [{file: art/train.png, author: Ada Example, licence: CC-BY-4.0}]
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.kit.credited_assets import is_file, named_assets
from pnp.load.suggest import did_you_mean

NAME = "unused credit"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every credit of a file, or of an icon of the kit."""
    game = context.game
    if not game.kit.credits:
        return
    named = list(named_assets(game))
    for credit in game.kit.credits:
        icon = credit.file.removeprefix("icons.") if credit.file.startswith("icons.") else ""
        known = [f"icons.{icon_id}" for icon_id in game.icons.ids] if icon else [asset.path for asset in named]
        is_used = (
            game.icons.find(icon) is not None if icon else any(asset.is_credited_by(credit.file) for asset in named)
        )
        if not is_used and (icon or is_file(credit.file) or credit.file.endswith("/")):
            yield Problem(
                message=f"nothing in the kit uses {credit.file!r}",
                span=credit.at("file"),
                hint=did_you_mean(credit.file, known) or "remove the credit, or correct its file",
            )
