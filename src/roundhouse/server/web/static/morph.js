// Change one tree into another and keep what stays: focus, scroll, what is being typed.

const KEPT = new Set(["open", "style"]);

function sameKind(one, other) {
  return one.nodeType === other.nodeType && one.nodeName === other.nodeName &&
    (one.nodeType !== Node.ELEMENT_NODE || (one.id || "") === (other.id || ""));
}

function morphAttributes(from, to) {
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !KEPT.has(name)) from.removeAttribute(name);
  }
  for (const { name, value } of to.attributes) {
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
}

function morphValue(from, { value, checked }) {
  if (from === document.activeElement) return;
  if (from instanceof HTMLInputElement && from.value !== value) from.value = value;
  if (from instanceof HTMLInputElement) from.checked = checked;
  if (from instanceof HTMLSelectElement) from.value = value;
}

function morphNode(from, to) {
  if (from.isEqualNode(to)) return;
  if (from.nodeType !== Node.ELEMENT_NODE) {
    from.nodeValue = to.nodeValue;
    return;
  }
  if (to.hasAttribute("data-still")) return;
  const { value, checked } = to; // a list whose chosen line moves over would tell another one
  morphAttributes(from, to);
  morphChildren(from, to);
  morphValue(from, { value, checked });
}

// What goes is taken away first: what follows it is then found in its place.
function named(from, to) {
  const wanted = new Set(Array.from(to.children, (child) => child.id));
  const found = new Map();
  for (const child of [...from.children]) {
    if (!child.id) continue;
    if (wanted.has(child.id)) found.set(child.id, child);
    else child.remove();
  }
  return found;
}

function morphChildren(from, to) {
  const known = named(from, to);
  let here = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    const old = wanted.id && known.get(wanted.id);
    if (old && old !== here && old.nodeName === wanted.nodeName) {
      from.insertBefore(old, here);
      morphNode(old, wanted);
    } else if (here && sameKind(here, wanted)) {
      const next = here.nextSibling;
      morphNode(here, wanted);
      here = next;
    } else {
      from.insertBefore(wanted, here);
    }
  }
  while (here) {
    const next = here.nextSibling;
    here.remove();
    here = next;
  }
}

// What the page shows of what changes, each part with the mark that the server gave it.
export function have() {
  const parts = document.querySelectorAll("[data-live]");
  return Array.from(parts, (part) => `${part.id}.${part.dataset.live}`).join(" ");
}

// Every element in html is put in the place of its namesake. Where the server sent nothing new,
// what scripts and readers have made of it stays.
export function morphLive(html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  for (const wanted of [...fresh.content.children]) {
    const old = document.getElementById(wanted.id);
    if (old) morphNode(old, wanted);
  }
}

// What is inside an element becomes html; focus and what is being typed stay.
export function morphInside(element, html) {
  const fresh = element.cloneNode(false);
  fresh.innerHTML = html;
  morphChildren(element, fresh);
}
