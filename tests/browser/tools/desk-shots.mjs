// Pictures of every page of a desk with a tournament in play, for who looks whether they read well: `node
// tests/browser/tools/desk-shots.mjs FOLDER [LANGUAGE]`, from the root of the project, after a build.
// @ts-check

import { mkdir } from "node:fs/promises";
import { Club } from "../club.mjs";
import { send, view } from "../director.mjs";

/** @import { Page } from "playwright-core" */

const [folder = "target/desk-shots", language = "it"] = process.argv.slice(2);
const SIZES = /** @type {const} */ ([[1440, 900], [390, 844]]);
const NAMES = ["Alessandra De Santis", "Bruno Neri", "Carla Bianchi", "Dario Fo", "Elena Ferrante", "Franco Basaglia", "Gina Lollo", "Ugo Tognazzi", "Irma Testa", "Jacopo Ortis", "Katia Ricciarelli"];

/** @param {Page} page @param {string} url @param {object[]} commands */
async function all(page, url, commands) {
  for (const command of commands) {
    const said = await send(page, url, command);
    if (said.status !== 200) throw new Error(JSON.stringify([command, said]));
  }
}

/** Opens an event. @param {Page} page @param {object} settings */
async function open(page, settings) {
  const answer = await page.request.post("/events", { data: { settings, name: "Dora" } });
  const { url } = await answer.json();
  await page.goto(`${url}/desk`);
  return url;
}

/** A result of a match. @param {any} game @param {number} lost @param {object} [more] */
const won = (game, lost, more = {}) => ({ type: "result", match: game.id, result: { winner: game.seats[0].entrant, score: [game.status.length, lost], ...more } });

/** Every page of an event, and what is printed. @param {Page} page @param {string} url @param {string} name @param {[string, string][]} pages */
async function shoot(page, url, name, pages) {
  for (const [what, path] of pages) {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.goto(path.startsWith("/e/") || path.startsWith("/events") ? path : `${url}${path}`);
      if (what.endsWith("-open")) await page.evaluate(() => document.querySelectorAll("main details").forEach((one) => one.setAttribute("open", "")));
      await page.waitForTimeout(150);
      await page.screenshot({ path: `${folder}/${name}-${what}-${width}.png`, fullPage: true });
    }
  }
}

