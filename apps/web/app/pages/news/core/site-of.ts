/** Where an article stands, as a visitor would say it: `https://www.news.example/a/b` -> `news.example`. */
export function siteOf(address: string): string {
  return URL.parse(address)?.hostname.replace(/^www\./, "") ?? "";
}

/** What stands above the articles. */
export function countWords(count: number): string {
  return count === 1 ? "One article. It opens in a new tab." : `${count} articles. Each opens in a new tab.`;
}

/** Why there are no news, and what to do. */
export function noNewsWords(isOnline: boolean): string {
  return isOnline
    ? "The news could not be fetched. The guide itself is all here; try the news again in a minute."
    : "You are offline, and news are only worth reading fresh. Try again when you are back.";
}
