// What an act does to the course of a match. It has been judged before.

/** @import { Act, DeviceActor, Ending, Phase, Side, StopReason, WinKind } from "../../wire.js" */
/** @import { Course, Scored } from "./course.js" */
import * as clocks from "./clock.js";
import { other, SIDES } from "./clock.js";
import { isOnRecord, none, stopped, turnSide } from "./course.js";
import { flagAt, sideOf } from "./judge.js";
import { applyRuling } from "./rulings.js";
import { award, pointsOf, standing, winnerOf } from "./score.js";

/** @param {Course} course @param {Act} act @param {DeviceActor} by @param {number} at */
export function apply(course, act, by, at) {
  if (isOnRecord(act)) course.rulings.push({ at, by, act });
  const side = sideOf(by);
  switch (act.type) {
    case "start_game":
      return startGame(course, at);
    case "opening":
      if (course.phase.type !== "opening_roll") startGame(course, at);
      return turnTo(course, act.winner, at);
    case "press":
      return turnTo(course, otherSide(course), at);
    case "double":
      return side ? double(course, side, at) : undefined;
    case "take":
      return take(course, at);
    case "drop":
      return course.phase.type === "cube_offered" ? resultIs(course, course.phase.by, "single", null, "dropped", at) : undefined;
    case "stop":
      return stop(course, act.reason, by, at);
    case "call_director":
      return callDirector(course, by, at);
    case "resume":
      return resume(course, act.side ?? null, at);
    case "resign":
    case "claim":
      return side ? endOffered(course, side, { type: act.type === "claim" ? "claimed" : "resigned", by: side, kind: act.kind }, at) : undefined;
    case "accept":
      return accept(course, at);
    case "reject":
      return reject(course, at);
    case "result":
      return resultIs(course, act.winner, act.kind, act.cube ?? null, "borne_off", at);
    case "confirm":
      return confirm(course, side, at);
    default:
      return applyRest(course, act, side, at);
  }
}

/** @param {Course} course @param {Act} act @param {Side | null} side @param {number} at */
function applyRest(course, act, side, at) {
  switch (act.type) {
    case "compare":
      if (side) course.papers[side] = { length: act.length ?? null, won: { white: act.white, black: act.black } };
      break;
    case "take_break":
      if (side) course.breaks[side].push({ from: at, to: null });
      break;
    case "end_break": {
      const last = side ? course.breaks[side].at(-1) : undefined;
      if (last) last.to = at;
      break;
    }
    case "resign_match":
      if (side) giveUp(course, side, at);
      break;
    case "withdraw":
      withdraw(course, at);
      break;
    case "call_flag":
      if (side) flagged(course, other(side), at);
      break;
    case "flag_fell":
      flagFell(course, act.side, at);
      break;
    case "gap":
      noteGap(course, act.from, act.to);
      break;
    case "count":
      count(course, act.gap - 1, at);
      break;
    case "jump":
      course.jumps.push({ at, millis: act.millis });
      break;
    case "post":
      course.posted = at;
      break;
    default:
      applyRuling(course, act, side, at);
  }
}

/**
 * Brings the clock in line; a turn that ends is booked to its side.
 * @param {Course} course @param {Side | "held" | "neutral"} runs @param {number} at
 */
export function run(course, runs, at) {
  const { clock, game } = course;
  if (!clock) return;
  const ends = clock.turn && runs !== "held" && runs !== clock.turn.side ? clock.turn.side : null;
  if (ends) {
    const used = clocks.used(clock, at);
    course.used[ends] += used;
    if (game) game.used[ends] += used;
    const falls = clocks.fallsAt(clock);
    if (!course.playsOn && falls !== null && falls <= at) course.fallen[ends] ??= falls;
  }
  clock.stopped = null;
  clocks.follow(clock, runs, at);
}

/** @param {Course} course */
const otherSide = (course) => {
  const side = turnSide(course);
  return side && other(side);
};

/** A turn begins. @param {Course} course @param {Side | null} wanted @param {number} at */
export function turnTo(course, wanted, at) {
  const side = course.clock ? wanted : null;
  const goesOn = (course.clock?.turn?.side ?? null) === side;
  course.phase = { type: "running", side };
  if (side === null) return;
  if (!goesOn) {
    course.turn += 1;
    if (course.game) course.game.turns[side] += 1;
  }
  run(course, side, at);
}

/** @param {Course} course @param {number} at */
function startGame(course, at) {
  if (course.phase.type === "game_entry") record(course);
  course.called = null;
  course.game = {
    number: course.games.length + 1,
    began: at,
    cube: { value: 1, owner: "middle" },
    crawford: course.score.crawford === "crawford",
    scored: course.scored.length,
    turns: none(),
    used: none(),
  };
  course.papers = { white: null, black: null };
  course.phase = course.clock ? { type: "opening_roll" } : { type: "running", side: null };
}

