"""The colours of Switch & Signal, by day and by night, and the rules that use them."""

from __future__ import annotations

from typing import Final

from roundhouse.kit.svg import BASE, Look

_COLOURS: Final = {
    "sea": ("#b5d3db", "#0e1b26"),
    "deep": ("#c3dde2", "#122430"),  # the coast's own water, in two steps
    "shallow": ("#d2e7e8", "#172e3b"),
    "land": ("#f6f0e0", "#262d30"),
    "coast": ("#86abb4", "#456170"),
    "grid": ("#ffffff", "#2f4552"),
    "bed": ("#fffefa", "#4a5356"),
    "edge": ("#a89b84", "#15191b"),  # of a track's bed
    "tie": ("#a58d6f", "#2a3032"),
    "rail": ("#453f3a", "#d5d8d3"),
    "plate": ("#fffdf5", "#394246"),  # where a junction's discs lie
    "rim": ("#2b2a28", "#0b0e10"),  # round everything that stands on the map
    "disc": ("#25262a", "#07090b"),  # closes an arm
    "bar": ("#ffffff", "#ffffff"),
    "way": ("#15803d", "#6ee7a0"),  # the open way over a junction
    "stop": ("#d3362b", "#e5483c"),
    "go": ("#178a43", "#2fbf68"),
    "point": ("#34383f", "#12171b"),  # a departure point
    "port": ("#1d4263", "#2a5f8c"),
    "quay": ("#e3d8c0", "#3a4347"),
    "yellow": ("#f2b705", "#f2b705"),
    "blue": ("#2b6cb8", "#3b82d0"),
    "red": ("#c93a2c", "#d9483a"),
    "white": ("#fdfcf8", "#f4f2ea"),
    "black-train": ("#1f2227", "#17191d"),
    "brown-train": ("#8c5327", "#9c6030"),
    "grey-train": ("#8a939c", "#98a1aa"),
    "hull": ("#fffdf5", "#f3efe4"),  # the light line round a train
    "trail": ("#7c3aed", "#c4a1ff"),
    "loss": ("#b91c1c", "#ff8a80"),
    "token": ("#e0a100", "#f4bd3a"),
    "signal-card": ("#178a43", "#2fa862"),
    "switch-card": ("#5b4bb5", "#8b7ce0"),
    "move-card": ("#b4560f", "#d97a2b"),
}

_GROUND: Final = (
    ".sea{fill:var(--sea)}.land{fill:var(--land);stroke:var(--coast);stroke-width:2}"
    ".lake{fill:var(--sea);stroke:var(--coast);stroke-width:2}"
    ".deep{fill:none;stroke:var(--deep);stroke-width:64}"
    ".shallow{fill:none;stroke:var(--shallow);stroke-width:28}"
    ".grid{fill:none;stroke:var(--grid);stroke-width:1;opacity:.55}"
    ".rose{fill:var(--coast);stroke:none}.rose-ring{fill:none;stroke:var(--coast)}"
)
_TRACK: Final = (
    ".edge{fill:none;stroke:var(--edge);stroke-width:19}"
    ".bed{fill:none;stroke:var(--bed);stroke-width:16.5}"
    ".tie{fill:none;stroke:var(--tie);stroke-width:13;stroke-dasharray:3 4.5}"
    ".rail{fill:none;stroke:var(--rail);stroke-width:8}"
    ".gauge{fill:none;stroke:var(--bed);stroke-width:4.6}"
    ".between{fill:none;stroke:var(--tie);stroke-width:4.6;stroke-dasharray:3 4.5}"
)
_LATIN: Final = "system-ui,'Noto Sans','Liberation Sans','DejaVu Sans',sans-serif"
"""Fonts with every letter of Europe; resvg sets a whole word anew for one that is missing."""

