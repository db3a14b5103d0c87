// Notices and the app in Chromium: the bell, the page, a push, the page without a network, the choice of a board.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, eventually } from "./club.mjs";

/** @import { Page } from "playwright-core" */

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open({ whole: true });
});
after(() => club.close());

/** A guest with a name: someone with a bell. @param {import("playwright-core").BrowserContextOptions} [options] */
async function guest(options) {
  const page = await club.person(options);
  await page.goto("/rules");
  await page.evaluate(() => fetch("/me/name", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ name: "Ada" }) }));
  await page.goto("/notices");
  return page;
}

/** Until the club's worker serves this page. @param {Page} page */
async function served(page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test("the choices are made by keyboard and kept, and the page says why it would call", { timeout: 60_000 }, async () => {
  const page = await guest();
  await page.locator("#choices summary").focus();
  await page.keyboard.press("Enter");
  const push = page.locator('input[name="analysis-push"]');
  await push.focus();
  await page.keyboard.press("Space");
  await page.locator("#choices button").focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/chosen=yes/);
  assert.equal(await page.locator('input[name="analysis-push"]').isChecked(), true);
  assert.equal(await page.locator('input[name="account-page"]').isDisabled(), true, "what concerns the account is always told");
  await eventually("this device can be called", () => page.locator("#push-start").isVisible());
  assert.deepEqual(club.errors.splice(0), []);
  await page.context().close();
});

test("a push is shown whatever is in it, and without a network there is a page that leads on", { timeout: 90_000 }, async () => {
  const page = await guest({ permissions: ["notifications"], locale: "it-IT" });
  await served(page);
  const session = await page.context().newCDPSession(page);
  /** @type {string} */
  const registrationId = await new Promise((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === "/");
      if (ours) resolve(ours.registrationId);
    });
    void session.send("ServiceWorker.enable");
  });
  const shown = () => page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => `${title}|${body}`));
  const push = (/** @type {string} */ data) => session.send("ServiceWorker.deliverPushMessage", { origin: club.url.replace(/\/$/, ""), registrationId, data });
  await push(JSON.stringify({ title: "Tocca a te", body: "Tocca a te contro Bea", key: "turn:1", unseen: 1 }));
  await eventually("the push is shown", shown, (all) => all.includes("Tocca a te|Tocca a te contro Bea"));
  await push("nonsense");
  await eventually("even that is shown", shown, (all) => all.includes("Tavola|"));
  await page.context().setOffline(true);
  await page.goto("/study");
  assert.equal(await page.locator("#away h1").textContent(), "Nessuna connessione");
  assert.deepEqual(await page.locator("#away a").evaluateAll((all) => all.map((one) => one.getAttribute("href"))), ["/offline", "/board", ""]);
  await page.context().setOffline(false);
  await eventually("it goes on to the page that was wanted", () => page.locator("#away").count(), (count) => count === 0);
  assert.equal(new URL(page.url()).pathname, "/study");
  club.errors.splice(0);
  await page.context().close();
});

test("a board is chosen by keyboard before one's eyes, and stays", { timeout: 60_000 }, async () => {
  const page = await guest();
  await page.goto("/boards");
  const chosen = () => page.evaluate(() => document.documentElement.dataset["board"] ?? "");
  await page.locator('#set-board input:checked').focus();
  await page.keyboard.press("ArrowLeft");
  await eventually("the last board is chosen", chosen, (board) => board === "lacca");
  await page.goto("/rules");
  assert.equal(await chosen(), "lacca");
  assert.deepEqual(club.errors.splice(0), []);
  await page.context().close();
});
