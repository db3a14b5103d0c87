// What a resignation costs, cube by cube: shown before it is offered. Pure.

/** @import { ChouetteView, WinKind } from "../wire.js" */
/** @import { Words } from "../page/words.js" */
import { nameOf } from "./members.js";
import { worthText } from "./settling.js";

/** @type {Readonly<Record<WinKind, number>>} */
const TIMES = { single: 1, gammon: 2, backgammon: 3 };

/** Whether gammons count only on a cube that was turned (CHO-18). @param {ChouetteView} view */
const hasJacoby = (view) => (view.rules.game.jacoby ?? "on") === "on";

/**
 * What each cube that still plays costs whoever stands at its end on the resigning side.
 * @param {ChouetteView} view
 * @param {WinKind} kind
 * @returns {Map<string, number>} points by member
 */
export function costs(view, kind) {
  const { game, you } = view;
  /** @type {Map<string, number>} */
  const lost = new Map();
  for (const edge of game?.cubes ?? []) {
    if (edge.settled !== null) continue;
    const turned = edge.cube.owner !== "middle";
    const times = turned || !hasJacoby(view) ? TIMES[kind] : 1;
    const who = game?.box_player === you ? edge.box : edge.member;
    lost.set(who, (lost.get(who) ?? 0) + edge.cube.value * times);
  }
  return lost;
}

/** The sums in words: one's own first. @param {ChouetteView} view @param {WinKind} kind @param {Words} words */
export function costsText(view, kind, words) {
  const lost = [...costs(view, kind)];
  lost.sort(([one], [other]) => Number(other === view.you) - Number(one === view.you));
  return lost.map(([who, points]) => words.say("resign-costs", { who: nameOf(view, who), you: String(who === view.you), amount: worthText(view, points, words) })).join(" · ");
}
