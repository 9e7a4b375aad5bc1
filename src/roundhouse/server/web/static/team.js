// The team's talk: what others propose, point at and need is marked on the board with their names;
// bots are answered and asked; something on the board is pointed at, by click or from a list.
//
//   data-marks='["train:black-1"]'   things to mark, data-name: whose mark it is
//   data-thing="train:black-1"       a thing on the board; others are named by their id: "#hex-J4"

const SVG = "http://www.w3.org/2000/svg";
const KEPT = "team always";

let page; // what table.js lends: send, seq, mine, propose
let pointing = false;
let asked = -1; // the moment for which the bots were asked unbidden

export function startTeam(lent) {
  page = lent;
  document.addEventListener("click", clicked, true);
  document.addEventListener("keydown", pressed, true);
  document.addEventListener("change", changed);
  document.addEventListener("roundhouse:drawn", drawn);
  setInterval(countDown, 1000);
}

const team = () => document.getElementById("team");
const board = () => document.querySelector("#picture svg");

// ---------------------------------------------------------------- marks on the board

const find = (mark) => mark.startsWith("#")
  ? document.getElementById(mark.slice(1))
  : document.querySelector(`#picture [data-thing="${CSS.escape(mark)}"]`);

function drawn() {
  document.getElementById("team-marks")?.remove();
  const svg = board();
  if (svg) mark(svg);
  for (const said of team().querySelectorAll("[data-pointed]")) {
    const [first] = JSON.parse(said.closest("[data-marks]").dataset.marks);
    said.textContent = first ? nameOf(find(first)) : "";
  }
  nameActions();
  showPointing();
  const always = team().querySelector("[data-always]");
  if (always) always.checked = isAlways();
  if (always?.checked) askOnce();
  countDown();
}

function mark(svg) {
  const layer = document.createElementNS(SVG, "g");
  layer.id = "team-marks";
  for (const said of document.querySelectorAll("#asks [data-marks], #team [data-marks]")) {
    const things = JSON.parse(said.dataset.marks).map(find).filter(Boolean);
    things.forEach((thing, place) => layer.append(...ring(svg, thing, place ? "" : said.dataset.name)));
  }
  if (layer.childElementCount) svg.append(layer);
}

// a ring around the thing, in the board's own units, and whose it is
function ring(svg, thing, name) {
  const [box, frame] = [thing.getBoundingClientRect(), svg.getScreenCTM()];
  if (!frame || !box.width) return [];
  const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(frame.inverse());
  const reach = Math.max(box.width, box.height) / 2 / frame.a + 6;
  const made = document.createElementNS(SVG, "circle");
  for (const [key, value] of Object.entries({ cx: middle.x, cy: middle.y, r: reach, class: "team-ring" })) {
    made.setAttribute(key, value);
  }
  if (!name) return [made];
  const words = document.createElementNS(SVG, "text");
  for (const [key, value] of Object.entries({ x: middle.x, y: middle.y - reach - 5, class: "team-name" })) {
    words.setAttribute(key, value);
  }
  words.textContent = name;
  return [made, words];
}

const nameOf = (thing) => thing?.querySelector(":scope > title")?.textContent ?? thing?.getAttribute("aria-label") ?? "";

// An action that nothing tells in words is called as the button that does it.
function nameActions() {
  for (const said of team().querySelectorAll("[data-names]")) {
    if (said.textContent.trim()) continue;
    const twin = [...document.querySelectorAll("#now [data-action]")].find(
      (choice) => sorted(choice.dataset.action) === sorted(said.dataset.names),
    );
    const bare = twin?.cloneNode(true);
    for (const picture of bare?.querySelectorAll("svg") ?? []) picture.remove();
    said.textContent = bare?.textContent.trim() ?? "";
  }
}

const sorted = (json) => JSON.stringify(Object.entries(JSON.parse(json)).sort());

// ---------------------------------------------------------------- pointing

function point(on) {
  pointing = on;
  showPointing();
}

function showPointing() {
  const button = team().querySelector("[data-point]");
  if (!button) pointing = false;
  document.body.classList.toggle("pointing", pointing);
  button?.setAttribute("aria-pressed", String(pointing));
  const list = team().querySelector(".choose");
  if (!list) return;
  list.hidden = !pointing;
  if (pointing) fill(list.querySelector("select"));
}

function fill(select) {
  const found = new Map();
  for (const thing of document.querySelectorAll("#picture [data-thing]")) {
    found.set(thing.dataset.thing, nameOf(thing));
  }
  const options = [...found].filter(([, name]) => name).map(([thing, name]) => new Option(name, thing));
  options.sort((one, other) => one.text.localeCompare(other.text));
  select.replaceChildren(new Option("…", ""), ...options);
}

function pointAt(mark) {
  point(false);
  return page.send("/proposals/point", { seat: own(), seq: page.seq(), mark });
}

function markOf(target) {
  const thing = target.closest?.("#picture [data-thing]");
  if (thing) return thing.dataset.thing;
  const named = target.closest?.("#picture svg [id]");
  return named && named.id !== "team-marks" ? `#${named.id}` : "";
}

// ---------------------------------------------------------------- what is clicked

const own = () => Number(team().dataset.own);

const clicks = {
  answer: (answer, { bot }) => page.send("/proposals/answer", { seat: own(), seq: page.seq(), bot: Number(bot), answer }),
  partners: () => page.send("/proposals/ask", { seat: own(), seq: page.seq() }),
  takeBack: (kind) => page.send("/proposals/withdraw", { seat: own(), kind }),
  propose: (on) => page.propose(Boolean(on)),
  point: () => point(!pointing),
};

function clicked(event) {
  const { target } = event;
  const mark = pointing && target.closest?.("#picture") ? markOf(target) : "";
  if (mark) {
    event.preventDefault();
    event.stopPropagation();
    pointAt(mark);
    return;
  }
  const button = target.closest?.("#team button, #asks button");
  const kind = button && Object.keys(clicks).find((name) => name in button.dataset);
  if (kind) clicks[kind](button.dataset[kind], button.dataset);
}

function pressed(event) {
  if (!pointing) return;
  if (event.key === "Escape") point(false);
  const mark = event.key === "Enter" ? markOf(event.target) : "";
  if (!mark) return;
  event.preventDefault();
  event.stopPropagation();
  pointAt(mark);
}

function changed({ target }) {
  if (target.matches("[data-things]") && target.value) pointAt(target.value);
  if (target.matches("[data-always]")) {
    keep(target.checked);
    if (target.checked) askOnce();
  }
}

// ---------------------------------------------------------------- asked every time

// A private window may keep nothing: then it holds until the page is left.
let always = false;
try {
  always = localStorage.getItem(KEPT) === "yes";
} catch { /* it stays off */ }

const isAlways = () => always;

function keep(on) {
  always = on;
  try {
    localStorage.setItem(KEPT, on ? "yes" : "no");
  } catch { /* until the page is left */ }
}

function askOnce() {
  if (!page.mine() || asked === page.seq()) return;
  asked = page.seq();
  clicks.partners();
}

// ---------------------------------------------------------------- how long a bot waits

function countDown() {
  for (const left of document.querySelectorAll("[data-until]")) {
    const seconds = Math.ceil((Number(left.dataset.until) - Date.now()) / 1000);
    left.textContent = seconds > 0 ? String(seconds) : "";
  }
}
