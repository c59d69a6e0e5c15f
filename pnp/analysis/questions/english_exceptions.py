"""By which words English sentences hold at times, for some things, or beside others only."""

from __future__ import annotations

from typing import Final

# What any of them may have.
EXCEPT: Final = r"unless|except\w*|instead|variant"
# What happens only at a moment, or holds only then; "until the end" says that something stays as it is.
MOMENT: Final = (
    rf"\b(?:{EXCEPT}|if|when|whenever|once|after(?= )|as soon as|however|unlike|otherwise|but|then|for now|at the end "
    rf"of|in the end|only|while|during|before|example|would|had|ability|lets you|allows?|thanks to|may also|other than"
    rf"|apart from|normally|usually|first|last|remaining|rest|another|one of|some|sometimes|a (?:single|few))\b"
)
# Beside others.
CASES: Final = (
    rf"\b(?:{EXCEPT}|if|whenever|however(?! many)|unlike|otherwise|but|while|unused|example|had|another|one of|some"
    rf"|each time|extra|a second)\b"
)
# Around an answer, and at the beginning of what follows it.
EXCEPTIONS: Final = (
    rf"\b(?:{EXCEPT}|however|unlike|other than|apart from|exempt|but|only|otherwise|special|normally|usually|if|when"
    rf"|whenever|while|during|thanks to|as long as|provided|until|with (?:two|three|four|2|3|4) players?|in (?:the "
    rf"first|turn \d+|an?)|ability|lets you|allows?|may choose to|without|had|would)\b"
)
AFTER: Final = (
    r"[.!?]? *(?:exceptions?\b|but\b|however\b|only\b|this (?:does not|is not)|except\b|unless\b|otherwise\b)"
)
