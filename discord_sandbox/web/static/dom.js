// Builds DOM nodes. Text always becomes text nodes, so nothing a user writes is ever read as markup.

/** An element: `h("p", {class: "x", onclick: fn, "aria-label": "y"}, "text", node, [more])`. */
export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "dataset") Object.assign(node.dataset, value);
    else if (key === "style") Object.entries(value).forEach(([name, v]) => node.style.setProperty(name, v));
    else node.setAttribute(key, value === true ? "" : String(value));
  }
  append(node, children);
  return node;
}

/** Adds children of any depth; empty ones (null, undefined, false, "") are left out. */
export function append(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child === undefined || child === null || child === false || child === "") continue;
    node.append(child);
  }
}

export function replace(node, ...children) {
  node.replaceChildren();
  append(node, children);
}

/** `draw`, but only when what `look` gives has changed: a redrawn button loses a click that is under way. */
export function onChange(look, draw) {
  let before;
  return () => {
    const now = JSON.stringify(look());
    if (now === before) return;
    before = now;
    draw();
  };
}

export const byId = (id) => document.getElementById(id);

let counter = 0;
/** An id no other element has; labels and descriptions point at it. */
export const freshId = (stem) => `${stem}-${++counter}`;

export const visuallyHidden = (text) => h("span", { class: "sr" }, text);

/** A red or neutral number; hidden at zero. `what` tells screen readers what is counted. */
export function badge(count, what) {
  return count > 0 && h("span", { class: "badge" }, String(count), visuallyHidden(` ${what}`));
}

/** `#rrggbb` of a Discord colour number or of a ready CSS colour. */
export function cssColour(colour) {
  if (typeof colour !== "number") return colour || "#8a8f98";
  return `#${colour.toString(16).padStart(6, "0")}`;
}

/** A round picture with the first letter of a name. */
export function avatar(name, colour, className = "avatar") {
  const hex = cssColour(colour);
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) || 0);
  const ink = r * 0.299 + g * 0.587 + b * 0.114 > 140 ? "#14181f" : "#ffffff";
  const letter = (name || "?").trim().charAt(0).toUpperCase();
  return h("span", { class: className, "aria-hidden": "true", style: { background: hex, color: ink } }, letter);
}

/** An application's own emoji; `alt` is what it is read as. */
export const customEmoji = (id, name, alt) => h("img", { class: "emoji", src: `/emojis/${id}.png`, alt, title: `:${name}:`, draggable: "false" });

/** A partial emoji of a button or option; decoration, so screen readers pass it over. */
export function emoji(one) {
  if (!one?.name) return null;
  if (one.id) return customEmoji(one.id, one.name, "");
  return h("span", { class: "emoji", "aria-hidden": "true" }, one.name);
}
