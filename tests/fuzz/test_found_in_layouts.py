"""Odd layouts and themes that once made drawing fail: each is a finding with a place."""

from pathlib import Path

import pytest
from jinja2 import Environment, TemplateSyntaxError

from pnp.findings import Finding
from pnp.layout.templates.syntax import parse
from pnp.load.kit import load_kit
from pnp.paint.colors import Colors
from pnp.paint.glyphs import GlyphFonts
from pnp.paint.painter import Painter
from tests.layout.kits import Kit, kit_with, told

# As many as Python can call inside each other.
DEEP = 500


@pytest.mark.parametrize(
    ("template", "reason"),
    [
        ("{{ " + "(" * DEEP + "1" + ")" * DEEP + " }}", "a template may be nested 40 deep"),
        ("{{ " + "not " * DEEP + "1 }}", "a template may be nested 40 deep"),
        ("{{ 1" + " + 1" * DEEP + " }}", "a template may be nested 40 deep"),
        ("{{ 1" + "|abs" * DEEP + " }}", "a template may be nested 40 deep"),
        ("{% if 1 %}" * DEEP + "{% endif %}" * DEEP, "a template may be nested 40 deep"),
        ("{% for i in [1] %}" * 9 + "{% endfor %}" * 9, "loops may be nested 8 deep"),
    ],
)
def test_a_template_that_is_nested_too_deeply(tmp_path: Path, template: str, reason: str) -> None:
    done = kit_with(tmp_path, f"a: {{text: '{template}'}}").compose("probes")
    assert told(done.findings) == [f"layouts.yaml:5:18 Y207 this is not a valid template: {reason}"]


def test_an_expression_that_is_nested_too_deeply(tmp_path: Path) -> None:
    done = kit_with(tmp_path, f"a: {{text: x, for: 'i in {'(' * DEEP}x{')' * DEEP}'}}").compose("probes")
    message = "this is not a valid template: a template may be nested 40 deep"
    assert [finding.message for finding in done.findings] == [message]


def test_a_template_as_deep_as_is_allowed_is_printed(tmp_path: Path) -> None:
    # Each bracket is a node, as are the template, its output and the number.
    done = kit_with(tmp_path, "a: {text: '{{ " + "[" * 36 + "7" + "]" * 36 + "|string }}'}").compose("probes")
    assert told(done.findings) == []


@pytest.mark.parametrize(
    ("template", "error"),
    [
        ("{{ 5.5.count }}", "N206 a number has no 'count'"),
        ("{{ {[1]: 2} }}", "N210 this template fails: unhashable type: 'list'"),
        ("{{ 1 / 0 }}", "N210 this template fails: division by zero"),
    ],
)
def test_constants_are_computed_when_a_face_is_drawn(tmp_path: Path, template: str, error: str) -> None:
    done = kit_with(tmp_path, f"a: {{text: 'x {template}'}}").compose("probes")
    assert [f"{finding.code} {finding.message}" for finding in done.findings] == [error]


def test_templates_that_are_none_together_are_rendered_one_by_one(tmp_path: Path) -> None:
    # The condition opens a part that only the end of its own template closes.
    elements = (
        "a: {text: 'x {{ kit.title }}', when: '1 %}{% raw %}{% endraw %}{% if 1'}\nb: {text: 'y {{ kit.title }}'}"
    )
    done = kit_with(tmp_path, elements).compose("probes")
    assert all(finding.code.startswith(("Y", "N")) for finding in done.findings)


def chain(count: int) -> str:
    """Layouts that extend each other, the last one complete."""
    links = "".join(f"  - {{layout: l{number}, extends: l{number + 1}}}\n" for number in range(count))
    return f"layouts:\n{links}  - {{layout: l{count}, size: [20 mm, 20 mm], elements: {{a: {{box: true}}}}}}\n"


@pytest.mark.parametrize("count", [32, 1500])
def test_a_long_chain_of_layouts(tmp_path: Path, count: int) -> None:
    kit = Kit(tmp_path, layouts=chain(count), components="components:\n  - {id: a, kind: card, layout: l0}\n")
    found = told(kit.compose("a").findings)
    assert found[0] == "layouts.yaml:33:28 Y206 more than 32 layouts extend each other"


def test_a_chain_of_layouts_that_is_long_enough_for_anything(tmp_path: Path) -> None:
    kit = Kit(tmp_path, layouts=chain(31), components="components:\n  - {id: a, kind: card, layout: l0}\n")
    done = kit.compose("a")
    assert told(done.findings) == []
    assert len(done.pieces[0].front.art) == 1


def test_a_long_chain_of_classes(tmp_path: Path) -> None:
    classes = "".join(f"  c{number}: {{extends: c{number + 1}}}\n" for number in range(1500))
    theme = f"theme: own\nextends: plain\nclasses:\n{classes}  c1500: {{size: 9 pt}}\n"
    kit = Kit(tmp_path, head="theme: own\n", theme=theme)
    assert told(kit.theme_findings)[0] == "theme.yaml:36:18 Y206 more than 32 classes extend each other"


