// What becomes of a match on the device through everything that can befall a phone. No browser: clocks, database and
// server are the test's own.
// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { inTodaysWords } from "../../crates/tavola-server/web/js/device/earlier.js";
import { isForeign, readHandover, takenUp, written } from "../../crates/tavola-server/web/js/device/handover.js";
import { fresh } from "../../crates/tavola-server/web/js/device/store.js";
import { CLOCK, House, meet, Phone } from "./device.helpers.mjs";

const SETTINGS = { names: { white: "Ada", black: "Carlo" }, length: 7, clock: CLOCK };

/** @param {Phone} phone @param {any} device @param {[number, any, any][]} acts each after so many milliseconds */
async function play(phone, device, acts) {
  for (const [after, act, by] of acts) {
    phone.pass(after);
    assert.equal(await device.act(act, by), null, JSON.stringify(act));
  }
}

/** @type {[number, any, any][]} */
const BEGIN = [
  [0, { type: "open", settings: SETTINGS }, "house"],
  [0, { type: "start_game" }, "white"],
  [0, { type: "opening", winner: "white" }, "white"],
];
const press = { type: "press" };

// rule: CLK-10
test("CK-11: killed after five seconds and opened again after thirty-one: 20:28 and a gap of 26 seconds that can be given back", async () => {
  const phone = new Phone("table");
  const device = await phone.open("m");
  await play(phone, device, [...BEGIN, [25_000, press, "white"], [0, press, "black"]]);
  assert.equal(device.view.clock?.shown.white, "20:47");
  for (let second = 0; second < 5; second++) {
    phone.pass(1000);
    await device.heartbeat();
  }
  phone.kill(26_000);
  const again = await phone.open("m");
  assert.equal(again.view.clock?.shown.white, "20:28");
  const [gap] = again.view.gaps;
  assert.deepEqual([gap?.length, gap?.side, gap?.restored], [26_000, "white", false]);
  assert.equal(await again.act({ type: "restore", gap: 1 }, "white"), null);
  assert.equal(again.view.clock?.shown.white, "20:47");
  assert.equal(again.view.clock?.used, 5000);
});

test("what the database does not take has not happened", async () => {
  const phone = new Phone("table");
  const device = await phone.open("m");
  await play(phone, device, BEGIN);
  phone.memory.full = true;
  await assert.rejects(device.act(/** @type {any} */ (press), "white"));
  assert.equal(device.view.clock?.running, "white");
  phone.memory.full = false;
  phone.pass(1000);
  assert.equal(await device.act(/** @type {any} */ (press), "white"), null);
  assert.equal((await phone.open("m")).view.clock?.running, "black");
});

test("acts begun at once are kept one after the other, each judged by the state before it", async () => {
  const phone = new Phone("table");
  const device = await phone.open("m");
  await play(phone, device, BEGIN);
  const answers = await Promise.all(["white", "white", "black"].map((by) => device.act(/** @type {any} */ (press), /** @type {any} */ (by))));
  assert.deepEqual(answers, [null, "not-your-turn", null]);
  assert.equal(device.log.filter((entry) => entry.act.type === "press").length, 2);
});

test("the same wish twice is entered once", async () => {
  const phone = new Phone("table");
  const device = await phone.open("m");
  await play(phone, device, BEGIN);
  assert.equal(await device.act(/** @type {any} */ (press), "white", undefined, "wish"), null);
  assert.equal(await device.act(/** @type {any} */ (press), "white", undefined, "wish"), null);
  const again = await phone.open("m");
  assert.equal(await again.act(/** @type {any} */ (press), "white", undefined, "wish"), null);
  assert.equal(again.view.clock?.running, "black");
});

/** A phone that was off for an hour, with twenty-one minutes and a delay left. */
async function offForAnHour() {
  const phone = new Phone("table");
  await play(phone, await phone.open("m"), BEGIN);
  phone.kill(60 * 60_000);
  const device = await phone.open("m");
  await device.tick();
  return { phone, device };
}

