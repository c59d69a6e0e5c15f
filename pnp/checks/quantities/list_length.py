"""A list has a different number of items than the sentence before it says.

Reads sentences of the rules that announce a list, such as "There are three ways to win:", "A turn has the following
four steps:" and "A day has five steps, in this order.", and counts the items of the list that follows. In English texts
it also counts the items of a list in the sentence itself: "three phases: Morning, Work and Evening".

Readers look for the fourth step. Usually an item was added or removed and the sentence was not updated.

```yaml file=rules.yaml
texts:
  - {id: rules, files: [rules.md]}
```
```markdown file=rules.md
There are three ways to win:

- take the town,
- hold the bridge.
```
```text
rules.md:1:11: warning Q111 the text says 'three ways', but the list has 2 items
```
```diff file=rules.md
-There are three ways to win:
+There are two ways to win:
```
"""

import re
from typing import Final

from pnp.analysis.markup import AS_NOTHING
from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.passages import Passage
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "wrong number of list items"
SEVERITY = Severity.WARNING

# Things that a list names completely. Actions and options may be chosen from a longer list.
_NOUN: Final = (
    r"(?:ways|steps|phases|parts|kinds|types|sorts|stages|cases|conditions|reasons|exceptions|results|outcomes|"
    r"questions|rules|sections|things)"
)
_LIST: Final = re.compile(r":[*_]*[ \t]*\n(?:[ \t]*\n)?(?=(?P<indent>[ \t]*)(?:[-*+]|\d+[.)])[ \t])")
# "A day has five steps, in this order."
_ORDERED: Final = re.compile(
    r"(?:in (?:this|the following|the same|that) (?:order|sequence)|as follows|one after (?:the other|another)|in turn)"
    r"[*_]*\.[*_]*[ \t]*\n(?:[ \t]*\n)?(?=(?P<indent>[ \t]*)\d+[.)][ \t])"
)
_NAMED: Final = r"[*_“\"]*[^\W\d_][\w’'-]*(?: (?!and\b|or\b)[\w’'-]+){0,3}[*_”\"]*"
_IN_SENTENCE: Final = re.compile(
    rf"(?:has|have|into|there are|of|through|in)\s+(?:the\s+)?(?:these\s+)?[*_]*"
    rf"(?P<said>(?P<number>{NUMBER})[*_]*\s+{_NOUN})[*_]*(?:,? in this order)?:\s+"
    rf"(?P<items>{_NAMED}(?:,\s+{_NAMED})*,?\s+and\s+{_NAMED})(?=[.;]|\s*$)",
    re.IGNORECASE,
)
_BETWEEN: Final = re.compile(r",?\s+and\s+|,\s+")
_ANNOUNCED: Final = re.compile(
    rf"(?<!\w)(?:the|these|following|there are|in|has|have|into|of)\s+[*_]*"
    rf"(?P<said>(?P<number>{NUMBER})[*_]*\s+(?:\w+\s+)?{_NOUN})\b[^.:;\n]{{0,60}}$",
    re.IGNORECASE,
)
_REACH: Final = 130
_ITEM: Final = re.compile(r"(?P<indent>[ \t]*)(?:[-*+]|(?P<number>\d{1,4})[.)])[ \t]")
_SOME: Final = re.compile(
    r"\b(?:choose|chooses|pick|picks|any|up to|at least|at most|first|last|other|more)\b", re.IGNORECASE
)


def check(context: GameContext) -> Problems:
    """Every announced list in a rules text that has more or fewer items."""
    if not context.is_english:
        return
    for passage in context.prose.passages:
        if passage.kind == "rules":
            text = context.prose.part(passage)
            for pattern in (_LIST, _ORDERED):
                for match in pattern.finditer(text):
                    yield from _compare(passage, text, match)
    for found in context.corpus.find_around(_IN_SENTENCE, (": ", ":\n")):
        items = _BETWEEN.split(found.match["items"])
        if len(items) != number_of(found.match["number"].lower()):
            phrase = " ".join(found.match["said"].replace(AS_NOTHING, "").split())
            yield Problem(
                message=f"the text says {phrase!r}, but {len(items)} are named",
                span=found.part("number"),
                hint="correct the number or the list",
            )


def _compare(passage: Passage, text: str, list_start: re.Match[str]) -> Problems:
    """Compare a list with the sentence before it."""
    start = max(0, list_start.start() - _REACH)
    announced = _ANNOUNCED.search(text[start : list_start.start()])
    if not announced or _SOME.search(announced.string.rpartition("\n")[2]):
        return
    items = _items(text, list_start.end(), len(list_start["indent"]))
    if len(items) != number_of(announced["number"].lower()):
        phrase = " ".join(re.sub(r"[*_]", "", announced["said"]).split())
        yield Problem(
            message=f"the text says {phrase!r}, but the list has {len(items)} items",
            span=passage.span(start + announced.start("number"), len(announced["number"])),
            hint="correct the number or the list",
            related=tuple(Related(passage.span(item), "the last item") for item in items[-1:]),
        )


def _items(text: str, start: int, indent: int) -> list[int]:
    """Where each item of a list begins. An unindented line after an empty one ends it, or a number out of order."""
    starts: list[int] = []
    last = 0
    after_blank = False
    for line in re.finditer(r"[^\n]*\n?", text[start:]):
        words = line[0]
        item = _ITEM.match(words)
        if item and len(item["indent"]) <= indent:
            number = int(item["number"] or 0)
            if starts and bool(number) != bool(last):
                continue  # Bullets among numbers are nested items.
            if starts and number not in (last, last + 1):  # Some authors write 1. throughout.
                break
            starts.append(start + line.start() + len(item["indent"]))
            last = number
        elif not words or (words.strip() and after_blank and not words[: indent + 1].isspace()):
            break
        after_blank = not words.strip()
    return starts
