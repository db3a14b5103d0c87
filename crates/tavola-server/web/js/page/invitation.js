// The link by which others come: copied by a button, or marked to be copied by hand.

/** @import { Words } from "./words.js" */
import { byId, setText } from "./dom.js";

/** @param {Words} words */
export async function copyInvitation(words) {
  const field = /** @type {HTMLInputElement} */ (byId("invite-link"));
  field.select();
  const copied = await navigator.clipboard?.writeText(field.value).then(() => true, () => false);
  setText(byId("invite-said"), words.say(copied ? "invite-copied" : "invite-select"));
}
