// Between the device and the server: lines go out when there is a network, others' acts come in.

/** @import { Act, DeviceActor, Entry, HeardOfWish } from "../wire.js" */
/** @import { Device } from "./device.js" */
import { uuid } from "../page/socket.js";

/** How long to wait before trying again. */
const AGAIN = 2000;
/** For how long a wish is repeated that no server has answered: later it would be a press that nobody made. */
const HEARING = 6000;
/** How many lines go at once. */
const MOST = 200;
/** How long an answer may take; the server lets a reader wait for less. */
const ANSWER = 10_000;
const WAIT = 12_000;
/** For how long a page waits to be told what its link is worth. */
const QUICKLY = 3000;

export class Sync {
  #ended = new AbortController();
  /** @type {Promise<void> | null} */
  #sending = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Ends the pause between two tries. */
  #hurry = () => {};
  /** Ends the question that waits for an answer. */
  #asking = new AbortController();
  /** Others' wishes that are answered, and those answers the server does not have. @type {Map<string, string | null>} */
  #answers = new Map();
  /** What the server does not let this device do: it does not know the match, or not the right in the link. @type {"unknown" | "right" | null} */
  barred = null;
  /** Of when what is shown is: the last answer of the server, or of the device that is watched. */
  heard = 0;
  /** Whether the server did not answer the last time it was asked. */
  failing = false;

  /** @param {Device} device @param {() => void} changed */
  constructor(device, changed) {
    this.device = device;
    this.changed = changed;
    const { signal } = this.#ended;
    addEventListener("online", () => this.again(), { signal });
  }

  get id() {
    return this.device.kept.id;
  }

  /** Whether the match is on a server at all. */
  get attached() {
    return this.device.kept.token !== null;
  }

