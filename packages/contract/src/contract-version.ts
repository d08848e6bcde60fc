/** Header of every answer that pages read: `CONTRACT_VERSION` of the release that made it. Caches keep it with the answer. */
export const CONTRACT_HEADER = "x-tactician-contract";

/**
 * One more with every release whose answers a page of the release before could misread; contract-version.test.ts notices when a
 * schema has changed. A page trusts answers of its own version (docs/decisions/056).
 */
export const CONTRACT_VERSION = 1;
