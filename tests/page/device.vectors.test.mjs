// The page's fold of a match beside a wooden board is the domain's, act for act and to the millisecond: over matches that
// the domain plays for this test. Most are from a seed that a failure names, and TAVOLA_SEED=… plays the same ones again;
// the others are always the same, so that planted faults are caught on every day or on none.
// @ts-check
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { before, test } from "node:test";

import { caught, FAULTS } from "./device.faults.mjs";
import { agrees, Count, works } from "./device.vectors.mjs";

const FRESH = 200;
const ALWAYS = 150;
const ACTS = 80;
/** How often every act is to be accepted, and every refusal to be given. */
const OFTEN = 10;

const SEED = Number(process.env.TAVOLA_SEED ?? Math.floor(Math.random() * 1_000_000_000));
const PROGRAM = process.env.TAVOLA_DEVICE_MATCHES ?? fileURLToPath(new URL("../../target/debug/examples/device_matches", import.meta.url));

/** @type {{ acts: string[], refusals: string[] }} */
let known = { acts: [], refusals: [] };
/** @type {any[]} */
const matches = [];
/** @type {any[]} */
const cases = [];

/** What the program prints. @param {number[]} numbers @returns {Promise<any[]>} */
async function printed(...numbers) {
  const program = spawn(PROGRAM, numbers.map(String), { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((resolve) => program.on("close", resolve));
  const lines = [];
  for await (const line of createInterface({ input: program.stdout })) lines.push(JSON.parse(line));
  assert.equal(await ended, 0);
  return lines;
}

before(async () => {
  assert.ok(existsSync(PROGRAM), `${PROGRAM} is missing: cargo build --workspace --all-features --all-targets`);
  const [[names, ...worked], ...played] = await Promise.all([printed(), printed(ALWAYS, 0, ACTS), printed(FRESH, SEED, ACTS)]);
  known = names;
  cases.push(...worked);
  matches.push(...played.flat());
});

/** @param {string[]} all @param {Map<string, number>} counted */
const tooSeldom = (all, counted) => all.filter((name) => (counted.get(name) ?? 0) < OFTEN).map((name) => `${name} ${counted.get(name) ?? 0}`);

// rule: CLK-01, CLK-07
test("the page folds the domain's random matches to the same state, and nothing is left untried", () => {
  const count = new Count();
  assert.equal(matches.length, FRESH + ALWAYS);
  const apart = matches.flatMap((match, index) => {
    try {
      agrees(match, undefined, count);
      return [];
    } catch (why) {
      return [`match ${index}: ${/** @type {Error} */ (why).message}`];
    }
  });
  assert.equal(apart.length, 0, `TAVOLA_SEED=${SEED}: ${apart.length} matches come out otherwise, the first\n${apart.slice(0, 5).join("\n")}`);
  if (process.env.TAVOLA_COUNT) console.log(count);
  assert.ok(known.acts.length > 0 && known.refusals.length > 0);
  const refusals = known.refusals.map((key) => key.replace("board-refused-", ""));
  assert.deepEqual(tooSeldom(known.acts, count.accepted), [], `TAVOLA_SEED=${SEED}: acts accepted less than ${OFTEN} times`);
  assert.deepEqual(tooSeldom(refusals, count.refused), [], `TAVOLA_SEED=${SEED}: refusals given less than ${OFTEN} times`);
});

test("every refusal has its sentence in every language", () => {
  for (const language of ["en", "it"]) {
    const folder = new URL(`../../crates/tavola-server/web/i18n/${language}/`, import.meta.url);
    const texts = readdirSync(folder).filter((file) => file.endsWith(".ftl")).map((file) => readFileSync(new URL(file, folder), "utf8")).join("\n");
    assert.deepEqual(known.refusals.filter((key) => !texts.includes(`\n${key} =`)), [], language);
  }
});

test("the page folds the cases worked by hand to the same view", () => {
  assert.ok(cases.length > 200);
  for (const worked of cases) works(worked);
});

test("a fault planted anywhere in the page's fold is caught", async () => {
  const none = { file: "apply.js", of: "export function apply(", to: "export function apply(" };
  assert.equal(await caught(none, cases, matches), false, "a fold without a fault");
  /** @type {string[]} */
  const missed = [];
  for (const fault of FAULTS) if (!(await caught(fault, cases, matches))) missed.push(`${fault.file}: ${fault.of} -> ${fault.to}`);
  assert.deepEqual(missed, [], `TAVOLA_SEED=${SEED}: of ${FAULTS.length} faults not caught`);
});
