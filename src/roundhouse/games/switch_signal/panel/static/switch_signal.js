// Switch & Signal: what a click alone cannot say. Which cards pay for an action, where a signal
// disc goes that has been taken, and the way of a dry run on the board.
//
//   data-spend='{"type": …}' data-pay="move"   an action, paid as the select [data-pays=move] says
//   data-with="to"                             and completed by the field of that name beside it
//   data-targets='{"id": {"type": …}}'         places on the board that complete the action
//   data-trail                                 a dry run; its drawing is the svg beside it

const SVG = "http://www.w3.org/2000/svg";

// the select in the same box first: it is the one being looked at
function paid(kind) {
  const select = document.querySelector(`#ss-detail [data-pays="${kind}"]`) ??
    document.querySelector(`[data-pays="${kind}"]`);
  return select ? JSON.parse(select.value) : [];
}

function spend(choice) {
  const action = JSON.parse(choice.dataset.spend);
  const name = choice.dataset.with;
  if (name) action[name] = choice.parentElement.querySelector(`[data-field="${name}"]`).value;
  action[choice.dataset.pay === "load" ? "card" : "cards"] = paid(choice.dataset.pay);
  document.dispatchEvent(new CustomEvent("roundhouse:act", { detail: action }));
}

// ---------------------------------------------------------------- places for a disc

let lit = [];

function unlight() {
  for (const place of lit) {
    place.classList.remove("pick", "may", "target");
    for (const name of ["tabindex", "role", "data-spend", "data-pay"]) place.removeAttribute(name);
    place.querySelector(".hit")?.remove();
    place.querySelector(".ring")?.remove();
  }
  lit = [];
}

function circle(kind) {
  const made = document.createElementNS(SVG, "circle");
  made.setAttribute("r", "17");
  made.setAttribute("class", kind);
  return made;
}

function light(list) {
  for (const [id, action] of Object.entries(JSON.parse(list.dataset.targets))) {
    const place = document.getElementById(id);
    if (!place) continue;
    place.classList.add("pick", "may", "target");
    place.setAttribute("tabindex", "0");
    place.setAttribute("role", "button");
    place.dataset.spend = JSON.stringify(action);
    place.dataset.pay = list.dataset.pay;
    place.prepend(circle("hit"));
    place.append(circle("ring"));
    lit.push(place);
  }
  document.getElementById(list.dataset.chosen)?.classList.add("chosen");
}

function unchoose() {
  for (const old of document.querySelectorAll("#map .chosen")) old.classList.remove("chosen");
}

// ---------------------------------------------------------------- dry runs

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

// ---------------------------------------------------------------- what is clicked and looked at

document.addEventListener("click", (event) => {
  const choice = event.target.closest?.("[data-spend]");
  if (choice) spend(choice);
  const run = event.target.closest?.("[data-trail]");
  if (run) show(run);
});

document.addEventListener("keydown", (event) => {
  const choice = event.target.closest?.("svg [data-spend]");
  if (choice && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    spend(choice);
  }
});

for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, (event) => {
    const run = event.target.closest?.("[data-trail]");
    if (run) show(run);
  });
}

document.addEventListener("roundhouse:drawn", () => {
  const detail = document.getElementById("ss-detail");
  unlight();
  unchoose();
  const targets = detail?.querySelector("[data-targets]");
  document.getElementById("map")?.classList.toggle("placing", Boolean(targets));
  if (targets) light(targets);
  if (detail?.firstChild) detail.scrollIntoView({ block: "nearest" });
  show([...(detail?.querySelectorAll("[data-trail]") ?? [])].at(-1));
});
