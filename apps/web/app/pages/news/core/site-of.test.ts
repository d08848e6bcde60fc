import { expect, test } from "vitest";
import { siteOf } from "./site-of.ts";

test("an article's site is named without its www", () => {
  expect(siteOf("https://www.news.example/tekken?a=1")).toBe("news.example");
  expect(siteOf("http://steam.example")).toBe("steam.example");
  expect(siteOf("junk")).toBe("");
});
