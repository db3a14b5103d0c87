// Holds the shipped engine for the browser to the scalar kernels, number for number: `cargo xtask wasm --compare N`.
// @ts-check
import { engine, scalar } from "./wasm.mjs";

const count = Number(process.argv[2] ?? 2000);
const seed = Number(process.env["TAVOLA_SEED"] ?? 1);
const ask = await engine();
const begun = performance.now();
/** @type {string[]} */
const found = ask({ ask: "twin", seed, count });
const millis = performance.now() - begun;
const wanted = scalar(seed, count);
const apart = wanted.filter((line, index) => line !== found[index]).length + Math.abs(found.length - wanted.length);
const numbers = wanted.reduce((sum, line) => sum + (line.match(/ [0-9a-f]{8}/g)?.length ?? 0), 0);
console.log(`${wanted.length} positions from seed ${seed}, ${numbers} numbers: ${apart} positions differ (${Math.round(millis)} ms in WebAssembly)`);
process.exitCode = apart === 0 ? 0 : 1;
