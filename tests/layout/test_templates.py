import pytest

from pnp.layout.drawing import partial_contrast
from pnp.layout.elements import compiled_element
from pnp.layout.templates.filters import counted, display_text, in_words, listed, plural, roman, signed, titled
from tests.layout.kits import face_of, kit_with, told, words

DECK = """
    decks:
      - id: deck
        name: Deck
        fields: {price: number}
        cards:
          - id: one
            name: One
            price: 3
            text: 'Pay {{ card.price }} gold, {{ card.flavor }}.'
            flavor: "t{{ 'w' }}ice"
          - {id: two, name: Two, number: 7}
    units: [{id: pikes, name: Pikes, stats: {move: 2}}]
    stats: [{id: move, name: Move}]
"""


def first(tmp_path, template, when=""):
    elements = f"a: {{text: {template!r}{', when: ' + when if when else ''}}}"
    return kit_with(tmp_path, elements, decks=DECK, of="decks.deck").compose("probes")


@pytest.mark.parametrize(
    ("template", "printed"),
    [
        ("{{ card.name }}", "One"),
        ("{{ card.price }}", "3"),
        ("{{ card.number }}", ""),
        ("{{ units.pikes.stats.move }} spaces", "2 spaces"),
        ("{{ units['pikes'].name }}", "Pikes"),
        ("{{ card.price|signed }}", "+3"),
        ("{{ 2 - card.price }}", "−1"),
        ("{% if card.price > 2 %}dear{% else %}cheap{% endif %}", "dear"),
        ("{% for n in range(3) %}{{ n }}{% endfor %}", "012"),
        ("{{ 'a-b'|replace('-', ' ') }}", "a b"),
        ("{{ deck.cards|length }} of {{ deck.total }}", "2 of 2"),
    ],
)
def test_a_template_takes_what_the_records_say(tmp_path, template, printed):
    done = first(tmp_path, template)
    assert [one for one in told(done.findings) if "price" not in one] == []
    assert "".join(words(done.pieces[0].front)) == printed


@pytest.mark.parametrize(
    ("template", "printed"),
    [
        ("{{ card.price }}", ""),
        ("Price: {{ card.price }}.", "Price: ."),
        ("{% if card.price %}dear{% else %}free{% endif %}", "free"),
        ("{{ card.price is defined }}", "no"),
        ("{{ card.price|default('none') }}", "none"),
    ],
)
def test_a_declared_field_that_a_record_leaves_empty_prints_nothing(tmp_path, template, printed):
    done = first(tmp_path, template)
    assert told(done.findings) == []
    assert "".join(words(done.pieces[1].front)) == printed


@pytest.mark.parametrize("name", ["title", "many", "span", "at"])
def test_a_declared_field_wins_over_what_every_record_has(tmp_path, name):
    deck = f"decks: [{{id: d, name: D, fields: {{{name}: text}}, cards: [{{id: one, name: One, {name}: mine}}]}}]"
    done = kit_with(tmp_path, f"a: {{text: '{{{{ card.{name} }}}}'}}", decks=deck, of="decks.d").compose("probes")
    assert told(done.findings) == []
    assert words(done.pieces[0].front) == ["mine"]


def test_an_empty_field_hides_what_asks_for_it(tmp_path):
    done = first(tmp_path, "dear", when="card.price")
    assert told(done.findings) == []
    assert [words(piece.front) for piece in done.pieces] == [["dear"], []]


def test_an_empty_field_is_reported_where_a_value_is_needed(tmp_path):
    for template in ("{{ card.price + 1 }}", "{{ card.price|signed }}"):
        findings = told(first(tmp_path, template).findings)
        assert findings == ["layouts.yaml:5:26 N206 card 'two' of deck 'deck' leaves 'price' empty"]


@pytest.mark.parametrize("template", ["{{ card.text }}", "{{ card.text|trim }}", "» {{ card.text }}"])
def test_the_text_of_a_record_may_take_numbers_from_the_game(tmp_path, template):
    done = first(tmp_path, template)
    assert "".join(words(done.pieces[0].front)).removeprefix("» ") == "Pay 3 gold, twice."


