// Buttons, menus and the newer layout parts (containers, sections, galleries) under or as a message.
import { cssColour, emoji, h } from "../dom.js";
import { press } from "../interactions.js";
import { download, picture, resolve } from "./media.js";
import { markdown } from "./markdown.js";
import { menu } from "./menu.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "secondary" };

const PARTS = {
  1: (part, scene) => h("div", { class: "actions" }, draw(part.components, scene)),
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: section,
  10: (part, scene) => h("div", { class: "text" }, markdown(part.content ?? "", scene.message.mentions)),
  11: (part, scene) => media(part, part.media, scene, "thumbnail"),
  12: gallery,
  13: file,
  14: (part) => h("hr", { class: [part.divider === false && "invisible", part.spacing === 2 && "wide"].filter(Boolean).join(" ") }),
  17: container,
};

/** The nodes of a message's components; addresses of files they show are added to `shown`. */
export const components = (message, shown) => draw(message.components, { message, shown });

const draw = (parts, scene) => (parts ?? []).map((part) => PARTS[part.type]?.(part, scene));

function button(part, { message }) {
  const inner = [emoji(part.emoji), part.label && h("span", {}, part.label)];
  const className = `button ${STYLES[part.style] ?? "secondary"}`;
  if (part.style === 5) {
    if (!/^https?:/.test(part.url ?? "")) return null;
    return h("a", { class: className, href: part.url, target: "_blank", rel: "noopener noreferrer" }, inner);
  }
  const node = h("button", {
    type: "button",
    class: className,
    disabled: part.disabled,
    "aria-label": part.label ? undefined : part.emoji?.name,
    dataset: { customId: part.custom_id },
  }, inner);
  node.addEventListener("click", () => {
    if (node.getAttribute("aria-busy")) return;
    node.setAttribute("aria-busy", "true");
    press(message, part.custom_id, undefined, () => node.removeAttribute("aria-busy"));
  });
  return node;
}

function section(part, scene) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "section-text" }, draw(part.components, scene)),
    part.accessory && h("div", { class: "accessory" }, draw([part.accessory], scene)),
  );
}

function media(part, source, { message, shown }, className) {
  const found = resolve({ ...source, description: part.description ?? source?.description }, message);
  if (!found?.url) return null;
  shown.add(found.url);
  return picture(found, { className, spoiler: part.spoiler });
}

function gallery(part, scene) {
  const pictures = (part.items ?? []).map((item) => media(item, item.media, scene, "picture"));
  return h("div", { class: pictures.length > 1 ? "gallery several" : "gallery" }, pictures);
}

function file(part, { message, shown }) {
  const found = resolve(part.file, message);
  if (!found?.url) return null;
  shown.add(found.url);
  return download({ filename: part.name, size: part.size, ...found });
}

function container(part, scene) {
  const edged = part.accent_color !== undefined && part.accent_color !== null;
  const style = edged ? { "--edge": cssColour(part.accent_color) } : {};
  return h("div", { class: edged ? "container edged" : "container", style }, draw(part.components, scene));
}

