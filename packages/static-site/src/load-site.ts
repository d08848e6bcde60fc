import type { CharacterSummary } from "@tactician/contract";
import { createEntry, type Entry } from "./entry.ts";
import { MovePages } from "./move-pages.ts";
import { brokenSite, readPackedSite } from "./pack-site.ts";
import {
  addressOf,
  characterPage,
  encodePath,
  LONGEST_URL,
  readRequestPath,
  withoutSlash,
} from "./request-path.ts";
import { fileHeaders, type HeaderFields, securityHeaders } from "./security-headers.ts";

/** What an address of the site leads to. */
export interface Resource {
  /** As it is written in links, `/mains/Devil%20Jin.png`: what redirects lead to and the log names. */
  address: string;
  /** In memory, or a file to be streamed: where below `web/`, and all its headers but length and tag. */
  answer: Entry | { file: string; headers: HeaderFields };
}

/** A built site in memory. */
export type Site = Awaited<ReturnType<typeof loadSite>>;

const NOT_FOUND = "web/not-found/index.html";

/** Reads a built site; throws a `SiteError` when something is missing or wrong. */
export async function loadSite(distDir: string, siteUrl: string) {
  const { version, files } = await readPackedSite(distDir);
  const headersOf = (path: string) => ({ ...files.get(path)?.headers, ...fileHeaders(siteUrl) });
  const entryOf = (path: string) => {
    const content = files.get(path)?.content;
    if (content) return createEntry(content, headersOf(path));
    throw brokenSite(`${path} is missing`);
  };
  const textOf = (path: string) => entryOf(path).identity.readBody().toString();
  entryOf("web/index.html");
  const resources = new Map<string, Resource>();
  const characterPages = new Map<string, Resource>();
  for (const [path, { content }] of files) {
    if (!path.startsWith("web/") || path === NOT_FOUND) continue;
    const file = path.slice("web".length);
    const address = addressOf(file);
    const answer = content ? entryOf(path) : { file, headers: headersOf(path) };
    const resource: Resource = { address: encodePath(address), answer };
    resources.set(address, resource);
    const named = characterPage(address);
    if (named) characterPages.set(named, resource);
  }
  const characters: CharacterSummary[] = JSON.parse(textOf("data/characters.json"));
  const documents = (folder: string): ReadonlyMap<string, Entry> =>
    new Map(characters.map(({ _id }) => [_id, entryOf(`data/${folder}/${_id}.json`)]));
  return {
    version,
    /** By decoded address: `/`, `/about`, `/mains/Devil Jin.png`. */
    resources,
    /** By what `characterPage` says of their addresses. */
    characterPages,
    /** The page without content, for addresses that only the browser can fill. */
    shell: entryOf("web/app-shell/index.html"),
    notFound: entryOf(NOT_FOUND),
    /** The API's answers, made by the build and kept as bytes; those of characters by id, `jin`. */
    data: {
      characterList: entryOf("data/characters.json"),
      characters: documents("characters"),
      moves: documents("moves"),
      /** Their sides of all pairs (`MatchupSide`), of which the answer for a pair is made. */
      sides: documents("sides"),
      changes: documents("changes"),
      /** The steps back to their movelists of former days. */
      histories: documents("history"),
      /** What the newest patch means for each. */
      changedAnswers: documents("changed-answers"),
      mappings: entryOf("data/wank.json"),
    },
    moves: await MovePages.open(distDir, (path) => ({ html: textOf(path), headers: headersOf(path) })),
    security: securityHeaders(siteUrl),
  };
}

/** What the site has for an address: something, another address, or the status that says why there is nothing. */
type Answer = { resource: Resource; status: 200 | 404 } | { redirect: string } | { failure: 400 | 404 | 414 };

/**
 * Finds the answer to a request's address (with its query): a page or file, a redirect to the one spelling that pages
 * have (no slash and no `index.html` behind), the shell for a sheet or frame data that was not prerendered, or why there is none.
 */
export function findAnswer({ resources, characterPages, shell, data }: Site, url: string): Answer {
  // Almost every request is spelled exactly so; nothing has to be decoded for it.
  const exact = resources.get(url);
  if (exact) return { resource: exact, status: 200 };
  if (url.length > LONGEST_URL) return { failure: 414 };
  const request = readRequestPath(url);
  if (typeof request === "number") return { failure: request };
  const { path, query } = request;
  const address = addressOf(path);
  const resource = resources.get(address);
  if (resource) {
    if (address === path) return { resource, status: 200 };
    // Pages have no ending in their address; files of the site all have one.
    const isPage = !/\.\w+$/.test(resource.address);
    return isPage ? { redirect: resource.address + query } : { failure: 404 };
  }
  const asked = withoutSlash(path);
  const named = characterPage(asked);
  if (named === undefined) return { failure: 404 };
  // The name segment may be wrong or old: the id alone counts, and the page names its right address as canonical.
  const page = characterPages.get(named);
  const isKnown = page !== undefined || data.characters.has(asked.slice(asked.lastIndexOf("/") + 1));
  if (isKnown && asked !== path) return { redirect: encodePath(asked) + query };
  if (page) return { resource: page, status: 200 };
  // Of a character newer than the build, or of nobody.
  return { resource: { address: "(shell)", answer: shell }, status: isKnown ? 200 : 404 };
}
