"""A worker knows the tables it was asked about, and says where it does not."""

from random import Random

import pytest

from roundhouse.core.actions import Pass, Seat
from roundhouse.core.codec import decode_tagged, read_json
from roundhouse.core.errors import Fault, WrongVersion
from roundhouse.core.game import Setup
from roundhouse.core.journal import dump_journal
from roundhouse.core.table import Table
from roundhouse.server.tables.bots.worker import MOST_TABLES, Answer, Question, Since, Whole, Worker
from roundhouse.server.tables.live_table import line_of
from roundhouse_toll.game import Stake, Toll, TollView
from roundhouse_toll.title import TITLE as TOLL
from tests.support.thinkers import Saw, thinking_titles

PlayedTable = Table[Toll, TollView]


@pytest.fixture
def table() -> PlayedTable:
    return Table.start(TOLL.game, Setup(seats=2), seed="worker")


def whole(table: PlayedTable) -> Whole:
    return Whole(dump_journal(table.journal))


def since(table: PlayedTable, seq: int) -> Since:
    return Since(seq, tuple(map(line_of, table.entries[seq:])))


def asked(
    table: PlayedTable, news: Whole | Since, *, id_: str = "t", bot: str = "looker"
) -> Question:
    return Question(table=id_, news=news, seat=table.to_act[0], bot=bot, seed=f"s{table.seq}")


def saw(answer: Answer | None) -> TollView:
    assert answer is not None
    assert isinstance(answer.reason, Saw)
    return answer.reason.view


def test_a_table_is_unknown_until_it_was_sent_whole(table: PlayedTable) -> None:
    worker = Worker(thinking_titles())
    assert worker.answer(asked(table, since(table, 2))) is None
    assert saw(worker.answer(asked(table, whole(table)))) == table.view(Seat(0))
    assert saw(worker.answer(asked(table, since(table, 2)))) == table.view(Seat(0))


def test_what_is_new_is_entered_and_the_answer_is_that_of_a_fresh_worker(
    table: PlayedTable,
) -> None:
    worker = Worker(thinking_titles())
    sent = table.seq
    worker.answer(asked(table, whole(table)))
    while table.to_act:
        seat, question = table.to_act[0], asked(table, since(table, sent))
        answer = worker.answer(question)
        fresh = Worker(thinking_titles()).answer(asked(table, whole(table)))
        assert answer is not None
        assert fresh is not None
        assert (answer.action, answer.reason) == (fresh.action, fresh.reason)
        assert saw(answer) == table.view(seat)
        sent = table.seq
        action = decode_tagged(TOLL.vocabulary.actions, read_json(answer.action))
        assert action == table.offers(seat).sample(Random(question.seed))
        table.play(seat, action)


def test_a_step_back_is_news_like_any_other(table: PlayedTable) -> None:
    worker = Worker(thinking_titles())
    worker.answer(asked(table, whole(table)))
    sent = table.seq
    table.play(Seat(0), Pass())
    table.undo(Seat(0))
    assert saw(worker.answer(asked(table, since(table, sent)))) == table.view(Seat(0))
    assert saw(worker.answer(asked(table, since(table, table.seq)))).turn == 0


@pytest.mark.parametrize("seq", [0, 1, 3])
def test_a_table_known_to_another_moment_is_asked_for_whole(table: PlayedTable, seq: int) -> None:
    worker = Worker(thinking_titles())
    worker.answer(asked(table, whole(table)))
    assert table.seq == 2
    assert worker.answer(asked(table, Since(seq, ()))) is None


def test_only_the_last_tables_are_kept(table: PlayedTable) -> None:
    worker = Worker(thinking_titles())
    for number in range(MOST_TABLES):
        worker.answer(asked(table, whole(table), id_=str(number)))
    assert worker.answer(asked(table, since(table, 2), id_="0"))
    worker.answer(asked(table, whole(table), id_="one more"))
    assert worker.answer(asked(table, since(table, 2), id_="0"))
    assert worker.answer(asked(table, since(table, 2), id_="1")) is None


def test_a_table_whose_news_cannot_be_is_not_kept(table: PlayedTable) -> None:
    worker = Worker(thinking_titles())
    worker.answer(asked(table, whole(table)))
    good = line_of(table.copy().journal.entries[0])  # a card is dealt only once
    with pytest.raises(Fault):
        worker.answer(asked(table, Since(2, (good,))))
    assert worker.answer(asked(table, since(table, 2))) is None


def test_a_bot_that_fails_leaves_its_table_known(table: PlayedTable) -> None:
    worker = Worker(thinking_titles())
    with pytest.raises(RuntimeError, match="lost"):
        worker.answer(asked(table, whole(table), bot="failing"))
    table.play(Seat(0), Stake(coins=1))
    assert saw(worker.answer(asked(table, since(table, 2)))) == table.view(table.to_act[0])


def test_a_journal_of_later_rules_is_refused(table: PlayedTable) -> None:
    later = whole(table).journal.replace('"version": 1', '"version": 2')
    with pytest.raises(WrongVersion):
        Worker(thinking_titles()).answer(asked(table, Whole(later)))
