// Plays that are shown: another's as it came, and one's own where there is no choice.

/** @import { Step } from "../wire.js" */
/** @import { TavolaBoard } from "../board/element.js" */
/** @import { Sounds } from "../page/sound.js" */
/** @import { Words } from "../page/words.js" */
/** @import { Model } from "./model.js" */
/** @import { Player } from "./player.js" */
import { STEP_TIME } from "../page/settings.js";
import { wentBack } from "./said.js";
import { rollId, scene } from "./scene.js";

/** So long a roll is seen before it is played. */
const SHOW_ROLL = 420;
/** With more views waiting than this, movement is left out. */
const MOST_WAITING = 6;

/** @param {number} time */
export const wait = (time) => new Promise((done) => setTimeout(done, time));

/**
 * @typedef {object} Seen what a page shows plays with
 * @property {TavolaBoard} board
 * @property {Player} player
 * @property {Sounds} sounds
 * @property {import("../page/settings.js").Settings} settings
 * @property {Words} words
 */

/** How fast checkers go: not at all for who wants no movement. @param {import("../page/settings.js").Settings} settings */
export const speedOf = (settings) => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : STEP_TIME[settings.speed]);

/** Whether it is a phone held upright. */
export const isCompact = () => matchMedia("(max-width: 560px) and (orientation: portrait)").matches;

/** @param {Seen} page @param {Step} step */
export const soundOf = (page, step) => page.sounds.play(step.hit ? "hit" : step.to === 0 ? "off" : "checker", page.settings);

/**
 * What is heard of a view that comes.
 * @template {{ model: Model | null }} Shown
 * @param {{ sounds: Sounds, settings: import("../page/settings.js").Settings, isCubeNews: (before: Shown, now: Shown) => boolean, isYourTurn: (shown: Shown) => boolean }} page
 * @param {Shown} before
 * @param {Shown} now
 */
export function soundNews(page, before, now) {
  const rolled = (/** @type {Shown} */ { model }) => model?.phase.kind === "to_play";
  if (rolled(now) && !rolled(before)) page.sounds.play("roll", page.settings);
  if (page.isCubeNews(before, now)) page.sounds.play("cube", page.settings);
  if (page.isYourTurn(now) && !page.isYourTurn(before)) page.sounds.play("turn", page.settings);
}

/**
 * Shows the last play step by step, if it is new and not one's own.
 * @param {Seen} page
 * @param {Model} before
 * @param {Model} now
 * @param {{ own: boolean, waiting: number }} about whether it was made on this page, and how many views wait
 */
export async function showPlay(page, before, now, { own, waiting }) {
  const { last } = now;
  if (!last || last.id === before.last?.id || wentBack(before, now) || own || document.hidden || waiting > MOST_WAITING || page.board.speed === 0) return;
  if (before.phase.kind !== "to_play") {
    const rolled = { ...before, phase: /** @type {const} */ ({ kind: "to_play", side: last.side, roll: last.roll }), actions: new Set(), graph: null };
    page.board.show(scene(rolled, null, { ...page.settings, arrows: false }, page.words));
  }
  await wait(SHOW_ROLL);
  await page.board.play(last.side, last.steps, (step) => soundOf(page, step));
  await wait(last.steps.length === 0 ? SHOW_ROLL : 120);
}

/** So long the opening roll is seen, one die each, before whoever has won it plays both. */
const SHOW_OPENING = 1100;

/**
 * Shows the opening roll, one die each; also one that was a tie.
 * @param {Seen} page
 * @param {Model} before
 * @param {Model} now
 * @param {{ waiting: number }} about how many views wait
 */
export async function showOpening(page, before, now, { waiting }) {
  const tie = now.phase.kind === "opening" ? now.phase.tie : null;
  const dice = now.opening ?? (tie === null ? null : { white: tie, black: tie });
  const isOld = before.opening !== null || (before.phase.kind === "opening" && before.phase.tie !== null && before.dice.roll === now.dice.roll);
  if (!dice || isOld || document.hidden || waiting > MOST_WAITING || page.board.speed === 0) return;
  const still = { ...now, phase: /** @type {const} */ ({ kind: "waiting" }), last: null, actions: new Set(), graph: null };
  page.board.show({ ...scene(still, null, page.settings, page.words), opening: { ...dice, id: rollId(now) } });
  await wait(SHOW_OPENING);
}

/**
 * Moves the checkers of a play without a choice. Whoever moves, undoes or chooses a play meanwhile has it stopped: the turn
 * in hand is theirs then, and a step added to it would stand there twice.
 * @param {Seen} page
 * @param {Model} model
 * @param {readonly import("../wire.js").StepEdge[]} steps
 * @returns {Promise<import("./turn.js").Turn | null>} the turn as it was moved to the end; null if it was not
 */
export async function moveForced(page, model, steps) {
  const { player } = page;
  let { turn } = player;
  for (const step of steps) {
    if (!turn || player.turn !== turn) return null;
    turn = { ...turn, path: [...turn.path, step] };
    player.set(turn);
    soundOf(page, step);
    page.board.show(scene(model, turn, page.settings, page.words));
    await wait(page.board.speed + 60);
  }
  return player.turn === turn ? turn : null;
}
