// Starts the page, follows one person's feed, and passes what happens to the parts that show it.
import { api, feed } from "./api.js";
import { showChannels } from "./channels.js";
import { showComposer } from "./composer/composer.js";
import { byId } from "./dom.js";
import { watchInteractions } from "./interactions.js";
import { watchModals } from "./composer/modal.js";
import { showPeople } from "./people.js";
import { showRoom } from "./room.js";
import { keepTimesTrue } from "./message/times.js";
import { channelOf, emit, on, person, recall, remember, unreadIn, world } from "./world.js";

const OTHERS_EVERY = 10_000; // ms between looks at the other people's unread mentions
const SOON = 300; // ms in which a burst of events is answered by one look

const FIRST = "Ada"; // a first visit knows no ids yet; the server takes names as well

let stopFeed = null;
let soon;
let asked = 0; // looks at the state so far
let taken = 0; // the last one of them whose answer is shown

async function take(user) {
  const number = ++asked;
  const state = await api.state(user);
  if (number < taken || (world.me !== null && user !== world.me)) return;
  taken = number;
  const { people, bot, guild, channels, roles, commands } = state;
  Object.assign(world, { people, bot, guild, channels, roles, commands });
  world.unreadOf[user] = unreadIn(channels);
}

function tell() {
  byId("guild").textContent = world.guild?.name ?? "Local playground";
  document.title = `${person(world.me)?.name ?? ""} · ${world.guild?.name ?? "Local playground"}`;
  for (const topic of ["people", "bot", "commands", "channels"]) emit(topic);
}

/** Reads the state again; `then` is a channel to open afterwards. */
async function refresh(then) {
  await take(world.me);
  tell();
  if (then && channelOf(then)) openChannel(then);
  else if (!channelOf(world.channel)) openChannel(firstChannel());
  else await look();
}

/** Tells the server that what stands in the open channel has been seen; reading it is what counts. */
async function look() {
  if (document.hidden || !channelOf(world.channel)?.unread_mentions) return;
  await api.messages(world.channel, world.me, { limit: 1 });
  markRead();
}

function markRead() {
  const channel = channelOf(world.channel);
  if (!channel?.unread_mentions) return;
  channel.unread_mentions = 0;
  world.unreadOf[world.me] = unreadIn(world.channels);
  emit("channels");
  emit("people");
}

async function lookAtOthers() {
  const others = world.people.filter((one) => one.id !== world.me);
  await Promise.all(others.map(async (one) => {
    world.unreadOf[one.id] = unreadIn((await api.state(one.id)).channels);
  }));
  emit("people");
}

function refreshSoon() {
  clearTimeout(soon);
  soon = setTimeout(() => refresh().then(lookAtOthers).catch(() => {}), SOON);
}

const firstChannel = () => world.channels.find((one) => one.type === 0)?.id ?? world.channels[0]?.id;

function openChannel(id) {
  if (!channelOf(id)) return;
  world.channel = id;
  remember("channel", id);
  emit("room");
}

async function switchTo(user) {
  if (user === world.me) return;
  stopFeed?.();
  world.me = user;
  remember("me", user);
  // The feed comes first, so that nothing happens unseen between reading the state and listening.
  await follow(user);
  await take(user);
  if (world.me !== user) return;
  tell();
  const kept = channelOf(world.channel) ? world.channel : recall("channel");
  openChannel(channelOf(kept) ? kept : firstChannel());
  lookAtOthers().catch(() => {});
}

/** Listens to a person's feed; done once the link is up, or has failed for the first time. */
function follow(user) {
  return new Promise((done) => {
    let before = false;
    stopFeed = feed(user, onEvent, (up) => {
      byId("connection").hidden = up;
      byId("connection").textContent = up ? "" : "Connection lost. Trying again…";
      // After a gap the feed has missed things: read them.
      if (up && before) refresh().then(() => emit("room"));
      before = true;
      done();
    });
  });
}

function onEvent(type, data) {
  if (["bot", "channel", "commands"].includes(type)) {
    refreshSoon();
  } else {
    emit(type, data);
    if (type.startsWith("message")) refreshSoon();
  }
}

function followMentions() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-channel]");
    if (!link) return;
    event.preventDefault();
    openChannel(link.dataset.channel);
  });
}

async function start() {
  on("switch", (user) => switchTo(user).catch(lost));
  on("open", openChannel);
  on("read", markRead);
  document.addEventListener("visibilitychange", () => look().catch(() => {}));
  on("refresh", (then) => refresh(then).catch(lost));
  showPeople();
  showChannels();
  showRoom();
  showComposer();
  watchInteractions();
  watchModals();
  followMentions();
  keepTimesTrue();
  const wanted = recall("me");
  const { people } = await api.state(wanted ?? FIRST).catch(() => api.state(FIRST));
  await switchTo(people.some((one) => one.id === wanted) ? wanted : people[0].id);
  setInterval(() => !document.hidden && lookAtOthers().catch(() => {}), OTHERS_EVERY);
}

function lost(problem) {
  byId("connection").hidden = false;
  byId("connection").textContent = problem.message;
}

start().catch(lost);
