// @vitest-environment node
import { stripVTControlCharacters } from "node:util";
import { build } from "vite";
import { expect, test } from "vitest";
import { noMissingWords } from "../missing-plugin.ts";

/** Builds a page that says two words, of a module of these. */
const buildWith = (words: string) => {
  const files = new Map([
    ["page.ts", `import * as words from "./words.ts"; console.log(words.heading, words.lead);`],
    ["words.ts", words],
  ]);
  return build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      noMissingWords(),
      {
        name: "files",
        resolveId: (id) => `/pages/news/${id.replace(/^.*\//, "")}`,
        load: (id) => files.get(id.replace(/^.*\//, "")),
      },
    ],
    build: { write: false, rolldownOptions: { input: "page.ts" } },
  });
};

test("a build stops at a word that is not there, and names file and word", async () => {
  await expect(buildWith(`export const heading = "News"; export const lead = "New";`)).resolves.toBeDefined();
  const thrown = await buildWith(`export const heading = "News";`).catch((error: unknown) => error);
  // It is coloured for whoever builds.
  const message = stripVTControlCharacters(String(thrown));
  expect(message).toContain("`lead`");
  expect(message).toContain("pages/news/words.ts");
  expect(message).toMatch(/pages\/news\/page\.ts:2\b/);
});
