/** Where a document has its page. */
export const PAGE_ID = "page";

/** What a page of the build was made from, kept beside it as JSON. */
export interface PageData {
  /** `undefined` for a page that stands for many addresses. */
  readonly pathname: string | undefined;
  readonly props: object;
}
