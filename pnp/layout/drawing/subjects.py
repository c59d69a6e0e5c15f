"""What a report is about: a face, an element, and the place where what the element shows is written."""

from __future__ import annotations

from typing import Final

from pnp.findings import Finding, Related, Severity, Span
from pnp.layout.codes import LEFT_OUT
from pnp.layout.drawing.reports import (
    HiddenByInheritance,
    IconOfOtherEra,
    ReportSubject,
    ShownByInheritance,
    ShowsNothing,
)
from pnp.layout.drawing.scene import Scene
from pnp.layout.drawing.values import ONE_PATH, FixedValue, PathValue, SlotValue, Value
from pnp.layout.geometry.box import Box
from pnp.layout.templates.layouts import Element
from pnp.layout.templates.lookup import WrittenName, walk
from pnp.model.fields import Coded, Open
from pnp.model.game import Game
from pnp.nodes import Record, Scalar
from pnp.symbols import is_composed

# So many characters of a text are quoted.
_SHORT: Final = 40


def report_subject(element: Element, value: Value, scene: Scene, face: str = "") -> ReportSubject:
    """The face and element that a report is about. face: if it is not that of the scene."""
    return ReportSubject(
        face=face or scene.canvas.face,
        element=element.name,
        text_span=written_at(value, scene),
        element_span=element.span,
    )


def report_nothing(element: Element, reason: str, scene: Scene) -> None:
    """Report an element that shows nothing. reason: why, as a clause."""
    subject = report_subject(element, FixedValue(""), scene)
    scene.canvas.notes.reports.append(ShowsNothing(**subject, reason=reason))


def report_inherited(element: Element, condition: Scalar, scene: Scene, *, holds: bool) -> None:
    """Report whether a condition of another layout lets an element be shown."""
    subject = report_subject(element, FixedValue(""), scene)
    scene.canvas.notes.reports.append(
        ShownByInheritance(**subject)
        if holds
        else HiddenByInheritance(**subject, condition=condition.text, written=condition.span)
    )


def report_left_out(words: str, element: Element, about: ReportSubject, scene: Scene) -> None:
    """Report words that an element leaves out, since they do not fit it."""
    scene.report(
        Finding(
            code=LEFT_OUT,
            severity=Severity.WARNING,
            message=f"{_in_short(words)!r} does not fit {element.name!r} and is left out of {about['face']}",
            span=about["text_span"],
            hint=f"shorten it, or choose or write a layout with more room for {element.name!r}",
            related=(Related(element.span, "the element"),),
            cause=f"texts that do not fit {element.name!r} are left out",
        ),
        (LEFT_OUT, element.name, about["text_span"]),
    )


def _in_short(words: str) -> str:
    first = " ".join(words.split())
    return first if len(first) <= _SHORT else f"{first[:_SHORT]} …"


def has_room(box: Box, element: Element, scene: Scene) -> bool:
    """Whether a box has room for anything; if it has none, as at the end of a full row, the element is reported."""
    if box.width > 0 and box.height > 0:
        return True
    report_nothing(element, "there is no room for it", scene)
    return False


def report_era(span: Span, value: Value, name: str, scene: Scene) -> None:
    """Report an icon, which exists, if it is of another era than the kit. span: of the element that shows it."""
    # What is put together from words is of no era, and need not be drawn to know that.
    if not is_composed(name) and not scene.theme.icons[name].era.overlaps(scene.context.game.kit.era):
        at = value.leaf.span if isinstance(value, FixedValue) and value.leaf else named_at(value, name, scene)
        report = IconOfOtherEra(face=scene.canvas.face, element="", text_span=at, element_span=span, icon=name)
        scene.canvas.notes.reports.append(report)


def written_at(value: Value, scene: Scene) -> Span:
    """Where the words of a value are written: the field of a record that it names, else the record or the leaf."""
    if isinstance(value, PathValue) and isinstance(name := scene.names.get(value.steps[0]), WrittenName):
        return name.written.span
    if isinstance(value, PathValue) and len(value.steps) > 1:
        owner = walk(value.steps[:-1], scene.names)
        if isinstance(owner, Record):
            return owner.at(value.steps[-1])
    if scene.canvas.span is not None:
        return scene.canvas.span
    return value.leaf.span if value.leaf else Span("(made by pnp)", 1, 1, 1, 1)


def named_in(value: Value, scene: Scene) -> Span:
    """Where the name of a file is written: the field of a record that contains it, else the leaf of the layout."""
    if isinstance(value, PathValue):
        return value.written(scene).span
    if isinstance(value, SlotValue) and len(found := ONE_PATH.findall(value.leaf.text)) == 1:
        return PathValue(tuple(found[0].split(".")), value.leaf).written(scene).span
    return value.leaf.span if value.leaf else written_at(value, scene)


def color_named_at(value: Value, token: str, scene: Scene) -> Span:
    """Where the name of a colour is written: in a record, in the letter code of one, or in the layout."""
    place = named_in(value, scene)
    if value.leaf is None or place != value.leaf.span:
        return place
    for record in scene.names.values():
        if isinstance(record, Open) and record.node:
            for entry in record.node.entries.values():
                if isinstance(entry.value, Scalar) and entry.value.text == token:
                    return entry.value.span
            if coded := _coded_of(record, token):
                return _of_code(coded, token, scene) or place
    return place


def named_at(value: Value, name: str, scene: Scene) -> Span:
    """Where a letter code of a record names something, such as an icon; else where the words are written."""
    for record in scene.names.values():
        if isinstance(record, Open) and (coded := _coded_of(record, name)):
            return _of_code(coded, name, scene) or record.span
    return written_at(value, scene)


def _coded_of(record: Open, name: str) -> Coded | None:
    """The letter code of a record that names an icon or a colour."""
    fields = record.fields.values()
    return next((field for field in fields if isinstance(field, Coded) and name in (field.symbol, field.color)), None)


def _of_code(coded: Coded, name: str, scene: Scene) -> Span | None:
    """The place of a name in the declaration of a letter code; None if the kit does not declare it."""
    game: Game = scene.context.game
    declared = [deck.codes for deck in game.decks] + [custom.codes for custom in game.sets]
    for codes in declared:
        for meanings in codes.values():
            meaning = meanings.get(coded.code)
            if meaning is not None and meaning.name == str(coded):
                return meaning.at("symbol" if meaning.symbol == name else "color")
    return None
