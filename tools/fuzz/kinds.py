"""The kinds of odd inputs: how each is made, and what is run on it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

import yaml

from tools.fuzz import seeds, trees, words
from tools.fuzz.damage import damaged, damaged_font, damaged_picture
from tools.fuzz.runners import (
    Runner,
    binds,
    compiles,
    draws,
    draws_path,
    exports,
    fixes,
    reads,
    reads_markdown,
    sets_words,
    shows_picture,
)
from tools.fuzz.seeds import Files
from tools.fuzz.workbooks import changed_workbook, ods, xlsx

_COMPONENTS: Final = ("orders", "units", "field", "book")


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of inputs. what: what is odd about them. share: how many of all inputs are of it, in proportion."""

    name: str
    what: str
    make: Callable[[Random], Files]
    run: Runner
    share: int


@cache
def _stock() -> trees.Stock:
    """The trees of all kits."""
    texts = [
        text
        for kit in (seeds.tiny(), *seeds.drawn_kits(), *seeds.manual_kits())
        for name, text in kit.items()
        if name.endswith("yaml")
    ]
    found = []
    for text in texts:
        try:
            found.append(trees.parsed(text.decode()))
        except yaml.YAMLError:
            continue  # A page shows YAML that is wrong.
    return trees.Stock(found)


@cache
def _tree(text: bytes) -> trees.Node:
    try:
        return trees.parsed(text.decode())
    except yaml.YAMLError:
        return trees.Word(text.decode())


def _with(files: Files, name: str, content: str | bytes) -> Files:
    data = content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass")
    return {**files, name: data}


def _restructured(random: Random, files: Files, name: str) -> Files:
    return _with(files, name, trees.written(trees.changed(random, _tree(files[name]), _stock())))


def _yaml_names(files: Files) -> list[str]:
    return sorted(name for name in files if name.endswith(".yaml"))


def broken_text(random: Random, files: Files | None = None) -> Files:
    """A file of text with changed characters or bytes."""
    files = files or seeds.tiny()
    name = random.choice([name for name in files if name.endswith((".yaml", ".csv", ".md"))])
    if random.randrange(2):
        return _with(files, name, damaged(random, files[name]))
    text = files[name].decode()
    for _ in range(random.randint(1, 4)):
        text = words.edited(random, text)
    return _with(files, name, text)


def rules(random: Random) -> Files:
    """The kit of a manual page with changed records."""
    files = random.choice(seeds.manual_kits())
    for name in random.sample(_yaml_names(files), random.randint(1, min(2, len(_yaml_names(files))))):
        files = _restructured(random, files, name)
    return files


def records(random: Random) -> Files:
    """The small kit with changed records."""
    return _restructured(random, seeds.tiny(), random.choice(("things.yaml", "kit.yaml", "components.yaml")))


def boards(random: Random) -> Files:
    """Kits with maps, tracks, mats, rulers and forms, with changed records or layouts."""
    files = random.choice(seeds.drawn_kits())
    # A book would take most of the time.
    shown = [line for line in files["components.yaml"].splitlines() if b"kind: book" not in line]
    files = _with(files, "components.yaml", b"\n".join(shown))
    return _restructured(random, files, random.choice(_yaml_names(files)))


def layouts(random: Random) -> Files:
    """The small kit with changed layouts."""
    return _restructured(random, seeds.tiny(), "layouts.yaml")


def themes(random: Random) -> Files:
    """The small kit with a changed theme."""
    return _restructured(random, seeds.tiny(), "theme.yaml")


def templates(random: Random) -> Files:
    """Templates and expressions in a layout and in the text of a card."""
    files = seeds.tiny()
    tree = trees.copied(_tree(files["layouts.yaml"]))
    found = [(owner, index) for owner, index in trees.places(tree) if isinstance(owner, trees.Mapping)]
    for owner, index in found:
        key, value = owner.pairs[index]
        if key in ("text", "when", "for", "icon", "image") and isinstance(value, trees.Word) and random.randrange(2):
            text = words.template(random) if key in ("text", "icon", "image") else words.expression(random)
            owner.pairs[index] = (key, trees.Word(f"i in {text}" if key == "for" else text))
    files = _with(files, "layouts.yaml", trees.written(tree))
    text = words.template(random).replace('"', '""')
    return _with(files, "orders.csv", f'id,name,type,power,text\nmarch,March,M,3,"{text}"\n')


def quantities(random: Random) -> Files:
    """Values in the notations of kits: dice, ranges, lengths, quantities."""
    files = random.choice(seeds.manual_kits())
    name = random.choice(_yaml_names(files))
    tree = trees.copied(_tree(files[name]))
    found = [place for place in trees.places(tree) if isinstance(trees.value_at(place), trees.Word)]
    for place in random.sample(found, min(len(found), random.randint(1, 3))):
        trees.put(place, trees.Word(words.notation(random), raw=False))
    return _with(files, name, trees.written(tree))


def books(random: Random) -> Files:
    """Random Markdown as rules."""
    return _with(seeds.tiny(), "rules.md", "# Rules\n\n" * random.randrange(2) + words.markdown(random))


def spreadsheets(random: Random) -> Files:
    """Random tables of comma-separated values as cards."""
    files = seeds.tiny()
    table = words.table(random) if random.randrange(2) else words.edited(random, files["orders.csv"].decode())
    return _with(files, "orders.csv", table)


