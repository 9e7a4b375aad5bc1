// The copy of a board on which moves are shown, and what flies above it. Everything that moves by
// itself is a small picture of its own that the browser's compositor carries: nothing is painted anew.

const SVG = "http://www.w3.org/2000/svg";
const LAYERS = ["quays", "points", "switches", "cities", "signals", "trains"];
const STEP = 9; // pixels between two points of a way
const EASE = "cubic-bezier(.4, 0, .3, 1)";

const map = () => document.getElementById("map");
const clamp = (n, low, high) => Math.max(low, Math.min(high, n));
const wait = (time) => new Promise((done) => { setTimeout(done, time); });

function made(name, className, text = "") {
  return Object.assign(document.createElement(name), { className, textContent: text });
}

function svg(body, box, wide) {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", box);
  picture.setAttribute("width", wide);
  picture.setAttribute("height", wide);
  picture.setAttribute("class", "rh");
  picture.setAttribute("overflow", "visible");
  if (typeof body === "string") picture.innerHTML = body;
  else picture.append(...body);
  return picture;
}

export class Stage {
  // What moves on the board, without what makes it a page: ids, choices, their rings.
  static copy() {
    const copy = map()?.cloneNode(false);
    if (!copy) return null;
    for (const name of LAYERS) {
      const layer = map().querySelector(`:scope > .${name}`);
      if (layer) copy.append(layer.cloneNode(true));
    }
    for (const thing of copy.querySelectorAll("[id]")) {
      thing.setAttribute("data-of", thing.id);
      for (const { name } of [...thing.attributes]) {
        if (!["data-of", "transform"].includes(name)) thing.removeAttribute(name);
      }
    }
    for (const part of copy.querySelectorAll(".hit, .ring, title")) part.remove();
    copy.removeAttribute("id");
    return copy;
  }

  constructor(board, { skip, words }) {
    const home = document.getElementById("board");
    this.home = home;
    this.board = board.cloneNode(true);
    this.board.setAttribute("class", "rh ss-stage");
    this.board.setAttribute("aria-hidden", "true");
    this.board.style.transform = home.querySelector(".picture").style.transform;
    this.sky = made("div", "ss-sky");
    this.sky.setAttribute("aria-hidden", "true");
    this.caption = made("div", "ss-caption");
    this.line = made("span", "");
    const button = Object.assign(made("button", "", words), { type: "button" });
    button.addEventListener("click", skip);
    this.caption.append(this.line, button);
    home.append(this.board, this.caption);
    document.body.append(this.sky);
    home.classList.add("ss-playing");
    this.ctm = map().getScreenCTM();
  }

  strike() {
    for (const part of [this.board, this.caption, this.sky]) part.remove();
    this.home.classList.remove("ss-playing");
    this.struck = true;
  }

  async show(beat, pace) {
    this.pace = pace;
    this.line.textContent = beat.t;
    this.caption.classList.toggle("ss-new", beat.k === "turn");
    if (pace > 0) await this[`on_${beat.k}`](beat);
  }

  // ------------------------------------------------------------------ places

  find(id) {
    return this.board.querySelector(`[data-of="${id}"]`);
  }

  // From the board's units to the screen.
  screen([x, y]) {
    const { a, d, e, f } = this.ctm;
    return [a * x + e, d * y + f];
  }

  at(thing) {
    const [, x, y] = /translate\(([-\d.]+)[ ,]([-\d.]+)\)/.exec(thing?.getAttribute("transform") ?? "") ?? [0, 0, 0];
    return [Number(x), Number(y)];
  }

  middle(selector) {
    const found = document.querySelector(selector)?.getBoundingClientRect();
    return found?.width ? [found.left + found.width / 2, found.top + found.height / 2] : null;
  }

  // ------------------------------------------------------------------ flying

  flyer(body, size = 48) {
    const holder = made("div", "ss-flyer");
    holder.append(svg(body, `${-size / 2} ${-size / 2} ${size} ${size}`, size * this.ctm.a));
    this.sky.append(holder);
    return holder;
  }

  async move(flyer, frames, time, options = {}) {
    const moving = flyer.animate(frames, { duration: time * this.pace, fill: "forwards", easing: EASE, ...options });
    await moving.finished;
    if (this.struck) throw new DOMException("struck", "AbortError");
  }

