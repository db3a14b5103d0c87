// An editor writes an article with a board, looks at it, publishes and translates it; readers find it, play on its board and
// comment; who is no editor is refused.
// @ts-check
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { Club, eventually, keep } from "./club.mjs";

/** @import { Page } from "playwright-core" */

const BOARD = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
const BODY = `## Why {#why}\n\n![What do you play?](${BOARD})\n\nThe right play is \`8/5 6/5\`.\n\n<script>document.title = "hacked"</script>\n\n[x](javascript:alert%281%29)`;

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(async () => {
  await club.close();
});

/** Somebody who has registered. @param {string} name @param {import("playwright-core").BrowserContextOptions} [options] */
async function player(name, options) {
  const page = await club.person(options);
  const answer = await page.request.post("/register", { form: { name, password: "seven checkers on the bar" } });
  assert.ok(answer.ok(), await answer.text());
  return page;
}

/** Does what a button of the form says. @param {Page} page @param {string} act */
async function does(page, act) {
  await page.locator(`#write-form button[value="${act}"]`).focus();
  await page.keyboard.press("Enter");
  await page.waitForLoadState();
}

/** Plays the opening on the first board, by the button in the text. @param {Page} page @param {string} legal */
async function plays(page, legal) {
  const figure = page.locator("figure.figure").first();
  await figure.scrollIntoViewIfNeeded();
  await figure.locator("tavola-board svg").first().waitFor();
  await page.getByRole("button", { name: "8/5 6/5" }).first().click();
  await eventually("the play is legal", () => figure.locator(".figure-says").textContent(), (text) => text === legal);
}

/** The entries of a feed as the browser's own reader of XML has them. @param {Page} page @param {string} lang */
async function fed(page, lang) {
  return page.evaluate(async (lang) => {
    const answer = await fetch(`/articles/feed.xml?lang=${lang}`);
    const feed = new DOMParser().parseFromString(await answer.text(), "application/xml");
    const text = (/** @type {Element} */ entry, /** @type {string} */ name) => entry.getElementsByTagName(name)[0]?.textContent;
    if (feed.querySelector("parsererror") || feed.documentElement.namespaceURI !== "http://www.w3.org/2005/Atom") return [];
    return [...feed.getElementsByTagName("entry")].map((entry) => ({ title: text(entry, "title"), author: text(entry, "name") }));
  }, lang);
}

