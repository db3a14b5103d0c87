// Members of a chouette, as far as the tests need them: who is what, and acts by the buttons of the page.
// @ts-check

/** @import { Page } from "playwright-core" */
/** @import { ChouetteView } from "../../crates/tavola-server/web/js/wire.js" */
/** @import { Club } from "./club.mjs" */

import assert from "node:assert/strict";
import { PATIENCE } from "./club.mjs";
import { choose, listen } from "./player.mjs";

/** The page does nothing by itself and shows no movement. */
const STILL = { speed: "none", autoForced: false, autoPass: false, autoRoll: false, fastForward: false };

/**
 * What is beside the board; on a phone its sheet is opened first.
 * @param {Page} page
 * @param {string} selector
 */
export async function reach(page, selector) {
  const found = page.locator(selector).first();
  await found.waitFor({ state: "attached" });
  const part = await found.evaluate((one) => one.closest("[data-in]")?.getAttribute("data-in") ?? "");
  const tab = page.locator(`#parts [data-part="${part}"][aria-expanded="false"]`);
  if (part !== "" && (await page.locator("#parts").isVisible()) && (await tab.count()) > 0) await tab.click();
  return found;
}

/** Back to the board. @param {Page} page */
export async function fold(page) {
  const close = page.locator("#part-close");
  if (await close.isVisible()) await close.click();
}

/** One chouette with the pages of its members by name. */
export class Parlour {
  /** @type {Map<string, Page>} */
  pages = new Map();
  path = "";
  link = "";

  /** @param {Club} club */
  constructor(club) {
    this.club = club;
  }

