// The promise about the dice against the house itself: what stands between the page and an honest server lies to it.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, eventually, keep, numbers } from "./club.mjs";
import { HASTE, act, choose, listen, look, playUntil, said } from "./player.mjs";
import { logAfter } from "../../crates/tavola-server/web/js/verify.js";

/** @import { Page } from "playwright-core" */
/** @import { TableView } from "../../crates/tavola-server/web/js/wire.js" */

/**
 * @typedef {object} Lie what is changed on the way; nothing before `begins`
 * @property {(view: TableView) => void} [view]
 * @property {(message: any) => boolean} [drops] whether a message of the page never arrives
 */

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

/** Two at a table of one point; the first hears and says everything through a liar. @param {Lie} lie */
async function pair(lie = {}, options = {}) {
  const [ada, bea] = [await club.person(options), await club.person()];
  /** @type {any[]} */
  const links = [];
  for (const page of [ada, bea]) {
    await choose(page, { ...HASTE, autoForced: false });
    await listen(page);
  }
  await ada.routeWebSocket(/\/live/, (line) => {
    const house = line.connectToServer();
    line.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.command?.type === "open_link") links.push(message.command);
      if (message.command?.link && message.command.type === "roll") links.push(message.command);
      if (!lie.drops?.(message)) house.send(text);
    });
    house.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.type === "update") lie.view?.(message.view);
      line.send(JSON.stringify(message));
    });
  });
  const opened = await ada.request.post("/tables", { data: { opponent: "friend", rules: { preset: "match", length: { points: 3 } }, name: "Ada", side: "white" } });
  const { id, join_url } = await opened.json();
  await bea.request.post(join_url, { data: { name: "Bea" } });
  for (const page of [ada, bea]) await page.goto(`/t/${id}`);
  return { ada, bea, id, links };
}

/** @param {Page} page @returns {Promise<TableView>} */
const view = async (page) => (await page.request.get(`${new URL(page.url()).pathname}/view`)).json();

/** @param {Page} page @param {Page} other @param {number} rolls */
const rolled = (page, other, rolls) => playUntil([page, other], async () => (await view(page)).dice.roll_number >= rolls);

/** The warning as a person meets it: read, heard, and with the evidence in a file. @param {Page} page @param {string} code */
async function warned(page, code) {
  const warning = page.locator("#dice-warning");
  await warning.waitFor();
  const codes = () => warning.locator("li").evaluateAll((all) => all.map((one) => one.getAttribute("data-code")));
  await eventually(`${code} alone is warned of`, codes, (all) => all.join() === code);
  const read = (await warning.locator("li").first().innerText()).slice(0, 30);
  await eventually(`"${read}" is heard`, () => said(page), (all) => all.some((text) => text.includes(read)));
  const [file] = await Promise.all([page.waitForEvent("download"), page.locator("#dice-evidence").click()]);
  const kept = JSON.parse(await (await import("node:fs/promises")).readFile(await file.path(), "utf8"));
  assert.equal(kept.evidence.at(-1).code, code);
  assert.ok(kept.evidence.at(-1).view && kept.pins.length === 1);
  club.errors = club.errors.filter((error) => !error.includes(`dice: ${code}`));
}

/** Lies that are told with the next view, once two rolls have fallen. @type {[string, (view: TableView) => void, string][]} */
const lies = [
  ["the last link is asked for", (now) => (now.phase = { type: "rolling", side: null, number: 4096, missing: ["white"] }), "ahead"],
  ["a number is skipped", (now) => (now.phase = { type: "rolling", side: "black", number: now.dice.roll_number + 2, missing: ["white"] }), "ahead"],
  ["the commitment is another one", (now) => (now.dice.house_commitment = "ab".repeat(32)), "commitment"],
  ["the opponent's anchor is another one", (now) => now.dice.chains.black && (now.dice.chains.black.anchor = "ab".repeat(32)), "chains"],
];

