"""Picture files of a kit → their size and digest; none outside the folder of the kit is read."""

from __future__ import annotations

import errno
import hashlib
import os
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from pnp.findings import Finding, Span
from pnp.frame import Picture
from pnp.load import codes
from pnp.load.problems import problem
from pnp.load.search_path import SearchPath
from pnp.load.suggest import only_meant
from pnp.model.components import PICTURE_ENDINGS
from pnp.paint.picture_files import embedded_data, is_embedded
from pnp.plain_files import OutsideError, read_inside, real_inside
from pnp.svg.file import SvgFile

if TYPE_CHECKING:
    from PIL.Image import Image as PillowImage

    from pnp.layout.theme.drawings import DrawnFile
    from pnp.layout.theme.resolved_theme import ResolvedTheme

LARGEST_FILE = 64 * 1024 * 1024
# A4 with bleed at 600 dpi has about 37 million pixels; more is a mistake, or meant to fill the memory.
MOST_PIXELS = 60_000_000
FORMATS = ("PNG", "JPEG", "WEBP")
_KINDS = "PNG, JPEG, WebP or SVG"
# A picture that is not there is looked for among so many files.
_MOST_FILES = 2000
_MOST_SHOWN = 5
# Colours and opacities of a picture are kept for so many parts across and down.
_PARTS = 96
# The opacity where nothing shines through.
_OPAQUE = 255


class PictureReader:
    """Reads pictures of one kit and of those that it extends."""

    def __init__(self, folders: SearchPath) -> None:
        self._folders = folders

    def places(self, name: str, file: str) -> Iterator[Path]:
        """Where a picture that a file of the kit names may be."""
        if is_embedded(name):
            return iter(())
        return (root / name for root in self._folders.of(file))

    def __call__(self, name: str, at: Span) -> Picture | SvgFile | Finding:
        """The picture of this name, or what is wrong with it at the place that names it.

        It is looked for in the folder of the kit that names it, then in those of the others. A data address, as
        drawings have them, is a picture itself.
        """
        if is_embedded(name):
            return self._embedded(name, at)
        first, *others = self._folders.of(at.file)
        picture = self._in(first, name, at)
        for root in others:
            if not isinstance(picture, Finding) or picture.code != codes.MISSING_FILE:
                break
            elsewhere = self._in(root, name, at)
            picture = picture if isinstance(elsewhere, Finding) else elsewhere
        return picture

    def _in(self, root: Path, name: str, at: Span) -> Picture | SvgFile | Finding:
        path = root / name
        try:
            real = root.resolve() / real_inside(root, path)
            data = read_inside(root, path, LARGEST_FILE)
        except OutsideError:
            cure = "copy the file into the kit; links must not lead out of it, either"
            return problem(codes.PATH_OUTSIDE_KIT, f"{name!r} is outside the kit's folder", at, cure)
        except FileNotFoundError:
            missing = problem(codes.MISSING_FILE, f"there is no picture '{name}'", at, _where_to_look(name, root))
            return missing if PurePosixPath(name).suffix else replace(missing, cause="pictures without an ending")
        except (OSError, ValueError, RuntimeError) as error:
            number = getattr(error, "errno", 0)
            if number == errno.EFBIG:
                message = f"{name!r} is larger than {LARGEST_FILE // 1024 // 1024} MB"
                return problem(codes.LARGE_FILE, message, at, "save it smaller, or as JPEG")
            if number == errno.EINVAL:
                return problem(codes.UNREADABLE_FILE, f"{name!r} is not a file", at)
            reason = getattr(error, "strerror", None) or "its path makes no sense"
            return problem(codes.UNREADABLE_FILE, f"{name!r} cannot be read: {reason}", at)
        if name.lower().endswith(".svg"):
            shown = next((shown for shown, folder in self._folders.known if folder == root), "")
            return self._drawing(name, str(Path(shown) / name), data, at)
        return self._verified(name, real, data, at)

    def _embedded(self, address: str, at: Span) -> Picture | Finding:
        try:
            data = embedded_data(address)
        except ValueError as error:
            return problem(codes.UNREADABLE_FILE, f"a picture inside a file cannot be read: {error}", at)
        picture = self._verified("a picture inside a file", Path(address), data, at)
        return picture if isinstance(picture, Finding) else replace(picture, path=address)

    @staticmethod
    def _drawing(name: str, shown: str, data: bytes, at: Span) -> SvgFile | Finding:
        """An SVG file, whatever it contains: that is looked at when it is drawn."""
        try:
            text = data.decode("utf-8-sig" if not data.startswith((b"\xff\xfe", b"\xfe\xff")) else "utf-16")
        except ValueError:
            return problem(codes.WRONG_ENCODING, f"{name!r} is not UTF-8", at, "save it as plain SVG")
        return SvgFile(shown, text, hashlib.sha256(data).hexdigest())

    def _verified(self, name: str, path: Path, data: bytes, at: Span) -> Picture | Finding:
        """The picture, or what is wrong with it: its size from the head of the file, then all of its data."""
        import warnings
        from io import BytesIO

        from PIL import Image

        from pnp.paint.rasters import convert_pixel, in_parts, upright_size

        smaller = "save it smaller: 300 dpi at print size are enough"
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("error", Image.DecompressionBombWarning)
                image = Image.open(BytesIO(data), formats=FORMATS)
            width, height = image.size
            if width * height > MOST_PIXELS:
                message = f"{name!r} has {width} × {height} pixels, more than {MOST_PIXELS // 1_000_000} million"
                return problem(codes.LARGE_FILE, message, at, smaller)
        except (Image.DecompressionBombError, Image.DecompressionBombWarning):
            message = f"{name!r} has more than {MOST_PIXELS // 1_000_000} million pixels"
            return problem(codes.LARGE_FILE, message, at, smaller)
        # Damaged files make decoders fail in any way.
        except Exception:  # noqa: BLE001, RUF100
            message = f"{name!r} is not a {_KINDS} picture"
            return problem(codes.UNREADABLE_FILE, message, at, f"save it as {_KINDS}")
        try:
            image.load()
            width, height = upright_size(image)
            # What is done later with all of its pixels is done here with one.
            convert_pixel(image, data)
            parts = in_parts(image, data, _PARTS)
            opacities, colors = _opacities(parts), parts.convert("RGB").tobytes()
        except Exception:  # noqa: BLE001, RUF100 - as above
            message = f"{name!r} is damaged or not complete"
            return problem(codes.UNREADABLE_FILE, message, at, "save it again, or copy it again from where it came")
        return Picture(str(path), width, height, hashlib.sha256(data).hexdigest(), opacities, colors)


