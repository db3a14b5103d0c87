// The page of notices: the list is made anew when something is told or taken back, and times are the reader's own.

import { localTimes } from "../page/times.js";
import { armPush } from "./push.js";

const list = /** @type {HTMLElement} */ (document.getElementById("notices-list"));

/** The list as the server has it now. Whoever is at a button of it stays at the same one, or at the list. */
async function renew() {
  const answer = await fetch("/notices", { headers: { accept: "text/html" } }).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const now = page.getElementById("notices-list");
  if (!now) return;
  const at = document.activeElement?.closest("#notices-list li")?.getAttribute("data-key");
  list.replaceChildren(...now.childNodes);
  localTimes(list);
  if (at) /** @type {HTMLElement | null} */ (list.querySelector(`li[data-key="${CSS.escape(at)}"] a`))?.focus();
}

document.addEventListener("tavola-notices", () => void renew());
armPush();
