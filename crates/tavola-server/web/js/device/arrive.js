// What brings somebody to the page: a link to a match, a log handed over by a file or a link, a match kept here.

/** @import { App } from "./app.js" */
import { askTakeUp } from "./dialogs.js";
import { isMatch } from "./check.js";
import { isForeign, readHandover, takenUp } from "./handover.js";
import { fold } from "./fold/state.js";
import { deviceName, fresh } from "./store.js";
import { worth } from "./sync.js";
import { view } from "./fold/view.js";

/** Opens what the address says. @param {App} app */
export async function arrive(app) {
  const hash = new URLSearchParams(location.hash.slice(1));
  const match = /^\/board\/([\w-]+)$/.exec(location.pathname)?.[1];
  const [kept, taken] = [hash.get("m"), hash.get("take")];
  if (taken !== null) await byLink(app, taken);
  else if (match && match !== "new") await join(app, match, hash.get("t"));
  else if (kept) await openKept(app, kept);
  else await app.list();
}

/** A log in a link: it is looked at before anything is kept, and whoever holds the phone says yes. @param {App} app @param {string} text */
async function byLink(app, text) {
  history.replaceState(null, "", "/board");
  await app.list();
  const why = await read(app, text);
  if (why) await app.list(why);
}

/** A match kept on this device. @param {App} app @param {string} id */
export async function openKept(app, id) {
  const kept = await app.store.match(id);
  if (!kept) return app.list();
  const log = await app.store.log(id);
  return log.length > 0 && !isMatch(log) ? app.list("board-kept-unreadable") : app.show(kept);
}

/** A match that others have, by its address. A right that is here already gives way only to one that is better. @param {App} app @param {string} id @param {string | null} shown */
async function join(app, id, shown) {
  const kept = await app.store.match(id);
  if (kept && (await app.store.log(id)).length > 0 && !isMatch(await app.store.log(id))) return app.list("board-kept-unreadable");
  const own = kept?.token ?? null;
  const value = shown === null || shown === own ? "good" : await worth(id, shown);
  const token = value === "good" ? (shown ?? own) : value === "none" ? own : (own ?? shown);
  await app.show(kept ? { ...kept, token } : { ...fresh(id), token, holds: false });
  if (value === "none") app.tellWhy("board-link-worthless");
}

/** A whole log that another device has handed over. Answers with the sentence that says why not, or null. @param {App} app @param {string} text */
export async function read(app, text) {
  const handed = readHandover(text);
  if (!handed) return "board-read-unreadable";
  const kept = await app.store.match(handed.id);
  const known = kept ? await app.store.log(handed.id) : [];
  if (isForeign(handed, kept, known)) return "board-read-foreign";
  const taken = takenUp(handed, known, { ...fresh(handed.id), ...kept }, deviceName());
  if (!taken) return "board-read-older";
  if (!isMatch(taken.entries)) return "board-read-unreadable";
  const state = fold(taken.entries);
  if (!(await askTakeUp(app.words, view(state, state.last), handed.entries.length, known.length > 0))) return null;
  await app.store.replace(taken.kept, taken.entries);
  await openKept(app, handed.id);
  return null;
}
