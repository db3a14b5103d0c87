// The page's guard over the dice: an honest house never hears a warning, a lying one gets no link and is told of.
// @ts-check

import assert from "node:assert/strict";
import { test } from "node:test";
import { LENGTH } from "../../crates/tavola-server/web/js/chain.js";
import { bring, bundle } from "../../crates/tavola-server/web/js/dice/away.js";
import { commits, seenIn } from "../../crates/tavola-server/web/js/chouette/dice.js";
import { Pins } from "../../crates/tavola-server/web/js/dice/pins.js";
import { House, Memory, Page, own } from "./house.mjs";

/** @import { Seen } from "../../crates/tavola-server/web/js/dice/guard.js" */

/** A page that has got ready, and a match that has begun. */
async function begun() {
  const house = new House();
  const memory = new Memory();
  const clock = { now: 1_000_000 };
  const page = new Page(house, memory, clock);
  assert.equal(page.guard.pledge(house.seen()), own.anchor);
  await page.looks();
  house.begin();
  return { house, memory, clock, page: await page.looks() };
}

/** With some rolls behind it. @param {number} rolls */
async function played(rolls) {
  const all = await begun();
  for (let i = 0; i < rolls; i++) await roll(all.house, all.page);
  return all;
}

/** @param {House} house @param {Page} page */
async function roll(house, page) {
  house.call();
  await page.looks();
  house.fall();
  house.says("black play 13/7 8/7");
  await page.looks();
}

