"""Resolve font keys to fonts and files: the built-in families and those of a kit."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from pnp.errors import FontError
from pnp.fonts.file import FontFile, read_font_file
from pnp.fonts.font import Font
from pnp.fonts.instances import has_style
from pnp.fonts.names import WEIGHTS, FontName, Weight, parse_key
from pnp.fonts.verify import read_sound_font

# Family → the package that has its files, and the beginning of their names.
BUILT_IN: Final = {
    "serif": ("font_source_serif_pro", "SourceSerifPro"),
    "sans": ("font_source_sans_pro", "SourceSansPro"),
    # For titles, each of a few styles.
    "abril-fatface": ("fontpkg_abril_fatface", "AbrilFatface"),
    "alfa-slab-one": ("fontpkg_alfa_slab_one", "AlfaSlabOne"),
    "black-ops-one": ("fontpkg_black_ops_one", "BlackOpsOne"),
    "cardo": ("fontpkg_cardo", "Cardo"),
    "cinzel": ("fontpkg_cinzel", "Cinzel"),
    "dm-serif-display": ("fontpkg_dm_serif_display", "DMSerifDisplay"),
    "fjalla-one": ("fontpkg_fjalla_one", "FjallaOne"),
    "hammersmith-one": ("fontpkg_hammersmith_one", "HammersmithOne"),
    "lobster-two": ("fontpkg_lobster_two", "LobsterTwo"),
    "marcellus": ("fontpkg_marcellus", "Marcellus"),
    "oleo-script": ("fontpkg_oleo_script", "OleoScript"),
    "righteous": ("fontpkg_righteous", "Righteous"),
}
# Those with all weights, whose names of styles are short; the others write them in full.
_WHOLE: Final = ("serif", "sans")
# The one file of a font with a weight axis, which is set at its regular weight.
_VARIABLE: Final = {"cinzel": "Cinzel[wght].ttf"}
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
    """The folder of an installed package. Cached, since searching the path takes 0.1 ms."""
    spec = find_spec(package)
    return Path(spec.submodule_search_locations[0]) if spec and spec.submodule_search_locations else None


@cache
def _file_of_pnp(path: Path) -> FontFile:
    """A font file that comes with pnp, which stays as it is while a process runs."""
    return read_font_file(path)


@cache
def _font_of_pnp(key: str, name: FontName, path: Path, heavier: Path, language: str) -> Font:
    """A font whose files come with pnp, with the words that were shaped for other kits."""
    return Font(key, _file_of_pnp(path), name.variant, _file_of_pnp(heavier), language)


class FontBook:
    """Resolves font keys such as ``serif-bold-italic``, ``sans-semibold`` or ``serif-smallcaps``.

    families: those of a kit, as family → style (``regular``, ``italic``, ``semibold-italic`` ...) → file. They replace
    styles of built-in ones. A variable font has those of its named instances, too. language: of the texts, a BCP 47
    tag; some fonts have other glyphs for some languages.
    Every method that takes a key raises FontError if the key is unknown, or if its file is missing, damaged or no font.
    """

    def __init__(self, families: Mapping[str, Mapping[str, Path]] | None = None, language: str = "en") -> None:
        self._families = dict(families or {})
        self.families = frozenset(self._families) | frozenset(BUILT_IN)
        self._language = language
        self._fonts: dict[str, Font] = {}
        self._files: dict[tuple[Path, str], FontFile] = {}
        self._exists: dict[str, bool] = {}

    def __contains__(self, key: str) -> bool:
        """Whether a key names a font that exists."""
        exists = self._exists.get(key)
        if exists is None:
            exists = self._exists[key] = self._file_exists(key)
        return exists

    def __getitem__(self, key: str) -> Font:
        """The font of a key. Raises FontError."""
        font = self._fonts.get(key)
        if font is None:
            font = self._fonts[key] = self._read(key)
        return font

    @property
    def own_files(self) -> frozenset[Path]:
        """The font files of the kit."""
        return frozenset(path for styles in self._families.values() for path in styles.values())

    def name(self, key: str) -> FontName:
        """The parsed key. Raises FontError if it is malformed or its family is unknown."""
        return parse_key(key, self.families)

    def file(self, key: str) -> Path:
        """The file of a key; a variant uses the file of the plain font. Raises FontError."""
        return self._plain_file(self.name(key))

    @property
    def files(self) -> Mapping[str, FontFile]:
        """The files read so far, by their names in PDF streams."""
        return {file.name: file for file in self._files.values()}

    def closest(self, family: str, *, weight: Weight = "regular", italic: bool = False) -> str:
        """The key of the font of a family that is closest to a weight and a slope. Raises FontError.

        The slope counts more than the weight, so that emphasis stays visible.
        """
        index = WEIGHTS.index(weight)
        names = [FontName(family, candidate, slope) for candidate in WEIGHTS for slope in (False, True)]
        available = [name for name in names if name.key in self]
        if not available:
            raise FontError(f"there is no font family {family!r}")
        return min(available, key=lambda name: (name.italic != italic, abs(WEIGHTS.index(name.weight) - index))).key

    def _file_exists(self, key: str) -> bool:
        try:
            return self._plain_file(self.name(key)).is_file()
        except FontError:
            return False

    def _plain_file(self, name: FontName) -> Path:
        own = self._families.get(name.family, {})
        if name.style in own:
            return own[name.style]
        for path in dict.fromkeys(own.values()):
            with suppress(FontError):  # Those that are asked for are reported.
                if self._has_instance(path, name.style):
                    return path
        if name.family not in BUILT_IN:
            raise FontError(f"the font family {name.family!r} has no {name.style!r}: it has {', '.join(own)}")
        package, beginning = BUILT_IN[name.family]
        folder = _package_folder(package)
        if folder is None:
            raise FontError(f"{package}: the package with the font family {name.family!r} is not installed")
        if name.family in _VARIABLE and name.style == "regular":
            return folder / "files" / _VARIABLE[name.family]
        weight = _FILE_WEIGHTS[name.weight]
        slope = ("It" if name.family in _WHOLE else "Italic") if name.italic else ""
        # The italic of the regular weight is called It, not RegularIt.
        style = slope if name.italic and name.weight == "regular" else weight + slope
        return folder / "files" / f"{beginning}-{style}.ttf"

    def _read(self, key: str) -> Font:
        name = self.name(key)
        path = self._plain_file(name)
        heavy = self._heavier(name) if name.variant else name
        heavier = self._plain_file(heavy)
        file, heavier_file = self._font_file(path, name.style), self._font_file(heavier, heavy.style)
        if self.own_files.isdisjoint((path, heavier)):
            return _font_of_pnp(key, name, path, heavier, self._language)
        return Font(key, file, name.variant, heavier_file, self._language)

    def _font_file(self, path: Path, style: str) -> FontFile:
        key = path, style if self._has_instance(path, style) else ""
        if key not in self._files:
            # The fonts of pnp are whole; those of a kit may come from anywhere.
            self._files[key] = read_sound_font(*key) if path in self.own_files else _file_of_pnp(path)
        return self._files[key]

    def _has_instance(self, path: Path, style: str) -> bool:
        """Whether a file of the kit is a variable font with a style. Raises FontError."""
        return path in self.own_files and style != "" and has_style(self._font_file(path, "").shaper.face, style)

    def _heavier(self, name: FontName) -> FontName:
        """The next heavier font of a family, or the font itself if it is the heaviest."""
        heavier = (FontName(name.family, weight, name.italic) for weight in WEIGHTS[WEIGHTS.index(name.weight) :])
        available = [candidate for candidate in heavier if candidate.key in self]
        return available[1 if len(available) > 1 else 0]
