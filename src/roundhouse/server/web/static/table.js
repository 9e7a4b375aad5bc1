// The table's page: it hears that something changed, fetches its own sight of it and puts it
// in place. Panels need no script of their own for choices:
//
//   data-action='{"type": …}'   a click takes this action
//   data-form='{"type": …}'     a form whose fields are added to the action when it is sent
//                               (numbers as numbers, [data-json] as JSON, checkboxes as true/false)
//   data-detail='hex=J4'        a click fetches this detail and shows it in #detail,
//   data-into='some-id'         or in the element of that id
//   data-go='12'                a click shows the table as it was at that moment
//   data-card='card=train.4'    a click opens the card that this detail is
//   data-rule='OR-TRACK-1'      a click opens what that rule says
//   data-why='{"type": …}'      a click asks why this action may not be taken
//   data-first='{"type": …}'    somewhere on the page: an action that goes before any other; those
//   data-alone                  with this mark are taken without it
//
// A panel's script may dispatch "roundhouse:act" (detail: the action), "roundhouse:detail"
// (detail: {query, into}) and "roundhouse:why" (detail: the action) on document, and hears
// "roundhouse:changing" before the page becomes another, "roundhouse:drawn" after each change and
// "roundhouse:answered" (detail: what the server said).

import { have, morphInside, morphLive } from "./morph.js";
import "./keys.js";
import { linkRules, ruleCard } from "./lookups.js";
import "./panzoom.js";
import "./rooms.js";
import { play } from "./sounds.js";
import "./tables.js";
import { markRead, showTimes } from "./talk.js";
import { startTeam } from "./team.js";

const page = document.body.dataset;
const base = page.base ?? `/table/${page.table}`; // a lesson has an address of its own
const api = page.base ?? `/api/v1/tables/${page.table}`;
const turn = document.getElementById("turn");
const time = document.getElementById("time");
const toast = document.getElementById("toast");

let eyes = null; // the seat chosen to look from, or null: whichever decides
let moment = turn.dataset.at === turn.dataset.seq ? null : Number(turn.dataset.at); // null: now
let lines = null; // how many lines of the log, if more than usual
let proposing = false; // whether another's choices are shown, to propose one of them
let fetching = null;
let again = false; // whether something happened since that only another fetch would show
let due = 0; // the length of the journal that the page has heard of

function query(extra = {}) {
  const wanted = { seat: eyes, at: moment, log: lines, propose: proposing ? 1 : null, ...extra };
  const kept = Object.entries(wanted).filter(([, value]) => value !== null && value !== undefined);
  return new URLSearchParams(kept).toString();
}

function say(words) {
  toast.textContent = words;
  linkRules(toast);
  toast.classList.toggle("shown", Boolean(words));
  clearTimeout(say.timer);
  if (words) say.timer = setTimeout(() => say(""), 8000);
}

// A fragment of the page with its whole text, or null when the server is away or dies while
// it answers: the fragment is fetched anew on its return.
async function get(path) {
  try {
    const answer = await fetch(base + path);
    return { ok: answer.ok, status: answer.status, text: await answer.text() };
  } catch {
    return null;
  }
}

// One fetch at a time; what happens meanwhile is fetched after it.
async function refresh() {
  if (fetching) {
    again = true;
    return fetching;
  }
  fetching = redraw();
  try {
    await fetching;
  } finally {
    fetching = null;
  }
  if (again || due > reached()) {
    again = false;
    due = 0;
    await refresh();
  }
}

// A move is heard of twice by whoever made it, and perhaps seen before that: one fetch shows it.
async function catchUp(seq) {
  due = Math.max(due, seq);
  if (fetching) await fetching;
  else if (due > reached()) await refresh();
}

// The moment that is drawn: a move made meanwhile may be counted already, and not be shown.
function reached() {
  return Number(moment === null ? turn.dataset.at : turn.dataset.seq);
}