def test_a_long_chain_of_themes(tmp_path: Path) -> None:
    themes = {f"t{number}": f"theme: t{number}\nextends: t{number + 1}\n" for number in range(40)}
    kit = Kit(tmp_path, head="theme: t0\n", **themes, t40="theme: t40\n")
    assert told(kit.theme_findings) == ["t32.yaml:2:10 Y206 more than 32 themes extend each other"]


PAINTED = [
    ("classes: {text: {size: [9 pt]}}", ["3:24 Y204 size is one value, not a list"]),
    ("classes: {text: {color: purpel}}", ["3:25 N204 the palette has no colour 'purpel'"]),
    ("classes: {text: {color: ''}}", ["3:25 N204 the palette has no colour ''"]),
    ("palette: {ink: 3}", ["3:16 Y203 '3' is not a colour: write it as #rrggbb"]),
    ("palette: {ink: ~}", ["3:11 Y203 the colour 'ink' cannot be removed: boards, books and sheets use it"]),
    ("palette:\n  ink: #1b1d21", ["4:3 Y203 'ink' has no colour: #1b1d21 is taken for a comment"]),
    ("palette:\n  own: #fff", ["4:3 Y203 'own' has no colour: #fff is taken for a comment"]),
    ("palette: ~", ["3:1 Y203 the palette cannot be removed: boards, books and sheets use it"]),
    ("palette: []", ["3:10 Y204 palette is a map, not a list"]),
    ("classes: {text: {font: hand-bold}}", ["3:24 N205 there is no font 'hand-bold'"]),
    ("classes: {text: {font: sans-bold-nonsense}}", ["3:24 N205 there is no font 'sans-bold-nonsense'"]),
]


def painted(kit: Kit) -> None:
    """Paint what the kit prints."""
    theme = kit.context.theme
    painter = Painter(Colors(theme.palette), GlyphFonts(theme.setter.engine.book))
    for piece in kit.compose("a").pieces:
        painter.content(piece.front)


@pytest.mark.parametrize(("line", "findings"), PAINTED)
def test_a_mistake_in_a_theme_does_not_keep_anything_from_being_painted(
    tmp_path: Path, line: str, findings: list[str]
) -> None:
    kit = Kit(
        tmp_path,
        head="theme: own\n",
        theme=f"theme: own\nextends: plain\n{line}\n",
        layouts="layouts:\n  - {layout: l, size: [30 mm, 20 mm], elements: {a: {text: Word, class: text}}}\n",
        components="components:\n  - {id: a, kind: card, layout: l}\n",
    )
    assert told(kit.theme_findings) == [f"theme.yaml:{finding}" for finding in findings]
    painted(kit)


def test_a_theme_that_extends_none_that_there_is_has_the_colours_of_plain(tmp_path: Path) -> None:
    kit = Kit(tmp_path, head="theme: own\n", theme="theme: own\nextends: plane\n")
    assert told(kit.theme_findings) == ["theme.yaml:2:10 N207 there is no theme 'plane'"]
    assert "ink" in kit.context.theme.palette


def test_a_board_without_anything_on_it_has_a_face_that_can_be_put_on_paper(tmp_path: Path) -> None:
    kit = Kit(
        tmp_path,
        boards="boards: [{id: bare, name: Bare}]\n",
        components="components:\n  - {id: a, kind: board, of: boards.bare, layout: board}\n",
    )
    (piece,) = kit.compose("a").pieces
    assert (piece.front.size.width, piece.front.size.height) == (100.0, 100.0)


@pytest.mark.parametrize("stroke", ["ink", "nan", "-1", "1e9", "3 mm"])
def test_the_pen_of_an_icon_is_a_width(tmp_path: Path, stroke: str) -> None:
    icons = f"icons: [{{id: moth, name: Moth, paths: [{{d: M 1 1 L 9 9, stroke: '{stroke}'}}]}}]\n"
    (finding,) = [finding for finding in _findings(tmp_path, icons) if finding.code == "Y111"]
    assert finding.message.startswith("the stroke of a path is the width of its pen")


def _findings(folder: Path, text: str) -> tuple[Finding, ...]:
    (folder / "kit.yaml").write_text("kit: example\ntitle: Example\nplayers: 2\nstatus: draft\n", encoding="utf-8")
    (folder / "icons.yaml").write_text(text, encoding="utf-8")
    return tuple(load_kit(folder, ".").findings)


def test_a_template_with_a_number_that_nobody_can_read() -> None:
    with pytest.raises(TemplateSyntaxError, match="a number is too long"):
        parse(Environment(), "{{ kit." + "1" * 5000 + " }}")


def test_a_family_of_fonts_whose_files_are_no_map_stands_in_for_none(tmp_path: Path) -> None:
    theme = "theme: mine\nextends: plain\nfonts: {runes: [runes.ttf]}\n"
    kit = kit_with(tmp_path, "a: {text: ' 漢'}", head="theme: mine\n", theme=theme)
    assert told(kit.theme_findings) == ["theme.yaml:3:16 Y204 a font family is a map, not a list"]
    assert kit.compose("probes").pieces
