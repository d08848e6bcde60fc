/** Where a document has its page. */
export const PAGE_ID = "page";

/** The element with the page's data, in a document that carries them itself. */
export const PAGE_DATA_ID = "page-data";

/** What a page of the build was made from, kept beside it as JSON. */
export interface PageData {
  /** `undefined` for a page that stands for many addresses. */
  readonly pathname: string | undefined;
  readonly props: object;
}
