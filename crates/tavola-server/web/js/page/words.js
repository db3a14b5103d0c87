// The page's words: Fluent messages in the part of the syntax our files use, read and formatted here.
// Messages with placeables and selectors on plural categories, numbers and strings; terms; no functions.

/**
 * @typedef {Record<string, string | number>} Arguments
 * @typedef {string | Select | Reference | { kind: "literal", text: string }} Part
 * @typedef {Part[]} Pattern
 * @typedef {{ kind: "select", on: string, variants: { key: string, usual: boolean, value: Pattern }[] }} Select
 * @typedef {{ kind: "variable", name: string } | { kind: "message", name: string }} Reference
 */

/** Letters that are written from right to left, and signs that turn the direction. */
const TURNS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\u202a-\u202e\u2066-\u2069]/u;

/**
 * A name or any other text as it stands in a sentence: one with letters from right to left is set apart, so that it turns
 * nothing around it.
 * @param {string} text
 */
export const isolated = (text) => (TURNS.test(text) ? setApart(text) : text);

/** @param {string} text */
const setApart = (text) => `\u2068${text.replace(/[\u202a-\u202e\u2066-\u2069]/g, "")}\u2069`;

/** Plays, rolls and scores, neighbours together: they read from left to right in every language. */
const RUN = /[0-9A-Za-z](?:[0-9A-Za-z/*()+:.,–%-]*[0-9A-Za-z*)%+])?(?: [0-9A-Za-z](?:[0-9A-Za-z/*()+:.,–%-]*[0-9A-Za-z*)%+])?(?=[ ).,:]|$))*/g;
const isTurned = (/** @type {string} */ run) => /\d/.test(run) && /[/*(:–-]/.test(run);

/** A text from right to left with them set apart. @param {string} text */
const runsApart = (text) => text.replace(RUN, (found) => {
  /** @type {string[]} */
  const parts = [];
  for (const word of found.split(" ")) {
    const last = parts.at(-1);
    if (last && isTurned(last) && isTurned(word)) parts[parts.length - 1] = `${last} ${word}`;
    else parts.push(word);
  }
  return parts.map((part) => (isTurned(part) ? apart(part) : part)).join(" ");
});

/** A bracket that was opened before it is not its own. @param {string} run */
function apart(run) {
  const many = (/** @type {string} */ sign) => run.split(sign).length;
  const end = run.endsWith(")") && many(")") > many("(") ? run.length - 1 : run.length;
  return `\u2066${run.slice(0, end)}\u2069${run.slice(end)}`;
}

/**
 * How the reader writes days and times: their own way in the page's language, by the digits the page has everywhere.
 * @param {string} language
 */
export function ways(language) {
  const own = navigator.languages.find((one) => one === language || one.startsWith(`${language}-`));
  return new Intl.Locale(own ?? (language === "en" ? "en-GB" : language), { numberingSystem: "latn" }).toString();
}

export class Words {
  /**
   * @param {string} language
   * @param {string} source a Fluent file
   */
  constructor(language, source) {
    this.language = language;
    /** @type {Map<string, Pattern>} */
    this.messages = new Map();
    this.plural = new Intl.PluralRules(language);
    this.isLeftward = ["Arab", "Hebr"].includes(new Intl.Locale(language).maximize().script ?? "");
    for (const [name, text] of entries(source)) this.messages.set(name, new Reader(text).pattern(false));
  }

  /** @param {string} name */
  has(name) {
    return this.messages.has(name);
  }

  /**
   * The message in the page's language; its name if there is none, so that a gap is seen.
   * @param {string} name
   * @param {Arguments} [args]
   * @returns {string}
   */
  say(name, args = {}) {
    const pattern = this.messages.get(name);
    if (!pattern) return name;
    const said = this.#format(pattern, args);
    return this.isLeftward ? runsApart(said) : said;
  }

  /** @param {Pattern} pattern @param {Arguments} args @returns {string} */
  #format(pattern, args) {
    return pattern.map((part) => this.#part(part, args)).join("");
  }

  /** @param {Part} part @param {Arguments} args @returns {string} */
  #part(part, args) {
    if (typeof part === "string") return part;
    if (part.kind === "literal") return part.text;
    if (part.kind === "message") return this.say(part.name, args);
    if (part.kind === "variable") {
      const value = args[part.name] ?? "";
      return this.isLeftward && typeof value === "string" ? setApart(value) : isolated(String(value));
    }
    const value = args[part.on] ?? "";
    const exact = part.variants.find((v) => v.key === String(value));
    const category = typeof value === "number" ? this.plural.select(value) : "";
    const chosen = exact ?? part.variants.find((v) => v.key === category) ?? part.variants.find((v) => v.usual);
    return chosen ? this.#format(chosen.value, args) : "";
  }
}

/**
 * The messages of a file with their raw texts.
 * @param {string} source
 * @returns {[string, string][]}
 */
function entries(source) {
  /** @type {[string, string][]} */
  const found = [];
  for (const line of source.split(/\r?\n/)) {
    const start = /^(-?[a-zA-Z][\w-]*)\s*=\s?(.*)$/.exec(line);
    const last = found.at(-1);
    if (start) found.push([start[1] ?? "", start[2] ?? ""]);
    else if (last && /^(\s+\S|\s*\})/.test(line)) last[1] += `\n${line}`;
  }
  return found;
}

class Reader {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  /** @param {boolean} nested @returns {Pattern} */
  pattern(nested) {
    /** @type {Pattern} */
    const parts = [];
    let plain = "";
    const flush = () => {
      if (plain) parts.push(plain);
      plain = "";
    };
    while (this.at < this.text.length) {
      const char = this.text[this.at] ?? "";
      if (char === "{") {
        flush();
        this.at++;
        parts.push(this.#placeable());
      } else if (nested && (char === "}" || this.#atVariant())) {
        break;
      } else {
        plain += char;
        this.at++;
      }
    }
    flush();
    return tidy(parts);
  }

  #atVariant() {
    return /^\n\s*\*?\[/.test(this.text.slice(this.at));
  }

  /** @returns {Part} */
  #placeable() {
    const match = /^\s*(?:"([^"]*)"|\$([\w-]+)|(-?[\w-]+))\s*(->)?/.exec(this.text.slice(this.at));
    this.at += match?.[0].length ?? 1;
    if (match?.[4]) return { kind: "select", on: match[2] ?? "", variants: this.#variants() };
    this.at = this.text.indexOf("}", this.at) + 1;
    if (match?.[1] !== undefined) return { kind: "literal", text: match[1] };
    return match?.[2] ? { kind: "variable", name: match[2] } : { kind: "message", name: match?.[3] ?? "" };
  }

  #variants() {
    const variants = [];
    for (;;) {
      const match = /^\s*(\*?)\[\s*([\w-]+)\s*\]\s?/.exec(this.text.slice(this.at));
      if (!match) break;
      this.at += match[0].length;
      variants.push({ key: match[2] ?? "", usual: match[1] === "*", value: this.pattern(true) });
    }
    this.at = this.text.indexOf("}", this.at) + 1;
    return variants;
  }
}

/** @param {Pattern} parts @returns {Pattern} without the white space of the file's layout */
function tidy(parts) {
  const joined = parts.map((part) => (typeof part === "string" ? part.replace(/\s*\n\s*/g, " ") : part));
  const first = joined[0];
  if (typeof first === "string") joined[0] = first.trimStart();
  const last = joined.at(-1);
  if (typeof last === "string") joined[joined.length - 1] = last.trimEnd();
  return joined;
}
