// A house for the guard's tests: keeps a match's dice log as the server does, and what a page is shown of it.
// @ts-check

import { Chain, LENGTH } from "../../crates/tavola-server/web/js/chain.js";
import { Guard } from "../../crates/tavola-server/web/js/dice/guard.js";
import { Pins } from "../../crates/tavola-server/web/js/dice/pins.js";
import { defaultLink, logAfter, logHead } from "../../crates/tavola-server/web/js/verify.js";

/** @import { Seen } from "../../crates/tavola-server/web/js/dice/guard.js" */
/** @import { LinkState } from "../../crates/tavola-server/web/js/dice/pins.js" */
/** @import { Roll, Transcript } from "../../crates/tavola-server/web/js/verify.js" */

/** @typedef {"white" | "black"} Side */

export class Memory {
  /** @type {Map<string, string>} */
  #kept = new Map();
  isFull = false;
  get length() {
    return this.#kept.size;
  }
  /** @param {number} i */
  key(i) {
    return [...this.#kept.keys()][i] ?? null;
  }
  /** @param {string} key */
  getItem(key) {
    return this.#kept.get(key) ?? null;
  }
  /** @param {string} key @param {string} value */
  setItem(key, value) {
    if (this.isFull) throw new Error("full");
    this.#kept.set(key, value);
  }
  /** @param {string} key */
  removeItem(key) {
    this.#kept.delete(key);
  }
}

const chains = { white: new Chain(new Uint8Array(32).fill(1), "t", 1, "white"), black: new Chain(new Uint8Array(32).fill(2), "t", 1, "black") };
export const own = chains.white;

export class House {
  commitment = "aa".repeat(32);
  players = { white: "Ada", black: "Bea" };
  chains = {
    white: { source: /** @type {const} */ ("client"), anchor: chains.white.anchor, length: LENGTH },
    black: { source: /** @type {const} */ ("client"), anchor: chains.black.anchor, length: LENGTH },
  };
  /** @type {string[] | null} */
  lines = null;
  opened = { white: 0, black: 0 };
  /** @type {{ number: number, purpose: string, links: Partial<Roll["links"]>, seen: { white: string | null, black: string | null } } | null} */
  called = null;
  /** @type {Roll[]} */
  rolls = [];
  /** @type {[number, number] | null} */
  shown = null;

  get head() {
    return { table: "t", match: 1, commitment: this.commitment, players: this.players, chains: this.chains };
  }

  get digest() {
    return (this.lines ?? []).reduce(logAfter, logHead(this.head));
  }

  begin() {
    this.lines = [];
    this.says("game 1");
  }

  /** @param {string} line */
  says(line) {
    this.lines?.push(line);
  }

  /** @param {string} [what] */
  call(what = "turn black") {
    const number = this.rolls.length + 1;
    this.says(`call ${number} ${what}`);
    this.called = { number, purpose: what.split(" ")[0] ?? "", links: {}, seen: { white: null, black: null } };
    this.opens("black", { number, link: chains.black.link(number) ?? "", seen: this.digest });
  }

  /** @param {Side} side @param {{ number: number, link: string, seen: string }} link @returns {LinkState} */
  opens(side, { number, link, seen }) {
    if (this.called?.number !== number || this.called.links[side] || seen !== this.digest) return "refused";
    this.called.links[side] = { link, source: "client" };
    this.called.seen[side] = seen;
    this.opened[side] = number;
    return "accepted";
  }

  /** Whoever has not opened is replaced. */
  fall(dice = /** @type {[number, number]} */ ([6, 1])) {
    const { called } = this;
    if (!called) throw new Error("nothing was called");
    const by = (/** @type {Side} */ side) => called.links[side] ?? { link: defaultLink(this.head, side, called.number), source: "default" };
    this.rolls.push({ number: called.number, purpose: called.purpose, links: { white: by("white"), black: by("black") }, seen: called.seen, dice });
    this.says(`fell ${called.number} ${dice.join("-")}`);
    this.called = null;
    this.shown = dice;
  }

  /** @returns {Seen} */
  seen() {
    const { lines, called } = this;
    const missing = (/** @type {const} */ (["white", "black"])).filter((side) => !called?.links[side]);
    return structuredClone({
      match: 1, side: "white", commitment: this.commitment, players: this.players, opened: this.opened, shown: called ? null : this.shown, over: false,
      chains: /** @type {any} */ (lines ? this.chains : { white: null, black: null }),
      log: lines && { lines: lines.length, digest: this.digest, last: lines.slice(-8) },
      called: called && { number: called.number, missing },
    });
  }

  /** @returns {Transcript} */
  proof() {
    return structuredClone({ v: 2, scheme: "tavola-dice-1", table: "t", match: 1, players: this.players, house_commitment: this.commitment, house_secret: null, chains: this.chains, rolls: this.rolls, log: this.lines ?? [] });
  }
}

/** A page with its guard; what it says is kept. */
export class Page {
  /** @type {[string, Record<string, string | number>][]} */
  alarms = [];
  /** @type {string[]} */
  remarks = [];
  /** @type {{ number: number, link: string, seen: string }[]} */
  sent = [];
  /** @type {string[]} */
  verdicts = [];
  /** @type {(link: { number: number, link: string, seen: string }) => LinkState | Promise<LinkState>} */
  answer;

  /** @param {House} house @param {Memory | null} memory @param {{ now: number }} clock */
  constructor(house, memory, clock = { now: 0 }) {
    this.house = house;
    this.pins = new Pins(memory);
    this.answer = (link) => house.opens("white", link);
    this.guard = new Guard({
      kind: "t", id: "t", pins: this.pins, chain: () => own, now: () => clock.now, later: () => undefined,
      proof: async () => this.proof(),
      open: async (link) => {
        this.sent.push(link);
        return this.answer(link);
      },
      alarm: (code, about) => void this.alarms.push([code, about]),
      remark: (code) => void this.remarks.push(code),
      verdict: (verdict) => void this.verdicts.push(verdict),
    });
  }

  proof() {
    return this.house.proof();
  }

  /** @param {(seen: Seen) => void} [lie] */
  async looks(lie = () => undefined) {
    const seen = this.house.seen();
    lie(seen);
    await this.guard.follow(seen, { told: true });
    // Answers come after.
    await new Promise((done) => setImmediate(done));
    return this;
  }

  get codes() {
    return this.alarms.map(([code]) => code);
  }
}
