// The player's own part in the dice: a hash chain drawn from a secret that never leaves this browser.
// Its end is committed before the match; with each roll the next link is opened.

/** @import { Side } from "./wire.js" */
import { fromHex, number32, sha256Fields, toHex, utf8 } from "./sha256.js";

/** How many links our chains have: enough for the longest matches. */
export const LENGTH = 4096;
const KEY = "tavola-secret";

export class Chain {
  /** @type {Uint8Array[]} */
  #links;

  /**
   * @param {Uint8Array} secret
   * @param {string} table
   * @param {number} match
   * @param {Side} side
   * @param {string | null} [seed] the chain's own beginning, where it was brought from another device
   */
  constructor(secret, table, match, side, seed = null) {
    const context = [utf8(table), number32(match), utf8(side)];
    let link = seed ? fromHex(seed) : sha256Fields([utf8("tavola-dice-1/seed"), ...context, secret]);
    this.#links = [link];
    const tag = utf8("tavola-dice-1/link");
    for (let i = 0; i < LENGTH; i++) {
      link = sha256Fields([tag, ...context, link]);
      this.#links.push(link);
    }
  }

  /** Where it begins: whoever has it knows every link. */
  get seed() {
    return toHex(this.#links[0] ?? new Uint8Array());
  }

  /** The end, which is committed. */
  get anchor() {
    return toHex(this.#links[LENGTH] ?? new Uint8Array());
  }

  /** @param {number} number of the roll, from 1 @returns {string | null} null beyond the chain */
  link(number) {
    const link = number > 0 ? this.#links[LENGTH - number] : undefined;
    return link ? toHex(link) : null;
  }
}

/** The secret of this browser, drawn at first use; null where the browser keeps nothing. */
export function secret() {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept && /^[0-9a-f]{64}$/.test(kept)) return fromHex(kept);
    const drawn = crypto.getRandomValues(new Uint8Array(32));
    localStorage.setItem(KEY, toHex(drawn));
    return drawn;
  } catch {
    return null;
  }
}
