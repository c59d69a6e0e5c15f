"""What one look at a kit after the other showed → what each save has changed: faces, numbers, findings."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Mapping
from typing import Final

from pnp.findings import Finding, Severity
from pnp.measures import Size
from pnp.pipeline.generation import Generation
from pnp.preview.saved_files import SavedFiles
from pnp.values import dataclass

_MOST_NOTES: Final = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildNote:
    """One look at the kit. number: of the note, from 1. at: the time of day. seconds: until all was known.

    saved, deleted: the files without which there would have been no look; none at the start. changed: how many faces
    and pages look different, new ones among them. gone: how many there are no more. copies: of how many pieces there
    are more or fewer than before. new, cured: how many findings.
    """

    number: int
    at: str
    seconds: float
    saved: tuple[str, ...] = ()
    deleted: tuple[str, ...] = ()
    changed: int = 0
    gone: int = 0
    copies: int = 0
    new: int = 0
    cured: int = 0
    errors: int = 0
    warnings: int = 0
    is_broken: bool = False


@dataclass(frozen=True, slots=True)
class ChangedFace:
    """A face or page by its name, with the names of its drawings; empty before it was there and after it has gone."""

    name: str
    size: Size
    before: str
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildChanges:
    """What a look has changed. new, cured: findings that are there since, or no more."""

    note: BuildNote
    faces: tuple[ChangedFace, ...]
    new: tuple[Finding, ...]
    cured: tuple[Finding, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Seen:
    """What the last look showed. copies: of each piece. files: what was read."""

    hashes: Mapping[str, str]
    sizes: Mapping[str, Size]
    copies: Mapping[str, int]
    findings: tuple[Finding, ...]
    files: frozenset[str]


class BuildHistory:
    """The looks at a kit since it was opened. most: of the last so many it knows which faces they changed."""

    def __init__(self, most: int) -> None:
        self._notes: deque[BuildNote] = deque(maxlen=_MOST_NOTES)
        self._changes: deque[BuildChanges] = deque(maxlen=most)
        self._seen = _Seen(hashes={}, sizes={}, copies={}, findings=(), files=frozenset())
        self._count = 0

    @property
    def notes(self) -> tuple[BuildNote, ...]:
        """The last looks, the oldest first."""
        return tuple(self._notes)

    @property
    def files(self) -> frozenset[str]:
        """The files that the last look has read, as findings name them."""
        return self._seen.files

    def changes(self, number: int) -> BuildChanges | None:
        """What the look with this number has changed; None if that is forgotten."""
        return next((each for each in self._changes if each.note.number == number), None)

    def add(self, look: Generation, hashes: Mapping[str, str], at: str, seconds: float, files: SavedFiles) -> None:
        """Note a complete look. hashes: the drawings that are shown since, by the names of faces and pages."""
        before, is_broken = self._seen, look.is_broken or bool(look.fault)
        now = self._seen = _seen(look, hashes)
        faces = tuple(_changed_faces(before, now))
        new, cured = _less(now.findings, before.findings), _less(before.findings, now.findings)
        severities = Counter(finding.severity for finding in look.findings)
        self._count += 1
        note = BuildNote(
            number=self._count,
            at=at,
            seconds=round(seconds, 3),
            saved=files.saved,
            deleted=files.deleted,
            changed=sum(bool(face.after) for face in faces),
            gone=sum(not face.after for face in faces),
            copies=sum(before.copies.get(name, count) != count for name, count in now.copies.items()),
            new=len(new),
            cured=len(cured),
            errors=severities[Severity.ERROR],
            warnings=severities[Severity.WARNING],
            is_broken=is_broken,
        )
        self._notes.append(note)
        # To begin with, everything is new: there is nothing to compare it with.
        self._changes.append(BuildChanges(note=note, faces=faces if before.hashes else (), new=new, cured=cured))


def _seen(look: Generation, hashes: Mapping[str, str]) -> _Seen:
    return _Seen(
        hashes=hashes,
        sizes={name: frame.size for shown in look.components for name, frame in shown.frames.items()},
        copies={piece.id: piece.copies for shown in look.components for piece in shown.pieces},
        findings=look.findings,
        files=frozenset(look.sources),
    )


def _changed_faces(before: _Seen, now: _Seen) -> Iterator[ChangedFace]:
    for name, drawing in now.hashes.items():
        if (old := before.hashes.get(name, "")) != drawing:
            yield ChangedFace(name, now.sizes[name], old, drawing)
    for name, old in before.hashes.items():
        if name not in now.hashes:
            yield ChangedFace(name, before.sizes[name], old, "")


def _less(findings: tuple[Finding, ...], others: tuple[Finding, ...]) -> tuple[Finding, ...]:
    """Findings without those that others say, too, wherever these stand: lines may have moved."""
    left = Counter(map(_said, others))
    rest = []
    for finding in findings:
        if left[_said(finding)]:
            left[_said(finding)] -= 1
        else:
            rest.append(finding)
    return tuple(rest)


def _said(finding: Finding) -> tuple[str, Severity, str]:
    return finding.code, finding.severity, finding.message
