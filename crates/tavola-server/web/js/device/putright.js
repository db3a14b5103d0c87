// What two players without a director put right themselves: time, a game's result, the length, points, a clock.

/** @import { Act, DeviceView, Side, SheetLine } from "../wire.js" */
/** @import { App } from "./app.js" */
import { linked } from "../page/clauses.js";
import { el } from "../page/dom.js";
import { other, SIDES } from "./fold/clock.js";
import { askResult, button, dialog } from "./dialogs.js";

/** Whether there is something of that kind here. @param {App} app */
export function mayPutRight({ device }) {
  return device !== null && device.kept.holds && device.view.oversight === "players" && device.view.posted === null;
}

/** @param {App} app */
export function putRight(app) {
  if (!app.device) return;
  const { view } = app.device;
  const may = (/** @type {typeof view.legal.white[number]} */ name) => view.legal.white.includes(name);
  const box = dialog(app.words, app.say("board-right"));
  const add = (/** @type {string} */ name, /** @type {() => void} */ ask) =>
    box.insertBefore(button(app.say(`board-right-${name}`), () => { box.close(); ask(); }), box.lastElementChild);
  if (may("adjust_time")) add("time", () => time(app));
  if (view.games.length > 0) add("result", () => result(app));
  if (view.winner === null) add("length", () => length(app));
  if (may("penalty")) add("points", () => points(app));
  if (may("bring_clock")) add("clock", () => clock(app));
  if (may("play_on")) add("flag", () => rule(app, { type: "play_on" }));
  const { running } = view.clock ?? { running: null };
  if (running && view.phase.type === "running") add("turn", () => app.act({ type: "resume", side: other(running) }, "house"));
  const crawford = crawfordGame(view);
  if (crawford !== null) add("cube", () => cubeStands(app, crawford));
}

/** @param {App} app @param {Act} act */
const rule = (app, act) => app.act(act, "white");

/**
 * A form with some fields; what is filled in comes as text.
 * @param {App} app @param {string} name @param {HTMLElement[]} fields @param {(read: (name: string) => string) => void} then
 */
function form(app, name, fields, then) {
  const element = /** @type {HTMLFormElement} */ (el("form", { class: "result-form" },
    el("div", { class: "fields" }, ...fields),
    el("button", { class: "device-act main", type: "submit" }, app.say("board-enter")),
  ));
  const box = dialog(app.words, app.say(`board-right-${name}`), element);
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    const data = new FormData(element);
    box.close();
    then((field) => String(data.get(field) ?? "").trim());
  });
}

/** @param {string} label @param {HTMLElement} input */
const field = (label, input) => el("label", { class: "field" }, el("span", {}, label), input);

/** @param {string} name @param {number} value @param {number} min @param {number} max @param {string} [step] */
const number = (name, value, min, max, step = "1") =>
  el("input", { name, type: "number", inputmode: "decimal", required: true, value: String(value), min: String(min), max: String(max), step });

/** @param {App} app @param {Side} [usual] */
function whose(app, usual = "white") {
  const names = app.device?.view.names;
  return el("select", { name: "side" }, ...SIDES.map((side) => el("option", { value: side, selected: side === usual }, names?.[side] ?? side)));
}

/** The Crawford game, if it is over: on the sheet, or waiting to be confirmed. @param {DeviceView} view */
function crawfordGame({ games, game, phase }) {
  if (phase.type === "game_entry" && game?.crawford) return game.number;
  return games.find((one) => one.crawford)?.number ?? null;
}

/** Doubled by mistake in the Crawford game, and nobody noticed in time: one touch says what the cube showed. @param {App} app @param {number} game */
function cubeStands(app, game) {
  const box = dialog(app.words, app.say("board-right-cube"), el("p", {}, ...linked(app.say("board-right-cube-how"))));
  for (const cube of [2, 4, 8, 16]) {
    const stands = () => {
      box.close();
      rule(app, { type: "cube_stands", game, cube, reason: "" });
    };
    box.insertBefore(button(app.say("board-cube", { value: cube }), stands), box.lastElementChild);
  }
}

