"""German: who wins, what a tie means, and what else happens."""

from __future__ import annotations

from typing import Final

from pnp.analysis.questions.german_exceptions import EXCEPT
from pnp.analysis.questions.language import About, Question

_WINS: Final = (
    r"(?:gewinnt(?: das spiel)?|siegt|ist (?:der )?sieger|ist gewinner|hat gewonnen)(?! (?:den|die|das|diesen?) "
    r"(?:stich|runde|kampf|auktion|mehrheit))\b"
)
_MOST: Final = r"(?:die|den|das) (?:meisten?|höchsten?|größten?)"
_LEAST: Final = r"(?:die|den|das) (?:wenigsten|niedrigsten?|kleinsten?)"
WINNER: Final = Question(
    asks="who wins",
    about=About.GAME,
    leads="gewinn|gewonn|sieg|verlier",
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
        rf"\b(?:{EXCEPT}|gleichstand|gleich viele?|patt|unentschieden|niemand|keiner|sonst|andernfalls|oder wer"
        rf"|außerdem|stich\w*|auktion|noch immer|immer noch)\b"
    ),
)
TIE: Final = Question(
    asks="what happens in a tie",
    about=About.CONTEST,
    leads="gleich|patt|unentschieden|selbe|dieselbe",
    trigger=(
        r"\bgleichstand\b|\bgleich viele?\b|\bpatt\b|\bunentschieden\b|\bgleiche[rnsm]? (?:stärke|punktzahl|summe"
        r"|gebot\w*|wert\w*|zahl|augenzahl|anzahl)|\bgleich (?:hoch|stark|hohen?)\b|\bgleichauf\b"
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
                r"\b(?:bekommen|erhalten|bekommt|erhält) (?:alle|beide|jeder)(?: beteiligten| spieler)? (?:die "
                r"|den )?(?:volle|ganze|vollen)"
            ),
            (
                r"\b(?:alle|beide|jeder) (?:beteiligten |spieler )?(?:bekommen|erhalten|bekommt|erhält) (?:die "
                r"|den )?(?:volle|ganze|vollen)"
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
                r"\b(?:noch ?(?:ein)?mal|erneut|neu) (?:gewürfelt|geboten|abgestimmt|gespielt|würfeln|bieten|abstimmen)"
                r"|\b(?:würfelt|bietet|stimmt) (?:ihr |beide )?(?:noch ?einmal|erneut)|\bwiederhol\w*"
            ),
        ),
        "the earlier one wins": (
            (
                r"\b(?:zuerst|früher|als erste[rs]?) (?:gespielt\w*|gelegt\w*|geboten|abgegeben\w*)\b[^.;]*\b(?:gewinnt"
                r"|zählt|sticht|bekommt)"
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
    cases=rf"\b(?:{EXCEPT}|immer noch|noch immer|auch dann|sonst|ebenfalls)\b",
    alike=(("it is done again", "the victory is shared"),),
)

RESULT: Final = Question(
    asks="what happens then",
    about=About.EVENT,
    leads=(
        "nichts|unverletzt|unbeschadet|schaden|bleib|zurück|entfernt|vernichtet|zerstört|verlier|gibst|gib|"
        "stirbt|verloren|behält|behalt|ausgeschieden|abgeben"
    ),
    answers={
        "nothing": (
            (
                r"\b(?:passiert|geschieht) (?:dir |ihm |ihr |euch )?nichts\b|\b(?:bleibt|bleiben) (?:unverletzt"
                r"|unbeschadet|verschont|heil)\b|\bohne (?:schaden|folgen|strafe)\b|\bhat keine (?:folgen|wirkung)\b"
                r"|\b(?:verliert|verlierst) (?:niemand|keiner|nichts)\b|\b(?:niemand|keiner) verliert\b"
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
                r"|flieht|kehrt|muss|geht) [^.;]{0,40}\bzurück\b|\bzurück (?:zum|an den|auf das|ins|in den) (?:start\w*"
                r"|nest|lager|hafen|dorf)\b"
            ),
        ),
        "it is destroyed": (
            (
                r"\b(?:wird|werden|ist|sind) (?:sofort )?(?:vernichtet|zerstört|getötet|entfernt|ausgeschieden"
                r"|aus dem spiel)\b|\bstirbt\b|\bsinkt\b"
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
        rf"\b(?:{EXCEPT}|kann|darf|könnt|dürft|kannst|darfst|ohne|zweite[nrms]?|dritte[nrms]?|noch nichts|sonst|jedoch"
        rf"|mindestens|mehr als|wer (?:den|die|das) [a-zäöü]+ (?:hat|besitzt))\b(?! (?:schaden|folgen|strafe))"
    ),
    opposed=(
        ("nothing", "it goes back|it is destroyed|all is lost|something is lost"),
        ("it stays", "it goes back|it is destroyed"),
        ("it is destroyed", "it goes back|something is lost"),
        ("all is lost", "some is kept"),
    ),
)
