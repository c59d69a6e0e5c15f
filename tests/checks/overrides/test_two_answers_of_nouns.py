"""Two answers to one question."""

from pathlib import Path

import pytest

from tests.checks.quantities.two_sections import said_of


@pytest.mark.parametrize(
    ("first", "second", "asked"),
    [
        (
            "Cards that you buy go to your discard pile.",
            "A bought card is taken into your hand.",
            "where what is bought goes",
        ),
        (
            "Defeated ogres are returned to the box.",
            "Place every ogre you defeat in front of you.",
            "where what is defeated",
        ),
        (
            "When a spell has been used, put it on the discard pile.",
            "Used spells go to the bank.",
            "where what has been used",
        ),
        (
            "At the end of the round all workers return to the supply.",
            "Take back all workers from the board and put them in front of you.",
            "where they go when the round ends",
        ),
        (
            "A new house must be built next to one of your houses.",
            "A house may be built anywhere.",
            "be put beside another",
        ),
        (
            "A recruited unit cannot act until your next turn.",
            "Recruited units may move in the same turn.",
            "used at once",
        ),
        (
            "Dice that have been set aside cannot be rolled again.",
            "You may reroll any dice, even those you set aside.",
            "dice",
        ),
        ("The winner of a trick leads to the next.", "The lead passes to the left.", "who leads to the next trick"),
        (
            "The dealer plays the first card.",
            "The player on the dealer's left leads to the first trick.",
            "the first trick",
        ),
        ("The first player draws an event card.", "The last player turns up the event card.", "who draws it"),
        ("Crews act in order of speed, from the fastest to the slowest.", "Slow crews act first.", "in which order"),
        (
            "The last in turn order chooses a gable first.",
            "Players choose a gable in turn order.",
            "whether the first or the last",
        ),
        (
            "The attacker chooses which ships take hits.",
            "Hits are assigned by their owner.",
            "who chooses what takes losses",
        ),
        ("You may trade goods with the other players.", "Players may never trade with each other.", "may trade"),
        ("An alliance is binding.", "At any time you may break an alliance.", "whether an agreement binds"),
        ("On your turn you take three actions.", "Praying is your turn's only action.", "how many of them a turn has"),
        (
            "You receive income at the start of the round.",
            "At the end of the round, each player collects income.",
            "income",
        ),
        ("Two spaces are adjacent if they share a side.", "Diagonal spaces are adjacent.", "whether corners make"),
        ("Players who tie both control the city.", "If two players tie, nobody controls the city.", "who are level"),
        ("A zone of control never extends over a river.", "Zones of control extend across rivers.", "extend there"),
        ("Scouts ignore enemy zones of control.", "A scout must stop in an enemy zone of control.", "stop it"),
        ("Swamps may not be entered.", "A swamp costs 3 movement points.", "whether it can be entered"),
        ("A rat can jump over cheese.", "No piece, and no rat, but never over cheese.", ""),
        ("A rat can jump over cheese.", "A rat cannot jump over cheese.", "jumped or passed"),
        ("Both sides fire at the same time.", "The attacker always fires first.", "strike at the same time"),
        ("Ghosts roll two dice for defence.", "Ghosts have no defence roll.", "rolls for defence"),
        ("Wolves attack the nearest hero.", "Wolves chase the weakest hero.", "whom it attacks"),
        ("A curse cannot be cast on a saint.", "A curse can affect any saint.", "whether it can be a target"),
        ("Jesters count as any suit.", "A jester has no suit.", "of which colour or suit"),
    ],
)
def test_answers_that_exclude_each_other(first: str, second: str, asked: str, tmp_path: Path) -> None:
    messages = said_of(tmp_path, "Q180", first, second)
    assert bool(messages) == bool(asked)
    assert all(asked in message for message in messages)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Cards that you buy go to your discard pile.", "If you own the courier, a bought card goes into your hand."),
        ("Cards that you buy go to your discard pile.", "Bought tiles go to the supply."),
        ("Cards that you buy go to your discard pile.", "Bought cards go into your hand instead."),
        ("A new house must be built next to one of your houses.", "A harbour may be built anywhere."),
        ("The winner of a trick leads to the next.", "The player on the dealer's left leads to the first trick."),
        ("The first player draws an event card.", "The last player draws a weather card."),
        ("Both sides fire at the same time.", "In an ambush the attacker fires first."),
        ("Two spaces are adjacent if they share a side.", "A bomb hits all eight spaces around it."),
        ("Swamps may not be entered.", "A forest costs 3 movement points."),
        ("Wolves attack the nearest hero.", "Bears attack the weakest hero."),
        ("Wolves attack the nearest hero.", "Unlike others, wolves attack the weakest hero."),
        ("You receive income at the start of the round.", "At the end of the turn, each player collects income."),
        ("On your turn you take three actions.", "Your turn's only roll is made now."),
        (
            "You may trade goods with the other players.",
            "Until your next turn, players may never trade with each other.",
        ),
    ],
)
def test_answers_that_can_both_hold(first: str, second: str, tmp_path: Path) -> None:
    assert said_of(tmp_path, "Q180", first, second) == []


