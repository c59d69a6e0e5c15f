"""More things somewhere than the rules give room to."""

from pathlib import Path

import pytest

from tests.checks.cases import HEAD, found

RULES = "# Rules\n\n## One\n\n%s\n\n## Two\n\n%s\n"


def _told(folder: Path, limit: str, there: str, language: str) -> list[str]:
    text = "texts: [{id: rules, files: [rules.md]}]\n"
    places = found(folder, "Q156", text, kit_yaml=f"{HEAD}language: {language}\n", rules_md=RULES % (limit, there))
    return [place.partition(" ")[2] for place in places]


@pytest.mark.parametrize(
    ("limit", "there", "said"),
    [
        ("A market stall holds four crates.", "Rosa has six crates on her stall, so she passes.", "six crates"),
        ("No more than three boats may lie in a harbour.", "A fourth boat sails into the harbour.", "fourth boat"),
        ("You may never have more than ten coins in your purse.", "Ida has 13 coins in her purse.", "13 coins"),
        ("Every garden has space for six flowers.", "Who plants the eighth flower in a garden wins.", "eighth flower"),
        ("Up to two workers can be assigned to a mine.", "In the mine stand three workers.", "three workers"),
        ("A temple cannot contain more than two priests.", "The third priest in the temple sits.", "third priest"),
        ("A hex can hold up to two units.", "The three units in hex 0402 retreat together.", "three units"),
        ("The resulting tower must not exceed three stones.", "A tower of five or more stones scores.", "five or more"),
        ("A caravan consists of at most five camels.", "Her caravan has seven camels, more than any.", "seven camels"),
    ],
)
def test_more_than_there_is_room_for(limit: str, there: str, said: str, tmp_path: Path) -> None:
    (message,) = _told(tmp_path, limit, there, "en")
    assert message.startswith(f"{said!r}"[:-1])


@pytest.mark.parametrize(
    ("limit", "there"),
    [
        ("A market stall holds four crates.", "Rosa has four crates on her stall and a fifth in hand."),
        ("No more than three boats may lie in a harbour.", "A fourth boat may not enter the harbour."),
        ("A hex can hold up to two units.", "If three units end in a hex, one of them is removed, not more."),
        ("A tower holds two guards.", "The three guards at the foot of the tower fight together."),
        ("You hold at most seven cards in your hand.", "You have nine cards in your hand and discard two."),
        ("A bus seats twelve travellers.", "Put the 20 traveller tokens beside the bus."),
        (
            "At most two workers may be in a mine.",
            "With the Foreman, a third worker may enter the mine, unlike others.",
        ),
        ("With two players a stall holds four crates.", "Rosa has six crates on her stall."),
    ],
)
def test_what_is_no_crowd(limit: str, there: str, tmp_path: Path) -> None:
    assert _told(tmp_path, limit, there, "en") == []


@pytest.mark.parametrize(
    ("limit", "there", "said"),
    [
        ("Ein Marktstand fasst vier Kisten.", "Rosa hat sechs Kisten auf ihrem Marktstand.", "sechs Kisten"),
        ("Höchstens drei Boote dürfen in einem Hafen liegen.", "Kommt ein viertes Boot in den Hafen?", "viertes Boot"),
        ("Jede Laube hat Platz für fünf Blumen.", "Wer die siebte Blume in eine Laube setzt, gewinnt.", "siebte Blume"),
        ("Ein Marktstand fasst vier Kisten.", "Lege zwanzig Kisten neben den Marktstand.", ""),
        ("Ein Stand fasst vier Kisten.", "Eine fünfte Kiste darf nicht auf den Stand.", ""),
    ],
)
def test_german(limit: str, there: str, said: str, tmp_path: Path) -> None:
    messages = _told(tmp_path, limit, there, "de")
    assert [message.split("'")[1] for message in messages] == ([said] if said else [])
