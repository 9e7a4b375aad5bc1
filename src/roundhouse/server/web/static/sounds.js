// Short sounds for what one waits for: one's turn, a move of another's, words in the chat. The
// switch is remembered; a browser lets nothing sound before somebody has touched the page.

const shelf = "sounds";
const button = document.getElementById("sounds");

// Each note: pitch in hertz, when it begins and how long it lasts, in seconds.
const TUNES = {
  turn: [[523, 0, .16], [784, .14, .3]],
  move: [[392, 0, .09]],
  chat: [[659, 0, .08], [659, .12, .08]],
};
const LOUD = .12;

let isOn = true;
try {
  isOn = localStorage.getItem(shelf) !== "off";
} catch { /* it sounds until it is switched off on this page */ }
let speaker = null;

function note([pitch, begins, lasts]) {
  const [tone, volume] = [speaker.createOscillator(), speaker.createGain()];
  const from = speaker.currentTime + begins;
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(LOUD, from);
  volume.gain.exponentialRampToValueAtTime(.001, from + lasts);
  tone.connect(volume).connect(speaker.destination);
  tone.start(from);
  tone.stop(from + lasts);
}

export function play(tune) {
  if (!isOn || !navigator.userActivation?.hasBeenActive) return;
  speaker ??= new AudioContext();
  TUNES[tune].forEach(note);
  document.body.dataset.sounded = tune;
}

function show() {
  button.setAttribute("aria-pressed", String(isOn));
  button.textContent = isOn ? "♪" : "♪̸";
}

button.addEventListener("click", () => {
  isOn = !isOn;
  try {
    localStorage.setItem(shelf, isOn ? "on" : "off");
  } catch { /* until the page is left */ }
  show();
  play("move");
});
show();
