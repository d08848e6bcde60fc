import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * The site at `origin` on an address of its own, where `/sw.js` is each of `olders` until `release` is called. A stand-in of Playwright's
 * would not do: while one stood there, Chromium fetches the worker anew with every document, and each takes over at once.
 */
export async function siteWithOlderWorkers(origin: string, olders: readonly string[]) {
  let releases = 0;
  const server = createServer((asked, answer) => {
    const older = olders[releases];
    if (asked.url === "/sw.js" && older !== undefined) {
      answer.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" }).end(older);
      return;
    }
    const { method, headers } = asked;
    const passed = request(new URL(asked.url ?? "/", origin), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
      given.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      releases += 1;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
