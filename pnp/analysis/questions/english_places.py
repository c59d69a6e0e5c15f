"""English: where things go and may be put, and when they may be used."""

from __future__ import annotations

from typing import Final

from pnp.analysis.questions.language import About, Question

_WHOSE: Final = r"(?:(?:your|his|her|their|the|its|his or her|an?|its owner's|the owner's|that player's) (?:\w+ )?)"
# Things are put aside, in the words of all games, in these places.
_PLACES: Final = {
    "hand": (rf"\b(?:to|into|in|on) {_WHOSE}hands?\b", r"\btaken? (?:up )?in(?:to)? hand\b", r"\binto hand\b"),
    "discard pile": (
        rf"\b(?:to|into|in|on|onto|on top of) {_WHOSE}(?:discards?|discard pile|waste pile|graveyard)\b",
        r"\b(?:is|are) (?:then |always |now )*discarded\b",
    ),
    "top of the deck": (rf"\b(?:on|onto|to) (?:the )?top of {_WHOSE}(?:draw )?(?:deck|pile|stack)\b",),
    "bottom of the deck": (
        (
            rf"\b(?:under|underneath|beneath|below|to the bottom of|at the bottom of) {_WHOSE}(?:draw )?(?:deck|pile"
            rf"|stack)\b"
        ),
    ),
    "supply": (
        r"\b(?:to|into|in) (?:the )?(?:general |common |shared |public )?(?:supply|reserves?|stock|bank|stockpile)\b",
        r"\b(?:to|into|in) the (?:\w+ )?(?:bag|pouch|sack|cup|pool)\b",
    ),
    "box": (
        r"\b(?:to|into|in) the (?:game )?box\b",
        r"\b(?:out of|from) (?:the )?(?:game|play)\b",
        r"\bpermanently removed\b",
    ),
    "its owner": (
        r"\bin front of (?:you|him|her|them|yourself|its owner|the player|their owners?|his|whoever)\b",
        (
            r"\b(?:on|onto|in|into|to|beside|next to) (?:your|his|her|their) (?:own )?(?!hands?\b|deck\b|discard|draw\b"
            r"|turn\b|opponent|left\b|right\b)(?:\w+ )?(?:board|mat|sheet|area|barn|basket|tent|camp|tableau|store"
            r"|storage|warehouse|home|house|base|score pile|pile of \w+|collection|sack|bag|purse|supply|play area)\b"
        ),
    ),
    "where it is": (
        (
            r"\b(?:stays?|remains?|leave|left) (?:\w+ )?(?:where (?:it|they) (?:is|are|lie|lies|was|were|stand)"
            r"|in place|on (?:the )?(?:board|map|table|field|track)|in (?:the )?(?:\w+ )?where)"
        ),
    ),
}
_MOVES: Final = (
    r"(?:goes|go|comes?|returns?|moves?|stays?|remains?|ends? up|(?:(?:is|are|must be|may be|is to be|will be) "
    r")(?:\w+ly )?(?:then |all |each |always |placed |put |returned |moved |added |shuffled |removed |set |laid |taken "
    r"|left |kept |slipped |discarded )+)"
)
_PUT: Final = r"(?:put|place|return|move|add|slip|set|lay|keep|take|shuffle|remove|leave|give|tuck)"
# Why a thing goes somewhere: the participle, and how it is said of a player.
_EVENTS: Final = {
    "where what is bought goes": ("bought|purchased|acquired|gained|hired|recruited", "buy|purchase|acquire|gain|hire"),
    "where what is defeated goes": (
        "defeated|killed|slain|destroyed|eliminated|beaten|vanquished|captured",
        "defeat|kill|slay|destroy|eliminate|beat|capture",
    ),
    "where what has been used goes": ("used|resolved|spent|played out|used up", "use|resolve|spend|use up"),
    "where what is gathered goes": (
        "harvested|gathered|found|mined|caught|collected|picked|dug up",
        "harvest|gather|find|mine|catch|collect|pick|dig up",
    ),
    "where what is won goes": ("won|scored|completed|fulfilled|delivered", "win|score|complete|fulfil|fulfill|deliver"),
    "where what is drawn goes": ("drawn", "draw"),
}
_ALIKE: Final = (("supply", "box"), ("hand", "its owner"))


