// The page on which one chooses a board: the tiles, and a board that changes with them.

/** @import { TavolaBoard } from "../board/element.js" */
import "../board/element.js";
import { boardTiles } from "../page/boards.js";
import { byId } from "../page/dom.js";
import * as settings from "../page/settings.js";
import { Words } from "../page/words.js";

/** A position in which everything can be seen: stacks, both colours, dice, the cube. */
const PLACES = [[24, 2], [13, 6], [8, 3], [6, 3], [5, 1], [1, -2], [12, -6], [17, -2], [19, -3], [21, -2]];

const checkers = new Array(28).fill(0);
for (const [place, count] of PLACES) checkers[place ?? 0] = count;
/** @type {TavolaBoard} */ (byId("boards-shown")).show({
  checkers, dice: { side: "white", values: [6, 4], shares: [1, 1] }, opening: null, cube: { value: 2, owner: "black", offeredTo: null },
  active: null, movable: new Set(), trail: null, labels: new Map(), diceLabel: "", cubeLabel: "", cubeActive: false,
});

async function offer() {
  const source = await fetch(byId("boards").dataset["words"] ?? "").then((answer) => answer.text());
  const words = new Words(document.documentElement.lang, source);
  byId("boards-tiles").replaceChildren(boardTiles(words, settings.load().board, (board) => {
    settings.save({ ...settings.load(), board });
    byId("boards-said").textContent = words.say(`set-board-${board}`);
  }));
}

void offer();
