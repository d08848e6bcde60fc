import { PAGES, type PageId } from "@tactician/contract";

export const PATTERNS = (Object.keys(PAGES) as PageId[]).map((name) => ({
  name,
  pattern: PAGES[name].pattern,
}));
