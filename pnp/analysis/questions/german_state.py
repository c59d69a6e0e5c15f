"""German: what is seen, how long it stays, what it costs, and how a game begins."""

from __future__ import annotations

from typing import Final

from pnp.analysis.questions.german_exceptions import CASES, MOMENT
from pnp.analysis.questions.language import About, Question

_N: Final = r"(?:\d+|ein(?:e[nrms]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)"
_BE: Final = (
    r"(?:ist|sind|bleibt|bleiben|liegt|liegen|steht|stehen|lagen|lag|(?:wird|werden)(?= [^.;]*(?:gehalten|gelegt)))"
)
_ADV: Final = (
    r"(?:(?:immer|stets|jederzeit|alle|noch|auch|dabei|weiterhin|die ganze zeit|vor [a-zäöü]+(?: [a-zäöü]+)?"
    r"|auf [a-zäöü]+ [a-zäöü]+) )*"
)
_HIDDEN: Final = (
    r"(?:geheim|verdeckt|verborgen|hinter (?:dem|einem|eurem|deinem|seinem|den|euren) (?:sicht)?schirm(?:en)?"
    r"|unter verschluss|für dich)"
)
_OPEN: Final = r"(?:offen|sichtbar|aufgedeckt|einsehbar|für alle (?:sichtbar|einsehbar)|öffentlich|allen bekannt)"
_LOOK: Final = r"(?:ansehen|anschauen|einsehen|nachzählen|zählen|durchsehen|durchblättern|sehen|nachsehen|prüfen)"
SEEN: Final = Question(
    asks="whether others may see it",
    about=About.NAME,
    leads=(
        "geheim|verdeckt|verborgen|schirm|niemand|zeig|offen|sichtbar|aufgedeckt|einseh|nachzähl|zählen|"
        "ansehen|sehen|öffentlich|verrat|bekannt|versteckt"
    ),
    answers={
        "hidden": (
            rf"{{s}} {_BE} {_ADV}{_HIDDEN}",
            (
                rf"\b(?:haltet|halte|hält|halten|behaltet|behalte|lasst|legt|lege|verwahrt|bewahrt) {{o}} (?:[a-zäöü]+ "
                rf")?{_HIDDEN}"
            ),
            r"{s} (?:kommen|kommt) hinter [a-zäöü]+ (?:sicht)?schirm",
            r"\b(?:versteckt|verbergt|verbirgt|verstecke|verbirg) {o}",
            rf"\b(?:niemand|keiner|kein (?:mit)?spieler) (?:darf|kann|soll) {{o}} {_LOOK}",
            (
                r"{s} (?:darf|dürfen|kann|können) (?:niemals |nie |nicht |von niemandem )(?:von [a-zäöü]+ "
                r")?(?:eingesehen|angesehen|angeschaut|gezählt|gezeigt)"
            ),
            r"\b(?:zeigt|zeige|verratet|verrate|verrät) {o} (?:niemandem|keinem|nicht)",
            r"\b(?:zeigt|zeige|verratet|verrate|verrät) niemandem {o}",
            r"{s}[^.;]{0,40} lässt (?:sie|ihn|es) [^.;]{0,30}niemanden sehen",
            (
                r"\b(?:niemand|keiner) (?:muss|braucht|soll) [^.;]{0,10}(?:verraten|sagen|zeigen|angeben),? (?:wie "
                r"viele?|welche) {o}"
            ),
            r"\b(?:niemand|keiner) weiß,? (?:wie viele?|welche) {o}",
        ),
        "open": (
            rf"{{s}} {_BE} {_ADV}{_OPEN}",
            rf"\b(?:liegen|liegt|liegend) {{o}} (?:[a-zäöü]+ )?{_OPEN}",
            rf"\b(?:haltet|halte|hält|legt|lege|lasst) {{o}} (?:[a-zäöü]+ ){{0,3}}{_OPEN}",
            (
                rf"(?:wie viele? |welche )?{{s}} (?:[a-zäöü]+ )?(?:jemand|einer|ein spieler|jeder|die anderen) "
                rf"(?:besitzt|hat|haben),? (?:darf|kann|können|dürfen) (?:jeder|alle|man|ihr|du) (?:jederzeit "
                rf"|immer )?{_LOOK}"
            ),
            (
                rf"\b(?:jeder|alle|man|ihr|du) (?:darf|dürfen|dürft|darfst|kann|können|könnt|kannst) (?:jederzeit "
                rf"|immer )?{{o}} (?:[a-zäöü]+ )*?{_LOOK}"
            ),
            r"\bsieht [^.;]{0,40} vor [a-zäöü]+ auf dem tisch liegen(?P<lead>)",
        ),
    },
    cases=MOMENT,
    cut=r"\bbis (?:zum|ans|zur)\b(?! schluss niemanden| ende niemanden)",
)

