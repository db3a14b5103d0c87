// Guards the player's part in the dice against the house itself: keeps what was committed, opens one link a roll, the
// next one only, after a call that stands in the log it has followed, and says so where the house does otherwise.
// An honest house cannot bring about a warning: each rests on two things of the house that contradict each other.

/** @import { BySide, DiceLog, Side, TranscriptChain } from "../wire.js" */
/** @import { Chain } from "../chain.js" */
/** @import { Transcript } from "../verify.js" */
/** @import { LinkState, Pin, Pins } from "./pins.js" */
/** @import { Wrong } from "./course.js" */
import { headOf, logHead } from "../verify.js";
import { advance, digestIn, takeAll } from "./course.js";
import { judged } from "./judge.js";

/**
 * @typedef {object} Seen what a view says about the dice
 * @property {number} match or set
 * @property {Side | null} side whose chain is one's own
 * @property {boolean} [plays] whether one plays here, be it by a partner's chain
 * @property {string | null} commitment
 * @property {BySide<TranscriptChain | null>} chains
 * @property {BySide<string>} players
 * @property {DiceLog | null} log
 * @property {BySide<number>} opened the last roll for which each side's own link is open
 * @property {{ number: number, missing: readonly Side[] } | null} called
 * @property {[number, number] | null} shown the dice on the board, to be played
 * @property {boolean} [tutor] whether a tutor helps at the table: only there something can be taken back
 * @property {boolean} over whether the house has opened its secret
 *
 * @typedef {object} Host what the guard needs of the page
 * @property {"t" | "c"} kind
 * @property {string} id
 * @property {Pins} pins
 * @property {(match: number, side: Side) => Chain | null} chain
 * @property {(match: number) => Promise<Transcript>} proof the transcript as far as it goes
 * @property {(link: { number: number, link: string, seen: string }) => Promise<LinkState>} open sends a link; what becomes of it
 * @property {(code: string, about: Record<string, string | number>, isRefused: boolean) => void} alarm
 * @property {(code: string, about: Record<string, string | number>) => void} remark
 * @property {(verdict: "right" | "fits" | "wrong", match: number, rolls: number) => void} verdict
 * @property {() => number} now
 * @property {(again: () => void) => void} later does something a little later
 */

/** A default takes its time: so many milliseconds at least for each roll that fell without us. */
const A_DEFAULT = 1000;

export class Guard {
  #work = Promise.resolve();
  /** Links this page has sent. */
  #sent = new Set();
  /** What has been said already. */
  #said = new Set();
  /** @type {{ seen: Seen, view: unknown } | null} */
  #latest = null;

  /** @param {Host} host */
  constructor(host) {
    this.host = host;
  }

  /**
   * The end of one's chain, kept together with the house's commitment before it is committed; null where this browser
   * keeps nothing or the house has changed its commitment.
   * @param {Seen} seen
   * @returns {string | null}
   */
  pledge(seen) {
    const { host } = this;
    if (!seen.side || !seen.commitment) return null;
    const kept = host.pins.load(host.id, seen.match);
    if (kept && kept.commitment !== seen.commitment) return this.#alarm(kept, { code: "commitment" }, true);
    const chain = host.chain(seen.match, seen.side);
    const pin = chain && { ...fresh(host, seen, seen.side), own: chain.anchor };
    if (pin && (kept?.head || host.pins.save(pin))) return pin.own;
    this.#remark(seen.match, "house");
    return null;
  }

  /** Follows a view; what it was is kept as evidence. @param {Seen} seen @param {unknown} view */
  follow(seen, view) {
    this.#latest = { seen, view };
    this.#work = this.#work.then(() => this.#follow(seen)).catch((error) => console.warn("dice", error));
    return this.#work;
  }

