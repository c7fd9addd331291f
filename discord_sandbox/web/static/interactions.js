// What was sent to the bot and awaits its answer; says so when none comes.
import { api } from "./api.js";
import { emit, on, world } from "./world.js";

export const NO_ANSWER = "The application did not respond";
const LONGEST_WAIT = 8000; // ms; the server gives the bot 3 s, so this only covers a lost notice

const waiting = new Map(); // interaction id -> {channel, message, done}

function expect(id, entry) {
  if (!id) return entry.done();
  const timer = setTimeout(() => settle(id, false), LONGEST_WAIT);
  waiting.set(String(id), { ...entry, timer });
  const early = settledEarly.get(String(id));
  if (early !== undefined) settle(id, early.ok, early.text);
}

// An answer may overtake the response to our own request.
const settledEarly = new Map();

function settle(id, ok, text = NO_ANSWER) {
  const entry = waiting.get(String(id));
  if (!entry) {
    settledEarly.set(String(id), { ok, text });
    setTimeout(() => settledEarly.delete(String(id)), LONGEST_WAIT);
    return;
  }
  waiting.delete(String(id));
  clearTimeout(entry.timer);
  entry.done();
  if (!ok) emit("notice", { channel: entry.channel, after: entry.message, text });
}

/** Listens to the feed for answers and failures. */
export function watchInteractions() {
  on("interaction", ({ id, state, error }) => {
    if (state === "waiting") return;
    settle(id, state !== "failed", error || NO_ANSWER);
  });
}

/** Runs a command; refusals of the server are thrown, a bot that stays silent becomes a notice. */
export async function runCommand(channel, command, options, done = () => {}) {
  const answer = await api.command({ user: world.me, channel, command, options });
  expect(answer?.interaction_id, { channel, message: null, done });
}

/** Uses a command on a message or a person; a refusal becomes a notice below the message it was used at. */
export async function useOn(message, command, target) {
  const channel = message.channel_id;
  try {
    const answer = await api.menu({ user: world.me, channel, command, ...target });
    expect(answer?.interaction_id, { channel, message: message.id, done: () => {} });
  } catch (problem) {
    emit("notice", { channel, after: message.id, text: problem.message });
  }
}

/** Sends a form the bot opened in `channel`; refusals are thrown. */
export async function sendForm(user, channel, modal, fields) {
  const answer = await api.modal({ user, modal, fields });
  expect(answer?.interaction_id, { channel, message: null, done: () => {} });
}

/** Presses a button or sends a menu's choice; `done` is called once the bot has answered or has not. */
export async function press(message, customId, values, done) {
  const channel = message.channel_id;
  try {
    const body = { user: world.me, channel, message: message.id, custom_id: customId, values };
    const answer = await api.component(body);
    expect(answer?.interaction_id, { channel, message: message.id, done });
  } catch (problem) {
    done();
    emit("notice", { channel, after: message.id, text: problem.message });
  }
}
