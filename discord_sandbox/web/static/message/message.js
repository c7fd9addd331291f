// One message as a list item.
import { appsMenu } from "./apps.js";
import { components } from "./components.js";
import { append, avatar, h } from "../dom.js";
import { embeds } from "./embed.js";
import { attachments } from "./media.js";
import { markdown } from "./markdown.js";
import { clock } from "./times.js";
import { colourOf, nameOf, world } from "../world.js";

const THREAD_CREATED = 18;
const REPLY = 19;
const CHAT = 1; // the type of commands that are typed
const LAYOUT = 1 << 15; // the flag of messages made of layout components alone

/** Whether `message` is shown without a heading of its own, right under `before`. */
export function continues(message, before) {
  if (!before || message.interaction || [REPLY, THREAD_CREATED].includes(message.type)) return false;
  if (before.author?.id !== message.author?.id || Boolean(before.ephemeral_for) !== Boolean(message.ephemeral_for)) return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < 7 * 60_000;
}

/**
 * The `<li>` of a message. `joined`: it continues the one above. `onDismiss` removes a private reply; `find` gives
 * the message of an id, to quote what is replied to.
 */
export function messageItem(message, { joined, onDismiss, find }) {
  const author = message.author;
  const name = nameOf(author.id, [author]);
  const shown = new Set();
  const mine = (message.mentions ?? []).some((one) => one.id === world.me);
  const classes = ["message", joined && "joined", mine && "for-me", message.ephemeral_for && "private"];
  return h(
    "li",
    { class: classes.filter(Boolean).join(" "), dataset: { id: message.id, author: author.id } },
    used(message) ?? reply(message, find),
    !joined && avatar(name, colourOf(author.id)),
    heading(message, name, joined),
    appsMenu(message),
    h("div", { class: "body" }, body(message, name, shown)),
    message.ephemeral_for && privately(onDismiss),
    message.thread && threadLink(message.thread),
  );
}

function body(message, name, shown) {
  if (message.loading) return thinking(name);
  if (message.type === THREAD_CREATED) return started(message);
  const parts = components(message, shown);
  if (message.flags & LAYOUT) return [parts, edited(message)];
  const shownEmbeds = embeds(message, shown);
  return [
    message.content && text(message),
    attachments(message, shown),
    shownEmbeds,
    parts,
  ];
}

function text(message) {
  const nodes = markdown(message.content, message.mentions);
  const last = nodes.at(-1);
  if (last.matches("p")) append(last, [" ", edited(message)]);
  return h("div", { class: "text" }, nodes);
}

function heading(message, name, joined) {
  const bot = message.author.bot && h("span", { class: "bot-tag" }, "BOT");
  return h(
    "div",
    { class: joined ? "sr" : "message-head" },
    h("span", { class: "author", style: { "--person": colourOf(message.author.id) } }, name),
    bot,
    h("span", { class: "when" }, clock(message.timestamp)),
  );
}

function used(message) {
  const interaction = message.interaction ?? message.interaction_metadata;
  if (!interaction?.name) return null;
  const id = interaction.user?.id ?? interaction.user;
  const who = nameOf(id, [interaction.user].filter((one) => one?.id));
  const command = h("span", { class: "command-name" }, `${(interaction.type ?? CHAT) === CHAT ? "/" : ""}${interaction.name}`);
  return h("p", { class: "used" }, h("b", {}, who), " used ", command);
}

function reply(message, find) {
  if (message.type !== REPLY) return null;
  const to = message.referenced_message ?? find(message.message_reference?.message_id);
  if (!to) return null;
  return h("p", { class: "used" }, "In reply to ", h("b", {}, nameOf(to.author.id, [to.author])), " ", to.content?.slice(0, 80));
}

const edited = (message) => message.edited_timestamp && !message.loading && h("span", { class: "note edited" }, "(edited)");

function thinking(name) {
  const dots = h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
  return h("p", { class: "thinking", role: "status" }, dots, `${name} is thinking…`);
}

const channelLink = (id, name) => h("a", { class: "mention", href: `#channel-${id}`, "data-channel": id }, name);
const threadLink = (thread) => h("p", { class: "private-note" }, "Thread: ", channelLink(thread.id, thread.name));

function started(message) {
  const id = message.message_reference?.channel_id;
  return h("p", { class: "note" }, "started a thread: ", id ? channelLink(id, message.content) : message.content);
}

function privately(onDismiss) {
  const dismiss = h("button", { type: "button", class: "link-button", onclick: onDismiss }, "Dismiss message");
  return h("p", { class: "private-note" }, "Only you can see this · ", dismiss);
}
