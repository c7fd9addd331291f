// The list of channels, threads and direct messages; on a phone it is a drawer.
import { api } from "./api.js";
import { languages } from "./languages.js";
import { badge, byId, freshId, h, onChange, replace } from "./dom.js";
import { channelLabel, emit, on, unreadIn, world } from "./world.js";

const TEXT = 0;
const DM = 1;
const THREADS = [10, 11, 12];

export function showChannels() {
  const side = byId("sidebar");
  const lists = h("div", { class: "lists" });
  replace(side, lists, languages(), newChannel());
  const draw = onChange(() => [world.channel, world.channels], () => drawLists(lists));
  on("channels", draw);
  on("room", draw);
  on("room", () => setDrawer(false));
  byId("menu").addEventListener("click", () => setDrawer(!side.classList.contains("open")));
  byId("scrim").addEventListener("click", () => setDrawer(false));
  side.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !side.classList.contains("open")) return;
    setDrawer(false);
    byId("menu").focus();
  });
}

function setDrawer(open) {
  const side = byId("sidebar");
  const was = side.classList.contains("open");
  side.classList.toggle("open", open);
  byId("scrim").hidden = !open;
  byId("menu").setAttribute("aria-expanded", String(open));
  if (open && !was) side.querySelector("[aria-current]")?.focus();
}

function drawLists(root) {
  const focused = root.contains(document.activeElement) ? document.activeElement.dataset.channel : null;
  const threads = world.channels.filter((one) => THREADS.includes(one.type));
  const rooms = world.channels
    .filter((one) => one.type === TEXT)
    .flatMap((one) => [one, ...threads.filter((thread) => thread.parent_id === one.id)]);
  const letters = world.channels.filter((one) => one.type === DM);
  replace(
    root,
    h("h2", { id: "rooms-title" }, "Channels"),
    h("ul", { "aria-labelledby": "rooms-title" }, rooms.map(row)),
    letters.length > 0 && [
      h("h2", { id: "letters-title" }, "Direct messages"),
      h("ul", { "aria-labelledby": "letters-title" }, letters.map(row)),
    ],
  );
  if (focused) root.querySelector(`[data-channel="${focused}"]`)?.focus();
  const count = byId("menu-badge");
  const unread = unreadIn(world.channels.filter((one) => one.id !== world.channel));
  count.hidden = unread === 0;
  count.textContent = String(unread);
}

export const glyph = (channel) => (channel.type === DM ? "@" : THREADS.includes(channel.type) ? "↳" : "#");

function row(channel) {
  const open = channel.id === world.channel;
  const unread = open ? 0 : channel.unread_mentions || 0;
  const kind = THREADS.includes(channel.type) ? "thread" : channel.type === DM ? "dm" : "text";
  return h(
    "li",
    { class: `channel ${kind}` },
    h(
      "button",
      {
        type: "button",
        "aria-current": open && "page",
        class: [unread && "unread", channel.archived && "archived"].filter(Boolean).join(" "),
        dataset: { channel: channel.id },
        onclick: () => emit("open", channel.id),
      },
      h("span", { class: "glyph", "aria-hidden": "true" }, glyph(channel)),
      h("span", { class: "channel-name" }, channelLabel(channel)),
      channel.archived && h("span", { class: "note" }, "archived"),
      badge(unread, unread === 1 ? "unread mention" : "unread mentions"),
    ),
  );
}

function newChannel() {
  const id = freshId("new-channel");
  const input = h("input", { id, name: "name", maxlength: 100, required: true, placeholder: "my-channel", autocomplete: "off" });
  const error = h("p", { class: "error", role: "alert", hidden: true });
  const submit = async (event) => {
    event.preventDefault();
    error.hidden = true;
    try {
      const channel = await api.createChannel(input.value.trim().toLowerCase().replace(/\s+/g, "-"));
      input.value = "";
      emit("refresh", channel?.id);
    } catch (problem) {
      error.textContent = problem.message;
      error.hidden = false;
    }
  };
  return h(
    "form",
    { class: "new-channel", onsubmit: submit },
    h("label", { for: id }, "New channel"),
    h("div", { class: "row" }, input, h("button", { type: "submit", class: "button primary" }, "Create")),
    error,
  );
}
