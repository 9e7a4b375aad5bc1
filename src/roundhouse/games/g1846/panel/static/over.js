// What is laid over the map by name: a tile that is tried, routes, a plan.

const SVG = "http://www.w3.org/2000/svg";

export const byId = (id) => document.getElementById(id);

// Puts nodes over the map under a name, in place of what stood there.
export function over(name, nodes, transform = "") {
  byId(name)?.remove();
  if (!nodes.length || !byId("map")) return;
  const group = document.createElementNS(SVG, "g");
  group.id = name;
  group.classList.add("over");
  if (transform) group.setAttribute("transform", transform);
  group.append(...nodes);
  byId("map").append(group);
}
