/** Zoom and pan of the map, by wheel, pinch, drag and buttons. */

const CLOSEST = 6;

/** @typedef {{x: number, y: number}} Point */

export class Zoom {
  /**
   * @param {SVGSVGElement} svg
   * @param {[number, number, number, number]} box left, top, right, bottom of the whole map
   */
  constructor(svg, [left, top, right, bottom]) {
    this.svg = svg;
    this.whole = { x: left, y: top, width: right - left, height: bottom - top };
    this.view = { ...this.whole };
    svg.style.setProperty("--ratio", String(this.whole.width / this.whole.height));
    /** @type {Map<number, Point>} */
    this.fingers = new Map();
    svg.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    svg.addEventListener("pointerdown", (event) => this.fingers.set(event.pointerId, place(event)));
    svg.addEventListener("pointermove", (event) => this.#move(event));
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) {
      svg.addEventListener(name, (event) => {
        this.fingers.delete(/** @type {PointerEvent} */ (event).pointerId);
      });
    }
    this.#show();
  }

  /**
   * Show more or less of the map.
   *
   * @param {number} factor above 1 is closer
   * @param {Point} [around] on the screen, by default the middle
   */
  by(factor, around) {
    const { left, top, width, height } = this.svg.getBoundingClientRect();
    const at = around ?? { x: left + width / 2, y: top + height / 2 };
    const [x, y] = [(at.x - left) / width, (at.y - top) / height];
    const scale = Math.min(Math.max((this.whole.width / this.view.width) * factor, 1), CLOSEST);
    const next = { width: this.whole.width / scale, height: this.whole.height / scale };
    this.view = {
      x: this.view.x + (this.view.width - next.width) * x,
      y: this.view.y + (this.view.height - next.height) * y,
      ...next,
    };
    this.#show();
  }

  /** Show the whole map. */
  reset() {
    this.view = { ...this.whole };
    this.#show();
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (!event.ctrlKey && this.view.width === this.whole.width && event.deltaY > 0) return; // the page scrolls on
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / 300), place(event));
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    const others = [...this.fingers]
      .filter(([finger]) => finger !== event.pointerId)
      .map(([, point]) => point);
    this.fingers.set(event.pointerId, now);
    if (others.length) {
      this.by(distance(now, others[0]) / Math.max(distance(before, others[0]), 1), middle(now, others[0]));
      return;
    }
    const { width } = this.svg.getBoundingClientRect();
    this.view.x -= ((now.x - before.x) / width) * this.view.width;
    this.view.y -= ((now.y - before.y) / width) * this.view.width;
    this.#show();
  }

  #show() {
    const { view, whole } = this;
    view.x = Math.min(Math.max(view.x, whole.x), whole.x + whole.width - view.width);
    view.y = Math.min(Math.max(view.y, whole.y), whole.y + whole.height - view.height);
    this.svg.setAttribute("viewBox", `${view.x} ${view.y} ${view.width} ${view.height}`);
    this.svg.classList.toggle("close", view.width < whole.width);
  }
}

/**
 * @param {MouseEvent} event
 * @returns {Point}
 */
const place = (event) => ({ x: event.clientX, y: event.clientY });

/**
 * @param {Point} a
 * @param {Point} b
 */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * @param {Point} a
 * @param {Point} b
 * @returns {Point}
 */
const middle = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
