// Everything by keys: "f" puts a letter on all that can be chosen now, "t", "x", "g" and "l" on what
// one kind of card acts on. The letter chooses it; what it asks next is lettered at once.

const LETTERS = "asdfgjkletywuiopqrzxcvbnmh1234567890ASDFGJKLETYWUIOPQRZXCVBNMH";

let labels = new Map(); // a letter to its element
let layer = null;
let onward = false; // whether what appears next is to be lettered

const isSeen = (element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};
const all = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);

// What is asked now: cards for what is owed, the box, places for a disc; else the question itself.
function choices() {
  const owed = document.getElementById("ss-pay");
  if (owed && !owed.hidden) return all("[data-held]");
  const targets = all("#map .target");
  if (targets.length) return targets;
  const inBox = all("#ss-detail button:not([data-unpick], [data-trail])");
  if (inBox.length) return inBox;
  return [...all("#now [data-action], #now [data-detail], #now [data-held]"), ...all("#map .may"), ...all("#now [data-why]")];
}

function letter(elements) {
  clear();
  if (!elements.length) return;
  layer = Object.assign(document.createElement("div"), { className: "ss-labels" });
  layer.setAttribute("aria-hidden", "true");
  elements.slice(0, LETTERS.length).forEach((element, i) => {
    const sign = Object.assign(document.createElement("kbd"), { textContent: LETTERS[i] });
    const { left, top, width, height } = element.getBoundingClientRect();
    const isOnBoard = element.ownerSVGElement;
    sign.style.left = `${isOnBoard ? left + width / 2 : left + 6}px`;
    sign.style.top = `${isOnBoard ? top + height / 2 : top + 4}px`;
    layer.append(sign);
    labels.set(LETTERS[i], element);
  });
  document.body.append(layer);
}

function clear() {
  layer?.remove();
  layer = null;
  labels = new Map();
}

function choose(element) {
  clear();
  onward = true;
  if (!element.ownerSVGElement) element.focus({ preventScroll: true });
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

const isWriting = (target) => target.closest?.("input:not([type=range]), select, textarea, [contenteditable]");

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (isWriting(event.target) || document.querySelector("dialog[open]")) return;
  if (event.key === "Shift") return;
  const found = labels.get(event.key);
  const wasOpen = Boolean(layer);
  if (!found) {
    clear();
    onward = false; // any other key does what it always does
    if (event.key !== "f" && !(wasOpen && event.key === "Escape")) return;
    if (event.key === "f") letter(choices());
  } else choose(found);
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

// A choice of a kind of action by its key is one of keys: what it lists is lettered.
document.addEventListener("click", (event) => {
  const listing = event.target.closest?.("[data-detail^='list=']");
  if (event.detail !== 0) onward = false;
  else if (listing) onward = true;
});
for (const kind of ["pointerdown", "wheel", "resize"]) addEventListener(kind, clear, { passive: true });

for (const kind of ["roundhouse:drawn", "ss:asked"]) {
  document.addEventListener(kind, () => {
    clear();
    const asks = document.querySelector("#ss-detail > *, #ss-pay:not([hidden])");
    if (onward && asks) letter(choices());
    else if (!asks) onward = false;
  });
}
