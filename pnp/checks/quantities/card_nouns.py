"""Phrases that count the cards of decks: ``tactics cards``, ``attack cards``, ``cards of the deck``."""

from collections.abc import Iterator, Sequence

from pnp.analysis.word_forms import plurals
from pnp.checks.quantities.counted import Counted, has_code, owner_words, several, unique
from pnp.model.decks import Deck
from pnp.model.game import Game


def card_phrases(game: Game) -> Iterator[tuple[str, Counted]]:
    """Phrases for the cards of each deck, which may mean several things together with others."""
    for deck in game.decks:
        if not deck.cards:
            continue
        counted = cards_of(deck, game)
        for stem in _stems(deck):
            for name in {stem, stem.removesuffix("s")}:
                yield f"{name} cards", counted
            for word in plurals(stem):
                yield word, counted
        for owner in owner_words(deck):
            yield f"cards of the {owner}", counted
            yield f"cards in the {owner}", counted
        yield from _cards_by_code(deck)


def add_decks(game: Game, parts: dict[str, dict[str, Counted]]) -> None:
    """Add the cards of decks to what each owner has, by the words for the deck, then by noun."""
    for deck in game.decks:
        if deck.cards:
            words = [*owner_words(deck), *(f"{stem} deck" for stem in _stems(deck))]
            of_deck = {"cards": cards_of(deck, game), **unique(_cards_by_code(deck))}
            parts |= dict.fromkeys(words, of_deck)
    if len(game.decks) == 1 and game.decks[0].cards:
        parts.setdefault("deck", {"cards": cards_of(game.decks[0], game)})


def cards_of(deck: Deck, game: Game) -> Counted:
    """The cards of a deck: copies, different cards, those of all players if each has a deck."""
    names = len({card.name or card.id for card in deck.cards})
    totals = [deck.total]
    if deck.per_player:
        players = game.kit.players
        totals += [deck.total * number for number in range(players.least, min(players.most, 12) + 1)]
    return Counted(
        owner=f"the deck {deck.id!r}",
        numbers=several(*totals, len(deck.cards), names, *_without_a_kind(deck)),
        span=deck.at_key("cards"),
    )


def _without_a_kind(deck: Deck) -> list[int]:
    """The cards of a deck without an odd kind, such as jokers, if all other kinds are more and equal in number."""
    numbers = []
    for field, letters in deck.codes.items():
        of_kinds = [sum(card.copies for card in deck.cards if has_code(card, field, letter)) for letter in letters]
        fewest, *others = sorted(number for number in of_kinds if number) or [0]
        if len(others) > 1 and len(set(others)) == 1 and fewest < others[0]:
            numbers.append(deck.total - fewest)
    return numbers


def _cards_by_code(deck: Deck) -> Iterator[tuple[str, Counted]]:
    """``attack cards``: those with a letter code of this meaning."""
    for field, letters in deck.codes.items():
        for letter, code in letters.items():
            cards = [card for card in deck.cards if has_code(card, field, letter)]
            if cards:
                numbers = several(sum(card.copies for card in cards), len(cards))
                counted = Counted(owner=f"the deck {deck.id!r}", numbers=numbers, span=deck.at_key("cards"))
                yield f"{code.name} cards", counted
                yield f"{code.name.removesuffix('s')} cards", counted


def _stems(deck: Deck) -> list[str]:
    """The names of a deck without the word deck: ``tactics``."""
    names = [name.casefold() for name in (deck.name, *deck.aliases) if name]
    return [stem for name in names if (stem := _without(name, ("deck", "cards", "card", "the")))]


def _without(name: str, words: Sequence[str]) -> str:
    return " ".join(word for word in name.split() if word not in words)
