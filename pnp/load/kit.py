"""Load a folder of YAML, CSV and Markdown as a typed game, with a finding for every mistake."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field, fields, replace
from itertools import islice
from pathlib import Path
from typing import Any

from pnp.findings import Finding, Related, has_errors, in_reading_order
from pnp.load import codes
from pnp.load.bases import base_folder, missing_base_hint, possible_bases, shown_base
from pnp.load.bind import bind
from pnp.load.fixes import rename_key, replace_text
from pnp.load.icon_files import IconFiles
from pnp.load.ids import id_problems
from pnp.load.kit_files import KitFiles
from pnp.load.merge import merge_maps, merge_records
from pnp.load.parsed_files import ParsedFiles
from pnp.load.problems import problem, without_consequences
from pnp.load.resolve_fields import armies_with_units, arrivals_with_units, resolve_fields
from pnp.load.search_path import SearchPath
from pnp.load.sheet_cells import is_spreadsheet
from pnp.load.spreadsheets import Spreadsheets, types_of
from pnp.load.suggest import did_you_mean, nearest
from pnp.load.without import Mistakes, without
from pnp.load.yaml import read_yaml
from pnp.model import walk
from pnp.model.game import SETS, Game, RecordSet
from pnp.model.kit import ChecksSettings, Kit, Players
from pnp.model.names import Named
from pnp.model.paths import Names
from pnp.model.play import FirstPlayer
from pnp.model.quantities import work_out
from pnp.nodes import Entry, ListNode, MapNode, Node, Scalar, Source
from pnp.palette import ColorMode
from pnp.values import dataclass

_KIT_KEYS = frozenset(field.name for field in fields(Kit)) - {"node"}
# What a kit must say, twice, to look at the rest of one that does not: what is found with both depends on neither.
_STAND_INS = ("kit: kit\ntitle: Kit\nplayers: 2\n", "kit: game\ntitle: Game\nplayers: 3-8\n")
# By what other records say it.
_SAID_ELSEWHERE = {"id": "kit", "name": "title"}
MOST_BASES = 8
MOST_RECORDS = 100_000
# A kit with more mistakes is corrected before anything else is said of it.
_MOST_LEFT_OUT = 200
# Without a value, the record that needs it is wrong in its turn.
_MOST_ROUNDS = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class LoadedKit:
    """The content of a kit: the game (None if ``kit.yaml`` cannot be read), layouts, themes and all findings.

    folders: that of the kit, then those of the kits that it extends, the nearest first. partial: of a kit with mistakes
    in its records, the game without what is wrong, then without the records in which it stands; what holds for both
    does not depend on the mistakes. is_partial: whether whole records or files could not be read, so that nobody knows
    what is missing. sets: what is written of each set, records with mistakes included. inks: how colours are printed,
    if not as the theme says.
    """

    game: Game | None
    findings: tuple[Finding, ...]
    layouts: tuple[MapNode, ...] = ()
    themes: tuple[MapNode, ...] = ()
    sources: Mapping[str, Source] = field(default_factory=dict)
    folders: SearchPath
    partial: tuple[Game, ...] = ()
    is_partial: bool = False
    sets: Mapping[str, Sequence[Node]] = field(default_factory=dict)
    inks: ColorMode | None = None

    @property
    def bases(self) -> tuple[Path, ...]:
        """The folders of the kits that this one extends."""
        return tuple(root for _, root in self.folders.known[1:])


@dataclass(slots=True)
class _Reading:
    """What is collected from the files of a kit.

    of_records: how many of the findings are about files and single records, and not about how records fit together.
    of_head: those about keys of ``kit.yaml`` that hold no records. records: how many there are in all sets.
    """

    folder: KitFiles
    findings: list[Finding] = field(default_factory=list)
    head: MapNode | None = None
    kit: dict[str, Entry] = field(default_factory=dict)
    sets: dict[str, list[Node]] = field(default_factory=dict)
    first_player: Node | None = None
    layouts: list[MapNode] = field(default_factory=list)
    themes: list[MapNode] = field(default_factory=list)
    bases: list[KitFiles] = field(default_factory=list)
    of_records: int = 0
    of_head: list[Finding] = field(default_factory=list)
    records: int = 0


def load_kit(
    root: Path,
    shown: str,
    search_folders: tuple[Path, ...] = (),
    drafts: Mapping[str, str] | None = None,
    shown_bases: Mapping[Path, str] | None = None,
    parsed: ParsedFiles | None = None,
    sets: Mapping[str, tuple[type[Named], str]] = SETS,
) -> LoadedKit:
    """Load the kit in a folder.

    shown: the folder as the user would type it. search_folders: hold further kits that it may extend. drafts: texts
    that replace files of the kit (not of one that it extends), by the path that findings name. shown_bases: how
    folders of kits that it may extend are shown, if they are copies of those that the user has. parsed: what was read
    of the files before. sets: the classes of records, and the names of single records.

    Never raises because of what a kit contains: each mistake becomes a finding, and as much as possible is still read,
    so that all mistakes are reported at once.
    """
    reading = _read(KitFiles(root, shown, drafts=drafts or {}, parsed=parsed or ParsedFiles()))
    _extend(reading, root, search_folders, (root.resolve(),), shown_bases or {})
    is_partial = has_errors([finding for finding in reading.findings if finding not in reading.of_head])
    game = _game(reading, sets)
    partial = _partial_games(reading, sets) if has_errors(reading.findings) else ()
    return LoadedKit(
        game=game,
        partial=tuple(part for part, _ in partial),
        is_partial=is_partial or any(lost for _, lost in partial),
        findings=tuple(in_reading_order(without_consequences(reading.findings))),
        layouts=tuple(reading.layouts),
        themes=tuple(reading.themes),
        sources=reading.folder.sources,
        folders=SearchPath(tuple((folder.shown, folder.root) for folder in (reading.folder, *reading.bases))),
        sets=reading.sets,
    )


def _read(folder: KitFiles) -> _Reading:
    reading = _Reading(folder)
    names, problems = folder.yaml_files()
    reading.findings += problems
    for name in names:
        node, problems = folder.read_yaml(name)
        reading.findings += problems
        if isinstance(node, MapNode):
            _sort_keys(reading, node, is_head=name == "kit.yaml")
        elif node is not None:
            hint = "start the file with a key such as units: or decks:"
            message = f"a {node.kind} stands where a map of sets belongs"
            reading.findings.append(problem(codes.WRONG_SHAPE, message, node.span, hint))
    return reading


def _sort_keys(reading: _Reading, node: MapNode, *, is_head: bool) -> None:
    """Sort the top-level keys of a file into what is collected."""
    if is_head:
        reading.head = node
    elif "theme" in node.entries:
        reading.themes.append(node)
        return
    for key, entry in node.entries.items():
        if is_head and key in _KIT_KEYS:
            reading.kit[key] = entry
        elif key in SETS:
            reading.sets.setdefault(key, []).extend(_listed(reading, entry))
        elif key == "first_player":
            _set_first_player(reading, entry)
        elif key == "layouts":
            reading.layouts += [layout for layout in _listed(reading, entry) if isinstance(layout, MapNode)]
        else:
            finding = _unknown_key(node, key, is_head=is_head)
            reading.findings.append(finding)
            if is_head and isinstance(entry.value, Scalar):
                reading.of_head.append(finding)


def _unknown_key(node: MapNode, key: str, *, is_head: bool) -> Finding:
    """What is said of a top-level key that there is not."""
    entry = node.entries[key]
    known = [*SETS, "first_player", "layouts", *(_KIT_KEYS if is_head else ("theme",))]
    meant = _SAID_ELSEWHERE.get(key, "") if is_head else ""
    if meant and meant not in node.entries:
        hint, edits = f"did you mean {meant!r}?", replace_text(entry.key, meant)
    else:
        hint = _belongs(key, entry.value) or did_you_mean(key, known) or _own_set(key, entry.value)
        edits = rename_key(entry.key, known, node.entries)
    return problem(codes.UNKNOWN_KEY, f"unknown key {key!r}", entry.key.span, hint, edits=edits)


def _belongs(key: str, value: Node) -> str:
    """The hint for a key of ``kit.yaml`` that is in another file, and for a spreadsheet of no set."""
    if key == "from" and isinstance(value, Scalar) and is_spreadsheet(value.text):
        return f"say what its rows are: units: {{from: {value.text}}}; the cards of a deck are its cards:"
    if key in ("ignore", "select"):
        return f"write it below checks: in kit.yaml: checks: {ChecksSettings.FORM}"
    return "write it in kit.yaml" if key in _KIT_KEYS else ""


def _own_set(key: str, value: Node) -> str:
    """The hint for a key that is like none of pnp: with a list of records, perhaps a set of the kit's own."""
    if isinstance(value, ListNode) and any(isinstance(item, MapNode) for item in value.items):
        return f"a set of your own is listed under sets: - {{id: {key}, name: …, one: …, records: […]}}"
    return "docs/format.md lists every set"


