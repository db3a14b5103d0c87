// The rules as a book: every figure of the sources opened and played, refusals by their clauses, the cube, keys, phones.
// @ts-check
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";

import { Club, eventually } from "./club.mjs";

/** @import { Page } from "playwright-core" */

/** @type {Record<string, { source?: string, xgid: string, try?: { play: string, legal: boolean, clause?: string }[], cube?: { do: string } }>} */
const FIGURES = JSON.parse(readFileSync("crates/tavola-server/web/book/figures.json", "utf8"));

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(async () => {
  await club.close();
});

/** The figure, awake. @param {Page} page @param {string} name */
async function awake(page, name) {
  const figure = page.locator(`#figure-${name}`);
  await figure.scrollIntoViewIfNeeded();
  await figure.locator("tavola-board .board-svg, tavola-board svg").first().waitFor();
  return figure;
}

// rule: SITE-04
test("every figure of the sources is opened from its address, played and refused by clause", { timeout: 180_000 }, async () => {
  const page = await club.person();
  await page.goto("/rules/sources");
  const places = await page.locator("#figures a").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  assert.equal(places.length, Object.values(FIGURES).filter(({ source }) => source).length);
  let [legal, refused, doubled] = [0, 0, 0];
  for (const place of places) {
    await page.goto(place);
    const name = place.split("#figure-")[1] ?? "";
    const figure = await awake(page, name);
    const { try: tries = [], cube } = FIGURES[name] ?? {};
    for (const { play, legal: isLegal, clause } of tries) {
      await figure.evaluate(async (element, play) => {
        const script = /** @type {HTMLScriptElement} */ (document.querySelector('script[src$="/js/book.js"]'));
        (await import(script.src)).shown.get(element).make(play);
      }, play);
      const says = figure.locator(".figure-says");
      if (isLegal) {
        await eventually(`${name} ${play} is legal`, () => says.textContent(), (text) => text === "That is legal.");
        legal += 1;
      } else {
        await eventually(`${name} ${play} breaks ${clause}`, () => says.locator("a.clause").getAttribute("href").catch(() => null), (href) => href === `/rulebook/${clause}`);
        refused += 1;
      }
    }
    if (cube) {
      const right = figure.locator('button[data-right="true"]');
      await figure.locator('button[data-right="false"]').first().click();
      await figure.locator(".figure-says", { hasText: "Not so." }).waitFor();
      await right.click();
      await figure.locator(".figure-says", { hasText: "Right." }).waitFor();
      doubled += 1;
    }
  }
  assert.ok(legal >= 10 && refused >= 8 && doubled === 2, `${legal} legal, ${refused} refused, ${doubled} cubes`);
  assert.deepEqual(club.errors.splice(0), []);
  await page.context().close();
});

test("a play is made by hand and by the text, asked about, taken back; what hands cannot do is answered by its clause", { timeout: 60_000 }, async () => {
  const page = await club.person({ locale: "it-IT" });
  await page.goto("/rules/movement");
  const figure = await awake(page, "both-closed");
  await page.locator("#figure-both-closed ~ p button.play").first().click();
  await figure.locator(".figure-says").filter({ hasText: /\S/ }).waitFor();
  await figure.getByRole("button", { name: "Ricomincia" }).click();
  assert.equal(await figure.locator(".figure-says").textContent(), "");
  await figure.getByRole("button", { name: "È una mossa legale?" }).click();
  await figure.locator(".figure-says a.clause").waitFor();
  const [clause] = await Promise.all([page.context().waitForEvent("page"), figure.locator(".figure-says a.clause").click()]);
  await clause.waitForLoadState();
  assert.equal(await clause.locator("html").getAttribute("lang"), "it");
  assert.match(await clause.locator("h1").innerText(), /^[A-Z]{3}-\d\d$/);
  await page.context().close();
});

test("a refusal at a table leads to its clause in one click", { timeout: 60_000 }, async () => {
  const page = await club.person();
  await page.goto("/rulebook/mov-07");
  assert.match(await page.locator(".lead").innerText(), /Both numbers/);
  await page.goto("/rules?q=crawford");
  await page.locator(".book-found li").first().waitFor();
  await page.locator(".book-found a").first().click();
  await page.locator("article.rules h1").waitFor();
  await page.context().close();
});

