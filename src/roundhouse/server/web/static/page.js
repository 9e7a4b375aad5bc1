// Small comforts of every page; each works without, too.

// Light or dark, whichever is not now; the server sends the next page so. What is the system's own
// choice needs no cookie.
const theme = document.getElementById("theme");
const night = matchMedia("(prefers-color-scheme: dark)");
theme.hidden = false;
theme.addEventListener("click", () => {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : night.matches;
  const wanted = dark ? "light" : "dark";
  const own = wanted === (night.matches ? "dark" : "light");
  if (own) delete root.dataset.theme;
  else root.dataset.theme = wanted;
  document.cookie = `theme=${own ? "" : wanted}; path=/; samesite=lax; max-age=${own ? 0 : 34560000}`;
});

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

// A difficulty sets its options; whoever then changes one of them has settings of their own.
function applyPreset(radio) {
  const part = radio.closest("[data-title]");
  for (const field of part.querySelectorAll(".options select")) {
    const usual = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
    if (JSON.parse(radio.dataset.preset)[field.name] ?? isPreset(part, field.name)) {
      field.value = JSON.parse(radio.dataset.preset)[field.name] ?? usual.value;
    }
  }
}

const isPreset = (part, name) =>
  [...part.querySelectorAll("[data-preset]")].some((radio) => name in JSON.parse(radio.dataset.preset));

function chooseOwn(field) {
  const part = field.closest("[data-title]");
  const own = part.querySelector("[data-own]");
  if (!own || !isPreset(part, field.name)) return;
  own.hidden = false;
  own.querySelector("input").checked = true;
}

if (form) {
  for (const radio of form.querySelectorAll("[data-preset]:checked")) applyPreset(radio);
  form.addEventListener("change", ({ target }) => {
    if (target.dataset.preset) applyPreset(target);
    else if (target.matches(".options select")) chooseOwn(target);
  });
  form.addEventListener("change", showTitle);
  showTitle();
}
