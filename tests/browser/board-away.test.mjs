// Two phones at one board through everything that befalls phones: reload, killed tab, four minutes without a network, a
// changed clock, handing over by the QR code. No second is lost or invented; the log of events is the measure.
// @ts-check
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { PHONE, begin, kept, of, press, running, says, seen, sent, share, takeOver, touch } from "./board.mjs";
import { Club, eventually } from "./club.mjs";

/** @import { Page } from "playwright-core" */

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

/** Every turn's time as the presses in the log say it, both sides added. @param {any[]} log */
function measured(log) {
  const [opening, presses] = [of(log, "opening")[0], of(log, "press")];
  return presses.at(-1).at - opening.at;
}

/** Lets the page's clocks go on by so much at once. @param {Page} page @param {number} millis */
const pass = (page, millis) => page.clock.fastForward(millis);

// rule: CLK-01, CLK-05, CLK-10
test("reload, a killed tab, four minutes offline, a changed clock and a handover: no second is lost or invented", { timeout: 300_000 }, async () => {
  const first = await club.person(PHONE);
  await first.clock.install();
  await begin(first, { length: "7", minutes: "3" });
  const link = await share(first);
  const mirror = await club.person(PHONE);
  await mirror.goto(link);
  await running(mirror, "near");
  await press(first, "near");
  await running(mirror, "far");

  // Reloaded, both of them.
  await first.reload();
  await running(first, "far");
  await mirror.reload();
  await running(mirror, "far");
  await press(first, "far");

  // The tab is killed, and opened again half a minute later by the phone's clock.
  const context = first.context();
  const address = first.url();
  await first.close();
  const page = await context.newPage();
  await pass(page, 30_000);
  await page.goto(address);
  await running(page, "near");
  await page.locator(".notice", { hasText: /0:3\d/ }).waitFor();
  const [gap] = of(await kept(page), "gap").slice(-1);
  assert.ok(gap.act.to - gap.act.from >= 30_000 && gap.act.to - gap.act.from < 60_000, JSON.stringify(gap));
  await page.getByRole("button", { name: "Leave it" }).click();
  await press(page, "near");

  // Four minutes without a network, with a press every ten seconds.
  await context.setOffline(true);
  const before = (await kept(page)).length;
  for (let turn = 0; turn < 24; turn++) {
    await pass(page, 10_000);
    await press(page, turn % 2 === 0 ? "far" : "near");
  }
  assert.equal((await kept(page)).length, before + 24);
  // Its system's clock is set back by an hour meanwhile.
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() - 3_600_000;
  });
  await page.locator(".notice", { hasText: "−60:00" }).waitFor();
  await context.setOffline(false);
  await says(page, "All sent");
  await running(mirror, "far");
  const log = await sent(club, page);
  const view = await seen(club, page);
  assert.ok(measured(log) >= 270_000, `${measured(log)} ms`);
  assert.equal(view.used.white + view.used.black, measured(log));
  assert.equal(of(log, "jump").length, 1);

  // Handed over by the code on the first phone; the clock goes on for the same side from the same moment.
  await takeOver(mirror);
  await says(page, "watching");
  await running(mirror, "far");
  const left = async (/** @type {Page} */ of) => {
    const text = (await of.locator(".far .time").textContent()) ?? "";
    return text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  };
  const both = () => Promise.all([left(page), left(mirror)]);
  await eventually("both clocks show the same time", both, ([here, there]) => Math.abs(here - there) <= 1);
  await press(mirror, "far");
  await running(page, "near");
  // The first phone is a button of the other one now.
  await page.waitForTimeout(300);
  await touch(page, "near");
  await running(mirror, "far");
  await press(mirror, "far");
  await says(mirror, "All sent");
  const after = await sent(club, mirror);
  const [last] = of(after, "press").slice(-1);
  const end = await seen(club, mirror);
  assert.equal(end.used.white + end.used.black, last.at - of(after, "opening")[0].at);
  assert.equal(of(after, "press").length, 3 + 24 + 3);
  await mirror.context().close();
  await context.close();
});

test("a press on a phone that cannot reach the clock is not swallowed: it says so, and is not entered later", { timeout: 60_000 }, async () => {
  const page = await club.person(PHONE);
  await begin(page);
  const link = await share(page);
  const mirror = await club.person(PHONE);
  await mirror.goto(link);
  await running(mirror, "near");
  await touch(mirror, "far");
  await says(mirror, "It is the other player’s turn");
  // What it had asked the server before is still answered; when it has asked once more in vain, nothing reaches it.
  const inVain = page.waitForEvent("requestfailed", (request) => request.url().includes("wait=asks"));
  await page.context().setOffline(true);
  await inVain;
  await touch(mirror, "near");
  await says(mirror, "No answer");
  await page.context().setOffline(false);
  await page.waitForTimeout(3000);
  assert.equal(of(await kept(page), "press").length, 0);
  await touch(mirror, "near");
  await running(page, "far");
  await page.context().close();
  await mirror.context().close();
});

// rule: MAT-05
test("both phones have gone on: their logs stand side by side, and one of them is kept", { timeout: 60_000 }, async () => {
  const page = await club.person(PHONE);
  await begin(page);
  const link = await share(page);
  const other = await club.person(PHONE);
  await other.goto(link);
  await running(other, "near");
  await page.context().setOffline(true);
  await press(page, "near");
  await press(page, "far");
  await press(page, "near");
  await takeOver(other);
  await other.waitForFunction(() => !document.querySelector(".take-over"));
  await press(other, "near");
  await page.context().setOffline(false);
  await other.getByRole("button", { name: "Compare both logs" }).click();
  await other.locator("dialog .log").nth(1).waitFor();
  assert.deepEqual(await other.locator("dialog .log ol").evaluateAll((lists) => lists.map((list) => list.children.length)), [1, 3]);
  await other.getByRole("button", { name: "Keep the other log" }).click();
  await says(other, "All sent");
  await running(other, "far");
  const log = await sent(club, other);
  assert.equal(of(log, "settle").length, 1);
  await page.waitForFunction(() => !document.querySelector(".notice"));
  await page.context().close();
  await other.context().close();
});