const club = await Club.open();
await mkdir(folder, { recursive: true });
const page = await club.person({ locale: language === "it" ? "it-IT" : "en-GB" });
const committee = { type: "appoint_committee", members: ["Rita", "Sandro", "Ugo"].map((name) => ({ person: name, name })) };
const main = { id: "main", lengths: { main: [7, 9, 11], consolation: [5] }, fees: { registration: 1000, entry: 4000 }, pools: [{ name: "Extra", fee: 1000, parts: [70, 30] }], calcutta: {} };
const url = await open(page, { name: "Coppa d’autunno", tables: 6, divisions: [main], notes: { venue: "Via Roma 1, Bologna", dress: "sportivo", more: "Bar aperto", languages: "italiano, inglese" } });
await shoot(page, url, "0", [["new", "/events"], ["board-empty", "/desk"], ["draw-empty", "/desk/draw"], ["entries-empty-open", "/desk/entries"], ["setup-before-open", "/desk/setup"]]);
await all(page, url, [committee, { type: "import", division: "main", csv: `name;club;rating\n${NAMES.map((name, at) => `${name};Roma;${1500 + at}`).join("\n")}` }]);
await shoot(page, url, "1", [["board-entered", "/desk"], ["draw-ready-open", "/desk/draw"], ["public", ""]]);
const until = Date.now() + 3_600_000;
await all(page, url, [{ type: "draw", division: "main", late_places: 2, until }]);
await shoot(page, url, "2", [["board-drawn", "/desk"], ["draw-drawn", "/desk/draw"]]);
await all(page, url, [{ type: "publish_draw", division: "main" }, { type: "call_next" }, { type: "announce", text: "Il bar chiude alle 23." }]);
let seen = await view(page, url);
const called = seen.matches.filter((/** @type {any} */ game) => game.status.phase.type === "called");
await all(page, url, [
  { type: "start", match: called[0].id },
  { type: "absent", match: called[1].id, entrant: called[1].seats[0].entrant },
  { type: "dispute", match: called[0].id, text: "Il punteggio" },
]);
await shoot(page, url, "3", [["board", "/desk"], ["match-disputed-open", `/desk/match/${called[0].id}`], ["match-absent", `/desk/match/${called[1].id}`], ["public", ""], ["projector", "/projector"], ["draw-open", "/desk/draw"]]);
await all(page, url, [
  { type: "rule", match: called[0].id, about: called[0].seats[0].entrant, clause: "TRN-21", reason: "Telefono al tavolo", remedy: { type: "penalty_points", points: 1 } },
  { type: "appeal", ruling: 1, entrant: called[0].seats[0].entrant },
  { type: "hear", ruling: 1, entrant: called[0].seats[0].entrant },
  { type: "arrive", match: called[1].id, entrant: called[1].seats[0].entrant },
  won(called[1], 5),
  { type: "cut_off", division: "main" },
  { type: "check_in", entrant: 1, presence: "here" },
  { type: "pay", entrant: 1, charge: { type: "entry" }, amount: 5000 },
]);
await page.goto(`${url}/desk/entries`);
await shoot(page, url, "4", [
  ["board", "/desk"], ["entries", "/desk/entries"], ["entries-open", "/desk/entries"], ["draw", "/desk/draw"], ["money-open", "/desk/money"], ["book", "/desk/book"],
  ["book-found-open", `/desk/book?q=telefono&match=${called[0].id}`], ["log", "/desk/log"], ["undo", "/desk/log?undo=26#confirm"], ["setup-open", "/desk/setup"], ["match-open", `/desk/match/${called[0].id}`],
  ["match-correct", `/desk/match/${called[1].id}?winner=${called[1].seats[1].entrant}&loser_points=3&length=7`],
  ["public", ""], ["me", "/me"], ["player", "/player/1"], ["find", "/find?name=a"], ["projector", "/projector"],
  ["names", "/papers/names"], ["slips", "/papers/slips"], ["score", "/papers/score"], ["print", "/print/main?paper=a4"], ["blank", "/print/main?paper=blank"], ["devices", "/desk/devices"],
]);
const preview = called[2] ?? called[0];
for (const [width, height] of SIZES) {
  await page.setViewportSize({ width, height });
  await page.goto(`${url}/desk`);
  for (const [name, line] of [["preview", `${preview.status.table} 3`], ["too-many", `${preview.status.table} 9`], ["no-table", "33 2"]]) {
    await page.locator("#find").fill(line ?? "");
    await page.waitForTimeout(150);
    await page.screenshot({ path: `${folder}/4-board-${name}-${width}.png` });
  }
}
// To the end.
await all(page, url, [{ type: "close_appeal", ruling: 1, reason: "ritirato" }]);
for (let turn = 0; turn < 60; turn++) {
  seen = await view(page, url);
  if (seen.divisions[0].is_over) break;
  for (const game of seen.matches.filter((/** @type {any} */ one) => ["called", "playing"].includes(one.status.phase.type))) await all(page, url, [won(game, 3)]);
  await send(page, url, { type: "call_next" });
  await page.waitForTimeout(100);
  if (turn === 3) await shoot(page, url, "5", [["board-consolation", "/desk"], ["public-consolation", ""], ["draw-consolation", "/desk/draw"]]);
}
await shoot(page, url, "6", [["board-over", "/desk"], ["public-over", ""], ["money-over", "/desk/money"]]);

// A Davis Cup, and rounds.
const davis = await open(page, { name: "Coppa Davis", tables: 5, divisions: [{ id: "main", entrants: "davis_pair", format: { type: "davis_cup" }, lengths: { main: [7] } }] });
await all(page, davis, [committee, { type: "import", division: "main", csv: NAMES.slice(0, 8).map((name, at) => (at % 2 ? null : `${name};${NAMES[at + 1]}`)).filter(Boolean).join("\n") }, { type: "draw", division: "main" }, { type: "publish_draw", division: "main" }, { type: "call_next" }]);
await all(page, davis, [{ type: "absent", match: 1, entrant: (await view(page, davis)).matches[0].seats[0].entrant, member: "first" }]);
await shoot(page, davis, "7-davis", [["board", "/desk"], ["match-open", "/desk/match/1"], ["public", ""], ["find", "/find?name=a"], ["projector", "/projector"], ["entries-open", "/desk/entries"], ["names", "/papers/names"], ["slips", "/papers/slips"]]);
const swiss = await open(page, { name: "Svizzero", tables: 5, divisions: [{ id: "main", format: { type: "swiss", rounds: 3 }, lengths: { main: [5] } }, { id: "swing", format: { type: "swing", points: 400, chips: { type: "steps", first: 100, step: 50 } } }] });
await all(page, swiss, [committee, { type: "import", division: "main", csv: NAMES.join("\n") }, { type: "import", division: "swing", csv: "Zoe\nYuri\nXenia\nWanda" }, ...["main", "swing"].flatMap((division) => [{ type: "draw", division }, { type: "publish_draw", division }]), { type: "call_next" }]);
for (const game of (await view(page, swiss)).matches.filter((/** @type {any} */ one) => one.status.phase.type === "called").slice(0, 3)) {
  await send(page, swiss, game.division === "swing" ? { type: "result", match: game.id, result: { winner: game.seats[0].entrant, kind: "gammon", cube: 2 } } : won(game, 2));
}
await shoot(page, swiss, "8-swiss", [["board", "/desk"], ["draw-open", "/desk/draw"], ["public", ""], ["money", "/desk/money"]]);
if (club.errors.length > 0) console.log(club.errors.join("\n"));
await club.close();
