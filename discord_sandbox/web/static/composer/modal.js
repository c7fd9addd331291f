// A form the bot opens in front of everything.
import { byId, freshId, h, replace } from "../dom.js";
import { asData } from "./fields.js";
import { sendForm } from "../interactions.js";
import { markdown } from "../message/markdown.js";
import { optionsOf } from "../message/menu.js";
import { on, world } from "../world.js";

const ROW = 1;
const TEXT = 10;
const LABEL = 18;
const CHECKBOX_GROUP = 22;
const PARAGRAPH = 2;

const INPUTS = {
  3: selectInput,
  4: textInput,
  5: selectInput,
  6: selectInput,
  7: selectInput,
  8: selectInput,
  19: fileInput,
  21: selectInput,
  22: selectInput,
  23: checkbox,
};

export function watchModals() {
  on("modal", open);
  on("switch", () => byId("modal").close());
}

function open(data) {
  const dialog = byId("modal");
  const user = world.me;
  const inputs = new Map();
  const error = h("p", { class: "error", role: "alert", hidden: true });
  const submit = h("button", { type: "submit", class: "button primary" }, "Submit");
  const cancel = h("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, "Cancel");
  const onsubmit = async (event) => {
    event.preventDefault();
    error.hidden = true;
    submit.disabled = true;
    const fields = Object.fromEntries(await Promise.all([...inputs].map(async ([id, read]) => [id, await read()])));
    try {
      await sendForm(user, data.channel, data.id, fields);
      dialog.close();
    } catch (problem) {
      error.textContent = problem.message;
      error.hidden = false;
    }
    submit.disabled = false;
  };
  replace(
    dialog,
    h(
      "form",
      { onsubmit },
      h("h2", { id: "modal-title" }, data.title),
      (data.components ?? []).map((part) => draw(part, inputs)),
      error,
      h("div", { class: "modal-foot" }, cancel, submit),
    ),
  );
  if (!dialog.open) dialog.showModal();
  dialog.querySelector("input, textarea, select")?.focus();
}

function draw(part, inputs) {
  if (part.type === ROW) return (part.components ?? []).map((one) => draw(one, inputs));
  if (part.type === LABEL) return labelled(part.component, part.label, part.description, inputs);
  if (part.type === TEXT) return h("div", { class: "text" }, markdown(part.content));
  return labelled(part, part.label ?? part.placeholder, null, inputs);
}

function labelled(part, label, description, inputs) {
  const id = freshId("modal-field");
  const make = INPUTS[part.type];
  if (!make) return null;
  const note = description && h("p", { class: "note", id: `${id}-note` }, description);
  const input = make(part, id, inputs);
  if (note) input.setAttribute("aria-describedby", `${id}-note`);
  const star = part.required !== false && make !== checkbox && h("span", { class: "required", title: "required" }, " *");
  return h("div", { class: "field-row" }, h("label", { for: id }, label, star), input, note);
}

function textInput(part, id, inputs) {
  const long = part.style === PARAGRAPH;
  const input = h(long ? "textarea" : "input", {
    id,
    name: part.custom_id,
    rows: long && 4,
    type: !long && "text",
    required: part.required !== false,
    minlength: part.min_length,
    maxlength: part.max_length ?? 4000,
    placeholder: part.placeholder,
    autocomplete: "off",
  });
  input.value = part.value ?? "";
  inputs.set(part.custom_id, () => input.value);
  return input;
}

function fileInput(part, id, inputs) {
  const several = (part.max_values ?? 1) > 1;
  const input = h("input", { id, type: "file", name: part.custom_id, multiple: several, required: part.required !== false });
  inputs.set(part.custom_id, () => Promise.all([...input.files].map(asData)));
  return input;
}

function checkbox(part, id, inputs) {
  const input = h("input", { id, type: "checkbox", name: part.custom_id, checked: part.default });
  inputs.set(part.custom_id, () => input.checked);
  return input;
}

// A radio group is a menu with one choice, a group of checkboxes one with several.
function selectInput(part, id, inputs) {
  const several = (part.max_values ?? (part.type === CHECKBOX_GROUP ? 2 : 1)) > 1;
  const options = optionsOf(part).map((one) => h("option", { value: one.value, selected: one.default }, one.label));
  const none = !several && part.required === false && h("option", { value: "" }, "None");
  const input = h("select", { id, name: part.custom_id, multiple: several, required: part.required !== false }, none, options);
  inputs.set(part.custom_id, () => [...input.selectedOptions].map((one) => one.value));
  return input;
}
