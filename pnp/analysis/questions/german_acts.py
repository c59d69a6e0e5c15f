"""German: the questions of rules, with the ways in which their answers are said."""

from __future__ import annotations

from typing import Final

from pnp.analysis.questions.language import About, Question

_WHOSE: Final = (
    r"(?:(?:den|dem|die|der|das|deinen?|deinem|deiner|seinen?|seinem|seiner|ihren?|ihrem|ihrer|euren?|eurem|eurer"
    r"|eigenen) (?:\w+ )?)"
)
_PLACES: Final = {
    "Hand": (r"\bauf (?:die|deine|seine|ihre|eure) hand\b", r"\bin (?:die|deine|seine|ihre) hand\b"),
    "Ablagestapel": (
        rf"\b(?:auf|in|zum) {_WHOSE}?(?:ablage(?:stapel)?|abwurfstapel|ablage)\b",
        r"\b(?:abgelegt|abgeworfen)\b",
    ),
    "unter dem Stapel": (rf"\bunter {_WHOSE}(?:nach)?(?:zieh)?stapel\b",),
    "auf dem Stapel": (rf"\b(?:oben )?auf {_WHOSE}(?:nach)?ziehstapel\b",),
    "Vorrat": (
        r"\bin (?:den|die|das) (?:\w+ )?(?:vorrat|reserve|bank|beutel|sack|säckchen)\b",
        r"\b(?:zum|zur) (?:vorrat|reserve|bank)\b",
    ),
    "Schachtel": (r"\bin die (?:spiel)?schachtel\b", r"\baus dem spiel\b"),
    "Besitzer": (
        r"\bvor (?:dich|dir|sich|euch|ihn|sie)\b",
        (
            r"\b(?:in|auf) (?:deine[mnr]?|seine[mnr]?|ihre[mnr]?|eure[mnr]?|de[nm] eigenen) (?!hand\b|zug\b"
            r"|nachziehstapel|ablage)(?:\w+ )?\w*(?:tableau|tafel|korb|lager|scheune|brett|auslage|keller|vorrat|hof)\b"
        ),
    ),
    "bleibt": (r"\bbleib(?:t|en)\b[^.;!?]{0,240}\b(?:liegen|stehen|auf dem|wo)\b",),
}
_MOVE: Final = (
    r"(?:komm(?:t|en)|geh(?:t|en)|wander(?:t|n)|leg(?:t|en|st)|werden|wird|bleib(?:t|en)|nehm(?:t|en)|nimm(?:t|st)?"
    r"|stell(?:t|en|st)?)"
)
_EVENTS: Final = {
    "where what is bought goes": "gekauft|erworben|angeworben",
    "where what is defeated goes": "besiegt|getötet|vernichtet|zerstört|geschlagen|erlegt",
    "where what has been used goes": "benutzt|ausgespielt|gespielt|verbraucht|ausgeführt|abgehandelt|eingesetzt",
    "where what is gathered goes": "geerntet|gesammelt|gefunden|gepflückt|gefangen|abgebaut",
    "where what is won goes": "gewonnen|erfüllt|gewertet|geliefert",
}


def _frames(done: str) -> tuple[str, ...]:
    return (
        rf"\b(?:{done})e[rnms]? <x> (?P<rest>(?:sofort |dann |immer )?{_MOVE}\b[^.;!?]{{0,240}})",
        rf"\b(?:lege?|nimm|stelle?|nehmt|legt|stellt|gib|gebt) <the>(?:{done})e[rnms]? <x> (?P<rest>[^.;!?]{{0,240}})",
        (
            rf"\b(?:wenn|sobald|nachdem) <the><x> ~(?:{done}) (?:wurde|wird|ist|worden ist|hast|hat),? "
            rf"(?P<rest>[^.;!?]{{0,240}})"
        ),
        rf"\b<the><x>, (?:die|das|den|der) (?:du|ihr|er|jemand|man) ~(?P<rest>(?:{done})\b[^.;!?]{{0,240}})",
    )


