// What this browser keeps of the dice, so that the house cannot change it afterwards: one pin for each match, and the
// evidence of what the house should not have done.

/** @import { BySide, Side, TranscriptChain } from "../wire.js" */

/**
 * @typedef {"sent" | "accepted" | "refused" | "unheard" | "said"} LinkState what became of a link that was given
 *
 * @typedef {object} Pin
 * @property {1} v
 * @property {"t" | "c"} kind
 * @property {string} id of the table or chouette
 * @property {number} match or set
 * @property {Side} side
 * @property {string} commitment the house's
 * @property {string} own the end of the chain that this browser committed
 * @property {{ players: BySide<string>, chains: BySide<TranscriptChain> } | null} head what stood when the match began
 * @property {{ lines: number, digest: string }} log as far as this browser has seen it
 * @property {number} fallen how many rolls it has seen fall
 * @property {{ number: number, line: string, at: number } | null} called the roll that is on its way
 * @property {string} dice the last that fell, as the log has them; empty after something was taken back
 * @property {boolean} [tutor] whether a tutor helps at the table
 * @property {number | null} [again] the last roll that fell again since something was taken back; 0 for none yet
 * @property {number} given the highest number whose link has left this browser, or stands open by its own hands
 * @property {number} givenAt
 * @property {number} after how long after its call the last link was given, in milliseconds
 * @property {Record<number, LinkState>} links
 * @property {string | null} refused why no more links are opened
 * @property {{ is: "right" | "wrong", rolls: number } | null} verdict
 * @property {number} at when it was last written
 *
 * @typedef {{ at: string, kind: string, id: string, match: number, code: string, about: Record<string, string | number>, pin: unknown, view: unknown }} Evidence
 * @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">} Keeps
 */

const PIN = "tavola-dice ";
const SEED = "tavola-dice-seed ";
const EVIDENCE = "tavola-dice-evidence";
/** So much evidence is kept; the first pieces matter most. */
const MOST = 12;
/** Pins of matches nobody has come back to for so long are forgotten. */
const FORGET = 60 * 24 * 3_600_000;

export class Pins {
  /** @param {Keeps | null} storage null where the browser keeps nothing */
  constructor(storage) {
    this.storage = storage;
  }

  /** @param {string} id @param {number} match @returns {Pin | null} */
  load(id, match) {
    return /** @type {Pin | null} */ (this.#read(`${PIN}${id} ${match}`));
  }

  /** @param {Pin} pin @returns {boolean} whether it is kept */
  save(pin) {
    return this.#write(`${PIN}${pin.id} ${pin.match}`, pin);
  }

  /** All pins of a table or chouette, by match. @param {string} id @returns {Pin[]} */
  of(id) {
    const found = this.#keys().filter((key) => key.startsWith(`${PIN}${id} `)).map((key) => /** @type {Pin | null} */ (this.#read(key)));
    return found.filter((pin) => pin !== null).sort((a, b) => a.match - b.match);
  }

  /** A chain's seed brought from another device. @param {string} id @param {number} match @param {Side} side @returns {string | null} */
  seed(id, match, side) {
    const seed = this.#read(`${SEED}${id} ${match} ${side}`);
    return typeof seed === "string" && /^[0-9a-f]{64}$/.test(seed) ? seed : null;
  }

  /** @param {Pin} pin @param {string} seed */
  bring(pin, seed) {
    return this.#write(`${SEED}${pin.id} ${pin.match} ${pin.side}`, seed) && this.save(pin);
  }

  /** @returns {Evidence[]} */
  evidence() {
    const kept = this.#read(EVIDENCE);
    return Array.isArray(kept) ? kept : [];
  }

  /** @param {Evidence} piece */
  keep(piece) {
    const all = [...this.evidence(), piece];
    // Where there is no room for the whole view, the rest is worth keeping too.
    return all.length > MOST || this.#write(EVIDENCE, all) || this.#write(EVIDENCE, [...this.evidence(), { ...piece, view: null }]);
  }

  /** @param {number} now */
  tidy(now) {
    for (const key of this.#keys()) {
      const pin = key.startsWith(PIN) ? /** @type {Pin | null} */ (this.#read(key)) : null;
      if (!pin || pin.refused || !(now - pin.at > FORGET)) continue;
      this.storage?.removeItem(key);
      this.storage?.removeItem(`${SEED}${pin.id} ${pin.match} ${pin.side}`);
    }
  }

  #keys() {
    const { storage } = this;
    return storage ? Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? "") : [];
  }

  /** @param {string} key @returns {unknown} */
  #read(key) {
    try {
      return JSON.parse(this.storage?.getItem(key) ?? "null");
    } catch {
      return null;
    }
  }

  /** @param {string} key @param {unknown} value */
  #write(key, value) {
    try {
      this.storage?.setItem(key, JSON.stringify(value));
      return this.storage !== null;
    } catch {
      return false;
    }
  }
}

/** The browser's own storage; null where it keeps nothing. */
export function browserStorage() {
  try {
    const { localStorage } = globalThis;
    localStorage.setItem("tavola-keeps", "1");
    return localStorage.getItem("tavola-keeps") === "1" ? localStorage : null;
  } catch {
    return null;
  }
}