test("on a phone no chapter is wider than the screen, and articles bring their boards", { timeout: 90_000 }, async () => {
  const page = await club.person({ viewport: { width: 360, height: 740 }, isMobile: true });
  const chapters = ["board", "chouette", "tavola-reale", "words", "swing"].map((name) => `/rules/${name}`);
  for (const path of [...chapters, "/rulebook", "/articles/opening-rolls", "/articles/match-equity"]) {
    await page.goto(path);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(over <= 0, `${path} is ${over} pixels too wide`);
  }
  await page.goto("/articles/opening-rolls");
  const figure = page.locator("figure.figure").first();
  await figure.scrollIntoViewIfNeeded();
  await figure.getByRole("button", { name: "Is this legal?" }).click();
  await figure.locator(".figure-says a.clause").waitFor();
  assert.deepEqual(club.errors.splice(0), []);
  await page.context().close();
});

// rule: SET-05
test("a board with home on the left is a figure like the others: played there, and refused there", { timeout: 60_000 }, async () => {
  for (const locale of ["en-GB", "it-IT"]) {
    const page = await club.person({ locale, viewport: { width: 1200, height: 900 } });
    await page.goto("/rules/board");
    const figure = await awake(page, "mirrored");
    const middle = async (/** @type {string} */ name) => {
      const box = await page.locator(`#figure-${name} .place[data-place="1"]`).boundingBox();
      const board = await page.locator(`#figure-${name} tavola-board`).boundingBox();
      assert.ok(box && board);
      return (box.x + box.width / 2 - board.x) / board.width;
    };
    await awake(page, "direction");
    assert.ok((await middle("mirrored")) < 0.3 && (await middle("direction")) > 0.7, "the 1 point lies on the other side");
    const plays = page.locator("#figure-mirrored ~ p button.play");
    await plays.nth(0).click();
    await eventually("24/18/13 is legal", () => figure.getAttribute("data-right"), (right) => right === "true");
    await plays.nth(1).click();
    await eventually("24/19 13/7 is refused by its clause", () => figure.locator(".figure-says a.clause").getAttribute("href").catch(() => null), (href) => href === "/rulebook/MOV-01");
    await page.context().close();
  }
  assert.deepEqual(club.errors.splice(0), []);
});

test("on paper every board of a chapter is there, seen before or not; without a script each has its picture", { timeout: 90_000 }, async () => {
  const page = await club.person();
  await page.goto("/rules/cube");
  await page.locator("figure[data-xgid]").first().scrollIntoViewIfNeeded();
  await page.locator("figure[data-xgid] .board-svg").first().waitFor();
  const figures = await page.locator("figure[data-xgid]").count();
  assert.ok((await page.locator("figure[data-xgid] .board-svg").count()) < figures, "some have not been seen");
  await page.evaluate(() => void dispatchEvent(new Event("beforeprint")));
  assert.equal(await page.locator("figure[data-xgid] .board-svg").count(), figures);

  await page.goto("/rules/whole");
  assert.ok(await page.locator("#print").isVisible());
  const empty = await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    return [...document.images].filter((image) => image.naturalWidth === 0).length;
  });
  assert.equal(empty, 0, "pictures that are not there");
  const lost = await page.evaluate(() => {
    const ids = new Set([...document.querySelectorAll("[id]")].map(({ id }) => id));
    const inside = [...document.querySelectorAll("main a[href^='#']")].map((link) => decodeURIComponent(link.getAttribute("href")?.slice(1) ?? ""));
    return inside.filter((id) => !ids.has(id));
  });
  assert.deepEqual(lost, [], "links of the page that lead nowhere");
  await page.context().close();

  const plain = await club.person({ javaScriptEnabled: false });
  /** @type {number[]} */
  const pictures = [];
  plain.on("response", (response) => void (response.url().includes("/position.svg") && pictures.push(response.status())));
  await plain.goto("/rules/cube");
  await eventually("every board has its picture", () => pictures.length, (many) => many >= figures);
  assert.ok(pictures.every((status) => status === 200));
  for (const box of await plain.locator("figure[data-xgid] tavola-board > img").all()) assert.ok(((await box.boundingBox())?.height ?? 0) > 150);
  await plain.goto("/rules/whole");
  assert.ok(await plain.locator("#print").isHidden(), "a button that does nothing is not there");
  assert.deepEqual(club.errors.splice(0), []);
  await plain.context().close();
});
