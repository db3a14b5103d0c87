// What stands beside the board and can be pressed now, and the result once there is one.

/** @import { Side } from "../wire.js" */
/** @import { Model } from "../play/model.js" */
/** @import { Turn } from "../play/turn.js" */
/** @import { Words } from "../page/words.js" */
import { closeUnless } from "../page/dialogs.js";
import { byId, enable, setText } from "../page/dom.js";
import * as turns from "../play/turn.js";
import { resultText, scoreText } from "./speech.js";

/**
 * @param {Model} model
 * @param {{ turn: Turn | null, asked: string, resigns: boolean, partnerStays: boolean }} about
 * @param {Words} words
 */
export function showControls(model, { turn, asked, resigns, partnerStays }, words) {
  enable("resign-open", resigns);
  enable("plays-open", turn !== null && !turn.free && !turns.cannotMove(turn) && asked === "");
  enable("last-open", model.last !== null);
  enable("look-open", model.game > 0);
  byId("claim-open").hidden = model.claim.length === 0 && !model.actions.has("claim_absence");
  const betweenGames = model.phase.kind === "game_over" && model.length === null;
  byId("leave").hidden = !model.actions.has("leave") || partnerStays || (model.state === "playing" && !betweenGames);
  setText(byId("leave"), words.say(betweenGames ? "leave-session" : "leave-table"));
  byId("decline").hidden = !model.actions.has("decline_rematch");
  const later = document.getElementById("watched-later");
  if (later && (model.you !== null || model.state === "over" || model.state === "closed")) later.hidden = true;
  byId("proof").hidden = model.dice.commitment === null;
  closeUnless(turn !== null, "plays");
  showInvitations(model);
  showResult(model, words);
}

/** An invitation goes when its seat is taken, or the table has begun without whoever was to sit there. @param {Model} model */
function showInvitations({ seats, state }) {
  const places = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-invited]")]);
  for (const place of places) {
    const [side = "", index = ""] = (place.dataset["invited"] ?? "").split(" ");
    place.hidden = Boolean(seats[/** @type {Side} */ (side)].people[Number(index)]?.name);
  }
  const isFree = state === "waiting" && (seats.white.kind === "empty" || seats.black.kind === "empty");
  byId("invite").hidden = places.length > 0 ? places.every((place) => place.hidden) : !isFree;
}

/** @param {Model} model @param {Words} words */
function showResult(model, words) {
  const closed = model.phase.kind === "closed";
  const over = model.phase.kind === "match_over" || model.phase.kind === "game_over" || (closed && resultText(model, words) !== "");
  byId("result").hidden = !over;
  byId("onward").hidden = !closed && !(model.phase.kind === "match_over" && model.you === null);
  if (!over) return;
  setText(byId("result-text"), resultText(model, words));
  setText(byId("result-score"), scoreText(model, words));
}
