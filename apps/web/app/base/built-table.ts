import type { BuiltTables } from "@tactician/contract";
import { fetchAnswer } from "./fetch-answer.ts";
import { PAGE_START_ID, type PageStart } from "./page-data.ts";

/**
 * A table of the build, from the file that the page names. Its name has a hash: the browser keeps it for good, and it is there offline as
 * every other part of the page. Rejects as `fetchAnswer` does.
 */
export async function fetchTable<Name extends keyof BuiltTables>(name: Name): Promise<BuiltTables[Name]> {
  const { tables }: PageStart = JSON.parse(document.getElementById(PAGE_START_ID)?.textContent ?? "");
  const { body } = await fetchAnswer(tables[name]);
  // Of the same build as the page.
  return body as BuiltTables[Name];
}
