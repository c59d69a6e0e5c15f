"""What is wrong with a layout or a theme, with its place and what to do about it."""

from pathlib import Path

import pytest

from pnp.layout.context import theme_notes
from pnp.layout.drawing.diagnostics import JoinedDiagnostics
from pnp.layout.drawing.reports import BrokenWord
from tests.layout.kits import Kit, kit_with, told


@pytest.mark.parametrize(
    ("element", "finding", "hint"),
    [
        ("a: {boxx: true}", "5:7 Y202 the element 'a' does not say what it is", "did you mean 'box'?"),
        ("a: {rect: true}", "5:7 Y202 the element 'a' does not say what it is", "write box: instead of rect:"),
        ("a: {png: a.png}", "5:7 Y202 the element 'a' does not say what it is", "write image: instead of png:"),
        ("a: {box: true, text: x}", "5:7 Y202 the element 'a' is 'box' and 'text' at once", "make two of it"),
        ("a: {text: x, algin: left}", "5:20 Y201 a text has no key 'algin'", "did you mean 'align'?"),
        (
            "a: {text: x, class: card-titel}",
            "5:27 N202 the theme has no class 'card-titel'",
            "did you mean 'card-title'?",
        ),
        (
            "a: {text: x, class: heading}",
            "5:27 N202 the theme has no class 'heading'",
            "did you mean 'sheet-heading' or 'cover-heading' or 'heading-frame'?",
        ),
        ("a: {icon: swrod}", "5:17 N203 there is no icon 'swrod'", "did you mean 'sword'?"),
        ("a: {box: true, color: crimsn}", "5:29 N204 the palette has no colour 'crimsn'", "did you mean 'crimson'?"),
        (
            "a: {box: true, color: '#2f5d8a'}",
            "5:29 Y172 #2f5d8a has no name in the palette",
            "name it in the theme, palette: {my-color: '#2f5d8a'}, and write my-color here: then it is changed once",
        ),
        (
            "a: {box: true, color: '#2f5d8'}",
            "5:29 N204 the palette has no colour '#2f5d8'",
            "write it as '#rrggbb', with digits and the letters a to f",
        ),
        ("a: {board: filed}", "5:18 N208 there is no board 'filed'", ""),
        (
            "a: {box: true, at: [5, 5 mm]}",
            "5:27 Y203 at: '5' is not a length: write a number with mm, cm, in, pt or %",
            "",
        ),
        ("a: {box: true, at: [5 mm]}", "5:26 Y204 at takes 2 lengths, not 1", ""),
        ("a: {box: true, at: []}", "5:26 Y204 at takes 2 lengths, not 0", ""),
        ("a: {box: true, size: []}", "5:28 Y204 size takes 2 lengths, not 0", ""),
        ("a: {icon: sword, ground: [paper]}", "5:32 Y204 ground is one value, not a list", ""),
        ("a: {box: true, layer: regmark}", "5:29 Y203 layer 'regmark' is not known", "one of 'art', 'cut', 'score'"),
        ("a: {text: x, valign: centre}", "5:28 Y203 valign 'centre' is not known", "one of 'top', 'middle', 'bottom'"),
        ("a: {path: M 0 0 K 3}", "5:23 Y203 'K 3' is not part of an SVG path", ""),
        ("a: {text: x, for: y of units}", "5:25 Y203 'y of units' is not a loop", "write for: unit in units"),
        # A filter fails only when it is asked for its first value.
        (
            "a: {text: x, for: y in kit|select}",
            "5:30 N210 this template fails: a kit is not a list",
            "name one of its values that is a list",
        ),
        (
            "a: {text: '{{ kit.title }'}",
            "5:18 Y207 this is not a valid template: unexpected '}'",
            "a value ends with two braces: {{ … }}",
        ),
        # One element of a class of the theme is not another for each card.
        (
            "a: {text: x, class: 'of-{{ kit.title }}'}",
            "5:27 N202 the theme has no class 'of-{{ kit.title }}'",
            "a class is the same on all faces; color: and when: may differ from one to another",
        ),
        (
            "a: {text: x, when: kit.title = 'Probe'}",
            "5:26 Y207 this is not a valid template: expected token 'end of statement block', got '='",
            "write == to ask whether two are equal",
        ),
        (
            "a: {text: x, when: kit.title == Probe}",
            "5:39 N206 nothing is called 'Probe' here",
            "a text stands in quotes: 'Probe'",
        ),
        ("a: {face: probbe}", "5:17 N201 there is no layout 'probbe'", "did you mean 'probe'?"),
        ("a: {face: zz}", "5:17 N201 there is no layout 'zz'", "pnp list --layouts shows those there are"),
        (
            "a: {art: sword, place: forrest}",
            "5:30 Y203 'forrest' is no place of a picture",
            "did you mean 'forest'?",
        ),
        (
            "a: {art: sword, hour: '{{ kit.title }}'}",
            "5:29 N210 'Probe' is no hour of a picture",
            "one of 'day', 'dawn', 'dusk', 'night'",
        ),
        ("a: {ornament: knotwrk}", "5:21 Y203 'knotwrk' is no ornament", "did you mean 'knotwork'?"),
        (
            "a: {ornament: '{{ kit.title }}'}",
            "5:21 N210 'Probe' is no ornament",
            "one of 'guilloche', 'lattice', 'knotwork', 'rays', 'scales', 'gingham', 'corners', 'edge' and 13 more",
        ),
        ("a: {art: swrod}", "5:16 N203 there is no icon 'swrod'", "did you mean 'sword'?"),
        (
            "a: {art: swords.png}",
            "5:16 N203 there is no icon 'swords.png'",
            (
                "a picture file is named by image, in a spreadsheet by columns: {Picture: image}; "
                "the layout card-picture shows it"
            ),
        ),
        ("a: {pips: many}", "5:17 N210 'many' is not a whole number", ""),
        ("a: {table: nonsense}", "5:18 N206 nothing is called 'nonsense' here", None),
    ],
)
def test_a_mistake_in_an_element(tmp_path, element, finding, hint):
    done = kit_with(tmp_path, element).compose("probes")
    assert told(done.findings) == [f"layouts.yaml:{finding}"]
    if hint is not None:
        assert done.findings[0].hint == hint


