// Settings, help, resignation and the list of legal plays, as dialogs of the browser's own kind.

/** @import { Settings } from "./settings.js" */
/** @import { Words } from "./words.js" */
import "./after_dialog.js";
import { boardTiles } from "./boards.js";
import { CHOICES, DEFAULTS } from "./settings.js";
import { byId, el } from "./dom.js";

/** @type {readonly (readonly [string, readonly (keyof Settings)[]])[]} */
const GROUPS = [
  ["set-group-board", ["board", "look", "home", "numbers", "colour", "speed", "arrows", "pips", "clocks"]],
  ["set-group-auto", ["autoForced", "autoPass", "autoRoll", "autoBearOff", "fastForward", "confirmDouble"]],
  ["set-group-sound", ["soundRoll", "soundChecker", "soundHit", "soundOff", "soundCube", "soundClock", "soundTurn"]],
  ["set-group-voice", ["sayRolls", "sayPlays"]],
];

/** Keys and what they do, as the help shows them. @type {readonly (readonly [string, string])[]} */
export const KEYS = [
  ["Space, Enter", "key-go"], ["u", "key-undo"], ["Shift u", "key-undo-all"], ["d", "key-double"], ["t", "key-take"], ["p", "key-drop"],
  ["b", "key-beaver"], ["x", "key-swap"], ["f", "key-flip"], ["m", "key-list"], ["l", "key-last"], ["c", "key-clocks"],
  ["i", "key-pips"], ["q", "key-quadrants"], ["8/5 6/5", "key-type"], ["← →", "key-replay"], ["g", "key-board"], ["Shift n", "key-bell"], ["Esc", "key-escape"], ["?", "key-help"], ["⌖", "key-mouse"], ["⌖ ⌖", "key-drag"], ["⚂ ⚄", "key-dice"],
];

/** @param {string} id @returns {HTMLDialogElement} */
export function dialog(id) {
  const element = byId(id);
  if (!(element instanceof HTMLDialogElement)) throw new Error(`#${id} is no dialog`);
  return element;
}

/** Closes a dialog whose question is no longer asked. @param {boolean} asked @param {string} id */
export function closeUnless(asked, id) {
  const box = dialog(id);
  if (!asked && box.open) box.close();
}

/**
 * @param {Words} words
 * @param {() => Settings} current
 * @param {(settings: Settings) => void} change
 */
export function fillSettings(words, current, change) {
  const body = byId("settings-body");
  const set = (/** @type {keyof Settings} */ name, /** @type {string | boolean} */ value) => change({ ...current(), [name]: value });
  body.replaceChildren(
    ...GROUPS.map(([title, names]) =>
      el("fieldset", {}, el("legend", {}, words.say(title)), ...names.map((name) => row(name, words, current, set))),
    ),
  );
}

/**
 * @param {keyof Settings} name
 * @param {Words} words
 * @param {() => Settings} current
 * @param {(name: keyof Settings, value: string | boolean) => void} set
 */
function row(name, words, current, set) {
  if (name === "board") return boardTiles(words, current().board, (board) => set(name, board));
  const id = `set-${name}`;
  const label = el("label", { for: id }, words.say(id));
  if (typeof DEFAULTS[name] === "boolean") {
    const box = el("input", { type: "checkbox", id, class: "switch", checked: Boolean(current()[name]), onchange: () => set(name, /** @type {HTMLInputElement} */ (box).checked) });
    return el("div", { class: "set-row" }, label, box);
  }
  const options = (CHOICES[name] ?? []).map((value) => el("option", { value, selected: current()[name] === value }, words.say(`${id}-${value}`)));
  const select = el("select", { id, onchange: () => set(name, /** @type {HTMLSelectElement} */ (select).value) }, ...options);
  return el("div", { class: "set-row" }, label, select);
}

/** @param {Words} words @param {readonly (readonly [string, string])[]} [keys] */
export function fillHelp(words, keys = KEYS) {
  const rows = keys.map(([keys, name]) => el("div", { class: "key-row" }, el("dt", {}, el("kbd", {}, keys)), el("dd", {}, words.say(name))));
  byId("help-keys").replaceChildren(...rows);
}

/**
 * A list of choices in a dialog; choosing closes it.
 * @param {string} id of the dialog
 * @param {readonly { text: string, detail?: string, act: () => void }[]} choices
 */
export function ask(id, choices) {
  const box = dialog(id);
  const list = box.querySelector(".choices");
  list?.replaceChildren(
    ...choices.map(({ text, detail, act }) => {
      const choose = () => {
        box.close();
        act();
      };
      const label = detail ? [el("span", {}, text), el("small", {}, detail)] : [text];
      return el("li", {}, el("button", { type: "button", class: "choice", onclick: choose }, ...label));
    }),
  );
  if (!box.open) box.showModal();
}

/** Buttons that open dialogs by name, and those inside that close them. */
export function armDialogs() {
  for (const button of document.querySelectorAll("[data-opens]")) {
    button.addEventListener("click", () => dialog(button.getAttribute("data-opens") ?? "").showModal());
  }
  for (const box of document.querySelectorAll("dialog")) {
    box.addEventListener("click", (event) => {
      const target = event.target;
      if (target === box || (target instanceof HTMLElement && target.closest("[data-close]"))) box.close();
    });
  }
}
