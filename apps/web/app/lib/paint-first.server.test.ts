import { expect, test } from "vitest";
import { paintFirst } from "./paint-first.server.ts";

const start = (code: string) => `<script type="module" async="">${code}</script>`;
// As the framework writes it: a string of JSON in which `<` is escaped.
const literal = JSON.stringify(`${JSON.stringify([1, "<b>"])}\n`).replaceAll("<", "\\u003c");
const data =
  `<script>window.__reactRouterContext.streamController.enqueue(${literal});</script><!--$-->` +
  "<script>window.__reactRouterContext.streamController.close();</script><!--/$-->";
const imports =
  'import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\nuse(route0);import("/entry.js");';
const head =
  '<title>Jin</title><link rel="modulepreload" href="/assets/root.js"/>' +
  '<link rel="modulepreload" href="/assets/framework-router-b.js"/><link rel="modulepreload" href="/assets/framework-react-a.js"/>' +
  '<link rel="stylesheet" href="/assets/root.css"/><link rel="stylesheet" href="/assets/base.css#"/>';
const texts: Record<string, string> = {
  "/assets/root.css": "a{color:red}",
  "/assets/base.css": "b{content:'$&'}",
};
const kept: string[] = [];
const files = {
  readStyles: (address: string) => texts[address] ?? "",
  keep: (part: string, extension: string, content: string) => {
    kept.push(content);
    return `/assets/${part}-1.${extension}`;
  },
};
const page = (code: string) => head + start(code) + data;

test("styles are in the page in their order, and their links keep place and address", () => {
  expect(paintFirst(page(imports), files)).toContain(
    '<link rel="modulepreload" media="print" href="/assets/framework-react-a.js"/>' +
      "<style>a{color:red}\nb{content:'$&'}</style>" +
      '<link rel="stylesheet" href="/assets/root.css" disabled=""/>' +
      '<link rel="stylesheet" href="/assets/base.css#" disabled=""/>',
  );
});

test("styles that nothing in the page needs come after the paint, and before what the scripts add", () => {
  const styles = "a{b:c}@media print{a{b:d}}.added{e:f}";
  const html = paintFirst(page(imports), { ...files, readStyles: () => styles });
  expect(html).toContain("<style>a{b:c}\na{b:c}</style>");
  expect(html).toContain('<link rel="stylesheet" href="/assets/later-1.css"/></noscript>');
  expect(kept.join()).toContain("@media print{a{b:d}}");
  expect(kept.join()).toContain(".added{e:f}");
  const places = [
    "requestAnimationFrame",
    "insertAdjacentHTML",
    "await data;",
    "await styled;",
    "use(route0);",
  ];
  const found = places.map((text) => html.indexOf(text));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
});

test("a page that waits for its scripts fetches them at once and runs them after the paint all the same", () => {
  const html = paintFirst(page(imports), files, { fetchesScripts: "at-once" });
  expect(html).toContain('<link rel="modulepreload" href="/assets/framework-react-a.js"/>');
  expect(html).not.toContain("cloneNode");
  expect(html).toContain("requestAnimationFrame");
});

test("modules are imported in their order, after the wait for a painted frame", () => {
  const html = paintFirst(page(imports), files);
  const code = html.slice(html.indexOf('async="">'), html.indexOf("</script>"));
  const places = [
    "requestAnimationFrame",
    'const data = fetch("/assets/page-1.json")',
    'await import("/assets/framework-react-a.js");',
    'await import("/assets/framework-router-b.js");',
    "await data;",
    'await import("/assets/manifest.js");',
    'const route0 = await import("/assets/root.js");',
    "use(route0);",
    'import("/entry.js");',
  ].map((text) => code.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(code).not.toMatch(/^import /m);
});

test("the data that the scripts need is in a file, in its order, and not in the page", () => {
  const html = paintFirst(page(imports), files);
  expect(html).not.toContain("streamController.close();</script>");
  expect(kept.at(-1)).toBe(`${JSON.stringify([1, "<b>"])}\n`);
});

test("markup of another framework version fails the build instead of making a page that never starts", () => {
  expect(() => paintFirst(head, files)).toThrow("exactly one script");
  expect(() => paintFirst(head + start(imports), files)).toThrow("no data");
  expect(() => paintFirst(page('import { a } from "/a.js";'), files)).toThrow("unknown import");
});

test("a stylesheet that would break out of its element fails the build", () => {
  expect(() => paintFirst(page(imports), { ...files, readStyles: () => "</style>" })).toThrow("`</`");
});
