// What can be done now and where its control stands. Pure: a model in, a list out.

/** @import { Model } from "./model.js" */
/** @import { CommandName } from "../wire.js" */
/** @import { Turn } from "./turn.js" */
import { cannotMove, isComplete } from "./turn.js";

/**
 * @typedef {object} Act
 * @property {string} id
 * @property {"left" | "right" | "below"} slot where it stands: a half of the board, or under it
 * @property {"main" | "plain" | "quiet"} tone
 * @property {boolean} enabled
 * @property {string} key the key that does it
 */

/** What only happens where people play as over the board: too early, by mistake, and how it is put right. */
const IRREGULAR = /** @type {const} */ (["annul_doubles", "correct_start", "roll_early", "double_early", "double_by_mistake"]);

/**
 * @param {Model} model
 * @param {Turn | null} turn
 * @returns {Act[]}
 */
export function acts(model, turn) {
  const may = (/** @type {CommandName} */ action) => model.actions.has(action);
  /** @type {Act[]} */
  const list = [];
  const add = (/** @type {string} */ id, /** @type {Act["slot"]} */ slot, /** @type {Act["tone"]} */ tone, /** @type {string} */ key, enabled = true) =>
    list.push({ id, slot, tone, enabled, key });
  if (may("resume")) {
    add("resume", "right", "main", "Enter");
    return list;
  }
  if (may("accept_adjourn")) add("accept_adjourn", "below", "plain", "j");
  if (may("accept_adjourn")) add("decline_adjourn", "below", "quiet", "");
  if (may("adjourn_absence")) add("adjourn_absence", "below", "plain", "j");
  if (may("claim_absence")) add("claim_absence", "below", "plain", "");
  if (model.resignation && may("accept_resignation")) {
    add("accept_resignation", "right", "main", "t");
    add("reject_resignation", "right", "plain", "p");
    return list;
  }
  if (may("take")) {
    if (may("annul_doubles")) add("annul_doubles", "below", "plain", "");
    add("take", "right", "main", "t");
    add("drop", "right", "plain", "p");
    for (const again of /** @type {const} */ (["beaver", "raccoon", "otter"])) if (may(again)) add(again, "left", "plain", "b");
    return list;
  }
  for (const rare of IRREGULAR) if (may(rare)) add(rare, "below", "quiet", "");
  if (turn) {
    if (cannotMove(turn)) {
      // On the other half: one's dice lie on this one, and are to be seen.
      add("no_move", "left", "main", "Enter");
      return list;
    }
    add("undo", "right", "quiet", "u", turn.path.length > 0);
    add("done", "right", "main", "Enter", isComplete(turn));
    return list;
  }
  if (may("challenge")) add("challenge", "below", "plain", "c");
  // Who has rolled or doubled too early has nothing else to do than to let the play stand or not.
  if (may("accept_play") && may("roll")) add("accept_play", "below", "quiet", "a");
  else if (may("accept_play")) add("accept_play", "right", "main", "Enter");
  if (may("double")) add("double", "left", "plain", "d");
  if (may("roll")) add("roll", "right", "main", "Enter");
  if (may("next_game")) add("next_game", "right", "main", "Enter");
  else if (may("accept_rematch")) add("accept_rematch", "right", "main", "Enter");
  else if (may("offer_rematch")) add("offer_rematch", "right", "main", "Enter");
  return list;
}
