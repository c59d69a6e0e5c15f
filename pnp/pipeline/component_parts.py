"""Components that are drawn in parts: the tasks of their parts, and what they are together when all are done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from pnp.executors.tasks import Task
from pnp.model.components import Component
from pnp.papers import Paper
from pnp.pipeline import size_hints
from pnp.pipeline.open_kit import OpenKit
from pnp.pipeline.results import TaskResult, joined
from pnp.values import dataclass


@dataclass(slots=True)
class _Begun:
    """A component whose parts are being drawn. papers: for which files are made.

    count: how many parts there are. results: of those that are done, by the number of the first piece.
    """

    papers: tuple[Paper, ...]
    keeps: bool
    count: int
    results: dict[int, TaskResult] = field(default_factory=dict)


class ComponentParts:
    """The components of a kit that are drawn in parts."""

    def __init__(self, kit: OpenKit) -> None:
        self._kit = kit
        self._begun: dict[str, _Begun] = {}

    def tasks(self, component: Component, papers: tuple[Paper, ...], *, keeps: bool) -> Iterator[Task]:
        """The parts of a component that is large enough to be shared out. papers: for which files are made of it.

        keeps: whether what is painted is kept.
        """
        from pnp.pipeline.tasks import parts_of

        parts = parts_of(self._kit, component.id)
        if len(parts) < 2:
            return
        self._begun[component.id] = _Begun(papers, keeps, len(parts))
        for part in parts:
            payload = (component.id, part, bool(papers) or keeps)
            size = size_hints.of_pieces(component.kind, len(part))
            yield Task("part", payload, size_hint=size, name=f"{component.title}, {part.start + 1}–{part.stop}")

    def accept(self, task: Task, result: TaskResult) -> TaskResult | None:
        """Note what a part has given. What all of them give, with files, if it was the last one."""
        from pnp.pipeline.tasks import with_files

        name, part, _ = task.payload
        begun = self._begun[name]
        begun.results[part.start] = result
        if len(begun.results) < begun.count:
            return None
        del self._begun[name]
        whole = joined([begun.results[start] for start in sorted(begun.results)])
        return with_files(self._kit, name, whole, begun.papers, (), begun.keeps)