def workbooks(random: Random) -> Files:
    """Changed spreadsheets (.xlsx, .ods) as cards."""
    files = seeds.tiny()
    name, data = random.choice((("orders.xlsx", xlsx()), ("orders.ods", ods())))
    files = _with(files, "things.yaml", files["things.yaml"].replace(b"orders.csv", name.encode()))
    return {**files, name: changed_workbook(random, data)}


def splices(random: Random) -> Files:
    """The files of several kits in one folder, with changes."""
    kits = [
        seeds.tiny() if random.randrange(2) else random.choice(seeds.manual_kits()) for _ in range(random.randint(2, 4))
    ]
    files: dict[str, bytes] = {}
    for number, kit in enumerate(kits):
        for name, text in kit.items():
            files[name if name not in files or name == "kit.yaml" else f"{number}-{name}"] = text
    return _restructured(random, files, random.choice(_yaml_names(files)))


def paths(random: Random) -> Files:
    """Random SVG paths."""
    return {"path.txt": words.path(random).encode()}


def icons(random: Random) -> Files:
    """Random SVG paths as an icon and as a trim."""
    files = seeds.tiny()
    things = [
        line for line in files["things.yaml"].decode().splitlines() if "id: mine" not in line and line != "icons:"
    ]
    icon = f"icons:\n  - {{id: mine, name: Mine, paths: [{{d: {json.dumps(words.path(random))}}}]}}\n"
    files = _with(files, "things.yaml", "\n".join(things))
    return _with(files, "icons.yaml", icon)


def fonts(random: Random) -> Files:
    """Damaged fonts, used without a kit."""
    known = (seeds.truetype, seeds.truetype, seeds.opentype, seeds.variable)
    return {"runes.ttf": damaged_font(random, random.choice(known)(), random.choice(known)())}


def fonts_in_kits(random: Random) -> Files:
    """Damaged fonts, printed."""
    return {**seeds.tiny(), **fonts(random)}


def pictures(random: Random) -> Files:
    """Damaged pictures, used without a kit."""
    return {"art.png": damaged_picture(random, seeds.picture(*random.choice(seeds.PICTURES)))}


def pictures_in_kits(random: Random) -> Files:
    """Damaged pictures, printed."""
    return {**seeds.tiny(), **pictures(random)}


def mended(random: Random) -> Files:
    """Kits whose mistakes are mended."""
    return random.choice((rules, broken_text, quantities, spreadsheets))(random)


def anything(random: Random) -> Files:
    """The small kit with changes in several files."""
    files = seeds.tiny()
    for name in random.sample(sorted(files), random.randint(2, 4)):
        if name.endswith(".yaml"):
            files = _restructured(random, files, name)
        elif name.endswith(".ttf"):
            files = {**files, **fonts(random)}
        elif name.endswith(".png"):
            files = {**files, **pictures(random)}
        else:
            files = _with(files, name, words.markdown(random) if name == "rules.md" else words.table(random))
    return files


def texts(random: Random) -> Files:
    """A file of YAML or a table with changed characters or bytes, read alone."""
    files = random.choice((seeds.tiny(), *seeds.manual_kits()[: 8 * random.randrange(2)]))
    name = random.choice([name for name in sorted(files) if name.endswith((".yaml", ".csv"))])
    return {name: broken_text(random, {name: files[name]})[name]}


def lists(random: Random) -> Files:
    """Records with changed values, each read alone."""
    files = random.choice(seeds.manual_kits())
    name = random.choice(_yaml_names(files))
    return {name: _restructured(random, files, name)[name]}


def tables(random: Random) -> Files:
    """Random tables of comma-separated values, read alone."""
    return {"orders.csv": spreadsheets(random)["orders.csv"]}


def pages(random: Random) -> Files:
    """Random Markdown, read alone."""
    return {"rules.md": words.markdown(random).encode()}


def drawn_layouts(random: Random) -> Files:
    """Changed layouts, drawn with a kit that was read before."""
    return {"layouts.yaml": layouts(random)["layouts.yaml"]}


def drawn_templates(random: Random) -> Files:
    """Templates and expressions, drawn with a kit that was read before."""
    return {"layouts.yaml": templates(random)["layouts.yaml"]}


def drawn_themes(random: Random) -> Files:
    """Changed themes, drawn with a kit that was read before."""
    return {"theme.yaml": themes(random)["theme.yaml"], "runes.ttf": seeds.truetype()}


KINDS: Final[tuple[Kind, ...]] = tuple(
    Kind(make.__name__.replace("_", "-"), (make.__doc__ or "").rstrip("."), make, run, share)
    for make, run, share in (
        (paths, draws_path, 400),
        (pictures, shows_picture, 240),
        (tables, binds, 240),
        (lists, binds, 200),
        (texts, binds, 160),
        (pages, reads_markdown, 120),
        (fonts, sets_words, 120),
        (drawn_layouts, draws, 40),
        (drawn_templates, draws, 40),
        (drawn_themes, draws, 20),
        (quantities, compiles(), 4),
        (rules, compiles(), 3),
        (broken_text, compiles(), 2),
        (records, compiles(*_COMPONENTS[:3]), 2),
        (boards, compiles(checks=False), 2),
        (books, compiles("book", checks=False), 2),
        (spreadsheets, compiles("orders", checks=False), 2),
        (mended, fixes, 2),
        (layouts, compiles("orders", checks=False), 1),
        (themes, compiles("orders", checks=False), 1),
        (templates, compiles("orders", checks=False), 1),
        (icons, compiles("orders", checks=False), 1),
        (workbooks, reads, 12),
        (splices, compiles(), 1),
        (fonts_in_kits, exports, 1),
        (pictures_in_kits, exports, 1),
        (anything, exports, 1),
    )
)
