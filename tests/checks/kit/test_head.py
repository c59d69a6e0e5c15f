"""The head of a kit: licences, credits, notices, fragments, version, language."""

from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.checks.kit.spdx import likely, unknown_part
from pnp.checks.registry import GAME_CHECKS
from pnp.findings import Finding, in_reading_order
from pnp.load.kit import load_kit


def findings(folder: Path, code: str, head: str, text: str = "{}") -> list[Finding]:
    """What one check finds in a kit with more keys in its head, which start in line 4."""
    title = "" if head.startswith("title:") else "title: Example\n"
    (folder / "kit.yaml").write_text(f"kit: example\n{title}players: 2\n{head}\n", encoding="utf-8")
    (folder / "k.yaml").write_text(f"{text}\n", encoding="utf-8")
    loaded = load_kit(folder, ".")
    assert [one.message for one in loaded.findings] == []
    assert loaded.game is not None
    check = next(one for one in GAME_CHECKS if one.code == code)
    return in_reading_order(check.findings(GameContext(loaded.game)))


def said(folder: Path, code: str, head: str, text: str = "{}") -> list[str]:
    """The same as text: ``file:line:col message``."""
    return [f"{one.span} {one.message}" for one in findings(folder, code, head, text)]


@pytest.mark.parametrize(
    "licence",
    [
        "CC-BY-4.0",
        "CC-BY-SA-3.0-DE",
        "CC0-1.0",
        "OFL-1.1",
        "MIT OR Apache-2.0",
        "(MIT AND CC-BY-4.0) OR GPL-2.0-or-later WITH Classpath-exception-2.0",
        "GPL-2.0+",
        "LicenseRef-My-Own",
        "Zlib",
    ],
)
def test_licences_that_are_known(tmp_path: Path, licence: str) -> None:
    assert said(tmp_path, "K201", f"licence: {licence}") == []


@pytest.mark.parametrize(
    ("licence", "unknown", "meant"),
    [
        ("CC BY 4.0", "CC BY 4.0", "CC-BY-4.0"),
        ("cc-by-4.0", "cc-by-4.0", "CC-BY-4.0"),
        ("CC-BY-NC-SA 4.0", "CC-BY-NC-SA 4.0", "CC-BY-NC-SA-4.0"),
        ("Creative Commons Attribution 4.0", "Creative Commons Attribution 4.0", "CC-BY-4.0"),
        ("MIT License", "MIT License", "MIT"),
        ("OFL v1.1", "OFL v1.1", "OFL-1.1"),
        ("licenseref-My own", "licenseref-My own", "LicenseRef-My-own"),
        ("CC-BY", "CC-BY", ""),
        ("All rights reserved", "All rights reserved", ""),
        ("MIT OR CC-BU-4.0", "CC-BU-4.0", ""),
        ("MIT WITH Luck", "Luck", ""),
        ("MIT OR", "MIT OR", ""),
    ],
)
def test_licences_that_are_not(licence: str, unknown: str, meant: str) -> None:
    assert unknown_part(licence) == unknown
    assert likely(unknown) == meant


def test_a_misspelled_licence_is_close_to_a_usual_one(tmp_path: Path) -> None:
    assert [one.hint for one in findings(tmp_path, "K201", "licence: MIT OR CC-BU-4.0")] == [
        "did you mean 'CC-BY-4.0'?"
    ]


def test_the_place_and_the_mend_of_a_licence(tmp_path: Path) -> None:
    found = findings(tmp_path, "K201", "licence: MIT OR CC BY 4.0")
    assert [str(one.span) for one in found] == ["kit.yaml:4:10"]
    found = findings(tmp_path, "K201", "licence: cc-by-4.0")
    assert [(one.hint, [edit.text for edit in one.edits]) for one in found] == [("write CC-BY-4.0", ["CC-BY-4.0"])]


CARDS = "decks: [{id: d, cards: [{id: c, image: %s}]}]"