@pytest.mark.parametrize(
    ("element", "hint"),
    [
        (
            "a: {text: x, class: headline}",
            "make it in the theme: classes: {headline: {font: sans-bold, size: 12 pt}}; or take one of",
        ),
        ("a: {box: true, stroke: ink}", "a class of the theme says it: classes: {mine: {stroke: ink, width: 0.5 mm}},"),
        ("a: {text: x, font: sans}", "a class of the theme says it: classes: {mine: {font: sans-bold, size: 12 pt}},"),
        ("a: {box: true, color: red}", "make it in the theme: palette: {red: '#ff0000'}; or one of 'ink', 'paper'"),
    ],
)
def test_what_belongs_in_the_theme_is_shown(tmp_path, element, hint):
    assert any(finding.hint.startswith(hint) for finding in kit_with(tmp_path, element).compose("probes").findings)


def test_a_component_with_an_unknown_layout(tmp_path):
    kit = Kit(tmp_path, components="components:\n  - {id: a, kind: card, layout: crad}\n")
    done = kit.compose("a")
    assert done.pieces == ()
    assert told(done.findings) == ["components.yaml:2:33 N201 there is no layout 'crad'"]
    assert done.findings[0].hint == "did you mean 'card'?"


def test_a_colour_that_a_record_gets_wrong_is_reported_at_the_record_and_shown_where_the_layout_uses_it(tmp_path):
    kit = kit_with(
        tmp_path,
        "a: {box: true, color: '{{ marker.color }}'}",
        of="markers",
        markers="markers: [{id: m, name: M, color: purpel}]",
    )
    findings = kit.compose("probes").findings
    assert told(findings) == ["markers.yaml:1:35 N204 the palette has no colour 'purpel'"]
    assert [str(one.span) for one in findings[0].related] == ["probe/layouts.yaml:5:29"]


