// Change one tree into another and keep what stays: focus, scroll, what is being typed.

const KEPT = new Set(["open", "style", "data-kept"]);

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

function morphValue(from, to) {
  if (from === document.activeElement) return;
  if (from instanceof HTMLInputElement && from.value !== to.value) from.value = to.value;
  if (from instanceof HTMLInputElement) from.checked = to.checked;
  if (from instanceof HTMLSelectElement) from.value = to.value;
}

function morphNode(from, to) {
  if (from.isEqualNode(to)) return;
  if (from.nodeType !== Node.ELEMENT_NODE) {
    from.nodeValue = to.nodeValue;
    return;
  }
  morphAttributes(from, to);
  morphChildren(from, to);
  morphValue(from, to);
}

export function morphChildren(from, to) {
  const named = new Map();
  for (const child of from.children) if (child.id) named.set(child.id, child);
  let here = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    const old = wanted.id && named.get(wanted.id);
    if (old && old !== here && old.nodeName === wanted.nodeName) {
      from.insertBefore(old, here);
      morphNode(old, wanted);
    } else if (here && sameKind(here, wanted)) {
      const next = here.nextSibling;
      morphNode(here, wanted);
      here = next;
    } else {
      from.insertBefore(document.importNode(wanted, true), here);
    }
  }
  while (here) {
    const next = here.nextSibling;
    here.remove();
    here = next;
  }
}

const LIVE = "[data-live]";
const sent = new Map([...document.querySelectorAll(LIVE)].map((part) => [part.id, part.outerHTML]));

// Every element with data-live takes the contents of its namesake in html. Where the server sent
// nothing new, what scripts and readers have made of it stays.
export function morphLive(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  for (const wanted of fresh.querySelectorAll(LIVE)) {
    const old = document.getElementById(wanted.id);
    const made = wanted.outerHTML;
    if (old && sent.get(wanted.id) !== made) morphNode(old, wanted);
    sent.set(wanted.id, made);
  }
}