_NAMES: Final = (
    f".rh.latin,.city,.departure,.junction,.title{{font-family:{_LATIN}}}"
    ".city{font-size:25px;font-weight:700}"
    ".departure{font-size:19px;font-weight:600}"
    ".junction{font-size:15px;font-style:italic;fill:var(--faint)}"
    ".city,.departure,.junction{paint-order:stroke;stroke:var(--land);stroke-width:5;"
    "stroke-linejoin:round}"
    ".title{font-size:30px;font-weight:700;fill:var(--faint);letter-spacing:.5px}"
)
_THINGS: Final = (
    ".plate{fill:var(--plate);stroke:var(--edge);stroke-width:1.5}"
    ".way-bed{fill:none;stroke:var(--rim);stroke-width:11;stroke-linecap:round}"
    ".way{fill:none;stroke:var(--way);stroke-width:7;stroke-linecap:round}"
    ".place{fill:var(--plate);stroke:var(--rail);stroke-width:1.5}"
    ".disc{fill:var(--disc);stroke:var(--hull);stroke-width:1.5}"
    ".bar{fill:var(--bar)}"
    ".stop{fill:var(--stop);stroke:var(--hull);stroke-width:1.5}"
    ".go{fill:var(--go);stroke:var(--hull);stroke-width:2}"
    ".rim{fill:none;stroke:var(--rim);stroke-width:2.5}"
    ".house{stroke:var(--rim);stroke-width:3}.floor{fill:#00000026}"
    ".port{fill:var(--port);stroke:var(--rim);stroke-width:3}"
    ".anchor{fill:none;stroke:#fff;stroke-width:3.4;stroke-linecap:round}"
    ".point{fill:var(--point);stroke:var(--hull);stroke-width:2.5}"
    ".no{font-size:21px;font-weight:700;text-anchor:middle;fill:#fff}"
    ".quay{fill:var(--quay);stroke:var(--edge);stroke-width:1.5}"
    ".slot{fill:none;stroke:var(--ink);stroke-width:1;stroke-dasharray:2 2}"
    ".cube{stroke:#1b1c1e;stroke-width:1.4;stroke-linejoin:round}"
    ".lit{fill:#ffffff59}.mark{fill:#1b1c1e}"
    ".yellow{fill:var(--yellow)}.blue{fill:var(--blue)}"
    ".red{fill:var(--red)}.white{fill:var(--white)}"
)
_TRAINS: Final = (
    ".hull{fill:var(--hull);stroke:var(--rim);stroke-width:1}"
    ".black{fill:var(--black-train)}.brown{fill:var(--brown-train)}"
    ".grey{fill:var(--grey-train)}"
    ".speed{fill:none;stroke:#fff;stroke-width:2.4;stroke-linecap:round;"
    "stroke-linejoin:round}"
    ".hold{fill:#00000047;stroke:#ffffffb0;stroke-width:1}"
    ".nr{font-size:14px;font-weight:700;text-anchor:middle;fill:#fff}"
)
_CHOICES: Final = (
    ".hit{fill:#000;fill-opacity:0;pointer-events:all}"
    ".ring{fill:none;stroke:none;pointer-events:none}"
    ".may .ring{stroke:var(--may);stroke-width:3}"
    ".chosen .ring{stroke:var(--focus);stroke-width:5}"
    ".exit{fill:var(--may);stroke:var(--hull);stroke-width:2}"
    ".may:hover .ring{stroke-width:6}"
    "[aria-disabled] .ring{stroke:var(--faint);stroke-width:2;stroke-dasharray:3 5}"
)
_TRAIL: Final = (
    ".trail{fill:none;stroke:var(--trail);stroke-width:9;stroke-linecap:round;"
    "stroke-linejoin:round;opacity:.72}"
    ".step{fill:var(--trail);stroke:var(--hull);stroke-width:2}"
    ".count{font-size:13px;font-weight:700;text-anchor:middle;fill:var(--card)}"
    ".pole{stroke:var(--trail);stroke-width:2.5}.loss .pole{stroke:var(--loss)}"
    ".flag{fill:var(--card);stroke:var(--trail);stroke-width:2.5}"
    ".loss .flag{stroke:var(--loss)}"
    ".home{fill:var(--ink)}"
    ".why{font-size:16px;font-weight:700}.loss text,text.loss{fill:var(--loss)}"
)
_CARDS: Final = (
    ".sheet{fill:var(--card);stroke:var(--rim);stroke-width:1.5}"
    ".signal-card{fill:var(--signal-card)}.switch-card{fill:var(--switch-card)}"
    ".move-card{fill:var(--move-card)}"
    ".stroke{fill:none;stroke:#fff;stroke-width:3.2;stroke-linecap:round;stroke-linejoin:round}"
    ".stroke.dashed{stroke-dasharray:2 4.5}.stroke.thin{stroke-width:1.6}"
    ".stroke.dark{stroke:var(--move-card);stroke-width:2.4}.pale{fill:#fff}"
    ".label{font-size:12px;font-weight:600}.figure{font-size:28px;font-weight:700}"
    ".head{font-size:16px;font-weight:700;fill:var(--faint)}"
    ".turn{fill:var(--may)}"
    ".helper{font-size:19px;font-weight:700}"
    ".row{fill:none}.now .row{fill:var(--may);fill-opacity:.2;stroke:var(--may);stroke-width:2}"
    ".done{opacity:.45}"
    ".tick{fill:none;stroke:var(--go);stroke-width:4;stroke-linecap:round;stroke-linejoin:round}"
    ".face{fill:var(--card);stroke:var(--rim);stroke-width:5}"
    ".token{fill:var(--token);stroke:var(--rim);stroke-width:1.5}"
    ".gone{fill:none;stroke:var(--faint);stroke-width:1.5;stroke-dasharray:3 3}"
    ".die{fill:var(--card);stroke:var(--rim);stroke-width:1.5}.pip{fill:var(--ink)}"
    ".die.black{fill:var(--black-train)}.die.brown{fill:var(--brown-train)}"
    ".die.grey{fill:var(--grey-train)}.die-no{font-size:25px;font-weight:700;fill:#fff}"
    ".sign{fill:none;stroke:#1d1e20;stroke-width:3.6;stroke-linecap:round;stroke-linejoin:round}"
    ".gone+.sign{stroke:var(--faint)}"
    ".cross{stroke:var(--loss);stroke-width:4;stroke-linecap:round}"
    ".back{fill:var(--port);stroke:var(--hull);stroke-width:1.5}.bright{fill:#fff}"
    ".none{fill:none;stroke:var(--faint);stroke-width:1.5;stroke-dasharray:4 4}"
    ".yard{fill:var(--quay);stroke:var(--edge);stroke-width:2}"
    ".stall{stroke:var(--rail);stroke-width:5;stroke-dasharray:2 2.5}.stall.none{opacity:.35}"
    ".turntable{fill:var(--plate);stroke:var(--edge);stroke-width:2}"
)
_CHART: Final = (
    ".series{fill:none;stroke-width:3;stroke-linejoin:round}"
    ".series.delivered{stroke:var(--go);stroke-width:4}"
    ".series.clock{stroke:var(--token);stroke-dasharray:7 4}"
    ".series.stack{stroke:var(--port);stroke-dasharray:2 4}"
    ".chart-grid{fill:none;stroke:var(--line)}"
)

LOOK: Final = BASE | Look(
    _COLOURS, _GROUND + _TRACK + _NAMES + _THINGS + _TRAINS + _CHOICES + _TRAIL + _CARDS + _CHART
)
"""All of it: what pictures share, then the map, then what stands on it."""
