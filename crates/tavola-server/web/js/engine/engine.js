// The engine in the browser, as a page asks it: one question after the other goes to a worker, each answer comes back.

/** @typedef {{ wrong: string, detail?: string }} Wrong why there is no answer */

/** Below the page, so that the page's service worker answers for what the worker asks for. */
const worker = () => (location.pathname.startsWith("/offline") ? "/offline/engine.js" : "/position/engine.js");

/** The WebAssembly of the release that the page's modules are of. */
function wasm() {
  const script = /** @type {HTMLScriptElement | null} */ (document.querySelector('script[type="module"][src*="/js/"]'));
  return new URL("../../engine/tavola.wasm", script?.src ?? `${location.origin}/static/js/engine/`).pathname;
}

export class Engine {
  #worker = new Worker(worker(), { type: "module", name: "engine" });
  #last = 0;
  /** @type {Map<number, { answer: (text: string) => void, fail: (why: Error) => void }>} */
  #open = new Map();
  /** Resolves when it can answer, and fails if it never will: an old browser, files that are missing. @type {Promise<void>} */
  ready;

  constructor() {
    this.ready = new Promise((resolve, reject) => {
      const broken = (/** @type {string} */ why) => {
        reject(new Error(why));
        for (const { fail } of this.#open.values()) fail(new Error(why));
        this.#open.clear();
      };
      this.#worker.addEventListener("error", (event) => broken(event.message || "the worker does not start"));
      this.#worker.addEventListener("message", ({ data }) => {
        if (data.ready) resolve();
        else if (data.broken) broken(data.broken);
        else this.#answered(data);
      });
      this.#worker.postMessage({ wasm: wasm() });
    });
    // Whoever asks is told; nobody need wait for this besides.
    this.ready.catch(() => {});
  }

  /**
   * @template {object} Answer
   * @param {{ ask: string } & Record<string, unknown>} question
   * @returns {Promise<Answer | Wrong>} fails if the engine cannot run here
   */
  async ask(question) {
    await this.ready;
    const id = ++this.#last;
    const answer = new Promise((resolve, reject) => this.#open.set(id, { answer: resolve, fail: reject }));
    this.#worker.postMessage({ id, question: JSON.stringify(question) });
    return JSON.parse(/** @type {string} */ (await answer));
  }

  /** @param {{ id: number, answer?: string, error?: string }} data */
  #answered({ id, answer, error }) {
    const open = this.#open.get(id);
    this.#open.delete(id);
    if (answer !== undefined) open?.answer(answer);
    else open?.fail(new Error(error));
  }
}

/** @type {Engine | null} */
let shared = null;

/** The page's engine; started when first asked for. */
export const engine = () => (shared ??= new Engine());

/** @template T @param {T | Wrong} answer @returns {answer is Wrong} */
export const isWrong = (answer) => typeof answer === "object" && answer !== null && "wrong" in answer;
