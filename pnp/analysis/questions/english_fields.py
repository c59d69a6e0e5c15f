"""English: what is adjacent and controlled, what may be crossed, who fights how, and who can be chosen as a target."""

from __future__ import annotations

from typing import Final

from pnp.analysis.numerals import NUMBER
from pnp.analysis.questions.language import About, Question

_ADJACENT: Final = Question(
    asks="whether corners make spaces adjacent",
    leads="adjacent|neighbour|neighbor",
    about=About.GAME,
    answers={
        "no": (
            (
                r"\b(?:adjacent|neighbou?rs?|neighbou?ring)\b~\b(?:share|sharing|have|with) (?:an?|the same|a common"
                r"|a whole|at least one)? ?(?:common )?(?:edge|side|border)\b(?!~(?:corner|diagonal))"
            ),
            (
                r"\b(?:share|sharing) (?:an?|the same|a common) (?:edge|side)\b~\b(?:are|is|count as|counts as"
                r"|called) (?:\w+ )?(?:adjacent|neighbou?r)"
            ),
            r"\b(?:adjacent|neighbou?rs?)\b~\bcorners? (?:do|does) not count",
            r"\bdiagonal(?:ly)?\b~\b(?:do not|does not|never|is not|are not|don't)\b~(?:adjacent|neighbou?r)",
            r"\b(?:adjacent|neighbou?rs?)\b~\b(?:not|never) diagonal",
            r"\badjacent (?:means|is always) orthogonal",
        ),
        "yes": (
            r"\badjacent\b~\b(?:including|also|even|or|and)\b~\b(?:diagonal\w*|corners?)\b(?! (?:do|does) not)",
            (
                r"\bdiagonal(?:ly)?(?: adjacent)? (?:spaces|squares|tiles|cells|fields) ~(?:are|count as|is) (?:also "
                r")?(?:adjacent|neighbou?r)"
            ),
            r"\beight (?:spaces|squares|tiles|cells|fields)\b~\b(?:are|is|count as) (?:all )?(?:adjacent|neighbou?r)",
            (
                r"\b(?:touch\w*|meets?)\b~\b(?:corner|diagonal)\w*\b~\b(?:is|are|so|therefore|counts?)\b~(?<!not "
                r")\b(?:adjacent|neighbou?r)"
            ),
        ),
    },
)
_OWN: Final = r"(?:controls?|controlled|controlling|rules?|owns?|dominates?|holds?)"
_CONTROL: Final = Question(
    asks="whether players who are level control it",
    leads="control|dominat| rule|majority",
    about=About.WORDS,
    answers={
        "they do": (
            rf"\b{_OWN}\b~\bif~\bat least as many\b~\bas (?:every|any|each|all)",
            rf"\b(?:tied?|ties|level|equal)\b~\b(?:both|all|each|share|jointly)\b~\b{_OWN}\b",
            rf"\b{_OWN}\b~\bif (?:nobody|no one|no other player) has more\b",
        ),
        "they do not": (
            rf"\b{_OWN}\b~\b(?:if|who|whoever|only)\b~\bmore\b~\bthan (?:every|any|each|all)",
            rf"\b(?:tied?|ties|level|equal)\b~\b(?:nobody|no one|neither|none)\b~\b(?:{_OWN}|does|do)\b",
        ),
    },
    excepted=frozenset(("they do", "they do not")),
)
_ZONES: Final = Question(
    asks="whether zones of control extend there",
    leads="zone of control|zones of control|zoc",
    answers={
        "yes": (
            r"\b(?:zones? of control|zocs?)\b~\b(?:including|even|also)\b~\b(?:across|into|over|through) <the><x>",
            (
                r"\b(?:zones? of control|zocs?) (?:also |always |do |does )?(?:extends?|reach\w*|exist) ~\b(?:across"
                r"|into|over|through) <the><x>"
            ),
        ),
        "no": (
            (
                r"\b(?:zones? of control|zocs?) ~\b(?:never|not|cannot) (?:extend|reach|exist)\w* ~\b(?:across|into"
                r"|over|through) <the><x>"
            ),
            (
                r"\b(?:do|does) not (?:exert|have|project) (?:a |their )?(?:zones? of control|zocs?) ~\b(?:across|into"
                r"|over|through) <the><x>"
            ),
        ),
    },
)
_STOPPED: Final = Question(
    asks="whether enemy zones of control stop it",
    leads="zone of control|zones of control|zoc|enemy-controlled",
    answers={
        "no": (
            r"\b<the><x> (?:may |can )?ignores? (?:all |any |enemy |hostile )*(?:zones? of control|zocs?)",
            (
                r"\b<the><x> (?:need not|do not have to|does not have to|do not|does not) stop~\b(?:zones? of control"
                r"|zocs?|enemy-controlled)"
            ),
        ),
        "yes": (
            (
                r"\b<x>: ~(?:;[^.;:]{0,160}?)?\b(?:stops?|must stop|halts?)\b~\b(?:zones? of control|zocs?"
                r"|enemy-controlled)"
            ),
            r"\b<the><x> (?:must|has to|have to|always) (?:stop|halt)~\b(?:zones? of control|zocs?|enemy-controlled)",
            r"\b<the><x> (?:stops?|halts?)\b~\b(?:zones? of control|zocs?|enemy-controlled)",
        ),
    },
)
_HEX: Final = r"(?: (?:hex(?:es|sides?)?|spaces?|squares?|terrain|tiles?))?"
_CROSS: Final = r"(?:cross|enter|pass|sail|move|head|go|travel|march|ride|drive|climb)"
_PAY: Final = rf"(?:\+ ?)?{NUMBER}"
_IMPASSABLE: Final = Question(
    asks="whether it can be entered",
    leads="cross|enter|impassable|prohibited|into the|movement point| mp|mps|not allowed|n/a| cost",
    answers={
        "no": (
            rf"\b<the><x>{_HEX} (?:may|can|must) ?(?:not|never) be (?:crossed|entered|passed)",
            rf"\b<the><x>{_HEX} (?:is|are) (?:always )?(?:impassable|prohibited|off limits)",
            rf"\b<x>{_HEX}: (?:\w+ ){{0,2}}?(?:impassable|prohibited|not allowed|may not be (?:crossed|entered))",
            (
                rf"\b(?:no (?:\w+ )?\w+ (?:can|may)|cannot|may not|must not|may never|can never) (?:ever )?{_CROSS}(?: "
                rf"\w+ly| straight)?(?: into| through| over| across| onto)? <the><x>"
            ),
        ),
        "for a price": (
            rf"\b<x>{_HEX}: {_PAY} (?:mps?|movement points?|points?)\b",
            rf"\bcosts? {_PAY} (?:mps?|movement points?|points?|extra points?)?~\bto (?:cross|enter) <the><x>",
            rf"\b<the><x>{_HEX} costs? {_PAY} (?:mps?|movement points?|points?)",
            rf"\b(?:into|across|through|over) <the><x> {NUMBER}(?=[.,;]| points?| mps?|$)",
        ),
    },
    excepted=frozenset(("no",)),
)
_JUMP: Final = r"(?:jump|hop|leap|pass|move|fly|step|vault)"
_OVER: Final = Question(
    asks="whether it can be jumped or passed",
    leads="jump|hop|leap| pass|vault|through",
    about=About.WORDS,
    answers={
        "no": (
            rf"\b(?:never|not|cannot|can't)\b(?: ever)?(?: {_JUMP})? (?:over|across|through) <the><x>",
            r"\b<the><x> (?:may not|cannot|can never|may never) be (?:jumped|passed|leapt)",
        ),
        "yes": (
            rf"(?<!not )(?<!never )\b(?:may|can|{_JUMP}s)(?: {_JUMP})? (?:over|across|through) <the><x>",
            r"\b<the><x> (?:may|can) (?:always )?be (?:jumped|passed|leapt)",
        ),
    },
)
_TOGETHER: Final = r"(?:at the same time|simultaneous(?:ly)?|at once|together)"
_FIRE: Final = r"(?:fires?|strikes?|shoots?|rolls?|attacks?|hits?)"
_STRIKES: Final = Question(
    asks="whether both sides strike at the same time",
    leads="simultaneous|at the same time|first|fire back|strike back|returns fire|return fire|at once|together",
    about=About.GAME,
    answers={
        "yes": (
            (
                rf"\b(?:both (?:sides|players|armies|fleets)|attacker and defender|all (?:units|ships|models)) "
                rf"{_FIRE}~\b{_TOGETHER}"
            ),
            r"\b(?:combat|battle|fire|fighting) is simultaneous",
            (
                r"\b(?:casualties|units|ships|models|losses) (?:that are |which are )?(?:hit|destroyed|killed)? "
                r"?(?:may |can |still |all )+(?:fire|strike|shoot|roll) ~before (?:they are )?(?:removed|being removed)"
            ),
        ),
        "no": (
            rf"\bthe (?:attacker|defender) (?:always )?{_FIRE} first\b",
            r"\b(?:removed|eliminated) before (?:it|they|the \w+) (?:can|may|could) (?:fire|strike|shoot|roll|hit)",
        ),
    },
)
_DEFENCE: Final = Question(
    asks="whether it rolls for defence",
    leads="defence|defense|defend",
    answers={
        "yes": (
            (
                r"\b(?:and )?<the><x> (?:both |all |each |also |may |can )*rolls? (?:\w+ ){0,3}?(?:for|in) (?:their "
                r"|its )?defen[cs]e"
            ),
            r"\b<the><x> (?:both |all |each |also |may |can )*rolls? (?:their |its |as many )?defen[cs]e dice",
        ),
        "no": (
            r"\b<the><x> (?:have|has|get|gets) no defen[cs]e (?:roll|die|dice)",
            r"\b<the><x> (?:do not|does not|never) roll~\bdefen[cs]e",
        ),
    },
)
_AT: Final = (
    r"(?:attacks?|targets?|goes for|go for|turns? on|aims? (?:at|for)|moves? (?:towards?|to)|strikes?|pursues?|chases?"
    r"|charges?|fires? (?:at|on)|heads? for)"
)
_QUARRY: Final = Question(
    asks="whom it attacks",
    frames=(
        r"\b(?:like|as) (?:all|every|any|other|all other) <x>,? (?P<rest>[^.;!?]{0,240})",
        rf"\b<the><x> (?P<rest>(?:always |must |will |then )*{_AT} [^.;!?]{{0,240}})",
    ),
    leads="attack|target|goes for|go for|turn on|turns on|aim|towards|strike|pursue|chase",
    answers={
        "the weakest": (
            rf"\b{_AT} (?:the |whoever )?(?:\w+ )?weakest\b",
            (
                rf"\b{_AT} (?:the |whoever )?(?:\w+ ){{0,3}}(?:with the )?(?:fewest|lowest|least) (?:\w+ )?(?:hit "
                rf"points?|health|lives|life|hearts|strength)"
            ),
        ),
        "the strongest": (
            rf"\b{_AT} (?:the |whoever )?(?:\w+ )?strongest\b",
            (
                rf"\b{_AT} (?:the |whoever )?(?:\w+ ){{0,3}}(?:with the |has (?:the )?)?(?:most|highest|greatest) "
                rf"(?:\w+ )?(?:hit points?|health|lives|life|hearts|strength)"
            ),
        ),
        "the nearest": (rf"\b{_AT} (?:the |whoever )?(?:\w+ )?(?:nearest|closest)\b",),
        "the farthest": (rf"\b{_AT} (?:the |whoever )?(?:\w+ )?(?:farthest|furthest|most distant)\b",),
        "who has most wounds": (
            rf"\b{_AT} (?:the |whoever )?(?:\w+ ){{0,3}}(?:with the |has (?:the )?)?most (?:wounds|damage)",
        ),
        "anyone at random": (rf"\b{_AT} (?:an? )?(?:\w+ ){{0,2}}(?:at random|chosen at random|random)\b",),
    },
)
_SELF: Final = (
    r"(?:the caster|the user|its owner|its user|the attacker|yourself|the player (?:who|that) (?:cast|played|used) it"
    r"|the active player)"
)
_OWN_EFFECTS: Final = Question(
    asks="whether it affects those who use it",
    leads="affect|caster|yourself|friend|harm|damage| own |its owner",
    about=About.WORDS,
    answers={
        "no": (
            (
                r"\b(?:never|not|cannot|no)\b (?:be )?(?:affected|harmed|hit|damaged|hurt|targeted) by ~\b(?:your own"
                r"|you (?:have |yourself )?(?:cast|played)|(?:their|his|her|its) own)"
            ),
            (
                r"\b(?:never|do not|does not|cannot) (?:affect|harm|hit|damage|hurt) (?:your own|their own|its own"
                r"|friendly|the caster|its owner|yourself)"
            ),
        ),
        "yes": (
            rf"\b(?:every|each|all)\b~,? {_SELF},? (?:too|included|as well|also)\b",
            rf"\b(?:every|each|all)\b~\b(?:including|even) {_SELF}\b",
            r"\b(?:friend and foe|friends and foes|own and enemy|friendly and enemy)\b",
        ),
    },
)
_AIM: Final = (
    r"(?:aimed at|targeted at|target|cast on|cast at|affect|attack|hit|used (?:on|against)|played (?:on|against)"
    r"|fire at|shoot at)"
)
_TARGETS: Final = Question(
    asks="whether it can be a target",
    leads="aimed|target|cast|affect|attack|hit|used|played|fire at|shoot at|damage to|any",
    about=About.WORDS,
    answers={
        "no": (
            rf"\b(?:cannot|can't|may not|can never|may never|must not|never) (?:be )?{_AIM} <the><x>",
            (
                r"\b<the><x> (?:cannot|can't|may not|can never|may never|must not) be (?:targeted|attacked|aimed at"
                r"|chosen as (?:a )?target|the target)"
            ),
        ),
        "yes": (
            rf"\b(?:{_AIM}|damage to|hits? on|wounds? to) any (?:one )?(?:(?!or\b)\w+ or )?<x>",
            r"\b<the><x> (?:may|can) (?:also |even )?be (?:targeted|attacked|aimed at|chosen as (?:a )?target)",
        ),
    },
)
_FRIENDS: Final = r"(?:friend\w*|(?:your )?own (?:\w+ )?(?:troops|units?|models?|figures|men|side))"
_MELEE: Final = Question(
    asks="whether one may shoot at enemies beside friends",
    leads="fire|shoot|shot|target",
    about=About.GAME,
    answers={
        "no": (
            (
                rf"\b(?:may not|cannot|may never|must not|never)\b (?:be )?(?:fire|shoot|fired|shot"
                rf"|target)\b~\b(?:adjacent to|next to|in contact with|engaged with|in (?:close combat|melee"
                rf"|combat) with|near) (?:a |any |your )*{_FRIENDS}"
            ),
        ),
        "yes": (
            (
                rf"\b(?:may|can) (?:always )?(?:fire|shoot|be shot|target)\b~\b(?:even|including|also)\b~\b(?:adjacent"
                rf"|next to|in contact|engaged|in (?:close combat|melee))~{_FRIENDS}"
            ),
        ),
    },
)
_WILD: Final = Question(
    asks="of which colour or suit it is",
    leads="suit|colour|color|belong",
    answers={
        "of any": (
            (
                r"\b<the><x> (?:count|counts|stand|stands|is|are|may be used|can be used|may be played) (?:as |for "
                r"|of )+(?:any|every|all|whichever|whatever) (?:colou?rs?|suits?)"
            ),
        ),
        "of none": (
            r"\b<the><x> (?:has|have) no (?:colou?r|suit)\b",
            (
                r"\b<the><x> (?:do not|does not) (?:belong to|count as|have) (?:any|an?) (?:of (?:them|the suits)"
                r"|colou?r|suit)"
            ),
            r"\b<the><x> (?:is|are) (?:of )?(?:no suit|no colou?r|colou?rless|suitless)",
        ),
    },
)
FIELDS: Final = (
    *(_ADJACENT, _CONTROL, _ZONES, _STOPPED, _IMPASSABLE, _OVER, _STRIKES, _DEFENCE),
    *(_QUARRY, _OWN_EFFECTS, _TARGETS, _MELEE, _WILD),
)
