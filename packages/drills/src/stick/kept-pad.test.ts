import fc from "fast-check";
import { expect, test } from "vitest";
import { buttonsFor, formatPadTable, PAD_ACTIONS, parsePadTable, withButton } from "./kept-pad.ts";
import { readPad, STANDARD_PAD } from "./pad-table.ts";

test("a table is the same after it was kept, whatever was set", () => {
  const settings = fc.array(fc.tuple(fc.nat(16), fc.constantFrom(...PAD_ACTIONS)), { maxLength: 20 });
  fc.assert(
    fc.property(settings, fc.constantFrom("left" as const, "right" as const), (changes, faces) => {
      const table = changes.reduce((now, [button, does]) => withButton(now, button, does), {
        ...STANDARD_PAD,
        faces,
      });
      expect(parsePadTable(formatPadTable(table))).toEqual(table);
    }),
  );
});

test("a button that is set does that alone, and no other button does it any more", () => {
  const table = withButton(STANDARD_PAD, 0, ["1"]);
  expect(buttonsFor(table, ["1"])).toEqual([0]);
  expect(buttonsFor(table, ["3"])).toEqual([]);
  const held = { time: 0, buttons: [true, false, true], axes: [] };
  expect([...readPad(held, table).attacks]).toEqual(["1"]);
});

test.each([
  undefined,
  "",
  "{",
  "null",
  "[]",
  '{"buttons":{}}',
  '{"buttons":[{"button":-1,"does":"up"}]}',
  '{"buttons":[{"button":1e9,"does":"up"}]}',
  '{"buttons":[{"button":1,"does":"constructor"}]}',
  '{"buttons":[{"button":1,"does":[]}]}',
  '{"buttons":[{"button":1,"does":["5"]}]}',
  '{"buttons":[null]}',
])("what is no table is the standard one: %s", (text) => {
  expect(parsePadTable(text)).toEqual(STANDARD_PAD);
});

test("any text gives a table", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parsePadTable(text).buttons).toBeInstanceOf(Array);
    }),
  );
});