  /**
   * The host opens it by the form.
   * @param {string} name
   * @param {(page: Page) => Promise<void>} fill what is chosen beside the name
   * @param {import("playwright-core").BrowserContextOptions} [options]
   */
  async open(name, fill, options = { viewport: { width: 1440, height: 900 } }) {
    const page = await this.#person(options);
    await page.goto("/chouettes");
    await page.locator("#own-name").fill(name);
    await fill(page);
    await page.locator("form.choose button.big-button").click();
    await page.waitForURL(/\/c\//);
    await page.locator("#now-text").waitFor();
    this.path = new URL(page.url()).pathname;
    this.link = new URL(await page.locator("#invite-link").inputValue()).pathname;
    this.pages.set(name, page);
    return page;
  }

  /** @param {string} name @param {import("playwright-core").BrowserContextOptions} [options] */
  async join(name, options = {}) {
    const page = await this.#person(options);
    await page.goto(this.link);
    await page.locator("#name").fill(name);
    await page.locator("form.stack button").click();
    await page.waitForURL(/\/c\//);
    await page.locator("#lineup li").first().waitFor({ state: "attached" });
    this.pages.set(name, page);
    return page;
  }

  /** @param {import("playwright-core").BrowserContextOptions} options */
  async #person(options) {
    const page = await this.club.person(options);
    await choose(page, STILL);
    await listen(page);
    return page;
  }

  /** @param {string} name @returns {Page} */
  page(name) {
    const page = this.pages.get(name);
    assert.ok(page, `nobody is called ${name}`);
    return page;
  }

  /** How it looks to somebody. @param {string} [name] @returns {Promise<ChouetteView>} */
  async view(name) {
    const page = name ? this.page(name) : [...this.pages.values()][0];
    assert.ok(page);
    return (await page.request.get(`${this.path}/view`)).json();
  }

  /** @param {ChouetteView} view @param {string | null | undefined} id */
  static nameOf(view, id) {
    return view.members.find((member) => member.id === id)?.name ?? "";
  }

  /** Box, captain and the rest of the team by name. */
  async roles() {
    const view = await this.view();
    const name = (/** @type {string | null | undefined} */ id) => Parlour.nameOf(view, id);
    const team = view.game?.cubes.filter((edge) => edge.kind === "main").map((edge) => name(edge.member)) ?? [];
    return { box: name(view.game?.box ?? view.line?.box), captain: name(view.game?.captain), team };
  }

  /** Presses a button of the page. @param {string} name @param {string} act */
  async press(name, act) {
    await this.page(name).locator(`[data-act="${act}"]:not([aria-disabled="true"])`).first().click();
  }

  /** Waits until all pages show the same moment. @param {(view: ChouetteView) => boolean} enough */
  async until(enough) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const view = await this.view();
      if (enough(view)) return view;
      assert.ok(Date.now() < end, `it never came: ${JSON.stringify({ stage: view.stage, game: view.game, games: view.games.length })}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Everybody rolls for the order, as often as ties ask for it. */
  async rollForOrder() {
    for (let round = 0; round < 60; round++) {
      const view = await this.view();
      if (view.line) return;
      const who = view.stage.type === "ordering" ? view.stage.to_roll : view.members.map((member) => member.id);
      const name = Parlour.nameOf(view, who[0]);
      await this.press(name, "roll_die");
      await this.until((now) => now.version > view.version && now.dice?.called === null);
    }
  }

  /** The box's side or the team's rolls, plays the first play there is, and ends the turn. */
  async turn() {
    const before = await this.until((view) => view.game?.board !== null && view.dice?.called === null);
    const phase = before.game?.board?.phase;
    if (phase?.type === "opening") {
      await this.#rollOpening(before);
    } else if (phase?.type === "on_roll") {
      await this.press(Parlour.nameOf(before, phase.side === "white" ? before.game?.box_player : before.game?.team_player), "roll");
    } else if (phase?.type === "to_play") {
      await this.#play(this.page(Parlour.nameOf(before, phase.side === "white" ? before.game?.box_player : before.game?.team_player)));
    }
    return this.until((view) => view.version > before.version && view.dice?.called === null);
  }

  /** The box's side rolls; where it takes too long the dice have fallen by themselves. @param {ChouetteView} before */
  async #rollOpening(before) {
    const button = this.page(Parlour.nameOf(before, before.game?.box_player)).locator('[data-act="roll_opening"]:not([aria-disabled="true"])').first();
    const pressed = button.click().catch((/** @type {Error} */ error) => error);
    const fell = this.until((view) => view.version > before.version && view.game?.board?.phase.type !== "opening").then(() => null, () => null);
    const failed = await Promise.race([pressed.then((error) => error ?? null), fell]);
    assert.equal(failed, null);
  }

  /** @param {Page} page */
  async #play(page) {
    const ready = page.locator('[data-act="no_move"], [data-act="undo"]').first();
    await ready.waitFor({ state: "attached" });
    if (await page.locator('[data-act="no_move"]').count()) return page.locator('[data-act="no_move"]').click();
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await page.locator('[data-act="done"][aria-disabled="false"]').click();
  }

  /** Plays on until a side is to roll. @param {"white" | "black"} side */
  async untilOnRoll(side) {
    for (let i = 0; i < 40; i++) {
      const view = await this.until((now) => now.game?.board !== null && now.dice?.called === null);
      const phase = view.game?.board?.phase;
      if (phase?.type === "on_roll" && phase.side === side) return view;
      await this.turn();
    }
    throw new Error(`${side} never came to roll`);
  }

  /** Chooses answers in the form of whoever answers. @param {string} name @param {Record<string, string>} answers by member's name */
  async choose(name, answers) {
    const page = this.page(name);
    const view = await this.view(name);
    for (const [member, answer] of Object.entries(answers)) {
      const cube = view.members.find((one) => one.name === member)?.id;
      await page.locator(`.answer-form input[data-cube="${cube}"][value="${answer}"]`).check({ force: true });
    }
  }

  /** Answers, whatever the number of cubes. @param {string} name @param {Record<string, string>} answers */
  async answer(name, answers) {
    const view = await this.view(name);
    const [only] = Object.values(answers);
    if (view.legal.answer.length === 1) return this.press(name, `answer-${only}`);
    await this.choose(name, answers);
    await this.press(name, "answer");
  }

  /** A side gives the game up, the other accepts. @param {string} loser @param {string} winner */
  async resign(loser, winner) {
    const page = this.page(loser);
    await (await reach(page, "#resign-open")).click();
    await page.locator("#resign .choice").first().click();
    await this.press(winner, "accept_resignation");
  }
}
