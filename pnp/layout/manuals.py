"""The manual pages of the codes of layouts and themes."""

from __future__ import annotations

from typing import Final

from pnp.layout import codes
from pnp.load.manual import Manual


def _sign(element: str, size: str = "size: [40 mm, 20 mm]") -> str:
    """A layout with one element, and the component that prints it."""
    return (
        f"layouts:\n  - layout: sign\n    {size}\n    elements:\n      {element}\n"
        "components:\n  - {id: signs, kind: card, layout: sign}"
    )


def _component(keys: str) -> str:
    return f"components:\n  - {{{keys}}}"


def _kit(language: str) -> str:
    return f"kit: example\ntitle: Example\nplayers: 2\nlicence: CC0-1.0\nstatus: draft\nlanguage: {language}"


def _theme(line: str) -> str:
    return f"theme: mine\nextends: plain\n{line}"


MANUALS: Final[tuple[Manual, ...]] = (
    Manual(
        code=codes.UNKNOWN_KEY,
        name="unknown-layout-key",
        title="A layout, an element or a class has no such key",
        what="Compares every key of layouts, elements, themes and classes with the known ones.",
        why="An unknown key has no effect, so that the face would not look as intended.",
        fails=_sign("name: {text: Hello, colour: ink}"),
        passes=_sign("name: {text: Hello, color: ink}"),
    ),
    Manual(
        code=codes.ELEMENT_KIND,
        name="kind-of-element",
        title="An element has no kind, or two kinds at once",
        what="Looks for the one key of each element that says what it is: text, icon, box, row ...",
        why="Without a kind, an element cannot be drawn; of two kinds, only one could be.",
        fails=_sign("name: {text: Hello, icon: star}"),
        passes=_sign("name: {text: Hello}\n      star: {icon: star}"),
    ),
    Manual(
        code=codes.MALFORMED_VALUE,
        name="malformed-layout-value",
        title="A length, number, colour or path cannot be read",
        what="Reads every value of a layout or a theme in the notation of its key.",
        why="A length without a unit may mean millimetres, inches or points, and nobody should have to guess.",
        fails=_sign("name: {text: Hello, at: [5, 5 mm]}"),
        passes=_sign("name: {text: Hello, at: [5 mm, 5 mm]}"),
    ),
    Manual(
        code=codes.WRONG_SHAPE,
        name="wrong-layout-shape",
        title="A list, a map or a text in a layout where another is expected",
        what="Checks that each value of a layout is a text, a list or a map as its key requires, and that lists have "
        "the right length.",
        why="A position needs two lengths, and elements need names; anything else cannot be drawn.",
        fails=_sign("name: {text: Hello, at: [5 mm]}"),
        passes=_sign("name: {text: Hello, at: [5 mm, 5 mm]}"),
    ),
    Manual(
        code=codes.MISSING_KEY,
        name="missing-layout-key",
        title="A layout has no size, or something else that it needs is missing",
        what="Looks for the keys that cannot be left out.",
        why="A face without a size cannot be cut out.",
        fails=_sign("name: {text: Hello}", size="corner: 2 mm"),
        passes=_sign("name: {text: Hello}"),
    ),
    Manual(
        code=codes.EXTENDS_CYCLE,
        name="extends-in-a-circle",
        title="Layouts, themes or classes extend each other in a circle",
        what="Follows every extends to its end, for at most 32 steps.",
        why="A layout that extends itself can never be completed.",
        fails=_theme("classes:\n  loud: {extends: strong}\n  strong: {extends: loud}"),
        passes=_theme("classes:\n  loud: {extends: strong}\n  strong: {font: sans-bold}"),
    ),
    Manual(
        code=codes.TEMPLATE_SYNTAX,
        name="template-syntax",
        title="A template cannot be read",
        what="Reads everything between {{ and }} or {% and %} once, before any face is drawn.",
        why="Printed without being rendered, it would spoil every card.",
        fails=_sign("name: {text: '{{ kit.title }'}"),
        passes=_sign("name: {text: '{{ kit.title }}'}"),
    ),
    Manual(
        code=codes.TEMPLATE_LIMITS,
        name="template-limits",
        title="A template takes too long or writes too much",
        what="Counts the steps that a template takes and the letters that it writes.",
        why="A kit may come from anywhere. What it prints must not be able to stop the machine that prints it.",
        fails=_sign("name: {text: '{% for a in range(900) %}{% for b in range(900) %}{% endfor %}{% endfor %}'}"),
        passes=_sign("name: {text: '{% for a in range(3) %}Ho! {% endfor %}'}"),
    ),
    Manual(
        code=codes.LAYOUT_DEPTH,
        name="layouts-without-end",
        title="A layout shows itself",
        what="Counts how deeply faces are nested.",
        why="A face that contains itself never ends.",
        fails=_sign("again: {face: sign}"),
        passes=_sign("board: {face: board-of-wood}").replace(
            "layouts:\n", "layouts:\n  - layout: board-of-wood\n    size: [20 mm, 10 mm]\n"
        ),
    ),
    Manual(
        code=codes.UNSPOKEN,
        name="language-that-pnp-does-not-speak",
        title="What pnp adds of its own is printed in English",
        what="Looks for the words of pnp itself (Example, Index, page, sheet 1 of 2 …) in the language of the kit: "
        "English, German, French, Spanish and Italian are available.",
        why="A book in another language would have English words among its own.",
        fails=_kit("nl"),
        passes=_kit("de"),
    ),
    Manual(
        code=codes.UNNAMED_COLOR,
        name="unnamed-color",
        title="A colour is written in digits",
        what="Looks for colours of elements and classes that are written as `#rrggbb`, not by a name of the palette.",
        why="They are printed as they are. A name says what a colour is for, another theme may give it another colour, "
        "and it is changed in one place.",
        fails=_sign("ground: {box: true, inset: 3 mm, color: '#b02a2a'}"),
        passes=_sign("ground: {box: true, inset: 3 mm, color: crimson}"),
    ),
    Manual(
        code=codes.UNKNOWN_LAYOUT,
        name="unknown-layout",
        title="A layout does not exist",
        what="Looks for every layout that a component, an extends or an element names.",
        why="Without its layout a component is not printed at all.",
        fails=_component("id: signs, kind: card, layout: crad"),
        passes=_component("id: signs, kind: sheet, layout: sheet"),
    ),
    Manual(
        code=codes.UNKNOWN_CLASS,
        name="unknown-class",
        title="The theme has no such class",
        what="Looks for every class of an element in the theme, and for every class that another one extends.",
        why="The element would be drawn in the plain style instead.",
        fails=_sign("name: {text: Hello, class: shouted}"),
        passes=_sign("name: {text: Hello, class: sheet-title}"),
    ),
    Manual(
        code=codes.UNKNOWN_ICON,
        name="no-such-icon",
        title="An icon does not exist",
        what="Looks for every icon that a layout, a record or a code names, and reports each missing one once. In "
        "texts, it looks for words between colons that are nearly the name of an icon, such as `:swrod:`.",
        why="The face would be empty where the icon should be, and often the icon distinguishes two sides.",
        fails=_sign("star: {icon: starr}"),
        passes=_sign("star: {icon: star}"),
    ),
    Manual(
        code=codes.UNKNOWN_COLOR,
        name="unknown-color",
        title="The palette has no such colour",
        what="Looks for every colour of an element or a class in the palette of the theme.",
        why="It would be printed in the colour of the text, and two sides would look alike.",
        fails=_sign("ground: {box: true, inset: 3 mm, color: crimsn}"),
        passes=_sign("ground: {box: true, inset: 3 mm, color: crimson}"),
    ),
    Manual(
        code=codes.UNKNOWN_FONT,
        name="unknown-font",
        title="A font does not exist",
        what="Looks for the font of every class among those of pnp and those that the theme declares under fonts.",
        why="Another font has other widths, so that lines would break in other places.",
        fails=_theme("classes:\n  loud: {font: sanss}"),
        passes=_theme("classes:\n  loud: {font: sans-bold}"),
    ),
    Manual(
        code=codes.UNKNOWN_NAME,
        name="unknown-name",
        title="A name in a template is unknown",
        what="Looks up every name between {{ and }} in what the face shows: its record, the kit, the sets.",
        why="Every face would have a gap where the value should be.",
        fails=_sign("name: {text: '{{ kit.titel }}'}"),
        passes=_sign("name: {text: '{{ kit.title }}'}"),
    ),
    Manual(
        code=codes.UNKNOWN_THEME,
        name="unknown-theme",
        title="A theme does not exist",
        what="Looks for the theme of the kit, and for the one that it extends.",
        why="Without it the kit would be printed in the plain theme, and lack its own colours and classes.",
        fails="theme: mine\nextends: plian",
        passes="theme: mine\nextends: plain",
    ),
    Manual(
        code=codes.UNKNOWN_BOARD,
        name="unknown-board",
        title="The kit has no such board",
        what="Looks for the board that an element names.",
        why="A sheet without its board is blank.",
        fails=_sign("map: {board: harbur}"),
        passes=_sign("map: {board: harbor}")
        + "\nboards:\n  - {id: harbor, name: Harbor, grid: {columns: 2, rows: 2, cell: 8 mm}}",
    ),
    Manual(
        code=codes.UNKNOWN_RECORDS,
        name="unknown-records",
        title="A component is made of records that do not exist",
        what="Looks for the set, deck, army or board after of:.",
        why="Nothing at all is printed of such a component.",
        fails=_component("id: cards, kind: card, of: decks.orders, layout: card"),
        passes="decks:\n  - {id: orders, name: Orders, cards: [{id: march, name: March}]}\n"
        + _component("id: cards, kind: card, of: decks.orders, layout: card"),
    ),
    Manual(
        code=codes.WRONG_VALUE,
        name="wrong-value-for-element",
        title="A value is not what an element can show",
        what="Checks that pips get a number, loops a list, tables something with rows, boards parts that they have, "
        "and boxes to tick yes or no.",
        why="The element would be empty, or show something other than what the record says.",
        fails=_sign("hits: {pips: many}"),
        passes=_sign("hits: {pips: 3}"),
    ),
    Manual(
        code=codes.LEFT_OUT,
        name="text-left-out",
        title="A text does not fit where it may be left out, and is not printed",
        what="Sets every text of an element with optional: true, such as the name of a unit on a counter of 5/8 in. If "
        "it does not fit at the smallest size that its class allows, it is left out, and this warning says so. All "
        "texts that one element leaves out are one finding. So is every name for which a figure of a board in a book "
        "leaves no room.",
        why="A counter without its name may be as it should, but nobody should find out after printing.",
        fails=_sign("name: {text: Constantinople, optional: true, size: [9 mm, 4 mm]}"),
        passes=_sign("name: {text: Rome, optional: true, size: [9 mm, 4 mm]}"),
    ),
    Manual(
        code=codes.OTHER_LAYOUT,
        name="figure-of-other-layout",
        title="A figure shows a piece otherwise than it is printed",
        what="Compares the layout of each figure in a book with those by which components print the same records. It "
        "is a note if no component has the layout of the figure, and one prints the same record by a layout that "
        "extends it.",
        why="Readers look for the counter of the picture among their counters, and it looks different.",
        fails="A figure of the layout unit-counter in a book, where counters are printed by a layout that extends it.",
        passes="A figure of the layout by which the counters are printed.",
    ),
    Manual(
        code=codes.NOT_DRAWN,
        name="svg-not-drawn",
        title="Something in an SVG file is not drawn",
        what="Reports every element and property of an SVG file that changes how it looks and cannot be drawn: "
        "filters with noise or light, markers, words along a path, script. Words in a font that the kit "
        "does not have are shown in sans. In a kit with status: draft it is a warning: the rest is printed.",
        why="The printed drawing would lack a part that the drawing program shows.",
        fails='A drawing with <filter id="paper"> of <feTurbulence> and a path with filter: url(#paper).',
        passes="The same drawing with the path and no filter, or the drawing saved as PNG.",
    ),
    Manual(
        code=codes.BROKEN_DRAWING,
        name="svg-broken",
        title="An SVG file cannot be drawn",
        what="Reads SVG files: they have to be XML without entities, and no larger than any drawing needs to be.",
        why="Nothing of it could be printed. A kit may come from anywhere, and must not be able to stop the machine.",
        fails="A file that begins with <svg and ends before </svg>.",
        passes="The whole file.",
    ),
    Manual(
        code=codes.MISSING_ART,
        name="missing-art",
        title="A picture of a draft is not there yet",
        what="Looks for the pictures that a pattern such as art/{{ card.id }}.png names, in a kit with status: draft. "
        "The face shows an outline with the name of the file. In other kits it is an error, Y101.",
        why="The art of a game is made card by card; its text can be printed and tried before.",
        fails="A draft whose card march shows art/{{ card.id }}.png, without a file art/march.png.",
        passes="The same draft with the file art/march.png.",
    ),
    Manual(
        code=codes.DRAWING_ORDER,
        name="drawing-order",
        title="An element is drawn before or after one that is not there, or in a circle",
        what="Looks for the element that before: or after: names, in the same list, and follows it to its end.",
        why="Elements are painted one over the other, and this one would be painted where nobody expects it.",
        fails=_sign("name: {text: Hello}\n      band: {box: true, color: moss, inset: 3 mm, before: nmae}"),
        passes=_sign("name: {text: Hello}\n      band: {box: true, color: moss, inset: 3 mm, before: name}"),
    ),
    Manual(
        code=codes.UNREAD_MARKUP,
        name="unread-markup",
        title="The class of some words is not understood",
        what="Looks for the class of every [words]{.class} in the theme, for the brackets and braces around both, for "
        "scale= and shift= in their bounds, and for drop capitals that do not begin a paragraph.",
        why="The words would look like all others, and what has no partner would be printed as it is written.",
        fails=_sign("name: {text: '[Marsh]{.bordy}'}"),
        passes=_sign("name: {text: '[Marsh]{.body}'}"),
    ),
    Manual(
        code=codes.PIECES,
        name="impossible-number-of-pieces",
        title="A component has more pieces than anybody can cut out, or none",
        what="Adds up the copies of what a component prints; one component may have 1 to 20,000 pieces.",
        why="A digit too many would fill the memory and the printer; a component without any prints an empty file.",
        fails=_component("id: signs, kind: sheet, layout: sheet, copies: 30000"),
        passes=_component("id: signs, kind: sheet, layout: sheet, copies: 3"),
    ),
)
