"""A layout says by itself which names it needs."""

from __future__ import annotations

from pnp.layout.templates.parameters import Parameters, parameters
from pnp.load.yaml import read_yaml
from pnp.nodes import MapNode, Source


def taken(elements: str, sets: tuple[str, ...] = ()) -> Parameters:
    node, findings = read_yaml(Source("layouts.yaml", f"layout: probe\nelements:\n{elements}"))
    assert isinstance(node, MapNode)
    assert not findings
    return parameters(node, sets)


def test_words_colours_and_icons_are_read() -> None:
    found = taken(
        "  a: {text: '{{ card.title }}, {{ deck.title|upper }}', color: '{{ card.color }}'}\n"
        "  b: {icon: '{{ card.symbol }}', size: [5 mm, 5 mm]}\n"
    )
    assert found == Parameters(given={"card": ("title", "color", "symbol"), "deck": ("title",)})


def test_what_every_face_knows_stands_by_itself() -> None:
    found = taken(
        "  a: {text: \"{{ kit.title }} {{ wording['The turn'] }}\", when: phases}\n"
        "  b: {table: units, size: [100%, auto]}\n"
        "  c: {table: city-states}\n"
        "  d: {text: '{{ roads.north }}'}\n",
        sets=("city-states",),
    )
    assert found.known == {"kit": ("title",), "phases": (), "units": (), "city_states": ()}
    assert found.given == {"roads": ("north",)}


def test_what_a_loop_gives_is_not_asked_of_the_component() -> None:
    found = taken(
        "  a:\n"
        "    row:\n"
        "      stat: {text: '{{ stat.abbr }} {{ unit.stats[stat.id] }}', for: stat in stats, when: stat.abbr}\n"
        "      die: {icon: 'die-{{ n }}', for: 'n in range(1, unit.dice + 1)'}\n"
        "      all: {text: '{% for one in side.units %}{{ one.title }}{{ loop.index }}{% endfor %}'}\n"
    )
    assert found.given == {"unit": ("stats", "dice"), "side": ("units",)}
    assert found.known == {"stats": ()}


def test_the_longer_of_two_paths_says_it_all() -> None:
    found = taken("  a: {text: '{{ unit.stats.move }}{{ unit.stats }}{{ unit.statsheet }}'}\n")
    assert found.given == {"unit": ("stats.move", "statsheet")}


def test_what_another_face_is_shown_with_is_an_expression() -> None:
    found = taken("  a: {face: card, with: {card: deck.cards|first, text: hero.motto}, trim: true}\n")
    assert found.given == {"deck": ("cards",), "hero": ("motto",)}


def test_words_that_are_no_template_are_left_to_the_compiler() -> None:
    assert taken("  a: {text: '{{ card.title'}\n  b: {text: '{{ card|nonsense }}'}\n") == Parameters()
