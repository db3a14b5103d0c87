// The pages around the table, in both languages and at every size.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, keep } from "./club.mjs";
import { assertNoSideways } from "./player.mjs";

const SIZES = [[1440, 900], [820, 1180], [390, 844], [844, 390]];

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

test("no page can be scrolled sideways, light or dark, in either language", { timeout: 120_000 }, async () => {
  for (const [locale, colorScheme] of /** @type {const} */ ([["en-GB", "light"], ["it-IT", "dark"]])) {
    const page = await club.person({ locale, colorScheme });
    for (const path of ["/", "/rules", "/verify"]) {
      await page.goto(path);
      for (const [width = 0, height = 0] of SIZES) {
        await page.setViewportSize({ width, height });
        await assertNoSideways(page, `${path} at ${width}×${height}`);
        await keep(page, `page${path.replace("/", "-")}-${locale}-${width}`);
      }
      assert.equal(await page.locator("html").getAttribute("lang"), locale.slice(0, 2));
    }
    await page.context().close();
  }
  assert.deepEqual(club.errors, []);
});

test("the language is the browser’s until one chooses another", { timeout: 30_000 }, async () => {
  const page = await club.person({ locale: "it-IT" });
  await page.goto("/");
  await page.getByRole("button", { name: "Gioca contro il bot" }).waitFor();
  await page.locator(".language > summary").click();
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("button", { name: "Play the bot" }).waitFor();
  await page.goto("/rules");
  assert.match(await page.locator("h1").innerText(), /The rules of backgammon/);
  const guest = await club.person({ locale: "it-IT" });
  await guest.goto("/");
  await guest.getByRole("button", { name: "Gioca contro il bot" }).click();
  await guest.getByText(/^Ospite \d{4}$/).first().waitFor();
});

test("where nothing is, a page says so and leads home", { timeout: 30_000 }, async () => {
  const page = await club.person();
  await page.goto("/t/nothing-here");
  assert.match(await page.locator("h1").innerText(), /nothing here/i);
  await page.getByRole("link", { name: "To the start page" }).click();
  await page.getByRole("button", { name: "Play the bot" }).waitFor();
});

test("without scripts a turn can still be played", { timeout: 30_000 }, async () => {
  const page = await club.person({ javaScriptEnabled: false });
  await page.goto("/");
  await page.getByRole("button", { name: "Play the bot" }).click();
  await page.waitForURL(/\/t\//);
  for (let i = 0; i < 12; i++) {
    if (await page.getByRole("button", { name: "Play", exact: true }).count()) break;
    // What the bot has done meanwhile is seen after loading the page again.
    await page.waitForTimeout(300);
    await page.goto(new URL(page.url()).pathname.replace(/\/command$/, ""));
    if (await page.getByRole("button", { name: "Play", exact: true }).count()) break;
    const next = page.getByRole("button", { name: /^(Sit down and play|Roll|Take|No legal move: continue)$/ }).first();
    if (await next.count()) await next.click();
  }
  await page.locator("#plain-play option").first().waitFor({ state: "attached" });
  await page.locator("#plain-play").selectOption({ index: 0 });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".plain-board").waitFor();
});
