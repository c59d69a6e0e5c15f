"""How English rules tell numbers, moments, sides and places."""

from __future__ import annotations

import re
from typing import Final

from pnp.analysis.numerals import MARKED
from pnp.analysis.outline import stem
from pnp.analysis.statement_language import StatementLanguage
from pnp.analysis.topic_words import ACTS, FORMS, OPPOSITES, topic_word
from pnp.analysis.word_forms import word_set

_TO: Final = r"(?: back| face[- ]?up| face[- ]?down)*,? (?:to|into|onto|on|in|under|from|out of) (?P<where>[^,;:]+)"
_WHAT: Final = r"(?P<what>[^,;:]+?)"


def _form(word: str) -> str:
    return FORMS.get(word, word)


ENGLISH: Final = StatementLanguage(
    form=_form,
    topic_word=topic_word,
    acts=ACTS,
    opposites=OPPOSITES,
    # Both persons can do the same, but for what one of them alone does for both.
    persons=frozenset(("role", "outcome", "trade")),
    alone=frozenset(map(stem, ("choose", "lead", "assign"))),
    side=re.compile(
        r"\bround(?:s|ed|ing)?(?: it)? (?P<rounding>up|down)\b|\bface[- ]?(?P<face>up|down)\b"
        r"|\b(?P<together>simultaneously|at the same (?:time|moment))\b"
        r"|\b(?P<apart>one after (?:the other|another)|one by one|in turn(?! order))\b"
    ),
    sides={},
    edge=re.compile(
        r"\b(?:at|in|by|from|until) the (?P<edge>start|beginning|end) of (?:(?:your|each|every|the|an?|any|his|her|"
        r"their|one|next) )*(?P<of>[a-z]+(?: (?:phase|turn|round|step)\b)?)"
    ),
    ends=frozenset(("end",)),
    before=re.compile(
        r"\b(?P<side>before|after)\b(?: (?:the|an?|each|every|all|any|your|his|her|their))* (?P<what>\w+)"
    ),
    threshold=re.compile(
        r"\b(?:(?P<equal>equals?(?: to)?|meets) or )?(?:(?P<low>(?:less|lower|fewer|smaller) than|below)|"
        r"(?P<high>(?:more|greater|higher|larger) than|above|exceeds))\b(?P<also> or equal)?"
    ),
    count=re.compile(
        rf"(?P<sign>[+−-])?(?P<n>{MARKED})(?:[ -](?P<noun>[a-z]{{3,}}))?"
        r"|\b(?P<times>once|twice)\b|\b(?P<again>again(?: and again)?|as often as|any number of times)\b"
        r"|\b(?P<dice>\d{0,2}[dw]\d{1,3})\b"
    ),
    one="one",
    once="once",
    scales=(" to ", " from "),
    ordinal=re.compile(r".*(?:st|nd|rd|th)$|second|third"),
    most=re.compile(r"\b(?:at most|up to|no more than|not more than|maximum of|only)\s*$"),
    more=re.compile(r"\b(?:more than|exceeds?|over)\s*$"),
    least=re.compile(r"\b(?:at least|no fewer than|no less than|minimum of)\s*$"),
    # By these something may be so many and no more.
    room=re.compile(r"\b(?:may|can|room for|holds?|carr(?:y|ies)|stores?|contains?|limit|maximum)\b"),
    # "The same action again", and not "on the same day again".
    same=re.compile(r"(?<!\bin )(?<!\bon )(?<!\bduring )(?<!\bat )\bthe same (?P<what>[a-z]+)"),
    negation=re.compile(r"\b(?:not|no|never|cannot|nor|neither|none)\b|n[’']t\b|^nobody\b"),
    modal=re.compile(r"\b(?:may|can|cannot|must|should|could|need)\b"),
    fates=tuple(
        re.compile(pattern)
        for pattern in (
            rf"{_WHAT} (?:is|are) (?:put|placed|returned|moved|shuffled|taken|removed|added|mixed){_TO}",
            rf"{_WHAT} (?:is|are) discarded",
            rf"(?:put|place|return|move|shuffle|take|remove|add|mix) {_WHAT}{_TO}",
            rf"discard {_WHAT}",
            rf"{_WHAT} (?:go|goes|returns?){_TO}",
        )
    ),
    # What has been done to a thing: "used potions", "cards that you buy".
    done=re.compile(r"\b(?:\w{2,}ed|dead|bought|sold|drawn|lost|sunk|won|spent|that|which|who)\b"),
    discard="discard",
    no_place=frozenset(map(stem, ("the", "your", "his", "her", "their", "its", "any", "top", "own", "pile", "stack"))),
    no_thing=word_set("the all any each every your his her their that which who you has have been are was"),
    elsewhere=re.compile(
        r"\b(?:this|these|those|it|they|them|he|she|instead|unless|except|otherwise|however|additional|extra"
        r"|(?<!after )another|(?<!after the )other|further|variant|optional(?:ly)?|example|still|already|such|but"
        r"|without|than usual|only if|about|more or|was|were|had|will|would"
        r"|(?<!only )once(?! (?:an?|per|in|each|every)\b)"
        r"|i|we|my|our)\b"
    ),
    # "If you have more than five cards, discard the others" says how many one may have.
    excess=re.compile(r"(?:if|when|whenever) (?P<claim>[^,]*\bmore than [^,]+),"),
    # "The Runners win at once if three casks are in the village" says what goals say, too.
    winning=re.compile(
        r"(?P<who>[^.;:,]{1,60}?)\b(?:wins?|has won|have won)(?: the game| at once| immediately)*,? "
        r"(?:if|when|as soon as|once) (?:(?:you|he|she|they) )?(?P<claim>[^;:]+)"
    ),
    it=re.compile(r"(?:it|they) (?=\w)"),
    # What a sentence says last of that before it, "twice in it", or adds: "once a day, and not with your last crew".
    tail=re.compile(r" in (?:it|them|that turn)[.]\W*$|,? (?:and|but) not\b"),
)
