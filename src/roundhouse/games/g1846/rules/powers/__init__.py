"""What privates do: a file a private, each with its `POWER`, found here by the private's id.

What several have in common is in kinds/. The rules ask a power and name no private.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, TypeAlias

from roundhouse.games.g1846.rules.defs import DEFS, require
from roundhouse.games.g1846.rules.ids import CompanyId, PrivateId
from roundhouse.games.g1846.rules.powers.kinds.power import Power
from roundhouse.games.g1846.rules.state import State

AnyPower: TypeAlias = Power[Any]


@cache
def modules() -> tuple[ModuleType, ...]:
    """The files of this folder, loaded when first asked for: they rest on rules that ask them."""
    names = [found.name for found in iter_modules(__path__) if not found.ispkg]
    return tuple(import_module(f"{__name__}.{name}") for name in names)


@cache
def powers() -> Mapping[PrivateId, AnyPower]:
    """Every power by the id of its private."""
    return by_id(module.POWER for module in modules())


def by_id(found: Iterable[AnyPower]) -> Mapping[PrivateId, AnyPower]:
    """The powers *found*, one for each private of the data."""
    known = {power.id: power for power in found}
    alone = ", ".join(sorted(known.keys() ^ DEFS.privates.keys()))
    require(not alone, f"{alone}: it must be in data/privates.toml and have a file in powers/")
    return known


def power_of(private: PrivateId) -> AnyPower:
    """What *private* does."""
    return powers()[private]


@cache
def powers_with(hook: Callable[..., Any]) -> tuple[AnyPower, ...]:
    """The powers that have an answer of their own to *hook*, a method of Power."""
    every = powers().values()
    return tuple([each for each in every if getattr(type(each), hook.__name__) is not hook])


def owned(state: State, company: CompanyId, hook: Callable[..., Any]) -> list[AnyPower]:
    """Those of them whose private *company* owns."""
    return [power for power in powers_with(hook) if state.owners.get(power.id) == company]
