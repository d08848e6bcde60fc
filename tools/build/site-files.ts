import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import {
  builtAddresses,
  type CharacterSummary,
  LANGUAGE,
  SITE_FEED_ABOUT,
  SITE_FEED_TITLE,
} from "@tactician/contract";
import { Feed } from "feed";
import { lexer, parser, type Token } from "marked";
import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";
import { changelogFile } from "./paths.ts";

/** The sitemaps that `sitemap.xml` lists: one of the pages that are files, one of the move pages. */
const MAPS = ["sitemap-pages.xml", "sitemap-moves.xml"] as const;

/** Writes the sitemaps, `robots.txt` and `feed.xml`; `moves` are addresses of move pages. Returns how many addresses the sitemaps list. */
export async function writeSiteFiles(
  webDir: string,
  dataDir: string,
  moves: readonly string[],
  siteUrl: string,
): Promise<number> {
  const addresses = await pageAddresses(dataDir, siteUrl);
  const [pageMap, moveMap] = MAPS;
  await writeFile(join(webDir, "sitemap.xml"), await sitemapIndex(siteUrl));
  await writeFile(join(webDir, pageMap), await sitemap(addresses, siteUrl));
  await writeFile(
    join(webDir, moveMap),
    await sitemap(
      moves.map((path) => siteUrl + path),
      siteUrl,
    ),
  );
  await writeFile(join(webDir, "robots.txt"), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  const changes = readChanges(await readFile(changelogFile, "utf8"));
  await writeFile(join(webDir, "feed.xml"), changesFeed(changes, siteUrl));
  return addresses.length + moves.length;
}

async function pageAddresses(dataDir: string, siteUrl: string): Promise<string[]> {
  const characters: CharacterSummary[] = JSON.parse(await readFile(join(dataDir, "characters.json"), "utf8"));
  const known = builtAddresses(characters).filter(({ isNoindex }) => !isNoindex);
  return known.map(({ path }) => siteUrl + path).sort();
}

async function sitemapIndex(siteUrl: string): Promise<Buffer> {
  const stream = new SitemapIndexStream();
  return streamToPromise(Readable.from(MAPS.map((file) => ({ url: `${siteUrl}/${file}` }))).pipe(stream));
}

async function sitemap(addresses: readonly string[], siteUrl: string): Promise<Buffer> {
  const stream = new SitemapStream({ hostname: siteUrl });
  return streamToPromise(Readable.from(addresses.map((url) => ({ url }))).pipe(stream));
}

/** An Atom feed of the changelog's dated sections, newest first. */
export function changesFeed(changes: ReturnType<typeof readChanges>, siteUrl: string): string {
  const feed = new Feed({
    id: `${siteUrl}/`,
    title: SITE_FEED_TITLE,
    description: SITE_FEED_ABOUT,
    link: `${siteUrl}/`,
    feedLinks: { atom: `${siteUrl}/feed.xml` },
    language: LANGUAGE,
    generator: false,
    updated: changes[0]?.date ?? new Date(0),
  });
  for (const { title, date, html } of changes) {
    feed.addItem({
      title: `Tactician ${title}`,
      id: `${siteUrl}/feed.xml#${encodeURIComponent(title)}`,
      link: `${siteUrl}/`,
      date,
      content: html,
    });
  }
  return feed.atom1();
}

const DATED = /^(?<title>.+?) - (?<date>\d{4}-\d{2}-\d{2})$/;

/** The dated sections of a changelog (`## 0.2.0 - 2026-11-21`), in its order. What is unreleased has no date and is left out. */
export function readChanges(markdown: string) {
  const sections: { heading: string; tokens: Token[] }[] = [];
  for (const token of lexer(markdown)) {
    if (token.type === "heading" && token.depth === 2) sections.push({ heading: token.text, tokens: [] });
    else sections.at(-1)?.tokens.push(token);
  }
  return sections.flatMap(({ heading, tokens }) => {
    const { title, date } = DATED.exec(heading)?.groups ?? {};
    if (title === undefined || date === undefined) return [];
    const at = new Date(`${date}T00:00:00Z`);
    if (Number.isNaN(at.getTime())) throw new Error(`CHANGELOG.md: the date in "${heading}" does not exist.`);
    return [{ title, date: at, html: parser(tokens) }];
  });
}
