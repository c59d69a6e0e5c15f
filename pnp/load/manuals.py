"""The manual pages of mistakes that reading a kit finds."""

from __future__ import annotations

from textwrap import indent
from typing import Final

from pnp.load import codes
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Manual:
    """What ``pnp explain CODE`` shows. ``name`` reads as "allow <name>".

    fails, passes: the text of a file (YAML, or CSV where the code is about CSV), or a sentence if no text can show it.
    mended: what ``--fix`` does about it, if anything.
    """

    code: str
    name: str
    title: str
    what: str
    why: str
    fails: str
    passes: str
    mended: str = ""

    @property
    def text(self) -> str:
        """The page, with the same headings as the pages of checks."""
        mended = f"\nMended\n{indent(self.mended, '    ')}\n" if self.mended else ""
        return (
            f"{self.title}\n\nWhat it does\n{indent(self.what, '    ')}\n\nWhy it matters\n"
            f"{indent(self.why, '    ')}\n\nFails\n{indent(self.fails, '    ')}\n\n"
            f"Passes\n{indent(self.passes, '    ')}\n{mended}"
        )


MANUALS: Final[tuple[Manual, ...]] = (
    Manual(
        code=codes.MISSING_FILE,
        name="missing-file",
        title="A file does not exist",
        what="Looks for every file that a kit names.",
        why="A table, picture or text that is not read would be missing from the printed game.",
        fails="A kit says from: cardz.csv and has only cards.csv.",
        passes="A kit says from: cards.csv and has cards.csv.",
    ),
    Manual(
        code=codes.UNREADABLE_FILE,
        name="unreadable-file",
        title="A file cannot be read",
        what="Opens plain files only: no folders, devices, pipes or links in a circle.",
        why="Reading anything else may never end.",
        fails="A folder with the name kit.yaml.",
        passes="A file with the name kit.yaml.",
    ),
    Manual(
        code=codes.PATH_OUTSIDE_KIT,
        name="path-outside-kit",
        title="A path leaves the kit",
        what="Follows every path and link, and refuses what is not inside the kit's folder.",
        why="A kit from somebody else must not read your other files into its cards.",
        fails="A kit says from: ../../letters/private.csv.",
        passes="A kit says from: tables/cards.csv.",
    ),
    Manual(
        code=codes.LARGE_FILE,
        name="large-file",
        title="A file is too large",
        what="Refuses files over 16 MB, files with more than 500,000 values, lists and tables of more than 20,000 "
        "records, and kits with more than 100,000 of them.",
        why="No game is that large; a file that is would only fill the memory.",
        fails="A file units.yaml of 20 MB.",
        passes="Two files of 10 MB each.",
    ),
    Manual(
        code=codes.WRONG_ENCODING,
        name="wrong-encoding",
        title="A file is not UTF-8",
        what="Reads text as UTF-8, with or without a byte order mark.",
        why="In any other encoding letters with accents, dashes and quotes come out wrong in print.",
        fails="A file saved as Unicode Text (UTF-16) by a spreadsheet.",
        passes="The same file saved as CSV UTF-8.",
    ),
    Manual(
        code=codes.MISSING_KEY,
        name="missing-key",
        title="A key is missing",
        what="Looks for the keys that a record cannot do without.",
        why="Nobody can guess the value.",
        fails="copies: 2",
        passes="id: axe\ncopies: 2",
        mended="An id is made of the name, if no other record of this kind has it.",
    ),
    Manual(
        code=codes.EMPTY_VALUE,
        name="empty-value",
        title="A value is empty",
        what="Looks for keys that must have a value and have none.",
        why="A key without a value is mostly a line that was never finished.",
        fails="id:\ncopies: 2",
        passes="id: axe\ncopies: 2",
    ),
    Manual(
        code=codes.UNKNOWN_KEY,
        name="unknown-key",
        title="A key is not known",
        what="Compares every key with those that a record of this kind may have.",
        why="A mistyped key would be ignored without a word, and the card printed without it.",
        fails="id: axe\ncoppies: 2",
        passes="id: axe\ncopies: 2",
        mended="A key that differs from a single known one by case, hyphens, a plural or a slip of the hand (two "
        "letters exchanged, one missing or too many within the word) gets its name, unless that key is there already.",
    ),
    Manual(
        code=codes.WRONG_SHAPE,
        name="wrong-shape",
        title="A list, a map or a single value where another is expected",
        what="Compares the shape of every value with what its key takes.",
        why="A misplaced dash or indentation changes what belongs to what.",
        fails="id: [axe]\ncopies: 2",
        passes="id: axe\ncopies: 2",
    ),
    Manual(
        code=codes.WRONG_TYPE,
        name="wrong-type",
        title="A value is not of the type that its key takes",
        what="Requires whole numbers without quotes, decimal numbers, and true or false where a key takes them.",
        why="Counts and checks need numbers, and words are never guessed to be numbers.",
        fails="id: axe\ncopies: two",
        passes="id: axe\ncopies: 2",
        mended="Quotes around a number, true or false go, and so does a comma behind it; yes and no become true and "
        "false.",
    ),
    Manual(
        code=codes.MALFORMED_VALUE,
        name="malformed-value",
        title="A value is not written in the notation of its key",
        what="Reads lengths, dice, colours and the like, each in its own notation.",
        why="A value that cannot be read can neither be checked nor printed.",
        fails="id: axe\ncolor: reddish",
        passes='id: axe\ncolor: "#cc3322"',
        mended="A comma behind a value that can be read without it is removed; D% and 2 D6 become D100 and 2D6.",
    ),
    Manual(
        code=codes.UNKNOWN_CHOICE,
        name="unknown-choice",
        title="A value is not one of the allowed ones",
        what="Compares a value with the words that its key takes.",
        why="A mistyped word would mean nothing.",
        fails="id: axe\nkind: wepon",
        passes="id: axe\nkind: weapon",
        mended="A word that differs from a single allowed one by case, hyphens, a plural or a slip of the hand (two "
        "letters exchanged, one missing or too many within the word) is replaced by it.",
    ),
    Manual(
        code=codes.ANCHOR,
        name="anchors",
        title="An anchor or alias",
        what="Refuses &anchors and *aliases.",
        why="Few people know them, they hide where a value comes from, and nested ones fill the memory. "
        "In most cases the character was meant as text.",
        fails="first: &shared 2\nsecond: *shared",
        passes='first: 2\nsecond: "*shared"',
    ),
    Manual(
        code=codes.TAG,
        name="tags",
        title="A tag",
        what="Refuses !tags.",
        why="Keys determine the types of values. In most cases the character was meant as text.",
        fails="text: !Attack at once",
        passes='text: "!Attack at once"',
    ),
    Manual(
        code=codes.DUPLICATE_KEY,
        name="duplicate-keys",
        title="A key is written twice",
        what="Looks for a key that is written twice in one map.",
        why="One of the two values would be dropped.",
        fails="copies: 2\ncopies: 3",
        passes="copies: 2",
    ),
    Manual(
        code=codes.COMPLEX_KEY,
        name="complex-keys",
        title="A key that is not a word",
        what="Refuses empty keys, and lists and maps as keys.",
        why="In most cases a value that starts with a bracket lacks its quotes.",
        fails="text: {{ name }}",
        passes='text: "{{ name }}"',
    ),
    Manual(
        code=codes.DEEP_NESTING,
        name="deep-nesting",
        title="Nested too deeply",
        what="Stops at 64 levels of nested maps and lists.",
        why="No game needs more, and files that are made to crash programs have more.",
        fails="[" * 65 + "]" * 65,
        passes="[[[]]]",
    ),
    Manual(
        code=codes.SEVERAL_DOCUMENTS,
        name="several-documents",
        title="Several documents in one file",
        what="Refuses what follows a second --- line.",
        why="Only the first document would be read.",
        fails="copies: 2\n---\ncopies: 3",
        passes="---\ncopies: 2",
    ),
    Manual(
        code=codes.YAML_SYNTAX,
        name="yaml-syntax",
        title="Not YAML",
        what="Reads the file as YAML.",
        why="From the first syntax error on, nothing in the file can be understood.",
        fails="name: Axe: the card",
        passes='name: "Axe: the card"',
        mended="A comma at the end of a line whose value has already ended is removed; a key gets the space behind its "
        "colon; text that starts with a character such as @, or with *emphasis*, gets quotes if it is alone on its "
        "line.",
    ),
    Manual(
        code=codes.TAB_INDENTATION,
        name="tab-indentation",
        title="A tab in the indentation",
        what="Refuses tabs at the start of a line.",
        why="How wide a tab is differs from editor to editor, and indentation is structure.",
        fails="stats:\n\tmove: 2",
        passes="stats:\n  move: 2",
        mended="Each tab becomes two spaces, in a file that is indented with tabs only.",
    ),
    Manual(
        code=codes.CONTROL_CHARACTER,
        name="control-characters",
        title="An invisible character",
        what="Refuses control characters other than tabs and line breaks.",
        why="They come with pasted text, cannot be seen, and no font can print them.",
        fails="name: Axe\x07",
        passes="name: Axe",
        mended="All such characters of the file are removed; those that some programs write for a line break become "
        "spaces.",
    ),
    Manual(
        code=codes.EMPTY_FILE,
        name="empty-files",
        title="An empty file",
        what="Looks for YAML and CSV files without any value.",
        why="In most cases the editor has not saved the file yet.",
        fails="# nothing but a comment",
        passes="copies: 2",
    ),
    Manual(
        code=codes.CSV_QUOTES,
        name="csv-quotes",
        title="Broken quotes in a table",
        what="Looks for quotes that are never closed, and for text behind a closing quote.",
        why="After such a quote, rows and columns would be mixed up.",
        fails='id,text\naxe,"Say "hello" loudly"\n',
        passes='id,text\naxe,"Say ""hello"" loudly"\n',
    ),
    Manual(
        code=codes.CSV_ROW_LENGTH,
        name="csv-row-length",
        title="A row with too many or too few fields",
        what="Compares the number of fields of each row with the header.",
        why="In most cases a comma in a text has moved all values behind it by one column.",
        fails="id,text,copies\naxe,Discard it, then draw.,2\n",
        passes='id,text,copies\naxe,"Discard it, then draw.",2\n',
        mended="A text is put in quotes if it contains as many separators, each with a blank behind it, as the row has "
        "too many. Superfluous separators at the end of a row are removed if its last fields are empty and no other "
        "separator has a blank behind it.",
    ),
    Manual(
        code=codes.CSV_HEADER,
        name="csv-header",
        title="A header that is not a key",
        what="Looks for columns with cells but no header, with the same header, or with one that excludes another.",
        why="The values below would belong to no key, or to two.",
        fails="id,copies,copies\naxe,1,2\n",
        passes="id,copies,spare\naxe,1,2\n",
    ),
    Manual(
        code=codes.TOO_MUCH_WORK,
        name="too-much-work",
        title="Something takes more work than any game needs",
        what="Counts the items of each face, the steps of its templates and expressions, and the letters of its texts: "
        "at most 200,000 for a face, 5,000,000 for a component and 10,000,000 for all faces, pages and figures of a "
        "kit; in figures, a cell of a map counts as 100. Counts the steps of the expressions in quantities, "
        "the points of paths, the spaces of boards, the lines and figures of books.",
        why="Faces in faces, loops in loops and expressions over expressions multiply: a few lines can ask for more "
        "than a machine can do. It is counted, not timed, so the same kit gives the same findings everywhere.",
        fails="Ten layouts, each of which shows the next one ten times.",
        passes="Three layouts, each of which shows the next one ten times.",
    ),
    Manual(
        code=codes.LONG_TEXT,
        name="long-text",
        title="A text is longer than anybody reads",
        what="Looks for single texts of more than 100,000 characters, and for paragraphs of rules of more than 20,000.",
        why="Such a text is mostly a file in the wrong place, or a quote that is never closed; breaking it into lines "
        "takes long.",
        fails="A card with a novel as its text.",
        passes="The novel as a file of rules, with an empty line between its paragraphs.",
    ),
    Manual(
        code=codes.TOO_MANY_PIECES,
        name="too-many-pieces",
        title="A kit prints too many pieces",
        what="Adds up the copies of all pieces that are to be printed: at most 100,000.",
        why="That is more than ten thousand sheets. Each component is allowed 20,000 pieces, but not all of them "
        "together.",
        fails="Three hundred components of 19,999 pieces each.",
        passes="Four components of 19,999 pieces each; or one of them at a time, with --only.",
    ),
    Manual(
        code=codes.STOPPED,
        name="stopped",
        title="The work on a kit was ended",
        what="A second process watches the one that works. It ends it after 20 minutes for each kit, or when it takes "
        "more than 4 GB of memory (half a GB more for each further process). PNP_TIME_LIMIT sets other seconds, "
        "PNP_MEMORY_LIMIT other megabytes; 0 is no limit.",
        why="All that a kit can ask for is bounded where it is done. This is for what was overlooked: a kit from "
        "somebody else must not take your machine down.",
        fails="A kit that takes 10 GB of memory.",
        passes="The same kit with --only, one component at a time.",
    ),
    Manual(
        code=codes.UNUSABLE_FONT,
        name="unusable-font",
        title="A font file cannot be used",
        what="Reads every table of a font that printing, measuring and embedding need, and takes all glyphs out once. "
        "Web fonts (WOFF), damaged files, and files whose tables contradict each other are refused.",
        why="Programs make the best of a damaged font: letters would be missing or stand on each other in print.",
        fails="A font of which only the first half was downloaded.",
        passes="The same font, downloaded again.",
    ),
    Manual(
        code=codes.ICON_DRAWING,
        name="icon-drawing",
        title="An SVG file is no icon",
        what="Draws the files that icons: {from: art/*.svg} names. An icon has no words and no gradients, and is no "
        "picture made of pixels.",
        why="Icons stand among words in any size and colour, and what cannot be drawn of them would be missing there.",
        fails="icons: {from: art/*.svg}, and a file of the folder art has a gradient.",
        passes="The same with a drawing in plain colours, or image: art/flag.svg, which keeps its gradients.",
    ),
    Manual(
        code=codes.SPREADSHEET_TAKEN,
        name="spreadsheet-taken",
        title="How a spreadsheet was read",
        what="Says which sheet of several was taken, the first of those whose headings fit best, and the encoding of a "
        "table that is not UTF-8.",
        why="If the guess is wrong, the cards are those of another sheet, or have wrong letters.",
        fails="A kit says from: cards.xlsx, a file with the sheets Cards and Old ideas.",
        passes="A kit says from: cards.xlsx and sheet: Cards.",
    ),
    Manual(
        code=codes.SPREADSHEET_DATE,
        name="spreadsheet-date",
        title="A cell became a date",
        what="Looks for cells with a day and a month only, which spreadsheet programs make of 1-3 or 2/6.",
        why="A result of 1 to 3 would be printed as 3-Jan.",
        fails="A cell in which 1-3 was typed; the spreadsheet shows 3-Jan.",
        passes="A cell that was formatted as text before 1-3 was typed.",
    ),
    Manual(
        code=codes.SPREADSHEET_VALUE,
        name="spreadsheet-value",
        title="A cell without a value",
        what="Looks for cells with an error such as #REF!, and for formulas whose value the file does not have.",
        why="Their values would be missing from the printed game.",
        fails="A cell with the formula =B2*0 that another program wrote and no spreadsheet program has opened.",
        passes="The same file, opened and saved in a spreadsheet program.",
    ),
    Manual(
        code=codes.SPREADSHEET_LEFT_OUT,
        name="spreadsheet-left-out",
        title="What of a spreadsheet was left out",
        what="Says which rows and columns are no records: titles above the headings, the headings of sections, totals, "
        "and what somebody hid. Rows that a filter does not show at present are taken.",
        why="If a card was taken for one of these, it is missing from the deck.",
        fails="A sheet with the row Heroes above its first card, and the row Total below its last one.",
        passes="The same sheet with a column Kind, without these rows.",
    ),
    Manual(
        code=codes.SPREADSHEET_EQUAL_ROWS,
        name="spreadsheet-equal-rows",
        title="Two rows are the same",
        what="Looks for rows of a spreadsheet that are the same in every cell. Both are taken.",
        why="Most of them were pasted twice.",
        fails="name,cost\nBow,2\nAxe,3\nBow,2\n",
        passes="name,cost,copies\nBow,2,2\nAxe,3,1\n",
    ),
    Manual(
        code=codes.ICON_COLOR,
        name="icon-color",
        title="An icon does not keep its colour",
        what="Says which of the SVG files of icons: {from: art/*.svg} are drawn in one colour that is not black, white "
        "or grey, unless colors: stands beside from:. Icons of one colour are printed in that of the theme.",
        why="The red of a suit is meant to stay red, and the red of an icon from a collection may be of no account; "
        "the file does not say which.",
        fails="icons: {from: art/*.svg}, and the only shape of art/leaf.svg is filled with #2e8b57.",
        passes="icons: {from: art/*.svg, colors: own}, or colors: theme.",
    ),
)
