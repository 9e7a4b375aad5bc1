// Fingers: on a small picture what can be chosen lies close together, so whatever is nearest to the
// finger is meant, and each thing answers to at least 24 pixels.

const LEAST = 24; // pixels across
const map = () => document.getElementById("map");

const things = () => [...document.querySelectorAll("#map .pick")];

function centre(thing) {
  const { left, top, width, height } = (thing.querySelector(".hit") ?? thing).getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

// How large a thing's circle must be on the board to be that large on the screen.
function measure() {
  const scale = map()?.getScreenCTM()?.a;
  if (scale) document.getElementById("board").style.setProperty("--reach", `${LEAST / 2 / scale}px`);
}

function nearest(x, y, among) {
  const found = among.map((thing) => [Math.hypot(...centre(thing).map((at, i) => at - [x, y][i])), thing]);
  return found.sort((one, other) => one[0] - other[0])[0]?.[1];
}

// What is called for goes before what may merely be looked at.
document.addEventListener("click", (event) => {
  if (!event.isTrusted || event.detail === 0) return;
  const hit = event.target.closest?.("#map .pick");
  if (!hit) return;
  const { clientX: x, clientY: y } = event;
  const under = things().filter((thing) => {
    const { left, right, top, bottom } = (thing.querySelector(".hit") ?? thing).getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  });
  const called = under.filter((thing) => thing.matches(document.querySelector("#map .target") ? ".target" : ".may"));
  const meant = nearest(x, y, called.length ? called : under);
  if (!meant || meant === hit) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  meant.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y }));
}, true);

document.addEventListener("roundhouse:drawn", measure);
new ResizeObserver(measure).observe(document.getElementById("board"));
measure();
