// The people at the top: one tap, and you act as another of them.
import { avatar, badge, byId, h, onChange, replace } from "./dom.js";
import { emit, on, world } from "./world.js";

export function showPeople() {
  const group = byId("people");
  const draw = onChange(() => [world.me, world.people, world.unreadOf], () => {
    const focused = group.contains(document.activeElement) ? document.activeElement.dataset.person : null;
    replace(group, world.people.map(button));
    if (focused) group.querySelector(`[data-person="${focused}"]`)?.focus();
  });
  on("people", draw);
  on("bot", drawBot);
  group.addEventListener("keydown", moveWithArrows);
}

function button(one) {
  const mine = one.id === world.me;
  const unread = world.unreadOf[one.id] || 0;
  return h(
    "button",
    {
      type: "button",
      class: "person",
      "aria-pressed": String(mine),
      dataset: { person: one.id },
      title: mine ? `You are ${one.name}` : `Act as ${one.name}`,
      onclick: () => emit("switch", one.id),
    },
    avatar(one.name, one.color),
    h("span", { class: "person-name" }, one.name),
    badge(unread, unread === 1 ? "unread mention" : "unread mentions"),
  );
}

function moveWithArrows(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const all = [...event.currentTarget.querySelectorAll("button")];
  const next = all[(all.indexOf(document.activeElement) + step + all.length) % all.length];
  next.focus();
  event.preventDefault();
}

function drawBot() {
  const node = byId("bot-state");
  const online = Boolean(world.bot?.online);
  node.classList.toggle("online", online);
  replace(node, h("span", { class: "dot", "aria-hidden": "true" }), online ? "Bot online" : "Bot offline");
}