async function redraw() {
  const mine = turn.dataset.mine;
  const log = document.getElementById("log");
  const talk = document.getElementById("talk");
  const answer = await get(`/fragment?${query({ have: have(), since: turn.dataset.at })}`);
  if (!answer?.ok) {
    if (answer?.status === 403 && eyes !== null) eyes = null;
    if (answer?.status === 404) location.reload(); // the table was deleted: say so
    return;
  }
  const [step, moved, said] = [stepShown(), momentShown(), talk.querySelectorAll("li").length];
  const asking = document.querySelector("[data-withdraw]");
  document.dispatchEvent(new CustomEvent("roundhouse:changing"));
  morphLive(answer.text);
  if (asking && !document.querySelector("[data-withdraw]") && momentShown() === moved) say(page.refused);
  hear(talk, said);
  // news that is no move, or a move heard of twice, takes away nothing that was asked for
  if (momentShown() !== moved) document.getElementById("detail").replaceChildren();
  if (momentShown() !== moved && !mine && !turn.dataset.mine && moment === null) play("move");
  drawn(mine);
  // another step or turn begins at its heading; the same one stays where it was scrolled to
  if (stepShown() !== step || turn.dataset.mine !== mine) document.querySelector(".side").scrollTop = 0;
  for (const box of [log, talk]) box.scrollTop = box.scrollHeight;
}

// What somebody says is shown for a while to those who do not see the chat.
function hear(talk, known) {
  const lines = [...talk.querySelectorAll("li")].slice(known);
  if (!lines.length) return; // to measure is to lay the whole page out
  const view = talk.getBoundingClientRect();
  const seen = view.top >= 0 && view.bottom <= innerHeight;
  const told = lines.map((line) => `${line.querySelector("b").textContent}: ${line.querySelector("span").textContent}`);
  if (!seen) say(told.join("\n"));
  play("chat");
}

function momentShown() {
  const { seq, at, seat } = turn.dataset;
  return `${seq} ${at} ${seat}`;
}

function stepShown() {
  return document.querySelector("#now h2, #now h3")?.textContent;
}

function drawn(wasMine) {
  if (!turn.dataset.proposing) proposing = false;
  time.max = turn.dataset.seq;
  if (document.activeElement !== time || moment === null) time.value = turn.dataset.at;
  const undo = document.getElementById("undo");
  if (undo) undo.disabled = !turn.dataset.undo;
  const redo = document.getElementById("redo");
  if (redo) redo.hidden = !turn.dataset.redo;
  const hinting = document.getElementById("hint");
  if (hinting) {
    hinting.disabled = !turn.dataset.mine || moment !== null;
    hinting.hidden = !turn.dataset.hints;
  }
  const mine = turn.dataset.mine && moment === null;
  document.title = mine ? `● ${page.turn} · ${page.game}` : `${page.game} · Roundhouse`;
  if (mine && !wasMine) {
    unfold(true);
    ring();
    play("turn");
  }
  document.body.classList.toggle("past", moment !== null);
  linkRules(document.getElementById("now"));
  fullLinks();
  showTimes();
  document.dispatchEvent(new CustomEvent("roundhouse:drawn"));
}

// On a phone the question stays above the tabs, and can be folded to its heading.
function unfold(open) {
  document.body.classList.toggle("folded", !open);
  document.getElementById("fold").setAttribute("aria-expanded", String(open));
}

function fullLinks() {
  for (const field of document.querySelectorAll("[data-link]")) {
    field.value = new URL(field.getAttribute("value"), location.href).href;
  }
}

function ring() {
  if (!document.hidden || globalThis.Notification?.permission !== "granted") return;
  const note = new Notification(page.turn, { body: page.game, tag: page.table });
  note.onclick = () => { focus(); note.close(); };
}

