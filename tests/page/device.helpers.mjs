// A device without a browser: a store in memory, clocks that the test sets, a server that takes lines as ours does.
// @ts-check

import { Device } from "../../crates/tavola-server/web/js/device/device.js";
import { decide, empty, judge, take } from "../../crates/tavola-server/web/js/device/fold/state.js";
import { fresh } from "../../crates/tavola-server/web/js/device/store.js";
import { TimeBase } from "../../crates/tavola-server/web/js/device/timebase.js";

export const CLOCK = { mode: "simple_delay", bank_per_point: 180_000, delay: 12_000 };

/** What a browser's database keeps, whatever becomes of the page. */
export class Memory {
  /** @type {Map<string, any>} */
  kept = new Map();
  /** @type {Map<string, any[]>} */
  logs = new Map();
  /** Whether it refuses to write. */
  full = false;

  #guard() {
    if (this.full) throw new Error("the disk is full");
  }

  async matches() {
    return [...this.kept.values()];
  }

  /** @param {string} id */
  async match(id) {
    return structuredClone(this.kept.get(id));
  }

  /** @param {string} id */
  async log(id) {
    return structuredClone(this.logs.get(id) ?? []);
  }

  /** @param {any} kept */
  async keep(kept) {
    this.#guard();
    this.kept.set(kept.id, structuredClone(kept));
  }

  /** @param {any} kept @param {number} from @param {any[]} entries */
  async append(kept, from, entries) {
    this.#guard();
    const log = [...(this.logs.get(kept.id) ?? []).slice(0, from), ...structuredClone(entries)];
    this.logs.set(kept.id, log);
    this.kept.set(kept.id, structuredClone(kept));
  }

  /** @param {any} kept @param {any[]} entries */
  async replace(kept, entries) {
    await this.append(kept, 0, entries);
  }

  /** @param {string} id */
  async forget(id) {
    this.kept.delete(id);
    this.logs.delete(id);
  }
}

/** A phone whose clocks stand still unless the test moves them. */
export class Phone {
  memory = new Memory();
  wall = Date.UTC(2026, 10, 21, 10, 0, 0);
  steady = 1000;

  /** @param {string} name */
  constructor(name) {
    this.name = name;
  }

  /** @param {number} millis */
  pass(millis) {
    this.wall += millis;
    this.steady += millis;
  }

  /** The page is opened, for the first time or once more. @param {string} id @param {object} [more] */
  async open(id, more = {}) {
    const kept = (await this.memory.match(id)) ?? { ...fresh(id), alive: this.wall, ...more };
    const time = new TimeBase({ wall: () => this.wall, steady: () => this.steady }, kept.shift);
    const device = new Device(/** @type {any} */ (this.memory), kept, time, this.name, () => {});
    await device.resume();
    return device;
  }

  /** The page is killed: nothing of it is left, and the steady clock begins anew. @param {number} away */
  kill(away) {
    this.wall += away;
    this.steady = 500;
  }
}

/** What the server keeps of one match: lines in the order of the lease, and what parted. */
export class House {
  /** @type {any[]} */
  log = [];
  state = empty();

  /** @param {any} entry */
  #write(entry) {
    this.log.push(entry);
    take(this.state, structuredClone(entry));
  }

  /** @param {any[]} entries */
  events(entries) {
    for (const [index, entry] of entries.entries()) {
      const { lease } = this.state;
      const { device, epoch, seq } = entry.stamp;
      if (lease && (lease.device !== device || lease.epoch !== epoch)) {
        this.command({ type: "diverged", device, epoch, whose: null, entries: entries.slice(index) });
        return { type: "parted", version: this.log.length };
      }
      const next = lease?.next ?? 0;
      if (seq > next) return { type: "missing", expected: next };
      if (seq === next) this.#write(entry);
    }
    return { type: "written", version: this.log.length };
  }

  /** @param {any} act @param {number} [at] @param {"director" | "house"} [by] */
  command(act, at = this.state.last, by = "director") {
    // As on the server: while a device holds the clock it is the device that notes flags.
    const alone = judge(this.state, act, by, at, "server");
    const held = alone === null ? { entries: [{ at: Math.max(at, this.state.last), by, act }] } : { refused: alone };
    const decided = this.state.lease ? held : decide(this.state, act, { now: at, by });
    if ("refused" in decided) throw new Error(decided.refused);
    for (const entry of decided.entries) this.#write(entry);
  }

  /** @param {number} after */
  after(after) {
    return structuredClone(this.log.slice(after));
  }
}

/** Sends what waits, and takes what there is, as the page does with a network. @param {import("../../crates/tavola-server/web/js/device/device.js").Device} device @param {House} house */
export async function meet(device, house) {
  for (let turns = 0; turns < 5; turns++) {
    const { kept } = device;
    if (kept.parted.length > 0) {
      house.events(kept.parted);
      await device.handedIn(kept.parted.length);
    } else if (kept.holds && device.claims === 0) {
      house.command({ type: "claim_lease", device: device.name, whose: null });
      await device.adopt(house.state.lease?.epoch ?? 0, house.after(0));
    } else if (kept.holds && device.pending.length > 0) {
      const { claims, pending } = device;
      const answer = house.events(structuredClone(claims < 0 ? pending : pending.slice(0, claims)).filter((entry) => entry.stamp));
      if (answer.type === "missing") await device.restart();
    }
    await device.merge(device.kept.confirmed, house.after(device.kept.confirmed));
  }
}
