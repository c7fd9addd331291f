// One labelled field per command option, by its type.
import { convert, TYPE } from "./commands.js";
import { freshId, h } from "../dom.js";
import { channelLabel, world } from "../world.js";

/**
 * A field: `{node, input, read(), set(raw), complain(text)}`; `read` resolves to `{value}`, `{error}` or `{}` when left empty.
 * `tools` are the form's: `suggest` (list of suggestions) and `ask(option, typed)` (the bot's completions).
 */
export function field(option, tools, onRemove) {
  const id = freshId("option");
  const maker = option.choices?.length ? choices : (MAKERS[option.type] ?? text);
  const control = maker(option, id, tools);
  const error = h("p", { class: "error", id: `${id}-error`, role: "alert", hidden: true });
  control.input.setAttribute("aria-describedby", `${id}-note ${id}-error`);
  if (option.required) control.input.setAttribute("aria-required", "true");
  const star = option.required && h("span", { class: "required", title: "required" }, " *");
  const remove = onRemove &&
    h("button", { type: "button", class: "remove", "aria-label": `Leave out ${option.label}`, onclick: onRemove }, "✕");
  const node = h(
    "div",
    { class: "field-row", dataset: { option: option.name } },
    h("label", { for: id }, option.label, star),
    h("div", { class: "field-control" }, control.input, remove),
    h("p", { class: "note", id: `${id}-note` }, option.description),
    error,
  );
  const complain = (message) => {
    error.hidden = !message;
    error.textContent = message ?? "";
    control.input.setAttribute("aria-invalid", String(Boolean(message)));
  };
  control.input.addEventListener("input", () => complain(null));
  return { node, option, complain, input: control.input, read: control.read, set: control.set };
}

function plain(option, input) {
  return {
    input,
    read: async () => (input.value.trim() === "" ? {} : convert(option, input.value)),
    set: (raw) => (input.value = raw),
  };
}

function text(option, id, tools) {
  const numeric = option.type === TYPE.INTEGER || option.type === TYPE.NUMBER;
  const input = h("input", { id, type: "text", autocomplete: "off", spellcheck: "false", inputmode: numeric && "decimal" });
  return option.autocomplete ? completed(option, input, tools) : plain(option, input);
}

// A picked completion shows its name and sends its value, as on Discord; typing over it sends what is typed.
function completed(option, input, { suggest, ask }) {
  let picked = null;
  let timer;
  let latest = 0;
  suggest.attach(input);
  const refresh = async () => {
    const mine = ++latest;
    let empty = "No suggestions";
    const found = await ask(option, input.value).catch((problem) => {
      empty = `No suggestions: ${problem.message}`;
      return [];
    });
    if (mine !== latest || document.activeElement !== input) return;
    const entries = found.map((one) => ({ ...one, note: String(one.value) === one.name ? "" : String(one.value) }));
    suggest.open(input, entries, pick, { first: input.value !== "", empty });
  };
  const pick = (entry) => {
    latest += 1;
    picked = entry;
    input.value = entry.name;
    input.dispatchEvent(new CustomEvent("picked", { bubbles: true }));
  };
  const later = (delay) => {
    clearTimeout(timer);
    timer = setTimeout(refresh, delay);
  };
  input.addEventListener("input", () => {
    picked = null;
    later(180);
  });
  input.addEventListener("focus", () => !picked && later(0));
  input.addEventListener("click", () => !picked && suggest.node.hidden && later(0));
  const base = plain(option, input);
  const read = async () => (picked && picked.name === input.value ? { value: picked.value } : base.read());
  return { ...base, read };
}

function select(option, id, entries) {
  const blank = h("option", { value: "" }, option.required ? "Choose…" : "None");
  const input = h("select", { id }, blank, entries.map(([value, name], at) => h("option", { value: String(at), "data-value": value }, name)));
  // A closed select swallows Enter in some browsers; in this form Enter always sends.
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !input.value) return;
    event.preventDefault();
    input.form.requestSubmit();
  });
  return {
    input,
    read: async () => (input.value === "" ? {} : { value: entries[Number(input.value)][0] }),
    set: (raw) => {
      const { value } = convert(option, raw);
      const at = entries.findIndex(([one]) => one === value);
      if (at >= 0) input.value = String(at);
    },
  };
}

const choices = (option, id) => select(option, id, option.choices.map((one) => [one.value, one.name]));
const boolean = (option, id) => select(option, id, [[true, "Yes"], [false, "No"]]);
const channels = (option, id) => select(option, id, world.channels.map((one) => [one.id, `#${channelLabel(one)}`]));

function users(option, id) {
  const everyone = world.bot ? [...world.people, world.bot] : world.people;
  return select(option, id, everyone.map((one) => [one.id, one.name]));
}

function file(option, id) {
  const input = h("input", { id, type: "file" });
  const read = async () => {
    const chosen = input.files[0];
    return chosen ? { value: await asData(chosen) } : {};
  };
  return { input, read, set: () => {} };
}

/** A chosen file as it is sent. */
export const asData = async (chosen) => ({ filename: chosen.name, data_base64: await base64(chosen) });

function base64(blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(",") + 1));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

const MAKERS = {
  [TYPE.BOOLEAN]: boolean,
  [TYPE.USER]: users,
  [TYPE.MENTIONABLE]: users,
  [TYPE.CHANNEL]: channels,
  [TYPE.FILE]: file,
};
