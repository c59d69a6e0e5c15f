"""A sentence gives terrain another cost than the chart.

Reads "woods cost cavalry 3 movement points", "foot pays 2 to enter a marsh", "guns may not cross a river" and the like,
in any order, also of several kinds of terrain or units and of all units, "marsh is impassable to guns" and "foot may
enter a marsh", in English rules, and lines of a summary such as "Moving: road 1, marsh 3", and compares them with
`cost:` of the terrain. Without a class, the number must be the cost of somebody. Of a way along a road, "a hex along a
road costs a third of a point" and "units pay half a point per hex along a road" are compared with the cost of that
road. Sentences with a condition, about a way over a bridge or on the weather, and those in which it speaks of something
else as well, are left out.

Some players know the rules, others look at the chart, and each is sure to be right.

```yaml file=map.yaml
classes: [{id: foot, name: Foot}, {id: horse, name: Horse}]
terrain:
  - {id: wood, name: Wood, cost: {foot: 2, horse: 3}}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

Woods cost foot 1 movement point.
```
```text
rules.md:3:17: warning B209 the cost of 'Wood' for Foot is given as 1, but the chart has 2
```
```diff file=rules.md
-Woods cost foot 1 movement point.
+Woods cost foot 2 movement points.
```
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from pnp.analysis.cost_clauses import CostReader
from pnp.analysis.outline import stem, stem_set
from pnp.analysis.plain_sentences import (
    AMOUNT,
    PART,
    PLACE,
    PlainSentence,
    amount_of,
    any_of,
    by_spoken_name,
    plain_sentences,
)
from pnp.analysis.zones import all_classes
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.repeats import first_of_each
from pnp.model.costs import ANY, Cost, in_points
from pnp.model.game import Game
from pnp.model.markers import Marker, Status
from pnp.model.units import Terrain, Unit, UnitClass
from pnp.values import dataclass

NAME = "other cost than in the chart"
SEVERITY = Severity.WARNING

_LEADS: Final = (
    *("cost", " pay", " spend", " need", " require", " expend", " take", " use"),
    *("enter", " cross", " into", "impassable", "closed to", "forbidden", "prohibited", "barred"),
)
_OF_A: Final = r"(?:\s+of)?(?:\s+an?)?"
_POINTS: Final = rf"{_OF_A}(?:\s+(?:additional|extra|more))?(?:\s+(?:movement\s+points?|points?|mps?))?"
_ENTER: Final = r"(?:to\s+(?:enter|cross)|(?:for\s+|on\s+)?(?:entering|crossing))\s+(?:an?\s+|the\s+|each\s+|any\s+)?"
_NOT: Final = r"(?:may\s+not|cannot|must\s+not|may\s+never|can\s+never|never)\s+(?:enter|cross)\s+(?:an?\s+|the\s+)?"
# Behind a price: what is no other noun than points.
_END: Final = r"(?=\s*(?:$|[^\w\s]|(?:for|and|or|to|per|but)\b))"
# Sentences about another way in.
_OTHER_WAY: Final = re.compile(r"\b(?:along|by|over|across|from|via|bridges?|fords?)\b")
# Of a way along a road: what makes it another one, its steps, points that are said to be points.
_NOT_BY_ROAD: Final = re.compile(
    r"\b(?:across|over|via|through|into|up|down|bridges?|fords?|less|fewer|additional|extra|more|cheaper|other)\b"
)
_STEP: Final = r"(?:hex|space|square|cell|step|move)s?"
_ALONG: Final = r"\b(?:along|by|on)\s+(?:an?\s+|the\s+|any\s+|each\s+)?(?:same\s+)?"
_OF_POINTS: Final = rf"{_OF_A}\s+(?:movement\s+points?|points?|mps?)\b"
_PER_STEP: Final = rf"(?:\s+(?:per|an?|each|every|for\s+(?:an?|each|every))\s+(?:road\s+)?{_STEP})?"
_TO_MOVE: Final = r"(?:\s+(?:to|for)\s+(?:mov(?:e|ing)|march(?:ing)?|go(?:ing)?))?"
# A line of a summary that is on moving, up to its list.
_MOVING: Final = ("mov", "terrain", "cost", "enter")
_MOVING_LEAD: Final = re.compile(r"[*_ -]*(?:moving|movement|moves?|terrain|costs?|entering)\b[^,.;]{0,25}:")
_MORE: Final = re.compile(r"\b(?:additional|extra|more)\b")
_WEATHER: Final = stem_set("weather season night winter summer snow rain mud frost fog storm")
_UNITS: Final = r"(?:\s+(?:units?|counters?|pieces?))?"


@dataclass(frozen=True, slots=True)
class _Claim:
    """What a sentence says that terrain costs. said: the amount as written, empty if nobody may enter.

    of_all: whether it says so of all units. is_entry: whether it says only that units may enter.
    """

    terrain: Terrain
    payer: UnitClass | Unit | None
    said: str
    start: int
    length: int
    of_all: bool = False
    is_entry: bool = False


def check(context: GameContext) -> Problems:
    """Every sentence with a cost of terrain."""
    game = context.game
    if not any(terrain.cost for terrain in game.terrain):
        return
    for claim in first_of_each(_claims(context), lambda claim: (claim.terrain.id, claim.payer, claim.start)):
        costs = _costs(game, claim.terrain, claim.payer)
        wrong = _wrong(costs, claim)
        if not wrong:
            continue
        key, cost = next(iter(wrong.items()))
        whose = f" for {claim.payer.title}" if claim.payer else ""
        said = "entry allowed" if claim.is_entry else claim.said or "no entry"
        yield Problem(
            message=f"the cost of {claim.terrain.title!r}{whose} is given as {said}, but the chart has {_shown(cost)}",
            span=context.prose.span(claim.start, claim.length),
            hint="correct the sentence, or the cost if the sentence is right",
            related=(Related(claim.terrain.at(f"cost.{key}"), "its cost"),),
        )


def _wrong(costs: Mapping[str, Cost], claim: _Claim) -> Mapping[str, Cost]:
    """The costs that are others than the sentence says; none if one is the same, as who is meant may be anybody."""
    if claim.is_entry:
        return costs if all(cost.is_forbidden for cost in costs.values()) else {}
    if claim.of_all:
        plain = {key: cost for key, cost in costs.items() if not (cost.is_forbidden or cost.takes_all)}
        return {key: cost for key, cost in plain.items() if not _agrees(cost, claim.said)}
    return {} if any(_agrees(cost, claim.said) for cost in costs.values()) else costs


def _claims(context: GameContext) -> Iterator[_Claim]:
    terrain = by_spoken_name(each for each in context.game.terrain if each.cost)
    payers: Mapping[str, UnitClass | Unit] = by_spoken_name((*context.game.classes, *context.game.units))
    where, who = rf"\b(?P<where>{any_of(terrain)})", rf"(?P<who>{any_of(payers)}){_UNITS}"
    said = rf"(?P<said>{AMOUNT})(?![\w/:.]\d)"
    priced = re.compile(rf"{where}{PLACE},?\s+costs?\s+(?:(?:an?\s+|all\s+)?{who}\s+)?{said}{_POINTS}{_END}")
    more = re.compile(rf"(?:,|,?\s+and)\s+{who}\s+{said}")
    behind = re.compile(rf"\s+for\s+(?:an?\s+|all\s+)?{who}")
    paid = re.compile(rf"\b{who}\s+(?:must\s+)?(?:pays?|spends?)\s+{said}{_POINTS}\s+{_ENTER}{where}")
    entering = re.compile(
        rf"\b(?:entering|crossing)\s+(?:an?\s+|the\s+|each\s+|any\s+)?{where}{PLACE}\s+costs?\s+"
        rf"(?:(?:an?\s+|all\s+)?{who}\s+)?{said}{_POINTS}(?:\s+more)?{_END}"
    )
    barred = re.compile(rf"\b{who}\s+{_NOT}{where}")
    yield from _listed(context, terrain)
    # A road may cost as much as the ground beside it, and more.
    roads = {name: each for name, each in terrain.items() if each.on == "roads" and not _adds(each)}
    by_road = _by_road(roads, payers)
    reader = CostReader(terrain, payers)
    for sentence in plain_sentences(context, _LEADS):
        sentence = _without_other_way(sentence)
        if _OTHER_WAY.search(sentence.text):
            if not _NOT_BY_ROAD.search(sentence.text):
                for match in (match for pattern in by_road for match in pattern.finditer(sentence.text)):
                    yield _claim(match, sentence.start, roads[match["where"]], payers.get(match["who"] or ""))
            continue
        if _is_of_weather(context, sentence.start):
            continue
        yield from _of_clauses(reader, sentence)
        for match in (*priced.finditer(sentence.text), *entering.finditer(sentence.text)):
            place, payer = terrain[match["where"]], payers.get(match["who"] or "")
            # "One point more" than the ground is not what the chart says, unless that has +1.
            if _MORE.search(match[0]) and not _adds(place):
                continue
            if not payer and (follows := behind.match(sentence.text, match.end())):
                payer = payers[follows["who"]]
            yield _claim(match, sentence.start, place, payer)
            last = match
            while payer and (following := more.match(sentence.text, last.end())):
                yield _claim(following, sentence.start, place, payers[following["who"]])
                last = following
        for pattern in (paid, barred):
            for match in pattern.finditer(sentence.text):
                yield _claim(match, sentence.start, terrain[match["where"]], payers[match["who"]])


def _without_other_way(sentence: PlainSentence) -> PlainSentence:
    """The sentence up to its "but": "a river costs one point more, but nothing at a bridge"."""
    main, but, rest = sentence.text.partition(", but ")
    return PlainSentence(main, sentence.start) if but and _OTHER_WAY.search(rest) else sentence


def _is_of_weather(context: GameContext, start: int) -> bool:
    """Whether a sentence belongs to a status, such as rain, or to a section on one: other costs hold there."""
    section = context.outline.at(start)
    if section is None:
        return isinstance(context.prose.passage(start)[0].record, Status | Marker)
    names = {stem(word) for status in context.game.statuses for word in status.name.split()}
    return not (_WEATHER | names).isdisjoint(map(stem, re.findall(r"\w+", section.title)))


def _of_clauses(reader: CostReader, sentence: PlainSentence) -> Iterator[_Claim]:
    """What the clauses say of which every word is understood."""
    for each in reader.clauses(sentence.text):
        start, length = sentence.start + each.start, each.end - each.start
        yield _Claim(each.terrain, each.payer, each.said, start, length, each.of_all, each.kind == "allowed")


def _by_road(roads: Iterable[str], payers: Iterable[str]) -> tuple[re.Pattern[str], ...]:
    """What a step along a road costs: "a hex along a road costs ½ point", "along a road foot pays half a point"."""
    along = rf"{_ALONG}(?P<where>{any_of(roads)}){PLACE}"
    by_all, who = r"(?:(?:all|the|your)\s+)?(?:units?|counters?|pieces?|armies)", rf"(?P<who>{any_of(payers)}){_UNITS}"
    by_any = rf"(?:(?:an?\s+|all\s+)?{who}|{by_all}|they|it)"
    costs, pays = rf"costs?(?:\s+{by_any})?", rf"{by_any}\s+(?:must\s+)?(?:pays?|spends?)"
    said = rf"\s+(?P<said>{AMOUNT})(?![\w/:.]\d){_OF_POINTS}"
    return (
        re.compile(rf"{along},?\s+(?:(?:an?|each|every|one)\s+{_STEP}\s+)?(?:{costs}){said}"),
        re.compile(rf"{along},?\s+{pays}{said}"),
        re.compile(rf"\b{pays}{said}{_PER_STEP}{_TO_MOVE}\s*{along}"),
        re.compile(rf"(?:,|\bbut|\band)\s+(?P<said>{PART}|[½¼¾⅓⅔]){_OF_POINTS}{_PER_STEP}\s*(?P<who>){along}"),
    )


def _adds(terrain: Terrain) -> bool:
    return any(cost.written.startswith("+") for cost in terrain.cost.values())


def _listed(context: GameContext, terrain: Mapping[str, Terrain]) -> Iterator[_Claim]:
    """The costs that a line on moving sums up: "open ground and village 1, dyke 3"."""
    names, end = any_of(terrain), 0
    item = re.compile(
        rf"(?:(?<=, )|(?<=: )|(?<=\*\* )|(?<=\band )){names}(?: and (?P<where>{names}))? (?P<said>\d)(?=[,.;]|$)"
    )
    for place in context.prose.places(_MOVING) if terrain else ():
        start, stop = context.outline.sentence(place)
        is_led = _MOVING_LEAD.match(context.prose.lower, start, stop)
        if start < end or not is_led or context.outline.is_aside(start):
            continue
        end = stop
        for match in item.finditer(context.prose.lower, start, stop):
            for name in re.findall(names, match[0]):
                yield _Claim(terrain[name], None, match["said"], match.start("said"), len(match["said"]))


def _claim(match: re.Match[str], start: int, terrain: Terrain, payer: UnitClass | Unit | None) -> _Claim:
    group = "said" if "said" in match.re.groupindex else "where"
    said = match[group] if group == "said" else ""
    return _Claim(terrain, payer, said, start + match.start(group), len(match[group]))


def _costs(game: Game, terrain: Terrain, payer: UnitClass | Unit | None) -> Mapping[str, Cost]:
    """The costs that a sentence may mean, by their keys in the kit: that of its class, and those of units in it."""
    if payer is None:
        return terrain.cost
    members = [payer, *(unit for unit in game.units if payer.id in all_classes(game, unit))]
    costs: dict[str, Cost] = {}
    for member in members:
        wider = all_classes(game, member) if isinstance(member, Unit) else (member.id, *member.within)
        key = next((key for key in (member.id, *wider, ANY) if key in terrain.cost), None)
        if key:
            costs[key] = terrain.cost[key]
    return costs


def _agrees(cost: Cost, said: str) -> bool:
    if not said or cost.is_forbidden or cost.takes_all:
        return not said and cost.is_forbidden
    return cost.points == amount_of(said)


def _shown(cost: Cost) -> str:
    if cost.is_forbidden:
        return "no entry"
    return "the whole allowance" if cost.takes_all else in_points(cost.points)
