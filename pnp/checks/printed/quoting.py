"""Words of a face → a short quotation for a message."""

from typing import Final

_MOST: Final = 40


def quoted(words: str) -> str:
    """The first words in quotes, with an ellipsis if more follow; a very long word is cut."""
    line = " ".join(words.split())
    if len(line) <= _MOST:
        return repr(line)
    head = line[:_MOST].rsplit(" ", 1)[0] if " " in line[:_MOST] else line[:_MOST]
    return repr(f"{head} …" if " " in line[:_MOST] else f"{head}…")