  // In a low arc from one point of the screen to another.
  async fly(flyer, from, to, time = 650, delay = 0) {
    const high = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - Math.min(60, Math.hypot(from[0] - to[0], from[1] - to[1]) / 3)];
    const frames = [from, high, to].map(([x, y], i) => ({ transform: `translate(${x}px, ${y}px) scale(${i === 1 ? 1.25 : 1})` }));
    await this.move(flyer, frames, time, { delay: delay * this.pace, fill: "both" });
  }

  async pause(time) {
    await wait(time * this.pace);
    if (this.struck) throw new DOMException("struck", "AbortError");
  }

  async pulse(thing) {
    if (!thing) return;
    const ring = made("div", "ss-pulse");
    const box = thing.getBoundingClientRect();
    const wide = Math.max(box.width, box.height) + 12;
    Object.assign(ring.style, {
      width: `${wide}px`, height: `${wide}px`,
      left: `${box.left + box.width / 2 - wide / 2}px`, top: `${box.top + box.height / 2 - wide / 2}px`,
    });
    this.sky.append(ring);
    await this.move(ring, [{ transform: "scale(.6)", opacity: 0 }, { transform: "scale(1.25)", opacity: 1 }, { transform: "scale(1)", opacity: 0 }], 800);
    ring.remove();
  }

  // ------------------------------------------------------------------ beats

  async on_say() { await this.pause(550); }

  async on_turn() { await this.pause(900); }

  async on_top() { await this.pause(900); }

  async on_card({ svg: face }) {
    const card = made("div", "ss-flyer ss-turned");
    card.innerHTML = face;
    this.sky.append(card);
    const { left, top, width } = this.home.getBoundingClientRect();
    const to = `translate(${left + width / 2}px, ${top + 110}px)`;
    await this.move(card, [
      { transform: `${to} rotateY(90deg) scale(.7)`, opacity: 0 },
      { transform: `${to} rotateY(0deg) scale(1)`, opacity: 1, offset: 0.35 },
      { transform: `${to} scale(1)`, opacity: 1, offset: 0.85 },
      { transform: `${to} scale(.6)`, opacity: 0 },
    ], 1500);
    card.remove();
  }

  async on_dice({ i, dice }) {
    const [x, y] = this.screen(this.at(this.find(i)));
    const { left, right, top, bottom } = this.home.getBoundingClientRect();
    const wide = 46 * (dice.length - 1);
    const place = [clamp(x, left + 30, right - 30 - wide), clamp(y - 46, top + 30, bottom - 30)];
    await Promise.all(dice.map((faces, n) => this.tumble(faces, [place[0] + n * 46, place[1]], n)));
    await this.pause(350);
    for (const die of this.sky.querySelectorAll(".ss-die")) die.remove();
  }

  // A die: every face in turn, the thrown one last, turning as it falls.
  async tumble(faces, [x, y], n) {
    const die = made("div", "ss-flyer ss-die");
    this.sky.append(die);
    faces.forEach((face, i) => {
      const side = made("div", "ss-face");
      side.innerHTML = face;
      die.append(side);
      const [from, to] = [i / faces.length, (i + 1) / faces.length];
      const shown = [{ opacity: 0 }, { opacity: 0, offset: from }, { opacity: 1, offset: from }];
      const gone = i < faces.length - 1 ? [{ opacity: 1, offset: to }, { opacity: 0, offset: to }, { opacity: 0 }] : [{ opacity: 1 }];
      side.animate([...shown, ...gone], { duration: 700 * this.pace, fill: "both" });
    });
    const spin = n % 2 ? 1 : -1;
    await this.move(die, [
      { transform: `translate(${x - 70 * spin}px, ${y - 70}px) rotate(${-400 * spin}deg) scale(.7)`, opacity: 0 },
      { transform: `translate(${x}px, ${y + 8}px) rotate(${-60 * spin}deg) scale(1.1)`, opacity: 1, offset: 0.6 },
      { transform: `translate(${x}px, ${y - 10}px) rotate(${20 * spin}deg) scale(1)`, offset: 0.8 },
      { transform: `translate(${x}px, ${y}px) rotate(0deg) scale(1)`, opacity: 1 },
    ], 850);
  }

  async on_deploy({ i, at, svg: body }) {
    const train = document.createElementNS(SVG, "g");
    train.dataset.of = i;
    train.setAttribute("transform", `translate(${at.join()})`);
    train.innerHTML = body;
    const flyer = this.flyer([...train.cloneNode(true).childNodes], 64);
    const to = this.screen(at).map((n) => `${n}px`).join();
    await this.move(flyer, [
      { transform: `translate(${to}) scale(.2)`, opacity: 0 }, { transform: `translate(${to}) scale(1.3)`, opacity: 1, offset: 0.6 },
      { transform: `translate(${to}) scale(1)`, opacity: 1 },
    ], 600);
    this.board.querySelector(".trains").append(train);
    flyer.remove();
  }

  async on_run({ i, from, legs, at, turn, by, lost, t }) {
    const train = this.find(i);
    if (!train) return this.pause(550);
    if (legs.length && Math.hypot(...this.at(train).map((n, axis) => n - at[axis])) > 2) await this.slide(train, from, legs);
    this.put(train, at, turn);
    const why = by ? this.pulse(this.find(by)) : null;
    if (lost) this.flag(at, `−${lost}`);
    await Promise.all([why, this.pause(lost || by ? 900 : 300)]);
  }

  // Section by section: each takes the same time, a little slower at its ends.
  async slide(train, from, legs) {
    const inner = train.querySelector(":scope > g[transform^=rotate]");
    const own = Number(/rotate\(([-\d.]+)/.exec(inner?.getAttribute("transform") ?? "")?.[1] ?? 0);
    const flyer = this.flyer([...train.cloneNode(true).childNodes], 64);
    train.remove();
    this.flying = train;
    const points = this.way(from, legs);
    let angle = own;
    const frames = points.map(({ x, y, turn, offset }) => {
      if (turn !== null) angle += (((turn - angle) % 360) + 540) % 360 - 180; // the shorter way round
      const [left, top] = this.screen([x, y]);
      return { transform: `translate(${left}px, ${top}px) rotate(${angle - own}deg)`, offset };
    });
    try {
      await this.move(flyer, frames, 380 * legs.length + 150, { easing: "linear" });
    } finally {
      flyer.remove();
    }
  }

  way(from, legs) {
    const path = document.createElementNS(SVG, "path");
    let drawn = `M${from.join()}`;
    let [start, points] = [0, []];
    for (const [n, leg] of legs.entries()) {
      drawn += leg;
      path.setAttribute("d", drawn);
      const end = path.getTotalLength();
      const parts = Math.max(3, Math.round(((end - start) * this.ctm.a) / STEP));
      for (let k = n ? 1 : 0; k <= parts; k++) {
        const [here, there] = [start + ((end - start) * k) / parts, Math.min(end, start + ((end - start) * k) / parts + 1)];
        const [one, two] = [path.getPointAtLength(Math.max(0, there - 2)), path.getPointAtLength(there)];
        const { x, y } = path.getPointAtLength(here);
        const turn = end - start > 1 ? (Math.atan2(two.y - one.y, two.x - one.x) * 180) / Math.PI : null;
        const eased = k / parts - Math.sin((2 * Math.PI * k) / parts) / (4 * Math.PI);
        points.push({ x, y, turn, offset: (n + eased) / legs.length });
      }
      start = end;
    }
    return points;
  }

  // Where a train has come to stand, turned as it will be.
  put(train, at, turn) {
    train.setAttribute("transform", `translate(${at.join()})`);
    train.querySelector(":scope > g[transform^=rotate]")?.setAttribute("transform", `rotate(${turn})`);
    if (turn && !train.querySelector(":scope > g[transform^=rotate]")) train.setAttribute("transform", `translate(${at.join()}) rotate(${turn})`);
    this.board.querySelector(".trains").append(train);
  }

  flag(at, words) {
    const flag = made("div", "ss-flyer ss-flag", words);
    const [x, y] = this.screen(at);
    this.sky.append(flag);
    this.move(flag, [
      { transform: `translate(${x}px, ${y - 20}px)`, opacity: 0 }, { transform: `translate(${x}px, ${y - 44}px)`, opacity: 1, offset: 0.2 },
      { transform: `translate(${x}px, ${y - 50}px)`, opacity: 1, offset: 0.85 }, { transform: `translate(${x}px, ${y - 60}px)`, opacity: 0 },
    ], 1400).catch(() => {});
  }

  async on_home({ i }) {
    const train = this.find(i);
    if (!train) return this.pause(300);
    const flyer = this.flyer([...train.cloneNode(true).childNodes], 64);
    const [x, y] = this.screen(this.at(train));
    train.remove();
    await this.move(flyer, [
      { transform: `translate(${x}px, ${y}px) scale(1)`, opacity: 1 }, { transform: `translate(${x}px, ${y + 26}px) scale(.3)`, opacity: 0 },
    ], 600);
    flyer.remove();
  }

  async on_load({ i, city, from, svg: cube }) {
    this.find(city)?.querySelector(":scope > .cube, :scope > g:has(> .cube)")?.remove();
    const train = this.find(i);
    const flyer = this.flyer(cube, 24);
    await this.fly(flyer, this.screen(from), this.screen(this.at(train)), 700);
    flyer.remove();
    const hold = train?.querySelector(".hold");
    const holder = document.createElementNS(SVG, "g");
    holder.setAttribute("transform", "translate(-13,0)");
    holder.innerHTML = cube;
    hold?.replaceWith(holder);
  }

  async on_goods({ i, to, svg: cube }) {
    const train = this.find(i);
    const from = train ? this.at(train) : to;
    train?.querySelector("g:has(> .cube)")?.remove();
    const flyer = this.flyer(cube, 24);
    flyer.classList.add("ss-kept");
    await this.fly(flyer, this.screen(from), this.screen(to), 900);
    await this.pulse(flyer);
  }

  async on_switch({ i, svg: way }) {
    const junction = this.find(i);
    if (!junction) return this.pause(400);
    const place = this.screen(this.at(junction));
    const [old, fresh] = [this.flyer([...junction.childNodes], 64), this.flyer(way, 64)];
    const at = `translate(${place[0]}px, ${place[1]}px)`;
    await Promise.all([
      this.move(old, [{ transform: `${at} rotate(0deg)`, opacity: 1 }, { transform: `${at} rotate(70deg)`, opacity: 0 }], 600),
      this.move(fresh, [{ transform: `${at} rotate(-70deg)`, opacity: 0 }, { transform: `${at} rotate(0deg)`, opacity: 1 }], 600),
    ]);
    junction.innerHTML = way;
    old.remove();
    fresh.remove();
    await this.pulse(junction);
  }

  async on_signal({ i, to }) {
    const [from, goal] = [i ? this.find(i) : null, this.find(to)];
    const sample = (kind) => this.board.querySelector(`.signals g:has(> ${kind})`)?.innerHTML ?? "";
    const [green, red] = [sample(".go"), sample(".stop")];
    if (!goal) return this.pause(400);
    const flyer = this.flyer(green, 30);
    const start = from ? this.screen(this.at(from)) : this.screen([0, 0]);
    if (from) from.innerHTML = red;
    await this.fly(flyer, start, this.screen(this.at(goal)), 800);
    goal.innerHTML = green;
    flyer.remove();
    await this.pulse(goal);
  }

  // Tokens leave the clock, one after the other.
  async on_time({ n }) {
    const from = this.middle(".ss-status .token") ?? this.middle("#turn");
    if (!from) return this.pause(400);
    const shown = [...document.querySelectorAll(".ss-status svg")][0];
    const tokens = Array.from({ length: Math.min(n, 8) }, () => {
      const token = made("div", "ss-flyer");
      token.append(shown?.cloneNode(true) ?? "");
      this.sky.append(token);
      return token;
    });
    await Promise.all(tokens.map((token, i) => this.move(token, [
      { transform: `translate(${from[0]}px, ${from[1]}px) scale(1)`, opacity: 1 },
      { transform: `translate(${from[0] - 40 - 14 * i}px, ${from[1] - 30}px) scale(1.6)`, opacity: 1, offset: 0.4 },
      { transform: `translate(${from[0] - 60 - 24 * i}px, ${from[1] + 90}px) scale(.8)`, opacity: 0 },
    ], 900, { delay: i * 130 * this.pace, fill: "both" })));
    for (const token of tokens) token.remove();
  }

  // Cards to or from a hand: from the hand to the board, or from the edge of it to the hand.
  async on_cards({ seat, cards, out }) {
    const hand = this.middle(`.ss-hands li:nth-child(${seat + 1})`);
    const { left, top, width, height } = this.home.getBoundingClientRect();
    const table = [left + width - 60, top + height / 2];
    const to = hand ?? [innerWidth - 80, innerHeight - 120];
    await Promise.all(cards.map(async (kind, i) => {
      const card = made("div", `ss-flyer ss-flying-card ss-${kind}`);
      this.sky.append(card);
      await this.fly(card, out ? to : table, out ? table : to, 600, i * 90);
      card.remove();
    }));
  }
}
