/**
 * Pages of the site, but for those with a query, of one letter at least (`\\?*` would fit every address): a player's statistics cost an
 * outside service a question.
 */
const PAGES = {
  and: [{ href_matches: "/*" }, { not: { href_matches: "/*\\?(.+)" } }, { not: { href_matches: "/api/*" } }],
};

/** Portraits that somebody looks at on a phone: near-pages.ts marks them. */
const SEEN = { selector_matches: "[data-near]" };

/**
 * In every document: when a pointer rests on a link or a finger goes down there, the browser fetches the document behind it. Browsers
 * that do not know of it do without, and none does it for who saves data.
 */
export const NEAR_PAGES = JSON.stringify({
  prefetch: [
    { where: PAGES, eagerness: "moderate" },
    { where: { and: [...PAGES.and, SEEN] }, eagerness: "immediate" },
  ],
});