// Posts are repeated with the same id until an answer comes: the server takes each once.
async function post(path, body, tries = 90) {
  for (let wait = 400; ; wait = Math.min(wait * 2, 4000)) {
    try {
      const answer = await fetch(api + path, {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: "application/json" },
        body: JSON.stringify(body),
      });
      const said = await answer.json();
      if (answer.status !== 503 || !--tries) return said;
      say(said.error.text);
    } catch {
      if (!--tries) return { ok: false, error: { text: page.offline } };
      say(page.retry);
    }
    await new Promise((done) => setTimeout(done, wait));
  }
}

// crypto.randomUUID is there only over https or on localhost
function newId() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((n) => n.toString(16)).join("");
}

function standing() {
  return { seq: Number(turn.dataset.seq), seat: Number(turn.dataset.seat) };
}

// The pointer tells of waiting only when there is some: every element of the page inherits it.
async function send(path, body) {
  const { classList } = document.body;
  const late = setTimeout(() => classList.add("slow"), 400);
  classList.add("busy");
  const said = await post(path, body);
  clearTimeout(late);
  classList.remove("busy", "slow");
  document.dispatchEvent(new CustomEvent("roundhouse:answered", { detail: said }));
  if (said.next) return location.assign(said.next); // a lesson goes on
  say(said.ok || page.base ? "" : said.error.text);
  await (said.ok && path === "/actions" ? catchUp(said.seq) : refresh());
  return said;
}

let sent = null; // the moment for which a choice is on its way

// A second choice at the same moment is a slip; one at the next moment is meant.
async function act(action, first = firstAction()) {
  const { seq, seat } = standing();
  if (sent === seq || turn.dataset.seat === "" || moment !== null) return;
  if (turn.dataset.proposing) {
    proposing = false;
    return send("/proposals", { seq, seat: Number(turn.dataset.proposing), action });
  }
  sent = seq;
  const began = first && await post("/actions", { seq, seat, id: newId(), action: first });
  if (began?.ok === false) {
    say(began.error.text);
    await refresh();
  } else {
    await send("/actions", { seq: began?.seq ?? seq, seat, id: newId(), action });
  }
  if (sent === seq) sent = null;
}

function firstAction() {
  const said = document.querySelector("[data-first]")?.dataset.first;
  return said ? JSON.parse(said) : null;
}

function formAction(form) {
  const action = JSON.parse(form.dataset.form);
  for (const field of form.elements) {
    if (!field.name) continue;
    if (field.type === "checkbox") action[field.name] = field.checked;
    else if (field.type === "radio" && !field.checked) continue;
    else if ("json" in field.dataset) action[field.name] = JSON.parse(field.value);
    else if (field.type === "number" || field.type === "range") action[field.name] = field.valueAsNumber;
    else action[field.name] = field.value;
  }
  return action;
}

const questions = {}; // the latest one for each place: the answer to an earlier one comes too late

async function detail(wanted, into = "detail") {
  const place = document.getElementById(into);
  const question = questions[into] = Symbol(into);
  const answer = await get(`/detail?${query(Object.fromEntries(new URLSearchParams(wanted)))}`);
  if (!place || questions[into] !== question) return;
  if (!answer?.ok) return say(reason(answer));
  if ("morphs" in place.dataset) morphInside(place, answer.text);
  else place.innerHTML = answer.text;
  document.dispatchEvent(new CustomEvent("roundhouse:drawn"));
  if (into === "detail") place.scrollIntoView({ block: "nearest" });
}

// Why there is no answer: in the server's words, unless it is away or something stands before it.
function reason(answer) {
  try {
    return JSON.parse(answer.text).error.text;
  } catch {
    return page.offline;
  }
}

async function why(action) {
  const asked = typeof action === "string" ? action : JSON.stringify(action);
  const first = document.querySelector("[data-first]")?.dataset.first;
  const answer = await get(`/why?${query({ action: asked, first })}`);
  if (answer?.ok) show(answer.text);
}

