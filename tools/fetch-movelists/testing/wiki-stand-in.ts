import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { type ExportRow, FIELDS } from "../clean-row.ts";

/** How a question goes wrong. */
export type WikiFailure = keyof ReturnType<typeof waysToFail>;

/** A fake wiki on loopback, which can be told to fail. */
export interface WikiStandIn {
  readonly url: string;
  /** What goes wrong with the `nth` question (from 1) for a character's name (`Devil Jin`). */
  fail: (name: string, nth: number) => WikiFailure | undefined;
  /** The questions so far, as `Devil Jin from 0`. */
  readonly asked: readonly string[];
  lastHeaders: IncomingMessage["headers"];
  /** The most questions at the same time. */
  mostAtOnce: number;
  close(): Promise<void>;
}

const MOST_ROWS = 500;
const ENDLESS_ROW = { title: { id: "Nobody-1", ns: "2" } };

/** Starts a wiki with these moves, as the export writes them. */
export async function startWikiStandIn(moves: readonly ExportRow[]): Promise<WikiStandIn> {
  // Of every fifty there is somebody's draft in a namespace of users.
  const rows = moves.map(wikiForm).flatMap((row, index) => {
    return index % 50 === 0 ? [{ ...row, ns: "2", block: "+99" }, row] : [row];
  });
  const asked: string[] = [];
  const underWay = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    standIn.lastHeaders = request.headers;
    underWay.add(response);
    response.on("close", () => underWay.delete(response));
    standIn.mostAtOnce = Math.max(standIn.mostAtOnce, underWay.size);
    const { name, offset, answer } = find(rows, new URL(request.url ?? "/", "http://wiki"));
    asked.push(`${name} from ${offset}`);
    const failure = standIn.fail(name, asked.filter((line) => line.startsWith(`${name} from`)).length);
    if (failure === undefined) send(request, response, JSON.stringify(answer));
    else waysToFail(answer, request, response)[failure]();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const standIn: WikiStandIn = {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    fail: () => undefined,
    asked,
    lastHeaders: {},
    mostAtOnce: 0,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return standIn;
}

type WikiRow = Record<string, string | null>;
type Answer = { cargoquery: { title: WikiRow }[] } | { error: { code: string; info: string } };

/** The answer to a question; a malformed one gets an error. */
function find(rows: readonly WikiRow[], { pathname, searchParams: query }: URL) {
  const name = /^id LIKE '([^'%]+)-%'$/.exec(query.get("where") ?? "")?.[1] ?? "";
  const offset = Number(query.get("offset"));
  const limit = Math.min(Number(query.get("limit")), MOST_ROWS);
  const fields = query.get("fields")?.split(",") ?? [];
  const isRight =
    pathname === "/w/api.php" &&
    query.get("action") === "cargoquery" &&
    query.get("tables") === "Move" &&
    query.get("format") === "json" &&
    query.get("order_by") === "id" &&
    fields.includes("_pageNamespace=ns") &&
    name !== "";
  const error = { code: "badquery", info: "The query is malformed" };
  const found = rows.filter(({ id }) => id?.startsWith(`${name}-`)).slice(offset, offset + limit);
  const answer: Answer = isRight
    ? { cargoquery: found.map((row) => ({ title: only(row, fields) })) }
    : { error };
  return { name, offset, answer };
}

function only(row: WikiRow, fields: readonly string[]): WikiRow {
  const names = fields.map((field) => field.replace(/^.*=/, ""));
  return Object.fromEntries(Object.entries(row).filter(([field]) => names.includes(field)));
}

/** Compressed if that is accepted, as the wiki does. */
function send(request: IncomingMessage, response: ServerResponse, text: string): void {
  const isPacked = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
  response.writeHead(200, {
    "content-type": "application/json; charset=utf-8",
    ...(isPacked && { "content-encoding": "gzip" }),
  });
  response.end(isPacked ? gzipSync(text) : text);
}

function waysToFail(answer: Answer, request: IncomingMessage, response: ServerResponse) {
  const rows = "cargoquery" in answer ? answer.cargoquery : [];
  const sendJson = (value: unknown) => send(request, response, JSON.stringify(value));
  const changed = (change: WikiRow) =>
    sendJson({ cargoquery: rows.map(({ title }) => ({ title: { ...title, ...change } })) });
  return {
    unavailable: () => response.writeHead(503, { "retry-after": "0" }).end("unavailable"),
    "rate limit": () =>
      sendJson({ error: { code: "ratelimited", info: "You've exceeded your rate limit." } }),
    refused: () => response.writeHead(403).end("forbidden"),
    hang: () => undefined,
    reset: () => request.socket.destroy(),
    // Part of the body; the rest never comes.
    slow: () => response.writeHead(200, { "content-type": "application/json" }).write('{"cargoquery":['),
    page: () =>
      response
        .writeHead(200, { "content-type": "text/html" })
        .end("<!doctype html><title>Just a moment...</title>"),
    half: () => send(request, response, JSON.stringify(answer).slice(0, -40)),
    error: () =>
      sendJson({ error: { code: "internal_api_error_DBQueryError", info: "A database query failed" } }),
    shape: () => sendJson({ cargoquery: { title: rows[0]?.title } }),
    numbers: () => changed({ damage: 10 as unknown as string }),
    "another's": () => changed({ id: "Nobody-1" }),
    "other namespaces": () => changed({ ns: "2" }),
    empty: () => sendJson({ cargoquery: [] }),
    few: () => sendJson({ cargoquery: rows.slice(0, 2) }),
    endless: () => sendJson({ cargoquery: Array.from({ length: MOST_ROWS }, () => ENDLESS_ROW) }),
    huge: () => send(request, response, `"${" ".repeat(20_000_000)}"`),
    redirect: () => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
  };
}

/** A row as the wiki's API sends it: escaped HTML, and a missing value is null or empty, by `index`. */
function wikiForm(row: ExportRow, index: number): WikiRow {
  const fields = FIELDS.map((field) => [field, escaped(row[field]) ?? (index % 2 === 0 ? null : "")]);
  return { ...Object.fromEntries(fields), ns: "0" };
}

function escaped(text: string | undefined): string | undefined {
  return text
    ?.replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#039;");
}
