"""How a bot reckons with the turns that lost time tokens will cost."""

import pytest

from roundhouse.bots.switch_signal.turns import after_loss, turns_left


@pytest.mark.parametrize(
    ("left", "clock", "tokens", "expected"),
    [
        (5, 7, 3, (5, 4)),
        (5, 2, 3, (4, 6)),
        (5, 3, 3, (4, 7)),
        (5, 1, 10, (3, 5)),
        (0, 2, 2, (-1, 7)),
    ],
)
def test_a_loss_takes_cards_off_the_stack_as_the_rules_do(
    left: int, clock: int, tokens: int, expected: tuple[int, int]
) -> None:
    assert after_loss(left, clock, 7, tokens) == expected


def test_a_token_is_never_worth_less_than_nothing() -> None:
    turns = [turns_left(left, clock, 7, 1.2) for left in range(1, 16) for clock in range(1, 8)]
    assert turns == sorted(turns)


def test_without_losses_every_card_is_a_turn() -> None:
    assert turns_left(9, 1, 7, 0.0) == 9


def test_the_last_card_is_a_turn_whatever_the_clock_says() -> None:
    assert turns_left(1, 1, 7, 1.2) == turns_left(1, 7, 7, 1.2) == 1
