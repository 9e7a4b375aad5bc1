// The panel of 1846: a tile tried on the map, turned and laid; routes of one's own.
//
// The server sends every choice; this script only shows the chosen one in place.

import { byId, over } from "./over.js";
import { isPlanning } from "./plan.js";

const SVG = "http://www.w3.org/2000/svg";

// --- a tile

const chooser = () => document.querySelector(`${isPlanning() ? "#plan" : "#detail"} .tile-chooser`);
const options = () => [...chooser().querySelectorAll("[data-lay]")];
const chosen = () => options().find((option) => option.getAttribute("aria-pressed") === "true");
const hexOf = (element) => element.closest("[data-hex]")?.dataset.hex;

function tryTile(option) {
  for (const other of options()) other.setAttribute("aria-pressed", String(other === option));
  const confirm = chooser().querySelector("[data-confirm]");
  confirm.dataset[isPlanning() ? "planAdd" : "action"] = option.dataset.lay;
  confirm.textContent = option.dataset.label;
  const place = byId(`hex-${hexOf(option)}`);
  const ring = document.createElementNS(SVG, "use");
  ring.setAttribute("href", "#hi");
  ring.setAttribute("class", "new");
  const drawn = option.querySelector("svg > g").cloneNode(true);
  over("tried-tile", [drawn, ring], place.getAttribute("transform"));
}

function turnTile() {
  const now = chosen();
  const tile = JSON.parse(now.dataset.lay).tile;
  const same = options().filter((option) => JSON.parse(option.dataset.lay).tile === tile);
  tryTile(same[(same.indexOf(now) + 1) % same.length]);
}

// --- routes

const editor = () => document.querySelector("[data-editor][open]");
let begun = ""; // the best routes that the editor began with
let routes = [];
let train = 0;

function begin() {
  const found = editor();
  if (!found) return false;
  if (found.dataset.routes !== begun) {
    begun = found.dataset.routes;
    const best = JSON.parse(begun);
    routes = JSON.parse(found.dataset.trains).map((name) => {
      const index = best.findIndex((route) => route.train === name);
      return index < 0 ? { train: name, path: [] } : best.splice(index, 1)[0];
    });
    train = 0;
  }
  return true;
}

function judge() {
  const query = new URLSearchParams({ routes: JSON.stringify(routes) }).toString();
  document.dispatchEvent(new CustomEvent("roundhouse:detail", { detail: { query, into: "routes-tried" } }));
}

function step(hex) {
  const path = routes[train].path;
  const last = path.at(-1)?.split(".")[0];
  if (last === hex) path.pop();
  else path.push(hex);
  judge();
}

function showRoutes() {
  const drawn = document.querySelector("#routes-tried [data-over] > g");
  byId("map")?.classList.toggle("editing", Boolean(drawn));
  over("tried-routes", drawn ? [drawn.cloneNode(true)] : []);
  const rows = document.querySelectorAll("#routes-tried [data-train]");
  rows.forEach((row, index) => row.setAttribute("aria-pressed", String(index === train)));
}

// --- what building would add

// Asked for once the page stands, so that no move waits for it; each moment has a place of its own.
function askGains() {
  const box = document.querySelector("[data-gains]");
  if (!box || box.dataset.asked) return;
  box.dataset.asked = "yes";
  document.dispatchEvent(new CustomEvent("roundhouse:detail", { detail: { query: "gains=all", into: box.id } }));
}

function showGains() {
  const drawn = document.querySelector("[data-gains] [data-over] > g");
  over("gains-shown", drawn ? [drawn.cloneNode(true)] : []);
}

// --- what is heard

function clicked(event) {
  const target = event.target;
  const option = target.closest("[data-lay]");
  if (option) tryTile(option);
  else if (target.closest("[data-rotate]")) turnTile();
  else if (target.closest("[data-train]")) {
    train = Number(target.closest("[data-train]").dataset.train);
    showRoutes();
  } else if (target.closest("[data-clear]")) {
    train = Number(target.closest("[data-clear]").dataset.clear);
    routes[train].path = [];
    judge();
  }
}

// A click on the map turns the tile that is tried there, or adds a step to a route.
function clickedMap(event) {
  const place = event.target.closest("[id^='hex-']")?.id.slice(4);
  if (!place) return;
  if (!isPlanning() && begin()) {
    event.stopPropagation();
    step(place);
  } else if (chooser() && hexOf(chooser()) === place) {
    event.stopPropagation();
    turnTile();
  }
}

function typed(event) {
  const field = event.target.closest("[data-path]");
  if (!field) return;
  routes[Number(field.dataset.path)].path = field.value.toUpperCase().split(/[\s,–-]+/).filter(Boolean);
  judge();
}

// A long list that was opened would stand between the map and the tiles to choose from.
function foldAway() {
  for (const id of ["powers", "privates", "places", "token-places"]) byId(id)?.removeAttribute("open");
}

function drawn() {
  askGains();
  showGains();
  if (byId("detail").firstElementChild) foldAway();
  if (chooser()) tryTile(chosen() ?? options()[0]);
  else over("tried-tile", []);
  if (begin() && !byId("routes-tried").firstElementChild) judge();
  showRoutes();
}

document.addEventListener("click", clicked);
byId("board")?.addEventListener("click", clickedMap);
document.addEventListener("change", typed);
document.addEventListener("toggle", (event) => {
  if (event.target.matches?.("[data-editor]")) drawn();
}, true);
document.addEventListener("keydown", (event) => {
  const writing = event.target.closest?.("input, select, textarea");
  if (event.key === "r" && !writing && chooser() && !event.ctrlKey && !event.metaKey) turnTile();
});
document.addEventListener("roundhouse:drawn", drawn);
drawn(); // the page was drawn once before this was loaded
