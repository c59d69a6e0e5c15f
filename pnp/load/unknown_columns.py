"""The headings of a table that nobody knows → one finding, with what to write for all of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import chain

from pnp.findings import Edit, Finding
from pnp.load import codes
from pnp.load.column_names import column_name, guessed_key
from pnp.load.fixes import rename_key
from pnp.load.problems import problem
from pnp.load.rows import Row
from pnp.load.suggest import nearest, plain
from pnp.nodes import Scalar
from pnp.values import dataclass

# Characters that a name in a template cannot have.
_NOT_IN_NAMES = re.compile(r"\W+")
_WORDS_OF_A_TEXT = 3


@dataclass(frozen=True, slots=True)
class UnknownColumns:
    """The columns of a table that nobody knows.

    rows: those of the table. keys: each unknown key, at its heading. known: the keys that its records may have.
    declaration: what to write for fields, with places for a pronoun and the fields. has_numbers: whether all cells of
    a column are whole numbers.
    """

    rows: Sequence[Row]
    keys: Mapping[str, Scalar]
    known: Collection[str]
    declaration: str
    has_numbers: Callable[[str], bool]

    def finding(self) -> Finding:
        """One finding at the first of them, which names all."""
        names = self._headings()
        if len(names) > 1:
            message = f"nothing says what these columns are: {', '.join(map(repr, names))}"
        else:
            message = f"nothing says what the column {names[0]!r} is"
        place = next(iter(self.keys.values())).span
        return problem(codes.UNKNOWN_KEY, message, place, self._hint(), edits=self._edits())

    def _hint(self) -> str:
        columns, fields = self._mapped(), dict[str, str]()
        taken = set(self.rows[0].headers).difference(self._headings())
        for heading, key in self._guesses().items():
            if key in self.known and key not in taken and key != heading:
                columns[heading] = key
                taken.add(key)
                continue
            name = field_name(heading)
            fields[name] = "number" if self.has_numbers(heading) else "text"
            if plain(heading) != plain(name) or heading not in self.keys:
                columns[heading] = name
        return self._advice(columns, fields)

    def _mapped(self) -> dict[str, str | None]:
        """What the kit says of the headings; of one whose icons are files of pictures, what it should say."""
        return {
            heading: "image" if key == "symbol" and guessed_key(heading, self._cells(key)) == "image" else key
            for heading, key in self.rows[0].named_headers.items()
        }

    def _guesses(self) -> dict[str, str]:
        """The key that each heading may mean; the longest texts are those of the cards, if no heading says so."""
        guesses = {
            heading: guessed_key(heading, self._cells(heading)) or nearest(heading, self.known) or ""
            for heading in self._headings()
        }
        if "text" not in {*guesses.values(), *self.rows[0].headers}:
            lengths = {heading: self._words_of(heading) for heading, key in guesses.items() if not key}
            longest = max(lengths, key=lambda heading: lengths[heading], default="")
            if lengths.get(longest, 0) >= _WORDS_OF_A_TEXT:
                guesses[longest] = "text"
        return guesses

    def _words_of(self, heading: str) -> float:
        """How many words a cell of a column has on average, of those that are filled in."""
        lengths = [len(cell.split()) for cell in self._cells(heading)]
        return sum(lengths) / len(lengths) if lengths else 0

    def _advice(self, columns: Mapping[str, str | None], fields: Mapping[str, str]) -> str:
        mapped = ", ".join(f"{column_name(heading)}: {key or 'null'}" for heading, key in columns.items())
        added = len(columns) > len(self.rows[0].named_headers)
        pronoun = "it" if len(self.keys) == 1 else "the others" if len(fields) < len(self.keys) else "them"
        declared = ", ".join(f"{name}: {kind}" for name, kind in fields.items())
        steps = [
            *([f"write columns: {{{mapped}}} beside from:"] if added else []),
            *([self.declaration.format(pronoun, f"{{{declared}}}")] if fields else []),
        ]
        if len(self.keys) > 1:
            return f"{' and '.join(steps)} (null in columns: leaves one out)"
        (key,) = self.keys
        if not fields:
            meant = list(columns.values())[-1]
            is_guessed = meant == guessed_key(key, self._cells(key))
            if is_guessed:
                return f"if it is the {meant} of each, {steps[0]}"
            return f"did you mean {meant!r}? Then correct the heading, or {steps[0]}"
        if key in self.known:
            return f"{' and '.join(steps)}; or name a part of it behind a dot: {key}.…"
        return f"{' and '.join(steps)}; or leave the column out: columns: {{{column_name(self._written())}: null}}"

    def _written(self) -> str:
        """The only heading, as it stands in the table, if the kit says another key for it."""
        (key,) = self._headings()
        return next((heading for heading, meant in self.rows[0].named_headers.items() if meant == key), key)

    def _headings(self) -> list[str]:
        """The heading of each key: a dot in it divides it into keys, as in stats.move."""
        divided = dict[str, str]()
        for header in self.rows[0].headers:
            key, dot, _ = header.partition(".")
            if dot:
                divided.setdefault(key, header)
        return [divided.get(key, key) for key in self.keys]

    def _cells(self, heading: str) -> Iterator[str]:
        values = (row.get(heading) for row in self.rows)
        return (value.text for value in values if isinstance(value, Scalar))

    def _edits(self) -> tuple[Edit, ...]:
        """The edits that correct all of them, if only one key can have been meant for each."""
        edits = [rename_key(key, self.known, self.rows[0].entries) for key in self.keys.values()]
        return tuple(chain.from_iterable(edits)) if all(edits) else ()


def field_name(heading: str) -> str:
    """A heading as the name of a field."""
    return _NOT_IN_NAMES.sub("_", heading.casefold()).strip("_") or "word"
