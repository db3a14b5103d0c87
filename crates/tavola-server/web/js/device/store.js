// What the device keeps: matches and their logs, in the browser's database. An entry is kept before it is shown.

/** @import { Entry } from "../wire.js" */
import { uuid } from "../page/socket.js";
import { inTodaysWords } from "./earlier.js";

/**
 * @typedef {object} Kept
 * @property {string} id the match
 * @property {number} alive when the device last saw it, in its own time
 * @property {number} shift how far the system's clock is off
 * @property {number} confirmed how many entries the server has
 * @property {string | null} token the right to write it on the server
 * @property {boolean} holds whether this device holds the clock
 * @property {number} epoch the lease it writes under
 * @property {number} next the number of its next line
 * @property {Entry[]} parted lines without a place in the log, which the server does not have yet
 * @property {number} opened
 * @property {string} title
 */

const NAME = "tavola-board";

/** @param {string} id @returns {Kept} */
export const fresh = (id) => ({ id, alive: Date.now(), shift: 0, confirmed: 0, token: null, holds: true, epoch: 1, next: 0, parted: [], opened: Date.now(), title: "" });

/** The name this browser gave itself. */
export function deviceName() {
  const name = localStorage.getItem("tavola-device") ?? uuid();
  localStorage.setItem("tavola-device", name);
  return name;
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @param {IDBTransaction} transaction @returns {Promise<void>} */
const finished = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });

export class Store {
  /** @param {IDBDatabase} database */
  constructor(database) {
    this.database = database;
  }

  static async open() {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("matches", { keyPath: "id" });
      request.result.createObjectStore("entries", { keyPath: ["match", "n"] });
    };
    return new Store(await done(request));
  }

  /** The matches kept, the latest first. @returns {Promise<Kept[]>} */
  async matches() {
    const all = /** @type {Kept[]} */ (await done(this.#read("matches").getAll()));
    return all.sort((one, two) => two.alive - one.alive);
  }

  /** @param {string} id @returns {Promise<Kept | undefined>} */
  match(id) {
    return /** @type {Promise<Kept | undefined>} */ (done(this.#read("matches").get(id)).then((kept) => kept && { ...fresh(id), ...kept, parted: inTodaysWords(kept.parted ?? []) }));
  }

  /** @param {string} id @returns {Promise<Entry[]>} */
  async log(id) {
    const range = IDBKeyRange.bound([id, 0], [id, Infinity]);
    const rows = await done(this.#read("entries").getAll(range));
    return inTodaysWords(rows.map((row) => row.entry));
  }

  /** Keeps what is known of a match. @param {Kept} kept */
  async keep(kept) {
    const transaction = this.database.transaction("matches", "readwrite");
    transaction.objectStore("matches").put(kept);
    await finished(transaction);
  }

  /** Keeps more entries of a match from that number on, and the match. @param {Kept} kept @param {number} from @param {Entry[]} entries */
  async append(kept, from, entries) {
    const transaction = this.database.transaction(["matches", "entries"], "readwrite", { durability: "strict" });
    const rows = transaction.objectStore("entries");
    entries.forEach((entry, index) => rows.put({ match: kept.id, n: from + index, entry }));
    transaction.objectStore("matches").put(kept);
    await finished(transaction);
  }

  /** Keeps another log in the place of the one kept. @param {Kept} kept @param {Entry[]} entries */
  async replace(kept, entries) {
    const transaction = this.database.transaction(["matches", "entries"], "readwrite", { durability: "strict" });
    const rows = transaction.objectStore("entries");
    rows.delete(IDBKeyRange.bound([kept.id, 0], [kept.id, Infinity]));
    entries.forEach((entry, n) => rows.put({ match: kept.id, n, entry }));
    transaction.objectStore("matches").put(kept);
    await finished(transaction);
  }

  /** Forgets a match. @param {string} id */
  async forget(id) {
    const transaction = this.database.transaction(["matches", "entries"], "readwrite");
    transaction.objectStore("entries").delete(IDBKeyRange.bound([id, 0], [id, Infinity]));
    transaction.objectStore("matches").delete(id);
    await finished(transaction);
  }

  /** @param {string} store */
  #read(store) {
    return this.database.transaction(store).objectStore(store);
  }
}
