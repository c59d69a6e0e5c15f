"""The server: what it answers, and whom it refuses."""

from __future__ import annotations

import http.client
import json
import socket
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from pnp.preview.desk import Desk
from pnp.preview.server import DeskServer
from tests.pipeline.conftest import change
from tests.preview.conftest import complete


def ask(
    server: DeskServer, path: str, headers: Mapping[str, str] | None = None, body: object = None
) -> tuple[int, bytes, Mapping[str, str]]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    method, data = ("GET", None) if body is None else ("POST", json.dumps(body))
    connection.request(method, path, data, dict(headers or {}))
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    return answer.status, content, dict(answer.getheaders())


def as_json(server: DeskServer, path: str) -> Any:
    return json.loads(ask(server, path)[1])


def test_the_page_is_made_of_files_of_its_own(server: DeskServer) -> None:
    status, content, headers = ask(server, "/")
    assert status == 200
    assert server.token.encode() in content
    assert "default-src 'none'" in headers["Content-Security-Policy"]
    assert b"http:" not in content.replace(b"http://www.w3.org", b"")
    for name in ("main.js", "desk.css"):
        assert ask(server, f"/static/{name}")[0] == 200


def test_the_state_names_drawings_that_can_be_had(server: DeskServer, desk: Desk) -> None:
    complete(desk)
    state = as_json(server, "/0/state")
    crates = next(component for component in state["components"] if component["id"] == "crates")
    rope = next(piece for piece in crates["pieces"] if piece["name"] == "crates/rope")
    assert (rope["label"], rope["size"]) == ("Rope", [56, 87])
    status, content, headers = ask(server, f"/0/face/{rope['front']}.svg")
    assert (status, content[:4]) == (200, b"<svg")
    assert "immutable" in headers["Cache-Control"]
    assert as_json(server, "/0/origins/crates/rope")["elements"]
    assert as_json(server, "/0/play")["decks"][0]["cards"]
    overflow = as_json(server, "/0/manual/P101")
    assert overflow["title"] == "Text, or a row or column of elements, does not fit its box"
    assert [section["name"] for section in overflow["sections"] if section["is_prose"]][:1] == ["What it does"]


def test_kits_are_listed_by_title_and_language(server: DeskServer, desk: Desk) -> None:
    complete(desk)
    assert as_json(server, "/kits") == [{"number": 0, "shown": desk.shown, "title": "The Ferry", "language": "en"}]


def test_a_card_by_itself_is_no_deck(server: DeskServer, desk: Desk, ferry: Path) -> None:
    complete(desk)
    assert [deck["id"] for deck in as_json(server, "/0/play")["decks"]] == ["crates"]
    (ferry / "crates.csv").write_text("id,name,worth\nrope,Rope,1\n", encoding="utf-8")
    complete(desk, holds=lambda view: "crates/salt" not in view.hashes)
    assert as_json(server, "/0/play")["decks"] == []


def test_sheets_are_pictures_of_the_printed_file(server: DeskServer, desk: Desk) -> None:
    complete(desk)
    crates = next(entry for entry in as_json(server, "/0/sheets?paper=a4") if entry["component"] == "crates")
    status, content, _ = ask(server, f"/0/sheet/a4/crates/{crates['digest']}/0")
    assert (status, content[:8]) == (200, b"\x89PNG\r\n\x1a\n")
    sharp = ask(server, f"/0/sheet/a4/crates/{crates['digest']}/0?sharp")[1]
    # The width of a PNG: 210 mm at 108 and at 288 dots per inch.
    assert [int.from_bytes(picture[16:20]) for picture in (content, sharp)] == [893, 2382]
    assert crates["sheets"] == [[210.0, 297.0]] * len(crates["sheets"])
    assert ask(server, f"/0/sheet/a4/crates/{crates['digest']}/{len(crates['sheets'])}")[0] == 404
    assert ask(server, "/0/sheets?paper=napkin")[0] == 409


