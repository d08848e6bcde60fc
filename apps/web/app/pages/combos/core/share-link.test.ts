import fc from "fast-check";
import { deflateSync, strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import type { Combo } from "../../../kept/core/combo.ts";
import { decodeShareLink, encodeShareLink } from "./share-link.ts";

const ROUTES = [
  "f f 2 t|b 2 1 d 2|ws 4 4|df 1|f 4 holdf|ZEN 1 3|dash 3 1|b 4 2|uf 3|1 2 1|f 3|d 3 4",
  "b,f+2,1~F T!|ZEN.1,3|(dash) df+1,4|f,F+3|ws1,2|d+1+2|b+1,2|uf+4|3,1|FC df+2|heat dash|1+2",
].map((route) => route.split("|"));
const tenCombos = Array.from(
  { length: 10 },
  (_, n): Combo => ({
    id: String(n + 1),
    name: `Staple number ${n + 1}`,
    character: n % 2 === 0 ? "jin" : "devil-jin",
    launchers: ["df 2", `CH b ${(n % 4) + 1}`],
    followUps: [(ROUTES[n % 2] ?? []).map((text, place) => (place === n ? `${text} ${n}` : text))],
  }),
);
const link = encodeShareLink(tenCombos);
const problem = (words: string) => ({ problem: expect.stringContaining(words) });

test("a link carries combos with names and characters, in letters that no chat program changes", () => {
  expect(decodeShareLink(`#${link}`)).toEqual({ combos: tenCombos });
  expect(link).toMatch(/^combos=1\.[\w-]+\.[a-z0-9]+$/);
});

test("ten combos of twelve moves stay far below 2,000 characters, those with nothing in common below", () => {
  expect(link.length).toBeLessThan(1_000);
  const inputs = ["f", "b", "d", "df", "db", "uf", "ws", "ss", "qcf", "f f"];
  const moves = Array.from(
    { length: 120 },
    (_, n) => `${inputs[(n * 7) % 10]} ${(n % 4) + 1} ${((n * 13) % 4) + 1}${n % 3 ? "+2" : ""}`,
  );
  const combos = tenCombos.map(({ id }, n) => ({
    id,
    launchers: [`df ${n}`],
    followUps: [moves.slice(n * 12, n * 12 + 12)],
  }));
  expect(encodeShareLink(combos).length).toBeLessThan(2_000);
});

test("links of the first version are read for ever", () => {
  const launchers = ["df 2", "uf 4"];
  const followUps = [["1 2 1", "f f 2 T"], ["3"]];
  expect(decodeShareLink("combos=1.i4bxoMEDFoTZCPFkCEhQyRgcK9mZeelAifDEnBwgHwA.3iiw7c")).toEqual({
    combos: [{ id: "1", name: "Wall", character: "king", launchers, followUps }],
  });
});

test.each(["", "#", "#top", "combo=1.abc"])("another fragment is none: %j", (fragment) => {
  expect(decodeShareLink(fragment)).toBeUndefined();
});

describe("a link that is no good says so", () => {
  test.each(["", "1", "1.", "1..", "1.!!!.x", "x.abc.d", "0.abc.d", "1.AAAA.0"])("combos=%s", (broken) => {
    expect(decodeShareLink(`combos=${broken}`)).toMatchObject(problem("damaged"));
  });

  test("when it is cut, goes on, or any letter of it changed", () => {
    for (const broken of [link.slice(0, -1), link.slice(0, 60), `${link}0`])
      expect(decodeShareLink(broken)).toMatchObject(problem("damaged"));
    for (let place = "combos=1.".length; place < link.length; place += 1) {
      if (link[place] === ".") continue;
      const changed = link.slice(0, place) + (link[place] === "a" ? "b" : "a") + link.slice(place + 1);
      expect(decodeShareLink(changed), changed).toMatchObject(problem("damaged"));
    }
  });

  test("when it is from the future", () => {
    expect(decodeShareLink("combos=2.abc.d")).toMatchObject(problem("newer"));
  });

  test("when it grows without end, or has more than anybody's table", () => {
    const packed = deflateSync(strToU8("[".repeat(30_000_000)), { level: 9 });
    const bomb = `combos=1.${Buffer.from(packed).toString("base64url")}.0`;
    expect(bomb.length).toBeLessThan(64_000);
    expect(decodeShareLink(bomb)).toMatchObject(problem("too large to hold combos"));
    expect(decodeShareLink(`combos=1.${"A".repeat(70_000)}.0`)).toMatchObject(
      problem("too large to hold combos"),
    );
    const many = Array(600).fill({ id: "1", launchers: ["1"], followUps: [["2"]] });
    expect(decodeShareLink(encodeShareLink(many))).toMatchObject(problem("too large to hold combos"));
  });

  test("when it carries no combos", () => {
    expect(decodeShareLink(encodeShareLink([]))).toMatchObject(problem(""));
    const long = [{ id: "1", launchers: ["1".repeat(5_000)], followUps: [["2"]] }];
    expect(decodeShareLink(encodeShareLink(long))).toMatchObject(problem(""));
  });
});

test("every table arrives as it was sent", () => {
  const group = fc.array(fc.string({ unit: "grapheme", maxLength: 30 }), { minLength: 1, maxLength: 5 });
  const row = fc.record({ launchers: group, followUps: fc.array(group, { minLength: 1, maxLength: 3 }) });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (table) => {
      const combos = table.map((given, n) => ({ id: String(n + 1), ...given }));
      expect(decodeShareLink(encodeShareLink(combos))).toEqual({ combos });
    }),
  );
});

test("no fragment whatever makes it throw", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."ABCabc019-_.=%é") }), (text) => {
      expect(decodeShareLink(`combos=1.${text}`)).toHaveProperty("problem");
    }),
  );
});