  get #stopped() {
    return this.#ended.signal.aborted;
  }

  /** Whether there is something that the server should have. */
  get #owes() {
    const { kept, pending } = this.device;
    return !this.#stopped && this.attached && ((kept.holds && pending.length > 0) || kept.parted.length > 0 || this.#answers.size > 0);
  }

  start() {
    this.push();
    this.#listen();
  }

  stop() {
    this.#ended.abort();
    clearTimeout(this.#timer);
    this.#hurry();
  }

  /** Tries again at once: there may be a network now. */
  again() {
    this.push();
    this.#hurry();
  }

  /** Sends what the server does not have. Whatever is added meanwhile goes with it. @returns {Promise<void>} */
  push() {
    if (!this.#owes) return Promise.resolve();
    clearTimeout(this.#timer);
    this.#sending ??= this.#send();
    return this.#sending;
  }

  async #send() {
    let pause = 0;
    try {
      while (this.#owes) await this.#sendSome();
      this.barred = null;
    } catch (error) {
      // No network, or no right: the lines wait.
      this.#bar(error);
      pause = AGAIN;
    }
    this.#sending = null;
    this.changed();
    if (this.#owes) this.#timer = setTimeout(() => this.push(), pause);
  }

  async #sendSome() {
    const { device } = this;
    const { token, parted } = device.kept;
    if (parted.length > 0) {
      // Another device has gone on: what this one wrote is kept there beside the log.
      await this.#post("events", { token, now: device.now(), entries: parted });
      await device.handedIn(parted.length);
      return;
    }
    const before = device.pending;
    const { claims } = device;
    if (claims === 0) {
      // The clock was taken over from a file: now the server hears of it.
      const claim = { token, command_id: `claim-${device.name}-${device.kept.epoch}`, device: device.name };
      const { epoch, log } = await this.#post("lease", claim);
      await device.adopt(epoch, log.entries);
      return;
    }
    const entries = before.slice(0, claims < 0 ? MOST : Math.min(claims, MOST)).filter((entry) => entry.stamp);
    const answers = [...this.#answers].map(([id, refused]) => ({ id, refused }));
    const answer = await this.#post("events", { token, now: device.now(), entries, answers });
    for (const { id } of answers) this.#answers.delete(id);
    this.heard = Date.now();
    if (entries.length === 0) {
      if (claims > 0) await this.#take(device.kept.confirmed);
      return;
    }
    if (answer.type === "missing") await device.restart();
    await this.#take(answer.type === "written" ? device.kept.confirmed : 0);
    if (device.kept.holds && answer.type !== "missing" && device.pending[0] === before[0]) throw new Error("nothing was taken");
  }

  /** Takes what the server has after so many entries. @param {number} after @param {string} [wait] */
  async #take(after, wait) {
    const { device } = this;
    const asks = wait === "asks" ? `&token=${device.kept.token}&now=${device.now()}` : "";
    const within = wait ? AbortSignal.any([this.#asking.signal, this.#within(WAIT)]) : this.#within(ANSWER);
    const log = await this.#get(`log?after=${after}${wait ? `&wait=${wait}` : ""}${asks}`, within);
    this.heard = Date.now() - (device.kept.holds || log.heard === null ? 0 : Math.max(0, log.now - log.heard));
    await device.merge(after, log.entries);
    if (device.kept.holds && log.heard !== null) await device.correct(log.now + log.skew);
    for (const ask of log.asks) this.#answers.set(ask.id, await device.act(/** @type {Act} */ (ask.act), /** @type {DeviceActor} */ (ask.by), device.now(), ask.id));
    if (!device.kept.holds) device.follow(log.now + log.skew);
    if (wait) await this.push();
  }

  async #listen() {
    while (!this.#stopped) {
      const { kept } = this.device;
      const asking = (this.#asking = new AbortController());
      try {
        if (!this.attached && kept.holds) throw new Error("nobody to listen to");
        await this.#take(kept.confirmed, kept.holds ? "asks" : "entries");
        if (this.barred === "unknown") this.barred = null;
        this.failing = false;
        this.changed();
      } catch (error) {
        if (asking.signal.aborted) continue;
        this.failing = true;
        if (this.#bar(error)) this.changed();
        // Tried again after a while.
        await new Promise((resolve) => {
          this.#hurry = () => resolve(null);
          setTimeout(resolve, AGAIN);
        });
      }
    }
  }

  /** Remembers why the server refuses. Answers with whether that is news. @param {unknown} error */
  #bar(error) {
    const before = this.barred;
    const status = error instanceof Error ? error.message : "";
    if (status === "403") this.barred = "right";
    else if (status === "404") this.barred = "unknown";
    return this.barred !== before;
  }

  /** Takes the clock over from whichever device holds it. */
  async takeOver() {
    const { device } = this;
    const claim = { token: device.kept.token, command_id: uuid(), device: device.name };
    const { epoch, log } = await this.#post("lease", claim);
    await device.lead(epoch, log.entries, log.now + log.skew, log.heard === null ? null : log.heard + log.skew);
    // From now on it is this device that hears the others' wishes: what is being waited for as one that watches ends.
    this.#asking.abort();
    this.changed();
  }

  /** Asks the device that holds the clock. Answers with the sentence that refuses it, or null. @param {Act} act @param {DeviceActor} by @returns {Promise<string | null>} */
  async ask(act, by) {
    const wish = { token: this.device.kept.token, id: uuid(), by, act };
    const heard = await this.#asked(wish, performance.now() + HEARING);
    if (heard.type === "unheard") throw new Error("the device did not answer");
    return heard.type === "refused" ? heard.why : null;
  }

  /**
   * The same wish, under the same name, until the server has answered it: a press is lost neither with the network nor
   * with a server that starts again, and counts once.
   * @param {{ id: string }} wish @param {number} until @returns {Promise<HeardOfWish>}
   */
  async #asked(wish, until) {
    for (;;) {
      try {
        return await this.#post("ask", wish);
      } catch (error) {
        const refused = error instanceof Error && /^4(?!29)\d\d$/.test(error.message);
        if (this.#stopped || refused || performance.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, 400));
      }
    }
  }

  /** @param {string} what @param {unknown} body */
  #post(what, body) {
    return post(`/board/${this.id}/${what}`, body, this.#within(ANSWER));
  }

  /** @param {string} what @param {AbortSignal} signal */
  async #get(what, signal) {
    return answered(await fetch(`/board/${this.id}/${what}`, { headers: { accept: "application/json" }, cache: "no-store", signal }));
  }

  /** No answer is waited for longer, and none once this is over. @param {number} patience */
  #within(patience) {
    return AbortSignal.any([this.#ended.signal, AbortSignal.timeout(patience)]);
  }
}

/** Makes the match one that others can see: it gets its name and its rights from the server. */
export async function attached() {
  return /** @type {{ id: string, token: string, desk: string }} */ (await post("/board", {}, AbortSignal.timeout(ANSWER)));
}

/**
 * What a link's right to a match is worth: good, none, or not to be known without a network.
 * @param {string} id @param {string} token @returns {Promise<"good" | "none" | "unknown">}
 */
export async function worth(id, token) {
  const headers = { "content-type": "application/json" };
  const asked = fetch(`/board/${id}/right`, { method: "POST", headers, body: JSON.stringify({ token }), signal: AbortSignal.timeout(QUICKLY) });
  const status = await asked.then((response) => response.status, () => 0);
  return status === 204 ? "good" : status === 403 ? "none" : "unknown";
}

/** @param {string} path @param {unknown} body @param {AbortSignal} signal */
async function post(path, body, signal) {
  return answered(await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body), signal }));
}

/** @param {Response} response */
async function answered(response) {
  if (!response.ok) throw new Error(`${response.status}`);
  return response.status === 202 ? {} : response.json();
}
