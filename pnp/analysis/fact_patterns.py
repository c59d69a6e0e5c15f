"""The words by which sentences give a number, kind by kind: how long a game is, what a hand holds, what things cost."""

from collections.abc import Mapping
from typing import Final

from pnp.analysis.numerals import MARKED

_N: Final = rf"(?P<n>{MARKED})"
_TIMES: Final = "rounds?|turns?|years?|days?|weeks?|seasons?|months?|eras?|ages?|nights?|runden?|tage?|jahre?"
_TIME: Final = rf"(?P<thing>{_TIMES})"
_ANY_TIME: Final = r"(?P<thing>[a-z]{3,})\b"
_THING: Final = r"(?P<thing>[^\W\d_][\w’'-]*(?:[ ][^\W\d_][\w’'-]*)?)"
_CARDS: Final = r"(?P<thing>(?:\w+\s+)?cards?)"
_PLAYER: Final = r"(?:each|every|all|both)(?:\s+(?:of\s+the\s+)?(?:players?|teams?|sides?))?"
_MAX: Final = r"(?:more than|at most|no more than|not more than|a maximum of|maximum of|exceeds?|over|up to)"
_HAND: Final = r"(?:in|on|at)\s+(?:(?:your|his|her|their|the|his or her|a|any)\s+)?hands?"
_NOT_OF_SOME: Final = r"(?!\s+(?:of|from|for|before|in\s+front|face|each|that|which|with)\b)"
_YOUR: Final = "(?:your|their|the|his|her|its)"
_LASTS: Final = r"(?:lasts?|played (?:in|over|for)|takes|consists of|runs (?:for|over)|goes on for)"
_GAME_ENDS: Final = (
    r"\b(?:game|it|play|match) (?:also )?(?:ends|is over|finishes|stops)\b[^.\n]{0,25}?"
    r"\b(?:after|with|at the end of|when|once)\s+(?:the\s+)?(?:end\s+of\s+)?(?:the\s+)?(?:all\s+)?"
)
_AFTER: Final = r"\b(?:after|at the end of)\s+(?:the\s+)?"
_IS_OVER: Final = r",?\s+(?:the\s+)?game\s+(?:ends|is over)"
_TAKES: Final = r"(?:takes?|has|have|performs?|gets?|spends?|do|does|carr(?:y|ies) out|consists of)"
_ACTIONS: Final = r"(?P<thing>actions?|action points?)\b"
_GETS: Final = r"(?:takes?|receives?|gets?|draws?|(?:is|are) (?:dealt|given)|has|have|collects?)"
_UNITS: Final = (
    r"hex(?:es)?|spaces?|squares?|cm|mm|inch(?:es)?|[\"”″]|areas?|zones?|feet|ft|metres?|meters?|yards?|miles?"
)
_ACHIEVES: Final = (
    r"(?:reach(?:es)?|gets?|has|have|collects?|scores?|earns?|gains?|builds?|owns?|holds?|completed?|fulfil\w*)"
)
_WHO: Final = r"(?:you|players?|(?:an?|the|each|every)\s+[a-z’'-]+)"
_AS_MUCH: Final = r"(?:(?:up to|at most|only|exactly|no more than|not more than|a maximum of|as much as)\s+)?"
_IN_TURN: Final = (
    r"(?:(?:per|each|every)\s+(?:turn|round)"
    r"|(?:in|on|during)\s+(?:your|each|every|a|one|his|her|their|the\s+same)\s+(?:turn|round))\b"
)
_DO: Final = r"(?P<of>play|buy|build|draw|use|place|sell|hire|recruit|discard|trade|activate|plant|harvest|upgrade)s?"
_START: Final = r"(?:from|at)\s+the\s+(?:start|beginning|set-?up|outset)\b"
_OF_TURN: Final = r"(?!\s+of\s+(?:a|the|each|every|your|his|her)\s+(?:\w+\s+)?(?:turn|round|phase|day|year))"

_ON_TRACK: Final = "(?:markers?|tokens?|counters?|cubes?|pawns?|discs?|dials?)"

_BECOMES: Final = r"\s+(?:is|becomes)"
_THEN: Final = r",\s+(?:it|he|she|they|the\s+[a-z-]+)\s+(?:is|are|becomes?)"
_MADE: Final = (
    rf"(?P<thing>[a-z-]+(?:\s+[a-z-]+)??){_BECOMES}\s+(?P<of>(?!an?\b|the\b|not\b|no\b|in\b|on\b)[a-z]{{3,}})"
)

