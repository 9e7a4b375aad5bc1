// Switch & Signal: what a click alone cannot say. Each part is a module of its own; here is the way
// of a dry run on the board.
//
//   data-trail   a dry run; its drawing is the svg beside it

import "./touch.js"; // first: it says what a click means
import "./hands.js";
import "./drag.js";
import "./labels.js";
import "./motion.js";

function show(run) {
  const preview = document.getElementById("map-preview");
  const drawn = run?.parentElement.querySelector("svg");
  if (!preview) return;
  preview.replaceChildren(...(drawn ? [...drawn.children].map((part) => part.cloneNode(true)) : []));
  document.getElementById("map").classList.toggle("previewing", Boolean(drawn));
  for (const other of document.querySelectorAll("[data-trail]")) {
    other.setAttribute("aria-pressed", String(other === run));
  }
}

for (const kind of ["click", "pointerover", "focusin"]) {
  document.addEventListener(kind, (event) => {
    const run = event.target.closest?.("[data-trail]");
    if (run) show(run);
  });
}

document.addEventListener("roundhouse:drawn", () => {
  show([...document.querySelectorAll("#ss-detail [data-trail]")].at(-1));
});
