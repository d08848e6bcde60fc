import { expect, test } from "vitest";
import { iconClass } from "./icon-class.ts";

test.each([
  { id: "df", name: "mi-df" },
  { id: "1+2+3", name: "mi-1-2-3" },
  { id: "[", name: "mi-bracketl" },
  { id: "]", name: "mi-bracketr" },
])("the picture of $id has the class $name", ({ id, name }) => {
  expect(iconClass(id)).toBe(name);
});
