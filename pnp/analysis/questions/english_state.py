"""How English rules say what is seen by whom, and how long something stays."""

from __future__ import annotations

from typing import Final

from pnp.analysis.numerals import NUMBER
from pnp.analysis.questions.english_exceptions import CASES, EXCEPT, MOMENT
from pnp.analysis.questions.language import About, Question

_BE: Final = r"(?:(?:is|are|stays?|remains?|lies?|lie|stands?|sits?|(?:is|are) (?:kept|placed|held|laid)|be)\b)"
_ADV: Final = r"(?:(?:always|all|still|also|both|thus|therefore|at all times|to everyone|now|there|out|quite) )*"
_NOBODY: Final = r"(?:nobody|no ?one|no (?:other )?player|none of (?:you|the (?:others|players)))"
_ALL: Final = (
    r"(?:everyone|everybody|anyone|anybody|all|any player|each player|every player|all (?:the )?(?:other )?players"
    r"|all (?:the )?others|the (?:other players|others)|players|you|opponents)"
)
_MAY: Final = r"(?:may|can|could|is allowed to|are allowed to|is free to|are free to)"
_NOT: Final = r"(?:may not|may never|must not|must never|cannot|can not|can never|can't|do not|does not|don't|never)"
_LOOK: Final = (
    r"(?:look(?:s|ing)? (?:at|through|into)|inspect|examine|see|count|leaf through|go through|search through|check"
    r"|study|consult|view|browse|peek at|read)"
)
_TELL: Final = r"(?:show|reveal|disclose|tell|name|mention|expose|display|uncover|turn over)"
_HOW_MANY: Final = r"(?:how (?:much|many)|which|what|the (?:number|amount|value|identity|contents?) of)"
_OF_OTHERS: Final = (
    r"(?: (?:of|that|belonging to) (?:the |your |an?y? )?(?:others?|other players?|opponents?|rivals?)\b)?"
)
_HIDDEN: Final = (
    r"(?:secret|hidden|concealed|to (?:yourself|themselves|himself|herself)|face[- ]?down|out of sight|private|secretly"
    r"|covered|unseen|in secret|(?:hidden )?behind (?:your|a|the|their|his|her|its owner's) (?:\w+ )?screens?"
    r"|in (?:your|a|his|her|the|their) (?:closed |clenched )?fist|under (?:your|his|her|their|a|the) (?:hand|board|mat)"
    r"|in (?:a |your |the )?face-?down (?:pile|stack)|from (?:the )?(?:other players|others|everyone|view))"
)
_OPEN: Final = (
    r"(?:open|public|visible|face[- ]?up|openly|exposed|unconcealed|in plain (?:sight|view)|in (?:full |open )?view"
    r"|known to (?:all|everyone|everybody|every player)|for (?:all|everyone|everybody) to see|on display|displayed"
    r"|(?:open|public|common) (?:information|knowledge)|in the open|no secret|in front of (?:the|your|their) screens?)"
)
SEEN: Final = Question(
    asks="whether others may see it",
    about=About.NAME,
    leads=(
        "secret|hidden|hide|conceal|face down|face-down|screen|reveal|show|disclose|look|inspect|examine|see|"
        "count|leaf|know|open|public|visible|face up|face-up|plain|view|request|fist|asked|ask|tell|private|"
        "to yourself|display"
    ),
    answers={
        "hidden": (
            rf"\b(?:keeps?|holds?|leaves?|stores?|hides?) {{o}} {_ADV}{_HIDDEN}",
            rf"{{s}} (?:must |should |have to |has to |will )?{_BE}(?: [a-z]+ly)? {_ADV}{_HIDDEN}",
            r"\b(?:hides?|conceals?) {o}",
            rf"\b(?:{_NOBODY} (?:{_MAY} |ever |else )*|{_NOT} (?:ever )?){_LOOK} {{o}}",
            rf"\b(?:{_NOBODY} (?:{_MAY} |ever |else )*|{_NOT} (?:ever )?){_TELL} {{o}}",
            rf"{{s}} {_NOT} be (?:inspected|looked at|seen|shown|examined|revealed|counted|leafed through|disclosed)",
            rf"\b{_NOBODY} (?:else )?knows {_HOW_MANY} {{o}}",
            (
                rf"\b(?:you|{_NOBODY}) (?:never |do not |does not |need not |don't )?(?:has |have |need )?(?:not "
                rf")?(?:to )?(?:say|tell|reveal|disclose|announce|answer) {_HOW_MANY} {{o}}"
            ),
            rf"\b(?:you )?(?:alone|only you) (?:may |can )?(?:know|see|{_LOOK}) {{o}}",
            r"{s} (?:is|are)(?: \w+)? (?:nobody's business|not (?:public|open|visible|known)\b)",
            (
                r"\b(?:places?|lays?|puts?|draws?|takes?) {o} (?:secretly|in secret|face[- ]?down in front of"
                r"|face[- ]?down before)"
            ),
            r"\b(?:remember|guess|find out|work out|deduce) (?:how (?:many|much)|which|what) {o}",
            r"{s} (?:may|can|must) only be (?:seen|looked at|inspected|viewed) by (?:its|their|the) owners?",
            rf"\bonly (?:its|their|the) owners? (?:may|can|knows?|is allowed to|are allowed to) ?{_LOOK}? {{o}}",
            (
                r"\b(?:without|never) (?:ever )?(?:looking at|seeing|showing|revealing) {o}(?: to (?:anyone|anybody"
                r"|the others))?$"
            ),
        ),
        "open": (
            r"\b(?:places?|lays?|puts?|sets?) {o} (?:openly|open|face[- ]?up) (?:in front of|before) ",
            r"\bsees? (?:that )?[a-z]+(?:'s)? (?:still )?(?:has|holds|owns) {o}",
            (
                r"\b(?:everyone|everybody|all players|all|anyone) (?:can|could|may) (?:easily |always |clearly "
                r"|plainly )?(?:see|count|read) {o}"
            ),
            rf"{{s}} (?:must |should |have to |has to |will )?{_BE}(?: [a-z]+ly)? {_ADV}{_OPEN}",
            rf"\b(?:keeps?|holds?|leaves?) {{o}} {_ADV}{_OPEN}",
            (
                rf"\b(?:places?|lays?|puts?|keeps?|plays?) {{o}} {_OPEN}[^.;]*\b(?:so that|where) (?:everyone|everybody"
                rf"|all)"
            ),
            (
                rf"\b{_ALL} {_MAY} (?:always |at any (?:time|moment) |freely |ask to )*{_LOOK} {{o}}{_OF_OTHERS}(?= "
                rf"(?:at any (?:time|moment)|whenever|freely|always)|[.,;]|$)"
            ),
            rf"\b(?:everyone|everybody|all(?: players)?|you) (?:always )?knows? {_HOW_MANY} {{o}}",
            rf"\b{_ALL} {_MAY} (?:always )?see {_HOW_MANY} {{o}}",
            (
                rf"\b(?:you|players|each player|everyone|everybody) must (?:\w+ )?(?:say|tell|state|reveal|show) "
                rf"(?:{_HOW_MANY} )?{{o}} (?:\w+ )?(?:on request|(?:if|when) asked)"
            ),
            r"{s} must (?:\w+ )?be (?:stated|shown|told|revealed|answered) (?:\w+ )?(?:on request|(?:if|when) asked)",
        ),
    },
    cases=MOMENT,
    cut=r"\b(?:until|till)\b",
)
BIDDING: Final = Question(
    asks="whether they are made one by one",
    about=About.GAME,
    leads="bid|simultaneous|at the same time|in turn|vote",
    answers={
        "one by one": (
            (
                r"\b(?:players )?(?P<x>bids?|votes?)\b[^.;]{0,30}\b(?:openly|in turn|one after (?:the other|another)"
                r"|in (?:clockwise|turn) order|going clockwise)\b"
            ),
        ),
        "at once": (
            r"\b(?P<x>bids?|votes?)\b[^.;]{0,50}\b(?:at the same time|simultaneously|secretly|in secret|all at once)\b",
            r"\b(?:at the same time|simultaneously|secretly|in secret)\b[^.;]{0,50}\b(?P<x>bids?|votes?)\b",
        ),
    },
    cases=rf"\b(?:{EXCEPT}|if|however|otherwise|example|tie\w*|equal)\b",
)

