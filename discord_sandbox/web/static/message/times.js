// Times as Discord shows them, in the reader's own language and zone.
import { h } from "../dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31_536_000], ["month", 2_592_000], ["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1],
];

const format = (date, style) => new Intl.DateTimeFormat(undefined, STYLES[style] ?? STYLES.f).format(date);

/** "in 3 days", "2 minutes ago". */
export function relative(date, now = Date.now()) {
  const seconds = (date.getTime() - now) / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(undefined, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/** The `<time>` of a `<t:unix:style>` mark. */
export function timestamp(unix, style = "f") {
  const date = new Date(unix * 1000);
  const text = style === "R" ? relative(date) : format(date, style);
  const iso = date.toISOString();
  return h("time", { datetime: iso, title: format(date, "F"), class: "stamp", "data-relative": style === "R" }, text);
}

/** When a message was written: the time today, else date and time. */
export function clock(iso) {
  const date = new Date(iso);
  const today = date.toDateString() === new Date().toDateString();
  const text = today ? format(date, "t") : `${format(date, "d")} ${format(date, "t")}`;
  return h("time", { datetime: iso, title: format(date, "F") }, text);
}

/** Keeps every relative time on the page true. */
export function keepTimesTrue() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-relative]")) {
      node.textContent = relative(new Date(node.dateTime));
    }
  }, 10_000);
}