// rule: CLK-02, CLK-10
test("a flag that fell while the device was off waits: it was off is written first, and whether that counts is asked", async () => {
  const { phone, device } = await offForAnHour();
  const fell = (device.log.find((entry) => entry.act.type === "opening")?.at ?? 0) + 12_000 + 21 * 60_000;
  assert.deepEqual(device.view.phase, { type: "gap_asked", gap: 1, side: "white", at: fell });
  assert.deepEqual(device.log.slice(3).map((entry) => entry.act.type), ["gap"]);
  assert.equal(await device.act(/** @type {any} */ (press), "white"), "gap-asked");
  // The clock stands while it is asked, whoever answers when.
  phone.pass(600_000);
  assert.equal(await device.act({ type: "count", gap: 1 }, "black"), null);
  assert.deepEqual(device.view.phase, { type: "flagged", side: "white", at: fell, confirmed: { white: false, black: false } });
});

// rule: CLK-10
test("the time in which the device was off is given back, and the match goes on as if it had not been", async () => {
  const { phone, device } = await offForAnHour();
  phone.pass(600_000);
  assert.equal(await device.act({ type: "restore", gap: 1 }, "white"), null);
  assert.deepEqual([device.view.clock?.running, device.view.clock?.shown.white, device.view.clock?.used], ["white", "21:00", 0]);
  phone.pass(5000);
  assert.equal(await device.act(/** @type {any} */ (press), "white"), null);
  assert.equal(device.view.used.white, 5000);
});

// rule: CLK-10
test("a system clock set forward while the page was closed flags nobody: what seems to have passed is asked for", async () => {
  const phone = new Phone("table");
  await play(phone, await phone.open("m"), BEGIN);
  phone.kill(1000);
  phone.wall += 2 * 3_600_000;
  const device = await phone.open("m");
  assert.equal(device.view.phase.type, "gap_asked");
  assert.equal(await device.act({ type: "restore", gap: 1 }, "black"), null);
  assert.equal(device.view.clock?.shown.white, "21:00");
});

// rule: CLK-10
test("a flag that falls in the second of a reload is asked about too", async () => {
  const phone = new Phone("table");
  const device = await phone.open("m");
  await play(phone, device, BEGIN);
  phone.pass(12_000 + 21 * 60_000 - 400);
  await device.heartbeat();
  phone.kill(900);
  assert.equal((await phone.open("m")).view.phase.type, "gap_asked");
});

// rule: CLK-10
test("out of sight no flag is noted: neither by the page nor by a press from another phone", async () => {
  const phone = new Phone("table");
  const device = await phone.open("m");
  await play(phone, device, BEGIN);
  phone.pass(5000);
  device.away = device.now();
  phone.pass(60 * 60_000);
  await device.tick();
  assert.equal(await device.act(/** @type {any} */ (press), "white", undefined, "wish"), "gap-asked");
  await device.back();
  assert.deepEqual(device.log.slice(3).map((entry) => entry.act.type), ["gap"]);
  assert.equal(await device.act({ type: "restore", gap: 1 }, "white"), null);
  assert.equal(device.view.clock?.used, 5000);
});

// rule: CLK-10
test("who takes the clock over from a phone that has died asks about the flag that fell since it was last heard of", async () => {
  const [table, other, house] = [new Phone("table"), new Phone("other"), new House()];
  const first = await table.open("m", { token: "t" });
  await play(table, first, [...BEGIN, [5000, press, "white"]]);
  await meet(first, house);
  const heard = first.now();
  const second = await other.open("m", { token: "t", holds: false });
  await second.merge(0, house.after(0));
  other.pass(3_600_000);
  const now = heard + 3_600_000;
  house.command({ type: "claim_lease", device: "other", whose: null }, now);
  await second.lead(2, house.after(0), now, heard);
  assert.equal(second.view.phase.type, "gap_asked");
  assert.equal(await second.act({ type: "restore", gap: 1 }, "black"), null);
  assert.equal(second.view.clock?.shown.black, "21:00");
});

