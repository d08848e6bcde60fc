import { expect, test } from "vitest";
import { pageMeta } from "./meta.ts";
import { PATCH } from "./patch.ts";

const page = { title: "Jin combos", description: "Combos of Jin.", keywords: ["Jin combos"] };

test("title, description and keywords name the page, and the keywords the patch", () => {
  expect(pageMeta(page)).toEqual(
    expect.arrayContaining([
      { title: "Jin combos | Tactician" },
      { name: "description", content: "Combos of Jin." },
      { name: "keywords", content: `Jin combos, Tekken 8, Tekken 8 patch ${PATCH}, Tactician` },
      { property: "og:title", content: "Jin combos | Tactician" },
      { name: "twitter:description", content: "Combos of Jin." },
    ]),
  );
});

test("addresses that leave the site are whole", () => {
  expect(pageMeta({ ...page, path: "/about", preview: { id: "jin", name: "Jin" } })).toEqual(
    expect.arrayContaining([
      { tagName: "link", rel: "canonical", href: "http://localhost:3000/about" },
      { property: "og:url", content: "http://localhost:3000/about" },
      { property: "og:image", content: "http://localhost:3000/social/jin.png" },
      { property: "og:image:alt", content: "Jin on Tactician" },
    ]),
  );
});

test("a page without a picture of its own shows the site's", () => {
  expect(pageMeta(page)).toContainEqual({
    property: "og:image",
    content: "http://localhost:3000/social/tactician.png",
  });
});

test("structured data says whose vocabulary it is", () => {
  expect(pageMeta({ ...page, structuredData: { "@type": "WebSite" } })).toContainEqual({
    "script:ld+json": { "@context": "https://schema.org", "@type": "WebSite" },
  });
});

test("a page without an address has no canonical one", () => {
  const tags = pageMeta({ ...page, robots: "noindex" });
  expect(tags).toContainEqual({ name: "robots", content: "noindex" });
  expect(JSON.stringify(tags)).not.toContain("canonical");
});
