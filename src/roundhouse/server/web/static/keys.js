// Keys for what is done often. [data-key] says which key presses an element; on the card of keys,
// [data-press] or [data-focus] name what is pressed or gone to instead: the first that is there.

const card = document.getElementById("keys");
const told = document.getElementById("keys-told");
const own = [...told.children].map((row) => ({ ...row.dataset, words: row.textContent }));

const isThere = (element) => element.offsetParent !== null && !element.disabled;
const first = (selectors) => selectors.split("|").flatMap((one) => [...document.querySelectorAll(one)]).find(isThere);
const named = (key) => first(`main [data-key="${CSS.escape(key)}"], .bar [data-key="${CSS.escape(key)}"]`);

// The choices of the question, one after the other.
function turnTo(way) {
  const choices = [...document.querySelectorAll("#asks button, #now button, #now select, #now input, #now summary, #detail button")].filter(isThere);
  const here = choices.indexOf(document.activeElement);
  const next = here < 0 ? (way > 0 ? 0 : -1) : (here + way + choices.length) % choices.length;
  choices.at(next)?.focus();
  return choices.length > 0;
}

function press(key) {
  const row = own.find((each) => each.key === key);
  if (row?.turn) return turnTo(Number(row.turn));
  const target = row ? first(row.press ?? row.focus) : named(key);
  if (!target) return false;
  if (row?.focus) target.focus();
  else target.click();
  return true;
}

function rows() {
  const shown = [...document.querySelectorAll("main [data-key], .bar [data-key]")].filter(isThere);
  const words = (element) => element.dataset.keyName ?? element.getAttribute("aria-label") ?? element.textContent.trim();
  const found = new Map(shown.map((element) => [element.dataset.key, words(element)]));
  return [...found, ...own.map(({ key, words: said }) => [key, said])];
}

function show() {
  told.replaceChildren(...rows().map(([key, words]) => {
    const row = document.createElement("div");
    const [sign, says] = [document.createElement("dt"), document.createElement("dd")];
    sign.append(Object.assign(document.createElement("kbd"), { textContent: key }));
    says.textContent = words;
    row.append(sign, says);
    return row;
  }));
  card.showModal();
}

const isWriting = (target) => target.closest?.("input:not([type=range]), select, textarea, [contenteditable]");
const leadsOn = (target, key) => target.matches?.("select") && own.some((row) => row.turn && row.key === key);

document.getElementById("keys-open").addEventListener("click", show);
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if ((isWriting(event.target) && !leadsOn(event.target, event.key)) || document.querySelector("dialog[open]")) return;
  if (press(event.key)) event.preventDefault();
});