/** A number that does not come by chance alone. @param {number} seed */
function chance(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test("one link a roll, each after its call, with the digest of the log", async () => {
  const { house, page } = await played(5);
  assert.deepEqual(page.sent.map(({ number, link }) => [number, link]), [1, 2, 3, 4, 5].map((number) => [number, own.link(number)]));
  assert.ok(house.rolls.every((one) => one.links.white.source === "client" && one.seen?.white === one.seen?.black));
  assert.deepEqual([page.alarms, page.remarks], [[], []]);
});

test("an honest house never hears a warning, whatever happens to the pages", async () => {
  for (let seed = 1; seed <= 10; seed++) {
    const draw = chance(seed);
    const { house, memory, clock, page } = await begun();
    const pages = [page, new Page(house, memory, clock)];
    const all = [...pages];
    for (let number = 1; number <= 40; number++) {
      clock.now += 4000;
      house.call(draw(4) === 0 ? "opening" : "turn white");
      // Some are away, some look twice, one is loaded anew between call and fall, some answers never come.
      const late = house.seen();
      for (const [at, one] of pages.entries()) {
        if (draw(6) === 0) one.answer = () => "refused";
        if (draw(3) > 0) await one.looks();
        if (draw(5) === 0) all.push((pages[at] = await new Page(house, memory, clock).looks()));
        one.answer = (link) => house.opens("white", link);
      }
      clock.now += 2000;
      house.fall([draw(6) + 1, draw(6) + 1]);
      house.says(`black play ${number}`);
      if (draw(3) === 0) for (let more = 0; more < 12; more++) house.says(`black double ${more}`);
      for (const one of pages) if (draw(4) > 0) await one.looks();
      // A view that was under way for long comes last.
      if (draw(3) === 0) await pages[0]?.guard.follow(late, null);
    }
    for (const one of all) assert.deepEqual(one.alarms, [], `seed ${seed}`);
    const links = house.rolls.map((one) => one.links.white.source);
    assert.ok(links.filter((source) => source === "client").length > 15, `seed ${seed}: ${links.join()}`);
  }
});

/** Each lie: what the page is shown or told, and the warning. @type {[string, (all: Awaited<ReturnType<typeof played>>) => Promise<Page>, string][]} */
const lies = [
  ["the last link is asked for", ({ page }) => page.looks((seen) => (seen.called = { number: LENGTH, missing: ["white"] })), "ahead"],
  ["a number is skipped", ({ house, page }) => (house.call(), page.looks((seen) => (seen.called = { number: house.rolls.length + 2, missing: ["white"] }))), "ahead"],
  ["a call stands in the log with a number skipped", ({ house, page }) => (house.says(`call ${house.rolls.length + 2} turn black`), page.looks()), "log"],
  ["the commitment changes", ({ house, page }) => (house.call(), page.looks((seen) => (seen.commitment = "bb".repeat(32)))), "commitment"],
  ["the opponent's anchor changes", ({ house, page }) => (house.call(), page.looks((seen) => (seen.chains.black = { ...house.chains.black, anchor: "cc".repeat(32) }))), "chains"],
  ["one's own anchor changes", ({ house, page }) => (house.call(), page.looks((seen) => (seen.chains.white = { ...house.chains.white, anchor: "cc".repeat(32) }))), "chains"],
  ["a call was shown that another act follows", async ({ house, page }) => {
    house.call();
    await page.looks();
    house.says("white double");
    return page.looks();
  }, "between"],
  ["the log of before is another one", async ({ house, page }) => {
    house.lines = (house.lines ?? []).map((line, at) => (at === 3 ? "black play 24/18" : line));
    house.call();
    return page.looks();
  }, "log"],
  ["a call shown to one only is taken back", async ({ house, page }) => {
    const lines = [...(house.lines ?? [])];
    house.call();
    await page.looks();
    house.lines = [...lines, "white double", "black take"];
    house.called = null;
    return page.looks();
  }, "between"],
  ["other dice are shown than fell", ({ house, page }) => (house.call(), house.opens("white", { number: 4, link: own.link(4) ?? "", seen: house.digest }), house.fall([5, 4]), page.looks((seen) => (seen.shown = [6, 6]))), "dice"],
  ["many rolls are made up at once and stand as opened from a deposit", async ({ house, page }) => {
    for (let i = 0; i < 6; i++) {
      house.call();
      house.fall();
      const last = house.rolls.at(-1);
      if (last) last.links.white = { link: "00".repeat(32), source: "escrow" };
    }
    house.call();
    return page.looks();
  }, "escrow"],
];

for (const [what, lie, code] of lies) {
  test(`a lie is found: ${what}`, async () => {
    const all = await played(3);
    const page = await lie(all);
    assert.deepEqual(page.codes, [code]);
    const given = page.sent.length;
    const [piece] = page.pins.evidence();
    assert.equal(piece?.code, code);
    assert.ok(piece?.view && piece.pin && piece.at);
    // Nothing is opened any more in this match, not even for a page that is loaded anew; and that page says why.
    const fresh = new Page(all.house, all.memory, all.clock);
    for (const one of [page, fresh]) await one.looks((seen) => (seen.called = { number: given + 1, missing: ["white"] }));
    assert.equal(page.sent.length, given);
    assert.deepEqual([fresh.sent, fresh.codes], [[], [code]]);
  });
}

test("before the match begins no link is opened", async () => {
  const house = new House();
  const page = new Page(house, new Memory());
  page.guard.pledge(house.seen());
  await page.looks((seen) => (seen.called = { number: 1, missing: ["white"] }));
  assert.deepEqual([page.codes, page.sent], [["start"], []]);
});

test("another commitment before getting ready again is refused", async () => {
  const house = new House();
  const page = new Page(house, new Memory());
  page.guard.pledge(house.seen());
  house.commitment = "bb".repeat(32);
  assert.equal(page.guard.pledge(house.seen()), null);
  assert.deepEqual(page.codes, ["commitment"]);
});

test("a link the house has taken and does not record is told of, one that came late is only mentioned", async () => {
  for (const [state, code, remark] of /** @type {const} */ ([["accepted", ["lost"], []], ["unheard", ["lost"], []], ["refused", [], ["late"]]])) {
    const { house, page } = await played(2);
    page.answer = () => state;
    house.call();
    await page.looks();
    house.fall();
    await page.looks();
    assert.deepEqual([page.codes, page.remarks], [code, remark], state);
    page.answer = (link) => house.opens("white", link);
    await roll(house, page);
    assert.equal(house.rolls.at(-1)?.links.white.source, "client", "one lost link does not cost the others");
  }
});

test("rolls that fell while the page was away are accepted, more than time allows are not", async () => {
  for (const [seconds, remark, goes] of /** @type {const} */ ([[60, "away", true], [1, "unsure", false]])) {
    const { house, page, clock } = await played(2);
    for (let i = 0; i < 12; i++) {
      house.call();
      house.fall();
    }
    clock.now += seconds * 1000;
    const given = page.sent.length;
    house.call();
    await page.looks();
    assert.deepEqual([page.alarms, page.remarks, page.sent.length > given], [[], [remark], goes]);
  }
});

test("a browser that keeps nothing leaves its chain to the house", async () => {
  for (const memory of [null, Object.assign(new Memory(), { isFull: true })]) {
    const house = new House();
    const page = new Page(house, memory);
    assert.equal(page.guard.pledge(house.seen()), null);
    assert.deepEqual([page.remarks, page.alarms], [["house"], []]);
  }
});

test("a storage that is full in mid-match opens nothing that it could not keep", async () => {
  const { house, page, memory } = await played(2);
  memory.isFull = true;
  house.call();
  await page.looks();
  assert.deepEqual([page.sent.length, page.alarms, page.remarks], [2, [], ["unsure"]]);
});

test("in a chouette the box's chain is White's and the captain's Black's, for whoever's page drew it", () => {
  const log = { lines: 2, digest: "", last: ["call 1 opening Ada", "fell 1 3-1"] };
  const dice = {
    set: 4, house_commitment: "aa", chains: { white: null, black: null }, owners: { white: "a", black: null }, roll_number: 1,
    called: null, opened: { white: 1, black: 1 }, log, players: { white: "Ada", black: "Bea" },
  };
  const of = (/** @type {string | null} */ you, more = {}) => /** @type {any} */ ({ dice, you, game: { box: "a", captain: "b", board: null }, line: null, legal: { actions: [] }, ...more });
  assert.equal(seenIn(of("a"))?.side, "white");
  assert.equal(seenIn(of("b"))?.side, null);
  assert.equal(commits(of("b", { legal: { actions: ["commit_chain"] } })), "black");
  assert.equal(seenIn(of("b", { legal: { actions: ["commit_chain"] } }))?.side, "black");
  assert.equal(seenIn(of(null))?.side, null);
  assert.equal(seenIn(of("a", { dice: null })), null);
  const over = { ...dice, log: { ...log, last: ["game over box", "set over"] } };
  assert.deepEqual([seenIn(of("a"))?.over, seenIn(of("a", { dice: over }))?.over], [false, true]);
  const called = { ...dice, roll_number: 2, called: { by: "a", purpose: "turn", waiting: ["white"], until: null } };
  assert.deepEqual(seenIn(of("a", { dice: called }))?.called, { number: 2, missing: ["white"] });
});

test("another device opens nothing until the chain is brought there, then both may", async () => {
  const { house, page, clock } = await played(3);
  const memory = new Memory();
  const other = new Page(house, memory, clock);
  house.call();
  await other.looks();
  assert.deepEqual([other.sent, other.alarms, other.remarks], [[], [], ["elsewhere"]]);
  const pin = page.pins.load("t", 1);
  assert.ok(pin);
  const text = bundle(pin, own.seed);
  assert.ok(bring(new Pins(memory), "t", house.seen(), text));
  await other.looks();
  assert.deepEqual(other.sent.map((link) => link.number), [4]);
  assert.equal(new Pins(memory).seed("t", 1, "white"), own.seed);
  house.fall();
  await other.looks();
  await page.looks();
  house.call();
  await page.looks();
  assert.deepEqual([page.alarms, page.sent.at(-1)?.number], [[], 5]);
  // Where a browser has a part of its own nothing from outside takes its place.
  assert.equal(bring(page.pins, "t", house.seen(), bundle({ ...pin, given: 0 }, own.seed)), false);
  assert.equal(bring(new Pins(new Memory()), "t", house.seen(), bundle(pin, "11".repeat(32))), false);
  assert.equal(bring(new Pins(new Memory()), "t", house.seen(), "nonsense"), false);
});
