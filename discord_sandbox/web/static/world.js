// What the page knows: who is who, which channels there are, whom one acts as.

export const world = {
  me: null, // id of the person one acts as
  channel: null, // id of the open channel
  people: [],
  bot: null,
  guild: null,
  channels: [],
  roles: [],
  commands: [],
  unreadOf: {}, // person id -> unread mentions over all channels
};

const listeners = new Map();

/** Calls `listener` whenever `topic` ("people", "channels", "bot", "room", ...) has changed. */
export function on(topic, listener) {
  if (!listeners.has(topic)) listeners.set(topic, []);
  listeners.get(topic).push(listener);
}

export function emit(topic, data) {
  for (const listener of listeners.get(topic) ?? []) listener(data);
}

export const person = (id) => world.people.find((one) => one.id === String(id));
export const channelOf = (id) => world.channels.find((one) => one.id === String(id));
export const unreadIn = (channels) => channels.reduce((sum, one) => sum + (one.unread_mentions || 0), 0);

/** The name shown for a user: one of the people, the bot, or whoever the message says it is. */
export function nameOf(id, users = []) {
  if (person(id)) return person(id).name;
  if (world.bot?.id === String(id)) return world.bot.name;
  const user = users.find((one) => one.id === String(id));
  return user ? user.global_name || user.username : "someone";
}

export const colourOf = (id) => person(id)?.color ?? (world.bot?.id === String(id) ? "#c98a3c" : "#8a8f98");

/** `# general`, `thread` or the other person's name; what a channel is called in lists and headings. */
export function channelLabel(channel) {
  if (channel.type === 1) return channel.name || world.bot?.name || "Direct messages";
  return channel.name;
}

// The tab remembers for itself, so two tabs can be two people; a new tab starts where the last one was.
export function remember(key, value) {
  for (const storage of [sessionStorage, localStorage]) storage.setItem(`playground.${key}`, value);
}

export function recall(key) {
  return sessionStorage.getItem(`playground.${key}`) ?? localStorage.getItem(`playground.${key}`);
}
