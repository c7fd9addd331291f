// The one list of suggestions above the composer; the field in use owns it, arrows and Enter choose.
import { freshId, h, replace } from "../dom.js";

/** A listbox for `attach`ed fields. Entries are `{name, note, ...}`. */
export class Suggestions {
  constructor() {
    this.id = freshId("suggestions");
    this.node = h("div", { class: "suggestions", id: this.id, role: "listbox", "aria-label": "Suggestions", hidden: true });
    this.entries = [];
    this.active = -1;
    this.owner = null;
    // Keeps the field's focus while the list is tapped.
    this.node.addEventListener("mousedown", (event) => event.preventDefault());
  }

  /** Makes `input` a combobox of this list. */
  attach(input) {
    const roles = { role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": this.id };
    for (const [name, value] of Object.entries(roles)) input.setAttribute(name, value);
    input.addEventListener("keydown", (event) => this.#onKey(event));
    input.addEventListener("blur", () => this.owner === input && this.close());
  }

  /** Shows `entries` for `input`; `onPick(entry)` gets the chosen one. `first`: the first is chosen by Enter. */
  open(input, entries, onPick, { first = true, empty = "" } = {}) {
    this.close();
    if (!entries.length && !empty) return;
    this.owner = input;
    this.entries = entries;
    this.onPick = onPick;
    const rows = entries.map((entry, at) => this.#row(entry, at));
    replace(this.node, rows.length ? rows : h("p", { class: "note" }, empty));
    this.node.hidden = false;
    this.node.scrollTop = 0;
    input.setAttribute("aria-expanded", "true");
    input.scrollIntoView({ block: "nearest" });
    this.#activate(first && entries.length ? 0 : -1);
  }

  close() {
    this.node.hidden = true;
    this.owner?.setAttribute("aria-expanded", "false");
    this.owner?.removeAttribute("aria-activedescendant");
    this.owner = null;
    this.entries = [];
    this.active = -1;
  }

  #row(entry, at) {
    return h(
      "div",
      { role: "option", id: `${this.id}-${at}`, class: "suggestion", "aria-selected": "false", onclick: () => this.#pick(at) },
      h("span", { class: "suggestion-name" }, entry.name),
      entry.note && h("span", { class: "note" }, entry.note),
    );
  }

  #activate(at) {
    const rows = this.node.querySelectorAll('[role="option"]');
    rows[this.active]?.setAttribute("aria-selected", "false");
    this.active = at;
    const row = rows[at];
    if (!row) return this.owner?.removeAttribute("aria-activedescendant");
    row.setAttribute("aria-selected", "true");
    row.scrollIntoView({ block: "nearest" });
    this.owner.setAttribute("aria-activedescendant", row.id);
  }

  #pick(at) {
    const [entry, onPick] = [this.entries[at], this.onPick];
    this.close();
    onPick(entry);
  }

  #onKey(event) {
    if (this.node.hidden || this.owner !== event.target || event.isComposing) return;
    const count = this.entries.length;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count) this.#activate(this.active < 0 && step < 0 ? count - 1 : (this.active + step + count) % count);
    else if (["Enter", "Tab"].includes(event.key) && this.active >= 0 && !event.shiftKey) this.#pick(this.active);
    else if (event.key === "Escape") this.close();
    else return;
    // A Tab that chose nothing new to look at goes on to the next field as ever.
    if (event.key !== "Tab" || document.activeElement !== event.target) event.preventDefault();
    // The field's own keys (send, leave the command) must not act on what the list has taken.
    event.stopImmediatePropagation();
  }
}
