"""How English rules say who wins, what a tie means, and what else happens."""

from __future__ import annotations

from typing import Final

from pnp.analysis.questions.english_exceptions import EXCEPT
from pnp.analysis.questions.language import About, Question

_WINS: Final = (
    r"(?:wins?(?: the game)?|has won|(?:is|becomes) (?:declared )?(?:the )?(?:only |sole |overall )?(?:game )?winner"
    r"|(?:is|are) victorious)(?! (?:the |a |this |that |all |it|an? )?(?:round|trick|battle|hand|auction|lot|bid|fight"
    r"|tie|region|majority|card|contest|duel|vote|war|combat|race|leg|match|challenge|[a-z]+ (?:token|card|tile)))\b"
)
_WHO: Final = r"(?:(?:the )?(?:player|side|team|one|person|explorer|[a-z]+)|whoever|who)"
WINNER: Final = Question(
    asks="who wins",
    about=About.GAME,
    leads="win|won|winner|victor|lose",
    answers={
        "whoever has most {x}": (
            (
                rf"\b{_WHO} (?:with|who has|that has|having|has|holding|who holds|who owns|owning|holds|owns|who (?:has"
                rf"|have) [a-z]+(?:ed|en|t|n|d)) (?:the )?(?:most|largest number of|greatest number of|highest number "
                rf"of) (?P<x>[a-z]+)\b[^.;]*? {_WINS}"
            ),
            rf"\b(?P<x>most [a-z]+)(?: at the end)? {_WINS}",
            rf"\bthe (?:highest|greatest|largest) (?P<x>totals?|scores?|sums?)(?: at the end)? {_WINS}",
            rf"\b(?:the )?(?P<x>richest|wealthiest) (?:player|of all|one)?[^.;]*? ?{_WINS}",
            (
                rf"\b(?:victory|the game) (?:goes to|is won by) {_WHO} (?:with|who has|having) the (?:most|highest "
                rf"number of) (?P<x>[a-z]+)"
            ),
            (
                r"\b(?:aim|goal|object|objective)(?: of the game| of each player)? is to (?:have|own|collect|gather"
                r"|earn|score|gain) (?:the )?most (?P<x>[a-z]+)"
            ),
            rf"\b(?:whoever|who) (?:[a-z]+s|has [a-z]+) (?:the )?most (?P<x>[a-z]+)[^.;]*? {_WINS}",
            rf"\bwinner is (?:the )?{_WHO} (?:with|who has|having) the (?:most|highest number of) (?P<x>[a-z]+)",
            r"\bwinner is the (?:player with the )?(?:highest|greatest|largest) (?P<x>totals?|scores?|sums?)",
            r"\bwinner is the (?P<x>richest|wealthiest)",
        ),
        "whoever has fewest {x}": (
            (
                rf"\b{_WHO} (?:with|who has|having|holding|holds|has) (?:the )?(?:fewest|least|lowest number of"
                rf"|smallest number of) (?P<x>[a-z]+)\b[^.;]*? {_WINS}"
            ),
            rf"\b(?:the )?(?:lowest|smallest) (?P<x>totals?|scores?|sums?) {_WINS}",
            r"\bwinner is (?:the )?(?:player|side|one) (?:with|who has) the (?:fewest|least) (?P<x>[a-z]+)",
        ),
        "all together": (
            (
                r"\b(?:all|everybody|everyone|players|you|heroes) [^.;]{0,30}?wins? (?:or|and) loses? (?:all "
                r"|only )?(?:together|as (?:one|a team))"
            ),
            r"\bwin (?:or|and) lose (?:all |only )?together",
            r"\b(?:there is|has) no (?:single|individual|one) winner",
            r"\b(?:all|everybody|everyone) (?:always )?wins? together",
        ),
        "the last one left": (
            (
                rf"\b(?:the )?last (?:player|one|side|team) (?:left|standing|remaining|still in|in the game"
                rf"|alive)[^.;]*? {_WINS}"
            ),
        ),
        "whoever is first": (
            r"\b(?:aim|goal|object|objective)(?: of the game)? is to be the first (?:player )?(?:to|who)\b",
            rf"\b(?:be )?the first (?:player |side |one )?(?:to|who|that) [^.;]*?(?:{_WINS}|and you win)",
        ),
    },
    cases=(
        rf"\b(?:{EXCEPT}|ties?|tied|tie-?break\w*|draw|equal|same|level|still|nobody|no one|no player|neither|otherwise"
        rf"|alternatively|or if|either|two ways|second way|also wins?|round is|tricks?|auction|battle|bids?|might|could"
        rf"|would|probably|often|usually|not (?:always|necessarily)|example|run out|however many|team with)\b"
    ),
)
ENDING: Final = Question(
    asks="whether the round is played to its end",
    about=About.SENTENCE,
    leads="round|turn|immediately|at once|instantly|there and then| another",
    answers={
        "at once": (
            (
                r"\b(?:game|play|it|match)(?: then)? (?:ends?|is over|stops?|finishes) (?:immediately|at once|instantly"
                r"|there and then|on the spot|right away|straight away|without)\b"
            ),
            r"\b(?:immediately|at once|instantly) (?:ends?|stops?) the game\b",
            (
                r"\bno(?:body| ?one| player| other player)? (?:gets?|has|takes?|makes?|is given|may (?:take|make)) "
                r"(?:another|a further|any more|one more|any further) (?:move|turn)s?\b"
            ),
            (
                r"\bwins? (?:the game )?(?:at once|immediately|instantly|there and then|on the spot|straight away)\b"
                r"|\bhas won there and then\b|\b(?:at once|immediately|instantly) wins? the game\b"
            ),
            r"\bround is not (?:completed|finished|played)\b|\bwithout finishing the round\b",
        ),
        "after the round": (
            (
                r"\b(?:play|continue|go on|wait|survive|hold out|hold (?:it|them|on))\b[^.;]* (?:until|to|till) the "
                r"end of the (?:current )?round\b"
            ),
            r"\bgame (?:ends?|is over) (?:only )?(?:at|after) the end of (?:the|that|this) round\b",
            r"\b(?:finish|complete|play out|play) (?:the|this|that) (?:current )?round\b(?: to (?:the|its) end)?",
            r"\bround [^.;]{0,50}\bis (?:still )?(?:completed|finished|played (?:out|to (?:the|its) end))\b",
            (
                r"\b(?:everyone|everybody|each player|all players|every player|players) (?:has|have) had (?:the same"
                r"|an equal) number of turns\b"
            ),
            (
                r"\b(?:every|each|all)(?: other| the other)? players? (?:gets?|takes?|has|have|may take) one (?:more"
                r"|last|final) turn\b"
            ),
        ),
    },
    cases=rf"\b(?:{EXCEPT}|otherwise|example|round marker|next round)\b",
)
_TRIGGER: Final = (
    r"\bties?\b(?! (?:up|off|to)\b)|\btied\b(?! (?:up|to)\b)|\b(?:is|are|be|has drawn|have drawn|draws?|who are) "
    r"(?:level|equal|even)\b|\bequal (?:bids?|numbers?|points|totals?|rolls?|strengths?|amounts?|scores?|values?"
    r"|results?)\b|\b(?:bids?|totals?|rolls?|scores?|values|strengths?|both)[^.;]{0,20} (?:is|are) (?:equal|the same"
    r"|identical)\b|\bthe same (?:number|amount|total|score|sum|bid|value|strength|roll|result)\b|\bidentical cards\b"
    r"|\bas many (?:votes? )?(?:for|against)\b|\bsame card is played twice\b|\bequall?ing\b|\bdeadlock|\b(?:several|two"
    r"|more than one)(?: or more)? (?:players|sides|of you)? ?have the most\b|\b[a-z]+ and [a-z]+ (?:both )?have "
    r"[a-z0-9]+ [a-z]+ each\b|\bboth bid \d"
)
TIE: Final = Question(
    asks="what happens in a tie",
    about=About.CONTEST,
    leads="tie|level|equal|same|identical|as many|even|deadlock|both bid|more|most",
    trigger=_TRIGGER,
    topics={
        "an auction": r"\b(?:bids?|bidd\w+|auction\w*|lot|auctioneer)\b",
        "a vote": r"\b(?:votes?|voting|voted|ballot|election|proposal)\b",
        "a fight": r"\b(?:attack\w*|defend\w*|battles?|combat|fights?|duels?|fleets?|brawls?|clash\w*"
        r"|strengths?|hits?)\b",
        "a trick": r"\b(?:tricks?|suits?|cards? (?:is|are) played)\b",
        "the game": (
            r"\b(?:wins? the game|the winner|who wins|victory|end of the game|game end|final scor\w+|first place"
            r"|at the end|winning|final total)\b"
        ),
        "a majority": r"\bties? for (?:first|second|the most|most)\b|\b(?:most|majorit\w+|rank|first prize"
        r"|second (?:place|number))\b|\bscor(?:e|es|ing)\b",
    },
    answers={
        "nobody gets it": (
            (
                r"\b(?:nobody|no ?one|none|neither)(?: (?:of (?:them|you|the [a-z]+)|player|side|bidder))?(?: then)? "
                r"(?:gets?|receives?|scores?|takes?|gains?|has)\b"
            ),
            (
                r"\b(?:goes|is put|is placed|is returned) (?:back )?(?:under|into|to|on) (?:the )?(?:bottom of the "
                r")?(?:deck|box|supply|discard|bag)\b"
            ),
            r"\b(?:gets?|scores?|receives?) nothing\b",
        ),
        "each gets all of it": (
            (
                r"\b(?:all|both|each)(?: of)?(?: the)? ?(?:tied )?(?:players?|of them)? (?:scores?|gets?|receives?"
                r"|takes?) (?:the )?(?:full|whole)\b"
            ),
            (
                r"\b(?P<p>\d+)\b[^;]*\b[a-z]+ and [a-z]+ (?:both |each )?(?:get|score|receive|take) (?P=p) (?:[a-z]+ "
                r")?each\b"
            ),
            r"\b(?:both|each)(?: of them)? (?:gets?|scores?|receives?|takes?) (?:the )?(?:full|whole|larger?|first)\b",
        ),
        "they share it": (r"\b(?:divides?|shares?|splits?)\b(?! the victory)", r"\b(?:receives?|gets?|scores?) half\b"),
        "the attacker wins": (
            r"\bties? (?:goes? to|(?:is|are) won by|favou?rs?) the attacker\b",
            r"\battacker (?:wins|is successful|succeeds|takes|prevails)\b",
        ),
        "the defender wins": (
            r"\bties? (?:goes? to|(?:is|are) won by|favou?rs?) the defender\b",
            (
                r"\bdefender (?:wins|holds|keeps|survives|prevails)\b|\battacker (?:loses|is (?:beaten|repelled"
                r"|driven) \w+)"
            ),
        ),
        "both lose": (
            r"\bboth (?:[a-z]+ )?(?:are|is) (?:destroyed|eliminated|removed|killed|sunk)\b|\bboth (?:[a-z]+ )?lose\b",
        ),
        "it is done again": (
            (
                r"\b(?:roll|bid|fight|vote|play|draw|throw|compare) (?:them )?(?:again|once more|another|a second "
                r"time)\b|\bre-?rolls?\b|\b(?:another|a second|a new) (?:round of (?:bidding|voting)|roll|vote|ballot"
                r"|auction)\b|\brepeat(?:s|ed)?\b"
            ),
        ),
        "the earlier one wins": (
            (
                r"\b(?:one|bid|player|card|bidder|first) (?:that was |who )?(?:made |played |placed |bid )?(?:first"
                r"|earlier|earliest),? (?:wins|takes|gets)"
            ),
            (
                r"\b(?:first|earlier|earliest) (?:one|bid|player|card|bidder)(?: played| made)? (?:wins|takes|gets"
                r"|beats|counts)\b"
            ),
            r"\b(?:earlier|first|further ahead) in (?:turn|clockwise|playing) order\b",
            r"\b(?:closer|closest|nearer|nearest) to the [a-z]+\b",
        ),
        "the later one wins": (
            (
                r"\b(?:later|last|latest|second)(?: (?:one|bid|player|card|bidder))?(?: played| made)? (?:wins|takes"
                r"|gets|beats|counts)\b"
            ),
            r"\b(?:later|last) in (?:turn|clockwise|playing) order\b",
        ),
        "the {who} decides": (
            (
                r"\bthe (?P<who>[a-z]+(?: player)?) (?:decides|breaks (?:the |all )?ties?|has the casting vote"
                r"|chooses who|settles)\b"
            ),
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
            r"\b(?P<w>[a-z]+) attacks\b[^;]*\b(?P=w)(?:'s [a-z]+)? (?:wins|takes|succeeds)\b",
            r"\b(?P<w>[a-z]+) defends\b[^;]*\b(?P=w)(?:'s [a-z]+)? (?:loses|is (?:destroyed|removed|beaten))\b",
        ),
        "the defender wins": (
            r"\b(?P<w>[a-z]+) defends\b[^;]*\b(?P=w)(?:'s [a-z]+)? (?:wins|holds|survives)\b",
            r"\b(?P<w>[a-z]+) attacks\b[^;]*\b(?P=w)(?:'s [a-z]+)? (?:loses|is (?:destroyed|removed|beaten))\b",
        ),
    },
    cases=rf"\b(?:{EXCEPT}|still|too|also|after that|if no|if there is no|qualifying|then the)\b",
    alike=(("nobody gets it", "it is rejected"), ("it is done again", "the victory is shared")),
)

