"""Results of tasks → plain values in a store, and back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from typing import Any, Final

from pnp import findings, frame
from pnp.checks.printed import signatures
from pnp.checks.run import RuleTrace
from pnp.layout.drawing import reports
from pnp.measures import Size
from pnp.paint.content import Content, Form, Painted, Resources
from pnp.pipeline.results import Drawn, KeptComponent, MadeFile
from pnp.store.codec import Codec
from pnp.store.packing import CodecError, pack, unpack
from pnp.store.traces import Result, TraceStore

_MODULES: Final = (findings, frame, reports, signatures)
# Larger forms are kept by their content, so that components that show the same one share it.
_LARGE: Final = 8_000

DigestOf = Callable[[str], str]


def _classes() -> tuple[type, ...]:
    of_modules = {
        value
        for module in _MODULES
        for value in vars(module).values()
        if isinstance(value, type) and value.__module__ == module.__name__
    }
    own = {Size, Drawn, KeptComponent, MadeFile, Resources, Form, RuleTrace}
    return tuple(sorted(of_modules | own, key=lambda cls: cls.__qualname__))


class KitStore:
    """The part of a store that belongs to one kit. kit: what tells it from others, such as its folder."""

    def __init__(self, store: TraceStore, kit: str) -> None:
        self._store, self._kit = store, kit
        self._codec = Codec(_classes())

    def find(self, name: str, digest_of: DigestOf) -> Any | None:
        """The result of a task whose reads all have the digests that were noted with it; None if there is none."""
        found = self._store.find(f"{self._kit}\0{name}", digest_of)
        try:
            return None if found is None else self._codec.from_plain(found.value)
        except CodecError:
            return None

    def keep(self, name: str, reads: Mapping[str, str], value: Any) -> None:
        """Keep the result of a task with the digests of its reads."""
        self._store.keep(f"{self._kit}\0{name}", reads, Result(self._codec.to_plain(value)))

    def digest(self, value: object) -> str:
        """A digest of a value that can be kept."""
        return sha256(pack(self._codec.to_plain(value))).hexdigest()

    def put_painted(self, painted: Painted) -> str:
        """Keep what was painted. Gives the key by which it is found."""
        forms = [
            (form.name, self._store.put_blob(form.data), b"") if len(form.data) > _LARGE else (form.name, "", form.data)
            for form in painted.forms.values()
        ]
        contents = [
            (key, content.code.encode("latin-1"), content.resources, content.active)
            for key, content in painted.contents.items()
        ]
        described = [(form.box, form.resources) for form in painted.forms.values()]
        glyphs = {name: dict(texts) for name, texts in painted.glyphs.items()}
        plain = self._codec.to_plain((contents, forms, described, glyphs, painted.fonts))
        return self._store.put_blob(pack(plain))

    def painted(self, key: str) -> Painted | None:
        """What was painted; None if any of it is not there any more."""
        data = self._store.blob(key)
        if data is None:
            return None
        try:
            contents, forms, described, glyphs, fonts = self._codec.from_plain(unpack(data))
            made = dict(self._forms(forms, described))
            return Painted(
                contents={
                    key: Content(code.decode("latin-1"), resources, tuple(active))
                    for key, code, resources, active in contents
                },
                forms=made,
                glyphs=glyphs,
                fonts=tuple(fonts),
            )
        except (CodecError, ValueError, TypeError, LookupError):
            return None

    def _forms(self, forms: Iterable[Any], described: Iterable[Any]) -> Iterable[tuple[str, Form]]:
        for (name, key, inline), (box, resources) in zip(forms, described, strict=True):
            data = self._store.blob(key) if key else inline
            if data is None:
                raise LookupError(key)
            yield name, Form(name, tuple(box), data, resources)
