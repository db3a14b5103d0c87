// The one line under the board: what is waited for. Pure.

/** @import { Model } from "../play/model.js" */
/** @import { Turn } from "../play/turn.js" */
/** @import { Words } from "../page/words.js" */
import { other } from "../board/counts.js";
import { earlyText } from "./early.js";
import { resultText, scoreText } from "./speech.js";
import { largerFirst, who } from "../play/scene.js";
import { cannotMove, isComplete } from "../play/turn.js";
import { advises } from "./view.js";
import { waitingText } from "./waiting.js";

/**
 * @param {Model} model
 * @param {Turn | null} turn
 * @param {Words} words
 * @returns {string}
 */
export function statusText(model, turn, words) {
  const { phase, you, resignation } = model;
  if (model.waiting?.adjourned) return waitingText(model, words);
  if (resignation) {
    const args = { who: who(model, resignation.by, words), win: resignation.win };
    return words.say(resignation.by === you ? "status-resigned" : "say-resigns", args);
  }
  switch (phase.kind) {
    case "waiting":
      if (model.seats.white.people.length > 0 || model.seats.black.people.length > 0) return words.say("status-waiting-doubles");
      return words.say(model.seats.white.kind === "empty" || model.seats.black.kind === "empty" ? "status-waiting" : "status-ready");
    case "opening":
      return phase.tie === null ? words.say("status-opening") : words.say("status-opening-tie", { die: phase.tie });
    case "rolling":
      return words.say("status-rolling");
    case "on_roll":
      if (phase.side === you && model.pair && !model.pair.holds) return words.say("status-their-roll", { who: model.seats[phase.side].holder });
      if (phase.side !== you) return words.say("status-their-roll", { who: who(model, phase.side, words) });
      return words.say(model.actions.has("double") ? "say-your-turn-cube" : "say-your-turn");
    case "doubled":
      if (phase.to === you && model.pair && !model.pair.holds) return words.say("status-doubled", { who: model.seats[phase.to].holder, value: phase.asked });
      return phase.to === you
        ? words.say(phase.step === "double" ? "say-doubles" : `say-${phase.step}`, { who: who(model, phase.by, words), value: phase.asked })
        : words.say("status-doubled", { who: who(model, phase.to, words), value: phase.asked });
    case "to_play":
      return toPlay(model, turn, words);
    case "play_shown":
      return phase.side === you ? words.say("status-shown", { who: who(model, other(phase.side), words) }) : words.say(model.actions.has("roll") ? "status-their-shown" : "status-their-shown-answer", { who: who(model, phase.side, words) });
    case "game_over":
      return `${resultText(model, words)} ${scoreText(model, words)}${model.wantsNext === you ? ` ${words.say("status-next-wanted")}` : ""}`;
    case "match_over":
      return `${resultText(model, words)} ${scoreText(model, words)}${model.wantsRematch ? ` ${words.say(model.wantsRematch === you ? "status-rematch-asked" : "status-rematch-offered")}` : ""}`;
    case "closed":
      return phase.cause === null ? words.say("status-closed") : `${resultText(model, words)} ${scoreText(model, words)} ${words.say("status-closed")}`;
  }
}

/** @param {Model} model @param {Turn | null} turn @param {Words} words */
function toPlay(model, turn, words) {
  return [earlyText(model, words), played(model, turn, words)].filter(Boolean).join(" ");
}

/** @param {Model} model @param {Turn | null} turn @param {Words} words */
function played(model, turn, words) {
  const { phase } = model;
  if (phase.kind !== "to_play") return "";
  const roll = largerFirst(phase.roll).join("-");
  if (!turn) return words.say("status-their-play", { who: who(model, phase.side, words), roll });
  if (advises(model)) return words.say(turn.path.length > 0 ? "status-advise-ready" : "status-advise", { who: model.seats[phase.side].holder, roll });
  const challenge = model.turns.at(-1);
  if (challenge?.kind === "challenge" && turn.path.length === 0) return words.say("status-challenged", { who: who(model, challenge.side, words), roll });
  if (cannotMove(turn)) return words.say("status-cannot", { roll });
  if (isComplete(turn) && turn.path.length > 0) return words.say("status-complete");
  return words.say("status-play", { roll });
}
