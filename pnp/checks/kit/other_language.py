"""The texts are in another language than the kit says.

Counts the short words by which a language is known at once (*the, with, each*; *und, nicht, jeder*) of English, German,
French, Spanish and Italian, in all that is printed. Reports a kit whose texts have at least thirty of one language and
next to none of the language that it declares. A kit that is half translated is left alone, as is one with few words.

The language selects hyphenation, the words that pnp adds of its own, such as the heads of tables, and which checks of
words and rules can be made.

```yaml file=kit.yaml
kit: example
title: Example
players: 2
language: de
```
```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Example

Each of you takes three cards from the deck and puts them with the others. When you have the most points, you win the
round, and each of the others takes a card from your hand. The player with the fewest cards may take two from the deck.
When the deck is empty, shuffle the discard pile and put the cards with those that are in front of you. Each player who
has the same number of cards takes one from the deck. The others keep those that they have. When this has been done for
each of you, the round ends, and the player with the most cards deals the cards for the next round, from the left.
```
```text
kit.yaml:4:11: info K404 the kit says language: de, but its texts are English
```
```diff file=kit.yaml
-language: de
+language: en
```
"""

from typing import Final

from pnp.analysis.languages import KNOWN_BY, LANGUAGES
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "texts in another language"
SEVERITY = Severity.INFO

_ENOUGH: Final = 30
# So many words of the other language stand against each of the declared one.
_TIMES: Final = 20


def check(context: GameContext) -> Problems:
    """The language of the kit, against its words."""
    kit = context.game.kit
    declared = kit.language.lower().replace("_", "-").partition("-")[0]
    if declared not in KNOWN_BY:
        return
    counts = context.vocabulary.counts
    found = {code: sum(counts[word] for word in words) for code, words in KNOWN_BY.items()}
    read = max(found, key=lambda code: found[code])
    if found[read] >= max(_ENOUGH, found[declared] * _TIMES):
        yield Problem(
            message=f"the kit says language: {kit.language}, but its texts are {LANGUAGES[read]}",
            span=kit.at("language"),
            hint=f"write language: {read}, or translate them",
        )