test("a house that asks for what it may not know gets nothing, and the person is told", { timeout: 300_000 }, async () => {
  for (const [what, tell, code] of lies) {
    let lying = false;
    const { ada, bea, links } = await pair({ view: (now) => lying && now.state === "playing" && tell(now) });
    await rolled(ada, bea, 3);
    const before = links.length;
    lying = true;
    // On a slow machine neither may have anything to do just now; the lie goes along with the next view.
    for (let tries = 0; tries < 60 && !(await ada.locator("#dice-warning").isVisible()); tries += 1) {
      await ada.waitForTimeout(300);
      await act(ada, () => "t", () => false);
      await act(bea, () => "t", () => false);
    }
    await warned(ada, code);
    // Honest again, it still gets nothing in this match, not even from a page that is loaded anew.
    lying = false;
    await ada.reload();
    await ada.locator("#dice-warning").waitFor();
    club.errors = club.errors.filter((error) => !error.includes("dice: "));
    await rolled(ada, bea, (await view(ada)).dice.roll_number + 2);
    const more = links.slice(before).map((link) => link.number);
    assert.ok(more.length <= 1, `${what}: ${more.join()} were opened`);
    await keep(ada, `dice-warning-${code}`);
    for (const page of [ada, bea]) await page.context().close();
  }
  assert.deepEqual(club.errors, []);
});

test("a call that is shown to one player only comes out with the next thing that happens", { timeout: 120_000 }, async () => {
  let lying = false;
  /** @type {TableView | null} */
  let lied = null;
  const tell = (/** @type {TableView} */ now) => {
    if (!lying || lied || now.phase.type !== "on_roll" || now.phase.side !== "black" || !now.dice.log) return;
    const number = now.dice.roll_number + 1;
    const line = `call ${number} turn black`;
    now.phase = { type: "rolling", side: "black", number, missing: ["white"] };
    now.dice.log = { lines: now.dice.log.lines + 1, digest: logAfter(now.dice.log.digest, line), last: [...now.dice.log.last.slice(-7), line] };
    lied = now;
  };
  const { ada, bea, links } = await pair({ view: tell, drops: (message) => lied !== null && message.command?.type === "open_link" });
  await rolled(ada, bea, 3);
  lying = true;
  // Bea comes first: what Ada's turn leads to is seen before Bea does anything.
  await playUntil([bea, ada], async () => {
    await ada.waitForTimeout(400);
    return lied !== null;
  });
  await bea.locator('[data-act="double"]').waitFor();
  // The page could not know.
  await eventually("the page opens its link", () => links.at(-1)?.number, (number) => number === /** @type {any} */ (lied)?.phase.number);
  await bea.keyboard.press("d");
  await warned(ada, "log");
  await Promise.all([ada, bea].map((page) => page.context().close()));
});

test("a link that the house swallows and records as not opened is told of", { timeout: 120_000 }, async () => {
  let lying = false;
  const { ada, bea } = await pair({ drops: (message) => lying && message.command?.type === "open_link" }, { locale: "it-IT" });
  await rolled(ada, bea, 3);
  lying = true;
  await rolled(ada, bea, 4);
  const warning = ada.locator("#dice-warning");
  await warning.waitFor();
  await warning.filter({ hasText: /Il server ha ricevuto il tuo anello per il tiro \d+ ma lo ha registrato come non aperto/ }).waitFor();
  await warned(ada, "lost");
  await Promise.all([ada, bea].map((page) => page.context().close()));
});

test("a record that is altered or shortened at the end is found by the page itself", { timeout: 200_000 }, async () => {
  /** @type {((proof: any) => void)[]} */
  const changes = [
    (proof) => proof.rolls.splice(-2),
    ({ rolls: [, { dice }] }) => (dice[0] = (dice[0] % 6) + 1),
    (proof) => (proof.house_commitment = "ab".repeat(32)),
  ];
  for (const change of changes) {
    const { ada, bea, id } = await pair();
    await ada.route("**/proof.json*", async (route) => {
      const answer = await route.fetch();
      const proof = await answer.json();
      change(proof);
      await route.fulfill({ response: answer, json: proof });
    });
    await rolled(ada, bea, 5);
    await bea.request.post(`/t/${id}/command`, { data: { command_id: "give-up", command: { type: "resign_match" } } });
    await ada.locator('#dice-checked[data-verdict="wrong"]').waitFor();
    await bea.locator('#dice-checked[data-verdict="right"]').waitFor();
    await warned(ada, "proof");
    await Promise.all([ada, bea].map((page) => page.context().close()));
  }
  assert.deepEqual(club.errors, []);
});

