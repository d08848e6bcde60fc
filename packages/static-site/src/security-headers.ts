import { CONTRACT_HEADER, CONTRACT_VERSION } from "@tactician/contract";

/** What shows combo videos; without its origin here a browser shows nothing. */
const PLAYERS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com", "https://player.twitch.tv"];

/** Names, in small letters, and values. */
export type HeaderFields = Readonly<Record<string, string>>;

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

/**
 * The policy of a page of the site: what inline code it may run, as `sha256-...`, origins that its scripts may ask, and addresses
 * of outside scripts. Nothing else inline runs.
 */
export function pagePolicy({
  scripts,
  styles,
  connect,
  providerScripts,
}: Record<"scripts" | "styles" | "connect" | "providerScripts", readonly string[]>): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  // A provider's script may report to where it came from, and nowhere else.
  const reports = new Set(providerScripts.map((address) => new URL(address).origin));
  const directives = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...quoted(scripts), ...providerScripts],
    ["style-src", "'self'", ...quoted(styles)],
    // The build puts small images into style sheets.
    ["img-src", "'self'", ...connect, "data:"],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...connect, ...reports],
    ["manifest-src", "'self'"],
    ["worker-src", "'self'"],
    ["media-src", "'self'"],
    ["frame-src", ...PLAYERS],
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
