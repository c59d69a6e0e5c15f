"""What is kept as a picture: for every kit a face or page of each component, and some sheets of paper."""

from __future__ import annotations

from typing import Final

# As ``component/face``.
FACES: Final = {
    "content/albuera": """
        map/field counters/allied-colborne counters/allied-colborne-back counters/french-lancers counters/disordered
        counters/march-a player-aid/player-aid setup-sheet/heights march-sheet/march-sheet
        rulebook/page-014
    """,
    "content/battle-reference": """
        reference/reference sticks/sticks template/template markers/confused markers/damaged
        setup-sheet/setup-sheet rulebook/page-003
    """,
    "content/hearth-and-high-ground": """
        tiles/plains-tile tiles/plains-tile-back tiles/base-lion developments/dragon-citadel pieces/lion-hunter-3
        claims/claim-dragon counters/damage counters/resting-back lands/left-field action-boards/lion
        player-aid/player-aid setup-sheet/setup-sheet rulebook/page-007
    """,
    "content/piombino": """
        map/maremma counters/fivizzano-war-machine counters/fivizzano-war-machine-back
        counters/piombino-infantry markers/damage tactics/dive-bomb tactics/dive-bomb-back
        tactics-chits/dive-bomb tactics-chits/dive-bomb-back player-aid-1/player-aid-1
        player-aid-2/player-aid-2-back rosters/piombino tactics-lookup/tactics-lookup map-overview/maremma
        setup-sheet/setup-sheet rulebook/page-004
    """,
    "content/pizza-maker": """
        cards/thin-crust cards/crust-back kitchens/rosso-kitchen score-pads/score-pads
        setup-sheet/setup-sheet rulebook/page-001
    """,
    "content/pork-chop-hill": """
        deck/bugle-calls deck/heavy-shelling-back board/board counters/us-10 counters/us-1-back counters/territory-back
        player-aids/chinese setup-sheet/setup-sheet rulebook/page-002
    """,
    "content/primea": """
        rulebook/page-006 cultures/cultures screen-actions/screen-actions character-sheet/character-sheet
        character-form/character-form screen-damage/screen-damage heroes/madogodius
        monsters/fire-drake items/shield items/sword-damage-back adventures/ziggurat adventures/ziggurat-back
        setup-sheet/setup-sheet
    """,
    "content/qadesh": """
        board/battlefield counters/amun-amun counters/rfc-rfc-back counters/casualty counters/turn
        master-cards/amun-amun order-sheets/hittite player-aid/p1 setup-sheet/setup-sheet rulebook/page-007
    """,
    "content/quickie-figs": """
        rules-sheet/rules-sheet range-strip/ranges figures/mage tokens/light-armor rulebook/page-001
    """,
    "content/quidditch-cup": """
        cards/seeker-8 cards/foul cards/bludger-1-back team-mats/home-pile-mat pitch/pitch markers/star-keeper
        houses/slytherin player-aid/p1 setup-sheet/setup-sheet rulebook/page-003
    """,
    "content/ravenloft-quest": """
        board/journey pawns/wolf-party heroes/nun power/night-coach power/silver-blade-back
        player-aid/player-aid setup-sheet/setup-sheet rulebook/page-003
    """,
    "content/renaissance-fair": """
        fair/fair tokens/craft tokens/show visitors/heart-kids encounters/the-jester encounters/buy-a-map-back
        checklists/fair setup-sheet/setup-sheet rulebook/page-002
    """,
    "content/russo-german-war": """
        board/front counters/german-armor counters/german-armor-back counters/moscow
        orders/street-fighting orders/blitzkrieg-back player-aid/russian setup-sheet/setup-sheet
        rulebook/page-003
    """,
    "content/shot-shell-and-grape": """
        battalions/lancers battalions/grenadiers-back tactics/high-ground
        mats/blue-left-half player-aid/p1 setup-sheet/setup-sheet rulebook/page-010
    """,
    "content/territories": """
        map/map battle-board/battle-board garrisons/tower-garrison counters/lily-knights markers/attacker
        markers/skirmish-counter fortunes/heavy-blow fortunes/sure-aim-back turn-sheet/p1
        setup-sheet/setup-sheet rulebook/page-010
    """,
    # Small invented kits: a map of nodes, long names, a hexagonal land, form fields, rulers, a leaflet.
    "tests/kits/atlas": "map/valleys couriers/red-courier letters/to-alder-mill rulebook/page-002",
    "tests/kits/deck-of-words": "travelers/juergen-grosskraeuter travelers/eleonore-leveque-back rulebook/page-001",
    "tests/kits/salt-road": "road/road moons/moons wind/wind caravans/indigo rulebook/page-001",
    "tests/kits/showcase": """
        marsh/marsh tokens/guild-warden tokens/guild-warden-back lanterns/lantern sheets/oda ruler/ruler inches/inches
        leaflet/page-001 rulebook/page-001
    """,
}

# Sheets of paper with their marks, as ``component/paper-number``: butted cards, counters and their backs, a part of a
# board with its key, standees to fold, landscape mats, a booklet.
SHEETS: Final = {
    "content/piombino": "map/letter-1 counters/a4-2",
    "content/ravenloft-quest": "pawns/a4-1",
    "content/russo-german-war": "counters/a4-1 counters/a4-2",
    "tests/kits/showcase": "leaflet/a4-1",
}
