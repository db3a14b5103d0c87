// The strips above and below the chouette's board: who plays there. Draws; decides nothing.

/** @import { ChouetteView, Side } from "../wire.js" */
/** @import { Model } from "../play/model.js" */
/** @import { Settings } from "../page/settings.js" */
/** @import { Words } from "../page/words.js" */
import { pipsOf } from "../board/counts.js";
import { byId, el } from "../page/dom.js";
import { isLight } from "../play/panel.js";
import { keyed } from "../page/keyed.js";
import { nameOf, rows } from "./members.js";

/** @type {readonly ("top" | "bottom")[]} */
const PLACES = ["top", "bottom"];

/** No board is played on. */
export function clearStrips() {
  for (const place of PLACES) {
    keyed(byId(place), "", () => []);
    byId(place).classList.remove("acting");
  }
}

/**
 * @param {ChouetteView} view
 * @param {Model} model
 * @param {number[]} checkers as they are drawn
 * @param {{ settings: Settings, words: Words }} page
 */
export function showStrips(view, model, checkers, page) {
  const pov = model.you ?? "white";
  strip("bottom", view, model, pov, checkers, page);
  strip("top", view, model, pov === "white" ? "black" : "white", checkers, page);
}

/**
 * @param {"top" | "bottom"} place
 * @param {ChouetteView} view
 * @param {Model} model
 * @param {Side} side
 * @param {number[]} checkers
 * @param {{ settings: Settings, words: Words }} page
 */
function strip(place, view, model, side, checkers, { settings, words }) {
  const id = side === "white" ? view.game?.box_player : view.game?.team_player;
  const { phase } = model;
  const acts = (phase.kind === "on_roll" || phase.kind === "to_play") && phase.side === side;
  const stands = view.members.some((member) => member.id === id && member.role === "stand_in");
  const role = words.say(side === "white" ? "role-box" : stands ? "role-stand_in" : "role-captain");
  const pips = settings.pips ? words.say("line-pips", { n: pipsOf(checkers, side) }) : "";
  const light = isLight(model, settings, side);
  const root = byId(place);
  root.classList.toggle("acting", acts);
  const own = place === "bottom" ? ownCube(view, words) : "";
  keyed(root, JSON.stringify([id, role, pips, acts, light, own]), () => [
    el("span", { class: "turn-mark", "aria-hidden": "true" }),
    el("span", { class: `swatch ${light ? "swatch-light" : "swatch-dark"}`, "aria-hidden": "true" }),
    el("span", { class: "role" }, role), el("b", { class: "name" }, nameOf(view, id ?? "")), own ? el("span", { class: "own-cube" }, own) : "", el("span", { class: "pips" }, pips),
  ]);
}

/** Where the reader's own cube lies and what it shows. @param {ChouetteView} view @param {Words} words */
function ownCube(view, words) {
  const row = rows(view).find((one) => one.you && one.against === null);
  if (!row?.cube || row.cube.settled !== null) return "";
  return words.say("strip-own-cube", { value: row.cube.value, at: row.cube.at });
}
