// The measure: the least that a node:http server can do to send the same bytes. Arguments: the origin of the server that it copies, and
// addresses.
import { createServer } from "node:http";
import { ask } from "./ask.ts";

const [, , origin = "", ...addresses] = process.argv;
const answers = new Map<string | undefined, { coding: string | undefined; body: Buffer }>();
for (const address of addresses) {
  const { body, headers } = await ask(origin + address);
  answers.set(address, { coding: headers["content-encoding"], body });
}

const server = createServer((request, response) => {
  const { coding = "", body } = answers.get(request.url) ?? {};
  response.writeHead(body ? 200 : 404, { "content-encoding": coding, "content-length": body?.length ?? 0 });
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address) console.log(`bare is ready: http://127.0.0.1:${address.port}`);
});
