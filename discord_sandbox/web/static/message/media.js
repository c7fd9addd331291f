// Pictures with their alternative text, other files as downloads.
import { freshId, h } from "../dom.js";
import { view } from "./viewer.js";

/**
 * The address to load a file from. The sandbox names its own files by absolute address; a page opened under
 * another name of the same machine (localhost, 127.0.0.1, a phone's view of it) asks its own origin instead.
 */
export function local(url) {
  const parsed = new URL(url, location.href);
  const ours = parsed.pathname.includes("/attachments/");
  return ours ? parsed.pathname + parsed.search : parsed.href;
}

const isPicture = (file) =>
  (file.content_type ?? "").startsWith("image/") || /\.(png|jpe?g|gif|webp|svg)$/i.test(file.filename ?? "");

/** `attachment://name` looked up among the message's files; any other address as it is. */
export function resolve(media, message) {
  const url = media?.url ?? "";
  if (!url.startsWith("attachment://")) {
    const file = message.attachments?.find((one) => one.url === url);
    return { description: file?.description, ...media, url };
  }
  const name = url.slice("attachment://".length);
  const file = message.attachments?.find((one) => one.filename === name);
  return file && { ...file, description: media.description ?? file.description };
}

/** A picture that opens large; its text stands in `alt` and, on request, under it. */
export function picture(media, { className = "picture", name = "Picture", spoiler = false } = {}) {
  const alt = media.description || "";
  const src = local(media.url);
  const size = { width: media.width || undefined, height: media.height || undefined };
  const image = h("img", { src, alt, ...size, loading: "lazy", decoding: "async" });
  // The image's own text names the button; one without text still needs a name.
  const props = { type: "button", class: "open-picture", "aria-label": alt ? undefined : `Open ${name} large` };
  const open = h("button", { ...props, title: "Open large" }, image);
  const figure = h("figure", { class: spoiler ? `${className} veiled` : className }, open);
  open.addEventListener("click", () => {
    if (figure.classList.contains("veiled")) figure.classList.remove("veiled");
    else view(src, alt);
  });
  if (alt && className !== "thumbnail") figure.append(...altToggle(alt));
  return figure;
}

function altToggle(alt) {
  const id = freshId("alt");
  const text = h("figcaption", { id, hidden: true }, alt);
  const toggle = h("button", { type: "button", class: "alt", "aria-expanded": "false", "aria-controls": id }, "ALT");
  toggle.title = "Show the picture's description";
  toggle.addEventListener("click", () => {
    text.hidden = !text.hidden;
    toggle.setAttribute("aria-expanded", String(!text.hidden));
  });
  return [toggle, text];
}

function size(bytes) {
  if (!bytes) return "";
  return bytes < 1024 ? `${bytes} B` : bytes < 1_048_576 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}

export function download(file) {
  const name = file.filename ?? file.name ?? "file";
  return h(
    "a",
    { class: "file", href: local(file.url), download: name },
    h("span", { class: "file-name" }, name),
    h("span", { class: "note" }, [file.description, size(file.size)].filter(Boolean).join(" · ") || "Download"),
  );
}

/** Everything attached that no embed or gallery already shows. */
export function attachments(message, shown) {
  const files = (message.attachments ?? []).filter((file) => !shown.has(file.url));
  if (!files.length) return null;
  const show = (file) => (isPicture(file) ? picture(file, { name: file.filename }) : download(file));
  return h("div", { class: "attachments" }, files.map(show));
}
