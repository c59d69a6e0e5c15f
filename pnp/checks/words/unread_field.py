"""A declared field is printed nowhere.

Looks for the name of each field that a set declares in everything that could show it: layouts, texts, rules, tables and
quantities. A field whose records refer to others, and one whose codes have effects, counts as read; one in
another language (`language: de`) is there for the kit that translates this one. A deck whose cards name an `image` that
no layout shows is reported, too.

What stands in the field is printed nowhere, and nobody notices: a cost that no card shows, or a column of a spreadsheet
whose name the layout spells in another way.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    fields: {cost: number, speed: number}
    cards: [{id: march, name: March, cost: 2, speed: 3}]
layouts:
  - layout: small
    size: [40 mm, 20 mm]
    elements: {cost: {text: '{{ card.cost }}'}}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: small}
```
```text
cards.yaml:4:28: info T330 nothing that is printed reads the field 'speed' of 'orders'
```
```diff file=cards.yaml
-    elements: {cost: {text: '{{ card.cost }}'}}
+    elements: {cost: {text: '{{ card.cost }} / {{ card.speed }}'}}
```
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from pnp.analysis.shown_names import names_in_layouts, picture_layouts, shows_all
from pnp.checks.api import GameContext, Problem, Problems, Severity, Span
from pnp.findings import is_sheet
from pnp.model.fields import Code, FieldType
from pnp.model.game import Game
from pnp.model.walk import key_span
from pnp.nodes import Source

NAME = "unread field"
SEVERITY = Severity.INFO

_COMMENT: Final = re.compile(r"^[ \t]*#.*$", re.MULTILINE)
_CARD_IMAGE: Final = r"\.image(?![\w-])"
_PLAIN: Final = ("text", "number", "flag", "list", "dice", "code")


def check(context: GameContext) -> Problems:
    """Every field of a kit that prints something."""
    game = context.game
    if not game.components:
        return
    texts = [_without_comments(source) for source in game.sources.values() if not _is_table(source)]
    yield from _hidden_pictures(game, texts)
    for place, set_name, name, field, codes in _declared(game):
        if field.type not in _PLAIN or any(code.effects for code in codes.values()):
            continue
        if field.language and not _is_same(field.language, game.kit.language):
            continue
        if (
            not any(_reads(text, name) or shows_all(text, set_name) for text in texts)
            and name not in names_in_layouts()
        ):
            yield Problem(
                message=f"nothing that is printed reads the field {name!r} of {set_name!r}",
                span=place,
                hint="show it in a layout or a text, or remove it; what is meant for you alone may go into note:",
            )


def _hidden_pictures(game: Game, texts: Sequence[str]) -> Problems:
    """Decks whose cards name pictures, if nothing shows the picture of any card."""
    layouts = "|".join(sorted(picture_layouts()))
    shown = re.compile(rf"{_CARD_IMAGE}|(?<![\w-])(?:{layouts})(?![\w-])")
    if any(shown.search(text) for text in texts):
        return
    for deck in game.decks:
        card = next((card for card in deck.cards if card.image), None)
        if card:
            yield Problem(
                message=f"nothing that is printed shows the pictures of {deck.id!r}",
                span=card.at("image"),
                hint="print them with layout: card-picture, or show them in a layout: {image: '{{ card.image }}'}",
            )


def _declared(game: Game) -> Iterator[tuple[Span, str, str, FieldType, Mapping[str, Code]]]:
    """Where each field is declared, the name of its set, its own, and its letter codes."""
    for set_name, fields in game.kit.fields.items():
        for name, field in fields.items():
            yield key_span(game.kit, f"fields.{set_name}.{name}"), set_name, name, field, {}
    tracks = [(board.id, board.track) for board in game.boards if board.track]
    owners: list[tuple[str, Any]] = [(owner.id, owner) for owner in (*game.decks, *game.sets, *game.tables)]
    for set_name, owner in (*owners, *tracks):
        codes = getattr(owner, "codes", {})
        for name, field in owner.fields.items():
            yield key_span(owner, f"fields.{name}"), set_name, name, field, codes.get(name, {})


def _is_same(language: str, other: str) -> bool:
    """Whether two tags name one language, of whichever country."""
    return re.split("[-_]", language.lower())[0] == re.split("[-_]", other.lower())[0]


def _without_comments(source: Source) -> str:
    """The text of a source; of YAML without lines that are comments."""
    return _COMMENT.sub("", source.text) if source.file.lower().endswith((".yaml", ".yml")) else source.text


def _is_table(source: Source) -> bool:
    return is_sheet(source.file) or source.file.lower().endswith((".csv", ".tsv"))


def _reads(text: str, name: str) -> bool:
    """Whether a name stands anywhere but in front of a colon, as the key of a record or of its declaration."""
    if name not in text:
        return False
    return re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-]|['\"]?\s*:)", text) is not None
