// How long ago something was, in the reader's language: [data-ago] holds milliseconds since 1970.

const UNITS = [["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000]];
const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto", style: "short" });

function ago(at) {
  const passed = at - Date.now();
  const [unit, long] = UNITS.find(([, each]) => -passed >= each) ?? ["minute", 60_000];
  return words.format(Math.ceil(passed / long), unit);
}

function show() {
  for (const time of document.querySelectorAll("time[data-ago]")) {
    const at = new Date(Number(time.dataset.ago));
    time.dateTime = at.toISOString();
    time.title = at.toLocaleString(document.documentElement.lang);
    time.textContent = ago(at.getTime());
  }
}

show();
setInterval(show, 60_000);
