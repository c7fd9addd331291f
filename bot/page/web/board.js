/** The board as SVG: the map, what is owned, names, pieces, and the rondel. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @returns {SVGElement}
 */
function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

export class Board {
  /**
   * @param {import("./types").Game} game
   * @param {SVGSVGElement} svg
   */
  constructor(game, svg) {
    this.game = game;
    this.owned = element("g", { "fill-opacity": 0.36, "stroke-opacity": 0.9, "stroke-width": 5 });
    this.leaders = element("g", { stroke: "#fff3d6", "stroke-width": 5 });
    this.marks = element("g", {
      fill: "#fff7c2",
      "fill-opacity": 0.85,
      stroke: "#8a2f1d",
      "stroke-width": 3,
    });
    this.pieces = element("g", {});
    this.rondel = element("g", {});
    const [width, height] = game.size;
    const names = element("g", {});
    names.append(...game.names.map((placed) => this.#sprite(placed)));
    const [left, top, right, bottom] = game.box;
    const clip = element("clipPath", { id: "box" });
    clip.append(element("rect", { x: left, y: top, width: right - left, height: bottom - top }));
    const land = element("g", { "clip-path": "url(#box)" });
    land.append(element("image", { href: game.map, width, height }), this.owned);
    svg.append(clip, land, this.leaders, names, this.rondel, this.marks, this.pieces);
  }

  /**
   * @param {import("./types").Placed} placed
   * @returns {SVGElement}
   */
  #sprite([number, x, y]) {
    const { width, height, image } = this.game.sprites[number];
    return element("image", { href: image, x: x - width / 2, y: y - height / 2, width, height });
  }

  /**
   * Show a scene, and mark the pieces that were not there before; those that only made room are not.
   *
   * @param {import("./types").Scene} scene
   * @param {string} language
   * @param {import("./types").Scene} [before]
   */
  draw(scene, language, before) {
    this.rondel.replaceChildren(this.#sprite(this.game.rondels[language]));
    const owned = Object.entries(scene.owners).map(([province, nation]) => {
      const colour = this.game.colours[nation];
      return element("path", { d: this.game.outlines[province], fill: colour, stroke: colour });
    });
    if (scene.contested) {
      const outline = {
        d: this.game.outlines[scene.contested],
        fill: "none",
        stroke: "#ffd23c",
        "stroke-width": 14,
      };
      owned.push(element("path", outline));
    }
    this.owned.replaceChildren(...owned);
    this.leaders.replaceChildren(
      ...Object.values(scene.leaders).map(([x1, y1, x2, y2]) => element("line", { x1, y1, x2, y2 })),
    );
    this.marks.replaceChildren(
      ...Object.entries(scene.pieces)
        .filter(([name, [sprite]]) => before && before.pieces[name]?.[0] !== sprite)
        .map(([name, [, cx, cy]]) => element("circle", { cx, cy, r: name.startsWith("rondel.") ? 20 : 36 })),
    );
    this.pieces.replaceChildren(
      ...ordered(scene.pieces).map(([name, placed]) => {
        const sprite = this.#sprite(placed);
        sprite.dataset.piece = name;
        sprite.dataset.placed = placed.join(" ");
        return sprite;
      }),
    );
  }
}

/**
 * Cities lie lowest, then temples, then all else.
 *
 * @param {Record<string, import("./types").Placed>} pieces
 */
function ordered(pieces) {
  const height = (/** @type {string} */ name) =>
    name.endsWith(".city") ? 0 : name.endsWith(".temple") ? 1 : 2;
  return Object.entries(pieces).sort(([a], [b]) => height(a) - height(b));
}
