"""The language of the kit is not a language code.

Reads the `language` of the kit: a code of two or three letters, perhaps with a region (`en`, `de`, `pt-BR`).

The code selects hyphenation and the voice with which a browser reads the rules aloud.

```yaml file=kit.yaml
kit: example
title: Example
players: 2
language: german
```
```text
kit.yaml:4:11: warning K402 'german' is not a language code
```
```diff file=kit.yaml
-language: german
+language: de
```

## Mended
The name of a language is replaced by its code.
"""

import re

from pnp.checks.api import Edit, GameContext, Problem, Problems, Severity
from pnp.nodes import Scalar

NAME = "invalid language code"
SEVERITY = Severity.WARNING

_CODE = re.compile(r"[a-z]{2,3}(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|\d{3}))?(?:[-_][A-Za-z0-9]{4,8})*$")
_NAMES = {
    "english": "en", "german": "de", "deutsch": "de", "french": "fr", "français": "fr", "francais": "fr",
    "spanish": "es", "español": "es", "espanol": "es", "italian": "it", "italiano": "it", "dutch": "nl",
    "nederlands": "nl", "portuguese": "pt", "português": "pt", "polish": "pl", "polski": "pl", "swedish": "sv",
    "svenska": "sv", "danish": "da", "dansk": "da", "norwegian": "nb", "norsk": "nb", "finnish": "fi", "suomi": "fi",
    "czech": "cs", "hungarian": "hu", "russian": "ru", "greek": "el", "turkish": "tr", "japanese": "ja",
}  # fmt: skip


def check(context: GameContext) -> Problems:
    """The language of the kit."""
    game = context.game
    written = game.kit.language.strip()
    meant = _NAMES.get(written.casefold(), "")
    if _CODE.match(written) and not meant:
        return
    node = game.kit.node.get("language") if game.kit.node else None
    yield Problem(
        message=f"{game.kit.language!r} is not a language code",
        span=game.kit.at("language"),
        hint=f"write {meant}" if meant else "write its code, such as en, de or pt-BR",
        edits=(Edit(node.span, meant),) if meant and isinstance(node, Scalar) else (),
    )
