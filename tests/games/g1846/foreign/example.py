"""The worked example of the rules as 18xx.games would export it: our own record for the tests."""

from typing import Any

PLAYERS = ("Amy", "Bob", "Carlos")
CORPORATIONS = ["B&O", "C&O", "GT", "IC", "NYC"]
PRIVATES = ["BIG4", "C&WI", "LSL", "MAIL", "MPC", "MS"]
Fields = dict[str, Any]


def by_player(what: str, who: str, **fields: Any) -> Fields:
    return {"type": what, "entity": who, "entity_type": "player", **fields}


def by_corp(what: str, corp: str, **fields: Any) -> Fields:
    return {"type": what, "entity": corp, "entity_type": "corporation", **fields}


def by_minor(what: str, minor: str, **fields: Any) -> Fields:
    return {"type": what, "entity": minor, "entity_type": "minor", **fields}


def by_private(what: str, private: str, **fields: Any) -> Fields:
    return {"type": what, "entity": private, "entity_type": "company", **fields}


def bid(who: str, card: str) -> Fields:
    return by_player("bid", who, company=card, price=0)


def share(who: str, name: str) -> Fields:
    return by_player("buy_shares", who, shares=[name], percent=10)


def par(who: str, corp: str, price: int) -> Fields:
    return by_player("par", who, corporation=corp, share_price=f"{price},0,7")


def issue(corp: str, *numbers: int) -> Fields:
    return by_corp("sell_shares", corp, shares=[f"{corp}_{n}" for n in numbers])


def tile(corp: str, place: str, copy: str, rotation: int) -> Fields:
    return by_corp("lay_tile", corp, hex=place, tile=copy, rotation=rotation)


def run(company: Fields, **routes: list[list[str]]) -> Fields:
    return company | {
        "routes": [{"train": train, "connections": legs} for train, legs in routes.items()]
    }


