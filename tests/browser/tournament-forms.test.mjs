// The forms of an event, as a director who has never seen them fills them in.
// @ts-check

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Club, eventually, keep, numbers } from "./club.mjs";
import { appoint, draw, importList, openEvent, send, view } from "./director.mjs";
import { assertNoSideways } from "./player.mjs";

/** @import { Page } from "playwright-core" */

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(() => club.close());

/** Opens every part of the page that is folded up. @param {Page} page */
const unfold = (page) => page.evaluate(() => document.querySelectorAll("details").forEach((part) => (part.open = true)));

/** Where the fields of a row begin, row by row: the tops of all visible fields of the first grid. @param {Page} page @param {string} grid */
const tops = (page, grid) =>
  page.locator(`${grid} :is(input, select)`).evaluateAll((fields) =>
    fields.map((field) => field.getBoundingClientRect()).filter((box) => box.height > 0).map((box) => Math.round(box.top)));

test("a new event: fields stand in line, and only what the chosen format has is asked", { timeout: 60_000 }, async () => {
  for (const [width, language] of /** @type {const} */ ([[1440, "en-GB"], [820, "it-IT"], [390, "it-IT"]])) {
    const page = await club.person({ viewport: { width, height: 900 }, locale: language });
    await page.goto("/events");
    await unfold(page);
    await assertNoSideways(page, `the form at ${width}`);
    // However long the labels are, fields of one row begin on one line.
    const rows = new Set(await tops(page, "fieldset.part:nth-of-type(2) > .knobs"));
    assert.ok(rows.size <= (width > 1000 ? 2 : width > 700 ? 3 : 5), `${width}: ${[...rows].join(", ")}`);
  }
  const page = await club.person({ viewport: { width: 1440, height: 900 } });
  await page.goto("/events");
  await unfold(page);
  const shown = async () => {
    const fields = ["series", "recharge", "order", "rounds", "points", "chips", "limit", "ties", "dead", "tie-0"];
    const seen = await Promise.all(fields.map((name) => page.locator(`#new-${name}`).isVisible()));
    return fields.filter((_, index) => seen[index]);
  };
  const asks = async (/** @type {string} */ format, /** @type {string[]} */ fields) => {
    await page.locator("#format").selectOption({ label: format });
    await eventually(`${format} asks for ${fields}`, shown, (now) => now.join() === fields.join());
  };
  await asks("Knock-out only", ["series"]);
  await asks("Double elimination", ["series", "recharge"]);
  await asks("Swiss system", ["series", "order", "rounds", "tie-0"]);
  await asks("Swing", ["points", "chips", "limit"]);
  await asks("Davis Cup for pairs", ["ties", "dead", "tie-0"]);
  await keep(page, "tournament-new-davis");

  // What is hidden counts for nothing, what is shown does.
  await page.locator("#new-ties").selectOption("group");
  await page.locator("#new-dead").selectOption("not_played");
  await page.locator("#reading").selectOption("begun");
  await page.locator("#late-loses").selectOption("points");
  await page.locator("#ramp").selectOption("club");
  await page.locator("#tournament-name").fill("Davis");
  await page.getByRole("button", { name: "Open the tournament" }).click();
  await page.waitForURL(/\/desk$/);
  const { settings, divisions } = await view(page, new URL(page.url()).pathname.replace(/\/desk$/, ""));
  assert.deepEqual(divisions[0].division.format, { type: "davis_cup", ties: "group", dead: "not_played" });
  assert.equal(divisions[0].division.entrants, "davis_pair");
  assert.deepEqual([settings.lateness.reading, settings.late_loses, settings.rating], ["begun", "points", "club"]);
  assert.deepEqual(club.errors, []);
});

