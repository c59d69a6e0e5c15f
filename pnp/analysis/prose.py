"""A game → all that players read in it, as one text with the place of every character.

Templates (``{{ … }}``), blocks such as ``::table{…}``, code and the targets of links are blanked out, each character
by one that is neither letter, digit nor space, so that offsets hold and no word runs across them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from pnp.analysis.passages import JoinedText, Kinds, Passage, passages
from pnp.analysis.quantities import known_number
from pnp.analysis.word_forms import occurrences, small_letters
from pnp.model.game import Game
from pnp.model.quantities import Quantity

BLANK: Final = "\ufffc"
# Between two passages: no pattern for words runs across it.
BETWEEN: Final = "\0"

# A template ends before the next one begins: looking further would take long where many have no end.
_TEMPLATE: Final = re.compile(r"\{\{(?:(?!\{\{).)*?\}\}|\{%(?:(?!\{%).)*?%\}|\{#(?:(?!\{#).)*?#\}", re.DOTALL)
_NOT_PROSE: Final = re.compile(
    r"\{\{(?:(?!\{\{).)*?\}\}|\{%(?:(?!\{%).)*?%\}"  # templates
    r"|^(?:```|~~~).*?^(?:```|~~~)[^\n]*$"  # code
    r"|^[ \t]*::[A-Za-z][\w-]*(?:\{[^\n]*\})?[ \t]*$"  # ::table{…}
    r"|^[ \t]*:::+[^\n]*$"  # ::: note, whose title is set on its own
    r"|(?<=\])\([^)\n]{0,1000}\)"  # the target of a link
    r"|\{#[^}\n]*\}"  # the id of a heading
    r"|`[^`\n]*`",
    re.DOTALL | re.MULTILINE,
)
_PLAYERS_READ: Final[Kinds] = ("text", "declared", "single", "rules")


class Prose(JoinedText):
    """What players read. ``text``: blanked out as above, with ``BETWEEN`` behind each passage.

    ``lower``: the same in small letters, as long as ``text``. ``rules``: the index at which the rules texts begin,
    which stand behind all records.
    """

    __slots__ = ("lower", "rules")

    def __init__(self, passages: Sequence[Passage], *, stays_open: bool = False) -> None:
        text = "".join(blanked(passage) + BETWEEN for passage in passages)
        super().__init__(text, passages, stays_open=stays_open)
        self.lower = small_letters(self.text)
        self.rules = next((passage.start for passage in passages if passage.kind == "rules"), len(self.text))

    def places(self, words: Iterable[str]) -> list[int]:
        """The indices in ``lower`` at which any of some words begin, as of ``places_of``."""
        forms = (form for word in words for form in _over_lines(word))
        return sorted(place for form in forms for place in self.occurrences(self.lower, form, len(form)))

    def find_with(self, pattern: re.Pattern[str], words: Iterable[str]) -> Iterator[re.Match[str]]:
        """Every match of a pattern in ``lower``, within the passages that have one of these words, as every match has.

        Of a large deck few cards have to be searched.
        """
        for start in sorted({self.passage(place)[0].start for place in self.places(words)}):
            yield from pattern.finditer(self.lower, start, self.passage(start)[0].end + 1)


def prose(game: Game) -> Prose:
    """What players read in a game: sentences of its records, declared fields, rules texts."""
    return Prose(tuple(passages(game, _PLAYERS_READ)), stays_open=game.derived.stays_open)


def places_of(text: str, words: Iterable[str], start: int = 0) -> list[int]:
    """The indices at which any of some words begin in a text, in order; on a large text far faster than a pattern.

    start: where to begin, such as where the rules do.

    Where a word begins or ends with a blank, a line of the text may end.
    """
    forms = (form for word in words for form in _over_lines(word))
    return sorted(place for form in forms for place in occurrences(text, form, len(form), start))


@lru_cache(maxsize=4_000)
def _over_lines(word: str) -> tuple[str, ...]:
    """A word, and what it is where the blanks at its ends are ends of lines."""
    inner = word.strip(" ")
    starts, ends = (" \n" if word != trimmed else ("",) for trimmed in (word.lstrip(" "), word.rstrip(" ")))
    return tuple(f"{start}{inner}{end}" for start, end in product(starts, ends))


def blanked(passage: Passage) -> str:
    """The words of a passage, with all that is not printed as it stands blanked out."""
    return _NOT_PROSE.sub(_blank, passage.text) if passage.kind == "rules" else without_templates(passage.text)


def without_templates(text: str) -> str:
    """A text with its templates blanked out, every other character in its place."""
    return _TEMPLATE.sub(_blank, text) if "{" in text else text


def with_numbers(game: Game, text: str) -> str:
    """A text in which each template that is a whole number of the game is written out, every other one blanked out.

    The number ends where the template ends, with spaces before it, so that every other character is in its place.
    """

    def written(match: re.Match[str]) -> str:
        said = match[0][2:-2].strip("- ")
        number = known_number(game, Quantity(None, said)) if match[0].startswith("{{") and said else None
        return _blank(match) if number is None else str(number).rjust(len(match[0]))

    return _TEMPLATE.sub(written, text) if "{" in text else text


def _blank(match: re.Match[str]) -> str:
    return BLANK * len(match[0])