@pytest.mark.parametrize("color", ["{{ card.kind.color }}", "{{ card.kind.color or 'ink' }}"])
def test_a_colour_that_a_code_gets_wrong_is_reported_at_the_code(tmp_path, color):
    kit = kit_with(
        tmp_path,
        f'a: {{box: true, color: "{color}"}}',
        of="decks.d",
        decks="decks:\n  - id: d\n    name: D\n    codes: {kind: {Fight: {name: Fight, color: umber}}}\n"
        "    cards: [{id: c, name: C, kind: Fight}]",
    )
    findings = kit.compose("probes").findings
    assert told(findings) == ["decks.yaml:4:48 N204 the palette has no colour 'umber'"]
    assert [str(one.span) for one in findings[0].related] == ["probe/layouts.yaml:5:29"]
    assert findings[0].hint.startswith("make it in the theme: palette: {umber: '#rrggbb'}; or one of 'ink', 'paper', ")
    assert "more" not in findings[0].hint


def test_a_colour_that_a_record_gets_wrong_is_found_behind_a_filter(tmp_path):
    kit = kit_with(
        tmp_path,
        "a: {box: true, color: '{{ card.ground|lower }}'}",
        of="decks.d",
        decks="decks: [{id: d, name: D, fields: {ground: text}, cards: [{id: c, name: C, ground: umber}]}]",
    )
    findings = kit.compose("probes").findings
    assert told(findings) == ["decks.yaml:1:83 N204 the palette has no colour 'umber'"]


def test_an_icon_that_a_record_gets_wrong_is_reported_at_the_record(tmp_path):
    kit = kit_with(
        tmp_path,
        "a: {icon: '{{ marker.symbol }}'}",
        of="markers",
        markers="markers: [{id: m, name: M, symbol: swrod}]",
    )
    assert told(kit.compose("probes").findings) == ["markers.yaml:1:36 N203 there is no icon 'swrod'"]


def test_an_icon_that_many_records_get_wrong_is_reported_once_with_the_first_face(tmp_path):
    kit = kit_with(
        tmp_path,
        "a: {icon: '{{ marker.symbol }}'}",
        of="markers",
        markers="markers:\n  - {id: m, name: M, symbol: swrod}\n  - {id: n, name: N, symbol: swrod}\n",
    )
    (finding,) = kit.compose("probes").findings
    assert told([finding]) == ["markers.yaml:2:30 N203 there is no icon 'swrod'"]
    assert [(str(one.span), one.message) for one in finding.related] == [
        ("probe/markers.yaml:2:5", "first shown on probes/m")
    ]


def test_a_template_that_fails_says_on_which_face(tmp_path):
    markers = "markers:\n  - {id: l, name: '0', note: x}\n  - {id: m, name: M}\n"
    kit = kit_with(
        tmp_path, "a: {text: '{{ marker.name if marker.note else marker.name + 1 }}'}", of="markers", markers=markers
    )
    (finding, *_) = kit.compose("probes").findings
    assert [(str(one.span), one.message) for one in finding.related] == [
        ("probe/markers.yaml:3:5", "on the face of probes/m")
    ]


def test_an_icon_that_a_letter_code_gets_wrong_is_reported_at_the_code(tmp_path):
    kit = kit_with(
        tmp_path,
        "a: {icon: '{{ card.type.symbol }}'}",
        of="decks.orders",
        decks="""
        decks:
          - id: orders
            name: Orders
            codes: {type: {A: {name: Attack, symbol: swrod}}}
            fields: {type: code}
            cards: [{id: one, name: One, type: A}, {id: two, name: Two, type: A}]
        """,
    )
    assert told(kit.compose("probes").findings) == ["decks.yaml:5:46 N203 there is no icon 'swrod'"]


def test_a_letter_code_is_asked_for_by_its_parts(tmp_path):
    kit = kit_with(
        tmp_path,
        "a: {text: '{{ card.type.name }} {{ card.type.code }}'}",
        of="decks.orders",
        decks="""
        decks:
          - id: orders
            name: Orders
            codes: {type: {A: Attack}}
            fields: {type: code}
            cards: [{id: one, name: One, type: A}]
        """,
    )
    assert told(kit.compose("probes").findings) == []


