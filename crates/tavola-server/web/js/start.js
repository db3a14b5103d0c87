// The start page: draws the board beside the welcome, and remembers how strong the bot was to be.

/** @import { TavolaBoard } from "./board/element.js" */
import "./board/element.js";
import "./lobby/app.js";
import "./lobby/chooser.js";

const board = /** @type {TavolaBoard} */ (document.getElementById("hero"));
const checkers = new Array(28).fill(0);
for (const [place, count] of [[24, 1], [22, 1], [13, 4], [8, 3], [6, 4], [5, 2], [1, -2], [12, -5], [17, -3], [19, -4], [21, -1]]) {
  checkers[place ?? 0] = count;
}
board.show({
  checkers,
  dice: { side: "white", values: [4, 2], shares: [1, 1] },
  opening: null,
  cube: { value: 1, owner: null, offeredTo: null },
  active: null,
  movable: new Set(),
  trail: null,
  labels: new Map(),
  diceLabel: "",
  cubeLabel: "",
  cubeActive: false,
});

const LEVEL = "tavola-level";
const levels = document.getElementById("levels");
const remembered = localStorage.getItem(LEVEL);
const last = [...(levels?.querySelectorAll("input") ?? [])].find(({ value }) => value === remembered);
if (last) last.checked = true;
levels?.addEventListener("change", ({ target }) => target instanceof HTMLInputElement && localStorage.setItem(LEVEL, target.value));
