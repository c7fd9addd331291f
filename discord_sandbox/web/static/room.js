// The open channel: its messages, kept in order, updated in place, without stealing the reader's place.
import { api } from "./api.js";
import { byId, h, replace } from "./dom.js";
import { continues, messageItem } from "./message/message.js";
import { channelLabel, channelOf, emit, on, world } from "./world.js";
import { glyph } from "./channels.js";

const PAGE = 200;
const NEAR = 80; // px from the end that still count as "at the end"

let messages = [];
let meanwhile = null; // what has happened during a reading
let reader = null; // whose view is shown
let atEnd = true;
let missed = 0;
let layout = ""; // heights when the place was last checked

const list = () => byId("messages");
const scroller = () => byId("scroller");
const dismissed = new Set(); // private replies put away; like on Discord only for this visit

export function showRoom() {
  on("room", load);
  on("message", (message) => happen(message, () => put(message)));
  on("message_update", (message) => happen(message, () => put(message)));
  on("message_delete", (gone) => happen(gone, () => remove(gone.id)));
  on("notice", notice);
  on("channels", drawHead);
  scroller().addEventListener("scroll", () => {
    const node = scroller();
    const near = node.scrollHeight - node.scrollTop - node.clientHeight < NEAR;
    // Only a reader leaves the end; a change of layout that moves things does not.
    atEnd = near || (atEnd && layout !== heights());
    if (atEnd) missed = 0;
    drawJump();
  }, { passive: true });
  byId("jump").addEventListener("click", () => toEnd());
  // Pictures that arrive late and a growing composer must not push the newest message out of sight.
  const keep = new ResizeObserver(() => {
    layout = heights();
    if (atEnd) toEnd();
  });
  keep.observe(list());
  keep.observe(scroller());
}

// What happens while the channel is being read waits until then: the answer may be older.
function happen({ channel_id }, act) {
  if (channel_id !== world.channel) return;
  if (meanwhile) meanwhile.push(act);
  else act();
}

const heights = () => `${scroller().clientHeight} ${scroller().scrollHeight}`;

function drawHead() {
  const channel = channelOf(world.channel);
  const label = channel ? channelLabel(channel) : "";
  replace(byId("channel-name"), channel && h("span", { class: "glyph", "aria-hidden": "true" }, glyph(channel)), label);
  byId("channel-topic").textContent = channel?.topic ?? "";
  byId("scroller").setAttribute("aria-label", `Messages in ${label}`);
}

async function load() {
  const [channel, me] = [world.channel, world.me];
  drawHead();
  if (me !== reader) replace(list()); // one person's private replies are not shown to the next
  reader = me;
  list().setAttribute("aria-busy", "true");
  const late = (meanwhile = []);
  let trouble;
  const fresh = await api.messages(channel, me, { limit: PAGE }).catch((problem) => {
    trouble = problem;
    return [];
  });
  if (late !== meanwhile) return; // the reader has moved on
  meanwhile = null;
  messages = fresh.filter(visible).sort(byAge);
  redraw();
  late.forEach((act) => act());
  list().removeAttribute("aria-busy");
  toEnd();
  if (trouble) emit("notice", { channel, text: trouble.message });
  else emit("read");
}

const visible = (message) =>
  !(message.ephemeral_for && message.ephemeral_for !== world.me) && !dismissed.has(message.id);
const byAge = (a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1);

function redraw() {
  const items = messages.map((message, at) => item(message, messages[at - 1]));
  replace(list(), items.length ? items : emptyNote());
}

const emptyNote = () =>
  h("li", { class: "empty" }, h("p", {}, "Nothing here yet."), h("p", {}, "Type ", h("kbd", {}, "/"), " to see what the bot can do."));

function item(message, before) {
  return messageItem(message, {
    joined: continues(message, before),
    onDismiss: () => dismiss(message.id),
    find: (id) => messages.find((one) => one.id === id),
  });
}

const nodeOf = (id) => list().querySelector(`:scope > [data-id="${id}"]`);

function put(message) {
  if (!visible(message)) return;
  const at = messages.findIndex((one) => one.id === message.id);
  if (at >= 0) return update(at, message);
  if (!messages.length) list().querySelector(".empty")?.remove();
  messages.push(message);
  messages.sort(byAge);
  const place = messages.indexOf(message);
  const node = item(message, messages[place - 1]);
  const next = messages[place + 1];
  list().insertBefore(node, next ? nodeOf(next.id) : null);
  node.classList.add("new");
  if (message.author.id === world.me || (message.interaction?.user?.id ?? message.interaction?.user) === world.me) atEnd = true;
  if (atEnd) toEnd();
  else missed += 1;
  drawJump();
}

function update(at, message) {
  messages[at] = { ...messages[at], ...message };
  const old = nodeOf(message.id);
  const fresh = item(messages[at], messages[at - 1]);
  // A redrawn button under the keyboard keeps the focus.
  const focus = old.contains(document.activeElement) ? document.activeElement.dataset.customId : undefined;
  old.replaceWith(fresh);
  if (focus !== undefined) {
    const same = [...fresh.querySelectorAll("[data-custom-id]")].find((one) => one.dataset.customId === focus);
    (same && !same.disabled ? same : scroller()).focus({ preventScroll: true });
  }
  if (atEnd) toEnd();
}

function remove(id) {
  const at = messages.findIndex((one) => one.id === id);
  if (at < 0) return;
  messages.splice(at, 1);
  const node = nodeOf(id);
  const focused = node.contains(document.activeElement);
  node.remove();
  const next = messages[at];
  if (next) nodeOf(next.id).replaceWith(item(next, messages[at - 1]));
  if (focused) byId("composer-text")?.focus();
  if (!messages.length) replace(list(), emptyNote());
}

function dismiss(id) {
  dismissed.add(id);
  remove(id);
}

// Notices are the page's own words (a silent bot, a refusal); they live until dismissed or the room changes.
function notice({ channel, after, text }) {
  if (channel && channel !== world.channel) return;
  const close = h("button", { type: "button", class: "link-button", onclick: () => node.remove() }, "Dismiss");
  const node = h("li", { class: "notice" }, h("p", { role: "alert" }, text), close);
  const target = after && nodeOf(after);
  if (target?.nextElementSibling?.matches(".notice")) target.nextElementSibling.remove();
  if (target) target.after(node);
  else list().append(node);
  if (atEnd || !target) toEnd();
}

function toEnd() {
  atEnd = true;
  missed = 0;
  scroller().scrollTop = scroller().scrollHeight;
  drawJump();
}

function drawJump() {
  const button = byId("jump");
  button.hidden = atEnd;
  button.textContent = missed ? `${missed} new, jump to newest` : "Jump to newest";
}
