"""A text uses another word for a thing that the kit has a name for.

## What it does
Looks in rules and texts of records for words that mean nearly the same as a declared name (village for Town, coin for
Ducat), if no name, term, heading or field of the kit has them, and they occur at most three times and more seldom than
the name. Its findings are notes: the word may be meant as it stands.

## Why it matters
Readers ask whether a village is a Town. In rules, one thing has one name.

## Fails
```yaml file=terrain.yaml
terrain:
  - {id: town, name: Town, text: A Town gives shelter. Each Town counts once.}
goals:
  - {id: towns, name: Towns, text: Score 5 points for every village that you hold.}
```
```text
terrain.yaml:4:61: info N158 'village' is not mentioned elsewhere; is 'Town' meant?
```

## Passes
```diff file=terrain.yaml
-  - {id: towns, name: Towns, text: Score 5 points for every village that you hold.}
+  - {id: towns, name: Towns, text: Score 5 points for every Town that you hold.}
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from pnp.analysis import GameContext
from pnp.analysis.corpus import Found
from pnp.analysis.declared import WORD, called, declared_names
from pnp.analysis.names import names_of
from pnp.analysis.passages import Kinds
from pnp.checks.check import Problem
from pnp.findings import Related, Severity
from pnp.model.names import Named

CODE = "N158"
NAME = "other word for a name"
SEVERITY = Severity.INFO

_RULES: Final[Kinds] = ("text", "rules")
# Words of games that stand for the same kind of thing, by language, singular and plural.
_RIVALS: Final[Mapping[str, tuple[str, ...]]] = {
    "en": (
        "town towns, village villages, hamlet hamlets, settlement settlements",
        "fort forts, fortress fortresses, castle castles, stronghold strongholds, citadel citadels",
        "wood woods, forest forests, woodland woodlands",
        "swamp swamps, marsh marshes, bog bogs",
        "hill hills, ridge ridges",
        "river rivers, stream streams, creek creeks",
        "sea seas, ocean oceans",
        "harbour harbours harbor harbors, port ports, dock docks, quay quays, pier piers",
        "ship ships, boat boats, vessel vessels",
        "wagon wagons, cart carts",
        "coin coins, ducat ducats, florin florins, dollar dollars, doubloon doubloons, guilder guilders, money, cash",
        "gem gems, jewel jewels",
        "food, provision provisions, ration rations",
        "grain, wheat, corn",
        "joker jokers, wildcard wildcards wild_card wild_cards",
        "wizard wizards, mage mages, sorcerer sorcerers, magician magicians, warlock warlocks",
        "thief thieves, rogue rogues, burglar burglars",
        "priest priests, cleric clerics",
        "warrior warriors, fighter fighters",
        "soldier soldiers, trooper troopers",
        "sailor sailors, seaman seamen, mariner mariners",
        "captain captains, skipper skippers",
        "merchant merchants, trader traders",
        "worker workers, labourer labourers laborer laborers",
        "guard guards, sentry sentries, watchman watchmen",
        "tavern taverns, inn inns, pub pubs",
        "shop shops, store stores",
        "gun guns, cannon cannons, artillery",
        "cavalry, horseman horsemen",
        "infantry, infantryman infantrymen",
        "monster monsters, creature creatures, beast beasts",
        "pawn pawns, meeple meeples",
        "health, hitpoint hitpoints, life lives, vitality",
        "wound wounds, injury injuries",
        "courage, bravery, morale",
        "reputation, fame, prestige, renown",
        "alley alleys, lane lanes",
        "cargo cargoes, freight, load loads",
    ),
    "de": (
        "münze münzen, taler talern, gulden, dukat dukaten, goldstück goldstücke",
        "dorf dörfer dörfern, stadt städte städten",
        "wald wälder wäldern, forst",
        "burg burgen, festung festungen, schloss schlösser",
        "schiff schiffe schiffen, boot boote booten",
        "sumpf sümpfe, moor moore",
        "händler händlern, kaufmann kaufleute",
        "wirtshaus wirtshäuser, schenke schenken, taverne tavernen",
    ),
}
_SELDOM: Final = 3
_KINDS: Final = ("", "card", "cards", "deck", "token", "tokens", "marker", "markers")


def check(context: GameContext) -> Iterator[Problem]:
    """Each rival word, where it is first used."""
    groups = _RIVALS.get(context.game.kit.language.lower()[:2], ())
    named = context.get(_named)
    for group in groups:
        words = [forms.split() for forms in group.split(", ")]
        declared = [forms for forms in words if any(form in named for form in forms)]
        if len(declared) == 1:
            rivals = [forms for forms in words if forms is not declared[0]]
            yield from _used(rivals, declared[0], named, context)


def _named(context: GameContext) -> dict[str, tuple[str, Named]]:
    """The things with a name of a single word, by that word."""
    single: dict[str, tuple[str, Named]] = {}
    for _, record in called(context.game):
        for name in names_of(record):
            # "Joker cards" are jokers.
            first, _, rest = name.partition(" ")
            if WORD.fullmatch(first) and rest.lower() in _KINDS:
                single.setdefault(first.lower(), (name, record))
    return single


def _used(
    rivals: list[list[str]], declared: list[str], named: Mapping[str, tuple[str, Named]], context: GameContext
) -> Iterator[Problem]:
    counts, names = context.vocabulary.counts, context.get(declared_names)
    usual = sum(counts[form] for form in declared)
    for forms in rivals:
        # The words of "wild_card" are counted apart: both occur if it does.
        number = sum(min(counts[word] for word in form.split("_")) for form in forms)
        if not 0 < number <= min(_SELDOM, usual - 1) or any(names.has(form.replace("_", " ")) for form in forms):
            continue
        if any(names.has_word(form) for form in forms if "_" not in form):
            continue
        found = _first(forms, context)
        if found:
            name, record = next(named[form] for form in declared if form in named)
            yield Problem(
                message=f"{found.text!r} is not mentioned elsewhere; is {name!r} meant?",
                span=found.span,
                hint=f"write {name}, or say what {found.text!r} is",
                related=(Related(record.at("name"), f"{name} is declared here"),),
            )


def _first(forms: list[str], context: GameContext) -> Found | None:
    pattern = re.compile(rf"(?<![\w-])(?:{'|'.join(forms).replace('_', ' ')})(?![\w-])", re.IGNORECASE)
    return next(context.corpus.find(pattern, kinds=_RULES), None)