/** @param {Course} course @param {Side} by @param {number} at */
function double(course, by, at) {
  course.phase = { type: "cube_offered", by };
  course.turn += 1;
  run(course, other(by), at);
}

/** @param {Course} course @param {number} at */
function take(course, at) {
  if (course.phase.type !== "cube_offered") return;
  const { by } = course.phase;
  if (course.game) course.game.cube = { value: course.game.cube.value * 2, owner: other(by) };
  course.phase = { type: "running", side: course.clock ? by : null };
  course.turn += 1;
  run(course, by, at);
}

/** @param {Course} course @param {StopReason} reason @param {DeviceActor} by @param {number} at */
export function stop(course, reason, by, at) {
  const offered = course.phase.type === "cube_offered" ? course.phase.by : null;
  const turn = turnSide(course);
  if (course.clock) {
    clocks.stop(course.clock, reason, at);
    // A demanded correction does not cost the claimant time.
    if (reason === "contested" && sideOf(by) !== null && by === turn) course.clock.turn = null;
  }
  course.phase = { type: "stopped", reason, turn, offered };
}

/** Between games, and while an answer or a confirmation is waited for, the phase stays as it is. @param {Course} course @param {DeviceActor} by @param {number} at */
function callDirector(course, by, at) {
  course.called = at;
  const { phase } = course;
  if (phase.type === "running" || phase.type === "cube_offered") stop(course, "director", by, at);
  else if (phase.type === "stopped") course.phase = { ...phase, reason: "director" };
  // What the director says then does not start the clock: the players do.
  else if (phase.type === "gap_asked" && course.before) course.before = stopped(course.before, "director");
}

/** @param {Course} course @param {Side | null} side @param {number} at */
function resume(course, side, at) {
  course.called = null;
  if (course.phase.type === "running") return turnTo(course, side, at);
  if (course.phase.type !== "stopped") return;
  const { offered, turn } = course.phase;
  if (offered === null) {
    turnTo(course, side ?? turn, at);
  } else {
    run(course, other(offered), at);
    course.phase = { type: "cube_offered", by: offered };
  }
}

/** @param {Course} course @param {Side} side @param {Phase} phase @param {number} at */
function endOffered(course, side, phase, at) {
  run(course, course.clock?.turn?.side === side ? "neutral" : "held", at);
  course.phase = phase;
}

/** @param {Course} course @param {number} at */
function accept(course, at) {
  const { phase } = course;
  if (phase.type === "resigned") resultIs(course, other(phase.by), phase.kind, null, "resigned", at);
  else if (phase.type === "claimed") resultIs(course, phase.by, phase.kind, null, "claimed", at);
}

/** @param {Course} course @param {number} at */
function reject(course, at) {
  const { phase } = course;
  if (phase.type === "resigned") {
    turnTo(course, other(phase.by), at);
  } else if (phase.type === "claimed") {
    if (course.clock) clocks.stop(course.clock, "contested", at);
    course.phase = { type: "stopped", reason: "contested", turn: course.clock ? other(phase.by) : null, offered: null };
  }
}

/** @param {Course} course @param {Side} winner @param {WinKind} kind @param {number | null} cube @param {Ending} ending @param {number} at */
function resultIs(course, winner, kind, cube, ending, at) {
  run(course, "neutral", at);
  course.entered = at;
  const value = cube ?? course.game?.cube.value ?? 1;
  course.phase = { type: "game_entry", winner, kind, cube: value, ending, confirmed: { white: false, black: false } };
}

/** @param {Course} course @param {Side | null} by @param {number} at */
function confirm(course, by, at) {
  const { phase } = course;
  if (phase.type !== "game_entry" && phase.type !== "flagged") return;
  const confirmed = { ...phase.confirmed };
  for (const side of SIDES) if (by === null || by === side) confirmed[side] = true;
  course.phase = { ...phase, confirmed };
  if (!confirmed.white || !confirmed.black) return;
  if (phase.type === "flagged") {
    course.phase = { type: "match_over", winner: other(phase.side), how: "flag" };
    return;
  }
  record(course);
  const winner = winnerOf(course.score);
  course.phase = winner ? { type: "match_over", winner, how: "score" } : { type: "ready" };
}

