// One club of two nodes behind one address: a match between pages of different nodes, a node that leaves while a turn is half
// made, one that is killed. PostgreSQL and NATS are asked for with TAVOLA_TEST_POSTGRES and TAVOLA_TEST_NATS.
// @ts-check

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Club, binary, eventually } from "./club.mjs";
import { HASTE, choose, look, playUntil } from "./player.mjs";

/** @import { ChildProcess } from "node:child_process" */
/** @import { Server } from "node:net" */

const postgres = process.env.TAVOLA_TEST_POSTGRES ?? "";
const nats = process.env.TAVOLA_TEST_NATS ?? "";
const skip = postgres && nats ? false : "TAVOLA_TEST_POSTGRES and TAVOLA_TEST_NATS are not set";

/** A node of the club, and the port it listens on. @typedef {{ name: string, port: number, process: ChildProcess }} Node */

/** @type {string} */
let folder;
/** @type {string} */
let database;
/** @type {Node[]} */
let nodes = [];
/** @type {Balancer} */
let balancer;
/** @type {Club} */
let club;

/** The one address of the club: new connections go to the nodes that say they are well, in turn. */
class Balancer {
  /** @type {Server} */
  server;
  url = "";
  next = 0;

  constructor() {
    this.server = createServer(async (client) => {
      client.on("error", () => client.destroy());
      const node = await this.choose();
      if (!node) {
        client.destroy();
        return;
      }
      const there = connect(node.port, "127.0.0.1");
      there.on("error", () => client.destroy());
      there.on("close", () => client.destroy());
      client.on("close", () => there.destroy());
      client.pipe(there);
      there.pipe(client);
    });
  }

  /** @returns {Promise<Node | undefined>} */
  async choose() {
    for (let tries = 0; tries < nodes.length; tries++) {
      const node = nodes[this.next++ % nodes.length];
      if (node && (await isWell(node))) return node;
    }
    return undefined;
  }

  async listen() {
    await new Promise((done) => this.server.listen(0, "127.0.0.1", () => done(undefined)));
    const address = this.server.address();
    this.url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  }
}

/** @param {Node} node */
const isWell = (node) => fetch(`http://127.0.0.1:${node.port}/health`, { signal: AbortSignal.timeout(1000) }).then((answer) => answer.ok, () => false);

/** @param {string} name @returns {Promise<Node>} */
async function start(name) {
  const options = ["serve", "--cluster", "--node-name", name, "--listen", "127.0.0.1:0", "--data-dir", join(folder, name), "--log", "warn"];
  const rest = ["--database", database, "--nats", nats, "--rate-per-second", "1000", "--rate-burst", "10000"];
  const child = spawn(binary, [...options, ...rest], { stdio: ["ignore", "pipe", "inherit"] });
  const port = await new Promise((resolve, reject) => {
    child.on("exit", (code) => reject(new Error(`the node ${name} ended with ${code}`)));
    child.stdout.on("data", (chunk) => {
      const found = /http:\/\/[^:]+:(\d+)/.exec(String(chunk));
      if (found) resolve(Number(found[1]));
    });
  });
  return { name, port, process: child };
}

/** @param {Node} node @param {NodeJS.Signals} signal */
async function end(node, signal) {
  const ended = new Promise((done) => node.process.on("exit", done));
  node.process.kill(signal);
  await ended;
  nodes = nodes.filter((other) => other !== node);
}

/** Does one statement at the test's own PostgreSQL. @param {string} sql */
const psql = (sql) => execFileSync("psql", ["-q", postgres, "-c", sql]);

before(async () => {
  if (skip) return;
  folder = await mkdtemp(join(tmpdir(), "tavola-nodes-"));
  const name = `tavola_nodes_${process.pid}`;
  psql(`CREATE DATABASE ${name}`);
  database = postgres.replace(/\/[^/]*$/, `/${name}`);
  nodes = [await start("n1"), await start("n2")];
  balancer = new Balancer();
  await balancer.listen();
  const alone = await Club.open();
  club = new Club(balancer.url, alone.browser, folder, alone.close);
});

after(async () => {
  if (skip) return;
  await club.close();
  balancer.server.close();
  for (const node of [...nodes]) await end(node, "SIGKILL");
  psql(`DROP DATABASE ${database.split("/").at(-1)} WITH (FORCE)`);
  await rm(folder, { recursive: true, force: true });
});

/** Two friends at a table, each come by whichever node. */
async function seated() {
  const [host, guest] = [await club.person(), await club.person()];
  for (const page of [host, guest]) await choose(page, { ...HASTE, autoForced: false });
  await host.goto("/");
  await host.getByLabel("A friend, by link").check();
  await host.getByLabel("Points to play to").fill("1");
  await host.getByLabel("Your name").fill("Ada");
  await host.getByRole("button", { name: "Open the table" }).click();
  await host.waitForURL(/\/t\//);
  const link = await host.locator("#invite-link").inputValue();
  await guest.goto(new URL(link).pathname);
  await guest.getByLabel("Your name").fill("Bea");
  await guest.getByRole("button", { name: /Sit down/ }).click();
  await guest.waitForURL(/\/t\//);
  await guest.locator("#bottom .name").waitFor();
  return { host, guest };
}

test("a node leaves while a turn is half made: the page goes to the other, the step still stands, the match goes on", { skip, timeout: 240_000 }, async () => {
  const { host, guest } = await seated();
  await playUntil([host, guest], async () => {
    const now = await look(host);
    return now.turn && !now.acts.includes("no_move") && !now.acts.includes("done");
  });
  await host.locator(".place.can").first().click();
  await host.locator('[data-act="undo"][aria-disabled="false"]').waitFor();
  const steps = await host.evaluate(() => sessionStorage.getItem("tavola-turn"));
  // Whichever node the page is at: both leave, one after the other, and each is followed by a new one.
  for (const node of [...nodes]) {
    await end(node, "SIGTERM");
    nodes.push(await start(`${node.name}-again`));
  }
  await host.locator('[data-act="undo"][aria-disabled="false"]').waitFor();
  assert.equal(await host.evaluate(() => sessionStorage.getItem("tavola-turn")), steps);
  await playUntil([host, guest], async () => (await look(host)).over && (await look(guest)).over);
  assert.deepEqual(club.errors.filter((error) => !/WebSocket|ERR_CONNECTION|ERR_EMPTY|502|503/.test(error)), []);
});

test("a node is killed in the middle of a match, and both go on at the other", { skip, timeout: 240_000 }, async () => {
  const { host, guest } = await seated();
  let killed = false;
  await playUntil([host, guest], async () => {
    const now = await look(host);
    if (!killed && now.moves.length >= 4) {
      killed = true;
      const victim = nodes[0];
      if (victim) await end(victim, "SIGKILL");
      await eventually("the club answers", () => fetch(`${club.url}/health`).then((answer) => answer.ok, () => false));
    }
    return now.over && (await look(guest)).over;
  });
  assert.ok(killed, "it was long enough");
});
