"""What the owners of privates do, written as text."""

from roundhouse.games.g1846.rules.frames import Frame
from roundhouse.games.g1846.rules.ids import HexId, PrivateId
from roundhouse.games.g1846.rules.powers.kinds.markers import PlaceMarker
from roundhouse.games.g1846.rules.powers.kinds.tiles import LayPrivateTile
from roundhouse.games.g1846.rules.state import State
from tests.games.g1846.rules.turns import placement

SECOND_EDITION = {"second_edition_privates": True}


def power(private: str, text: str) -> LayPrivateTile:
    """A private's tile as it is written: "D14 14@2"."""
    place, laid = placement(text)
    return LayPrivateTile(
        private=PrivateId(private), hex=place, tile=laid.tile, rotation=laid.rotation
    )


def marker(private: str, place: str) -> PlaceMarker:
    """A private's marker in a hex."""
    return PlaceMarker(private=PrivateId(private), hex=HexId(place))


def at_step(state: State, frame: Frame) -> State:
    """The same position at another step of the turn."""
    later = state.copy()
    later.stack = (frame,)
    return later
