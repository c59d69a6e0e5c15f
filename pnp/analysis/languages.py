"""The words by which languages are known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_GERMAN: Final = "der das und nicht mit ist ein eine einen dem auf wird oder sich für von zum zur wenn jeder"
# The name in English; frequent words that none of the other languages has, and that are no words of games, as "die" is.
_KNOWN_BY: Final = {
    "en": ("English", "the and with that this from are each you your when which has they those have been"),
    "de": ("German", f"{_GERMAN} du ihr euch darf darfst dürft kannst könnt musst müsst niemand niemanden keine"),
    "fr": ("French", "les des une dans pour qui sur avec vous pas chaque votre sont aux cette peut"),
    "es": ("Spanish", "los las por para cada puede como sus cuando está pero más esta tiene"),
    "it": ("Italian", "gli che della per ogni sono nel può alla non delle dei più questo"),
}
LANGUAGES: Final[Mapping[str, str]] = {code: name for code, (name, _) in _KNOWN_BY.items()}
KNOWN_BY: Final[Mapping[str, frozenset[str]]] = {
    code: frozenset(words.split()) for code, (_, words) in _KNOWN_BY.items()
}
