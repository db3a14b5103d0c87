// The longest unbroken names a tournament may have, on every page of it, on a phone and at a desk: nothing scrolls sideways
// and nothing is cut.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, keep } from "./club.mjs";
import { appoint, draw, importList, openEvent, playOut, send, upperWins, view } from "./director.mjs";

/** @import { Page } from "playwright-core" */

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

/** @param {string} letter @param {number} many */
const long = (letter, many) => letter.toUpperCase() + letter.repeat(many - 1);

/** What of a page cannot be seen: wider than the page outside of what scrolls, or cut. @param {Page} page @returns {Promise<string[]>} */
const hidden = (page) =>
  page.evaluate(() => {
    const scrolls = (/** @type {Element | null} */ one) => {
      for (let at = one; at; at = at.parentElement) if (["auto", "scroll"].includes(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    const seen = (/** @type {Element} */ one) => one.checkVisibility() && !one.closest(".hidden, .skip");
    const found = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const one of document.body.querySelectorAll("*")) {
      if (!seen(one) || ["SELECT", "OPTION", "INPUT", "TEXTAREA"].includes(one.nodeName)) continue;
      const box = one.getBoundingClientRect();
      const name = `${one.nodeName}.${one.className}: ${one.textContent?.slice(0, 40)}`;
      if (box.right > innerWidth + 1 && !scrolls(one)) found.push(`stands out to ${Math.round(box.right)}: ${name}`);
      const style = getComputedStyle(one);
      // What is only heard, and what a dense row of the hall ends with an ellipsis: the whole stands on the match's page.
      if (style.clipPath !== "none" || (one.closest(".hall .rows") && style.textOverflow === "ellipsis" && innerWidth > 700)) continue;
      if (one.matches(".hall .rows .state") && innerWidth > 700) continue;
      const cuts = ["hidden", "clip"].includes(style.overflowX);
      if (cuts && one.scrollWidth > one.clientWidth + 1) found.push(`is cut: ${name}`);
      // What a parent with a border holds does not hang over its edge.
      if (one.parentElement?.matches(".card, .node, .rows, .over, .own-match, .ruling, .round, .division-card")) {
        const around = one.parentElement.getBoundingClientRect();
        if (box.right > around.right + 1) found.push(`hangs over its box: ${name}`);
      }
    }
    return found;
  });

test("sixty letters without a gap fit on every page of a tournament", { timeout: 300_000 }, async () => {
  const page = await club.person({ viewport: { width: 1440, height: 900 } });
  const event = await openEvent(page, { name: long("t", 80), length: "5", tables: "3", fee: "50" });
  const division = (await view(page, event)).divisions[0].division;
  const pools = [{ name: long("p", 40), fee: 500, returned: 10000, parts: [70, 30] }];
  assert.equal((await send(page, event, { type: "change_division", division: { ...division, pools, calcutta: {} } })).status, 200);
  const names = [..."abcdefghi"].map((letter) => long(letter, 60));
  await importList(page, event, `name,club\n${names.map((name) => `${name},${long("k", 60)}`).join("\n")}`);
  await page.getByRole("row", { name: names[8] ?? "" }).waitFor();
  await appoint(page, event);
  assert.equal((await send(page, event, { type: "join_pool", entrant: 1, pool: long("p", 40) })).status, 200);
  assert.equal((await send(page, event, { type: "sell_lot", division: "main", players: [1, 2], buyer: long("q", 64), price: 1000 })).status, 200);
  assert.equal((await send(page, event, { type: "set_notes", notes: { venue: long("v", 200), dress: long("w", 200), more: "" } })).status, 200);
  assert.equal((await send(page, event, { type: "announce", text: long("x", 300) })).status, 200);
  await draw(page, event);
  await page.goto(`${event}/desk`);

  const phone = await club.person({ viewport: { width: 390, height: 844 } });
  await phone.context().addCookies(await page.context().cookies());
  const pages = ["", "/me", "/player/1", "/find?name=a", "/desk", "/desk/entries", "/desk/draw", "/desk/money", "/desk/book?q=conduct&match=1",
    "/desk/log", "/desk/setup", "/desk/match/1", "/desk/match/2", "/print/main?paper=a4", "/desk/devices"];
  /** @param {string} when */
  const look = async (when) => {
    /** @type {string[]} */
    const wrong = [];
    for (const [width, who] of /** @type {const} */ ([[390, phone], [1440, page]])) {
      for (const path of pages) {
        if (path.startsWith("/print") && width === 390) continue;
        await who.goto(`${event}${path}`);
        await who.evaluate(() => document.querySelectorAll("details").forEach((part) => (part.open = true)));
        const found = await hidden(who);
        wrong.push(...found.slice(0, 5).map((what) => `${when}, ${path} at ${width}: ${what}`));
        await keep(who, `names-${when}-${width}-${path.replaceAll(/\W+/g, "_")}`);
      }
    }
    assert.deepEqual(wrong, []);
  };

  assert.equal((await send(page, event, { type: "call_next" })).status, 200);
  const ready = (await view(page, event)).matches.filter((/** @type {any} */ game) => game.status.phase.type === "called");
  const [first, second] = ready;
  assert.equal((await send(page, event, { type: "start", match: first.id })).status, 200);
  assert.equal((await send(page, event, { type: "dispute", match: first.id, text: long("z", 200) })).status, 200);
  assert.equal((await send(page, event, { type: "absent", match: second.id, entrant: second.seats[0].entrant })).status, 200);
  const about = first.seats[0].entrant;
  await look("playing");
  const rule = { type: "rule", match: first.id, about, clause: "TRN-25", reason: long("r", 300), remedy: { type: "penalty_points", points: 1 } };
  assert.equal((await send(page, event, rule)).status, 200);
  assert.equal((await send(page, event, { type: "appeal", ruling: 1, entrant: about })).status, 200);
  await playOut(page, event, upperWins, (seen) => seen.matches.filter((/** @type {any} */ game) => game.status.phase.type === "ended").length > 6);
  pages.push("/desk/log?undo=5");
  await look("later");
  assert.deepEqual(club.errors.filter((error) => !/422/.test(error)), []);
});
