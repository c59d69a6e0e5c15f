"""The text refers to a place that does not exist.

Looks, in English rules and texts of records, for "see section 4.2", "see table 3", "see page 12", "see the Rout
table", "the Rout table says", "in the Morale section", "the section on morale", "in the chapter Morale", "Appendix B",
"See Morale for the roll" and "see “Moving”", and for the heading, caption or record that is meant; also for "(see
Pirates)" and "described under Shipping". Where headings are numbered, "as section 12 says" and "section 12" need no
"see"; neither does "[10.4]" where paragraphs begin with such numbers. In German rules it looks for "Abschnitt 12",
"siehe „Handel“", "im Abschnitt Handel" and "die Preistabelle". A stat or piece is no table to roll on. A figure,
diagram or table with a number or, like Table B, a letter may be referred to in any words ("as Figure 2 shows"; in
German "wie Abbildung 2 zeigt"): it needs a caption or a heading with this number. Books have only the section numbers
that are written in their headings, and page numbers may change with every build.

The reader searches the book, gives up, and plays without the rule.

```yaml file=cards.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: 'Move one unit (see section 2).'}
      - {id: flee, name: Flee, text: 'Roll at once (see the Rout table).'}
      - {id: rest, name: Rest, text: 'Rally one unit (see page 12).'}
      - {id: flank, name: Flank, text: Attack as figure 2 shows.}
```
```markdown file=rules.md
# Rules

### 1 Moving

All units move.
```
```text
cards.yaml:7:60: warning T103 no heading has the number of 'section 2'
cards.yaml:8:61: warning T103 nothing is called 'Rout table'
cards.yaml:9:59: warning T103 'page 12' may change, because every build numbers the pages anew
cards.yaml:10:50: warning T103 there is no 'figure 2'
```
```diff file=cards.yaml
-      - {id: march, name: March, text: 'Move one unit (see section 2).'}
-      - {id: flee, name: Flee, text: 'Roll at once (see the Rout table).'}
-      - {id: rest, name: Rest, text: 'Rally one unit (see page 12).'}
-      - {id: flank, name: Flank, text: Attack as figure 2 shows.}
+      - {id: march, name: March, text: 'Move one unit (see section 1).'}
+      - {id: flee, name: Flee, text: 'Roll at once (see “Moving” in the rules).'}
+      - {id: rest, name: Rest, text: 'Rally one unit (see the diagram).'}
+      - {id: flank, name: Flank, text: Attack from the side.}
```
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from pnp.analysis.chart_titles import charted, is_chart_title
from pnp.analysis.corpus import Corpus, Found
from pnp.analysis.markup import AS_NOTHING
from pnp.analysis.outline import stem
from pnp.analysis.prose import places_of
from pnp.analysis.terms import named
from pnp.analysis.word_forms import occurrences, small_letters, stemmed
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.words.link_targets import LinkTargets, link_targets
from pnp.load.suggest import did_you_mean

NAME = "dead cross-reference"
SEVERITY = Severity.WARNING

_KINDS: Final = "section|chapter|rule|case|paragraph|article|appendix|page|p\\."
_SEE: Final = (
    r"(?:(?<!\w)[Ss]ee|(?<=[Rr])efer to|(?<=[Cc])onsult"
    r"|(?<=[Aa])s (?:described|explained|shown|listed) (?:in|on|under))"
    r"(?:\ also)?[ \n](?:the\ )?"
)
# A place in another book, but for "on the back of the board".
_OUTSIDE: Final = r"(?!\ (?:of|in|from|on)\ (?!(?:the|its|your)\ (?:back|front|reverse|other side|help sheet)\b))"
_NUMBERED: Final = re.compile(
    rf"{_SEE}(?P<what>(?P<kind>{_KINDS})\ (?P<number>[A-Z]?\d+(?:\.\d+)*|[IVX]+)(?![\w’'])){_OUTSIDE}", re.IGNORECASE
)
# "As section 12 says", "as told in section 4.7", where sections have such numbers.
_SAID: Final = re.compile(
    r"(?<![\w’'-])(?P<what>(?P<kind>section|chapter|(?<=\()rule|(?<=\()case)\ "
    r"(?P<number>\d{1,2}(?:\.\d{1,2})*))(?![\w’'–-]|[.:]\d|,\d)"
    rf"{_OUTSIDE}",
    re.IGNORECASE,
)
_APPENDIX: Final = re.compile(rf"(?P<what>(?P<kind>[Aa]ppendix)\ (?P<number>[A-H]))(?![\w’'-]|, [A-Z]){_OUTSIDE}")
_SAID_LEADS: Final = ("section ", "Section ", "chapter ", "Chapter ", "rule ", "Rule ", "case ", "Case ")
# "Die Einzelheiten stehen in Abschnitt 13."
_GERMAN_SAID: Final = re.compile(
    r"(?<![\w-])(?P<what>(?P<kind>Abschnitt|Kapitel|Punkt)\ (?P<number>\d{1,2}(?:\.\d{1,2})*))(?![\w–-]|[.:,]\d)"
    r"(?!\ (?:de[rs]|von|vom|im|in|aus)\b)"
)
_GERMAN_LEADS: Final = ("Abschnitt ", "Kapitel ", "Punkt ")
# "The entry hexes are full, [10.4]", where paragraphs begin with such numbers.
_IN_BRACKETS: Final = re.compile(r"(?P<what>(?P<kind>)\[(?P<number>\d{1,2}\.\d{1,2})\])(?!\()")
# So many sections with numbers in sequence say that all have one.
_SEQUENCE: Final = frozenset("1234")
# "See 6.5", "at once, as in 14.2", where paragraphs have such numbers.
_LEADS: Final = ("as in ", "As in ", "as under ", "according to ", "as on ", "As on ")
_BARE: Final = re.compile(
    rf"(?:{_SEE}|{'|'.join(_LEADS)})(?P<what>(?P<kind>)(?P<number>\d{{1,2}}(?:\.\d{{1,2}})+))(?![\w%’'])", re.IGNORECASE
)
_QUOTED: Final = re.compile(
    rf"{_SEE}{AS_NOTHING}*(?:“(?P<curly>[^”\n]{{2,60}})”|\"(?P<straight>[^\"\n]{{2,60}})\"){_OUTSIDE}"
)
# "see *In the dark* at the end": a title in italics or bold type.
_EMPHASIZED: Final = re.compile(
    rf"{_SEE}{AS_NOTHING}+(?P<title>[A-Z][^{AS_NOTHING}\n.;:()]{{3,40}}){AS_NOTHING}{_OUTSIDE}", re.IGNORECASE
)
_TITLE: Final = r"(?P<title>[A-Z][\w’'-]+(?:\ (?:[A-Z][\w’'-]+|of|and|the|for))*)"
_CALLED: Final = re.compile(rf"{_SEE}{_TITLE}\ (?P<kind>[Tt]able|[Cc]hart|[Ss]ection|[Cc]hapter)(?!\w){_OUTSIDE}")
# "(see Pirates)", "(siehe Piraten)", "as described under Shipping".
_POINTS: Final = r"\((?:[Ss]ee|[Cc]f\.|[Ss]iehe|[Ss]\.)(?: also| auch)?(?: under| unter)?"
_UNDER: Final = r"(?:described|explained|listed|detailed) under"
_BRACKETED: Final = re.compile(
    rf"(?:{_POINTS}|{_UNDER}) (?:the )?{_TITLE.replace('A-Z', 'A-ZÄÖÜ')}(?:,? (?:below|above|unten|oben))?(?=[).,;])"
)
_BEFORE_TITLE: Final = ("(see ", "(See ", "(siehe ", "(Siehe ", "(s. ", "(cf. ", "described under", "explained under",
                        "listed under", "detailed under")  # fmt: skip
_IN_CALLED: Final = re.compile(
    r"\b(?:(?:[Rr]oll(?:s|ed|ing)?(?:\ [\w-]+){0,4}?\ (?:on|in)\ |(?<!\bat\ ))[Tt]he\ "
    rf"{_TITLE.replace('|and|', '|')}\ (?P<kind>[Tt]able|[Cc]hart)"
    rf"|(?:[Ii]n|[Oo]f|[Uu]nder)\ the\ {_TITLE.replace('title', 'part')}\ (?P<sort>[Ss]ection"
    rf"|[Cc]hapter))(?!\w){_OUTSIDE}"
)
# "stands in the chapter Hired hands": a title behind the word for it, up to the end of its sentence.
_IN_NAMED: Final = re.compile(
    rf"\b(?:[Ii]n|[Uu]nder|[Ss]ee|of) (?:the )?(?:chapter|section|paragraph|appendix) [“\"{AS_NOTHING}]*"
    rf"(?P<title>(?![IVX]+\b|Section|Chapter|Appendix)[A-Z][a-zA-Z’'-]{{2,}}(?: [\w’'&-]+){{0,4}}?)"
    rf"[”\"{AS_NOTHING}]*(?=[.,;)\n]|$)",
    re.MULTILINE,
)
# "The section on sieges": a word of a title, in small letters.
_ABOUT: Final = re.compile(
    rf"\b[Tt]he (?:section|chapter) (?:on|about) (?:the )?(?P<title>[a-z]{{4,}}(?: (?!or\b|and\b|in\b)[a-z]{{4,}})?)"
    rf"(?=[.,;)\n]|$){_OUTSIDE}",
    re.MULTILINE,
)
# "As in the Diagram of Play": what has its kind in front.
_OF_PLAY: Final = re.compile(
    r"(?:\b[Ss]ee|\b[Cc]onsult|\b[Aa]s (?:shown |given )?(?:in|on)) the "
    rf"(?P<title>(?:Diagram|Chart|Illustration|Figure|Map|Table) of (?:the )?[A-Z][a-z]+(?: [A-Z][a-z]+)?)\b{_OUTSIDE}"
)
# "See Terrain for the costs", at the beginning of a sentence.
_SEE_FIRST: Final = re.compile(
    rf"(?:(?<=[.!?)] )|(?<=\n))See (?:also )?(?:the )?{_TITLE}"
    r"(?= (?:for(?! more| further| details)|below|above|about)\b|[.;)])"
)
# "Siehe „Handel“", "im Abschnitt Handel", "in der Wettertabelle".
_GERMAN_TITLES: Final = re.compile(
    rf"\b(?:(?P<lead>[Ss]iehe(?: auch)?|[Vv]gl\.|[Ww]ie unter|(?:[Ii]m|[Dd]er|[Dd]en|[Dd]as|[Dd]ie)"
    rf" (?:Abschnitt|Kapitel|Tabelle)) {AS_NOTHING}*[„\"](?P<quoted>[A-ZÄÖÜ][^“”\"\n]{{2,40}})[“”\"]"
    r"|(?:[Ii]m|[Dd]en|siehe) (?:Abschnitt|Kapitel) (?P<plain>[A-ZÄÖÜ][a-zäöüß-]{2,}"
    r"(?: (?:und|der|des|die|zum|zur)(?: [A-ZÄÖÜ][a-zäöüß-]+))?)(?=[.,;)\n])"
    r"|(?:[Dd]er|[Dd]ie) (?P<compound>[A-ZÄÖÜ][a-zäöüß]{3,}?)s?tabelle\b)"
)
_GERMAN_STARTS: Final = ("Abschnitt", "Kapitel", "abelle", "iehe ", "gl. ", "ie unter ")
# What the patterns begin with.
_STARTS: Final = (
    *("see ", "See ", "see\n", "See\n", "efer to ", "onsult "),
    *("s described ", "s explained ", "s shown ", "s listed "),
)
_IN_WORDS: Final = (" section", " chapter", " Section", " Chapter", " table", " Table", " chart", " Chart")
_REACH: Final = 80
# "Table B", but not "at the table A sits beside B".
_LETTER: Final = r"(?:(?<=Table )|(?<=Chart )|(?<=Figure )|(?<=Tabelle )|(?<=Bild ))[A-H]"
# What has a number of its own. A table may be named by the number of the section in which it stands.
_FIGURE: Final = re.compile(
    r"\b(?P<what>(?P<kind>figure|fig\.|diagram|illustration|picture|table|chart|abbildung|abb\.|bild|skizze|tabelle)\ "
    rf"(?P<number>\d+(?:\.\d+)*[a-z]?|[IVX]+|(?-i:{_LETTER}))(?![\w’'/–-]|:\d))",
    re.IGNORECASE,
)
_FIGURES: Final = ("figure ", "fig. ", "diagram ", "illustration ", "picture ", "table ", "chart ")
_GERMAN_FIGURES: Final = ("abbildung ", "abb. ", "bild ", "skizze ", "tabelle ")
_TABLES: Final = ("table", "chart", "tabelle")
_PAGES: Final = ("page", "p.")


def check(context: GameContext) -> Problems:
    """Every reference to a place that the kit does not have."""
    words = context.corpus
    yield from _of_figures(words, context.get(link_targets), _FIGURES if context.is_english else _GERMAN_FIGURES)
    for found in words.find_at(_BRACKETED, _BEFORE_TITLE):
        if not _are_names(found.match["title"], context.get(_names)):
            yield from _of_title(found, "title", "", context.get(link_targets), context.prose.lower)
    yield from _in_brackets(words, context.get(link_targets))
    if not context.is_english:
        yield from _in_german(words, context.get(link_targets), context.prose.lower)
        return
    yield from _in_english(context, words, context.get(link_targets))


def _in_english(context: GameContext, words: Corpus, known: LinkTargets) -> Problems:
    """Every number of a section and every title behind words such as "see" and "in the section"."""
    if any("." in number for number in known.numbers):
        bare = list(words.find_at(_BARE, (*_STARTS, *_LEADS)))
        for found in bare:
            yield from _of_number(found, words, bare, known)
    numbered = _numbered(words, known)
    for found in numbered:
        yield from _of_number(found, words, numbered, known)
    seen, charts = set[int](), context.get(charted)
    for found, group, kind in _titles(words, known, context.get(_names)):
        is_chart = is_chart_title(found.match[group] + kind, charts) and not _is_rolled(found)
        if not is_chart and found.match.start(group) not in seen:
            seen.add(found.match.start(group))
            yield from _of_title(found, group, kind, known, context.prose.lower)


def _titles(words: Corpus, known: LinkTargets, names: frozenset[str]) -> Iterator[tuple[Found, str, str]]:
    """Every title that is referred to: the group that holds it, and the word for what it names if it is behind it."""
    for found in words.find_at(_QUOTED, _STARTS):
        yield found, "curly" if found.match["curly"] else "straight", ""
    for found in words.find_around(_ABOUT, (" section ", " chapter ")):
        stems = {stem(word) for title in known.titles for word in title.split()}
        if stems.isdisjoint(stem(word) for word in found.match["title"].split()):
            yield found, "title", ""
    for found in words.find_around(_SEE_FIRST, ("See ",)):
        if not _are_names(found.match["title"], names):
            yield found, "title", ""
    for found in words.find_at(_OF_PLAY, (*_STARTS, *_LEADS)):
        yield found, "title", ""
    for found in words.find_at(_EMPHASIZED, _STARTS):
        if found.match["title"][0].isupper() and not _are_names(found.match["title"], names):
            yield found, "title", ""
    for found in words.find_at(_CALLED, _STARTS):
        yield found, "title", f" {found.match['kind']}"
    yield from _in_words(words)


def _in_brackets(words: Corpus, known: LinkTargets) -> Problems:
    """Every "[10.4]" inside a line, where paragraphs begin with such numbers."""
    places = list(words.find_at(_IN_BRACKETS, ("[",)))
    if sum(map(_begins_line, places)) >= len(_SEQUENCE):
        inside = [found for found in places if not _begins_line(found)]
        for found in inside:
            yield from _of_number(found, words, inside, known)


def _in_german(words: Corpus, known: LinkTargets, text: str) -> Problems:
    """Every title behind words such as "siehe", and every "Abschnitt 13", where sections are numbered."""
    for found in words.find_around(_GERMAN_TITLES, _GERMAN_STARTS):
        group = next(name for name in ("quoted", "plain", "compound") if found.match[name])
        kind = "tabelle" if group == "compound" else ""
        if not known.has(f"{found.match[group]}{kind}"):
            yield from _of_title(found, group, kind, known, text)
    said = [found for found in words.find_at(_GERMAN_SAID, _GERMAN_LEADS) if not _begins_line(found)]
    for found in said if known.numbers >= _SEQUENCE else ():
        if "." not in found.match["number"] or any("." in number for number in known.numbers):
            yield from _of_number(found, words, said, known)


def _names(context: GameContext) -> frozenset[str]:
    return named(context.game)


def _are_names(title: str, names: frozenset[str]) -> bool:
    """Whether some words are the name of something, or names one by one; an abbreviation is one, too."""
    return title.isupper() or stemmed(title) in names or all(stemmed(word) in names for word in title.split())


def _in_called(words: Corpus) -> Iterator[Found]:
    """Every "roll on the Rout table" and "in the Morale section"."""
    for place in places_of(words.text, _IN_WORDS):
        for match in _IN_CALLED.finditer(words.text, max(0, place - _REACH), place + _REACH):
            found = words.at(match) if match.start() < place < match.end() else None
            if found:
                yield found


def _in_words(words: Corpus) -> Iterator[tuple[Found, str, str]]:
    """Every title beside the word for what it names: the group that holds it, and the word if it is behind it."""
    for found in words.find_around(_IN_NAMED, ("chapter ", "section ", "paragraph ", "appendix ")):
        yield found, "title", ""
    for found in _in_called(words):
        group, kind = ("title", "kind") if found.match["title"] else ("part", "sort")
        yield found, group, f" {found.match[kind]}"


def _of_figures(words: Corpus, known: LinkTargets, kinds: Sequence[str]) -> Problems:
    """Every figure or numbered table that is mentioned and nowhere begins a line, as captions and headings do."""
    starts = tuple(form for kind in kinds for form in (kind, kind.capitalize(), kind.upper()))
    mentioned = list(words.find_at(_FIGURE, starts))
    captions = {_figure(found) for found in mentioned if _begins_line(found)}
    for found in mentioned:
        what, number = found.match["what"], found.match["number"]
        is_of_section = found.match["kind"].lower() in _TABLES and number in known.numbers and "." in number
        if _figure(found) in captions or is_of_section or known.is_open or known.has(what):
            continue
        yield Problem(
            message=f"there is no {what!r}",
            span=found.part("what"),
            hint=f"give what is meant the caption {what[0].upper()}{what[1:]}, or describe it in words",
            cause=f"there is no {what.lower()!r}",
        )


def _figure(found: Found) -> tuple[str, str]:
    return found.match["kind"].lower()[:3], found.match["number"].lower()


def _begins_line(found: Found) -> bool:
    before = found.passage.text[: found.start].rstrip(" \t*_#|>-\"'")
    return not before or before[-1] in "\n[=" or bool(re.search(r"\n[ \t]*\d+[.)]$", before))


def _of_number(found: Found, words: Corpus, numbered: Sequence[Found], known: LinkTargets) -> Problems:
    what, kind, number = found.match["what"], found.match["kind"].lower(), found.match["number"]
    if kind in _PAGES:
        message = f"{what!r} may change, because every build numbers the pages anew"
        hint = "name the heading, or link to it: [](#id) prints its page"
        yield Problem(message=message, span=found.part("what"), hint=hint)
        return
    if number in known.numbers or known.is_open or known.has(what) or _is_elsewhere(what, words, numbered):
        return
    yield Problem(
        message=f"no heading has the number of {what!r}",
        span=found.part("what"),
        hint="name the heading instead, or link to it with [](#id)",
    )


def _numbered(words: Corpus, known: LinkTargets) -> Sequence[Found]:
    """Every "see section 2", and every "section 2" where sections are numbered."""
    references = list(words.find_at(_NUMBERED, _STARTS))
    references += (found for found in words.find_at(_APPENDIX, ("Appendix ", "appendix ")) if not _begins_line(found))
    if not known.numbers >= _SEQUENCE:
        return references
    after_see = {found.match.start("what") for found in references}
    has_parts = any("." in number for number in known.numbers)
    said = (
        found
        for found in words.find_at(_SAID, _SAID_LEADS)
        if not _begins_line(found) and (has_parts or "." not in found.match["number"])
    )
    return [*references, *(found for found in said if found.match.start("what") not in after_see)]


def _is_elsewhere(what: str, words: Corpus, numbered: Sequence[Found]) -> bool:
    """Whether the words also occur without "see" before them, probably at the place that is meant."""
    after_see = sum(1 for reference in numbered if reference.match["what"].lower() == what.lower())
    pattern = re.compile(rf"(?<!\w){re.escape(what)}(?!\w)", re.IGNORECASE)
    everywhere = sum(1 for _ in words.matches(pattern, words.text))
    return everywhere > after_see


def _is_rolled(found: Found) -> bool:
    return found.text.lower().startswith("roll")


def _of_title(found: Found, group: str, kind: str, known: LinkTargets, text: str) -> Problems:
    title = found.match[group].rstrip(".,").replace(AS_NOTHING, "")
    is_of_thing = _is_rolled(found) and stemmed(title) in known.things
    is_known = known.has(title + kind) or (known.has(title) and not is_of_thing)
    if is_known or known.is_open or _is_a_line(title, text):
        return
    yield Problem(
        message=f"nothing is called {title + kind!r}",
        span=found.part(group),
        hint=did_you_mean(title, known.headings) or "name a heading, table or record of the kit",
    )


def _is_a_line(title: str, text: str) -> bool:
    """Whether a line says nothing but this title, as headings do that are not marked as such. text: small letters."""
    plain = small_letters(title)
    pattern = re.compile(rf"[ \t\W\d]*{re.escape(plain)}[ \t\W]*$", re.MULTILINE)
    return any(pattern.match(text, text.rfind("\n", 0, at) + 1) for at in occurrences(text, plain, len(plain)))
