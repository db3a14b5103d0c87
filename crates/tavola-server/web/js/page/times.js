// Moments as the reader's clock has them: the server writes them by UTC.

import { ways } from "./words.js";

/** @param {ParentNode} root */
export function localTimes(root) {
  const format = new Intl.DateTimeFormat(ways(document.documentElement.lang), { dateStyle: "medium", timeStyle: "short" });
  for (const time of /** @type {NodeListOf<HTMLTimeElement>} */ (root.querySelectorAll("time[datetime*=T]"))) {
    time.textContent = format.format(new Date(time.dateTime));
  }
}

localTimes(document);
