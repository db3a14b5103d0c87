// The device's dialogs: why the clock stops, how a game ended, the menu, the sheet, handing over.

/** @import { DeviceView, Side, WinKind } from "../wire.js" */
/** @import { Words } from "../page/words.js" */
import "../page/after_dialog.js";
import { el } from "../page/dom.js";
import { other, SIDES } from "./fold/clock.js";

/** A dialog that is gone when it is closed. @param {Words} words @param {string} title @param {(Node | string)[]} children */
export function dialog(words, title, ...children) {
  const close = el("button", { class: "quiet-button", type: "button", onclick: () => box.close() }, words.say("board-close"));
  // Both sit at the same phone: whoever sits far turns it to themselves.
  const turn = el("button", { class: "quiet-button turn", type: "button", onclick: () => box.classList.toggle("turned") }, words.say("board-turn-dialog"));
  const box = /** @type {HTMLDialogElement} */ (el("dialog", { class: "device-dialog", "aria-label": title }, el("h2", {}, title), ...children, el("p", { class: "closing" }, turn, close)));
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  return box;
}

/** @param {string} text @param {() => void} act @param {string} [kind] */
export const button = (text, act, kind = "") => el("button", { class: `device-act ${kind}`, type: "button", onclick: act }, text);

/**
 * Asks how the game ended; the answer is given with the time at which the question was opened.
 * @param {Words} words @param {DeviceView} view
 * @param {(winner: Side, kind: WinKind, cube: number) => void} enter
 */
export function askResult(words, view, enter) {
  /** @type {WinKind[]} */
  const kinds = ["single", "gammon", "backgammon"];
  const entry = view.phase.type === "game_entry" ? view.phase : null;
  const chosen = { winner: entry?.winner ?? null, kind: entry?.kind ?? "single", cube: entry?.cube ?? view.cube.value };
  const pick = (/** @type {string} */ name, /** @type {string} */ value, /** @type {string} */ text, /** @type {boolean} */ on) =>
    el("label", { class: "pick" }, el("input", { type: "radio", name, value, checked: on, required: name === "winner" }), text);
  const form = /** @type {HTMLFormElement} */ (el("form", { class: "result-form" },
    el("fieldset", {}, el("legend", {}, words.say("board-won-by")), ...SIDES.map((side) => pick("winner", side, view.names[side], chosen.winner === side))),
    el("fieldset", {}, ...kinds.map((kind) => pick("kind", kind, words.say(`board-kind-${kind}`), chosen.kind === kind))),
    el("fieldset", { hidden: view.cube.locked }, ...[1, 2, 4, 8, 16, 32].map((value) => pick("cube", String(value), words.say("board-cube", { value }), chosen.cube === value))),
    el("button", { class: "device-act main", type: "submit" }, words.say("board-enter")),
  ));
  const box = dialog(words, words.say("board-result"), form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const data = new FormData(form);
    const winner = /** @type {Side | null} */ (data.get("winner"));
    if (!winner) return;
    enter(winner, /** @type {WinKind} */ (data.get("kind")), view.cube.locked ? 1 : Number(data.get("cube")));
    box.close();
  });
}

/** Asks as what. @param {Words} words @param {(kind: WinKind) => void} then */
export function askKind(words, then) {
  const box = dialog(words, words.say("board-result"));
  for (const kind of /** @type {WinKind[]} */ (["single", "gammon", "backgammon"])) {
    add(box, words.say(`board-kind-${kind}`), () => then(kind));
  }
}

/**
 * Asks what stands on somebody's own paper (MAT-05).
 * @param {Words} words @param {DeviceView} view @param {(paper: { white: number, black: number, length: number | null }) => void} then
 */
