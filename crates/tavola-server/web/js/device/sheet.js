// The score sheet of a match: as a table, as CSV, as a .mat file without plays.

/** @import { Act, ClockSettings, DeviceView, SheetLine, Side } from "../wire.js" */
/** @import { Words } from "../page/words.js" */
import { el } from "../page/dom.js";
import { ways } from "../page/words.js";
import { shown, SIDES } from "./fold/clock.js";
import { isOnRecord } from "./fold/course.js";
import { goal } from "./draw.js";
import { overtimeText } from "./notices.js";
import { withReason } from "./reason.js";

/** Whole seconds as a clock has them. @param {number} millis */
const clocked = (millis) => shown(Math.floor(millis / 1000) * 1000);

/** @param {Words} words @param {number} at */
export const dayAndTime = (words, at) => new Date(at).toLocaleString(ways(words.language), { dateStyle: "medium", timeStyle: "short" });

/** @param {Words} words @param {number} at */
export const clockTime = (words, at) => new Date(at).toLocaleTimeString(ways(words.language));

/**
 * Columns of the sheet: the head, and what stands in a game's line, one value a cell. Without a clock there are no times left.
 * @param {DeviceView} view @param {Words} words @returns {[string, (game: SheetLine) => string][]}
 */
function columns(view, words) {
  const say = words.say.bind(words);
  const timed = view.games.some((game) => game.banks !== null);
  const each = (/** @type {string} */ name, /** @type {(game: SheetLine, side: Side) => string} */ of) =>
    SIDES.map((side) => /** @type {[string, (game: SheetLine) => string]} */ ([`${say(`board-sheet-${name}`)} ${view.names[side]}`, (game) => of(game, side)]));
  const plain = /** @type {[string, (game: SheetLine) => string][]} */ ([
    ["number", (game) => String(game.number)],
    ["winner", (game) => view.names[game.winner]],
    ["kind", (game) => howText(game, words)],
    ["cube", (game) => String(game.cube)],
    ["points", (game) => String(game.points)],
  ]);
  return [
    ...plain.map(([name, cell]) => /** @type {[string, (game: SheetLine) => string]} */ ([say(`board-sheet-${name}`), cell])),
    ...each("score", (game, side) => String(game.score[side])),
    ...(timed ? [...each("banks", (game, side) => (game.banks ? clocked(game.banks[side]) : "")), ...each("used", (game, side) => clocked(game.used[side]))] : []),
    [say("board-sheet-lasted"), (game) => clocked(game.ended - game.began)],
  ];
}

/** As what a game was won, what ended it, and whether it was the Crawford game or corrected. @param {SheetLine} game @param {Words} words */
function howText({ kind, ending, crawford, corrected }, words) {
  const how = words.say("board-sheet-how", { kind: words.say(`board-kind-${kind}`), ending });
  const marks = [crawford ? words.say("board-sheet-crawford") : "", corrected ? words.say("board-corrected") : ""].filter(Boolean);
  return marks.length > 0 ? `${how} (${marks.join(", ")})` : how;
}

