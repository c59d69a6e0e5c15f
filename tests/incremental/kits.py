"""Small kits to edit: one with everything that a build can read, which starts from another one beside it."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import font_source_sans_pro
from PIL import Image

# Pictures and fonts that an edit puts in the place of others.
COLORS = ("#204a72", "#a8452c", "#5d6b3a", "#d9a520")
FONTS = ("Regular", "Bold", "It")

_HARBOR = {
    "kit.yaml": """\
kit: harbor
title: The Harbor
version: 1.0
players: 2
language: en
licence: CC0-1.0
authors: [The pnp developers]
status: draft
theme: harbor
credits: [{file: fonts/, author: Adobe, licence: OFL-1.1}]
""",
    "theme.yaml": """\
theme: harbor
extends: plain
palette:
  water: '#2f5d8a'
  quay: '#a8452c'
  sand: '#fdfbf5'
fonts: {own: {regular: fonts/Own.ttf, bold: fonts/Own-Bold.ttf}}
classes:
  crate-ground: {fill: water, role: flood}
  crate-name: {font: own-bold, size: 10 pt, fit: 6 pt, valign: middle}
  crate-text: {font: own, size: 7.5 pt, fit: 6 pt, leading: 1.2}
  crate-flavor: {font: serif-italic, size: 7 pt, fit: 6 pt, valign: middle}
""",
    "layouts.yaml": """\
layouts:
  - layout: crate
    size: [56 mm, 87 mm]
    safe: 3 mm
    elements:
      picture: {image: '{{ card.image }}', at: [8 mm, 14 mm], size: [40 mm, 30 mm], fit: cover}
      name: {text: '{{ card.name }}', class: crate-name, at: [5 mm, 5 mm], size: [38 mm, 7 mm]}
      sign: {icon: '{{ card.symbol }}', at: [44 mm, 5 mm], size: [7 mm, 7 mm], color: quay}
      text: {text: '{{ card.text }}', class: crate-text, at: [5 mm, 47 mm], size: [46 mm, 20 mm]}
      flavor: {text: '{{ card.flavor }}', class: crate-flavor, at: [5 mm, 70 mm], size: [46 mm, 9 mm]}
      worth: {text: 'Worth {{ card.worth }}', class: crate-text, at: [5 mm, 80 mm], size: [30 mm, 4 mm]}
  - layout: crate-back
    size: [56 mm, 87 mm]
    bleed: 3 mm
    safe: 3 mm
    elements:
      ground: {box: true, bleeds: true, class: crate-ground}
      sign: {icon: anchor-sign, at: [18 mm, 33 mm], size: [20 mm, 20 mm], color: sand}
""",
    "icons.yaml": """\
icons:
  - id: anchor-sign
    name: Anchor
    view: [64, 64]
    paths:
      - {d: M 28 4 L 36 4 L 36 50 L 60 40 L 32 62 L 4 40 L 28 50 Z}
  - {id: crate-sign, name: Crate, era: 1850 to 1920, view: [64, 64], paths: [{d: M 6 6 L 58 6 L 58 58 L 6 58 Z}]}
""",
    "play.yaml": """\
texts:
  - {id: rules, name: Rules, files: [rules.md]}
phases:
  - {id: load, name: Load, text: Take two crates from the quay.}
  - {id: sail, name: Sail, text: Move your ferry one pier.}
tables:
  - id: weather
    name: Weather
    die: D6
    rows:
      - {on: 1-2, name: Calm, text: Nothing happens.}
      - {on: 3-5, name: Breeze, text: Move one more pier.}
      - {on: 6, name: Storm, text: Lose a crate.}
markers:
  - {id: wreck, name: Wreck, symbol: anchor-sign, color: quay, supply: 2, text: A pier that nobody may use.}
""",
    "rules.md": """\
# The Harbor

There are {{ decks.crates.total }} crates in the harbor. You carry them over the water, one ferry at a time, and whoever
has carried the most when the last crate leaves the quay wins.

## The turn

::table{phases}

## The weather

Roll one die at the start of your turn.

::table{tables.weather}

## A crate

::figure{layout=crate card=rope caption="A crate of rope"}
""",
}

_FERRY = {
    "kit.yaml": """\
kit: ferry
extends: harbor
title: The Ferry
era: 1890
version: 1.0
players: 2
language: en
licence: CC0-1.0
authors: [The pnp developers]
status: draft
theme: ferry
credits: [{file: art/, author: The pnp developers, licence: CC0-1.0}, {file: fonts/, author: Adobe, licence: OFL-1.1}]
""",
    "theme.yaml": """\
theme: ferry
extends: harbor
palette:
  quay: '#7a2f2f'
""",
    "cards.yaml": """\
decks:
  - id: crates
    name: Crates
    stated: {cards: 9}
    fields:
      worth: {type: number, name: Worth}
    cards: {from: crates.csv}
""",
    "crates.csv": """\
id,number,name,copies,symbol,image,worth,text,flavor
rope,1,Rope,2,crate-sign,art/rope.png,1,"Tie up a ferry, yours or another.",Never enough of it.
salt,2,Salt,3,crate-sign,art/salt.png,2,Keep it dry.,Worth its weight.
wine,3,Wine,4,anchor-sign,art/rope.png,3,Sell it at any pier.,It travels badly.
""",
    "goals.yaml": """\
goals:
  - {id: most, name: Most crates, text: Whoever has carried most crates wins.}
  - id: wealth
    name: Wealth
    text: A tie is won by worth.
sides:
  - {id: red, name: Red, color: quay, symbol: anchor-sign}
""",
    "more.yaml": """\
sides:
  - {id: blue, name: Blue, color: water, symbol: crate-sign}
resources:
  - {id: coin, name: Coin, start: 12, symbol: star}
""",
    "components.yaml": """\
components:
  - {id: crates, name: Crates, kind: card, of: decks.crates, layout: crate, back: crate-back, stock: card}
  - {id: wrecks, name: Wrecks, kind: counter, of: markers, layout: marker, gap: 4 mm, stock: card}
  - {id: rules, name: Rules, kind: book, book: rules, stock: paper}
""",
}


def write_ferry(folder: Path) -> tuple[Path, Path]:
    """Write ``ferry`` and ``harbor``, from which it starts: a deck in CSV, pictures, fonts, icons, layouts, a book."""
    for name, files in (("harbor", _HARBOR), ("ferry", _FERRY)):
        (folder / name).mkdir(parents=True)
        for path, text in files.items():
            (folder / name / path).write_text(text, encoding="utf-8")
    harbor, ferry = folder / "harbor", folder / "ferry"
    (harbor / "fonts").mkdir()
    for number, name in enumerate(("Own.ttf", "Own-Bold.ttf")):
        (harbor / "fonts" / name).write_bytes(font(number))
    (ferry / "art").mkdir()
    for number, name in enumerate(("rope.png", "salt.png")):
        (ferry / "art" / name).write_bytes(picture(number))
    return ferry, harbor


def picture(number: int) -> bytes:
    """A picture of one colour, large enough to be printed sharply."""
    data = BytesIO()
    Image.new("RGB", (640, 480), COLORS[number % len(COLORS)]).save(data, "PNG")
    return data.getvalue()


def font(number: int) -> bytes:
    """One of the fonts that come with pnp."""
    folder = Path(font_source_sans_pro.__file__).parent / "files"
    return next(folder.rglob(f"SourceSansPro-{FONTS[number % len(FONTS)]}.ttf")).read_bytes()
