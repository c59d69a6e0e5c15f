"""English: what may be done, how often, and when it is paid and done."""

from __future__ import annotations

from typing import Final

from pnp.analysis.questions.language import About, Question

_SEVERAL: Final = r"(?:two|three|four|five|six|[2-6])"
_TRADE: Final = Question(
    asks="whether players may trade with each other",
    leads="trad|deal|barter|exchange|swap|negotiat",
    about=About.GAME,
    answers={
        "yes": (
            (
                r"\b(?:may|can|are free to) (?:always |freely |also )?(?:trade|exchange|barter|deal|swap"
                r"|negotiate)~\b(?:(?:with|between|among) (?:each other|one another|(?:the |any )?other players"
                r"|(?:the )?others|themselves|any player))"
            ),
            (
                r"\b(?:trad(?:e|ing)|deals?|exchanges?) (?:between|among|with) (?:other )?players~\b(?:is|are) "
                r"(?:always )?(?:allowed|permitted)"
            ),
        ),
        "no": (
            (
                r"\b(?:trad(?:e|es|ing)|deals?|exchanges?|bartering) (?:between|among|with) (?:the |other )?(?:players"
                r"|each other|one another)~\b(?:not|never|forbidden|prohibited|no)\b"
            ),
            (
                r"\b(?:players )?(?:never|may not|cannot|must not|may never|can never) (?:trade|exchange|barter|deal"
                r"|swap)~\b(?:with|between|among) (?:each other|one another|(?:the )?other players|themselves)"
            ),
            r"\b(?:there is|there are) no (?:trade|trading|deals|exchange) (?:between|among|with)\b",
            r"\bno player (?:may|can) (?:ever )?(?:trade|exchange|barter|swap)~\bwith (?:another|other)",
        ),
    },
)
_PACT: Final = r"(?:alliances?|treat(?:y|ies)|pacts?|agreements?|deals?|promises?|contracts?)"
_END: Final = (
    r"(?:break|broken|dissolved?|leave|cancel\w*|end(?:ed)?|withdr\w+|revoked?|terminated?|get out|back out|renege\w*)"
)
_PROMISES: Final = Question(
    asks="whether an agreement binds",
    leads="alliance|treat|pact|agreement|deal|promise|contract",
    answers={
        "it binds": (
            rf"\b(?P<x>{_PACT})\b~\b(?:is|are) (?:always )?binding",
            rf"\b(?P<x>{_PACT})\b~\b(?:cannot|can't|may not|may never|must not|can never|never) (?:be )?{_END}",
            rf"\b(?:nobody|no one|no player) (?:may|can) (?:ever )?{_END}~\b(?P<x>{_PACT})",
            rf"\b(?P<x>{_PACT})\b~\bmust (?:always )?be (?:kept|honou?red|fulfilled)",
        ),
        "it does not": (
            rf"\b(?P<x>{_PACT})\b~\b(?:is|are) (?:never|not) binding",
            rf"\b(?:may|can|free to|at liberty to)~\b{_END}~\b(?P<x>{_PACT})",
            rf"\b(?P<x>{_PACT})\b~\b(?:may|can) (?:always )?be {_END}",
            rf"\b(?:nobody|no one|no player) (?:has to|need|is obliged to) (?:keep|honou?r)~(?P<x>{_PACT})",
        ),
    },
)
_HOW_MANY: Final = Question(
    asks="how many of them a turn has",
    leads="turn",
    answers={
        "several": (
            (
                rf"\b(?:in|on|during) (?:your|a|each|every|his|her|their) (?:own )?turn,? (?:you|he|she|a player"
                rf"|each player|players)? ?(?:must |may |can )?(?:carry out|carries out|take|takes|perform|performs"
                rf"|have|has|do|get|gets|choose)~\b{_SEVERAL} (?:different )?<x>"
            ),
            (
                rf"\b(?:you|each player|a player|players) (?:have|has|get|gets|take|takes|perform|performs) (?:exactly "
                rf")?{_SEVERAL} <x> (?:per|each|every|in (?:your|each|a|his)|on (?:your|each|a|his)) turn"
            ),
            rf"\b(?:each|a|your) turn (?:consists of|has|gives you) {_SEVERAL} <x>",
        ),
        "one": (
            r"\b(?:your|the|his|her) turn's (?:only|one|single|sole|one and only) <x>",
            r"\b(?:only|single|sole|one) <x> (?:of|for|in) (?:your|the|this|that|a|his) turn",
            r"\bonly one <x> (?:per|each|every|in (?:your|each|a)|on (?:your|each|a)) turn",
            r"\b(?:each|a|your) turn (?:consists of|has|gives you) (?:only |just |exactly )?(?:one|a single) <x>",
        ),
    },
)
_PAID: Final = Question(
    asks="when it is paid for",
    leads="pay for|paid for|pays for",
    answers={
        "at once": (
            (
                r"\b(?:you|players|he|she|the buyer|the winner) (?:must )?pays? for <the><x> (?:when|as soon as"
                r"|immediately|at once|on|the moment|straight away|before)\b"
            ),
            (
                r"\b<the><x> (?:is|are|must be|has to be|have to be) paid for (?:when|as soon as|immediately|at once"
                r"|straight away|before|in advance)\b"
            ),
        ),
        "later": (
            (
                r"\b(?:you|players|he|she|the buyer|the winner) (?:must )?pays? for <the><x> (?:after|at the end|later"
                r"|in the (?:next|following))\b"
            ),
            (
                r"\b<the><x> (?:is|are|must be|has to be|have to be) paid for (?:after|at the end|later|afterwards"
                r"|in the (?:next|following))\b"
            ),
        ),
    },
)


_UNIT: Final = r"(?P<x>turn|round|day|year|season|phase|month)"
_OF: Final = rf"(?:of|to) (?:the |your |each |every |a |his |her |their |this |that )+(?:own |player's )?{_UNIT}"


def _edge(asks: str, leads: str, event: str) -> Question:
    start = r"(?:start|beginning)"
    return Question(
        asks=asks,
        leads=leads,
        answers={
            "at its start": (
                rf"\bat the {start} {_OF}\b~{event}",
                rf"{event}~\bat the {start} {_OF}\b",
                rf"\b(?:begin|start)s? (?:the |your |each |every |a |his |her |their )+{_UNIT} (?:by|with) ~{event}",
            ),
            "at its end": (
                rf"\bat the end {_OF}\b~{event}",
                rf"{event}~\bat the end {_OF}\b",
                (
                    rf"\b(?:end|finish|conclude)(?:e?s)? (?:the |your |each |every |a |his |her |their )+{_UNIT} (?:by"
                    rf"|with) ~{event}"
                ),
            ),
        },
    )


_EDGES: Final = (
    _edge(
        "when income comes",
        "income",
        r"\b(?:receives?|collects?|gets?|takes?|gains?|earns?|is paid|paid out) (?:\w+ ){0,2}income\b",
    ),
    _edge(
        "when the hand is filled up",
        "hand|draw",
        r"\b(?:draws? (?:back )?(?:cards )?(?:back )?(?:up )?(?:to|until)|refills? (?:your |his |her "
        r"|their )?hand|fills? (?:up )?(?:your |his |her |their )hand)\b",
    ),
    _edge(
        "when the display is filled up",
        "refill|fill|replenish|restock",
        r"\b(?:refill|fill up|replenish|restock)\w* (?:the )?(?:market|display|row|offer|shop|stalls?)\b",
    ),
)
ACTS: Final = (_TRADE, _PROMISES, _HOW_MANY, _PAID, *_EDGES)
