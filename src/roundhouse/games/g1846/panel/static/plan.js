// The planning board: plans are kept in this browser and tried out by the server, which keeps none.
//
// Nothing here takes an action: what would be one is a step of a plan ([data-plan-add]).

import { byId, over } from "./over.js";

const SHELF = "plans";
const MOST_KEPT = 20; // tables whose plans are kept, the latest used
const MOST_PLANS = 3;

const turn = byId("turn");
const board = byId("board");
const card = byId("plan");
const opener = byId("plan-open");

let plans = []; // { company, made, steps: [{ company, action }] }
let shown = 0;
let looking = ""; // the hex that is looked at
let turned = ""; // the hex that was last scrolled to
let comparing = false;
let mine = ""; // whose plans they are: a table and a seat
let asked = ""; // the moment and the seat that were asked about last

export const isPlanning = () => Boolean(card && !card.hidden);
const empty = () => ({ company: "", made: null, steps: [] });
const plan = () => plans[shown];

// --- kept in the browser

function shelf() {
  try {
    return JSON.parse(localStorage.getItem(SHELF)) ?? {};
  } catch {
    return {}; // somebody allows no memory, or has changed what was in it
  }
}

function load() {
  mine = `${document.body.dataset.table} ${turn.dataset.seat}`;
  const kept = shelf()[mine];
  const known = Array.isArray(kept?.plans) ? kept.plans.slice(0, MOST_PLANS) : [];
  plans = Array.from({ length: MOST_PLANS }, (_, number) => known[number] ?? empty());
  shown = plans[kept?.shown] ? kept.shown : 0;
}

function keep() {
  const others = Object.entries(shelf()).filter(([whose]) => whose !== mine);
  const latest = others.sort(([, a], [, b]) => b.used - a.used).slice(0, MOST_KEPT - 1);
  const kept = plans.some((each) => each.steps?.length) ? [[mine, { used: Date.now(), shown, plans }]] : [];
  try {
    localStorage.setItem(SHELF, JSON.stringify(Object.fromEntries([...kept, ...latest])));
  } catch { /* the plans last until the page is left */ }
}

// --- asked of the server

const standing = () => `${turn.dataset.at} ${turn.dataset.seat}`;

function ask() {
  asked = standing();
  const query = new URLSearchParams({ plan: JSON.stringify({ plans, shown }) });
  if (looking) query.set("hex", looking);
  if (comparing) query.set("compare", "all");
  document.dispatchEvent(
    new CustomEvent("roundhouse:detail", { detail: { query: query.toString(), into: "plan-here" } }),
  );
}

function change() {
  keep();
  ask();
}

// --- what may be done with a plan

function add(action, company) {
  const who = company ?? byId("plan-here").querySelector("[data-plan-company][aria-pressed='true']").dataset.planCompany;
  if (!plan().steps.length) plan().made = Number(turn.dataset.at);
  plan().company = who;
  plan().steps.push({ company: who, action: JSON.parse(action) });
  look("");
}

function look(hex) {
  looking = hex;
  change();
}

function show(number) {
  shown = number;
  comparing = false;
  look("");
}

function retain(numbers) {
  plan().steps = plan().steps.filter((_, number) => numbers.includes(number));
  plan().made = Number(turn.dataset.at);
  look("");
}

function copy() {
  const free = plans.findIndex((each) => !each.steps.length);
  const target = free < 0 ? (shown + 1) % MOST_PLANS : free;
  plans[target] = structuredClone(plan());
  show(target);
}

function forget() {
  plans = plans.map(empty);
  show(0);
}

const does = {
  planAdd: (value, { planCompany }) => add(value, planCompany),
  planCompany: (value) => { plan().company = value; look(""); },
  planHex: (value) => look(value),
  planDrop: (value) => { plan().steps.splice(Number(value), 1); look(""); },
  planShow: (value) => show(Number(value)),
  planKeep: (value) => retain(JSON.parse(value)),
  planCompare: () => { comparing = true; look(""); },
  planCopy: copy,
  planClear: () => { plans[shown] = { ...empty(), company: plan().company }; look(""); },
  planForget: forget,
};

// --- open and shut

function open(wanted) {
  card.hidden = !wanted;
  opener.setAttribute("aria-expanded", String(wanted));
  document.body.classList.toggle("planning", wanted);
  if (wanted) {
    document.dispatchEvent(new CustomEvent("roundhouse:room", { detail: "board" }));
    load();
    ask();
    byId("plan-head").focus();
  } else {
    looking = "";
    over("planned", []);
    over("tried-tile", []);
    opener.focus();
  }
}

// Drawn again after each move: the map has lost what lay over it, and the plan stands elsewhere.
function drawn() {
  if (!isPlanning()) return;
  if (standing() !== asked) {
    if (mine !== `${document.body.dataset.table} ${turn.dataset.seat}`) load();
    looking = "";
    ask();
  }
  const layer = byId("plan-here").querySelector("[data-over] > g");
  over("planned", layer ? [...layer.cloneNode(true).childNodes] : []);
  if (turned !== looking) (byId("plan-hex") ?? byId("plan-result"))?.scrollIntoView({ block: "nearest" });
  turned = looking;
}

function clicked(event) {
  const target = event.target.closest("#plan-here button");
  if (!target) return;
  const kind = Object.keys(does).find((name) => name in target.dataset);
  if (kind) does[kind](target.dataset[kind], target.dataset);
}

// While somebody plans, the map answers to the plan alone.
function onMap(event) {
  if (!isPlanning() || event.defaultPrevented || (event.type === "keydown" && event.key !== "Enter" && event.key !== " ")) return;
  const place = event.target.closest("[id^='hex-'], [id^='slot-']")?.id.split("-")[1];
  if (!place) return;
  if (event.type === "click" && place === looking) return; // turns the tile that is tried there
  event.stopPropagation();
  event.preventDefault();
  comparing = false;
  look(place);
}

if (card) {
  opener.addEventListener("click", () => open(card.hidden));
  byId("plan-close").addEventListener("click", () => open(false));
  document.addEventListener("click", clicked);
  board.addEventListener("click", onMap, true);
  board.addEventListener("keydown", onMap, true);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && looking && isPlanning()) look("");
  });
  document.addEventListener("roundhouse:drawn", drawn);
}