def test_many_long_texts_may_be_printed_one_after_the_other(tmp_path):
    cards = ", ".join(f"{{id: c{n}, text: '{{% for a in range(900) %}}{{% endfor %}}x'}}" for n in range(30))
    kit = kit_with(
        tmp_path,
        "a: {text: '{{ card.text }}'}",
        of="decks.deck",
        decks=f"decks: [{{id: deck, name: D, cards: [{cards}]}}]",
    )
    assert told(kit.compose("probes").findings) == []


def test_a_mistake_in_the_text_of_a_record_is_pointed_at_in_the_record(tmp_path):
    kit = kit_with(
        tmp_path,
        "a: {text: '{{ card.text }}'}",
        of="decks.deck",
        decks="decks: [{id: deck, name: D, cards: [{id: one, text: 'Pay {{ card.prize }}.'}]}]",
    )
    done = kit.compose("probes")
    assert told(done.findings) == ["decks.yaml:1:66 N206 card 'one' of deck 'deck' has no 'prize'"]
    assert "".join(words(done.pieces[0].front)) == "Pay {{ card.prize }}."


def test_texts_that_print_each_other_are_stopped(tmp_path):
    kit = kit_with(
        tmp_path,
        "a: {text: '{{ card.text }}'}",
        of="decks.deck",
        decks="decks: [{id: deck, name: D, cards: [{id: one, text: '{{ card.text }}'}]}]",
    )
    assert told(kit.compose("probes").findings) == [
        "decks.yaml:1:53 Y208 this template fails: these texts print each other without end"
    ]


def test_a_field_that_only_some_cards_have_can_be_asked_for(tmp_path):
    done = first(tmp_path, "{{ card.price }} gold", when="card.price is defined")
    assert told(done.findings) == []
    assert [words(piece.front) for piece in done.pieces] == [["3 gold"], []]


@pytest.mark.parametrize(
    ("template", "finding", "hint"),
    [
        ("{{ crad.name }}", "layouts.yaml:5:21 N206 nothing is called 'crad' here", "did you mean 'card'?"),
        ("{{ card.nmae }}", "layouts.yaml:5:26 N206 card 'one' of deck 'deck' has no 'nmae'", "did you mean 'name'?"),
        (
            "No. {{ card.nmae }}",
            "layouts.yaml:5:30 N206 card 'one' of deck 'deck' has no 'nmae'",
            "did you mean 'name'?",
        ),
    ],
)
def test_an_unknown_name_is_pointed_at_once_however_many_cards_there_are(tmp_path, template, finding, hint):
    done = first(tmp_path, template)
    assert told(done.findings) == [finding]
    assert done.findings[0].hint == hint
    assert done.findings[0].related[0].message == "on the face of probes/one"


def test_other_texts_are_set_even_if_one_fails(tmp_path):
    kit = kit_with(tmp_path, "a: {text: '{{ 1 + 1 }}'}\nb: {text: 'x{{ nothing }}'}\nc: {text: '{{ 2 + 1 }}'}")
    done = kit.compose("probes")
    assert words(done.pieces[0].front) == ["2", "3"]
    assert told(done.findings) == ["layouts.yaml:6:22 N206 nothing is called 'nothing' here"]


@pytest.mark.parametrize(
    ("template", "finding"),
    [
        (
            "{{ card.name",
            "Y207 this is not a valid template: unexpected end of template, expected 'end of print statement'",
        ),
        ("{% set a = 1 %}{{ a }}", "Y207 this is not a valid template: templates know {{ … }}, if and for"),
        (
            "{{ 'x' if card.id == 'one' or 'two' }}",
            "Y207 this is not a valid template: 'two' is compared with nothing: write the comparison again",
        ),
        ("{% import 'x' as y %}", "Y207 this is not a valid template: templates know {{ … }}, if and for"),
        ("{% macro m() %}{% endmacro %}", "Y207 this is not a valid template: templates know {{ … }}, if and for"),
        ("{{ range(5000)|list }}", "Y208 this template fails: a range has at most 1000 numbers"),
        (
            "{% for a in range(999) %}{% for b in range(999) %}{% endfor %}{% endfor %}",
            "Y208 this template fails: this takes more than 20000 steps",
        ),
        ("{{ 'x' * 1000000000 }}", "N210 this template fails: * is for numbers; pips: prints so many of a sign"),
        ("{{ '%999999999d' % 1 }}", "N210 this template fails: % is for numbers; join texts with ~"),
        ("{{ 9 ** 999999 }}", "Y208 this template fails: numbers of this size are not for faces"),
        (
            f"{{{{ '{'a' * 200}'|replace('a', '{'a' * 200}') }}}}",
            "N210 this template fails: a replaced text has at most 10000 characters",
        ),
        ("{{ card.__class__.__mro__ }}", "N206 card 'one' of deck 'deck' has no '__class__'"),
        ("{{ ''.join }}x", "N206 this has no 'join'"),
        ("{{ card|attr('span') }}", "Y207 this is not a valid template: No filter named 'attr'"),
    ],
)
def test_a_template_from_a_stranger_can_do_no_harm(tmp_path, template, finding):
    done = first(tmp_path, template)
    assert [one.partition(" ")[2] for one in told(done.findings)] == [finding]