DRAFT = [
    bid("Carlos", "BIG4"),
    bid("Bob", "C&WI"),
    bid("Amy", "MS"),
    bid("Carlos", "MPC"),
    bid("Bob", "LSL"),
    bid("Amy", "Pass (1)"),
    bid("Carlos", "Pass (2)"),
    bid("Bob", "Pass (3)"),
    by_player("pass", "Amy"),
    by_player("pass", "Carlos"),
    bid("Bob", "MAIL"),
]
STOCK_ROUND = [
    par("Amy", "GT", 60),
    par("Bob", "NYC", 80),
    par("Carlos", "IC", 80),
    share("Amy", "GT_1"),
    share("Bob", "NYC_1"),
    share("Carlos", "NYC_2"),
    share("Amy", "NYC_3"),
    by_player("program_share_pass", "Bob", auto_actions=[by_player("pass", "Bob")]),
    by_player("pass", "Carlos"),
    by_player("pass", "Amy"),
]
FIRST_ROUND = [
    by_minor("lay_tile", "MS", hex="B16", tile="5-0", rotation=0),
    by_minor("pass", "MS"),
    by_minor("run_routes", "MS", routes=[{"train": "2-0", "connections": [["C15", "B16"]]}]),
    by_minor("lay_tile", "BIG4", hex="G9", tile="57-0", rotation=1),
    by_minor("lay_tile", "BIG4", hex="G7", tile="6-0", rotation=4),
    by_minor("run_routes", "BIG4", routes=[{"train": "2-1", "connections": [["G7", "G9"]]}]),
    issue("GT", 2, 3),
    tile("GT", "C13", "7-0", 4),
    tile("GT", "D14", "5-1", 2),
    by_corp("place_token", "GT", city="5-1-0", slot=0),
    by_corp("buy_train", "GT", train="2-2", price=80, variant="2"),
    by_corp("buy_train", "GT", train="2-3", price=80, variant="2"),
    issue("NYC", 4, 5, 6, 7),
    tile("NYC", "D18", "8-0", 4),
    tile("NYC", "E17", "292-0", 1),
    by_corp("pass", "NYC"),
    by_corp("buy_train", "NYC", train="2-4", price=80),
    by_corp("buy_train", "NYC", train="2-5", price=80),
    by_corp("buy_train", "NYC", train="2-6", price=80),
    by_corp("buy_train", "NYC", train="4-0", price=160, variant="3/5"),
    issue("IC", 1, 2),
    tile("IC", "J4", "9-0", 0),
    tile("IC", "H6", "9-1", 0),
    by_corp("pass", "IC"),
    by_corp("buy_train", "IC", train="4-1", price=160, variant="3/5"),
    by_corp("pass", "IC"),
]
SECOND_ROUND = [
    by_minor("lay_tile", "MS", hex="B16", tile="619-0", rotation=4),
    by_minor("run_routes", "MS", routes=[{"train": "2-0", "connections": [["B16", "C15"]]}]),
    by_minor("lay_tile", "BIG4", hex="G7", tile="14-0", rotation=0),
    by_minor("run_routes", "BIG4", routes=[{"train": "2-1", "connections": [["G9", "G7"]]}]),
    by_corp("buy_company", "NYC", company="LSL", price=40),
    by_private("lay_tile", "LSL", hex="D14", tile="14-1", rotation=2),
    tile("NYC", "E15", "8-1", 2),
    tile("NYC", "C15", "294-0", 0),
    by_corp("place_token", "NYC", city="294-0-0", slot=1),
    run(
        by_corp("run_routes", "NYC"),
        **{
            "2-4": [["C15", "B16"]],
            "2-5": [["C15", "C13", "D14"]],
            "2-6": [["C15", "C17"]],
            "4-0": [["D14", "C15"], ["E17", "E15", "D14"]],
        },
    ),
    by_corp("dividend", "NYC", kind="half"),
    by_corp("buy_company", "NYC", company="MAIL", price=80),
    by_corp("buy_company", "NYC", company="C&WI", price=60),
    by_corp("pass", "NYC"),
    by_corp("place_token", "IC", city="14-0-0", slot=0),
    tile("IC", "G9", "14-2", 0),
    tile("IC", "I3", "9-2", 1),
    by_corp("buy_company", "IC", company="MPC", price=60),
    by_private("assign", "MPC", target="I1", target_type="hex"),
    run(
        by_corp("run_routes", "IC"),
        **{"4-1": [["G9", "G7"], ["G7", "H6", "I5"], ["I5", "I3", "I1"]]},
    ),
    by_corp("dividend", "IC", kind="payout"),
    by_corp("pass", "IC"),
    run(
        by_corp("run_routes", "GT"),
        **{"2-2": [["D14", "C13", "C15"]], "2-3": [["D14", "C15"]]},
    ),
    by_corp("dividend", "GT", kind="payout"),
    by_corp("buy_company", "GT", company="MS", price=60),
    by_corp("pass", "GT"),
]
SECOND_STOCK_ROUND = [
    share("Bob", "NYC_4"),
    share("Carlos", "NYC_5"),
    share("Amy", "NYC_6"),
    share("Bob", "NYC_7"),
    share("Carlos", "NYC_8"),
    share("Amy", "GT_4"),
    share("Bob", "GT_2"),
]
ACTIONS = [*DRAFT, *STOCK_ROUND, *FIRST_ROUND, *SECOND_ROUND, *SECOND_STOCK_ROUND]


def record(actions: list[Fields] | None = None, **change: Any) -> Fields:
    """The example in the corpus' form, with the states left out."""
    setup = {
        "corporations": CORPORATIONS,
        "privates": PRIVATES,
        "start": {"round": "DR"},
    }
    steps = [{"action": action, "after": {}} for action in (actions or ACTIONS)]
    return {
        "id": "example",
        "edition": "first",
        "players": list(PLAYERS),
        "setup": setup,
        "steps": steps,
    } | change


def export(actions: list[Fields] | None = None, **change: Any) -> Fields:
    """An export of the site itself; a seed that removes what the example removes is not needed."""
    given = ACTIONS if actions is None else actions
    numbered = [{**action, "id": n} for n, action in enumerate(given, 1)]
    return {
        "id": "hs_example_12666",
        "title": "1846",
        "players": [{"id": n, "name": name} for n, name in enumerate(PLAYERS)],
        "settings": {"seed": 12666, "optional_rules": ["first_ed"]},
        "actions": numbered,
    } | change
