// What a member can do beside moving checkers: buttons, and the forms behind them. Pure: a view in, a list out.

/** @import { ChouetteAct, ChouetteCommand, ChouetteLegal, ChouetteView, PlayerId } from "../wire.js" */
import { hasOneCube, isWooden, memberOf } from "./members.js";

/**
 * @typedef {object} Button
 * @property {string} id names the sentence: `choice-{id}`
 * @property {ChouetteCommand} command
 * @property {"main" | "plain" | "quiet"} tone
 * @property {string} key the key that does it; empty for none
 * @property {Record<string, string | number>} about what the sentence is about
 *
 * @typedef {object} Settling a settlement on offer, or the chance to offer one
 * @property {PlayerId} cube
 * @property {PlayerId} by
 * @property {number} points what who offers would receive
 * @property {boolean} own whether the reader made it
 *
 * @typedef {object} Decisions
 * @property {Button[]} buttons
 * @property {PlayerId[]} offer the cubes that may be offered, where one chooses among several
 * @property {boolean} answers whether cubes are to be answered
 * @property {Settling[]} settlements
 * @property {PlayerId[]} settle cubes for which a settlement may be offered
 */

/**
 * @param {ChouetteView} view
 * @param {PlayerId | null} person
 * @param {ChouetteLegal} legal what that person may do
 * @returns {Decisions}
 */
export function decisions(view, person, legal) {
  const may = (/** @type {ChouetteAct} */ act) => legal.actions.includes(act);
  return {
    buttons: [...forms(view, may), ...cubes(view, person, legal), ...company(view, person, may)],
    offer: may("double") && legal.offer.length > 1 && !(hasOneCube(view) && !hasExtras(view)) ? legal.offer : [],
    answers: legal.answer.length > 0 && (may("take") || may("drop") || legal.answer.some((one) => one.answers.length > 0)),
    settlements: settlements(view, person),
    settle: settleable(view, person),
  };
}

/** @param {ChouetteView} view */
const hasExtras = (view) => view.game?.cubes.some((cube) => cube.kind === "extra") ?? false;

/** What has one plain answer. @param {ChouetteView} view @param {(act: ChouetteAct) => boolean} may @returns {Button[]} */
function forms(view, may) {
  /** @type {Button[]} */
  const list = [];
  const add = (/** @type {ChouetteAct} */ act, /** @type {Button["tone"]} */ tone, key = "", about = {}) => {
    if (may(act)) list.push({ id: act, command: /** @type {ChouetteCommand} */ ({ type: act }), tone, key, about });
  };
  const wooden = isWooden(view);
  if (!wooden) {
    add("roll_die", "main", "Enter");
    add("roll_opening", "main", "Enter");
    add("draw_partner", "main", "Enter");
  }
  add("give_extra", "main", "t", { price: view.game?.extras?.price ?? 0 });
  add("decline_extra", "plain", "p");
  add("count_tie", "main", "t");
  add("decline_tie", "plain", "p");
  add("accept_partner", "main", "t");
  add("decline_partner", "plain", "p");
  add("start_game", "main", "Enter", { game: view.games.length + 1 });
  if (view.stage.type !== "playing") add("seek_partner", "plain");
  if (view.stage.type !== "playing") add("end_partnership", "quiet");
  return list;
}

/** Offering cubes. @param {ChouetteView} view @param {PlayerId | null} person @param {ChouetteLegal} legal @returns {Button[]} */
function cubes(view, person, legal) {
  if (!legal.actions.includes("double")) return [];
  const box = view.game?.box === person || view.game?.partner === person;
  const edges = view.game?.cubes ?? [];
  const values = legal.offer.map((key) => edges.find((edge) => (edge.kind === "main" ? edge.member : edge.box) === key)?.cube.value ?? 1);
  const asked = [...new Set(values.map((one) => 2 * one))].sort((one, other) => one - other);
  const value = asked.length > 0 ? asked.join(" / ") : 2;
  const id = box && legal.offer.length > 1 && !hasOneCube(view) ? "double_all" : "double";
  /** @type {Button[]} */
  const list = [{ id, command: { type: "double", cubes: null }, tone: "plain", key: "d", about: { value } }];
  if (legal.actions.includes("hold")) list.push({ id: "hold", command: { type: "hold" }, tone: "quiet", key: "n", about: {} });
  return list;
}

/** Coming and going. @param {ChouetteView} view @param {PlayerId | null} person @param {(act: ChouetteAct) => boolean} may @returns {Button[]} */
function company(view, person, may) {
  /** @type {Button[]} */
  const list = [];
  const leaving = memberOf(view, person)?.presence === "leaving";
  if (may("join")) list.push({ id: leaving ? "stay" : "join", command: { type: "join", name: null }, tone: leaving ? "plain" : "main", key: "", about: {} });
  return list;
}

/** Settlements on offer for cubes of somebody's. @param {ChouetteView} view @param {PlayerId | null} person @returns {Settling[]} */
function settlements(view, person) {
  const edges = view.game?.cubes ?? [];
  return (view.game?.settlements ?? [])
    .filter((offer) => person !== null && (offer.cube.box === person || offer.cube.member === person))
    .map((offer) => {
      const edge = edges.find((one) => one.box === offer.cube.box && one.member === offer.cube.member);
      return { cube: edge?.kind === "extra" ? edge.box : offer.cube.member, by: offer.by, points: offer.points, own: offer.by === person };
    });
}

/** Open cubes of somebody's while nothing is on offer. @param {ChouetteView} view @param {PlayerId | null} person @returns {PlayerId[]} */
function settleable(view, person) {
  const { game } = view;
  if (!game || person === null || game.round || game.extras || game.tie_waits) return [];
  const open = game.cubes.filter((edge) => edge.settled === null && (edge.box === person || edge.member === person));
  return open.map((edge) => (edge.kind === "main" ? edge.member : edge.box));
}
