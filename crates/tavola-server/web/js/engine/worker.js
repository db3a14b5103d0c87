// The engine in a worker of its own: WebAssembly with its nets, asked by messages. `engine.js` is the page's end of it.

/** @typedef {{ memory: WebAssembly.Memory, tavola_room: (bytes: number) => number, tavola_net: (number: number) => number, tavola_answer: () => number, tavola_place: () => number }} Module */

/** In the order in which the engine counts them. */
const NETS = ["race", "late", "deep", "free", "open", "prune"];

/** @param {string} address @returns {Promise<Response>} */
async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** @param {string} address */
const bytesOf = async (address) => new Uint8Array(await (await fetched(address)).arrayBuffer());

/** @param {string} wasm its address, of the same release as the page's modules @returns {Promise<Module>} */
async function begun(wasm) {
  const [{ instance }, ...nets] = await Promise.all([
    WebAssembly.instantiateStreaming(fetched(wasm)),
    ...NETS.map((name) => bytesOf(`/nets/${name}.net`)),
  ]);
  const module = /** @type {Module} */ (/** @type {unknown} */ (instance.exports));
  for (const [number, net] of nets.entries()) {
    put(module, net);
    if (module.tavola_net(number) !== 0) throw new Error(`${NETS[number]}.net is of another version`);
  }
  return module;
}

/** @param {Module} module @param {Uint8Array} bytes */
function put(module, bytes) {
  const at = module.tavola_room(bytes.length);
  new Uint8Array(module.memory.buffer, at, bytes.length).set(bytes);
}

/** @param {Module} module @param {string} question @returns {string} */
function answered(module, question) {
  put(module, new TextEncoder().encode(question));
  const length = module.tavola_answer();
  return new TextDecoder().decode(new Uint8Array(module.memory.buffer, module.tavola_place(), length));
}

/** @type {Promise<Module>} */
let module;

addEventListener("message", async ({ data: { wasm, id, question } }) => {
  if (wasm) {
    module = begun(wasm);
    return module.then(() => postMessage({ ready: true }), (error) => postMessage({ broken: String(error) }));
  }
  try {
    postMessage({ id, answer: answered(await module, question) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
});
