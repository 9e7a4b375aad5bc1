// The chat: when each line was said, and how many of them are new to this browser.

const kept = `read ${document.body.dataset.table}`;
const lines = () => [...document.querySelectorAll("#talk [data-number]")];
const newest = () => Number(lines().at(-1)?.dataset.number ?? 0);

// A private window may keep nothing: then a line is new until the page is left.
let read = newest();
try {
  read = Number(localStorage.getItem(kept) ?? 0);
} catch { /* it stays as it is */ }

export function markRead() {
  read = newest();
  try {
    localStorage.setItem(kept, String(read));
  } catch { /* until the page is left */ }
  showUnread();
}

function showUnread() {
  const mark = document.getElementById("unread");
  const count = lines().filter((line) => Number(line.dataset.number) > read).length;
  mark.hidden = !count;
  mark.textContent = String(count);
}

export function showTimes() {
  const { lang } = document.documentElement;
  for (const time of document.querySelectorAll("time[data-time]")) {
    const at = new Date(Number(time.dataset.time));
    const today = at.toDateString() === new Date().toDateString();
    const day = today ? {} : { day: "numeric", month: "short" };
    time.textContent = at.toLocaleString(lang, { hour: "2-digit", minute: "2-digit", ...day });
    time.dateTime = at.toISOString();
  }
  if (isSeen) markRead();
  else showUnread();
}

let isSeen = false;
new IntersectionObserver(([entry]) => {
  isSeen = entry.isIntersecting;
  if (isSeen) markRead();
}).observe(document.getElementById("talk"));