def _set_first_player(reading: _Reading, entry: Entry) -> None:
    """Set who begins. A kit says it once: of two files that say it, neither takes precedence."""
    if reading.first_player is None:
        reading.first_player = entry.value
        return
    related = (Related(reading.first_player.span, "said here before"),)
    message = "'first_player' is in two files"
    reading.findings.append(problem(codes.DUPLICATE_KEY, message, entry.key.span, "keep one of them", related))


def _listed(reading: _Reading, entry: Entry) -> tuple[Node, ...]:
    """The records of a set, including those of spreadsheets named by ``from:``."""
    folder = reading.folder
    declared = {name: dict(types_of(map_node)) for name, map_node in _declared_fields(reading)}
    spreadsheets = Spreadsheets(folder.read, folder.read_data, folder.add, declared)
    name = entry.key.text
    value = IconFiles(folder).icons_of(entry.value, reading.findings) if name == "icons" else entry.value
    node = spreadsheets.rows_of(value, SETS[name][0] if name in SETS else None, name, reading.findings)
    if isinstance(node, ListNode):
        reading.records += len(node.items)
        if reading.records > MOST_RECORDS:
            message = f"with {name!r} here, the kit has more than {MOST_RECORDS:,} records"
            hint = "divide the game into several kits"
            reading.findings.append(problem(codes.LARGE_FILE, message, entry.key.span, hint))
            return ()
        return node.items
    if not isinstance(node, Scalar) or not node.is_null:
        message = f"{entry.key.text!r} is a list of records, not a {node.kind}"
        hint = "start each record with a dash: - {id: …}"
        if isinstance(node, Scalar) and is_spreadsheet(node.text):
            hint = f"to take its rows, write {name}: {{from: {node.text}}}"
        reading.findings.append(problem(codes.WRONG_SHAPE, message, node.span, hint))
    return ()


