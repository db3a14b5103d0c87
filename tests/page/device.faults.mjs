// Faults planted one after the other into a copy of the page's fold, to see that the domain's matches catch each of them.
// The first six are those of the review of 2026-11-21.
// @ts-check
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { agrees, works } from "./device.vectors.mjs";

/** @typedef {{ file: string, of: string, to: string }} Fault */

const FOLDER = fileURLToPath(new URL("../../crates/tavola-server/web/js/device/fold", import.meta.url));

/** What is written otherwise, and how; each stands in its file once. @type {Fault[]} */
export const FAULTS = [
  // After a take the cube belongs to the doubler.
  { file: "apply.js", of: "value * 2, owner: other(by) }", to: "value * 2, owner: by }" },
  // A resignation that was withdrawn keeps its author.
  { file: "apply.js", of: "  course.resignedBy = null;\n", to: "" },
  // A game begun anew keeps the call for the director.
  { file: "apply.js", of: "record(course);\n  course.called = null;\n  course.game = {", to: "record(course);\n  course.game = {" },
  // Whoever demands a correction pays for the time.
  { file: "apply.js", of: "if (reason === \"contested\"", to: "if (reason === \"fallen\"" },
  // Overtime is given again and again.
  { file: "apply.js", of: "  overtime[side] = true;\n", to: "" },
  // A flag counts as of when it was noted, not as of when it fell.
  { file: "apply.js", of: "course.fallen[side] ?? fell ?? at", to: "at" },
  { file: "apply.js", of: "course.papers = { white: null, black: null };", to: "" },
  { file: "apply.js", of: "if (!course.playsOn && falls !== null && falls <= at) course.fallen[ends] ??= falls;", to: "" },
  { file: "apply.js", of: "if (last) last.to = at;", to: "if (last) last.to ??= null;" },
  { file: "apply.js", of: "course.before = stopped(course.before, \"director\");", to: "return;" },
  { file: "apply.js", of: "const before = game.crawford ? \"crawford\" :", to: "const before =" },
  { file: "apply.js", of: "if (gap) gap.counted = true;", to: "" },
  { file: "apply.js", of: "course.turn += 1;\n  run(course, by, at);", to: "run(course, by, at);" },
  { file: "apply.js", of: "due.at <= from || due.at > to", to: "due.at <= from" },
  { file: "rulings.js", of: "if (side === null && isRuling(act)) course.called = null;", to: "" },
  { file: "rulings.js", of: "course.game = course.before = null;", to: "course.game = null;" },
  { file: "rulings.js", of: "gap.restored = true;", to: "" },
  { file: "rulings.js", of: "course.fallen = { white: null, black: null };\n  course.playsOn", to: "course.playsOn" },
  { file: "rulings.js", of: "if (course.game?.crawford && !wasCrawford) doublesFall(course, at);", to: "" },
  { file: "rulings.js", of: "if (passed) return;", to: "" },
  { file: "rulings.js", of: "if (game.crawford) game.cube = { value: 1, owner: \"middle\" };", to: "" },
  { file: "rulings.js", of: "corrected: true", to: "corrected: false" },
  { file: "judge.js", of: "ensure(game.cube.value < 2 ** 48, \"cube-exhausted\")", to: "null" },
  { file: "judge.js", of: "game.turns[side] < 3", to: "game.turns[side] < 2" },
  { file: "judge.js", of: "|| by === phase.side, \"director-only\"", to: "|| by !== null, \"director-only\"" },
  // Whoever may not resume a clock that runs.
  { file: "judge.js", of: "phase.side !== null && by === \"desk\")", to: "phase.side !== null)" },
  { file: "judge.js", of: "|| won >= length", to: "" },
  { file: "judge.js", of: "ensure(!playsOn && has, \"no-flag\")", to: "ensure(has, \"no-flag\")" },
  { file: "judge.js", of: "|| act.cube === game.cube, ", to: ", " },
  { file: "judge.js", of: "!clock || playsOn || settings", to: "!clock || settings" },
  { file: "apply.js", of: "if (!course.playsOn && falls", to: "if (falls" },
  { file: "apply.js", of: "overtimeAt[side] = at;", to: "" },
  { file: "rulings.js", of: "  course.playsOn = false;\n", to: "" },
  { file: "rulings.js", of: "cube, confirmed: { white: false, black: false } };\n}\n\n/** Time", to: "cube };\n}\n\n/** Time" },
  { file: "judge.js", of: "if (reason === \"break\") return \"break-between-games\";", to: "" },
  { file: "judge.js", of: "[\"correct_result\", \"cube_stands\", \"warn\"]", to: "[\"correct_result\", \"cube_stands\"]" },
  { file: "state.js", of: "if (ended.lines > index) ended.lines -= 1;", to: "if (ended.lines < 0) ended.lines -= 1;" },
  { file: "state.js", of: "if (conflict.common > index) conflict.common -= 1;", to: "if (conflict.common < 0) conflict.common -= 1;" },
  { file: "state.js", of: "    noteOddTimesOf(state, other);\n", to: "" },
  { file: "state.js", of: "if (conflict) conflict.settled = null;", to: "" },
  { file: "times.js", of: "Math.max(latest, state.lastLine,", to: "Math.max(latest," },
  { file: "times.js", of: "entries.filter((entry) => entry.stamp)", to: "entries.filter((entry) => entry)" },
  { file: "times.js", of: "within(act.to, from, at)", to: "act.to" },
  { file: "bounds.js", of: "const PENALTY = 64;", to: "const PENALTY = 65;" },
  { file: "bounds.js", of: "bank_per_point <= SPAN && delay <= SPAN", to: "delay <= SPAN" },
  { file: "clock.js", of: "free && bank > 0 ? bank + delay", to: "free ? bank + delay" },
  { file: "clock.js", of: "if (clock.turn.since !== null) clock.turn.since = now;\n}", to: "}" },
  { file: "score.js", of: "if (state !== \"pre\") return \"post\";", to: "" },
  { file: "score.js", of: "hasPassed ? \"post\" : before", to: "before" },
  { file: "course.js", of: "isRuling(act) || act.type === \"post\" || act.type === \"count\"", to: "isRuling(act) || act.type === \"post\"" },
  { file: "view.js", of: "one.mode === two.mode && ", to: "" },
];

/** Whether one of the cases worked by hand or one of the matches comes out otherwise with the fault. @param {Fault} fault @param {any[]} cases @param {any[]} matches */
export async function caught({ file, of, to }, cases, matches) {
  const folder = mkdtempSync(join(tmpdir(), "tavola-fault-"));
  try {
    cpSync(FOLDER, folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    const parts = readFileSync(join(folder, file), "utf8").split(of);
    assert.equal(parts.length, 2, `${file} has ${JSON.stringify(of)} not once`);
    writeFileSync(join(folder, file), parts.join(to));
    const load = (/** @type {string} */ name) => import(pathToFileURL(join(folder, name)).href);
    const { decide, empty, judge, refusalOf, take } = await load("state.js");
    const { view } = await load("view.js");
    const fold = { decide, empty, judge, refusalOf, take, view };
    return [...cases, ...matches].some((played) => {
      try {
        if (played.steps) agrees(played, fold);
        else works(played, fold);
        return false;
      } catch {
        return true;
      }
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
