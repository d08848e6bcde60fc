// What is said where an answer did not come.
export const charactersNotFound = "Characters not found";
export const characterNotFound = "Character not found";
export const changesFailed = "The server sent no changes";
export const videoNotFound = "Video not found";
export const newsFailed = "The server sent no news";
export const partMissing = "Part of the page did not load";
/** Of a failure that has no words of its own. */
export const unknownError = "An unknown error occurred";
export const httpError = (status: number) => `HTTP error! status: ${status}`;
export const tooLate = "The server took too long to answer";
export const offlinePage = "You're offline. This page isn't saved.";
export const olderAnswer =
  "This was saved by an older version of the site: reload the page when you're online";
export const olderPage = "This page is older than the site: close all its tabs, then open it again";

/** The end of a list: `highs, mids` and `lows`. */
export const withLast = (list: string, last: string) => `${list} and ${last}`;
