/** Where an article stands, as a visitor would say it: `https://www.news.example/a/b` -> `news.example`. */
export function siteOf(address: string): string {
  return URL.parse(address)?.hostname.replace(/^www\./, "") ?? "";
}
