// Flashes inside a line: **bold**, `code`, ||spoiler||, <@id>, <t:1:R>, links. One sticky pattern per mark.
import { customEmoji, h } from "../dom.js";
import { timestamp } from "./times.js";
import { channelOf, emit, nameOf, on, world } from "../world.js";

const wrap = (tag, props) => (match, context) => h(tag, props, inline(match[1], context));

function mention(match, { users }) {
  const mine = match[1] === world.me;
  return h("span", { class: mine ? "mention me" : "mention" }, `@${nameOf(match[1], users)}`);
}

const channelLink = ({ id, name }) => h("a", { class: "mention", href: `#channel-${id}`, "data-channel": id }, `#${name}`);

function channelMention(match) {
  const channel = channelOf(match[1]);
  return channel ? channelLink(channel) : h("span", { class: "mention", "data-unknown": match[1] }, "#unknown");
}

// A message may name a thread that was made just before it, and that the page hears of later.
on("channels", () => {
  for (const node of document.querySelectorAll("[data-unknown]")) {
    const channel = channelOf(node.dataset.unknown);
    if (channel) node.replaceWith(channelLink(channel));
  }
});

function commandMention(match) {
  return h("button", { type: "button", class: "mention", onclick: () => emit("offer", match[1]) }, `/${match[1]}`);
}

function spoiler(match, context) {
  const body = h("span", {}, inline(match[1], context));
  const show = () => {
    node.classList.add("shown");
    node.removeAttribute("role");
    node.removeAttribute("aria-label");
    node.removeAttribute("tabindex");
  };
  const onkeydown = (event) => ["Enter", " "].includes(event.key) && (event.preventDefault(), show());
  const props = { class: "spoiler", role: "button", tabindex: 0, "aria-label": "Hidden text, show it" };
  const node = h("span", { ...props, onclick: show, onkeydown }, body);
  return node;
}

const link = (url, content) => h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, content);

const RULES = [
  [/\\([^\p{L}\p{N}\s])/uy, (match) => match[1]],
  [/``([^]+?)``/y, (match) => h("code", {}, match[1].trim())],
  [/`([^`]+)`/y, (match) => h("code", {}, match[1])],
  [/\|\|([^]+?)\|\|/y, spoiler],
  [/\*\*\*([^]+?)\*\*\*/y, (match, context) => h("em", {}, h("strong", {}, inline(match[1], context)))],
  [/\*\*([^]+?)\*\*(?!\*)/y, wrap("strong")],
  [/__([^]+?)__(?!_)/y, wrap("u")],
  [/~~([^]+?)~~/y, wrap("s")],
  [/\*(?=\S)((?:\*\*|[^*])+?)\*(?!\*)/y, wrap("em")],
  [/(?<![\p{L}\p{N}])_(?=\S)((?:__|[^_])+?)_(?![\p{L}\p{N}_])/uy, wrap("em")],
  [/<@!?(\d+)>/y, mention],
  [/<@&\d+>/y, () => h("span", { class: "mention" }, "@role")],
  [/<#(\d+)>/y, channelMention],
  [/<\/([^:>]+):\d+>/y, commandMention],
  [/<a?:(\w+):(\d+)>/y, (match) => customEmoji(match[2], match[1], `:${match[1]}:`)],
  [/<t:(-?\d{1,12})(?::([tTdDfFR]))?>/y, (match) => timestamp(Number(match[1]), match[2])],
  [/\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y, (match, context) => link(match[2], inline(match[1], context))],
  [/<(https?:\/\/[^\s>]+)>/y, (match) => link(match[1], match[1])],
  [/https?:\/\/[^\s<]*[^\s<.,:;"')\]!?*_|~]/y, (match) => link(match[0], match[0])],
];

/** Nodes for one stretch of text. `context.users` are people named in the message beyond those we know. */
export function inline(text, context) {
  const nodes = [];
  let plain = "";
  for (let at = 0; at < text.length; ) {
    const found = firstMatch(text, at);
    if (!found) {
      plain += text[at++];
      continue;
    }
    if (plain) nodes.push(plain);
    plain = "";
    nodes.push(found.rule(found.match, context));
    at += found.match[0].length;
  }
  if (plain) nodes.push(plain);
  return nodes;
}

// Only these characters can open a mark; anything else is plain and need not be tried.
const OPENERS = new Set("\\`|*_~<[h");

function firstMatch(text, at) {
  if (!OPENERS.has(text[at])) return null;
  for (const [pattern, rule] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { match, rule };
  }
  return null;
}
