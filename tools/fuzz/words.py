"""Odd values, and random texts in the languages of a kit: templates, expressions, Markdown, paths, dice, tables."""

from __future__ import annotations

from random import Random
from typing import Final

# Values that some readers of files understand in ways of their own.
ODD: Final = (
    "", "~", "null", "0", "-0", "-1", "1", "2", "7", "1e308", "-1e308", "1e999", "1e-320", ".nan", ".inf", "-.inf",
    "nan", "inf", "99999999999999999999", "-99999999999999999999", "1" * 5000, "0x1F", "0o7", "1_000", "1,5", "1.",
    "2020-01-01", "2020-01-01T00:00:00Z", "12:30:45", "true", "no", "on", "=", "<<", "*", "&a", "!x", "?", "%",
    "½", "٣", "３", "²", "Ⅷ", "−1", "\u202eabc", "\u200d", "\ufeff", "\u00ad", "\u2028", "\x85", "a\u0301" * 60,
    "👩‍👩‍👧‍👦", "🇩🇪", "\U0010ffff", "\ufdd0", "ß", "ﷺ", "שלום", "مرحبا", "นี่", "नमस्ते", "日本語", "İ", "ǅ",
    " ", "   ", "\t", "\n", "a\nb", "\n\n\n", "x" * 3000, "x " * 1500, "{{", "}}", "{%", "{# #}", "{{ }}", "{", "[",
    "{{ 1/0 }}", "{{ x.y.z }}", "{{ ''|first }}", "= 1/0", "= 10**100", "= sum(", "=", "= x.y",
    "D0", "0D6", "D1", "1D1000000000", "1000000D6", "D6/0", "2D6-", "D%", "D66", "d6+d6",
    "5000 mm", "1e9 mm", "0 mm", "-3 mm", "100%", "-50%", "nan mm", "1e308 mm", "1 pt", "1 parsec", "mm", "%",
    "../../etc/passwd", "/dev/zero", "C:\\x", ".", "..", "a/b", "con", "x.csv", "kit.yaml", "art.png", "runes.ttf",
    "\x00", "a\x00b", "#fff", "#12345678", "#zzzzzz", "blue", "sun", "all", "auto", "none", "A1:Z99", "A1:A1", "1-0",
    "3-1", "1-6", "1-1000000000", "1,2,3", "-", "--", "---", "|", ">", "*x*", "**", "[x](y)", "![x](art.png)",
    "{table: attack}", "{board: field}", "{units: all}", "{figure: orders/march}", ":sun:", "::", ":" * 200,
    "(" * 300, "[" * 300, "_" * 300, "{{ " + "(" * 200 + ")" * 200 + " }}", "{{ " + "-" * 500 + "1 }}", "`", "<b>",
    "&amp;",
)  # fmt: skip
_NUMBERS: Final = (
    "0", "1", "2", "3.5", "-1", "1e308", "-1e308", "1e-308", "1e6", "999999.9", "1000000", "1e5", ".5", "5.", "1e400",
    "00", "12", "24",
)  # fmt: skip
_NAMES: Final = (
    "card", "card.power", "card.text", "kit", "kit.players", "units", "decks", "decks.orders.cards", "musters", "x",
    "loop", "loop.index", "range", "none", "true", "component", "wording", "i", "units.scouts", "self", "sides",
)  # fmt: skip
_FILTERS: Final = (
    "abs", "capitalize", "count", "default(1)", "default([])", "first", "float", "int", "items", "join(', ')", "last",
    "length", "list", "lower", "map('string')", "map(attribute='id')", "map('upper')", "max", "min", "reject",
    "reverse", "rejectattr('id')", "round", "round(2)", "round(-3)", "select", "selectattr('id')", "sort", "sum",
    "trim", "unique",
    "upper", "wordcount", "dictsort", "string", "signed", "plural('x')", "counted('x')", "words", "title", "roman",
    "listed", "replace('a', 'b')", "d", "int(base=99)", "sort(attribute='x')", "sum(start='a')", "nosuch", "float('x')",
)  # fmt: skip
_CALLED: Final = ("default", "join", "round", "sum", "map", "replace", "roman", "sort")
_OPERATORS: Final = ("+", "-", "*", "/", "//", "%", "**", "~", "==", "<", ">=", "and", "or", "in", "not in", "is", "if")
_TESTS: Final = ("defined", "none", "number", "string", "even", "divisibleby(0)", "sameas(1)", "iterable", "in(5)", "x")
_MARKS: Final = (
    "# ", "## ", "###### ", "- ", "* ", "1. ", "99999999999. ", "> ", ">> ", "    ", "\t", "```\n", "~~~\n", "---\n",
    "***\n", "===\n", "| a | b |\n|---|:-:|\n| c | d |\n", "|a|\n|-|\n", "| a |\n", "|---|\n", "**", "*", "_", "__",
    "`", "``", "[a](#draw)", "[a][b]", "[b]: x\n", "![a](art.png)", "![](nosuch.png)", "<b>", "<!-- -->", "&amp;",
    "&#0;", "&#x110000;", "\\", "\\\n", "  \n", "\n", "\n\n", "\n\n\n", ":sun:", ":nosuch:", "{table: attack}",
    "{table: nosuch}", "{board: field}", "{units: all}", "{cards: orders}", "{figure: orders/march}", "{", "}", "{x}",
    "{{ kit.title }}", "{{ 1/0 }}", "{{", "{% if x %}", "{toc}", "{break}", "{glossary}", "{columns: 3}", "[^1]",
    "[^1]: x\n", "{table: attack | columns: 9}", "{board: field, width: 1e9 mm}", "http://x.y", "a@b.c", "~~", "==",
    "term\n: text\n",
)  # fmt: skip
_WORDS: Final = (
    "a",
    "round",
    "Draw",
    "the",
    "1",
    "1-3",
    "sun",
    "x" * 90,
    "日本語",
    "\u00ad",
    "\u202e",
    "é",
    "ﬁ",
    "–",
    "“",
    "'",
    "…",
)


