// A worked example, stepped through by the arrow keys.

import "./panzoom.js";

document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, textarea, #board")) return;
  document.querySelector(`a[data-key="${event.key}"]`)?.click();
});
