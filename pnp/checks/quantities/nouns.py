"""What the words of a rules text can count: noun phrases, each with the numbers that the game has for it.

A phrase counts only if it means one thing: if two decks have the same name, or a deck and a set, it counts nothing.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from pnp.analysis.quantities import known_number
from pnp.analysis.word_forms import plurals
from pnp.checks.quantities.card_nouns import add_decks, card_phrases, cards_of
from pnp.checks.quantities.counted import Counted, Phrases, owner_words, several, unique
from pnp.checks.quantities.space_nouns import add_boards, spaces_by_type, spaces_of, words_for_spaces
from pnp.model.game import Game
from pnp.model.play import Phase, Step
from pnp.model.units import Army, Unit
from pnp.values import dataclass

_FORCES: Final = ("army", "side", "player", "force", "forces", "order of battle")
_WHOLE_GAME: Final = ("game", "kit", "box", "set")


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
    specific = [*card_phrases(game), *_sets(game), *_phases(game)]
    for board in game.boards:
        specific += spaces_by_type(board)
    pieces = [*_units(game), *_markers(game)]
    known = unique(specific)
    anywhere = {**unique(_general(game)), **known}
    return Nouns(known, anywhere, _parts(game, known), {**unique(_sheets(game)), **unique(pieces), **anywhere},
                 unique(_forces(game)))  # fmt: skip


# Sets, tables, phases


def _sets(game: Game) -> Iterator[tuple[str, Counted]]:
    for custom in game.sets:
        numbers = several(len(custom.records), sum(record.copies for record in custom.records))
        counted = Counted(owner=f"the set {custom.id!r}", numbers=numbers, span=custom.at_key("records"))
        for name in (custom.name, custom.plural, *custom.aliases, custom.id.replace("-", " ")):
            if name and numbers:
                yield from ((word, counted) for word in plurals(name.casefold()))
    for table in game.tables:
        numbers = several(len(table.rows), len(table.die.results()))
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
    return Counted(owner="the game", numbers=several(*numbers), span=phases[0].span, fixed=True)


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
    return Counted(owner="the kit", numbers=several(*total, *numbers), span=armies[0].at("units"))


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
    return several(supply, *shares, *(supply * number for number in range(players.least, min(players.most, 12) + 1)))


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
        yield "cards", cards_of(game.decks[0], game)
    boards = [board for board in game.boards if words_for_spaces(board)]
    if len(boards) == 1 and (counted := spaces_of(boards[0])):
        yield from ((word, counted) for word in words_for_spaces(boards[0]))


def _parts(game: Game, known: Phrases) -> Mapping[str, Phrases]:
    parts: dict[str, dict[str, Counted]] = {}
    if game.phases:
        phases = {"phases": _all_phases(game)}
        parts |= dict.fromkeys(("turn", "round", "game turn", "player turn", "day", "year"), phases)
    parts |= {word: dict(known) for word in _WHOLE_GAME}
    for phase in game.phases:
        if steps := _steps(phase):
            parts |= {word: {"steps": steps} for word in owner_words(phase)}
    for army in game.armies:
        side = game.sides.find(army.side)
        alone = sum(other.side == army.side for other in game.armies) == 1
        for word in (*owner_words(army), *(owner_words(side) if side and alone else ())):
            parts[word] = {noun: _of_army(army, game) for noun in ("units", "pieces", "counters")}
    for army, adjectives in _armies(game):
        of_army = {noun: _of_army(army, game) for noun in ("units", "pieces", "counters")}
        for word in (f"{adjective} {noun}" for adjective in adjectives for noun in _FORCES):
            parts.setdefault(word, of_army)
    add_decks(game, parts)
    add_boards(game, parts)
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


def _add_tables(game: Game, parts: dict[str, dict[str, Counted]]) -> None:
    """The columns and rows of combat tables, by their names and, of the only one, by what all call it."""
    tables = [(table, table.combat) for table in game.tables if table.combat]
    for table, combat in tables:
        owner = f"the table {table.id!r}"
        counted = {
            "columns": Counted(owner=owner, numbers=(len(combat.columns),), span=combat.at("columns")),
            "rows": Counted(owner=owner, numbers=several(len(table.rows), len(table.die.results())), span=table.span),
        }
        words = {form for name in owner_words(table) for form in (name, f"{name} table", f"{name} chart")}
        words |= {"combat table", "combat results table", "crt"} if len(tables) == 1 else set()
        for word in sorted(words):
            parts.setdefault(word, counted)


def _of_army(army: Army, game: Game) -> Counted:
    spare = sum(known_number(game, quantity) or 0 for quantity in army.spare.values())
    return Counted(
        owner=f"the army {army.id!r}",
        numbers=several(army.total, army.total + spare, len(army.units)),
        span=army.at("units"),
    )


def _steps(phase: Phase) -> Counted | None:
    if not phase.steps:
        return None
    numbers = several(len(phase.steps), _all_steps(phase.steps))
    return Counted(owner=f"the phase {phase.id!r}", numbers=numbers, span=phase.at_key("steps"))


def _all_steps(steps: Sequence[Step]) -> int:
    return sum(1 + _all_steps(step.steps) for step in steps)