/** What the turn in progress has taken from the bank: what a clock that ran for the wrong player has cost them. @param {DeviceView} view @returns {{ side: Side, seconds: number } | null} */
export function lostInThisTurn({ clock }) {
  if (!clock?.turn) return null;
  const { mode, delay } = clock.settings;
  const free = mode === "simple_delay" || mode === "bronstein_prefunded" ? delay : 0;
  return { side: clock.turn, seconds: Math.round(Math.max(0, clock.used - free) / 1000) };
}

/** @param {App} app */
const why = (app) => field(app.say("board-right-reason"), el("input", { name: "reason", maxlength: "200", autocomplete: "off" }));

/** Time given or taken; what stands there at first is what this turn has cost. @param {App} app */
function time(app) {
  const lost = app.device && lostInThisTurn(app.device.view);
  const seconds = lost?.seconds ?? 0;
  const sign = el("select", { name: "sign" }, el("option", { value: "1" }, app.say("board-right-give")), el("option", { value: "-1" }, app.say("board-right-take")));
  const fields = [
    field(app.say("board-right-whose"), whose(app, lost?.side)),
    field(app.say("board-right-way"), sign),
    field(app.say("board-right-minutes"), number("minutes", Math.floor(seconds / 60), 0, 600)),
    field(app.say("board-right-seconds"), number("seconds", seconds % 60, 0, 59)),
    why(app),
  ];
  form(app, "time", fields, (read) => {
    const millis = Math.round((Number(read("minutes")) * 60 + Number(read("seconds"))) * 1000) * Number(read("sign"));
    if (millis !== 0) rule(app, { type: "adjust_time", side: /** @type {Side} */ (read("side")), millis, reason: read("reason") });
  });
}

/** @param {App} app */
function points(app) {
  const fields = [field(app.say("board-right-against"), whose(app)), field(app.say("board-right-count"), number("points", 1, 1, 64)), why(app)];
  form(app, "points", fields, (read) => rule(app, { type: "penalty", against: /** @type {Side} */ (read("side")), points: Number(read("points")), reason: read("reason") }));
}

/** @param {App} app */
function length(app) {
  const now = app.device?.view.length ?? 7;
  form(app, "length", [field(app.say("board-length"), number("length", now, 1, 64))], (read) => rule(app, { type: "set_length", length: Number(read("length")) }));
}

/** @param {App} app */
function clock(app) {
  const fields = [field(app.say("board-minutes"), number("minutes", 2, 0.1, 60, "0.1")), field(app.say("board-delay"), number("delay", 12, 0, 120))];
  form(app, "clock", fields, (read) => {
    const bank = Math.round(Number(read("minutes").replace(",", ".")) * 60_000);
    rule(app, { type: "bring_clock", clock: { mode: "simple_delay", bank_per_point: bank, delay: Math.round(Number(read("delay")) * 1000) } });
  });
}

/** Which game, then how it truly ended. @param {App} app */
function result(app) {
  if (!app.device) return;
  const { view } = app.device;
  const box = dialog(app.words, app.say("board-right-result"));
  const ask = (/** @type {SheetLine} */ game) => {
    const { winner, kind, cube, ending, confirmed } = game;
    const entered = { ...view, phase: { type: /** @type {const} */ ("game_entry"), winner, kind, cube, ending, confirmed }, cube: { ...view.cube, locked: game.crawford } };
    askResult(app.words, entered, (who, as, at) => rule(app, { type: "correct_result", game: game.number, winner: who, kind: as, cube: at, reason: "" }));
  };
  for (const game of view.games) {
    const told = `${app.say("board-game", { number: game.number })}: ${view.names[game.winner]} ${game.points}`;
    box.insertBefore(button(told, () => { box.close(); ask(game); }), box.lastElementChild);
  }
}
