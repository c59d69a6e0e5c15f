"""How English rules answer: all their questions, and the words that any answer may have."""

from __future__ import annotations

import re
from typing import Final

from pnp.analysis.answers.english_acts import ACTS
from pnp.analysis.answers.english_fields import FIELDS
from pnp.analysis.answers.english_places import PLACES
from pnp.analysis.answers.english_players import PLAYERS
from pnp.analysis.answers.language import AnswerLanguage
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
ENGLISH: Final = AnswerLanguage(
    questions=(*PLACES, *PLAYERS, *ACTS, *FIELDS),
    topic_words=topic_words,
    thing=rf"(?:(?!(?:{_NO_NOUN})\b)[a-z][\w'-]* ){{0,3}}(?!(?:{_NO_NOUN})\b)[a-z][\w'-]*\b",
    the=(
        r"(?:\b(?:an?|the|each|every|all|any|some|your|his|her|their|its|this|that|these|those|own|new|newly|next"
        r"|top|one"
        r"|a single|of) )*"
    ),
    # "A new tile", "the next card": forms as ``topic_words`` gives them.
    neutral=topic_words("new own purchased bought acquired gained other additional resulting such turn player game"),
    anything=word_set("everything anything whatever it they them"),
    exceptions=re.compile(
        r"\b(?:unless|except\w*|instead|however|unlike|other than|apart from|exempt|but|only|otherwise|variant|special"
        r"|normally|usually|if|when|whenever|while|during|thanks to|as long as|provided|until|with (?:two|three|four"
        r"|2|3|4) players?|in (?:the first|turn \d+|an?)|ability|lets you|allows?|may choose to|without|had|would)\b"
    ),
    after=re.compile(
        r"[.!?]? *(?:exceptions?\b|but\b|however\b|only\b|this (?:does not|is not)|except\b|unless\b|otherwise\b)"
    ),
)