// The card of a thing, over the page: what it does, when, who has it.
async function card(wanted, heading) {
  const answer = await get(`/detail?${query(Object.fromEntries(new URLSearchParams(wanted)))}`);
  if (answer?.ok && answer.text) show(answer.text, heading);
}

async function rule(id) {
  const html = await ruleCard(id);
  if (html) show(html, id);
}

const whyHead = document.getElementById("why-head");
const whyNot = whyHead.textContent;

function show(html, heading = whyNot) {
  whyHead.textContent = heading;
  const words = document.getElementById("why-words");
  words.innerHTML = html;
  linkRules(words);
  const dialog = document.getElementById("why");
  if (!dialog.open) dialog.showModal();
}

async function hint() {
  if (turn.dataset.seat === "") return;
  say(page.thinking);
  const answer = await get(`/hint?${query({ seat: turn.dataset.seat })}`);
  say("");
  if (answer?.ok) {
    show(answer.text, document.getElementById("hint").textContent);
    point();
  } else say(answer ? JSON.parse(answer.text).error.text : page.offline);
}

// Points at the button on the page that does what the hint says, and calls it by its words.
function point() {
  const wanted = sorted(document.querySelector("#why-words [data-action]").dataset.action);
  const twin = [...document.querySelectorAll("#now [data-action]")].find(
    (choice) => sorted(choice.dataset.action) === wanted,
  );
  const named = document.querySelector("#why-words [data-named]");
  const words = twin && wordsOf(twin.querySelector("span") ?? twin);
  if (named && words) named.textContent = words;
  twin?.classList.add("hinted");
}

// What a button says, without the letters in its picture.
function wordsOf(element) {
  const bare = element.cloneNode(true);
  for (const picture of bare.querySelectorAll("svg")) picture.remove();
  return bare.textContent.trim();
}

// An action's JSON in one order of its fields.
function sorted(json) {
  return JSON.stringify(Object.entries(JSON.parse(json)).sort());
}

// The address names the moment looked at, so that it may be kept and sent on.
function goTo(at) {
  const last = Number(turn.dataset.seq);
  moment = at >= last ? null : Math.max(0, at);
  const address = new URL(location.href);
  address.searchParams.delete("at");
  if (moment !== null) address.searchParams.set("at", moment);
  history.replaceState(null, "", address);
  return refresh();
}

// To the beginning of the turn before the moment looked at, or of the one after it.
function leap(way) {
  const here = moment ?? Number(turn.dataset.seq);
  const marks = [...document.querySelectorAll("#chapters [data-go]")].map((mark) => Number(mark.dataset.go));
  const further = marks.filter((mark) => (way < 0 ? mark < here : mark > here));
  return goTo(way < 0 ? Math.max(0, ...further) : Math.min(Infinity, ...further));
}

function undo() {
  const asked = document.getElementById("reopen");
  if (turn.dataset.over) asked.showModal();
  else send("/undo", { ...standing(), id: newId() });
}

const clicks = {
  action: (value, element) => act(JSON.parse(value), isAlone(element) ? null : firstAction()),
  detail: (value, element) => detail(value, element.dataset.into),
  why: (value) => why(value),
  card: (value, element) => card(value, element.textContent),
  rule: (value) => rule(value),
  now: () => goTo(Infinity),
  go: (value) => goTo(Number(value)),
  leap: (value) => leap(Number(value)),
  step: (value) => goTo((moment ?? Number(turn.dataset.seq)) + Number(value)),
  eyes: (value) => { eyes = Number(value); return refresh(); },
  show: async (value) => { await get(`/fragment?seat=${value}`); return refresh(); },
  more: (value) => { lines = Number(value); return refresh(); },
  consent: (value) => send("/undo/answer", { seat: Number(value), agree: true }),
  refuse: (value, element) => {
    if ("withdraw" in element.dataset) delete element.dataset.withdraw;
    return send("/undo/answer", { seat: Number(value), agree: false });
  },
};