# Each kind of number, with the patterns for it in small letters.
PATTERNS: Final[Mapping[str, tuple[str, ...]]] = {
    "length": (
        rf"\b(?:game|match)\b[^.\n]{{0,40}}?\b{_LASTS}\s+(?:exactly |only |for )?{_N}\s+(?:game\s+|full\s+)?{_TIME}\b",
        rf"{_GAME_ENDS}{_N}\s+(?:game\s+|full\s+)?{_TIME}\b",
        rf"{_GAME_ENDS}{_TIME}\s+{_N}(?!\w)",
        rf"{_GAME_ENDS}[a-z’'-]+\s+(?:phase|step)\s+of\s+(?:the\s+)?{_N}\s+{_TIME}\b",
        # Rounds have other names in many games: "played over six moons", "after the seventh moon".
        rf"\b(?:game|match|play)\b[^.\n]{{0,40}}?\b(?:lasts?|played (?:in|over))\s+{_N}\s+{_ANY_TIME}",
        rf"\b(?:game|match|play)\s+(?:ends|is over|stops)\b[^.\n]{{0,45}}?\bafter\s+(?:the\s+)?{_N}\s+{_ANY_TIME}",
        rf"{_AFTER}{_N}\s+(?:game\s+)?{_TIME}{_IS_OVER}",
        rf"{_AFTER}{_TIME}\s+{_N}{_IS_OVER}",
        rf"\bspiel (?:endet nach|dauert|geht über|läuft über|besteht aus)\s+(?:der\s+)?{_N}\s+{_TIME}\b",
        rf"\bnach\s+(?:der\s+)?{_N}\s+{_TIME}\s+(?:endet|ist)\s+das spiel\b",
    ),
    "hand limit": (
        rf"\bhand\s*(?:size|limit)\s*(?:is|of|=|:|are)?\s*(?:always\s+)?(?P<thing>){_N}\b",
        rf"\b{_MAX}\s+{_N}(?:\s+(?P<thing>\w+(?:\s+\w+)?))?\s+{_HAND}\b",
        rf"\bhands?\b[^.\n]{{0,25}}?\b{_MAX}\s+(?P<thing>){_N}\b(?=\s+cards?\b|[.,;:)]|\s+discards?\b)",
        rf"\b(?:hold|keep)(?:s|ing)?\s+{_MAX}\s+{_N}\s+{_CARDS}\b{_NOT_OF_SOME}",
        rf"\b(?:hold|keep)s?\s+{_N}\s+{_CARDS}(?:\s+{_HAND})?,?\s+(?:at\s+(?:the\s+)?most|and\s+no\s+more|or\s+fewer){_NOT_OF_SOME}",
        rf"\b{_N}\s+{_CARDS}\s+(?:at\s+(?:the\s+)?most|or\s+fewer)\s+{_HAND}",
        rf"\bdiscards?\s+(?:cards\s+)?(?:down\s+to|until\s+\w+\s+(?:has|have|holds?))\s+(?P<thing>){_N}\b",
        rf"\b{_N}\s+{_CARDS}\s+is\s+(?:the\s+)?(?:max(?:imum)?\.?)\s+hand",
        rf"\b(?:mehr als|höchstens|maximal)\s+{_N}\s+(?P<thing>\w*karten)\b[^.\n]{{0,30}}?\b(?:auf|in) der hand",
        rf"\bauf der hand\s+(?:höchstens|maximal|nie mehr als)\s+(?P<thing>){_N}\b",
        rf"\bhandkartenlimit\s+(?:beträgt|ist|von|liegt bei)\s+(?P<thing>){_N}\b",
    ),
    "new hand": (
        rf"\b(?:new|fresh|next|full)\s+hand\s+of\s+(?P<thing>){_N}\b",
        rf"\bdraws?\s+(?:back\s+)?up\s+to\s+{_N}\s+{_CARDS}\b",
        rf"\b(?:end of \w+ turn|clean-?up)\b[^.\n]{{0,60}}?\bdraws?\s+{_N}\s+(?:new\s+)?(?P<thing>cards?)\b",
        rf"\bdraws?\s+{_N}\s+(?:new\s+)?(?P<thing>cards?)\b[^.\n]{{0,30}}?\b(?:new hand|at the end of \w+ turn)",
    ),
    "start": (
        rf"\b(?:starts?|begins?)\s+(?:the\s+game\s+|play\s+)?with\s+{_N}\s+{_THING}",
        (
            rf"\b(?:starts?|begins?)\s+(?:the\s+game\s+|play\s+)?with\s+(?:{MARKED}|an?)\s+[^.\n;]{{3,50}}?(?:,|\band)\s+"
            rf"{_N}\s+(?P<thing>[^\W\d_][\w’'-]*)"
        ),
        rf"\b{_N}\s+{_THING}\s+{_START}{_OF_TURN}",
        rf"\b(?:starting|initial|opening)\s+{_N}\s+{_THING}",
        rf"\b(?:starts?|begins?)\s+(?:the\s+game\s+|play\s+)?with\s+a\s+hand\s+of\s+{_N}\s+(?P<thing>(?:\w+\s+)?cards)",
        rf"\btakes?\s+(?:back\s+)(?:all\s+)?{_YOUR}\s+{_N}\s+{_THING}",
        rf"\btakes?\s+(?:all\s+)?{_YOUR}\s+{_N}\s+(?P<thing>[\w’'-]+(?:\s+[\w’'-]+)?)\s+back\b",
        rf"\b(?:starting|initial|opening)\s+hand\s+(?:is|of)\s+{_N}\s+(?P<thing>(?:\w+\s+)?cards)",
        rf"\b{_YOUR}\s+{_N}\s+(?:starting|initial)\s+{_THING}",
        rf"\b{_YOUR}\s+{_N}\s+{_THING}\s+(?:of|from)\s+(?:a|each|every|one)\s+(?:team|player|side)\b",
        rf"\ball\s+{_N}\s+{_THING}\s+of\s+(?:each|every)\s+(?:player|team|side)\b",
        rf"\b{_N}\s+(?P<thing>[\w-]+)\s+(?:vom|am|zum|zu|beim)\s+(?:anfang|beginn|start|spielbeginn|aufbau)\b",
    ),
    # The same, but only where a set-up is described.
    "set-up": (
        rf"\b{_PLAYER}\b[^.\n;]{{0,60}}?\b{_GETS}\s+{_N}\s+{_THING}",
        (
            rf"\b{_PLAYER}\b[^.\n;]{{0,60}}?\b{_GETS}\s+(?:{MARKED}|an?)\s+[^.\n;]{{3,50}}?(?:,|\band)\s+{_N}\s+"
            r"(?P<thing>[^\W\d_][\w’'-]*)"
        ),
        rf"\b(?:deals?|gives?|hands?)\s+(?:out\s+)?{_PLAYER}\s+{_N}\s+{_THING}",
        rf"\b(?:deals?|gives?|hands?)\s+(?:out\s+)?{_N}\s+{_THING}\s+to\s+{_PLAYER}",
        rf"\b{_N}\s+{_THING}\s+are\s+(?:dealt|given)\s+to\s+{_PLAYER}",
        (
            r"\b(?:jede[rs]?|alle|ihr|du)\b[^.\n;]{0,60}?\b(?:bekommt|erhält|nimmt|zieht|bekommen|erhalten|nehmen)\b\s+"
            rf"(?:sich\s+)?{_N}\s+(?P<thing>[\w-]+)"
        ),
    ),
    "actions": (
        rf"\b{_TAKES}\s+(?:up to\s+|exactly\s+|at most\s+)?{_N}\s+{_ACTIONS}(?=[^.\n]{{0,40}}\b(?:turn|round)\b)",
        rf"\b(?:turn|round)\b[^.\n]{{0,40}}?\b{_TAKES}\s+(?:up to\s+|exactly\s+|at most\s+)?{_N}\s+{_ACTIONS}",
        (
            rf"\b(?:all|both|{_YOUR})\s+{_N}\s+(?P<thing>actions|action points)\b(?!\s+(?:are|listed|below|cards?"
            r"|spaces?))"
        ),
    ),
    "range": (rf"\bwithin\s+{_N}\s*(?P<thing>{_UNITS})(?:\s+\w+)?\s+of\s+(?P<of>[\w’'-]+(?:\s+[\w’'-]+){{0,2}})",),
    "goal": (
        (
            rf"\b(?:first|as soon as|when|once|whoever|sobald|wer)\b[^.\n]{{0,50}}?\b{_ACHIEVES}\s+"
            rf"(?:{_YOUR}\s+|or passes\s+)?(?:at least\s+|a total of\s+)?{_N}\s+{_THING}"
        ),
        rf"\b{_N}\s+{_THING}\s+(?:wins?\b|to win\b|are needed to win\b)",
        (
            rf"\b(?:when|once|if|as soon as)\s+(?:any\s+)?{_N}\s+{_THING}\s+(?:are|have been)\s+"
            r"(?:empty|exhausted|gone|used up|taken|claimed|filled|full|built|out)\b"
        ),
    ),
    "per": (
        (
            rf"\b{_N}\s+(?P<thing>[\w-]+)(?:\s+(?:back|backwards|forward))?\s+(?:for\s+(?:each|every)|per"
            r"|because\s+of)\s+"
            rf"(?:a\s+|{_YOUR}\s+)?(?P<of>[\w’'-]+(?:\s+[\w’'-]+){{0,5}})"
        ),
        (
            rf"\b(?:each|every)\s+(?P<of>[\w’'-]+(?:\s+[\w’'-]+){{0,5}}?)\s+(?:is\s+worth|scores|earns"
            rf"|counts)\s+{_N}\s+(?P<thing>[\w-]+)"
        ),
    ),
    "cost": (
        rf"(?P<of>[\w’'-]+(?:\s+[\w’'-]+){{0,5}})\s+costs?\s+(?:you\s+|a player\s+)?{_N}\s+{_THING}",
        rf"\bpays?\s+{_N}\s+{_THING}\s+to\s+(?P<of>[\w’'-]+(?:\s+[\w’'-]+){{0,4}})",
        rf"\bto\s+(?P<of>[\w’'-]+(?:\s+[\w’'-]+){{0,2}}),\s+{_WHO}\s+(?:must\s+)?(?:pays?|spends?)\s+{_N}\s+{_THING}",
    ),
    # The same, in other words.
    "price": (
        rf"\b(?:buys?|hires?|builds?|recruits?|repairs?|trains?)\s+(?P<of>an?\s+[\w’'-]+)\s+for\s+{_N}\s+{_THING}",
    ),
    # How far something goes or reaches.
    "move": (
        (
            rf"\b(?P<of>[a-z’'-]+(?:\s+[a-z’'-]+)?)\s+(?:(?:may|can|must)\s+)?(?:always\s+)?moves?\s+{_AS_MUCH}{_N}\s*"
            rf"(?P<thing>{_UNITS})(?![\w-])"
        ),
    ),
    "reach": (
        (
            rf"\b(?P<of>[a-z’'-]+)\s+(?:has|have|with)\s+(?:a\s+)?(?:maximum\s+)?range\s+of\s+{_N}\s*(?P<thing>{_UNITS})(?![\w-])"
        ),
        rf"\b(?P<of>[a-z’'-]+)\s+reach(?:es)?\s+{_AS_MUCH}{_N}\s*(?P<thing>{_UNITS})(?![\w-])",
        rf"\brange\s+of\s+(?:an?|the)\s+(?P<of>[a-z’'-]+)\s+is\s+{_AS_MUCH}{_N}\s*(?P<thing>{_UNITS})(?![\w-])",
    ),
    "lasts": (
        (
            rf"\b(?P<of>[a-z’'-]+)\s+(?:lasts?|ends?\s+after|is\s+over\s+after|goes\s+on\s+for|remains?\s+for)\s+(?:for\s+)?"
            rf"(?:exactly\s+)?{_N}\s+(?P<thing>{_TIMES})\b"
        ),
    ),
    # How often, or how many, in one turn.
    "in a turn": (
        rf"{_IN_TURN}[^.\n;]{{0,40}}?\b{_DO}\s+{_AS_MUCH}(?P<n>{MARKED}|any\s+number\s+of)\s+(?P<thing>[a-z’'-]+)",
        (
            rf"\b{_DO}\s+{_AS_MUCH}(?P<n>{MARKED}|any\s+number\s+of)\s+(?P<thing>[a-z’'-]+)\s+(?:[a-z]+\s+){{0,3}}?"
            rf"{_IN_TURN}"
        ),
        rf"\b{_DO}\s+(?:an?\s+|the\s+)?(?P<thing>[a-z’'-]+)\s+(?:only\s+|at\s+most\s+)?(?P<n>once|twice)\s+{_IN_TURN}",
        (
            rf"\b(?P<thing>[a-z’'-]+)\s+(?:may|can)\s+(?:only\s+)?be\s+(?P<of>used|played|moved|bought|built|activated)\s+"
            rf"(?:only\s+)?(?P<n>once|twice)\s+{_IN_TURN}"
        ),
    ),
    "modifier": (
        (
            rf"\b(?P<of>[a-z’'-]+(?:\s+[a-z’'-]+)?)\s+(?:gets?|has|have|suffers?|receives?|takes?)\s+(?P<sign>[+−-])(?P<n>{MARKED}|\d{{1,2}})\s+"
            r"(?:to|on)\s+(?:its\s+|their\s+|all\s+)?(?P<thing>[a-z’'-]+)"
        ),
    ),
    "winner": (
        (
            rf"\b(?:the\s+winner\s+of|whoever\s+(?:wins|won)|the\s+(?:player|side|team|model|one)\s+(?:who|that)\s+(?:wins|won))\s+"
            rf"(?:an?|the|each|every)\s+(?P<of>[a-z’'-]+)\s+(?:gains?|gets?|receives?|takes?|scores?|draws?)\s+{_N}\s+{_THING}"
        ),
    ),
    "worth": (
        (
            rf"\b(?:an?|the|each|every)\s+(?P<of>[a-z’'-]+(?:\s+[a-z’'-]+)?)\s+(?:is\s+worth|scores|counts)\s+{_N}\s+"
            r"(?P<thing>(?:victory\s+)?points?|VP|vp)\b(?!\s+(?:for|per)\b)"
        ),
    ),
    "exchange": (
        rf"\b(?:every|each|all)\s+{_N}\s+{_THING}\s+(?:are|is)\s+worth\s+(?:an?|{MARKED})\s+(?P<of>[\w’'-]+)",
        rf"(?:\ban?|{MARKED})\s+(?P<of>(?:victory\s+)?points?|VP|vp)\s+(?:for\s+(?:each|every)|per)\s+{_N}\s+{_THING}",
    ),
    "drawn": (
        (
            rf"\b(?:draw\s+phase|(?:start|beginning)\s+of\s+(?:your|each|the|a|every|his\s+or\s+her)\s+turn)\b[^.\n]{{0,40}}?"
            rf"\b(?:draws?|takes?)\s+(?:exactly\s+)?{_N}\s+{_CARDS}\b"
        ),
    ),
    # What a thing has, and what each player, figure or vessel has.
    "has": (
        (
            r"\b(?:the|each|every|an?|no|all)\s+(?P<of>(?:[a-z’'-]+\s+)?[a-z’'-]+)\s+(?:(?:may|can|must)\s+(?:never\s+|not\s+"
            r"|only\s+)?(?:have|hold|contain|carry|transport|store)\s+(?:(?:no\s+)?more\s+than\s+)?|(?:always\s+)?(?:has|holds"
            r"|contains|consists\s+of|carries|shows|have|hold|carry)\s+)"
            rf"(?:exactly\s+|always\s+|up\s+to\s+|at\s+most\s+|room\s+for\s+|space\s+for\s+)?{_N}\s+{_THING}"
        ),
        (
            r"\b(?:re)?fill(?:s|ed)?\s+(?:up\s+)?(?:the|each|every)\s+(?P<of>[a-z’'-]+)\s+(?:back\s+)?(?:up\s+)?(?:to|with)\s+"
            rf"{_N}\s+{_THING}"
        ),
        (
            r"\b(?:the|each|every)\s+(?P<of>[a-z’'-]+)\s+(?:always\s+)?(?:shows|offers|is\s+(?:re)?filled\s+(?:up\s+)?to)\s+"
            rf"(?:exactly\s+|always\s+)?{_N}\s+{_THING}"
        ),
        (
            rf"\b(?:lay|deal|place|put|reveal|turn)s?\s+(?:out\s+)?{_N}\s+(?P<thing>[a-z’'-]+)\s+[^.\n;]{{0,30}}?"
            r"\b(?:as|to form)\s+(?:the|a)\s+(?P<of>[a-z’'-]+)"
        ),
        # "Two relics a hero", in a summary.
        rf"(?:^|:)\s*{_N}\s+{_THING}\s+an?\s+(?P<of>[a-z’'-]+)\s*(?=[.;,]|$)",
        rf"\b(?P<of>row|market|display|offer|crew|party|band|squad|warband|gang|fleet)\s+of\s+{_N}\s+{_THING}",
    ),
    # Where a marker stands at first; "it" is what the section is about.
    "begins on": (
        (
            rf"\b(?:put|place|set|lay|and)s?\s+(?:the|your|a)\s+(?P<of>[a-z’'-]+(?:\s+[a-z’'-]+)?)\s+{_ON_TRACK}\s+"
            rf"(?:on|at|to)\s+(?:(?:the\s+)?space\s+)?(?P<thing>){_N}(?!\s+[a-z’'-]+\s+of)"
        ),
        (
            rf"(?:^|\b(?:the|your)\s+)(?P<of>[a-z’'-]+(?:\s+[a-z’'-]+)?)\s+(?:begins?|starts?)\s+(?:on|at)\s+"
            rf"(?:(?:the\s+)?space\s+)?(?P<thing>){_N}(?=\s*(?:[.,;:]|and\b|$))"
        ),
        rf"\bfrom\s+(?P<thing>){_N}\s+(?P<of>){_START}{_OF_TURN}",
    ),
    # How many of something make a thing what it then is: "a hero with three wounds is dead".
    "state": (
        (
            rf"\b(?:an?|each|every|any)\s+[a-z-]+\s+(?:with|that\s+has|who\s+has)\s+(?:at\s+least\s+)?{_N}\s+"
            rf"(?:or\s+more\s+)?{_MADE}"
        ),
        (
            rf"\b(?:when|if|once|as\s+soon\s+as)\s+(?:an?|the)\s+[a-z-]+\s+(?:has|gets|takes|reaches)\s+(?:an?\s+|the\s+)?"
            rf"{_N}\s+{_MADE.replace(_BECOMES, _THEN)}"
        ),
    ),
    "limit": (
        (
            rf"\b(?:no more than|at most|not more than|never more than|a maximum of)\s+{_N}\s+"
            r"(?P<thing>(?:[\w’'-]+\s+){0,2}?[\w’'-]+)\s+(?:(?:may|can|must)\s+)?(?:be\s+|stand\s+|stay\s+|lie\s+)?"
            r"(?:in|on|occupy|share)\s+(?:a|an|one|any|each|every|the\s+same)\s+(?P<of>[\w’'-]+)"
        ),
    ),
}
# A sentence can give a number of a kind only if it has one of these words.
LEADS: Final[Mapping[str, tuple[str, ...]]] = {
    "length": ("game", "match", "play", "spiel"),
    "hand limit": ("hand", "hold", "keep", "discard"),
    "new hand": ("hand", "draw"),
    "start": (
        *("start", "begin", "initial", " back", "opening", "outset", "team", "player", "side"),
        *("anfang", "beginn", "aufbau"),
    ),
    "set-up": ("each", "every", "all", "both", "jede", "ihr", "du"),
    "actions": ("action",),
    "range": ("within",),
    "has": (
        *(" has ", "can have", "hold", "contain", "consist", "carr", "transport", " store", "fill", "shows", "offer"),
        *(" as ", " a ", " an ", "row of", "market of", "display of", "crew of", "party of"),
        *("band of", "squad of", "gang of", "fleet of"),
    ),
    "goal": ("win", "victor", "game", "spiel", "wertung"),
    "per": ("each", "every", " per", "because"),
    "cost": ("cost", "pay", "spend"),
    "price": ("buy", "hire", "build", "recruit", "repair", "train"),
    "move": ("move",),
    "reach": ("range", "reach"),
    "lasts": (" lasts ", " last ", "nds after", "nd after", "over after", "goes on for", "remain"),
    "in a turn": (
        *("per turn", "each turn", "every turn", "your turn", "their turn", "a turn", "one turn", "same turn"),
        *("per round", "each round", "every round", "a round", "one round", "same round"),
    ),
    "modifier": (" +", " -", " −"),
    "winner": ("winner of", "whoever w", "who w", "that w"),
    "worth": ("worth", "scores", "counts"),
    "exchange": ("worth", "point", "vp "),
    "drawn": ("draw", "take"),
    "begins on": (" on ", " at ", " to "),
    "state": (" with ", " has ", " gets ", " takes ", " reaches "),
    "limit": ("more than", "at most", "maximum"),
}
