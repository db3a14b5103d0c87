// The match on this device: one log, one writer after the other, and what follows from it. No document here.

/** @import { Act, DeviceActor, DeviceView, Entry } from "../wire.js" */
/** @import { Kept, Store } from "./store.js" */
/** @import { State } from "./state.js" */
/** @import { TimeBase } from "./timebase.js" */
import { uuid } from "../socket.js";
import { decide, fold, take } from "./state.js";
import { view } from "./view.js";

/** A device that was seen alive within so many milliseconds was not off. */
const SEEN = 2500;

export class Device {
  /** @type {Entry[]} */
  log = [];
  /** @type {State} */
  state = fold([]);
  #line = Promise.resolve();

  /**
   * @param {Store} store @param {Kept} kept @param {TimeBase} time @param {string} name this device's own
   * @param {() => void} changed
   */
  constructor(store, kept, time, name, changed) {
    this.store = store;
    this.kept = kept;
    this.time = time;
    this.name = name;
    this.changed = changed;
  }

  /** Takes up the log that is kept; notes how long the device was off. */
  async resume() {
    this.log = await this.store.log(this.kept.id);
    this.state = fold(this.log);
    const written = this.log.filter((entry) => entry.stamp?.device === this.name && entry.stamp.epoch === this.kept.epoch);
    this.kept.next = Math.max(this.kept.next, ...written.map((entry) => (entry.stamp?.seq ?? 0) + 1));
    const { alive } = this.kept;
    if (!this.kept.holds || this.log.length === 0) return;
    const jumped = this.time.resume(Math.max(alive, this.state.last));
    if (jumped?.kind === "jump") await this.act({ type: "jump", millis: jumped.millis }, "house");
    const now = this.time.now();
    if (now - alive > SEEN) await this.act({ type: "gap", from: alive, to: now }, "house", now);
  }

  get view() {
    return view(this.state, this.now());
  }

  /** @returns {number} */
  now() {
    return this.time.now();
  }

  /** Entries the server does not have yet. */
  get pending() {
    return this.log.slice(this.kept.confirmed);
  }

  /**
   * Does something: it is kept, then it counts. Answers with the name of the sentence that refuses it, or null.
   * @param {Act} act @param {DeviceActor} by @param {number} [at] @returns {Promise<string | null>}
   */
  act(act, by, at = this.now()) {
    return this.#inTurn(() => this.#do(act, by, at));
  }

  /** One writing after the other. @template T @param {() => Promise<T>} write @returns {Promise<T>} */
  #inTurn(write) {
    const result = this.#line.then(write);
    this.#line = result.then(() => undefined, () => undefined);
    return result;
  }

  /** @param {Act} act @param {DeviceActor} by @param {number} at */
  async #do(act, by, at) {
    if (!this.kept.holds) return "lease-lost";
    const decided = decide(this.state, act, { now: at, by });
    if ("refused" in decided) return decided.refused;
    const entries = decided.entries.map((entry, index) => this.#stamped(entry, index));
    const kept = { ...this.kept, next: this.kept.next + entries.length, alive: Math.max(this.kept.alive, this.now()) };
    kept.shift = this.time.shift;
    await this.store.append(kept, this.log.length, entries);
    this.kept = kept;
    for (const entry of entries) {
      this.log.push(entry);
      take(this.state, entry);
    }
    this.changed();
    return entries.some((entry) => entry.act.type === act.type) ? null : "flagged";
  }

  /** @param {Entry} entry @param {number} index @returns {Entry} */
  #stamped(entry, index) {
    const { epoch, next } = this.kept;
    return { ...entry, stamp: { id: uuid(), device: this.name, epoch, seq: next + index } };
  }

  /** A viewer's time is that of the device it watches. @param {number} now */
  follow(now) {
    this.time.set(now);
  }

  /** Goes on as the device that holds the clock. @param {number} epoch @param {Entry[]} entries @param {number} now */
  async lead(epoch, entries, now) {
    this.time.set(now);
    await this.#keep(() => ({ holds: true, epoch, next: 0, alive: now }));
    await this.merge(entries);
  }

  /** Gives the clock away: from now on this device only shows what it has. */
  resign() {
    return this.#keep(() => ({ holds: false }));
  }

  /** @param {() => Partial<Kept>} more */
  #keep(more) {
    return this.#inTurn(async () => {
      this.kept = { ...this.kept, ...more() };
      await this.store.keep(this.kept);
    });
  }

  /** The match gets the address it has on the server. @param {string} id @param {string} token */
  rename(id, token) {
    return this.#inTurn(async () => {
      const old = this.kept.id;
      // On the server the log begins with this device's first line, whichever devices wrote it before.
      const lines = this.log.filter((entry) => entry.act.type !== "claim_lease");
      this.log = lines.map((entry, seq) => ({ ...entry, stamp: { id: entry.stamp?.id ?? uuid(), device: this.name, epoch: 1, seq } }));
      this.kept = { ...this.kept, id, token, epoch: 1, next: this.log.length, confirmed: 0 };
      this.state = fold(this.log);
      await this.store.replace(this.kept, this.log);
      await this.store.forget(old);
    });
  }

  /** Notes a flag that has fallen meanwhile. */
  async tick() {
    const due = this.view.clock?.falls_at ?? null;
    const rule = this.view.clock?.flag.rule;
    if (this.kept.holds && due !== null && rule !== "when_noticed" && due <= this.now()) await this.act({ type: "tick" }, "house");
  }

  /** Remembers that the device is alive. */
  async heartbeat() {
    if (this.kept.holds && this.log.length > 0) await this.#keep(() => ({ alive: this.now(), shift: this.time.shift }));
  }

  /**
   * The server's log as far as it goes; what it does not have yet is laid after it. If another device holds the clock
   * by now, answers with the lines that have no place in that log.
   * @param {Entry[]} confirmed @returns {Promise<Entry[]>}
   */
  merge(confirmed) {
    return this.#inTurn(async () => {
      if (confirmed.length < this.kept.confirmed) return [];
      const known = new Set(confirmed.map((entry) => entry.stamp?.id).filter(Boolean));
      const lease = fold(confirmed).lease;
      const ours = !lease || (lease.device === this.name && lease.epoch === this.kept.epoch);
      const pending = this.pending.filter((entry) => !known.has(entry.stamp?.id));
      const log = ours ? [...confirmed, ...pending] : confirmed;
      const kept = { ...this.kept, confirmed: confirmed.length, holds: this.kept.holds && ours };
      await this.store.replace(kept, log);
      this.kept = kept;
      this.log = log;
      this.state = fold(log);
      this.changed();
      return ours ? [] : pending;
    });
  }
}
