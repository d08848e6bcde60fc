import { PAGES, type SitePage } from "@tactician/contract";
import { describe, expect, test } from "vitest";
import {
  DRAWER_LINKS,
  FIRST_LINKS,
  FOOTER_LINKS,
  FRAMES_LINKS,
  MORE_LINKS,
  NAV_LINKS,
  VERSUS_LINKS,
} from "./frame/core/menu-links.built.ts";
import { findRoute } from "./pages.ts";
import { SITE_PAGES } from "./search/core/site-pages.built.ts";

const MENU_LINKS = [
  DRAWER_LINKS,
  VERSUS_LINKS,
  FRAMES_LINKS,
  FIRST_LINKS,
  NAV_LINKS,
  MORE_LINKS,
  FOOTER_LINKS,
].flat();

const ISLANDS = Object.keys(import.meta.glob("./pages/**/*.island.{ts,tsx}"));

test("every page has a row, and every row a page", () => {
  const folders = Object.keys(import.meta.glob("./pages/**/page.ts")).map((file) =>
    file.slice("./pages/".length, -"/page.ts".length),
  );
  expect(Object.keys(PAGES).sort()).toEqual(folders.sort());
});

describe.each(Object.entries<SitePage>(PAGES))("%s", (id, { pattern, menu, alsoIn, search, files }) => {
  test("is found by its address", () => {
    expect(findRoute(pattern.replaceAll(":", ""))).toMatchObject({ name: id });
  });

  test("is in a menu, or its row says why not", () => {
    const places = MENU_LINKS.filter(({ to }) => to === pattern);
    if (typeof menu === "string") expect(places).toHaveLength(alsoIn === undefined ? 1 : 2);
    else expect([places, menu.whyNot]).toEqual([[], expect.stringMatching(/./)]);
  });

  test("is in the search, or its row says why not", () => {
    const found = SITE_PAGES.filter(({ path }) => path === pattern);
    if ("words" in search) expect(found).toHaveLength(1);
    else expect([found, search.whyNot]).toEqual([[], expect.stringMatching(/./)]);
  });

  test("names what lives on it", () => {
    const files = ISLANDS.filter((file) => file.slice(0, file.lastIndexOf("/")) === `./pages/${id}`);
    const names = files.map((file) => file.slice(file.lastIndexOf("/") + 1).replace(/\.island\.tsx?$/, ""));
    const { islands = [] } = findRoute(pattern.replaceAll(":", "")).route;
    expect([...islands].sort()).toEqual(names.sort());
  });

  test("is not one file where its address has parameters", () => {
    expect(files === undefined && pattern.includes(":")).toBe(false);
  });
});

test("an address that no page has is the not-found page's", () => {
  expect(findRoute("/no-such-page")).toMatchObject({ name: "not-found", params: {} });
});