test("an honest house hears no warning through reloads, two tabs and a restart, and the page checks its dice", { timeout: 900_000 }, async () => {
  const { ada, bea, id, links } = await pair();
  const second = await ada.context().newPage();
  await choose(second, { ...HASTE, autoForced: false });
  await second.goto(`/t/${id}`);
  let rolls = 0;
  for (let round = 0; (await view(ada)).phase.type !== "match_over"; round++) {
    rolls += 4;
    const enough = async () => {
      const now = await view(ada);
      return now.dice.roll_number >= rolls || now.phase.type === "match_over";
    };
    await playUntil([ada, bea, second], enough, { limit: 150_000 });
    if (round === 3) await club.restart();
    else if (round % 3 === 0) await ada.reload();
    else if (round % 3 === 1) await second.reload();
    else await bea.reload();
    if (round === 9) await bea.request.post(`/t/${id}/command`, { data: { command_id: "enough", command: { type: "resign_match" } } });
  }
  for (const page of [ada, bea, second]) {
    await page.locator('#dice-checked[data-verdict="right"]').waitFor();
    assert.equal(await page.locator("#dice-warning").isVisible(), false);
  }
  const proof = await (await ada.request.get(`/t/${id}/proof.json`)).json();
  assert.ok(links.length > 10 && proof.rolls.filter((/** @type {any} */ roll) => roll.seen?.white && roll.seen.black).length > 10);
  await ada.locator("#dice-checked", { hasText: /Dice checked: all \d+ rolls follow/ }).waitFor();
  await keep(ada, "dice-checked");
  // One click away from the details, which agree.
  await ada.locator("#dice-details").click();
  await ada.locator("#verdict .yes").waitFor();
  await ada.locator("#verdict", { hasText: new RegExp(`All ${proof.rolls.length} rolls are right`) }).waitFor();
  await numbers(ada.locator("#verdict .rolls tbody tr"), proof.rolls.length);
  await keep(ada, "dice-every-roll");
  assert.deepEqual(club.errors.filter((error) => !/WebSocket|ERR_CONNECTION|Failed to (load|fetch)/.test(error)), []);
});

test("a person goes on at another device with a link, and the rolls keep their chain", { timeout: 120_000 }, async () => {
  const { ada, bea, id } = await pair();
  await rolled(ada, bea, 2);
  await ada.locator("#dice-away summary").click();
  // The page hears that the details were opened a moment after the click.
  await ada.waitForFunction(() => /** @type {HTMLInputElement} */ (document.getElementById("dice-away-link")).value !== "");
  const link = await ada.locator("#dice-away-link").inputValue();
  assert.match(link, /#dice=/);
  const phone = await club.person();
  await phone.context().addCookies(await ada.context().cookies());
  await choose(phone, { ...HASTE, autoForced: false });
  await ada.context().close();
  // Without the link the phone says what is lost; with it the chain goes on.
  await phone.goto(`/t/${id}`);
  await phone.locator('#dice-remarks [data-code="elsewhere"]').waitFor();
  await phone.goto("about:blank");
  await phone.goto(`/t/${id}${new URL(link).hash}`);
  await phone.locator('#dice-remarks [data-code="brought"]').waitFor();
  assert.equal(new URL(phone.url()).hash, "");
  const from = (await view(phone)).dice.roll_number;
  await rolled(phone, bea, from + 4);
  const proof = await (await phone.request.get(`/t/${id}/proof.json`)).json();
  const sources = proof.rolls.slice(from + 1).map((/** @type {any} */ roll) => roll.links.white.source);
  assert.ok(sources.length > 0 && sources.every((/** @type {string} */ source) => source === "client"), sources.join());
  assert.equal(await phone.locator("#dice-warning").isVisible(), false);
});
