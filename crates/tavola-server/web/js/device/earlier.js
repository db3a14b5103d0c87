// What devices kept under the names of earlier versions, in today's words.

/** @import { Act, Entry } from "../wire.js" */

/** Acts that have another name now. @type {Readonly<Record<string, Act["type"]>>} */
const RENAMED = { pass: "drop", concede: "resign", concede_match: "resign_match" };

/** @param {Entry} entry @returns {Entry} */
function today(entry) {
  const act = entry?.act;
  if (act?.type === "diverged" && Array.isArray(act.entries)) return { ...entry, act: { ...act, entries: act.entries.map(today) } };
  const name = typeof act?.type === "string" && Object.hasOwn(RENAMED, act.type) ? RENAMED[act.type] : undefined;
  return name ? { ...entry, act: /** @type {Act} */ ({ ...act, type: name }) } : entry;
}

/** The lines of a log as this version writes them; whatever is not a line is left as it is. @param {Entry[]} entries @returns {Entry[]} */
export const inTodaysWords = (entries) => entries.map(today);
