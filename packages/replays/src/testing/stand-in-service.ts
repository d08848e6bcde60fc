import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import type { ReplayRecord } from "@tactician/game";

/** How the stand-in answers a question for matches. */
export type ServiceMode = "ok" | "garbage" | "truncated" | "hang" | "error" | "html";

/** A replay service of a test's own on loopback, which can be told to fail. */
export interface StandInService {
  url: string;
  mode: ServiceMode;
  /** Seconds that it asks to be left alone for in mode error. */
  retryAfter: number | undefined;
  /** Any order; each question filters them. */
  rows: readonly ReplayRecord[];
  /** Where it redirects every question to, while it is given. */
  redirectTo: string | undefined;
  /** The text of an answer, instead of the rows that are found. */
  body: string | undefined;
  /** Answers wait for this promise. */
  gate: Promise<void>;
  /** Questions for matches so far: paths with their queries. */
  readonly asked: string[];
  /** The headers of the latest question. */
  lastHeaders: IncomingMessage["headers"];
  /** The most questions that were under way at the same time. */
  mostAtOnce: number;
  close(): Promise<void>;
}

/** Starts a stand-in; `close` ends it together with all connections. */
export async function startStandInService(rows: readonly ReplayRecord[] = []): Promise<StandInService> {
  const underWay = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    service.asked.push(request.url ?? "");
    service.lastHeaders = request.headers;
    underWay.add(response);
    response.on("close", () => underWay.delete(response));
    service.mostAtOnce = Math.max(service.mostAtOnce, underWay.size);
    await service.gate;
    if (service.mode !== "hang") answer(service, request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const service: StandInService = {
    url: `http://127.0.0.1:${port}`,
    mode: "ok",
    retryAfter: undefined,
    redirectTo: undefined,
    body: undefined,
    rows,
    gate: Promise.resolve(),
    asked: [],
    lastHeaders: {},
    mostAtOnce: 0,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
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
