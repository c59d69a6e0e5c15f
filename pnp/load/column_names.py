"""What people call the columns of a table of cards, and what to write for each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from pnp.load.suggest import plain
from pnp.model.components import PICTURE_ENDINGS

# What people call the columns that cards have, by their keys: in English, German, French, Spanish and Italian.
_SYNONYMS: Final[Mapping[str, str]] = {
    "copies": "qty, quantity, count, amount, number of, number of copies, no of copies, x, times, how many"
    ", number of cards, nr of cards, no of cards, nr of copies, how often"
    ", anzahl, menge, quantité, exemplaires, cantidad, copias, quantità, copie",
    "name": "title, card, card name, card title"
    ", titel, karte, kartenname, nom, titre, carte, nombre, título, carta, nome, titolo",
    "text": "description, effect, effects, rule, rules, rules text, ability, body, words, wording, question"
    ", regeltext, beschreibung, wirkung, frage, texte, effet, texto, efecto, descripción, pregunta, testo, effetto",
    "flavor": "flavour, flavor text, flavour text, fluff, quote",
    "image": "art, picture, img, artwork, illustration, photo, bild, foto, imagen, dibujo, immagine",
    "symbol": "icon",
    "number": "no, nr, card number, card no, #, nummer, numéro, número, numero, nº, n°, núm",
    "side": "player, faction, owner",
    "note": "notes, my notes, remark, remarks, my remarks, comment, comments"
    ", notiz, notizen, bemerkung, remarque, nota, notas",
    "tags": "keywords, types, traits",
}
# Marks that people write behind the words of a heading: No., Qty:, Name*.
_MARKS: Final = str.maketrans("", "", ".:;*?!()")
SYNONYMS: Final[Mapping[str, tuple[str, ...]]] = {key: tuple(names.split(", ")) for key, names in _SYNONYMS.items()}


def guessed_key(header: str, cells: Iterable[str]) -> str:
    """The key that people mean by a header, or by pictures in the cells below it; empty if nothing tells."""
    return "image" if any(cell.lower().endswith(PICTURE_ENDINGS) for cell in cells) else meant_key(header)


def meant_key(header: str) -> str:
    """The key that people mean by a header; empty if it is none of the common names."""
    meant = plain(header.translate(_MARKS))
    return next((key for key, names in SYNONYMS.items() if meant in map(plain, names)), "")


def column_name(header: str) -> str:
    """A header as it is written in YAML."""
    return header if header.isalnum() else f"'{header}'"
