// Embeds: title, text, fields, pictures, colour and footer.
import { cssColour, h } from "../dom.js";
import { picture, resolve } from "./media.js";
import { inline } from "./inline.js";
import { markdown } from "./markdown.js";
import { clock } from "./times.js";

export function embeds(message, shown) {
  return (message.embeds ?? []).map((one) => embed(one, message, shown));
}

function embed(data, message, shown) {
  const text = (value) => markdown(value, message.mentions);
  const line = (value) => inline(value, { users: message.mentions });
  const image = data.image && resolve(data.image, message);
  const thumbnail = data.thumbnail && resolve(data.thumbnail, message);
  for (const media of [image, thumbnail]) if (media) shown.add(media.url);
  const colour = data.color === undefined || data.color === null ? undefined : cssColour(data.color);
  return h(
    "article",
    { class: "embed", style: colour ? { "--edge": colour } : {} },
    thumbnail && picture(thumbnail, { className: "thumbnail" }),
    data.author?.name && h("p", { class: "embed-author" }, data.author.name),
    data.title && h("h3", { class: "embed-title" }, title(data, line)),
    data.description && h("div", { class: "embed-text" }, text(data.description)),
    data.fields?.length > 0 && h("dl", { class: "fields" }, data.fields.map((one) => field(one, line, text))),
    image && picture(image, { name: data.title || "Picture" }),
    (data.footer?.text || data.timestamp) &&
      h("p", { class: "embed-footer" }, data.footer?.text, data.footer?.text && data.timestamp && " · ",
        data.timestamp && clock(data.timestamp)),
  );
}

function title(data, line) {
  if (!data.url || !/^https?:/.test(data.url)) return line(data.title);
  return h("a", { href: data.url, target: "_blank", rel: "noopener noreferrer" }, data.title);
}

const field = (one, line, text) =>
  h("div", { class: one.inline ? "field inline" : "field" }, h("dt", {}, line(one.name)), h("dd", {}, text(one.value)));
