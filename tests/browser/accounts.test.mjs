// Accounts in the browser: registering by passkey and by password, signing in both ways, back in by a code; by keyboard, and
// in both languages. Passkeys live in a virtual authenticator.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, eventually } from "./club.mjs";

/** @import { Page } from "playwright-core" */

const PASSWORD = "quiet anchor on the bar";

/** @type {Club} */
let club;
before(async () => { club = await Club.open(); });
after(async () => {
  await club.close();
  // What the club refuses with 422 the browser calls an error, and so it does where a page is left by signing out
  // before its line for notices stands.
  assert.deepEqual(club.errors.filter((error) => !error.includes("422") && !error.includes("/notices/live")), []);
});

/** Somebody at the club's name, since passkeys belong to names, with a device that keeps some. @param {string} [locale] */
async function person(locale = "en-GB") {
  const page = await club.person({ baseURL: club.url.replace("127.0.0.1", "localhost"), locale });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    page,
    /** The device's keys. */
    keys: async () => (await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
    /** Whether the finger is known to the device. @param {boolean} isUserVerified */
    finger: (isUserVerified) => cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    /** Whether the device answers by itself. @param {boolean} enabled */
    answers: (enabled) => cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
  };
}

/** Walks by Tab to what is sought and presses Enter there. @param {Page} page @param {string} what */
async function press(page, what) {
  for (let steps = 0; steps < 60; steps += 1) {
    if (await page.evaluate((what) => document.activeElement?.matches(what), what)) return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  assert.fail(`no Tab leads to ${what}`);
}

/** @param {Page} page */
const signOut = async (page) => {
  await page.goto("/account");
  await page.locator("button[value=here]").click();
  await page.locator("a.site-account[href='/login']").waitFor();
};

test("by passkey alone one registers, is signed out, and back in by button and by autofill", async () => {
  const { page, keys, finger } = await person();
  await page.goto("/register");
  await page.locator("#passkey-button").waitFor();
  await page.locator("#account-name").fill("Ada");
  await finger(false);
  await press(page, "#passkey-button");
  await eventually("a finger that is not known is said", () => page.locator("#passkey-said").textContent(), (text) => !!text);
  await finger(true);
  await press(page, "#passkey-button");
  await page.waitForURL("**/account/codes");
  const [key] = await keys();
  assert.equal(key?.isResidentCredential, true, "it is found without a name");
  await signOut(page);
  // By itself, where the name is typed: the device answers at once.
  await page.goto("/login");
  await page.waitForURL((url) => url.pathname === "/");
  assert.equal(await page.locator(".site-account").getAttribute("href"), "/account");
  const [used] = await keys();
  assert.ok((used?.signCount ?? 0) > (key?.signCount ?? 0), "the counter rises");
});

test("by button, with a second key, and a key that was removed is refused", async () => {
  const { page, keys, answers } = await person();
  await page.goto("/register");
  await page.locator("#account-name").fill("Bea");
  await page.locator("#account-password").fill(PASSWORD);
  await press(page, "form#register button.second-button");
  await page.waitForURL("**/account/codes");
  await page.goto("/account/keys");
  await page.locator("#passkey-label").fill("My phone");
  await page.locator("#passkey-button").click();
  await page.locator("[data-key]").waitFor();
  assert.equal(await page.locator("[data-key] input[name=label]").inputValue(), "My phone");
  await answers(false);
  await signOut(page);
  await page.goto("/login");
  await page.locator("#passkey-button").waitFor();
  await answers(true);
  await page.locator("#passkey-button").click().catch(() => {});
  await page.waitForURL((url) => url.pathname === "/");
  // The key is taken away; the device still has it.
  await page.goto("/account/keys");
  await page.locator("[data-key] form[action$=remove] button").click();
  await eventually("the key is gone", () => page.locator("[data-key]").count(), (many) => many === 0);
  assert.equal((await keys()).length, 1);
  await signOut(page);
  await page.goto("/login");
  await eventually("the key is refused", () => page.locator("#passkey-said").textContent(), (text) => !!text);
  await page.locator("#account-name").fill("Bea");
  await page.locator("#account-password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/");
});

test("con un codice si rientra una volta, da tastiera", async () => {
  const page = await club.person({ locale: "it-IT" });
  await page.goto("/register");
  assert.ok(await page.locator(".note a[href^='http://localhost']").count(), "at a number passkeys are said to need a name");
  await page.locator("#account-name").fill("Carla");
  await page.keyboard.press("Tab");
  await page.locator("#account-password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/account/codes");
  await press(page, "form[action='/account/codes'] button");
  const code = (await page.locator(".account-codes code").first().textContent()) ?? "";
  assert.equal(await page.locator(".account-codes li").count(), 10);
  await signOut(page);
  await page.goto("/login");
  await press(page, "a[href='/recover']");
  await page.waitForURL("**/recover");
  await page.locator("#account-name").fill("carla");
  await page.locator("#recover-code").fill(code.toLowerCase());
  await page.keyboard.press("Enter");
  await page.waitForURL("**/account/keys");
  assert.equal(await page.locator("html").getAttribute("lang"), "it");
  await page.goto("/account");
  assert.ok((await page.locator(".account-changes li").count()) >= 2);
});
