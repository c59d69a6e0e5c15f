"""Two answers to one question about a thing, each in its own words."""

from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.checks.overrides.two_answers import check
from pnp.load.kit import load_kit
from tests.checks.lines import by_line, said

KIT = """
markers: [{id: a, name: FIRST}, {id: b, name: SECOND}]
texts: [{id: r, name: R, files: [rules.md]}]
"""
GERMAN = "kit: example\ntitle: Beispiel\nplayers: 2\nlicence: CC-BY-4.0\nstatus: draft\nlanguage: de\n"


def count(folder: Path, names: str, first: str, second: str) -> int:
    """How often the check speaks of two sections, each as ``title: sentences``."""
    one, other = names.split(",")
    return len(said(folder, "Q180", KIT.replace("FIRST", one).replace("SECOND", other), rules_md=rules(first, second)))


def rules(first: str, second: str) -> str:
    """Rules with two sections."""
    parts = [text.split(" | ") for text in (first, second)]
    return "# Rules\n\n" + "\n\n".join(f"## {title}\n\n{body}" for title, body in parts) + "\n"


@pytest.mark.parametrize(
    ("names", "first", "second"),
    [
        (
            "Ducat,Vase",
            "Money | Coins are kept behind your screen.",
            "Manners | The amount of money is open information.",
        ),
        ("Spy,Hex", "Start | Keep your Spies hidden.", "Advice | Since the Spies lie face up, plan ahead."),
        (
            "Cargo,Hold",
            "Tricks | Tricks may not be inspected.",
            "Advice | Everybody can leaf through the tricks at any time.",
        ),
        (
            "Blessing,Curse",
            "Bless | A Blessing lasts for two rounds.",
            "Clean-up | At the end of each round, discard all Blessings.",
        ),
        (
            "Stun marker,Elf",
            "Elves | A Stun marker is removed at the end of the turn.",
            "List | Stun: until a healer treats the elf.",
        ),
        ("Transfer,Line", "Draw | Drawing a Transfer is free.", "Costs | Pay one coin for each Transfer you draw."),
        ("Bridge,Stone", "Build | Building a Bridge costs you nothing.", "Price list | Bridge: 2 Stone, Road: 1 Stone"),
        (
            "Gate,Toll",
            "Gates | The toll for a Gate is paid to its owner.",
            "Tolls | Put the coins for a Gate into the supply.",
        ),
        ("Gem,Mine", "Start | Everyone starts with 5 Gems.", "Turn 1 | As you begin without any Gems, work first."),
        ("Hero,Sword", "Heroes | Each player picks a Hero.", "Deal | Shuffle the Heroes and deal one to each player."),
        ("Dome,Tube", "Aim | The player with the most Domes wins.", "Count | The highest total wins."),
        ("Dome,Tube", "Aim | All players win or lose together.", "Count | The player with the most Domes wins."),
        (
            "Vase,Lot",
            "Bids | Of equal bids, the first one wins.",
            "Questions | What if we bid the same amount? Nobody gets it.",
        ),
        (
            "Axe,Fort",
            "Fights | In a tie the defender wins.",
            "Fort | On equal rolls both units are destroyed in battle.",
        ),
        (
            "Storm,Ship",
            "Storm | A Ship hit by a Storm sinks.",
            "Events | Storm: the Ship is set back to its home port.",
        ),
        ("Curse card,Book", "Curses | A Curse is worth -1 point.", "Score | The two Curse cards do him no harm."),
    ],
)
def test_two_answers_that_exclude_each_other(tmp_path: Path, names: str, first: str, second: str) -> None:
    assert count(tmp_path, names, first, second) == 1


