/** What is said about a turn, and the labels of everything that can be used. */

/**
 * @template {Element} [T=HTMLElement]
 * @param {string} id
 * @returns {T}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return /** @type {T} */ (/** @type {unknown} */ (found));
}

/**
 * @param {string} name
 * @param {string} text
 */
function line(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/**
 * @param {string} name
 * @param {import("./types").Section} section
 */
function card(name, section) {
  const [heading, ...lines] = Object.values(section);
  const made = line(name, "");
  made.className = "card";
  made.append(line("h2", heading), ...lines.map((each) => line("p", each)));
  return made;
}

/**
 * Tell a turn in a language.
 *
 * @param {import("./types").Frame} frame
 * @param {string} language
 */
export function tell(frame, language) {
  const { heading, events, sections, tables } = frame.texts[language];
  const [state, ...others] = Object.values(sections);
  byId("heading").textContent = heading;
  byId("events").replaceChildren(...events.map((event) => line("li", event)));
  byId("notation").textContent = frame.notation;
  byId("state").textContent = Object.values(state).join(". ");
  byId("cards").replaceChildren(...others.slice(0, tables).map((each) => card("article", each)));
  byId("words").replaceChildren(...others.slice(tables).map((each) => card("section", each)));
  byId("map").setAttribute("aria-label", state[0]);
}

/**
 * Label buttons and fields in a language.
 *
 * @param {Record<string, string>} labels
 */
export function label(labels) {
  for (const found of document.querySelectorAll("[data-label]")) {
    const told = labels[/** @type {HTMLElement} */ (found).dataset.label ?? ""];
    found.setAttribute("aria-label", told);
    found.setAttribute("title", told);
  }
  for (const found of document.querySelectorAll("[data-text]")) {
    found.textContent = labels[/** @type {HTMLElement} */ (found).dataset.text ?? ""];
  }
}