def _frames(done: str, act: str) -> tuple[str, ...]:
    by_whom = r"(?:you|he|she|a player|players|they|the player|someone)"
    it = r"(?:it|them|the card|the tile|the counter|the token)"
    return (
        # "A bought card goes …", "cards bought go …", "cards that you buy are put …"
        rf"\b(?:{done}) <x>(?: \w+ly)? (?P<rest>{_MOVES}[^.;!?]{{0,240}})",
        (
            rf"\b<the><x>,? (?:(?:that|which) )?(?:(?:has|have|was|were|is|are) )?(?:been )?(?:{done}) "
            rf"(?P<rest>{_MOVES}[^.;!?]{{0,240}})"
        ),
        rf"\b<the><x>,? (?:(?:that|which|who) )?{by_whom} (?:{act})s?(?: \w+ly)? (?P<rest>{_MOVES}[^.;!?]{{0,240}})",
        # "Put a bought card …", "put each card you buy …"
        rf"\b{_PUT} <the>(?:{done}) <x> (?P<rest>[^.;!?]{{0,240}})",
        (
            rf"\b{_PUT} <the><x>,? (?:(?:that|which) )?{by_whom} (?:have |has )?(?:{act}|{done})s? "
            rf"(?P<rest>[^.;!?]{{0,240}})"
        ),
        # "When a card has been bought, put it …", "when you buy a card, …"
        (
            rf"\b(?:when|whenever|once|after|as soon as|if) <the><x> (?:is|are|has been|have been|was|were) "
            rf"(?:{done}),? (?P<rest>(?:{_PUT}|{it}|they)\b[^.;!?]{{0,240}})"
        ),
        (
            rf"\b(?:when|whenever|once|after|as soon as|if) {by_whom} (?:have |has )?(?:{act}|{done})s? <the><x>,? "
            rf"(?P<rest>(?:{_PUT}|{it}|they)\b[^.;!?]{{0,240}})"
        ),
        # "The pile consists of all resolved cards."
        (
            rf"\b(?P<rest>(?:score pile|discard pile|graveyard|trophy pile) (?:consists of|contains|holds)) "
            rf"<the>(?:{done}) <x>"
        ),
    )


