import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { Feed } from "feed";
import { SitemapStream, streamToPromise } from "sitemap";
import { type ChangeSection, readChanges } from "./changes.ts";
import { changelogFile } from "./paths.ts";

const CANONICAL = /<link rel="canonical" href="([^"]+)"/;

/** Writes what machines read besides the pages: `sitemap.xml`, `robots.txt` and `feed.xml`. Returns how many pages the map names. */
export async function writeSiteFiles(webDir: string, siteUrl: string): Promise<number> {
  const pages = (await readdir(webDir, { recursive: true })).filter((path) => path.endsWith(".html"));
  const addresses = await canonicalAddresses(webDir, pages);
  await writeFile(join(webDir, "sitemap.xml"), await sitemap(addresses, siteUrl));
  await writeFile(join(webDir, "robots.txt"), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  const changes = readChanges(await readFile(changelogFile, "utf8"));
  await writeFile(join(webDir, "feed.xml"), changesFeed(changes, siteUrl));
  return addresses.length;
}

/** The one right address of every page that names one; pages that search engines should leave out do not. */
async function canonicalAddresses(webDir: string, pages: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const page of pages) {
    const address = CANONICAL.exec(await readFile(join(webDir, page), "utf8"))?.[1];
    if (address !== undefined) found.add(address);
  }
  return [...found].sort();
}

async function sitemap(addresses: readonly string[], siteUrl: string): Promise<Buffer> {
  const stream = new SitemapStream({ hostname: siteUrl });
  return streamToPromise(Readable.from(addresses.map((url) => ({ url }))).pipe(stream));
}

/** An Atom feed of the changelog's dated sections, newest first. */
export function changesFeed(changes: readonly ChangeSection[], siteUrl: string): string {
  const feed = new Feed({
    id: `${siteUrl}/`,
    title: "Tactician: what changed",
    description: "New and corrected on Tactician, the fan-made guide for Tekken 8.",
    link: `${siteUrl}/`,
    feedLinks: { atom: `${siteUrl}/feed.xml` },
    language: "en",
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
