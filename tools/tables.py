"""A game of each kit in progress: what lies where on the table."""

from __future__ import annotations

from typing import Final

from tools.tabletop import Table

TABLES: Final = (
    Table(
        "albuera",
        width=262,
        height=172,
        ground="oak",
        lines="""
        row 202,36 map: field
        on field counters: 0709 allied-patria, 0809 allied-irlanda+allied-zayas,
            0909 allied-guardias+allied-colborne
        on field counters: 1009 allied-hoghton+allied-stewart, 1108 allied-abercrombie,
            0808 allied-beresford, 0507 allied-lusitanian+allied-myers
        on field counters: 0607 allied-harvey+allied-cole, 0608 allied-lefebure,
            0409 allied-de-grey-back+allied-lumley, 1307 allied-kgl-1
        on field counters: 0710 french-fr-34+french-fr-40, 0810 french-fr-64+french-fr-88,
            0911 french-fr-28l+order+french-girard
        on field counters: 1011 french-fr-100-back+french-fr-103, 0812 french-guns-girard, 0912 french-soult,
            0713 french-grenadiers+french-fr-21l
        on field counters: 1012 french-fr-12l+french-fr-55+order+french-werle, 0611 french-lancers+french-latour,
            0511 french-drag-14
        on field counters: 0411 french-drag-26, 1112 french-guns-reserve
        dice 62,152 ivory: 5 2
        """,
    ),
    Table(
        "battle-reference",
        width=430,
        height=282,
        ground="green",
        lines="""
        row 330,30,3 sticks: sticks
        row 100,150,-3 reference: reference
        row 318,262,-14 template: template
        row 300,190,2 markers: order order
        row 375,212,8 markers: casualty casualty confused
        row 236,190,-5 markers: defended damaged fortified
        row 385,255,-4 markers: one-die immobilized
        dice 350,185 ivory: 6 4 2 5
        dice 224,246 red: 5 6 3
        """,
    ),
    Table(
        "hearth-and-high-ground",
        width=430,
        height=282,
        ground="oak",
        lines="""
        row 140,13,180 lands: right-field
        on lands/right-field tiles: 31.5,22 plains-tile-back, 94.5,22 forest-tile, 157.5,22 plains-tile,
            220.5,22 mountain-tile
        on lands/right-field tiles: 31.5,66 plains-tile-back, 94.5,66 plains-tile, 157.5,66 base-dragon,
            220.5,66 plains-tile-back
        on lands/right-field tiles: 31.5,110 plains-tile-back, 94.5,110 plains-tile-back,
            157.5,110 plains-tile-back, 220.5,110 plains-tile-back
        on lands/right-field tiles: 31.5,154 plains-tile-back, 94.5,154 plains-tile-back,
            157.5,154 plains-tile-back, 220.5,154 plains-tile-back
        on lands/right-field developments: 94.5,66 dragon-fort, 220.5,22 dragon-mine
        on lands/right-field pieces: 157.5,22 dragon-soldier-2, 94.5,22 dragon-hunter-1
        row 140,190 lands: left-field
        on lands/left-field tiles: 31.5,22 plains-tile, 94.5,22 forest-tile, 157.5,22 mountain-tile,
            220.5,22 plains-tile-back
        on lands/left-field tiles: 31.5,66 plains-tile-back, 94.5,66 plains-tile, 157.5,66 base-lion,
            220.5,66 plains-tile-back
        on lands/left-field tiles: 31.5,110 plains-tile-back, 94.5,110 plains-tile, 157.5,110 forest-tile,
            220.5,110 plains-tile-back
        on lands/left-field tiles: 31.5,154 plains-tile-back, 94.5,154 plains-tile-back,
            157.5,154 plains-tile-back, 220.5,154 plains-tile-back
        on lands/left-field developments: 94.5,66 lion-town, 157.5,110 lion-mill
        on lands/left-field pieces: 31.5,22 dragon-barbarian-1, 94.5,22 lion-soldier-1, 157.5,22 lion-hunter-2,
            94.5,110 lion-peasant
        on lands/left-field claims: 48,34 claim-dragon
        row 372,205,1 action-boards: lion
        on point-track claims: 23 points-lion
        row 352,45 pieces: lion-soldier-3 lion-hunter-3 lion-barbarian-1 lion-siege-engine
        row 352,95 pieces: lion-peasant+lion-peasant lion-soldier-2 lion-barbarian-2 lion-soldier-1
        row 300,125 counters: damage damage resting
        fan 352,268 developments: lion-village lion-mine lion-citadel
        """,
    ),
    Table(
        "piombino",
        width=384,
        height=252,
        ground="walnut",
        lines="""
        row 112,84 map: maremma
        on maremma counters: G8 piombino-fortification+piombino-artillery,
            H8 piombino-fortification+piombino-infantry, G7 piombino-infantry
        on maremma counters: H7 piombino-fortification+piombino-war-machine-back, F8 piombino-flying-machine,
            F7 piombino-engineers
        on maremma counters: I8 fivizzano-infantry, I7 piombino-cavalry, J7 fivizzano-cavalry,
            J8 fivizzano-engineers, L7 fivizzano-war-machine
        on maremma counters: J9 fivizzano-artillery, M8 fivizzano-infantry, L5 fivizzano-artillery,
            J5 fivizzano-infantry, I9 fivizzano-infantry
        on maremma counters: E7 fivizzano-large-warship-back, E5 fivizzano-small-warship, F6 piombino-small-warship,
            G9 piombino-mine-field
        on maremma counters: F9 piombino-large-warship, F5 fivizzano-transport, I10 fivizzano-flying-machine,
            L11 fivizzano-fortification
        on maremma counters: N6 fivizzano-cavalry, M7 fivizzano-infantry, G6 piombino-transport
        on map/maremma markers: 193,241 damage, 121,241 damage
        pile 346,54,2 tactics: 24 dive-bomb-back
        row 347,156,-5 tactics: mud+boiling-oil
        fan 190,250,3 tactics: fog iron-tipped-rams breakthrough charge
        dice 62,216 ivory: d10-7
        dice 88,222 red: d10-3
        row 290,236 markers: damage bridge
        """,
    ),
    Table(
        "pizza-maker",
        width=430,
        height=282,
        ground="red",
        lines="""
        row 320,-8,181 kitchens: verde-kitchen
        on kitchen cards: crust chicago-crust, sauce sauce, cheese cheese
        row 104,158,-1 kitchens: rosso-kitchen
        on kitchen cards: crust thin-crust, sauce sauce, cheese cheese, toppings pepperoni mushrooms,
            served pineapple+peppers
        pile 248,180,1 cards: 30 crust-back
        row 248,84,-9 cards: garlic
        row 372,165,5 score-pads: score-pads
        write 58,16 score-pads/score-pads Rosso
        write 47.6,35 score-pads/score-pads 2
        write 47.6,48 score-pads/score-pads 3
        write 47.6,62 score-pads/score-pads 1
        write 47.6,102 score-pads/score-pads 6
        write 56,35 score-pads/score-pads 2
        write 56,48 score-pads/score-pads 3
        write 56,75 score-pads/score-pads 1
        write 56,102 score-pads/score-pads 6
        pencil 390,245,-38
        fan 282,278,-2 cards: black-olives onions meatballs
        """,
    ),
    Table(
        "pork-chop-hill",
        width=366,
        height=270,
        ground="slate",
        lines="""
        row 106,137 board: board
        on hill counters: forward-slope territory-back, military-crest territory-back, hilltop territory,
            command-post territory, chow-bunker territory, rear-slope territory
        on ground counters: chinese-force 3*chinese-10 2*chinese-5 2*chinese-1, us-force 2*us-10 us-5 2*us-1
        on ground counters: attackers chinese-10 2*chinese-1, defenders us-5 us-1
        pile 40,223 deck: 24 heavy-shelling-back
        row 110,224,4 deck: barbed-wire
        row 318,110,3 player-aids: chinese
        dice 152,254 ivory: 5 3
        row 250,215,-6 deck: bugle-calls
        fan 300,262,4 deck: machine-gun bayonets napalm
        """,
    ),
    Table(
        "primea",
        width=430,
        height=282,
        ground="walnut",
        lines="""
        row 330,70,4 screen-actions: screen-actions
        row 110,150,-3 character-sheet: character-sheet
        write 22,26 character-sheet/character-sheet Corazon
        write 82,26 character-sheet/character-sheet Ines
        write 22,57 character-sheet/character-sheet Stealth
        write 54,56 character-sheet/character-sheet 2
        write 24,64 character-sheet/character-sheet Sword Fighting
        write 54,63 character-sheet/character-sheet 1
        write 22,71 character-sheet/character-sheet Luck
        write 54,70 character-sheet/character-sheet 1
        write 138,59 character-sheet/character-sheet 1
        write 162,59 character-sheet/character-sheet 0
        write 186,59 character-sheet/character-sheet 1
        write 138,77 character-sheet/character-sheet 0
        write 162,77 character-sheet/character-sheet 0
        write 186,77 character-sheet/character-sheet |
        write 150,163 character-sheet/character-sheet 4 knives, rapier
        write 150,171 character-sheet/character-sheet Lockpicks, poison
        write 135,148 character-sheet/character-sheet 11
        write 160,148 character-sheet/character-sheet 10
        write 183,148 character-sheet/character-sheet 1
        pencil 160,245,-52
        dice 240,205 red: d10-8
        dice 240,232 ivory: d10-2
        pile 392,232,2 adventures: 10 ziggurat-back
        row 308,170,-3 heroes: corazon
        row 378,150,4 monsters: fire-drake
        row 250,135,5 items: carpet
        row 308,262,2 items: shield crystal-ball
        dice 238,262 blue: 4
        """,
    ),
    Table(
        "qadesh",
        width=430,
        height=290,
        ground="linen",
        lines="""
        row 104,140 board: battlefield
        on board/battlefield counters: 110.5,95.2 amun-amun, 110.5,72.3 p-re-p-re, 179.3,72.3 ne-arin-ne-arin,
            41.6,164.0 ptah-ptah
        on board/battlefield counters: 110.5,118.2 rfc-rfc, 133.4,141.1 hosts-hatti, 87.5,95.2 hosts-vassals,
            133.4,164.0 eom-eom, 110.5,141.1 hosts-allied-host
        on turns tokens: 4 turn
        row 322,228,2 order-sheets: egyptian
        row 262,54,-3 master-cards: amun-amun
        row 366,52,2 master-cards: rfc-rfc
        on master-cards/amun-amun tokens: 11,52 fatigue, 26.5,52 fatigue, 11,73 casualty
        on master-cards/rfc-rfc tokens: 11,52 fatigue, 11,73 casualty, 26.5,73 casualty
        write 15,19 order-sheets/egyptian 4
        write 39,26 order-sheets/egyptian 28
        write 51,26 order-sheets/egyptian 20
        write 63,26 order-sheets/egyptian 21
        write 39,33 order-sheets/egyptian 30
        write 51,33 order-sheets/egyptian 29
        write 39,39 order-sheets/egyptian 16
        write 51,39 order-sheets/egyptian 24
        write 39,45 order-sheets/egyptian 41
        write 51,45 order-sheets/egyptian 42
        write 63,45 order-sheets/egyptian 50
        pencil 352,236,-35
        dice 236,262 ivory: 4 6
        """,
    ),
    Table(
        "quickie-figs",
        width=360,
        height=236,
        ground="slate",
        lines="""
        row 275,140,3 rules-sheet: rules-sheet
        row 112,60,-2 range-strip: ranges
        on ranges tokens: medium range
        row 60,130 tokens: light-armor medium-armor
        row 110,175 tokens: heavy-armor mind light-armor
        row 40,190 tokens: heavy-armor light-armor
        dice 90,120 red: 1 4 3
        dice 60,215 ivory: 2 6
        """,
    ),
    Table(
        "quidditch-cup",
        width=430,
        height=282,
        ground="green",
        lines="""
        row 108,42,180 team-mats: visitors-pile-mat
        on pile-mat cards: bludger-beater bludger-1-back+bludger-1-back,
            quaffle-chaser bludger-1-back+bludger-1-back, snitch-seeker bludger-1-back
        row 108,172 team-mats: home-pile-mat
        on pile-mat cards: bludger-beater bludger-6+beater-4, quaffle-chaser quaffle-7+chaser-4,
            snitch-seeker bludger-1-back
        row 320,92,1 pitch: pitch
        on pitch markers: penalty bludger bludger
        pile 253,64 cards: 30 bludger-1-back
        row 387,65,-3 cards: foul
        on score markers: p40 score-home, p60 score-visitors
        row 55,258,-2 houses: gryffindor
        row 30,106 markers: quaffle
        row 165,258 markers: star-captain star-seeker
        dice 225,215 ivory: 5
        fan 325,262,3 cards: magic keeper
        """,
    ),
    Table(
        "ravenloft-quest",
        width=366,
        height=270,
        ground="walnut",
        lines="""
        row 106,137,-1 board: journey
        on journey pawns: mistlands-3 raven-party, boglands-4 wolf-party, vale-of-tears-2 heart-party,
            jagged-coast-5 candle-party
        pile 246,60,2 power: 24 silver-blade-back
        row 320,62,-5 power: black-cat
        row 288,160,2 heroes: nun duelist
        dice 240,230 ivory: 5
        fan 300,255,3 power: garlic-wreath night-coach hidden-path steady-light
        """,
    ),
    Table(
        "renaissance-fair",
        width=380,
        height=249,
        ground="oak",
        lines="""
        row 104,6 fair: fair
        on fair visitors: laundry-wenches heart-visitor, candles-shoppe leaf-visitor, flute-maker sun-visitor
        on fair tokens: jousting-field show, acrobats show, maypole-dance show, gypsy-dancers show
        row 290,62,3 checklists: fair
        write 5.8,26.7 checklists/fair ×
        write 5.8,46.7 checklists/fair ×
        write 53.6,26.7 checklists/fair ×
        write 53.6,42.7 checklists/fair ×
        write 53.6,58.7 checklists/fair ×
        write 102.2,30.7 checklists/fair ×
        write 102.2,46.7 checklists/fair ×
        write 150,26.7 checklists/fair ×
        write 150,22.7 checklists/fair ×
        write 150,75 checklists/fair ×
        pencil 330,118,-16
        pile 236,165,1 encounters: 14 buy-a-map-back
        row 286,167,-6 encounters: the-jester
        row 345,150 tokens: craft craft game
        row 348,170 tokens: game game food
        row 342,190 tokens: food acting acting
        row 350,210 tokens: music
        row 325,226,4 visitors: heart-kids
        dice 222,225 ivory: 3 5
        dice 265,228 red: 2 6
        """,
    ),
    Table(
        "russo-german-war",
        width=366,
        height=270,
        ground="oak",
        lines="""
        row 106,137 board: front
        on front counters: B3 german-armor, C4 german-armor, D4 german-infantry, E3 german-infantry,
            F5 german-armor, G3 german-infantry, B2 german-infantry, D2 german-infantry
        on front counters: C5 russian-infantry, B6 russian-armor, D6 russian-infantry, E5 russian-infantry,
            F7 russian-armor, G6 russian-infantry, H6 russian-infantry, A6 russian-infantry
        on front counters: D7 russian-armor, F6 russian-infantry, G4 russian-armor
        on seasons counters: winter-2 season
        pile 246,60,2 orders: 30 blitzkrieg-back
        row 320,62,-6 orders: street-fighting
        row 262,166,7 orders: panzers
        row 292,172,-3 orders: counter-offensive
        fan 290,264,2 orders: mobile-warfare blitzkrieg luftwaffe general-guderian
        """,
    ),
    Table(
        "shot-shell-and-grape",
        width=500,
        height=328,
        ground="blue",
        lines="""
        row 103,48,180 mats: red-right-half
        on right-half battalions: right-center landwehr+musketeers, right-flank cossacks+uhlans,
            reserve jagers+gun-battery
        row 302,48,180 mats: red-left-half
        on left-half battalions: left-flank mamelukes+hussars, left-center grenadiers+grenadiers-back,
            center-center fusiliers+highlanders
        row 103,262 mats: blue-left-half
        on left-half battalions: left-flank carabiners+chasseurs, left-center young-guard+grenadiers-back,
            center-center grenadiers-back+grenadiers-back
        row 302,262 mats: blue-right-half
        on right-half battalions: right-center howitzers+fusiliers, right-flank lancers+dragoons,
            reserve sappers+skirmishers
        row 166,160,-2 battalions: old-guard
        row 236,156,3 battalions: howitzers
        row 96,158,-5 tactics: advancing-line
        row 306,158,6 tactics: canister
        pile 452,60,1 tactics: 30 square-formation-back
        row 453,165,-5 tactics: forced-march
        dice 30,140 red: d8-7 d8-3
        dice 40,172 ivory: 5
        fan 455,285,2 tactics: square-formation high-ground rifles
        """,
    ),
    Table(
        "territories",
        width=420,
        height=320,
        ground="walnut",
        lines="""
        row 206,4 map: map
        on map counters: mossgarth 2*lily-troop, oldwood lily-troop+lily-archers,
            fernhollow lily-troop lily-knights, reedwater lily-troop+lily-troop
        on map counters: charcoal-hills lily-troop+lily-archers lily-champion, riverfork tower-troop,
            crossways tower-troop+tower-knights tower-archers
        on map counters: millbrook tower-troop tower-engine, goldfields sun-troop+sun-troop,
            dunmarsh sun-knights sun-troop, shepherds-down sun-troop+sun-archers
        on map counters: long-barrow 2*dragon-troop, southport dragon-troop+dragon-troop dragon-knights,
            sandey dragon-troop, harrow dragon-troop dragon-engine
        on map counters: gull-rock sun-troop, last-light dragon-troop+dragon-champion
        on map markers: charcoal-hills attacker, riverfork defender
        row 290,240 battle-board: battle-board
        on battle counters: defenders 2*tower-troop tower-archers tower-knights,
            attackers 3*lily-troop 2*lily-archers lily-champion
        on battle markers: defender-counters skirmish-counter, attacker-counters 4*skirmish-counter
        dice 177,232 ivory: 5 2 4 6 3
        dice 177,258 red: 3 6 5 1 6 4 3 5
        pile 42,206,1 fortunes: 30 sure-aim-back
        row 112,208,-5 fortunes: stumble
        fan 78,312,-2 fortunes: heavy-blow shield-wall war-drums charge
        """,
    ),
)


def table_of(kit: str) -> Table:
    """The table of a kit."""
    return next(table for table in TABLES if table.kit == kit)
