// The page on which one plays the bot without a server: it opens the table in this browser, then the table's own page takes
// over. Files and the analysis come from the engine too.

/** @import { WinKind } from "../wire.js" */
/** @import { Choice } from "./saved.js" */
/** @import { Report } from "./report.js" */
import { byId, el, setText } from "../page/dom.js";
import { house } from "../page/house.js";
import { Words } from "../page/words.js";
import { Engine, engine, isWrong } from "./engine.js";
import { STUDY_HERE, forget, hand, handed } from "./given.js";
import { kept } from "./keeping.js";
import { LocalLine } from "./local_line.js";
import { LocalTable } from "./local_table.js";
import { ReportView } from "./report.js";
import { clear, load, setAside, watch } from "./saved.js";

/** Where the table's page asks for what belongs to its table. */
const AT = "/t/offline/";
/** The analysis as an address, so that one goes back from it as from any page. */
const STUDY = "#study";
/** How deep it looks, and how many lines it does before something else may be asked. */
const LOOKS = /** @type {const} */ ([{ plies: 0, lines: 60 }, { plies: 2, lines: 2 }]);
/** A match of a file is looked at more deeply still, as long as the page stays open. */
const DEEPER = /** @type {const} */ ([...LOOKS, { plies: 3, lines: 1 }]);
/** The longest file that is read, in bytes, as on the server. */
const LONGEST = 2 * 1024 * 1024;
/** How the binary files of eXtreme Gammon begin: only the server reads them. */
const XG = "RGMH";
/** What the engine says instead of judging. @type {Record<string, string>} */
const WRONG = { no_game: "offline-no-game", no_match: "offline-no-match" };
/** Whether the page studies a match instead of playing one. */
const studiesHere = () => new URLSearchParams(location.search).has("study");

/** @param {string} address */
const loaded = async (address) => (await fetch(address)).text();

class Offline {
  /** @type {LocalTable | null} */
  table = null;
  /** @type {ReportView | null} */
  #report = null;
  /** Which analysis is being made: an earlier one stops. */
  #judging = 0;
  /** The match of a file that is studied; none for the games of the table. @type {string | undefined} */
  #given;

  /** @param {Words} words */
  constructor(words) {
    this.words = words;
    this.engine = engine();
  }

  async begin() {
    this.#state(this.words.say("offline-loading"));
    kept("/offline").then((isKept) => byId("offline-kept").toggleAttribute("hidden", !isKept));
    try {
      await this.engine.ready;
    } catch (why) {
      return this.#state(this.words.say("offline-broken", { why: String(why) }));
    }
    this.#state("");
    this.#files();
    const given = studiesHere() ? handed() : null;
    if (given) return this.#studies(given);
    const saved = studiesHere() ? null : load();
    if (saved) {
      try {
        return this.#play(await LocalTable.restored(this.engine, saved));
      } catch (why) {
        setAside();
        this.#state(this.words.say("offline-damaged", { why: String(why) }));
      }
    }
    this.#offer();
  }

