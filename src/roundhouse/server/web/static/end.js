// The end of a game: a new table that another opens for the same players appears at once.

const place = () => document.getElementById("again");
const live = new EventSource(`/table/${place().dataset.table}/live`);

live.onmessage = async (event) => {
  if (!("again" in JSON.parse(event.data))) return;
  const answer = await fetch(location.href);
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  place().replaceChildren(...fresh.getElementById("again").childNodes);
};
