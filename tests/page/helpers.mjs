// What the page's tests share: boards, graphs and views made by hand.
// @ts-check

/** @import { StepEdge, StepGraph, TableView } from "../../crates/tavola-server/web/js/wire.js" */

import { readFileSync } from "node:fs";
import { modelOf } from "../../crates/tavola-server/web/js/table/view.js";
import { Words } from "../../crates/tavola-server/web/js/page/words.js";
import { DEFAULTS } from "../../crates/tavola-server/web/js/page/settings.js";

const WEB = new URL("../../crates/tavola-server/web/", import.meta.url);

/** @param {string} language */
export const wordsOf = (language) => new Words(language, ["table", "pace", "talk"].map((name) => readFileSync(new URL(`i18n/${language}/${name}.ftl`, WEB), "utf8")).join("\n"));

export const settings = DEFAULTS;

/**
 * A graph from lists of edges, one list a node.
 * @param {Partial<StepEdge>[][]} nodes
 * @returns {StepGraph}
 */
export const graphOf = (nodes) => ({
  nodes: nodes.map((steps) => ({ steps: steps.map((step) => /** @type {StepEdge} */ ({ hit: false, ...step })) })),
});

/** The start with White's numbering. */
export function startCheckers() {
  const checkers = new Array(28).fill(0);
  for (const [place, count] of /** @type {[number, number][]} */ ([[24, 2], [13, 5], [8, 3], [6, 5]])) {
    checkers[place] = count;
    checkers[25 - place] = -count;
  }
  return checkers;
}

/** A roll of 6-3 of which 24/18, 24/15, 13/10 and 13/7 are told. */
export const sixThree = graphOf([
  [{ from: 24, to: 18, die: 6, next: 1 }, { from: 13, to: 10, die: 3, next: 2 }, { from: 13, to: 7, die: 6, next: 4 }],
  [{ from: 18, to: 15, die: 3, next: 3 }, { from: 13, to: 10, die: 3, next: 5 }],
  [{ from: 24, to: 18, die: 6, next: 5 }],
  [],
  [{ from: 13, to: 10, die: 3, next: 6 }],
  [],
  [],
]);

const points = startCheckers().slice(1, 25);

/** A view as the server would send it. @param {Partial<TableView>} changes @returns {TableView} */
export function viewOf(changes = {}) {
  const seat = (/** @type {string} */ name, /** @type {"person" | "bot"} */ kind) =>
    ({ name, kind, invited: false, ready: true, connected: true, gone_since: null });
  return /** @type {TableView} */ (/** @type {unknown} */ ({
    id: "t", version: 7, now: 0, you: "white", rules: { preset: "match" }, stake: { currency: "points", unit: 1 },
    seats: { white: seat("Ada", "person"), black: seat("Tavola", "bot") }, state: "playing",
    score: { points: { white: 0, black: 0 }, length: 5, away: { white: 5, black: 5 } },
    match: 1, game_number: 1, crawford: "pre", cube: { value: 1, owner: "middle", enabled: true },
    board: { points, bar: { white: 0, black: 0 }, off: { white: 0, black: 0 } }, pips: { white: 167, black: 167 },
    phase: { type: "on_roll", side: "white" }, pending: [],
    legal: { actions: ["roll", "double"], steps: null, plays: 0, resign: [], claim: [], why_not: {} },
    last_turn: null, clock: null,
    pace: { limits: {}, waiting_for: "white", decide_by: null, absent_from: { white: null, black: null } },
    history: { games: [], turns: [] },
    dice: { house_commitment: null, house_secret: null, chains: { white: null, black: null }, roll_number: 1 },
    ...changes,
  }));
}

/** @param {Partial<TableView>} changes */
export const model = (changes = {}) => modelOf(viewOf(changes));