def test_words_for_print():
    assert [signed(2), signed(-2), signed(0), signed("3")] == ["+2", "−2", "±0", "+3"]
    assert [plural(1, "space"), plural(2, "space"), plural(3, "die", "dice")] == ["space", "spaces", "dice"]
    assert [counted(1, "space"), counted(4, "space")] == ["1\u00a0space", "4\u00a0spaces"]
    words = ["copy", "day", "hex", "marsh", "class", "card"]
    assert [plural(2, word) for word in words] == ["copies", "days", "hexes", "marshes", "classes", "cards"]
    assert [in_words(0), in_words(12), in_words(13)] == ["zero", "twelve", "13"]
    assert [roman(number) for number in (4, 49, 90, 444, 999, 1666, 1999)] == [
        *("IV", "XLIX", "XC", "CDXLIV", "CMXCIX", "MDCLXVI", "MCMXCIX")
    ]
    assert [listed(["a"]), listed(["a", "b", "c"]), listed(["a", "b"], "or")] == ["a", "a, b and c", "a or b"]
    assert titled("the end of the war") == "The End of the War"
    assert [display_text(None), display_text(-3), display_text(True), display_text(("a", 2))] == [
        "",
        "−3",
        "yes",
        "a, 2",
    ]


def test_conditions_may_be_anything_that_jinja_can_ask(tmp_path):
    face = face_of(
        tmp_path,
        """
        a: {text: yes, when: 1 < 2 and units is defined}
        b: {text: no, when: units|length > 5}
        c: {text: '{{ nowhere.to.be.found }}', when: nowhere is defined}
        """,
    )
    assert words(face) == ["yes"]


OWN_SET = """
    sets:
      - id: order-modifiers
        name: Order modifiers
        one: order-modifier
        records: [{id: far-off, name: Far off}, {id: near-by, name: Near by}]
"""


@pytest.mark.parametrize("path", ["order-modifiers", "order_modifiers", "sets.order-modifiers.records"])
def test_a_loop_may_name_a_set_as_its_id_is_written(tmp_path, path):
    face = face_of(tmp_path, f"a: {{column: {{x: {{text: '{{{{ x.name }}}}', for: x in {path}}}}}}}", game=OWN_SET)
    assert words(face) == ["Far off", "Near by"]


@pytest.mark.parametrize("shown", ["{text: '{{ x.name }}'}", "{text: '{{ x }}'}", "{text: yes, when: x.name}"])
def test_a_list_of_records_of_which_one_is_not_there_is_reported(tmp_path, shown):
    element = shown.replace("{text", "{for: 'x in [units.scouts, units.nobody]', text", 1)
    done = kit_with(tmp_path, f"a: {element}", game="units: [{id: scouts, name: Scouts}]").compose("probes")
    assert [finding.message for finding in done.findings] == ["there is no 'nobody' among the units"]


def test_a_loop_over_a_record_without_a_list_has_nothing_to_suggest(tmp_path):
    done = kit_with(
        tmp_path, "a: {for: x in stats.move, text: '{{ x }}'}", game="stats: [{id: move, name: Move}]"
    ).compose("probes")
    assert [(finding.message, finding.hint) for finding in done.findings] == [("'stats.move' is not a list", "")]


