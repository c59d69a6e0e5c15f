"""Sentences of English and German rules → the results of dice that they speak of, and the dice and table these are of.

"On a 7 or more", "rolls a 4 and a 2", "bei einer 1 oder 2": the dice are those of the sentence, of the sentences before
it in its paragraph, of its record, or the only ones of its section.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.dice_mentions import mentions
from pnp.analysis.numerals import MARKED, NUMBER, ORDINALS, any_number_of, number_of
from pnp.analysis.outline import paragraph_at
from pnp.analysis.word_forms import small_letters, word_set
from pnp.model.dice import Dice, Results
from pnp.model.tables import Roll, Row, Table
from pnp.values import dataclass

# How a sentence tells a result: as what somebody throws, as a roll or a total, or as what something happens on.
SHOWN: Final = "shown"
TOLD: Final = "told"
ON: Final = "on"
# So many sides dice have that are only called "die": six.
_USUAL: Final = 6
_MOST_DICE: Final = 20
_GERMAN: Final = {"ein": 1, "einen": 1, "einem": 1, "eine": 1, "einer": 1, "zwei": 2, "drei": 3, "vier": 4}
_SIDES: Final = "4|6|8|10|12|20|100"
_DICE: Final = re.compile(
    rf"(?<![\w+*/-])(?P<count>\d{{1,2}})?[dw](?P<sides>{_SIDES}|66)(?![\w%+*/-])"
    rf"|\b(?P<number>{NUMBER}|an?|{'|'.join(_GERMAN)}) "
    rf"(?:(?:(?P<sided>{NUMBER})-sided|[a-z]+) )??(?P<word>dice|die|würfeln?)\b"
)
_AN_ITEM: Final = re.compile(r"\b(?:an?|one|the|each|every|eine?[nmr]?|jede[nmr]?)\s$", re.IGNORECASE)

_MORE: Final = r"\+| (?:or|and) (?:more|higher|better|above|over|greater)\b| oder (?:mehr|höher|besser|darüber)\b"
_LESS: Final = r" (?:or|and) (?:less|lower|fewer|below|under)\b| oder (?:weniger|niedriger|darunter)\b"
_VALUE: Final = (
    rf"(?P<low>{MARKED})(?:(?P<more>{_MORE})|(?P<less>{_LESS})"
    rf"|(?:\s?[–-]\s?| (?:to|or|bis|oder) (?:an? |eine )?)(?P<high>\d{{1,3}}|{MARKED}))?"
)
# What may stand behind a result that has no article before it: no noun, of which it would be the number.
_CLAUSE: Final = (
    r"(?=[.,;:)](?!\d)|$| (?:the|it|you|he|she|they|its|all|nothing|means?|hits?|kills?|succeeds?|destroys|sinks|is|has"
    rf"|on (?:an?|the|both|{MARKED}|\d?[dw]\d)|der|die|das|ist|bedeutet|geht|wird|auf|nichts)\b)"
)
_AN: Final = r"(?:an? |eine[rn]? )"
_DIE_VERB: Final = (
    r"\b(?:rolls?|rolled|rolling|throws?|threw|throwing|würfelt|würfelst|würfeln|würfle|wirft|wirfst|werft)"
)
_THROWN: Final = r"\b(?:rolls|rolled|throws|threw|würfelt|wirft)"
# What dice do, and others do, too.
_SHOW: Final = r"\b(?:gets?|got|shows?|showing|zeigt|zeigen)"
_LEADS: Final = (
    rf"(?P<shown>{_DIE_VERB}(?: sie| er| ihr| du)? {_AN}"
    rf"|{_THROWN}(?: exactly| genau)? (?={MARKED}(?:{_MORE}|{_LESS}|{_CLAUSE}|(?:, {MARKED})*,? (?:and|und) {MARKED})))"
    rf"|(?P<weak>{_SHOW} {_AN}|{_SHOW} (?={MARKED}(?:{_CLAUSE}|,? (?:and|und) {MARKED})))"
    r"|(?P<told>(?:(?P<which>[a-zäöüß]+) )?\b(?:roll|throw|result|total|sum|wurf|ergebnis|summe|augenzahl)"
    rf"(?: (?:of|is|was|equals|comes to|von|ist|beträgt|lautet))+(?: at least| exactly| mindestens| genau)? {_AN}?)"
    rf"|(?P<on>\b(?:on|with|bei|auf|mit) {_AN}(?:roll |result |throw |total )?(?:of )?{_AN}?"
    rf"|\b(?:on|bei|auf) (?={MARKED}(?:{_MORE}|{_LESS}|[–-]| (?:or|oder|bis|to) )))"
)
_RESULT: Final = re.compile(rf"(?:{_LEADS}){_VALUE}(?![\w%/]|[–-]\w| (?:dice|die|würfeln?)\b)")
# Other words before "roll" say of which kind it is: "an order roll of 12".
_ANY_ROLL: Final = word_set(
    "a an the this that any each every your his her its their my one on with natural unmodified plain die dice final "
    "if first second new single exact same der die das ein eine einem einer ein jeder jedes bei mit auf im sein ihr"
)
_BEHIND: Final = re.compile(rf"{_CLAUSE}| ?[(]| (?:and|und|for|für|against|gegen)\b")
_NEXT: Final = re.compile(rf"(?:,? and|,? und|,) {_AN}?(?P<n>{MARKED})(?![\w%/+–-])")
# What makes a total other than the dice show.
CHANGED: Final = re.compile(
    r"\b(?:add|adds|added|adding|plus|bonus\w*|modif\w+|drms?|extra|multipl\w+|doubl\w+|total of all|d66|w66|explod\w+"
    r"|again|increase[sd]?|with (?:the|his|her|its|their|your)|subtract\w*|minus|less the|re-?roll\w*|shift\w*"
    r"|addier\w*|zähl\w+|hinzu|abzüglich|abgezogen|zieh\w*|erhöh\w*|nochmals?|erneut|noch einmal|modifik\w+"
    r"|for (?:each|every)|as many dice)\b|[+×−]\s?\d|\d\s?[+×−]\s?[a-z]"
)
_GERMAN_NOUN: Final = re.compile(r" (?:[a-zäöüß]+ )?[A-ZÄÖÜ]")
_BLOCK: Final = re.compile(r"::table\{\s*(?P<id>[\w-]+)")


@dataclass(frozen=True, slots=True)
class DiceResult:
    """A result of dice in a sentence.

    low, high: its range; None where it is open. others: further dice beside it, "a 4 and a 2". table: on which it is
    looked up, if any. lead: ``SHOWN``, ``TOLD`` or ``ON``. is_changed: whether the words around it, or the table, add
    something. is_near: whether the sentence or one before it names the dice. start, end: its place in the prose.
    """

    low: int | None
    high: int | None
    others: tuple[int, ...]
    dice: Dice
    table: Table | Roll | None
    lead: str
    is_changed: bool
    is_near: bool
    start: int
    end: int

    def is_among(self, results: Results) -> bool:
        """Whether some results have a number of it."""
        return bool(results.within(tuple(number for number in self.dice.results() if self.has(number))))

    def has(self, number: int) -> bool:
        """Whether a number is in its range."""
        return (self.low is None or self.low <= number) and (self.high is None or number <= self.high)


def dice_results(context: GameContext) -> tuple[DiceResult, ...]:
    """The results of dice of a game in the order of its prose."""
    language = context.game.kit.language[:2]
    return tuple(_Reader(context).results()) if language in ("en", "de") else ()


@dataclass(frozen=True, slots=True)
class _Bound:
    """The dice that words name, and the table."""

    dice: Dice
    table: Table | Roll | None = None


class _Reader:
    """Reads the results of a game: what its tables are called, and which of them each section shows."""

    def __init__(self, context: GameContext) -> None:
        self._context = context
        self._lower = context.prose.lower
        self._letter = "W" if context.game.kit.language.startswith("de") else "D"
        game = context.game
        named: dict[str, list[Table | Roll]] = {}
        for record in chain[Table | Roll](game.tables, game.rolls):
            for name in (record.name, *record.aliases):
                title = re.sub(r"[ -]?(?:table|chart|roll|tabelle|wurf)$", "", small_letters(name))
                if title and record not in named.setdefault(title, []):
                    named[title].append(record)
        self._named: Mapping[str, Table | Roll] = {
            title: records[0] for title, records in named.items() if len({record.die for record in records}) == 1
        }
        titles = "|".join(re.escape(title) for title in sorted(self._named, key=lambda title: (-len(title), title)))
        self._titles = (
            re.compile(
                rf"\b(?P<title>{titles})[*_”\"]*[ -]?(?:table|chart|roll|die|dice|tabelle|wurf)\b"
                rf"|\btabelle [„“\"*_]*(?P<german>{titles})\b"
            )
            if titles
            else None
        )
        # "D4" may be a square, too.
        rolled = (mention for mention in context.get(mentions) if mention.is_rolled or _AN_ITEM.search(mention.before))
        self._rolled = frozenset(mention.start for mention in rolled)
        dice = [record.die for record in chain[Table | Roll](game.tables, game.rolls)]
        dice += [die for match in context.prose.matches(_DICE, self._lower) if (die := self._dice(match))]
        self._only = (_Bound(dice[0]), False) if len(set(map(_key, dice))) == 1 else None
        self._rows = {id(row): table for table in game.tables for row in table.rows}

    def results(self) -> Iterator[DiceResult]:
        marked = self._context.marked_prose
        for match in self._context.prose.matches(_RESULT, marked):
            if result := self._result(match):
                yield result

    def _result(self, match: re.Match[str]) -> DiceResult | None:
        is_weak = match["weak"] is not None
        lead = SHOWN if match["shown"] or is_weak else TOLD if match["told"] else ON
        has_article = bool(re.search(rf"{_AN}$", match[0][: match.start("low") - match.start()]))
        if not has_article and not self._is_followed_by_clause(match):
            return None
        low = self._number(match, "low")
        high = self._number(match, "high")
        if low is None or (high is not None and high <= low):
            return None
        bound = self._bound(match.start()) or (self._only if match["shown"] else None)
        if bound is None:
            return None
        found, is_near = bound
        is_other = match["which"] and match["which"] not in _ANY_ROLL and match["which"] not in self._named
        if is_other or (is_weak and not is_near):
            return None
        others, end = self._others(match) if lead == SHOWN else ((), match.end())
        start, stop = paragraph_at(self._lower, match.start())
        return DiceResult(
            None if match["less"] else low,
            None if match["more"] else low if high is None else high,
            others,
            found.dice,
            found.table,
            lead,
            bool(CHANGED.search(self._lower, start, stop) or (found.table and found.table.modifiers)),
            is_near,
            match.start("low"),
            end,
        )

    def _is_followed_by_clause(self, match: re.Match[str]) -> bool:
        """Whether what stands behind a number is not what it would be a number of; in German that has a capital."""
        if self._letter == "W":
            return not _GERMAN_NOUN.match(self._context.prose.text, match.end())
        return bool(_BEHIND.match(match.string, match.end()))

    def _number(self, match: re.Match[str], group: str) -> int | None:
        words = self._lower[slice(*match.span(group))]
        if not words or words in ORDINALS or re.search(r"\d(?:st|nd|rd|th)$", words):
            return None
        return any_number_of(words)

    def _others(self, match: re.Match[str]) -> tuple[tuple[int, ...], int]:
        """The further results of a throw, and where they end."""
        numbers, end = list[int](), match.end()
        while more := _NEXT.match(match.string, end):
            words = self._lower[slice(*more.span("n"))]
            if words in ORDINALS or not _BEHIND.match(match.string, more.end()):
                break
            numbers.append(any_number_of(words))
            end = more.end()
        return tuple(numbers), end

    def _bound(self, place: int) -> tuple[_Bound, bool] | None:
        """The dice that a result at a place is of, and whether words near it name them."""
        known = self._context.outline
        start, end = known.sentence(place)
        floor, _ = paragraph_at(self._lower, place)
        while True:
            found = self._all_in(start, end)
            if len(found) == 1:
                return found[0], True
            if found or start <= floor:
                break
            start, end = known.sentence(start - 1)
            start = max(start, floor)
        if found:
            return None
        record = self._context.prose.passage(place)[0].record
        record = self._rows.get(id(record), record) if isinstance(record, Row) else record
        if isinstance(record, Table | Roll):
            return _Bound(record.die, record), False
        return self._of_section(place)

    def _of_section(self, place: int) -> tuple[_Bound, bool] | None:
        """The only dice of a section of the rules: those of the table that it shows or names."""
        section = self._context.outline.at(place)
        if section is None or not section.level:
            return None
        found = self._all_in(section.start, section.end)
        first, last = section.body - section.passage.start, section.end - section.passage.start
        shown = (
            self._context.game.tables.find(block["id"]) for block in _BLOCK.finditer(section.passage.text, first, last)
        )
        every = _apart((*found, *(_Bound(table.die, table) for table in shown if table)))
        return (every[0], False) if len(every) == 1 else None

    def _all_in(self, start: int, end: int) -> tuple[_Bound, ...]:
        """The dice and tables that words name, each once; dice that are those of a named table are this table's."""
        titles = self._titles.finditer(self._lower, start, end) if self._titles else ()
        records = [self._named[match["title"] or match["german"]] for match in titles]
        tables = [_Bound(record.die, record) for record in records]
        dice = [_Bound(die) for match in _DICE.finditer(self._lower, start, end) if (die := self._dice(match))]
        return _apart((*tables, *dice))

    def _dice(self, match: re.Match[str]) -> Dice | None:
        """The dice that a match names; None for too many, and for a German article before no dice."""
        if match["sides"]:
            if not match["count"] and match.start() not in self._rolled:
                return None
            return self._called(int(match["count"] or 1), int(match["sides"]))
        words = match["number"]
        count = _GERMAN.get(words) or (1 if words in ("a", "an") else number_of(words))
        sides = number_of(match["sided"]) if match["sided"] else _USUAL
        return self._called(count, sides) if 0 < count <= _MOST_DICE and sides > 1 else None

    def _called(self, count: int, sides: int) -> Dice:
        return Dice(count, sides, written=f"{count}{self._letter}{sides}")


def _apart(found: tuple[_Bound, ...]) -> tuple[_Bound, ...]:
    """Different dice and tables; dice alone are those of a table for such dice."""
    apart: list[_Bound] = []
    for one in sorted(found, key=lambda bound: bound.table is None):
        if not any(one.table is other.table if one.table else _key(one.dice) == _key(other.dice) for other in apart):
            apart.append(one)
    return tuple(apart)


def _key(dice: Dice) -> tuple[int, int, int]:
    return dice.count, dice.sides, dice.add