def _declared_fields(reading: _Reading) -> Iterator[tuple[str, MapNode]]:
    """The fields that ``kit.yaml``, which is read first, declares for the records of built-in sets."""
    declared = reading.kit.get("fields")
    if declared is not None and isinstance(declared.value, MapNode):
        for name, entry in declared.value.entries.items():
            if isinstance(entry.value, MapNode):
                yield name, entry.value


def _extend(
    reading: _Reading,
    root: Path,
    search_folders: tuple[Path, ...],
    seen: tuple[Path, ...],
    shown_bases: Mapping[Path, str],
) -> None:
    """Merge the records of the base kit, if there is one, with those of the kit."""
    entry = reading.kit.get("extends")
    if entry is None:
        return
    if not isinstance(entry.value, Scalar):
        message = f"'extends' is the name of one kit, not a {entry.value.kind}"
        reading.findings.append(problem(codes.WRONG_SHAPE, message, entry.value.span, "write extends: and its name"))
        return
    name, place = entry.value.text, entry.value.span
    base_root = base_folder(root, name, search_folders)
    if base_root is None:
        hint = missing_base_hint(name, possible_bases(root, search_folders))
        reading.findings.append(problem(codes.MISSING_FILE, f"there is no kit {name!r}", place, hint))
        return
    if base_root.resolve() in seen or len(seen) > MOST_BASES:
        hint = "remove extends: from one of them"
        reading.findings.append(problem(codes.MALFORMED_VALUE, f"{name!r} extends this kit in turn", place, hint))
        return
    shown = shown_bases.get(base_root) or shown_base(base_root, reading.folder.root, reading.folder.shown)
    folder = KitFiles(base_root, shown, reading.folder.sources, parsed=reading.folder.parsed)
    base = _read(folder)
    _extend(base, base_root, search_folders, (*seen, base_root.resolve()), shown_bases)
    reading.findings += base.findings
    reading.bases = [folder, *base.bases]
    for key, records in base.sets.items():
        reading.sets[key], problems = merge_records(records, reading.sets.get(key, []))
        reading.findings += problems
    if base.head and reading.head:
        reading.kit = merge_maps(
            MapNode(base.head.source, base.head.start, base.head.end, base.kit),
            MapNode(reading.head.source, reading.head.start, reading.head.end, reading.kit),
        ).entries
    reading.first_player = reading.first_player or base.first_player
    reading.layouts = base.layouts + reading.layouts
    reading.themes = base.themes + reading.themes