# "The end of turn 5" is that of any turn.
_OF: Final = (
    r"(?P<of>turn|round|phase|game|day|year|season|battle|combat|month|week|hand|age|era|scenario|level"
    r"|night)(?!s?[ ]?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten)\b)"
)
_WHOSE: Final = (
    r"(?:(?:the|your|his|her|their|its|this|that|each|every|an?|same|current|friendly|enemy|present|player's|owner's"
    r"|owning player's|own|whole|entire|running) )*(?P<next>(?:next|following) (?:friendly |own )?)?"
)
_END: Final = rf"(?:the )?(?:very )?(?:end|close) of {_WHOSE}{_OF}"
_STAYS: Final = (
    r"(?:stays?|remains?|lasts?|(?:is|are|be) (?:kept|left|valid|in force|in effect|in play|active|effective|blocked"
    r"|frozen|protected|immune|placed|open|closed|unusable|disabled|out of action)|holds?|works?|applies|apply"
    r"|protects?|continues?|keeps? (?:its|their) effect|has (?:an )?effect|have (?:an )?effect|binds?|endures?"
    r"|persists?|counts?)"
)
_REMOVES: Final = (
    r"(?:removes?|discards?|clears?|takes? off|takes? away|returns?|flips? back|gives? back|puts? back|sheds?"
    r"|takes? back|hands? back|collects?)"
)
_REMOVED: Final = (
    r"(?:removed|discarded|cleared|taken (?:off|away|back)|returned|flipped back|put back|given back|lifted|cancelled"
    r"|shed|handed back|over|gone)"
)
_ENDS: Final = (
    r"(?:expires?|ends?|wears? off|lapses?|vanish(?:es)?|disappears?|recovers?|heals?|runs? out|melts?|dissolves?"
    r"|clears?|goes away|go away|goes out|burns? out|cools? down|is over|wakes? up)"
)
_LONG: Final = (
    rf"(?P<n>{NUMBER}|an?) (?:full |whole |complete |more |further |game )?(?P<of>turn|round|day|season|year)s?"
)
LASTING: Final = Question(
    asks="how long it lasts",
    about=About.NAME,
    leads=(
        "until|end|remov|discard|permanent|last| for |automatic|never|itself|themselves|rest of|heal|recover|"
        "however many|no matter"
    ),
    answers={
        "to the end of the {next}{of}": (
            rf"{{s}} {_STAYS}\b[^.;:]{{0,60}}? (?:until|till|through|to|up to) {_END}",
            (
                rf"{{s}} (?:works?|has effect|is valid|are valid|applies|apply|lasts?) only (?:in|for|during) (?:the"
                rf"|this) {_OF}"
            ),
            rf"\b(?:keep|leave) {{o}} [^.;:]{{0,40}}?(?:until|till) {_END}",
            rf"\b{_REMOVES} {{o}} (?:[^.;:,]{{0,40}} )?(?:at|by) {_END}",
            rf"\bat {_END},? (?:you |all players |everyone |everybody |players |each player )?{_REMOVES} {{o}}",
            rf"\bat {_END},? {{s}} (?:is|are) (?:always |all )?{_REMOVED}",
            rf"\bat {_END},? {{s}} {_ENDS}",
            rf"{{s}} (?:is|are) (?:always |all |both )?{_REMOVED}\b[^.;:,]{{0,30}} (?:at|by) {_END}",
            rf"{{s}} (?:always |automatically )?{_ENDS}\b[^.;:,]{{0,30}} (?:at|with|by) {_END}",
            rf"{{s}} {_STAYS} [^.;:]{{0,30}}?for the (?:rest|remainder) of {_WHOSE}{_OF}",
            rf"{{s}} {_STAYS} [^.;:]{{0,30}}?for the (?:whole|entire) {_OF}",
        ),
        "{n} {of}s": (
            rf"{{s}} {_STAYS} (?:[^.;:]{{0,30}} )?(?:for )?(?:exactly |only |just )?{_LONG}",
            rf"{{s}} (?:miss(?:es)?|skips?|loses?) (?:exactly )?{_LONG}",
            rf"{{s}} {_ENDS} (?:[^.;:,]{{0,30}} )?after {_LONG}",
            rf"\b{_REMOVES} {{o}} after {_LONG}",
            rf"{{s}} (?:is|are) {_REMOVED} after {_LONG}",
        ),
        "to the next {of}": (
            (
                rf"{{s}} {_STAYS}\b[^.;:]{{0,60}}? (?:until|till|up to) (?:the )?(?:start|beginning) of "
                rf"{_WHOSE}(?P<of>turn|round|phase)"
            ),
            (
                rf"{{s}} {_STAYS}\b[^.;:]{{0,60}}? (?:until|till) (?:your|his|her|their|its|the) (?:owner's )?next "
                rf"(?P<of>turn|round)"
            ),
        ),
        "1 {of}s": (
            rf"\b{_REMOVES} {{o}} in the (?:end|clean-?up|final|last) phase of the (?P<of>turn|round)",
            (
                rf"\b(?:miss(?:es)?|skips?|loses?) (?:its|his|her|the|their) (?:next|following) (?P<of>turn|round),? "
                rf"then {_REMOVES} {{o}}"
            ),
        ),
        "till something is done": (
            r"{s} (?:recovers?|heals?|(?:is|are) (?:healed|cured|repaired|lifted)) only (?:in|at|by|with|when|if)\b",
            rf"{{s}} (?:can|may|must) only be {_REMOVED} (?:by|with|when|if|in)\b",
            r"^(?P<lead>)(?:permanent )?until (?:an?|the|your|you|it) (?!end|start|next|beginning|following)[a-z]+",
            (
                rf"{{s}} {_STAYS}\b[^.;:]{{0,60}}? (?:until|till) (?!{_END}|(?:the |your |his |her |their )?(?:game"
                rf"|start|next|beginning|following|last|end|clean-?up)\b)"
            ),
            rf"{{s}} (?:is|are) only {_REMOVED} (?:when|if|once|by)\b",
            rf"{{s}} {_STAYS}[^.;:,]{{0,20}},? (?:however many|no matter how (?:many|long)|for any number of)\b",
            r"\b(?:only|nothing but) [^.;:]{2,40} (?:removes?|cures?|heals?|lifts?|ends?|cancels?|can remove) {o}",
        ),
        "for ever": (
            r"{s} (?:is|are|becomes?|stays?|remains?) permanent\b(?! until)",
            rf"{{s}} (?:is|are) never {_REMOVED}\b",
            rf"{{s}} never {_ENDS}\b",
            rf"\bnever {_REMOVES} {{o}}",
        ),
        "by itself": (
            rf"{{s}} {_ENDS} (?:automatically|by (?:itself|themselves)|on (?:its|their) own)\b",
            rf"{{s}} (?:is|are) automatically {_REMOVED}\b",
        ),
    },
    cases=CASES,
    alike=(
        # What ends with the game may end before.
        ("for ever|till something is done", "to the end of the game"),
        ("by itself", r"to .*|\d+ .*"),
        (r"1 (turn|round|day|year)s", r"to the (end of the )?(next )?(turn|round|day|year)"),
        (r"2 (turn|round|day|year)s", r"to the (end of the )?next (turn|round|day|year)"),
        (r"to the next (turn|round)", r"to the end of the (turn|round)"),
    ),
)
