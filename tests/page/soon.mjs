// Waiting that ends: a test that waits in vain says for what.
// @ts-check
import assert from "node:assert/strict";

/** How long anything may take before a test gives up. */
const PATIENCE = 15_000;

/**
 * Waits until it is so.
 * @param {string} what is awaited, as a sentence goes on after "it never came to be that"
 * @param {() => boolean} so
 * @param {AbortSignal} [signal] ends the waiting too
 */
export async function soon(what, so, signal) {
  const end = performance.now() + PATIENCE;
  while (!so()) {
    signal?.throwIfAborted();
    assert.ok(performance.now() < end, `it never came to be that ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
