// The measure: the least that a node:http server can do to send the same bytes. Arguments: address and file, in turn; a file that is
// packed already (.gz) is sent as it is.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";

const bodies = new Map<string, { coding: string; body: Buffer }>();
const [, , ...pairs] = process.argv;
for (let i = 0; i + 1 < pairs.length; i += 2) {
  const file = pairs[i + 1] ?? "";
  const content = readFileSync(file);
  const isPacked = file.endsWith(".gz");
  const packed = isPacked
    ? { coding: "gzip", body: content }
    : { coding: "br", body: brotliCompressSync(content) };
  bodies.set(pairs[i] ?? "", packed);
}

const server = createServer((request, response) => {
  const { coding = "br", body } = bodies.get(request.url ?? "") ?? {};
  response.writeHead(body ? 200 : 404, { "content-encoding": coding, "content-length": body?.length ?? 0 });
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address) console.log(`bare is ready: http://127.0.0.1:${address.port}`);
});
