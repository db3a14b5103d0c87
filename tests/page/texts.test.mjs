// The sentences of all languages: the same keys and variables, the right signs, and none of the words house style forbids.
// @ts-check

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const FOLDER = new URL("../../crates/tavola-server/web/i18n/", import.meta.url);
const LANGUAGES = readdirSync(FOLDER);
const FILES = readdirSync(new URL("en/", FOLDER)).filter((file) => file.endsWith(".ftl"));

/** Words that have a better one (CONTRIBUTING.md, "House style for texts"). Book words are what people may search for. */
const FORBIDDEN = /** @type {Record<string, RegExp>} */ ({
  en: /\b(throws?|threw|thrown|concedes?|conceded|concession|give up|gave up|knobs?|events?|he|him|his|himself|house|cannot)\b/i,
  it: /\b(lanci\w*|collegament\w*|tavolier\w*|olandese|clausol\w*|concede\w*|rivendic\w*|reclama|chi è sotto|la casa ha)\b/i,
});

/** The messages of a file with their texts, selectors and all. @param {string} language @param {string} file @returns {[string, string][]} */
function messages(language, file) {
  /** @type {[string, string][]} */
  const found = [];
  for (const line of readFileSync(new URL(`${language}/${file}`, FOLDER), "utf8").split("\n")) {
    const [, key, text] = /^([A-Za-z][\w-]*) = ?(.*)$/.exec(line) ?? [];
    const last = found.at(-1);
    if (key !== undefined) found.push([key, text ?? ""]);
    else if (last && /^(\s+\S|\})/.test(line)) last[1] += `\n${line}`;
  }
  return found;
}

/** Every message: language, key, text. */
const all = LANGUAGES.flatMap((language) => FILES.flatMap((file) => messages(language, file).map(([key, text]) => ({ language, key, text }))));

const variables = (/** @type {string} */ text) => [...new Set(text.match(/\$[\w-]+/g))].sort().join(" ");

test("every language says every message with the same variables", () => {
  const english = new Map(all.filter(({ language }) => language === "en").map(({ key, text }) => [key, variables(text)]));
  assert.ok(english.size > 2000);
  for (const language of LANGUAGES) {
    const own = new Map(all.filter((message) => message.language === language).map(({ key, text }) => [key, variables(text)]));
    for (const [key, used] of english) assert.equal(own.get(key), used, `${language}: ${key}`);
    assert.equal(own.size, english.size, language);
  }
});

test("signs are typographic and nothing is left over", () => {
  for (const { language, key, text } of all) {
    // A text that stands for itself, such as a key, or a space at an edge.
    const plain = text.replace(/\{ *"([^"]*)" *\}/g, (_, literal) => literal.trim() || "x");
    assert.doesNotMatch(plain, /["'`]|\.\.\.|\S {2,}\S|[ \t]\n|\d %/, `${language}: ${key}`);
  }
});

test("no message uses a word that house style replaces", () => {
  for (const { language, key, text } of all) {
    const forbidden = FORBIDDEN[language];
    const spoken = text.replace(/\{ *\$[\w-]+ *(->|\})/g, "").replace(/\[[\w-]+\]/g, "");
    if (forbidden && !/^book-.*-words$/.test(key)) assert.doesNotMatch(spoken, forbidden, `${language}: ${key}`);
  }
});

test("two answers to one question cannot be confused: they do not begin alike", () => {
  const boxes = [
    ["tournament-undo-do", "tournament-cancel"], ["choice-close", "table-close"], ["choice-leave", "table-close"], ["resign-match", "table-close"],
    ["board-take-over-yes", "board-close"], ["board-take-up-yes", "board-close"], ["board-gap-counts", "board-restore"],
    ["settle-accept", "settle-decline"], ["board-accept", "board-reject"],
  ];
  const text = (/** @type {string} */ language, /** @type {string} */ key) => all.find((message) => message.language === language && message.key === key)?.text ?? "";
  for (const language of LANGUAGES) {
    for (const keys of boxes) {
      const starts = keys.map((key) => text(language, key).toLowerCase().slice(0, 5));
      assert.ok(starts.every(Boolean), `${language} ${keys}`);
      assert.equal(new Set(starts).size, keys.length, `${language} ${keys}: ${keys.map((key) => text(language, key)).join(" | ")}`);
    }
  }
});

test("no Italian sentence puts “a” before a name: before Alba it would be “ad”", () => {
  const before = /(^|[\s(])[Aa] \{ ?\$(who|name|from|to|box|captain|by|member|white|black)\b/;
  const files = ["table.ftl", "chouette.ftl", "board.ftl", "pages.ftl"];
  const found = files.flatMap((file) => messages("it", file)).filter(([, words]) => before.test(words));
  assert.deepEqual(found, []);
});

/** A person named, and of them that they are something a man would be called: “{ $who } è arrivato”. */
const AGREES = /(?<!\b(?:di|da|con|per|tra) )\{ ?\$(?:who|name|entrant|member|player|partner|mover|winner|from|to|by)\b[^{}]*\}[^{}.,:;]*[ ’](?:è|era|sarà|viene|resta|rimane|essere)(?: (?:già|ora|ancora|stato|rimasto|qui|di nuovo))* [a-zàèéìòù]*(?:ato|uto|ito|rso|sto|tto|nto|uso|eso|oso)\b/;
/** The same of the reader. */
const OF_YOU = /\b(?:[Ss]ei|[Ee]ri|[Ss]arai|[Rr]esti)(?: (?:già|ora|ancora|stato|rimasto))* [a-zàèéìòù]*(?:ato|uto|ito|rso|sto|tto|nto|uso|eso|oso)\b/;

test("no Italian sentence makes a man of whoever it speaks of, or of the reader", () => {
  for (const bad of ["{ $who } è arrivato", "{ $entrant } gioca ancora o è chiamato altrove.", "{ $name } è già stato venduto", "{ $member } non è più in gara e dev’essere sostituito"]) assert.match(bad, AGREES);
  for (const good of ["{ $who } è qui", "Il cubo di { $who } è stato offerto", "{ $name }: la bandierina è caduta", "{ $who } ha vinto"]) assert.doesNotMatch(good, AGREES);
  for (const bad of ["Sei già stato nominato", "quando sei pronto"]) assert.match(bad, OF_YOU);
  for (const { key, text } of all.filter(({ language }) => language === "it")) {
    assert.doesNotMatch(text, AGREES, key);
    assert.doesNotMatch(text, OF_YOU, key);
  }
});
