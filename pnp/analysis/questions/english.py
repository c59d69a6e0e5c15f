"""The questions of English rules, with the ways in which their answers are said."""

from __future__ import annotations

from typing import Final

from pnp.analysis.numerals import NUMBER
from pnp.analysis.questions.language import Question, QuestionLanguage
from pnp.analysis.statement_english import ENGLISH as _STATEMENTS
from pnp.analysis.word_forms import word_set

_BE: Final = r"(?:(?:is|are|stays?|remains?|lies?|lie|stands?|sits?|(?:is|are) (?:kept|placed|held|laid)|be)\b)"
_ADV: Final = r"(?:(?:always|all|still|also|both|thus|therefore|at all times|to everyone|now|there|out|quite) )*"
_NOBODY: Final = r"(?:nobody|no ?one|no (?:other )?player|none of (?:you|the (?:others|players)))"
_ALL: Final = (
    r"(?:everyone|everybody|anyone|anybody|all|any player|each player|every player|all (?:the )?(?:other )?players"
    r"|all (?:the )?others|the (?:other players|others)|players|you|opponents)"
)
_MAY: Final = r"(?:may|can|could|is allowed to|are allowed to|is free to|are free to)"
_NOT: Final = (
    r"(?:may not|may never|must not|must never|cannot|can not|can never|can[’']t|do not|does not|don[’']t|never)"
)
_LOOK: Final = (
    r"(?:look(?:s|ing)? (?:at|through|into)|inspect|examine|see|count|leaf through|go through|search through|check|study"
    r"|consult|view|browse|peek at|read)"
)
_TELL: Final = r"(?:show|reveal|disclose|tell|name|mention|expose|display|uncover|turn over)"
_HOW_MANY: Final = r"(?:how (?:much|many)|which|what|the (?:number|amount|value|identity|contents?) of)"
_OF_OTHERS: Final = (
    r"(?: (?:of|that|belonging to) (?:the |your |an?y? )?(?:others?|other players?|opponents?|rivals?)\b)?"
)
_HIDDEN: Final = (
    r"(?:secret|hidden|concealed|to (?:yourself|themselves|himself|herself)|face[- ]?down|out of sight|private"
    r"|secretly|covered|unseen|in secret|(?:hidden )?behind (?:your|a|the|their|his|her|its owner[’']s) (?:\w+ )?screens?"
    r"|in (?:your|a|his|her|the|their) (?:closed |clenched )?fist|under (?:your|his|her|their|a|the) (?:hand|board|mat)"
    r"|in (?:a |your |the )?face-?down (?:pile|stack)|from (?:the )?(?:other players|others|everyone|view))"
)
_OPEN: Final = (
    r"(?:open|public|visible|face[- ]?up|openly|exposed|unconcealed|in plain (?:sight|view)|in (?:full |open )?view"
    r"|known to (?:all|everyone|everybody|every player)|for (?:all|everyone|everybody) to see|on display|displayed"
    r"|(?:open|public|common) (?:information|knowledge)|in the open|no secret|in front of (?:the|your|their) screens?)"
)
# What happens only at a moment, or holds only then; "until the end" says that something stays as it is.
_MOMENT: Final = (
    r"\b(?:if|when|whenever|once|after(?= )|as soon as|unless|except|instead|however|unlike|otherwise|but|variant|then|for now"
    r"|at the end of|in the end|only|while|during|before|example|would|had|ability|lets you|allows?|thanks to|may also"
    r"|other than|apart from|normally|usually|first|last|remaining|rest|another|one of|some|sometimes|a (?:single|few))\b"
)
SEEN: Final = Question(
    name="seen",
    leads=(
        *("secret", "hidden", "hide", "conceal", "face down", "face-down", "screen", "reveal", "show", "disclose"),
        *("look", "inspect", "examine", "see", "count", "leaf", "know", "open", "public", "visible", "face up"),
        *("face-up", "plain", "view", "request", "fist", "asked", "ask", "tell", "private", "to yourself", "display"),
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
            rf"\b(?:you|{_NOBODY}) (?:never |do not |does not |need not |don[’']t )?(?:has |have |need )?(?:not )?(?:to )?"
            rf"(?:say|tell|reveal|disclose|announce|answer) {_HOW_MANY} {{o}}",
            rf"\b(?:you )?(?:alone|only you) (?:may |can )?(?:know|see|{_LOOK}) {{o}}",
            r"{s} (?:is|are)(?: \w+)? (?:nobody[’']s business|not (?:public|open|visible|known)\b)",
            rf"\b(?:places?|lays?|puts?|draws?|takes?) {{o}} (?:secretly|in secret|face[- ]?down in front of|face[- ]?down before)",
            rf"\b(?:remember|guess|find out|work out|deduce) (?:how (?:many|much)|which|what) {{o}}",
            rf"{{s}} (?:may|can|must) only be (?:seen|looked at|inspected|viewed) by (?:its|their|the) owners?",
            rf"\bonly (?:its|their|the) owners? (?:may|can|knows?|is allowed to|are allowed to) ?{_LOOK}? {{o}}",
            rf"\b(?:without|never) (?:ever )?(?:looking at|seeing|showing|revealing) {{o}}(?: to (?:anyone|anybody|the others))?$",
        ),
        "open": (
            rf"\b(?:places?|lays?|puts?|sets?) {{o}} (?:openly|open|face[- ]?up) (?:in front of|before) ",
            rf"\bsees? (?:that )?[a-z]+(?:[’']s)? (?:still )?(?:has|holds|owns) {{o}}",
            rf"\b(?:everyone|everybody|all players|all|anyone) (?:can|could|may) (?:easily |always |clearly |plainly )?(?:see|count|read) {{o}}",
            rf"{{s}} (?:must |should |have to |has to |will )?{_BE}(?: [a-z]+ly)? {_ADV}{_OPEN}",
            rf"\b(?:keeps?|holds?|leaves?) {{o}} {_ADV}{_OPEN}",
            rf"\b(?:places?|lays?|puts?|keeps?|plays?) {{o}} {_OPEN}[^.;]*\b(?:so that|where) (?:everyone|everybody|all)",
            rf"\b{_ALL} {_MAY} (?:always |at any (?:time|moment) |freely |ask to )*{_LOOK} "
            rf"{{o}}{_OF_OTHERS}(?= (?:at any (?:time|moment)|whenever|freely|always)|[.,;]|$)",
            rf"\b(?:everyone|everybody|all(?: players)?|you) (?:always )?knows? {_HOW_MANY} {{o}}",
            rf"\b{_ALL} {_MAY} (?:always )?see {_HOW_MANY} {{o}}",
            rf"\b(?:you|players|each player|everyone|everybody) must (?:\w+ )?(?:say|tell|answer|state|reveal|show) "
            rf"(?:{_HOW_MANY} )?{{o}} (?:\w+ )?(?:on request|(?:if|when) asked)",
            r"{s} must (?:\w+ )?be (?:stated|shown|told|revealed|answered) (?:\w+ )?(?:on request|(?:if|when) asked)",
        ),
    },
    cases=_MOMENT,
    cut=r"\b(?:until|till)\b",
)
BIDDING: Final = Question(
    name="bidding",
    leads=("bid", "simultaneous", "at the same time", "in turn", "vote"),
    answers={
        "one by one": (
            r"\b(?:players )?(?P<x>bids?|votes?)\b[^.;]{0,30}\b(?:openly|in turn|one after (?:the other|another)"
            r"|in (?:clockwise|turn) order|going clockwise)\b",
        ),
        "at once": (
            r"\b(?P<x>bids?|votes?)\b[^.;]{0,50}\b(?:at the same time|simultaneously|secretly|in secret|all at once)\b",
            r"\b(?:at the same time|simultaneously|secretly|in secret)\b[^.;]{0,50}\b(?P<x>bids?|votes?)\b",
        ),
    },
    cases=r"\b(?:if|unless|except|instead|however|otherwise|variant|example|tie\w*|equal)\b",
    is_of_thing=False,
)

