// Why something is refused, in the page's language. Shared by all pages that send commands.

/** @typedef {import("../wire.js").Refusal} Refusal */
/** @typedef {import("../wire.js").Arg} Arg */
/** @typedef {import("./words.js").Words} Words */

/** These only say that the rules do not allow it; every other sentence says more than that of its clause. */
const SAYS_LITTLE = ["refused-rules", "chouette-board"];

/**
 * Whether what was asked for happens anyway: both may roll for the opening, and the dice are rolled once.
 * @param {string} asked the command's type
 * @param {Refusal} refusal
 */
export const happensAnyway = (asked, refusal) =>
  ["roll", "roll_opening"].includes(asked) && ["refused-dice-called", "chouette-dice-called"].includes(refusal.message_key);

/**
 * Its own sentence with what it speaks of, or that of its clause, or what the server says in English.
 * @param {Refusal} refusal
 * @param {Words} words
 * @param {(player: string) => string} nameOf
 */
export function refusalText(refusal, words, nameOf = (player) => player) {
  const own = SAYS_LITTLE.includes(refusal.message_key) ? [] : [refusal.message_key];
  const key = [...own, `clause-${refusal.clause}`, refusal.message_key].find((name) => words.has(name));
  const args = Object.fromEntries(Object.entries(refusal.args ?? {}).map(([name, arg]) => [name, spoken(arg, words, nameOf)]));
  const text = key ? words.say(key, args) : refusal.message;
  return refusal.clause ? words.say("refused-clause", { text, clause: refusal.clause }) : text;
}

/**
 * One thing that a sentence speaks of. A term that a sentence chooses by has no translation of its own and stays.
 * @param {Arg} arg
 * @param {Words} words
 * @param {(player: string) => string} nameOf
 * @returns {string | number}
 */
function spoken(arg, words, nameOf) {
  if ("number" in arg) return arg.number;
  if ("name" in arg) return arg.name;
  if ("player" in arg) return nameOf(arg.player);
  if ("noted" in arg) return `${spoken(arg.noted[0], words, nameOf)} (${spoken(arg.noted[1], words, nameOf)})`;
  if ("list" in arg) return arg.list.map((one) => spoken(one, words, nameOf)).join(", ");
  const key = `term-${arg.term.replace(/[^A-Za-z0-9]/g, "-")}`;
  return words.has(key) ? words.say(key) : arg.term;
}
