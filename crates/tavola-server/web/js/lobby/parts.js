// The parts of the lobby that change: each is a list of entries with a name.

/** @import { ChangedPart } from "./line.js" */
import { morph } from "../tournament/morph.js";

/** @param {ChangedPart} changed */
export function change({ part, whole, gone, put }) {
  const list = document.getElementById(part);
  if (!list) return;
  const entry = (/** @type {string} */ key) => [...list.children].find((child) => child.getAttribute("data-key") === key);
  for (const key of gone) entry(key)?.remove();
  if (whole) {
    const all = new Set(put.map(([key]) => key));
    // What went between the page and its line.
    for (const child of [...list.children]) if (!all.has(child.getAttribute("data-key") ?? "")) child.remove();
  }
  for (const [key, markup] of put) {
    const template = document.createElement("template");
    template.innerHTML = markup;
    const next = template.content.firstElementChild;
    const now = entry(key);
    if (!next) continue;
    if (!now) {
      list.append(next);
      continue;
    }
    const hadFocus = now.contains(document.activeElement);
    morph(now, next);
    // What does something else now is another button; the fingers stay where they were.
    if (hadFocus && !now.contains(document.activeElement)) /** @type {HTMLElement | null} */ (now.querySelector("button, a"))?.focus();
  }
}

/** So many seconds as they are shown: "1:05". @param {number} seconds */
export const duration = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
