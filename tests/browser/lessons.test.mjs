// The lessons: all of them by keyboard alone in Italian, all of them by touch on a phone; every step answered wrongly first
// where it has a wrong answer.
// @ts-check
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";

import { countsOf, placeOf } from "../../crates/tavola-server/web/js/board/counts.js";
import * as turns from "../../crates/tavola-server/web/js/play/turn.js";
import { readXgid } from "../../crates/tavola-server/web/js/position/setup.js";
import { Club, eventually, keep } from "./club.mjs";

/** @import { Page } from "playwright-core" */
/** @import { Turn } from "../../crates/tavola-server/web/js/play/turn.js" */
/** @import { Setup, Side, StepGraph } from "../../crates/tavola-server/web/js/wire.js" */

/** @typedef {{ xgid: string, kind: string, right: string | number[] | null, steps: StepGraph | null, boards: Setup[], you: Side }} Task */
/** @typedef {{ number: number, which: "left" | "right" } | "swap"} Act what a hand does: a checker by one of the dice, or the dice change places */

/** @type {("left" | "right")[]} */
const BOTH = ["left", "right"];
/** @type {("left" | "right")[]} */
const ONE = ["left"];

/** @type {{ id: string, steps: { id: string }[] }[]} */
const LESSONS = JSON.parse(readFileSync("crates/tavola-server/web/book/lessons.json", "utf8"));

/** @type {Club} */
let club;
before(async () => {
  club = await Club.open();
});
after(async () => {
  await club.close();
});

/**
 * What hands do to play a roll so that the board is as is wanted: the shortest way, by the page's own turn.
 * @param {Task} task
 * @param {(checkers: string) => boolean} wanted
 * @param {boolean} byTouch there is no second button there: the dice are pressed
 * @param {boolean} isSwapped whether the dice have changed places before
 */
function acts(task, wanted, byTouch, isSwapped) {
  const setup = readXgid(task.xgid);
  assert.ok(setup?.roll && task.steps);
  const begin = turns.newTurn(setup.turn, setup.roll, task.steps, setup.checkers);
  /** @type {{ turn: Turn, done: Act[] }[]} */
  let open = [{ turn: isSwapped ? turns.swapDice(begin) : begin, done: [] }];
  const seen = new Set();
  while (open.length > 0) {
    /** @type {typeof open} */
    const next = [];
    for (const { turn, done } of open) {
      if (turns.isComplete(turn) && wanted(String(turns.checkersNow(turn)))) return { mover: turn.mover, done };
      const key = JSON.stringify([turns.checkersNow(turn), turn.roll, turn.path.length]);
      if (seen.has(key)) continue;
      seen.add(key);
      for (let number = 25; number > 0; number--) {
        for (const which of byTouch ? ONE : BOTH) {
          const moved = turns.moveFrom(turn, number, which);
          if (moved) next.push({ turn: moved, done: [...done, { number, which }] });
        }
      }
      const swapped = byTouch && !turns.isComplete(turn) ? turns.swapDice(turn) : null;
      if (swapped) next.push({ turn: swapped, done: [...done, "swap"] });
    }
    open = next;
  }
  return null;
}

/** The task of a step. @param {Page} page @returns {Promise<Task>} */
const taskOf = async (page) => JSON.parse((await page.locator(".lesson-step:not([hidden]) > script").textContent()) ?? "null");

/** Whether the lesson is as wide as its window, and no wider. @param {Page} page @param {string} name */
async function fits(page, name) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(over <= 0, `${name} is ${over} pixels too wide`);
}

