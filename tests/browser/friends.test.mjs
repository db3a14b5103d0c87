// A game between two browsers by invitation link: one on a phone and in Italian, one reloading in mid-turn.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, keep } from "./club.mjs";
import { HASTE, assertNoSideways, choose, heard, listen, look, playUntil, type } from "./player.mjs";

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

test("two friends play by link, one on a phone, one reloading in mid-turn", { timeout: 200_000 }, async () => {
  const host = await club.person({ viewport: { width: 1280, height: 800 } });
  const guest = await club.person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "it-IT" });
  for (const page of [host, guest]) {
    await choose(page, { ...HASTE, autoForced: false });
    await listen(page);
  }
  await host.goto("/");
  await host.getByLabel("A friend, by link").check();
  await host.getByLabel("Points to play to").fill("1");
  await host.getByLabel("Your name").fill("Ada");
  await host.getByRole("button", { name: "Open the table" }).click();
  await host.waitForURL(/\/t\//);
  const link = await host.locator("#invite-link").inputValue();
  assert.match(link, /\/join\//);
  await keep(host, "friend-waiting");

  await guest.goto(new URL(link).pathname);
  await guest.locator("main", { hasText: /Ada ti invita/ }).waitFor();
  await assertNoSideways(guest, "the invitation");
  await keep(guest, "invited-phone");
  await guest.getByLabel("Il tuo nome").fill("Bea");
  await guest.getByRole("button", { name: "Siediti e gioca" }).click();
  await guest.waitForURL(/\/t\//);
  await guest.locator("#bottom .name").waitFor();

  const begun = async () => {
    const now = await look(host);
    return now.turn && !now.acts.includes("no_move") && !now.acts.includes("done");
  };
  await playUntil([host, guest], begun);
  await host.locator("#top .name", { hasText: /Bea/ }).waitFor();

  // One step is tried, the page is loaded again, the step still stands and the turn goes on.
  const movable = host.locator(".place.can").first();
  const before = await movable.getAttribute("aria-label");
  await movable.click();
  await host.locator('[data-act="undo"][aria-disabled="false"]').waitFor();
  const label = await host.locator(`.place[data-place="${await movable.getAttribute("data-place")}"]`).getAttribute("aria-label");
  const steps = await host.evaluate(() => sessionStorage.getItem("tavola-turn"));
  await host.reload();
  await host.locator('[data-act="undo"][aria-disabled="false"]').waitFor();
  assert.equal(await host.evaluate(() => sessionStorage.getItem("tavola-turn")), steps);
  assert.notEqual(label, null);
  assert.notEqual(before, null);
  await keep(host, "after-reload");

  await guest.locator("#message").waitFor();
  await keep(guest, "table-phone");
  await assertNoSideways(guest, "the table on a phone");
  await playUntil([host, guest], async () => (await look(host)).over && (await look(guest)).over);
  await host.locator("#result", { hasText: /(wins?|lose) the match/i }).waitFor();
  await guest.locator("#result", { hasText: /(Hai vinto|Hai perso|vince) l’incontro/ }).waitFor();
  for (const sentence of [/^Partita 1/, /; (\d+ mosse|una mossa)\.$/, /^Ada (ha tirato \d-\d e ha giocato|gioca) /, /l’incontro/]) await heard(guest, sentence);
  await type(host, "99");
  assert.deepEqual(club.errors, []);
});
