// Bringing files into the library: what is dropped on the page or chosen is sent in pieces the server takes, a folder of any
// size among it; what came of each file is shown as it comes. Without this, the form sends what it holds at once.

import { byId } from "../page/dom.js";
import { Words } from "../page/words.js";

/** The longest file the server reads, how much is sent at once, and how many files. In bytes. */
const LONGEST = 2 * 1024 * 1024;
const PIECE = 1024 * 1024;
const FILES = 20;
/** How long the server is left in peace when it asks for it, and how often it may ask. In milliseconds. */
const PAUSE = 3_000;
const PAUSES = 40;
/** The most files that are looked for in a folder. */
const MOST = 5_000;

const page = byId("library");
const form = /** @type {HTMLFormElement} */ (byId("bring"));
const bringing = byId("bringing");
const status = /** @type {HTMLElement} */ (bringing.querySelector("p"));
const bar = /** @type {HTMLProgressElement} */ (bringing.querySelector("progress"));

/** @type {Promise<Words>} */
const words = fetch(page.dataset["words"] ?? "")
  .then((answer) => answer.text())
  .then((source) => new Words(document.documentElement.lang, source));

/** Whether files are being brought: one heap at a time. */
let busy = false;

/** The files in pieces that are sent one after the other. @param {File[]} files @returns {File[][]} */
function pieces(files) {
  /** @type {File[][]} */
  const all = [];
  let bytes = 0;
  for (const file of files) {
    const last = all.at(-1);
    if (last && last.length < FILES && bytes + file.size <= PIECE) last.push(file);
    else {
      all.push([file]);
      bytes = 0;
    }
    bytes += file.size;
  }
  return all;
}

/** Sends a piece until the server takes it; false if it does not. @param {File[]} piece @param {Words} said @returns {Promise<Document | null>} */
async function sent(piece, said) {
  for (let pause = 0; pause < PAUSES; pause += 1) {
    const body = new FormData();
    for (const file of piece) body.append("files", file, file.name);
    const answer = await fetch("/study", { method: "POST", body, headers: { accept: "text/html" } });
    if (answer.ok) return new DOMParser().parseFromString(await answer.text(), "text/html");
    if (answer.status !== 429 && answer.status !== 503) return null;
    status.textContent = said.say("library-import-waits");
    await new Promise((done) => setTimeout(done, PAUSE));
  }
  return null;
}

/** Puts what came of a piece on the page, and says how many of its files were taken. @param {Document} next @param {boolean} isFirst */
function take(next, isFirst) {
  const came = next.getElementById("brought");
  const shown = document.getElementById("brought");
  if (came && shown && !isFirst) shown.querySelector("ul")?.append(...came.querySelectorAll("li"));
  else if (came && shown) shown.replaceWith(came);
  else if (came) byId("bring").closest("section")?.before(came);
  const taken = came?.querySelectorAll('[data-came-to="taken"]').length ?? 0;
  for (const id of ["matches", "search"]) {
    const part = next.getElementById(id)?.closest("section");
    const here = document.getElementById(id)?.closest("section");
    if (part && here) here.replaceWith(part);
    else if (part && id === "search") byId("matches").before(part);
  }
  return taken;
}

/** Brings files. @param {File[]} given */
async function bring(given) {
  if (busy || given.length === 0) return;
  busy = true;
  bringing.hidden = false;
  page.querySelector(".library-head + .lead")?.remove();
  const said = await words;
  const files = given.filter((file) => file.size <= LONGEST);
  const all = files.length;
  let [done, taken] = [0, 0];
  bar.max = Math.max(1, all);
  try {
    for (const piece of pieces(files)) {
      status.textContent = said.say("library-importing", { done, all });
      bar.value = done;
      const next = await sent(piece, said);
      if (!next) break;
      taken += take(next, done === 0);
      done += piece.length;
    }
  } catch {
    // The network has gone: what is there is there.
  }
  bar.value = done;
  const long = given.length - all;
  const told = done < all ? said.say("library-import-failed", { done, all }) : said.say("library-imported", { n: taken });
  status.textContent = long > 0 ? `${told} ${said.say("library-file-long", { n: long, most: LONGEST / 1024 / 1024 })}` : told;
  form.reset();
  busy = false;
}

/** The files of what was dropped, those in folders among them. @param {DataTransfer} dropped @returns {Promise<File[]>} */
async function filesOf(dropped) {
  const entries = [...dropped.items].map((item) => item.webkitGetAsEntry?.() ?? null);
  if (entries.every((entry) => entry === null)) return [...dropped.files];
  /** @type {File[]} */
  const found = [];
  /** @type {FileSystemEntry[]} */
  const open = entries.filter((entry) => entry !== null);
  while (open.length > 0 && found.length < MOST) {
    const entry = /** @type {FileSystemEntry} */ (open.shift());
    if (entry.isFile) found.push(await new Promise((done, fail) => /** @type {FileSystemFileEntry} */ (entry).file(done, fail)));
    else open.push(...(await listed(/** @type {FileSystemDirectoryEntry} */ (entry))));
  }
  return found.filter((file) => !file.name.startsWith("."));
}

/** What lies in a folder: it is told in parts. @param {FileSystemDirectoryEntry} folder @returns {Promise<FileSystemEntry[]>} */
async function listed(folder) {
  const reader = folder.createReader();
  /** @type {FileSystemEntry[]} */
  const all = [];
  for (;;) {
    /** @type {FileSystemEntry[]} */
    const part = await new Promise((done, fail) => reader.readEntries(done, fail));
    if (part.length === 0 || all.length > MOST) return all;
    all.push(...part);
  }
}

form.addEventListener("submit", (event) => {
  const chosen = [...form.querySelectorAll("input[type=file]")].flatMap((input) => [.../** @type {HTMLInputElement} */ (input).files ?? []]);
  const text = /** @type {HTMLTextAreaElement} */ (byId("bring-text")).value;
  if (text.trim() !== "") chosen.push(new File([text], "", { type: "text/plain" }));
  if (chosen.length === 0) return;
  event.preventDefault();
  bring(chosen.filter((file) => !file.name.startsWith(".")));
});

// Anywhere on the page: who misses the box would otherwise leave the page for the file.
addEventListener("dragover", (event) => {
  if (!event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  form.toggleAttribute("data-over", true);
});
addEventListener("dragleave", (event) => {
  if (event.relatedTarget === null) form.toggleAttribute("data-over", false);
});
addEventListener("drop", async (event) => {
  if (!event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  form.toggleAttribute("data-over", false);
  bring(await filesOf(event.dataTransfer));
});
// Files on the clipboard, or a match as text, pasted where nothing is written.
addEventListener("paste", (event) => {
  const target = event.target;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || !event.clipboardData) return;
  const files = [...event.clipboardData.files];
  const text = event.clipboardData.getData("text/plain");
  if (files.length === 0 && text.trim() !== "") files.push(new File([text], "", { type: "text/plain" }));
  bring(files);
});

// What another app has shared: the club's worker has kept it until now.
if (location.hash === "#shared" && "caches" in globalThis) void takeShared();

async function takeShared() {
  const cache = await caches.open("tavola-shared");
  /** @type {File[]} */
  const files = [];
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    const name = decodeURIComponent(new URL(request.url).pathname.split("/").at(-1) ?? "");
    if (answer) files.push(new File([await answer.blob()], name));
    await cache.delete(request);
  }
  history.replaceState(null, "", location.pathname);
  bring(files);
}