def _game(reading: _Reading, classes: Mapping[str, tuple[type[Named], str]]) -> Game | None:
    """Bind every record; None if ``kit.yaml`` cannot be read."""
    head = reading.head
    if head is None:
        return None
    kit, problems = bind(MapNode(head.source, head.start, head.end, reading.kit), Kit, "the kit")
    if "extends" not in reading.kit or reading.bases:  # A base that is not there would have given what is missing.
        reading.findings += _without_misspelled(problems, head, reading.kit)
    sets = {name: _bound(reading, name, cls, single) for name, (cls, single) in classes.items()}
    first_player = None
    if reading.first_player is not None:
        first_player, problems = bind(reading.first_player, FirstPlayer, "first_player")
        reading.findings += problems
    game = Game(
        root=str(reading.folder.root),
        kit=kit or Kit(kit="", title="", players=Players(1, 1)),
        first_player=first_player,
        sources=reading.folder.sources,
        layouts=tuple(reading.layouts),
        **{name: RecordSet(records) for name, records in sets.items()},
    )
    reading.of_records = len(reading.findings)
    changes, problems = resolve_fields(game, (reading.folder, *reading.bases))
    if kit is None and "fields" in reading.kit:
        return None  # The fields that the kit declares are unknown, so that its records would seem to be wrong.
    reading.findings += problems
    game = replace(game, **changes)
    game = replace(game, armies=RecordSet(armies_with_units(game)), arrivals=RecordSet(arrivals_with_units(game)))
    reading.findings += id_problems(game)
    work_out((quantity for record in walk.records(game) for _, quantity in walk.quantities(record)), Names(game))
    return game if kit else None


def _without_misspelled(problems: Sequence[Finding], head: MapNode, kit: Mapping[str, Entry]) -> list[Finding]:
    """The problems without missing keys that are there in another spelling, which is found as such."""
    unknown = [key for key in head.entries if key not in kit and key not in SETS]
    free = _KIT_KEYS - kit.keys()
    meant = {_SAID_ELSEWHERE.get(key) or nearest(key, free) for key in islice(unknown, _MOST_LEFT_OUT)}
    misspelled = {f"the key {key!r} is missing in the kit" for key in meant}
    return [finding for finding in problems if finding.message not in misspelled]


def _partial_games(reading: _Reading, classes: Mapping[str, tuple[type[Named], str]]) -> tuple[tuple[Game, bool], ...]:
    """The game without what is wrong, and without the records in which it stands; none if that is not enough.

    With each, whether a record is missing that should not be.
    """
    if reading.head is None or len(reading.findings) > _MOST_LEFT_OUT:
        return ()
    games = [_game_without(reading, classes, whole_records=whole_records) for whole_records in (False, True)]
    return tuple(game for game in games if game is not None) if None not in games else ()


def _game_without(
    reading: _Reading, classes: Mapping[str, tuple[type[Named], str]], *, whole_records: bool
) -> tuple[Game, bool] | None:
    # A record that could not be read makes others seem wrong: what those are shows when it is left out.
    rest, is_lacking = reading, False
    findings = reading.findings[: reading.of_records] or reading.findings
    for _ in range(_MOST_ROUNDS):
        mistakes = Mistakes.of(findings, reading.folder.sources)
        rest = _without(rest, mistakes, whole_records=whole_records)
        rest = replace(rest, kit={**_stand_ins(whole_records), **rest.kit})
        is_lacking |= mistakes.lacks_outside(reading.head)
        game, findings = _game(rest, classes), rest.findings
        if game and not has_errors(findings):
            return game, is_lacking
    return None


def _stand_ins(whole_records: bool) -> dict[str, Entry]:
    """Something that stands for what ``kit.yaml`` must say and may not."""
    node, _ = read_yaml(Source("kit.yaml", _STAND_INS[whole_records]))
    return dict(node.entries) if isinstance(node, MapNode) else {}


def _without(reading: _Reading, mistakes: Mistakes, *, whole_records: bool) -> _Reading:
    def left(nodes: Iterable[Node]) -> list[Node]:
        rests = (without(node, mistakes, whole_records=whole_records) for node in nodes)
        return [node for node in rests if node is not None]

    kit: dict[str, Entry] = {}
    for key, entry in reading.kit.items():
        value = without(entry.value, mistakes, whole_records=False)
        if value is not None and not mistakes.are_in(entry.key):
            kit[key] = Entry(entry.key, value)
    return replace(
        reading,
        findings=[],
        kit=kit,
        sets={name: left(nodes) for name, nodes in reading.sets.items()},
        first_player=reading.first_player if reading.first_player and left([reading.first_player]) else None,
    )


def _bound(reading: _Reading, name: str, cls: type[Any], single: str) -> list[Any]:
    """The records of one set without those that have mistakes. single: what one record is called."""
    records = []
    for node in reading.sets.get(name, ()):
        record, problems = bind(node, cls, single.replace("_", " "))
        reading.findings += problems
        if record is not None:
            records.append(record)
    return records
