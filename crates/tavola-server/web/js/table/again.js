// The last play once more: said, and shown from before it.

/** @import { TavolaBoard } from "../board/element.js" */
/** @import { Model } from "../play/model.js" */
/** @import { Settings } from "../page/settings.js" */
/** @import { Words } from "../page/words.js" */
import "./next_week.js";
import { beforeSteps } from "../board/counts.js";
import { wait } from "../play/movement.js";
import { scene } from "../play/scene.js";
import { spoken } from "./speech.js";

/** @param {{ model: Model | null, board: TavolaBoard, settings: Settings, words: Words, say: (text: string) => void, draw: () => void }} page */
export async function showAgain(page) {
  const { model, board, settings, words } = page;
  if (!model?.last) return;
  const still = /** @type {const} */ ({ kind: "closed", winner: null, points: 0, win: "single", ending: "", cause: null });
  for (const sentence of spoken(null, { ...model, you: null, phase: still, game: 0 }, settings, words)) page.say(sentence);
  board.show(scene({ ...model, checkers: beforeSteps(model.checkers, model.last.side, model.last.steps), last: null, actions: new Set() }, null, settings, words));
  await wait(250);
  await board.play(model.last.side, model.last.steps);
  page.draw();
}
