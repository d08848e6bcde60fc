import { type IncomingHttpHeaders, request } from "node:http";
import { connect, type Socket } from "node:net";

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  /** Empty when the body was not to be kept. */
  body: string;
  bytes: number;
  milliseconds: number;
}

export interface AskOptions {
  headers?: Record<string, string>;
  timeoutMs?: number;
  keepsBody?: boolean;
}

/**
 * Visitors of one server on loopback, each of another address (`127.20.0.1`): limits by address count each attack anew. Ends all
 * their connections with `leave`.
 */
export class Visitors {
  readonly #port: number;
  readonly network: number;
  readonly #sockets = new Set<Socket>();

  constructor(port: number, network: number) {
    this.#port = port;
    this.network = network;
  }

  addressOf(visitor: number): string {
    return `127.${this.network}.${Math.floor(visitor / 250)}.${1 + (visitor % 250)}`;
  }

  /** One request of a visitor on a connection of its own. Never rejects. */
  ask(
    path: string,
    visitor: number,
    { headers, timeoutMs = 20_000, keepsBody = true }: AskOptions = {},
  ): Promise<Reply> {
    const startedAt = performance.now();
    const reply: Reply = { status: 0, headers: {}, body: "", bytes: 0, milliseconds: 0 };
    const { promise, resolve } = Promise.withResolvers<Reply>();
    const done = (status: number) =>
      resolve({ ...reply, status, milliseconds: Math.round(performance.now() - startedAt) });
    const sent = request({
      host: "127.0.0.1",
      port: this.#port,
      path,
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { connection: "close", ...headers },
      localAddress: this.addressOf(visitor),
    });
    sent.on("error", () => done(0));
    sent.on("response", (response) => {
      reply.headers = response.headers;
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => {
        reply.bytes += chunk.length;
        if (keepsBody) chunks.push(chunk);
      });
      response.on("error", () => done(0));
      response.on("end", () => {
        reply.body = Buffer.concat(chunks).toString("utf8");
        done(response.statusCode ?? 0);
      });
    });
    sent.end();
    return promise;
  }

  lookUp(playerId: string, visitor: number, options?: AskOptions): Promise<Reply> {
    return this.ask(`/stats/replays?id=${playerId}`, visitor, options);
  }

  /** A bare connection. Its errors are what an attack is about. */
  connect(visitor: number): Socket {
    const localAddress = this.addressOf(visitor);
    const socket = connect({ host: "127.0.0.1", port: this.#port, localAddress });
    socket.on("error", () => undefined);
    socket.on("close", () => this.#sockets.delete(socket));
    this.#sockets.add(socket);
    return socket;
  }

  /** Everything that comes back for these bytes until the server closes the connection or nothing came for so long. */
  send(bytes: string, visitor: number, idleMs = 1000): Promise<string> {
    const socket = this.connect(visitor);
    const chunks: Buffer[] = [];
    const { promise, resolve } = Promise.withResolvers<string>();
    socket.setTimeout(idleMs, () => socket.destroy());
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
    socket.write(bytes, "latin1");
    return promise;
  }

  leave(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