@pytest.mark.parametrize(
    ("names", "first", "second"),
    [
        # Another thing.
        ("Gem,Ducat", "Gems | Gems are kept hidden.", "Ducats | Ducats are open to all."),
        (
            "Decree,Right",
            "Decrees | A Decree is valid for the rest of the round.",
            "Rights | A Right stays until the end of the game.",
        ),
        # Another moment.
        ("Role,Vote", "Roles | Keep your Role secret.", "End | At the end of the game each Role is face up."),
        ("Spy,Hex", "Spies | Spies are placed face down.", "Attack | When a Spy is attacked, it lies face up."),
        ("Fog,Hex", "Fog | Fog lasts for two turns.", "Example | The Fog is removed at the end of turn 4."),
        ("Fog,Hex", "Fog | Fog lasts for two turns.", "End | Fog is removed at the end of the next turn."),
        # Some of them only.
        ("Contract,Port", "Hand | Keep your Contracts hidden.", "Port | A Contract you have fulfilled lies face up."),
        (
            "Spell,Mage",
            "Spells | A Spell lasts until the end of the round.",
            "More | Permanent Spells stay until dispelled.",
        ),
        # An exception.
        ("Bridge,Stone", "Build | A Bridge costs 2 Stone.", "Engineer | With the Engineer, a Bridge is free."),
        (
            "Bear,Honey",
            "Bear | Whoever meets the Bear goes back to the start.",
            "Honey | With Honey you stay where you are.",
        ),
        # Another contest.
        ("Knight,Duke", "Battle | In a tie the defender wins.", "Votes | If a vote is tied, it fails."),
        (
            "Fame,Coin",
            "Aim | The player with the most Fame wins.",
            "Ties | If tied, the player with the most Coins wins.",
        ),
        ("Ship,Storm", "Storm | A Storm sinks Ships at sea.", "Port | Ships in port stay where they are in a Storm."),
        # One paragraph, a variant.
        ("Gem,Mine", "Start | Everyone starts with 5 Gems.", "Beginners variant | Everyone starts without Gems."),
    ],
)
def test_answers_that_may_both_hold(tmp_path: Path, names: str, first: str, second: str) -> None:
    assert count(tmp_path, names, first, second) == 0


@pytest.mark.parametrize(
    ("names", "first", "second", "number"),
    [
        (
            "Auftrag,Kutsche",
            "Aufträge | Haltet eure Aufträge geheim.",
            "Ablauf | Die Aufträge liegen offen vor euch.",
            1,
        ),
        (
            "Fluch,Held",
            "Flüche | Ein Fluch dauert zwei Runden.",
            "Ende | Am Ende der Runde legt ihr alle Flüche ab.",
            1,
        ),
        ("Brücke,Holz", "Brücken | Brücken sind kostenlos.", "Kosten | Brücke: 2 Holz", 1),
        (
            "Taler,Ort",
            "Aufbau | Jeder nimmt sich 5 Taler.",
            "Runde 1 | Da zu Beginn niemand Taler besitzt, arbeitet ihr.",
            1,
        ),
        ("Ruhm,Tat", "Ziel | Es gewinnt, wer den meisten Ruhm hat.", "Ende | Sieger ist der reichste Spieler.", 1),
        (
            "Falle,Held",
            "Fallen | Gerät ein Held in eine Falle, verliert er einen Punkt.",
            "Liste | Falle: Der Held bleibt unverletzt.",
            1,
        ),
        ("Rolle,Wahl", "Rollen | Eure Rollen bleiben geheim.", "Haft | Wer verhaftet wird, deckt seine Rolle auf.", 0),
        ("Boot,Holz", "Bau | Ein Boot kostet 3 Holz.", "Werft | Wer die Werft besitzt, baut Boote kostenlos.", 0),
        (
            "Nebel,Wind",
            "Nebel | Nebel bleibt bis zum Ende der Runde liegen.",
            "Wind | Bei Wind wird der Nebel sofort entfernt.",
            0,
        ),
    ],
)
def test_german_rules(tmp_path: Path, names: str, first: str, second: str, number: int) -> None:
    kit = tmp_path / "de"
    kit.mkdir()
    assert count_german(kit, names, first, second) == number


def count_german(folder: Path, names: str, first: str, second: str) -> int:
    """The same as ``count``, in German."""
    one, other = names.split(",")
    (folder / "kit.yaml").write_text(GERMAN, encoding="utf-8")
    (folder / "k.yaml").write_text(KIT.replace("FIRST", one).replace("SECOND", other), encoding="utf-8")
    (folder / "rules.md").write_text(rules(first, second), encoding="utf-8")
    game = load_kit(folder, ".").game
    assert game is not None
    return len(list(check(GameContext(game))))


def test_the_later_place_is_named(tmp_path: Path) -> None:
    text = rules("Draw | Drawing a Ticket is free.", "Costs | Pay one coin for each Ticket.")
    kit = KIT.replace("FIRST", "Ticket").replace("SECOND", "Line")
    assert by_line(tmp_path, "Q180", kit, rules_md=text) == [
        "9 'Pay one coin for each Ticket.' contradicts 'Drawing a Ticket is free.': what it costs?"
    ]


def test_a_thing_without_a_name_is_no_thing(tmp_path: Path) -> None:
    text = rules("Draw | Drawing a Ticket is free.", "Costs | Pay one coin for each Ticket.")
    kit = KIT.replace("FIRST", "Ticket").replace("name: SECOND", "name: ''")
    assert len(said(tmp_path, "Q180", kit, rules_md=text)) == 1