// What a dialog holds speaks of the table as it stands, not as the page foresees it.
function isAlone(element) {
  return "alone" in element.dataset || Boolean(element.closest("dialog"));
}

function clicked(target) {
  const choice = target.closest?.(Object.keys(clicks).map((kind) => `[data-${kind}]`).join(","));
  if (!choice) return false;
  const kind = Object.keys(clicks).find((name) => name in choice.dataset);
  clicks[kind](choice.dataset[kind], choice);
  return true;
}

document.addEventListener("click", (event) => {
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey; // another tab or window
  if (event.target.closest?.("a[data-go]")) {
    if (elsewhere) return;
    event.preventDefault();
  }
  clicked(event.target);
});

// what is no button but can be chosen answers to the keys that press one
document.addEventListener("keydown", (event) => {
  const isButton = event.target.closest?.("button, a, input, select, textarea, summary");
  if ((event.key === "Enter" || event.key === " ") && !isButton && clicked(event.target)) {
    event.preventDefault();
  }
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.dataset.form) {
    event.preventDefault();
    act(formAction(form));
  } else if (form.id === "say") {
    event.preventDefault();
    const field = form.elements.text;
    send("/chat", { text: field.value });
    field.value = "";
  }
});

document.addEventListener("roundhouse:act", (event) => act(event.detail));
document.addEventListener("roundhouse:why", (event) => why(event.detail));
document.addEventListener("roundhouse:detail", (event) => detail(event.detail.query, event.detail.into));

time.addEventListener("input", () => goTo(Number(time.value)));
document.getElementById("undo")?.addEventListener("click", undo);
document.getElementById("redo")?.addEventListener("click", () => send("/redo", { ...standing(), id: newId() }));
document.getElementById("reopen").addEventListener("close", (event) => {
  if (event.target.returnValue === "yes") send("/undo", { ...standing(), id: newId() });
  event.target.returnValue = "";
});
document.getElementById("hint")?.addEventListener("click", hint);

document.getElementById("fold").addEventListener("click", () => unfold(document.body.classList.contains("folded")));

const peopleButton = document.getElementById("people-open");
peopleButton.addEventListener("click", () => {
  const people = document.getElementById("people");
  people.hidden = !people.hidden;
  peopleButton.setAttribute("aria-expanded", String(!people.hidden));
  if (!people.hidden) people.scrollIntoView({ block: "nearest" });
});

document.getElementById("chat-open").addEventListener("click", () => {
  markRead();
  document.getElementById("chat").scrollIntoView({ block: "end" });
  document.getElementById("words")?.focus({ preventScroll: true });
});

const bell = document.getElementById("bell");
if (globalThis.Notification?.permission === "default") {
  bell.hidden = false;
  bell.addEventListener("click", async () => {
    await Notification.requestPermission();
    bell.hidden = true;
  });
}

function listen() {
  const live = new EventSource(`${base}/live`);
  live.onmessage = (event) => {
    const news = JSON.parse(event.data);
    if (Object.keys(news).every((kind) => kind === "move")) catchUp(news.move);
    else refresh();
  };
  live.onopen = () => {
    if (document.body.classList.replace("offline", "online")) refresh();
  };
  live.onerror = () => {
    document.body.classList.remove("online");
    document.body.classList.add("offline");
    // a browser gives up when the server answered with an error; we do not
    if (live.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  };
}

startTeam({
  send,
  seq: () => Number(turn.dataset.seq),
  mine: () => Boolean(turn.dataset.mine) && moment === null,
  propose: (on) => { proposing = on; return refresh(); },
});
drawn("yes");
// What is told last is seen first, whenever its room is opened.
const toEnd = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) target.scrollTop = target.scrollHeight;
  }
});
for (const id of ["log", "talk"]) toEnd.observe(document.getElementById(id));
if (!page.base) listen();
