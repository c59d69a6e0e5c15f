"""The text of gettext catalogues."""

import pytest

from pnp.locale.po import CatalogError, Message, read_messages


def test_messages_with_comments_plurals_and_lines_that_go_on() -> None:
    text = """\
# Somebody
msgid ""
msgstr ""
"Language: xx\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

#. Heading of a column.
#. The second line.
#: pnp/document/title.py:12
#, fuzzy
msgid "a \\"b\\""
msgstr "A "
"\\\\ B"

msgid "one"
msgid_plural "many"
msgstr[0] "ein"
msgstr[1] "viele"

#~ msgid "gone"
#~ msgstr "weg"
"""
    header, quoted, counted = read_messages(text, "xx.po")
    assert header.translations == ("Language: xx\nPlural-Forms: nplurals=2; plural=(n != 1);\n",)
    assert quoted == Message(
        english='a "b"',
        translations=("A \\ B",),
        comments=("Heading of a column.", "The second line."),
        fuzzy=True,
    )
    assert counted == Message(english="one", plural="many", translations=("ein", "viele"))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('msgid "a\nmsgstr "b"', 'xx.po:1: not a line of a catalogue: msgid "a'),
        ('"a"', 'xx.po:1: not a line of a catalogue: "a"'),
        ("\nhello", "xx.po:2: not a line of a catalogue: hello"),
        ('msgctxt "x"', 'xx.po:1: not a line of a catalogue: msgctxt "x"'),
    ],
)
def test_what_is_no_catalogue_is_said_with_its_line(text: str, message: str) -> None:
    with pytest.raises(CatalogError) as error:
        list(read_messages(text, "xx.po"))
    assert str(error.value) == message
