"""Groups of words that rules of games use for one and the same thing: "dyke" and "levee"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

# One group on a line, in the singular. Left out are words with a second sense in rules, such as "order", "line" and
# "level", and those of things that many games have side by side, such as "hill" and "mountain".
_GROUPS: Final[Mapping[str, str]] = {
    "en": """
        town, village, city, settlement, hamlet
        castle, fortress, stronghold, citadel
        forest, woodland, jungle
        swamp, marsh, bog
        harbour, harbor, haven
        inn, tavern, alehouse
        market, bazaar, marketplace
        temple, shrine, chapel
        shelter, bivouac, encampment
        island, isle, islet
        prison, jail, gaol, dungeon
        dyke, dike, levee, embankment
        quay, wharf, pier, jetty
        warehouse, storehouse
        mansion, manor
        valley, dale
        meadow, pasture
        cave, cavern, grotto
        grave, tomb, crypt
        palisade, stockade
        railway, railroad
        coin, ducat, doubloon, thaler, florin, guilder
        gem, jewel
        ship, boat, vessel
        wagon, waggon, cart
        lorry, truck
        airplane, aeroplane, aircraft
        soldier, trooper, warrior
        horseman, rider
        worker, labourer, laborer
        sailor, mariner
        captain, skipper
        bandit, brigand, outlaw, highwayman
        pirate, corsair, buccaneer
        thief, burglar, robber
        guard, sentry
        wizard, mage, sorcerer
        priest, cleric
        merchant, trader
        farmer, peasant
        monster, creature, beast
        ghost, phantom, spectre
        dragon, wyrm
        pawn, meeple
        joker, wild card, wildcard
        umpire, referee
        bid, pledge, wager, bet
        treasure, loot, booty
        potion, elixir
        barrel, cask, keg
        crate, chest
        lantern, lamp, torch
        canteen, waterskin, flask
        kiln, furnace, oven
        rope, cord, hawser
        banner, flag
        helmet, helm
        timber, lumber
        bandage, dressing
        wound, injury
        prestige, renown, glory, fame
        blizzard, snowstorm
        well, fountain
    """,
    "de": """
        taler, münze, dukat, gulden
        dorf, siedlung, ortschaft
        burg, festung, schloss
        sumpf, moor
        schiff, boot, kahn
        karren, wagen, kutsche
        arbeiter, knecht
        kiste, truhe
        laterne, lampe
        wirtshaus, taverne, schenke, gasthaus
        lagerhaus, speicher
        insel, eiland
        räuber, bandit
        kaufmann, händler
        schatz, beute
        verlies, gefängnis, kerker
        joker, freikarte
    """,
}
# What a word of a language may have at its end in another form.
_ENDINGS: Final[Mapping[str, tuple[str, ...]]] = {"en": ("", "s", "es"), "de": ("", "n", "en", "e", "er", "s", "es")}


def synonym_groups(language: str) -> tuple[tuple[str, ...], ...]:
    """The groups of a language (a BCP 47 tag), in small letters; none if there are none."""
    lines = _GROUPS.get(language[:2].lower(), "").strip().splitlines()
    return tuple(tuple(line.strip().split(", ")) for line in lines)


def forms_of(word: str, language: str) -> tuple[str, ...]:
    """A word in the singular with the other forms that it may have."""
    return tuple(f"{word}{ending}" for ending in _ENDINGS[language[:2].lower()])
