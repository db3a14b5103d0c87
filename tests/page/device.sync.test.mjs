// How the device waits for the server. No browser and no network: the server is the test's own.
// @ts-check
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { Sync } from "../../crates/tavola-server/web/js/device/sync.js";
import { CLOCK, House, Phone } from "./device.helpers.mjs";
import { soon } from "./soon.mjs";

/** The way to the server, and the page's own "online". */
const own = { fetch: globalThis.fetch, addEventListener: globalThis.addEventListener };
before(() => Object.assign(globalThis, { addEventListener: () => {} }));
after(() => Object.assign(globalThis, own));

/** @param {unknown} body */
const answered = (body) => new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });

test("who takes the clock over hears the others' wishes from then on, whatever it was waiting for before", { timeout: 60_000 }, async (here) => {
  const [phone, house] = [new Phone("other"), new House()];
  house.command({ type: "open", settings: { names: { white: "Ada", black: "Carlo" }, length: 7, clock: CLOCK } }, phone.wall);
  const device = await phone.open("m", { token: "t", holds: false });
  /** What the device waits for, one question after the other. @type {string[]} */
  const waits = [];
  const rest = { now: phone.wall, heard: null, skew: 0, asks: [] };
  /** @param {string} address @param {{ signal: AbortSignal }} options */
  const server = async (address, { signal }) => {
    const { pathname, searchParams } = new URL(address, "http://club");
    if (pathname.endsWith("/lease")) {
      house.command({ type: "claim_lease", device: "other", whose: null });
      const entries = house.after(0);
      // The question that was waiting is answered before this one is, and asked again.
      await soon("the question is asked again", () => waits.length >= 3);
      return answered({ epoch: 1, log: { ...rest, entries } });
    }
    const from = Number(searchParams.get("after"));
    waits.push(searchParams.get("wait") ?? "");
    await soon("the house has a line the device has not", () => house.log.length > from, signal);
    return answered({ ...rest, entries: house.after(from) });
  };
  Object.assign(globalThis, { fetch: server });
  const sync = new Sync(device, () => {});
  // Whatever comes, nothing goes on asking after the test.
  here.after(() => sync.stop());
  sync.start();
  await soon("the device asks twice", () => waits.length >= 2);
  await sync.takeOver();
  await soon("the device asks as who holds the clock", () => waits.length >= 4);
  assert.deepEqual(waits, ["entries", "entries", "entries", "asks"]);
  assert.equal(device.kept.holds, true);
});
