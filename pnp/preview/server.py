"""Answer the browser: the page, what the kit is now, drawings by the digest of what they show.

Only this machine is listened to, and only for this server's own page: Host and Origin are compared, what changes
something needs a token that only the page knows, and nothing is read but the page's own files and what the desk has.
"""

from __future__ import annotations

import json
import os
import secrets
import subprocess
from collections.abc import Callable, Mapping, Sequence
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs, unquote, urlsplit

from pnp.errors import PnpError
from pnp.papers import parse_paper
from pnp.plain_files import own_bytes
from pnp.preview.combat import combat_column
from pnp.preview.desk import Desk, our_fault
from pnp.preview.opening import command_to_open
from pnp.preview.play import play
from pnp.preview.sheets import PrintedSheets
from pnp.preview.state import build, closer_look, manual_page, pages, paths, state, title

_STATIC: Final = (
    "builds.js", "combat.js", "complaint.js", "desk.css", "detail.js", "dom.js", "findings.js", "main.js",
    "modifiers.js", "pieces.js", "play.js", "sheets.js", "spots.js", "table.js",
)  # fmt: skip
_MEDIA_TYPES: Final = {"css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8"}
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
# Between two signs of life on a stream of news, in seconds.
_PATIENCE: Final = 15.0
# If more faces than these look different, the page asks for the whole view first.
_MOST_NEWS: Final = 50
_LARGEST_BODY: Final = 64 * 1024
_JSON: Final = "application/json; charset=utf-8"
_FOR_EVER: Final = "private, max-age=31536000, immutable"


# What is said of a kit as JSON, by the word in the address, of a name and a query; None for what is not there.
_Query = Mapping[str, list[str]]
_ANSWERS: Final[Mapping[str, Callable[[Desk, str, _Query], object]]] = {
    "state": lambda desk, name, query: state(desk, desk.view),
    "origins": lambda desk, name, query: closer_look(desk, desk.view, name),
    "pages": lambda desk, name, query: pages(desk, desk.view),
    "build": lambda desk, name, query: build(changes) if (changes := desk.build(_number(name))) else None,
    "play": lambda desk, name, query: play(desk.view),
    "column": lambda desk, name, query: (
        combat_column(kit.game, name, query) if (kit := desk.view.generation.kit) else None
    ),
    "manual": lambda desk, name, query: manual_page(name),
}