_OF: Final = r"(?P<of>zug|runde|phase|spiel|jahr|tag|kampf|woche|monat|durchgang|partie|spielzug)"
_WHOSE: Final = (
    r"(?:(?:de[srnm]|die|deine[srnm]?|seine[srnm]?|ihre[srnm]?|eure[srnm]?|diese[srnm]?|jede[srnm]?|eine[srnm]?"
    r"|laufenden|aktuellen|nächsten|gleichen|selben|folgenden|eigenen) )*"
)
_END: Final = rf"(?:(?:zum|am|ans|im|mit dem|das) )?(?:ende {_WHOSE}{_OF}(?:e?s)?|{_OF.replace('<of>', '<of2>')}ende)\b"
_STAYS: Final = (
    r"(?:bleibt|bleiben|gilt|gelten|wirkt|wirken|dauert|dauern|hält|halten|besteht|bestehen|liegt|liegen|schützt"
    r"|schützen|ist|sind)"
)
_LONG: Final = (
    r"(?P<n>\d+|ein|eine|einen|zwei|drei|vier|fünf) (?:volle |ganze |komplette )?(?P<of>runde|zug|züge|tage?"
    r"|jahre?)n?\b"
)
_REMOVES: Final = r"(?:legt|lege|nehmt|nimm|nimmt|entfernt|entferne|gebt|gib|werft|räumt)"
_OFF: Final = r"(?:ab|weg|zurück|vom plan|vom spielplan|vom brett)"
_REMOVED: Final = r"(?:entfernt|abgelegt|weggenommen|zurückgelegt|zurückgegeben|abgeworfen|aufgehoben|abgeräumt)"
LASTING: Final = Question(
    asks="how long it lasts",
    about=About.NAME,
    leads="bis|ende|dauer|entfern|lang|runde|ab|immer|nie| nur ",
    answers={
        "to the end of the {of}{of2}": (
            rf"{{s}} {_STAYS}\b[^.;:]{{0,50}}? bis {_END}",
            rf"{{s}} {_STAYS}\b[^.;:]{{0,20}}? nur (?:in|für|während) (?:dem|diesem|diesen|die|diese) {_OF}(?P<of2>)",
            (
                rf"\b(?:am|zum|mit dem) ende {_WHOSE}{_OF}(?:e?s)?(?P<of2>) (?:{_REMOVES} (?:ihr |du |jeder |man "
                rf"|alle )*{{o}} (?:[a-zäöü]+ )*?{_OFF}|(?:werden|wird) {{s}} {_REMOVED})"
            ),
            rf"\b{_REMOVES} {{o}} am ende {_WHOSE}{_OF}(?:e?s)?(?P<of2>) {_OFF}",
            rf"{{s}} (?:wird|werden) am ende {_WHOSE}{_OF}(?:e?s)?(?P<of2>) (?:wieder )?{_REMOVED}",
            (
                rf"{{s}} (?:endet|enden|erlischt|erlöschen|verfällt|verfallen|verschwindet|verschwinden) "
                rf"[^.;]{{0,20}}am ende {_WHOSE}{_OF}(?:e?s)?(?P<of2>)"
            ),
        ),
        "{n} {of}": (
            rf"{{s}} {_STAYS} (?:[^.;:]{{0,20}} )?(?:genau |nur )?{_LONG}",
            rf"{{s}} (?:setzt|setzen) (?:genau |nur )?{_LONG} aus",
            rf"\bnach {_LONG} (?:wird|werden|endet|enden|verschwindet|verschwinden|legt ihr) {{o}}",
        ),
        "till something is done": (
            rf"{{s}} {_STAYS}\b[^.;:]{{0,40}}?,? bis (?:du|ihr|jemand|ein|eine|einer|man|er|sie|es|der|die|das) ",
            r"{s} (?:lässt|lassen) sich nur [^.;]* (?:entfernen|aufheben|heilen|beenden)",
        ),
        "for ever": (
            rf"{{s}} {_STAYS} (?:dauerhaft|für immer|für den rest des spiels|das ganze spiel über|ständig)",
            rf"{{s}} (?:wird|werden) nie(?:mals)? (?:wieder )?{_REMOVED}",
        ),
    },
    cases=CASES,
    alike=(("for ever", "to the end of the (spiel|partie)"), (r"1 .*", "to the end of the (zug|runde).*")),
)
COST: Final = Question(
    asks="what it costs",
    about=About.NAME,
    leads="kost|gratis|umsonst|zahl|bezahl|gib|ohne|: ",
    answers={
        "always {price}": (rf"{{s}} (?:kostet|kosten) (?:immer|stets) (?P<price>{_N}) ",),
        "nothing": (
            r"{s} (?:kostet|kosten) (?:dich |euch |ihn )?(?:nichts|kein(?:e|en)? [a-zäöü]+)",
            r"{s} (?:ist|sind) (?:immer |stets |völlig )?(?:kostenlos|kostenfrei|gratis|umsonst|frei)\b",
            r"\b(?:für|bei) {o} (?:zahlt|bezahlt|zahlst|bezahlst) (?:ihr |du |man |niemand )?nichts",
            r"\b(?:ohne (?:kosten|bezahlung)|kostenlos|gratis|umsonst) (?:dürft|darfst|könnt|kannst) (?:ihr|du) {o}",
        ),
        "something": (
            rf"{{s}} (?:kostet|kosten) (?:dich |euch |immer |stets |jeweils )?{_N} ",
            (
                rf"\b(?:zahlt|bezahlt|zahlst|zahle|bezahle|gebt|gibt|gibst) (?:ihr |du |man )?(?:für|je|pro) "
                rf"(?:jede[nrsm]? )?{{o}} {_N} "
            ),
            (
                rf"\b(?:wer|für) {{o}} (?:benutzt|nutzt|nimmt|baut|überquert|betritt|zieht|kauft),? (?:zahlt|bezahlt"
                rf"|gibt) {_N} "
            ),
            rf"\bfür (?:jede[nrsm]? )?{{o}} (?:zahlt|bezahlt|zahlst|bezahlst|müsst|musst) (?:ihr |du |man )?{_N} ",
        ),
    },
    where=r"kost|preis",
    there={
        "something": (rf"^(?P<lead>){_N} [a-zäöü]+(?!.*:)",),
        "by where it is": (rf"^(?P<lead>){_N} [a-zäöü]+, (?:am|im|auf|an|in) [^:;]+: {_N} ",),
    },
    cases=(
        rf"{CASES}|\b(?:wer (?:die|den|das) [a-zäöü]+ (?:hat|besitzt)|eigene[nr]?|beginn|anfang|erhält|bekommt|dank)\b"
    ),
    alike=(("something", "always .*|by where it is"),),
)
_START: Final = r"(?:zu beginn|am anfang|anfangs|zunächst|zu anfang|beim start|bei spielbeginn|zu spielbeginn)"
HAVING: Final = Question(
    asks="what there is at the start",
    about=About.NAME,
    leads="beginn|anfang|leer|start|ohne|jeder|setz|stell|leg|ihr",
    answers={
        "none": (
            rf"{{s}} (?:ist|sind) {_START} (?:noch |alle |ganz )*leer",
            rf"{_START} (?:ist|sind) {{s}} (?:noch |alle |ganz )*leer",
            rf"{_START} (?:hat|besitzt) (?:noch )?(?:niemand|keiner) {{o}}",
            rf"{_START} (?:niemand|keiner) {{o}} (?:hat|besitzt)",
            r"\b(?:niemand|keiner) (?:hat|besitzt) (?:zu beginn|am anfang|anfangs) {o}",
            r"\b(?:beginnt|beginnst|startet|startest|beginnen|starten) (?:ihr |du |alle |das spiel )*ohne {o}",
        ),
        "some": (
            (
                rf"\b(?:jeder|ihr|alle|du) (?:spieler )?(?:beginnt|startet|beginnst|beginnen|starten) (?:das spiel "
                rf")?mit {_N} {{o}}"
            ),
        ),
    },
    where=r"aufbau|vorbereitung|beginn|start",
    there={
        "some": (
            rf"\b(?:jeder|ihr|alle)(?: spieler)? (?:nimmt|bekommt|erhält|nehmt|bekommt|erhaltet)(?: sich)? {_N} {{o}}",
            (
                rf"\b(?:setzt|stellt|legt) (?:je |jeweils )?{_N} [a-zäöü]+ (?:in|auf) (?:jede[nrs]? |eure[nrs]? |den "
                rf"|die |das |euer )*{{o}}"
            ),
            r"\bfüllt {o} mit ",
        ),
    },
    cases=CASES,
)
_FREE: Final = (
    r"(?:auf beliebigen?|auf ein(?:es)? beliebige[sn]|wohin ihr wollt|wo (?:ihr|sie) (?:wollt|wollen|möchtet)"
    r"|nach belieben|frei)\b"
)
PLACE: Final = Question(
    asks="where it is put at the start",
    about=About.NAME,
    leads="beginn|start|setz|stell|leg|stehen|steht",
    answers={
        "fixed": (
            r"{s} (?:beginnt|beginnen|startet|starten) (?:immer|stets|alle) (?:im|am|auf|in|an) ",
            (
                r"{s} (?:steht|stehen|liegt|liegen) (?:zu beginn|anfangs|am anfang) (?:immer |stets )?(?:im|am"
                r"|auf de[rmn]|in de[rmn])"
            ),
        ),
    },
    where=r"aufbau|vorbereitung|beginn|start",
    there={"free": (rf"\b(?:setzt|stellt|legt|verteilt) {{o}} [^.;]{{0,30}}?{_FREE}",)},
    cases=CASES,
    wholes=frozenset(("figuren", "steine", "truppen", "einheiten")),
)
