// The score sheet of a match: as a table, as CSV.

/** @import { Act, ClockSettings, DeviceView, SheetLine, Side } from "../wire.js" */
/** @import { Words } from "../page/words.js" */
import { el } from "../page/dom.js";
import { shown, SIDES } from "./fold/clock.js";
import { isOnRecord } from "./fold/course.js";
import { goal } from "./draw.js";
import { withReason } from "./reason.js";

/** Whole seconds as a clock has them. @param {number} millis */
const clocked = (millis) => shown(Math.floor(millis / 1000) * 1000);

/** The reader's own way to write days and times, if it is in the page's language. @param {Words} words */
const ways = ({ language }) => navigator.languages.find((one) => one.startsWith(language)) ?? language;

/** @param {Words} words @param {number} at */
export const dayAndTime = (words, at) => new Date(at).toLocaleString(ways(words), { dateStyle: "medium", timeStyle: "short" });

/** @param {Words} words @param {number} at */
export const clockTime = (words, at) => new Date(at).toLocaleTimeString(ways(words));

/** Columns of the sheet: the name of the head, and what stands in a game's line. Without a clock there are no times left. @param {DeviceView} view @param {Words} words @returns {[string, (game: SheetLine) => string][]} */
function columns(view, words) {
  const timed = view.games.some((game) => game.banks !== null);
  const all = /** @type {[string, (game: SheetLine) => string][]} */ ([
    ["number", (game) => String(game.number) + (game.crawford ? ` (${words.say("board-sheet-crawford")})` : "")],
    ["winner", (game) => view.names[game.winner]],
    ["kind", (game) => words.say("board-sheet-how", { kind: words.say(`board-kind-${game.kind}`), ending: game.ending }) + (game.corrected ? ` (${words.say("board-corrected")})` : "")],
    ["cube", (game) => String(game.cube)],
    ["points", (game) => String(game.points)],
    ["score", (game) => `${game.score.white}–${game.score.black}`],
    ["banks", (game) => (game.banks ? SIDES.map((side) => clocked(game.banks?.[side] ?? 0)).join(" · ") : "")],
    ["used", (game) => SIDES.map((side) => clocked(game.used[side])).join(" · ")],
    ["lasted", (game) => clocked(game.ended - game.began)],
  ]);
  return all.filter(([name]) => timed || (name !== "banks" && name !== "used"));
}

/** @param {DeviceView} view @param {Words} words */
export function sheet(view, words) {
  const say = words.say.bind(words);
  const shownColumns = columns(view, words);
  const rows = view.games.map((game) => el("tr", {}, ...shownColumns.map(([, cell]) => el("td", {}, cell(game)))));
  const table = el("table", { class: "sheet-table" },
    el("thead", {}, el("tr", {}, ...shownColumns.map(([name]) => el("th", { scope: "col" }, say(`board-sheet-${name}`))))),
    el("tbody", {}, ...rows),
  );
  const result = `${view.score.white}–${view.score.black} ${goal(words, view)}`;
  const won = view.winner ? `${say("board-match-won", { name: view.names[view.winner] })} ${say(`board-how-${view.how}`)}` : "";
  const settings = view.clock ? clockLine(view.clock.settings, words) : say("board-clock-none");
  const awards = view.awards.map((one) => el("li", {}, withReason(say("board-sheet-award", { points: one.points, name: view.names[one.to] }), one.reason)));
  const rulings = onRecord(view, words).map((line) => el("li", {}, line));
  return el("article", { class: "sheet" },
    el("h2", {}, `${view.names.white} – ${view.names.black}`),
    el("p", { class: "sheet-result" }, [result, won].filter(Boolean).join(" · ")),
    el("p", { class: "note" }, `${dayAndTime(words, view.opened ?? view.now)} · ${settings}`),
    rows.length > 0 ? el("div", { class: "sheet-scroll" }, table) : el("p", {}, say("board-sheet-none")),
    ...(awards.length > 0 ? [el("h3", {}, say("board-sheet-awards")), el("ul", {}, ...awards)] : []),
    ...(rulings.length > 0 ? [el("h3", {}, say("board-sheet-rulings")), el("ul", {}, ...rulings)] : []),
    el("p", { class: "signs" }, `${say("board-sheet-signs")}: ${view.names.white} ____________  ${view.names.black} ____________`),
  );
}

/** @param {ClockSettings} settings @param {Words} words */
const clockLine = ({ mode, bank_per_point, delay }, words) =>
  words.say("board-sheet-clock", { mode: words.say(`board-clock-${mode}`), bank: shown(bank_per_point), delay: delay / 1000 });

/** The rulings as lines, in their order: those that were undone too. @param {DeviceView} view @param {Words} words */
function onRecord({ rulings, undone, names }, words) {
  const taken = undone.filter(({ act }) => isOnRecord(act)).map((one) => ({ ...one, text: words.say("board-undone", { act: rulingText(one.act, names, words) }) }));
  const made = rulings.map((one) => ({ ...one, text: rulingText(one.act, names, words) }));
  return [...made, ...taken].sort((one, two) => one.at - two.at).map(({ at, text }) => `${clockTime(words, at)} ${text}`);
}

/** A ruling as a sentence. @param {Act} act @param {{ white: string, black: string }} names @param {Words} words */
export function rulingText(act, names, words) {
  const told = /** @type {any} */ (act);
  const side = told.side ?? told.against ?? told.winner;
  const time = told.millis !== undefined ? `${told.millis < 0 ? "−" : "+"}${shown(Math.abs(told.millis))}` : "";
  const args = {
    name: side ? names[/** @type {Side} */ (side)] : "",
    time,
    points: told.points ?? 0,
    game: told.game ?? 0,
    kind: told.kind ? words.say(`board-kind-${told.kind}`) : "",
    cube: told.cube ?? 1,
    length: told.length ?? 0,
    gap: told.gap ?? 0,
    clock: told.clock ? clockLine(told.clock, words) : "",
  };
  return withReason(words.say(`board-ruling-${act.type}`, args), told.reason);
}

/** @param {DeviceView} view @param {Words} words */
export function csv(view, words) {
  const all = columns(view, words);
  const quoted = (/** @type {string} */ cell) => (/[",\n;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const lines = view.games.map((game) => all.map(([, cell]) => cell(game)));
  return [all.map(([name]) => words.say(`board-sheet-${name}`)), ...lines].map((cells) => cells.map(quoted).join(",")).join("\r\n") + "\r\n";
}

/** Saves a text as a file. @param {string} name @param {string} type @param {string} text */
export function download(name, type, text) {
  el("a", { href: URL.createObjectURL(new Blob([text], { type })), download: name }).click();
}
