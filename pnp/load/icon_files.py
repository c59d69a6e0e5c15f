"""``icons: {from: art/*.svg}`` → the icons that these files draw or, with ``art/*.png``, show."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Final

from pnp.findings import Finding, Related
from pnp.load import codes
from pnp.load.ids import id_of_name
from pnp.load.kit_files import KitFiles
from pnp.load.problems import note, problem
from pnp.load.suggest import did_you_mean
from pnp.model.components import PICTURE_ENDINGS
from pnp.nodes import Entry, ListNode, MapNode, Node, Scalar, Source
from pnp.values import dataclass

if TYPE_CHECKING:
    from pnp.svg.faults import Fault
    from pnp.svg.icons import IconDrawing

MOST_ICONS: Final = 2000
# Each of these is decoded, and holds its pixels.
MOST_PICTURES: Final = 300
_KEYS: Final = ("from", "tags", "colors")
# Whether a drawing of one colour keeps it, or has that which the theme gives to what it stands in.
_COLORS: Final = ("own", "theme")
_AS_PATHS: Final = "draw it with paths (in Inkscape: Path, Object to Path), or save the icon as PNG"
_PATTERN: Final = re.compile(r"[*?\[]")


@dataclass(frozen=True, slots=True)
class IconFiles:
    """Replaces the names of drawings among the icons of a kit by icons. folder: of the kit."""

    folder: KitFiles

    def icons_of(self, node: Node, findings: list[Finding]) -> Node:
        """The icons of a kit, with those of every ``from:``."""
        if isinstance(node, ListNode):
            parts = [self.icons_of(item, findings) if isinstance(item, MapNode) else item for item in node.items]
            items = [inner for part in parts for inner in (part.items if isinstance(part, ListNode) else (part,))]
            return ListNode(node.source, node.start, node.end, tuple(items))
        name = node.get("from") if isinstance(node, MapNode) else None
        if not isinstance(node, MapNode) or not isinstance(name, Scalar):
            return node
        ending = PurePosixPath(name.text).suffix.lower()
        if not ending:
            drawings = f"{name.text.rstrip('/*')}/*.svg".removeprefix("/")
            message = f"{name.text!r} does not say which files the icons are drawn in"
            findings.append(problem(codes.ICON_DRAWING, message, name.span, f"write from: '{drawings}'"))
            return ListNode(node.source, node.start, node.end, ())
        if ending not in PICTURE_ENDINGS:
            return node
        findings += _wrong_keys(node)
        paths = self._paths(name, ending, findings)
        if ending != ".svg":
            if _text(node, "colors") == "theme":
                message, place = "pictures keep their colours as icons, too", node.entries["colors"].value.span
                findings.append(problem(codes.UNKNOWN_CHOICE, message, place, "leave colors: out, or draw an SVG file"))
            icons = (icon for path in paths if (icon := self._picture(path, name, node, findings)))
            return ListNode(node.source, node.start, node.end, tuple(icons))
        drawn = [(path, read) for path in paths if (read := self._drawing(path, name, _text(node, "colors"), findings))]
        if "colors" not in node.entries:
            findings += _lost_colors([(path, drawing.lost_color) for path, (_, drawing) in drawn], name)
        icons = (
            _node(source, PurePosixPath(path).stem, drawing.view, ("paths", _paths_node(source, drawing)), node)
            for path, (source, drawing) in drawn
        )
        return ListNode(node.source, node.start, node.end, tuple(icons))

    def _picture(self, path: str, name: Scalar, node: MapNode, findings: list[Finding]) -> MapNode | None:
        """The icon that shows a file of pixels; None if it cannot be shown."""
        from pnp.load.pixel_icons import PixelIconError, pixel_icon

        read = self.folder.read_data(path, name.span)
        if isinstance(read, Finding):
            findings.append(read)
            return None
        shown, data = read
        try:
            icon = pixel_icon(data)
        except PixelIconError as error:
            findings.append(problem(codes.ICON_DRAWING, f"{shown!r} cannot be an icon: {error}", name.span, error.hint))
            return None
        source = Source(shown, "")
        return _node(source, PurePosixPath(path).stem, icon.view, ("picture", _scalar(source, icon.address)), node)

    def _paths(self, name: Scalar, ending: str, findings: list[Finding]) -> list[str]:
        """The files that a name or a pattern means."""
        if not _PATTERN.search(name.text):
            return [name.text]
        found = [path for path in self.folder.file_names(ending) if fnmatchcase(path, name.text)]
        if not found:
            hint = "paths start at the kit's folder"
            findings.append(problem(codes.MISSING_FILE, f"no file matches {name.text!r}", name.span, hint))
        most = MOST_ICONS if ending == ".svg" else MOST_PICTURES
        if len(found) > most:
            message = f"{name.text!r} means {len(found):,} files, more than {most:,}"
            findings.append(problem(codes.LARGE_FILE, message, name.span, "choose those that the game shows"))
            return []
        return found

    def _drawing(
        self, path: str, name: Scalar, colors: str, findings: list[Finding]
    ) -> tuple[Source, IconDrawing] | None:
        """What a file draws; None if it cannot be drawn."""
        from pnp.svg.faults import SvgError
        from pnp.svg.icons import icon_of

        read = self.folder.read_data(path, name.span)
        if isinstance(read, Finding):
            findings.append(read)
            return None
        shown, data = read
        source = Source(shown, data.decode("utf-8", "replace").removeprefix("\ufeff"))
        try:
            drawing = icon_of(source.text, path, keeps_colors=colors == "own")
        except SvgError as error:
            findings.append(_finding(source, error.fault, name, f"{shown!r} cannot be drawn: "))
            return None
        findings += [_finding(source, fault, name) for fault in drawing.faults]
        return source, drawing


def _text(node: MapNode, key: str) -> str:
    value = node.get(key)
    return value.text if isinstance(value, Scalar) else ""


def _wrong_keys(node: MapNode) -> Iterator[Finding]:
    for key, entry in node.entries.items():
        if key not in _KEYS:
            hint = did_you_mean(key, _KEYS) or "beside from: may stand tags and colors"
            yield problem(codes.UNKNOWN_KEY, f"unknown key {key!r} of icons", entry.key.span, hint)
    if "colors" in node.entries and (text := _text(node, "colors")) not in _COLORS:
        message, place = f"'colors' cannot be {text!r}", node.entries["colors"].value.span
        yield problem(codes.UNKNOWN_CHOICE, message, place, "write colors: own, or colors: theme")


def _lost_colors(colors: Sequence[tuple[str, str]], name: Scalar) -> Iterator[Finding]:
    """A note on drawings of one colour, which they do not keep. colors: of each file; empty if it loses none."""
    lost = [(path, color) for path, color in colors if color]
    if not lost:
        return
    (path, color), *others = lost
    more = f", and {len(others):,} more in colours of their own" if others else ""
    yield note(
        codes.ICON_COLOR,
        f"{path!r} is drawn in {color}{more}; icons of one colour are printed in that of the theme",
        name.span,
        "write colors: own beside from: to keep the colours, or colors: theme if this is meant",
    )


def _finding(source: Source, fault: Fault, name: Scalar, beginning: str = "") -> Finding:
    lines = source.text.split("\n")
    start = sum(len(line) + 1 for line in lines[: fault.line - 1]) + fault.column - 1
    span = source.span(min(start, len(source.text)), min(start + 1, len(source.text)))
    related = (Related(name.span, "named here"),)
    # An icon cannot be made of pixels, which is the advice on pictures.
    hint = _AS_PATHS if "PNG" in fault.hint else fault.hint
    return problem(codes.ICON_DRAWING, f"{beginning}{fault.message}", span, hint, related)


def _paths_node(source: Source, drawing: IconDrawing) -> ListNode:
    paths = []
    for part in drawing.parts:
        entries = {"d": part.d, "tone": part.tone, "rule": "" if part.even_odd else "nonzero"}
        paths.append(_mapped(source, {key: _scalar(source, text) for key, text in entries.items() if text}))
    return ListNode(source, 0, 0, tuple(paths))


def _node(source: Source, stem: str, view: Sequence[int], shows: tuple[str, Node], node: MapNode) -> MapNode:
    """An icon as if it had been written by hand, all at the beginning of its file. shows: a key and its value."""
    name = stem.replace("-", " ").replace("_", " ").strip()
    values: dict[str, Node] = {
        "id": _scalar(source, id_of_name(stem)),
        "name": _scalar(source, name[:1].upper() + name[1:]),
        "view": ListNode(source, 0, 0, tuple(_scalar(source, str(side)) for side in view)),
        shows[0]: shows[1],
    }
    if (tags := node.get("tags")) is not None:
        values["tags"] = tags
    return _mapped(source, values)


def _scalar(source: Source, text: str) -> Scalar:
    return Scalar.standing_for(MapNode(source, 0, 0, {}), text)


def _mapped(source: Source, entries: dict[str, Node]) -> MapNode:
    return MapNode(source, 0, 0, {key: Entry(_scalar(source, key), value) for key, value in entries.items()})
