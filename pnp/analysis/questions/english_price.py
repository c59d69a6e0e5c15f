"""How English rules say what things cost, and what they are worth."""

from __future__ import annotations

from typing import Final

from pnp.analysis.numerals import NUMBER
from pnp.analysis.questions.english_exceptions import CASES, EXCEPT
from pnp.analysis.questions.language import About, Question

_THINGS_OF: Final = r"[a-z]+(?: [a-z]+)?"
_PAY: Final = r"(?:pays?|spends?|cross(?:es)? off|discards?|gives? up|hands? over|costs? (?:you )?|returns?)"
_FREE: Final = (
    r"(?:free(?: of charge)?|at no (?:extra )?cost|without (?:any )?(?:cost|charge|payment|paying(?: anything)?)"
    r"|for free|for nothing|gratis)"
)
SOME: Final = rf"(?:(?:{NUMBER}|an?|its|the|that) (?!no\b){_THINGS_OF})"
COST: Final = Question(
    asks="what it costs",
    about=About.NAME,
    leads="free|cost|pay|paid|without|gratis|spend|nothing|cross|fee|charge|need|: ",
    answers={
        "nothing": (
            r"{s} costs? (?:you |the player |its owner |them )?(?:nothing|no [a-z]+)\b",
            rf"{{s}} (?:is|are) (?:always |entirely |completely )?{_FREE}(?=[.,;]|$| (?:and|for)\b)",
            (
                rf"\b(?:draw|take|build|use|move|buy|hire|replace|repair|play|cast|place|enter|cross|get)s? {{o}} "
                rf"(?:once per turn )?{_FREE}"
            ),
            rf"\b(?:may|can) {{o}} {_FREE}",
            rf"{{s}} (?:is|are) (?:carried out|done|made|built|used|drawn|played|taken|placed) {_FREE}",
            (
                r"\b(?:no|never any) (?:payment|fee|charge|toll|wages?|cost|money) (?:is |are )?(?:ever )?(?:due|needed"
                r"|required|paid|charged|to be paid)(?: (?:to|for) {o})?"
            ),
            (
                r"\b(?:you|players|nobody) (?:do not|don't|never|need not|does not) (?:have to )?(?:pays?|paid)(?: "
                r"anything| a fee)? (?:for|to) {o}"
            ),
            rf"{{s}} needs? no {_THINGS_OF}",
        ),
        "something": (
            rf"{{s}} (?:always )?costs? (?:you |the player |its owner |them )?(?:{NUMBER}|an?) (?!no\b)[a-z]+",
            (
                rf"\b{_PAY} {SOME}(?: to [a-z ]+?)? (?:for|to|per|whenever you|when you|when|if you) (?:each |every "
                rf"|all )?(?:use |draw |build |cross |enter |take |buy |hire |repair )?{{o}}"
            ),
            r"\bone [a-z]+ for (?:each|every) {o}",
            rf"\bfor (?:each|every) {{o}} [^.;,]{{0,30}},? (?:you |he |she )?{_PAY} {SOME}",
            rf"\bwho(?:ever)? (?:uses?|takes?|builds?|crosses|enters?|draws?|plays?) {{o}} (?:must )?{_PAY} {SOME}",
            rf"\b[a-z]+ [a-z]+s {{o}} and {_PAY} (?:{NUMBER}|an?) ",
            rf"{{s}} needs? {SOME} (?:per|each|every) (?:round|turn|day|year)",
            r"\b(?:your|his|her|their|the|its|each) (?P<s>[a-z]+['s]+) (?:pay|wages|salary|upkeep)\b",
        ),
    },
    where=r"cost|price|what things",
    there={"something": (rf"^(?P<lead>)(?:{NUMBER}) [a-z]+",)},
    cases=(
        rf"\b(?:{EXCEPT}|if(?! you)|however|unlike|otherwise|but|with (?:the|this|a)|who (?:has|owns|holds)|own|another"
        rf"|further|additional|cheaper|discount|extra|first|second|starts?|begins?|beginning|setup|thanks|ability"
        rf"|card lets|zero|free (?:spaces?|places?|hex|square|slot|field|hand|to)|bonus|reward|gains?|receives?"
        rf"|takes? one)\b"
    ),
)
FLAT: Final = Question(
    asks="whether each one is paid for",
    about=About.NAME,
    leads="pay|cost|fee|price",
    answers={
        "once": (
            (
                r"\b(?:pays?|costs?|fees?|price)\b[^.;]*\b(?:no matter how many|regardless of|however many"
                r"|irrespective of)\b"
            ),
            (
                r"\b(?:regardless of|no matter how many|however many|irrespective of)\b[^.;]*\b(?:pays?|costs?|fee"
                r"|price)\b"
            ),
        ),
        "for each": (r"\b(?:pays?|costs?|fees?)\b[^.;]*\b(?:for each|per|for every)\b",),
    },
    cases=CASES,
)
PAYEE: Final = Question(
    asks="who is paid",
    about=About.NAME,
    leads="paid|pay|coins|toll|money",
    answers={
        "the bank": (
            (
                r"\b(?:paid|pays?|put|puts|goes|go)\b [^.;]{0,60}?(?:to|into) the (?:bank|(?:general |common )?supply"
                r"|treasury|box|pot)\b"
            ),
        ),
        "its owner": (r"\b(?:paid|pays?|goes|go)\b [^.;]{0,60}?(?:its|the|their) (?:[a-z]+'s )?owners?\b",),
    },
    cases=CASES,
)
_POINTS: Final = r"(?:victory |penalty |fame )?points?"
WORTH: Final = Question(
    asks="what it is worth",
    about=About.NAME,
    leads="worth|point|score|harm|penalty|count",
    answers={
        "nothing": (
            rf"{{s}} (?:is|are) (?:each )?worth (?:nothing|no {_POINTS}|0 {_POINTS}|zero {_POINTS})",
            (
                rf"{{s}} (?:scores?|counts? for|brings?|earns?|gives?|yields?|costs?) (?:you |him |her )?(?:nothing"
                rf"|no {_POINTS})\b"
            ),
            r"{s} (?:do|does) (?:you |him |her |them |its owner |nobody )?(?:no|any) harm",
            r"\b(?:there is|you suffer|carries) no penalty for {o}",
            rf"\byou do not lose (?:any )?{_POINTS} for {{o}}",
            rf"{{s}} (?:does|do) not (?:cost|count|score)(?: (?:you )?(?:any )?{_POINTS})?",
        ),
        "a loss": (
            rf"{{s}} (?:is|are) (?:each )?worth (?:[-−–]|minus ){NUMBER}",
            rf"{{s}} costs? (?:you |him |her |its owner )?(?:{NUMBER}|an?) {_POINTS}",
            rf"\b(?:loses?|deducts?|subtracts?) (?:{NUMBER}|an?) {_POINTS} for (?:each|every|an?) {{o}}",
            rf"{{s}} (?:counts?|scores?) (?:[-−–]|minus ){NUMBER}",
        ),
        "a gain": (
            rf"{{s}} (?:is|are) (?:each )?worth (?:{NUMBER}|an?) {_POINTS}",
            rf"{{s}} (?:scores?|brings?|earns?|gives?|yields?) (?:you |its owner )?(?:{NUMBER}|an?) {_POINTS}",
            rf"\b(?:scores?|gains?|gets?|receives?) (?:{NUMBER}|an?) {_POINTS} for (?:each|every|an?) {{o}}",
        ),
    },
    cases=rf"\b(?:{EXCEPT}|if|otherwise|only|without|but|while|during|remaining|other|until)\b",
)
