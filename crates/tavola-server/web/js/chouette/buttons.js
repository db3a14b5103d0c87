// The buttons and links around the chouette's board: which of them are there. Draws; decides nothing.

/** @import { ChouetteView } from "../wire.js" */
/** @import { Words } from "../page/words.js" */
import { byId, setText } from "../page/dom.js";
import { isWooden } from "./members.js";

/** @typedef {{ id: string, keeps: boolean, words: Words }} Page `keeps`: whether the reader keeps the book */

/** @param {ChouetteView} view @param {Page} page */
export function showButtons(view, { id, keeps, words }) {
  const { stage, legal, games } = view;
  const playing = stage.type === "playing";
  const ends = keeps ? stage.type !== "closed" && !playing && view.line !== null : legal.actions.includes("close") && !isWooden(view) && games.length > 0;
  byId("resign-open").hidden = legal.resign.length === 0;
  byId("claim").hidden = legal.claim.length === 0;
  byId("flip").hidden = isWooden(view);
  byId("leave").hidden = !legal.actions.includes("leave");
  setText(byId("leave"), words.say(playing ? "choice-leave-game" : "choice-leave"));
  byId("close").hidden = !ends;
  byId("accounts-open").hidden = games.length === 0 && view.ledger.accounts.length === 0;
  link("history-open", view.game && `/c/${id}/games/${view.game.number}`);
  // Once the session is over the same people can go on elsewhere.
  link("sequel", view.sequel && `/c/${view.sequel}`);
  byId("again").hidden = stage.type !== "closed" || view.sequel !== null || !(keeps || view.you !== null);
  showInvitation(view);
}

/** @param {string} id @param {string | null} address none: the link is not there */
function link(id, address) {
  const place = /** @type {HTMLAnchorElement} */ (byId(id));
  place.hidden = address === null;
  if (address !== null) place.href = address;
}

/** Open while one waits for others; later only who wants it opens it. @param {ChouetteView} view */
function showInvitation({ stage }) {
  const invite = byId("invite");
  invite.hidden = stage.type === "closed" || !document.getElementById("invite-link");
  const gathering = stage.type === "gathering";
  if (invite instanceof HTMLDetailsElement && invite.dataset["gathering"] !== String(gathering)) {
    invite.open = gathering;
    invite.dataset["gathering"] = String(gathering);
  }
}