  /** @param {Seen} seen */
  async #follow(seen) {
    if (!seen.commitment) return;
    await this.#checkOver(seen);
    if (!seen.side) return;
    const pin = this.host.pins.load(this.host.id, seen.match);
    if (!pin || pin.side !== seen.side) {
      if (seen.log && seen.chains[seen.side]?.source === "client") this.#remark(seen.match, "elsewhere");
      return;
    }
    if (pin.refused) return this.#repeat(pin);
    if (pin.commitment !== seen.commitment) return void this.#alarm(pin, { code: "commitment" }, true);
    if (!this.#begun(pin, seen)) return;
    const course = await this.#sync(pin, seen);
    if (typeof course === "object") return void this.#alarm(pin, course, true);
    if (course !== "same") return;
    const wrong = contradiction(pin, seen);
    if (wrong) return void this.#alarm(pin, wrong, true);
    if (!this.host.pins.save({ ...pin, at: this.host.now() })) return this.#remark(pin.match, "unsure");
    this.#judgeGiven(pin, seen);
    await this.#open(pin, seen);
  }

  /** Whether the match has begun; then who plays and both chains stand fast. @param {Pin} pin @param {Seen} seen */
  #begun(pin, seen) {
    const { white, black } = seen.chains;
    if (!seen.log || !white || !black) {
      // A view from before the beginning may still be under way; a link is never asked for in one.
      if (seen.called) this.#alarm(pin, { code: "start" }, true);
      return false;
    }
    if (!pin.head) {
      pin.head = { players: seen.players, chains: { white, black } };
      pin.tutor = Boolean(seen.tutor);
      pin.log = { lines: 0, digest: logHead(head(pin)) };
      pin.givenAt = this.host.now();
    }
    if (!sameChains(pin.head.chains, seen.chains)) {
      this.#alarm(pin, { code: "chains" }, true);
      return false;
    }
    if (pin.head.chains[pin.side].anchor === pin.own) return true;
    this.#remark(pin.match, "elsewhere");
    return false;
  }

  /** Brings the pin's log up to the view's. @param {Pin} pin @param {Seen} seen @returns {Promise<"same" | "older" | "later" | Wrong>} */
  async #sync(pin, seen) {
    const { log } = seen;
    if (!log) return "later";
    const course = advance(pin, log, this.host.now());
    if (course !== "gap") return course;
    const record = await this.#proof(pin.match);
    if (!record) return "later";
    const lines = record.log ?? [];
    const kept = logHead(head(pin));
    // Somebody who has left is named in it no longer; this browser still knows the name.
    const begun = record.kept && pin.head ? { ...headOf(record), players: pin.head.players } : headOf(record);
    if (logHead(begun) !== kept) return { code: "log" };
    if (lines.length < log.lines || digestIn(record, kept, pin.log.lines) !== pin.log.digest) return { code: "log" };
    return takeAll(pin, lines.slice(pin.log.lines, log.lines), log, this.host.now());
  }

  /** @param {number} match @returns {Promise<Transcript | null>} null while the house cannot be reached */
  #proof(match) {
    return this.host.proof(match).catch(() => {
      // Nothing is held against a house that cannot be reached: it is asked again.
      this.host.later(() => this.#latest && this.follow(this.#latest.seen, this.#latest.view));
      return null;
    });
  }

  /** Opens the link of the roll that has been called, if it is the next one. @param {Pin} pin @param {Seen} seen */
  async #open(pin, seen) {
    const { called } = pin;
    if (!called || seen.called?.number !== called.number || !seen.called.missing.includes(pin.side)) return;
    const chain = this.host.chain(pin.match, pin.side);
    const link = chain?.anchor === pin.own ? chain.link(called.number) : null;
    if (!link) return;
    if (called.number > pin.given + 1 && !(await this.#explained(pin, called.number - 1, chain))) return;
    const key = `${pin.match} ${called.number}`;
    if (this.#sent.has(key) || called.number < pin.given) return;
    const now = this.host.now();
    Object.assign(pin, { given: called.number, givenAt: now, after: now - called.at, at: now });
    pin.links[called.number] ??= "sent";
    if (!this.host.pins.save(pin)) return this.#remark(pin.match, "unsure");
    this.#sent.add(key);
    const answered = this.host.open({ number: called.number, link, seen: pin.log.digest });
    answered.then((state) => (this.#work = this.#work.then(() => this.#answered(pin.match, called.number, state))));
  }

  /**
   * Whether the rolls that fell without this page are accounted for: opened by our own chain elsewhere, or by default.
   * @param {Pin} pin @param {number} last @param {Chain | null} chain
   */
  async #explained(pin, last, chain) {
    const record = await this.#proof(pin.match);
    if (!record) return false;
    let missed = 0;
    for (let number = pin.given + 1; number <= last; number++) {
      const link = record.rolls[number - 1]?.links[pin.side];
      if (!link) return false;
      if (link.source === "escrow") return this.#alarm(pin, { code: "escrow", about: { number } }, true) !== null;
      if (link.source === "default") missed += 1;
      else if (link.link !== chain?.link(number)) return this.#alarm(pin, { code: "log" }, true) !== null;
      else missed = 0;
    }
    if (missed > 2 + (this.host.now() - pin.givenAt) / A_DEFAULT) {
      this.#remark(pin.match, "unsure");
      return false;
    }
    if (missed > 0) this.#remark(pin.match, "away", { n: missed, until: last });
    pin.given = last;
    return true;
  }

  /** @param {number} match @param {number} number @param {LinkState} state */
  #answered(match, number, state) {
    const { pins, id } = this.host;
    const pin = pins.load(id, match);
    if (!pin || pin.links[number] !== "sent") return;
    pin.links[number] = state;
    pins.save(pin);
    if (this.#latest?.seen.match === match) this.#judgeGiven(pin, this.#latest.seen);
  }

  /** What became of the last link given, once its roll has fallen. @param {Pin} pin @param {Seen} seen */
  #judgeGiven(pin, seen) {
    const { given: number } = pin;
    const state = pin.links[number];
    const shown = seen.log && seen.log.lines >= pin.log.lines && pin.fallen >= number;
    if (!state || state === "said" || !shown || seen.opened[pin.side] >= number) return;
    // Still under way from this page: the answer decides.
    if (state === "sent" && this.#sent.has(`${pin.match} ${number}`)) return;
    pin.links[number] = "said";
    this.host.pins.save(pin);
    if (state === "accepted" || state === "unheard") this.#alarm(pin, { code: "lost", about: { number } }, false);
    else this.#remark(pin.match, "late", { number, seconds: (Math.max(0, pin.after) / 1000).toFixed(1) });
  }

  /** Checks every match that is over and that this browser has a pin of. @param {Seen} seen */
  async #checkOver(seen) {
    const { host } = this;
    for (const pin of host.pins.of(host.id)) {
      const isOver = pin.match < seen.match || (pin.match === seen.match && seen.over);
      if (!isOver || !pin.head) continue;
      if (pin.verdict) this.#verdict(pin, pin.verdict.is, pin.verdict.rolls);
      else await this.#check(pin);
    }
    if (seen.over && (seen.side || seen.plays) && !host.pins.load(host.id, seen.match)?.head) await this.#checkBare(seen);
  }

  /** @param {Pin} pin */
  async #check(pin) {
    const record = await this.#proof(pin.match);
    if (!record) return;
    const own = pin.head?.chains[pin.side].anchor === pin.own;
    const { faults, rolls } = judged(record, pin, own ? this.host.chain(pin.match, pin.side) : null);
    const is = faults.length === 0 ? /** @type {const} */ ("right") : /** @type {const} */ ("wrong");
    pin.verdict = { is, rolls };
    this.host.pins.save(pin);
    if (is === "wrong") this.#alarm(pin, { code: "proof", about: { fault: faults[0] ?? "" } }, false, { ...record, faults });
    this.#verdict(pin, is, rolls);
  }

  /** Where nothing was kept the record can still be checked by itself. @param {Seen} seen */
  async #checkBare(seen) {
    const key = `verdict ${seen.match}`;
    const record = this.#said.has(key) ? null : await this.#proof(seen.match);
    if (!record) return;
    this.#said.add(key);
    const { faults, rolls } = judged(record, null, null);
    this.host.verdict(faults.length === 0 ? "fits" : "wrong", seen.match, rolls);
  }

  /** @param {Pin} pin @param {"right" | "wrong"} is @param {number} rolls */
  #verdict(pin, is, rolls) {
    const key = `verdict ${pin.match}`;
    if (this.#said.has(key)) return;
    this.#said.add(key);
    this.host.verdict(is, pin.match, rolls);
    if (is === "wrong") this.#repeat(pin);
  }

  /** Says again on a page loaded anew what stands in the evidence. @param {Pin} pin */
  #repeat(pin) {
    const pieces = this.host.pins.evidence().filter((piece) => piece.id === pin.id && piece.match === pin.match);
    for (const { code, about } of pieces) this.#say(pin.match, code, about, pin.refused !== null);
    if (pin.refused && !pieces.some((piece) => piece.code === pin.refused)) this.#say(pin.match, pin.refused, {}, true);
  }

  /**
   * @param {Pin} pin @param {Wrong} wrong @param {boolean} isRefused no more links are opened @param {unknown} [record] @returns {null}
   */
  #alarm(pin, wrong, isRefused, record = this.#latest?.view) {
    const { host } = this;
    const about = wrong.about ?? {};
    const kept = host.pins.load(host.id, pin.match);
    if (isRefused && kept) host.pins.save({ ...kept, refused: wrong.code, at: host.now() });
    const at = new Date(host.now()).toISOString();
    host.pins.keep({ at, kind: host.kind, id: host.id, match: pin.match, code: wrong.code, about, pin, view: record ?? null });
    this.#say(pin.match, wrong.code, about, isRefused);
    return null;
  }

  /** @param {number} match @param {string} code @param {Record<string, string | number>} about @param {boolean} isRefused */
  #say(match, code, about, isRefused) {
    const key = `alarm ${match} ${code} ${JSON.stringify(about)}`;
    if (this.#said.has(key)) return;
    this.#said.add(key);
    this.host.alarm(code, about, isRefused);
  }

  /** @param {number} match @param {string} code @param {Record<string, string | number>} [about] */
  #remark(match, code, about = {}) {
    const key = `remark ${match} ${code} ${JSON.stringify(about)}`;
    if (this.#said.has(key)) return;
    this.#said.add(key);
    this.host.remark(code, about);
  }
}