export function askPaper(words, view, then) {
  const field = (/** @type {string} */ name, /** @type {string} */ label, /** @type {number | null} */ value) =>
    el("label", { class: "field" }, el("span", {}, label), el("input", { name, type: "number", min: "0", max: "999", inputmode: "numeric", value: value === null ? "" : String(value) }));
  const form = /** @type {HTMLFormElement} */ (el("form", { class: "result-form" },
    el("div", { class: "fields" }, field("white", view.names.white, view.score.white), field("black", view.names.black, view.score.black), field("length", words.say("board-length"), view.length)),
    el("button", { class: "device-act main", type: "submit" }, words.say("board-enter")),
  ));
  const box = dialog(words, words.say("board-compare"), form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const data = new FormData(form);
    const number = (/** @type {string} */ name) => Math.max(0, Math.trunc(Number(data.get(name))));
    box.close();
    then({ white: number("white"), black: number("black"), length: number("length") || null });
  });
}

/** Asks for whom a stopped clock goes on. @param {Words} words @param {DeviceView} view @param {{ go: (side: Side | null) => void, over: () => void, call: (() => void) | null }} then */
export function askResume(words, view, { go, over, call }) {
  const { phase, names } = view;
  if (phase.type !== "stopped") return;
  const box = dialog(words, words.say("board-stopped"));
  const turn = phase.turn;
  if (turn === null && view.clock && phase.offered === null) {
    // A clock brought in does not know whose turn it is.
    for (const side of SIDES) add(box, `${words.say("board-resume")}: ${names[side]}`, () => go(side), "main");
  } else {
    add(box, `${words.say("board-resume")}${turn ? `: ${names[turn]}` : ""}`, () => go(null), "main");
  }
  if (turn && phase.offered === null) add(box, words.say("board-resume-other", { name: names[other(turn)] }), () => go(other(turn)));
  add(box, words.say("board-over"), over);
  if (call) add(box, words.say("board-reason-director"), call);
}

/**
 * Asks whether the clock is to be taken over; where no device has it, nobody loses it.
 * @param {Words} words @param {DeviceView} view @param {() => void} take
 */
export function askTakeOver(words, view, take) {
  if (view.lease === null) return take();
  const box = dialog(words, words.say("board-take-over"), el("p", {}, words.say("board-take-over-ask")));
  add(box, words.say("board-take-over-yes"), take, "main");
}

/**
 * Asks whether a log that was handed over is to be taken up; resolves with the answer.
 * @param {Words} words @param {DeviceView} view the match as that log has it @param {number} count its lines @param {boolean} known whether this device has that match already
 * @returns {Promise<boolean>}
 */
export function askTakeUp(words, { names, score, length }, count, known) {
  return new Promise((resolve) => {
    const match = words.say("board-take-up-match", { white: names.white, black: names.black, a: score.white, b: score.black, length: length ?? 0, count });
    const box = dialog(words, words.say("board-take-up"), el("p", {}, match), el("p", {}, words.say(known ? "board-take-up-known" : "board-take-up-new")));
    let yes = false;
    add(box, words.say("board-take-up-yes"), () => (yes = true), "main");
    box.addEventListener("close", () => setTimeout(() => resolve(yes)));
  });
}

/** One more button of a dialog, which closes it. @param {HTMLDialogElement} box @param {string} text @param {() => void} act @param {string} [kind] */
function add(box, text, act, kind) {
  const pressed = () => {
    box.close();
    act();
  };
  box.insertBefore(button(text, pressed, kind), box.lastElementChild);
}

/** Something that is done by holding it, so that a touch by chance does nothing. @param {HTMLElement} element @param {() => void} done */
export function byHolding(element, done, touched = () => {}) {
  let timer = 0;
  const start = () => {
    element.classList.add("holding");
    timer = window.setTimeout(() => {
      timer = 0;
      element.classList.remove("holding");
      done();
    }, 700);
  };
  const end = () => {
    element.classList.remove("holding");
    clearTimeout(timer);
    timer = 0;
  };
  element.addEventListener("pointerdown", start);
  element.addEventListener("pointerup", () => timer && touched());
  for (const name of ["pointerup", "pointerleave", "pointercancel"]) element.addEventListener(name, end);
  element.addEventListener("contextmenu", (event) => event.preventDefault());
  // With a keyboard or a screen reader there is no touch by chance.
  element.addEventListener("click", (event) => event.detail === 0 && done());
}
