// The board maker: cities, junctions, departure points, tracks and signals on a canvas. What is
// drawn is the board's file as plain data; the server says after each change what is wrong with it.
// Everything a pointer does can be done in the box of what is chosen, by keyboard, too.

const SVG = "http://www.w3.org/2000/svg";
const key = document.body.dataset.make;
const said = JSON.parse(document.querySelector(".maker").dataset.words);
const canvas = document.getElementById("canvas");
const chosenBox = document.getElementById("chosen");
const faultsBox = document.getElementById("faults");
const KINDS = ["city", "junction", "departure"];
const GOODS = ["yellow", "blue", "red", "white"];
const TOOLS = ["select", "city", "junction", "departure", "track", "delete"];
const KEPT = `board ${key}`;
const STEP = 10;
const MOST_UNDO = 100;

let doc = null;
let made = null; // the server's last word on it
let tool = "select";
let chosen = null; // the id of what is chosen
let first = null; // the first end of a track that is being drawn
let past = [];
let future = [];

// ---------------------------------------------------------------- what there is

const nodes = () => KINDS.flatMap((kind) => doc[kind].map((row) => ({ kind, row })));
const nodeOf = (id) => nodes().find(({ row }) => row.id === id);
const trackOf = (id) => doc.track.find((track) => track.id === id);
const armsOf = (id) => doc.track.filter((track) => track.ends.includes(id));
const isCity = (id) => doc.city.some((city) => city.id === id);

function placesOf(track) {
  const ends = track.ends.filter(isCity).map((city) => `${track.id}@${city}`);
  return [...ends, ...(track.signals ?? []).map((k) => `${track.id}@${k}`)];
}

function freshId(kind) {
  for (let n = 1; ; n += 1) if (!nodeOf(`${kind}-${n}`)) return `${kind}-${n}`;
}

const freeNumber = () => {
  const taken = new Set(doc.departure.map((point) => point.number));
  for (let n = 2; n <= 12; n += 1) if (!taken.has(n)) return n;
  return 12;
};

// ---------------------------------------------------------------- what follows from it

// Counts, the closed arms of each switch and green discs for a first game: what the drawing leaves
// open is filled in, what no longer fits is dropped.
function settle() {
  for (const track of doc.track) {
    track.id = track.ends.join("-");
    if (track.signals) track.signals = track.signals.filter((k) => k < track.sections);
  }
  for (const junction of doc.junction) {
    const arms = armsOf(junction.id).map((track) => track.id);
    const wanted = arms.length > 3 ? 2 : 1;
    const kept = junction.discs.filter((arm) => arms.includes(arm));
    junction.discs = [...kept, ...arms.filter((arm) => !kept.includes(arm))].slice(0, wanted);
  }
  doc.board.switch_discs = doc.junction.reduce((sum, { id }) => sum + (armsOf(id).length > 3 ? 2 : 1), 0);
  doc.board.signal_discs = doc.city.length + 3;
  const all = doc.track.flatMap(placesOf);
  doc.first_game.green = doc.first_game.green.filter((place) => all.includes(place));
}

function fillGreen() {
  const { green } = doc.first_game;
  const all = doc.track.flatMap(placesOf);
  for (const { id } of doc.city) {
    if (!green.some((place) => place.endsWith(`@${id}`))) green.push(...all.filter((place) => place.endsWith(`@${id}`)).slice(0, 1));
  }
  const free = all.filter((place) => /@\d+$/.test(place) && !green.includes(place));
  green.push(...free.slice(0, Math.max(0, doc.board.signal_discs - green.length)));
}

function change(work, { greens = true } = {}) {
  past.push(JSON.stringify(doc));
  past = past.slice(-MOST_UNDO);
  future = [];
  work();
  settle();
  if (greens) fillGreen();
  show();
}

function step(from, to) {
  if (!from.length) return;
  to.push(JSON.stringify(doc));
  doc = JSON.parse(from.pop());
  show();
}

function show() {
  draw();
  showChosen();
  keepDraft();
  check();
}

// ---------------------------------------------------------------- changes

const NAMED = { city: -44, junction: 42, departure: 44 };

function addNode(kind, x, y) {
  const id = freshId(kind);
  change(() => {
    const row = { id, name: `${said[kind]} ${id.split("-").at(-1)}`, x: snap(x), y: snap(y), label: { dx: 0, dy: NAMED[kind], anchor: "middle" } };
    if (kind === "city") {
      const goods = GOODS.find((one) => !doc.city.some((city) => city.goods === one));
      Object.assign(row, goods ? { kind: "trade", goods } : { kind: "port" });
    }
    if (kind === "junction") row.discs = [];
    if (kind === "departure") row.number = freeNumber();
    doc[kind].push(row);
  });
  choose(id);
}

