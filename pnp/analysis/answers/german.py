"""How German rules answer: all their questions, and the words that any answer may have."""

from __future__ import annotations

import re
from typing import Final

from pnp.analysis.answers.german_questions import QUESTIONS
from pnp.analysis.answers.language import AnswerLanguage
from pnp.analysis.statement_german import GERMAN as STATEMENTS
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
GERMAN: Final = AnswerLanguage(
    questions=QUESTIONS,
    topic_words=STATEMENTS.topic_words,
    thing=rf"(?:(?!(?:{_NO_NOUN})\b)[^\W\d_][\w-]* )?(?!(?:{_NO_NOUN})\b)[^\W\d_][\w-]*\b",
    the=(
        r"(?:\b(?:der|die|das|den|dem|des|ein(?:e[rnms]?)?|jede[rnms]?|alle[rnms]?|dein(?:e[rnms]?)?|sein(?:e[rnms]?)?"
        r"|ihr(?:e[rnms]?)?|eure[rnms]?|diese[rnms]?|neue[rnms]?|eigene[rnms]?|nächste[rnms]?|oberste[rnms]?) )*"
    ),
    neutral=STATEMENTS.topic_words("neu neue neuen neues gekaufte eigene andere weitere zug spieler spiel"),
    anything=word_set("alles es sie was"),
    exceptions=re.compile(
        r"\b(?:außer\w*|ausnahm\w*|statt\w*|anders als|abweichend|jedoch|aber|nur|sonst|ansonsten|variante|wenn"
        r"|falls|sobald|während"
        r"|dank|sofern|solange|bis|zu zweit|zu dritt|zu viert|erlaubt dir|darfst du wählen|ohne|es sei denn"
        r"|normalerweise|hätte)\b"
    ),
    after=re.compile(r"[.!?]? *(?:ausnahmen?\b|aber\b|jedoch\b|nur\b|dies gilt nicht|das gilt nicht|außer\b|sonst\b)"),
)