class DeskServer(ThreadingHTTPServer):
    """Serves desks, each at ``/<its number>/``. editor: a command that opens ``{file}`` at ``{line}``."""

    daemon_threads = True
    # A server that was just stopped leaves its port waiting; taking it again keeps the address of open pages.
    allow_reuse_address = os.name == "posix"

    def __init__(self, desks: Sequence[Desk], port: int = 0, editor: str = "") -> None:
        super().__init__(("127.0.0.1", port), _Handler)
        self.desks = tuple(desks)
        self.editor = editor
        self.token = secrets.token_urlsafe(16)
        self.sheets = {desk: PrintedSheets(desk) for desk in desks}

    @property
    def port(self) -> int:
        """The port that is listened to."""
        return int(self.server_address[1])

    @property
    def address(self) -> str:
        """What to open in a browser."""
        return f"http://127.0.0.1:{self.port}/"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that has gone away is nothing to speak of."""


class _RefusedError(Exception):
    """A request that is not answered. status: what the browser is told."""

    def __init__(self, status: HTTPStatus, text: str) -> None:
        super().__init__(text)
        self.status = status


class _Handler(BaseHTTPRequestHandler):
    server: DeskServer
    protocol_version = "HTTP/1.1"
    # Else the system keeps the body back until the browser has acknowledged the head.
    disable_nagle_algorithm = True
    server_version, sys_version = "pnp", ""

    def do_GET(self) -> None:
        """Show something; nothing is changed."""
        self._answer(self._get)

    def do_POST(self) -> None:
        """Mend a finding, open an editor or forget what is old, if the page asks for it."""
        self._answer(self._post)

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing: the terminal is for findings."""

    def _answer(self, respond: Callable[[], None]) -> None:
        try:
            self._check_host()
            respond()
        except _RefusedError as refusal:
            self._send(str(refusal).encode(), "text/plain; charset=utf-8", refusal.status)
        except PnpError as error:
            self._send(json.dumps({"error": str(error)}).encode(), _JSON, HTTPStatus.CONFLICT)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True
        except Exception as error:  # One wrong answer must not end the desk.
            self._send(our_fault(error).encode(), "text/plain; charset=utf-8", HTTPStatus.INTERNAL_SERVER_ERROR)

    def _check_host(self) -> None:
        """Refuse what another page has sent the browser to, by whatever name."""
        port = self.server.port
        hosts = (f"127.0.0.1:{port}", f"localhost:{port}")
        if self.headers.get("Host", "") not in hosts:
            raise _RefusedError(HTTPStatus.FORBIDDEN, "another host was asked for")
        origin = self.headers.get("Origin")
        if origin is not None and origin not in tuple(f"http://{host}" for host in hosts):
            raise _RefusedError(HTTPStatus.FORBIDDEN, "another page asks")
        if self.headers.get("Sec-Fetch-Site", "none") not in ("none", "same-origin"):
            raise _RefusedError(HTTPStatus.FORBIDDEN, "another page asks")

    def _get(self) -> None:
        parts = urlsplit(self.path)
        steps = [unquote(step) for step in parts.path.strip("/").split("/")]
        if steps == [""]:
            self._send(self._page("index.html"), "text/html; charset=utf-8")
        elif steps[0] == "static" and len(steps) == 2 and steps[1] in _STATIC:
            self._send(_static(steps[1]), _MEDIA_TYPES[steps[1].rpartition(".")[2]])
        elif len(steps) == 1 and steps[0] == "kits":
            self._send_json([{"number": number, **title(desk)} for number, desk in enumerate(self.server.desks)])
        elif len(steps) > 1 and 0 <= (number := _number(steps[0])) < len(self.server.desks):
            query = parse_qs(parts.query, keep_blank_values=True)
            self._of_desk(self.server.desks[number], steps[1], steps[2:], query)
        else:
            raise _RefusedError(HTTPStatus.NOT_FOUND, "there is nothing of this name")

    def _of_desk(self, desk: Desk, what: str, names: Sequence[str], query: _Query) -> None:
        name = "/".join(names)
        if what in _ANSWERS:
            answer = _ANSWERS[what](desk, name, query)
            if answer is None:
                raise _RefusedError(HTTPStatus.NOT_FOUND, "this is not there, or forgotten")
            self._send_json(answer)
        elif what == "news":
            self._stream(desk)
        elif what == "face" and name.endswith(".svg"):
            drawing = desk.drawing(name.removesuffix(".svg"))
            if drawing is None:
                raise _RefusedError(HTTPStatus.NOT_FOUND, "this drawing is forgotten")
            self._send(drawing.encode(), "image/svg+xml", cache=_FOR_EVER)
        elif what == "sheets":
            paper = parse_paper(query.get("paper", [desk.papers[0].id])[0])
            self._send_json(self.server.sheets[desk].listed(paper))
        elif what == "sheet" and len(names) == 4:
            paper_id, component, digest, number = names
            is_sharp = "sharp" in query
            data = self.server.sheets[desk].picture(parse_paper(paper_id), component, digest, number, is_sharp=is_sharp)
            if data is None:
                raise _RefusedError(HTTPStatus.NOT_FOUND, "there is no such sheet")
            self._send(data, "image/png", cache=_FOR_EVER)
        else:
            raise _RefusedError(HTTPStatus.NOT_FOUND, "there is nothing of this name")

    def _post(self) -> None:
        length = _number(self.headers.get("Content-Length", ""))
        if not 0 <= length <= _LARGEST_BODY:
            self.close_connection = True
            raise _RefusedError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too much is sent, or nobody knows how much")
        try:
            body = json.loads(self.rfile.read(length))
        except (ValueError, RecursionError):
            body = None
        token = body.get("token") if isinstance(body, dict) else None
        if not isinstance(token, str) or not secrets.compare_digest(token.encode(), self.server.token.encode()):
            raise _RefusedError(HTTPStatus.FORBIDDEN, "the page is of an earlier start: load it again")
        steps = self.path.strip("/").split("/")
        if len(steps) != 2 or not 0 <= _number(steps[0]) < len(self.server.desks):
            raise _RefusedError(HTTPStatus.NOT_FOUND, "there is nothing of this name")
        desk = self.server.desks[_number(steps[0])]
        if steps[1] == "mend":
            self._mend(desk, body)
        elif steps[1] == "edit":
            self._edit(desk, body)
        elif steps[1] == "forget":
            desk.forget_old()
            self._send_json({})
        else:
            raise _RefusedError(HTTPStatus.NOT_FOUND, "there is nothing of this name")

    def _mend(self, desk: Desk, body: Mapping[str, Any]) -> None:
        """Show what mending findings would change, or do it. They are known by their numbers in a view."""
        view = desk.view
        numbers, found = body.get("findings"), view.generation.findings
        if body.get("version") != view.version or not isinstance(numbers, list):
            raise _RefusedError(HTTPStatus.CONFLICT, "the kit has changed since: look again")
        if not all(isinstance(number, int) and 0 <= number < len(found) for number in numbers):
            raise _RefusedError(HTTPStatus.NOT_FOUND, "there is no such finding")
        diff = desk.mending([found[number] for number in numbers], writes=body.get("write") is True)
        self._send_json({"diff": diff})

    def _edit(self, desk: Desk, body: Mapping[str, Any]) -> None:
        """Open a file of the kit in the editor; a spreadsheet in its own program."""
        line, column = body.get("line"), body.get("column")
        path = body.get("path")
        known = path in paths(desk, desk.view.generation)
        words = []
        if known and isinstance(line, int) and isinstance(column, int):
            words = command_to_open(str(path), line, column, self.server.editor)
        if not words:
            raise _RefusedError(HTTPStatus.NOT_FOUND, "no editor is set, or the file is not of this kit")
        silent = subprocess.DEVNULL
        try:
            # The user's own command, started as the user would.
            subprocess.Popen(words, stdin=silent, stdout=silent, stderr=silent, start_new_session=True)
        except OSError as error:
            message = f"{words[0]} cannot be started: {error.strerror}"
            raise _RefusedError(HTTPStatus.CONFLICT, message) from error
        self._send_json({"opened": path})

    def _stream(self, desk: Desk) -> None:
        """Send the version of every view, with what looks different now, until the browser goes away."""
        self.send_response(HTTPStatus.OK)
        self._headers("text/event-stream; charset=utf-8", "no-store")
        self.send_header("Connection", "close")
        self.end_headers()
        self.close_connection = True
        version, is_looking = -1, False
        sent: Mapping[str, str] = {}
        while not desk.is_stopped:
            view = desk.wait(version, _PATIENCE, is_looking=is_looking)
            text, now = ": still here", (view.version, desk.is_looking)
            if now != (version, is_looking):
                version, is_looking = now
                changed = {name: drawing for name in view.generation.changed if (drawing := view.hashes.get(name))}
                fresh = {name: drawing for name, drawing in changed.items() if sent.get(name) != drawing}
                # With a few drawings, the page need not ask for the whole view before it shows them.
                drawings = fresh if len(fresh) <= _MOST_NEWS else {}
                news = {"version": version, "is_looking": is_looking, "drawings": drawings}
                text, sent = f"data: {json.dumps(news)}", changed
            self.wfile.write(f"{text}\n\n".encode())
            self.wfile.flush()

    def _page(self, name: str) -> bytes:
        page = _static(name).replace(b"{{token}}", self.server.token.encode())
        return page.replace(b"{{editor}}", b"yes" if self.server.editor else b"")

    def _send_json(self, value: object) -> None:
        self._send(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode(), _JSON)

    def _send(self, data: bytes, media_type: str, status: HTTPStatus = HTTPStatus.OK, cache: str = "no-store") -> None:
        self.send_response(status)
        self._headers(media_type, cache)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def _headers(self, media_type: str, cache: str) -> None:
        self.send_header("Content-Type", media_type)
        self.send_header("Cache-Control", cache)
        self.send_header("Content-Security-Policy", _POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Referrer-Policy", "no-referrer")
        self.send_header("Cross-Origin-Resource-Policy", "same-origin")


def _number(text: str) -> int:
    """A number in an address or a head; -1 for anything else, and for one that is longer than any that is meant."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else -1


def _static(name: str) -> bytes:
    return own_bytes(Path(str(files("pnp.preview") / "static" / name)))
