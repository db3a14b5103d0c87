// What stands between a phone and the club's server: the way itself, a gateway without a server, a hotel's network,
// nothing at all, or a server with a newer version of the page.
// @ts-check
import { createServer, request } from "node:http";

/** @import { IncomingMessage, ServerResponse } from "node:http" */
/** @import { AddressInfo } from "node:net" */

/** @typedef {"open" | "gone" | "gateway" | "hotel" | "newer"} Way */

/** What a newer version of the page has otherwise, by address. @type {Record<string, (text: string) => string>} */
const NEWER = {
  "/board-worker.js": (text) => text.replace(/const CACHE = .*/, "const CACHE = `${CACHES}newer`;"),
  "/static/i18n/en/board.ftl": (text) => text.replace("board-new = New match", "board-new = Newer match"),
};

/** @type {Record<string, [number, string]>} */
const STRANGERS = {
  gateway: [502, "<h1>Bad Gateway</h1>"],
  hotel: [200, "<h1>Welcome! Log in to our network.</h1>"],
};

export class Between {
  /** @type {Way} */
  way = "open";
  #server = createServer((asked, answer) => this.#pass(asked, answer));

  /** @param {string} url the server's */
  constructor(url) {
    this.to = new URL(url);
  }

  /** @param {string} url */
  static async open(url) {
    const between = new Between(url);
    await new Promise((resolve) => between.#server.listen(0, "127.0.0.1", () => resolve(null)));
    return between;
  }

  get url() {
    return `http://127.0.0.1:${/** @type {AddressInfo} */ (this.#server.address()).port}`;
  }

  close() {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** @param {IncomingMessage} asked @param {ServerResponse} answer */
  #pass(asked, answer) {
    if (this.way === "gone") return void asked.socket.destroy();
    const stranger = STRANGERS[this.way];
    if (stranger) return void answer.writeHead(stranger[0], { "content-type": "text/html" }).end(stranger[1]);
    const newer = this.way === "newer" ? NEWER[asked.url ?? ""] : undefined;
    const headers = { ...asked.headers, ...(newer ? { "accept-encoding": "identity", "if-none-match": "" } : {}) };
    const onward = request({ host: this.to.hostname, port: this.to.port, path: asked.url, method: asked.method, headers }, (came) => {
      if (!newer) return void came.pipe(answer.writeHead(came.statusCode ?? 500, came.headers));
      let text = "";
      came.setEncoding("utf8").on("data", (more) => (text += more));
      came.on("end", () => answer.writeHead(200, { "content-type": came.headers["content-type"] ?? "" }).end(newer(text)));
    });
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  }
}
