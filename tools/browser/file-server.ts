// What any host of files does, for tests: `node file-server.ts DIR PORT`. It knows neither our headers nor our addresses.
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
};

/** Serves a folder on loopback: a folder in it is its `index.html`, anything else a file or `404.html`. */
export async function serveFiles(folder: string, port = 0): Promise<{ port: number; close: () => void }> {
  const read = (file: string) => readFile(file).catch(() => undefined);
  const server = createServer(async ({ url = "/" }, response) => {
    const path = join(folder, decodeURIComponent(new URL(url, "http://a").pathname));
    const file = await read(path);
    const found = file ?? (await read(join(path, "index.html")));
    const type = file ? TYPES[extname(path)] : TYPES[".html"];
    response.writeHead(found ? 200 : 404, type === undefined ? {} : { "content-type": type });
    response.end(found ?? (await read(join(folder, "404.html"))));
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

const [, self, folder = "", port] = process.argv;
if (self === fileURLToPath(import.meta.url)) await serveFiles(folder, Number(port));