@pytest.mark.parametrize(
    ("credit", "image", "is_credited"),
    [
        ("art/a.png", "art/a.png", True),
        ("art/", "art/a.png", True),
        ("art/*.png", "art/a.png", True),
        ("art/a.png", "'art/{{ card.id }}.png'", True),
        ("./art/a.png", "art/a.png", True),
        ("art/", "a.png", False),
        ("art/b.png", "art/a.png", False),
        ("art/*.jpg", "art/a.png", False),
    ],
)
def test_credits(tmp_path: Path, credit: str, image: str, is_credited: bool) -> None:
    head = f"credits: [{{file: '{credit}', author: A, licence: MIT}}]"
    uncredited = said(tmp_path, "K202", head, CARDS % image)
    assert uncredited == ([] if is_credited else [f"k.yaml:1:40 '{image}' has no credit"])


@pytest.mark.parametrize("credit", ["art/", "art/*.png", "art/a.png"])
def test_a_name_in_a_cell_is_credited_with_the_folder_that_a_layout_puts_before_it(tmp_path: Path, credit: str) -> None:
    head = f"credits: [{{file: '{credit}', author: A, licence: MIT}}]"
    layout = "\nlayouts: [{layout: l, elements: {p: {image: 'art/{{ card.image }}'}}}]"
    assert said(tmp_path, "K202", head, CARDS % "a.png" + layout) == []


def test_pictures_of_one_folder_are_told_of_together(tmp_path: Path) -> None:
    cards = "".join(f"{{id: c{n}, name: C, image: art/{n}.png}}, " for n in range(3))
    decks = f"decks: [{{id: d, name: D, cards: [{cards}{{id: e, name: E, image: e.png}}]}}]"
    assert said(tmp_path, "K202", "", decks) == [
        "k.yaml:1:59 'art/0.png' and others in 'art/' have no credit",
        "k.yaml:1:169 'e.png' has no credit",
    ]


def test_names_in_cells_are_told_of_together_with_the_folder_that_a_layout_puts_before_them(tmp_path: Path) -> None:
    cards = ", ".join(f"{{id: c{n}, name: C, image: {n}.png}}" for n in range(3))
    layout = "\nlayouts: [{layout: l, elements: {p: {image: 'art/{{ card.image }}'}}}]"
    assert said(tmp_path, "K202", "", f"decks: [{{id: d, name: D, cards: [{cards}]}}]{layout}") == [
        "k.yaml:1:59 '0.png' and others in 'art/' have no credit"
    ]


def test_the_name_of_a_file_in_a_cell_may_have_spaces(tmp_path: Path) -> None:
    rows = "name,image\nDrake,Fire Drake.png\nBat,Cave Bat 2.png\n"
    (tmp_path / "a.csv").write_text(rows, encoding="utf-8")
    assert said(tmp_path, "K202", "", "decks: [{id: d, name: D, cards: {from: a.csv}}]") == [
        "a.csv:2:7 'Fire Drake.png' has no credit",
        "a.csv:3:5 'Cave Bat 2.png' has no credit",
    ]


def test_a_folder_in_a_comment_is_none(tmp_path: Path) -> None:
    cards = ", ".join(f"{{id: c{n}, name: C, image: {n}.png}}" for n in range(3))
    comment = "# {image: 'pictures/{{ card.image }}'}\n"
    layout = "\nlayouts: [{layout: l, elements: {p: {image: 'art/{{ card.image }}'}}}]"
    assert said(tmp_path, "K202", "", f"{comment}decks: [{{id: d, name: D, cards: [{cards}]}}]{layout}") == [
        "k.yaml:2:59 '0.png' and others in 'art/' have no credit"
    ]


def test_a_picture_in_a_line_that_is_a_comment_is_not_named(tmp_path: Path) -> None:
    comment = "# {image: 'art/{{ card.image }}.svg', fit: cover}\n"
    assert said(tmp_path, "K202", "", f"{comment}{CARDS % 'art/a.svg'}") == ["k.yaml:2:40 'art/a.svg' has no credit"]


