"""English: who leads, draws, chooses and pays, and in which order."""

from __future__ import annotations

from typing import Final

from pnp.analysis.questions.language import About, Question

_LEADS: Final = r"(?:leads?|leading|opens?|plays? first|plays? the first card|starts?|begins?|will lead|has the lead)"
_NEXT: Final = r"(?:next|following|new|second) (?:one|trick)"
_WINNER: Final = (
    r"(?:winner of (?:a|the|each|every|that|this|the last|the previous) trick|trick(?:'s)? winner|(?:whoever|who"
    r"|player who) (?:wins|won|takes|took|has won|has taken) (?:a|the|each|that) (?:last |previous )?trick)"
)
_NEXT_TRICK: Final = Question(
    asks="who leads to the next trick",
    leads="trick|the lead ",
    about=About.GAME,
    answers={
        "its winner": (
            rf"\b{_WINNER}~\b{_LEADS}\b",
            r"\bwinner (?:then |always )?leads (?:to )?(?:the )?next",
            rf"\bif you (?:win|take) (?:a|the) trick, you {_LEADS}",
            rf"\b(?:wins|takes|won) the trick and (?:therefore |then |so )?{_LEADS}~{_NEXT}",
        ),
        "the winner's neighbour": (
            rf"\bto (?:her|his|their|the winner's) (?:left|right)\b~\b{_LEADS} ~{_NEXT}",
            rf"\bon (?:her|his|their|the winner's) (?:left|right)\b~\b{_LEADS} ~{_NEXT}",
            rf"\b(?:left|right) of (?:the|its|each) (?:trick's )?winner\b~{_LEADS}",
            rf"\bwinner's (?:left|right)[- ](?:hand )?neighbou?r ~{_LEADS}",
        ),
        "its loser": (
            rf"\b(?:loser of (?:a|the|each|every) trick|(?:player )?who (?:played|plays) the lowest card)~\b{_LEADS}\b",
        ),
        "each in turn": (
            r"\blead (?:to the trick )?(?:passes|rotates|moves) (?:clockwise|to the left|to the next player)",
        ),
    },
)
_FIRST: Final = r"(?:to the first trick|the first trick|the first card)"
_FIRST_TRICK: Final = Question(
    asks="who leads to the first trick",
    leads="first trick|first card",
    about=About.GAME,
    answers={
        "the dealer": (rf"\bthe dealer (?:always |himself |then )?(?:{_LEADS}|plays) {_FIRST}",),
        "the dealer's left": (
            (
                rf"\b(?:left of the dealer|dealer's left|eldest hand|forehand|dealer's left-hand "
                rf"neighbou?r)\b~(?:{_LEADS}|plays) ~{_FIRST}"
            ),
        ),
        "the dealer's right": (rf"\b(?:right of the dealer|dealer's right)\b~(?:{_LEADS}|plays) ~{_FIRST}",),
        "who bid most": (
            rf"\b(?:declarer|highest bidder|bidder|contractor|soloist|taker|bid winner)\b~(?:{_LEADS}|plays) ~{_FIRST}",
        ),
        "who has a card": (
            (
                rf"\b(?:holder of|player (?:with|holding)|(?:whoever|player who) (?:has|holds)) the ~(?:{_LEADS}"
                rf"|plays) ~{_FIRST}"
            ),
        ),
    },
)
_DRAWS: Final = (
    r"(?:draws?|reveals?|turns? over|turns? up|flips?(?: over)?|rolls?|reads?|uncovers?|deals? out|picks?) "
    r"(?:<the>)(?:first )?"
)
_WHO: Final = {
    "the active player": (
        r"(?:active player|current player|player whose turn it is|player (?:taking|who is taking) (?:the|a|his|her"
        r"|their) turn)"
    ),
    "the neighbour on the left": (
        r"(?:(?:player|one|neighbou?r|person|opponent) (?:to|on|at|sitting to) (?:the |his |her |your |their )?left(?: "
        r"of (?:the )?[\w ]+?)?|left-hand neighbou?r)"
    ),
    "the neighbour on the right": (
        r"(?:(?:player|one|neighbou?r|person|opponent) (?:to|on|at|sitting to) (?:the |his |her |your |their "
        r")?right(?: of (?:the )?[\w ]+?)?|right-hand neighbou?r)"
    ),
    "the first player": r"(?:first player|start(?:ing)? player)",
    "the last player": r"(?:last player(?: in turn order)?|player who is last in turn order)",
    "the youngest": r"(?:youngest(?: player)?)",
    "everyone": r"(?:each player|every player|all players|everyone)",
}
_DRAWER: Final = Question(
    asks="who draws it",
    leads="draw|reveal|turns over|turns up|flip|roll|reads|uncover",
    answers={
        name: (rf"\bthe {who} (?:then |always |now )?{_DRAWS}<x>",) for name, who in _WHO.items() if name != "everyone"
    },
)
_HIGH: Final = r"(?:highest|largest|greatest|most|fastest|strongest|quickest|longest|oldest|richest)"
_LOW: Final = r"(?:lowest|smallest|least|fewest|slowest|weakest|shortest|youngest|poorest)"


