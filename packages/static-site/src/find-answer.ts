import type { Resource, Site } from "./load-site.ts";
import {
  addressOf,
  characterPage,
  encodePath,
  LONGEST_URL,
  type RequestPath,
  readRequestPath,
} from "./request-path.ts";

/** What the site has for an address. */
export type Answer =
  | { kind: "resource"; resource: Resource }
  | { kind: "shell"; status: 200 | 404 }
  | { kind: "redirect"; location: string }
  | { kind: "not-found" }
  | { kind: "malformed" }
  | { kind: "too-long" };

/**
 * Finds the answer to a request's address (with its query): a page or file, a redirect to the one spelling that pages
 * have (no slash and no `index.html` behind), the shell for a sheet or frame data that was not prerendered, or why there is none.
 */
export function findAnswer(site: Site, url: string): Answer {
  // Almost every request is spelled exactly so; nothing has to be decoded for it.
  const exact = site.resources.get(url);
  if (exact) return { kind: "resource", resource: exact };
  if (url.length > LONGEST_URL) return { kind: "too-long" };
  const request = readRequestPath(url);
  if (request === undefined) return { kind: "not-found" };
  if (request === "malformed") return { kind: "malformed" };
  return findPath(site, request);
}

function findPath(site: Site, { path: asked, hasTrailingSlash, query }: RequestPath): Answer {
  const folder = addressOf(asked);
  const path = !hasTrailingSlash && isPage(site.resources.get(folder)) ? folder : asked;
  const resource = site.resources.get(path);
  if (resource) {
    if (path === asked && !hasTrailingSlash) return { kind: "resource", resource };
    if (!isPage(resource)) return { kind: "not-found" };
    return { kind: "redirect", location: resource.address + query };
  }
  const { kind, id } = characterPage(path) ?? {};
  if (id === undefined) return { kind: "not-found" };
  const page = site.characterPages.get(`${kind}/${id}`);
  const isKnown = page !== undefined || site.data.characters.has(id);
  if (hasTrailingSlash && isKnown && kind !== "anti-guide")
    return { kind: "redirect", location: encodePath(path) + query };
  // The name segment may be wrong or old: the id alone counts, and the page names its right address as canonical.
  if (page) return { kind: "resource", resource: page };
  return { kind: "shell", status: isKnown ? 200 : 404 };
}

/** Pages have no ending in their address; files of the site all have one. */
function isPage(resource: Resource | undefined): boolean {
  return resource !== undefined && !/\.\w+$/.test(resource.address);
}