/** How a hand answers. */
class Hand {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.step = page.locator(".lesson-step:not([hidden])");
    this.byTouch = false;
    this.isSwapped = false;
  }

  /** @param {string} _selector of a button @returns {Promise<void>} */
  async press(_selector) {}

  /** @param {string} _number @returns {Promise<void>} */
  async write(_number) {}

  /** @param {number} _place @param {"left" | "right"} [_which] @returns {Promise<void>} */
  async touch(_place, _which) {}

  /** That what was just done has left the hand somewhere. @param {string} _name @returns {Promise<void>} */
  async isSomewhere(_name) {}

  /** @param {Task} task @param {boolean} isRight @returns {Promise<boolean>} whether there is such an answer */
  async answer(task, isRight) {
    const { kind, right, boards, you } = task;
    if (kind === "show") return false;
    if (kind === "point") {
      const among = /** @type {number[]} */ (right);
      const number = isRight ? among[0] : [12, 3, 20].find((one) => !among.includes(one));
      await this.touch(placeOf(you, number ?? 0));
    } else if (kind === "count") {
      await this.write(isRight ? String(right) : "777");
    } else if (kind === "pass" || kind === "cube") {
      const given = await this.step.locator("button[data-answer]").evaluateAll((all) => all.map((one) => /** @type {HTMLElement} */ (one).dataset["answer"]));
      await this.press(`[data-answer="${given.find((one) => (one === right) === isRight)}"]`);
    } else {
      return this.#play(task, isRight, boards.map((board) => String(countsOf(board))));
    }
    return true;
  }

  /** @param {Task} task @param {boolean} isRight @param {string[]} right */
  async #play(task, isRight, right) {
    const isFree = task.kind === "any";
    const way = acts(task, (now) => (isFree || right.includes(now)) === isRight, this.byTouch, this.isSwapped);
    // Where every whole play is right, a wrong answer is one that is not whole.
    if (!way) {
      await this.press("[data-does=done]");
      return true;
    }
    for (const act of way.done) {
      if (act === "swap") {
        await this.press("tavola-board .dice-button");
        this.isSwapped = !this.isSwapped;
      } else await this.touch(placeOf(way.mover, act.number), act.which);
    }
    await this.done();
    return true;
  }

  /** The play is made. */
  async done() {
    await this.press("[data-does=done]");
  }
}

class Keyboard extends Hand {
  /** Goes on by Tab until what has the focus is meant. @param {string} selector */
  async #to(selector) {
    for (let times = 0; times < 60; times++) {
      if (await this.page.evaluate((selector) => document.activeElement?.closest(selector) != null, selector)) return;
      await this.page.keyboard.press("Tab");
    }
    assert.fail(`Tab does not lead to ${selector}`);
  }

  /** @override @param {string} selector */
  async press(selector) {
    await this.#to(`.lesson-step:not([hidden]) ${selector}`);
    await this.page.keyboard.press("Enter");
  }

  /** @override @param {string} number */
  async write(number) {
    await this.#to(".lesson-step:not([hidden]) input[name=answer]");
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.type(number);
    await this.page.keyboard.press("Enter");
  }

  /** @override @param {number} place @param {"left" | "right"} [which] */
  async touch(place, which = "left") {
    if (await this.page.evaluate(() => document.activeElement?.closest("form, .figure-acts") != null)) await this.page.keyboard.press("Shift+Tab");
    await this.#onBoard();
    for (let times = 0; times < 30; times++) {
      const key = await this.page.evaluate((place) => {
        const now = /** @type {HTMLElement} */ (document.activeElement);
        const wanted = /** @type {HTMLElement} */ (now.parentElement?.querySelector(`[data-place="${place}"]`));
        if (now === wanted) return null;
        const [from, to] = [now.getBoundingClientRect(), wanted.getBoundingClientRect()];
        const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
        if (Math.abs(dy) > from.height / 2) return dy > 0 ? "ArrowDown" : "ArrowUp";
        return dx > 0 ? "ArrowRight" : "ArrowLeft";
      }, place);
      if (key === null) return this.page.keyboard.press(which === "left" ? "Enter" : "Shift+Enter");
      await this.page.keyboard.press(key);
    }
    assert.fail(`the arrows do not lead to place ${place}`);
  }

  /** Back onto the board, or on to it. */
  async #onBoard() {
    const isThere = () => this.page.evaluate(() => document.activeElement?.matches(".lesson-step:not([hidden]) .place") ?? false);
    for (let times = 0; times < 4 && !(await isThere()); times++) await this.page.keyboard.press("Shift+Tab");
    if (!(await isThere())) await this.#to(".lesson-step:not([hidden]) .place");
  }

  /** On the board Enter says that a play is made, as it does at a table. @override */
  async done() {
    await this.#onBoard();
    await this.page.keyboard.press("Enter");
  }

  /** @override @param {string} name */
  async isSomewhere(name) {
    const has = await this.page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body && document.activeElement.checkVisibility());
    assert.ok(has, `${name}: nothing has the focus`);
  }
}

