"""How English rules say how a game begins."""

from __future__ import annotations

from typing import Final

from pnp.analysis.numerals import NUMBER
from pnp.analysis.questions.english_exceptions import CASES, MOMENT
from pnp.analysis.questions.language import About, Question

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
    asks="what there is at the start",
    about=About.NAME,
    leads="start|begin|outset|first|initial|empty|without|fill|lay|deal|take|place|put",
    answers={
        "none": (
            rf"\b{_STARTS} (?:the game )?(?:without (?:any )?|with no ){{o}}",
            (
                rf"\bno(?:body|ne| player| one) (?:yet )?(?:has|owns|holds|possesses) (?:any |a single |a )?{{o}} "
                rf"(?:yet|{_START})"
            ),
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
            (
                rf"\b(?:put|place|set|lay|distribute) (?:{NUMBER}|an?) [a-z]+(?: [a-z]+)? (?:each )?(?:in|into|on"
                rf"|onto) (?:each |every )?{{o}}"
            ),
        ),
    },
    cases=CASES,
)
START_NUMBER: Final = Question(
    asks="how many there are at the start",
    about=About.NAME,
    leads="start|begin|outset",
    answers={
        "starts with {n}": (rf"\b{_EACH} {_STARTS} (?:the game |play )?with (?:only )?(?P<n>{NUMBER}) {{o}}",),
        "all {n} from the beginning": (
            (
                rf"\ball (?:of )?(?:your |his |her |their |the )?(?P<n>{NUMBER}) (?:of )?(?:your |their )?{{o}} "
                rf"[^.;,]{{0,30}}{_START}"
            ),
        ),
    },
    cases=rf"{CASES}|\bfurther\b(?! ones)",
    alike=((r"starts with \d+", r"starts with \d+"), (r"starts with (\d+)", r"all \1 from the beginning")),
)
START_SPACE: Final = Question(
    asks="on which space it starts",
    about=About.NAME,
    leads="start|begin|put|place|set",
    answers={
        "{n}": (rf"{{s}} (?:all )?{_STARTS} (?:the game )?(?:at|on)(?: space| number| level)? (?P<n>\d+)(?=[ .,;]|$)",)
    },
    where=_SET_UP,
    there={
        "{n}": (
            r"\b(?:puts?|places?|sets?) {o} (?:on|to|at)(?: the)?(?: space| number| level)? (?P<n>\d+)(?=[ .,;]|$)",
        )
    },
    cases=rf"{CASES}|\b(?:instead|turn|round|experienced|handicap)\b",
)
_FREE_PLACE: Final = (
    r"(?:(?:on|in|at|to) any(?: one)? (?:free |empty |vacant |unoccupied )?(?:space|square|hex|field|place|location"
    r"|point|city|town|region|province|spot|corner|row|arrangement|order|position)s?|anywhere|wherever (?:you|they|he"
    r"|she)|(?:as|where|how) (?:you|they|he|she) (?:like|likes|wish|wishes|please|want|choose)s?|freely|of (?:your|his"
    r"|her|their) (?:own )?choice|any way|in any arrangement)"
)
PLACE: Final = Question(
    asks="where it is put at the start",
    about=About.NAME,
    leads="start|begin|set up|place|put|arrange|deploy|set-up",
    answers={
        "free": (rf"\bsets? up {{o}}[^.;]*\b{_FREE_PLACE}", rf"\bdeploys? {{o}}[^.;]*\b{_FREE_PLACE}"),
        "fixed": (
            (
                rf"{{s}} (?:always |all )?{_STARTS} (?:the game |play )?(?:always )?(?:in|on|at) (?:the|its|their"
                rf"|your) (?!any\b)[a-z]+"
            ),
            (
                r"{s} (?:is|are) (?:set up|placed|deployed) (?:in|on|at) (?:the|its|their) [^.;]*\b(?:printed|marked"
                r"|shown|indicated)\b"
            ),
        ),
    },
    where=_SET_UP,
    there={
        "free": (rf"\b(?:place|put|arrange|position|distribute)s? {{o}}[^.;]*\b{_FREE_PLACE}",),
        "fixed": (
            r"\b(?:place|put|set)s? {o} (?:in|on|at) (?:the|its|their) (?:centre|center|middle|marked|corner|home)",
        ),
    },
    cases=rf"{CASES}|\b(?:turn|each round|score|first game|must not)\b",
    wholes=frozenset(("pieces", "units", "armies", "figures", "troops", "counters")),
)
ASSIGNED: Final = Question(
    asks="whether it is chosen or dealt",
    about=About.NAME,
    leads="choose|choice|pick|select|deal|dealt|random|shuffle|draw|distribut",
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
            (
                r"{s} (?:is|are) (?:dealt|drawn|assigned|distributed|handed out|determined|chosen)[^.;]{0,20} (?:at "
                r"random|randomly|by lot)"
            ),
            r"\b(?:draws?|takes?) {o} at random",
        ),
    },
    cases=rf"{MOMENT}|\b(?:from (?:his|her|their|your|the) hand|keeps?|new|two|three|four|five)\b",
)
