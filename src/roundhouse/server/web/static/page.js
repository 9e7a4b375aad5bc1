// Small comforts of every page; each works without, too.

for (const select of document.querySelectorAll("select[data-submit]")) {
  select.addEventListener("change", () => select.form.requestSubmit());
}

document.addEventListener("click", (event) => {
  const field = event.target.closest("[data-copy]");
  if (!field) return;
  field.select();
  navigator.clipboard?.writeText(field.value).catch(() => {});
});

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-copies]");
  if (!button) return;
  button.parentElement.querySelector("[data-copy]").click();
  button.textContent = button.dataset.copies;
});

const form = document.getElementById("new");

function showTitle() {
  const chosen = form.elements.title.value;
  for (const part of form.querySelectorAll("[data-title]")) {
    part.hidden = part.dataset.title !== chosen;
    for (const field of part.querySelectorAll("input, select")) field.disabled = part.hidden;
  }
  showNames();
}

function showNames() {
  for (const select of form.querySelectorAll("[data-seat]")) {
    select.parentElement.querySelector("[data-who]").hidden = select.value !== "here";
  }
}

if (form) {
  form.addEventListener("change", showTitle);
  showTitle();
}