test("where a director rules, nothing pressed here is his, and what the server has written is", async () => {
  const [phone, house] = [new Phone("table"), new House()];
  const device = await phone.open("m", { token: "t" });
  await play(phone, device, [[0, { type: "open", settings: { ...SETTINGS, oversight: "director" } }, "house"], ...BEGIN.slice(1)]);
  await meet(device, house);
  const award = /** @type {any} */ ({ type: "award_match", winner: "white", reason: "forged" });
  for (const by of /** @type {const} */ (["director", "house", "white"])) assert.equal(await device.act(award, by), "director-only", by);
  // What stands without a stamp in a log that the server does not have is nobody's ruling.
  const handed = { ...written(device), entries: [...device.log, { at: device.now(), by: /** @type {const} */ ("director"), act: award }] };
  const read = readHandover(JSON.stringify(handed));
  const other = new Phone("other");
  const taken = read && takenUp(read, [], { ...fresh("m"), alive: other.wall }, "other");
  assert.ok(taken);
  await other.memory.replace(taken.kept, taken.entries);
  const second = await other.open("m");
  assert.equal(second.view.winner, "white");
  await meet(second, house);
  assert.equal(second.view.winner, null);
  assert.deepEqual(second.log, house.log);
  house.command({ ...award, reason: "he left" });
  await meet(second, house);
  assert.equal(second.view.winner, "white");
});

test("a time far ahead of what the server knows of this device is put right, and stays on record", async () => {
  const [phone, house] = [new Phone("table"), new House()];
  const device = await phone.open("m", { token: "t" });
  await play(phone, device, BEGIN);
  await meet(device, house);
  const known = device.now() + 5000;
  phone.pass(5000);
  device.time.set(known + 600_000);
  assert.equal(await device.act(/** @type {any} */ (press), "white"), null);
  const stamp = device.log.at(-1)?.stamp;
  house.command({ type: "received", line: stamp?.id, at: known }, known, "house");
  await meet(device, house);
  await device.correct(known);
  assert.deepEqual(device.view.irregular, [{ type: "impossible_time", said: known + 600_000, counted: known, by: "white", act: "press" }]);
  assert.equal(device.view.used.white, 5000);
  assert.equal(device.now(), known);
  assert.equal(device.view.jumps[0]?.millis, -600_000);
});

test("a log that was handed over is looked at entry by entry before anything is kept", () => {
  const open = { at: 1, by: "house", act: { type: "open", settings: SETTINGS } };
  const handed = (/** @type {unknown[]} */ ...entries) => JSON.stringify({ v: 1, id: "m", title: "", epoch: 1, token: null, entries });
  assert.ok(readHandover(handed(open)));
  const stamp = { id: "a", device: "d", epoch: 1, seq: 0 };
  for (const wrong of [
    [], [1, 2, 3], [null], [{ at: 1, by: "house", act: { type: "open" } }], [{ ...open, at: -1 }], [{ ...open, at: 1e300 }], [{ ...open, by: "me" }],
    [open, { at: 2, by: "white", act: { type: "toString" } }], [open, { at: 2, by: "white", act: { type: "opening", winner: "red" } }],
    [open, { at: 2, by: "white", act: { type: "press", more: 1 } }], [open, { at: 2, by: "white", act: press, stamp: { id: "a" } }],
    [open, { at: 2, by: "white", act: press, stamp }, { at: 3, by: "black", act: press, stamp }],
    [{ at: 1, by: "white", act: press }], [{ ...open, act: { type: "open", settings: { ...SETTINGS, names: { white: "Ada" } } } }],
    [{ ...open, act: { type: "open", settings: { ...SETTINGS, clock: { ...CLOCK, delay: "12" } } } }],
    [open, { at: 2, by: "house", act: { type: "diverged", device: "d", epoch: 1, whose: null, entries: [{}] } }],
  ]) assert.equal(readHandover(handed(...wrong)), null, JSON.stringify(wrong));
  for (const text of ["", "{broken", "null", "[]", "1", '{"v":1}', handed(open).replace('"m"', '"../m"')]) assert.equal(readHandover(text), null, text);
});

