// What is said of a play, at a table and in a chouette. Pure.

/** @import { Model } from "./model.js" */
/** @import { Words } from "../page/words.js" */

/**
 * Another's play: with its roll, unless that was told when it fell.
 * @param {Record<string, string | number>} args
 * @param {{ cannot: boolean, isShort: boolean, isToldRoll: boolean }} how
 * @param {Words} words
 */
export function playSaid(args, { cannot, isShort, isToldRoll }, words) {
  if (cannot) return words.say(isToldRoll ? "say-cannot-told" : "say-cannot", args);
  if (isShort) return words.say("say-play-short", args);
  return words.say(isToldRoll ? "say-play-told" : "say-play", args);
}

/** Whether something was taken back: the game has fewer lines than before. @param {Model} before @param {Model} now */
export const wentBack = (before, now) => before.match === now.match && before.game === now.game && now.turns.length < before.turns.length && now.tutor !== null;
