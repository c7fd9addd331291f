// What an application offers to do with a message, or with somebody who wrote it or stands in it.
import { fits, local } from "../composer/commands.js";
import { freshId, h } from "../dom.js";
import { useOn } from "../interactions.js";
import { channelOf, nameOf, person, world } from "../world.js";

const ON_USER = 2;
const ON_MESSAGE = 3;

/** The menu of a message; nothing where no command is for messages or people. Private ones have none. */
export function appsMenu(message) {
  if (message.ephemeral_for || message.loading) return null;
  const entries = offered(message);
  if (!entries.length) return null;
  const id = freshId("apps");
  const panel = h("div", { class: "apps-panel", id, hidden: true });
  const setOpen = (open) => {
    panel.hidden = !open;
    toggle.setAttribute("aria-expanded", String(open));
  };
  const toggle = h(
    "button",
    { type: "button", class: "apps-toggle", "aria-label": "Apps", title: "Apps", "aria-expanded": "false", "aria-controls": id, onclick: () => setOpen(panel.hidden) },
    "⋯",
  );
  panel.append(...entries.map(({ label, command, target }) => {
    const onclick = () => {
      setOpen(false);
      toggle.focus();
      useOn(message, command.name, target);
    };
    return h("button", { type: "button", class: "apps-entry", onclick }, label);
  }));
  const root = h("div", { class: "apps" }, toggle, panel);
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || panel.hidden) return;
    setOpen(false);
    toggle.focus();
  });
  return root;
}

function offered(message) {
  const locale = person(world.me)?.locale;
  const known = world.commands.filter((one) => fits(one, channelOf(message.channel_id)));
  const shown = (command) => local(command, "name", locale);
  const people = new Map([message.author, ...(message.mentions ?? [])].map((one) => [one.id, one]));
  return [
    ...known.filter((one) => one.type === ON_MESSAGE).map((command) => ({ command, label: shown(command), target: { message: message.id } })),
    ...known.filter((one) => one.type === ON_USER).flatMap((command) =>
      [...people.values()].map((one) => ({ command, label: `${shown(command)}: ${nameOf(one.id, [one])}`, target: { person: one.id } })),
    ),
  ];
}
