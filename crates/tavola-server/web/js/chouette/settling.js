// Cubes settled by agreement: what an offer comes to for whoever reads. Pure.

/** @import { ChouetteView } from "../wire.js" */
/** @import { Settling } from "./decisions.js" */
/** @import { Words } from "../page/words.js" */
import { decisions } from "./decisions.js";
import { nameOf } from "./members.js";
import { amountText, isPoints, pointsText } from "../page/money.js";

/** What others offer the reader. @param {ChouetteView} view @returns {Settling[]} */
export const offersToSettle = (view) => decisions(view, view.you, view.legal).settlements.filter((offer) => !offer.own);

/** Points without a sign, and what they are worth: "1.5 points (7.50 EUR)". @param {ChouetteView} view @param {number} points @param {Words} words */
export function worthText(view, points, words) {
  const size = Math.abs(points);
  const text = words.say("points-count", { n: size, size: pointsText(size, words.language).replace("+", "") });
  const stake = view.game?.stake ?? view.stake;
  return isPoints(stake) ? text : `${text} (${amountText(size * stake.unit, stake.currency, words.language, words.say("points-word"))})`;
}

/** An offer as the one asked reads it. @param {ChouetteView} view @param {Settling} offer @param {Words} words */
export function settleText(view, offer, words) {
  const mine = offer.own ? offer.points : -offer.points;
  const about = { by: nameOf(view, offer.by), who: nameOf(view, offer.cube), own: String(offer.own), yours: String(offer.cube === view.you), amount: worthText(view, mine, words) };
  return `${words.say("settle-offered", about)} ${words.say("settle-comes-to", { way: mine > 0 ? "receive" : mine < 0 ? "pay" : "nothing", amount: about.amount })}`;
}

/** What leaving now does to one's cubes, as a question's name. @param {ChouetteView} view */
export function leavingMeans({ game, you, rules }) {
  const open = game?.cubes.some((edge) => edge.settled === null && (edge.member === you || edge.box === you)) ?? false;
  return !open ? "sure-leave" : rules.leaving === "loses" ? "sure-leave-loses" : "sure-leave-plays-on";
}