def test_a_component_without_a_layout(tmp_path):
    kit = Kit(tmp_path, components="components:\n  - {id: a, kind: card}\n")
    assert told(kit.compose("a").findings) == ["components.yaml:2:5 N201 nothing says with which layout to draw this"]


def test_an_icon_inside_of_a_text_that_there_is_none_is_reported_where_it_is_written(tmp_path):
    texts = r"""markers: [{id: m, name: M, text: 'Pay 2 :swrod: or :sword:, 1:2:3, :me:, ::note::, a:sowrd:b, \:note:'},
      {id: n, name: N, text: 'Use a :hammer: or :xyzzy:'}]"""
    kit = kit_with(tmp_path, "a: {text: '{{ marker.text }}'}", of="markers", markers=texts)
    assert kit.compose("probes").findings == ()
    found = [finding for _, finding in theme_notes(kit.context).findings]
    assert told(found) == [
        "markers.yaml:1:42 N203 there is no icon 'swrod'",
        "markers.yaml:2:38 N203 there is no icon 'hammer'",
        "markers.yaml:2:50 N203 there is no icon 'xyzzy'",
    ]
    assert [finding.hint for finding in found] == [
        "did you mean 'sword'?",
        "'repair' or 'stake' may be what you mean; pnp list --icons shows all",
        "pnp list --icons shows those there are; write \\: where a colon is meant",
    ]


def test_a_symbol_that_no_face_shows_is_reported_too(tmp_path):
    markers = "markers: [{id: m, name: M, symbol: swrod}, {id: n, name: N, symbol: sword}]"
    kit = kit_with(tmp_path, "a: {text: '{{ marker.name }}'}", of="markers", markers=markers)
    assert kit.compose("probes").findings == ()
    found = [finding for _, finding in theme_notes(kit.context).findings]
    assert told(found) == ["markers.yaml:1:36 N203 there is no icon 'swrod'"]


def test_a_symbol_that_a_face_showed_is_reported_once(tmp_path):
    markers = "markers: [{id: m, name: M, symbol: swrod}]"
    kit = kit_with(tmp_path, "a: {icon: '{{ marker.symbol }}'}", of="markers", markers=markers)
    account = JoinedDiagnostics(dict(kit.compose("probes").named))
    account.add(theme_notes(kit.context))
    assert len(account.findings) == 1


BOARD = """
boards:
  - id: road
    name: Road
    track:
      shape: line
      space: 12 mm
      spaces:
        - {name: Donaudampfschifffahrtsgesellschaft, symbol: churhc}
        - {name: Inn}
"""


def test_words_on_a_board_that_must_be_broken_are_reported_where_they_are_written(tmp_path):
    done = kit_with(tmp_path, "a: {board: road}", boards=BOARD).compose("probes")
    broken = [one for one in done.reports if isinstance(one, BrokenWord)]
    assert broken
    assert {f"{Path(one.text_span.file).name}:{one.text_span.line}:{one.text_span.column}" for one in broken} == {
        "boards.yaml:9:18"
    }


def test_a_symbol_of_a_board_that_is_not_there_is_reported(tmp_path):
    done = kit_with(tmp_path, "a: {board: road}", boards=BOARD).compose("probes")
    assert told(done.findings) == ["boards.yaml:9:62 N203 there is no icon 'churhc'"]


def test_layouts_that_extend_each_other_in_a_circle(tmp_path):
    kit = Kit(
        tmp_path,
        layouts="layouts:\n  - {layout: one, extends: two, size: poker}\n  - {layout: two, extends: one}\n",
        components="components:\n  - {id: a, kind: card, layout: one}\n",
    )
    assert told(kit.compose("a").findings) == ["layouts.yaml:3:28 Y206 the layout 'one' extends itself"]


def test_an_element_is_changed_key_by_key_and_null_removes_it(tmp_path):
    kit = Kit(
        tmp_path,
        layouts="""
            layouts:
              - layout: base
                size: [60 mm, 40 mm]
                elements:
                  a: {box: true, at: [5 mm, 5 mm], size: [10 mm, 10 mm], color: moss}
                  b: {text: gone}
              - layout: probe
                extends: base
                elements:
                  a: {at: [7 mm, 7 mm]}
                  b: null
        """,
        components="components:\n  - {id: a, kind: card, layout: probe}\n",
    )
    (item,) = kit.compose("a").pieces[0].front.art
    assert item.segments == (("R", 7.0, 7.0, 10.0, 10.0),)
    assert item.fill.token == "moss"