test("a best of three is corrected as a whole by its form, after what it touches was shown", { timeout: 90_000 }, async () => {
  const page = await club.person({ viewport: { width: 1280, height: 900 } });
  await page.goto("/events");
  await unfold(page);
  await page.locator("#new-series").selectOption("best_of_three");
  await page.locator("#tournament-name").fill("Best of three");
  await page.locator("#format").selectOption({ label: "Knock-out only" });
  await page.locator("#lengths").fill("5");
  await page.getByRole("button", { name: "Open the tournament" }).click();
  await page.waitForURL(/\/desk$/);
  const event = new URL(page.url()).pathname.replace(/\/desk$/, "");
  await importList(page, event, "name\nAda\nBruno\nCarla\nDario");
  await page.getByRole("row", { name: /Dario/ }).waitFor();
  await appoint(page, event);
  await draw(page, event);
  const pair = (await view(page, event)).matches[0].seats.map((/** @type {any} */ seat) => seat.entrant);
  for (const [match, winners] of [[1, [0, 1, 0]], [2, [0, 0]]]) {
    const seats = (await view(page, event)).matches[Number(match) - 1].seats;
    for (const winner of /** @type {number[]} */ (winners)) {
      const said = await send(page, event, { type: "result", match, result: { winner: seats[winner].entrant, score: [5, 2] } });
      assert.equal(said.status, 200, JSON.stringify(said));
    }
  }
  assert.equal((await send(page, event, { type: "start", match: 3 })).status, 200);

  await page.goto(`${event}/desk/match/1`);
  await numbers(page.locator(".legs li"), 3);
  await page.locator("#correct > summary").click();
  await page.locator("#loser-1-correct").fill("1");
  await page.locator("#correct .acts button").nth(1).click();
  const confirm = page.locator(".confirm");
  // The final is named before anything is done.
  await confirm.filter({ hasText: /#?3/ }).waitFor();
  await keep(page, "tournament-correct-series");
  assert.deepEqual((await view(page, event)).matches[0].status.phase.report.winner, pair[0], "asking changes nothing");
  await page.getByRole("button", { name: "Apply the correction" }).click();
  await confirm.waitFor({ state: "detached" });
  const corrected = (await view(page, event)).matches;
  assert.deepEqual([corrected[0].status.phase.report.winner, corrected[0].status.phase.report.score], [pair[1], [2, 1]]);
  assert.equal(corrected[2].status.phase.type, "planned", "the final is paired anew");
  assert.deepEqual(club.errors.filter((error) => !/422/.test(error)), []);
});

test("estimates of the rounds, the select of the consolation, and what is done is said without moving the page", { timeout: 90_000 }, async () => {
  const page = await club.person({ viewport: { width: 1280, height: 900 } });
  const event = await openEvent(page, { name: "Estimates", length: "5", tables: "2" });
  await page.goto(`${event}/desk/setup`);
  await page.locator("#rules-main > summary").click();
  await page.locator("#rules-main-consolation").selectOption({ label: "a bracket printed beforehand" });
  await page.locator("#rules-main-per-point").fill("10");
  await page.locator("#rules-main").getByRole("button", { name: "Save" }).click();
  await page.locator("#said", { hasText: /./ }).waitFor();
  const plan = (await view(page, event)).divisions[0].division;
  assert.deepEqual([plan.format.consolation.type, plan.per_point], ["fixed_tree", 600_000]);

  await importList(page, event, `name\n${["Ada", "Bruno", "Carla", "Dario", "Elena", "Franco", "Gina", "Hugo"].join("\n")}`);
  await page.getByRole("row", { name: /Hugo/ }).waitFor();
  const heading = await page.locator("h1").boundingBox();
  await page.locator("#said").evaluate((said) => (said.textContent = ""));
  assert.deepEqual(await page.locator("h1").boundingBox(), heading, "the page stands where it stood");
  await appoint(page, event);
  await draw(page, event);
  const lines = page.locator("ul.estimates li");
  await lines.first().waitFor();
  // Four matches at two tables: 50 minutes twice, then the semi-finals at once and the final; the tree goes on beside them.
  const rounds = await lines.allInnerTexts();
  assert.match(rounds[0] ?? "", /Main · Quarter-finals: until about \d/);
  assert.ok(rounds.some((line) => line.startsWith("Consolation · ")), rounds.join("\n"));
  assert.ok((await page.locator("h3", { hasText: "Consolation" }).count()) > 0, "the printed tree stands below the draw from the beginning");
  assert.deepEqual(club.errors.filter((error) => !/422/.test(error)), []);
});

test("a Davis Cup tie: a form for each match of the phase, and of a correction for those that were played", { timeout: 90_000 }, async () => {
  const page = await club.person({ viewport: { width: 1280, height: 900 } });
  const event = await openEvent(page, { name: "Pairs", length: "5", format: "Davis Cup for pairs" });
  await importList(page, event, "name,name2\nAda,Aldo\nBea,Bruno");
  await page.getByRole("row", { name: /Bea/ }).waitFor();
  await appoint(page, event);
  await draw(page, event);
  assert.equal((await send(page, event, { type: "start", match: 1 })).status, 200);
  await page.goto(`${event}/desk/match/1`);
  const forms = ".result-form:not(#correct *)";
  const offered = (/** @type {string} */ scope) => page.locator(`${scope} input[name="rubber"]`).evaluateAll((all) => all.map((one) => /** @type {HTMLInputElement} */ (one).value));
  // While the page gives way to the next there is nothing to be read.
  const read = () => offered(forms).catch(() => ["…"]);
  const waitFor = (/** @type {string[]} */ next) => eventually(`the forms are for ${next}`, read, (now) => now.join() === next.join());
  assert.deepEqual(await offered(forms), ["first_second", "second_first"]);
  for (const next of [["second_first"], ["doubles"], []]) {
    const form = page.locator(forms).first();
    await form.locator('input[name="loser_points"]').fill("3");
    await form.locator(".acts button").first().click();
    await waitFor(next);
  }
  // Three to nothing: decided, and the rest is not played. The doubles were noted wrongly.
  const correct = page.locator("#correct");
  await correct.locator("summary").first().click();
  assert.deepEqual(await offered("#correct"), ["first_second", "second_first", "doubles"]);
  const doubles = correct.locator(".result-form").nth(2);
  await doubles.locator('input[name="loser_points"]').fill("4");
  await doubles.locator(".acts button").nth(1).click();
  await page.getByRole("button", { name: "Apply the correction" }).click();
  // Two to one: the tie goes on.
  await waitFor(["firsts", "seconds"]);
  await keep(page, "tournament-davis-corrected");
  assert.deepEqual(club.errors.filter((error) => !/422/.test(error)), []);
});

test("a single of a tie is taken back beside the table it was played at, under its own name", { timeout: 60_000 }, async () => {
  const director = await club.person({ viewport: { width: 1280, height: 900 } });
  const event = await openEvent(director, { name: "Coppa", length: "5", format: "Davis Cup for pairs" });
  await importList(director, event, "name,name2\nCiro,Dina\nEzio,Fede");
  await director.getByRole("row", { name: /Ezio/ }).waitFor();
  await appoint(director, event);
  await draw(director, event);
  assert.equal((await send(director, event, { type: "start", match: 1 })).status, 200);
  await director.goto(`${event}/desk`);
  const rows = director.locator("li.table-row:has(.card)");
  await numbers(rows, 2);
  const [first, second] = [rows.nth(0), rows.nth(1)];
  await numbers(director.locator("a[data-undo]"), 0);
  await first.locator('input[name="loser_points"]').fill("3");
  await first.locator("button[data-key='1']").click();
  await first.locator("a[data-undo]").waitFor();
  assert.match(await first.locator("a[data-undo]").innerText(), /^Undo .*–.*: .* 5–3/);
  assert.match(await director.locator("#said button").innerText(), /^Undo .*–.*: .* 5–3/);
  await numbers(second.locator("a[data-undo]"), 0);
  await keep(director, "tournament-davis-take-back");
  await second.locator('input[name="loser_points"]').fill("2");
  await second.locator("button[data-key='2']").click();
  await second.locator("a[data-undo]").waitFor();
  await numbers(first.locator("a[data-undo]"), 0);
  await second.locator("a[data-undo]").click();
  await first.locator("a[data-undo]").waitFor();
  await numbers(second.locator("a[data-undo]"), 0);
  const { rubbers } = (await view(director, event)).matches[0].status;
  assert.deepEqual(rubbers.map((/** @type {{ rubber: string }} */ one) => one.rubber), ["first_second"]);
});

test("a withdrawal names whom it is about, and is taken back where it was made", { timeout: 90_000 }, async () => {
  const page = await club.person({ viewport: { width: 1280, height: 900 } });
  const event = await openEvent(page, { name: "Back again", length: "5" });
  await importList(page, event, "name\nAda\nBruno\nCarla\nDario");
  await page.getByRole("row", { name: /Dario/ }).waitFor();
  await appoint(page, event);
  await draw(page, event);
  assert.equal((await send(page, event, { type: "start", match: 1 })).status, 200);
  const playing = (await view(page, event)).matches[0].seats[0].entrant;
  await page.goto(`${event}/desk/entries`);
  const row = page.locator("tr", { has: page.locator(`a[href$="/player/${playing}"]`) });
  const name = (await row.locator("th a.player").innerText()).trim();
  /** @type {string[]} */
  const asked = [];
  page.once("dialog", (dialog) => (asked.push(dialog.message()), void dialog.accept()));
  await row.getByRole("button", { name: /^Withdraw/ }).click();
  await row.locator("td", { hasText: "withdrawn" }).waitFor();
  assert.ok(asked[0]?.includes(name), `the question names ${name}: ${asked[0]}`);
  assert.equal((await view(page, event)).matches[0].status.phase.report.how, "withdrawn");
  await row.locator("a[data-undo]").click();
  await row.locator("td", { hasText: "takes part" }).waitFor();
  assert.equal(new URL(page.url()).pathname, `${event}/desk/entries`);
  assert.equal((await view(page, event)).matches[0].status.phase.type, "playing");
  assert.deepEqual(club.errors.filter((error) => !/422/.test(error)), []);
});

test("a form that leaves something out is answered in the reader’s language, not the program’s", { timeout: 60_000 }, async () => {
  const director = await club.person();
  const event = await openEvent(director, { name: "Blank" });
  const page = await club.person({ locale: "it-IT", viewport: { width: 390, height: 844 } });
  await page.goto(event);
  await page.locator("form:has([value='enter']) input[name='name']").fill("   ");
  await page.locator("section.enter button").click();
  await page.locator("#said", { hasText: "Nome: campo da compilare." }).waitFor();
  assert.deepEqual(club.errors.filter((error) => !/400/.test(error)), []);
});

test("every key that the page of entries names does what it says", { timeout: 60_000 }, async () => {
  const director = await club.person({ viewport: { width: 1280, height: 900 } });
  const event = await openEvent(director, { name: "Keys" });
  for (const name of ["Ada", "Bruno"]) {
    const player = await club.person();
    await player.goto(event);
    await player.locator("form:has([value='enter']) input[name='name']").fill(name);
    await player.locator("section.enter button").click();
    await player.waitForURL(/\/me$/);
  }
  await director.goto(`${event}/desk/entries`);
  await numbers(director.locator("[data-card]"), 2);
  const said = await director.locator("#keys kbd").evaluateAll((all) => all.map((one) => one.textContent));
  assert.deepEqual(said, ["↓ ↑", "c", "x", "i", "/"]);
  await director.locator("h1").click();
  await director.keyboard.press("c");
  await director.locator("#said", { hasText: "Choose a request first" }).waitFor();
  await director.keyboard.press("ArrowDown");
  await director.keyboard.press("c");
  await numbers(director.locator("[data-card]"), 1);
  await director.keyboard.press("ArrowDown");
  await director.keyboard.press("x");
  await numbers(director.locator("[data-card]"), 0);
  assert.deepEqual((await view(director, event)).entries.map((/** @type {any} */ entry) => entry.state), ["approved", "refused"]);
  await director.keyboard.press("i");
  assert.equal(await director.evaluate(() => document.activeElement?.getAttribute("name")), "name");
  await director.keyboard.press("Escape");
  await director.locator("h1").click();
  await director.keyboard.press("/");
  assert.equal(await director.evaluate(() => document.activeElement?.id), "find");
  assert.deepEqual(await director.locator("#keys kbd").evaluateAll((all) => all.map((one) => one.textContent)), ["i", "/"]);
});

test("a list from a file: every wrong line is named, or the others are entered; the next name goes where the last went", { timeout: 90_000 }, async () => {
  const page = await club.person({ viewport: { width: 1440, height: 900 } });
  const event = await openEvent(page, { name: "Lista", fee: "40" });
  await page.goto(`${event}/desk/entries`);
  const add = page.locator("form:has([value='enter'])");
  await add.locator("input[name='name']").fill("Ada");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Roma");
  await page.keyboard.press("Enter");
  await page.getByRole("row", { name: /Ada/ }).waitFor();
  await eventually("the name is next", () => page.evaluate(() => document.activeElement?.getAttribute("name") === "name"));

  await page.locator("details", { hasText: "Import a list" }).locator("summary").click();
  await page.locator("input[type='file']").setInputFiles({ name: "iscritti.tsv", mimeType: "text/tab-separated-values", buffer: Buffer.from("nome\tcircolo\nBea\tPisa\n\tBari\nAda\tRoma\nCarlo\tLodi\n") });
  await eventually("the file is in the list", () => page.locator("textarea[name='list']").inputValue().then((text) => text.includes("Bea")));
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.locator("#said", { hasText: /2.? lines are wrong.*3.*the name is missing.*4.*already entered/ }).waitFor();
  assert.equal(await page.getByRole("row", { name: /Bea/ }).count(), 0);
  await page.locator("select[name='wrong_lines']").selectOption("leave_out");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByRole("row", { name: /Carlo/ }).waitFor();
  // What was left out is said, and stays in the box under its heading.
  await page.locator("#said", { hasText: /2.? were entered.*3.*the name is missing.*4.*already entered/ }).waitFor();
  assert.equal(await page.locator("textarea[name='list']").inputValue(), "nome\tcircolo\n\tBari\nAda\tRoma");
  await keep(page, "tournament-entries-list");
  // The same without a script: the answer is a page with the sentence and the box.
  const plain = await page.evaluate(async ([to, back]) => {
    const body = new URLSearchParams({ form: "import", division: "main", list: "nome\tcircolo\nCarlo\tLodi\nElio\tAsti", wrong_lines: "leave_out", back: back ?? "" });
    const answer = await fetch(to ?? "", { method: "POST", body, headers: { Accept: "text/html" } });
    const told = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("#left-out");
    return [told?.querySelector("p")?.textContent, told?.querySelector("textarea")?.value];
  }, [`${event}/command`, `${event}/desk/entries`]);
  assert.match(plain[0] ?? "", /One player was entered.*2.*has already entered/);
  assert.equal(plain[1], "nome\tcircolo\nCarlo\tLodi");

  page.once("dialog", (asks) => void asks.accept());
  await page.getByRole("button", { name: /All have paid/ }).click();
  await page.getByRole("button", { name: /All have paid/ }).waitFor({ state: "detached" });
  const { entries } = await view(page, event);
  assert.deepEqual(entries.map((/** @type {{ paid: number }} */ one) => one.paid), [4000, 4000, 4000, 4000]);
});

test("settings, lateness and clock are set anew while the tournament is played, and the fees that hold are shown", { timeout: 90_000 }, async () => {
  const page = await club.person({ viewport: { width: 1440, height: 900 } });
  const event = await openEvent(page, { name: "Prima", fee: "40" });
  await importList(page, event, "Ada\nBea\nCarlo\nDario");
  await page.getByRole("row", { name: /Dario/ }).waitFor();
  const guest = await club.person({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: "it-IT" });
  await guest.goto(event);
  await guest.locator(".enter", { hasText: /40,00.EUR/ }).waitFor();
  await page.goto(`${event}/desk/setup`);
  await page.locator("#change-main summary").click();
  assert.equal(await page.locator("#change-main-entry").inputValue(), "40.00");
  await appoint(page, event);
  await draw(page, event);

  await page.goto(`${event}/desk/setup`);
  const settings = page.locator("#settings");
  await settings.locator("#terms-name").fill("Coppa d’inverno");
  await settings.locator("#terms-grace").fill("10");
  await settings.locator("#terms-surplus").selectOption("keep");
  await settings.getByRole("button", { name: "Save" }).click();
  await page.locator("#said.done").waitFor();
  await page.locator("#clock-main summary").click();
  await page.locator("#clock-main-mode").selectOption("fischer");
  await page.locator("#clock-main-mode-minutes").fill("1.5");
  await page.locator("#clock-main").getByRole("button", { name: "Save" }).click();
  await eventually("the clock is set", () => view(page, event).then((now) => now.matches[0].status.clock?.settings.bank_per_point === 90_000));
  await keep(page, "tournament-setup-terms");
  const now = await view(page, event);
  assert.deepEqual([now.settings.name, now.settings.lateness.grace, now.settings.surplus], ["Coppa d’inverno", 600_000, "keep"]);

  await page.goto(`${event}/desk/match/1`);
  await page.locator("#lateness summary").click();
  await page.locator("#lateness-grace").fill("5");
  await page.locator("#lateness").getByRole("button", { name: "Save" }).click();
  await page.locator("#said.done").waitFor();
  await page.locator("#referee").fill("Gina");
  await page.locator("form:has(#referee)").getByRole("button", { name: "Save" }).click();
  await page.locator(".lead", { hasText: /referee .?Gina/ }).waitFor();
  await keep(page, "tournament-match-terms");
  const one = (await view(page, event)).matches[0].status;
  assert.deepEqual([one.lateness.grace, one.referee], [300_000, "Gina"]);
});
