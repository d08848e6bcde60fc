import { LIMITS, LISTED_VERSIONS, type RouteLimits, SERVER_LIMITS } from "../../apps/server/src/limits.ts";

const BEGIN = "<!-- Made by `npm run report -- limits` of apps/server/src/limits.ts. -->";
const END = "<!-- End of what is made. -->";

/** docs/limits.md with its tables of the server as the server has them; what is written by hand stays. Throws where their place is gone. */
export function withServerLimits(document: string): string {
  const [from, to] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (from < 0 || to < from) throw new Error("docs/limits.md has no place for the tables of the server");
  return `${document.slice(0, from)}${BEGIN}\n\n${tables()}${document.slice(to)}`;
}

function tables(): string {
  const routes = Object.values(LIMITS).map(routeRow);
  const head = ["what", "routes", "one visitor a minute", "made at a time", "kept", "other servers", "why"];
  const others = Object.values(SERVER_LIMITS).map((limit) => [
    limit.what,
    sizeOf(limit),
    limit.why,
    limit.past,
  ]);
  return [
    "## What can be asked for",
    "Every route is in one of these rows. A visitor is an IPv4 address or an IPv6 /64; past a share the answer is 429, past a line 503, each with when to come again.",
    table(head, routes),
    `Answers about everybody's matches list the newest ${LISTED_VERSIONS.most} versions of the game with ${LISTED_VERSIONS.fromMatches} matches or more; all others together are \`other\`.`,
    "## Connections, requests and waiting",
    table(["what", "number", "why", "past it"], others),
    "",
  ].join("\n\n");
}

function routeRow({ what, routes, share, queue, kept, outside, why }: RouteLimits): string[] {
  return [
    what,
    routes.map((route) => `\`${route}\``).join(" "),
    share ? `${share.aMinute} ${share.of}${share.aDay === undefined ? "" : `, ${share.aDay} a day`}` : "",
    queue ? `${queue.atOnce}, ${queue.mostWaiting} waiting, ${queue.mostWaitingOfOne} of one visitor` : "",
    kept
      ? `${kept.unit === "bytes" ? amount(kept.size, "bytes") : grouped(kept.size)}${kept.ms === undefined ? "" : `, ${amount(kept.ms, "ms")}`}`
      : "",
    outside ? `${amount(outside.timeoutMs, "ms")}, ${amount(outside.maxBytes, "bytes")}` : "",
    why,
  ];
}

function sizeOf(limit: (typeof SERVER_LIMITS)[keyof typeof SERVER_LIMITS]): string {
  if ("number" in limit) return grouped(limit.number);
  return "ms" in limit ? amount(limit.ms, "ms") : amount(limit.bytes, "bytes");
}

/** In the largest unit that leaves a whole number, as nearly as people say it: 599,999 ms -> `10 min`. */
function amount(number: number, unit: "ms" | "bytes"): string {
  if (unit === "bytes") return number % 1_048_576 === 0 ? `${number / 1_048_576} MB` : `${number / 1024} KB`;
  const seconds = Math.round(number / 1000);
  if (seconds % 86_400 === 0) return `${seconds / 86_400} d`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}

function grouped(number: number): string {
  return number.toLocaleString("en");
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
