// The match that is played without a server, as this browser keeps it: what it began with and all its events.

/**
 * @typedef {object} Choice what is played
 * @property {string} level of the bot
 * @property {number | null} points none for money
 *
 * @typedef {Choice & { v: 1, id: string, secret: string, names: [string, string], begun: number, format: number, events: string[] }} Saved
 */

const KEY = "tavola.offline";
/** Where a match is put that cannot be read any more: nothing is thrown away. */
const ASIDE = "tavola.offline.aside";

/** @returns {Saved | null} */
export function load() {
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return saved?.v === 1 && Array.isArray(saved.events) ? saved : null;
  } catch {
    return null;
  }
}

/** @param {Saved} saved @returns {boolean} whether it is kept */
export function save(saved) {
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
    return true;
  } catch {
    return false;
  }
}

export const clear = () => localStorage.removeItem(KEY);

export function setAside() {
  const text = localStorage.getItem(KEY);
  if (text) localStorage.setItem(ASIDE, text);
  clear();
}

/** Calls back when another tab has written it. @param {() => void} changed */
export function watch(changed) {
  addEventListener("storage", (event) => event.key === KEY && changed());
}
