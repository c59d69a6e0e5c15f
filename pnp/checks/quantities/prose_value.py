"""A sentence gives a record another number than its field does.

Reads, in English rules, "marsh hexes cost 2 Movement Points", "a Howitzer has a Move of 3" and "each Town is worth 5
points", "the Hussars have an attack of 6 and a defence of 4", and, in any language, "Zollhaus (Feld 14)" and "Knight
(Attack 4)", and compares the number with the cost, stat, points or other field of the record. "Guards (7-6-4)" and "the
Guards are a 7-6-4 counter" must be the stats of the unit, whole or after a loss. In English, "Oruz, Stability 3", "the
Knight’s Toughness is 4" and "Aumery … adds his Wit of 3" give a number for what was named last in the paragraph; "the
gradient is 1 for Gorge and Alp, 3 for Saddle" gives one for each of these. Sentences with a condition or about more or
less of something are left out.

The table was changed after a test, and the sentence forgotten.

```yaml file=kit.yaml
kit: example
title: Example
players: 2
licence: CC-BY-4.0
status: draft
fields:
  terrain: {cost: number}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
terrain:
  - {id: marsh, name: Marsh, color: moss, cost: 3}
```
```markdown file=rules.md
# Rules

Marsh hexes cost 2 Movement Points.
```
```text
rules.md:3:18: warning Q151 2 is given as the cost of 'Marsh', which is 3
```
```diff file=rules.md
-Marsh hexes cost 2 Movement Points.
+Marsh hexes cost 3 Movement Points.
```
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from pnp.analysis.groups import decks_and_sets
from pnp.analysis.names import spoken_names
from pnp.analysis.numerals import MARK, MARKED, NUMBER, any_number_of, number_of, with_marks
from pnp.analysis.outline import content_words, paragraph_at
from pnp.analysis.plain_sentences import any_of
from pnp.analysis.stated_stats import stated_stats
from pnp.analysis.word_forms import plurals
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.fields import FieldType, Open
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.model.units import Unit

NAME = "wrong value in a sentence"
SEVERITY = Severity.WARNING

_N: Final = rf"(?P<n>{MARKED})"
_NOUNS: Final = r"(?:\s+(?:hex(?:es)?|spaces?|squares?|cards?|units?|tiles?|terrain|counters?|areas?))?"
_SUBJECT: Final = r"(?P<subject>[\w’'-]+(?:[ ][\w’'-]+){0,4}?)"
_PATTERNS: Final = (
    re.compile(rf"{_SUBJECT}{_NOUNS}\s+(?P<verb>costs?|(?:is|are)\s+worth|moves?)\s+{_N}(?!\s*[-–:/])"),
    re.compile(
        rf"{_SUBJECT}{_NOUNS}\s+(?:has|have)\s+(?:a|an)\s+(?P<field>[a-z][a-z ]{{2,20}}?)\s+(?:value\s+"
        rf"|rating\s+)?of\s+{_N}"
    ),
)
_LEADS: Final = re.compile(
    r"\b(?:costs?\s|(?:is|are)\s+worth\s|moves?\s+[\dtfsen]|(?:has|have)\s+an?\s+\w[\w ]{2,28}of\s)"
)
# Fields that the verb is about, by the beginning of their names.
_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "cost": ("cost", "price"),
    "is worth": ("point", "value", "worth", "vp", "victory"),
    "are worth": ("point", "value", "worth", "vp", "victory"),
    "move": ("move", "movement", "speed"),
}
_AT_TIMES: Final = re.compile(
    r"\b(?:if|when|whenever|while|instead|more|less|extra|additional|reduced?|increased?|except|unless|each|per"
    r"|another|further|only|at least|up to|may|can"
    r"|after|during|against|halved?|doubled?|minus|plus|until)\b"
)
_BACK: Final = 90
_VALUE: Final = r"[^\W\d_]+ \d{1,4}"
_BRACKETED: Final = re.compile(rf" \((?P<inside>{_VALUE}(?:, {_VALUE}){{0,5}})\)")
_GIVEN: Final = re.compile(r"(?P<field>[^\W\d_]+) (?P<n>\d+)")
_BEFORE_BRACKET: Final = re.compile(r"(?P<subject>[\w’'-]+(?:[ ][\w’'-]+){0,4})[*_]*$")


# What stands between a name and what a number of it is called; behind a pronoun, the name stands somewhere before it.
_JOINT: Final = r"(?P<joint>, | \(|[’']s |\b(?:his|her|its|their|with|with an?) )"
_FOR: Final = re.compile(rf"\b{NUMBER} for ")
_IF: Final = re.compile(r"\b(?:if|when|whenever|unless|until|instead|would)\b")
_CAPITAL: Final = re.compile(r"\b[A-Z][a-z]{3,}\b")
# What a counter has below its symbol, behind the name of a unit; two numbers might be a range.
_COUNTER: Final = re.compile(r"(?:\(|(?:is|are) (?:an? )?)(?P<given>\d{1,2}(?:[-–]\d{1,2}){2,5})(?![\w/:.–-]\w)")


def check(context: GameContext) -> Problems:
    """Every sentence that gives a number for a field of a record."""
    words, known, records = context.prose, context.outline, _records(context.game)
    yield from _in_brackets(context, records)
    yield from _on_counters(context, records)
    if not context.is_english:
        return
    yield from _beside_labels(context)
    yield from _in_series(context)
    seen: set[int] = set()
    for lead in known.find(_LEADS, words.lower):
        start, end = context.outline.sentence(lead.start())
        window = with_marks(words.lower[max(start, lead.start() - _BACK) : min(end, lead.end() + 40)])
        clause = slice(max(start, *(words.lower.rfind(mark, start, lead.start()) for mark in ",;:")), lead.start() + 40)
        first_clause = re.split(r"[,;:]\s", words.lower[clause].lstrip(",;: "))[0]
        if MARK not in window or known.is_aside(start) or _AT_TIMES.search(first_clause):
            continue
        offset = max(start, lead.start() - _BACK)
        for pattern in _PATTERNS:
            for match in pattern.finditer(window):
                place = offset + match.start("n")
                if place not in seen and (record := _record(match["subject"], records)):
                    seen.add(place)
                    said = words.lower[place : offset + match.end("n")]
                    yield from _compared(context, match, record, place, any_number_of(said))
    for stated in stated_stats(context):
        value = stated.unit.stats.get(stated.stat.id)
        if stated.start not in seen and value not in (None, stated.number):
            field = f"stats.{stated.stat.id}", stated.stat.name, value
            yield _problem(context, stated.unit, field, stated.number, stated.start, str(stated.number))
        seen.add(stated.start)


def _in_brackets(context: GameContext, records: Mapping[str, Named | None]) -> Problems:
    """Every "Zollhaus (Feld 14)" and "Knight (Attack 4, Defence 2)" behind the name of a record."""
    words = context.prose
    for place in words.places((" (",)) if records else ():
        match = _BRACKETED.match(words.lower, place)
        subject = match and _BEFORE_BRACKET.search(words.lower, max(0, place - _BACK), place)
        record = _record(subject["subject"], records) if subject else None
        if match is None or record is None:
            continue
        values = {
            name: (key, label, value) for key, label, value in _values(record, context.game) for name in (key, label)
        }
        for given in _GIVEN.finditer(words.lower, match.start("inside"), match.end("inside")):
            key, label, value = values.get(given["field"], ("", "", int(given["n"])))
            if value != int(given["n"]):
                yield _problem(context, record, (key, label, value), int(given["n"]), given.start("n"), given["n"])


def _on_counters(context: GameContext, records: Mapping[str, Named | None]) -> Problems:
    """Every "Guards (7-6-4)" and "the Guards are a 7-6-4" whose numbers are not those of the unit."""
    words = context.prose
    for place in words.places((" (", " is ", " are ")) if records else ():
        match = _COUNTER.match(words.lower, place + 1)
        subject = match and _BEFORE_BRACKET.search(words.lower, max(0, place - _BACK), place)
        unit = _record(subject["subject"], records) if subject else None
        if match is None or not isinstance(unit, Unit):
            continue
        said = [int(number) for number in re.split("[-–]", match["given"])]
        printed, reduced = list(unit.stats.values()), list(unit.after_loss.values())
        if len(said) == len(printed) and said not in (printed, reduced):
            yield Problem(
                message=f"{match['given']} is given for {unit.name!r}, which is {'-'.join(map(str, printed))}",
                span=words.match_span(match, "given"),
                hint="correct the sentence, or the unit if the sentence is right",
                related=(Related(unit.at("stats"), "its stats"),),
            )


def _beside_labels(context: GameContext) -> Problems:
    """Every "Oruz, Stability 3", "the Knight’s Toughness is 4" and "adds his Wit of 3"."""
    values = list(_labelled(context.game))
    labels = {label for _, by_label in values for label in by_label}
    if not labels:
        return
    words, known = context.prose, context.outline
    given = rf"{_JOINT}(?P<label>{any_of(labels)})(?: of| is)? (?P<n>{NUMBER})(?![\w+–:-])"
    matches = list(known.find(re.compile(given), words.lower))
    names = _short_names(values) if matches else {}
    any_name = re.compile(rf"\b{any_of(names)}")
    for match in matches:
        start, _ = paragraph_at(words.text, match.start())
        if known.is_aside(match.start()) or _IF.search(words.lower, known.sentence(match.start())[0], match.start()):
            continue
        before = [
            (name.end(), *names[name[0]])
            for name in any_name.finditer(words.text, start, match.start())
            if match["label"] in names[name[0]][1]
        ]
        # Of several, a pronoun may mean any.
        is_clear = len({id(record) for _, record, _ in before}) == 1 and match["joint"][-2].isalpha()
        if before and (is_clear or before[-1][0] == match.start()):
            _, record, by_label = before[-1]
            key, value = by_label[match["label"]]
            if value != number_of(match["n"]):
                field = key, match["label"], value
                yield _problem(context, record, field, number_of(match["n"]), match.start("n"), match["n"])


def _in_series(context: GameContext) -> Problems:
    """Every "2 for Alp and Gallery" in a sentence that says of what number it speaks."""
    words, known = context.prose, context.outline
    if not any(known.find(_FOR, words.lower)):
        return
    known_values = _short_names(_labelled(context.game))
    names = {record.name: (record, by_label) for record, by_label in known_values.values() if record.name[0].isupper()}
    item = any_of(names)
    series = re.compile(rf"\b(?P<n>{NUMBER}) for (?:the )?(?P<all>{item}(?:(?:,|,? and) (?:the )?{item})*)")
    for match in known.find(series, words.text) if names else ():
        said = content_words(words.text[known.sentence(match.start())[0] : match.start()])
        for name in re.findall(item, match["all"]):
            record, by_label = names[name]
            labels = [label for label in by_label if content_words(label) and content_words(label) <= said]
            if len(labels) == 1 and not known.is_aside(match.start()):
                key, value = by_label[labels[0]]
                number = number_of(match["n"])
                if value != number:
                    yield _problem(context, record, (key, labels[0], value), number, match.start("n"), match["n"])


def _labelled(game: Game) -> Iterator[tuple[Named, Mapping[str, tuple[str, int]]]]:
    """The records with numbers: each number with its key, by what it is called in small letters."""
    owners: list[tuple[Mapping[str, FieldType], Iterable[Named]]] = [({}, game.units)]
    owners += [(owner.fields, records) for owner, records in decks_and_sets(game)]
    owners += [(board.track.fields, board.track.spaces) for board in game.boards if board.track]
    for fields, records in owners:
        for record in records:
            values = {
                ((fields[key].name if key in fields else "") or label).lower(): (key, value)
                for key, label, value in _values(record, game)
            }
            if record.name and values:
                yield record, values


def _short_names(
    values: Iterable[tuple[Named, Mapping[str, tuple[str, int]]]],
) -> Mapping[str, tuple[Named, Mapping[str, tuple[str, int]]]]:
    """Records by their names, and by each word of these with a capital that no other one has: Aumery, the Knight."""
    found: dict[str, list[tuple[Named, Mapping[str, tuple[str, int]]]]] = {}
    for record, by_label in values:
        whole = {record.name, record.name.removeprefix("The ")}
        for name in {*whole, *(name.lower() for name in spoken_names(record)), *_CAPITAL.findall(record.name)}:
            found.setdefault(name, []).append((record, by_label))
    return {name: same[0] for name, same in found.items() if len(same) == 1}


def _compared(context: GameContext, match: re.Match[str], record: Named, place: int, number: int) -> Problems:
    groups = match.groupdict()
    wanted = (
        _FIELDS.get(" ".join(groups["verb"].split()).removesuffix("s"), ())
        if groups.get("verb")
        else (groups["field"].strip(),)
    )
    for key, label, value in _values(record, context.game):
        if not any(label.startswith(word) or key.startswith(word) for word in wanted):
            continue
        if value != number:
            yield _problem(context, record, (key, label, value), number, place, match["n"])
        return


def _problem(
    context: GameContext, record: Named, field: tuple[str, str, int], number: int, place: int, said: str
) -> Problem:
    key, label, value = field
    at = key if key in (record.node.entries if record.node else ()) else "id"
    return Problem(
        message=f"{number} is given as the {label} of {record.name!r}, which is {value}",
        span=context.prose.span(place, len(said)),
        hint="correct the sentence, or the value if the sentence is right",
        related=(Related(record.at(at), f"{value} here"),),
    )


def _record(subject: str, records: Mapping[str, Named | None]) -> Named | None:
    """The record whose name ends the subject of a sentence."""
    words = subject.split()
    for first in range(len(words)):
        if record := records.get(" ".join(words[first:])):
            return record
    return None


def _records(game: Game) -> dict[str, Named | None]:
    """The records with numbers, by their names in small letters; None for names that several have."""
    records: dict[str, Named | None] = {}
    groups: tuple[Iterable[Named], ...] = (
        game.units,
        game.terrain,
        *(custom.records for custom in game.sets),
        *(deck.cards for deck in game.decks),
    )
    for group in groups:
        for record in group:
            if record.name and any(True for _ in _values(record, game)):
                for name in {record.name.lower(), *plurals(record.name.lower())}:
                    records[name] = None if name in records and records[name] is not record else record
    return records


def _values(record: Named, game: Game) -> Iterator[tuple[str, str, int]]:
    """The whole numbers of a record: the key, what it is called, the number."""
    if isinstance(record, Unit):
        for key, value in record.stats.items():
            stat = game.stats.find(key)
            if type(value) is int:
                yield key, (stat.name if stat and stat.name else key).lower(), value
    if isinstance(record, Open):
        for key, value in record.fields.items():
            if type(value) is int:
                yield key, key.replace("_", " "), value
