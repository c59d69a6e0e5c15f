"""A picture or font has no credit.

Looks up every picture and font file that the kit names, in records, layouts, themes, spreadsheets and rules, among the
`credits` of kit.yaml. A credit may name a file, a folder (`art/`) or a pattern (`art/*.png`). Icons that a kit draws
itself are under its own licence, and a path that a rules text shows as code, in backticks, is not a picture. Files of
one folder are reported together.

A picture cannot be published without its author and licence, and after a year nobody remembers them. Of pictures that
you made yourself, too, somebody else must know under which licence they are.

```yaml file=cards.yaml
decks:
  - {id: d, name: Deck, cards: [{id: train, name: Train, image: art/train.png}]}
```
```text
cards.yaml:2:65: warning K202 'art/train.png' has no credit
```
```yaml file=cards.yaml
decks:
  - {id: d, name: Deck, cards: [{id: train, name: Train, image: art/train.png}]}
```
```yaml file=kit.yaml
kit: example
title: Example
players: 2
credits: [{file: art/train.png, author: Ada Example, licence: CC-BY-4.0}]
```
"""

from collections.abc import Sequence

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.kit.credited_assets import Asset, named_assets
from pnp.model.game import Game

NAME = "uncredited picture or font"
SEVERITY = Severity.WARNING
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every file without a credit; those of one folder are reported at the first."""
    game = context.game
    credits = [credit.file for credit in game.kit.credits]
    folders: dict[str, list[Asset]] = {}
    for asset in named_assets(game):
        if not any(asset.is_credited_by(credit) for credit in credits):
            folders.setdefault(_folder(asset) or asset.path, []).append(asset)
    for name, assets in folders.items():
        file = name if len(assets) > 1 else assets[0].path
        yield Problem(
            message=_message(assets),
            span=assets[0].span,
            hint=f"add to kit.yaml: credits: [{{file: {file}, author: …, licence: …}}]{_of_own(game, file)}",
            related=(Related(game.kit.at("credits"), "the credits"),) if credits else (),
        )


def _of_own(game: Game, file: str) -> str:
    """What to write for pictures that somebody made for the game."""
    if not game.kit.licence:
        return ""
    return f"; of your own: credits: [{{file: {file}, author: own work, licence: {game.kit.licence}}}]"


def _folder(asset: Asset) -> str:
    """The folder that a credit may name for a file: its own, or the only one that templates put before such names.

    Empty for a file beside kit.yaml, or if a template fills the folder in.
    """
    folder = asset.path[: asset.path.rfind("/") + 1]
    if not folder and len(asset.folders) == 1:
        return asset.folders[0]
    return "" if "*" in folder else folder


def _message(assets: Sequence[Asset]) -> str:
    # Some of those that are named may not be drawn yet, so that a number would be no number of files.
    first = repr(assets[0].path)
    return (
        f"{first} and others in {_folder(assets[0])!r} have no credit" if len(assets) > 1 else f"{first} has no credit"
    )
