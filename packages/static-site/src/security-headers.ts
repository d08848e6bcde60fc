import { CONTRACT_HEADER, CONTRACT_VERSION } from "@tactician/contract";

type OutsideDirective = "frame-src" | "media-src" | "img-src";

/** What a browser may load for a page beside the site's own files; a new one is a row with what breaks without it. */
const OUTSIDE_SOURCES: readonly { directive: OutsideDirective; source: string; why: string }[] = [
  { directive: "img-src", source: "data:", why: "small images that the build puts into style sheets" },
  { directive: "frame-src", source: "https://www.youtube-nocookie.com", why: "combo videos on YouTube" },
  { directive: "frame-src", source: "https://player.vimeo.com", why: "combo videos on Vimeo" },
  { directive: "frame-src", source: "https://player.twitch.tv", why: "combo videos on Twitch" },
];

/** Names, in small letters, and values. */
export type HeaderFields = Readonly<Record<string, string>>;

/** Inline code that a page may run, as `sha256-...`, origins that its scripts may ask, and addresses of outside scripts. */
export interface PageAllowances {
  scripts: readonly string[];
  styles: readonly string[];
  connect: readonly string[];
  providerScripts: readonly string[];
}

/** Headers that are on every answer but the files that pages are made of, see `fileHeaders`. */
export function securityHeaders(siteUrl: string): HeaderFields {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy":
      "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    // Told to a browser on a site without TLS, it would be ignored; on localhost it would lock other projects out.
    ...(siteUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000" }),
  };
}

/** `securityHeaders` without those that say how a document may behave: 200 bytes less for each of the many files of a page. */
export function fileHeaders(security: HeaderFields): HeaderFields {
  const {
    "referrer-policy": _referrer,
    "permissions-policy": _permissions,
    "cross-origin-opener-policy": _opener,
    ...rest
  } = security;
  return rest;
}

/** The policy of a page or file of the site. Nothing inline runs unless its hash is allowed. */
export function pagePolicy({ scripts, styles, connect, providerScripts }: PageAllowances): string {
  const outside = (directive: OutsideDirective) =>
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
export const contractHeaders: HeaderFields = { [CONTRACT_HEADER]: String(CONTRACT_VERSION) };

/** For answers that are data: nothing in them may run, and any origin may read them, because the data is open. */
export const dataHeaders: HeaderFields = {
  ...contractHeaders,
  "content-security-policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "cross-origin",
  "access-control-allow-origin": "*",
};
