import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import type { ReplayRecord } from "@tactician/game";

/** How the stand-in answers a question for matches. */
export type ServiceMode = "ok" | "garbage" | "truncated" | "hang" | "error" | "html";

/** A replay service of a test's own on loopback, which can be told to fail. Started by `startStandInService`. */
export class StandInService {
  url = "";
  mode: ServiceMode = "ok";
  /** Seconds that it asks to be left alone for in mode error. */
  retryAfter: number | undefined;
  /** Any order; each question filters them. */
  rows: readonly ReplayRecord[];
  /** Where it redirects every question to, while it is given. */
  redirectTo: string | undefined;
  /** The text of an answer, instead of the rows that are found. */
  body: string | undefined;
  /** Answers wait for this promise. */
  gate: Promise<void> = Promise.resolve();
  /** Questions for matches so far: paths with their queries. */
  readonly asked: string[] = [];
  /** The headers of the latest question. */
  lastHeaders: IncomingMessage["headers"] = {};
  /** The most questions that were under way at the same time. */
  mostAtOnce = 0;
  readonly #server = createServer((request, response) => this.#take(request, response));
  #underWay = 0;

  constructor(rows: readonly ReplayRecord[]) {
    this.rows = rows;
  }

  async listen(): Promise<void> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Ends it together with all connections. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.asked.push(request.url ?? "");
    this.lastHeaders = request.headers;
    this.#underWay += 1;
    response.on("close", () => {
      this.#underWay -= 1;
    });
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#underWay);
    await this.gate;
    if (this.mode !== "hang") answer(this, request, response);
  }
}

export async function startStandInService(rows: readonly ReplayRecord[] = []): Promise<StandInService> {
  const service = new StandInService(rows);
  await service.listen();
  return service;
}

function answer(service: StandInService, request: IncomingMessage, response: ServerResponse): void {
  if (service.redirectTo !== undefined) {
    response.writeHead(302, { location: service.redirectTo }).end();
    return;
  }
  const found = findRows(service.rows, new URL(request.url ?? "/", service.url));
  if (service.mode === "error") {
    const { retryAfter } = service;
    response.writeHead(503, retryAfter === undefined ? {} : { "retry-after": String(retryAfter) });
    response.end("unavailable");
    return;
  }
  if (service.mode === "html" || found === undefined) {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    const title = service.mode === "html" ? "Just a moment..." : "Player not found";
    response.end(`<!doctype html><title>${title}</title>`);
    return;
  }
  const text = service.body ?? bodyText(service.mode, found);
  const isPacked = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
  response.writeHead(200, {
    "content-type": "application/json",
    ...(isPacked && { "content-encoding": "gzip" }),
  });
  response.end(isPacked ? gzipSync(text) : text);
}

function bodyText(mode: ServiceMode, rows: readonly ReplayRecord[]): string {
  if (mode === "garbage") return JSON.stringify(rows.map(() => ({ battle_at: "soon", winner: 7 })));
  const text = JSON.stringify(rows);
  return mode === "truncated" ? text.slice(0, -40) : text;
}

/** Like the service: an unknown player has a page and no rows. */
function findRows(rows: readonly ReplayRecord[], url: URL): readonly ReplayRecord[] | undefined {
  const newestFirst = rows.toSorted((a, b) => b.battle_at - a.battle_at);
  const playerId = /^\/player\/(\w+)\/replays$/.exec(url.pathname)?.[1];
  if (playerId !== undefined) {
    const own = newestFirst.filter((row) => [row.p1_polaris_id, row.p2_polaris_id].includes(playerId));
    return own.length === 0 ? undefined : own;
  }
  if (url.pathname !== "/api/replays") return undefined;
  const before = Number(url.searchParams.get("before"));
  return newestFirst.filter((row) => row.battle_at <= before && row.battle_at > before - 700);
}
