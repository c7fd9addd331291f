// The text box: plain messages, and commands from the slash on.
import { api } from "../api.js";
import { commandForm } from "./commandform.js";
import { complete, convert, flatten, named, readOptions, usable } from "./commands.js";
import { byId, h, replace } from "../dom.js";
import { runCommand } from "../interactions.js";
import { Suggestions } from "./suggest.js";
import { channelLabel, channelOf, nameOf, on, person, world } from "../world.js";

const suggest = new Suggestions();
const slot = h("div", { class: "composer-slot" });
const error = h("p", { class: "error", role: "alert", hidden: true });
const hint = h("p", { class: "note hint", hidden: true });
const box = h("textarea", { id: "composer-text", rows: 1, maxlength: 2000, autocomplete: "off", enterkeyhint: "send" });
const textForm = h(
  "form",
  { class: "text-form" },
  h("button", { type: "button", class: "slash", "aria-label": "Commands", title: "Commands", onclick: offerCommands }, "/"),
  h("label", { class: "sr", for: "composer-text" }, "Message, or / for a command"),
  box,
  h("button", { type: "submit", class: "button primary send" }, "Send"),
);
const drafts = new Map(); // person and channel -> text not sent yet
let place = "";
let all = [];

export function showComposer() {
  replace(byId("composer"), suggest.node, error, hint, slot);
  replace(slot, textForm);
  suggest.attach(box);
  box.addEventListener("input", onInput);
  box.addEventListener("keydown", onKey);
  textForm.addEventListener("submit", (event) => {
    event.preventDefault();
    send();
  });
  on("commands", readCommands);
  on("offer", (path) => {
    const command = all.find((one) => one.path === path);
    if (command) openForm(command, {});
  });
  on("room", enter);
  on("channels", drawPlaceholder);
}

function readCommands() {
  all = flatten(usable(world.commands, channelOf(world.channel)), person(world.me)?.locale);
}

function enter() {
  readCommands();
  drafts.set(place, box.value);
  place = `${world.me} ${world.channel}`;
  closeForm(false);
  box.value = drafts.get(place) ?? "";
  fail(null);
  hint.hidden = true;
  suggest.close();
  drawPlaceholder();
  grow();
}

function drawPlaceholder() {
  const channel = channelOf(world.channel);
  const where = channel ? `${channel.type === 1 ? "@" : "#"}${channelLabel(channel)}` : "";
  box.placeholder = `Message ${where} as ${nameOf(world.me)}`;
}

function fail(text) {
  error.hidden = !text;
  error.textContent = text ?? "";
}

function grow() {
  box.style.height = "auto";
  box.style.height = `${box.scrollHeight}px`;
}

function offerCommands() {
  if (!box.value.startsWith("/")) box.value = "/";
  box.focus();
  onInput();
}

function onInput() {
  grow();
  fail(null);
  const line = box.value;
  const hit = named(line.trimEnd(), all);
  const typing = line.startsWith("/") && !line.includes("\n");
  showHint(typing && hit && line.endsWith(" ") ? hit.command : typing && hit?.rest ? hit.command : null);
  const found = typing && !(hit && (hit.rest || line.endsWith(" "))) ? complete(line.slice(1), all) : [];
  // A group's bare name with a space after it still has subcommands to offer.
  const entries = found.map((one) => ({ name: `/${one.shown}`, note: one.description, command: one }));
  suggest.open(box, entries, ({ command }) => openForm(command, {}));
}

function showHint(command) {
  hint.hidden = !command;
  if (!command) return;
  const names = command.options.map((one) => (one.required ? `${one.label}:…` : `[${one.label}:…]`));
  hint.textContent = names.length ? `/${command.shown} ${names.join(" ")} · Tab for the form` : `/${command.shown} takes no options`;
}

function onKey(event) {
  if (event.isComposing) return;
  const hit = event.key === "Tab" && !event.shiftKey && named(box.value.trimEnd(), all);
  if (hit) {
    event.preventDefault();
    openForm(hit.command, readOptions(hit.rest, hit.command).values);
  }
  if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    send();
  }
}

async function send() {
  const line = box.value.trim();
  if (!line) return;
  fail(null);
  suggest.close();
  try {
    if (line.startsWith("/")) await sendCommand(line);
    else {
      await api.say(world.channel, world.me, line);
      clear();
    }
  } catch (problem) {
    fail(problem.message);
  }
}

async function sendCommand(line) {
  const hit = named(line, all);
  if (!hit) {
    fail(`There is no command ${line.split(/\s/)[0]} here. Type / to see them all.`);
    return;
  }
  const { command, rest } = hit;
  const { values, error: unread } = readOptions(rest, command);
  const options = {};
  let problem = unread;
  for (const option of command.options) {
    if (values[option.name] === undefined) {
      if (option.required) problem ??= rest ? `${option.label} is needed.` : "";
      continue;
    }
    const { value, error: wrong } = convert(option, values[option.name]);
    problem ??= wrong;
    options[option.name] = value;
  }
  if (problem !== undefined) {
    openForm(command, values, problem);
    return;
  }
  await runCommand(world.channel, command.path, options);
  clear();
}

function clear() {
  box.value = "";
  hint.hidden = true;
  grow();
}

let form = null;

function openForm(command, values, problem) {
  hint.hidden = true;
  suggest.close();
  form = commandForm(command, values, suggest, (sent) => closeForm(true, sent));
  replace(slot, form.node);
  if (problem) form.fail(problem);
  form.focus();
}

function closeForm(focus, sent = true) {
  if (!form) return;
  form = null;
  suggest.close();
  replace(slot, textForm);
  if (sent || box.value.startsWith("/")) clear();
  if (focus) box.focus();
}
