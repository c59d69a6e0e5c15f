"""A space is named by a number that no board has.

Looks for "space 36", "hexes 0309 and 1613", "hexes 0801 to 1614", "box E3 of the Market Grid" and, in German, "Feld
25", for cells in lists of units and behind "on", as in "on 1613", for one beside a cell of the map, as in "at 0105
(Red) and 1305 (Blue)", and for declared fields called *space*, *square*, *hex* or *Feld*, in kits with a track or a
grid. The space must be on one of the boards, or on the one that the sentence names. So must the column of "column J",
where cells are named by letters.

The board was made smaller, or a number was mistyped, and the players look for a space that is not there.

```yaml file=board.yaml
boards:
  - {id: track, name: Track, track: {shape: line, count: 30}}
setup:
  - {id: start, text: Place all pawns on space 0 of the track.}
```
```text
board.yaml:4:48: warning N170 there is no space 0: 'track' has 1 to 30
```
```diff file=board.yaml
-  - {id: start, text: Place all pawns on space 0 of the track.}
+  - {id: start, text: Place all pawns on space 1 of the track.}
```
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from pnp.analysis.cell_names import CellNames, cell_names
from pnp.analysis.stated_starts import stated_starts
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.model.board_places import place_records
from pnp.model.boards import Board
from pnp.model.fields import Open
from pnp.model.walk import records

NAME = "space that no board has"
SEVERITY = Severity.WARNING

_NAME: Final = r"(?:\d{1,4}|[A-Z]{1,2}\d{1,2})(?![\w%]|[.,:]\d|-[^\W\d]|/\w)"
# Nothing else is written like it: "0309", "C12".
_CLEAR: Final = re.compile(r"\d{4}|(?![DW](?:4|6|8|10|12|20|66)$)[A-Z]{1,2}\d{1,2}")
_NOUNS: Final = ("space", "square", "hex", "box", "feld", "cell")
# What may follow on a short number that is a name. Behind other words it may be a count: "in each space 2 pawns".
_AFTER: Final = (
    "of|on|in|at|is|are|was|to|and|or|for|from|with|by|if|when|where|which|that|has|have|may|must|can|cannot|there|he|she"
    "|they|it|you|wins?|ends?|starts?|begins?|counts?|instead|again|also|too|only|first|last|now|then|before|after|once"
    "|during|until|while|without|unless|because|since|into|onto|through|as|but|not|next|both|either|costs?"
    "|auf|im|in|der|des|und|oder|ist|sind|am|an|statt|nicht|nur|auch|dann|wenn|zu|bis|vor|nach|mit|ohne|kann|darf|muss"
)
# "Hexes 0309, 0702 and 1206", "hexes 0801 to 1614": a list.
_BETWEEN: Final = r"(?:,\s+|,?\s+(?:and|or|und|oder|to|through|bis)\s+|\s?[–-]\s?)"
_NAMED: Final = re.compile(
    rf"\b(?P<noun>spaces?|squares?|hex(?:es)?|box(?:es)?|cells?|felder[n]?|feld(?:e[sr])?)\s+(?:number\s+|nr\. ?)?"
    rf"(?P<names>{_NAME}(?:{_BETWEEN}{_NAME})*)"
    rf"(?=(?P<end>\s*(?:[.,;:)!?\n\0*|–—]|$)|\s+(?:{_AFTER})\b"
    r"(?:\s+(?:the|der|des|dem|den)\s+[*_“\"]*(?P<board>[\w’'-]+(?:\s[\w’'-]+){0,3}))?)?)",
    re.IGNORECASE,
)
# "At 0105 (Red) and 1305 (Blue)".
_JOINED: Final = re.compile(r"(?:\s\([^()\d]{1,30}\))?(?:,|,?\s(?:and|or|to|und|oder|bis|nach))\s(?:(?:at|in|on)\s)?")
# "Column J" of a board whose cells have letters; tables have columns, too.
_LINES: Final = ("column ", "row ", "file ")
_LINE: Final = re.compile(
    r"(?P<noun>[Cc]olumn|[Rr]ow|[Ff]ile) (?P<name>[A-HJ-Z]{1,2}|I(?= (?:is|are|of)\b))(?![\w’'-])"
)
_OF_TABLES: Final = re.compile(r"\b(?:tables?|charts?|results?|sheets?|rolls?|dice|die|cards?|odds|pads?)\b")
# A hex may be 1200 metres wide.
_MEASURED: Final = re.compile(
    r"\s+(?:met(?:re|er)s?|m|km|kilomet(?:re|er)s?|miles?|yards?|feet|paces?|men|soldiers|points?|[cm]m)\b"
)
_FIELDS: Final = ("space", "square", "hex", "feld", "cell")
# What a kit may draw without declaring its spaces; "the board" and "the track" alone are those that it declares.
_OTHER_BOARD: Final = re.compile(
    r"^(?!(?:board|map|track|spielplan|plan)$)(?:.*[ -])?(?:track|board|map|mat|sheet|grid|leiste)\b"
)
# Other things have boxes, too: they are those of a board only where it is named.
_OF_ANYTHING: Final = ("box",)


def check(context: GameContext) -> Problems:
    """Every space that is in no board, once."""
    boards = [board for board in context.game.boards if board.grid or _numbers(board)]
    if not boards:
        return
    seen: set[str] = set()
    yield from _columns(context, boards)
    for noun, name, asked, span in (*_in_fields(context), *_in_sentences(context), *_alone(context)):
        meant = [board for board in boards if asked and _is_called(board, asked)] or boards
        if meant is boards and _OTHER_BOARD.search(asked):
            continue
        if name.upper() in seen or (meant is boards and (noun in _OF_ANYTHING or _is_some_name(context, name))):
            continue
        fitting = [board for board in meant if (noun != "hex" or board.kind == "hexes") and _counts_so(board, name)]
        if fitting and not any(_has(board, name) for board in meant):
            seen.add(name.upper())
            board = fitting[0]
            yield Problem(
                message=f"there is no {noun} {name}: {board.id!r} has {_extent(board)}",
                span=span,
                hint="correct the number, or the board",
                related=(Related(board.span, "the board"),),
            )


def _in_sentences(context: GameContext) -> Iterator[tuple[str, str, str, Span]]:
    """The noun, the number and the words for the board of every space in the prose, rules texts first."""
    words = context.prose
    read = (_NAMED.match(words.text, place) for place in words.places(_NOUNS))
    found = [match for match in read if match and (match["end"] is not None or _is_clear(match, words.text))]
    in_rules = [match for match in found if words.passage(match.start())[0].kind == "rules"]
    for match in (*in_rules, *(match for match in found if match not in in_rules)):
        noun = next(noun for noun in _NOUNS if match["noun"].lower().startswith(noun))
        for name in re.finditer(_NAME, match["names"]):
            place = match.start("names") + name.start()
            yield noun, name[0], (match["board"] or "").lower(), words.span(place, len(name[0]))


def _is_clear(match: re.Match[str], text: str) -> bool:
    """Whether the names behind a noun are such that no words behind them could make them a number of something."""
    names = re.findall(_NAME, match["names"])
    return all(map(_CLEAR.fullmatch, names)) and (names[-1][0] == "0" or not _MEASURED.match(text, match.end("names")))


def _alone(context: GameContext) -> Iterator[tuple[str, str, str, Span]]:
    """Every cell that is named by its number alone: in a list of units, and behind a word for a place."""
    words, names = context.prose, cell_names(context.game)
    if not names.boards:
        return
    for stated in context.get(stated_starts):
        yield from (("hex", name, "", words.span(at, len(name))) for name, at in stated.cells)
    cell = re.compile(names.pattern)
    shape = re.compile(
        rf"\b(?:[Oo]nto|[Oo]n|[Ii]nto|[Ii]n|auf|Auf|nach)\s(?P<names>{names.pattern}(?:{_BETWEEN}{names.pattern})*)"
    )
    yield from _beside_cells(context, names)
    for match in shape.finditer(words.text):
        is_on = match[0].lower().startswith(("on", "auf"))
        for named in cell.finditer(words.text, *match.span("names")):
            if named[0].isdecimal() and (named[0].startswith("0") or is_on):
                yield "hex", named[0], "", words.span(named.start(), len(named[0]))


def _beside_cells(context: GameContext, names: CellNames) -> Iterator[tuple[str, str, str, Span]]:
    """Numbers in a sentence that names a cell of a map, written like it and joined to it: "(0604 to 0704)"."""
    words, cell = context.prose, re.compile(names.pattern)
    found = [match for match in cell.finditer(words.text) if match[0].isdecimal()]
    for first, second in pairwise(found):
        pair = (first, second) if names.board_of(first[0]) else (second, first)
        known, unknown = (names.board_of(each[0]) for each in pair)
        if known and not unknown and _JOINED.fullmatch(words.text, first.end(), second.start()):
            yield "hex", pair[1][0], "", words.span(pair[1].start(), len(pair[1][0]))


def _columns(context: GameContext, boards: Sequence[Board]) -> Problems:
    """Every "column J" and "row J" beyond the letters of the only board whose cells have some."""
    lettered = [(board, letters) for board in boards if (letters := _letters(board))]
    words, seen = context.prose, set[str]()
    for place in words.places(_LINES) if len(lettered) == 1 else ():
        (board, letters), match = lettered[0], _LINE.match(words.text, place)
        sentence = slice(*context.outline.sentence(place))
        if match and match["name"] not in {*letters, *seen} and not _OF_TABLES.search(words.lower[sentence]):
            seen.add(match["name"])
            yield Problem(
                message=f"there is no {match['noun']} {match['name']}: {board.id!r} has {letters[0]} to {letters[-1]}",
                span=words.match_span(match, "name"),
                hint="correct the letter, or the board",
                related=(Related(board.span, "the board"),),
            )


def _letters(board: Board) -> Sequence[str]:
    """The letters by which the cells of a board are named; empty if they have none."""
    letters: set[str] = set()
    lattice = board.grid.lattice if board.grid else None
    for cell in lattice.cells if lattice else ():
        name = re.fullmatch(r"([A-Z]{1,2})\d+", lattice.name(cell)) if lattice else None
        if name is None:
            return ()
        letters.add(name[1])
    return sorted(letters, key=lambda letter: (len(letter), letter))


def _in_fields(context: GameContext) -> Iterator[tuple[str, str, str, Span]]:
    """The same of declared fields whose name is the word for a space."""
    for record in records(context.game):
        if isinstance(record, Open):
            for key, value in record.fields.items():
                if key in _FIELDS and re.fullmatch(_NAME, str(value)):
                    yield key, str(value), "", record.at(key)


def _numbers(board: Board) -> range | None:
    """The numbers of the spaces of a track; None if it has none, or names instead."""
    track = board.track
    if track is None:
        return None
    given = [space.number for space in track.spaces if space.number is not None]
    if given:
        return range(min(given), max(given) + 1)
    count = track.count or 0 if not track.spaces else len(track.spaces) * all(not space.name for space in track.spaces)
    return range(track.start, track.start + count) if count else None


def _has(board: Board, name: str) -> bool:
    if board.grid:
        return board.grid.lattice.cell(name) is not None
    numbers = _numbers(board)
    return name.isdecimal() and numbers is not None and int(name) in numbers


def _counts_so(board: Board, name: str) -> bool:
    """Whether the spaces of a board are named in this way: by numbers of so many digits, by a letter and a number."""
    if not board.grid:
        return name.isdecimal()
    cells = [board.grid.lattice.name(cell) for cell in board.grid.lattice.cells[:1]]
    return any(len(cell) == len(name) if name.isdecimal() and len(cell) > 3 else cell.isdecimal() == name.isdecimal()
               for cell in cells if cell)  # fmt: skip


def _extent(board: Board) -> str:
    if board.grid:
        names = sorted(map(board.grid.lattice.name, board.grid.lattice.cells), key=lambda name: (len(name), name))
        return f"{names[0]} to {names[-1]}"
    numbers = _numbers(board) or range(1)
    return f"{numbers[0]} to {numbers[-1]}"


def _is_called(board: Board, words: str) -> bool:
    return any(name and words.startswith(name.lower()) for name in (board.name, *board.aliases))


def _is_some_name(context: GameContext, name: str) -> bool:
    """Whether a place, area or space of any board has this number, or ends with it."""
    return any(
        str(getattr(place, "number", "")) == name or place.name.endswith(f" {name}") or place.name == name
        for board in context.game.boards
        for _, place in place_records(board)
    )
