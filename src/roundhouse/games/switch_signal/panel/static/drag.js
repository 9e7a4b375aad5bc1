// Dragging, by mouse, pen or finger: a card onto what it acts on, a green disc onto its new place.
// It does nothing that clicks do not: a card is picked and a thing clicked, a disc, then a place.

import { unpick } from "./hands.js";

const FAR = 7; // pixels before it is a drag and no click

let drag = null; // {from, ghost, x, y, waits}

const isDisc = (thing) => thing?.classList.contains("may") && !thing.classList.contains("target") &&
  thing.dataset.detail?.startsWith("signal=") && thing.querySelector(":scope > .go");

function source(target) {
  const card = target.closest?.("[data-held]");
  const thing = target.closest?.("#map .pick");
  return card ?? (isDisc(thing) ? thing : null);
}

function pictureOf(from) {
  const svg = from.querySelector("svg")?.cloneNode(true) ?? boxed(from);
  svg.classList.add("ss-ghost");
  svg.setAttribute("aria-hidden", "true");
  return svg;
}

// A disc by itself, as large as it is on the board.
function boxed(disc) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const wide = 40 * document.getElementById("map").getScreenCTM().a;
  svg.setAttribute("viewBox", "-20 -20 40 40");
  svg.setAttribute("width", wide);
  svg.setAttribute("height", wide);
  svg.setAttribute("class", "rh");
  for (const part of disc.querySelectorAll(":scope > .go, :scope > .bar")) svg.append(part.cloneNode());
  return svg;
}

function begin(x, y) {
  drag.ghost = pictureOf(drag.from);
  document.body.append(drag.ghost);
  document.body.classList.add("ss-dragging");
  const isCard = "held" in drag.from.dataset;
  if (isCard ? drag.from.getAttribute("aria-pressed") !== "true" : !drag.from.classList.contains("chosen")) press(drag.from);
  move(x, y);
}

function press(element) {
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
}

function move(x, y) {
  drag.ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
}

// What lies below: a thing that can be chosen, the nearest within a finger's breadth.
function below(x, y) {
  const around = [[0, 0], [0, -12], [12, 0], [0, 12], [-12, 0]];
  for (const [dx, dy] of around) {
    const found = document.elementFromPoint(x + dx, y + dy)?.closest?.("#map .pick");
    if (found && found !== drag.from) return found;
  }
  return null;
}

function drop(x, y) {
  const { from } = drag;
  const onto = below(x, y);
  const isCard = "held" in from.dataset;
  const fits = onto && (isCard || onto.classList.contains("target"));
  end();
  if (fits) press(onto);
  else unpick();
}

function end() {
  drag?.ghost?.remove();
  document.body.classList.remove("ss-dragging");
  drag = null;
}

document.addEventListener("pointerdown", (event) => {
  const from = event.button === 0 && event.isPrimary ? source(event.target) : null;
  if (!from) return;
  drag = { from, x: event.clientX, y: event.clientY };
  if (from.closest("#board")) event.stopPropagation(); // the board is not panned meanwhile
  event.target.releasePointerCapture?.(event.pointerId);
}, true);

document.addEventListener("pointermove", (event) => {
  if (!drag || !event.isPrimary) return;
  const { clientX: x, clientY: y } = event;
  if (drag.ghost) move(x, y);
  else if (Math.hypot(x - drag.x, y - drag.y) > FAR) begin(x, y);
});

document.addEventListener("pointerup", (event) => {
  if (!drag?.ghost) return end();
  const { clientX: x, clientY: y } = event;
  drop(x, y);
  // the click that the browser makes of it, right after, is none
  addEventListener("click", swallow, true);
  setTimeout(() => removeEventListener("click", swallow, true));
});

function swallow(event) {
  if (event.isTrusted) event.stopPropagation();
}

document.addEventListener("pointercancel", () => {
  if (drag?.ghost) unpick();
  end();
});
document.addEventListener("dragstart", (event) => {
  if (source(event.target)) event.preventDefault();
});
