"""What the gallery shows of each kit, and what the kit demonstrates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pnp.pipeline.starter import STARTERS


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture of a kit. faces: rows from the top, a line each, in columns with an empty line between them.

    A row names faces by component: ``tactics: dive-bomb fog; counters: fivizzano-infantry``.
    """

    kit: str
    shows: str
    faces: str

    def columns(self) -> list[list[list[str]]]:
        """Columns of rows of names, such as ``tactics/fog``."""
        return [[_row(line) for line in column.splitlines()] for column in _text(self.faces).split("\n\n")]

    def words(self) -> str:
        """What the kit demonstrates, on one line."""
        return " ".join(self.shows.split())


def _text(block: str) -> str:
    return "\n".join(line.strip() for line in block.strip().splitlines())


def _row(line: str) -> list[str]:
    parts = [part.split() for part in line.split(";")]
    return [f"{component.rstrip(':')}/{face}" for component, *faces in parts for face in faces]


SHOTS: Final = (
    Shot(
        "albuera",
        """
        A hex-and-counter battle of our own: an engraved map of hexes with slopes, woods and streams, an order of battle
        from a spreadsheet, soldiers put together from words, a combat table and costs of terrain from which charts,
        examples and figures are worked out, and a balance that was found by simulation.
        """,
        """
        map: field

        counters: allied-colborne allied-hoghton allied-myers allied-de-grey allied-guardias
        counters: french-fr-64 french-lancers french-drag-14 french-guns-reserve french-soult

        rulebook: page-001 page-006
        """,
    ),
    Shot(
        "battle-reference",
        """
        A quick reference for miniature battles: seven dice tables on two sides of a sheet, measuring sticks up to a
        meter in segments with tabs for the glue, a template drawn as a path, twelve kinds of marker.
        """,
        """
        reference: reference

        markers: order casualty confused defended damaged
        sticks: sticks

        template: template
        """,
    ),
    Shot(
        "hearth-and-high-ground",
        """
        A tile-laying conquest: two sizes of cards and tiles for each player, promotions, costs and requirements as
        data, a track of action points, fights drawn before and after, and the arithmetic of its balance in the book.
        """,
        """
        tiles: plains-tile forest-tile base-lion
        developments: lion-village lion-fort dragon-citadel
        action-boards: lion

        pieces: lion-peasant lion-soldier-1 lion-hunter-2
        pieces: dragon-barbarian-3 dragon-hunter-3 dragon-siege-engine
        claims: claim-lion claim-dragon; counters: damage resting

        rulebook: page-001
        """,
    ),
    Shot(
        "piombino",
        """
        The flagship: a map drawn from letters, counters in numbers that are derived from the rules, fifty inventions
        whose effects are structured, odds at every modifier, diagrams with real counters on the real map.
        """,
        """
        map: maremma

        tactics: dive-bomb fog
        counters: fivizzano-infantry fivizzano-war-machine fivizzano-flying-machine fivizzano-large-warship
        counters: piombino-fortification piombino-engineers piombino-artillery piombino-mine-field

        rulebook: page-001
        """,
    ),
    Shot(
        "pizza-maker",
        """
        A fragment, completed and marked so: sixty-one cards whose letters of type spell themselves out, mats for up
        to four players with the turn on their back, score pads that can be filled in.
        """,
        """
        cards: thin-crust sauce cheese
        cards: mushrooms pepperoni anchovy

        kitchens: rosso-kitchen
        kitchens: rosso-kitchen-back

        score-pads: score-pads
        """,
    ),
    Shot(
        "pork-chop-hill",
        """
        A hill in six positions: squads in denominations that add up to a hundred and to fifty, cards bound to a phase
        and a side, player aids that gather them by phase, a solo game, and a deck that a pack of playing cards can
        stand in for.
        """,
        """
        board: board

        deck: bugle-calls napalm
        counters: us-1 us-5 us-10 territory
        counters: chinese-1 chinese-5 chinese-10 territory-back

        player-aids: chinese
        """,
    ),
    Shot(
        "primea",
        """
        A role-playing game: a D100 of cultures with lists in its columns, stat blocks of uneven length, a character
        sheet to print and one with form fields, spells bought level by level, a world map.
        """,
        """
        heroes: madogodius; monsters: fire-drake
        items: shield crystal-ball carpet

        character-form: character-form

        screen-actions: screen-actions

        rulebook: page-001
        """,
    ),
    Shot(
        "qadesh",
        """
        Written orders on a board numbered from 1 to 64: rivers along edges, a lake, camps, a compass that turns north
        to the right, master cards with places for tokens, a replay of the battle in pictures.
        """,
        """
        board: battlefield

        master-cards: amun-amun
        counters: p-re-p-re amun-amun rfc-rfc eom-eom
        counters: fatigue casualty scattered looting routing

        order-sheets: egyptian

        rulebook: page-001
        """,
    ),
    Shot(
        "quickie-figs",
        """
        A whole game on one sheet, drawn with rows, grids, icons and pips, with a strip of ranges and tokens beside
        it.
        """,
        """
        rules-sheet: rules-sheet

        range-strip: ranges
        rulebook: page-001

        tokens: range
        tokens: light-armor
        tokens: medium-armor
        tokens: heavy-armor
        tokens: mind
        """,
    ),
    Shot(
        "quidditch-cup",
        """
        A fan-made kit with its notice, kept out of the wheel: a deck from a spreadsheet, house rules as options that
        bring their own pieces, a score track on the pitch.
        """,
        """
        cards: bludger-6 chaser-4 seeker-8
        cards: speed foul magic

        pitch: pitch

        houses: gryffindor slytherin
        houses: hufflepuff ravenclaw
        markers: quaffle bludger star-captain star-seeker
        """,
    ),
    Shot(
        "ravenloft-quest",
        """
        A fan-made fragment: a track of ninety spaces in eleven domains from a spreadsheet, standees, two decks, a
        trial whose odds are printed for every sum.
        """,
        """
        board: journey

        heroes: nun duelist
        power: night-coach black-cat

        pawns: raven-party wolf-party heart-party

        player-aid: player-aid
        """,
    ),
    Shot(
        "renaissance-fair",
        """
        An 85-space track from a CSV file over two pages, six kinds of token in numbers that follow from the goal,
        standees, a deck of encounters, checklists made of the spaces themselves.
        """,
        """
        fair: fair

        tokens: craft game food acting music education
        encounters: pickle-wheelbarrow the-jester rickshaw buy-a-map-back
        checklists: fair

        rulebook: page-001
        """,
    ),
    Shot(
        "russo-german-war",
        """
        Letter-coded columns spelled out, a chessboard with zones, and a deck that comes from a spreadsheet.
        """,
        """
        board: front

        orders: blitzkrieg street-fighting
        counters: german-armor german-infantry russian-armor russian-infantry

        rulebook: page-001
        """,
    ),
    Shot(
        "shot-shell-and-grape",
        """
        Two decks whose cards carry what they add against each arm, an attack matrix with its odds, lines of battle on
        mats.
        """,
        """
        battalions: old-guard lancers
        tactics: square-formation high-ground

        mats: blue-left-half
        mats: red-right-half

        player-aid: p1
        """,
    ),
    Shot(
        "territories",
        """
        A map of twenty-eight territories grown from points, with elevations, mountains and ferries; a battle board; a
        turn whose steps are nested four deep; a deck that reaches from one die to a whole battle.
        """,
        """
        map: map
        counters: sun-troop tower-archers lily-knights dragon-engine sun-champion; markers: attacker skirmish-counter

        battle-board: battle-board
        fortunes: heavy-blow hold-the-line war-drums

        turn-sheet: p1-back
        """,
    ),
)

STARTER_SHOTS: Final = tuple(
    Shot(starter, STARTERS[starter], faces)
    for starter, faces in {
        "cards": """
        stalls: dumplings masks
        stalls: fortunes fireworks

        divider: divider

        rules: page-001
        """,
        "spreadsheet": """
        cards: leek-soup trout-in-foil plum-tart

        rules: page-001
        """,
        "wargame": """
        board: valley

        orders: march ambush
        counters: north-scouts north-guards south-scouts south-guards; markers: damage
        """,
        "hexes": """
        map: vell

        counters: west-west-1 west-west-sappers
        counters: west-west-tanks turn
        counters: east-east-border east-east-guns

        charts: charts
        """,
        "eurogame": """
        board: marsh

        mats: dunes
        tokens: dunes-worker dunes-cube dyke-worker harbour-worker harbour-cube
        """,
        "roll-and-write": """
        round: round

        pad: pad
        """,
        "roleplaying-sheet": """
        character: character

        bookmark: bookmark

        rules: page-002
        """,
        "translation": """
        cargo: rope
        cargo: maps

        rules: page-001
        """,
    }.items()
)
