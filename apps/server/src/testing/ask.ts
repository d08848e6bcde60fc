import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { App } from "../app-type.ts";

/** What came back. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What is asked beside the path. */
export interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Starts listening on a free port of the loopback interface and resolves to the port. */
export async function listen(app: App): Promise<number> {
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  return Number(new URL(address).port);
}

/** Sends a path over a real connection exactly as written: `inject` would tidy it up first. */
export async function ask(
  port: number,
  path: string,
  { method = "GET", headers = {}, body }: AskOptions = {},
): Promise<Reply> {
  const sent = request({ host: "127.0.0.1", port, path, method, headers, agent }).end(body);
  // What breaks behind the response's headers is told by the response.
  sent.on("error", () => undefined);
  const [response]: IncomingMessage[] = await once(sent, "response");
  if (!response) throw new Error("No response");
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}

/** Sends bytes as they are and resolves to everything that comes back until the server closes the connection. */
export function askInBytes(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"));
    let received = "";
    socket.on("data", (chunk: Buffer) => {
      received += chunk.toString("latin1");
    });
    socket.on("close", () => resolve(received));
    socket.on("error", (error) => (received === "" ? reject(error) : resolve(received)));
  });
}