def _ordered(first: str, last: str, many: str, order: str) -> tuple[str, ...]:
    acts = r"(?:act|go|move|play|choose|pick|are activated|are resolved|activate|come|take (?:their|its) turns?)"
    return (
        (
            rf"\b(?:act|go|moves?|plays?|choose|pick|activat\w*|resolv\w*|turns?|order|bids?)\b~\bfrom (?:the "
            rf")?{first}\b~\bto (?:the )?{last}\b"
        ),
        rf"\bin {order} order of\b",
        rf"\b(?:starting|beginning|start|begin) with the {first}\b",
        rf"\b{first}(?: \w+)? first\b",
        rf"\b{many} (?:\w+ )?{acts} (?:first|early|earlier|before)",
        rf"\bplayer with the {first} \w+ (?:acts|goes|moves|plays|chooses|picks) first\b",
    )


_ORDER: Final = Question(
    asks="in which order it is done",
    leads="highest|lowest|largest|smallest|fastest|slowest|most|fewest|scending order| early| first",
    about=About.WORDS,
    answers={
        "highest first": _ordered(_HIGH, _LOW, r"\b(?:high|higher|large|fast|strong)", "descending"),
        "lowest first": _ordered(_LOW, _HIGH, r"\b(?:low|lower|small|slow|weak)", "ascending"),
    },
)
_CHOICE: Final = (
    r"(?:chooses?|picks?|picking|choosing|selects?|selecting|drafts?|goes|acts|places?|has the first choice)"
)
_TURN_ORDER: Final = Question(
    asks="whether the first or the last in turn order is first",
    leads="turn order|player order|moved first|went first",
    about=About.WORDS,
    answers={
        "the last": (
            rf"\blast in (?:turn|player) order {_CHOICE}~\bfirst",
            rf"\b{_CHOICE}~\bin (?:reverse|inverse|reversed) (?:turn|player) order",
            r"\bin (?:reverse|inverse|reversed) (?:turn|player) order,? ~(?:chooses?|picks?|select|draft|place)",
        ),
        "the first": (
            rf"\bfirst in (?:turn|player) order {_CHOICE}~\bfirst",
            (
                r"\b(?:who (?:moved|went|acted|played) first|first player)\b~(?:also )?(?:has the first choice"
                r"|chooses first|picks first)"
            ),
            rf"\b{_CHOICE}~(?<!reverse )\bin (?:turn|player) order\b",
        ),
    },
)
_DISAGREEMENT: Final = Question(
    asks="who decides when players disagree",
    leads="agree|opinions|dispute",
    about=About.GAME,
    answers={
        "one player": (
            (
                r"\b(?:cannot|can't|do not|don't|disagree|differ|dispute|no agreement)\b~(?:has the final (?:say|word)"
                r"|decides|has the last word|makes the (?:final )?decision)"
            ),
        ),
        "a vote": (
            r"\b(?:vote|majority)\b~(?:opinions differ|disagree|cannot agree|can't agree|do not agree|dispute)",
            r"\b(?:cannot agree|can't agree|do not agree|disagree|opinions differ)\b~(?:vote|majority)",
        ),
    },
    excepted=frozenset(("one player", "a vote")),
)
_LOSS: Final = r"(?:hits?|loss|losses|casualties|damage|steps?|wounds?)"
_HITS: Final = Question(
    asks="who chooses what takes losses",
    leads="hits|losses|loss|lose|casualties|damage|steps|wound",
    about=About.GAME,
    answers={
        "the owner": (
            (
                rf"\b{_LOSS}\b~\b(?:assigned|allocated|chosen|taken|distributed)~\bby (?:their|its|the|the unit's) "
                rf"(?:owner|owning player|defender|player who owns)"
            ),
            rf"\b{_LOSS}\b~\b(?:of|at) (?:the|their|its) owner's choice",
            (
                rf"\b(?:owner|owning player|defender|each player|each side)s? (?:\w+ )?(?:chooses?|decides?|selects?"
                rf"|assigns?|allocates?) (?:which|the|how|any|his|her|their)~{_LOSS}"
            ),
        ),
        "the enemy": (
            (
                rf"\b{_LOSS}\b~\b(?:assigned|allocated|chosen|distributed)~\bby the (?:attacker|firer|opponent|enemy"
                rf"|firing player|shooter|player who (?:scored|rolled|fired))"
            ),
            (
                rf"\b(?:attacker|firer|opponent|enemy|firing player|shooter|player who (?:scored|rolled|fired)) (?:\w+ "
                rf")?(?:chooses?|decides?|selects?|assigns?|allocates?) (?:which|the|how|any)~(?:{_LOSS}|lose|removed"
                rf"|eliminated|hit)\b"
            ),
        ),
    },
)
PLAYERS: Final = (_NEXT_TRICK, _FIRST_TRICK, _DRAWER, _ORDER, _TURN_ORDER, _DISAGREEMENT, _HITS)
