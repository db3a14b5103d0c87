// What the engine says of a position, as tables: the plays of a roll, the cube.

/** @import { Words } from "../page/words.js" */
import { el } from "../page/dom.js";
import { chance, signed } from "./figures.js";

/**
 * @typedef {{ win: number, win_gammon: number, win_backgammon: number, lose_gammon: number, lose_backgammon: number }} Chances
 * @typedef {{ play: string, equity: number, loss: number, plies: number, chances: Chances }} Candidate
 * @typedef {{ no_double: number, double_take: number, double_drop: number, action: string, answer: string, plies: number, chances: Chances }} Cube
 */

const SIX = ["win", "win-gammon", "win-backgammon", "lose", "lose-gammon", "lose-backgammon"];

/** @param {Words} words @param {string} name */
const head = (words, name) => el("th", { scope: "col", class: "number", title: words.say(`${name}-note`) }, words.say(name));

/** @param {Words} words */
const chancesHead = (words) => SIX.map((name) => head(words, `study-${name}`));

/** @param {Chances} chances */
function chancesCells({ win, win_gammon, win_backgammon, lose_gammon, lose_backgammon }) {
  return [win, win_gammon, win_backgammon, 1 - win, lose_gammon, lose_backgammon].map((share) => el("td", { class: "number" }, chance(share)));
}

/**
 * @param {Words} words
 * @param {readonly Candidate[]} plays best first
 * @param {{ chosen?: number | null, more?: number, next?: readonly (string | null)[], address?: (id: string) => string }} about
 */
export function playsTable(words, plays, { chosen = null, more = 0, next = [], address }) {
  const say = (/** @type {string} */ name) => words.say(name);
  const rows = plays.map((one, index) => {
    const id = next[index];
    const name = id && address ? el("a", { href: address(id), title: say("position-look-on") }, one.play) : one.play;
    const made = chosen === index ? [" ", el("span", { class: "note" }, say("study-made"))] : [];
    return el("tr", { ...(chosen === index ? { class: "chosen" } : {}), ...(id ? { "data-next": id } : {}) },
      el("td", {}, String(index + 1)),
      el("th", { scope: "row" }, el("bdi", {}, name), ...made),
      el("td", { class: "number" }, signed(one.equity)),
      el("td", { class: "number" }, index > 0 ? signed(-one.loss) : ""),
      ...chancesCells(one.chances),
      el("td", { class: "number" }, String(one.plies)),
    );
  });
  const heads = [
    el("th", { scope: "col" }, "#"), el("th", { scope: "col" }, say("study-play")),
    el("th", { scope: "col", class: "number" }, say("study-equity")), el("th", { scope: "col", class: "number" }, say("study-difference")),
    ...chancesHead(words), head(words, "study-plies"),
  ];
  const table = el("table", { class: "study-candidates" }, el("thead", {}, el("tr", {}, ...heads)), el("tbody", {}, ...rows));
  const rest = more > 0 ? [el("p", { class: "note" }, words.say("study-more-plays", { n: more }))] : [];
  return el("div", {}, el("div", { class: "study-scroll" }, table), ...rest);
}

/** "Right: double, take." @param {Words} words @param {Cube} cube */
export function rightCube(words, { action, answer }) {
  const right = { double: "double", redouble: "redouble", too_good: "too-good" }[action] ?? "wait";
  return words.say("study-right-is", { action: words.say(`study-right-${right}`), answer: words.say(`study-right-${answer}`) });
}

/** @param {Words} words @param {Cube} cube */
export function cubeTable(words, cube) {
  const doubles = cube.action === "double" || cube.action === "redouble";
  const best = !doubles ? 0 : cube.answer === "drop" ? 2 : 1;
  const equities = [cube.no_double, cube.double_take, cube.double_drop];
  const rows = ["study-no-double", "study-double-take", "study-double-drop"].map((name, index) => {
    const equity = equities[index] ?? 0;
    return el("tr", index === best ? { class: "chosen" } : {},
      el("th", { scope: "row" }, words.say(name)),
      el("td", { class: "number" }, signed(equity)),
      el("td", { class: "number" }, index === best ? "" : signed(equity - (equities[best] ?? 0))),
    );
  });
  const number = (/** @type {string} */ name) => el("th", { scope: "col", class: "number" }, words.say(name));
  return el("div", {},
    el("table", { class: "study-candidates" },
      el("thead", {}, el("tr", {}, el("th", { scope: "col" }, words.say("study-cube")), number("study-equity"), number("study-difference"))),
      el("tbody", {}, ...rows)),
    el("table", { class: "study-candidates" }, el("thead", {}, el("tr", {}, ...chancesHead(words), head(words, "study-plies"))),
      el("tbody", {}, el("tr", {}, ...chancesCells(cube.chances), el("td", { class: "number" }, String(cube.plies))))),
  );
}
