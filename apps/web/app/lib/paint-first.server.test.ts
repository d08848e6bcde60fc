import { expect, test } from "vitest";
import { paintFirst } from "./paint-first.server.ts";

const start = (code: string) => `<script type="module" async="">${code}</script>`;
const imports =
  'import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\nuse(route0);import("/entry.js");';
const head =
  '<title>Jin</title><link rel="modulepreload" href="/assets/root.js"/>' +
  '<link rel="stylesheet" href="/assets/root.css"/><link rel="stylesheet" href="/assets/base.css#"/>';
const texts: Record<string, string> = {
  "/assets/root.css": "a{color:red}",
  "/assets/base.css": "b{content:'$&'}",
};
const read = (address: string) => texts[address] ?? "";

test("styles stand in the page in their order, and their links keep place and address", () => {
  expect(paintFirst(head + start(imports), read)).toContain(
    '<title>Jin</title><link rel="modulepreload" media="print" href="/assets/root.js"/>' +
      "<style>a{color:red}\nb{content:'$&'}</style>" +
      '<link rel="stylesheet" href="/assets/root.css" disabled=""/>' +
      '<link rel="stylesheet" href="/assets/base.css#" disabled=""/>',
  );
});

test("modules are imported in their order, after the wait for a painted frame", () => {
  const page = paintFirst(head + start(imports), read);
  const code = page.slice(page.indexOf('async="">'), page.indexOf("</script>"));
  const places = [
    "requestAnimationFrame",
    'await import("/assets/manifest.js");',
    'const route0 = await import("/assets/root.js");',
    "use(route0);",
    'import("/entry.js");',
  ].map((text) => code.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(code).not.toMatch(/^import /m);
});

test("markup of another framework version fails the build instead of making a page that never starts", () => {
  expect(() => paintFirst(head, read)).toThrow("exactly one script");
  expect(() => paintFirst(head + start('import { a } from "/a.js";'), read)).toThrow("unknown import");
});

test("a stylesheet that would break out of its element fails the build", () => {
  expect(() => paintFirst(head + start(imports), () => "</style>")).toThrow("`</`");
});
