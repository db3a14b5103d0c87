// What was done before the opponent's turn was over, in words. Pure.

/** @import { Model } from "../play/model.js" */
/** @import { Words } from "../page/words.js" */
import { other } from "../board/counts.js";
import { largerFirst } from "../play/scene.js";

/** What the player not on turn has done too early, and what that means. @param {Model} model @param {Words} words */
export function earlyText({ phase, you, seats }, words) {
  if (phase.kind !== "to_play" || !phase.early) return "";
  const offender = other(phase.side);
  const args = { who: seats[offender].name || words.say(offender), mover: phase.side === you ? "you" : offender === you ? "opponent" : "other" };
  if (phase.early.type === "doubled") return words.say("status-doubled-early", args);
  return words.say("status-rolled-early", { ...args, roll: largerFirst(phase.early.roll).join("-") });
}