/** The game entered becomes a line of the score sheet. @param {Course} course */
function record(course) {
  const { phase, game, clock, entered } = course;
  if (phase.type !== "game_entry" || !game) return;
  const { winner, kind, cube, ending, confirmed } = phase;
  const bank = (/** @type {Side} */ side) => (clock ? clocks.faceOf(clock, side, entered).bank : 0);
  course.games.push({
    number: game.number,
    winner,
    kind,
    cube,
    points: pointsOf(kind, cube),
    ending,
    crawford: game.crawford,
    score: none(),
    banks: clock ? { white: bank("white"), black: bank("black") } : null,
    used: game.used,
    turns: game.turns,
    began: game.began,
    ended: entered,
    confirmed,
    corrected: false,
  });
  course.game = null;
  course.called = null;
  addToScore(course, { game: course.games.length - 1 });
}

/** @param {Course} course @param {Scored} step */
export function addToScore(course, step) {
  course.scored.push(step);
  scoreOn(course, step);
}

/** @param {Course} course @param {Scored} step */
export function scoreOn(course, step) {
  const { score, settings } = course;
  if ("length" in step) {
    course.length = step.length;
    course.score = standing(step.length, settings.crawford, score.won, "pre");
  } else if ("award" in step) {
    const given = course.awards[step.award];
    if (!given) return;
    course.score = award(score, given.to, given.points);
    given.score = { ...course.score.won };
  } else {
    const game = course.games[step.game];
    if (!game) return;
    const won = { ...score.won, [game.winner]: score.won[game.winner] + game.points };
    const before = game.crawford ? "crawford" : score.crawford === "post" ? "post" : "pre";
    course.score = standing(course.length, settings.crawford, won, before);
    game.score = { ...won };
  }
}

/** @param {Course} course @param {Side} side @param {number} at */
function giveUp(course, side, at) {
  if (course.phase.type === "running" || course.phase.type === "cube_offered") stop(course, "director", side, at);
  else run(course, "held", at);
  course.before = course.phase;
  course.resignedBy = side;
  course.phase = { type: "match_over", winner: other(side), how: "resigned" };
}

/** @param {Course} course @param {number} at */
function withdraw(course, at) {
  course.resignedBy = null;
  if (course.before) course.phase = course.before;
  course.before = null;
  if (course.phase.type === "stopped" && course.clock) clocks.stop(course.clock, "director", at);
}

/** @param {Course} course @param {Side} side @param {number} at */
function flagFell(course, side, at) {
  if (!givesOvertime(course, side, at)) flagged(course, side, at);
}

/** Overtime for a first fallen flag, where that is the rule. @param {Course} course @param {Side} side @param {number} at */
function givesOvertime({ settings: { flag }, clock, overtime, overtimeAt }, side, at) {
  if (flag.rule !== "overtime" || !clock || overtime[side]) return false;
  overtime[side] = true;
  overtimeAt[side] = at;
  clock.bank[side] += flag.time;
  return true;
}

/** A flag that falls in a gap waits: whether the time counts is asked, and the clock stands from then on. @param {Course} course @param {number} from @param {number} to */
function noteGap(course, from, to) {
  const { clock } = course;
  const side = clock ? clocks.running(clock) : null;
  course.gaps.push({ from, to, length: clocks.less(to, from), side, turn: course.turn, restored: false, counted: false });
  const due = flagAt(course);
  if (!clock || !due || due.at <= from || due.at > to) return;
  clocks.stop(clock, "faulty", to);
  course.before = course.phase;
  course.phase = { type: "gap_asked", gap: course.gaps.length, side: due.side, at: due.at };
}

/** The time of a gap counts: the flag that fell in it has fallen. @param {Course} course @param {number} index @param {number} at */
function count(course, index, at) {
  const { phase, gaps } = course;
  if (phase.type !== "gap_asked") return;
  const gap = gaps[index];
  if (gap) gap.counted = true;
  if (givesOvertime(course, phase.side, phase.at)) onFromTheGap(course, phase.side, at);
  else flagged(course, phase.side, phase.at);
}

/** The match goes on as before the gap; where the director was called, the players start the clock. @param {Course} course @param {Side} side @param {number} at */
export function onFromTheGap(course, side, at) {
  const { before } = course;
  if (!before) return;
  course.before = null;
  course.phase = before;
  if (before.type !== "stopped") run(course, side, at);
}

/** @param {Course} course @param {Side} side @param {number} at */
function flagged(course, side, at) {
  const { clock } = course;
  const fell = clock && clocks.running(clock) === side ? clocks.fallsAt(clock) : null;
  const when = course.fallen[side] ?? fell ?? at;
  if (clock) clocks.stop(clock, "director", at);
  if (course.phase.type !== "gap_asked") course.before = course.phase;
  course.phase = { type: "flagged", side, at: when, confirmed: { white: false, black: false } };
}