function connect(one, other) {
  first = null;
  if (one === other || doc.track.some(({ ends }) => ends.includes(one) && ends.includes(other))) return draw();
  change(() => doc.track.push({ id: `${one}-${other}`, ends: [one, other], sections: 2 }));
  return choose(`${one}-${other}`);
}

function remove(id) {
  if (!id) return;
  change(() => {
    doc.track = doc.track.filter((track) => track.id !== id && !track.ends.includes(id));
    for (const kind of KINDS) doc[kind] = doc[kind].filter((row) => row.id !== id);
  });
  choose(null);
}

function toggleGreen(place) {
  change(() => {
    const { green } = doc.first_game;
    doc.first_game.green = green.includes(place) ? green.filter((one) => one !== place) : [...green, place];
  }, { greens: false });
}

const snap = (value) => Math.round(value / 5) * 5;
const within = (value, most) => Math.min(most, Math.max(0, value));

function move(row, x, y) {
  row.x = within(snap(x), doc.board.width);
  row.y = within(snap(y), doc.board.height);
}

// ---------------------------------------------------------------- the canvas

function shape(name, values, ...inside) {
  const element = document.createElementNS(SVG, name);
  for (const [name_, value] of Object.entries(values)) if (value !== undefined) element.setAttribute(name_, value);
  element.append(...inside);
  return element;
}

