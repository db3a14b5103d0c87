// A club of our own for one test file: the server on a free port with a throw-away database, and Chromium to look at it.
// @ts-check

import { execFileSync, spawn } from "node:child_process";
import { mkdtemp, mkdir, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "playwright-core";

/** @import { Browser, BrowserContextOptions, Page, Route } from "playwright-core" */

/** How long anything may take before a test gives up. */
export const PATIENCE = 40_000;

/**
 * Waits until what is read is so, and gives it: what a page shows follows what was done only after a moment.
 * @template T
 * @param {string} what is awaited, as a sentence goes on after "it never came to be that"
 * @param {() => T | Promise<T>} read
 * @param {(value: T) => boolean} so
 * @param {number} [patience] in milliseconds
 * @returns {Promise<T>}
 */
export async function eventually(what, read, so = Boolean, patience = PATIENCE) {
  for (const end = Date.now() + patience; ; await sleep(40)) {
    const value = await read();
    if (so(value)) return value;
    if (Date.now() > end) throw new Error(`it never came to be that ${what}: ${JSON.stringify(value)?.slice(0, 2000)}`);
  }
}

/** Waits until all of them are there, and no more. @param {import("playwright-core").Locator} found @param {number} many */
export const numbers = (found, many) => eventually(`there are ${many} of ${found}`, () => found.count(), (now) => now === many);

/** How many times slower than this machine the pages are to be: for looking at what a slow phone does. */
const slowness = Number(process.env.TAVOLA_SLOWNESS ?? "1");

/** The program under test. */
export const binary = process.env.TAVOLA_BINARY ?? "target/debug/tavola";
const executablePath = process.env.TAVOLA_CHROMIUM ?? "/usr/bin/chromium";

/** Chromium with everything: notices of the system, and a network that can be cut for workers too. */
const wholeChromium = process.env.TAVOLA_WHOLE_CHROMIUM ?? "/usr/bin/chromium";

/** How many times slower the pages' machine shall be than this one. */
const slower = Number(process.env.TAVOLA_SLOWER ?? 1);

/** How many milliseconds at most an answer shall be under way to the page. */
const lag = Number(process.env.TAVOLA_LAG ?? 0);

/** Answers after a while, so that what was asked first may come last. @param {Route} route */
async function late(route) {
  if (route.request().method() !== "GET") return route.continue();
  const response = await route.fetch({ maxRedirects: 0 });
  await sleep(Math.random() * lag);
  await route.fulfill({ response });
}

/** Whether Chromium is the one without a window, which refuses to keep a screen awake. */
const hasNoScreen = executablePath.endsWith("headless-shell");

/** Keeps it awake in its stead, in a page. */
function keepAwake() {
  const request = async () => Object.assign(new EventTarget(), { released: false, release: async () => {} });
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
}

/** A running server and a browser; everything that went wrong in a page is in `errors`. */
export class Club {
  /** @type {string[]} */
  errors = [];

  /**
   * @param {string} url
   * @param {Browser} browser
   * @param {string} folder where the club keeps its data
   * @param {() => Promise<void>} close
   * @param {() => Promise<void>} restart stops the server and starts it again where it was
   */
  constructor(url, browser, folder, close, restart = async () => {}) {
    this.restart = restart;
    this.url = url;
    this.folder = folder;
    this.browser = browser;
    this.close = close;
  }

  /**
   * Starts server and browser. Bots answer at once unless told otherwise; Chromium is the quick one unless the whole one is
   * needed; `languages` is a folder of languages beside those of the program.
   */
  static async open({ botPause = 0, whole = false, languages = "" } = {}) {
    const folder = await mkdtemp(join(await place(), "tavola-browser-"));
    const own = languages ? ["--languages", languages] : [];
    let server = await serve(folder, botPause, own);
    const browser = await launch(whole ? wholeChromium : executablePath)
      // A server left behind would keep the test from ending.
      .catch((error) => server.stop().then(() => Promise.reject(error)));
    return new Club(server.url, browser, folder, async () => {
      await browser.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }, async () => {
      await server.stop();
      server = await serve(folder, botPause, own, new URL(server.url).port);
    });
  }

  /**
   * What a command of the program answers; it fails where the command does.
   * @param {string[]} words
   * @param {string} [input]
   */
  tavola(words, input = "") {
    return execFileSync(binary, words, { input, encoding: "utf8", maxBuffer: 1 << 28 });
  }

  /**
   * A new person: a page with cookies of its own.
   * @param {BrowserContextOptions} options
   */
  async person(options = {}) {
    const context = await this.browser.newContext({ baseURL: this.url, locale: "en-GB", reducedMotion: "reduce", ...options });
    if (hasNoScreen) await context.addInitScript(keepAwake);
    const page = await context.newPage();
    if (slower > 1) await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: slower });
    if (lag > 0) await page.route(/\/e\/[^/]+(?!.*hints$)/, late);
    page.setDefaultTimeout(PATIENCE);
    if (slowness > 1) {
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
    }
    page.on("pageerror", (error) => this.errors.push(`${page.url()}: ${error.stack ?? error.message}`));
    page.on("console", (message) => {
      // 428 is the desk's question before an act of weight, not an error.
      if (message.type() === "error" && !message.text().includes("428")) this.errors.push(`${page.url()}: ${message.text()}`);
    });
    return page;
  }
}

/** Starts Chromium, which on a busy machine has crashed at its start: that says nothing of the club. @param {string} program */
async function launch(program, tries = 3) {
  const options = { executablePath: program, args: ["--no-sandbox", "--disable-gpu"] };
  for (;;) {
    try {
      return await chromium.launch(options);
    } catch (error) {
      if (--tries === 0) throw error;
      console.log(`Chromium did not start; once more: ${String(error).split("\n")[0]}`);
    }
  }
}

/** Where a club keeps its data: in memory where there is room, so that a busy disk does not stop its clocks. */
async function place() {
  const room = await statfs("/dev/shm").catch(() => null);
  return room && room.bavail * room.bsize > 2 ** 30 ? "/dev/shm" : tmpdir();
}

/**
 * Starts the server and waits until it says where it listens.
 * @param {string} folder
 * @param {number} botPause
 * @param {string[]} own options of this club
 * @param {string} port 0 for any that is free
 */
async function serve(folder, botPause, own, port = "0") {
  const options = ["serve", "--listen", `127.0.0.1:${port}`, "--data-dir", folder, "--log", "warn"];
  const rate = ["--rate-per-second", "1000", "--rate-burst", "10000", "--bot-pause-ms", String(botPause)];
  const child = spawn(binary, [...options, ...rate, ...own], { stdio: ["ignore", "pipe", "inherit"] });
  const url = await new Promise((resolve, reject) => {
    let said = "";
    child.on("error", reject);
    child.on("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    child.stdout.on("data", (chunk) => {
      said += chunk;
      const found = /http:\/\/\S+/.exec(said);
      if (found) resolve(found[0]);
    });
  });
  const ended = new Promise((resolve) => child.on("exit", resolve));
  return { url, stop: async () => void (child.kill("SIGTERM"), await ended) };
}

/**
 * Keeps what a page looks like, where TAVOLA_SCREENSHOTS names a folder.
 * @param {Page} page
 * @param {string} name
 */
export async function keep(page, name) {
  const folder = process.env.TAVOLA_SCREENSHOTS;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