  /** @param {string} text */
  #state(text) {
    setText(byId("offline-state"), text);
    byId("offline-state").toggleAttribute("hidden", text === "");
  }

  /** A match can be read from a file too: it is judged here, and nothing of it goes to the server. */
  #files() {
    const input = /** @type {HTMLInputElement} */ (byId("offline-file"));
    byId("offline-files").hidden = false;
    input.addEventListener("change", async () => {
      const file = input.files?.[0];
      if (!file) return;
      if (file.size > LONGEST) return this.#state(this.words.say("offline-file-long", { most: LONGEST / 1024 / 1024 }));
      const text = await file.text();
      if (text.startsWith(XG)) return this.#state(this.words.say("offline-file-xg"));
      // What does not fit into the browser's storage is studied all the same, until the page is left.
      hand(text);
      history.replaceState(null, "", STUDY_HERE);
      this.#studies(text);
    });
  }

  /** Studies a match. @param {string} given the text of a file */
  #studies(given) {
    this.#given = given;
    byId("offline-opening").hidden = true;
    byId("offline-study").hidden = false;
    setText(byId("offline-back"), this.words.say("offline-another"));
    byId("offline-back").addEventListener("click", () => this.#anotherFile());
    this.#study();
  }

  /** Back to the form, where another file can be chosen. */
  #anotherFile() {
    forget();
    location.assign(STUDY_HERE);
  }

  /** The form with which a match begins. */
  #offer() {
    const form = /** @type {HTMLFormElement} */ (byId("offline-form"));
    form.hidden = false;
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const fields = new FormData(form);
      const level = String(fields.get("level") ?? "full");
      /** @type {Choice} */
      const choice = { level, points: Number(fields.get("length")) || null };
      const label = form.querySelector(`input[value="${level}"]`)?.parentElement?.textContent?.trim() ?? level;
      this.#play(await LocalTable.opened(this.engine, choice, [this.words.say("offline-you"), this.words.say("offline-bot", { level: label })]));
    });
  }

  /** @param {LocalTable} table */
  async #play(table) {
    this.table = table;
    const broken = (/** @type {unknown} */ why) => console.error("the table in the browser:", why);
    house.line = /** @type {any} */ ((/** @type {string} */ _path, /** @type {any} */ listener) => new LocalLine(table, listener, broken));
    house.get = (path) => table.get(path);
    byId("view").textContent = JSON.stringify(table.view);
    byId("title").dataset["rules"] = this.words.say("offline-rules", { points: table.saved.points ?? 0 });
    this.#arm(table);
    byId("offline-opening").hidden = true;
    byId("offline-game").hidden = false;
    await import("../table/app.js");
    addEventListener("hashchange", () => this.#turn());
    this.#turn();
  }

  /** @param {LocalTable} table */
  #arm(table) {
    byId("terms-open").remove();
    const button = el("button", { type: "button", class: "panel-button", id: "offline-new-open" }, this.words.say("offline-new"));
    document.querySelector("#panel > .panel-acts")?.append(button);
    const dialog = /** @type {HTMLDialogElement} */ (byId("offline-new"));
    button.addEventListener("click", () => (table.view.state === "over" || table.view.state === "closed" ? this.#anew() : dialog.showModal()));
    dialog.addEventListener("close", () => dialog.returnValue === "yes" && this.#anew());
    byId("offline-back").addEventListener("click", () => history.back());
    document.addEventListener("click", (event) => this.#way(event), { capture: true });
    // Another tab has gone on with the match, or begun another: what is kept is the truth.
    watch(() => location.reload());
    setInterval(() => table.isKept || this.#tell(this.words.say("offline-full")), 5000);
  }

  #anew() {
    clear();
    location.assign("/offline");
  }

  /** @param {string} text */
  #tell(text) {
    setText(byId("line"), text);
  }

  /** What leads to the server's pages of a table leads to the engine. @param {MouseEvent} event */
  #way(event) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const path = link ? new URL(link.href, location.href).pathname : "";
    if (!path.startsWith(AT)) return;
    event.preventDefault();
    if (path === `${AT}study`) location.hash = STUDY;
    else if (path === `${AT}proof.json`) this.#download("dice.json", house.get(`${path}?match=${this.table?.view.match ?? 1}`).then((answer) => answer.text()));
    else this.#file(path.slice(path.lastIndexOf("/") + 1));
  }

  /** @param {string} name */
  #file(name) {
    const { table } = this;
    if (table) this.#download(name === "match.sgf" ? "tavola.sgf" : "tavola.mat", table.file(name));
  }

  /** @param {string} name @param {Promise<string>} text */
  async #download(name, text) {
    try {
      const file = new Blob([await text], { type: "text/plain" });
      const link = el("a", { href: URL.createObjectURL(file), download: name });
      link.click();
    } catch (why) {
      this.#tell(String(why));
    }
  }

  // The analysis.

  /** Shows the board, or the analysis. */
  #turn() {
    const studies = location.hash === STUDY;
    // The form and the analysis are pages as others are; the board takes all the room there is.
    const pages = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel="stylesheet"][href$="/css/pages.css"]'));
    if (pages) pages.disabled = !studies;
    byId("offline-game").hidden = studies;
    byId("offline-study").hidden = !studies;
    if (studies) this.#study();
  }

  async #study() {
    const number = ++this.#judging;
    // A file is judged for minutes: the lines one looks at are drawn by an engine of their own.
    const view = (this.#report ??= new ReportView(byId("offline-report"), this.words, this.#given === undefined ? this.engine : new Engine()));
    const isOurs = () => number === this.#judging && (this.#given !== undefined || location.hash === STUDY);
    for (const { plies, lines } of this.#given === undefined ? LOOKS : DEEPER) {
      /** @type {{ done: number, all: number } | import("./engine.js").Wrong} */
      let progress = await this.engine.ask({ ask: "judge", plies, ...(this.#given === undefined ? {} : { record: this.#given }) });
      while (!isWrong(progress) && progress.done < progress.all) {
        setText(byId("offline-progress"), this.words.say("offline-judging", { plies, ...progress }));
        progress = await this.engine.ask({ ask: "judge_on", lines });
        // Somebody has gone back to the board, or asked anew: the worker is theirs.
        if (!isOurs()) return;
      }
      if (isWrong(progress)) return setText(byId("offline-progress"), this.words.say(WRONG[progress.wrong] ?? "offline-broken", { why: progress.detail ?? "" }));
      const report = await this.engine.ask({ ask: "report" });
      if (isWrong(report)) return;
      view.show(/** @type {Report} */ (report), "white");
      setText(byId("offline-progress"), this.words.say("study-depth", { plies }));
    }
  }
}

Promise.all((document.body.dataset["words"] ?? "").split(" ").map(loaded)).then((sources) => {
  new Offline(new Words(document.documentElement.lang, sources.join("\n"))).begin();
});
