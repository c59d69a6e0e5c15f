"""Drawn items as lines of text that a person can read beside a picture of them.

A listing is compared with one that was looked at before. After a change that is meant, look at the picture and let the
test write it: ``PNP_GOLDEN=write pytest …``, as for the pictures of ``tests/golden``.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path as FilePath
from zlib import crc32

from pnp.frame import Anchor, Field, Group, Image, Ink, Item, Link, Nested, Path, Segment, TextRun

# Longer paths are told by their extent and a checksum.
_MOST_SEGMENTS = 8


def same_as_kept(lines: Iterable[str], kept: FilePath) -> None:
    """Fail at the first line that is not what was looked at."""
    found = list(lines)
    if os.environ.get("PNP_GOLDEN") == "write":
        kept.parent.mkdir(exist_ok=True)
        kept.write_text("\n".join(found) + "\n", encoding="utf-8")
    assert found == kept.read_text(encoding="utf-8").splitlines()


def listed(items: Iterable[Item], seen: set[int] | None = None) -> Iterator[str]:
    """A line for each item; what is nested is indented, a face only where it comes first."""
    seen = set() if seen is None else seen
    for item in items:
        match item:
            case TextRun():
                spaces = f" +{_number(item.word_space)}+{_number(item.letter_space)}"
                spaces = "" if spaces == " +0+0" else spaces
                place = _numbers(item.x, item.y, item.width)
                yield f"text {place} {item.font} {_number(item.size)} {_ink(item.ink)}{spaces} {item.text!r}"
            case Path():
                yield f"path{_fill(item)} {_segments(item.segments)}{_alt(item.alt)}"
            case Group():
                clip = f" within {_segments(item.clip)}" if item.clip else ""
                yield f"group {_numbers(item.x, item.y, item.turn)}{clip}{_alt(item.alt)}"
                yield from (f"  {line}" for line in listed(item.items, seen))
            case Nested():
                face = item.face
                size = f"{_number(face.size.width)}x{_number(face.size.height)}"
                place = f"{_numbers(item.x, item.y)} x{item.scale:.4f} {_number(item.turn)}"
                yield f"face {place} {size}{_alt(item.alt)}"
                if id(face) not in seen:
                    seen.add(id(face))
                    yield from (f"  {line}" for line in listed(face.art, seen))
            case Image():
                crop = _numbers(*item.crop)
                yield f"image {_numbers(item.x, item.y, item.width, item.height)} {crop}{_alt(item.alt)}"
            case Field():
                box = _numbers(item.x, item.y, item.width, item.height)
                rest = f"{item.font} {_number(item.size)} {_ink(item.ink)} {item.align} boxed={item.boxed}"
                yield f"field {box} {item.kind} {item.name} {item.value!r} {rest}"
            case Link():
                yield f"link {_numbers(item.x, item.y, item.width, item.height)} {item.target}"
            case Anchor():
                yield f"anchor {_number(item.y)} {item.name} {item.title!r} {item.level}"
            case _:
                yield repr(item)


def _fill(path: Path) -> str:
    fill = f" filled {_ink(path.fill)}" if path.fill else ""
    pen = path.stroke
    if pen is None:
        return fill
    dash = f" dashed {_numbers(*pen.dash)}" if pen.dash else ""
    return f"{fill} drawn {_ink(pen.ink)} {_number(pen.width)}{dash}"


def _segments(segments: tuple[Segment, ...]) -> str:
    written = " ".join(f"{kind} {_numbers(*numbers)}".strip() for kind, *numbers in segments)
    if len(segments) <= _MOST_SEGMENTS:
        return written
    return f"{len(segments)} segments {crc32(written.encode()):08x}"


def _ink(ink: Ink) -> str:
    return f"{ink.token}/{ink.role}" + (f"/{_number(ink.opacity)}" if ink.opacity != 1 else "")


def _alt(alt: str) -> str:
    return f" = {alt!r}" if alt else ""


def _numbers(*numbers: float) -> str:
    return ",".join(map(_number, numbers))


def _number(number: float) -> str:
    text = f"{number:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def summed_up(items: Iterable[Item]) -> Iterator[str]:
    """A line for each kind of ink of a drawing with thousands of strokes: how many, how far they reach, a checksum."""
    found: dict[str, list[str]] = {}
    extents: dict[str, list[tuple[float, float, float, float]]] = {}
    for line, points in _strokes(items):
        kind = line.partition("|")[0]
        found.setdefault(kind, []).append(line)
        if points:
            xs, ys = points[::2], points[1::2]
            extents.setdefault(kind, []).append((min(xs), min(ys), max(xs), max(ys)))
    for kind, lines in found.items():
        boxes = extents.get(kind, [(0.0, 0.0, 0.0, 0.0)])
        left, top, right, bottom = (
            most(sides) for most, sides in zip((min, min, max, max), zip(*boxes, strict=True), strict=True)
        )
        extent = f"{_numbers(left, top)} to {_numbers(right, bottom)}"
        yield f"{kind}: {len(lines)}, {extent}, {crc32(chr(10).join(lines).encode()):08x}"


def _strokes(items: Iterable[Item]) -> Iterator[tuple[str, list[float]]]:
    for item in items:
        if isinstance(item, Group):
            yield f"group|{_numbers(item.x, item.y, item.turn)} {_segments(item.clip)}", [item.x, item.y]
            yield from _strokes(item.items)
        elif isinstance(item, Nested):
            yield f"face|{_numbers(item.x, item.y)} x{item.scale:.4f} {_number(item.turn)}", [item.x, item.y]
            yield from _strokes(item.face.art)
        elif isinstance(item, Path):
            numbers = [number for kind, *points in item.segments if kind != "R" for number in points]
            yield f"path{_fill(item)}|{_segments(item.segments)}", numbers
        elif isinstance(item, TextRun):
            (line,) = listed([item])
            yield f"text {item.font} {_number(item.size)} {_ink(item.ink)}|{line}", [item.x, item.y]
        else:
            (line,) = listed([item])
            yield f"{type(item).__name__.lower()}|{line}", []
