// Moves are played above the true picture, which is there at once and only covered meanwhile: a copy
// of the board as it was, in which the beats of a script (panel/motion.py) happen one by one. To
// interrupt is to take the copy away. One's own moves are shown fast; those of others at the pace
// that was chosen; nothing moves for those who asked their system for less motion.

import { Stage } from "./stage.js";

const PACES = { slow: 1.8, normal: 1, fast: 0.45 };
const OWN = 0.5; // how long one's own moves take, of the normal pace
const SHELF = "switch-signal pace";

const still = matchMedia("(prefers-reduced-motion: reduce)");

let before = null; // the board as it was shown until just now, unless that is what is played on
let shown = null; // the moment that the page shows
let stage = null; // what is being played on
let queue = [];
let last = null; // what may be shown again: {board, beats}
let foreseen = new Set(); // beats that were shown before they happened
let acted = false;

function pace() {
  try {
    return localStorage.getItem(SHELF) ?? "normal";
  } catch {
    return "normal"; // somebody allows no memory
  }
}

const mayMove = () => !still.matches && !document.hidden && pace() in PACES;

// ---------------------------------------------------------------- what is to be played

// A beat that was foreseen is not shown again when it comes to pass.
function fresh(beats) {
  const found = beats.filter((beat) => !foreseen.delete(sign(beat)));
  foreseen = new Set(beats.filter((beat) => beat.ahead).map(sign));
  return found;
}

function sign({ ahead, own, t, ...beat }) {
  return JSON.stringify(beat);
}

function heard(script) {
  const beats = fresh(JSON.parse(script));
  if (acted || !last) last = { board: before, beats: [] };
  last.beats.push(...beats);
  acted = false;
  if (!mayMove()) finish();
  else if (beats.length && (stage || before)) play(before, beats);
}

function play(board, beats) {
  queue.push(...beats);
  if (stage) return;
  stage = new Stage(board, { skip: finish, words: document.getElementById("ss-again")?.dataset.skip ?? "" });
  run(stage);
}

async function run(mine) {
  while (stage === mine && queue.length) {
    const beat = queue.shift();
    try {
      await mine.show(beat, beat.own ? Math.min(OWN, PACES[pace()] ?? OWN) : PACES[pace()] ?? 0);
    } catch (error) {
      if (stage === mine) finish(); // whatever went wrong with the show, the truth is below
      if (!(error instanceof DOMException)) throw error;
    }
  }
  if (stage === mine) finish();
}

export function finish() {
  queue = [];
  stage?.strike();
  stage = null;
}

export const isPlaying = () => Boolean(stage);

// ---------------------------------------------------------------- the page

document.addEventListener("roundhouse:changing", () => {
  before = stage || !mayMove() ? null : Stage.copy();
});

document.addEventListener("roundhouse:drawn", () => {
  const found = document.getElementById("motion");
  const { script } = found.dataset;
  const { at } = document.getElementById("turn").dataset;
  found.removeAttribute("data-script");
  if (script) heard(script);
  else if (shown !== at) finish(); // a move was taken back, or the page looks elsewhere
  before = null;
  shown = at;
  controls();
});

function controls() {
  const list = document.getElementById("ss-pace");
  const again = document.getElementById("ss-again");
  if (list) list.value = pace();
  if (again) again.hidden = !last?.board || !mayMove();
}

document.addEventListener("change", ({ target }) => {
  if (target.id !== "ss-pace") return;
  try {
    localStorage.setItem(SHELF, target.value);
  } catch { /* it holds nothing here */ }
  if (target.value === "none") finish();
  controls();
});

document.addEventListener("click", ({ target }) => {
  if (!target.closest?.("#ss-again") || !last?.board) return;
  finish();
  play(last.board, last.beats.map((beat) => ({ ...beat, own: 0 })));
});

// Whoever does something does not wait: on the board, by a choice, by another look at the picture.
document.addEventListener("pointerdown", ({ target }) => {
  if (target.closest?.("#board") && !target.closest(".ss-caption")) finish();
}, true);
document.addEventListener("click", ({ target }) => {
  if (!target.closest?.("[data-action], [data-spend], [data-held], [data-zoom], [data-go], [data-leap]")) return;
  acted = true;
  finish();
}, true);
document.addEventListener("roundhouse:act", () => {
  acted = true;
  finish();
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !stage) return;
  finish();
  event.stopImmediatePropagation();
}, true);
for (const kind of ["resize", "orientationchange"]) addEventListener(kind, finish);
document.getElementById("board").addEventListener("wheel", finish, { passive: true });
document.addEventListener("visibilitychange", () => { if (document.hidden) finish(); });
still.addEventListener("change", finish);
shown = document.getElementById("turn").dataset.at;
controls();
