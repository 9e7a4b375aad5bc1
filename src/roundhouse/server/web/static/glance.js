// The lists of tables: how each stands is fetched when its line comes into sight, one by one.

import "./ago.js";

let before = Promise.resolve();

async function tell(place) {
  const answer = await fetch(place.dataset.glance).catch(() => null);
  if (answer?.ok) place.innerHTML = await answer.text();
}

const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    seen.unobserve(target);
    before = before.then(() => tell(target));
  }
});
for (const place of document.querySelectorAll("[data-glance]")) seen.observe(place);
