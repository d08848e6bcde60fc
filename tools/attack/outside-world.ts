import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { ReplayRecord } from "@tactician/replays";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** The services that the server asks. */
export type ServiceName = "replays" | "news" | "titles";

/** Stand-ins of all services that the server asks, on one port of loopback. */
export interface OutsideWorld {
  readonly origin: string;
  /** How each service answers from now on. */
  readonly answers: Record<ServiceName, Answer>;
  /** Paths that each was asked for since the last `reset`. */
  readonly asked: Record<ServiceName, string[]>;
  /** Well-behaved services that know nobody. */
  reset(): void;
  close(): Promise<void>;
}

/** Starts the stand-ins. */
export async function startOutsideWorld(): Promise<OutsideWorld> {
  const asked: OutsideWorld["asked"] = { replays: [], news: [], titles: [] };
  const answers: OutsideWorld["answers"] = { ...WELL_BEHAVED };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
    const service = SERVICE_BY_PATH.get(pathname) ?? "replays";
    asked[service].push(request.url ?? "");
    // Who asked may be killed in the middle.
    response.on("error", () => undefined);
    answers[service](request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    answers,
    asked,
    reset() {
      Object.assign(answers, WELL_BEHAVED);
      for (const list of Object.values(asked)) list.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const SERVICE_BY_PATH: ReadonlyMap<string, ServiceName> = new Map([
  ["/news", "news"],
  ["/titles", "titles"],
]);

/** The settings that lead a server or a feed to the stand-ins. */
export function settingsOf({ origin }: OutsideWorld): Record<string, string> {
  return {
    REPLAY_SERVICE_URL: origin,
    NEWS_FEED_URL: `${origin}/news`,
    OEMBED_URL: `${origin}/titles`,
  };
}

/** An answer of JSON. */
export function json(body: unknown): Answer {
  const text = JSON.stringify(body);
  return (_request, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(text);
  };
}

const unknownPlayer: Answer = (_request, response) => {
  response.writeHead(404).end();
};

const WELL_BEHAVED: Record<ServiceName, Answer> = {
  replays: unknownPlayer,
  news: json({
    appnews: { newsitems: [{ title: "An update", url: "https://news.example/1", contents: "What changed" }] },
  }),
  titles: json({ title: "A video", author_name: "Somebody" }),
};

/** A replay service that knows every player, by rows made when they are asked for. */
export function players(rowsOf: (playerId: string) => readonly ReplayRecord[] | undefined): Answer {
  return (request, response) => {
    const rows = rowsOf(playerOf(request));
    if (rows === undefined) unknownPlayer(request, response);
    else json(rows)(request, response);
  };
}

/** `/player/3aBcdEfGhiJk/replays` -> `3aBcdEfGhiJk`. */
export function playerOf({ url = "" }: IncomingMessage): string {
  return /^\/player\/(\w+)\/replays/.exec(url)?.[1] ?? "";
}

/** The same answer after a while. */
export function slowly(milliseconds: number, answer: Answer): Answer {
  return (request, response) => {
    setTimeout(() => answer(request, response), milliseconds).unref();
  };
}
