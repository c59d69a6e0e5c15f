"""How German rules say who may do what."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from pnp.analysis.claims.language import ClaimLanguage, word_table
from pnp.analysis.outline import stem
from pnp.analysis.word_forms import word_set

_PREFIXES: Final = "an|ab|auf|aus|bei|ein|los|mit|nach|um|vor|weg|zu|zurück|weiter"
_PARTICIPLE: Final = re.compile(rf"(?P<prefix>{_PREFIXES})?ge(?P<root>[a-zäöüß]{{3,}}?)(?:t|en)")
_INFINITIVE_WITH_TO: Final = re.compile(rf"(?P<prefix>{_PREFIXES})zu(?P<root>[a-zäöüß]{{3,}}en)")

_MODAL: Final = r"\b(?:darf|dürf\w*|kann|könn\w*|muss|müss\w*|soll\w*|ist|sind|wird|werden)\b"
_WORD: Final = "[a-zäöüß-]{2,}"


@lru_cache(maxsize=10_000)
def german_stem(word: str) -> str:
    """What the forms of a German word share: "angeklagt", "anzuklagen" and "anklagen"."""
    if match := _PARTICIPLE.fullmatch(word) or _INFINITIVE_WITH_TO.fullmatch(word):
        word = f"{match['prefix'] or ''}{match['root']}en"
    elif word.endswith("t") and not word.endswith("st") and len(word) > 4:
        word = word[:-1]
    return stem(word)


GERMAN: Final = ClaimLanguage(
    leads=(
        *("darf", "dürf", "kann", "könn", "muss", "müss", "nie", "kein", "nicht", "verboten", "erlaubt", "freiwillig"),
        *("pflicht", "untersagt", "gestattet", "schweig", "bar ist", "bar sind", "nichts"),
    ),
    rewrites=tuple(
        (re.compile(pattern), word)
        for pattern, word in (
            (r"\b(?:von nun an|bis zum (?:ende des spiels|spielende)|für den rest des spiels)\b", ""),
            (r"\bich als ", ""),
            (r"\b(?:braucht|brauchen) (?P<what>[^.,;]*)\bzu (?=\w+(?:[.,;]|$))", r"muss \g<what>"),
            (r"\b(?:ist|sind|ist es|es ist) (?P<who>[^.,;]{0,30}?)(?:verboten|untersagt),? ", r"darf nicht \g<who>"),
        )
    ),
    modal=re.compile(
        r"\b(?:(?P<may>darf|dürfen|dürft|darfst|kann|können|könnt|kannst)|(?P<have_to>muss|müssen|müsst|musst)"
        r"|(?P<must>soll|sollen|sollt)|(?P<barred>(?!)))(?= |$)"
    ),
    denied=(
        re.compile(
            rf"(?P<who>(?!.*{_MODAL})(?:{_WORD} ){{1,4}}?)(?P<act>{_WORD}(?:t|en|n)) (?:(?:sich|es|dort|hier|da) )?"
            r"(?:niemals|nie)\b(?P<rest>.*)"
        ),
        re.compile(
            rf"(?P<who>(?!.*{_MODAL})(?:keine?|nichts|niemand)(?: {_WORD}){{0,3}}? )(?P<act>{_WORD}(?:t"
            rf"|en))\b(?P<rest>.*)"
        ),
    ),
    verb_last=True,
    negation=re.compile(r"\b(?:nicht|nie|niemals)\b"),
    denying=re.compile(r"\b(?:nicht|nie|niemals|kein\w*|niemand|nichts|ohne|statt|außer|obwohl|trotz|verhinder\w*)\b"),
    personal=re.compile(r"\b(?:ich|mir|mich|mein\w*|wir|uns)\b"),
    nobody=word_set("kein keine keinen keinem keiner keines niemand niemanden nichts"),
    prepositions=word_set(
        "in im ins an am ans auf aufs aus bei beim bis durch für gegen hinter mit nach neben ohne über übers "
        "um unter von "
        "vom vor während wegen zu zum zur zwischen seit außer wer wem wen der-die als wenn weil dass ob falls sobald"
    ),
    determiners=word_set(
        "der die das ein eine jede jeder jedes alle den dem des einen einem einer eines jeden jedem kein keine keinen "
        "keinem keiner mein meine meinen dein deine deinen sein seine seinen seinem ihr ihre ihren ihrem "
        "euer eure euren "
        "diese dieser dieses diesen diesem beide zwei drei"
    ),
    objects=word_set(
        "den dem des einen einem eines jeden jedem keinen keinem meinen meine deinen deine seinen seine seinem ihren "
        "ihre ihrem euren eure diesen diesem einander sich"
    ),
    people=word_set(
        "man du ihr wir ich er sie wer jeder jede jeden niemand niemanden alle spieler spielerin spielerinnen spielern "
        "mitspieler person personen keiner leute"
    ),
    small=word_set(
        "der die das den dem des ein eine einen einem einer eines und oder aber auch nicht nie niemals kein "
        "keine keinen "
        "keinem keiner nichts man du ihr wir ich er sie es sich wer jeder jede jedes jeden jedem alle allen mein meine "
        "meinen dein deine deinen sein seine seinen seinem seiner ihre ihren ihrem ihrer eure euren dieser "
        "diese dieses "
        "diesen diesem dort da hier dann nun noch schon nur sogar immer stets jederzeit jemals je wird werden ist sind "
        "war wurde in im ins an am ans auf aufs aus bei beim bis durch für gegen hinter mit nach neben ohne über um "
        "unter von vom vor zu zum zur zwischen als so dass selbst eigene eigenen eigener wieder ja nein frei kann darf "
        "muss beliebig dabei damit daran davon dazu weiter weiterhin gern etwas"
    ),
    adverbs=frozenset(),
    passive=word_set("werden"),
    participle=re.compile(r"(?!)"),
    judgements=re.compile(
        r"(?:^|[,;:.(] ?)(?:(?:der|die|das|ein|eine) )?(?P<act>[a-zäöüß]+)(?P<rest>(?: [a-zäöüß-]+){0,5}?) (?:ist"
        r"|sind) "
        r"(?:(?P<must_not>verboten|untersagt|(?:nicht|nie) (?:erlaubt|gestattet|möglich))"
        r"|(?P<need_not>freiwillig|(?:nicht|keine) pflicht)|(?P<must>pflicht|zwingend)|(?P<may>erlaubt|gestattet))"
        r"(?P<what>)(?=\W|$)"
    ),
    possible=re.compile(
        r"(?P<act>[a-zäöüß]{4,})bar (?:ist|sind) (?P<no>nicht )?(?:auch |stets |immer )?(?P<what>[^.,;]+)"
    ),
    question=re.compile(
        r"(?:^|(?<=[.!?] ))[ \t>*_\d.)-]*(?P<modal>darf|dürfen|dürft|kann|können|könnt|muss|müssen) "
        r"(?P<asked>[^?.\n]{6,90})\?[*_]*\s+[*_]*(?:(?P<no>nein|nie|niemals)|ja|natürlich|klar"
        r"|sicher)\b(?P<rest>[^.!?\n]*)",
        re.MULTILINE,
    ),
    silent={"schweigen": "reden", "schweigt": "reden"},
    absolute=re.compile(
        r"\b(?:nie|verboten|untersagt|je|jemals|nichts|niemals|unter keinen umständen|auf keinen fall|stets)\b"
    ),
    case=re.compile(
        r"\b(?:wenn|falls|sobald|solange|außer|ohne|bevor|nachdem|nur|sonst|statt|stattdessen|mehr|während|bis|sofern"
        r"|zweimal|einmal|trotzdem|selbst wenn|beide|gleiche[nrs]?|selben|weitere[nrs]?|erst|bereits)\b"
    ),
    exception=re.compile(r"(?:,|\(| –)? ?(?:mit ausnahme|außer|ausgenommen)\b(?P<names>[^.;]*)"),
    free=re.compile(r"\b(?:jederzeit|zu jeder zeit|auch wenn|selbst wenn|beliebig oft)\b"),
    only_then=re.compile(r"\bnur (?:wenn|in|im|am|bei|beim|nach|vor|während|zu|zum|zur|falls|sofort|an)\b"),
    only_who=re.compile(r"^\W*(?:nur|allein) (?!wenn|in|im|am|bei|nach|vor|während|zu|zum|ein|eine|zwei|drei|\d)"),
    number=re.compile(r"\d|\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|höchstens|mindestens)\b"),
    # Genders tell apart what a pronoun stands for; without them nothing is said of it.
    subject=re.compile(r"(?!)"),
    stands_for=re.compile(r"(?!)"),
    definite=word_set("dieser diese dieses diesen diesem solche solcher"),
    pronouns=word_set("er sie es ihn ihm dort darin davon"),
    moves=word_set(
        "legen lege legt legst stellen stelle stellt stecken stecke steckt tun mischen mische mischt kommen "
        "kommt wandern wandert"
    ),
    into=word_set("in ins auf aufs unter an"),
    out_of=word_set("aus"),
    words=word_table(
        {
            "reden": "redet rede sprechen spricht gesprochen mitreden mitzureden sprecht",
            "tauschen": "handeln handelt tauscht getauscht eintauschen austauschen",
            "betreten": "betritt hineingehen",
            "verlassen": "verlässt",
            "angreifen": "angriff angriffe angegriffen greift angreift",
            "sehen": "ansehen anschauen angesehen schauen betrachten besehen gesehen",
            "zeigen": "vorzeigen gezeigt aufdecken umdrehen herzeigen offenlegen",
            "bauen": "errichten errichtet gebaut baut",
            "kaufen": "erwerben erwirbt gekauft",
            "spieler": "personen person leute mitspieler",
            "stehlen": "rauben gestohlen geraubt",
            "beenden": "enden endet",
            "abstimmen": "abstimmung stimmabgabe mitstimmen stimmen",
            "anklagen": "anklage anklagt angeklagt anklagbar beschuldigen",
            "ablegen": "abwerfen abgelegt abgeworfen",
        }
    ),
    stem=german_stem,
)
