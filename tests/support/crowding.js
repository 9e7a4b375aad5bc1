// What of a page's text is cut off, leaves its box or lies on other text. Pictures say theirs otherwise;
// tables and charts may be scrolled sideways.
() => {
  const found = [];
  const wide = document.documentElement.clientWidth;
  const said = (e) => `${e.tagName.toLowerCase()}${e.id && "#" + e.id} “${e.textContent.trim().slice(0, 40)}”`;
  const style = (e) => getComputedStyle(e);
  const isShown = (e) => e.checkVisibility({opacityProperty: true, visibilityProperty: true})
    && !e.closest("svg, [aria-hidden=true], .skip, details:not([open]) > :not(summary)")
    && (e.clientWidth > 1 || style(e).position !== "absolute");  // words for screen readers alone
  const texts = (e) => [...e.childNodes].filter((n) => n.nodeType === 3 && n.textContent.trim());
  const lines = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter((box) => box.width > 1);
  };
  const parents = function* (e) { for (; e && e !== document.body; e = e.parentElement) yield e; };
  const scroller = (e) => [...parents(e)].find((p) =>
    /auto|scroll/.test(style(p).overflowX) && p.scrollWidth > p.clientWidth + 1);
  const seen = (box, e) => {  // the part that no scrolling box around it hides
    const part = {left: box.left, top: box.top, right: box.right, bottom: box.bottom};
    for (const p of parents(e)) {
      if (style(p).overflow === "visible") continue;
      const around = p.getBoundingClientRect();
      part.left = Math.max(part.left, around.left);
      part.right = Math.min(part.right, around.right);
      part.top = Math.max(part.top, around.top);
      part.bottom = Math.min(part.bottom, around.bottom);
    }
    return part;
  };
  const dialog = document.querySelector("dialog[open]");
  const all = [...(dialog || document.body).querySelectorAll("*")]
    .filter((e) => !/SCRIPT|STYLE|OPTION/.test(e.tagName) && texts(e).length && isShown(e));
  const boxes = [];
  for (const e of all) {
    const holder = scroller(e);
    const mayScroll = holder?.matches("table, pre") || holder?.querySelector("table, svg, pre");
    if (/hidden|clip/.test(style(e).overflowX) && e.scrollWidth > e.clientWidth + 1) found.push(`cut: ${said(e)}`);
    for (const box of texts(e).flatMap(lines)) {
      const own = e.getBoundingClientRect();
      if (!mayScroll && (box.right > wide + 1 || box.left < -1)) found.push(`off the page: ${said(e)}`);
      else if (holder && !mayScroll && box.right > holder.getBoundingClientRect().right + 1) found.push(`scrolled away: ${said(e)}`);
      if (style(e).display !== "inline" && (box.right > own.right + 2 || box.left < own.left - 2)) found.push(`out of its box: ${said(e)}`);
      boxes.push([seen(box, e), e]);
    }
  }
  boxes.forEach(([a, one], at) => {
    for (const [b, other] of boxes.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && down > 4) found.push(`on one another: ${said(one)}, ${said(other)}`);
    }
  });
  const page = document.documentElement.scrollWidth;
  if (page > wide + 1) found.push(`the page is ${page - wide} px too wide`);
  return [...new Set(found)];
}