_FATES: Final = tuple(
    Question(
        asks=asks,
        leads=f"{done}|{act}",
        answers=_PLACES,
        frames=_frames(done, act),
        alike=_ALIKE,
    )
    for asks, (done, act) in _EVENTS.items()
)
_RECALL: Final = Question(
    asks="where they go when the round ends",
    leads="at the end of the|clean-up|take all|take back|recall|return",
    frames=(
        (
            r"\bat the end of (?:the|each|every) (?:round|day|year|season|turn),? <the><x> (?P<rest>(?:goes|go|returns?"
            r"|is|are|comes?|stays?|remains?)\b[^.;!?]{0,240})"
        ),
        (
            r"\bat the end of (?:the|each|every) (?:round|day|year|season|turn),? (?:\w+ ){0,2}?(?:returns?|takes?"
            r"|moves?|puts?|place|remove|leave) (?:back )?<the><x> (?P<rest>[^.;!?]{0,240})"
        ),
        (
            r"\b(?:take|remove|return|recall|collect) (?:back )?all (?:of )?<the><x> (?P<rest>(?:from|off|back|to|into"
            r"|in)\b[^.;!?]{0,240})"
        ),
    ),
    answers={name: _PLACES[name] for name in ("hand", "discard pile", "supply", "box", "its owner", "where it is")},
    alike=_ALIKE,
)
_TOUCH: Final = r"(?:adjacent|adjoin\w*|next to|touch\w*|border\w*|connect\w*|contiguous|abut\w*|neighbou?r\w*)"
_LAID: Final = r"(?:placed|put|laid|built|founded|added|played|set up|constructed)"
_ADJOINING: Final = Question(
    asks="whether it has to be put beside another",
    leads="adjacent|adjoin|next to|touch|border|connect|anywhere|any empty|any free|any vacant",
    answers={
        "it must": (
            (
                rf"\b<the><x> (?:\w+ ){{0,2}}?(?:must|has to|have to|need to|needs to|may only|can only)~(?:be "
                rf")?{_LAID}?~\b{_TOUCH}"
            ),
            (
                rf"\b(?:draw|take|choose|pick) <the><x>\b~ (?:and|then) (?:place|lay|put|add|play) it ~(?:so that"
                rf"|next to|adjacent|adjoining)~(?:{_TOUCH}|already)"
            ),
            r"\b(?:place|lay|put|add|build|play) <the><x> (?:so that|next to|adjacent to|adjoining|touching)\b",
        ),
        "it need not": (
            (
                rf"\b<the><x> (?:may|can) (?:be {_LAID}|sit|stand|lie|go|start)~\b(?:anywhere|any (?:empty|free|vacant"
                rf"|open|unoccupied) (?:space|field|hex|square|spot|site|plot)|wherever)"
            ),
            (
                rf"\b<the><x> (?:need not|needn't|do not have to|does not have to|don't have to|do not need to"
                rf"|does not need to)~\b{_TOUCH}"
            ),
            (
                r"\b(?:place|lay|put|add|build|play) <the><x> (?:anywhere|wherever|on any (?:empty|free|vacant|open"
                r"|unoccupied))"
            ),
        ),
    },
)
_MADES: Final = "bought|purchased|acquired|gained|recruited|built|drawn|hired|new|summoned|raised|produced"
_MADE: Final = rf"(?:{_MADES})"
_READY: Final = r"(?:used?|played?|act|move|attack|fight|fire|activated?|work|deployed?|put to use|launched?)"
_USABLE: Final = Question(
    asks="whether what is new can be used at once",
    leads=f"{_MADES}|acquire|recruit|you buy",
    reads_on=True,
    frames=(
        rf"\b(?:newly )?{_MADE} <x>\b(?P<rest>[^;!?\n]{{0,200}})",
        (
            r"\b<the><x> (?:that |which )?(?:you|a player|players) (?:have |has )?(?:just )?(?:acquires?|bu(?:y|ys"
            r"|ilds?)|bought|built|recruits?|recruited|purchases?|gains?|draws?)\b(?P<rest>[^;!?\n]{0,200})"
        ),
        (
            rf"\b<the><x> (?:that|which)? ?(?:is|are|has been|have been|was|were) (?:just |newly "
            rf")?{_MADE}\b(?P<rest>[^;!?\n]{{0,160}})"
        ),
    ),
    answers={
        "at once": (
            (
                rf"\b(?:may|can) (?:already |also |then )?(?:be )?{_READY}(?: (?:it|them|and \w+))*~\b(?:(?:in|on"
                rf"|during) (?:the|that|this) (?:very )?(?:same )?turn\b|at once|immediately|straight ?away|right away"
                rf"|the same turn|same turn)"
            ),
        ),
        "later": (
            (
                rf"\b(?:cannot|can't|may not|must not|can never|may never|not) (?:be )?{_READY}(?: (?:it|them|and \w+"
                rf"|or \w+))*~\b(?:until|before|(?:in|on|during) (?:the|that|this) (?:very )?(?:same )?turn|this turn"
                rf"|same turn)"
            ),
            rf"\b(?:may|can) (?:be )?(?:only )?{_READY}(?: (?:it|them))? only (?:from|in|on|after)\b",
        ),
    },
)
_ASIDE: Final = r"(?:(?:set|put|placed|laid) aside|kept|locked|banked|saved|frozen|held)"
_DICE: Final = Question(
    asks="whether dice put aside can be rolled again",
    leads="set aside|put aside|locked|kept|from the|banked|saved|held|frozen",
    about=About.GAME,
    answers={
        "no": (
            (
                rf"\bdice\b~{_ASIDE}\b~(?:locked\b|stay as|cannot be|can't be|may not be|may never be|must not be"
                rf"|are never|are not)~(?:roll|thrown?|chang|as they|until|again|turn)"
            ),
            rf"\b{_ASIDE} dice ~(?:cannot|can't|may not|may never|must not|never|are not)~(?:roll|thrown?|chang)",
        ),
        "yes": (
            (
                rf"\b(?:may|can|free to)~(?:re-?roll|roll|throw|pick up|take back)~\b(?:including|even|also)?~(?:dice"
                rf"|die|those|ones)~{_ASIDE}"
            ),
            (
                r"\b(?:any )?(?:die|dice)\b[^.]{0,160}?(?:pick up|take back) [^.;]{0,160}?\bfrom "
                r"[^.;]{0,160}?\b(?:throw|roll|re-?roll)"
            ),
        ),
    },
)
PLACES: Final = (*_FATES, _RECALL, _ADJOINING, _USABLE, _DICE)
