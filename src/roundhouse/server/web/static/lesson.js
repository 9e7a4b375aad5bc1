// A lesson's task: what is said to an answer stays beside it. What has been done is remembered here,
// in the browser, as lessons need no name.

const shelf = "lessons";

function done() {
  try {
    return JSON.parse(localStorage.getItem(shelf)) ?? [];
  } catch {
    return []; // somebody allows no memory, or wrote something else there
  }
}

const { lesson } = document.body.dataset;
if ("done" in document.body.dataset && !done().includes(lesson)) {
  try {
    localStorage.setItem(shelf, JSON.stringify([...done(), lesson]));
  } catch { /* it is done all the same */ }
}

for (const row of document.querySelectorAll("li[data-lesson]")) {
  row.querySelector(".done").hidden = !done().includes(row.dataset.lesson);
}

const answer = document.getElementById("answer");
document.addEventListener("roundhouse:answered", ({ detail: said }) => {
  if (!answer || said.ok) return;
  answer.textContent = said.error.text;
  answer.hidden = false;
  answer.scrollIntoView({ block: "nearest" });
});
