# ruff: noqa: E501
"""Kits that ask for more work, memory or paper than any game needs, as the texts of their files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from textwrap import indent

Files = Mapping[str, str]

HEAD = "kit: k\ntitle: K\nplayers: 2\nlicence: CC0-1.0\n"
MUSTERS = (
    "sides: [{id: s, name: S, color: ink}]\nstats: [{id: m, name: M}]\n"
    "units: [{id: u, name: U, stats: {m: 1}}]\narmies: [{id: a, name: A, side: s, units: {u: 2}}]\n"
)


def face(elements: str, size: str = "poker", **more: str) -> Files:
    """A kit that prints one card with these elements."""
    layouts = f"layouts:\n  - layout: l\n    size: {size}\n    elements:\n{indent(elements, '      ')}\n"
    components = "components: [{id: c, name: C, kind: card, layout: l, stock: s}]\n"
    return {"kit.yaml": HEAD, "layouts.yaml": layouts, "components.yaml": components} | {
        f"{name}.yaml": text for name, text in more.items()
    }


def template(words: str) -> Files:
    """A kit that prints one card with a template."""
    return face(f"a: {{text: '{words}'}}")


def record(words: str, **more: str) -> Files:
    """A kit that prints one card whose own text is a template."""
    deck = f"decks: [{{id: d, name: D, cards: [{{id: a, name: A, text: '{words}'}}]}}]\n"
    components = "components: [{id: c, name: C, kind: card, layout: card, of: decks.d, stock: s}]\n"
    return {"kit.yaml": HEAD, "decks.yaml": deck, "components.yaml": components, **more}


def nested_faces(wide: int, deep: int) -> Files:
    """A kit whose layout shows another so many times, which does the same, and so on."""
    layouts = "layouts:\n"
    for level in range(deep):
        layouts += f"  - layout: l{level or ''}\n    size: poker\n    elements:\n"
        layouts += "".join(f"      e{number}: {{face: l{level + 1}}}\n" for number in range(wide))
    layouts += f"  - layout: l{deep}\n    size: poker\n    elements: {{a: {{box: true}}}}\n"
    components = "components: [{id: c, name: C, kind: card, layout: l, stock: s}]\n"
    return {"kit.yaml": HEAD, "layouts.yaml": layouts, "components.yaml": components}


def rules(text: str, **more: str) -> Files:
    """A kit with records and nothing to print of them but a book."""
    return {"kit.yaml": HEAD, "rules.yaml": text, **more}


def book(markdown: str, rules: str = "", theme: str = "") -> Files:
    """A kit that prints a book."""
    return {
        "kit.yaml": HEAD,
        "book.yaml": "texts: [{id: t, name: T, files: [t.md]}]\n"
        "components: [{id: b, name: B, kind: book, book: t, stock: s}]\n",
        "t.md": markdown,
        **({"rules.yaml": rules} if rules else {}),
        **({"theme.yaml": theme} if theme else {}),
    }


def board(body: str, more: str = "") -> Files:
    """A kit that prints a board."""
    return {
        "kit.yaml": HEAD,
        "board.yaml": f"{more}boards:\n  - id: b\n    name: B\n{indent(body, '    ')}\n"
        "components: [{id: c, name: C, kind: board, of: boards.b, layout: board, stock: s}]\n",
    }


def figures_of_a_map(columns: int, rows: int) -> Files:
    """A kit whose book shows a little more than half of a round map again and again."""
    half, wide, high = columns * 13 // 25, len(str(columns)), f"{rows:02}"
    figures = (
        f"::board{{w cells={n:0{wide}}.01:{(n + half) % columns + 1:0{wide}}.{high}}}"
        for n in range(1, columns * 4 // 5)
    )
    hexes = f"hexes: {{columns: {columns}, rows: {rows}, cell: 4 mm, wraps: true, numbers: {{like: '{1:0{wide}}.01'}}}}"
    return book("\n\n".join(figures), f"boards:\n  - {{id: w, name: W, {hexes}}}\n")


def marks(columns: int, rows: int) -> Files:
    """A kit that marks every hex of a board three hundred times."""
    everywhere = f"victory@0101:{columns - 1:02}{rows:02}, " * 300
    return board(f"hexes: {{columns: {columns}, rows: {rows}, cell: 4 mm, marks: [{everywhere}]}}")


def nested_lists(deep: int) -> Files:
    """A kit with a list in a list in a list, so deep."""
    return book("".join("  " * n + "- x\n" for n in range(deep)))


def glossary(entries: int, term: str, text: str) -> Files:
    """A kit that explains so many terms."""
    return rules(
        "glossary:\n" + "".join(f"- {{id: g{n}, term: {term.format(n)}, text: {text}}}\n" for n in range(entries))
    )


def path_of(step: str, times: int) -> Files:
    """A kit that draws a path of so many steps."""
    return face(f"a: {{path: M 0 0 {step * times}, view: [9, 9]}}")


def spreadsheet(table: str) -> Files:
    """A kit whose cards are in a spreadsheet."""
    return {"kit.yaml": HEAD, "d.yaml": "decks: [{id: d, name: D, cards: {from: d.csv}}]\n", "d.csv": table}


def wide_spreadsheet(columns: int) -> Files:
    """A kit whose spreadsheet has so many columns."""
    return spreadsheet(",".join(f"k{n}" for n in range(columns)) + "\n" + (",".join(["1"] * columns) + "\n") * 20)


def theme(text: str, elements: str = "a: {text: word, class: x}") -> Files:
    """A kit that prints one card by a theme of its own."""
    files = dict(face(elements))
    return files | {"kit.yaml": f"{HEAD}theme: own\n", "theme.yaml": f"theme: own\nextends: plain\n{text}\n"}


COSTLY = " + ".join(["sum(1 for i in musters)"] * 60)
LONG_LOOP = "{% for i in range(1000) %}"

KITS: Mapping[str, Callable[[], Files]] = {
    # Templates
    "round": lambda: template("{{ 1.5|round(99999999999) }}"),
    "round of a whole number": lambda: template("{{ 15|round(-99999999999) }}"),
    "nested join": lambda: template("{{ range(1000)|join(range(1000)|join(range(1000)|join(range(1000)|join)))|length }}"),
    "join by a long text": lambda: template("{{ range(1000)|join(range(1000)|join)|length }}"),
    "sum of lists": lambda: template("{{ range(1000)|map(attribute=\"x\", default=range(1000)|list)|sum(start=[])|length }}"),
    "list of lists": lambda: template(
        "{{ range(1000)|map(attribute=\"x\", default=range(1000)|list)|list|string|length }}"
    ),
    "power": lambda: template("{{ 9999999999 ** 64 ** 64 }}"),
    "power of a power": lambda: template("{{ ((((9 ** 60) ** 60) ** 60) ** 60) }}"),
    "power of a fraction": lambda: template("{{ 1e300 ** 64 }}"),
    "text times number": lambda: template('{{ "x" * 999999999 }}'),
    "list times number": lambda: template("{{ [1] * 999999999 }}"),
    "formatted": lambda: template('{{ "%999999999d" % 1 }}'),
    "format": lambda: template('{{ "{:999999999}".format(1) }}'),
    "center": lambda: template('{{ "x"|center(999999999) }}'),
    "indent": lambda: template('{{ "x"|indent(999999999) }}'),
    "wordwrap": lambda: template('{{ "x"|wordwrap(1) }}'),
    "batch": lambda: template('{{ [1]|batch(999999999, "x")|list }}'),
    "slice": lambda: template("{{ [1]|slice(999999999)|list }}"),
    "xmlattr": lambda: template('{{ {"a": 1}|xmlattr }}'),
    "tojson": lambda: template("{{ range(1000)|tojson }}"),
    "replace": lambda: template('{{ ("x"|replace("x", "xxxxxxxxxx"))' + '|replace("x", "xxxxxxxxxx")' * 12 + " }}"),
    "joined by tilde": lambda: template("{% for i in range(900) %}" + "{{ " + "~".join(["range(1000)|join"] * 20) + " }}{% endfor %}"),
    "upper in loops": lambda: template(LONG_LOOP + "{% if range(1000)|join|upper|lower|title|length %}{% endif %}{% endfor %}"),
    "sort in loops": lambda: template(LONG_LOOP + "{% if range(1000)|sort|unique|list %}{% endif %}{% endfor %}"),
    "map in loops": lambda: template(LONG_LOOP + "{% if range(1000)|map(\"string\")|map(\"upper\")|list %}{% endif %}{% endfor %}"),
    "membership in loops": lambda: template(LONG_LOOP + "{% if -1 in range(1000)|list %}{% endif %}{% endfor %}"),
    "comparisons": lambda: template("{{ range(1000)|list" + " == range(1000)|list" * 900 + " }}"),
    "many lists": lambda: template("{{ [" + ", ".join(["range(1000)|list"] * 1000) + "]|string|length }}"),
    "loops in loops": lambda: template(LONG_LOOP * 4 + "x" + "{% endfor %}" * 4),
    "a macro": lambda: template("{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}"),
    "an include": lambda: template('{% include "x" %}'),
    "a call": lambda: template("{{ a(a) }}"),
    "texts that print each other": lambda: record("{{ card.text }}{{ card.text }}"),
    "texts of records that multiply": lambda: record(
        "{% for c in decks.e.cards %}{{ c.text }}{% endfor %}",
        **{
            "e.yaml": "decks: [{id: e, name: E, cards: ["
            + ", ".join(
                f"{{id: c{n}, name: C{n}, text: '{{% for c in decks.f.cards %}}{{{{ c.text }}}}{{% endfor %}}'}}"
                for n in range(100)
            )
            + "]}, {id: f, name: F, cards: ["
            + ", ".join(
                f"{{id: c{n}, name: F{n}, text: '{{% for i in range(900) %}}x{{% endfor %}}'}}" for n in range(100)
            )
            + "]}]\n"
        },
    ),
    "int in base": lambda: template('{{ ("9" * 10)|int }}'),
    # Faces
    "faces nested nine deep": lambda: nested_faces(10, 9),
    "faces nested six deep": lambda: nested_faces(10, 6),
    "boxes in loops": lambda: face(
        "a: {for: i in range(1000), group: {b: {for: j in range(9), group: {" + ", ".join(
            f"c{n}: {{box: true}}" for n in range(60)) + "}}}}"
    ),
    "repeats in repeats": lambda: face(
        "a: {repeat: {repeat: {repeat: {box: true, size: [1 mm, 1 mm]}, size: [3 mm, 3 mm]}, size: [9 mm, 9 mm]}}",
        size="[2000 mm, 2000 mm]",
    ),
    "repeats of nothing": lambda: face(
        "a: {repeat: {repeat: {repeat: {box: true, size: [0.2 mm, 0.2 mm]}, count: 2000, size: [0.2 mm, 0.2 mm]}, "
        "count: 2000, size: [0.2 mm, 0.2 mm]}, count: 2000}"
    ),
    "a word of 500,000 letters": lambda: face(f"a: {{text: {'x' * 500_000}}}"),
    "a word in a narrow column": lambda: face(f"a: {{text: {'xy' * 100_000}, size: [1 mm, 80 mm]}}"),
    "a million words": lambda: face(f"a: {{text: {'word ' * 500_000}, fit: 1 pt}}"),
    "many long texts": lambda: face("\n".join(f"a{n}: {{text: {'one two three four five ' * 1_000}, fit: 1 pt}}" for n in range(60))),
    "a path of a million points": lambda: path_of("L 9 9 ", 1_000_000),
    "curves of a million": lambda: path_of("A 1 1 0 0 1 9 9 ", 200_000),
    "dashes": lambda: theme("classes: {x: {dash: 0.0001 mm, stroke: ink}}", "a: {box: true, class: x}"),
    "type of nothing": lambda: theme("classes: {x: {size: 0.000000001 pt}}"),
    "type of everything": lambda: theme("classes: {x: {size: 1000000000 pt}}"),
    "pips": lambda: face("\n".join(f"a{n}: {{for: i in range(100), pips: 200}}" for n in range(90))),
    # Components
    "copies": lambda: face("a: {box: true}") | {
        "components.yaml": "components: [{id: c, name: C, kind: card, layout: l, copies: 1000000000, stock: s}]\n"
    },
    "components": lambda: face("a: {box: true}") | {
        "components.yaml": "components:\n"
        + "".join(f"- {{id: c{n}, name: C, kind: card, layout: l, copies: 19999, stock: s}}\n" for n in range(300))
    },
    "combinations": lambda: face("a: {box: true}") | {
        "components.yaml": "decks: [{id: d, name: D, cards: ["
        + ", ".join(f"{{id: c{n}, name: C{n}}}" for n in range(300))
        + "]}]\ncomponents: [{id: c, name: C, kind: card, layout: l, of: [decks.d, decks.d, decks.d], stock: s}]\n"
    },
    "combinations that fail": lambda: face("a: {box: true}") | {
        "components.yaml": "decks: [{id: d, name: D, cards: ["
        + ", ".join(f"{{id: c{n}, name: C{n}}}" for n in range(440))
        + "]}]\ncomponents: [{id: c, name: C, kind: card, layout: l, of: [decks.d, decks.d], "
        f"where: '{COSTLY} < 0', stock: s}}]\n"
    },
    # Rules
    "costly supplies": lambda: rules(
        MUSTERS.replace("{u: 2}", "{" + ", ".join(f"u{n}: 1" for n in range(200)) + "}").replace(
            "units: [{id: u, name: U, stats: {m: 1}}]",
            "units: [" + ", ".join(f"{{id: u{n}, name: U{n}, stats: {{m: 1}}}}" for n in range(200)) + "]",
        )
        + "markers:\n"
        + "".join(
            f"- {{id: k{n}, name: K{n}, supply: '= sum(sum(1 for j in musters) for i in musters)'}}\n"
            for n in range(300)
        )
    ),
    "a formula of brackets": lambda: rules("formulas: [{id: f, name: F, value: " + "(" * 900 + "1" + ")" * 900 + "}]\n"),
    "a thousand dice": lambda: rules("rolls: [{id: r, name: R, die: 1000D1000, text: x}]\n"),
    "a table of dice": lambda: rules(
        "tables: [{id: t, name: T, die: 1000D1000, rows: [{on: 1000-1000000, name: X, text: x}]}]\n"
    ),
    "a die of everything": lambda: rules("tables: [{id: t, name: T, die: D999999999, rows: [{on: 1-999999999, name: X}]}]\n"),
    "a result without end": lambda: rules("tables: [{id: t, name: T, die: D6, rows: [{on: 1-99999999999, name: X}]}]\n"),
    "billion laughs": lambda: rules("a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n"),
    "many records": lambda: glossary(200_000, "G{}", "x"),
    "one name for many": lambda: glossary(200_000, "Same", "Same same."),
    "a long regular text": lambda: rules(f"glossary: [{{id: g, term: G, text: '{'a ' * 200_000}'}}]\n"),
    "brackets in a text": lambda: rules(f"glossary: [{{id: g, term: G, text: '{'(' * 150_000}'}}]\n"),
    "digits in a text": lambda: rules(f"glossary: [{{id: g, term: G, text: '{'1' * 150_000}'}}]\n"),
    "a count of 5,000 digits": lambda: rules(f"decks: [{{id: a, name: A, cards: [{{id: b, name: B, effects: [{{do: draw, what: card, count: {'1' * 5000}}}]}}]}}]\n"),
    "players of 5,000 digits": lambda: {"kit.yaml": f"kit: p\ntitle: P\nplayers: 1-{'1' * 5000}\nlanguage: en\n"},
    "commas in a text": lambda: rules(f"glossary: [{{id: g, term: G, text: '{'1,' * 150_000}'}}]\n"),
    "hyphens in a text": lambda: rules(f"glossary: [{{id: g, term: G, text: '{'a-' * 150_000}'}}]\n"),
    "spaces in a text": lambda: rules(f"glossary: [{{id: g, term: G, text: 'a{' ' * 150_000}b'}}]\n"),
    "braces in a text": lambda: rules(f"glossary: [{{id: g, term: G, text: '{'{' * 150_000}'}}]\n"),
    "stars in a text": lambda: rules(f"glossary: [{{id: g, term: G, text: '{'*' * 150_000}'}}]\n"),
    # Boards
    "a board of 10,000,000 cells": lambda: board("grid: {columns: 100000, rows: 1000, cell: 1 mm}"),
    "a board of tiny cells": lambda: board("grid: {columns: 250, rows: 250, cell: 0.5 mm}"),
    "a pattern without end": lambda: board(
        "grid: {columns: 140, rows: 140, cell: 200 mm, terrain: t}",
        "terrain: [{id: t, name: T, pattern: trees, color: wood}]\n",
    ),
    "a track": lambda: board("track: {count: 1000000000}"),
    "marks": lambda: marks(columns=100, rows=99),
    "fields": lambda: face("\n".join(f"a{n}: {{for: i in range(1000), field: 'f{n}-{{{{ i }}}}'}}" for n in range(3))),
    "pieces on sides": lambda: rules(
        "units: [{id: u, name: U}]\nboards: [{id: b, hexes: {columns: 99, rows: 99, cell: 4 mm}}]\nsetup:\n"
        "  - {id: s, text: S., place: [{unit: u, count: 99, cells: '" + "0101/n+ne, 0101/se, " * 200_000 + "0101'}]}\n"
    ),
    "figures of a large map": lambda: figures_of_a_map(columns=250, rows=80),
    "nodes": lambda: board(
        "nodes:\n  size: [200 mm, 200 mm]\n  nodes:\n"
        + "".join(f"  - {{id: n{n}, at: [{n % 190} mm, {n // 190} mm]}}\n" for n in range(20_000))
    ),
    # Books
    "quotes in quotes": lambda: book("> " * 5_000 + "x\n"),
    "lists in lists": lambda: nested_lists(2_000),
    "emphasis": lambda: book("*a **b " * 30_000 + "\n"),
    "links": lambda: book("[" * 60_000 + "\n"),
    "link after link": lambda: book("[a](" * 30_000 + "\n"),
    "code": lambda: book("".join("`" * n + "x" for n in range(1, 1500)) + "\n"),
    "a book of ten million words": lambda: book("word " * 3_000_000 + "\n"),
    "a book of one word": lambda: book("x" * 2_000_000 + "\n"),
    "a book of one list": lambda: book("one, " * 200_000 + "\n"),
    "a book of numbers": lambda: book("1, " * 20_000 + "2d6+" * 5_000 + "1\n"),
    "a book of one name": lambda: book("the Player " * 10_000 + "\n"),
    "a book of paragraphs": lambda: book("Some words.\n\n" * 400_000),
    "a table of a million cells": lambda: book("| a | b |\n|---|---|\n" + "| x | y |\n" * 200_000),
    "headings": lambda: book("".join(f"# H{n}\n\n" for n in range(100_000))),
    # Spreadsheets
    "a spreadsheet of a million rows": lambda: spreadsheet("id,name\n" + "".join(f"c{n},C\n" for n in range(1_000_000))),
    "a spreadsheet of columns": lambda: wide_spreadsheet(100_000),
    "a spreadsheet of unknown columns": lambda: wide_spreadsheet(1_000),
}  # fmt: skip

# The same as large as limits that are lowered a hundredfold ask for, where the whole ones take seconds.
SMALLER: Mapping[str, Callable[[], Files]] = {
    "a path of a million points": lambda: path_of("L 9 9 ", 10_000),
    "curves of a million": lambda: path_of("A 1 1 0 0 1 9 9 ", 2_000),
    "many records": lambda: glossary(20_000, "G{}", "x"),
    "one name for many": lambda: glossary(20_000, "Same", "Same same."),
    "marks": lambda: marks(columns=10, rows=9),
    "figures of a large map": lambda: figures_of_a_map(columns=26, rows=8),
    "lists in lists": lambda: nested_lists(200),
    "a spreadsheet of a million rows": lambda: spreadsheet("id,name\n" + "".join(f"c{n},C\n" for n in range(10_001))),
    "a spreadsheet of columns": lambda: wide_spreadsheet(1_001),
    "a spreadsheet of unknown columns": lambda: wide_spreadsheet(200),
}

# What each of them is refused for.
CODES: Mapping[str, str] = {
    "format": "N206",
    "a call": "N206",
    "round": "N210",
    "round of a whole number": "N210",
    "nested join": "N210",
    "join by a long text": "N210",
    "sum of lists": "N210",
    "power of a fraction": "N210",
    "text times number": "N210",
    "list times number": "N210",
    "formatted": "N210",
    "replace": "N210",
    "int in base": "N210",
    "costly supplies": "Q103",
    "a formula of brackets": "Q103",
    "combinations": "S201",
    "a book of one word": "Y137",
    "a book of one list": "Y137",
    "a book of numbers": "Y137",
    "a book of one name": "Y137",
    "quotes in quotes": "T313",
    "lists in lists": "T313",
    "many records": "Y104",
    "one name for many": "Y104",
    "marks": "N210",
    "fields": "Y136",
    "pieces on sides": "Y137",
    "figures of a large map": "Y136",
    "nodes": "Y104",
    "a spreadsheet of a million rows": "Y104",
    "a spreadsheet of columns": "Y104",
    "a spreadsheet of unknown columns": "Y108",
    "billion laughs": "Y108",
    "copies": "Y111",
    "a thousand dice": "Y111",
    "a table of dice": "Y111",
    "a die of everything": "Y111",
    "a result without end": "Y111",
    "a board of 10,000,000 cells": "Y111",
    "a board of tiny cells": "Y111",
    "a pattern without end": "Y111",
    "a track": "Y111",
    "faces nested nine deep": "Y136",
    "faces nested six deep": "Y136",
    "boxes in loops": "Y136",
    "repeats in repeats": "Y136",
    "repeats of nothing": "Y136",
    "pips": "Y136",
    "combinations that fail": "Y136",
    "comparisons": "Y137",
    "many lists": "Y137",
    "a word of 500,000 letters": "Y137",
    "a word in a narrow column": "Y137",
    "a million words": "Y137",
    "many long texts": "Y137",
    "a path of a million points": "Y137",
    "curves of a million": "Y137",
    "a long regular text": "Y137",
    "brackets in a text": "Y137",
    "digits in a text": "Y137",
    "a count of 5,000 digits": "Y137",
    "players of 5,000 digits": "Y137",
    "commas in a text": "Y137",
    "hyphens in a text": "Y137",
    "spaces in a text": "Y137",
    "braces in a text": "Y137",
    "stars in a text": "Y137",
    "emphasis": "Y137",
    "links": "Y137",
    "link after link": "Y137",
    "code": "Y137",
    "a book of ten million words": "Y137",
    "a book of paragraphs": "Y137",
    "a table of a million cells": "Y137",
    "headings": "Y137",
    "components": "Y138",
    "dashes": "Y203",
    "type of nothing": "Y203",
    "type of everything": "Y203",
    "center": "Y207",
    "indent": "Y207",
    "wordwrap": "Y207",
    "batch": "Y207",
    "slice": "Y207",
    "xmlattr": "Y207",
    "tojson": "Y207",
    "a macro": "Y207",
    "an include": "Y207",
    "list of lists": "Y208",
    "power": "Y208",
    "power of a power": "Y208",
    "joined by tilde": "Y208",
    "upper in loops": "Y208",
    "sort in loops": "Y208",
    "map in loops": "Y208",
    "membership in loops": "Y208",
    "loops in loops": "Y208",
    "texts that print each other": "Y208",
    "texts of records that multiply": "Y208",
}