def test_files_are_found_wherever_they_are_named(tmp_path: Path) -> None:
    (tmp_path / "theme.yaml").write_text(
        "theme: mine\nextends: plain\n# art/old.png was here\nfonts: {runes: {regular: fonts/Runes.ttf}}\n",
        encoding="utf-8",
    )
    (tmp_path / "rules.md").write_text(
        "![A map](art/map.jpeg) and [a page](https://example.org/x.png)\n", encoding="utf-8"
    )
    assert said(tmp_path, "K202", "theme: mine", "texts: [{id: r, files: [rules.md]}]") == [
        "rules.md:1:10 'art/map.jpeg' has no credit",
        "theme.yaml:4:26 'fonts/Runes.ttf' has no credit",
    ]


def test_a_path_that_rules_show_as_code_is_no_picture(tmp_path: Path) -> None:
    rules = (
        "Put yours into `my/art/*.png`, say `art/a.png` or ``b`c.png``.\n\n```yaml\nimage: art/d.png\n```\n\n"
        "`One` ![A map](art/map.png) `two`, and ![a ship](ship.png) after a lone ` sign.\n"
    )
    (tmp_path / "rules.md").write_text(rules, encoding="utf-8")
    text = "texts: [{id: r, files: [rules.md]}]\nphases: [{id: p, name: P, text: 'See `art/e.png`.'}]"
    assert said(tmp_path, "K202", "", text) == [
        "rules.md:7:16 'art/map.png' has no credit",
        "rules.md:7:50 'ship.png' has no credit",
    ]


@pytest.mark.parametrize(
    ("credit", "is_used"),
    [
        ("art/a.png", True),
        ("art/b.png", False),
        ("pictures/", False),
        ("The typeface Runes", True),
        ("icons.crown", True),
        ("icons.crwon", False),
    ],
)
def test_idle_credit(tmp_path: Path, credit: str, is_used: bool) -> None:
    head = f"credits: [{{file: {credit}, author: A, licence: MIT}}]"
    text = CARDS % "art/a.png" + "\nicons: [{id: crown}]"
    assert said(tmp_path, "K203", head, text) == (
        [] if is_used else [f"kit.yaml:4:18 nothing in the kit uses {credit!r}"]
    )


@pytest.mark.parametrize(
    ("second", "message"),
    [
        ("file: b.png, author: A, licence: MIT", ""),
        ("file: a.png, author: A, licence: MIT", "'a.png' is credited twice"),
        ("file: a.png, author: B, licence: MIT", "'a.png' is credited twice, to A and to B"),
    ],
)
def test_repeated_credit(tmp_path: Path, second: str, message: str) -> None:
    head = f"credits:\n- {{file: a.png, author: A, licence: MIT}}\n- {{{second}}}"
    assert said(tmp_path, "K204", head) == ([f"kit.yaml:6:10 {message}"] if message else [])


