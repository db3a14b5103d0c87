// The link by which others come: copied by a button, or marked to be copied by hand.

/** @import { Words } from "./words.js" */
import { byId, setText } from "./dom.js";

/** The buttons beside the link, where there is one. @param {Words} words */
export function armInvitation(words) {
  document.getElementById("invite-copy")?.addEventListener("click", () => copy(words));
  armShare();
}

/** @param {Words} words */
async function copy(words) {
  const field = /** @type {HTMLInputElement} */ (byId("invite-link"));
  field.select();
  const copied = await navigator.clipboard?.writeText(field.value).then(() => true, () => false);
  setText(byId("invite-said"), words.say(copied ? "invite-copied" : "invite-select"));
}

/** The button that hands the link to another app, where the browser can. */
function armShare() {
  const button = document.getElementById("invite-share");
  if (!button || !("share" in navigator)) return;
  button.hidden = false;
  const field = /** @type {HTMLInputElement} */ (byId("invite-link"));
  // Who closes the sheet again has shared nothing, and nothing is wrong.
  button.addEventListener("click", () => navigator.share({ title: document.title, url: field.value }).catch(() => undefined));
}
