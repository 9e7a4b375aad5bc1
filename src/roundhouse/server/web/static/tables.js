// Tables of figures are sorted by a column's head, and stay so when the page changes.

const sorted = new Map(); // the id of a table: {column, up}

const valueOf = (cell) => {
  const shown = cell.dataset.value ?? cell.textContent.trim();
  const number = Number.parseFloat(shown.replace(/^\$/, ""));
  return Number.isNaN(number) ? shown : number;
};

function compare(one, other) {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other));
}

function sort(table) {
  const wanted = sorted.get(table.id);
  if (!wanted) return;
  const [body] = table.tBodies;
  const value = (row) => valueOf(row.cells[wanted.column]);
  const rows = [...body.rows].sort((one, other) => compare(value(one), value(other)));
  if (!wanted.up) rows.reverse();
  if (rows.some((row, index) => row !== body.rows[index])) body.append(...rows);
  [...table.tHead.rows[0].cells].forEach((head, index) => {
    if (index === wanted.column) head.setAttribute("aria-sort", wanted.up ? "ascending" : "descending");
    else head.removeAttribute("aria-sort");
  });
}

// Figures begin with the most, names with the first; a third click gives the server's order back.
function clicked(event) {
  const head = event.target.closest("[data-sort]")?.closest("th");
  if (!head) return;
  const table = head.closest("table");
  const before = sorted.get(table.id);
  const again = before?.column === head.cellIndex;
  const first = head.cellIndex === 0;
  if (again && before.up !== first) sorted.delete(table.id);
  else sorted.set(table.id, { column: head.cellIndex, up: again ? !before.up : first });
  if (sorted.has(table.id)) sort(table);
  else restore(table);
}

function restore(table) {
  for (const head of table.tHead.rows[0].cells) head.removeAttribute("aria-sort");
  const [body] = table.tBodies;
  body.append(...[...body.rows].sort((one, other) => one.dataset.row - other.dataset.row));
}

document.addEventListener("click", clicked);
document.addEventListener("roundhouse:drawn", () => {
  for (const table of document.querySelectorAll("table[data-sortable]")) sort(table);
});