@pytest.mark.parametrize(
    ("code", "head", "message"),
    [
        ("K205", "trademarks: [X]\nnotice: Fan-made.", ""),
        ("K205", "notice: Fan-made.", ""),
        ("K205", "trademarks: [X]", "4:13 the kit uses the trademark 'X', but has no notice"),
        ("K205", "trademarks: [X, Y]", "4:13 the kit uses the trademarks 'X' and 'Y', but has no notice"),
        ("K205", "trademarks: [X, Y, Z]", "4:13 the kit uses the trademarks 'X' and 'Y' and others, but has no notice"),
        ("K206", "trademarks: [X]\nwheel: false", ""),
        ("K206", "wheel: true", ""),
        (
            "K206",
            "trademarks: [X]\nwheel: true",
            "4:13 the kit uses trademarks of others, but is included in the package",
        ),
        ("K207", "subtitle: A card game", ""),
        ("K207", "subtitle: Fan-made\nnotice: Not for sale.", ""),
        ("K207", "subtitle: Fan-made\ntrademarks: [X]", ""),
        ("K207", "source: {title: X, note: An unofficial variant}", "4:29 the kit is 'unofficial', but has no notice"),
        ("K209", "status: complete", ""),
        ("K209", "status: fragment\nsource: {note: The turn is ours.}", ""),
        (
            "K209",
            "status: fragment\nsource: {title: X, note: ' '}",
            "4:9 the kit is a fragment, but nothing says what was added",
        ),
        ("K401", "version: 1", ""),
        ("K401", "version: 1.2.3", ""),
        ("K401", "version: v2.0-beta", ""),
        ("K401", "version: 0.9 rc1", ""),
        ("K401", "version: 2026-11-21", ""),
        ("K401", "version: the new one", "4:10 'the new one' is not a version number or a date"),
        ("K401", "version: 1..2", "4:10 '1..2' is not a version number or a date"),
        ("K402", "language: en", ""),
        ("K402", "language: pt-BR", ""),
        ("K402", "language: zh-Hant-TW", ""),
        ("K402", "language: German", "4:11 'German' is not a language code"),
        ("K402", "language: e", "4:11 'e' is not a language code"),
        ("K403", "authors: [Ada]", ""),
        ("K403", "authors: [Ada, '']", "4:16 an author is blank"),
        (
            "K403",
            "authors: [Your Name here, Author Smith, The Name Authors, Yu Name]",
            "4:11 'Your Name here' is printed as the name of an author",
        ),
        ("K403", "authors: [Ada, TBD]", "4:16 'TBD' is printed as the name of an author"),
    ],
)
def test_head(tmp_path: Path, code: str, head: str, message: str) -> None:
    assert said(tmp_path, code, head) == ([f"kit.yaml:{message}"] if message else [])


def test_a_language_is_mended(tmp_path: Path) -> None:
    found = findings(tmp_path, "K402", "language: Deutsch")
    assert [[edit.text for edit in one.edits] for one in found] == [["de"]]


@pytest.mark.parametrize(
    ("text", "is_printed"),
    [
        ("{}", True),
        ("components: [{id: c, kind: card, layout: card}]", False),
        ("layouts: [{layout: a, elements: {t: {text: '{{ kit.notice }}'}}}]\ncomponents: [{id: c, layout: a}]", True),
    ],
)
def test_notice_in_print(tmp_path: Path, text: str, is_printed: bool) -> None:
    assert said(tmp_path, "K208", "notice: Not for sale.", text) == (
        [] if is_printed else ["kit.yaml:4:9 the notice is not printed anywhere"]
    )


def glossary(text: str, times: int = 10) -> str:
    """Terms that are explained with the same words."""
    entries = "\n".join(f"  - {{id: t{number}, term: T{number}, text: '{text}'}}" for number in range(times))
    return f"glossary:\n{entries}"


GERMAN = "Wer das Spiel und die Karten hat, ist der Erste."
ENGLISH = "The player with the most cards deals."


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("de", ENGLISH, ["the kit says language: de, but its texts are English"]),
        ("en", GERMAN, ["the kit says language: en, but its texts are German"]),
        ("it-IT", "Les joueurs sont dans une ville.", ["the kit says language: it-IT, but its texts are French"]),
        ("de", GERMAN, []),
        ("de", f"{ENGLISH} Das und der.", []),
        ("nl", ENGLISH, []),
    ],
)
def test_texts_in_another_language(tmp_path: Path, language: str, text: str, expected: list[str]) -> None:
    found = findings(tmp_path, "K404", f"language: {language}", glossary(text))
    assert [finding.message for finding in found] == expected


def test_few_words_are_of_no_language(tmp_path: Path) -> None:
    assert said(tmp_path, "K404", "language: de", glossary(ENGLISH, 9)) == []


def test_a_long_run_of_letters_or_hyphens_is_looked_at_once_for_paths(tmp_path: Path) -> None:
    """Each of these was looked at from every character of it, which takes hours."""
    long = f"{'x' * 30_000} {'-' * 30_000} {'a/' * 15_000}"
    assert said(tmp_path, "K202", "", f"{CARDS % 'a.png'}\nglossary: [{{id: g, term: G, text: '{long}'}}]") == [
        "k.yaml:1:40 'a.png' has no credit"
    ]
