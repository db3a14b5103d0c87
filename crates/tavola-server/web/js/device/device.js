// The match on this device: one log, one writer after the other, and what follows from it. No document here.

/** @import { Act, DeviceActor, DeviceView, Entry } from "../wire.js" */
/** @import { Kept, Store } from "./store.js" */
/** @import { State } from "./fold/state.js" */
/** @import { TimeBase } from "./timebase.js" */
import { uuid } from "../page/socket.js";
import { flagAt } from "./fold/judge.js";
import { decide, fold, take } from "./fold/state.js";
import { TOO_FAR } from "./fold/times.js";
import { view } from "./fold/view.js";

/** A device that was seen alive within so many milliseconds was not off. */
export const SEEN = 2500;

export class Device {
  /** @type {Entry[]} */
  log = [];
  /** @type {State} */
  state = fold([]);
  /** Since when the page is out of sight, in the device's time: whatever passes then nobody sees. @type {number | null} */
  away = null;
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
    if (now - alive > SEEN || this.#fallenSince(alive, now)) await this.act({ type: "gap", from: alive, to: now }, "house", now);
  }

  /** Whether a flag that nobody has noted fell after one moment and by another. @param {number} from @param {number} to */
  #fallenSince(from, to) {
    const due = this.state.course ? flagAt(this.state.course) : null;
    return due !== null && due.at > from && due.at <= to;
  }

  /** The page is in sight again: what passed meanwhile is noted, if time ran. */
  async back() {
    const from = this.away;
    if (from === null) return;
    this.away = null;
    const to = this.now();
    if (this.kept.holds && this.view.clock?.running && (to - from > SEEN || this.#fallenSince(from, to))) await this.act({ type: "gap", from, to }, "house", to);
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
   * What has a name already in the log is done already.
   * @param {Act} act @param {DeviceActor} by @param {number} [at] @param {string} [id] @returns {Promise<string | null>}
   */
  act(act, by, at = this.now(), id = uuid()) {
    return this.#inTurn(() => this.#do(act, by, at, id));
  }

  /** When everything begun before is done. */
  settled() {
    return this.#line;
  }

  /** One writing after the other. @template T @param {() => Promise<T>} write @returns {Promise<T>} */
  #inTurn(write) {
    const result = this.#line.then(write);
    this.#line = result.then(() => undefined, () => undefined);
    return result;
  }

  /** @param {Act} act @param {DeviceActor} by @param {number} at @param {string} id */
  async #do(act, by, at, id) {
    if (!this.kept.holds) return "lease-lost";
    if (this.log.some((entry) => entry.stamp?.id === id)) return null;
    // A flag that fell while the page was out of sight: first it is noted that it was.
    if (this.away !== null && act.type !== "gap" && this.#fallenSince(this.away, at)) {
      await this.#write({ type: "gap", from: this.away, to: at }, "house", at, uuid());
      this.away = at;
    }
    return this.#write(act, by, at, id);
  }

  /** @param {Act} act @param {DeviceActor} by @param {number} at @param {string} id @returns {Promise<string | null>} */
  async #write(act, by, at, id) {
    const decided = decide(this.state, act, { now: at, by, origin: "device" });
    if ("refused" in decided) return decided.refused;
    const last = decided.entries.length - 1;
    const entries = decided.entries.map((entry, index) => this.#stamped(entry, index, index === last ? id : uuid()));
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

  /** @param {Entry} entry @param {number} index @param {string} id @returns {Entry} */
  #stamped(entry, index, id) {
    const { epoch, next } = this.kept;
    return { ...entry, stamp: { id, device: this.name, epoch, seq: next + index } };
  }

  /** A viewer's time is that of the device it watches. @param {number} now */
  follow(now) {
    this.time.set(now);
  }

  /**
   * Goes on as the device that holds the clock, with the server's whole log. A flag that fell since the other device was
   * last heard of fell while nobody looked.
   * @param {number} epoch @param {Entry[]} entries @param {number} now @param {number | null} [heard] when, in the device's time
   */
  async lead(epoch, entries, now, heard = null) {
    this.time.set(now);
    await this.merge(0, entries);
    // Another device may have taken it since: then this one goes on watching.
    await this.#keep(() => ({ holds: this.#has(epoch), epoch, next: 0, alive: now }));
    const from = heard ?? this.state.lastLine;
    if (this.kept.holds && this.#fallenSince(from, now)) await this.act({ type: "gap", from, to: now }, "house", now);
  }

  /** Puts a time right that is far ahead of what the server knows this device to have. @param {number} known */
  async correct(known) {
    const ahead = this.now() - known;
    if (!this.kept.holds || ahead <= TOO_FAR) return;
    this.time.set(known);
    await this.act({ type: "jump", millis: -Math.round(ahead) }, "house");
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
    // Out of sight nobody sees a flag fall: that the page was is noted first, when it is back.
    if (this.away !== null) return;
    if (this.kept.holds && due !== null && rule !== "when_noticed" && due <= this.now()) await this.act({ type: "tick" }, "house");
  }

  /** Remembers that the device is alive; if that cannot be kept now, then a second later. */
  async heartbeat() {
    if (this.kept.holds && this.log.length > 0) await this.#keep(() => ({ alive: this.now(), shift: this.time.shift })).catch(() => {});
  }

  /**
   * The server's log after so many entries; what it does not have yet is laid after it. If another device holds the
   * clock by now, this one's further lines have no place in that log: they are kept until the server has them too.
   * @param {number} after @param {Entry[]} entries @returns {Promise<void>}
   */
  merge(after, entries) {
    return this.#inTurn(async () => {
      const { confirmed } = this.kept;
      const news = entries.slice(Math.max(0, confirmed - after));
      const { pending } = this;
      const isMadeUp = pending.slice(news.length).some((entry) => !entry.stamp && !byFile(entry));
      if (after > confirmed || (news.length === 0 && !isMadeUp)) return;
      const same = news.findIndex((entry, index) => !alike(entry, pending[index]));
      if (isMadeUp) await this.#rewrite(news);
      else if (same < 0) await this.#confirm(news.length);
      else if (same === pending.length) await this.#extend(news, same);
      else await this.#rewrite(news);
      this.changed();
    });
  }

  /** The server has more of this device's own lines. @param {number} count */
  async #confirm(count) {
    const kept = { ...this.kept, confirmed: this.kept.confirmed + count };
    await this.store.keep(kept);
    this.kept = kept;
  }

  /** The server has all of this device's lines and others after them. @param {Entry[]} news @param {number} same */
  async #extend(news, same) {
    const more = news.slice(same);
    const state = more.reduce((state, entry) => (take(state, entry), state), structuredClone(this.state));
    const kept = { ...this.kept, confirmed: this.kept.confirmed + news.length, holds: this.kept.holds && this.#leads(state) };
    await this.store.append(kept, this.log.length, more);
    this.kept = kept;
    this.log.push(...more);
    this.state = state;
  }

  /** The server has other lines where this device has its own. @param {Entry[]} news */
  async #rewrite(news) {
    const confirmed = [...this.log.slice(0, this.kept.confirmed), ...news];
    const known = new Set(confirmed.map((entry) => entry.stamp?.id).filter(Boolean));
    const pending = this.pending.filter((entry) => !known.has(entry.stamp?.id));
    const ours = this.#leads(fold(confirmed));
    // Without a stamp only what the server has counts, but for what a handover by a file has put there.
    const fits = (/** @type {Entry} */ entry) => ours && (entry.stamp ? entry.stamp.epoch === this.kept.epoch : byFile(entry));
    const parted = pending.filter((entry) => entry.stamp && !fits(entry));
    const log = [...confirmed, ...pending.filter(fits)];
    const kept = { ...this.kept, confirmed: confirmed.length, holds: this.kept.holds && ours, parted: [...this.kept.parted, ...parted] };
    await this.store.replace(kept, log);
    this.kept = kept;
    this.log = log;
    this.state = fold(log);
  }

  /** Whether this device holds the clock by what a log says. @param {State} state */
  #leads({ lease }) {
    return !lease || this.claims >= 0 || (lease.device === this.name && lease.epoch === this.kept.epoch);
  }

  /** Whether this device was given that lease, and nobody another since. @param {number} epoch */
  #has(epoch) {
    const { lease } = this.state;
    return lease?.device === this.name && lease.epoch === epoch;
  }

  /** Where among the pending entries this device took the clock over without a network; -1 if it did not. */
  get claims() {
    return this.pending.findIndex((entry) => !entry.stamp && entry.act.type === "claim_lease" && entry.act.device === this.name);
  }

  /**
   * The server has given this device the clock that it took over without a network: its lines go on under that lease.
   * @param {number} epoch @param {Entry[]} confirmed the server's whole log
   */
  adopt(epoch, confirmed) {
    return this.#inTurn(async () => {
      const own = this.pending.slice(this.claims + 1).filter((entry) => entry.stamp);
      const lines = own.map((entry, seq) => ({ ...entry, stamp: { id: entry.stamp?.id ?? uuid(), device: this.name, epoch, seq } }));
      const log = [...confirmed, ...lines];
      const kept = { ...this.kept, epoch, next: lines.length, confirmed: confirmed.length, holds: true };
      await this.store.replace(kept, log);
      this.kept = kept;
      this.log = log;
      this.state = fold(log);
      this.changed();
    });
  }

  /** The server has kept so many of the lines that parted. @param {number} count */
  handedIn(count) {
    return this.#keep(() => ({ parted: this.kept.parted.slice(count) }));
  }

  /** The server has lost lines: everything is told once more. */
  restart() {
    return this.#keep(() => ({ confirmed: 0 }));
  }
}

/** Whether a handover by a file has put it into the log; any other line without a stamp is the server's. @param {Entry} entry */
const byFile = ({ act }) => act.type === "claim_lease" || act.type === "diverged";

/** Whether two values have the same content. @param {any} one @param {any} two @returns {boolean} */
function alike(one, two) {
  if (one === two) return true;
  if (typeof one !== "object" || typeof two !== "object" || !one || !two) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(two).length && keys.every((key) => alike(one[key], two[key]));
}
