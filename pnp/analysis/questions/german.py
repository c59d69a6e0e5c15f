"""The questions of German rules, with the ways in which their answers are said."""

from __future__ import annotations

from typing import Final

from pnp.analysis.questions.language import Question, QuestionLanguage
from pnp.analysis.statement_german import GERMAN as _STATEMENTS
from pnp.analysis.word_forms import word_set

_N: Final = r"(?:\d+|ein(?:e[nrms]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)"
_BE: Final = (
    r"(?:ist|sind|bleibt|bleiben|liegt|liegen|steht|stehen|lagen|lag|(?:wird|werden)(?= [^.;]*(?:gehalten|gelegt)))"
)
_ADV: Final = (
    r"(?:(?:immer|stets|jederzeit|alle|noch|auch|dabei|weiterhin|die ganze zeit|vor [a-zäöü]+(?: "
    r"[a-zäöü]+)?|auf [a-zäöü]+ [a-zäöü]+) )*"
)
_HIDDEN: Final = (
    r"(?:geheim|verdeckt|verborgen|hinter (?:dem|einem|eurem|deinem|seinem|den|euren) (?:sicht)?schirm(?:en)?"
    r"|unter verschluss|für dich)"
)
_OPEN: Final = r"(?:offen|sichtbar|aufgedeckt|einsehbar|für alle (?:sichtbar|einsehbar)|öffentlich|allen bekannt)"
_LOOK: Final = r"(?:ansehen|anschauen|einsehen|nachzählen|zählen|durchsehen|durchblättern|sehen|nachsehen|prüfen)"
_MOMENT: Final = (
    r"\b(?:wenn|falls|sobald|nachdem|außer|statt\w*|aber|jedoch|dagegen|hingegen|sonst|variante|dann|am "
    r"ende|zum schluss"
    r"|nur|während|bevor|zuerst|übrigen|restlichen|anderen karten|einige|manche|beispiel hätte|darfst ausnahmsweise)\b"
)
_SEEN: Final = Question(
    name="seen",
    leads=(
        *("geheim", "verdeckt", "verborgen", "schirm", "niemand", "zeig", "offen", "sichtbar", "aufgedeckt", "einseh"),
        *("nachzähl", "zählen", "ansehen", "sehen", "öffentlich", "verrat", "bekannt", "versteckt"),
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
                rf"(?:besitzt|hat|haben),? "
                rf"(?:darf|kann|können|dürfen) (?:jeder|alle|man|ihr|du) (?:jederzeit |immer )?{_LOOK}"
            ),
            (
                rf"\b(?:jeder|alle|man|ihr|du) (?:darf|dürfen|dürft|darfst|kann|können|könnt|kannst) (?:jederzeit "
                rf"|immer )?{{o}} (?:[a-zäöü]+ )*?{_LOOK}"
            ),
            r"\bsieht [^.;]{0,40} vor [a-zäöü]+ auf dem tisch liegen(?P<lead>)",
        ),
    },
    cases=_MOMENT,
    cut=r"\bbis (?:zum|ans|zur)\b(?! schluss niemanden| ende niemanden)",
)

