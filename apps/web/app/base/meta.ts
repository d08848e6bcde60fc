import { siteUrl } from "./config.ts";

export const SITE_NAME = "Tactician";

/** What search engines and link previews learn about a page. */
export interface PageMeta {
  /** Without the site's name, `Jin combos and punishers`. */
  title: string;
  description: string;
  keywords?: string[];
  /** Path of the page's one right address, `/about`; none for a page without an address of its own. */
  path?: string;
  /** Whose picture link previews show: a character's id with their name; without it, the site's own. `picture` is another of theirs. */
  preview?: {
    readonly id: string;
    readonly name: string;
    readonly picture?: { readonly path: string; readonly words: string };
  };
  feed?: { readonly path: string; readonly title: string };
  /** A schema.org object without `@context`; its type alone where there is no more to say than title, address and description. */
  structuredData?: Record<string, unknown> | "CollectionPage" | "Dataset" | "WebApplication" | "WebPage";
  robots?: "noindex";
}

/** A path of this site as a whole address: `absolute("/about")` -> `http://localhost:3000/about`. */
export function absolute(path: string): string {
  return siteUrl + path;
}

/** The title of a page as the browser shows it, `Jin combos and punishers | Tactician`. */
export function titleOf({ title }: PageMeta): string {
  return `${title} | ${SITE_NAME}`;
}
