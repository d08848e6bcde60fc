import { CONTRACT_HEADER, CONTRACT_VERSION } from "@tactician/contract";

/** What a browser may load for a page beside the site's own files. */
interface OutsideSource {
  directive: "frame-src" | "media-src" | "img-src";
  source: string;
  /** What breaks without it. */
  why: string;
}

/** Every outside source in one place; a new one is a row with its reason. */
const OUTSIDE_SOURCES: readonly OutsideSource[] = [
  { directive: "img-src", source: "data:", why: "small images that the build puts into style sheets" },
  { directive: "frame-src", source: "https://www.youtube-nocookie.com", why: "combo videos on YouTube" },
  { directive: "frame-src", source: "https://player.vimeo.com", why: "combo videos on Vimeo" },
  { directive: "frame-src", source: "https://player.twitch.tv", why: "combo videos on Twitch" },
];

/** Names and values in turn, as `ServerResponse.writeHead` takes them. */
export type HeaderList = readonly string[];

/** Inline code that a page may run, as `sha256-...`, origins that its scripts may ask, and addresses of outside scripts. */
export interface PageAllowances {
  scripts: readonly string[];
  styles: readonly string[];
  connect: readonly string[];
  providerScripts: readonly string[];
}

/** What says how a document may behave. A script, a stylesheet or a picture on a page is none. */
const OF_DOCUMENTS: ReadonlySet<string> = new Set([
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
]);

/** `securityHeaders` without those that only documents need: 200 bytes less for each of the many files of a page. */
export function fileHeaders(security: HeaderList): HeaderList {
  return security.filter((_, place) => !OF_DOCUMENTS.has(security[place - (place % 2)] ?? ""));
}

/** Headers that are on every answer but the files that pages are made of, see `fileHeaders`. */
export function securityHeaders(siteUrl: string): HeaderList {
  const headers = [
    "x-content-type-options",
    "nosniff",
    "referrer-policy",
    "strict-origin-when-cross-origin",
    "permissions-policy",
    "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "cross-origin-opener-policy",
    "same-origin",
  ];
  // Told to a browser on a site without TLS, it would be ignored; on localhost it would lock other projects out.
  if (siteUrl.startsWith("https:")) headers.push("strict-transport-security", "max-age=31536000");
  return headers;
}

/** The policy of a page or file of the site. Nothing inline runs unless its hash is allowed. */
export function pagePolicy({ scripts, styles, connect, providerScripts }: PageAllowances): string {
  const outside = (directive: OutsideSource["directive"]) =>
    OUTSIDE_SOURCES.filter((row) => row.directive === directive).map((row) => row.source);
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  // A provider's script may report to where it came from, and nowhere else.
  const reports = new Set(providerScripts.map((address) => new URL(address).origin));
  const directives: [string, ...string[]][] = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...quoted(scripts), ...providerScripts],
    ["style-src", "'self'", ...quoted(styles)],
    ["img-src", "'self'", ...connect, ...outside("img-src")],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...connect, ...reports],
    ["manifest-src", "'self'"],
    ["worker-src", "'self'"],
    ["media-src", "'self'", ...outside("media-src")],
    ["frame-src", ...outside("frame-src")],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    ["frame-ancestors", "'none'"],
  ];
  return directives.map((words) => words.join(" ")).join("; ");
}

/** The policy of a file that is no page: a worker's script may ask the site's data, an SVG opened by itself may do nothing else. */
export function filePolicy(connect: readonly string[]): string {
  const sources = ["'self'", ...connect].join(" ");
  return `default-src 'none'; connect-src ${sources}; script-src 'self'; style-src 'self'; frame-ancestors 'none'`;
}

/** Says to a page whether an answer is of its own release (docs/decisions/056). */
export const contractHeaders: HeaderList = [CONTRACT_HEADER, String(CONTRACT_VERSION)];

/** For answers that are data: nothing in them may run, and any origin may read them, because the data is open. */
export const dataHeaders: HeaderList = [
  ...contractHeaders,
  "content-security-policy",
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy",
  "cross-origin",
  "access-control-allow-origin",
  "*",
];

/** The same headers in the form that Fastify's replies take. */
export function headerRecord(list: HeaderList): Record<string, string> {
  const record: Record<string, string> = {};
  // own-key: the names of our own headers
  for (let i = 0; i + 1 < list.length; i += 2) record[list[i] ?? ""] = list[i + 1] ?? "";
  return record;
}
