"""A word is written where one that looks or sounds like it is meant.

Looks in English texts for pairs that are often confused, where the words around leave no doubt: "it's left" behind a
preposition, "does not effect the", "higher then 5", "a team looses", "could of", "visa versa", "take a cube form the
board"; in German texts for "das" behind "hofft," and its like. Where both words would do, nothing is said.

No dictionary finds it, for both are words, and every reader stumbles.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: Move the unit to it's left.}
```
```text
cards.yaml:5:57: warning T380 "it's" should be "its"
```
```diff file=cards.yaml
-      - {id: march, name: March, text: Move the unit to it's left.}
+      - {id: march, name: March, text: Move the unit to its left.}
```
"""

import re
from typing import Final

from pnp.analysis.corpus import GAP, SENTENCES
from pnp.analysis.markup import BORDER
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "confused words"
SEVERITY = Severity.WARNING

_APOSTROPHE: Final = "['’]"
_IT_IS: Final = ("t's", "t’s")
_OWNERS: Final = "the|a|an|its|your|his|her|their|our|this|that|these|those|any|all|each|every|one|two|three|both"
# What is lost in games, and never set loose.
_LOST: Final = "turns?|points?|hits?|lives|life|games?|cards?|coins?|battles?|fights?|health|wounds?|rounds?|morale"
# What is loosed, or let go.
_SHOT: Final = "arrows?|bolts?|shots?|volleys?|hounds?|dogs?|beasts?|breath|missiles?|stones?|fire|grip|ropes?|knots?"
# What starts a question or a relative clause behind "it's": "it's what is on top".
_CLAUSE: Final = "what|who|how|why|when|where|all|this|that|not|only|the|a|an|one|no|just|as|because|if|either|neither"
# What may stand before "its", and not before "it is".
_BEFORE_OWNERS: Final = (
    "to|of|from|into|onto|behind|beside|with|at|near|lose|loses|uses?|takes?|moves?|mix|mixes|shuffles?|discards?|flips?"
    "|turns?|draws?|reveals?|returns?|keeps?|has|have|gains?|pays?|adds?|ends?|increases?|reduces?|doubles?|halves?"
    "|by|on|over|under|against|through|during|within|towards?"
)
# What a thing has, behind "for it's", which may mean "because it is", too.
_ITS: Final = "costs?|price|value|owner|controller|strength|movement|attack|defen[cs]e|side|size|level|effects?"
# What is assessed, and nobody has access to.
_ASSESSED: Final = "damage|casualties|losses|hits|penalty|penalties"
# "And the end of the phase, the unit may rally."
_MOMENT: Final = "end|start|beginning"
_WHO: Final = "the|each|every|all|any|you|no|both"
# Whom one may be closest to.
_CLOSEST: Final = "enem(?:y|ies)|units?|friendly|targets?|models?|players?|figures?|pieces?|hex|square|opponents?|one"
# What is followed by whose, and by no sentence.
_BEFORE_OBJECTS: Final = (
    "keep|take|lay|put|place|turn|move|use|pay|spend|shuffle|discard|reveal|of|from|with|into|onto|under|behind|beside"
)
_VERB: Final = "(?:is|are|was|has|may|must|can)"
_PRONOUN: Final = "(?= (?:er|sie|es|ihr|wir|du|man|ein\\w*|der|die|das)\\b)"
# What something is to do: "it's customary to shake hands".
_JUDGED: Final = (
    "customary|usual|common|best|better|easy|easier|hard|harder|important|necessary|legal|illegal|allowed|forbidden"
    "|permitted|wise|good|fine|useful|advisable|polite|time|enough|safe|safer|dangerous|tempting|difficult"
)
# What players and units have.
_HAD: Final = (
    "own|turns?|hands?|cards?|units?|army|armies|side|dice|die|models?|markers?|tokens?|pieces?|workers?"
    "|decks?|boards?|scores?"
)
# What takes something from somewhere.
_TAKES: Final = (
    "takes?|taking|draws?|drawing|removes?|discards?|returns?|gains?|gets?|moves?|receives?|includes?|chooses?|picks?"
    "|deals?"
)
_OF_FORMING: Final = "(?:that|which|who|to|and|or|may|can|must|will|they|you)"
# What one effects: "to effect a change".
_EFFECTED: Final = "change|cure|escape|repair|transfer|exchange|landing|crossing|capture|retreat|release"
_TOO: Final = "many|much|high|low|far|late|large|expensive|few|weak|strong"
_TOO_STARTS: Final = tuple(f" to {word}" for word in _TOO.split("|"))
_END: Final = r"(?=[ \xa0]+(?:for|cards?|units?|coins?|pieces|points)\b|[.,;:)]|[ \xa0]+to\b)"
_GOES_ON: Final = "you|the|he|she|they|it|a|each|all|place|take|draw|roll|move|that|this|his|her|your"
# Each with the wrong word as its first group, what is meant instead, and characters that every match has.
_ENGLISH: Final = (
    (rf"\b(?i:{_BEFORE_OWNERS}){GAP}(it{_APOSTROPHE}s)(?={GAP}(?!(?:{_CLAUSE})\b)[a-z])", "its", _IT_IS),
    (rf"\b(it{_APOSTROPHE}s)(?={GAP}own\b)", "its", _IT_IS),
    (rf"\b[Ff]or{GAP}(it{_APOSTROPHE}s)(?={GAP}(?:[a-z]+{GAP})?(?:{_ITS})\b)", "its", _IT_IS),
    (
        rf"(?<=[.!?:]{{1}}\s)(It{_APOSTROPHE}s)(?={GAP}(?!(?:{_CLAUSE})\b)[A-Za-z]+{GAP}(?:is|are|was|has|may|must|can)\b)",
        "Its",
        _IT_IS,
    ),
    (
        rf"\b(its)(?={GAP}(?:a|an|the|not(?!{GAP}\w+ing\b)|been|your|their|possible|impossible|up to)\b)",
        "it’s",
        ("its",),
    ),
    (rf"\b([Ii]ts)(?={GAP}(?:{_JUDGED}){GAP}to{GAP}[a-z])", "it’s", ("its", "Its")),
    (rf"\b(?:not|will|cannot|can|may|does|never|only){GAP}(effects?)(?={GAP}(?:{_OWNERS})\b)", "affect", ("effect",)),
    (rf"\b(?:no|an|any|the|its|following|special|same){GAP}(affects?)\b", "effect", ("affect",)),
    (
        rf"\b(?:higher|lower|larger|smaller|greater|fewer|less|better|worse|rather){GAP}(then)(?={GAP}\w)",
        "than",
        ("then",),
    ),
    (
        rf"\bmore{GAP}(th(?:en|at))(?={GAP}(?:\d|one|two|three|four|five|six|half|once|twice)\b)",
        "than",
        ("then", "that"),
    ),
    (rf"\bless{GAP}(that)(?={GAP}(?:\d|one|two|three|four|five|six|half)\b)", "than", ("that",)),
    (rf"\b(loose)(?={GAP}(?:(?:{_OWNERS}|\d+){GAP})?(?:{_LOST})\b)", "lose", ("loose",)),
    (rf"\b(looses)(?={GAP}(?:(?:{_OWNERS}|\d+){GAP})?(?:{_LOST})\b|[,.;])", "loses", ("looses",)),
    (rf"\b(looses)(?={GAP}(?:{_OWNERS}|\d+){GAP}(?!(?:{_SHOT}|{_LOST})\b)[a-z])", "loses", ("looses",)),
    (rf"\b(loosing)(?={GAP}(?:(?:{_OWNERS}|\d+){GAP})?(?:{_LOST}|player|side|team)\b)", "losing", ("loosing",)),
    (
        rf"\b(?:could|would|should|must|might){GAP}(of)(?={GAP}(?!course\b)[a-z]+(?:ed|en|ne|un|ome)\b)",
        "have",
        ("could", "would", "should", "must", "might"),
    ),
    (rf"\b(who{_APOSTROPHE}s)(?={GAP}(?:(?:{_HAD})\b|[a-z]+{GAP}(?:is|are|has|was)\b))", "whose", ("who's", "who’s")),
    (rf"\b(you{_APOSTROPHE}re)(?={GAP}(?:{_HAD})\b)", "your", ("you're", "you’re")),
    (rf"\b(?i:{_BEFORE_OBJECTS}){GAP}(you{_APOSTROPHE}re)(?={GAP}[a-z])", "your", ("you're", "you’re")),
    (rf"\b(?i:on|in|{_BEFORE_OWNERS}|rolls?|places?|puts?){GAP}(there)(?={GAP}(?:{_HAD})\b)", "their", ("there",)),
    (r"\b(vi[sc][ae]|vica|vice)[ -]vers[ae]\b(?<!vice versa)(?<!vice-versa)", "vice versa", (" vers", "-vers")),
    (
        r"\b(?:\d+|the|two|three|four|your|these|those|all|of|rolls?|rolling|rolled|throws?)[ \xa0](dices)\b",
        "dice",
        ("dices",),
    ),
    (rf"\b(?:the|at){GAP}(closet)(?={GAP}(?:{_CLOSEST})\b)", "closest", ("closet",)),
    (
        rf"(?:^[\s*-]*|(?<={BORDER})|[.!?:]{GAP}|\b(?:to|then|and|must|may){GAP})([Aa]ccess)(?={GAP}(?:the{GAP})?(?i:{_ASSESSED})\b)",
        "assess",
        ("ccess",),
    ),
    (
        rf"\b(?:taken|drawn|removed|comes?|came|received|apart|different|except|away){GAP}(form)(?={GAP}(?:{_OWNERS}|play|hand)\b)",
        "from",
        ("form",),
    ),
    # "Take a cube form the board", "an effect of those form the jar"; not "tiles that form the board".
    (
        rf"\b(?i:{_TAKES})\b(?:{GAP}(?!{_OF_FORMING}\b)[a-z’'-]+){{1,4}}?{GAP}(form)(?={GAP}(?:{_OWNERS})\b)",
        "from",
        ("form ",),
    ),
    (rf"(?<=[a-z]s){GAP}(effect)(?={GAP}(?:{_OWNERS}){GAP}(?!{_EFFECTED}\b)[a-z])", "affect", ("effect ",)),
    (rf"\b(?:[Ii]f|[Ww]hen|[Oo]nce)\b[^.!?:;\n]{{3,50}},{GAP}(than)(?={GAP}(?:{_GOES_ON})\b)", "then", (", than ",)),
    (rf"\b(?:is|are|was|were|has|have){GAP}(to)(?={GAP}(?:{_TOO}){_END})", "too", _TOO_STARTS),
    (rf"(?:^|(?<=[.!?]\s))(And){GAP}(?:the|of){GAP}(?:end|start)\b(?=,)", "At", ("And",)),
    (
        rf"(?:^|(?<=[.!?]\s))(And)(?={GAP}the{GAP}(?:{_MOMENT}){GAP}of(?:{GAP}[a-z]+){{2,4}},{GAP}(?:{_WHO}){GAP})",
        "At",
        ("And the",),
    ),
)
_GERMAN: Final = (
    (
        r"\b(?:hoff|glaub|denk|mein|sag|wiss|find|merk|bedeut|verlang|verhinder|sorg)\w*, (das)" + _PRONOUN,
        "dass",
        ("das",),
    ),
    (r"\b(?:[Ss]o|[Oo]hne|[Dd]aran|[Dd]arauf|[Dd]adurch|[Dd]amit), (das)" + _PRONOUN, "dass", ("das",)),
    (r"\b([Ss]eid)(?= (?:dem|der|einem|einer|zwei|drei|Beginn|Anfang)\b)", "seit", ("eid",)),
)
_BY_LANGUAGE: Final = {"en": _ENGLISH, "de": _GERMAN}


def check(context: GameContext) -> Problems:
    """Every word that is confused with another beyond doubt."""
    words = context.corpus
    for pattern, meant, marks in _BY_LANGUAGE.get(context.game.kit.language[:2].lower(), ()):
        # To compile all of them takes longer than to find that few can match.
        if not any(mark in words.text for mark in marks):
            continue
        for found in words.find_around(re.compile(pattern, re.MULTILINE), marks, kinds=SENTENCES):
            is_whole = " " in meant
            wrong = " ".join(found.match[0 if is_whole else 1].split())
            yield Problem(
                message=f'"{wrong}" should be "{meant}"',
                span=found.span if is_whole else found.part(1),
                hint=f"write {meant!r}",
            )
