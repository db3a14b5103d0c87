// What a device shows and hands on: when it looks at the time, what it warns of, its sheet as CSV and as a .mat file.
// @ts-check
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { bannerText } from "../../crates/tavola-server/web/js/device/banner.js";
import { fold } from "../../crates/tavola-server/web/js/device/fold/state.js";
import { view } from "../../crates/tavola-server/web/js/device/fold/view.js";
import { untilChange } from "../../crates/tavola-server/web/js/device/pulse.js";
import { lostInThisTurn } from "../../crates/tavola-server/web/js/device/putright.js";
import { csv, mat } from "../../crates/tavola-server/web/js/device/sheet.js";
import { Signals } from "../../crates/tavola-server/web/js/device/signals.js";
import { ageOf } from "../../crates/tavola-server/web/js/device/status.js";
import { Awake } from "../../crates/tavola-server/web/js/page/awake.js";
import { Words } from "../../crates/tavola-server/web/js/page/words.js";

const read = (/** @type {string} */ path) => readFileSync(new URL(`../../crates/tavola-server/web/${path}`, import.meta.url), "utf8");
const words = new Words("en", read("i18n/en/board.ftl"));
const NOW = Date.UTC(2026, 10, 23, 20, 0, 0);
const CLOCK = { mode: "simple_delay", bank_per_point: 60_000, delay: 12_000 };

/** A match as a log: acts with whoever does them and how many milliseconds after the last. @param {Record<string, any>} settings @param {[any, string, number?][]} acts */
function played(settings, ...acts) {
  let at = NOW;
  const open = { at, by: "house", act: { type: "open", settings: { names: { white: "Ada", black: "Carlo, jr" }, length: 5, clock: CLOCK, ...settings } } };
  const log = acts.map(([act, by, after = 0]) => ({ at: (at += after), by, act: typeof act === "string" ? { type: act } : act }));
  return { state: fold(/** @type {any} */ ([open, ...log])), at };
}

/** @param {ReturnType<typeof played>} match @param {number} [later] */
const seen = ({ state, at }, later = 0) => view(state, at + later);

const begins = /** @type {[any, string]} */ ([{ type: "opening", winner: "white" }, "white"]);

/** @param {string} winner @param {string} kind @param {number} cube @returns {[any, string, number?][]} */
const game = (winner, kind, cube) => [[{ type: "result", winner, kind, cube }, "house", 5000], ["confirm", "white"], ["confirm", "black"]];

test("the page looks at the time when something shown changes, and once a second where nothing does", () => {
  const running = played({}, begins);
  assert.equal(untilChange(seen(running, 400)), 600, "the delay's next second");
  assert.equal(untilChange(seen(running, 12_300)), 700, "the bank's next second");
  assert.equal(untilChange(seen(played({ length: 1, clock: { ...CLOCK, bank_per_point: 9_950, delay: 0 } }, begins))), 50, "a tenth in the last ten seconds");
  assert.equal(untilChange(seen(played({ length: 1, clock: { ...CLOCK, bank_per_point: 9_999, delay: 0 } }, begins), 9_920)), 79, "the flag itself");
  assert.equal(untilChange(seen(played({}))), 1000, "nobody's time runs");
  // Every change is met: looking whenever it says so, no second is passed over.
  const faces = new Set();
  for (let later = 0; later < 60_000; later += untilChange(seen(running, later))) faces.add(Math.ceil((seen(running, later).clock?.banks.white ?? 0) / 1000));
  assert.equal(faces.size, 48);
});

test("little time left is told once for each level, and half a minute and ten seconds by choice", () => {
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  const signals = new Signals("en");
  const told = (/** @type {number[]} */ ...lefts) => lefts.map((left) => signals.low("white", left));
  assert.deepEqual(told(61_000, 59_900, 59_000, 29_000, 28_000, 9_900, 5_000), [null, 60_000, null, 30_000, null, 10_000, null]);
  assert.deepEqual(told(70_000, 59_000), [null, 60_000], "time was given: it begins anew");
  signals.countdown = false;
  assert.deepEqual(told(70_000, 59_000, 29_000, 9_000), [null, 60_000, null, null]);
});

test("the screen is kept awake by one lock at a time, however often it is asked for", async () => {
  const held = new Set();
  const request = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    const lock = { released: false, addEventListener: () => {}, release: async () => void held.delete(lock) };
    held.add(lock);
    return lock;
  };
  Object.defineProperty(globalThis, "navigator", { value: { wakeLock: { request } }, configurable: true });
  Object.defineProperty(globalThis, "document", { value: { addEventListener: () => {}, visibilityState: "visible" }, configurable: true });
  const awake = new Awake(() => {});
  await Promise.all([awake.keep(), awake.keep(), awake.keep()]);
  assert.equal(held.size, 1);
  await awake.keep();
  assert.equal(held.size, 1);
  await awake.release();
  assert.equal(held.size, 0);
  const late = awake.keep();
  await awake.release();
  await late;
  assert.equal(held.size, 0, "let go before the browser answered");
});