RESULT: Final = Question(
    asks="what happens then",
    about=About.EVENT,
    leads=(
        "nothing|unharmed|unaffected|harm|penalty|effect|lose|stay|stand|remain|retreat|back|return|withdraw|"
        "flee|destroyed|eliminated|killed|removed|sunk|sink|dies|damaged|wounded|keep|lost|out of the game|"
        "die |discard|pay|drop|goes on"
    ),
    answers={
        "nothing": (
            (
                r"\bnothing (?:at all )?happens\b|\b(?:is|are|remains?|stays?|escapes?) (?:unharmed|unaffected|unhurt"
                r"|untouched|safe|intact)\b|\bdo(?:es)? no harm\b|\b(?:there is|without|with|carries) (?:any "
                r"|no )penalty\b|\b(?:has|have) no effect\b|\b(?:loses?|suffers?) nothing\b|\b(?:do|does) not (?:lose"
                r"|suffer)\b|\b(?:nobody|no ?one|no player) loses\b"
            ),
        ),
        "it stays": (
            (
                r"\bstands? fast\b|\b(?:stays?|remains?) (?:where (?:it|he|she|they|you)|in place|put\b|in (?:its"
                r"|their) hex)|\bholds? (?:its|their) (?:ground|position)\b|\bnever moves?\b|\b(?:does|do) not (?:move"
                r"|retreat)\b|\bkeeps? (?:its|his|her|your|the|their) (?:place|position|space|hex)\b"
            ),
        ),
        "it goes back": (
            (
                r"\bretreats?\b|\bgo(?:es)? back to\b|\b(?:is|are) (?:sent|set|moved|washed|pushed|thrown|driven"
                r"|carried) (?:all the way )?back\b|\breturns? to (?:the |its |his |her |your |their )?(?:start\w*|nest"
                r"|base|home|camp|village|harbour|port|first)\b|\bwithdraws?\b|\bflees?\b|\bback to (?:the )?start\b"
            ),
        ),
        "it is destroyed": (
            (
                r"\b(?:is|are) (?:destroyed|eliminated|killed|sunk|dead|removed from (?:the )?(?:game|play|board"
                r"|map))\b|\bdies\b|\bsinks\b"
            ),
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
            (
                r"\b(?:is|are) (?:returned|put back) (?:in|into|to) [a-z' -]*(?:supply|pool|reserve|bag)\b|\bshuffle "
                r"[a-z ]+ (?:to (?:make|form)|into) (?:a |the )?(?:new )?(?:deck|draw pile)"
            ),
        ),
    },
    cases=(
        rf"\b(?:{EXCEPT}|if you like|may|can|could|without|with|second|third|again|already|however|twice|otherwise"
        rf"|only if|exactly|doubles?|at least|more than|or more|less than|still has|exchanged|last|at the end)\b(?! "
        rf"(?:a |the )?(?:second|right|correct) )"
    ),
    opposed=(
        ("nothing", "it goes back|it is destroyed|it is damaged|all is lost|something is lost"),
        ("it stays", "it goes back|it is destroyed"),
        ("it is destroyed", "it is damaged|it goes back|something is lost"),
        ("all is lost", "some is kept"),
        ("it is out of the game", "it is used again|it goes back"),
    ),
)
