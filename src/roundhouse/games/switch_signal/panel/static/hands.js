// One's own hands: cards, things on the board, and what they do together, in whichever order.
//
//   data-held="move"                           a card in hand, picked by a click
//   data-ways='{"move": [["move"], …], …}'     what each kind of action may be paid with
//   data-spend='{"type": …}' data-pay="move"   an action, paid with the cards picked; one card of its
//                                              own kind needs no picking, two others always do
//   data-with="to"                             and completed by the field of that name beside it
//   data-targets='{"id": {"type": …}}'         places on the board that complete the action
//   data-chosen="id"                           what on the board the box is about
//   data-can="move load"                       what cards may do with a train
//   data-unpick                                a click takes every choice back, as Esc does, and a
//                                              second click, and one beside everything

const SVG = "http://www.w3.org/2000/svg";
const LIT = ["class", "tabindex", "role", "data-spend", "data-pay"]; // what a lit place has for a while

let owed = null; // an action that waits for its cards: {action, pay}
let lit = [];
let byKey = false; // whether the last choice came from the keyboard

const box = () => document.getElementById("ss-detail");
const hand = () => document.getElementById("ss-hand");
const held = () => [...document.querySelectorAll("[data-held]")];
const picked = () => held().filter((card) => card.getAttribute("aria-pressed") === "true");
const same = (one, other) => [...one].sort().join() === [...other].sort().join();

// ---------------------------------------------------------------- cards

function ways(pay) {
  return JSON.parse(hand()?.dataset.ways ?? "{}")[pay] ?? [];
}

// The cards that an action of this kind is paid with now; null where they are still to be picked.
function payment(pay) {
  if (pay === "none") return [];
  const cards = picked().map((card) => card.dataset.held);
  const fitting = (wanted) => ways(pay).find((way) => same(way, wanted));
  if (cards.length) return fitting(cards) ?? null;
  const kinds = new Set(held().map((card) => card.dataset.held));
  return (pay === "load" ? kinds.size === 1 && ways(pay)[0] : fitting([pay])) || null;
}

function pick(card) {
  const before = picked();
  const taken = before.includes(card);
  if (!taken && before.length > 1) press(before[0], false);
  press(card, !taken);
  settle();
}

function press(card, down) {
  card.setAttribute("aria-pressed", String(down));
}

// With these cards picked, what waited is done, or what the box is about if there is just one thing.
function settle() {
  if (owed && payment(owed.pay)) return take(owed.action, owed.pay);
  const mine = [...(box()?.querySelectorAll("[data-spend]:not([data-with])") ?? [])];
  const payable = picked().length ? mine.filter((choice) => payment(choice.dataset.pay)) : [];
  if (payable.length === 1 && mine.length < 3 && isTrain()) return spend(payable[0]);
  tell();
  if (owed) document.dispatchEvent(new CustomEvent("ss:asked"));
}

const isTrain = () => box()?.firstChild?.dataset.chosen?.includes("-train-");

function take(action, pay) {
  const cards = payment(pay);
  const paid = pay === "load" ? { card: cards[0] } : { cards };
  forget();
  act({ ...action, ...paid });
}

function act(action) {
  document.dispatchEvent(new CustomEvent("roundhouse:act", { detail: action }));
}

function spend(choice) {
  const action = JSON.parse(choice.dataset.spend);
  const name = choice.dataset.with;
  if (name) action[name] = choice.parentElement.querySelector(`[data-field="${name}"]`).value;
  perform(action, choice.dataset.pay);
}

function perform(action, pay) {
  if (payment(pay)) return take(action, pay);
  for (const card of picked()) press(card, false); // they do not pay for this
  owed = { action, pay };
  tell();
  hand()?.scrollIntoView({ block: "nearest" });
  if (byKey) held()[0]?.focus({ preventScroll: true });
  document.dispatchEvent(new CustomEvent("ss:asked"));
}

// What is asked for, and which kinds of things the picked cards could do something to.
function tell() {
  const ask = document.getElementById("ss-pay");
  if (ask) {
    ask.hidden = !owed;
    ask.textContent = owed ? ask.dataset[owed.pay] : "";
  }
  const board = document.getElementById("board");
  const kinds = picked().length ? ["move", "switch", "signal", "load"].filter(payment) : [];
  if (kinds.length) board.dataset.pays = kinds.join(" ");
  else delete board.dataset.pays;
}

// ---------------------------------------------------------------- taking back

function forget() {
  owed = null;
  for (const card of held()) press(card, false);
  tell();
}

const anything = () => Boolean(owed || picked().length || box()?.firstChild);

