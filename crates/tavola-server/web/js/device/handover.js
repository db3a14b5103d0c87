// Handing the clock over: by a link with a QR code where there is a network, by a file where there is none.

/** @import { Entry } from "../wire.js" */
/** @import { Kept } from "./store.js" */
/** @import { Device } from "./device.js" */
/** @import { Words } from "../page/words.js" */
import { el } from "../page/dom.js";
import { button, dialog } from "./dialogs.js";
import { download } from "./sheet.js";
import { isLog } from "./check.js";
import { inTodaysWords } from "./earlier.js";
import { fold } from "./fold/state.js";
import { attached } from "./sync.js";

/** @typedef {{ v: 1, id: string, title: string, epoch: number, token: string | null, alive?: number, entries: Entry[] }} Handover */

/** The longest text that is read at all. */
const LONGEST = 20_000_000;

/** A log as it was handed over, if it is one through and through. @param {string} text @returns {Handover | null} */
export function readHandover(text) {
  try {
    const read = text.length > LONGEST ? null : JSON.parse(text);
    if (read?.v !== 1 || !isHead(read) || !Array.isArray(read.entries)) return null;
    const entries = inTodaysWords(read.entries);
    return isLog(entries) ? { ...read, entries } : null;
  } catch {
    return null;
  }
}

/** @param {any} read */
function isHead({ id, title, epoch, token, alive }) {
  const written = (/** @type {unknown} */ text) => typeof text === "string" && text.length <= 200;
  const number = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && Number(value) >= 0;
  return written(id) && /^[\w-]+$/.test(id) && written(title) && number(epoch) && (token === null || written(token)) && (alive === undefined || number(alive));
}

/**
 * Whether somebody who hands a log over has nothing to do with a match that is here already. Its name alone, which stands
 * in every watching link, is no right to it: of a match on a server the link's secret is, of any other its first line.
 * @param {Handover} handed @param {Kept | undefined} kept @param {Entry[]} known
 */
export function isForeign(handed, kept, known) {
  if (!kept || known.length === 0) return false;
  if (kept.token !== null) return handed.token !== kept.token;
  if (!kept.holds) return handed.token === null;
  return known[0]?.stamp?.id !== handed.entries[0]?.stamp?.id;
}

/**
 * What a device has once it takes a log up: the one handed over, and beside it what it had itself from where both part.
 * None if it has all of that log and more.
 * @param {Handover} handed @param {Entry[]} known what this device has of that match @param {Kept} kept @param {string} name this device's own
 * @returns {{ kept: Kept, entries: Entry[] } | null}
 */
export function takenUp({ id, title, entries, epoch, token, alive }, known, kept, name) {
  const part = known.findIndex((entry, index) => entry.stamp?.id !== entries[index]?.stamp?.id || entry.at !== entries[index]?.at);
  const common = part < 0 ? known.length : part;
  if (common < known.length && common === entries.length) return null;
  const at = Math.max(...entries.map((entry) => entry.at));
  /** @type {Entry[]} */
  const more = [{ at, by: "house", act: { type: "claim_lease", device: name, whose: null } }];
  const own = known.slice(common).filter((entry) => entry.stamp);
  if (own.length > 0) {
    const lease = fold(entries.slice(0, common)).lease;
    more.push({ at, by: "house", act: { type: "diverged", device: name, epoch: lease?.epoch ?? 1, whose: null, entries: own } });
  }
  const confirmed = Math.min(kept.confirmed, common);
  return { kept: { ...kept, id, title, token: token ?? kept.token, epoch: epoch + 1, next: 0, holds: true, confirmed, alive: Math.max(known.length > 0 ? kept.alive : 0, Math.min(alive ?? 0, kept.alive), at) }, entries: [...entries, ...more] };
}

/** @param {Device} device @returns {Handover} */
export const written = ({ kept, log }) => ({ v: 1, id: kept.id, title: kept.title, epoch: kept.epoch, token: kept.token, alive: kept.alive, entries: log });

/**
 * @param {Words} words @param {Device} device
 * @param {import("./app.js").App} app
 */
export async function handOver(words, device, app) {
  const box = dialog(words, words.say("board-handover"), el("p", {}, words.say("board-handover-how")));
  const add = (/** @type {Node} */ node) => box.insertBefore(node, box.lastElementChild);
  add(button(words.say("board-handover-file"), async () => {
    download(`${device.kept.title || "match"}.json`, "application/json", JSON.stringify(written(device)));
    await device.resign();
    app.changed();
    box.close();
  }));
  try {
    if (!device.kept.token) await attach(device, app);
    const link = `${location.origin}/board/${device.kept.id}#t=${device.kept.token}`;
    add(el("img", { class: "qr", alt: link, src: `/board/qr.svg?text=${encodeURIComponent(link)}` }));
    add(el("p", { class: "note link" }, link));
    add(button(words.say("board-handover-copy"), () => navigator.clipboard?.writeText(link)));
    const look = (/** @type {string} */ name) => el("a", { href: `/board/${device.kept.id}/${name}`, target: "_blank", rel: "noopener" }, words.say(`board-${name}`));
    add(el("p", { class: "note looks" }, look("screen"), " · ", look("overlay")));
  } catch {
    // Without a network there is the file.
  }
}

/** Gives the match an address on the server and sends the whole log there. @param {Device} device @param {import("./app.js").App} app */
async function attach(device, app) {
  const { id, token } = await attached();
  await device.rename(id, token);
  app.tab.claim(id, () => app.elsewhere(id));
  history.replaceState(null, "", `/board/${id}`);
  await app.sync?.push();
}