test("an article is written, looked at, published, translated, found, played and commented", { timeout: 120_000 }, async () => {
  const ada = await player("Ada");
  club.tavola(["admin", "--data-dir", club.folder, "grant", "Ada", "editor"]);
  await ada.goto("/articles");
  await ada.getByRole("link", { name: "Write an article" }).focus();
  await ada.keyboard.press("Enter");
  await ada.locator("#new-title").focus();
  await ada.keyboard.type("Make your 5-point");
  await ada.keyboard.press("Enter");
  await ada.waitForURL(/\/articles\/write\/\w+/);
  const draft = new URL(ada.url()).pathname;
  await ada.locator("#write-lead").focus();
  await ada.keyboard.type("The best opening roll of all.");
  await ada.locator("#write-body").fill(`${BODY}\n\n![x](nonsense)`);
  await ada.locator("#write-tags").fill("opening, Golden point");

  // What is wrong is told; nothing was published.
  await does(ada, "publish");
  await ada.locator("#write-wrong li", { hasText: "nonsense" }).waitFor();
  await ada.locator("#write-wrong li", { hasText: "javascript" }).waitFor();
  assert.equal(await ada.locator("#write-state").getAttribute("data-state"), "draft");

  // Leaving a text that is not saved is asked about.
  const sound = BODY.replace(/\n\n\[x\].*$/, "");
  await ada.locator("#write-body").fill(sound);
  const asked = ada.waitForEvent("dialog");
  const left = ada.goto("/articles").catch(() => null);
  const dialog = await asked;
  assert.equal(dialog.type(), "beforeunload");
  await dialog.dismiss();
  await left;
  assert.equal(await ada.locator("#write-body").inputValue(), sound);

  // The preview is what will be read, and can be played on.
  await does(ada, "preview");
  await ada.locator("#preview").waitFor();
  await plays(ada, "That is legal.");
  assert.notEqual(await ada.title(), "hacked");
  await keep(ada, "articles-preview");
  const looked = await ada.locator("#preview article").locator("h1, h2, .lead").allInnerTexts();
  await does(ada, "publish");
  await ada.locator("#write-said").waitFor();
  assert.equal(await ada.locator("#write-state").getAttribute("data-state"), "published");

  // Found by somebody else: on the first page, in the list, by its subject; and played.
  const reader = await club.person();
  await reader.goto("/");
  await reader.locator(".newest a", { hasText: "Make your 5-point" }).focus();
  await reader.keyboard.press("Enter");
  await reader.locator("article.rules h1").waitFor();
  assert.deepEqual(await reader.locator("article.rules").locator("h1, h2, .lead").allInnerTexts(), looked);
  assert.match((await reader.locator('meta[property="og:image"]').getAttribute("content")) ?? "", /position\.png\?id=XGID/);
  assert.match((await reader.locator('link[rel="canonical"]').getAttribute("href")) ?? "", /\/articles\/make-your-5-point\/en$/);
  await plays(reader, "That is legal.");
  await keep(reader, "articles-read");
  await reader.getByRole("link", { name: "golden point" }).click();
  await reader.waitForURL(/tag=golden-point/);
  assert.deepEqual(await reader.locator(".articles > li > a").allInnerTexts(), ["Make your 5-point"]);
  assert.deepEqual((await fed(reader, "en"))[0], { title: "Make your 5-point", author: "Ada" });

  // In another language, under the same name.
  await ada.getByText("Translate: …").click();
  await ada.locator("main").getByRole("button", { name: "Italiano" }).click();
  await ada.locator(".writing-original").waitFor();
  await ada.locator("#write-title").fill("Fai la tua 5");
  await ada.locator("#write-lead").fill("Il miglior tiro d’apertura.");
  await keep(ada, "articles-translate");
  await does(ada, "publish");
  await ada.locator("#write-said").waitFor();
  const lettore = await club.person({ locale: "it-IT", viewport: { width: 390, height: 844 } });
  await lettore.goto("/articles");
  await lettore.locator(".articles a", { hasText: "Fai la tua 5" }).click();
  await plays(lettore, "È una mossa legale.");
  await lettore.locator(".article-languages a", { hasText: "English" }).click();
  await lettore.locator("h1", { hasText: "Make your 5-point" }).waitFor();
  assert.equal((await fed(lettore, "it"))[0]?.title, "Fai la tua 5");

  // A comment waits, is approved, and is shown.
  const bea = await player("Bea");
  await bea.goto("/articles/make-your-5-point");
  await bea.locator("#comment-words").focus();
  await bea.keyboard.type("Always? <b>Even</b> at 2-away?");
  await bea.locator("#comment-form button").focus();
  await bea.keyboard.press("Enter");
  await bea.locator('.comment[data-state="waiting"]').waitFor();
  await reader.goto("/articles/make-your-5-point");
  assert.equal(await reader.locator(".comment").count(), 0);
  await ada.goto("/articles/comments");
  await ada.locator('.comment button[value="show"]').focus();
  await ada.keyboard.press("Enter");
  await ada.locator('.comment[data-state="shown"]').waitFor();
  await keep(ada, "articles-comments");
  await reader.reload();
  assert.equal(await reader.locator(".comment-words").innerText(), "Always? <b>Even</b> at 2-away?");

  // Who has no such role is told so.
  for (const path of [draft, "/articles/write", "/articles/comments"]) {
    const answer = await bea.goto(path);
    assert.equal(answer?.status(), 403);
    assert.match(await bea.locator("main").innerText(), /role of editor/);
  }
  club.errors = club.errors.filter((error) => !error.includes("403"));
  assert.deepEqual(club.errors.splice(0).filter((error) => !error.includes("422")), []);
});

test("an article is written without a script", { timeout: 60_000 }, async () => {
  const page = await player("Cleo", { javaScriptEnabled: false });
  club.tavola(["admin", "--data-dir", club.folder, "grant", "Cleo", "editor"]);
  await page.goto("/articles/write");
  await page.locator("#new-title").fill("Plain");
  await page.locator("#new-article button").click();
  await page.locator("#write-lead").fill("Without a script.");
  await page.locator("#write-body").fill(`![Look](${BOARD})`);
  await page.locator('button[value="preview"]').click();
  await page.locator("#preview figure img").waitFor();
  await page.locator('button[value="publish"]').click();
  await page.locator("#write-said").waitFor();
  await page.goto("/articles/plain/en");
  await page.locator("article.rules h1", { hasText: "Plain" }).waitFor();
});
