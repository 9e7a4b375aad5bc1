// Rules by their ids: wherever one is told, it can be looked up. A click on [data-rule] opens its
// card; who shows it is for the page's own script.

const RULE = /\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+\b/g;

function button(rule) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "look rule";
  made.dataset.rule = rule;
  made.textContent = rule;
  return made;
}

function link(node) {
  const words = node.nodeValue;
  const pieces = [];
  let end = 0;
  for (const found of words.matchAll(RULE)) {
    pieces.push(words.slice(end, found.index), button(found[0]));
    end = found.index + found[0].length;
  }
  if (pieces.length) node.replaceWith(...pieces, words.slice(end));
}

// Every id of a rule in place becomes a button; what is a link or a button already stays.
export function linkRules(place) {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement.closest("a, button, select, option, svg")) nodes.push(walker.currentNode);
  }
  nodes.forEach(link);
}

// The card of a rule as the server tells it; null where there is none.
export async function ruleCard(rule) {
  const answer = await fetch(`/rule/${encodeURIComponent(rule)}`).catch(() => null);
  return answer?.ok ? answer.text() : null;
}
