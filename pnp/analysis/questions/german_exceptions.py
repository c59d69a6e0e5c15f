"""By which words German sentences hold at times, for some things, or beside others only."""

from __future__ import annotations

from typing import Final

# What any of them may have.
EXCEPT: Final = r"außer|statt\w*|variante"
# What happens only at a moment, or holds only then.
MOMENT: Final = (
    rf"\b(?:{EXCEPT}|wenn|falls|sobald|nachdem|aber|jedoch|dagegen|hingegen|sonst|dann|am ende|zum schluss|nur|während"
    rf"|bevor|zuerst|übrigen|restlichen|anderen karten|einige|manche|beispiel hätte|darfst ausnahmsweise)\b"
)
# Beside others.
CASES: Final = (
    rf"\b(?:{EXCEPT}|wenn|falls|aber|jedoch|dagegen|hingegen|sonst|weitere[nrsm]?|zusätzlich\w*|übrigen|sofort"
    rf"|ausnahmsweise|abweichend)\b"
)
# Around an answer, and at the beginning of what follows it.
EXCEPTIONS: Final = (
    rf"\b(?:{EXCEPT}|außer\w+|ausnahm\w*|anders als|abweichend|jedoch|aber|nur|sonst|ansonsten|wenn|falls|sobald"
    rf"|während|dank|sofern|solange|bis|zu zweit|zu dritt|zu viert|erlaubt dir|darfst du wählen|ohne|es sei denn"
    rf"|normalerweise|hätte)\b"
)
AFTER: Final = r"[.!?]? *(?:ausnahmen?\b|aber\b|jedoch\b|nur\b|dies gilt nicht|das gilt nicht|außer\b|sonst\b)"
