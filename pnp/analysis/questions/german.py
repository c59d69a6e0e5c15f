"""How German rules answer: all their questions, and the words that any answer may have."""

from __future__ import annotations

from typing import Final

from pnp.analysis.questions.german_acts import ACTS
from pnp.analysis.questions.german_end import RESULT, TIE, WINNER
from pnp.analysis.questions.german_exceptions import AFTER, EXCEPTIONS
from pnp.analysis.questions.german_state import COST, HAVING, LASTING, PLACE, SEEN
from pnp.analysis.questions.language import QuestionLanguage
from pnp.analysis.statement_german import GERMAN as _STATEMENTS
from pnp.analysis.word_forms import word_set

_NO_NOUN: Final = (
    "von|vom|in|im|ins|auf|aufs|an|am|zu|zum|zur|mit|ohne|unter|über|durch|hinter|zwischen|für|und|oder|aber|als"
    "|wenn|falls|sobald"
    "|bis|dass|es|sie|ihr|du|er|wir|man|jeder|ist|sind|war|wird|werden|hat|haben|darf|dürfen|dürft|darfst|kann"
    "|können|könnt"
    "|kannst|muss|müssen|musst|müsst|nicht|nie|niemals|immer|auch|nur|dort|hier|zurück|sofort|kommt|kommen|geht"
    "|gehen|legt"
    "|legst|nimmt|nehmt|der|die|das|den|dem|des|ein\\w{0,2}|jede\\w?|alle\\w?|dein\\w{0,2}|sein\\w{0,2}|ihre\\w?"
    "|eure\\w?|kein\\w{0,2}"
    "|wandern|wandert|bleibt|bleiben"
)
GERMAN: Final = QuestionLanguage(
    questions=(SEEN, LASTING, COST, HAVING, PLACE, WINNER, TIE, RESULT, *ACTS),
    common={
        "money": "geld|münze|vermögen|reichste",
        "points": "punkt|siegpunkt|gesamtpunkte",
        "hand": "handkarte|kartenhand",
        "tricks": "stich",
        "discard pile": "ablagestapel",
        "draw pile": "nachziehstapel|zugstapel",
        "bids": "gebot",
        "display": "auslage",
    },
    generic=word_set("karte marker plättchen chip stein würfel figur scheibe token"),
    plural="(?:nen|ern|en|er|es|n|e|s)?",
    compounds=True,
    pronouns=word_set("er sie es ihn ihnen diese dieser dieses ihm"),
    determiners=word_set(
        "der die das den dem des ein eine einen einem einer eines deine deinen deiner dein eure euren euer eurer seine "
        "seinen sein seiner ihre ihren ihr ihrer jede jeder jedes jeden jedem alle allen aller keine keinen "
        "kein dieser "
        "und zwei drei vier fünf sechs da weil wie wer welche dass also nun hier"
    ),
    prepositions=word_set("von in im auf mit aus für bei zu zum zur an am unter hinter über ohne mithilfe je pro"),
    relatives=word_set("die der das den dem du ihr er mit ohne"),
    places=r"\b(?:im|am|in|auf|an|bei|unter) (?:de[rmn] |einem |einer |das |die )?(?P<place>[a-zäöü]+)",
    negation=r"\b(?:nicht|kein\w*|nie|niemals|niemand|ohne)\b",
    topic_words=_STATEMENTS.topic_words,
    harmless=word_set(
        "alle gesammelte gesammelten gewonnene gewonnenen erworbenen eigenen eigene viele viel haltet legt lasst immer "
        "stets fahrt mit der gewonnen gesammelt hast habt gewählte hat haben bau einer"
    ),
    noun=rf"(?:(?!(?:{_NO_NOUN})\b)[^\W\d_][\w-]* )?(?!(?:{_NO_NOUN})\b)[^\W\d_][\w-]*\b",
    the=(
        r"(?:\b(?:der|die|das|den|dem|des|ein(?:e[rnms]?)?|jede[rnms]?|alle[rnms]?|dein(?:e[rnms]?)?|sein(?:e[rnms]?)?"
        r"|ihr(?:e[rnms]?)?|eure[rnms]?|diese[rnms]?|neue[rnms]?|eigene[rnms]?|nächste[rnms]?|oberste[rnms]?) )*"
    ),
    neutral=_STATEMENTS.topic_words("neu neue neuen neues gekaufte eigene andere weitere zug spieler spiel"),
    anything=word_set("alles es sie was"),
    exceptions=EXCEPTIONS,
    after=AFTER,
)
