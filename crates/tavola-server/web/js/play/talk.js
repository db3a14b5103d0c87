// What a side says among itself: words and plays shown on the board, as tables and chouettes list them.

/** @import { Step } from "../wire.js" */
/** @import { Words } from "../page/words.js" */
import { el } from "../page/dom.js";
import { playText } from "./notation.js";

/** @typedef {{ number: number, text: string, steps: readonly Step[] }} Piece */

/** @param {{ text: string, steps: readonly Step[] }} piece @param {Words} words */
export function adviceText(piece, words) {
  const play = piece.steps.length > 0 ? playText(piece.steps, { bar: words.say("bar-word"), off: words.say("off-word") }) : "";
  return [play, piece.text].filter(Boolean).join(": ");
}

/**
 * One piece in the list.
 * @param {Piece} piece
 * @param {Words} words
 * @param {{ name: string, shown: number | null, show: (number: number | null) => void }} about who said it; the piece whose play is on the board
 * @param {readonly HTMLElement[]} [said] what stands behind the words
 * @param {readonly HTMLElement[]} [replies] buttons
 */
export function pieceItem(piece, words, { name, shown, show }, said = [], replies = []) {
  const { number, steps } = piece;
  const on = shown === number;
  const look = steps.length === 0 ? [] : [
    el("button", { type: "button", class: "quiet-button", "data-id": `advice-${number}`, "aria-pressed": String(on), onclick: () => show(on ? null : number) }, words.say(on ? "talk-hide" : "talk-show")),
  ];
  return el("li", { class: "advice" }, el("b", {}, name), el("span", {}, adviceText(piece, words)), ...said, ...look, ...replies);
}

/** A reply to a piece. @param {Piece} piece @param {string} act @param {string} text @param {() => void} does */
export const replyButton = ({ number }, act, text, does) =>
  el("button", { type: "button", class: "quiet-button", "data-act": act, "data-id": `${act}-${number}`, onclick: does }, text);

/**
 * The line in which one writes.
 * @param {HTMLElement} form
 * @param {HTMLInputElement} field
 * @param {(text: string) => void} say
 */
export function armTalk(form, field, say) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text) say(text);
    field.value = "";
  });
  return field;
}