def picture_for_books(
    pictures: PictureReader, theme: ResolvedTheme, is_draft: bool, name: str, at: Span
) -> Picture | DrawnFile | Finding:
    """The picture of this name, or what is wrong with it. is_draft: of the kit."""
    picture = pictures(name, at)
    if not isinstance(picture, SvgFile):
        return picture
    from pnp.layout.theme.drawings import draw_file

    return draw_file(picture, theme, pictures, at, is_draft)


def _opacities(image: PillowImage) -> bytes:
    """The opacities of the parts of a picture, row by row; empty if all of it is opaque."""
    opacities = image.getchannel("A").tobytes() if "A" in image.getbands() else b""
    return b"" if min(opacities, default=_OPAQUE) == _OPAQUE else opacities


def _where_to_look(name: str, root: Path) -> str:
    """The cure for a picture that is not there. root: the folder of the kit."""
    if "://" in name:
        return "pictures are files of the kit: save it there"
    if "\\" in name:
        return "write / between folders and file"
    near = _similar(name, root)
    if not near:
        return _pictures_there(PurePosixPath(name).parent, root)
    written, meant = PurePosixPath(name), PurePosixPath(near)
    if written.name != meant.name and written.name.lower() == meant.name.lower():
        return f"the file is {meant.name!r}: write its name in the same capital and small letters"
    if (written.parent, written.suffix) == (meant.parent, meant.suffix):
        return f"did you mean {near!r}?"
    if written == meant.with_suffix(""):
        ending = meant.suffix
        return f"there is {near!r}: write {ending} behind it, or once in the layout: image: '{{{{ … }}}}{ending}'"
    if written.name == meant.name:
        folder = f"{meant.parent}/"
        return f"there is {near!r}: write {folder} before it, or once in the layout: image: '{folder}{{{{ … }}}}'"
    return f"there is {near!r}: write its folder and ending, too"


def _pictures_there(wanted: PurePosixPath, root: Path) -> str:
    """The first pictures of the folder in which one was looked for, or of the kit."""
    files = tuple(islice(_picture_files(root), _MOST_FILES))
    beside = [file for file in files if PurePosixPath(file).parent == wanted]
    shown = beside or files
    if not shown:
        return "the kit has no pictures yet; paths start at its folder, where kit.yaml is"
    names = ", ".join(repr(file) for file in shown[:_MOST_SHOWN])
    more = f" and {len(shown) - _MOST_SHOWN} more" if len(shown) > _MOST_SHOWN else ""
    where = f"in {wanted.as_posix()}/" if beside and wanted.name else "in the kit"
    return f"the pictures {where} are {names}{more}; paths start at the kit's folder"


def _similar(name: str, root: Path) -> str | None:
    """The picture that can have been meant: in another folder, with another ending, or by a slip of the hand."""
    files = tuple(islice(_picture_files(root), _MOST_FILES))
    wanted = PurePosixPath(name.casefold())
    paths = {file: PurePosixPath(file.casefold()) for file in files}
    for found in (
        [file for file, path in paths.items() if path.with_suffix("") == wanted],
        [file for file, path in paths.items() if path.name == wanted.name],
        [file for file, path in paths.items() if path.stem in (wanted.stem, wanted.name)],
    ):
        if found:
            return found[0] if len(found) == 1 else None
    return only_meant(name, files)


def _picture_files(root: Path) -> Iterator[str]:
    """The pictures in a folder and those in it, by their paths as a kit names them."""
    for folder, folders, files in os.walk(root):
        folders[:] = sorted(inner for inner in folders if not inner.startswith("."))
        for file in sorted(files):
            if file.lower().endswith(PICTURE_ENDINGS):
                yield (Path(folder) / file).relative_to(root).as_posix()
