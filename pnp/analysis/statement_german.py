"""How German rules tell numbers, moments, sides and places."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from pnp.analysis.claims.german import GERMAN as CLAIMS
from pnp.analysis.claims.language import concept
from pnp.analysis.numerals import MARKED
from pnp.analysis.statement_language import StatementLanguage
from pnp.analysis.word_forms import word_set

_SHORT: Final = 3
_EMPTY: Final = word_set(
    "lege legt legen gelegt kommen kommt gehen geht haben halten hält tragen trägt enthalten enthält kosten "
    "kostet zahlen "
    "zahlt bezahlen bezahlt nehmen nimmt erhalten erhält bekommen bekommt geben gibt verlieren verliert "
    "brauchen braucht "
    "passen platz höchstens mindestens maximal limit anzahl genau insgesamt möglich stehen steht liegen liegt bleiben "
    "bleibt machen macht finden findet statt werden gilt gelten pro je gesamt ganzen nächsten nächste dürfen "
    "können müssen "
    "darf kann muss sollen soll dürft könnt müsst hat haben dauert dauern"
)
_VERBS: Final = "gelegt|gestellt|gebracht|gemischt|genommen|abgelegt|entfernt|zurückgelegt|zurückgegeben"
_TO: Final = r"(?: zurück| verdeckt| offen)*,? (?:in|ins|auf|unter|an|aus|zu|zum|zur) (?P<where>[^,;:]+)"
_WHAT: Final = r"(?P<what>[^,;:]+?)"


@lru_cache(maxsize=10_000)
def _topic_word(word: str) -> str | None:
    """A word in the form that all words of its kind share; None if it says nothing about a topic."""
    if len(word) < _SHORT or word in _EMPTY or word in CLAIMS.small or word in CLAIMS.prepositions:
        return None
    return concept(CLAIMS, word)


def _form(word: str) -> str:
    return concept(CLAIMS, word)


GERMAN: Final = StatementLanguage(
    form=_form,
    topic_word=_topic_word,
    acts=frozenset(
        concept(CLAIMS, word)
        for word in word_set(
            "bewegen ziehen spielen ablegen punkte angreifen gewinnen beginnen enden runde karte würfel aktion "
            "phase schritt feld brett stapel hand ergebnis wert einheit marker plättchen stein zeigen tag zug spiel"
        )
    ),
    opposites={
        word: (question, side)
        for question, sides in {
            "extreme": {
                "most": "meisten höchste höchsten größte größten stärkste stärksten längste",
                "least": "wenigsten niedrigste niedrigsten kleinste kleinsten schwächste schwächsten kürzeste",
            },
            "age": {"young": "jüngste jüngster jüngsten", "old": "älteste ältester ältesten"},
            "secrecy": {
                "open": "offen öffentlich sichtbar aufgedeckt laut",
                "secret": "verdeckt geheim heimlich verborgen ungesehen",
            },
            "direction": {"right": "rechts rechte rechten", "left": "links linke linken"},
            "diagonals": {"diagonal": "diagonal", "orthogonal": "orthogonal"},
            "flow": {
                "in": "erhält erhalten bekommt bekommen gewinnt nimmt nehmen",
                "out": "verliert verlieren zahlt zahlen bezahlt abgibt kostet",
            },
            "role": {"attacker": "angreifer", "defender": "verteidiger"},
            "outcome": {"winner": "gewinner sieger", "loser": "verlierer"},
            "parity": {"even": "gerade geraden", "odd": "ungerade ungeraden"},
        }.items()
        for side, words in sides.items()
        for word in words.split()
    },
    persons=frozenset(("role", "outcome")),
    alone=frozenset(concept(CLAIMS, word) for word in ("wählen", "bestimmen", "entscheiden")),
    side=re.compile(
        r"\b(?P<rounding>auf|ab)(?:ge)?rund\w+|\b(?P<face>auf|ver)gedeckt\b(?= gelegt)"
        r"|\b(?P<together>gleichzeitig|zugleich)\b|\b(?P<apart>nacheinander|der reihe nach|reihum)\b"
    ),
    sides={"auf": "up", "ab": "down", "ver": "down", "vor": "before", "nach": "after"},
    edge=re.compile(
        r"\b(?:zu|am|bei|mit|zum|vom) (?P<edge>beginn|anfang|ende) (?:(?:der|des|jeder|jedes|einer|eines|deines|deiner|"
        r"seines|seiner|eures|eurer|ihres|ihrer) )*(?P<of>[a-zäöüß]+)"
    ),
    ends=frozenset(("ende",)),
    before=re.compile(r"\b(?P<side>vor|nach) (?:dem|der|den|jedem|jeder) (?P<what>[a-zäöüß]+)"),
    threshold=re.compile(
        r"\b(?:(?P<equal>gleich) oder )?(?:(?P<low>(?:weniger|kleiner|niedriger) als)|"
        r"(?P<high>(?:mehr|größer|höher) als))\b(?P<also> oder gleich)?"
    ),
    count=re.compile(
        rf"(?P<sign>[+−-])?(?P<n>{MARKED})(?:[ -](?P<noun>[a-zäöüß]{{3,}}))?"
        r"|\b(?P<times>einmal|zweimal)\b|\b(?P<again>beliebig oft|mehrmals)\b|\b(?P<dice>\d{0,2}[dw]\d{1,3})\b"
    ),
    one="eins",
    once="einmal",
    scales=(" bis ", " von "),
    ordinal=re.compile(r".*(?:te|ten|ter|tes|tem)$"),
    most=re.compile(r"\b(?:höchstens|maximal|bis zu|nicht mehr als|nie mehr als|nur)\s*$"),
    more=re.compile(r"\b(?:mehr als|über)\s*$"),
    least=re.compile(r"\b(?:mindestens|wenigstens|nicht weniger als)\s*$"),
    room=re.compile(r"\b(?:darf|dürfen|kann|können|platz für|fasst|fassen|hält|trägt|tragen)\b"),
    same=re.compile(r"\bdie(?:selbe)? gleiche (?P<what>[a-zäöüß]+)"),
    negation=re.compile(r"\b(?:nicht|nie|niemals|kein\w*|niemand\w*|weder|nichts)\b"),
    modal=re.compile(r"\b(?:darf|dürfen|dürft|kann|können|könnt|muss|müssen|müsst|soll|sollen)\b"),
    fates=tuple(
        re.compile(pattern)
        for pattern in (
            rf"{_WHAT} (?:wird|werden){_TO} (?:{_VERBS})",
            rf"(?:legt?|stellt?|mischt?|nehmt|nimm) {_WHAT}{_TO}",
            rf"{_WHAT} (?:kommt|kommen|geht|gehen|wandert|wandern){_TO}",
        )
    ),
    done=re.compile(
        r"\b(?:(?:ge|ver|be|er|ab|aus|zer)\w{2,}(?:te|ten|ter|tes|ene|enen|ener|enes)|tote\w*|die|welche)\b"
    ),
    discard="ablegen",
    no_place=frozenset(concept(CLAIMS, word) for word in word_set("den die das der dem deine deinen seinen oben")),
    no_thing=word_set("die der das den alle jede jeder jedes eine einen deine seine"),
    elsewhere=re.compile(
        r"\b(?:dies\w*|jene\w*|er|sie|es(?! beginnt| gewinnt)|stattdessen|außer|sonst|jedoch|allerdings"
        r"|zusätzlich\w*|weitere\w*"
        r"|variante|beispiel|noch|schon|bereits|aber|sondern|ohne|war|hatte|würde|ich|wir|ander\w+|mehr oder"
        r"|wieder|dann|dabei"
        r"|dafür|davon|falls|wenn|sobald|solange|bevor|nachdem|sofern|dort)\b"
    ),
    excess=re.compile(r"(?:wenn|wer|falls) (?P<claim>[^,]*\bmehr als [^,]+),"),
    winning=re.compile(
        r"(?P<who>[^.;:,]{1,60}?)\bgewinn(?:t|en)(?: sofort| das spiel)*, (?:wenn|sobald) (?P<claim>[^;:]+)"
    ),
    it=re.compile(r"(?:er|sie|es) (?=\w)"),
    tail=re.compile(r",? (?:und|aber) nicht\b"),
)
