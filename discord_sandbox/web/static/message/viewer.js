// A picture by itself: fitted first, then as large as wanted; drag, scroll or pinch to move about.
import { byId, h, replace } from "../dom.js";

const STEP = 1.4;
const LARGEST = 6;

/** Opens the picture; Escape, the close button or a tap beside it closes. */
export function view(src, alt) {
  const dialog = byId("viewer");
  const image = h("img", { src, alt, draggable: "false" });
  const stage = h("div", { class: "stage", tabindex: 0 }, image);
  const fit = () => Math.min(1, stage.clientWidth / image.naturalWidth, stage.clientHeight / image.naturalHeight) || 1;
  let scale = 0; // 0: fitted

  const zoom = (to, x = stage.clientWidth / 2, y = stage.clientHeight / 2) => {
    const smallest = fit();
    const now = scale || smallest;
    const next = Math.min(LARGEST, Math.max(smallest, to));
    scale = next <= smallest ? 0 : next;
    image.style.width = `${image.naturalWidth * next}px`;
    // What was under the pointer stays under it.
    const grow = next / now;
    stage.scrollTo((stage.scrollLeft + x) * grow - x, (stage.scrollTop + y) * grow - y);
  };
  const by = (factor) => zoom((scale || fit()) * factor);

  const tool = (label, text, onclick) => h("button", { type: "button", "aria-label": label, title: label, onclick }, text);
  replace(
    dialog,
    h(
      "div",
      { class: "tools" },
      tool("Smaller", "−", () => by(1 / STEP)),
      tool("Fit to window", "Fit", () => zoom(0)),
      tool("Full size", "1:1", () => zoom(1)),
      tool("Larger", "+", () => by(STEP)),
      tool("Close", "✕", () => dialog.close()),
    ),
    stage,
    alt && h("p", { class: "caption" }, alt),
  );
  image.addEventListener("load", () => zoom(0));
  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    const box = stage.getBoundingClientRect();
    const factor = event.deltaY < 0 ? 1.15 : 1 / 1.15;
    zoom((scale || fit()) * factor, event.clientX - box.left, event.clientY - box.top);
  }, { passive: false });
  stage.addEventListener("keydown", (event) => {
    if (event.key === "+" || event.key === "=") by(STEP);
    if (event.key === "-") by(1 / STEP);
    if (event.key === "0") zoom(0);
  });
  pan(stage, (event) => {
    if (event.target === stage) dialog.close();
    else zoom(scale ? 0 : Math.max(1, fit() * 2), event.offsetX, event.offsetY);
  });
  dialog.showModal();
  stage.focus();
}

// A mouse drags by moving the scroll position; touch scrolls by itself. A press that does not move is a tap.
function pan(stage, onTap) {
  let from = null;
  let moved = false;
  stage.addEventListener("pointerdown", (event) => {
    from = { x: event.clientX, y: event.clientY, left: stage.scrollLeft, top: stage.scrollTop };
    moved = false;
  });
  stage.addEventListener("pointermove", (event) => {
    if (!from) return;
    moved ||= Math.hypot(event.clientX - from.x, event.clientY - from.y) > 5;
    if (event.pointerType !== "mouse" || !moved) return;
    stage.scrollTo(from.left - (event.clientX - from.x), from.top - (event.clientY - from.y));
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) stage.addEventListener(end, () => (from = null));
  stage.addEventListener("click", (event) => !moved && onTap(event));
}
