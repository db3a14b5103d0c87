// One's part in the dice of a match, taken along to another device: the chain's seed and the pin, behind the `#` of a
// link, which no browser sends to the house.

/** @import { Seen } from "./guard.js" */
/** @import { Pin, Pins } from "./pins.js" */
import { Chain } from "../chain.js";

/** @param {Pin} pin @param {string} seed @returns {string} */
export function bundle(pin, seed) {
  const bytes = new TextEncoder().encode(JSON.stringify({ v: 1, seed, pin }));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * Takes up what another device has given along. Nothing is taken where this browser has a part of its own: a link that
 * somebody else has made must not make it forget what it has seen.
 * @param {Pins} pins @param {string} id @param {Seen} seen @param {string} text
 * @returns {boolean} whether it was taken up
 */
export function bring(pins, id, seen, text) {
  const found = read(text);
  const side = seen.side;
  if (!found || !side || found.pin.id !== id || found.pin.match !== seen.match || found.pin.side !== side) return false;
  const committed = seen.chains[side]?.anchor;
  const chain = new Chain(new Uint8Array(32), id, seen.match, side, found.seed);
  if (chain.anchor !== committed || found.pin.own !== committed) return false;
  if (pins.load(id, seen.match)?.own === committed) return false;
  return pins.bring({ ...found.pin, links: {}, verdict: null }, found.seed);
}

/** @param {string} text @returns {{ seed: string, pin: Pin } | null} */
function read(text) {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const { v, seed, pin } = JSON.parse(new TextDecoder().decode(bytes));
    return v === 1 && /^[0-9a-f]{64}$/.test(seed) && pin?.v === 1 && isPin(pin) ? { seed, pin } : null;
  } catch {
    return null;
  }
}

/** @param {Record<string, unknown>} pin */
const isPin = (pin) =>
  ["id", "side", "commitment", "own", "dice"].every((name) => typeof pin[name] === "string") &&
  ["match", "fallen", "given", "givenAt", "at"].every((name) => Number.isFinite(pin[name])) &&
  typeof (/** @type {{ lines?: unknown } | null} */ (pin["log"])?.lines) === "number";
