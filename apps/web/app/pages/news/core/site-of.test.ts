import { expect, test } from "vitest";
import { countWords, noNewsWords, siteOf } from "./news-words.ts";

test("an article's site is named without its www", () => {
  expect(siteOf("https://www.news.example/tekken?a=1")).toBe("news.example");
  expect(siteOf("http://steam.example")).toBe("steam.example");
  expect(siteOf("junk")).toBe("");
});

test("words fit the number of articles", () => {
  expect(countWords(1)).toMatch(/^One article\./);
  expect(countWords(10)).toMatch(/^10 articles\./);
});

test("being offline is told from a failure of the server", () => {
  expect(noNewsWords(false)).toContain("You are offline");
  expect(noNewsWords(true)).not.toContain("offline");
});
