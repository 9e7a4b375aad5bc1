"""A board of four places, and moments on it.

Departure point Nord (2) -- junction Mid == port, with a town south of Mid.
"""

from dataclasses import replace
from functools import cache

from roundhouse.games.switch_signal.draw.scene import Scene
from roundhouse.games.switch_signal.rules.boards.board import BoardDef
from roundhouse.games.switch_signal.rules.boards.file import read_board

TEXT = """
[board]
format = 1
id = "small"
name = "Small"
width = 600
height = 400
switch_discs = 1
signal_discs = 2
pass_through_cities = false
helpers = ["logistician", "dispatcher", "conductor"]

[[scenery]]
kind = "land"
points = [[-20, -20], [420, -20], [460, 200], [420, 420], [-20, 420]]

[[scenery]]
kind = "lake"
points = [[40, 250], [120, 260], [110, 330], [50, 320]]

[[city]]
id = "town"
name = "Town"
kind = "trade"
goods = "yellow"
x = 260
y = 320
label = { dx = 44, dy = 8, anchor = "start" }

[[city]]
id = "port"
name = "Port <&>"
kind = "port"
x = 500
y = 120
label = { dx = 0, dy = -44, anchor = "middle" }

[[departure]]
number = 2
id = "nord"
name = "Nord"
x = 60
y = 100
label = { dx = 0, dy = -34, anchor = "middle" }

[[junction]]
id = "mid"
name = "Mid"
x = 260
y = 110
discs = ["mid-town"]
label = { dx = 0, dy = -34, anchor = "middle" }

[[track]]
id = "nord-mid"
ends = ["nord", "mid"]
sections = 1
via = [[160, 110]]

[[track]]
id = "mid-port"
ends = ["mid", "port"]
sections = 2
signals = [1]

[[track]]
id = "mid-town"
ends = ["mid", "town"]
sections = 1

[first_game]
green = ["mid-port@port", "mid-town@town"]
"""


@cache
def small_board() -> BoardDef:
    """The board of the text above."""
    board = read_board(TEXT)
    assert isinstance(board, BoardDef)
    return board


def at_the_start() -> Scene:
    """Nothing has moved yet."""
    board = small_board()
    return Scene(
        board=board,
        trains={},
        loads={},
        green=frozenset(board.green),
        closed={"mid": ("mid-town",)},
        goods={"town": 2},
        room=2,
        delivered={"port": []},
        wanted={"port": ["yellow", "blue", None]},
        numbers={"nord": 2},
    )


def under_way() -> Scene:
    """Trains everywhere, one of them loaded; a cube has arrived."""
    return replace(
        at_the_start(),
        trains={
            "black-1": "mid-port:1>",
            "brown-2": "town",
            "grey-3": "nord",
            "black-2": "mid-port:2<",
        },
        loads={"black-1": "blue"},
        green=frozenset({"mid-port@1", "mid-town@town"}),
        closed={"mid": ("nord-mid",)},
        goods={"town": 1},
        delivered={"port": ["yellow"]},
    )