test("a log kept under the names of an earlier version is taken up under today's", () => {
  const act = (/** @type {string} */ type, /** @type {object} */ more = {}) => ({ at: 0, by: "white", act: { type, ...more } });
  const diverged = (/** @type {string} */ type) => act("diverged", { device: "d", epoch: 1, entries: [act(type)] });
  const then = [act("concede", { kind: "single" }), act("pass"), act("concede_match"), act("press"), diverged("pass")];
  const now = [act("resign", { kind: "single" }), act("drop"), act("resign_match"), act("press"), diverged("drop")];
  assert.deepEqual(inTodaysWords(/** @type {any} */ (then)), now);
  const damaged = /** @type {any} */ ([null, 7, { act: null }, act("constructor")]);
  assert.deepEqual(inTodaysWords(damaged), damaged);
});

test("the name of a match, which every watching link has, is no right to put another log in its place", async () => {
  const phone = new Phone("table");
  const device = await phone.open("m", { token: "right" });
  await play(phone, device, BEGIN);
  const own = written(device);
  const invented = { ...own, entries: [{ at: 1, by: /** @type {const} */ ("house"), act: /** @type {any} */ ({ type: "open", settings: SETTINGS }) }] };
  assert.equal(isForeign({ ...invented, token: null }, device.kept, device.log), true);
  assert.equal(isForeign({ ...invented, token: "wrong" }, device.kept, device.log), true);
  assert.equal(isForeign({ ...own, token: "right" }, device.kept, device.log), false);
  assert.equal(isForeign({ ...invented, token: null }, { ...device.kept, token: null }, device.log), true);
  assert.equal(isForeign({ ...own, token: null }, { ...device.kept, token: null }, device.log), false);
  assert.equal(isForeign({ ...invented, token: null }, { ...device.kept, token: null, holds: false }, device.log), true);
  assert.equal(isForeign(invented, undefined, []), false);
});

test("hours without a network: every line waits, and afterwards the server has the same log", async () => {
  const [phone, house] = [new Phone("table"), new House()];
  const device = await phone.open("m", { token: "t" });
  await play(phone, device, BEGIN);
  await meet(device, house);
  for (let turn = 0; turn < 240; turn++) await play(phone, device, [[1000, press, turn % 2 === 0 ? "white" : "black"]]);
  assert.equal(device.pending.length, 240);
  phone.kill(2000);
  const again = await phone.open("m");
  await meet(again, house);
  assert.equal(again.pending.length, 0);
  assert.deepEqual(house.log, again.log);
  assert.deepEqual(await phone.memory.log("m"), house.log);
  const { white, black } = again.view.used;
  assert.equal(white + black, 240_000);
});

// rule: TRN-01
test("what the desk rules meanwhile stands before the lines that come later", async () => {
  const [phone, house] = [new Phone("table"), new House()];
  const device = await phone.open("m", { token: "t" });
  await play(phone, device, BEGIN);
  await meet(device, house);
  house.command({ type: "adjust_time", side: "white", millis: 60_000, reason: "disturbed" });
  await play(phone, device, [[20_000, press, "white"]]);
  await meet(device, house);
  assert.deepEqual(house.log, device.log);
  assert.equal(device.view.clock?.shown.white, "21:52");
});

