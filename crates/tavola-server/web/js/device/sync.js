// Between the device and the server: lines go out when there is a network, others' acts come in.

/** @import { Act, DeviceActor, Entry } from "../wire.js" */
/** @import { Device } from "./device.js" */
import { uuid } from "../socket.js";

const AGAIN = 3000;
const MOST = 200;

export class Sync {
  #stopped = false;
  #pushing = false;
  /** When the server last answered. */
  heard = 0;

  /** @param {Device} device @param {() => void} changed */
  constructor(device, changed) {
    this.device = device;
    this.changed = changed;
    addEventListener("online", () => this.push());
  }

  get id() {
    return this.device.kept.id;
  }

  /** Whether the match is on a server at all. */
  get attached() {
    return this.device.kept.token !== null;
  }

  start() {
    this.push();
    this.#listen();
  }

  stop() {
    this.#stopped = true;
  }

  /** Sends what the server does not have. */
  async push() {
    const { device } = this;
    if (this.#pushing || !this.attached || !device.kept.holds || device.pending.length === 0) return;
    this.#pushing = true;
    try {
      const entries = device.pending.filter((entry) => entry.stamp).slice(0, MOST);
      const answer = await post(`/board/${this.id}/events`, { token: device.kept.token, now: device.now(), entries });
      if (answer.type === "parted" || answer.type === "missing") await this.#take(0);
      else await this.#take(device.kept.confirmed);
      this.heard = Date.now();
    } catch {
      // No network: the lines wait.
    }
    this.#pushing = false;
    this.changed();
    if (!this.#stopped && device.pending.length > 0) setTimeout(() => this.push(), AGAIN);
  }

  /** Takes what the server has after so many entries. @param {number} after @param {string} [wait] */
  async #take(after, wait) {
    const { device } = this;
    const asks = wait === "asks" ? `&token=${device.kept.token}` : "";
    const log = await get(`/board/${this.id}/log?after=${after}${wait ? `&wait=${wait}` : ""}${asks}`);
    this.heard = Date.now();
    if (log.entries.length > 0) {
      const lost = await device.merge([...device.log.slice(0, after), ...log.entries]);
      // Another device has gone on: what this one wrote is kept there beside the log.
      if (lost.length > 0) await post(`/board/${this.id}/events`, { token: device.kept.token, now: device.now(), entries: lost });
    }
    for (const ask of log.asks) await device.act(/** @type {Act} */ (ask.act), /** @type {DeviceActor} */ (ask.by));
    if (!device.kept.holds) device.follow(log.now + log.skew);
    return log;
  }

  async #listen() {
    while (!this.#stopped) {
      if (this.attached || !this.device.kept.holds) {
        try {
          await this.#take(this.device.kept.confirmed, this.device.kept.holds ? "asks" : "entries");
          this.changed();
          continue;
        } catch {
          // Tried again after a while.
        }
      }
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }

  /** Takes the clock over from whichever device holds it. */
  async takeOver() {
    const { device } = this;
    const claim = { token: device.kept.token, command_id: uuid(), device: device.name };
    const { epoch, log } = await post(`/board/${this.id}/lease`, claim);
    await device.lead(epoch, log.entries, log.now + log.skew);
    this.changed();
  }

  /** Asks the device that holds the clock. @param {Act} act @param {DeviceActor} by */
  async ask(act, by) {
    await post(`/board/${this.id}/ask`, { token: this.device.kept.token, id: uuid(), by, act });
  }
}

/** Makes the match one that others can see: it gets its name and its rights from the server. */
export async function attached() {
  return /** @type {{ id: string, token: string, desk: string }} */ (await post("/board", {}));
}

/** @param {string} path @param {unknown} body */
async function post(path, body) {
  return answered(await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }));
}

/** @param {string} path */
async function get(path) {
  return answered(await fetch(path, { headers: { accept: "application/json" }, cache: "no-store" }));
}

/** @param {Response} response */
async function answered(response) {
  if (!response.ok) throw new Error(`${response.status}`);
  return response.status === 202 ? {} : response.json();
}
