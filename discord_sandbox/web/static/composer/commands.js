// The registered commands, flattened to lines one can type, and the reading of such lines.
import { world } from "../world.js";

export const TYPE = { STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, ROLE: 8, MENTIONABLE: 9, NUMBER: 10, FILE: 11 };
const CHAT = 1;
const NESTED = [1, 2]; // subcommand, group of subcommands

/**
 * Every command one can run: `{path: "poll new", shown: "umfrage neu", description, options}`. What is shown, `label`s
 * of options and names of choices too, is in the language of whoever looks; what is sent stays as registered.
 */
export function flatten(commands, locale) {
  return commands.filter((one) => (one.type ?? CHAT) === CHAT).flatMap((one) => leaves(one, [], [], locale));
}

/** Those of the commands that can be used in a channel: conversations with the bot have only some. */
export function usable(commands, channel) {
  return commands.filter((one) => fits(one, channel));
}

/** Whether a command can be used in a channel. */
export function fits(command, channel) {
  const context = channel?.type === 1 ? 1 : 0;
  return command.contexts?.includes(context) ?? (context === 0 || command.dm_permission !== false);
}

/** A name or description in the reader's language, as far as there is one. */
export const local = (one, what, locale) => one[`${what}_localizations`]?.[locale] ?? one[what] ?? "";

function leaves(command, before, above, locale) {
  const path = [...before, command.name];
  const shown = [...above, local(command, "name", locale)];
  const options = command.options ?? [];
  const nested = options.filter((one) => NESTED.includes(one.type));
  if (nested.length) return nested.flatMap((one) => leaves(one, path, shown, locale));
  const ordered = [...options.filter((one) => one.required), ...options.filter((one) => !one.required)];
  return [{
    path: path.join(" "),
    shown: shown.join(" "),
    description: local(command, "description", locale),
    options: ordered.map((one) => told(one, locale)),
  }];
}

function told(option, locale) {
  const choices = option.choices?.map((one) => ({ ...one, name: local(one, "name", locale) }));
  return { ...option, label: local(option, "name", locale), description: local(option, "description", locale), choices };
}

const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Commands for what was typed after the slash; those that begin so come first. */
export function complete(typed, all) {
  const wanted = fold(typed).replace(/\s+/g, " ").trimStart();
  const names = ({ path, shown }) => [fold(shown), path];
  const rank = (one) => Math.min(...names(one).map((name) => (name === wanted.trim() ? 0 : name.startsWith(wanted) ? 1 : 2)));
  const fits = (name) => name.startsWith(wanted.trim()) || name.split(" ").some((word) => word.startsWith(wanted));
  return all.filter((one) => names(one).some(fits)).sort((a, b) => rank(a) - rank(b));
}

/** The command a line names, with the rest of the line; null when it names none. */
export function named(line, all) {
  const found = all
    .flatMap((command) => [command.shown, command.path].map((name) => ({ command, name })))
    .filter(({ name }) => line === `/${name}` || line.startsWith(`/${name} `))
    .sort((a, b) => b.name.length - a.name.length)[0];
  return found ? { command: found.command, rest: line.slice(found.name.length + 1).trim() } : null;
}

/** `topic:lunch from:noon` as `{values: {topic: "lunch", from: "noon"}, error}`. A value runs to the next option. */
export function readOptions(rest, command) {
  const values = {};
  if (!rest) return { values };
  const option = (name) => command.options.find((one) => [one.label, one.name].includes(name));
  const marks = [...rest.matchAll(/(?:^|\s)([^\s:]+):/g)].filter((mark) => option(mark[1]));
  const before = marks.length ? rest.slice(0, marks[0].index).trim() : rest;
  marks.forEach((mark, at) => {
    const end = marks[at + 1]?.index ?? rest.length;
    values[option(mark[1]).name] = rest.slice(mark.index + mark[0].length, end).trim();
  });
  if (!before) return { values };
  const [first] = command.options;
  const allowed = first ? `Name each option, for example ${first.label}:…` : "This command takes no options";
  return { values, error: `“${before}” belongs to no option. ${allowed}.` };
}

/** A typed value as Discord would send it: `{value}`, or `{error}` in words. */
export function convert(option, raw) {
  const text = raw.trim();
  if (option.choices?.length) {
    const choice = option.choices.find((one) => [one.name, String(one.value)].some((name) => fold(name) === fold(text)));
    return choice ? { value: choice.value } : { error: `${option.label} is one of: ${option.choices.map((one) => one.name).join(", ")}.` };
  }
  return (CONVERTERS[option.type] ?? asText)(option, text);
}

const asText = (option, text) => {
  const error = lengthError(option, text);
  return error ? { error } : { value: text };
};

function lengthError(option, text) {
  if (text.length < (option.min_length ?? 0)) return `${option.label} needs at least ${option.min_length} characters.`;
  if (text.length > (option.max_length ?? Infinity)) return `${option.label} takes at most ${option.max_length} characters.`;
  return null;
}

function asNumber(option, text) {
  const value = Number(text);
  const whole = option.type === TYPE.INTEGER;
  if (!text || !Number.isFinite(value) || (whole && !Number.isInteger(value))) {
    return { error: `${option.label} is a ${whole ? "whole " : ""}number.` };
  }
  if (value < (option.min_value ?? -Infinity)) return { error: `${option.label} is at least ${option.min_value}.` };
  if (value > (option.max_value ?? Infinity)) return { error: `${option.label} is at most ${option.max_value}.` };
  return { value };
}

function asBoolean(option, text) {
  if (/^(true|yes|1|on)$/i.test(text)) return { value: true };
  if (/^(false|no|0|off)$/i.test(text)) return { value: false };
  return { error: `${option.label} is yes or no.` };
}

function asUser(option, text) {
  const wanted = fold(text.replace(/^<@!?(\d+)>$/, "$1").replace(/^@/, ""));
  const everyone = world.bot ? [...world.people, world.bot] : world.people;
  const found = everyone.find((one) => one.id === wanted || fold(one.name) === wanted);
  return found ? { value: found.id } : { error: `${option.label} is one of: ${world.people.map((one) => one.name).join(", ")}.` };
}

function asChannel(option, text) {
  const wanted = text.replace(/^<#(\d+)>$/, "$1").replace(/^#/, "");
  const found = world.channels.find((one) => one.id === wanted || one.name === wanted);
  return found ? { value: found.id } : { error: `${option.label}: there is no channel “${text}”.` };
}

const CONVERTERS = {
  [TYPE.INTEGER]: asNumber,
  [TYPE.NUMBER]: asNumber,
  [TYPE.BOOLEAN]: asBoolean,
  [TYPE.USER]: asUser,
  [TYPE.MENTIONABLE]: asUser,
  [TYPE.CHANNEL]: asChannel,
  [TYPE.FILE]: (option) => ({ error: `${option.label} is a file; choose it in the form.` }),
};
