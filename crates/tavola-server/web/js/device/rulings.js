// What a ruling does to the course of a match.

/** @import { Act, ClockSettings, Side, WinKind } from "../wire.js" */
/** @import { Course } from "./course.js" */
import { addToScore, run, scoreOn, stop } from "./apply.js";
import * as clocks from "./clock.js";
import { other, SIDES } from "./clock.js";
import { isInGame, needed, none, turnSide } from "./course.js";
import { pointsOf, standing, winnerOf } from "./score.js";

/** @param {Course} course @param {Act} act @param {number} at */
export function applyRuling(course, act, at) {
  switch (act.type) {
    case "correct_result":
      return correct(course, act.game - 1, act.winner, act.kind, act.cube);
    case "adjust_time":
      return adjust(course, act.side, act.millis);
    case "penalty": {
      const { points, reason } = act;
      course.awards.push({ at, to: other(act.against), points, reason, after_game: course.games.length, score: none() });
      addToScore(course, { award: course.awards.length - 1 });
      return endIfWon(course, "penalty", at);
    }
    case "hold":
      if (course.phase.type === "running" || course.phase.type === "cube_offered") stop(course, "director", "director", at);
      course.hold = act.reason ?? "";
      return undefined;
    case "release":
      course.hold = null;
      return undefined;
    case "set_length":
      return setLength(course, act.length, at);
    case "bring_clock":
      return bringClock(course, act.clock);
    case "absent":
      course.phase = { type: "absent", side: act.side };
      course.turn += 1;
      return run(course, act.side, at);
    case "arrived":
      run(course, "neutral", at);
      course.phase = { type: "ready" };
      return undefined;
    case "award_match":
      return end(course, act.winner, "ruling", at);
    case "restore": {
      const gap = course.gaps[act.gap - 1];
      if (!gap) return undefined;
      gap.restored = true;
      return course.clock ? clocks.excuse(course.clock, gap.length, at) : undefined;
    }
    default:
      return undefined;
  }
}

/** @param {Course} course @param {number} index @param {Side} winner @param {WinKind} kind @param {number} cube */
function correct(course, index, winner, kind, cube) {
  const game = course.games[index];
  if (game) Object.assign(game, { winner, kind, cube, points: pointsOf(kind, cube), corrected: true });
  const { settings, scored } = course;
  course.length = settings.length;
  course.score = standing(settings.length, settings.crawford, settings.won, settings.before);
  for (const step of scored) scoreOn(course, step);
  scoreRules(course, 0);
}

/** @param {Course} course @param {number} at */
function scoreRules(course, at) {
  const { phase } = course;
  const byPoints = phase.type === "match_over" && (phase.how === "score" || phase.how === "penalty");
  if (byPoints && winnerOf(course.score) === null) course.phase = { type: "ready" };
  else if (phase.type === "ready" || (phase.type === "match_over" && phase.how === "score")) endIfWon(course, "score", at);
}

/** @param {Course} course @param {"score" | "penalty"} how @param {number} at */
function endIfWon(course, how, at) {
  const winner = winnerOf(course.score);
  if (winner) end(course, winner, how, at);
}

/** @param {Course} course @param {Side} winner @param {"score" | "penalty" | "ruling"} how @param {number} at */
function end(course, winner, how, at) {
  run(course, "neutral", at);
  course.game = null;
  course.phase = { type: "match_over", winner, how };
}

/** Time given to a fallen flag brings the match back. @param {Course} course @param {Side} side @param {number} millis */
function adjust(course, side, millis) {
  const { clock, phase } = course;
  if (!clock) return;
  clock.bank[side] = clocks.less(clock.bank[side], -millis);
  if (phase.type === "flagged" && phase.side === side && millis > 0) {
    course.fallen[side] = null;
    course.phase = { type: "stopped", reason: "faulty", turn: clock.turn?.side ?? null, offered: null };
  }
}

/** The length the bracket has, or the one noted if the right one has been passed. @param {Course} course @param {number} right @param {number} at */
function setLength(course, right, at) {
  const passed = SIDES.some((side) => course.score.won[side] >= right);
  if (passed) return;
  addToScore(course, { length: right });
  scoreRules(course, at);
}

/** @param {Course} course @param {ClockSettings} written */
function bringClock(course, written) {
  const settings = { ...written };
  course.ordered = settings;
  course.clock = clocks.newClock(settings, clocks.bankAt(settings, needed(course.score)));
  course.fallen = { white: null, black: null };
  if (!isInGame(course)) return;
  const { phase } = course;
  const offered = phase.type === "cube_offered" ? phase.by : phase.type === "stopped" ? phase.offered : null;
  course.phase = { type: "stopped", reason: "director", turn: turnSide(course), offered };
}