/** @param {DeviceView} view @param {Words} words */
export function sheet(view, words) {
  const say = words.say.bind(words);
  const shownColumns = columns(view, words);
  // On a phone each game is a card: every value then carries its head.
  const rows = view.games.map((game) => el("tr", {}, ...shownColumns.map(([head, cell]) => el("td", { "data-head": head }, cell(game)))));
  const table = el("table", { class: "sheet-table" },
    el("thead", {}, el("tr", {}, ...shownColumns.map(([name]) => el("th", { scope: "col" }, name)))),
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
const onRecord = (view, words) => recorded(view, words).map(({ at, text }) => `${clockTime(words, at)} ${text}`);

/** What is on record, in its order: rulings, those that were undone, and flags that overtime followed. @param {DeviceView} view @param {Words} words */
function recorded(view, words) {
  const { rulings, undone, names, clock } = view;
  const taken = undone.filter(({ act }) => isOnRecord(act)).map((one) => ({ ...one, text: words.say("board-undone", { act: rulingText(one.act, names, words) }) }));
  const made = rulings.map((one) => ({ ...one, text: rulingText(one.act, names, words) }));
  const late = SIDES.flatMap((side) => {
    const at = clock?.overtime_at[side] ?? null;
    return at === null ? [] : [{ at, text: overtimeText(words, view, side) }];
  });
  return [...made, ...taken, ...late].sort((one, two) => one.at - two.at);
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

/** The whole sheet for a spreadsheet: a heading, the games with one value a cell, penalty points, what is on record. @param {DeviceView} view @param {Words} words */
export function csv(view, words) {
  const say = words.say.bind(words);
  const all = columns(view, words);
  const control = view.clock ? clockLine(view.clock.settings, words) : say("board-clock-none");
  const heading = [
    [say("board-white"), view.names.white],
    [say("board-black"), view.names.black],
    [say("board-length"), String(view.length ?? "")],
    [say("board-sheet-score"), String(view.score.white), String(view.score.black)],
    [say("board-sheet-date"), new Date(view.opened ?? view.now).toISOString()],
    [say("board-clock"), control],
  ];
  const games = [all.map(([name]) => name), ...view.games.map((game) => all.map(([, cell]) => cell(game)))];
  const awards = view.awards.map((one) => [String(one.after_game), view.names[one.to], String(one.points), one.reason, new Date(one.at).toISOString()]);
  const rulings = recorded(view, words).map(({ at, text }) => [new Date(at).toISOString(), text]);
  const part = (/** @type {string[]} */ head, /** @type {string[][]} */ rows) => (rows.length > 0 ? [[], head, ...rows] : []);
  const points = ["after-game", "winner", "points", "reason", "date"].map((name) => say(`board-sheet-${name}`));
  const lines = [...heading, [], ...games, ...part([say("board-sheet-awards"), ...points.slice(1)], awards), ...part([say("board-sheet-rulings"), ""], rulings)];
  return lines.map((cells) => cells.map(quoted).join(",")).join("\r\n") + "\r\n";
}

/** What a spreadsheet could take for a formula, after signs it does not show; as crates/tavola-base/src/csv.rs has it. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\u200b-\u200f\u2060\ufeff]*[=+\-@＝＋－＠−﹢﹣﹦﹫])/u;

/** A cell as CSV has it: what somebody has typed is never taken for a formula. @param {string} cell */
function quoted(cell) {
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The match as a .mat file without its plays: players, length, games with the score before them, and who won what. Programs
 * for backgammon open it and let the plays be filled in.
 * @param {DeviceView} view
 */
export function mat({ names, length, opened, now, games }) {
  const day = new Date(opened ?? now).toISOString().slice(0, 10).replaceAll("-", ".");
  const head = [`; [Site "Tavola"]`, `; [Player 1 "${plain(names.white)}"]`, `; [Player 2 "${plain(names.black)}"]`, `; [EventDate "${day}"]`, "", ` ${length ?? 0} point match`];
  const each = games.flatMap((game) => {
    const before = { ...game.score, [game.winner]: game.score[game.winner] - game.points };
    const [white, black] = [`${plain(names.white)} : ${before.white}`, `${plain(names.black)} : ${before.black}`];
    const points = `Wins ${game.points} point${game.points === 1 ? "" : "s"}`;
    return ["", ` Game ${game.number}`, ` ${white.padEnd(34)}${black}`, game.winner === "white" ? `      ${points}` : `${" ".repeat(40)}${points}`];
  });
  return [...head, ...each, ""].join("\r\n");
}

/** A name without what ends it in such a file. @param {string} name */
const plain = (name) => name.replace(/["\r\n:]/g, " ").trim();

/** Saves a text as a file. @param {string} name @param {string} type @param {string} text */
export function download(name, type, text) {
  el("a", { href: URL.createObjectURL(new Blob([text], { type })), download: name }).click();
}