@pytest.mark.parametrize(
    "path",
    [
        "/static/../server.py",
        "/static/%2e%2e%2fserver.py",
        "/static/index.html",
        "/../../etc/passwd",
        "/0/face/../../kit.yaml.svg",
        "/0/face/no-such-drawing.svg",
        "/1/state",
        "/0/kit.yaml",
        "/0/sheet/a4/../x/0",
    ],
)
def test_nothing_else_is_read(server: DeskServer, desk: Desk, path: str) -> None:
    complete(desk)
    assert ask(server, path)[0] == 404


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "example.org"},
        {"Host": "127.0.0.1"},
        {"Origin": "https://example.org"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
    ],
)
def test_other_pages_are_refused(server: DeskServer, headers: Mapping[str, str]) -> None:
    assert ask(server, "/0/state", headers)[0] == 403
    assert ask(server, "/0/mend", headers, {"token": server.token})[0] == 403


def test_changes_need_the_token_of_the_page(server: DeskServer, desk: Desk, ferry: Path) -> None:
    complete(desk)
    change(ferry / "crates.csv", "Never enough of it.", "Never enough  of it.")
    view = complete(desk, holds=lambda view: any(finding.edits for finding in view.generation.findings))
    findings = as_json(server, "/0/state")["findings"]
    number = next(index for index, finding in enumerate(findings) if finding["fixable"])
    body = {"findings": [number], "version": view.version, "write": True}
    for token in (None, "", "wrong", 5):
        assert ask(server, "/0/mend", body={**body, "token": token})[0] == 403
    assert ask(server, "/0/mend", body=[])[0] == 403
    assert ask(server, "/0/mend")[0] == 404
    assert b"Never enough  of it." in (ferry / "crates.csv").read_bytes()
    assert ask(server, "/0/mend", body={**body, "token": server.token, "version": -1})[0] == 409
    for wrong in ([number, len(findings)], [-1], ["0"]):
        assert ask(server, "/0/mend", body={**body, "token": server.token, "findings": wrong})[0] == 404
    status, content, _ = ask(server, "/0/mend", body={**body, "token": server.token})
    assert (status, "+" in json.loads(content)["diff"]) == (200, True)
    assert b"Never enough of it." in (ferry / "crates.csv").read_bytes()


def test_an_editor_opens_files_of_the_kit_only(server: DeskServer, desk: Desk, tmp_path: Path, ferry: Path) -> None:
    complete(desk)
    body = {"token": server.token, "line": 1, "column": 1}
    assert ask(server, "/0/edit", body={**body, "path": "/etc/passwd"})[0] == 404
    crates = str((ferry / "crates.csv").resolve())
    assert ask(server, "/0/edit", body={**body, "path": crates})[0] == 404
    server.editor = "true"
    assert ask(server, "/0/edit", body={**body, "path": "/etc/passwd"})[0] == 404
    # Nothing is wrong with it, and it can be opened all the same.
    assert ask(server, "/0/edit", body={**body, "path": crates})[0] == 200


def test_news_are_the_version_of_each_view_with_the_drawings_that_are_new(
    server: DeskServer, desk: Desk, ferry: Path
) -> None:
    first = complete(desk)
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as stream:
        stream.sendall(f"GET /0/news HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
        news = _news(stream)
        assert next(news)["version"] == first.version
        change(ferry / "crates.csv", "Never enough of it.", "Never enough rope.")
        drawings: dict[str, str] = {}
        # Of versions that follow one another closely, only the last one is news.
        while not any(name.startswith("rules/page-") for name in drawings):
            drawings |= next(news)["drawings"]
    hashes = complete(desk).hashes
    assert drawings["crates/rope"] == hashes["crates/rope"] != first.hashes["crates/rope"]
    assert "crates/salt" not in drawings


def test_a_desk_says_when_it_looks_at_a_change(server: DeskServer, desk: Desk, ferry: Path) -> None:
    """A comment changes nothing that is seen, so that there is no other news of it."""
    complete(desk)
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as stream:
        stream.sendall(f"GET /0/news HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
        news = _news(stream)
        while next(news)["is_looking"]:
            pass
        with (ferry / "more.yaml").open("a", encoding="utf-8") as file:
            file.write("# Nothing more.\n")
        assert next(news)["is_looking"]
        while next(news)["is_looking"]:
            pass


def _news(stream: socket.socket) -> Iterator[dict[str, Any]]:
    """What is told on a stream, one after the other; it does not wait for ever."""
    silences = 0
    with stream.makefile("r", encoding="utf-8") as lines:
        for line in lines:
            silences += line.startswith(": still here")
            assert silences < 5
            if line.startswith("data: "):
                yield json.loads(line.removeprefix("data: "))
