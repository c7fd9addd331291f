// A chosen command with its options as fields: required ones first, the others a tap away.
import { api } from "../api.js";
import { field } from "./fields.js";
import { h, replace } from "../dom.js";
import { runCommand } from "../interactions.js";
import { world } from "../world.js";

/**
 * The form of `command`, filled with `values` (typed text by option name). `onClose(sent)` puts the text box back.
 * Returns `{node, focus(), fail(text), submit()}`.
 */
export function commandForm(command, values, suggest, onClose) {
  const fields = new Map();
  const rows = h("div", { class: "field-rows" });
  const chips = h("div", { class: "chips", role: "group", "aria-label": "Optional" });
  const error = h("p", { class: "error", role: "alert", hidden: true });
  const send = h("button", { type: "submit", class: "button primary send" }, "Send");
  const fail = (text) => {
    error.hidden = !text;
    error.textContent = text ?? "";
  };

  const ask = async (option, typed) => {
    const options = { ...(await collect(fields, option.name)).options, [option.name]: typed };
    const body = { user: world.me, channel: world.channel, command: command.path, options, focused: option.name };
    return (await api.autocomplete(body)).choices;
  };
  const add = (option, focus) => {
    const remove = option.required ? null : () => {
      fields.get(option.name).node.remove();
      fields.delete(option.name);
      drawChips();
      send.focus();
    };
    const made = field(option, { suggest, ask }, remove);
    fields.set(option.name, made);
    rows.append(made.node);
    if (values[option.name] !== undefined) made.set(values[option.name]);
    if (focus) made.input.focus();
  };
  const drawChips = () => {
    const free = command.options.filter((one) => !fields.has(one.name));
    chips.hidden = !free.length;
    const chip = (one) => {
      const onclick = () => {
        add(one, true);
        drawChips();
      };
      return h("button", { type: "button", class: "chip", title: one.description, onclick }, `+ ${one.label}`);
    };
    replace(chips, free.map(chip));
  };

  const submit = async () => {
    if (send.getAttribute("aria-busy")) return;
    fail(null);
    const { options, problems } = await collect(fields);
    for (const { made, text } of problems) made.complain(text);
    if (problems.length) return problems[0].made.input.focus();
    send.setAttribute("aria-busy", "true");
    try {
      await runCommand(world.channel, command.path, options);
      onClose(true);
    } catch (problem) {
      fail(problem.message);
      send.removeAttribute("aria-busy");
    }
  };

  const cancel = h("button", { type: "button", class: "remove", "aria-label": "Leave this command", onclick: () => onClose(false) }, "✕");
  const node = h(
    "form",
    { class: "command-form", novalidate: true, autocomplete: "off", "aria-label": `/${command.shown}` },
    h("div", { class: "command-head" }, h("b", { class: "command-name" }, `/${command.shown}`), h("span", { class: "note" }, command.description), cancel),
    rows,
    h("div", { class: "command-foot" }, chips, send),
    error,
  );
  node.addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  node.addEventListener("keydown", (event) => event.key === "Escape" && !event.defaultPrevented && onClose(false));

  node.addEventListener("picked", () => nextEmpty()?.focus());

  command.options.filter((one) => one.required || values[one.name] !== undefined).forEach((one) => add(one));
  drawChips();
  const nextEmpty = () => [...fields.values()].find((one) => !one.input.value)?.input;
  const focus = () => (nextEmpty() ?? send).focus();
  return { node, focus, fail, submit };
}

/** What the fields hold: `{options, problems}`; `except` is left out (the field being completed). */
async function collect(fields, except) {
  const options = {};
  const problems = [];
  for (const [name, made] of fields) {
    if (name === except) continue;
    const { value, error } = await made.read();
    if (error) problems.push({ made, text: error });
    else if (value !== undefined) options[name] = value;
    else if (made.option.required) problems.push({ made, text: `${made.option.label} is needed.` });
  }
  return { options, problems };
}