THEMES = [
    ("display: comic", "3:10 N205 there is no font 'comic'"),
    ("frame: rococo", "3:8 Y203 frame 'rococo' is not known"),
    ("surface: velvet", "3:10 Y203 surface 'velvet' is not known"),
    ("manner: oil", "3:9 Y203 manner 'oil' is not known"),
    ("palette: {red: reddish}", "3:16 Y203 'reddish' is not a colour: write it as #rrggbb"),
    ("classes: {a: {font: sanss}}", "3:21 N205 there is no font 'sanss'"),
    ("classes: {a: {fill: purpel}}", "3:21 N204 the palette has no colour 'purpel'"),
    ("classes: {a: {extends: b}}", "3:24 N202 there is no class 'b'"),
    ("classes: {a: {extends: b}, b: {extends: a}}", "3:41 Y206 the class 'a' extends itself"),
    ("classes: {a: {colour: ink}}", "3:15 Y201 a class has no key 'colour'"),
    ("classes: {a: {size: 9}}", "3:21 Y203 size: '9' is not a length: write a number with mm, cm, in, pt or %"),
    ("fonts: {hand: hand.woff}", "3:15 Y203 'hand.woff' is not a TrueType or OpenType font (.ttf, .otf)"),
    ("colours: {}", "3:1 Y201 a theme has no key 'colours'"),
]


@pytest.mark.parametrize(("line", "finding"), THEMES)
def test_a_mistake_in_a_theme(tmp_path, line, finding):
    kit = Kit(tmp_path, head="theme: own\n", theme=f"theme: own\nextends: plain\n{line}\n")
    assert told(kit.theme_findings)[0] == f"theme.yaml:{finding}"


def test_a_list_of_the_game_is_no_key_of_a_theme(tmp_path):
    kit = Kit(tmp_path, head="theme: own\n", theme="theme: own\nextends: plain\nicons: [{from: art/*.svg}]\n")
    (finding,) = kit.theme_findings
    assert finding.hint == "icons: is a list of the game: write it in a file of its own, such as icons.yaml"


def test_a_theme_changes_classes_key_by_key(tmp_path):
    classes = "  card-title: {size: 15 pt}\n  mine: {extends: card-title, align: center}\n"
    theme = f"theme: own\nextends: plain\nclasses:\n{classes}"
    kit = Kit(tmp_path, head="theme: own\n", theme=theme)
    assert kit.theme_findings == []
    title, mine = kit.context.theme.style("card-title"), kit.context.theme.style("mine")
    assert (title.font, round(title.size, 6)) == ("serif-bold", 15.0)
    assert (mine.font, round(mine.size, 6), mine.align) == ("serif-bold", 15.0, "center")


def test_a_theme_that_is_not_there(tmp_path):
    kit = Kit(tmp_path, head="theme: plian\n")
    assert told(kit.theme_findings) == ["kit.yaml:1:1 N207 there is no theme 'plian'"]
    assert kit.theme_findings[0].hint == "did you mean 'plain'?"


def test_a_layout_is_named_by_a_word(tmp_path):
    done = kit_with(tmp_path, "a: {box: true}", keys="text: [a, b]\n").compose("probes")
    assert told(done.findings) == ["layouts.yaml:4:11 Y204 text is one value, not a list"]


def test_a_picture_without_room_is_not_drawn(tmp_path):
    done = kit_with(tmp_path, "a: {image: art.png, inset: 40 mm}").compose("probes")
    assert done.pieces[0].front.art == ()


def test_a_comma_ends_a_value_between_braces(tmp_path: Path) -> None:
    done = kit_with(tmp_path, "a: {text: x, for: n in range(1, 6)}").compose("probes")
    assert [finding.hint for finding in done.findings] == [
        "put quotes around the value before it: between { and } a comma ends a value",
        "close the bracket; a value with a comma needs quotes between { and }, where a comma ends it",
    ]
