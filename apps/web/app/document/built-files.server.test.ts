import { expect, test } from "vitest";
import { pageFiles } from "./built-files.server.ts";

const manifest = {
  "app/start.ts": { file: "assets/start.js", imports: ["_base"] },
  "app/pages/home/Tip.island.tsx": {
    file: "assets/tip.js",
    imports: ["_base", "_react"],
    css: ["assets/tip.css"],
  },
  "app/pages/home/Page.tsx": { file: "assets/home.js", imports: ["_base"], css: ["assets/home.css"] },
  _react: { file: "assets/framework-react.js" },
  _base: { file: "assets/base.js", css: ["assets/base.css"] },
  _other: { file: "assets/other.js" },
};
const others = ["app/start.ts", "app/pages/home/Tip.island.tsx"];
const styledBy = ["app/pages/home/Page.tsx"];

test("a page needs what its modules import, each once, and of the page itself its styles alone", () => {
  const files = pageFiles(manifest, { first: [], others, styledBy });
  expect(files.addresses.get("app/pages/home/Tip.island.tsx")).toBe("/assets/tip.js");
  expect(files.first).toEqual([]);
  expect(files.others).toEqual([
    "/assets/start.js",
    "/assets/base.js",
    "/assets/tip.js",
    "/assets/framework-react.js",
  ]);
  expect(files.styles).toEqual(["/assets/base.css", "/assets/tip.css", "/assets/home.css"]);
});

test("what answers moves comes first", () => {
  const files = pageFiles(manifest, { first: ["_other"], others, styledBy });
  expect(files.first).toEqual(["/assets/other.js"]);
  expect(files.others).not.toContain("/assets/other.js");
});

test("a module that the build has not made is named", () => {
  const lost = { first: [], others: ["app/pages/lost/Lost.island.tsx"], styledBy };
  expect(() => pageFiles(manifest, lost)).toThrow("app/pages/lost/Lost.island.tsx");
});
