// Discord's small Markdown as DOM nodes: code blocks, headings, small print, quotes, lists, paragraphs.
import { h } from "../dom.js";
import { inline } from "./inline.js";

const FENCE = /```(?:([\w+-]+)\n)?\n?([^]*?)\n?```/g;
const ITEM = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)$/;

/** The nodes of a text; `users` are people it may name beyond those the page knows. */
export function markdown(text, users = []) {
  const context = { users };
  const nodes = [];
  let from = 0;
  for (const match of text.matchAll(FENCE)) {
    nodes.push(...blocks(text.slice(from, match.index).replace(/\n$/, ""), context));
    nodes.push(h("pre", { tabindex: 0 }, h("code", {}, match[2])));
    from = match.index + match[0].length;
  }
  nodes.push(...blocks(text.slice(from).replace(/^\n/, ""), context));
  return nodes;
}

function blocks(text, context) {
  if (text === "") return [];
  const lines = text.split("\n");
  const nodes = [];
  while (lines.length) nodes.push(takeBlock(lines, context));
  return nodes;
}

function takeBlock(lines, context) {
  const heading = /^(#{1,3})\s+(.+)$/.exec(lines[0]);
  if (heading) {
    lines.shift();
    // The page's own headings end at h2, so a message's begin at h3.
    return h(`h${heading[1].length + 2}`, {}, inline(heading[2], context));
  }
  const small = /^-#\s+(.+)$/.exec(lines[0]);
  if (small) {
    lines.shift();
    return h("p", { class: "small" }, inline(small[1], context));
  }
  if (lines[0].startsWith(">>> ")) {
    const rest = lines.splice(0).join("\n").slice(4);
    return h("blockquote", {}, blocks(rest, context));
  }
  if (/^> ?/.test(lines[0])) return quote(lines, context);
  if (ITEM.test(lines[0])) return list(lines, context);
  return paragraph(lines, context);
}

function quote(lines, context) {
  const inner = [];
  while (lines.length && /^>(?: |$)/.test(lines[0])) inner.push(lines.shift().replace(/^> ?/, ""));
  if (!inner.length) return paragraph(lines, context);
  return h("blockquote", {}, blocks(inner.join("\n"), context));
}

function list(lines, context) {
  const [, indent, number] = ITEM.exec(lines[0]);
  const node = h(number ? "ol" : "ul", number ? { start: number } : {});
  while (lines.length) {
    const item = ITEM.exec(lines[0]);
    if (!item || item[1].length < indent.length) break;
    if (item[1].length > indent.length && node.lastChild) {
      node.lastChild.append(list(lines, context));
      continue;
    }
    if (Boolean(item[2]) !== Boolean(number)) break;
    lines.shift();
    node.append(h("li", {}, inline(item[3], context)));
  }
  return node;
}

const startsBlock = (line) => /^(#{1,3}\s+\S|-#\s+\S|> |>>> )/.test(line) || ITEM.test(line);

function paragraph(lines, context) {
  const own = [lines.shift()];
  while (lines.length && !startsBlock(lines[0])) own.push(lines.shift());
  return h("p", {}, inline(own.join("\n"), context));
}
