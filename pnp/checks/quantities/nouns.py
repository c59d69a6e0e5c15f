"""What the words of a rules text can count: noun phrases, each with the numbers that the game has for it.

A phrase counts only if it means one thing: if two decks have the same name, or a deck and a set, it counts nothing.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from pnp.analysis.quantities import known_number
from pnp.analysis.word_forms import plurals
from pnp.findings import Span
from pnp.model.board_places import node_regions
from pnp.model.boards import Board
from pnp.model.decks import Deck
from pnp.model.fields import Code, Coded, Open
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.model.play import Phase, Step
from pnp.model.units import Army, Unit
from pnp.values import dataclass

# What people call the spaces of each kind of board.
_SPACES: Final = {"track": ("spaces",), "nodes": ("nodes", "places")}
_FORCES: Final = ("army", "side", "player", "force", "forces", "order of battle")
_WHOLE_GAME: Final = ("game", "kit", "box", "set")


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted:
    """Something that can be counted.

    owner: what has it, for a message. numbers: every right answer, the most likely first. span: where it is listed.
    fixed: whether "the two …" can only mean all of them, as with phases. said: the numbers, for a message.
    """

    owner: str
    numbers: tuple[int, ...]
    span: Span
    fixed: bool = False
    said: str = ""


Phrases = Mapping[str, Counted]


@dataclass(frozen=True, slots=True)
class Nouns:
    """The phrases that count something in a game.

    specific: phrases that mean one thing anywhere. anywhere: these, and general ones such as ``cards`` if there is one
    deck. parts: what each owner has, by the words for the owner, then by noun. pieces: what a list of parts may name.
    forces: ``allied counters``, all that a side has.
    """

    specific: Phrases
    anywhere: Phrases
    parts: Mapping[str, Phrases]
    pieces: Phrases
    forces: Phrases


def nouns(game: Game) -> Nouns:
    """Every phrase that counts something in a game, in lower case."""
    specific = [*_decks(game), *_sets(game), *_phases(game)]
    for board in game.boards:
        specific += _spaces_by_type(board)
    pieces = [*_units(game), *_markers(game)]
    known = _unique(specific)
    anywhere = {**_unique(_general(game)), **known}
    return Nouns(known, anywhere, _parts(game, known), {**_unique(_sheets(game)), **_unique(pieces), **anywhere},
                 _unique(_forces(game)))  # fmt: skip


def _unique(pairs: Iterable[tuple[str, Counted]]) -> dict[str, Counted]:
    """The phrases that mean one thing only."""
    meanings: dict[str, list[Counted]] = {}
    for phrase, counted in pairs:
        plain = phrase.casefold().strip()
        if plain and not any(meaning is counted for meaning in meanings.get(plain, ())):
            meanings.setdefault(plain, []).append(counted)
    return {phrase: things[0] for phrase, things in meanings.items() if len(things) == 1}


def _several(*numbers: int) -> tuple[int, ...]:
    return tuple(dict.fromkeys(number for number in numbers if number))


# Decks


def _decks(game: Game) -> Iterator[tuple[str, Counted]]:
    for deck in game.decks:
        if not deck.cards:
            continue
        counted = _cards(deck, game)
        for stem in _stems(deck):
            for name in {stem, stem.removesuffix("s")}:
                yield f"{name} cards", counted
            for word in plurals(stem):
                yield word, counted
        for owner in _owner_words(deck):
            yield f"cards of the {owner}", counted
            yield f"cards in the {owner}", counted
        yield from _cards_by_code(deck)


def _stems(deck: Deck) -> list[str]:
    """The names of a deck without the word deck: ``tactics``."""
    names = [name.casefold() for name in (deck.name, *deck.aliases) if name]
    return [stem for name in names if (stem := _without(name, ("deck", "cards", "card", "the")))]


def _without(name: str, words: Sequence[str]) -> str:
    return " ".join(word for word in name.split() if word not in words)


def _owner_words(record: Named) -> list[str]:
    return [name.casefold().removeprefix("the ") for name in (record.name, *record.aliases) if name]


def _cards(deck: Deck, game: Game) -> Counted:
    names = len({card.name or card.id for card in deck.cards})
    totals = [deck.total]
    if deck.per_player:
        players = game.kit.players
        totals += [deck.total * number for number in range(players.least, min(players.most, 12) + 1)]
    return Counted(
        owner=f"the deck {deck.id!r}",
        numbers=_several(*totals, len(deck.cards), names, *_without_a_kind(deck)),
        span=deck.at_key("cards"),
    )


def _without_a_kind(deck: Deck) -> list[int]:
    """The cards of a deck without an odd kind, such as jokers, if all other kinds are more and equal in number."""
    numbers = []
    for field, letters in deck.codes.items():
        of_kinds = [sum(card.copies for card in deck.cards if _has(card, field, letter)) for letter in letters]
        fewest, *others = sorted(number for number in of_kinds if number) or [0]
        if len(others) > 1 and len(set(others)) == 1 and fewest < others[0]:
            numbers.append(deck.total - fewest)
    return numbers


def _cards_by_code(deck: Deck) -> Iterator[tuple[str, Counted]]:
    """``attack cards``: those with a letter code of this meaning."""
    for field, letters in deck.codes.items():
        for letter, code in letters.items():
            cards = [card for card in deck.cards if _has(card, field, letter)]
            if cards:
                numbers = _several(sum(card.copies for card in cards), len(cards))
                counted = Counted(owner=f"the deck {deck.id!r}", numbers=numbers, span=deck.at_key("cards"))
                yield f"{code.name} cards", counted
                yield f"{code.name.removesuffix('s')} cards", counted


def _has(record: Open, field: str, letter: str) -> bool:
    value = record.fields.get(field)
    return any(
        isinstance(coded, Coded) and coded.code == letter for coded in (value if isinstance(value, tuple) else (value,))
    )


# Sets, tables, phases


def _sets(game: Game) -> Iterator[tuple[str, Counted]]:
    for custom in game.sets:
        numbers = _several(len(custom.records), sum(record.copies for record in custom.records))
        counted = Counted(owner=f"the set {custom.id!r}", numbers=numbers, span=custom.at_key("records"))
        for name in (custom.name, custom.plural, *custom.aliases, custom.id.replace("-", " ")):
            if name and numbers:
                yield from ((word, counted) for word in plurals(name.casefold()))
    for table in game.tables:
        numbers = _several(len(table.rows), len(table.die.results()))
        counted = Counted(owner=f"the table {table.id!r}", numbers=numbers, span=table.at_key("rows"))
        for name in (table.name, table.plural, *table.aliases):
            if name.endswith("s") and table.rows:
                yield name, counted


def _phases(game: Game) -> Iterator[tuple[str, Counted]]:
    if game.phases:
        yield "phases", _all_phases(game)


def _all_phases(game: Game) -> Counted:
    """The phases of a turn: all, those at the top level, those within one phase, those of one side."""
    phases = list(game.phases)
    numbers = [len(phases), sum(not phase.of for phase in phases)]
    for key in (lambda phase: phase.of, lambda phase: phase.side):
        numbers += [len(list(group)) for _, group in groupby(sorted(phases, key=key), key=key)]
    shared = sum(not phase.side for phase in phases)
    numbers += [shared + sum(phase.side == side.id for phase in phases) for side in game.sides]
    return Counted(owner="the game", numbers=_several(*numbers), span=phases[0].span, fixed=True)


# Boards


def _spaces(board: Board) -> Counted | None:
    if board.grid:
        numbers = _several(len(board.grid.lattice))
    elif board.track:
        numbers = _several(len(board.track.spaces) or board.track.count or 0)
    elif board.nodes:
        numbers = _several(len(board.nodes.nodes))
    else:
        return None
    return Counted(owner=f"the board {board.id!r}", numbers=numbers, span=board.span) if numbers else None


def _words_for_spaces(board: Board) -> tuple[str, ...]:
    return board.grid.lattice.nouns if board.grid else _SPACES.get(board.kind, ())


def _spaces_by_type(board: Board) -> Iterator[tuple[str, Counted]]:
    """``village spaces`` and ``villages``: spaces of a track with this letter code."""
    if not board.track:
        return
    for field, letters in board.track.codes.items():
        for letter, code in letters.items():
            number = sum(_has(space, field, letter) for space in board.track.spaces)
            if number:
                counted = Counted(owner=f"the board {board.id!r}", numbers=(number,), span=board.span)
                yield from ((phrase, counted) for phrase in _type_phrases(code))


def _type_phrases(code: Code) -> Iterator[str]:
    name = code.name.casefold()
    yield f"{name} spaces"
    yield f"{name} squares"
    if " " not in name:
        yield from plurals(name)


def _regions(board: Board) -> Counted | None:
    number = len(node_regions(board.nodes)) if board.nodes else 0
    return Counted(owner=f"the board {board.id!r}", numbers=(number,), span=board.span) if number else None


# Pieces


def _units(game: Game) -> Iterator[tuple[str, Counted]]:
    for unit in game.units:
        if counted := _of_unit(unit, game):
            for word in {unit.name.casefold(), unit.plural.casefold(), *plurals(unit.name.casefold())}:
                if word:
                    yield word, counted
                    yield f"{word} counters", counted


def _of_unit(unit: Unit, game: Game) -> Counted | None:
    """Every number that a text may give for a unit: in each army and in all, with and without spare counters."""
    armies = [army for army in game.armies if unit.id in army.units or unit.id in army.spare]
    numbers: list[int] = []
    for army in armies:
        count = army.units.get(unit.id, 0)
        numbers += [count, count + (known_number(game, army.spare.get(unit.id)) or 0)]
    if not numbers:
        return None
    total = (sum(numbers[0::2]), sum(numbers[1::2]))
    return Counted(owner="the kit", numbers=_several(*total, *numbers), span=armies[0].at("units"))


def _markers(game: Game) -> Iterator[tuple[str, Counted]]:
    for marker in game.markers:
        supply = known_number(game, marker.supply) or 0
        if supply and not marker.unlimited:
            counted = Counted(
                owner="the supply",
                numbers=_marker_numbers(supply, game),
                span=marker.at("supply"),
                said=f"{supply} in all",
            )
            name = marker.name.casefold()
            for phrase in {f"{name} markers", f"{name} tokens", f"{name} counters", *plurals(name), marker.plural}:
                yield phrase, counted


def _marker_numbers(supply: int, game: Game) -> tuple[int, ...]:
    """The supply, the supply of all players if it is for each, or the share of each player."""
    players = game.kit.players
    shares = [supply // number for number in range(players.least, min(players.most, 12) + 1) if supply % number == 0]
    return _several(supply, *shares, *(supply * number for number in range(players.least, min(players.most, 12) + 1)))


def _sheets(game: Game) -> Iterator[tuple[str, Counted]]:
    """Books and sheets, which are printed in some copies; those of a set or an army are one for each of its records."""
    for component in game.components:
        copies = known_number(game, component.copies) if component.copies else 1
        is_whole = component.kind == "book" or (len(component.of) == 1 and component.of[0].startswith("boards."))
        if component.name and copies and is_whole and not component.per:
            counted = Counted(owner="the kit", numbers=(copies,), span=component.span)
            name = component.name.casefold()
            yield from ((word, counted) for word in {name, name.removesuffix("s"), *plurals(name)})


# Owners and their parts


def _general(game: Game) -> Iterator[tuple[str, Counted]]:
    """Nouns that mean one thing because the kit has only one deck, or one board with spaces."""
    if len(game.decks) == 1 and game.decks[0].cards:
        yield "cards", _cards(game.decks[0], game)
    boards = [board for board in game.boards if _words_for_spaces(board)]
    if len(boards) == 1 and (counted := _spaces(boards[0])):
        yield from ((word, counted) for word in _words_for_spaces(boards[0]))


def _parts(game: Game, known: Phrases) -> Mapping[str, Phrases]:
    parts: dict[str, dict[str, Counted]] = {}
    if game.phases:
        phases = {"phases": _all_phases(game)}
        parts |= dict.fromkeys(("turn", "round", "game turn", "player turn", "day", "year"), phases)
    parts |= {word: dict(known) for word in _WHOLE_GAME}
    for phase in game.phases:
        if steps := _steps(phase):
            parts |= {word: {"steps": steps} for word in _owner_words(phase)}
    for army in game.armies:
        side = game.sides.find(army.side)
        alone = sum(other.side == army.side for other in game.armies) == 1
        for word in (*_owner_words(army), *(_owner_words(side) if side and alone else ())):
            parts[word] = {noun: _of_army(army, game) for noun in ("units", "pieces", "counters")}
    for army, adjectives in _armies(game):
        of_army = {noun: _of_army(army, game) for noun in ("units", "pieces", "counters")}
        for word in (f"{adjective} {noun}" for adjective in adjectives for noun in _FORCES):
            parts.setdefault(word, of_army)
    _add_decks(game, parts)
    _add_boards(game, parts)
    _add_tables(game, parts)
    return parts


def _armies(game: Game) -> Iterator[tuple[Army, tuple[str, ...]]]:
    """Each army with what its side is called before a noun: ``allied``."""
    for army in game.armies:
        side = game.sides.find(army.side)
        alone = sum(other.side == army.side for other in game.armies) == 1
        words = (side.adjective, side.name.removeprefix("The ")) if side and alone else ()
        yield army, tuple(dict.fromkeys(word.casefold() for word in words if word))


def _forces(game: Game) -> Iterator[tuple[str, Counted]]:
    for army, words in _armies(game):
        counted = _of_army(army, game)
        yield from ((f"{word} {noun}", counted) for word in words for noun in ("units", "pieces", "counters"))


def _add_decks(game: Game, parts: dict[str, dict[str, Counted]]) -> None:
    for deck in game.decks:
        if deck.cards:
            words = [*_owner_words(deck), *(f"{stem} deck" for stem in _stems(deck))]
            of_deck = {"cards": _cards(deck, game), **_unique(_cards_by_code(deck))}
            parts |= dict.fromkeys(words, of_deck)
    if len(game.decks) == 1 and game.decks[0].cards:
        parts.setdefault("deck", {"cards": _cards(game.decks[0], game)})


def _add_boards(game: Game, parts: dict[str, dict[str, Counted]]) -> None:
    for board in game.boards:
        of_board = {word: counted for word in _words_for_spaces(board) if (counted := _spaces(board))}
        if regions := _regions(board):
            of_board["regions"] = regions
        of_board |= _unique(_spaces_by_type(board))
        of_board |= _lines(board)
        words = [*_owner_words(board), *_kinds_of_board(board, game)]
        if of_board:
            parts |= dict.fromkeys(words, of_board)


def _lines(board: Board) -> dict[str, Counted]:
    """The columns and rows of a grid, and what the spaces of a track are called besides."""
    counts = board.grid.lattice.counts if board.grid else {}
    lines = {noun: Counted(owner=f"the board {board.id!r}", numbers=(number,), span=board.span)
             for noun, number in counts.items() if number}  # fmt: skip
    spaces = _spaces(board) if board.track else None
    return {**lines, "boxes": spaces} if spaces else lines


def _kinds_of_board(board: Board, game: Game) -> Iterator[str]:
    """The words that mean this board because it is the only one of its kind."""
    maps = [each for each in game.boards if each.grid or each.nodes]
    tracks = [each for each in game.boards if each.track]
    if maps == [board]:
        yield from ("map", "board")
    if tracks == [board] and not board.grid:
        yield from ("track", *(("board",) if len(game.boards) == 1 else ()))
    if [each for each in tracks if each.track and each.track.turns] == [board]:
        yield from ("turn track", "turn record", "turn record track", "track of turns")


def _add_tables(game: Game, parts: dict[str, dict[str, Counted]]) -> None:
    """The columns and rows of combat tables, by their names and, of the only one, by what all call it."""
    tables = [(table, table.combat) for table in game.tables if table.combat]
    for table, combat in tables:
        owner = f"the table {table.id!r}"
        counted = {
            "columns": Counted(owner=owner, numbers=(len(combat.columns),), span=combat.at("columns")),
            "rows": Counted(owner=owner, numbers=_several(len(table.rows), len(table.die.results())), span=table.span),
        }
        words = {form for name in _owner_words(table) for form in (name, f"{name} table", f"{name} chart")}
        words |= {"combat table", "combat results table", "crt"} if len(tables) == 1 else set()
        for word in sorted(words):
            parts.setdefault(word, counted)


def _of_army(army: Army, game: Game) -> Counted:
    spare = sum(known_number(game, quantity) or 0 for quantity in army.spare.values())
    return Counted(
        owner=f"the army {army.id!r}",
        numbers=_several(army.total, army.total + spare, len(army.units)),
        span=army.at("units"),
    )


def _steps(phase: Phase) -> Counted | None:
    if not phase.steps:
        return None
    numbers = _several(len(phase.steps), _all_steps(phase.steps))
    return Counted(owner=f"the phase {phase.id!r}", numbers=numbers, span=phase.at_key("steps"))


def _all_steps(steps: Sequence[Step]) -> int:
    return sum(1 + _all_steps(step.steps) for step in steps)
