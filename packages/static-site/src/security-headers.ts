import { CONTRACT_HEADER, CONTRACT_VERSION } from "@tactician/contract";

/** What shows combo videos; without its origin here a browser shows nothing. */
const PLAYERS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com", "https://player.twitch.tv"];

/** Names, in small letters, and values. */
export type HeaderFields = Readonly<Record<string, string>>;

/** Headers that are on every answer: all that the files need of which pages are made, 200 bytes less for each of the many of a page. */
export function fileHeaders(siteUrl: string): HeaderFields {
  return {
    "x-content-type-options": "nosniff",
    // Told to a browser on a site without TLS, it would be ignored; on localhost it would lock other projects out.
    ...(siteUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000" }),
  };
}

/** How a document may behave. */
export const documentHeaders: HeaderFields = {
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
};

/** Headers that are on every answer but the files that pages are made of. */
export function securityHeaders(siteUrl: string): HeaderFields {
  return { ...fileHeaders(siteUrl), ...documentHeaders };
}

/** Other origins that the pages' scripts were built to ask, such as an API on another host, and scripts of the provider that pages load. */
export type Outside = Readonly<Record<"connectSources" | "scriptSources", readonly string[]>>;

/** The policy of a page of the site, of the inline code that it may run, as `sha256-...`: nothing else inline runs. */
export function pagePolicy(
  { scripts, styles }: Readonly<Record<"scripts" | "styles", readonly string[]>>,
  { connectSources, scriptSources }: Outside,
): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  // A provider's script may report to where it came from, and nowhere else.
  const reports = new Set(scriptSources.map((address) => new URL(address).origin));
  const directives = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...quoted(scripts), ...scriptSources],
    ["style-src", "'self'", ...quoted(styles)],
    // The build puts small images into style sheets.
    ["img-src", "'self'", ...connectSources, "data:"],
    ["connect-src", "'self'", ...connectSources, ...reports],
    ["frame-src", ...PLAYERS],
    ...["font-src", "manifest-src", "worker-src", "media-src", "form-action"].map((of) => [of, "'self'"]),
    ...["object-src", "base-uri", "frame-ancestors"].map((of) => [of, "'none'"]),
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
