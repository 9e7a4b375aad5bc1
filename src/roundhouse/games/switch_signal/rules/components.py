"""What is in the box: trains, dice, cards, helpers (SS-COMP-1, SS-COMP-2, SS-DECK-3)."""

from typing import Final

COLOURS: Final = ("black", "brown", "grey")
"""Of trains, fast to slow."""

GOODS: Final = ("yellow", "blue", "red", "white")
CARDS: Final = ("signal", "switch", "move")

DICE: Final = {
    "black": (2, 3, 3, 4, 4, 5),
    "brown": (1, 2, 2, 3, 3, 4),
    "grey": (1, 1, 1, 2, 2, 3),
}
"""The faces of each colour's movement die (SS-COMP-2)."""

TRAINS: Final = tuple(f"{colour}-{n}" for colour in COLOURS for n in (1, 2, 3))
"""Named as SS-INST-14 says; a train's number is its place in this row."""

COLOUR_OF: Final = {train: train[:-2] for train in TRAINS}
NUMBER_OF: Final = {train: number for number, train in enumerate(TRAINS)}
FLEETS: Final = {
    colour: tuple(n for n, train in enumerate(TRAINS) if COLOUR_OF[train] == colour)
    for colour in COLOURS
}
"""The numbers of each colour's trains."""

EACH_CARD: Final = 27
MOST_IN_HAND: Final = 10
DRAWN: Final = 5
DEPARTURES: Final = tuple(range(2, 13))
"""The numbers of the departure points and of the location tokens."""

DEPLOY: Final = "deploy"
MULTI: Final = "multi"
START: Final = "start"

INSTRUCTIONS: Final = {
    "I01": (DEPLOY, DEPLOY, MULTI),
    "I02": (MULTI, MULTI, MULTI),
    "I03": (DEPLOY, "black", "grey"),
    "I04": (DEPLOY, "black", "brown"),
    "I05": (DEPLOY, MULTI, MULTI),
    "I06": (DEPLOY, "black"),
    "I07": (DEPLOY, MULTI),
    "I08": (DEPLOY, "grey"),
    "I09": (DEPLOY, MULTI, MULTI),
    "I10": (DEPLOY, MULTI, MULTI),
    "I11": (MULTI, MULTI),
    "I12": ("grey", "black"),
    "I13": (MULTI, MULTI),
    "I14": ("black",),
    "I15": (MULTI, MULTI),
    "I16": (MULTI, MULTI),
    "I17": (MULTI,),
    "I18": (MULTI, MULTI),
}
"""The symbols of each transport instruction, from top to bottom (SS-DECK-3)."""

SYMBOLS: Final = INSTRUCTIONS | {START: (DEPLOY, DEPLOY, DEPLOY)}
"""The start card's three trains are black, brown and grey, in this order (SS-DECK-5)."""

LOGISTICIAN: Final = "logistician"
DISPATCHER: Final = "dispatcher"
CONDUCTOR: Final = "conductor"
SWITCHMAN: Final = "switchman"
COUPLER: Final = "coupler"
STATION_MASTER: Final = "station_master"
HELPERS: Final = (LOGISTICIAN, DISPATCHER, CONDUCTOR, SWITCHMAN, COUPLER, STATION_MASTER)

TRACK_DISCS: Final = 3
"""Signal discs on track places at the start, beside one for each city (SS-SETUP-3)."""
