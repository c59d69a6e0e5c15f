"""The rules speak of the first player, and nothing says who that is.

Looks, in English and German rules of a complete game for several players, for "the first player", "the start player",
"the first team" or "the active player", and for a sentence that settles who it is: the youngest, whoever rolls highest,
a side by name, a choice or a lot. Without any such sentence, that is a finding. K101 reports rules that do not
mention a first player at all.

Two players sit at the table and look at each other.

```yaml file=kit.yaml
kit: lanterns
title: Lanterns
players: 2-4
licence: CC0-1.0
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

The start player takes all dice and goes first. Then go on clockwise.
```
```text
rules.md:3:5: warning T370 nothing says who is the 'start player'
```
```diff file=rules.md
-The start player takes all dice and goes first. Then go on clockwise.
+The youngest is the start player, takes all dice and goes first. Then go on clockwise.
```
"""

import re
from typing import Final

from pnp.analysis.topics import has_section
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "nobody is the first player"
SEVERITY = Severity.WARNING

_ROLES: Final = {
    "en": re.compile(r"\b(?:first|start|starting|beginning)[ -](?:player|side|team|person)\b|\bactive player\b"),
    "de": re.compile(r"\b(?:startspieler(?:in)?|erster spieler|erste spieler(?:in)?)\b"),
}
# Sentences about who begins, and what settles it.
_BEGINNING: Final = {
    "en": re.compile(
        r"\b(?:first|start|starting|beginning)[ -](?:player|side|team|person)\b|\bfirst (?:turn|move|to (?:go|move"
        r"|play|act))\b"
        r"|\b(?:goes|go|going|moves?|plays?|acts?|turns?|attacks?|leads?|bids?|is|are) (?:[\w-]+ ){0,3}first\b"
        r"|\binitiative\b"
        r"|\b(?:starts?|begins?|leads|opens)\b(?! of\b)|\bactive player\b"
    ),
    "de": re.compile(
        r"\b(?:beginnt|beginnen|startspieler(?:in)?|fängt|eröffnet|startet)\b|\bzuerst (?:an der reihe|dran)\b"
    ),
}
# What a sentence needs that speaks of the active player only, who changes.
_ROLE_ONLY: Final = re.compile(r"\bactive player\b")
_BY_LOT: Final = re.compile(
    r"\brandom|\bby (?:lot|chance)\b|\b(?:young|old|tall|short)est\b|\bdetermin|\b(?:choose|select|pick) (?:an?"
    r"|the|who)\b|\bwhoever\b"
)
_SETTLED: Final = {
    "en": re.compile(
        r"\b(?!(?:first|last|next|rest|test|contest|west|east|forest|against|fast|chest|guest|quest|harvest"
        r"|interest|honest|just"
        r"|best|nearest|closest|least|most|highest|lowest|largest|latest|request|must|past|almost|cost|lost|list"
        r"|coast|rust)\b)[a-z]{3,}est\b"
        r"|\brandom|\bby (?:lot|chance)\b|\bdraws? (?:lots|straws|the)|\blots\b|\broll(?:s|ed|ing)? (?:a|the|one"
        r"|two|\w*dic?e|higher|highest|off|for|\w*d\d)"
        r"|\bhigh(?:est|er) (?:roll|die|result|number|card|total|bid|score|number)|\blowest\b|\bbest\b|\bmost\b"
        r"|\bcoin\b|\btoss|\bflip"
        r"|\bspin(?:s)?\b|\bbid|\bauction|\bcho(?:ose|oses|sen|ice)\b|\bdecid|\bdetermin|\bagree|\bselect(?:s"
        r"|ed)?\b|\bpick(?:s|ed)?\b|\bappoint"
        r"|\bvote|\bvolunteer|\bwhoever\b|\bwhichever\b|\banyone\b|\bany player\b|\ba player of\b"
        r"|\bin turn order\b|\bage\b|\bbirthday\b"
        r"|\b(?:player|person|one|side|team|somebody|someone|those) (?:who|that|whose|with|holding|sitting|having"
        r"|to the)\b(?! (?:rolls|plays|begins|starts|is active|turns?|takes)\b)"
        r"|\bdealer\b|\bhost\b|\bgame ?master\b|\breferee\b|\b(?:winner|loser) of\b|\blast (?:person|player|one|to"
        r"|time)\b"
        r"|\bsimultaneous|\bno first player\b|\bmost recently\b|\bscenario\b|\balways has the initiative\b"
        r"|\bopponent (?:goes|begins|starts|moves)|\byou (?:always )?(?:go|begin|start|move|play)\b"
    ),
    "de": re.compile(
        r"\b(?:jüngst|ältest|größt|kleinst|niedrigst|meist|wenigst|kürzest|längst|letzt)e|\blos(?:t|en|entscheid)"
        r"|\bzufäll|\bwürfel(?:t|n)\b|\bbestimm|\bwähl|\beinigt|\bentscheid"
        r"|\bwer\b|\bderjenige|\bdiejenige|\bjüngst|\bältest|\bzuletzt\b|\bgeber\b|\bspielleiter\b|\bmünze\b"
        r"|\bhöchst|\bgleichzeitig\b"
    ),
}
_DEPLOYS: Final = re.compile(r"\b(?:sets? up|deploys?|places?|puts?) (?:\w+ ){0,3}first\b")
_SIDE_BEGINS: Final = (
    r"\b(?:{names})\b[^.\n]{{0,40}}\b(?:(?:goes|go|moves?|plays?|acts?|turns?|attacks?|fires?|is|are|always|has"
    r"|have|takes?) (?:\w+ ){{0,3}}first|begins?|starts?"
    r"|has (?:the )?initiative|beginnt|fängt an|ist startspieler)\b"
    r"|\bfirst (?:player|side|team|turn)\b[^.\n]{{0,30}}\b(?:{names})\b|\bplayer (?:one|1|a) is\b"
)


def check(context: GameContext) -> Problems:
    """The first mention of a first player whom nothing settles."""
    game = context.game
    language = game.kit.language[:2]
    if language not in _ROLES or game.kit.status != "complete" or game.kit.players.most == 1:
        return
    if game.first_player and game.first_player.side:
        return
    if not game.first_player and not has_section(game, "first player"):
        return  # K101 reports that.
    words = context.prose
    role = _ROLES[language].search(words.lower)
    if role is None or _is_settled(context, language):
        return
    said = words.text[role.start() : role.end()]
    yield Problem(
        message=f"nothing says who is the {said!r}",
        span=words.span(role.start(), len(said)),
        hint="say who: the youngest, a side by name, or whoever rolls highest",
    )


def _is_settled(context: GameContext, language: str) -> bool:
    """Whether a sentence about the beginning says who begins."""
    game, text = context.game, context.prose.lower
    names = {
        name.lower() for side in game.sides for name in (side.name, side.adjective, side.plural, *side.aliases) if name
    }
    begins = re.compile(_SIDE_BEGINS.format(names="|".join(map(re.escape, sorted(names))))) if names else None
    if game.first_player and _SETTLED[language].search(game.first_player.text.lower()):
        return True
    end = 0
    for match in _BEGINNING[language].finditer(text):
        if match.start() < end:
            continue
        start, end = context.outline.sentence(match.start())
        sentence = _DEPLOYS.sub("", text[start:end])
        about = _BEGINNING[language].search(_ROLE_ONLY.sub("", sentence))
        if not about and not _BY_LOT.search(sentence):
            continue
        if _SETTLED[language].search(sentence) or (begins and begins.search(sentence)):
            return True
    return False
