"""A plan as data: what each company would do, one step after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from roundhouse.core.actions import Action
from roundhouse.core.codec import decode, decode_tagged, encode
from roundhouse.core.errors import BadInput, WrongType
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId
from roundhouse.games.g1846.rules.steps.open_corp import OpenCorp
from roundhouse.games.g1846.rules.steps.return_train import ReturnTrain
from roundhouse.games.g1846.rules.steps.token import PlaceToken
from roundhouse.games.g1846.rules.steps.track import LayTile
from roundhouse.games.g1846.rules.steps.trains import BuyTrain, BuyTrainFrom


@dataclass(eq=False, kw_only=True)
class PlanTooLong(BadInput):
    """A plan has more steps than are tried out."""

    prefix: ClassVar[str] = "g1846"
    wire: ClassVar[str] = "plan_too_long"
    steps: int
    most: int


@dataclass(eq=False, kw_only=True)
class NotInPlay(BadInput):
    """The company has closed or was removed; or a corporation has bought the independent."""

    prefix: ClassVar[str] = "g1846"
    wire: ClassVar[str] = "not_in_play"
    company: CompanyId


@dataclass(eq=False, kw_only=True)
class NotOpened(BadInput):
    """The corporation has to be opened first, in the plan too."""

    prefix: ClassVar[str] = "g1846"
    wire: ClassVar[str] = "not_opened"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class NobodyPlans(BadInput):
    """A corporation without a president only runs."""

    prefix: ClassVar[str] = "g1846"
    wire: ClassVar[str] = "nobody_plans"
    corp: CorpId


@dataclass(eq=False, kw_only=True)
class NothingToReturn(BadInput):
    """A train is returned by whoever has too many, and by nobody else."""

    prefix: ClassVar[str] = "g1846"
    wire: ClassVar[str] = "nothing_to_return"
    corp: CorpId
    have: int
    limit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlannedStep:
    """What *company* would do."""

    company: CompanyId
    action: Action


MOST_STEPS: Final = 24
PLANNED: Final[tuple[type[Action], ...]] = (
    OpenCorp,
    LayTile,
    PlaceToken,
    BuyTrain,
    BuyTrainFrom,
    ReturnTrain,
)
"""What may stand in a plan."""


def read_steps(data: object) -> tuple[PlannedStep, ...]:
    """The steps in a JSON list of ``{"company", "action"}``; a Fault says what is wrong."""
    if not isinstance(data, list):
        raise WrongType(path="/steps", expected="list", found=type(data).__name__)
    if len(data) > MOST_STEPS:
        raise PlanTooLong(steps=len(data), most=MOST_STEPS)
    return tuple(_read(one, f"/steps/{number}") for number, one in enumerate(data))


def _read(data: Any, path: str) -> PlannedStep:
    sent = decode(_Sent, data, path)
    action = decode_tagged(PLANNED, dict(sent.action), f"{path}/action")
    if isinstance(action, OpenCorp) and action.corp != sent.company:
        raise WrongType(path=f"{path}/company", expected=action.corp, found=sent.company[:80])
    return PlannedStep(company=CorpId(sent.company), action=action)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Sent:
    company: str
    action: dict[str, Any]


def written(steps: Sequence[PlannedStep]) -> list[dict[str, object]]:
    """*steps* as they are read."""
    return [{"company": step.company, "action": encode(step.action)} for step in steps]
