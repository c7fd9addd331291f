// The sandbox's people's API: requests, and a socket that comes back by itself.

/** A refusal with the server's own words, or a sentence of ours when it had none. */
export class Refused extends Error {}

async function ask(method, path, body) {
  let answer;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused("The playground's server cannot be reached.");
  }
  const data = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused(data?.error ?? `The server answered ${answer.status}.`);
  return data;
}

const query = (values) => new URLSearchParams(Object.entries(values).filter(([, v]) => v !== undefined && v !== null));

export const api = {
  state: (user) => ask("GET", `/ui/state?${query({ user })}`),
  messages: (channel, user, { after, limit } = {}) =>
    ask("GET", `/ui/channels/${channel}/messages?${query({ user, after, limit })}`),
  say: (channel, user, content) => ask("POST", `/ui/channels/${channel}/messages`, { user, content }),
  command: (body) => ask("POST", "/ui/interactions/command", body),
  autocomplete: (body) => ask("POST", "/ui/interactions/autocomplete", body),
  menu: (body) => ask("POST", "/ui/interactions/menu", body),
  component: (body) => ask("POST", "/ui/interactions/component", body),
  modal: (body) => ask("POST", "/ui/interactions/modal", body),
  speak: (user, locale) => ask("POST", "/ui/admin/people", { user, locale }),
  speakInServer: (locale) => ask("POST", "/ui/admin/guild", { locale }),
  createChannel: (name) => ask("POST", "/ui/admin/channels", { name }),
};

/**
 * One person's live feed. `onEvent(type, data)` for what is pushed, `onLink(up)` for the link itself.
 * Returns a function that closes it for good.
 */
export function feed(user, onEvent, onLink) {
  let socket;
  let timer;
  let tries = 0;
  let closed = false;

  const open = () => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(`${scheme}://${location.host}/ui/ws?${query({ user })}`);
    socket.onopen = () => {
      tries = 0;
      if (!closed) onLink(true);
    };
    socket.onmessage = ({ data }) => {
      if (closed) return;
      const event = JSON.parse(data);
      onEvent(event.type, event.data);
    };
    socket.onclose = () => {
      if (closed) return;
      onLink(false);
      timer = setTimeout(open, Math.min(5000, 300 * 2 ** tries++));
    };
  };

  open();
  return () => {
    closed = true;
    clearTimeout(timer);
    socket.close();
  };
}
