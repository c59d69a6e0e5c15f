"""Two sentences answer one question about a thing in ways that exclude each other, each in its own words.

A rulebook answers the same questions about most of its things. The check knows how English and German rules answer
them, and compares the answers of different sections:

- visibility: whether something is hidden or open to all; whether bids are made one by one or all at once;
- duration: whether something lasts to the end of a turn, a round or the game, so many rounds, until something is done
  about it, or for ever;
- cost: whether something is free or has a price, also in a price list and in an example; whether the price is paid
  once or for each; whether the bank or the owner gets it;
- the start: whether there is something or nothing of it, on which space a marker begins, whether places are chosen or
  given, whether something is chosen or dealt;
- the end: who wins, by most of what, by being first, by being the last, or all together; whether the round is finished
  first; what a thing is worth;
- ties in an auction, a vote, a fight, a trick, a majority or for the game: who wins, shares, decides or gets nothing;
- results: what happens when something else does: nothing, or a loss; staying, or going back; damage, or destruction;
- places: where bought, defeated, used, gathered and won things go, and all of them when a round ends; whether something
  has to be put beside another; when new things can be used; whether dice put aside are rolled again;
- players: who leads to a trick, who draws a card, who chooses losses, who decides; who is first, the highest or the
  lowest; whether players may trade, and whether agreements bind;
- turns: how many actions a turn has; when income comes, hands and displays are filled up, and something is paid for;
- the map: what is adjacent, who controls what two are level in, where zones of control extend and what they stop, what
  can be entered or jumped over;
- fights: whether both sides strike at once, what rolls for defence, whom monsters attack, what can be a target, whether
  something affects those who use it; of which suit a card is.

For visibility, duration, cost, the start and worth, things are what the kit declares, also by a part of its name, and
what many games have: money, points, hands, tricks, draw pile, discard pile. Pronouns, and lines such as "Stun: until
cured", are read as the thing that they stand for. For places, players, turns, the map and fights, things need no
declaration: a noun is enough, and "everything you buy" contradicts what is said of bought cards.
Left out are sentences of one paragraph, variants, the texts of cards and goals, sentences with an exception or with a
condition that the other one does not have, and things of which only some are meant: "the remaining coins", "contracts
that you have fulfilled". German rules are asked most of these questions.

Nothing in the two sentences looks alike, so proofreaders miss it. Players find both.

```yaml file=texts.yaml
markers: [{id: ticket, name: Ticket}]
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

### Drawing

Drawing a Ticket is free.

### Prices

Pay one coin for each Ticket.
```
```text
rules.md:9:1: warning Q180 'Pay one coin for each Ticket.' contradicts 'Drawing a Ticket is free.': what it costs?
```
```diff file=rules.md
-Pay one coin for each Ticket.
+Pay one coin for each Train.
```
"""

from pnp.analysis.questions.contradictions import answer_pairs
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "two answers to one question"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """The second of two answers to a question about one thing."""
    words = context.prose
    for pair in context.get(answer_pairs):
        second, first = words.words_of(pair.second), words.words_of(pair.first)
        yield Problem(
            message=f"{second!r} contradicts {first!r}: {pair.second.question.asks}?",
            span=words.span_of(pair.second),
            hint="correct one of the two, or say when each of them holds",
            related=(Related(words.span_of(pair.first), "the other sentence"),),
        )
