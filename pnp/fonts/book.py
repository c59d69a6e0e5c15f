"""Font keys to fonts and files: the built-in families, and those that a kit brings along."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pnp.errors import FontError
from pnp.fonts.cache import cache_folder, kept_name, kept_tables, write_aside
from pnp.fonts.derive import derived_font
from pnp.fonts.font import Font
from pnp.fonts.names import WEIGHTS, FontName, Weight, parse_key
from pnp.fonts.outline import read_outlines
from pnp.fonts.read import read_font
from pnp.frame import Segment

if TYPE_CHECKING:
    from tempfile import TemporaryDirectory

# Family: the package that holds its files, and how their names begin.
BUILT_IN: Final = {
    "serif": ("font_source_serif_pro", "SourceSerifPro"),
    "sans": ("font_source_sans_pro", "SourceSansPro"),
}
_FILE_WEIGHTS: Final[Mapping[Weight, str]] = {
    "extralight": "ExtraLight",
    "light": "Light",
    "regular": "Regular",
    "semibold": "Semibold",
    "bold": "Bold",
    "black": "Black",
}


@cache
def _package_folder(package: str) -> Path | None:
    """The folder of an installed package; looking through all of the search path takes 0.1 ms."""
    spec = find_spec(package)
    return Path(spec.submodule_search_locations[0]) if spec and spec.submodule_search_locations else None


class FontBook:
    """Resolves font keys such as ``serif-bold-italic``, ``sans-semibold`` or ``serif-smallcaps``.

    families: what a kit adds, as family → style (``regular``, ``italic``, ``semibold-italic`` ...) → file.
    A family may replace a built-in one. folder: where parsed and derived fonts are kept. Every method that
    takes a key raises FontError if the key is unknown, or its file missing, broken or not TrueType.
    """

    def __init__(self, families: Mapping[str, Mapping[str, Path]] | None = None, folder: Path | None = None) -> None:
        self._families = dict(families or {})
        self.families = frozenset(self._families) | frozenset(BUILT_IN)
        self._folder = folder or cache_folder(os.environ)
        self._fonts: dict[str, Font] = {}
        self._files: dict[str, Path] = {}
        self._there: dict[str, bool] = {}
        self._outlines: dict[tuple[str, str], tuple[Segment, ...]] = {}
        self._temporary: TemporaryDirectory[str] | None = None

    def __contains__(self, key: str) -> bool:
        """Whether a key names a font that there is."""
        there = self._there.get(key)
        if there is None:
            there = self._there[key] = self._is_there(key)
        return there

    def __getitem__(self, key: str) -> Font:
        """The font of a key. Raises FontError."""
        font = self._fonts.get(key)
        if font is None:
            font = self._fonts[key] = Font(key, kept_tables(self.file(key), self._folder, read_font))
        return font

    @property
    def own_files(self) -> frozenset[Path]:
        """The files of the families that the kit brings along."""
        return frozenset(path for styles in self._families.values() for path in styles.values())

    def name(self, key: str) -> FontName:
        """What a key asks for. Raises FontError if it makes no sense."""
        return parse_key(key, self.families)

    def file(self, key: str) -> Path:
        """The TrueType file to embed for a key; a derived one is made first. Raises FontError."""
        path = self._files.get(key)
        if path is None:
            name = self.name(key)
            path = self._derived_file(name) if name.variant else self._plain_file(name)
            if not path.is_file():
                raise FontError(f"{path}: there is no such font file")
            self._files[key] = path
        return path

    def outline(self, key: str, char: str) -> tuple[Segment, ...]:
        """The path of a character in thousandths of an em, y down, from the left end of the baseline.

        Empty for a character that the font lacks, and for a space. Raises FontError.
        """
        if (key, char) not in self._outlines:
            outlines = read_outlines(self.file(key), char)
            self._outlines[key, char] = outlines.get(char, ())
        return self._outlines[key, char]

    def closest(self, family: str, *, weight: Weight = "regular", italic: bool = False) -> str:
        """The key of the font of a family that comes nearest to a weight and a slope. Raises FontError.

        The slope matters more than the weight: emphasis must be seen.
        """
        wanted = WEIGHTS.index(weight)
        names = [FontName(family, each, slope) for each in WEIGHTS for slope in (False, True)]
        there = [name for name in names if name.key in self]
        if not there:
            raise FontError(f"there is no font family {family!r}")
        return min(there, key=lambda name: (name.italic != italic, abs(WEIGHTS.index(name.weight) - wanted))).key

    def _is_there(self, key: str) -> bool:
        try:
            return self._plain_file(self.name(key)).is_file()
        except FontError:
            return False

    def _plain_file(self, name: FontName) -> Path:
        own = self._families.get(name.family)
        if own is not None:
            if name.style not in own:
                raise FontError(f"the font family {name.family!r} has no {name.style!r}: it has {', '.join(own)}")
            return own[name.style]
        package, beginning = BUILT_IN[name.family]
        folder = _package_folder(package)
        if folder is None:
            raise FontError(f"{package}: the package with the font family {name.family!r} is not installed")
        weight = _FILE_WEIGHTS[name.weight]
        slope = "It" if name.italic else ""
        # The italic of the regular weight is called It, not RegularIt.
        style = slope if name.italic and name.weight == "regular" else weight + slope
        return folder / "files" / f"{beginning}-{style}.ttf"

    def _derived_file(self, name: FontName) -> Path:
        plain = FontName(name.family, name.weight, name.italic)
        source = self.file(plain.key)
        kept = kept_name(source, name.variant, ".ttf")
        if (self._folder / kept).is_file():
            return self._folder / kept
        content = derived_font(source, name.variant, self._heavier_file(plain))
        try:
            write_aside(self._folder / kept, content)
        except OSError:
            return self._in_temporary_folder(kept, content)
        return self._folder / kept

    def _heavier_file(self, name: FontName) -> Path:
        """The next heavier font of a family, or the font itself if it is the heaviest."""
        heavier = (FontName(name.family, weight, name.italic) for weight in WEIGHTS[WEIGHTS.index(name.weight) :])
        there = [each for each in heavier if each.key in self]
        return self.file(there[1 if len(there) > 1 else 0].key)

    def _in_temporary_folder(self, name: str, content: bytes) -> Path:
        # Takes 5 ms to import, and hardly anyone needs it.
        from tempfile import TemporaryDirectory

        if self._temporary is None:
            self._temporary = TemporaryDirectory(prefix="pnp-fonts-")
        path = Path(self._temporary.name) / name
        try:
            path.write_bytes(content)
        except OSError as error:
            raise FontError(f"{path}: a derived font cannot be written ({error})") from error
        return path
