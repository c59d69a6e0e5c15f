"""A language server as an editor talks to it: JSON-RPC over the pipes of a process."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any


class LanguageServer:
    """A server that was started for the files of a folder. settings: what it is told if it asks for its section."""

    def __init__(self, command: Sequence[str], root: Path, settings: dict[str, Any] | None = None) -> None:
        self.root, self.settings = root, settings or {}
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=root)
        self.diagnostics: dict[str, list[dict[str, Any]]] = {}
        self.versions: dict[str, int] = {}
        self.asked: list[dict[str, Any]] = []
        self._id = 0
        capabilities = {
            "workspace": {"configuration": True, "workspaceEdit": {"documentChanges": True}},
            "textDocument": {
                "completion": {"completionItem": {"documentationFormat": ["markdown"], "snippetSupport": True}},
                "hover": {"contentFormat": ["markdown"]},
                "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "source"]}}},
            },
        }
        folders = [{"uri": root.as_uri(), "name": root.name}]
        start = {"processId": None, "rootUri": root.as_uri(), "workspaceFolders": folders, "capabilities": capabilities}
        self.capabilities = self.request("initialize", start)["capabilities"]
        self.notify("initialized", {})

    def request(self, method: str, parameters: Any) -> Any:
        """The answer to a request. Raises RuntimeError if it is an error."""
        self._id += 1
        self._send({"id": self._id, "method": method, "params": parameters})
        while True:
            message = self._receive()
            if message.get("id") == self._id and "method" not in message:
                if "error" in message:
                    raise RuntimeError(message["error"]["message"])
                return message["result"]

    def notify(self, method: str, parameters: Any) -> None:
        self._send({"method": method, "params": parameters})

    def open(self, file: str, text: str | None = None) -> list[dict[str, Any]]:
        """Open a file, or a text in its place, and wait for what is wrong with it."""
        uri = self.uri(file)
        text = (self.root / file).read_text(encoding="utf-8") if text is None else text
        self.versions[uri] = 1
        language = "markdown" if file.endswith(".md") else "yaml"
        document = {"uri": uri, "languageId": language, "version": 1, "text": text}
        self.diagnostics.pop(uri, None)
        self.notify("textDocument/didOpen", {"textDocument": document})
        return self.told(file)

    def change(self, file: str, text: str) -> list[dict[str, Any]]:
        """Type a whole text into a file that is open, and wait for what is wrong with it."""
        self.type(file, text)
        return self.told(file)

    def type(self, file: str, text: str) -> None:
        """Type a whole text into a file that is open."""
        uri = self.uri(file)
        self.versions[uri] += 1
        self.diagnostics.pop(uri, None)
        document = {"uri": uri, "version": self.versions[uri]}
        self.notify("textDocument/didChange", {"textDocument": document, "contentChanges": [{"text": text}]})

    def told(self, file: str) -> list[dict[str, Any]]:
        """The findings of a file, as soon as there are any word of them."""
        while self.uri(file) not in self.diagnostics:
            self._receive()
        return self.diagnostics[self.uri(file)]

    def at(self, method: str, file: str, line: int, character: int, **more: Any) -> Any:
        """The answer to a request about a place, counted from 0."""
        position = {"line": line, "character": character}
        return self.request(method, {"textDocument": {"uri": self.uri(file)}, "position": position, **more})

    def uri(self, file: str) -> str:
        return (self.root / file).as_uri()

    def close(self) -> int:
        """End the server as an editor does; its exit code."""
        self.request("shutdown", None)
        self.notify("exit", None)
        try:
            return self.process.wait(timeout=10)
        finally:
            self.process.kill()

    def _send(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%b" % (len(data), data))
        self.process.stdin.flush()

    def _receive(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        length = 0
        while line := self.process.stdout.readline().strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        if not length:
            raise RuntimeError("the server has ended")
        message: dict[str, Any] = json.loads(self.process.stdout.read(length))
        if message.get("method") == "textDocument/publishDiagnostics":
            told = message["params"]
            # What was found in a text before the last change is of no interest.
            if told.get("version") in (None, self.versions.get(told["uri"])):
                self.diagnostics[told["uri"]] = told["diagnostics"]
        elif "method" in message and "id" in message:
            self.asked.append(message)
            self._send({"id": message["id"], "result": self._answer(message)})
        return message

    def _answer(self, message: dict[str, Any]) -> Any:
        if message["method"] == "workspace/configuration":
            return [self.settings.get(item.get("section"), {}) for item in message["params"]["items"]]
        return {"applied": True} if message["method"] == "workspace/applyEdit" else None