def number(random: Random) -> str:
    """A number, likely an odd one."""
    return random.choice(_NUMBERS) if random.randrange(3) else f"{random.uniform(-30, 30):.3g}"


def expression(random: Random, depth: int = 0) -> str:
    """An expression as layouts and quantities have it."""
    kind = random.randrange(12 if depth < 5 else 3)
    if kind == 0:
        return number(random)
    if kind <= 2:
        return random.choice((*_NAMES, "'a'", "''", "'a b'", "[]", "{}", "()"))

    def part() -> str:
        return expression(random, depth + 1)

    if kind <= 4:
        return f"{part()} {random.choice(_OPERATORS)} {part()}"
    if kind <= 6:
        return f"{part()}|{random.choice(_FILTERS)}"
    return random.choice(
        (
            lambda: f"({part()})",
            lambda: f"[{part()}, {part()}]",
            lambda: f"{part()}[{part()}]",
            lambda: f"{part()}.{random.choice(('id', 'name', 'text', 'count', 'x', '__class__', 'index'))}",
            lambda: f"range({part()})",
            lambda: f"{part()} is {random.choice(('', 'not '))}{random.choice(_TESTS)}",
            lambda: f"{part()} if {part()} else {part()}",
            lambda: f"{{{part()}: {part()}}}",
            lambda: f"not {part()}",
            lambda: f"-{part()}",
            lambda: f"{part()}|{random.choice(_CALLED)}({part()})",
            lambda: (
                f"{random.choice(('sum', 'max', 'min', 'count', 'any', 'all', 'round'))}({part()} for m in {part()})"
            ),
        )
    )()


def template(random: Random, depth: int = 0) -> str:
    """A text with templates."""
    parts = []
    for _ in range(random.randint(1, 4)):
        kind = random.randrange(9)
        if kind <= 3:
            parts.append(f"{{{{ {expression(random)} }}}}")
        elif kind == 4 and depth < 4:
            parts.append(f"{{% if {expression(random)} %}}{template(random, depth + 1)}{{% endif %}}")
        elif kind == 5 and depth < 4:
            inner = template(random, depth + 1)
            parts.append(f"{{% for i in {expression(random)} %}}{inner}{{% endfor %}}")
        elif kind == 6:
            parts.append(
                random.choice(
                    ("{%", "{{", "}}", "{#", "{% set x = 1 %}", "{% raw %}", "{% else %}", "{% include 'x' %}")
                )
            )
        else:
            parts.append(random.choice((*_WORDS, *_MARKS[:44])))
    whole = "".join(parts)
    if not random.randrange(40):
        times = random.choice((50, 200, 500))
        opening, closing = random.choice(
            (("{% if 1 %}", "{% endif %}"), ("{% for i in [1] %}", "{% endfor %}"), ("{{ (", ") }}"))
        )
        whole = opening * times + whole + closing * times
    return whole


