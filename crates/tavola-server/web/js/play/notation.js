// The usual way to write a play: "8/5 6/5", "bar/21*", "6/off(2)". Text to moves and steps to text.

/** @import { Step } from "../wire.js" */

/**
 * @typedef {object} Move one checker's way
 * @property {number} from 25 is the bar
 * @property {number} to 0 is off
 */

/**
 * Reads a play; a compound way such as "13/7/5" or "13/7*\/5" gives its parts.
 * @param {string} text
 * @returns {Move[] | null} null if the text is no play
 */
export function parseMoves(text) {
  /** @type {Move[]} */
  const moves = [];
  for (const word of text.trim().toLowerCase().split(/[\s,]+/).filter(Boolean)) {
    const match = /^([0-9a-z*/]+)(?:\(([1-4])\))?$/.exec(word);
    const stops = match?.[1]?.split("/").map((stop) => placeNumber(stop.replace("*", "")));
    if (!stops || stops.length < 2) return null;
    const times = Number(match?.[2] ?? 1);
    for (let i = 1; i < stops.length; i++) {
      const from = stops[i - 1];
      const to = stops[i];
      if (from == null || to == null || to >= from) return null;
      for (let n = 0; n < times; n++) moves.push({ from, to });
    }
  }
  return moves.length > 0 ? moves : null;
}

/** @param {string} word @returns {number | null} */
function placeNumber(word) {
  if (word === "bar" || word === "b") return 25;
  if (word === "off" || word === "o") return 0;
  const number = /^\d{1,2}$/.test(word) ? Number(word) : NaN;
  return number >= 0 && number <= 25 ? number : null;
}

/**
 * Writes steps as a play: ways of one checker joined where nothing is hit between, equal moves counted.
 * @param {readonly Step[]} steps
 * @param {{ bar: string, off: string }} [words]
 */
export function playText(steps, words = { bar: "bar", off: "off" }) {
  /** @type {{ stops: number[], hits: boolean[] }[]} */
  const ways = [];
  for (const step of steps) {
    const way = ways.find((w) => w.stops.at(-1) === step.from);
    const before = ways.find((w) => w.stops[0] === step.to && !step.hit);
    if (!way && before) {
      before.stops.unshift(step.from);
      before.hits.unshift(false);
    } else if (way) {
      way.stops.push(step.to);
      way.hits.push(step.hit);
    } else {
      ways.push({ stops: [step.from, step.to], hits: [step.hit] });
    }
  }
  const name = (/** @type {number} */ n) => (n === 25 ? words.bar : n === 0 ? words.off : String(n));
  const texts = ways
    .sort((a, b) => (b.stops[0] ?? 0) - (a.stops[0] ?? 0) || (b.stops.at(-1) ?? 0) - (a.stops.at(-1) ?? 0))
    .map(({ stops, hits }) =>
      stops
        .map((stop, i) => (i === 0 || i === stops.length - 1 || hits[i - 1] ? name(stop) + (hits[i - 1] ? "*" : "") : ""))
        .filter(Boolean)
        .join("/"),
    );
  return counted(texts).join(" ");
}

/** @param {string[]} texts */
function counted(texts) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, n]) => (n > 1 ? `${text}(${n})` : text));
}
