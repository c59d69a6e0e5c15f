"""A part that every game needs is missing.

Looks for the parts without which people cannot start, play or end a game: how it is set up, who goes first (unless it
is a solo game), what happens in a turn and how it is won. Words in the rules are enough ("Deal seven cards", "whoever
has most coins wins", a section *Setting up*), and so is an entry in `topics:` of the text. A kit with `status: draft`
or `fragment` is skipped. A roleplaying game (its rules speak of a referee, a game master or player characters) and a
reference to the rules of another game (by its title) need neither a first player nor a winner.

Designers know their game so well that they forget to write down who begins.

```yaml file=kit.yaml
kit: empty
title: Empty
players: 2
licence: CC-BY-4.0
phases:
  - {id: move, name: Move}
goals:
  - {id: win, name: Win, text: Be the last one standing.}
setup:
  - {id: begin, text: Sit down.}
```
```text
kit.yaml:1:1: warning K101 nothing says who goes first
```
```diff file=kit.yaml
   - {id: begin, text: Sit down.}
+first_player: The youngest goes first.
```
"""

from pnp.analysis.topics import has_section, is_whole_game
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "missing part of a game"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every missing part of a complete game."""
    game = context.game
    if game.kit.status != "complete":
        return
    is_whole = is_whole_game(game)
    parts = (
        (bool(game.setup) or not is_whole, "set-up", "nothing says how the game is set up", "add setup:"),
        (
            game.first_player is not None or game.kit.players.most == 1 or not is_whole,
            "first player",
            "nothing says who goes first",
            "add first_player:",
        ),
        (bool(game.phases), "turn", "nothing says what happens in a turn", "add phases:"),
        (bool(game.goals) or not is_whole, "victory", "nothing says how the game is won", "add goals:"),
        (bool(game.kit.licence), "", "the kit has no licence", "add licence:, such as CC-BY-4.0"),
    )
    for is_there, topic, message, hint in parts:
        if not is_there and not (topic and has_section(game, topic)):
            yield Problem(message=message, span=game.kit.at_key("kit"), hint=f"{hint}, or set status: draft")
