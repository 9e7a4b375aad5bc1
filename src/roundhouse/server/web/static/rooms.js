// The rooms of a table: which of them stand in front, and side by side where the screen is wide.
//
// The step calls for some (#turn[data-calls]). A choice by hand is remembered for steps that call
// for the same one; while others decide nothing moves what was chosen. How many of those ranked
// are seen is for the style sheet to say. A script may dispatch "roundhouse:room" (detail: a key).

const house = document.getElementById("rooms");
const rooms = [...house.querySelectorAll("[data-room]")];
const doors = [...document.querySelectorAll("[data-door]")];
const shelf = `rooms ${house.dataset.title}`;

let order = []; // the keys of the rooms, the first in front
let kind = null; // the room that the step called for when they were put in order
let chosen = false; // whether somebody put them in order by hand since

const keyOf = (room) => room.dataset.room;
const isSeen = (room) => room.offsetParent !== null;
const known = (key) => rooms.some((room) => keyOf(room) === key);

function kept() {
  try {
    return JSON.parse(localStorage.getItem(shelf)) ?? {};
  } catch {
    return {}; // somebody allows no memory: the step alone chooses
  }
}

function keep() {
  try {
    localStorage.setItem(shelf, JSON.stringify({ ...kept(), [kind]: order }));
  } catch { /* the choice holds until the page is left */ }
}

function place() {
  for (const room of rooms) room.dataset.rank = order.indexOf(keyOf(room)) + 1 || "";
  tell();
}

function tell() {
  for (const door of doors) {
    const room = rooms.find((each) => keyOf(each) === door.dataset.door);
    door.setAttribute("aria-pressed", String(isSeen(room)));
  }
}

function arrange() {
  const { calls, mine } = document.getElementById("turn").dataset;
  const called = calls.split(" ");
  if (called[0] === kind || (kind && chosen && !mine)) return;
  kind = called[0];
  chosen = false;
  order = (kept()[kind] ?? called).filter(known);
  place();
}

// A room that is seen already gives way to the others, if there are any.
function choose(key) {
  const seen = rooms.filter(isSeen).map(keyOf);
  const others = order.filter((each) => each !== key);
  order = seen.includes(key) && seen.length > 1 ? others : [key, ...others];
  chosen = true;
  keep();
  place();
}

function goTo(key) {
  const room = rooms.find((each) => keyOf(each) === key);
  if (room && !isSeen(room)) choose(key);
}

for (const door of doors) door.addEventListener("click", () => choose(door.dataset.door));
document.addEventListener("roundhouse:room", (event) => goTo(event.detail));
document.addEventListener("roundhouse:drawn", arrange);
addEventListener("resize", tell);
arrange();
