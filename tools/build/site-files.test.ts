import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@tactician/replays/testing/temporary-folder";
import { expect, test } from "vitest";
import { changelogFile, root } from "./paths.ts";
import { changesFeed, readChanges, writeSiteFiles } from "./site-files.ts";

const SITE = "https://tactician.example";

test("the sitemap lists every page that search engines should know, and every move", async () => {
  const dir = join(temporaryFolder(), "web");
  mkdirSync(dir);
  const jin = { _id: "jin", name: "Jin", image: "/portraits/jin.webp", counterSchema: [] };
  writeFileSync(join(dir, "../characters.json"), JSON.stringify([jin]));

  const count = await writeSiteFiles(dir, join(dir, ".."), ["/move/jin/df+2", "/move/jin/Back_throw"], SITE);

  const addressesIn = (file: string) =>
    [...readFileSync(join(dir, file), "utf8").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const pages = addressesIn("sitemap-pages.xml");
  expect(count).toBe(pages.length + 2);
  expect(addressesIn("sitemap.xml")).toEqual([`${SITE}/sitemap-pages.xml`, `${SITE}/sitemap-moves.xml`]);
  expect(pages).toEqual([...new Set(pages)].sort());
  expect(pages).toContain(`${SITE}/`);
  expect(pages).toContain(`${SITE}/character/combos/jin-combos/jin`);
  expect(pages).not.toContain(`${SITE}/anti-guide/character/jin`);
  expect(pages).not.toContain(`${SITE}/not-found`);
  expect(addressesIn("sitemap-moves.xml")).toEqual([`${SITE}/move/jin/df+2`, `${SITE}/move/jin/Back_throw`]);
  expect(readFileSync(join(dir, "robots.txt"), "utf8")).toContain(`Sitemap: ${SITE}/sitemap.xml`);
});

test("the feed carries each dated change with its text escaped", () => {
  const feed = changesFeed(
    [{ title: "0.2.0", date: new Date("2026-11-21"), html: "<ul><li>A &amp; B</li></ul>" }],
    SITE,
  );
  expect(feed).toMatch(/<title[^>]*>[^\n]*Tactician 0\.2\.0/);
  expect(feed).toContain(`<id>${SITE}/feed.xml#0.2.0</id>`);
  expect(feed).toContain("2026-11-21T00:00:00.000Z");
  expect(feed).toMatch(/<content type="html">(<!\[CDATA\[<ul>|&lt;ul&gt;)/);
});

test("dated sections become entries with their lists; what is unreleased is left out", () => {
  const changes = readChanges(
    "# Changelog\n\n## Unreleased\n\n- soon\n\n## 0.2.0 - 2026-11-21\n\n### Added\n\n- Frames of `df+2`\n\n## 0.1.0 - 2026-11-01\n\n- First\n",
  );
  expect(changes.map(({ title, date }) => [title, date.toISOString()])).toEqual([
    ["0.2.0", "2026-11-21T00:00:00.000Z"],
    ["0.1.0", "2026-11-01T00:00:00.000Z"],
  ]);
  expect(changes[0]?.html).toContain("<li>Frames of <code>df+2</code></li>");
});

test("a date that does not exist stops the build", () => {
  expect(() => readChanges("## 0.3.0 - 2026-13-41\n")).toThrow("does not exist");
});

test("the newest dated section of the changelog is the version of package.json", () => {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(readChanges(readFileSync(changelogFile, "utf8"))[0]?.title).toBe(version);
});
