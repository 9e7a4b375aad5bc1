// Pan and zoom a picture by mouse, touch, wheel and keys. The board's own clicks stay clicks.

const MOST = 8;
const STEP = 1.25;
const FAR = 60;

export function panzoom(frame) {
  const picture = frame.querySelector(".picture");
  if (!picture) return;
  let scale = 1, x = 0, y = 0, moved = 0;
  const fingers = new Map();

  function place() {
    const most = { x: frame.clientWidth * (scale - 1), y: frame.clientHeight * (scale - 1) };
    x = Math.min(FAR, Math.max(-most.x - FAR, x));
    y = Math.min(FAR, Math.max(-most.y - FAR, y));
    if (scale === 1) x = y = 0;
    picture.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }

  function zoom(factor, cx = frame.clientWidth / 2, cy = frame.clientHeight / 2) {
    const next = Math.min(MOST, Math.max(1, scale * factor));
    x = cx - ((cx - x) * next) / scale;
    y = cy - ((cy - y) * next) / scale;
    scale = next;
    place();
  }

  function pan(dx, dy) {
    x += dx;
    y += dy;
    place();
  }

  function at(event) {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  function all() {
    scale = 1;
    place();
  }

  frame.addEventListener("wheel", (event) => {
    event.preventDefault();
    const { x: cx, y: cy } = at(event);
    zoom(event.deltaY < 0 ? STEP : 1 / STEP, cx, cy);
  }, { passive: false });

  frame.addEventListener("pointerdown", (event) => {
    if (event.target.closest(".zoom")) return;
    fingers.set(event.pointerId, at(event));
    moved = 0;
  });

  frame.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    if (fingers.size === 2) pinch(event.pointerId, before, now);
    else if (scale > 1) pan(now.x - before.x, now.y - before.y);
    moved += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    fingers.set(event.pointerId, now);
  });

  function pinch(id, before, now) {
    const [other] = [...fingers].filter(([key]) => key !== id).map(([, point]) => point);
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    if (was > 0) zoom(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
  }

  for (const kind of ["pointerup", "pointercancel", "pointerleave"]) {
    frame.addEventListener(kind, (event) => fingers.delete(event.pointerId));
  }

  // the end of a drag is no choice
  frame.addEventListener("click", (event) => {
    if (moved > 8 && scale > 1) {
      event.stopPropagation();
      event.preventDefault();
    }
    moved = 0;
  }, true);

  frame.addEventListener("keydown", (event) => {
    if (event.target !== frame) return;
    const keys = {
      "+": () => zoom(STEP), "=": () => zoom(STEP), "-": () => zoom(1 / STEP), "0": all,
      ArrowLeft: () => pan(FAR, 0), ArrowRight: () => pan(-FAR, 0),
      ArrowUp: () => pan(0, FAR), ArrowDown: () => pan(0, -FAR),
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });

  const acts = { in: () => zoom(STEP), out: () => zoom(1 / STEP), all };
  for (const button of frame.querySelectorAll("[data-zoom]")) {
    button.addEventListener("click", acts[button.dataset.zoom]);
  }
}

for (const frame of document.querySelectorAll("[data-panzoom]")) panzoom(frame);
