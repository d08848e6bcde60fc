import { expect, test } from "vitest";
import { pageFiles } from "./built-files.server.ts";

const manifest = {
  "app/start.tsx": { file: "assets/start.js", imports: ["_react", "_base"] },
  "app/pages/home/Page.tsx": {
    file: "assets/home.js",
    imports: ["_base", "_react"],
    css: ["assets/home.css"],
  },
  _react: { file: "assets/framework-react.js" },
  _base: { file: "assets/base.js", imports: ["_react"], css: ["assets/base.css"] },
  _other: { file: "assets/other.js" },
};

test("a page needs what its two modules import, each once", () => {
  const files = pageFiles(manifest, { start: "app/start.tsx", page: "app/pages/home/Page.tsx" });
  expect(files).toMatchObject({ start: "/assets/start.js", page: "/assets/home.js", moves: undefined });
  expect(files.forMoves).toEqual([]);
  expect(files.others).toEqual([
    "/assets/start.js",
    "/assets/framework-react.js",
    "/assets/base.js",
    "/assets/home.js",
  ]);
  expect(files.styles).toEqual(["/assets/base.css", "/assets/home.css"]);
});

test("what answers moves comes first", () => {
  const files = pageFiles(manifest, {
    start: "app/start.tsx",
    page: "app/pages/home/Page.tsx",
    moves: "_other",
  });
  expect(files.moves).toBe("/assets/other.js");
  expect(files.forMoves).toEqual(["/assets/other.js"]);
  expect(files.others).not.toContain("/assets/other.js");
});

test("a module that the build has not made is named", () => {
  const lost = { start: "app/start.tsx", page: "app/pages/lost/Page.tsx" };
  expect(() => pageFiles(manifest, lost)).toThrow("app/pages/lost/Page.tsx");
});