@pytest.mark.parametrize(
    ("first", "second", "asked"),
    [
        (
            "Gekaufte Karten kommen auf die Hand.",
            "Lege gekaufte Karten auf deinen Ablagestapel.",
            "where what is bought goes",
        ),
        (
            "Wer den Stich gewinnt, spielt aus.",
            "Links vom Gewinner eröffnet man den neuen Stich.",
            "who leads to the next trick",
        ),
        (
            "Der Geber spielt zum ersten Stich aus.",
            "Vorhand spielt zum ersten Stich aus.",
            "who leads to the first trick",
        ),
        ("Ein Haus muss an ein anderes angrenzen.", "Ein Haus darf überall stehen.", "be put beside another"),
        ("Ihr dürft miteinander tauschen.", "Handel zwischen den Spielern ist verboten.", "may trade"),
        ("Felder mit gemeinsamer Kante sind Nachbarn.", "Zwei Felder sind auch diagonal benachbart.", ""),
        (
            "Felder mit einer gemeinsamen Kante: gemeinsame Kante heißt benachbart.",
            "Sie sind über Eck benachbart.",
            "corners",
        ),
        ("Sümpfe sind unpassierbar.", "Sümpfe: 3 Bewegungspunkte", "whether it can be entered"),
        ("Zu Beginn der Runde erhält jeder Einkommen.", "Am Ende der Runde gibt es Einkommen.", "when income comes"),
    ],
)
def test_german_answers(first: str, second: str, asked: str, tmp_path: Path) -> None:
    messages = said_of(tmp_path, "Q180", first, second, language="de")
    assert bool(messages) == bool(asked)
    assert all(asked in message for message in messages)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (
            "Gekaufte Karten kommen auf die Hand.",
            "Mit dem Boten legst du gekaufte Karten stattdessen auf den Ablagestapel.",
        ),
        ("Wer den Stich gewinnt, spielt aus.", "Vorhand spielt zum ersten Stich aus."),
        ("Ein Haus muss an ein anderes angrenzen.", "Ein Hafen darf überall stehen."),
        ("Sümpfe sind unpassierbar.", "Wälder: 3 Bewegungspunkte"),
    ],
)
def test_german_answers_that_can_both_hold(first: str, second: str, tmp_path: Path) -> None:
    assert said_of(tmp_path, "Q180", first, second, language="de") == []


def test_a_variant_and_one_paragraph_say_themselves_what_holds(tmp_path: Path) -> None:
    texts = ("Wolves attack the nearest hero.", "Wolves attack the weakest hero.")
    assert said_of(tmp_path, "Q180", *texts, titles=("Wolves", "Variant")) == []
    assert said_of(tmp_path, "Q180", " ".join(texts), "Wolves attack the nearest hero.") == []


def test_two_paragraphs_are_compared_once(tmp_path: Path) -> None:
    first = "Swamps may not be entered. Jesters count as any suit."
    second = "A swamp costs 3 movement points. A jester has no suit."
    assert len(said_of(tmp_path, "Q180", first, second)) == 1


def test_the_next_sentence_may_limit_an_answer(tmp_path: Path) -> None:
    first, second = "Jesters count as any suit.", "A jester has no suit."
    assert len(said_of(tmp_path, "Q180", first, f"{second} Lay it aside.")) == 1
    assert said_of(tmp_path, "Q180", first, f"{second} But see the wizard.") == []
