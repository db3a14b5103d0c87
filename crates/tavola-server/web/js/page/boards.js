// The boards one can choose from, each as a small picture in its own colours.

/** @import { Settings } from "./settings.js" */
/** @import { Words } from "./words.js" */
import { checker, die } from "../board/pieces.js";
import { svg } from "../board/draw.js";
import { CHOICES } from "./settings.js";
import { el } from "./dom.js";

/**
 * A fieldset with a tile for each board.
 * @param {Words} words
 * @param {string} chosen
 * @param {(board: Settings["board"]) => void} choose
 */
export function boardTiles(words, chosen, choose) {
  const tile = (/** @type {string} */ name) => {
    const input = el("input", { type: "radio", name: "set-board", value: name, checked: name === chosen, onchange: () => choose(/** @type {Settings["board"]} */ (name)) });
    const shown = el("span", { class: "tile-picture", "aria-hidden": "true" });
    shown.dataset["board"] = name;
    shown.append(picture());
    return el("label", { class: "board-tile" }, input, shown, el("span", { class: "tile-name" }, words.say(`set-board-${name}`)));
  };
  return el("fieldset", { class: "board-tiles", id: "set-board" }, el("legend", {}, words.say("set-board")), ...(CHOICES["board"] ?? []).map(tile));
}

/** A corner of a board: frame, four points, two checkers, a die. */
function picture() {
  const point = (/** @type {number} */ nth) => svg("path", { d: `M${12 + nth * 34} 8L${29 + nth * 34} 74 ${46 + nth * 34} 8Z`, class: `point point-${nth % 2 === 0 ? "a" : "b"}` });
  const placed = (/** @type {SVGElement} */ piece, /** @type {number} */ x, /** @type {number} */ y, size = 1) => svg("g", { transform: `translate(${x} ${y}) scale(${size})` }, [piece]);
  return svg("svg", { viewBox: "0 0 160 104" }, [
    svg("rect", { width: 160, height: 104, rx: 8, class: "tile-frame" }),
    svg("rect", { x: 10, y: 8, width: 140, height: 88, class: "tile-felt" }),
    ...[0, 1, 2, 3].map(point),
    svg("rect", { x: 6, y: 5, width: 148, height: 94, rx: 4, class: "inlay" }),
    placed(checker("light", 17, 10, 4), 29, 26), placed(checker("dark", 17, 10, 4), 63, 26), placed(checker("dark", 17, 10, 4), 131, 26),
    placed(die("light", 5, 30), 118, 76, 0.9), placed(die("dark", 3, 30), 84, 76, 0.9),
  ]);
}