test("handed over: the other phone goes on to the millisecond, and nothing is lost or told twice", async () => {
  const [table, other, house] = [new Phone("table"), new Phone("other"), new House()];
  const first = await table.open("m", { token: "t" });
  await play(table, first, [...BEGIN, [5000, press, "white"]]);
  await meet(first, house);
  // The other phone's own clock is an hour ahead: it takes the match's time from the server.
  other.wall += 3_605_000;
  const second = await other.open("m", { token: "t", holds: false });
  await second.merge(0, house.after(0));
  table.pass(2000);
  other.pass(2000);
  house.command({ type: "claim_lease", device: "other", whose: null }, first.now());
  await second.lead(2, house.after(0), first.now());
  await meet(first, house);
  assert.equal(first.kept.holds, false);
  assert.equal(await first.act(/** @type {any} */ (press), "black"), "lease-lost");
  await play(other, second, [[8000, press, "black"]]);
  await meet(second, house);
  await meet(first, house);
  assert.deepEqual(first.log, house.log);
  assert.deepEqual(second.log, house.log);
  assert.deepEqual([second.view.used.white, second.view.used.black], [5000, 10_000]);
});

test("two phones take the clock over at the same moment: only the later one holds it", async () => {
  const [table, ada, carlo, house] = [new Phone("table"), new Phone("ada"), new Phone("carlo"), new House()];
  const first = await table.open("m", { token: "t" });
  await play(table, first, BEGIN);
  await meet(first, house);
  const [second, third] = [await ada.open("m", { token: "t", holds: false }), await carlo.open("m", { token: "t", holds: false })];
  for (const device of [second, third]) await device.merge(0, house.after(0));
  house.command({ type: "claim_lease", device: "ada", whose: null }, first.now());
  house.command({ type: "claim_lease", device: "carlo", whose: null }, first.now());
  // Ada hears of both before her own answer comes.
  await second.merge(second.kept.confirmed, house.after(second.kept.confirmed));
  await second.lead(2, house.after(0), first.now());
  await third.lead(3, house.after(0), first.now());
  assert.deepEqual([second.kept.holds, third.kept.holds], [false, true]);
  assert.equal(await second.act(/** @type {any} */ (press), "white"), "lease-lost");
  await play(carlo, third, [[4000, press, "white"]]);
  await meet(third, house);
  await meet(second, house);
  assert.deepEqual(second.log, house.log);
});

// rule: MAT-05
test("both have gone on without hearing each other: what the first wrote waits until the server has it beside the log", async () => {
  const [table, other, house] = [new Phone("table"), new Phone("other"), new House()];
  const first = await table.open("m", { token: "t" });
  await play(table, first, BEGIN);
  await meet(first, house);
  const second = await other.open("m", { token: "t", holds: false });
  await second.merge(0, house.after(0));
  house.command({ type: "claim_lease", device: "other", whose: null }, first.now());
  await second.lead(2, house.after(0), first.now());
  await play(other, second, [[4000, press, "white"]]);
  await play(table, first, [[5000, press, "white"], [1000, press, "black"]]);
  await meet(second, house);
  // The first hears of it, and is killed before it can send what it has.
  await first.merge(first.kept.confirmed, house.after(first.kept.confirmed));
  assert.equal(first.kept.parted.length, 2);
  table.kill(1000);
  const again = await table.open("m");
  await meet(again, house);
  await meet(second, house);
  assert.equal(again.kept.parted.length, 0);
  assert.deepEqual(again.log, house.log);
  assert.deepEqual(second.log, house.log);
  const [conflict] = second.view.conflicts;
  assert.deepEqual(conflict?.lines, [1, 2]);
  assert.equal(await second.act({ type: "settle", conflict: 1, keep: "that" }, "white"), null);
  assert.equal(second.log.filter((entry) => entry.act.type === "press").length, 1);
  assert.equal(second.view.used.black, 1000);
});

