"""How English rules answer: all their questions, and the words that any answer may have."""

from __future__ import annotations

from typing import Final

from pnp.analysis.questions.english_acts import ACTS
from pnp.analysis.questions.english_end import ENDING, RESULT, TIE, WINNER
from pnp.analysis.questions.english_exceptions import AFTER, EXCEPTIONS
from pnp.analysis.questions.english_fields import FIELDS
from pnp.analysis.questions.english_places import PLACES
from pnp.analysis.questions.english_players import PLAYERS
from pnp.analysis.questions.english_price import COST, FLAT, PAYEE, WORTH
from pnp.analysis.questions.english_start import ASSIGNED, HAVING, PLACE, START_NUMBER, START_SPACE
from pnp.analysis.questions.english_state import BIDDING, LASTING, SEEN
from pnp.analysis.questions.language import QuestionLanguage
from pnp.analysis.topic_words import topic_words
from pnp.analysis.word_forms import word_set

# Words that are in no name of a thing: prepositions, pronouns, verbs of any sentence.
_NO_NOUN: Final = (
    "from|of|in|on|onto|into|to|at|by|with|without|under|beneath|over|through|across|behind|between|for|and|or|nor|but"
    "|so|than|then|as|when|whenever|if|once|until|that|which|who|whom|whose|it|they|them|you|he|she|we|him|everyone"
    "|is|are|was|were|be|been|being|has|have|had|do|does|did|may|can|cannot|could|must|will|would|should|might|need|not"
    "|never|ever|always|also|only|either|both|where|what|there|here|back|away|down|up|out|go|goes|comes?|puts?|places?"
    "|takes?|returns?|moves?|lies?|stays?|remains?|an?|the|each|every|all|any|your|his|her|their|its|this|these|those"
    "|no|more|most|blocks?|attacks?|ignores?|stops?|costs?|counts?|rolls?"
)
ENGLISH: Final = QuestionLanguage(
    questions=(
        *(SEEN, BIDDING, LASTING, COST, FLAT, PAYEE, HAVING, START_NUMBER, START_SPACE, PLACE, ASSIGNED),
        *(WINNER, ENDING, WORTH, TIE, RESULT, *PLACES, *PLAYERS, *ACTS, *FIELDS),
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
    plural="(?:s|es|'s|s')?",
    compounds=False,
    pronouns=word_set("it they them he she these those this that one him her"),
    determiners=word_set(
        "the a an your his her their its my our all any each every both no some this that these those and of "
        "one two three four five six since because as when that if so therefore here there then"
    ),
    prepositions=word_set("of on in with from for to by at under beside behind into onto near over per without"),
    relatives=word_set("you that which who he she they whose with without marked bearing showing"),
    places=r"\b(?:in|at|on|inside|outside|near|behind) (?:the |an? |your |its |his |any )?(?P<place>[a-z]+)",
    negation=r"\b(?:not|no|never|nobody|none|without|cannot)\b|n't\b",
    topic_words=topic_words,
    harmless=word_set(
        "won have has had taken got draw use build buy hire take play cast own hold "
        "all any own such whole entire collected gathered gained earned acquired captured owned many much are is be "
        "using taking building casting drawing carrying replacing keep hold then hide always each card cards "
        "tokens token "
        "markers marker get gets does that amount number opponents opponents' opponent's other's others' everyone's "
        "players' player's at through"
    ),
    noun=rf"(?:(?!(?:{_NO_NOUN})\b)[a-z][\w'-]* ){{0,3}}(?!(?:{_NO_NOUN})\b)[a-z][\w'-]*\b",
    the=(
        r"(?:\b(?:an?|the|each|every|all|any|some|your|his|her|their|its|this|that|these|those|own|new|newly|next|top"
        r"|one|a single|of) )*"
    ),
    # "A new tile", "the next card": forms as ``topic_words`` gives them.
    neutral=topic_words("new own purchased bought acquired gained other additional resulting such turn player game"),
    anything=word_set("everything anything whatever it they them"),
    exceptions=EXCEPTIONS,
    after=AFTER,
)
