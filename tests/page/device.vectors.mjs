// Holds a fold of a match beside a wooden board against what the domain makes of the same acts.
// @ts-check
import assert from "node:assert/strict";

import { clauseOf } from "../../crates/tavola-server/web/js/device/refused.js";
import { decide, empty, judge, refusalOf, take } from "../../crates/tavola-server/web/js/device/fold/state.js";
import { view } from "../../crates/tavola-server/web/js/device/fold/view.js";

/** @import { Entry } from "../../crates/tavola-server/web/js/wire.js" */
/** @import { State } from "../../crates/tavola-server/web/js/device/fold/state.js" */

/** The page's fold; a test may bring another one. */
export const FOLD = { decide, empty, judge, refusalOf, take, view };
/** @typedef {typeof FOLD} Fold */

/** How often each act was accepted and each refusal given. */
export class Count {
  /** @type {Map<string, number>} */
  accepted = new Map();
  /** @type {Map<string, number>} */
  refused = new Map();

  /** @param {string} act */
  accept(act) {
    this.accepted.set(act, (this.accepted.get(act) ?? 0) + 1);
  }

  /** @param {string} why */
  refuse(why) {
    this.refused.set(why, (this.refused.get(why) ?? 0) + 1);
  }
}

/** What an act says by leaving it out. @type {Record<string, any>} */
const USUAL = {
  mode: "simple_delay", reason: "", crawford: "on", holland: "off", oversight: "players",
  won: { white: 0, black: 0 }, before: "pre", flag: { rule: "loss" },
};

/**
 * Whether two values say the same: what is missing is none, and within an act what goes without saying.
 * @param {any} one @param {any} two @param {Record<string, any>} usual @returns {boolean}
 */
function same(one, two, usual = {}) {
  if (one === two) return true;
  if (typeof one !== "object" || typeof two !== "object" || !one || !two) return (one ?? null) === (two ?? null);
  if (Array.isArray(one)) return Array.isArray(two) && one.length === two.length && one.every((part, index) => same(part, two[index], usual));
  const alike = (/** @type {string} */ key) => {
    const within = key === "act" || key === "settings" ? USUAL : usual;
    return same(one[key] ?? usual[key] ?? null, two[key] ?? usual[key] ?? null, within);
  };
  for (const key in one) if (!alike(key)) return false;
  for (const key in two) if (!(key in one) && !alike(key)) return false;
  return true;
}

/** @param {any} found @param {any} expected @param {() => string} told */
function equal(found, expected, told) {
  if (!same(found, expected)) assert.fail(`${told()}\n  here:   ${JSON.stringify(found)}\n  domain: ${JSON.stringify(expected)}`);
}

/** @type {Map<string, string>} */
const NAMES = new Map();

/** The domain's name for what the page calls by its own. @param {string} of @param {string} key */
function named(of, key) {
  const own = `${of}.${key}`;
  const known = NAMES.get(own) ?? own.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  NAMES.set(own, known);
  return known;
}

/** Everything there is to know of a match, by name. @param {Fold} fold @param {State} state @param {number} now */
function whole(fold, state, now) {
  /** @type {Record<string, any>} */
  const all = {};
  const add = (/** @type {string} */ of, /** @type {object} */ parts) => {
    for (const [key, value] of Object.entries(parts)) all[named(of, key)] = value;
  };
  const { course, effective, received, ...rest } = state;
  add("view", fold.view(state, now));
  add("state", { ...rest, effective: effective.length, received: Object.fromEntries(received), course: course !== null });
  if (course) add("course", course);
  return all;
}

/** What the server alone refuses: who may write the next line of the log, and by its own hand. */
const SERVER = ["held-by-device", "lease-lost", "line-missing", "line-known"];

/** Why the server does not take a line, by what the page knows of the lease. @param {State} state @param {Entry} line */
function notNext({ lease }, { stamp }) {
  if (!stamp) return null;
  if (lease && (lease.device !== stamp.device || lease.epoch !== stamp.epoch)) return "lease-lost";
  const next = lease?.next ?? 0;
  return stamp.seq < next ? "line-known" : stamp.seq > next ? "line-missing" : null;
}

/** @param {string | null} key */
const plain = (key) => key && key.replace("board-refused-", "");

/** An act put to the match. @param {Fold} fold @param {State} state @param {any} step @param {Count} count @param {() => string} told */
function put(fold, state, { act, at, by, outcome }, count, told) {
  const expected = plain(outcome.refused ?? null);
  if (expected) equal(clauseOf(expected, act.type), outcome.clause, told);
  const { lease } = state;
  if (lease && (by === "white" || by === "black")) {
    assert.equal(expected, "held-by-device", told());
    return count.refuse("held-by-device");
  }
  const now = Math.max(at, state.last);
  // While a device holds the clock it is the device that notes flags.
  const alone = lease ? fold.judge(state, act, by, now, "server") : null;
  const decided = !lease ? fold.decide(state, act, { now: at, by }) : alone === null ? { entries: [{ at: now, by, act }] } : { refused: alone };
  if ("refused" in decided) {
    equal(decided.refused, expected, told);
    return count.refuse(decided.refused);
  }
  equal(decided.entries, outcome.entries, told);
  for (const entry of decided.entries) {
    count.accept(entry.act.type);
    fold.take(state, entry);
  }
  if (act.type === "tick") count.accept("tick");
}

/** A line of a log. @param {Fold} fold @param {State} state @param {any} step @param {Count} count @param {() => string} told */
function write(fold, state, { line, server, judged }, count, told) {
  const refused = fold.refusalOf(state, line);
  equal(refused, plain(judged), told);
  const why = plain(server);
  const before = notNext(state, line);
  if (before !== null || (why !== null && SERVER.includes(why))) equal(before, why, told);
  if (before !== null) count.refuse(before);
  if (refused === null) count.accept(line.act.type);
  else count.refuse(refused);
  fold.take(state, line);
}

/** A match that the domain has played: step by step the same answer, the same state and the same view. @param {any} match @param {Fold} fold @param {Count} count */
export function agrees(match, fold = FOLD, count = new Count()) {
  const state = fold.empty();
  /** @type {Record<string, any>} */
  const expected = {};
  match.steps.forEach((/** @type {any} */ step, /** @type {number} */ index) => {
    const told = () => `step ${index}: ${JSON.stringify({ ...step, seen: undefined })}`;
    if (step.line) write(fold, state, step, count, told);
    else put(fold, state, step, count, told);
    Object.assign(expected, step.seen);
    const found = whole(fold, state, step.at);
    for (const key in found) {
      if (!same(found[key], expected[key])) equal(found[key], expected[key], () => `${told()}\n  ${key}`);
    }
    equal(Object.keys(found).length, Object.keys(expected).length, told);
  });
  equal(fold.view(state, match.end), match.view, () => "at the end");
  equal(state.effective, match.effective, () => "the log that counts");
}

/** A case worked by hand, as its log and the view at its end. @param {any} worked @param {Fold} fold */
export function works({ case: name, log, view: expected }, fold = FOLD) {
  const state = fold.empty();
  for (const entry of log) {
    if (!entry.stamp) equal(fold.refusalOf(state, entry), null, () => `${name}: ${JSON.stringify(entry)}`);
    fold.take(state, entry);
  }
  const { next_deadline: _, ...shown } = expected;
  equal(fold.view(state, shown.now), shown, () => name);
}