def markdown(random: Random) -> str:
    """Markdown with the marks of pnp in it."""
    parts = [random.choice(_MARKS if random.randrange(5) < 3 else _WORDS) for _ in range(random.randint(1, 40))]
    if not random.randrange(8):
        at = random.randrange(len(parts))
        parts[at] *= random.choice((30, 200, 1000))
    separator = random.choice(("", " ", "\n"))
    return separator.join(parts)


def path(random: Random) -> str:
    """The path of an SVG."""
    parts = ["M" if random.randrange(12) else random.choice("mzLA ")]
    parts += [number(random), " ", number(random)]
    for _ in range(random.randint(0, 12)):
        command = random.choice("MmLlHhVvCcSsQqTtAaZz")
        count = {"H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}.get(command.upper(), 2)
        numbers = [number(random) for _ in range(max(count + random.choice((0,) * 12 + (1, -1, count)), 0))]
        if command in "Aa" and len(numbers) >= 7 and random.randrange(8):
            numbers[3], numbers[4] = random.choice("01"), random.choice("01")
        parts.append(command + random.choice((" ", ",")).join(numbers))
    if not random.randrange(30):
        parts.append(random.choice(ODD))
    return "".join(parts)


def notation(random: Random) -> str:
    """A value in one of the notations of a kit: dice, ranges, lengths, cells, quantities."""
    value = number(random)
    return random.choice(
        (
            lambda: f"{value}D{number(random)}",
            lambda: f"D{value}+{number(random)}",
            lambda: f"{value}-{number(random)}",
            lambda: f"{value} {random.choice(('mm', 'cm', 'in', 'pt', '%', 'm', 'km', 'min', ''))}",
            lambda: f"{random.choice('AZzñ')}{value}:{random.choice('ACé')}{number(random)}",
            lambda: f"= {expression(random)}",
            lambda: f"{value} * players",
            lambda: expression(random),
            lambda: f"{value}, {number(random)}, {number(random)}",
            lambda: f"#{random.randrange(16**8):x}",
            lambda: f"i in {expression(random)}",
            lambda: "".join(random.choice(".wxX \n|") for _ in range(random.randint(0, 60))),
        )
    )()


def table(random: Random) -> str:
    """A table of comma-separated values."""
    between = random.choice((",", ",", ",", ";", "\t", "|"))
    rows = []
    for row in range(random.randint(0, 6)):
        cells = ("id", "name", "type", "power", "text", "copies", "number")[: random.randint(1, 7)]
        if row:
            cells = tuple(random.choice((f"c{row}", "M", "3", random.choice(ODD), markdown(random))) for _ in cells)
        quoted = [
            '"' + cell.replace('"', '""') + '"'
            if random.randrange(10) and any(sign in cell for sign in ',;"\n')
            else cell
            for cell in cells
        ]
        rows.append(between.join(quoted))
    return random.choice(("\n", "\n", "\r\n", "\r")).join(rows) + random.choice(("", "\n", '"', "\n\n"))


TEXTS: Final = (expression, template, markdown, path, notation, number)


def text(random: Random) -> str:
    """A text in any of these languages, or an odd value."""
    return random.choice(ODD) if random.randrange(3) == 0 else random.choice(TEXTS)(random)


def edited(random: Random, source: str) -> str:
    """A text with something added, removed or repeated."""
    at = random.randrange(len(source) + 1)
    end = min(at + random.choice((1, 1, 3, 10, 80)), len(source))
    kind = random.randrange(5)
    if kind == 0:
        return source[:at] + source[end:]
    if kind == 1:
        return source[:at] + random.choice(ODD) + source[at:]
    if kind == 2:
        return source[:at] + random.choice("[]{}()\"'*&!%@`,:;#-?|>\\/=+~^<$\n\t \x85\ufeff\u2028") + source[at:]
    if kind == 3:
        return source[:at] + source[at:end] * random.choice((2, 3, 50)) + source[end:]
    other = random.randrange(len(source) + 1)
    return source[:at] + source[other : other + end - at] + source[end:]