_ALIKE: Final = (("Vorrat", "Schachtel"), ("Hand", "Besitzer"))
_FATES: Final = tuple(
    Question(asks=asks, leads=done, answers=_PLACES, frames=_frames(done), alike=_ALIKE)
    for asks, done in _EVENTS.items()
)
_WINNER: Final = (
    r"(?:wer (?:den|einen) (?:letzten )?stich (?:gewinnt|macht|gewonnen hat|gemacht hat|bekommt)|(?:der )?gewinner "
    r"(?:des|eines) (?:letzten )?stich\w*|stichgewinner)"
)
_NEXT_TRICK: Final = Question(
    asks="who leads to the next trick",
    reads_on=True,
    leads="stich",
    about=About.GAME,
    answers={
        "its winner": (
            rf"\b{_WINNER}\b~\b(?:spielt|eröffnet|beginnt|kommt)\b",
            rf"\b(?:spielt|eröffnet|beginnt) {_WINNER}",
        ),
        "the winner's neighbour": (
            (
                r"\bstich\b[^;!?]{0,80}?\b(?:linke[rn]?|rechte[rn]?) (?:nachbar\w*|sitznachbar\w*)\b,? (?:\w+ "
                r"){0,3}?(?:spielt|eröffnet|beginnt) ~(?:nächsten|neuen|zweiten)"
            ),
            r"\b(?:links|rechts) (?:vom|neben dem|von dem) (?:stich)?gewinner\b~\b(?:spielt|eröffnet|beginnt)",
        ),
        "each in turn": (r"\breihum (?:spielt|eröffnet)~stich",),
    },
)
_FIRST_TRICK: Final = Question(
    asks="who leads to the first trick",
    leads="ersten stich|erste karte",
    about=About.GAME,
    answers={
        "the dealer": (r"\bder (?:geber|kartengeber) (?:spielt|eröffnet|beginnt)~(?:ersten stich|erste karte)",),
        "the dealer's left": (
            (
                r"\b(?:links (?:vom|neben dem) (?:karten)?geber|linke nachbar des (?:karten)?gebers"
                r"|vorhand)\b~(?:spielt|eröffnet|beginnt)~(?:ersten stich|erste karte)"
            ),
        ),
        "who bid most": (
            r"\b(?:alleinspieler|höchstbietende\w?|ansager)\b~(?:spielt|eröffnet|beginnt)~(?:ersten stich|erste karte)",
        ),
    },
)
_TOUCH: Final = r"(?:angrenz\w*|angrenzen\w*|grenz\w+|benachbart|neben|berühr\w*|anschließ\w*|anlieg\w*|angelegt)"
_ADJOINING: Final = Question(
    asks="whether it has to be put beside another",
    leads="grenz|benachbart|neben|berühr|anleg|angelegt|jedem freien|beliebig|überall",
    answers={
        "it must": (rf"\b<the><x> (?:\w+ ){{0,2}}?(?:muss|müssen) (?!nicht|an nichts|nirgend)(?:\w+ )*?{_TOUCH}",),
        "it need not": (
            (
                r"\b<the><x> (?:darf|dürfen|kann|können) ~(?:jedem|jedes|einem beliebigen|beliebigen|irgendeinem) "
                r"(?:freien |leeren |beliebigen )*(?:feld|platz|bauplatz)"
            ),
            r"\b<the><x> (?:darf|dürfen|kann|können) (?:\w+ )*?(?:überall|an beliebiger stelle)",
            rf"\b<the><x> (?:muss|müssen) (?:nicht|an nichts|nirgends)~{_TOUCH}",
        ),
    },
)
_TRADE: Final = Question(
    asks="whether players may trade with each other",
    leads="handel|tausch",
    about=About.GAME,
    answers={
        "yes": (
            (
                r"\b(?:dürft|dürfen|könnt|können|darf|kann)\b~\b(?:miteinander|untereinander|mit (?:anderen|den anderen"
                r"|mitspielern))~\b(?:tauschen|handeln)"
            ),
            (
                r"\b(?:handel|tauschen|tausch) (?:zwischen|unter) (?:den )?spielern ist (?:jederzeit |immer "
                r")?(?:erlaubt|gestattet|möglich)"
            ),
        ),
        "no": (
            (
                r"\b(?:handel|tauschen|tausch|handeln|tauschgeschäfte)\b ?(?:zwischen|unter|mit)~\b(?:nicht|verboten"
                r"|untersagt|kein)\b"
            ),
            (
                r"\b(?:dürft|dürfen|könnt|können|darf|kann) (?:\w+ )*?(?:nicht|nie|niemals)\b~\b(?:miteinander"
                r"|untereinander|mit (?:anderen|mitspielern))~\b(?:tauschen|handeln)"
            ),
            r"\bniemand darf mit (?:anderen|mitspielern) (?:tauschen|handeln)",
        ),
    },
)
_PACT: Final = r"(?:bündnis(?:se[ns]?)?|allianz(?:en)?|vertr[aä]g\w*|abmachung(?:en)?|abkommen|pakte?s?|versprechen)"
_END: Final = (
    r"(?:auf(?:zu)?lösen|aus(?:zu)?steigen|kündigen|brechen|aus(?:zu)?treten|beenden|verlassen|gebrochen|aufgelöst"
    r"|gekündigt)"
)
_PROMISES: Final = Question(
    asks="whether an agreement binds",
    leads="bündnis|allianz|vertr|abmachung|abkommen|pakt|versprechen",
    about=About.WORDS,
    answers={
        "it binds": (
            rf"\b{_PACT}\b~\b(?:niemand|kein spieler|nicht|nie|niemals)\b~\b{_END}",
            rf"\b{_PACT}\b~\b(?:ist|sind) (?:immer |stets )?(?:bindend|verbindlich)",
            rf"\b{_PACT}\b~\b(?:muss|müssen) (?:immer )?(?:eingehalten|gehalten) werden",
        ),
        "it does not": (
            (
                rf"\b(?:darf|dürfen|darfst|dürft|kann|kannst|können|könnt|steht es dir frei|steht es euch frei"
                rf"|jederzeit)\b(?:(?!\bnicht\b|\bnie\b|\bkein)[^.;:!?])*?\b{_PACT}\b(?:(?!\bnicht\b"
                rf"|\bnie\b)[^.;:!?])*?\b{_END}"
            ),
            rf"\b{_PACT}\b~\b(?:ist|sind) (?:nicht|nie|niemals) (?:bindend|verbindlich)",
        ),
    },
)
_ADJACENT: Final = Question(
    asks="whether corners make spaces adjacent",
    leads="benachbart|nachbar",
    about=About.GAME,
    answers={
        "no": (
            (
                r"\b(?:benachbart|nachbarn)\b~\b(?:gemeinsame kante|kante teilen|gemeinsame seite|mit einer kante"
                r"|kante gemeinsam)"
            ),
            r"\b(?:gemeinsame kante|kante teilen|gemeinsame seite|kante gemeinsam)\b~\b(?:benachbart|nachbarn)",
            r"\b(?:diagonal\w*|ecken?|über eck)\b~\b(?:nicht|keine|nie)\b~(?:benachbart|nachbar)",
            r"\bbenachbart\b~\b(?:ecken? zählen nicht|nicht diagonal)",
        ),
        "yes": (
            r"\b(?:über eck|diagonal) (?:benachbart|angrenzend)(?!\w)(?!~\b(?:nicht|kein))",
            r"\bbenachbart\b~\b(?:auch|einschließlich|oder)\b~\b(?:diagonal\w*|über eck|ecken?)\b",
            r"\bacht felder\b~\b(?:sind|gelten als)\b~\b(?:benachbart|nachbar)",
        ),
    },
)
_CONTROL: Final = Question(
    asks="whether players who are level control it",
    leads="gleich|genauso|ebenso|überboten",
    about=About.WORDS,
    answers={
        "they do not": (
            (
                r"\bbei (?:gleicher (?:zahl|anzahl)|gleichstand|gleich vielen)~\b(?:herrscht|kontrolliert|beherrscht"
                r"|besitzt|gehört) (?:\w+ )?(?:niemand\w*|keiner|kein)"
            ),
        ),
        "they do": (
            r"\b(?:herr|beherrscht|kontrolliert|herrscht|herrscher)\b~\bauch wenn\b~\b(?:genauso|ebenso|gleich) viele",
            (
                r"\bbei (?:gleicher (?:zahl|anzahl)|gleichstand)~\b(?:herrschen|kontrollieren|beherrschen"
                r"|besitzen)\b~\b(?:beide|alle|gemeinsam)"
            ),
        ),
    },
    excepted=frozenset(("they do", "they do not")),
)
_HOW_MANY: Final = Question(
    asks="how many of them a turn has",
    leads="zug",
    answers={
        "several": (
            (
                r"\bin (?:deinem|seinem|jedem|einem|eurem) zug (?:führst|führt|hast|hat|darfst|darf|machst|macht"
                r"|nimmst) ?(?:du|ihr|er|jeder)? ?(?:zwei|drei|vier|[2-4]) <x>"
            ),
            (
                r"\b(?:du|jeder|ein spieler) (?:hast|hat) (?:pro|in jedem|in deinem|in seinem) zug (?:zwei|drei|vier"
                r"|[2-4]) <x>"
            ),
        ),
        "one": (
            r"\b(?:deine|seine|die) einzige <x> (?:des|in diesem|in deinem|für diesen) zug",
            r"\bpro zug (?:nur|genau) eine <x>",
            r"\bnur eine <x> pro zug",
        ),
    },
)
_UNIT: Final = r"(?:der|jeder|des|deines|eines|jedes|seines) (?P<x>runde|zuges|zugs|jahres|tages)\b"
_EDGE: Final = Question(
    asks="when income comes",
    leads="einkommen",
    answers={
        name: (rf"\b{time} {_UNIT}~\beinkommen\b", rf"\beinkommen\b~\b{time} {_UNIT}")
        for name, time in (("at its start", "(?:zu|am) (?:beginn|anfang)"), ("at its end", "am ende"))
    },
)
_ORDER: Final = Question(
    asks="in which order it is done",
    leads="höchst|niedrigst|niedrigen|kleinst|größt",
    about=About.WORDS,
    answers={
        "highest first": (
            (
                r"\bvo[nm] (?:der |dem )?(?:höchsten|größten|stärksten) (?:\w+ )?(?:zum|zur|bis zum) (?:\w+ "
                r")?(?:niedrigsten|kleinsten|schwächsten)"
            ),
            r"\b(?:beginnend mit|angefangen bei|zuerst) (?:de[mnr]|die|das)? ?(?:höchste[nrm]?|größte[nrm]?)\b",
        ),
        "lowest first": (
            (
                r"\bvo[nm] (?:der |dem )?(?:niedrigsten|kleinsten|schwächsten) (?:\w+ )?(?:zum|zur|bis zum) (?:\w+ "
                r")?(?:höchsten|größten|stärksten)"
            ),
            r"\b(?:beginnend mit|angefangen bei|zuerst) (?:de[mnr]|die|das)? ?(?:niedrigste[nrm]?|kleinste[nrm]?)\b",
        ),
    },
)
_CROSSING: Final = Question(
    asks="whether it can be entered",
    leads="betreten|überquer|unpassierbar|bewegungspunkt",
    answers={
        "no": (
            (
                r"\b<the><x> (?:darf|dürfen|kann|können) (?:\w+ )?(?:nicht|nie|niemals) (?:betreten|überquert"
                r"|durchquert) werden"
            ),
            r"\b<the><x> (?:ist|sind) unpassierbar",
            r"\b<x>: (?:unpassierbar|verboten)",
        ),
        "for a price": (
            r"\b<x>: \+?\d+ (?:bewegungspunkte?|bp)\b",
            r"\b<the><x> kostet? (?:\d+|einen|zwei|drei|vier) (?:bewegungspunkte?|bp)\b",
        ),
    },
    excepted=frozenset(("no",)),
)
ACTS: Final = (
    *_FATES,
    *(
        _NEXT_TRICK,
        _FIRST_TRICK,
        _ADJOINING,
        _TRADE,
        _PROMISES,
        _ADJACENT,
        _CONTROL,
        _HOW_MANY,
        _EDGE,
        _ORDER,
        _CROSSING,
    ),
)
