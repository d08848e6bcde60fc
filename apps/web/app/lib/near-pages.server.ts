/** Pages of the site, but for those with a query: a player's statistics cost an outside service a question. */
const PAGES = {
  and: [{ href_matches: "/*" }, { not: { href_matches: "/*\\?*" } }, { not: { href_matches: "/api/*" } }],
};

/**
 * In every document: when a pointer rests on a link or a finger goes down there, the browser fetches the document behind it. Browsers
 * that do not know of it do without, and none does it for who saves data.
 */
export const NEAR_PAGES = JSON.stringify({ prefetch: [{ where: PAGES, eagerness: "moderate" }] });
