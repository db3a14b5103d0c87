// The device beside a wooden board: nothing pressed is lost or invented, whatever happens to the phone.
// @ts-check
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { PHONE, begin, confirmBoth, enterResult, kept, press, running, says, seen, sent, served, share, startGame, takeOver } from "./board.mjs";
import { Club, numbers } from "./club.mjs";

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(async () => {
  await club.close();
});

// rule: CLK-10
test("a reload keeps every press and the running time, and shows the gap", async () => {
  const page = await club.person(PHONE);
  await begin(page);
  await press(page, "near");
  const log = await kept(page);
  await page.goto("about:blank");
  await new Promise((resolve) => setTimeout(resolve, 3500));
  await page.goBack();
  await running(page, "far");
  const again = await kept(page);
  assert.deepEqual(again.slice(0, log.length), log);
  const gap = again.at(-1);
  assert.equal(gap.act.type, "gap");
  assert.ok(gap.act.to - gap.act.from > 2500 && gap.act.to - gap.act.from < 60_000);
  await page.getByRole("button", { name: "Give the time back" }).click();
  await page.waitForSelector(".notice", { state: "detached" });
  assert.equal((await kept(page)).at(-1).act.type, "restore");
  await page.context().close();
});

test("installed, it opens and plays with the network off", async () => {
  const page = await club.person(PHONE);
  await page.goto("/board");
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated");
  await page.waitForFunction(async () => (await caches.keys()).length === 1);
  await page.context().setOffline(true);
  const fresh = await page.context().newPage();
  await begin(fresh);
  await press(fresh, "near");
  await press(fresh, "far");
  await fresh.reload();
  await running(fresh, "near");
  assert.equal((await kept(fresh)).filter((entry) => entry.act.type === "press").length, 2);
  await page.context().close();
});

test("a system clock that is set to another time is told and costs nobody a second", async () => {
  const page = await club.person(PHONE);
  await begin(page);
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 3_600_000;
  });
  await page.waitForSelector(".notice");
  await press(page, "near");
  const log = await kept(page);
  const jump = log.find((entry) => entry.act.type === "jump");
  assert.ok(Math.abs(jump.act.millis - 3_600_000) < 500, `${jump.act.millis}`);
  const [opening, pressed] = ["opening", "press"].map((type) => log.find((entry) => entry.act.type === type));
  assert.ok(pressed.at - opening.at < 600_000);
  await page.context().close();
});

test("without a network the lines wait, and afterwards the server's log is the device's; a mirror watches and presses", async () => {
  const page = await club.person(PHONE);
  await begin(page);
  const link = await share(page);
  const mirror = await club.person(PHONE);
  await mirror.goto(link);
  await running(mirror, "near");
  await page.context().setOffline(true);
  await press(page, "near");
  await press(page, "far");
  await says(page, "Offline: 2");
  await page.context().setOffline(false);
  await says(page, "All sent");
  await sent(club, page);
  await mirror.waitForTimeout(500);
  await mirror.locator(".near .press").dispatchEvent("pointerdown");
  await running(page, "far");
  await running(mirror, "far");
  // Handed over: the second phone goes on, the first one watches, and both have the same log.
  await takeOver(mirror);
  await says(page, "watching");
  await press(mirror, "far");
  await running(page, "near");
  await says(mirror, "All sent");
  const log = await sent(club, mirror);
  const presses = log.filter((entry) => entry.act.type === "press");
  assert.equal(presses.length, 4);
  const view = await seen(club, page);
  const turns = view.used.white + view.used.black;
  const opening = log.find((entry) => entry.act.type === "opening");
  assert.equal(turns, presses.at(-1).at - opening.at);
  await page.context().close();
  await mirror.context().close();
});