/** Rows of cells, as a spreadsheet reads them. @param {string} text */
function cells(text) {
  return text.trimEnd().split("\r\n").map((line) => [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ""));
}

test("the CSV has a heading, one value a cell, penalty points and rulings", () => {
  const match = played({}, begins, ...game("white", "gammon", 2), [{ type: "penalty", against: "white", points: 1, reason: 'said "no", twice' }, "white"]);
  const rows = cells(csv(seen(match), words));
  assert.deepEqual(rows.slice(0, 3), [["White", "Ada"], ["Black", "Carlo, jr"], ["Length in points", "5"]]);
  assert.ok(rows.some(([name, value]) => name === "Date" && value === new Date(NOW).toISOString()));
  assert.ok(rows.some(([name, value]) => name === "Clock" && value?.includes("1:00 per point")));
  const head = rows.find(([name]) => name === "Game") ?? [];
  const line = rows[rows.indexOf(head) + 1] ?? [];
  assert.equal(line.length, head.length);
  const value = (/** @type {string} */ name) => line[head.indexOf(name)];
  assert.deepEqual(["Winner", "Cube", "Points", "Score Ada", "Score Carlo, jr", "Time left Ada", "Time left Carlo, jr"].map(value), ["Ada", "2", "4", "4", "0", "5:00", "5:00"]);
  const penalty = rows.find((row) => row.includes('said "no", twice'));
  assert.deepEqual(penalty?.slice(0, 3), ["1", "Carlo, jr", "1"]);
  assert.ok(rows.some((row) => row[1]?.startsWith("Penalty against Ada")));
  assert.equal(rows.flat().filter((cell) => cell.includes(" · ")).length, 0);
});

test("in the CSV nothing that somebody has typed is taken for a formula", () => {
  const match = played({ names: { white: '=HYPERLINK("x")', black: " ＋1" } }, begins, ...game("white", "single", 1));
  const rows = cells(csv(seen(match), words));
  assert.deepEqual([rows[0]?.[1], rows[1]?.[1]], ["'=HYPERLINK(\"x\")", "' ＋1"]);
  assert.equal(rows.flat().some((cell) => /^\s*[=+@＋-]/u.test(cell)), false);
});

test("the .mat file has the players, the length, and each game with the score before it and who won what", () => {
  const match = played({}, begins, ...game("white", "gammon", 2), ["start_game", "white"], begins, ...game("black", "single", 1));
  const lines = mat(seen(match)).split("\r\n");
  assert.ok(lines.includes('; [Player 1 "Ada"]') && lines.includes(" 5 point match"));
  const second = lines.indexOf(" Game 2");
  assert.match(lines[second + 1] ?? "", /^ Ada : 4 +Carlo, jr : 0$/);
  assert.match(lines[second + 2] ?? "", /^ {40}Wins 1 point$/);
  assert.match(lines[lines.indexOf(" Game 1") + 2] ?? "", /^ {6}Wins 4 points$/);
});

// rule: CLK-10
test("what a clock that ran for the wrong player has cost is worked out: the delay cost nothing", () => {
  assert.deepEqual(lostInThisTurn(seen(played({}, begins), 112_000)), { side: "white", seconds: 100 });
  assert.deepEqual(lostInThisTurn(seen(played({}, begins), 5_000)), { side: "white", seconds: 0 });
  assert.equal(lostInThisTurn(seen(played({}))), null);
});

test("the middle says the double, that the director has ruled, and that both play on", () => {
  assert.equal(bannerText(words, seen(played({}, begins, ["double", "white"]))), "Ada doubles to 2");
  const ruled = played({ oversight: "director" }, begins, ["call_director", "white"], [{ type: "warn", against: "black", reason: "noise" }, "director"]);
  assert.equal(bannerText(words, seen(ruled)), "The director has ruled. Resume?");
  const on = played({ length: 1, clock: { ...CLOCK, delay: 0 } }, begins, [{ type: "flag_fell", side: "white" }, "house", 60_000], ["play_on", "black"]);
  assert.equal(bannerText(words, seen(on)), "Nobody noticed the flag. Play on.");
});

test("what a device shows that only watches is too old after five seconds without the server, and its age is told", () => {
  const device = /** @type {any} */ ({ kept: { holds: false }, view: { posted: null } });
  const heard = (/** @type {number} */ ago, /** @type {boolean} */ failing) => ageOf(device, /** @type {any} */ ({ heard: Date.now() - ago, failing }));
  assert.deepEqual([heard(4000, true), heard(6000, true), heard(15_000, false), heard(27_000, false)], [null, 6, null, 27]);
  assert.equal(ageOf({ ...device, kept: { holds: true } }, /** @type {any} */ ({ heard: 1, failing: true })), null);
});