function draw() {
  const focused = document.activeElement?.closest?.("#canvas [data-id]")?.dataset.id;
  canvas.setAttribute("viewBox", `0 0 ${doc.board.width} ${doc.board.height}`);
  canvas.dataset.tool = tool;
  canvas.replaceChildren(
    shape("rect", { class: "sea", width: doc.board.width, height: doc.board.height }),
    ...(doc.scenery ?? []).map(({ kind, points }) => shape("polygon", { class: kind, points: points.join(" ") })),
    ...doc.track.map(drawTrack),
    ...nodes().map(drawNode),
    ...doc.track.flatMap(drawSignals),
  );
  if (focused) canvas.querySelector(`[data-id="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

function pick(id, label, class_, ...inside) {
  const element = shape("g", { "data-id": id, class: `pick ${class_} ${id === chosen || id === first ? "is-chosen" : ""}`, tabindex: 0, role: "button", "aria-label": label }, ...inside);
  return element;
}

const nameOf = (id) => nodeOf(id)?.row.name ?? id;
const routeOf = (track) => [nodeOf(track.ends[0])?.row, ...(track.via ?? []).map(([x, y]) => ({ x, y })), nodeOf(track.ends[1])?.row].filter(Boolean);
const titleOf = (track) => track.ends.map(nameOf).join(" – ");

function drawTrack(track) {
  const points = routeOf(track).map(({ x, y }) => `${x},${y}`).join(" ");
  const ties = Array.from({ length: track.sections - 1 }, (_, k) => at(track, (k + 1) / track.sections)).map(({ x, y }) => shape("circle", { class: "joint", cx: x, cy: y, r: 5 }));
  return pick(track.id, titleOf(track), "track", shape("polyline", { class: "hit", points }), shape("polyline", { class: "rail", points }), ...ties);
}

// the point at a share of a track's length
function at(track, share) {
  const route = routeOf(track);
  const lengths = route.slice(1).map((to, i) => Math.hypot(to.x - route[i].x, to.y - route[i].y));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, length] of lengths.entries()) {
    if (left <= length || i === lengths.length - 1) {
      const part = length ? left / length : 0;
      return { x: route[i].x + (route[i + 1].x - route[i].x) * part, y: route[i].y + (route[i + 1].y - route[i].y) * part };
    }
    left -= length;
  }
  return route[0];
}

function drawNode({ kind, row }) {
  const word = kind === "departure" ? String(row.number) : "";
  const form = kind === "city" ? shape("rect", { x: -28, y: -28, width: 56, height: 56, rx: 8, class: row.kind === "port" ? "port" : row.goods }) : shape("circle", { r: kind === "junction" ? 22 : 25, class: kind });
  const label = row.label ?? { dx: 0, dy: NAMED[kind], anchor: "middle" };
  const made_ = pick(row.id, `${said[kind]} ${row.name}`, kind, shape("circle", { r: 36, class: "hit" }), form,
    shape("text", { class: "number", y: 7 }, word), shape("text", { x: label.dx, y: label.dy, "text-anchor": label.anchor }, row.name));
  made_.setAttribute("transform", `translate(${row.x} ${row.y})`);
  return made_;
}

function drawSignals(track) {
  return placesOf(track).map((place) => {
    const end = place.slice(track.id.length + 1);
    const length = Math.max(1, routeLength(track));
    const near = Math.min(0.4, 48 / length);
    const share = /^\d+$/.test(end) ? Number(end) / track.sections : track.ends[0] === end ? near : 1 - near;
    const { x, y } = at(track, share);
    const green = doc.first_game.green.includes(place);
    const element = pick(place, `${said.signal}: ${titleOf(track)}${green ? `, ${said.green}` : ""}`, "signal", shape("circle", { r: 20, class: "hit" }), shape("circle", { r: 11, class: green ? "green" : "red" }));
    element.setAttribute("transform", `translate(${x} ${y})`);
    element.setAttribute("aria-pressed", String(green));
    return element;
  });
}

function routeLength(track) {
  const route = routeOf(track);
  return route.slice(1).reduce((sum, to, i) => sum + Math.hypot(to.x - route[i].x, to.y - route[i].y), 0);
}

// ---------------------------------------------------------------- pointer and keys

const spot = (event) => new DOMPoint(event.clientX, event.clientY).matrixTransform(canvas.getScreenCTM().inverse());
const idAt = (event) => event.target.closest?.("[data-id]")?.dataset.id ?? null;

let dragged = null; // {row, dx, dy, before, moved}

canvas.addEventListener("pointerdown", (event) => {
  const id = idAt(event);
  const node = tool === "select" && id ? nodeOf(id) : null;
  if (!node) return;
  const { x, y } = spot(event);
  dragged = { row: node.row, dx: node.row.x - x, dy: node.row.y - y, before: JSON.stringify(doc), moved: false };
  canvas.setPointerCapture(event.pointerId);
});

canvas.addEventListener("pointermove", (event) => {
  if (!dragged) return;
  const { x, y } = spot(event);
  const [was, wasY] = [dragged.row.x, dragged.row.y];
  move(dragged.row, x + dragged.dx, y + dragged.dy);
  if (was !== dragged.row.x || wasY !== dragged.row.y) {
    dragged.moved = true;
    draw();
  }
});

canvas.addEventListener("pointerup", () => {
  const ended = dragged;
  dragged = null;
  if (!ended) return;
  if (ended.moved) {
    past.push(ended.before);
    future = [];
  }
  choose(ended.row.id);
  if (ended.moved) show();
});

canvas.addEventListener("click", (event) => {
  const id = idAt(event);
  if (id) act(id);
  else if (KINDS.includes(tool)) {
    const { x, y } = spot(event);
    addNode(tool, x, y);
  } else choose(null);
});

function act(id) {
  if (tool === "delete") remove(id);
  else if (tool === "track" && nodeOf(id)) {
    if (first) connect(first, id);
    else {
      first = id;
      draw();
    }
  } else if (id.includes("@")) toggleGreen(id);
  else choose(id);
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

canvas.addEventListener("keydown", (event) => {
  const id = idAt(event);
  const node = id && nodeOf(id);
  if (id && (event.key === "Enter" || event.key === " ")) act(id);
  else if (id && (event.key === "Delete" || event.key === "Backspace")) remove(id);
  else if (node && ARROWS[event.key]) {
    const [dx, dy] = ARROWS[event.key];
    change(() => move(node.row, node.row.x + dx * STEP, node.row.y + dy * STEP), { greens: false });
  } else return;
  event.preventDefault();
});

document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, textarea")) return;
  const back = (event.ctrlKey || event.metaKey) && event.key === "z";
  if (back && !event.shiftKey) step(past, future);
  else if (back || ((event.ctrlKey || event.metaKey) && event.key === "y")) step(future, past);
  else return;
  event.preventDefault();
});

// ---------------------------------------------------------------- the tools

const toolbar = document.getElementById("tools");

function showTools() {
  toolbar.replaceChildren(
    ...TOOLS.map((name) => button(said[name], () => setTool(name), { "aria-pressed": String(tool === name), "data-tool": name })),
    button(said.undo, () => step(past, future), { "data-tool": "undo" }),
    button(said.redo, () => step(future, past), { "data-tool": "redo" }),
  );
}

function button(words, work, values = {}) {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = words;
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
  element.addEventListener("click", work);
  return element;
}

// A second press of the same tool puts one in the middle: for those without a pointer.
function setTool(name) {
  if (tool === name && KINDS.includes(name)) addNode(name, doc.board.width / 2, doc.board.height / 2);
  tool = name;
  first = null;
  for (const each of toolbar.children) each.setAttribute("aria-pressed", String(each.dataset.tool === tool));
  draw();
}

// ---------------------------------------------------------------- what is chosen

function choose(id) {
  chosen = id;
  draw();
  showChosen();
}

function field(words, input) {
  const label = document.createElement("label");
  label.className = "field";
  label.append(words, " ", input);
  return label;
}

function input(type, value, work, values = {}) {
  const element = Object.assign(document.createElement("input"), { type, ...values });
  if (type === "checkbox") element.checked = value;
  else element.value = value;
  element.addEventListener("change", () => work(type === "checkbox" ? element.checked : type === "number" ? element.valueAsNumber : element.value));
  return element;
}

function select(choices, value, work) {
  const element = document.createElement("select");
  element.append(...choices.map(([one, words]) => new Option(words, one, false, one === value)));
  element.addEventListener("change", () => work(element.value));
  return element;
}

const whole = (value, low, high) => Number.isInteger(value) ? Math.min(high, Math.max(low, value)) : low;

function showChosen() {
  const node = chosen && nodeOf(chosen);
  const track = chosen && trackOf(chosen);
  const parts = node ? nodeParts(node) : track ? trackParts(track) : boardParts();
  if (node || track) parts.push(button(said.delete, () => remove(chosen), { "data-remove": "" }));
  chosenBox.replaceChildren(...parts);
}

function boardParts() {
  return [
    field(said.name, input("text", doc.board.name, (name) => change(() => { doc.board.name = name; }), { maxLength: 60 })),
    field(said.passing, input("checkbox", doc.board.pass_through_cities, (on) => change(() => { doc.board.pass_through_cities = on; }))),
  ];
}

function nodeParts({ kind, row }) {
  const set = (name) => (value) => change(() => { row[name] = value; });
  const place = (name, most) => field(said[name], input("number", row[name], (value) => change(() => { row[name] = whole(value, 0, most); }), { min: 0, max: most, step: 5 }));
  const parts = [field(said.name, input("text", row.name, set("name"), { maxLength: 60 }))];
  if (kind === "city") {
    parts.push(field(said.kind, select([["trade", said.trade], ["port", said.port]], row.kind, (value) => change(() => {
      row.kind = value;
      if (value === "port") delete row.goods;
      else row.goods = GOODS.find((one) => !doc.city.some((city) => city.goods === one)) ?? GOODS[0];
    }))));
    if (row.kind === "trade") parts.push(field(said.goods, select(GOODS.map((one) => [one, said[one]]), row.goods, set("goods"))));
  }
  if (kind === "departure") parts.push(field(said.number, input("number", row.number, (value) => change(() => { row.number = whole(value, 2, 12); }), { min: 2, max: 12 })));
  parts.push(place("x", doc.board.width), place("y", doc.board.height));
  if (kind === "junction") parts.push(...armParts(row));
  const others = nodes().filter((other) => other.row.id !== row.id).map((other) => [other.row.id, other.row.name]);
  if (others.length) parts.push(field(said.connect, select([["", "…"], ...others], "", (id) => id && connect(row.id, id))));
  return parts;
}

// which arms the discs of a switch close at the start
function armParts(junction) {
  const box = document.createElement("fieldset");
  const legend = document.createElement("legend");
  legend.textContent = said.closed;
  const most = armsOf(junction.id).length > 3 ? 2 : 1;
  const boxes = armsOf(junction.id).map((track) => field(titleOf(track), input("checkbox", junction.discs.includes(track.id), (on) => change(() => {
    const others = junction.discs.filter((arm) => arm !== track.id);
    junction.discs = on ? [...others, track.id].slice(-most) : others;
  }))));
  box.append(legend, ...boxes);
  return boxes.length ? [box] : [];
}

function trackParts(track) {
  const parts = [
    heading(titleOf(track)),
    field(said.sections, input("number", track.sections, (value) => change(() => { track.sections = whole(value, 1, 9); }), { min: 1, max: 9 })),
  ];
  for (let k = 1; k < track.sections; k += 1) {
    parts.push(field(`${said.signals} ${k}–${k + 1}`, input("checkbox", (track.signals ?? []).includes(k), (on) => change(() => {
      const others = (track.signals ?? []).filter((one) => one !== k);
      track.signals = on ? [...others, k].sort((a, b) => a - b) : others;
    }))));
  }
  for (const place of placesOf(track)) {
    const end = place.slice(track.id.length + 1);
    const words = /^\d+$/.test(end) ? `${end}–${Number(end) + 1}` : nameOf(end);
    parts.push(field(`${said.green}: ${words}`, input("checkbox", doc.first_game.green.includes(place), () => toggleGreen(place))));
  }
  return parts;
}

function heading(words) {
  const element = document.createElement("h2");
  element.textContent = words;
  return element;
}

// ---------------------------------------------------------------- what is wrong

let waiting = 0;
let asked = 0;

function check() {
  clearTimeout(waiting);
  say(said.checking);
  tryIt(false);
  waiting = setTimeout(() => examine({ document: doc }), 350);
}

async function examine(body) {
  asked += 1;
  const number = asked;
  let answer;
  try {
    const got = await fetch(`/api/v1/make/${key}`, { method: "POST", headers: { "Content-Type": "application/json", Accept: "application/json" }, body: JSON.stringify(body) });
    answer = await got.json();
  } catch {
    if (number === asked) say(said.offline);
    return null;
  }
  if (number !== asked) return null;
  if (!answer.ok) {
    say(answer.error.text);
    return null;
  }
  made = answer;
  if (body.document && doc) showFaults();
  return answer;
}

function showFaults() {
  document.getElementById("make-text").value = made.text;
  tryIt(made.playable);
  say(made.playable ? said.good : "");
  faultsBox.replaceChildren(...listed(said.errors, made.errors), ...listed(said.warnings, made.warnings));
  for (const bad of canvas.querySelectorAll(".is-bad")) bad.classList.remove("is-bad");
  for (const { place } of made.errors) mark(place);
}

function listed(words, flaws) {
  if (!flaws.length) return [];
  const list = document.createElement("ul");
  for (const { rule, place, text } of flaws) {
    const line = document.createElement("li");
    const id = idIn(place);
    if (id) line.append(button(text, () => choose(id)));
    else line.append(text);
    line.append(` (${rule})`);
    list.append(line);
  }
  return [heading(`${words} (${flaws.length})`), list];
}

// a fault names its place as the file does: "[[track]] a-b"
const idIn = (place) => place.split(" ").find((word) => nodeOf(word) || trackOf(word)) ?? "";
const mark = (place) => canvas.querySelector(`[data-id="${CSS.escape(idIn(place))}"]`)?.classList.add("is-bad");

const say = (words) => { document.getElementById("make-said").textContent = words; };

function tryIt(may) {
  const element = document.getElementById("make-try");
  if (element) element.disabled = !may;
}

// ---------------------------------------------------------------- open, keep, share

function open(answer) {
  if (!answer) return;
  if (!answer.document?.board || !KINDS.every((kind) => Array.isArray(answer.document[kind] ?? []))) {
    say(said.nothing);
    return;
  }
  doc = { scenery: [], ...answer.document, first_game: answer.document.first_game ?? { green: [] } };
  for (const name of [...KINDS, "track"]) doc[name] ??= [];
  for (const junction of doc.junction) junction.discs ??= [];
  [past, future, chosen, first] = [[], [], null, null];
  showTools();
  draw();
  showChosen();
  showFaults();
  keepDraft();
}

async function openText(text) {
  if (text.length > 60000) say(said["too-long"]);
  else open(await examine({ text }));
}

function keepDraft() {
  try {
    localStorage.setItem(KEPT, JSON.stringify(doc));
  } catch { /* a private window keeps nothing */ }
}

function draft() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null");
  } catch {
    return null;
  }
}

// The link holds the whole board, packed, behind the #: the server keeps nothing of it.
async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unpacked(word) {
  const bytes = Uint8Array.from(atob(word.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).text();
}

document.getElementById("make-open").addEventListener("change", async ({ target }) => open(await examine({ sample: target.value })));
document.getElementById("make-upload").addEventListener("change", async ({ target }) => {
  const [file] = target.files;
  if (file) await openText(await file.text());
  target.value = "";
});
document.getElementById("make-download").addEventListener("click", async () => {
  const answer = await examine({ document: doc });
  if (!answer) return;
  const link = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(new Blob([answer.text], { type: "application/toml" })),
    download: `${doc.board.id}.toml`,
  });
  link.click();
  URL.revokeObjectURL(link.href);
});
document.getElementById("make-share").addEventListener("click", async () => {
  const answer = await examine({ document: doc });
  if (!answer) return;
  location.hash = await packed(answer.text);
  await navigator.clipboard?.writeText(location.href).catch(() => {});
  say(said.shared);
});

async function begin() {
  if (location.hash.length > 1) {
    try {
      return await openText(await unpacked(location.hash.slice(1)));
    } catch {
      say(said.nothing);
    }
  }
  const kept = draft();
  if (kept) {
    const answer = await examine({ document: kept });
    if (answer?.document) return open(answer);
  }
  return open(await examine({ sample: "" }));
}

begin();
