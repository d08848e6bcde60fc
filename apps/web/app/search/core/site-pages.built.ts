import { PAGES } from "@tactician/contract";

/** The pages that belong to no character: the search finds them by title and by other words for them. */
export const SITE_PAGES = Object.values(PAGES).flatMap(({ pattern: path, label, search }) =>
  "words" in search ? [{ title: search.title ?? label, words: search.words, path }] : [],
);
