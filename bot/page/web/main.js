/** The page of a game: what is shown follows the turn and the language. */

import { Board } from "board";
import { unfolded } from "patch";
import { Player } from "player";
import { byId, label, tell } from "texts";
import { Zoom } from "zoom";

const REST = 200;

/** @type {import("./types").Game} */
const game = JSON.parse(byId("game").textContent ?? "");
const frames = unfolded(game.frames);
const last = frames.length - 1;
const map = /** @type {SVGSVGElement} */ (byId("map"));
const board = new Board(game, map);
const zoom = new Zoom(map, game.box);
const slider = /** @type {HTMLInputElement} */ (byId("slider"));
const number = /** @type {HTMLInputElement} */ (byId("number"));
const languages = /** @type {HTMLSelectElement} */ (byId("language"));
/** @type {ReturnType<typeof setTimeout> | undefined} */
let resting;
let language = game.labels[document.documentElement.lang] ? document.documentElement.lang : "en";

/** @param {number} turn */
function show(turn) {
  const frame = frames[turn];
  board.draw(frame.scene, language, frames[turn - 1]?.scene);
  tell(frame, language);
  slider.value = number.value = String(turn);
  slider.setAttribute("aria-valuetext", frame.texts[language].heading);
  document.body.dataset.turn = String(turn);
  document.body.dataset.hash = frame.hash;
  clearTimeout(resting); // browsers refuse hundreds of addresses within seconds
  resting = setTimeout(() => history.replaceState(null, "", turn ? `#${turn}` : "#"), REST);
}

/** @param {boolean} playing */
function played(playing) {
  const button = document.querySelector("[data-act=play]");
  if (!(button instanceof HTMLElement)) return;
  button.dataset.label = playing ? "pause" : "play";
  button.querySelector("path")?.setAttribute("d", playing ? "M6 4h4v16H6zM14 4h4v16h-4z" : "M7 4v16l13-8z");
  label(game.labels[language]);
}

/** @param {string} chosen */
function speak(chosen) {
  language = document.documentElement.lang = chosen;
  label(game.labels[language]);
  show(player.turn);
}

const player = new Player(last, show, played);

/** @type {Record<string, () => void>} */
const acts = {
  first: () => player.go(0),
  previous: () => player.go(player.turn - 1),
  play: () => player.toggle(),
  next: () => player.go(player.turn + 1),
  last: () => player.go(last),
  closer: () => zoom.by(1.5),
  farther: () => zoom.by(1 / 1.5),
  whole: () => zoom.reset(),
};

/** @type {Record<string, string>} */
const keys = {
  Home: "first",
  ArrowLeft: "previous",
  " ": "play",
  ArrowRight: "next",
  End: "last",
  "+": "closer",
  "-": "farther",
  0: "whole",
};

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  const pressed = button?.dataset.act;
  if (!pressed) return;
  if (pressed in { first: 0, previous: 0, next: 0, last: 0 }) player.stop();
  acts[pressed]();
});

document.addEventListener("keydown", (event) => {
  const used = event.key === " " ? "input, select, button, summary" : "input, select";
  const typed = event.target instanceof Element && event.target.matches(used);
  const act = keys[event.key];
  if (typed || !act || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  if (act !== "play") player.stop();
  acts[act]();
});

slider.max = number.max = String(last);
slider.addEventListener("input", () => {
  player.stop();
  player.go(slider.valueAsNumber);
});
number.addEventListener("focus", () => player.stop());
number.addEventListener("change", () => {
  player.stop();
  player.go(number.valueAsNumber);
});
languages.append(...Object.keys(game.labels).map((each) => new Option(each, each, false, each === language)));
languages.addEventListener("change", () => speak(languages.value));
addEventListener("hashchange", () => player.go(Number(location.hash.slice(1))));

player.turn = player.nearest(Number(location.hash.slice(1)));
speak(language);
