"""Corporations, privates, trains and where shares are bought, as the tests call them."""

from typing import Final

from roundhouse.games.g1846.rules.ids import CorpId, PrivateId, TrainId

BO, CO, ERIE, GT, IC, NYC = map(CorpId, ("B&O", "C&O", "ERIE", "GT", "IC", "NYC"))
MS, BIG4, CWI, MAIL = map(PrivateId, ("MS", "BIG4", "C&WI", "MAIL"))
LSL, MC, OI, LM = map(PrivateId, ("LSL", "MC", "O&I", "LM"))
MPC, SC, TBC, BT = map(PrivateId, ("MPC", "SC", "TBC", "BT"))
T2, T35, T4, T46, T5, T6, T78 = map(TrainId, ("2", "3/5", "4", "4/6", "5", "6", "7/8"))
TREASURY: Final = "treasury"
MARKET: Final = "market"
