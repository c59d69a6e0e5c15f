"""The questions of English rules."""

from __future__ import annotations

from typing import Final

from pnp.analysis.questions.english_end import ENDING, RESULT, TIE, WINNER
from pnp.analysis.questions.english_price import COST, FLAT, PAYEE, WORTH
from pnp.analysis.questions.english_start import ASSIGNED, HAVING, PLACE, START_NUMBER, START_SPACE
from pnp.analysis.questions.english_state import BIDDING, LASTING, SEEN
from pnp.analysis.questions.language import QuestionLanguage
from pnp.analysis.statement_english import ENGLISH as _STATEMENTS
from pnp.analysis.word_forms import word_set

ENGLISH: Final = QuestionLanguage(
    questions=(
        SEEN,
        BIDDING,
        LASTING,
        COST,
        FLAT,
        PAYEE,
        HAVING,
        START_NUMBER,
        START_SPACE,
        PLACE,
        ASSIGNED,
        WINNER,
        ENDING,
        WORTH,
        TIE,
        RESULT,
    ),
    common={
        "money": "money|coin|cash|wealth|fortune|richest|wealthiest",
        "points": "point|victory point|score|total|sum",
        "hand": "hand|hand card|hand of cards|cards in hand|cards in your hand|cards in their hand|cards in his hand",
        "tricks": "trick",
        "discard pile": "discard pile|discard|discarded card|discards",
        "draw pile": "draw pile|draw deck|deck",
        "bids": "bid",
        "display": "display",
    },
    generic=word_set(
        "card token marker counter chip tile die dice piece cube disc figure unit model meeple pawn board deck"
    ),
    plural="(?:s|es|['’]s|s['’])?",
    compounds=False,
    pronouns=word_set("it they them he she these those this that one him her"),
    determiners=word_set(
        "the a an your his her their its my our all any each every both no some this that these those and of "
        "one two three four five six since because as when that if so therefore here there then"
    ),
    prepositions=word_set("of on in with from for to by at under beside behind into onto near over per without"),
    relatives=word_set("you that which who he she they whose with without marked bearing showing"),
    places=r"\b(?:in|at|on|inside|outside|near|behind) (?:the |an? |your |its |his |any )?(?P<place>[a-z]+)",
    negation=r"\b(?:not|no|never|nobody|none|without|cannot)\b|n[’']t\b",
    topic_words=_STATEMENTS.topic_words,
    harmless=word_set(
        "won have has had taken got draw use build buy hire take play cast own hold "
        "all any own such whole entire collected gathered gained earned acquired captured owned many much are is be "
        "using taking building casting drawing carrying replacing keep hold then hide always each card cards "
        "tokens token "
        "markers marker get gets does that amount number opponents opponents’ opponent’s opponents' other’s others’ "
        "players’ everyone’s everyone's players' player’s at through"
    ),
)
