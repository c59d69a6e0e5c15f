"""Fetch the spreadsheets that a kit names by ``url:`` into its files. A build never uses the network."""

from __future__ import annotations

import re
import urllib.request
from collections.abc import Callable, Iterator
from http.client import HTTPException
from pathlib import Path
from typing import IO, Final
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlencode, urlsplit

from pnp.errors import PnpError
from pnp.findings import Finding, Span
from pnp.fix import why_not_writable
from pnp.load.files import LARGEST
from pnp.load.kit_files import KitFiles
from pnp.load.spreadsheets import spreadsheet_name
from pnp.nodes import ListNode, MapNode, Node, Scalar
from pnp.plain_files import PlainFolder
from pnp.values import dataclass

_HOST: Final = "docs.google.com"
# Where published sheets are sent on to.
_ANSWERING: Final = re.compile(r"(?:[a-z0-9-]+\.)*(?:google|googleusercontent)\.com")
_SHEET: Final = re.compile(r"/spreadsheets/(?:u/\d+/)?d/(e/)?([\w-]+)/")
_SECONDS: Final = 30
_REFUSED: Final = (401, 403, 404)
_PUBLISH: Final = "in the sheet, choose File, Share, Publish to web; or let everybody with the link read it"

# Opens an address: (address, seconds) → the answer.
Open = Callable[[str, float], IO[bytes]]


class FetchError(PnpError):
    """A sheet that cannot be fetched, or a file that must not be written."""


@dataclass(frozen=True, slots=True)
class PublishedSheet:
    """A sheet that a kit names: the file inside the kit, its address, and where the kit says so."""

    file: str
    url: str
    span: Span


def published_sheets(root: Path, shown: str) -> tuple[list[PublishedSheet], list[Finding]]:
    """The sheets that a kit names by ``url:``, with what is wrong in its files."""
    folder = KitFiles(root, shown)
    names, findings = folder.yaml_files()
    sheets: dict[str, PublishedSheet] = {}
    for name in names:
        node, problems = folder.read_yaml(name)
        findings += problems
        for sheet in _named(node):
            sheets.setdefault(sheet.file, sheet)
    return list(sheets.values()), findings


def _named(node: Node | None) -> Iterator[PublishedSheet]:
    if isinstance(node, MapNode):
        name, url = spreadsheet_name(node), node.get("url")
        if name and isinstance(url, Scalar):
            yield PublishedSheet(name.text, url.text, url.span)
        for entry in node.entries.values():
            yield from _named(entry.value)
    elif isinstance(node, ListNode):
        for item in node.items:
            yield from _named(item)


def download_address(url: str, file: str) -> str:
    """Where a published sheet can be had as a file of this kind. Raises FetchError."""
    parts = urlsplit(url)
    match = _SHEET.match(f"{parts.path}/")
    if parts.scheme != "https" or parts.hostname != _HOST or match is None:
        raise FetchError(f"{url!r} is not the address of a Google sheet: https://{_HOST}/spreadsheets/d/…")
    formats = {".csv": "csv", ".tsv": "tsv", ".xlsx": "xlsx", ".ods": "ods"}
    kind = formats.get(Path(file).suffix.lower())
    if kind is None:
        raise FetchError(f"{file!r} must end with .csv, .tsv, .xlsx or .ods")
    given = parse_qs(parts.query) | parse_qs(parts.fragment)
    gid = {"gid": given["gid"][0]} if "gid" in given else {}
    if match[1]:
        query = urlencode({**gid, "single": "true", "output": kind})
        return f"https://{_HOST}/spreadsheets/d/e/{match[2]}/pub?{query}"
    return f"https://{_HOST}/spreadsheets/d/{match[2]}/export?{urlencode({'format': kind, **gid})}"


def fetch(sheet: PublishedSheet, root: Path, shown: str, open_address: Open | None = None) -> int:
    """Write a sheet into its file, whole or not at all, and return its size in bytes. Raises FetchError."""
    address = download_address(sheet.url, sheet.file)
    path = root / sheet.file
    if path.exists() or path.is_symlink():
        reason = why_not_writable(root, "", sheet.file)
    else:
        inside = path.parent.resolve().is_relative_to(root.resolve()) and path.parent.is_dir()
        reason = "" if inside else f"there is no folder for it in {shown}"
    if reason:
        raise FetchError(f"{sheet.file}: {reason}")
    data = _data(address, open_address or _open)
    place = path.relative_to(root).as_posix()
    try:
        with PlainFolder(root) as folder:
            folder.write_new(f"{place}.new", (data,), replaces=True)
            folder.replace(f"{place}.new", place)
    except (OSError, ValueError) as error:
        raise FetchError(f"{sheet.file} cannot be written: {getattr(error, 'strerror', error)}") from error
    return len(data)


def _open(address: str, seconds: float) -> IO[bytes]:
    answer: IO[bytes] = urllib.request.urlopen(address, timeout=seconds)
    final = urlsplit(getattr(answer, "url", address))
    if final.scheme != "https" or not _ANSWERING.fullmatch(final.hostname or ""):
        answer.close()
        raise FetchError(f"the address leads to {final.hostname}, which is not Google's")
    return answer


def _data(address: str, open_address: Open) -> bytes:
    try:
        with open_address(address, _SECONDS) as answer:
            data = answer.read(LARGEST + 1)
            missing = getattr(answer, "length", None)
    except HTTPError as error:
        hint = f": {_PUBLISH}" if error.code in _REFUSED else ""
        raise FetchError(f"{address} cannot be fetched, {error.code} {_first_line(error.reason)}{hint}") from error
    except (HTTPException, OSError, ValueError) as error:
        reason = getattr(error, "reason", error)
        raise FetchError(f"{address} cannot be fetched: {_first_line(reason)}") from error
    if len(data) > LARGEST:
        raise FetchError(f"{address} is larger than {LARGEST // 1024 // 1024} MB")
    if missing:
        raise FetchError(f"{address} broke off, {missing:,} bytes are missing: try again")
    if data.lstrip()[:9].lower().startswith((b"<!doctype", b"<html")):
        raise FetchError(f"{address} shows a page, not the sheet: {_PUBLISH}")
    return data


def _first_line(reason: object) -> str:
    """What went wrong, without the lines that urllib adds."""
    return str(reason).partition("\n")[0].rstrip(".")