// rule: TRN-18, CLK-10, TRN-12
test("at an event the match comes from the draw, the desk rules and sees it, and posts the result", async () => {
  const clock = { mode: "simple_delay", bank_per_point: 120_000, delay: 120_000 };
  const settings = { names: { white: "Ada", black: "Carlo" }, length: 1, clock, ordered: clock, oversight: "director" };
  const post = async (/** @type {string} */ path, /** @type {unknown} */ body) => {
    const answer = await fetch(club.url + path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    return answer.json();
  };
  const { id, token, desk } = await post("/board", { settings });
  const page = await club.person(PHONE);
  await page.goto(`/board/${id}#t=${token}`);
  await page.getByRole("button", { name: "Take the clock over here" }).click();
  await startGame(page, "near");
  await running(page, "near");
  const rule = (/** @type {string} */ name, /** @type {object} */ command) => post(`/board/${id}/command`, { token: desk, command_id: name, command });
  await rule("given", { type: "adjust_time", side: "white", millis: 60_000, reason: "disturbed" });
  await page.waitForFunction(() => document.querySelector(".near .time")?.textContent?.startsWith("3:"));
  assert.equal((await rule("silent", { type: "adjust_time", side: "white", millis: 1, reason: "" })).clause, "TRN-01");
  await press(page, "near");
  await rule("penalty", { type: "penalty", against: "black", points: 1, reason: "left the room" });
  await page.waitForSelector("[data-phase=match_over]");
  await rule("posted", { type: "post" });
  await page.waitForFunction(() => document.querySelector(".banner")?.textContent?.includes("On the bracket"));
  const view = await (await fetch(`${club.url}/board/${id}/view`)).json();
  assert.equal(view.winner, "white");
  assert.equal(view.how, "penalty");
  await sent(club, page);
  assert.equal((await fetch(`${club.url}/board/${id}/sheet.csv`)).status, 200);
  assert.equal((await post(`/board/${id}/command`, { token, command_id: "x", command: { type: "release" } })).code, "forbidden");
  await page.context().close();
});

// rule: CLK-01, CLK-09
test("presses at random on both phones: the sums are right and the server's log is the device's", async (here) => {
  const minutes = Number(process.env.TAVOLA_SOAK_MINUTES ?? "0.3");
  const page = await club.person(PHONE);
  await begin(page, { length: "25", minutes: "60" });
  const mirror = await club.person(PHONE);
  await mirror.goto(await share(page));
  await running(mirror, "near");
  const end = Date.now() + minutes * 60_000;
  const did = { touches: 0, reloads: 0, offline: 0 };
  while (Date.now() < end) {
    const [whom, half] = [Math.random() < 0.5 ? page : mirror, Math.random() < 0.5 ? "near" : "far"];
    await whom.locator(`.${half} .press`).dispatchEvent("pointerdown");
    did.touches += 1;
    await whom.waitForTimeout(Math.random() * 700);
    if (Math.random() < 0.03) {
      did.reloads += 1;
      await page.reload();
      await page.waitForSelector(".near .press");
    }
    if (Math.random() < 0.03) {
      did.offline += 1;
      await page.context().setOffline(true);
    }
    if (Math.random() < 0.2) await page.context().setOffline(false);
  }
  await page.context().setOffline(false);
  await says(page, "All sent");
  const log = await sent(club, page);
  const presses = log.filter((entry) => entry.act.type === "press");
  const opening = log.find((entry) => entry.act.type === "opening");
  assert.ok(presses.length > 3, `${presses.length} presses`);
  const view = await seen(club, page);
  const lost = presses.at(-1).at - opening.at - view.used.white - view.used.black;
  here.diagnostic(JSON.stringify({ minutes, ...did, entries: log.length, presses: presses.length, lost }));
  assert.ok(Math.abs(lost) <= 10, `${lost} ms`);
  await page.context().close();
  await mirror.context().close();
});

// rule: MAT-01, MAT-02
test("a match to three points with clock, Crawford game and confirmation", async () => {
  const page = await club.person(PHONE);
  await begin(page);
  const win = async (/** @type {string} */ name, /** @type {string | null} */ cube) => {
    await enterResult(page, name, cube);
    await confirmBoth(page);
  };
  await press(page, "near");
  await win("Ada", "2");
  await page.locator(".cube.locked", { hasText: "Crawford" }).waitFor();
  await startGame(page, "far");
  assert.equal(await page.locator(".double").count(), 0);
  await win("Carlo", null);
  await startGame(page, "far");
  await page.click(".far .double");
  await page.click(".near .drop");
  await page.click(".near .confirm");
  await page.click(".far .confirm");
  await page.waitForSelector("[data-phase=ready]");
  await startGame(page, "near");
  await win("Ada", "1");
  await page.waitForSelector("[data-phase=match_over]");
  await page.locator(".banner", { hasText: /Ada wins the match/ }).waitFor();
  // What is wanted now stands there by itself.
  await page.getByRole("button", { name: "Score sheet" }).click();
  await numbers(page.locator(".sheet-table tbody tr"), 4);
  await page.locator(".sheet", { hasText: /Ada wins the match on points/ }).waitFor();
  await page.context().close();
  assert.deepEqual(club.errors.filter((error) => !error.includes("net::ERR")), []);
});

// rule: MAT-02, MAT-06, CLK-03, CLK-10, TRN-18, TRN-21
test("two players without a director go on from their papers and put right what they entered wrongly", async () => {
  const page = await club.person(PHONE);
  await page.goto("/board");
  await page.getByText("Continue a match from paper").click();
  for (const [name, value] of Object.entries({ white: "Ada", black: "Carlo", length: "9", won_white: "4", won_black: "2" })) await page.fill(`[name=${name}]`, value);
  await page.click("form button[type=submit]");
  // Five and seven points are missing: six on the average.
  await page.locator(".near .time", { hasText: "12:00" }).waitFor();
  await startGame(page, "near");
  await enterResult(page, "Ada", null);
  await page.locator(".near .confirm", { hasText: "5–2" }).waitFor();
  await confirmBoth(page);
  const right = async (/** @type {string} */ what) => {
    await page.click("#menu");
    await page.getByRole("button", { name: "Correct something" }).click();
    await page.getByRole("button", { name: what }).click();
  };
  await right("Time on the clock");
  await page.fill("[name=minutes]", "1");
  await page.fill("[name=seconds]", "0");
  await page.fill("[name=reason]", "the phone slept");
  await page.click("dialog [type=submit]");
  await page.locator(".near .time", { hasText: "13:00" }).waitFor();
  await right("The result of a game");
  await page.getByRole("button", { name: "Game 1" }).click();
  await page.click(".result-form label:has([value=gammon])");
  await page.click(".result-form [type=submit]");
  await right("The length of the match");
  await page.fill("dialog [name=length]", "7");
  await page.click("dialog [type=submit]");
  await page.locator(".cube.locked", { hasText: "Crawford" }).waitFor();
  await right("Penalty points");
  await page.selectOption("dialog [name=side]", "black");
  await page.click("dialog [type=submit]");
  await page.waitForSelector("[data-phase=match_over]");
  await page.getByRole("button", { name: "Score sheet" }).click();
  for (const line of ["7–2", "by penalty points", "Ada: +1:00 on the clock: the phone slept", "Game 1 corrected: Ada, Gammon, cube 1", "The match is played to 7"]) await page.locator(".sheet", { hasText: line }).waitFor();
  await page.context().close();
});

test("the start page leads to the device, and the device to the book of a chouette over the board", async () => {
  const page = await club.person(PHONE);
  await page.goto("/");
  await page.getByRole("link", { name: "Open the clock" }).click();
  await page.waitForSelector(".setup-form");
  await page.getByRole("link", { name: /book of a chouette/ }).click();
  await page.locator("input[value=over_the_board]:checked").waitFor({ state: "attached" });
  await page.context().close();
});

test("two tabs of one browser do not write one log: the one opened last shows the match", async () => {
  const page = await club.person(PHONE);
  await begin(page);
  await press(page, "near");
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.reload();
  await running(second, "far");
  await page.getByRole("button", { name: "Continue here" }).click();
  await running(page, "far");
  await second.getByRole("button", { name: "Continue here" }).waitFor();
  await press(page, "far");
  assert.equal((await kept(page)).filter((entry) => entry.act.type === "press").length, 2);
  await page.context().close();
});

// rule: MAT-05, MAT-07, CLK-10
test("papers are compared with the scoreboard, a low battery is told, and a contest costs the claimant no time", async () => {
  const page = await club.person(PHONE);
  await page.addInitScript(() => {
    const battery = Object.assign(new EventTarget(), { level: 0.1, charging: false });
    Object.assign(navigator, { getBattery: async () => battery });
  });
  await begin(page);
  await page.locator(".notice", { hasText: "10%" }).getByRole("button").click();
  await page.waitForTimeout(1200);
  await page.click("#stop");
  await page.locator(".by-player section", { hasText: "Ada" }).getByRole("button", { name: "Contest the play" }).click();
  await page.waitForSelector("[data-phase=stopped]");
  await page.click("#stop");
  await page.getByRole("button", { name: "Resume: Ada" }).click();
  await running(page, "near");
  const resumed = (await kept(page)).findLast((entry) => entry.act.type === "resume").at;
  await press(page, "near");
  await enterResult(page, "Ada", "1");
  await confirmBoth(page);
  await page.waitForSelector("[data-phase=ready]");
  await page.click("#stop");
  await page.locator(".by-player section", { hasText: "Carlo" }).getByRole("button", { name: "Compare my written score" }).click();
  await page.fill("dialog [name=white]", "2");
  await page.click("dialog .main");
  await page.locator(".notice", { hasText: "do not agree with the scoreboard. The scoreboard counts: 1–0" }).waitFor();
  const log = await kept(page);
  const pressed = log.find((entry) => entry.act.type === "press");
  await share(page);
  assert.equal((await seen(club, page)).games[0].used.white, pressed.at - resumed);
  await page.context().close();
});
