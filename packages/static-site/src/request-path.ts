/** Longer addresses than this are nobody's: the longest of the site's own has under 100 characters. */
export const LONGEST_URL = 2048;

/** An address as the visitor asked for it. */
export interface RequestPath {
  /** Decoded, without the query and without a slash behind: `/mains/Devil Jin.png`, `/`. */
  path: string;
  hasTrailingSlash: boolean;
  /** As sent, with its question mark; empty when there is none or when it is not plain ASCII. */
  query: string;
}

/**
 * Reads a request's address. `malformed` when its percent signs do not decode; `undefined` when it can be no page's
 * and no file's: encoded slashes, backslashes, control characters, `.` and `..` and empty segments.
 */
export function readRequestPath(url: string): RequestPath | "malformed" | undefined {
  const cut = url.indexOf("?");
  const raw = cut === -1 ? url : url.slice(0, cut);
  const query = cut === -1 ? "" : url.slice(cut);
  const hasTrailingSlash = raw.length > 1 && raw.endsWith("/");
  const segments = raw.slice(1, hasTrailingSlash ? -1 : undefined).split("/");
  let decoded: string[];
  try {
    decoded = segments.map(decodeURIComponent);
  } catch {
    return "malformed";
  }
  if (raw !== "/" && !decoded.every(isSegment)) return undefined;
  return {
    path: `/${decoded.join("/")}`,
    hasTrailingSlash,
    query: /^[\x21-\x7e]*$/.test(query) ? query : "",
  };
}

/** `/mains/Devil Jin.png` -> `/mains/Devil%20Jin.png`. */
export function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

function isSegment(text: string): boolean {
  if (text === "" || text === "." || text === "..") return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused.
  return !/[/\\\x00-\x1f\x7f]/.test(text);
}
