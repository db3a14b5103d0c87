// The chouette's board as a table of two: box and captain. Pure; so that moving, drawing and pausing are those of the table.

/** @import { ChouetteAct, ChouetteView, CommandName, PhaseView, Side, Step } from "../wire.js" */
/** @import { LastTurn, Model, Phase } from "../play/model.js" */
import { countsOf } from "../board/counts.js";
import { newTurn, plays } from "../play/turn.js";
import { awaits, nameOf, theCube } from "./members.js";

/** Acts on the board that mean the same here as at a table. @type {readonly ChouetteAct[]} */
const SHARED = ["roll", "play", "challenge", "accept_play", "accept_resignation", "reject_resignation", "resign", "claim"];

/**
 * @param {ChouetteView} view
 * @param {string} id of the chouette
 * @returns {Model | null} none where the board is of wood, or no game is played
 */
export function modelOf(view, id) {
  const { game, legal } = view;
  const board = game?.board;
  if (!game || !board) return null;
  const you = sideOf(view);
  const checkers = countsOf(board.position);
  const actions = new Set(/** @type {CommandName[]} */ (legal.actions.filter((act) => SHARED.includes(act))));
  const graph = legal.steps;
  const phase = phaseOf(board.phase);
  const turn = phase.kind === "to_play" && graph ? newTurn(phase.side, phase.roll, graph, checkers) : null;
  const until = awaits(view).until;
  return {
    id, version: view.version, now: view.now, you, match: 1, state: "playing",
    seats: { white: seat(nameOf(view, game.box_player)), black: seat(nameOf(view, game.team_player)) },
    length: null, preset: view.rules.game.preset, stake: view.stake, score: { white: 0, black: 0 }, game: game.number, crawford: false,
    cube: cubeOf(view), checkers, pips: board.pips, phase,
    resignation: board.resignation?.type === "resignation" ? { by: board.resignation.by, win: board.resignation.kind } : null,
    wantsNext: null, wantsRematch: null, pair: null, tutor: null, actions, graph, plays: turn ? plays(turn).length : 0,
    free: board.phase.type === "to_play" && board.phase.free && graph !== null,
    resign: legal.resign, claim: legal.claim, whyNot: legal.why_not, last: lastTurn(view), opening: null, clock: null,
    decideBy: until, waitingFor: null, absentFrom: { white: null, black: null }, games: [], turns: [],
    // Tells one turn of a game from another: every play changes the pips.
    dice: { commitment: null, roll: board.pips.white * 1000 + board.pips.black, chain: null, open: false },
  };
}

/** The side somebody stands on, whoever moves for it. @param {ChouetteView} view @returns {Side | null} */
export function sideOf({ you, game, members }) {
  const role = members.find((member) => member.id === you)?.role;
  if (!game || !you || !role) return null;
  if (role === "box" || role === "partner" || role === "giver") return "white";
  const inTeam = game.cubes.some((edge) => edge.kind === "main" && edge.member === you);
  return role === "captain" || role === "member" || role === "stand_in" || (role === "out" && inTeam) ? "black" : null;
}

/** Whether the reader can only show a play to whoever plays for their side. @param {ChouetteView} view */
export function advises(view) {
  const { legal, game } = view;
  const phase = game?.board?.phase;
  return phase?.type === "to_play" && legal.actions.includes("advise") && !legal.actions.includes("play") && phase.side === sideOf(view);
}

/** @param {string} name @returns {Model["seats"]["white"]} */
const seat = (name) => ({ name, kind: "person", level: "", connected: true, ready: true, invited: false, people: [], holder: "" });

/** @param {ChouetteView} view @returns {Model["cube"]} */
function cubeOf(view) {
  const cube = theCube(view);
  if (!cube) return { value: 1, owner: null, enabled: false };
  const owner = cube.at === "middle" ? null : cube.at === "box" ? "white" : "black";
  return { value: cube.value, owner, enabled: true };
}

/** @param {PhaseView} phase @returns {Phase} */
function phaseOf(phase) {
  switch (phase.type) {
    case "opening":
      return { kind: "opening", tie: null };
    case "on_roll":
      return { kind: "on_roll", side: phase.side };
    case "to_play":
      return { kind: "to_play", side: phase.side, roll: phase.roll };
    case "play_shown":
      return { kind: "play_shown", side: phase.side, roll: phase.roll };
    default:
      return { kind: "closed", winner: null, points: 0, win: "single", ending: "", cause: null };
  }
}

/** @param {ChouetteView} view @returns {LastTurn | null} */
function lastTurn({ game }) {
  const last = game?.board?.last_turn;
  if (!game?.board || !last) return null;
  const { white, black } = game.board.pips;
  return { side: last.camp === "box" ? "white" : "black", roll: last.roll, steps: last.steps, id: `${game.number} ${last.camp} ${last.roll} ${white} ${black}` };
}

/**
 * The latest play shown in this turn to whoever plays for the reader's side, for arrows.
 * @param {ChouetteView} view
 * @param {number | null} chosen the number of the piece of advice; the latest without it
 * @returns {readonly Step[] | null}
 */
export function shownPlay(view, chosen) {
  const phase = view.game?.board?.phase;
  if (phase?.type !== "to_play" || phase.side !== sideOf(view)) return null;
  const advice = view.game?.advice ?? [];
  const one = chosen === null ? advice.findLast((piece) => piece.steps.length > 0) : advice.find((piece) => piece.number === chosen);
  return one && one.steps.length > 0 ? one.steps : null;
}

