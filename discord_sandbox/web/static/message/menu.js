// Select menus: a button that unfolds its options; one choice sends at once, several after "Done".
import { emoji, freshId, h } from "../dom.js";
import { press } from "../interactions.js";
import { colourOf, world } from "../world.js";

const people = () => world.people.map((one) => ({ label: one.name, value: one.id, colour: colourOf(one.id) }));
const roles = () => world.roles.map((one) => ({ label: one.name, value: one.id }));
const channels = (types) =>
  world.channels
    .filter((one) => !types?.length || types.includes(one.type))
    .map((one) => ({ label: `#${one.name}`, value: one.id }));

const OFFERS = {
  5: people,
  6: roles,
  7: () => [...people(), ...roles()],
  8: (part) => channels(part.channel_types),
};

/** What a select menu offers: its own options, or people, roles or channels. */
export const optionsOf = (part) => OFFERS[part.type]?.(part) ?? part.options ?? [];

/** A select menu of a message. */
export function menu(part, { message }) {
  const root = h("div", { class: "menu" });
  const send = (values) => {
    toggle.setAttribute("aria-busy", "true");
    close();
    press(message, part.custom_id, values, () => toggle.removeAttribute("aria-busy"));
  };
  const { toggle, panel, close } = picker(part, send);
  root.append(toggle, panel);
  return root;
}

function picker(part, send) {
  const options = optionsOf(part);
  const least = part.min_values ?? 1;
  const most = part.max_values ?? 1;
  const several = most > 1 || least === 0;
  const id = freshId("menu");
  const chosen = options.filter((one) => one.default).map((one) => one.label);
  const label = chosen.join(", ") || part.placeholder || "Make a selection";
  const toggle = h(
    "button",
    {
      type: "button",
      class: chosen.length ? "menu-toggle chosen" : "menu-toggle",
      disabled: part.disabled,
      "aria-expanded": "false",
      "aria-controls": id,
      dataset: { customId: part.custom_id },
    },
    h("span", {}, label),
    h("span", { "aria-hidden": "true" }, "▾"),
  );
  const rows = options.map((one) => row(one, several, id));
  const panel = h("form", { class: "menu-panel", id, hidden: true, "aria-label": part.placeholder || "Options" }, rows);
  const inputs = () => [...panel.querySelectorAll("input")];
  const values = () => inputs().filter((one) => one.checked).map((one) => one.value);
  const setOpen = (open) => {
    panel.hidden = !open;
    toggle.setAttribute("aria-expanded", String(open));
    if (open) (inputs().find((one) => one.checked) ?? inputs()[0])?.focus();
  };
  const close = () => setOpen(false);

  toggle.addEventListener("click", () => setOpen(panel.hidden));
  panel.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    close();
    toggle.focus();
  });
  panel.addEventListener("submit", (event) => {
    event.preventDefault();
    if (values().length >= least && values().length <= most) send(values());
  });
  if (several) limit(panel, inputs, values, least, most);
  else sendOnChoice(panel, send);
  return { toggle, panel, close };
}

function row(option, several, name) {
  const input = h("input", { type: several ? "checkbox" : "radio", name, value: option.value, checked: option.default });
  const text = h("span", { class: "option-text" }, option.label, option.description && h("small", {}, option.description));
  return h("label", { class: "option" }, input, emoji(option.emoji), text);
}

// Arrow keys move between radio buttons and check them on the way, so only a tap, Space or Enter decides.
function sendOnChoice(panel, send) {
  let byArrow = false;
  panel.addEventListener("keydown", (event) => {
    byArrow = event.key.startsWith("Arrow");
    const decides = ["Enter", " "].includes(event.key) && event.target.matches("input");
    if (!decides) return;
    event.preventDefault();
    send([event.target.value]);
  });
  panel.addEventListener("pointerdown", () => (byArrow = false));
  panel.addEventListener("click", (event) => {
    if (event.target.matches("input") && !byArrow) send([event.target.value]);
  });
}

function limit(panel, inputs, values, least, most) {
  const done = h("button", { type: "submit", class: "button primary" }, "Done");
  const count = h("span", { class: "note", role: "status" });
  panel.append(h("div", { class: "menu-foot" }, count, done));
  const check = () => {
    const now = values().length;
    done.disabled = now < least || now > most;
    count.textContent = least === most ? `${now} of ${most}` : `${now} chosen, ${least} to ${most} allowed`;
    for (const one of inputs()) one.disabled = !one.checked && now >= most;
  };
  panel.addEventListener("change", check);
  check();
}