/** @param {Host} host @param {Seen} seen @param {Side} side @returns {Pin} */
const fresh = (host, seen, side) => ({
  v: 1, kind: host.kind, id: host.id, match: seen.match, side, commitment: seen.commitment ?? "", own: "", head: null,
  log: { lines: 0, digest: "" }, fallen: 0, called: null, dice: "", given: 0, givenAt: host.now(), after: 0, links: {},
  refused: null, verdict: null, at: host.now(),
});

/** @param {Pin} pin */
const head = (pin) => {
  const { players = { white: "", black: "" }, chains } = pin.head ?? {};
  const none = { source: "", anchor: "", length: 0 };
  return { table: pin.id, match: pin.match, commitment: pin.commitment, players, chains: chains ?? { white: none, black: none } };
};

/** @param {BySide<TranscriptChain>} a @param {BySide<TranscriptChain | null>} b */
const sameChains = (a, b) =>
  (/** @type {const} */ (["white", "black"])).every((side) => a[side].anchor === b[side]?.anchor && a[side].length === b[side]?.length && a[side].source === b[side]?.source);

/** Where a view says otherwise than the log it brings. @param {Pin} pin @param {Seen} seen @returns {Wrong | null} */
function contradiction(pin, seen) {
  if (seen.called && pin.called?.number !== seen.called.number) return { code: "ahead", about: { number: seen.called.number, expected: pin.fallen + 1 } };
  const [a = "", b = ""] = pin.dice.split("-");
  const shown = seen.shown?.map(String).sort().join();
  return shown && pin.dice && shown !== [a, b].sort().join() ? { code: "dice" } : null;
}
