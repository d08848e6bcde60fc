import { expect, test } from "vitest";
import { nameFromId } from "./name-from-id.ts";

test.each([
  { id: "jin", name: "Jin" },
  { id: "devil-jin", name: "Devil Jin" },
  { id: "jack-8", name: "Jack-8" },
  { id: "", name: "" },
])("before its document is there, '$id' is called '$name'", ({ id, name }) => {
  expect(nameFromId(id)).toBe(name);
});
