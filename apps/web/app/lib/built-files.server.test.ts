import { expect, test } from "vitest";
import { pageFiles } from "./built-files.server.ts";

const manifest = {
  "app/start.tsx": { file: "assets/start.js", imports: ["_react", "_base"] },
  "app/routes/home.tsx": { file: "assets/home.js", imports: ["_base", "_react"], css: ["assets/home.css"] },
  _react: { file: "assets/framework-react.js" },
  _base: { file: "assets/base.js", imports: ["_react"], css: ["assets/base.css"] },
  _other: { file: "assets/other.js" },
};

test("a page needs what its two modules import, each once, the framework first", () => {
  const files = pageFiles(manifest, "app/start.tsx", "app/routes/home.tsx");
  expect(files).toMatchObject({ start: "/assets/start.js", page: "/assets/home.js" });
  expect(files.modules[0]).toBe("/assets/framework-react.js");
  expect(files.modules.toSorted()).toEqual([
    "/assets/base.js",
    "/assets/framework-react.js",
    "/assets/home.js",
    "/assets/start.js",
  ]);
  expect(files.styles).toEqual(["/assets/base.css", "/assets/home.css"]);
});

test("a module that the build has not made is named", () => {
  expect(() => pageFiles(manifest, "app/start.tsx", "app/routes/lost.tsx")).toThrow("app/routes/lost.tsx");
});
