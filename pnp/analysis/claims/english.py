"""How English rules say who may do what."""

from __future__ import annotations

import re
from typing import Final

from pnp.analysis.claims.language import ClaimLanguage, word_table
from pnp.analysis.numerals import NUMBER
from pnp.analysis.outline import stem
from pnp.analysis.topic_words import FORMS
from pnp.analysis.word_forms import word_set

_BE: Final = r"(?:is|are|be)"
_OBLIGED: Final = "(?:forced|obliged|required|compelled|bound)"
_ALLOWED: Final = "(?:allowed|permitted|free)"
_GOES: Final = r"(?:goes|go|moves?|steps?|walks?|sails?|rides?|comes?|marche?s?|runs?)"
_ADVERBS: Final = "always also ever freely even still then now never only both either just"
_VERB: Final = r"(?:is|are|has|have|may|can|cannot|must|never|do|does|counts?|lies?|stays?)\b"
_NAME: Final = rf"(?!{_VERB}|players?\b|sides?\b|you\b)[a-z’'-]{{2,}}"

ENGLISH: Final = ClaimLanguage(
    leads=(
        *("may ", "can ", "can’t ", "can't ", "cannot ", "must ", "never ", "need ", "needs ", "not ", "has to "),
        *("have to ", "allowed", "permitted", "forced", "obliged", "required", "compelled", "forbidden", "prohibited"),
        *("voluntary", "optional", "compulsory", "mandatory", "obligatory", " silent", "n’t ", "n't ", " free to "),
        *("no ", "nothing ", "nobody "),
    ),
    rewrites=tuple(
        (re.compile(pattern), word)
        for pattern, word in (
            (r"\b(?:cannot|can[’']t)\b", "can not"),
            (r"\bmustn[’']t\b", "must not"),
            (r"\b(do|does)n[’']t\b", r"\1 not"),
            (r"\b(?:do|does) not (?:have|need) to\b", "need not"),
            (rf"\b{_GOES} (?:into|inside)\b", "enter"),
            (rf"\b{_GOES} out of\b", "leave"),
            (r"\bthrow(?:s|n)? in\b", "play"),
            (r"\b(?:march|move|go)(?:es|s|d)? in\b(?! (?:an?|the|your|any|their|one)\b)", "advance"),
            (r"\b(?:takes?|taking) part in\b", "join"),
            (r"\b(?:looks?|peeks?|peep|glance)(?:ing)? (?:at|into)\b", "look"),
            (r"\bgives? up\b", "discard"),
            (r"\b(?:pick|take)s? up\b", "take"),
            (r"\btaken (?:off|away)\b", "removed"),
            (r"\btakes? (?:off|away)\b", "remove"),
            (r"\bpays? for\b", "pay"),
            (r"\b(?:be|keep|remain|stay)s? silent\b", "silent"),
            (r"\b(?:from now on|for the rest of the game|until the (?:end of the game|game is over|game ends))\b", ""),
            (r" as well(?! as)", ""),
            (r"^i as (?=an? )", ""),
            (r"\beach other\b|\bone another\b|\bother players?\b|\bthe others\b", "others"),
        )
    ),
    modal=re.compile(
        rf"\b(?:(?P<may>may|can|{_BE} (?:also |always |not |never |ever )?{_ALLOWED} to)"
        rf"|(?P<have_to>(?:has|have) to|{_BE} (?:also |always |not |never |ever )?{_OBLIGED} to|needs?(?= (?:not"
        rf"|never)))"
        rf"|(?P<must>must|shall)"
        rf"|(?P<barred>{_BE} (?:forbidden|prohibited|barred) (?:to|from)|never|(?:do|does) not|(?<=ever)))(?= |$)"
    ),
    # "No card ever enters the hold", "nothing beats a king".
    denied=(
        re.compile(
            r"(?P<who>no (?!more\b|further\b|longer\b|other\b)(?:(?!(?:may|can|is|are|must|has"
            r"|have)\b)[a-z’'-]+ ){1,4}?)ever (?P<act>[a-z]+)\b(?P<rest>.*)"
        ),
    ),
    verb_last=False,
    negation=re.compile(r" ?(?:not|never)\b(?: ever)?"),
    denying=re.compile(
        r"\b(?:not|never|no|nobody|none|nor|neither|without|instead|except|unless|even|although|despite|in spite"
        r"|forbid\w*|prohibit\w*|prevent\w*|refus\w+)\b"
    ),
    personal=re.compile(r"\b(?:i|me|my|myself|we|us|our)\b"),
    nobody=word_set("no nobody nothing none neither"),
    prepositions=word_set(
        "at in on to into onto from of off with without by for under over through across along against between among "
        "behind beside near next within outside inside during before after until as per via out that which who whom "
        "whose where whenever when while if unless because so than up down around past towards toward"
    ),
    determiners=word_set(
        "a an the each every any all no some both your his her its their this that these those another one my our"
    ),
    objects=frozenset(),
    people=word_set(
        "you player players anybody anyone everybody everyone he she they i we one people nobody person "
        "persons somebody "
        "none neither nothing anything something side sides"
    ),
    small=word_set(
        "the a an of to in on at by from for with and or nor but his her its their your be is are been this that these "
        "those any all each every no then also ever never not as usual normally always too just so it them into onto "
        "he she they him who which i we my our me us own there here has have had yet only even both either whether "
        "may can must some such other anything something way do does did will now still again if when where than out "
        "nothing whatever however yours yes"
    ),
    adverbs=word_set(_ADVERBS),
    passive=word_set("be is are being"),
    participle=re.compile(
        rf"[a-z]+(?:ed|en)|put|cut|hit|led|laid|lost|set|met|paid|left|spent"
        rf"|{'|'.join(form for form, word in FORMS.items() if form != word)}"
    ),
    judgements=re.compile(
        r"(?:^|[,;:.(] ?)(?:that |and )?(?P<act>[a-z]+(?:ing|s)?)(?P<rest>(?: [a-z’-]+){0,5}?) (?:is"
        r"|are) (?:always |also )?"
        r"(?:(?P<must_not>(?:strictly )?(?:forbidden|prohibited|banned)|(?:not|never) (?:allowed|permitted|possible))"
        r"|(?P<need_not>voluntary|optional|(?:not|never) (?:compulsory|obligatory|mandatory|required))"
        r"|(?P<must>compulsory|obligatory|mandatory)|(?P<may>allowed|permitted))(?: to (?P<what>[^.;:,]+))?"
    ),
    possible=re.compile(r"(?!)"),
    question=re.compile(
        r"(?:^|(?<=[.!?] ))[ \t>*_\d.)-]*(?P<modal>may|can|must|am|are|is|do"
        r"|does) (?P<asked>[^?.\n]{6,90})\?[*_]*\s+[*_]*"
        r"(?:(?P<no>no|never|not)|yes|of course|certainly|sure)\b(?P<rest>[^.!?\n]*)",
        re.MULTILINE,
    ),
    silent={"silent": "speak", "abstain": "vote", "stay": "move"},
    absolute=re.compile(
        r"\b(?:n?ever|forbidden)\b|\bnothing\b|\bunder (?:no|any) circumstances?\b|\bwhatever\b|\bnever more\b"
    ),
    case=re.compile(
        r"\b(?:if|when|whenever|unless|until|except|instead|only|while|during|otherwise|without|but|however|than|twice"
        r"|once (?:you|it|the|an?|all|he|she|they|each|every)|before|after|already|both|even|although|as long|as soon"
        r"|as many|further|yet|either|neither|alone|still|more|another|because|since|was|were|had|would|could"
        r"|might|should)\b"
    ),
    exception=re.compile(
        r"(?:,|\(| –) ?(?:with the (?:sole |only )?exceptions? of|except(?: for| by)?|apart from|other than)\b"
        r"(?P<names>[^.;]*)"
    ),
    free=re.compile(r"\b(?:at any time|at any moment|whenever (?:you|it|they)|freely|even if|whether or not)\b"),
    only_then=re.compile(
        r"\bonly (?:when|if|in|at|during|after|before|once|while|on|just)\b|\b(?:just|directly) after\b"
    ),
    only_who=re.compile(r"^\W*(?:only|no one but|nobody but|nothing but) (?!when|if|in|at|once|on|one|two|\d)"),
    number=re.compile(rf"\b(?:{NUMBER}|more)\b"),
    subject=re.compile(
        rf"(?:and |but |then )?(?:(?:the|an?|each|every|all|any|no) (?P<thing>{_NAME}(?: {_NAME}){{0,2}}?)"
        rf" (?={_VERB}|[a-z]+s\b)"
        rf"|(?P<kind>{_NAME}s|{_NAME} {_NAME}s) (?={_VERB}))"
    ),
    stands_for=re.compile(
        r"\b(?:it|they|them)\b(?! is | are )|\bone\b(?= (?:whenever|at any|even|when|only|during)\b)"
    ),
    definite=word_set("the this these those that such"),
    pronouns=word_set("it its they them he she there one"),
    moves=word_set("put place lay set add shuffle return slide drop tuck come go take remove"),
    into=word_set("into onto in on under to among beneath"),
    out_of=word_set("from out"),
    words={
        **FORMS,
        **word_table(
            {
                "cross": "ford fords forded",
                "discard": "scrap scraps scrapped",
                "enter": "entered entering",
                "exchange": "trade trades traded trading barter barters swap",
                "heal": "cure cures cured",
                "leave": "left exit exits quit quits leaves leaving",
                "look": "see sees seen inspect inspects inspected view views examine examines examined looking",
                "pass": "passed",
                "pay": "spend spends spent paid paying pays",
                "put": "place places placed lay lays laid set",
                "retreat": "withdraw withdraws withdrawn",
                "reveal": "show shows shown showing revealed display displays displayed uncover",
                "speak": "talk talks talking speaks say says",
                "victorious": "winning",
                "kill": FORMS["dead"],
            }
        ),
    },
    stem=stem,
)