# "The end of turn 5" is that of any turn.
_OF: Final = (
    r"(?P<of>turn|round|phase|game|day|year|season|battle|combat|month|week|hand|age|era|scenario|level|night)"
    r"(?!s?[ ]?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten)\b)"
)
_WHOSE: Final = (
    r"(?:(?:the|your|his|her|their|its|this|that|each|every|an?|same|current|friendly|enemy|present"
    r"|player[’']s|owner[’']s|owning player[’']s|own|whole|entire|running) )*(?P<next>(?:next|following) (?:friendly |own )?)?"
)
_END: Final = rf"(?:the )?(?:very )?(?:end|close) of {_WHOSE}{_OF}"
_STAYS: Final = (
    r"(?:stays?|remains?|lasts?|(?:is|are|be) (?:kept|left|valid|in force|in effect|in play|active|effective|blocked"
    r"|frozen|protected|immune|placed|open|closed|unusable|disabled|out of action)|holds?|works?|applies|apply|protects?"
    r"|continues?|keeps? (?:its|their) effect|has (?:an )?effect|have (?:an )?effect|binds?|endures?|persists?|counts?)"
)
_REMOVES: Final = (
    r"(?:removes?|discards?|clears?|takes? off|takes? away|returns?|flips? back|gives? back|puts? back"
    r"|sheds?|takes? back|hands? back|collects?)"
)
_REMOVED: Final = (
    r"(?:removed|discarded|cleared|taken (?:off|away|back)|returned|flipped back|put back|given back|lifted|cancelled"
    r"|shed|handed back|over|gone)"
)
_ENDS: Final = (
    r"(?:expires?|ends?|wears? off|lapses?|vanish(?:es)?|disappears?|recovers?|heals?|runs? out|melts?|dissolves?|clears?"
    r"|goes away|go away|goes out|burns? out|cools? down|is over|wakes? up)"
)
_LONG: Final = (
    rf"(?P<n>{NUMBER}|an?) (?:full |whole |complete |more |further |game )?(?P<of>turn|round|day|season|year)s?"
)
_CASES: Final = (
    r"\b(?:if|whenever|unless|except|instead|however(?! many)|unlike|otherwise|but|variant|while|unused|example|had"
    r"|another|one of|some|each time|extra|a second)\b"
)
LASTING: Final = Question(
    name="lasting",
    leads=(
        *(" until", " end", "remov", "discard", "permanent", " last", " for ", "automatic", " never", " itself"),
        *("themselves", "rest of", "heal", "recover", "however many", "no matter"),
    ),
    answers={
        "to the end of the {next}{of}": (
            rf"{{s}} {_STAYS}\b[^.;:]{{0,60}}? (?:until|till|through|to|up to) {_END}",
            rf"{{s}} (?:works?|has effect|is valid|are valid|applies|apply|lasts?) only (?:in|for|during) (?:the|this) {_OF}",
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
            rf"{{s}} {_STAYS}\b[^.;:]{{0,60}}? (?:until|till|up to) (?:the )?(?:start|beginning) of {_WHOSE}(?P<of>turn|round|phase)",
            rf"{{s}} {_STAYS}\b[^.;:]{{0,60}}? (?:until|till) (?:your|his|her|their|its|the) (?:owner[’']s )?next (?P<of>turn|round)",
        ),
        "1 {of}s": (
            rf"\b{_REMOVES} {{o}} in the (?:end|clean-?up|final|last) phase of the (?P<of>turn|round)",
            rf"\b(?:miss(?:es)?|skips?|loses?) (?:its|his|her|the|their) (?:next|following) (?P<of>turn|round),? then {_REMOVES} {{o}}",
        ),
        "till something is done": (
            rf"{{s}} (?:recovers?|heals?|(?:is|are) (?:healed|cured|repaired|lifted)) only (?:in|at|by|with|when|if)\b",
            rf"{{s}} (?:can|may|must) only be {_REMOVED} (?:by|with|when|if|in)\b",
            r"^(?P<lead>)(?:permanent )?until (?:an?|the|your|you|it) (?!end|start|next|beginning|following)[a-z]+",
            rf"{{s}} {_STAYS}\b[^.;:]{{0,60}}? (?:until|till) (?!{_END}|(?:the |your |his |her |their )?(?:game|start|next"
            r"|beginning|following|last|end|clean-?up)\b)",
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
    cases=_CASES,
    alike=(
        # What ends with the game may end before.
        ("for ever|till something is done", "to the end of the game"),
        ("by itself", r"to .*|\d+ .*"),
        (r"1 (turn|round|day|year)s", r"to the (end of the )?(next )?(turn|round|day|year)"),
        (r"2 (turn|round|day|year)s", r"to the (end of the )?next (turn|round|day|year)"),
        (r"to the next (turn|round)", r"to the end of the (turn|round)"),
    ),
)

_THINGS_OF: Final = r"[a-z]+(?: [a-z]+)?"
_PAY: Final = r"(?:pays?|spends?|cross(?:es)? off|discards?|gives? up|hands? over|costs? (?:you )?|returns?)"
_FREE: Final = (
    r"(?:free(?: of charge)?|at no (?:extra )?cost|without (?:any )?(?:cost|charge|payment|paying(?: anything)?)|for free"
    r"|for nothing|gratis)"
)
_SOME: Final = rf"(?:(?:{NUMBER}|an?|its|the|that) (?!no\b){_THINGS_OF})"
COST: Final = Question(
    name="cost",
    leads=(
        " free",
        "cost",
        " pay",
        " paid",
        "without",
        "gratis",
        "spend",
        "nothing",
        "cross",
        "fee",
        "charge",
        " need",
    ),
    answers={
        "nothing": (
            r"{s} costs? (?:you |the player |its owner |them )?(?:nothing|no [a-z]+)\b",
            rf"{{s}} (?:is|are) (?:always |entirely |completely )?{_FREE}(?=[.,;]|$| (?:and|for)\b)",
            rf"\b(?:draw|take|build|use|move|buy|hire|replace|repair|play|cast|place|enter|cross|get|refresh)s? {{o}} "
            rf"(?:once per turn )?{_FREE}",
            rf"\b(?:may|can) {{o}} {_FREE}",
            rf"{{s}} (?:is|are) (?:carried out|done|made|built|used|drawn|played|taken|placed) {_FREE}",
            r"\b(?:no|never any) (?:payment|fee|charge|toll|wages?|cost|money) (?:is |are )?(?:ever )?"
            r"(?:due|needed|required|paid|charged|to be paid)(?: (?:to|for) {o})?",
            r"\b(?:you|players|nobody) (?:do not|don[’']t|never|need not|does not|need)? ?(?:have to )?(?:pays?|paid)"
            r"(?: anything| a fee)? (?:for|to) {o}",
            rf"{{s}} needs? no {_THINGS_OF}",
        ),
        "something": (
            rf"{{s}} (?:always )?costs? (?:you |the player |its owner |them )?(?:{NUMBER}|an?) (?!no\b)[a-z]+",
            rf"\b{_PAY} {_SOME}(?: to [a-z ]+?)? (?:for|to|per|whenever you|when you|when|if you) "
            rf"(?:each |every |all )?(?:use |draw |build |cross |enter |take |buy |hire |repair )?{{o}}",
            r"\bone [a-z]+ for (?:each|every) {o}",
            rf"\bfor (?:each|every) {{o}} [^.;,]{{0,30}},? (?:you |he |she )?{_PAY} {_SOME}",
            rf"\bwho(?:ever)? (?:uses?|takes?|builds?|crosses|enters?|draws?|plays?) {{o}} (?:must )?{_PAY} {_SOME}",
            rf"\b[a-z]+ [a-z]+s {{o}} and {_PAY} (?:{NUMBER}|an?) ",
            rf"{{s}} needs? {_SOME} (?:per|each|every) (?:round|turn|day|year)",
            r"\b(?:your|his|her|their|the|its|each) (?P<s>[a-z]+[’'s]+) (?:pay|wages|salary|upkeep)\b",
        ),
    },
    where=r"cost|price|what things",
    there={"something": (rf"^(?P<lead>)(?:{NUMBER}) [a-z]+",)},
    cases=(
        r"\b(?:if(?! you)|unless|except|instead|however|unlike|otherwise|but|with (?:the|this|a)|who (?:has|owns|holds)|own"
        r"|another|further|additional|cheaper|discount|extra|first|second|starts?|begins?|beginning|setup|thanks|ability"
        r"|card lets|zero|free (?:spaces?|places?|hex|square|slot|field|hand|to)|variant|bonus|reward|gains?|receives?|takes? one)\b"
    ),
)
FLAT: Final = Question(
    name="whether the price is by number",
    leads=("pay", "cost", "fee", "price"),
    answers={
        "once": (
            r"\b(?:pays?|costs?|fees?|price)\b[^.;]*\b(?:no matter how many|regardless of|however many|irrespective of)\b",
            r"\b(?:regardless of|no matter how many|however many|irrespective of)\b[^.;]*\b(?:pays?|costs?|fee|price)\b",
        ),
        "for each": (r"\b(?:pays?|costs?|fees?)\b[^.;]*\b(?:for each|per|for every)\b",),
    },
    cases=_CASES,
)
PAYEE: Final = Question(
    name="payee",
    leads=(" paid", " pay", "coins", "toll", "money"),
    answers={
        "the bank": (
            r"\b(?:paid|pays?|put|puts|goes|go)\b [^.;]{0,60}?(?:to|into) the (?:bank|(?:general |common )?supply|treasury"
            r"|box|pot)\b",
        ),
        "its owner": (r"\b(?:paid|pays?|goes|go)\b [^.;]{0,60}?(?:its|the|their) (?:[a-z]+[’']s )?owners?\b",),
    },
    cases=_CASES,
)

_START: Final = (
    r"(?:at the (?:very )?(?:start|beginning|outset|opening)(?: of (?:the|play|a) ?(?:game|play)?)?|at first|initially"
    r"|to begin with|in the beginning|from the (?:start|beginning|outset)|when (?:the game|play|the first round) "
    r"(?:starts|begins)|before the first (?:turn|round))"
)
_STARTS: Final = r"(?:starts?|begins?|enters? the game|sets? out)"
_SET_UP: Final = r"set(?:ting)?[ -]?up|prepar|before|start|begin|opening"
_EACH: Final = (
    r"(?:each player|every player|everyone|everybody|players|you|each|all players|each side|both players|both)"
)
HAVING: Final = Question(
    name="having at the start",
    leads=(
        "start",
        "begin",
        "outset",
        "first",
        "initial",
        "empty",
        "without",
        "fill",
        "lay",
        "deal",
        "take",
        "place",
        "put",
    ),
    answers={
        "none": (
            rf"\b{_STARTS} (?:the game )?(?:without (?:any )?|with no ){{o}}",
            rf"\bno(?:body|ne| player| one) (?:yet )?(?:has|owns|holds|possesses) (?:any |a single |a )?{{o}} (?:yet|{_START})",
            rf"{_START},? no(?:body|ne| player| one) (?:yet )?(?:has|owns|holds|possesses) (?:any |a |a single )?{{o}}",
            rf"{{s}} (?:is|are|stays?|remains?) (?:still |all |completely |quite )?empty (?:{_START}|yet)",
            rf"{_START},? {{s}} (?:is|are|stays?) (?:still |all |completely |quite )?empty",
            rf"{_START},? there (?:is|are) no {{o}}",
            rf"{{s}} {_STARTS} (?:the game |out )?empty",
        ),
        "some": (
            rf"\b{_EACH} {_STARTS} (?:the game |play )?with (?:{NUMBER}|an?) {{o}}",
            rf"{{s}} {_STARTS} (?:the game |play )?(?:filled )?with (?:{NUMBER}|an?) ",
        ),
    },
    where=_SET_UP,
    there={
        "some": (
            r"\b(?:fill|stock) {o} with ",
            rf"\b{_EACH} (?:takes?|gets?|receives?|is given|are given) (?:{NUMBER}|an?) {{o}}",
            rf"\b(?:give|deal) (?:{_EACH}) (?:{NUMBER}|an?) {{o}}",
            rf"\blay (?:out )?(?:{NUMBER}) {{o}} (?:out )?in a (?:row|line|display)",
            rf"\b(?:put|place|set|lay|distribute) (?:{NUMBER}|an?) [a-z]+(?: [a-z]+)? (?:each )?(?:in|into|on|onto) (?:each |every )?{{o}}",
        ),
    },
    cases=_CASES,
)
START_NUMBER: Final = Question(
    name="number at the start",
    leads=("start", "begin", "outset"),
    answers={
        "starts with {n}": (rf"\b{_EACH} {_STARTS} (?:the game |play )?with (?:only )?(?P<n>{NUMBER}) {{o}}",),
        "all {n} from the beginning": (
            rf"\ball (?:of )?(?:your |his |her |their |the )?(?P<n>{NUMBER}) (?:of )?(?:your |his |her |their )?{{o}} "
            rf"[^.;,]{{0,30}}{_START}",
        ),
    },
    cases=rf"{_CASES}|\bfurther\b(?! ones)",
    alike=((r"starts with \d+", r"starts with \d+"), (r"starts with (\d+)", r"all \1 from the beginning")),
)
START_SPACE: Final = Question(
    name="space at the start",
    leads=("start", "begin", "put", "place", "set"),
    answers={
        "{n}": (rf"{{s}} (?:all )?{_STARTS} (?:the game )?(?:at|on)(?: space| number| level)? (?P<n>\d+)(?=[ .,;]|$)",)
    },
    where=_SET_UP,
    there={
        "{n}": (
            rf"\b(?:puts?|places?|sets?) {{o}} (?:on|to|at)(?: the)?(?: space| number| level)? (?P<n>\d+)(?=[ .,;]|$)",
        )
    },
    cases=rf"{_CASES}|\b(?:instead|turn|round|experienced|handicap)\b",
)
_FREE_PLACE: Final = (
    r"(?:(?:on|in|at|to) any(?: one)? (?:free |empty |vacant |unoccupied )?(?:space|square|hex|field|place|location|point"
    r"|city|town|region|province|spot|corner|row|arrangement|order|position)s?|anywhere|wherever (?:you|they|he|she)"
    r"|(?:as|where|how) (?:you|they|he|she) (?:like|likes|wish|wishes|please|want|choose)s?|freely"
    r"|of (?:your|his|her|their) (?:own )?choice|any way|in any arrangement)"
)
PLACE: Final = Question(
    name="place at the start",
    leads=("start", "begin", "set up", "place", "put", "arrange", "deploy", "set-up"),
    answers={
        "free": (rf"\bsets? up {{o}}[^.;]*\b{_FREE_PLACE}", rf"\bdeploys? {{o}}[^.;]*\b{_FREE_PLACE}"),
        "fixed": (
            rf"{{s}} (?:always |all )?{_STARTS} (?:the game |play )?(?:always )?(?:in|on|at) (?:the|its|their|your) (?!any\b)[a-z]+",
            r"{s} (?:is|are) (?:set up|placed|deployed) (?:in|on|at) (?:the|its|their) [^.;]*\b(?:printed|marked|shown|indicated)\b",
        ),
    },
    where=_SET_UP,
    there={
        "free": (rf"\b(?:place|put|arrange|position|distribute)s? {{o}}[^.;]*\b{_FREE_PLACE}",),
        "fixed": (
            r"\b(?:place|put|set)s? {o} (?:in|on|at) (?:the|its|their) (?:centre|center|middle|marked|corner|home)",
        ),
    },
    cases=rf"{_CASES}|\b(?:turn|each round|score|first game|must not)\b",
    wholes=frozenset(("pieces", "units", "armies", "figures", "troops", "counters")),
)
ASSIGNED: Final = Question(
    name="how it is assigned",
    leads=("choose", "choice", "pick", "select", "deal", "dealt", "random", "shuffle", "draw", "distribut"),
    answers={
        "chosen": (
            rf"\b{_EACH} (?:may |can |freely )*(?:picks?|chooses?|selects?) (?:an?|one|his|her|their|your|the) {{o}}",
            r"\bno {o} (?:is|are) (?:ever )?(?:dealt|drawn|assigned)[^.;]*random",
            r"{s} (?:is|are) (?:freely )?(?:chosen|picked|selected)(?: freely)? by",
        ),
        "dealt": (
            r"\b(?:deal|hand|give)s? (?:out )?one {o} (?:face[- ]?(?:down|up) )?to (?:each|every)",
            r"\b(?:deal|hand|give)s? (?:each|every) (?:player|side) (?:one|an?) {o}",
            r"\bshuffle {o} and deal one",
            rf"\b{_EACH} (?:draws?|is dealt|are dealt|receives?|gets?) (?:one|an?) {{o}} (?:at random|randomly)",
            r"{s} (?:is|are) (?:dealt|drawn|assigned|distributed|handed out|determined|chosen)[^.;]{0,20} (?:at random|randomly|by lot)",
            r"\b(?:draws?|takes?) {o} at random",
        ),
    },
    cases=rf"{_MOMENT}|\b(?:from (?:his|her|their|your|the) hand|keeps?|new|two|three|four|five)\b",
)

_WINS: Final = (
    r"(?:wins?(?: the game)?|has won|(?:is|becomes) (?:declared )?(?:the )?(?:only |sole |overall )?(?:game )?winner"
    r"|(?:is|are) victorious)(?! (?:the |a |this |that |all |it|an? )?(?:round|trick|battle|hand|auction|lot|bid|fight|tie"
    r"|region|majority|card|contest|duel|vote|war|combat|race|leg|match|challenge|[a-z]+ (?:token|card|tile)))\b"
)
_WHO: Final = r"(?:(?:the )?(?:player|side|team|one|person|explorer|[a-z]+)|whoever|who)"
WINNER: Final = Question(
    name="who wins",
    leads=(" win", " won", "winner", "victor", " lose"),
    answers={
        "whoever has most {x}": (
            rf"\b{_WHO} (?:with|who has|that has|having|has|holding|who holds|who owns|owning|holds|owns|who (?:has|have) "
            rf"[a-z]+(?:ed|en|t|n|d)) (?:the )?(?:most|largest number of|greatest number of|highest number of) "
            rf"(?P<x>[a-z]+)\b[^.;]*? {_WINS}",
            rf"\b(?P<x>most [a-z]+)(?: at the end)? {_WINS}",
            rf"\bthe (?:highest|greatest|largest) (?P<x>totals?|scores?|sums?)(?: at the end)? {_WINS}",
            rf"\b(?:the )?(?P<x>richest|wealthiest) (?:player|of all|one)?[^.;]*? ?{_WINS}",
            rf"\b(?:victory|the game) (?:goes to|is won by) {_WHO} (?:with|who has|having) the (?:most|highest number of) (?P<x>[a-z]+)",
            rf"\b(?:aim|goal|object|objective)(?: of the game| of each player)? is to (?:have|own|collect|gather|earn|score|gain) "
            rf"(?:the )?most (?P<x>[a-z]+)",
            rf"\b(?:whoever|who) (?:[a-z]+s|has [a-z]+) (?:the )?most (?P<x>[a-z]+)[^.;]*? {_WINS}",
            rf"\bwinner is (?:the )?{_WHO} (?:with|who has|having) the (?:most|highest number of) (?P<x>[a-z]+)",
            r"\bwinner is the (?:player with the )?(?:highest|greatest|largest) (?P<x>totals?|scores?|sums?)",
            r"\bwinner is the (?P<x>richest|wealthiest)",
        ),
        "whoever has fewest {x}": (
            rf"\b{_WHO} (?:with|who has|having|holding|holds|has) (?:the )?(?:fewest|least|lowest number of|smallest number of) "
            rf"(?P<x>[a-z]+)\b[^.;]*? {_WINS}",
            rf"\b(?:the )?(?:lowest|smallest) (?P<x>totals?|scores?|sums?) {_WINS}",
            r"\bwinner is (?:the )?(?:player|side|one) (?:with|who has) the (?:fewest|least) (?P<x>[a-z]+)",
        ),
        "all together": (
            r"\b(?:all|everybody|everyone|players|you|heroes) [^.;]{0,30}?wins? (?:or|and) loses? (?:all |only )?(?:together|as (?:one|a team))",
            r"\bwin (?:or|and) lose (?:all |only )?together",
            r"\b(?:there is|has) no (?:single|individual|one) winner",
            r"\b(?:all|everybody|everyone) (?:always )?wins? together",
        ),
        "the last one left": (
            rf"\b(?:the )?last (?:player|one|side|team) (?:left|standing|remaining|still in|in the game|alive)[^.;]*? {_WINS}",
        ),
        "whoever is first": (
            r"\b(?:aim|goal|object|objective)(?: of the game| of each player)? is to be the first (?:player )?(?:to|who)\b",
            rf"\b(?:be )?the first (?:player |side |one )?(?:to|who|that) [^.;]*?(?:{_WINS}|and you win)",
            r"\b(?:be )?the first (?:player |side )?(?:to|who) [^.;]*?(?:wins?|has won) (?:the game )?(?:at once|immediately|there)",
            r"\b(?:you|a player|a side|whoever|the player who) [^.;]{0,20}?wins? (?:the game )?(?:at once|immediately|instantly|as soon as|the moment)",
            r"\bwins? (?:the game )?(?:as soon as|the moment) ",
        ),
    },
    cases=(
        r"\b(?:ties?|tied|tie-?break\w*|draw|equal|same|level|still|nobody|no one|no player|neither|otherwise|alternatively"
        r"|or if|either|two ways|second way|also wins?|instead|unless|except|variant|round is|tricks?|auction|battle|bids?"
        r"|might|could|would|probably|often|usually|not (?:always|necessarily)|example|run out|however many|team with)\b"
    ),
    is_of_thing=False,
)
ENDING: Final = Question(
    name="how the game stops",
    leads=("round", " turn", "immediately", "at once", "instantly", "there and then", " another"),
    answers={
        "at once": (
            r"\b(?:game|play|it|match)(?: then)? (?:ends?|is over|stops?|finishes) (?:immediately|at once|instantly|there and then"
            r"|on the spot|right away|straight away|without)\b",
            r"\b(?:immediately|at once|instantly) (?:ends?|stops?) the game\b",
            r"\bno(?:body| ?one| player| other player)? (?:gets?|has|takes?|makes?|is given|may (?:take|make)) "
            r"(?:another|a further|any more|one more|any further) (?:move|turn)s?\b",
            r"\bwins? (?:the game )?(?:at once|immediately|instantly|there and then|on the spot|straight away)\b"
            r"|\bhas won there and then\b|\b(?:at once|immediately|instantly) wins? the game\b",
            r"\bround is not (?:completed|finished|played)\b|\bwithout finishing the round\b",
        ),
        "after the round": (
            r"\b(?:play|continue|go on|wait|survive|hold out|hold (?:it|them|on))\b[^.;]* (?:until|to|till) the end of the (?:current )?round\b",
            r"\bgame (?:ends?|is over) (?:only )?(?:at|after) the end of (?:the|that|this) round\b",
            r"\b(?:finish|complete|play out|play) (?:the|this|that) (?:current )?round\b(?: to (?:the|its) end)?",
            r"\bround [^.;]{0,50}\bis (?:still )?(?:completed|finished|played (?:out|to (?:the|its) end))\b",
            r"\b(?:everyone|everybody|each player|all players|every player|players) (?:has|have) had (?:the same|an equal) "
            r"number of turns\b",
            r"\b(?:every|each|all)(?: other| the other)? players? (?:gets?|takes?|has|have|may take) one (?:more|last|final) turn\b",
        ),
    },
    cases=r"\b(?:unless|except|instead|otherwise|variant|example|round marker|next round)\b",
    is_of_thing=False,
    same_words=True,
)
_POINTS: Final = r"(?:victory |penalty |fame )?points?"
WORTH: Final = Question(
    name="worth",
    leads=("worth", "point", "score", "harm", "penalty", "count"),
    answers={
        "nothing": (
            rf"{{s}} (?:is|are) (?:each )?worth (?:nothing|no {_POINTS}|0 {_POINTS}|zero {_POINTS})",
            rf"{{s}} (?:scores?|counts? for|brings?|earns?|gives?|yields?|costs?) (?:you |him |her )?(?:nothing|no {_POINTS})\b",
            r"{s} (?:[a-z’']+ ){0,5}?(?:do|does) (?:you |him |her |them |its owner |nobody )?(?:no|any) harm",
            r"\b(?:there is|you suffer|carries) no penalty for {o}",
            rf"\byou do not lose (?:any )?{_POINTS} for {{o}}",
            rf"{{s}} (?:does|do) not (?:cost|count|score)(?: (?:you )?(?:any )?{_POINTS})?",
        ),
        "a loss": (
            rf"{{s}} (?:is|are) (?:each )?worth (?:[-−–]|minus ){NUMBER}",
            rf"{{s}} [^.;]{{0,30}}?\b(?:is|are) (?:each )?worth (?:[-−–]|minus ){NUMBER}",
            rf"{{s}} costs? (?:you |him |her |its owner )?(?:{NUMBER}|an?) {_POINTS}",
            rf"\b(?:loses?|deducts?|subtracts?) (?:{NUMBER}|an?) {_POINTS} for (?:each|every|an?) {{o}}",
            rf"{{s}} [^.;]{{0,20}}?(?:counts?|scores?) (?:[-−–]|minus ){NUMBER}",
        ),
        "a gain": (
            rf"{{s}} (?:is|are) (?:each )?worth (?:{NUMBER}|an?) {_POINTS}",
            rf"{{s}} (?:scores?|brings?|earns?|gives?|yields?) (?:you |its owner )?(?:{NUMBER}|an?) {_POINTS}",
            rf"\b(?:scores?|gains?|gets?|receives?) (?:{NUMBER}|an?) {_POINTS} for (?:each|every|an?) {{o}}",
        ),
    },
    cases=r"\b(?:if|unless|except|instead|otherwise|only|without|variant|but|while|during|remaining|other|until)\b",
)

_TRIGGER: Final = (
    r"\bties?\b(?! (?:up|off|to)\b)|\btied\b(?! (?:up|to)\b)|\b(?:is|are|be|has drawn|have drawn|draws?|who are) (?:level|equal|even)\b"
    r"|\bequal (?:bids?|numbers?|points|totals?|rolls?|strengths?|amounts?|scores?|values?|results?)\b"
    r"|\b(?:bids?|totals?|rolls?|scores?|values|strengths?|both)[^.;]{0,20} (?:is|are) (?:equal|the same|identical)\b"
    r"|\bthe same (?:number|amount|total|score|sum|bid|value|strength|roll|result)\b|\bidentical cards\b"
    r"|\bas many (?:votes? )?(?:for|against)\b|\bsame card is played twice\b|\bequall?ing\b|\bdeadlock"
    r"|\b(?:several|two|more than one)(?: or more)? (?:players|sides|of you)? ?have the most\b"
    r"|\b[a-z]+ and [a-z]+ (?:both )?have [a-z0-9]+ [a-z]+ each\b|\bboth bid \d"
)
TIE: Final = Question(
    name="a tie",
    leads=(
        " tie",
        "tie",
        "level",
        "equal",
        "same",
        "identical",
        "as many",
        "even",
        "deadlock",
        "both bid",
        "more",
        "most",
    ),
    trigger=_TRIGGER,
    topics={
        "an auction": r"\b(?:bids?|bidd\w+|auction\w*|lot|auctioneer)\b",
        "a vote": r"\b(?:votes?|voting|voted|ballot|election|proposal)\b",
        "a fight": r"\b(?:attack\w*|defend\w*|battles?|combat|fights?|duels?|fleets?|brawls?|clash\w*|strengths?|hits?)\b",
        "a trick": r"\b(?:tricks?|suits?|cards? (?:is|are) played)\b",
        "the game": (
            r"\b(?:wins? the game|the winner|who wins|victory|end of the game|game end|final scor\w+|first place|at the end"
            r"|winning|final total)\b"
        ),
        "a majority": r"\bties? for (?:first|second|the most|most)\b|\b(?:most|majorit\w+|rank|first prize|second (?:place|number))\b|\bscor(?:e|es|ing)\b",
    },
    answers={
        "nobody gets it": (
            r"\b(?:nobody|no ?one|none|neither)(?: (?:of (?:them|you|the [a-z]+)|player|side|bidder))?(?: then)? "
            r"(?:gets?|receives?|scores?|takes?|gains?|has)\b",
            r"\b(?:goes|is put|is placed|is returned) (?:back )?(?:under|into|to|on) (?:the )?(?:bottom of the )?"
            r"(?:deck|box|supply|discard|bag)\b",
            r"\b(?:gets?|scores?|receives?) nothing\b",
        ),
        "each gets all of it": (
            r"\b(?:all|both|each)(?: of)?(?: the)? ?(?:tied )?(?:players?|of them)? (?:scores?|gets?|receives?|takes?) (?:the )?(?:full|whole)\b",
            r"\b(?P<p>\d+)\b[^;]*\b[a-z]+ and [a-z]+ (?:both |each )?(?:get|score|receive|take) (?P=p) (?:[a-z]+ )?each\b",
            r"\b(?:both|each)(?: of them)? (?:gets?|scores?|receives?|takes?) (?:the )?(?:full|whole|larger?|first)\b",
        ),
        "they share it": (r"\b(?:divides?|shares?|splits?)\b(?! the victory)", r"\b(?:receives?|gets?|scores?) half\b"),
        "the attacker wins": (
            r"\bties? (?:goes? to|(?:is|are) won by|favou?rs?) the attacker\b",
            r"\battacker (?:wins|is successful|succeeds|takes|prevails)\b",
        ),
        "the defender wins": (
            r"\bties? (?:goes? to|(?:is|are) won by|favou?rs?) the defender\b",
            r"\bdefender (?:wins|holds|keeps|survives|prevails)\b|\battacker (?:loses|is (?:beaten|repelled|driven) \w+)",
        ),
        "both lose": (
            r"\bboth (?:[a-z]+ )?(?:are|is) (?:destroyed|eliminated|removed|killed|sunk)\b|\bboth (?:[a-z]+ )?lose\b",
        ),
        "it is done again": (
            r"\b(?:roll|bid|fight|vote|play|draw|throw|compare) (?:them )?(?:again|once more|another|a second time)\b|\bre-?rolls?\b"
            r"|\b(?:another|a second|a new) (?:round of (?:bidding|voting)|roll|vote|ballot|auction)\b|\brepeat(?:s|ed)?\b",
        ),
        "the earlier one wins": (
            r"\b(?:one|bid|player|card|bidder|first) (?:that was |who )?(?:made |played |placed |bid )?(?:first|earlier|earliest),? (?:wins|takes|gets)",
            r"\b(?:first|earlier|earliest) (?:one|bid|player|card|bidder)(?: played| made)? (?:wins|takes|gets|beats|counts)\b",
            r"\b(?:earlier|first|further ahead) in (?:turn|clockwise|playing) order\b",
            r"\b(?:closer|closest|nearer|nearest) to the [a-z]+\b",
        ),
        "the later one wins": (
            r"\b(?:later|last|latest|second)(?: (?:one|bid|player|card|bidder))?(?: played| made)? (?:wins|takes|gets|beats|counts)\b",
            r"\b(?:later|last) in (?:turn|clockwise|playing) order\b",
        ),
        "the {who} decides": (
            r"\bthe (?P<who>[a-z]+(?: player)?) (?:decides|breaks (?:the |all )?ties?|has the casting vote|chooses who|settles)\b",
        ),
        "it is rejected": (
            r"\b(?:is|are) (?:rejected|turned down)\b|\bfails\b|\bis not (?:passed|carried|accepted)\b",
        ),
        "it is accepted": (r"\b(?:is|are) (?:accepted|passed|carried)\b|\bpasses\b",),
        "the victory is shared": (r"\bshares? (?:the )?victory\b|\b(?:both|all)(?: of them| tied players)? win\b",),
        "the one with more {x} wins": (r"\bone with (?:the )?(?:more|most) (?P<x>[a-z]+)",),
        "the {who} wins": (
            r"\bties? (?:goes? to|(?:is|are) won by|favou?rs?) the (?!attacker|defender)(?P<who>[a-z]+)\b",
            r"\bthe (?P<who>youngest|oldest|eldest|dealer|active|starting) (?:player )?(?:wins|takes|gets|receives)\b",
        ),
        "the owner keeps it": (r"\bnot enough\b",),
        "the other takes it": (r"\b(?:level|equal|as many|same)\b[^;]{0,30} (?:and|so)? ?(?:he |she )?takes\b",),
    },
    where=r"example|instance",
    there={
        "the attacker wins": (
            r"\b(?P<w>[a-z]+) attacks\b[^;]*\b(?P=w)(?:[’']s [a-z]+)? (?:wins|takes|succeeds)\b",
            r"\b(?P<w>[a-z]+) defends\b[^;]*\b(?P=w)(?:[’']s [a-z]+)? (?:loses|is (?:destroyed|removed|beaten))\b",
        ),
        "the defender wins": (
            r"\b(?P<w>[a-z]+) defends\b[^;]*\b(?P=w)(?:[’']s [a-z]+)? (?:wins|holds|survives)\b",
            r"\b(?P<w>[a-z]+) attacks\b[^;]*\b(?P=w)(?:[’']s [a-z]+)? (?:loses|is (?:destroyed|removed|beaten))\b",
        ),
    },
    cases=r"\b(?:still|too|also|instead|unless|except|variant|after that|if no|if there is no|qualifying|then the)\b",
    is_of_thing=False,
    alike=(("nobody gets it", "it is rejected"), ("it is done again", "the victory is shared")),
)

RESULT: Final = Question(
    name="what happens",
    leads=(
        *(
            "nothing",
            "unharmed",
            "unaffected",
            "harm",
            "penalty",
            "effect",
            "lose",
            "stay",
            "stand",
            "remain",
            "retreat",
        ),
        *("back", "return", "withdraw", "flee", "destroyed", "eliminated", "killed", "removed", "sunk", "sink", "dies"),
        *("damaged", "wounded", "keep", "lost", "out of the game", "die ", "discard", "pay", "drop", "goes on"),
    ),
    answers={
        "nothing": (
            r"\bnothing (?:at all )?happens\b|\b(?:is|are|remains?|stays?|escapes?) (?:unharmed|unaffected|unhurt|untouched|safe|intact)\b"
            r"|\bdo(?:es)? no harm\b|\b(?:there is|without|with|carries) (?:any |no )penalty\b|\b(?:has|have) no effect\b"
            r"|\b(?:loses?|suffers?) nothing\b|\b(?:do|does) not (?:lose|suffer)\b|\b(?:nobody|no ?one|no player) loses\b",
        ),
        "it stays": (
            r"\bstands? fast\b|\b(?:stays?|remains?) (?:where (?:it|he|she|they|you)|in place|put\b|in (?:its|their) hex)"
            r"|\bholds? (?:its|their) (?:ground|position)\b|\bnever moves?\b|\b(?:does|do) not (?:move|retreat)\b"
            r"|\bkeeps? (?:its|his|her|your|the|their) (?:place|position|space|hex)\b",
        ),
        "it goes back": (
            r"\bretreats?\b|\bgo(?:es)? back to\b|\b(?:is|are) (?:sent|set|moved|washed|pushed|thrown|driven|carried) (?:all the way )?back\b"
            r"|\breturns? to (?:the |its |his |her |your |their )?(?:start\w*|nest|base|home|camp|village|harbour|port|first)\b"
            r"|\bwithdraws?\b|\bflees?\b|\bback to (?:the )?start\b",
        ),
        "it is destroyed": (
            r"\b(?:is|are) (?:destroyed|eliminated|killed|sunk|dead|removed from (?:the )?(?:game|play|board|map))\b|\bdies\b"
            r"|\bsinks\b",
        ),
        "it is damaged": (
            r"\b(?:is|are) (?:only )?(?:damaged|wounded)\b|\bloses? (?:only )?(?:one|a|1) (?:life|step|hit|health)\b",
        ),
        "all is lost": (r"\bloses? (?:all|everything|the whole)\b",),
        "some is kept": (r"\bkeeps? (?:half|some|everything)\b|\bloses? (?:only )?half\b",),
        "something is lost": (
            r"\b(?:loses?|pays?|discards?|gives? up|drops?|costs you|costs him) (?:one|an?|two|1|2|three|3) ",
        ),
        "it is out of the game": (r"\b(?:is|are) (?:out of|removed from) the game\b|\bback (?:in|into|to) the box\b",),
        "it is used again": (
            r"\b(?:is|are) (?:returned|put back) (?:in|into|to) [a-z’' -]*(?:supply|pool|reserve|bag)\b"
            r"|\bshuffle [a-z ]+ (?:to (?:make|form)|into) (?:a |the )?(?:new )?(?:deck|draw pile)",
        ),
    },
    cases=(
        r"\b(?:if you like|may|can|could|instead|unless|except|without|with|second|third|again|already|variant|however"
        r"|twice|otherwise|only if|exactly|doubles?|at least|more than|or more|less than|still has|exchanged|last|at the end)\b"
        r"(?! (?:a |the )?(?:second|right|correct) )"
    ),
    is_of_event=True,
    alike=(),
    opposed=(
        ("nothing", "it goes back|it is destroyed|it is damaged|all is lost|something is lost"),
        ("it stays", "it goes back|it is destroyed"),
        ("it is destroyed", "it is damaged|it goes back|something is lost"),
        ("all is lost", "some is kept"),
        ("it is out of the game", "it is used again|it goes back"),
    ),
)

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
        "using taking building casting drawing carrying replacing keep hold then hide always each card cards tokens token "
        "markers marker get gets does that amount number opponents opponents’ opponent’s opponents' other’s others’ "
        "players’ everyone’s everyone's players' player’s at through"
    ),
)
