/**
 * A JSON merge patch applied (RFC 7396): a new value, the old one stays as it is.
 *
 * @param {unknown} target
 * @param {unknown} patch null where something goes
 * @returns {any}
 */
export function merged(target, patch) {
  if (!isObject(patch)) return patch;
  /** @type {Record<string, unknown>} */
  const result = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = merged(result[key], value);
  }
  return result;
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * All frames of a game, out of the first one and what has changed since.
 *
 * @param {unknown[]} patches
 * @returns {import("./types").Frame[]}
 */
export function unfolded(patches) {
  /** @type {any[]} */
  const frames = [];
  for (const patch of patches) frames.push(merged(frames.at(-1), patch));
  return frames;
}
