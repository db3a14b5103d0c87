// The score sheet of a match: as a table, as CSV.

/** @import { DeviceView, Ruling } from "../wire.js" */
/** @import { Words } from "../words.js" */
import { el } from "../table/dom.js";
import { shown, SIDES } from "./clock.js";

/** Whole seconds as a clock has them. @param {number} millis */
const clocked = (millis) => shown(Math.floor(millis / 1000) * 1000);

/** @param {DeviceView} view @param {Words} words @returns {string[][]} */
function lines(view, words) {
  return view.games.map((game) => [
    String(game.number) + (game.crawford ? ` (${words.say("board-sheet-crawford")})` : ""),
    view.names[game.winner],
    words.say(`board-kind-${game.kind}`) + (game.corrected ? ` (${words.say("board-corrected")})` : ""),
    String(game.cube),
    String(game.points),
    `${game.score.white}–${game.score.black}`,
    game.banks ? SIDES.map((side) => clocked(game.banks?.[side] ?? 0)).join(" · ") : "",
    SIDES.map((side) => clocked(game.used[side])).join(" · "),
    clocked(game.ended - game.began),
  ]);
}

/** @param {Words} words */
const heads = (words) =>
  ["number", "winner", "kind", "cube", "points", "score", "banks", "used", "lasted"].map((name) => words.say(`board-sheet-${name}`));

/** @param {DeviceView} view @param {Words} words */
export function sheet(view, words) {
  const title = `${view.names.white} – ${view.names.black}`;
  const date = new Date(view.opened ?? view.now).toLocaleString(words.language);
  const result = `${view.score.white}–${view.score.black} ${words.say("board-to", { length: view.length ?? 0 })}`;
  const rows = lines(view, words).map((cells) => el("tr", {}, ...cells.map((cell) => el("td", {}, cell))));
  const table = el("table", { class: "sheet-table" },
    el("thead", {}, el("tr", {}, ...heads(words).map((head) => el("th", { scope: "col" }, head)))),
    el("tbody", {}, ...rows),
  );
  const awards = view.awards.map((one) => el("li", {}, words.say("board-sheet-award", { points: one.points, name: view.names[one.to], reason: one.reason })));
  const rulings = view.rulings.map((one) => el("li", {}, ruling(one, words)));
  return el("article", { class: "sheet" },
    el("h2", {}, title),
    el("p", { class: "sheet-result" }, `${result} · ${date}`),
    rows.length > 0 ? el("div", { class: "sheet-scroll" }, table) : el("p", {}, words.say("board-sheet-none")),
    ...(awards.length > 0 ? [el("h3", {}, words.say("board-sheet-awards")), el("ul", {}, ...awards)] : []),
    ...(rulings.length > 0 ? [el("h3", {}, words.say("board-sheet-rulings")), el("ul", {}, ...rulings)] : []),
    el("p", { class: "signs" }, `${words.say("board-sheet-signs")}: ${view.names.white} ____________  ${view.names.black} ____________`),
  );
}

/** @param {Ruling} one @param {Words} words */
function ruling({ at, act }, words) {
  const { type, ...rest } = /** @type {any} */ (act);
  const told = Object.values(rest).filter((value) => typeof value !== "object").join(" ");
  return `${new Date(at).toLocaleTimeString(words.language)} ${type.replaceAll("_", " ")} ${told}`;
}

/** @param {DeviceView} view @param {Words} words */
export function csv(view, words) {
  const quoted = (/** @type {string} */ cell) => (/[",\n;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return [heads(words), ...lines(view, words)].map((cells) => cells.map(quoted).join(",")).join("\r\n") + "\r\n";
}

/** Saves a text as a file. @param {string} name @param {string} type @param {string} text */
export function download(name, type, text) {
  el("a", { href: URL.createObjectURL(new Blob([text], { type })), download: name }).click();
}
