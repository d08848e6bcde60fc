import * as contract from "@tactician/contract";

/** Longer addresses than this are nobody's: the longest of the site's own has under 100 characters. */
export const LONGEST_URL = 2048;

/** The address of a file: `/about/index.html` -> `/about`, `/index.html` -> `/`, `/favicon.ico` as it is. */
export function addressOf(path: string): string {
  return withoutSlash(path.replace(/(?<=\/)index\.html$/, ""));
}

export function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, "");
}

/** Empty segments, `.` and `..`, backslashes and control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused.
const NOBODYS = /\/\.{0,2}\/|\/\.{1,2}$|[\\\x00-\x1f\x7f]/;

/**
 * Reads a request's address: its path, decoded (`/mains/Devil Jin.png`, `/about/`), and the query as sent, with its question mark.
 * 400 when its percent signs do not decode; 404 when it can be no page's and no file's, as with encoded slashes.
 */
export function readRequestPath(url: string) {
  const { path: raw, query } = splitUrl(url);
  try {
    const path = decodeURIComponent(raw);
    return /%2f/i.test(raw) || NOBODYS.test(path) ? 404 : { path, query };
  } catch {
    return 400;
  }
}

/** An address in two, each as it was sent; a query that is not plain ASCII, which no header takes, is left out. */
export function splitUrl(url: string): { readonly path: string; readonly query: string } {
  const [path = ""] = url.split("?", 1);
  const query = url.slice(path.length);
  return { path, query: /^[\x21-\x7e]*$/.test(query) ? query : "" };
}

/** `/mains/Devil Jin.png` -> `/mains/Devil%20Jin.png`. */
export function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

const CHARACTER_PAGES = [contract.SHEET_PATTERN, contract.FRAMES_PATTERN, contract.ANTI_GUIDE_PATTERN].map(
  (pattern) => new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`),
);

/** Which page of which character an address means, whatever its name segment: `/character/frames/old-name/jin` -> `1/jin`. */
export function characterPage(path: string): string | undefined {
  const kind = CHARACTER_PAGES.findIndex((address) => address.test(path));
  return kind < 0 ? undefined : kind + path.slice(path.lastIndexOf("/"));
}

const OPEN_ADDRESSES = new Set<string>([
  contract.API_BASE,
  contract.ACCURACY_FILE,
  contract.MAPPINGS_PATH,
  contract.OPEN_DATA_LIST_FILE,
  contract.RANKINGS_FILE,
  contract.REPLAYS_PATH,
  contract.STRATEGIES_FILE,
]);

const OPEN_ARCHIVE = new RegExp(`^${contract.OPEN_DATA_PATH}/[\\w.-]+\\.zip$`);

/** Whether any origin may read what is at an address: the API's, and the files of data beside the pages. */
export function isOpenData(url: string): boolean {
  const { path } = splitUrl(url);
  return OPEN_ADDRESSES.has(path) || path.startsWith(`${contract.API_BASE}/`) || OPEN_ARCHIVE.test(path);
}