export function unpick() {
  const some = anything();
  forget();
  box()?.replaceChildren();
  if (some) document.dispatchEvent(new CustomEvent("roundhouse:drawn"));
  return some;
}

// ---------------------------------------------------------------- things on the board

// A train that the picked cards can do just one thing to is not asked about.
function directly(thing) {
  const can = thing.dataset.can?.split(" ") ?? [];
  const kinds = picked().length ? can.filter((kind) => payment(kind)) : [];
  if (kinds.length !== 1) return false;
  const train = thing.dataset.detail.split("=")[1];
  perform({ type: kinds[0] === "load" ? "load_train" : "move_train", train }, kinds[0]);
  return true;
}

export function choose(thing) {
  if (thing.classList.contains("chosen") && box()?.firstChild) return unpick();
  if (thing.dataset.detail && directly(thing)) return true;
  owed = null;
  return false;
}

function unlight() {
  for (const [place, was] of lit) {
    for (const [name, value] of Object.entries(was)) {
      if (value === null) place.removeAttribute(name);
      else place.setAttribute(name, value);
    }
    for (const added of place.querySelectorAll(".added")) added.remove();
  }
  lit = [];
  for (const old of document.querySelectorAll("#map .chosen")) old.classList.remove("chosen");
}

function circle(kind) {
  const made = document.createElementNS(SVG, "circle");
  made.setAttribute("r", "17");
  made.setAttribute("class", `${kind} added`);
  return made;
}

function light(list) {
  for (const [id, action] of Object.entries(JSON.parse(list.dataset.targets))) {
    const place = document.getElementById(id);
    if (!place) continue;
    lit.push([place, Object.fromEntries(LIT.map((name) => [name, place.getAttribute(name)]))]);
    place.classList.add("target", "pick", "may");
    place.setAttribute("tabindex", "0");
    place.setAttribute("role", "button");
    place.dataset.spend = JSON.stringify(action);
    place.dataset.pay = list.dataset.pay;
    if (!place.querySelector(".hit")) place.prepend(circle("hit"));
    if (!place.querySelector(".ring")) place.append(circle("ring"));
  }
}

// ---------------------------------------------------------------- what is clicked

// Before the table's own script: a thing on the board may mean something else just now.
document.addEventListener("click", (event) => {
  byKey = event.detail === 0;
  const thing = event.target.closest?.("#map .pick");
  if (thing?.dataset.spend) {
    event.stopPropagation();
    spend(thing);
  } else if (thing?.dataset.detail && choose(thing)) {
    event.stopPropagation();
  }
}, true);

document.addEventListener("click", ({ target }) => {
  const card = target.closest?.("[data-held]");
  const choice = target.closest?.("[data-spend]");
  if (card) pick(card);
  else if (choice) spend(choice);
  else if (target.closest?.("[data-unpick]")) unpick();
  else if (target.closest?.("#board") && !target.closest(".pick, .zoom, button")) unpick();
});

document.addEventListener("keydown", (event) => {
  byKey = true;
  if (event.key === "Escape" && !document.querySelector("dialog[open]") && unpick()) event.preventDefault();
  const thing = event.target.closest?.("#map .pick");
  if (!thing || (event.key !== "Enter" && event.key !== " ")) return;
  if (thing.dataset.spend) spend(thing);
  else if (!thing.dataset.detail || !choose(thing)) return;
  event.preventDefault();
  event.stopPropagation();
}, true);

// ---------------------------------------------------------------- the page has changed

let shown = null; // the box that was there before

document.addEventListener("roundhouse:changing", unlight); // what comes is to be like the page anew

document.addEventListener("roundhouse:drawn", () => {
  const now = box()?.firstChild;
  unlight();
  const targets = now?.querySelector("[data-targets]");
  document.getElementById("map")?.classList.toggle("placing", Boolean(targets));
  if (targets) light(targets);
  const chosen = now?.dataset.chosen && document.getElementById(now.dataset.chosen);
  chosen?.classList.add("chosen");
  if (!now && owed) owed = null;
  tell();
  if (now && now !== shown) appeared(now);
  shown = now;
  // what had the focus is gone with the choice made: whoever uses keys goes on at the question
  if (byKey && document.activeElement === document.body) document.getElementById("turn").focus({ preventScroll: true });
});

// Focus follows the question; what was picked by hand stays where it is on the screen.
function appeared(now) {
  now.scrollIntoView({ block: "nearest" });
  if (byKey) now.querySelector("button:not([data-unpick])")?.focus({ preventScroll: true });
}
