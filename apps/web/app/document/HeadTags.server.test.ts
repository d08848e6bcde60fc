import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PageMeta } from "../base/meta.ts";
import { PATCH } from "../base/patch.ts";
import { HeadTags } from "./HeadTags.server.tsx";

const page = { title: "Jin combos", description: "Combos of Jin.", keywords: ["Jin combos"] };
const tagsOf = (meta: PageMeta) => renderToStaticMarkup(createElement(HeadTags, { meta }));

test("title, description and keywords name the page, and the keywords the patch", () => {
  const tags = tagsOf(page);
  expect(tags).toContain("<title>Jin combos | Tactician</title>");
  expect(tags).toContain('<meta name="description" content="Combos of Jin."/>');
  expect(tags).toContain(`content="Jin combos, Tekken 8, Tekken 8 patch ${PATCH}, Tactician"`);
  expect(tags).toContain('<meta property="og:title" content="Jin combos | Tactician"/>');
  expect(tags).toContain('<meta name="twitter:description" content="Combos of Jin."/>');
});

test("addresses that leave the site are whole", () => {
  const tags = tagsOf({ ...page, path: "/about", preview: { id: "jin", name: "Jin" } });
  expect(tags).toContain('<link rel="canonical" href="http://localhost:3000/about"/>');
  expect(tags).toContain('<meta property="og:url" content="http://localhost:3000/about"/>');
  expect(tags).toContain('<meta property="og:image" content="http://localhost:3000/social/jin.png"/>');
  expect(tags).toContain('<meta property="og:image:alt" content="Jin on Tactician"/>');
});

test("a page without a picture of its own shows the site's", () => {
  expect(tagsOf(page)).toContain('content="http://localhost:3000/social/tactician.png"');
});

test("structured data says whose vocabulary it is, and cannot end its element", () => {
  const tags = tagsOf({ ...page, structuredData: { "@type": "WebSite", name: "</script><b>" } });
  expect(tags).toContain('{"@context":"https://schema.org","@type":"WebSite"');
  expect(tags).not.toContain("</script><b>");
});

test("a page without an address has no canonical one", () => {
  const tags = tagsOf({ ...page, robots: "noindex" });
  expect(tags).toContain('<meta name="robots" content="noindex"/>');
  expect(tags).not.toContain("canonical");
});
