// The link by which others come: copied by a button, or marked to be copied by hand.

/** @import { Words } from "./words.js" */
import { byId, setText } from "./dom.js";

/** The buttons beside the link, where there is one. @param {Words} words */
export function armInvitation(words) {
  for (const button of document.querySelectorAll('[data-invite="copy"]')) button.addEventListener("click", () => copy(words, button.id));
  for (const button of document.querySelectorAll('[data-invite="share"]')) armShare(/** @type {HTMLElement} */ (button));
}

/** What belongs to the same link as a button. @param {string} id of the button @param {"link" | "said"} what */
const beside = (id, what) => byId(id.replace(/^invite-(copy|share)/, `invite-${what}`));

/** @param {Words} words @param {string} id of the button */
async function copy(words, id) {
  const field = /** @type {HTMLInputElement} */ (beside(id, "link"));
  field.select();
  const copied = await navigator.clipboard?.writeText(field.value).then(() => true, () => false);
  setText(beside(id, "said"), words.say(copied ? "invite-copied" : "invite-select"));
}

/** The button that hands the link to another app, where the browser can. @param {HTMLElement} button */
function armShare(button) {
  if (!("share" in navigator)) return;
  button.hidden = false;
  const field = /** @type {HTMLInputElement} */ (beside(button.id, "link"));
  // Who closes the sheet again has shared nothing, and nothing is wrong.
  button.addEventListener("click", () => navigator.share({ title: document.title, url: field.value }).catch(() => undefined));
}