test("a server that has lost lines is told them again", async () => {
  const [phone, house] = [new Phone("table"), new House()];
  const device = await phone.open("m", { token: "t" });
  await play(phone, device, [...BEGIN, [5000, press, "white"]]);
  await meet(device, house);
  const empty = new House();
  await play(phone, device, [[5000, press, "black"]]);
  await meet(device, empty);
  assert.deepEqual(empty.log, device.log);
});

test("a clock that is set while the page is open or away costs nobody a second", async () => {
  const phone = new Phone("table");
  const device = await phone.open("m");
  await play(phone, device, BEGIN);
  phone.wall -= 1_800_000;
  const looked = device.time.look(false);
  assert.deepEqual(looked, { kind: "jump", millis: -1_800_000 });
  await play(phone, device, [[0, { type: "jump", millis: -1_800_000 }, "house"], [20_000, press, "white"]]);
  assert.equal(device.view.used.white, 20_000);
  await device.heartbeat();
  phone.kill(1000);
  const again = await phone.open("m");
  await play(phone, again, [[3000, press, "black"]]);
  assert.equal(again.view.used.black, 4000);
  assert.equal(again.view.jumps.length, 1);
});

/** Hands a match over as a file. @param {any} from @param {Phone} to @param {string} name */
async function byFile(from, to, name) {
  const file = readHandover(JSON.stringify(written(from)));
  assert.ok(file);
  await from.resign();
  const known = await to.memory.match(file.id);
  const taken = takenUp(file, known ? await to.memory.log(file.id) : [], { ...fresh(file.id), alive: to.wall, ...known }, name);
  if (taken) await to.memory.replace(taken.kept, taken.entries);
  return taken;
}

test("a file carries the match from phone to phone without a network, and the server has every line afterwards", async () => {
  const [table, other, house] = [new Phone("table"), new Phone("other"), new House()];
  const first = await table.open("m", { token: "t" });
  await play(table, first, BEGIN);
  await meet(first, house);
  await play(table, first, [[5000, press, "white"], [4000, press, "black"]]);
  other.pass(9000);
  assert.ok(await byFile(first, other, "other"));
  const second = await other.open("m");
  await play(other, second, [[3000, press, "white"]]);
  assert.deepEqual([second.view.used.white, second.view.used.black], [8000, 4000]);
  await meet(second, house);
  await meet(first, house);
  assert.equal(second.pending.length, 0);
  assert.deepEqual(second.log, house.log);
  assert.deepEqual(first.log, house.log);
  assert.equal(second.view.conflicts.length, 0);
  // And back again.
  table.pass(3000);
  assert.ok(await byFile(second, table, "table"));
  const third = await table.open("m");
  await play(table, third, [[1000, press, "black"]]);
  await meet(third, house);
  assert.deepEqual(third.log, house.log);
});

// rule: MAT-05
test("an older file is not taken; a file that parted from what is here stands beside it", async () => {
  const [table, other] = [new Phone("table"), new Phone("other")];
  const first = await table.open("m");
  await play(table, first, BEGIN);
  const older = JSON.stringify(written(first));
  await byFile(first, other, "other");
  const second = await other.open("m");
  await play(other, second, [[3000, press, "white"]]);
  const file = readHandover(older);
  assert.ok(file);
  assert.equal(takenUp(file, second.log, second.kept, "other"), null);
  // The table takes the older file up again and plays on; then the other phone's file comes.
  const again = takenUp(file, first.log, first.kept, "table");
  assert.ok(again);
  await table.memory.replace(again.kept, again.entries);
  const third = await table.open("m");
  await play(table, third, [[2000, press, "white"], [1000, press, "black"]]);
  assert.ok(await byFile(second, table, "table"));
  const both = await table.open("m");
  const [conflict] = both.view.conflicts;
  assert.equal(conflict?.lines[1], 2);
  assert.equal(both.view.clock?.running, "black");
  assert.equal(await both.act({ type: "settle", conflict: 1, keep: "that" }, "white"), null);
  assert.equal(both.view.clock?.running, "white");
});
