"""The topics that the rules of a game cover, by their words and as their texts declare them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.prose import places_of
from pnp.analysis.word_forms import small_letters
from pnp.model.effects import Effect
from pnp.model.game import Game
from pnp.model.play import Step
from pnp.model.walk import below, records

# Words of English rules on a topic, chosen widely: a word too many hides a gap, a word too few reports a false one.
TOPIC_WORDS: Final = {
    "set-up": r"\bset(?:s|ting)?[ -]?up\b|\bdeal(?:s|t)?\b|\bshuffl|\bat the start\b|\bto (?:start|begin)\b"
    r"|\b(?:before|begin|start) (?:the|a|your|each|every|of|with|play)|\bplace\b|\bputs?\b|\btakes?\b|\bprepar",
    "first player": r"\bfirst\b|\bbegins?\b|\bstarts?\b|\bstarting player\b|\binitiative\b|\bboth players\b"
    r"|\bsimultaneous|\bat the same time\b|\bat once\b|\ball players\b|\bsolo\b|\balone\b|\breferee\b",
    "turn": r"\bturns?\b|\brounds?\b|\bphases?\b|\bsteps?\b|\bmoves?\b|\bactions?\b",
    "end": r"\bends?\b|\bover\b|\bfinish|\buntil\b|\bwins?\b|\bwon\b|\bwinner|\blos(?:e|es|t|er)\b|\blast\b",
    "victory": r"\bwins?\b|\bwon\b|\bwinn(?:er|ing)|\bvictor|\blos(?:e|es|t|er|ing)\b|\bscor|\bpoints?\b|\bgoal",
    "exhaustion": r"\bempty\b|\bempties\b|\bruns? out\b|\brun out\b|\bran out\b|\bexhaust|\bused up\b|\blast cards?\b"
    r"|\bno (?:more )?cards?\b(?! (?:and|or|ever|can|may|that|which|behind|is left over|lets?|may)\b)"
    r"|\b(?:are|is) all gone\b|\bre-?shuffl|\bshuffle the discard|\bnew (?:draw )?(?:deck|pile)\b|\bis gone\b"
    r"|\bcards? (?:is|are) left\b|\bfewer cards\b|\bthe discards\b",
    "starting hand": r"\bdeal(?:s|t)?\b|\bhands? of\b|\bstarting hand\b|\b(?:start|begin)s? with\b|\bno cards\b"
    r"|\bwithout (?:any )?cards\b|\b(?:take|draw)s? (?:up to )?\w+ (?:\w+ ){0,3}cards?\b|\bempty hand",
    "drawing": r"\bdr[ae]w[ns]?\b|\bdrawing\b|\btakes? (?:\w+ ){0,4}cards?\b|\bturn(?:s|ed)? (?:\w+ ){0,3}(?:up|over)\b"
    r"|\breveals?\b|\bbuys?\b|\bgains?\b|\bdeal(?:s|t)?\b|\breceives?\b|\bpicks?\b",
}

# Words of German rules; without one of them nothing is said, since there are many others.
_GERMAN_WORDS: Final = {
    "set-up": r"aufbau|vorbereit",
    "first player": r"startspieler|\bbeginnt\b|\bfängt an\b|\bbeginnend\b|\bvon \w+ an im uhrzeigersinn"
    r"|\bim uhrzeigersinn (?:vom|von) (?:der |dem )?\w+ an\b",
    "turn": r"\bzug\b|spielzug|\brunde",
    "end": r"\bende[nt]?\b|spielende",
    "victory": r"gewinn|\bsieg",
}

# The templates in a rules text that show the data of a topic, so that no sentence has to.
TOPIC_TEMPLATES: Final = {"set-up": "{setup", "turn": "{phases", "victory": "{goals", "end": "{goals"}


# Titles of sections of English rules about a topic, and sentences that are enough.
_TITLES: Final = {
    "set-up": r"\bset(?:ting)?[ -]?up\b|\bpreparations?\b|\bpreparing\b|\bbefore (?:you|the game|play)",
    "turn": r"\b(?:your|the|a|each) (?:turn|round|year|day)\b|^(?:turns?|rounds?)\b|\b(?:sequence|order) of play\b"
    r"|\bturn (?:sequence|order)\b|\bphases\b|\bhow to play\b|\bplaying\b",
    "victory": r"\b(?:win|wins|winning|winner|victory|goals?|objectives?|scoring)\b|\bend of (?:the|a) game\b",
}
_SENTENCES: Final = {
    "set-up": r"\b(?:deal|shuffle)\b|\beach player (?:takes|starts|begins|gets|receives)\b|\b(?:start|begin)s? with\b",
    "first player": r"\b(?:goes|go|moves?|begins?|starts?|leads?|plays?) (?:[\w-]+ ){0,6}first\b|\bstarting player\b"
    r"|\b(?:player|side|dealer|youngest|oldest|you)\b[^.\n]{0,40}\b(?:begins|starts|leads)\b(?! (?:with|at|on|in)\b)"
    r"|\b(?:has|have|takes?|gets?) the first (?:turn|move)\b|\bfirst to go is\b"
    r"|\bfirst player (?:is|turns|rolls|draws)\b"
    r"|\b(?:players|sides|orders|all moves|all turns|all attacks|everybody|everyone)\b[^.\n]{0,40}"
    r"\b(?:simultaneous(?:ly)?|at the same time|at once|in any order)\b"
    r"|\b(?:simultaneous(?:ly)?|at the same time)\b[^.\n]{0,40}\b(?:players|sides|teams|everybody|everyone)\b",
    "turn": r"\b(?:on|in) (?:your|each|a|every) (?:turn|round)\b"
    r"|\b(?:a|each|every) (?:turn|round|year|day) (?:has|is|consists)\b",
    "victory": r"\byou(?: have)? (?:win|won)\b|\bwins?(?: the (?:game|match|battle|war))?[.;,:]|\bthe winner is\b",
}
_HEADING: Final = re.compile(r"^#{1,6}[ \t]+(?P<title>[^\n{]+)", re.MULTILINE)


# Games with a referee, or without an end, need neither a first player nor a winner.
_ROLEPLAYING: Final = re.compile(
    r"\brole-?\s?playing (?:game|adventure)|\b[Rr]eferee\b|\b(?:[Gg]ame|[Dd]ungeon) ?[Mm]aster"
    r"|\b[Pp]layer [Cc]haracters?\b|\bRPG\b|\b[GD]M\b|\bNPCs?\b"
)
_OFTEN: Final = 2
_REFERENCE: Final = re.compile(r"\b(?:reference|quick ref|summary|cheat sheet|play(?:er)? aid)\b", re.IGNORECASE)


def is_whole_game(game: Game) -> bool:
    """Whether a kit is a game with a beginning and an end: no roleplaying game, no summary of another one."""
    if is_reference(game):
        return False
    texts = (source.text for text in game.texts for source in text.sources)
    return sum(len(_ROLEPLAYING.findall(text)) for text in texts) < _OFTEN


def is_written_out(game: Game) -> bool:
    """Whether a kit is complete, or a draft that says already how one begins, goes on and wins, in rules of its own."""
    is_told = game.setup and game.phases and game.goals and any(text.sources for text in game.texts)
    return game.kit.status == "complete" or (game.kit.status == "draft" and bool(is_told))


def is_reference(game: Game) -> bool:
    """Whether a kit is a summary of the rules of another game."""
    return bool(_REFERENCE.search(f"{game.kit.title} {game.kit.subtitle}"))


def has_section(game: Game, topic: str) -> bool:
    """Whether the rules texts cover a topic in their own words and show no data of the kit for it."""
    if any(topic in text.topics for text in game.texts):
        return True
    if not game.kit.language.casefold().startswith("en"):
        return topic == "first player" and bool(mentions_topic(game, topic, in_print=True))
    rules = [source.text for text in game.texts for source in text.sources]
    if topic in TOPIC_TEMPLATES and any(TOPIC_TEMPLATES[topic] in words for words in rules):
        return False
    if any(re.search(_SENTENCES[topic], words, re.IGNORECASE) for words in rules):
        return True
    titles = [match["title"].strip() for words in rules for match in _HEADING.finditer(words)]
    return topic in _TITLES and any(re.search(_TITLES[topic], title, re.IGNORECASE) for title in titles)


def mentions_topic(game: Game, topic: str, *, in_print: bool = False) -> bool | None:
    """Whether the rules of a game mention a topic; None if they are not in English.

    in_print: only in the rules texts; otherwise the texts of set-up, phases, goals and options count, too.
    """
    if any(topic in text.topics for text in game.texts):
        return True
    if not game.kit.language.casefold().startswith("en"):
        is_said = any(
            re.search(_GERMAN_WORDS.get(topic, r"\0"), words, re.IGNORECASE) for words in _texts(game, in_print)
        )
        return True if game.kit.language.casefold().startswith("de") and is_said else None
    pattern = re.compile(TOPIC_WORDS[topic], re.IGNORECASE)
    shown = TOPIC_TEMPLATES.get(topic)
    return any(pattern.search(words) or (shown is not None and shown in words) for words in _texts(game, in_print))


def _texts(game: Game, in_print: bool) -> Iterator[str]:
    """The rules texts, and unless ``in_print`` those of set-up, phases, goals and options."""
    for text in game.texts:
        yield from (source.text for source in text.sources)
    if in_print:
        return
    if game.first_player:
        yield game.first_player.text
    for group in (game.setup, game.phases, game.goals, game.options, game.scenarios, game.decks):
        for record in group:
            yield record.text
            yield record.note
            steps = getattr(record, "steps", ())
            yield from (part.text for step in steps for part in below(step) if isinstance(part, Step))


# "Take a card from the Encounter deck", "draw monsters".
_DRAWN: Final = (
    r"(?:draws?|takes?) (?:an?|one|two|three|\d|the top) (?:top )?(?:cards? from the {name} deck|{name} cards?)\b"
    r"|draws? (?:(?:an?|one|two|three|\d|the top) )?(?!cards?\b){name}s?\b(?! (?:from|by))"
    r"|(?:re)?fills? (?:up )?the (?:row|display|market|offer) of {name}s?\b"
)
_DRAWING: Final = ("draw", "take", "fill", "refill")
# "Draw until you hold seven cards", where cards can only be of one deck.
_FILLED: Final = re.compile(r"draws? (?:cards )?(?:(?:back )?up to|until)\b[^.\n]{0,40}\bcards\b")


def drawn_decks(game: Game) -> dict[str, Effect | None]:
    """The decks from which cards are drawn in play, with the first effect that does so; None if words or a phase do."""
    return game.derived.get(game, _drawn_decks)


def _drawn_decks(game: Game) -> dict[str, Effect | None]:
    drawn: dict[str, Effect | None] = {}
    for phase in game.phases:
        if phase.draw:
            drawn.setdefault(phase.draw.deck)
    only_deck = game.decks[0].id if len(game.decks) == 1 else ""
    for record in records(game):
        if isinstance(record, Effect) and record.do == "draw":
            named = next((name for name in (record.what, record.source) if game.decks.find(name)), only_deck)
            if named:
                drawn.setdefault(named, record)
    for deck in game.decks:
        if deck.id not in drawn and deck.name and game.kit.language.startswith("en"):
            name = re.escape(re.sub(r" (?:deck|cards)$", "", deck.name.lower()).removesuffix("s"))
            pattern = re.compile(_DRAWN.format(name=name))
            texts = [small_letters(words) for words in _texts(game, in_print=True) if words]
            is_filled = only_deck and any(_FILLED.search(text) for text in texts)
            if is_filled or any(pattern.match(text, at) for text in texts for at in places_of(text, _DRAWING)):
                drawn[deck.id] = None
    return {name: effect for name, effect in drawn.items() if game.decks.find(name)}