_OF: Final = r"(?P<of>zug|runde|phase|spiel|jahr|tag|kampf|woche|monat|durchgang|partie|spielzug)"
_WHOSE: Final = (
    r"(?:(?:de[srnm]|die|deine[srnm]?|seine[srnm]?|ihre[srnm]?|eure[srnm]?|diese[srnm]?|jede[srnm]?"
    r"|eine[srnm]?|laufenden"
    r"|aktuellen|nächsten|gleichen|selben|folgenden|eigenen) )*"
)
_END: Final = rf"(?:(?:zum|am|ans|im|mit dem|das) )?(?:ende {_WHOSE}{_OF}(?:e?s)?|{_OF.replace('<of>', '<of2>')}ende)\b"
_STAYS: Final = (
    r"(?:bleibt|bleiben|gilt|gelten|wirkt|wirken|dauert|dauern|hält|halten|besteht|bestehen|liegt|liegen"
    r"|schützt|schützen"
    r"|ist|sind)"
)
_LONG: Final = (
    r"(?P<n>\d+|ein|eine|einen|zwei|drei|vier|fünf) (?:volle |ganze |komplette )?(?P<of>runde|zug|züge"
    r"|tage?|jahre?)n?\b"
)
_REMOVES: Final = r"(?:legt|lege|nehmt|nimm|nimmt|entfernt|entferne|gebt|gib|werft|räumt)"
_OFF: Final = r"(?:ab|weg|zurück|vom plan|vom spielplan|vom brett)"
_REMOVED: Final = r"(?:entfernt|abgelegt|weggenommen|zurückgelegt|zurückgegeben|abgeworfen|aufgehoben|abgeräumt)"
_CASES: Final = (
    r"\b(?:wenn|falls|außer|statt\w*|aber|jedoch|dagegen|hingegen|sonst|variante|weitere[nrsm]?"
    r"|zusätzlich\w*|übrigen|sofort"
    r"|ausnahmsweise|abweichend)\b"
)
_LASTING: Final = Question(
    name="lasting",
    leads=("bis", "ende", "dauer", "entfern", "lang", "runde", "ab", "immer", "nie", " nur "),
    answers={
        "to the end of the {of}{of2}": (
            rf"{{s}} {_STAYS}\b[^.;:]{{0,50}}? bis {_END}",
            rf"{{s}} {_STAYS}\b[^.;:]{{0,20}}? nur (?:in|für|während) (?:dem|diesem|diesen|die|diese) {_OF}(?P<of2>)",
            (
                rf"\b(?:am|zum|mit dem) ende {_WHOSE}{_OF}(?:e?s)?(?P<of2>) (?:{_REMOVES} (?:ihr |du |jeder |man |alle "
                rf")*{{o}} (?:[a-zäöü]+ )*?{_OFF}|(?:werden|wird) {{s}} {_REMOVED})"
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
    cases=_CASES,
    alike=(("for ever", "to the end of the (spiel|partie)"), (r"1 .*", "to the end of the (zug|runde).*")),
)
_COST: Final = Question(
    name="cost",
    leads=("kost", "gratis", "umsonst", "zahl", "bezahl", "gib", "ohne", ": "),
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
        rf"{_CASES}|\b(?:wer (?:die|den|das) [a-zäöü]+ (?:hat|besitzt)|eigene[nr]?|beginn|anfang|erhält|bekommt"
        rf"|dank)\b"
    ),
    alike=(("something", "always .*|by where it is"),),
)
_START: Final = r"(?:zu beginn|am anfang|anfangs|zunächst|zu anfang|beim start|bei spielbeginn|zu spielbeginn)"
_HAVING: Final = Question(
    name="having at the start",
    leads=("beginn", "anfang", "leer", "start", "ohne", "jeder", "setz", "stell", "leg", "ihr"),
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
    cases=_CASES,
)
_FREE: Final = (
    r"(?:auf beliebigen?|auf ein(?:es)? beliebige[sn]|wohin ihr wollt|wo (?:ihr|sie) (?:wollt|wollen"
    r"|möchtet)|nach belieben|frei)\b"
)
_PLACE: Final = Question(
    name="place at the start",
    leads=("beginn", "start", "setz", "stell", "leg", "stehen", "steht"),
    answers={
        "fixed": (
            r"{s} (?:beginnt|beginnen|startet|starten) (?:immer|stets|alle) (?:im|am|auf|in|an) ",
            (
                r"{s} (?:steht|stehen|liegt|liegen) (?:zu beginn|anfangs|am anfang) (?:immer |stets )?(?:im|am|auf "
                r"de[rmn]|in de[rmn])"
            ),
        ),
    },
    where=r"aufbau|vorbereitung|beginn|start",
    there={"free": (rf"\b(?:setzt|stellt|legt|verteilt) {{o}} [^.;]{{0,30}}?{_FREE}",)},
    cases=_CASES,
    wholes=frozenset(("figuren", "steine", "truppen", "einheiten")),
)
_WINS: Final = (
    r"(?:gewinnt(?: das spiel)?|siegt|ist (?:der )?sieger|ist gewinner|hat gewonnen)(?! (?:den|die|das|diesen?) "
    r"(?:stich|runde|kampf|auktion|mehrheit))\b"
)
_MOST: Final = r"(?:die|den|das) (?:meisten?|höchsten?|größten?)"
_LEAST: Final = r"(?:die|den|das) (?:wenigsten|niedrigsten?|kleinsten?)"
_WINNER: Final = Question(
    name="who wins",
    leads=("gewinn", "gewonn", "sieg", "verlier"),
    answers={
        "whoever has most {x}": (
            rf"\b{_WINS},? wer (?:am ende |zum schluss )*{_MOST} (?P<x>[a-zäöü]+)",
            rf"\bwer (?:am ende |zum schluss )*{_MOST} (?P<x>[a-zäöü]+) [^.;]{{0,25}}?,? {_WINS}",
            (
                rf"\b(?:es {_WINS}|sieger ist) de(?:r|m|rjenige) ?(?:spieler )?,? ?(?:mit de[nmr]|der) (?:die "
                rf")?(?:meisten|höchsten) (?P<x>[a-zäöü]+)"
            ),
            rf"\bspieler mit de[nmr] (?:meisten|höchsten) (?P<x>[a-zäöü]+) {_WINS}",
            r"\b(?:sieger ist|es gewinnt) der (?P<x>reichste)",
            rf"\bder (?P<x>reichste) (?:spieler )?{_WINS}",
        ),
        "whoever has fewest {x}": (
            rf"\b{_WINS},? wer (?:am ende )?{_LEAST} (?P<x>[a-zäöü]+)",
            rf"\bwer (?:am ende )?{_LEAST} (?P<x>[a-zäöü]+) [^.;]{{0,25}}?,? {_WINS}",
            rf"\bspieler mit den wenigsten (?P<x>[a-zäöü]+) {_WINS}",
        ),
        "all together": (
            (
                r"\b(?:ihr|alle) (?:[a-zäöü]+ ){0,2}(?:gewinnt|gewinnen) (?:oder|und) (?:verliert|verlieren) "
                r"(?:[a-zäöü]+ )*?(?:gemeinsam|zusammen)"
            ),
            (
                r"\b(?:gemeinsam|zusammen) (?:gewinnt|verliert|gewinnen) (?:ihr )?(?:oder|und) (?:verliert|gewinnt"
                r"|verlieren)"
            ),
        ),
        "whoever is first": (
            r"\b(?:gewonnen hat|es gewinnt|sieger ist|es siegt),? wer (?:als erste[rs]?|zuerst) ",
            r"\bwer (?:als erste[rs]?|zuerst) [^.;]*,? (?:gewinnt|hat gewonnen|siegt|ist sieger)",
        ),
    },
    cases=(
        r"\b(?:gleichstand|gleich viele?|patt|unentschieden|niemand|keiner|sonst|andernfalls|oder wer|außerdem|statt\w*"
        r"|variante|stich\w*|auktion|noch immer|immer noch)\b"
    ),
    is_of_thing=False,
)
_TIE: Final = Question(
    name="a tie",
    leads=("gleich", "patt", "unentschieden", "selbe", "dieselbe"),
    trigger=(
        r"\bgleichstand\b|\bgleich viele?\b|\bpatt\b|\bunentschieden\b|\bgleiche[rnsm]? (?:stärke|punktzahl"
        r"|summe|gebot\w*|wert\w*|zahl|augenzahl|anzahl)|\bgleich (?:hoch|stark|hohen?)\b|\bgleichauf\b"
    ),
    topics={
        "an auction": r"\b(?:gebot\w*|bieten|versteiger\w*|auktion\w*)\b",
        "a vote": r"\b(?:stimmen|abstimm\w*|wahl)\b",
        "a fight": r"\b(?:kampf\w*|angreif\w*|angriff\w*|verteidig\w*|stärke|schlacht\w*|duell\w*)\b",
        "a trick": r"\bstich\w*",
        "the game": r"\b(?:sieg|spielende|ende|gewinnt das spiel|punktgleich\w*|gesamtsieg\w*)\b",
        "a majority": r"\bgleich viele\b|\b(?:meisten|mehrheit\w*|wertung\w*|punktzahl|punkte)\b",
    },
    answers={
        "nobody gets it": (
            (
                r"\b(?:niemand|keiner|keine[rs]? (?:der )?(?:beiden|beteiligten)|kein spieler) (?:[a-zäöü]+ "
                r")?(?:bekommt|erhält|gewinnt|punktet|etwas|punkte)\b"
            ),
            (
                r"\b(?:geht|gehen) (?:jeder |alle )?leer aus\b|\b(?:bekommt|bekommen|erhält|erhalten) (?:[a-zäöü]+ "
                r")?(?:niemand|keiner|nichts)\b"
            ),
        ),
        "each gets all of it": (
            (
                r"\b(?:bekommen|erhalten|bekommt|erhält) (?:alle|beide|jeder)(?: beteiligten| spieler)? (?:die |den "
                r")?(?:volle|ganze|vollen)"
            ),
            (
                r"\b(?:alle|beide|jeder) (?:beteiligten |spieler )?(?:bekommen|erhalten|bekommt|erhält) (?:die |den "
                r")?(?:volle|ganze|vollen)"
            ),
        ),
        "they share it": (
            (
                r"\bteil(?:en|t) (?:ihr |sie |sich |die |beteiligten |spieler |beiden )*[^.;]{0,30}\b(?:punkte"
                r"|punktzahl|gewinn|prämie|beute)\b"
            ),
            r"\b(?:wird|werden) (?:[a-zäöü]+ )*geteilt\b|\bdie hälfte\b",
        ),
        "the attacker wins": (
            r"\b(?:angreifer (?:gewinnt|siegt)|(?:gewinnt|siegt) der angreifer|reicht dem angreifer)\b",
        ),
        "the defender wins": (r"\b(?:verteidiger (?:gewinnt|siegt)|(?:gewinnt|siegt) der verteidiger)\b",),
        "both lose": (
            (
                r"\bbeide (?:[a-zäöü]+ )?(?:verlieren|werden (?:entfernt|vernichtet|zerstört))|\b(?:verlieren"
                r"|sterben) beide\b"
            ),
        ),
        "it is done again": (
            (
                r"\b(?:noch ?(?:ein)?mal|erneut|neu) (?:gewürfelt|geboten|abgestimmt|gespielt|würfeln|bieten"
                r"|abstimmen)|\b(?:würfelt|bietet|stimmt) (?:ihr |beide )?(?:noch ?einmal|erneut)|\bwiederhol\w*"
            ),
        ),
        "the earlier one wins": (
            (
                r"\b(?:zuerst|früher|als erste[rs]?) (?:gespielt\w*|gelegt\w*|geboten"
                r"|abgegeben\w*)\b[^.;]*\b(?:gewinnt|zählt|sticht|bekommt)"
            ),
            r"\bnäher (?:am|beim|an der) startspieler\b|\bin zugreihenfolge (?:früher|vorne|weiter vorn)",
        ),
        "the later one wins": (
            (
                r"\b(?:zuletzt|später) (?:gespielt\w*|gelegt\w*|geboten|abgegeben\w*)\b[^.;]*\b(?:gewinnt|zählt|sticht"
                r"|bekommt)"
            ),
        ),
        "the {who} decides": (r"\bentscheidet der (?P<who>[a-zäöü]+)\b", r"\bder (?P<who>[a-zäöü]+) entscheidet\b"),
        "the victory is shared": (
            r"\bteilen (?:sich )?(?:[a-zäöü]+ )*?den sieg\b|\bgewinnen (?:alle|beide)\b|\bmehrere sieger\b",
        ),
    },
    cases=r"\b(?:immer noch|noch immer|auch dann|außer|statt\w*|variante|sonst|ebenfalls)\b",
    is_of_thing=False,
    alike=(("it is done again", "the victory is shared"),),
)

_RESULT: Final = Question(
    name="what happens",
    leads=(
        *("nichts", "unverletzt", "unbeschadet", "schaden", "bleib", "zurück", "entfernt", "vernichtet", "zerstört"),
        *("verlier", "gibst", "gib", "stirbt", "verloren", "behält", "behalt", "ausgeschieden", "abgeben"),
    ),
    answers={
        "nothing": (
            (
                r"\b(?:passiert|geschieht) (?:dir |ihm |ihr |euch )?nichts\b|\b(?:bleibt|bleiben) (?:unverletzt"
                r"|unbeschadet|verschont|heil)\b"
                r"|\bohne (?:schaden|folgen|strafe)\b|\bhat keine (?:folgen|wirkung)\b|\b(?:verliert|verlierst) "
                r"(?:niemand|keiner|nichts)\b"
                r"|\b(?:niemand|keiner) verliert\b"
            ),
        ),
        "it stays": (
            (
                r"\b(?:bleibt|bleiben|bleibst) (?:einfach )?(?:stehen|liegen|, wo|wo (?:er|sie|es))|\bbleibt, wo\b"
                r"|\b(?:hält|behauptet) (?:die |seine |ihre )?(?:stellung|position)\b"
            ),
        ),
        "it goes back": (
            (
                r"\b(?:zurückgespült|zurückgesetzt|zurückgeschickt|zurückgeworfen|zurückgedrängt)\b|\b(?:zieht|weicht"
                r"|flieht|kehrt|muss|geht) [^.;]{0,40}\bzurück\b"
                r"|\bzurück (?:zum|an den|auf das|ins|in den) (?:start\w*|nest|lager|hafen|dorf)\b"
            ),
        ),
        "it is destroyed": (
            (
                r"\b(?:wird|werden|ist|sind) (?:sofort )?(?:vernichtet|zerstört|getötet|entfernt|ausgeschieden|aus "
                r"dem spiel)\b|\bstirbt\b|\bsinkt\b"
            ),
        ),
        "all is lost": (
            (
                r"\b(?:verliert|verlierst|verlieren) (?:er |sie |ihr |du )?(?:alle[ns]?|alles)\b|\balles "
                r"[^.;]{0,20}verloren\b"
            ),
        ),
        "some is kept": (r"\bbehält(?:st)? (?:er |sie |du )?die hälfte\b",),
        "something is lost": (
            (
                r"\b(?:verliert|verlierst|gibst|gibt|zahlst|zahlt) (?:er |sie |du |jeder )?(?:eine[nrs]?|die hälfte"
                r"|zwei|drei|1|2) "
            ),
        ),
    },
    cases=(
        r"\b(?:kann|darf|könnt|dürft|kannst|darfst|statt\w*|außer|ohne|zweite[nrms]?|dritte[nrms]?|noch nichts"
        r"|variante|sonst"
        r"|jedoch|mindestens|mehr als|wer (?:den|die|das) [a-zäöü]+ (?:hat|besitzt))\b(?! (?:schaden|folgen|strafe))"
    ),
    is_of_event=True,
    opposed=(
        ("nothing", "it goes back|it is destroyed|all is lost|something is lost"),
        ("it stays", "it goes back|it is destroyed"),
        ("it is destroyed", "it goes back|something is lost"),
        ("all is lost", "some is kept"),
    ),
)

GERMAN: Final = QuestionLanguage(
    questions=(_SEEN, _LASTING, _COST, _HAVING, _PLACE, _WINNER, _TIE, _RESULT),
    common={
        "money": "geld|münze|vermögen|reichste",
        "points": "punkt|siegpunkt|gesamtpunkte",
        "hand": "handkarte|kartenhand",
        "tricks": "stich",
        "discard pile": "ablagestapel",
        "draw pile": "nachziehstapel|zugstapel",
        "bids": "gebot",
        "display": "auslage",
    },
    generic=word_set("karte marker plättchen chip stein würfel figur scheibe token"),
    plural="(?:nen|ern|en|er|es|n|e|s)?",
    compounds=True,
    pronouns=word_set("er sie es ihn ihnen diese dieser dieses ihm"),
    determiners=word_set(
        "der die das den dem des ein eine einen einem einer eines deine deinen deiner dein eure euren euer eurer seine "
        "seinen sein seiner ihre ihren ihr ihrer jede jeder jedes jeden jedem alle allen aller keine keinen "
        "kein dieser "
        "und zwei drei vier fünf sechs da weil wie wer welche dass also nun hier"
    ),
    prepositions=word_set("von in im auf mit aus für bei zu zum zur an am unter hinter über ohne mithilfe je pro"),
    relatives=word_set("die der das den dem du ihr er mit ohne"),
    places=r"\b(?:im|am|in|auf|an|bei|unter) (?:de[rmn] |einem |einer |das |die )?(?P<place>[a-zäöü]+)",
    negation=r"\b(?:nicht|kein\w*|nie|niemals|niemand|ohne)\b",
    topic_words=_STATEMENTS.topic_words,
    harmless=word_set(
        "alle gesammelte gesammelten gewonnene gewonnenen erworbenen eigenen eigene viele viel haltet legt lasst immer "
        "stets fahrt mit der gewonnen gesammelt hast habt gewählte hat haben bau einer"
    ),
)