@pytest.mark.parametrize(
    ("template", "hint"),
    [
        ("{{ order-modifiers.far_off.name }}", "order_modifiers.far_off.name"),
        ("{{ order_modifiers.far-off.name }}", "order_modifiers.far_off.name"),
    ],
)
def test_an_id_whose_hyphen_is_read_as_a_minus_is_explained(tmp_path, template, hint):
    done = kit_with(tmp_path, f"a: {{text: '{template}'}}", game=OWN_SET).compose("probes")
    assert [one.hint for one in done.findings] == [f"an underscore stands for a hyphen: {hint}"]


def test_a_loop_over_more_than_a_face_can_show_is_reported_and_not_cut_short(tmp_path):
    many = ", ".join(f"w{number}" for number in range(2_500))
    deck = f"decks: [{{id: deck, name: D, fields: {{called: list}}, cards: [{{id: one, called: [{many}]}}]}}]"
    loop = "for: word in card.called, text: '{{ word }}', at: [1 mm, 1 mm], size: [20 mm, 5 mm]"
    done = kit_with(tmp_path, f"a: {{{loop}}}", decks=deck, of="decks.deck").compose("probes")
    assert told(done.findings) == []
    display_text = words(done.pieces[0].front)
    assert (len(display_text), display_text[-1]) == (2_500, "w2499")


def test_loops_inside_loops_are_stopped_before_they_multiply(tmp_path, monkeypatch):
    values = []
    monkeypatch.setattr(compiled_element, "defined", lambda value: values.append(value) or value)
    inner = "{for: b in range(1000), group: {d: {for: e in range(1000), text: x}}}"
    done = kit_with(tmp_path, f"a: {{for: c in range(1000), group: {{d: {inner}}}}}").compose("probes")
    assert [one.split(" ", 1)[1] for one in told(done.findings)] == [
        "Y208 the loops of a face have at most 10,000 iterations",
        "Y208 the loops of a face have at most 10,000 iterations",
    ]
    # What is looped over behind the limit is not even worked out.
    assert len(values) == 11_000


def test_texts_by_the_thousand_are_not_compared_each_with_each(tmp_path, monkeypatch):
    monkeypatch.setattr(partial_contrast, "meet", lambda *_: pytest.fail("they are"))
    shown = "{on: {box: true}, name: {text: x}}"
    done = kit_with(tmp_path, f"a: {{for: number in range(1000), group: {shown}}}").compose("probes")
    assert told(done.findings) == []
    assert len(words(done.pieces[0].front)) == 1_000


@pytest.mark.parametrize(
    ("template", "message", "hint"),
    [
        ("{{ deck|first }}", "a deck is not a list", "write deck.cards"),
        ("{% for each in deck %}x{% endfor %}", "a deck is not a list", "write deck.cards"),
        ("{{ deck|length }}", "a deck is not a list", "write deck.cards"),
        ("{% for each in card %}x{% endfor %}", "a card is not a list", "name one of its values that is a list"),
        ("{{ 'a' in card }}", "a card is not a list", "name one of its values that is a list"),
        ("{% for each in 5 %}x{% endfor %}", "a number is not a list", ""),
        ("{{ range(card) }}", "a card is not a number", "name one of its values that is a number"),
        ("{{ card.name|abs }}", "a text is not a number", ""),
        (
            "{{ deck.cards|max }}",
            "a card cannot be compared with a card by >",
            "name the value that counts: |sort(attribute='name') sorts by names",
        ),
        ("{{ card.name < 3 }}", "a text cannot be compared with a number by <", ""),
        ("{{ card is divisibleby 3 }}", "% is for numbers", ""),
        ("{{ deck.cards|first(3) }}", "the filter 'first' is given too many values", ""),
        ("{{ card() }}", "only range can be called", "leave out the brackets behind a name"),
    ],
)
def test_what_fails_is_said_in_words_of_templates(tmp_path, template, message, hint):
    """Not in those of Python: what is wrong, and what to write."""
    found = [finding for finding in first(tmp_path, template).findings if finding.code == "N210"]
    assert [(finding.message, finding.hint) for finding in found] == [(f"this template fails: {message}", hint)]


def test_self_is_no_name(tmp_path):
    """Jinja gives the template itself this name, whatever a kit means by it."""
    found = [finding for finding in first(tmp_path, "{{ self.card|upper }}").findings if finding.code == "Y207"]
    message = "this is not a valid template: nothing can be called 'self'; write the name of what is shown"
    assert [finding.message for finding in found] == [message]
