import type { MetaDescriptor } from "react-router";
import { siteUrl } from "./config.ts";
import { PATCH } from "./patch.ts";

export const SITE_NAME = "Tactician";

/** What search engines and link previews learn about a page. */
export interface PageMeta {
  /** Without the site's name, `Jin combos and punishers`. */
  title: string;
  description: string;
  keywords?: string[];
  /** Path of the page's one right address, `/about`; none for a page without an address of its own. */
  path?: string;
  /** Whose picture link previews show: a character's id with their name; without it, the site's own. */
  preview?: { readonly id: string; readonly name: string };
  /** A schema.org object, without `@context`. */
  structuredData?: Record<string, unknown>;
  /** Set for pages that search engines should leave out. */
  robots?: "noindex";
}

/** Descriptors for a route's `meta` function. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = `${page.title} | ${SITE_NAME}`;
  const keywords = [...(page.keywords ?? []), "Tekken 8", `Tekken 8 patch ${PATCH}`, SITE_NAME];
  const descriptors: MetaDescriptor[] = [
    { title },
    { name: "description", content: page.description },
    { name: "keywords", content: keywords.join(", ") },
    { property: "og:site_name", content: SITE_NAME },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: page.description },
  ];
  if (page.path !== undefined) descriptors.push(...addressTags(absolute(page.path)));
  descriptors.push(...imageTags(page.preview));
  if (page.robots !== undefined) descriptors.push({ name: "robots", content: page.robots });
  if (page.structuredData !== undefined) {
    descriptors.push({ "script:ld+json": { "@context": "https://schema.org", ...page.structuredData } });
  }
  return descriptors;
}

/** A path of this site as a whole address: `absolute("/about")` -> `http://localhost:3000/about`. */
export function absolute(path: string): string {
  return siteUrl + path;
}

function addressTags(address: string): MetaDescriptor[] {
  return [
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:url", content: address },
  ];
}

/** The pictures are made by tools/render-art, all of one size. */
function imageTags(preview: PageMeta["preview"]): MetaDescriptor[] {
  const address = absolute(`/social/${encodeURIComponent(preview?.id ?? "tactician")}.png`);
  const words = preview === undefined ? SITE_NAME : `${preview.name} on ${SITE_NAME}`;
  return [
    { property: "og:image", content: address },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: words },
    { name: "twitter:image", content: address },
    { name: "twitter:image:alt", content: words },
  ];
}