class Finger extends Hand {
  byTouch = true;

  /** @override @param {string} selector */
  async press(selector) {
    await this.step.locator(selector).tap();
  }

  /** @override @param {string} number */
  async write(number) {
    await this.step.locator("input[name=answer]").tap();
    await this.step.locator("input[name=answer]").fill(number);
    await this.step.locator("form button").tap();
  }

  /** @override @param {number} place */
  async touch(place) {
    await this.step.locator(`.place[data-place="${place}"]`).tap();
  }
}

/** Goes through all lessons. @param {Hand} hand @param {string} language */
async function goThrough(hand, language) {
  const { page } = hand;
  let [wrong, right] = [0, 0];
  for (const lesson of LESSONS) {
    await page.goto(`/lessons/${lesson.id}`);
    assert.equal(await page.locator("html").getAttribute("lang"), language);
    for (const { id } of lesson.steps) {
      const name = `${lesson.id} ${id}`;
      await page.locator(`.lesson-step:not([hidden]) > h2#step-${id}`).waitFor();
      await hand.step.locator(".board-svg").waitFor();
      await fits(page, name);
      const task = await taskOf(page);
      hand.isSwapped = false;
      const said = (/** @type {string} */ verdict) => hand.step.and(page.locator(`[data-right="${verdict}"]`)).locator(".figure-says").filter({ hasText: /\S/ }).waitFor();
      if (await hand.answer(task, false)) {
        await said("false").catch((error) => assert.fail(`${name} answered wrongly: ${error}`));
        await hand.isSomewhere(`${name} answered wrongly`);
        assert.ok(await hand.step.locator("[data-does=on]").isHidden(), `${name} goes on only when it is right`);
        await keep(page, `lessons-${language}-${lesson.id}-${id}-wrong`);
        wrong += 1;
      }
      if (await hand.answer(task, true)) {
        await said("true").catch((error) => assert.fail(`${name} answered rightly: ${error}`));
        await hand.isSomewhere(`${name} answered rightly`);
        await fits(page, `${name} answered`);
        right += 1;
      }
      await keep(page, `lessons-${language}-${lesson.id}-${id}`);
      await hand.press("[data-does=on]");
      await eventually(`${name} is over`, () => page.locator(`#step-${id}`).count(), (left) => left === 0);
      await hand.isSomewhere(`after ${name}`);
    }
    await page.locator(".lesson-over:not([hidden])").waitFor();
    await fits(page, `the end of ${lesson.id}`);
  }
  const shown = LESSONS.flatMap(({ steps }) => steps).length;
  assert.equal(right, wrong);
  assert.ok(right > 80 && right < shown, `${right} of ${shown} steps were answered`);
  await page.goto("/lessons");
  await page.reload();
  await eventually("every lesson is marked as gone through", () => page.locator("ol.lessons a", { hasText: "✓" }).count(), (many) => many === LESSONS.length);
  await fits(page, "the path");
  await keep(page, `lessons-${language}-path`);
  assert.deepEqual(club.errors.splice(0), []);
}

test("all fifteen lessons are gone through by keyboard alone, in Italian", { timeout: 400_000 }, async () => {
  const page = await club.person({ locale: "it-IT", viewport: { width: 1440, height: 900 } });
  await goThrough(new Keyboard(page), "it");
  await page.context().close();
});

test("all fifteen lessons are gone through by touch on a phone, in English", { timeout: 400_000 }, async () => {
  const page = await club.person({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await goThrough(new Finger(page), "en");
  await page.context().close();
});
