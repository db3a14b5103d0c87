// The shipped engine for the browser, asked in Node: its nets are the repository's.
// @ts-check
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** @param {string} path from the root of the repository */
const file = (path) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)));

const NETS = ["race", "late", "deep", "free", "open", "prune"];

/** The module, ready to be asked. @returns {Promise<(question: object) => any>} */
export async function engine() {
  const { instance } = await WebAssembly.instantiate(file("crates/tavola-server/web/engine/tavola.wasm"));
  const { memory, tavola_room, tavola_net, tavola_answer, tavola_place } = /** @type {any} */ (instance.exports);
  /** @param {Uint8Array} bytes */
  const put = (bytes) => {
    const at = tavola_room(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
  };
  /** @param {object} question */
  const ask = (question) => {
    put(new TextEncoder().encode(JSON.stringify(question)));
    const length = tavola_answer();
    return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, tavola_place(), length)));
  };
  if (ask({ ask: "hello" }).wrong !== "no_nets") throw new Error("it answers before it has its nets");
  for (const [number, name] of NETS.entries()) {
    put(file(`crates/tavola-engine/nets/${name}.net`));
    if (tavola_net(number) !== 0) throw new Error(`${name}.net is refused`);
  }
  return ask;
}

/** What the scalar kernels of this machine say of positions from a seed. @param {number} seed @param {number} count @returns {string[]} */
export function scalar(seed, count) {
  const program = process.env["TAVOLA_TWIN"] ?? fileURLToPath(new URL("../../target/debug/examples/twin", import.meta.url));
  return execFileSync(program, [String(seed), String(count)], { encoding: "utf8", maxBuffer: 1 << 30 }).trimEnd().split("\n");
}
