import { expect, test } from "vitest";
import { dataOfPage } from "./worker.ts";

const api = (id: string, ...parts: string[]) => parts.map((part) => `/api/characters/${id}${part}`);

test.each([
  ["/character/combos/jin-combos/jin", api("jin", "", "/side")],
  ["/anti-guide/character/king/?me=jin", api("king", "", "/side")],
  ["/drills?me=king&them=jin", [...api("king", "", "/moves", "/side"), ...api("jin", "", "/moves", "/side")]],
  ["/after?them=paul", api("paul", "", "/moves", "/side")],
  ["/dojo?me=paul", api("paul", "", "/moves", "/side")],
  ["/about", []],
])("the page that the worker came too late for, %s, is kept with its data", (path, data) => {
  expect(dataOfPage(new URL(path, "http://localhost"))).toEqual(data);
});
