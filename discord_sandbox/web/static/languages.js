// The language of the Discord of the person one acts as, and that of the server: as people would set them in theirs.
import { api } from "./api.js";
import { h, onChange, replace } from "./dom.js";
import { emit, on, person, world } from "./world.js";

const NAMES = {
  "en-GB": "English",
  "en-US": "English (US)",
  de: "Deutsch",
  "es-ES": "Español",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
};

export function languages() {
  const node = h("div", { class: "languages", role: "group", "aria-label": "Languages" });
  const draw = onChange(() => [world.me, mine(), world.guild?.locale], () =>
    replace(
      node,
      chooser("my-language", "Your Discord", mine(), (locale) => api.speak(world.me, locale)),
      chooser("server-language", "This server", world.guild?.locale, api.speakInServer),
    ));
  on("people", draw);
  return node;
}

const mine = () => person(world.me)?.locale;

function chooser(id, label, chosen, save) {
  const known = chosen && !NAMES[chosen] ? { ...NAMES, [chosen]: chosen } : NAMES;
  const options = Object.entries(known).map(([locale, name]) =>
    h("option", { value: locale, selected: locale === chosen }, name));
  const onchange = ({ target }) => save(target.value).then(() => emit("refresh"));
  return h("label", { for: id }, label, h("select", { id, onchange }, options));
}
