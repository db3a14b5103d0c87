// The best match being played now: goes on to the next when that is another than the one on the page.

import { byId } from "../page/dom.js";

/** How often it is asked which match is on. */
const ASKS = 4000;

/** @param {string} shown the table on the page */
async function ask(shown) {
  const answer = await fetch("/tv/now").catch(() => null);
  const now = answer?.ok ? await answer.json() : null;
  if (now && now.table !== shown) location.reload();
  else setTimeout(() => ask(shown), ASKS);
}

if ("tv" in byId("table").dataset) setTimeout(() => ask(JSON.parse(byId("view").textContent ?? "null").id), ASKS);
