import { beforeAll, expect, test } from "vitest";
import { loadPlainText, type PlainText } from "./news-sources.ts";

let plainText: PlainText;
beforeAll(async () => {
  plainText = await loadPlainText();
});

test.each([
  ["Patch 2.1 is out", "Patch 2.1 is out"],
  ["<b>Patch</b> 2.1 &amp; <a href='https://x.example'>more</a>", "Patch 2.1 & more"],
  ["<script>alert(1)</script>Patch", "Patch"],
  ["<img src=x onerror=alert(1)>Patch<svg><text>no</text></svg>", "Patch"],
  ["<h1>Big</h1><p>One</p><p>Two</p><ul><li>three</li></ul>", "Big One Two three"],
  ["[h1]Big[/h1][list][*]One[*][b]Two[/b][/list]", "Big One Two"],
  ["[url=https://x.example/a]Read[/url] [PC] [Update 2.1]", "Read [PC] [Update 2.1]"],
  ['[p align="start"]Text[/p][img]{STEAM_CLAN_IMAGE}/1/a.png[/img]', "Text"],
  ["{STEAM_CLAN_IMAGE}/47/abc.png After the picture", "After the picture"],
  ["[previewyoutube=dQw4w9WgXcQ;full][/previewyoutube]Trailer", "Trailer"],
  ["[img]https://x.example/cut-off", ""],
  ["5 < 6 and 7 > 3", "5 < 6 and 7 > 3"],
  ["left\u202eright\u0000 \n\t end", "left right end"],
  ["", ""],
])("%j reads %j", (markup, expected) => {
  expect(plainText(markup, 200)).toBe(expected);
});

test("long text is cut between words", () => {
  expect(plainText("launch punish whiff", 14)).toBe("launch punish…");
  expect([...plainText("😀".repeat(50), 10)]).toHaveLength(10);
});

test("a megabyte of nested or broken markup is no trouble", () => {
  const startedAt = performance.now();
  for (const piece of ["<div>", "[b]", "[img]", "<", "[", "{STEAM_CLAN_IMAGE}", "<a href='", "&lt;"])
    expect(plainText(piece.repeat(200_000), 200).length).toBeLessThanOrEqual(200);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});
