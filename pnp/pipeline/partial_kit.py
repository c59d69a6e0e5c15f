"""A kit with mistakes in its records → what is wrong with that which can be printed all the same."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from dataclasses import replace
from typing import Final

from pnp.checks.run import found_in_all
from pnp.document.codes import PRINTS_NOTHING, UNKNOWN_PATH
from pnp.findings import Finding
from pnp.layout import codes
from pnp.load.codes import UNKNOWN_KEY
from pnp.load.kit import LoadedKit
from pnp.model.game import Game
from pnp.pipeline.compilation import Compilation
from pnp.pipeline.digests import KitDigests
from pnp.pipeline.kit_cache import KitPlace
from pnp.pipeline.kit_store import KitStore
from pnp.pipeline.open_kit import OpenKit
from pnp.pipeline.pictures import PictureReader
from pnp.pipeline.scope import Scope
from pnp.store.memory import NoStore

# Something that was not found may be in what could not be read.
_UNKNOWN: Final = (
    codes.UNKNOWN_LAYOUT,
    codes.UNKNOWN_CLASS,
    codes.UNKNOWN_ICON,
    codes.UNKNOWN_COLOR,
    codes.UNKNOWN_FONT,
    codes.UNKNOWN_NAME,
    codes.UNKNOWN_THEME,
    codes.UNKNOWN_BOARD,
    codes.UNKNOWN_RECORDS,
)
# What there is none of may be in what could not be read, too.
_OF_RECORDS: Final = (UNKNOWN_PATH, PRINTS_NOTHING, "P135")
# What is wrong with the words of a record whatever else it says: there could only be more of them.
_OF_WORDS: Final = ("P101", "P102", "P104", "P133")
_QUOTED: Final = re.compile(r"'([^'\n]+)'")


def print_partial(place: KitPlace, loaded: LoadedKit, scope_of: Callable[[Game], Scope]) -> list[Finding]:
    """What is wrong with what is printed of a kit, as far as it does not depend on the mistakes in its records.

    scope_of: what is drawn of a game.
    """

    def printed(game: Game) -> tuple[Finding, ...]:
        scope, kit = scope_of(game), OpenKit(place.root, replace(loaded, game=game, findings=()), place.sheet)
        digests = KitDigests(kit.loaded, game, PictureReader(loaded.folders), "", place.sheet)
        compilation = Compilation(kit, place, KitStore(NoStore(), place.root, place.shown), digests, keeps=False)
        return compilation.printed_findings(compilation.results(scope), is_all=scope.is_all(game))

    # If nothing is wrong without the records in which the mistakes are, the other game need not be drawn.
    found = found_in_all(map(printed, reversed(loaded.partial)))
    if loaded.partial and all(finding.code == UNKNOWN_KEY for finding in loaded.findings):
        known = set(found)
        found += (finding for finding in _too_much(loaded.partial, printed(loaded.partial[0])) if finding not in known)
    quoted = {word for finding in loaded.findings for word in _QUOTED.findall(finding.message)}
    return [finding for finding in found if not _may_follow(finding, quoted, is_partial=loaded.is_partial)]


def _too_much(games: Sequence[Game], printed: Iterable[Finding]) -> Iterator[Finding]:
    """What is wrong with words of records that lack no more than what an unknown key says.

    Words of boards with such a key are left out: it may be that of their size.
    """
    boards = [(board.span.file, board.span.line, board.id in games[-1].boards.ids) for board in games[0].boards]
    for finding in printed:
        before = [(line, is_left) for file, line, is_left in boards if file == finding.span.file]
        on_board = max((place for place in before if place[0] <= finding.span.line), default=(0, True))
        if finding.code in _OF_WORDS and on_board[1]:
            yield replace(finding, edits=())


def _may_follow(finding: Finding, quoted: Set[str], *, is_partial: bool) -> bool:
    """Whether a finding may be about something that could not be read. quoted: what the mistakes are about."""
    if finding.code == codes.PIECES:
        return True
    if finding.code in _OF_RECORDS:
        return is_partial
    return finding.code in _UNKNOWN and (is_partial or not quoted.isdisjoint(_QUOTED.findall(finding.message)))
