import { afterAll, beforeAll, expect, test, vi } from "vitest";

const TABLE = "../../packages/notation/src/tokens.ts";
const NEW_ROW = { id: "cfi", kind: "mark", label: "Confetti", icon: { newer: "confetti", isAccented: true } };

beforeAll(() => {
  vi.resetModules();
  vi.doMock(TABLE, async (importOriginal) => {
    const original = await importOriginal<{ TOKEN_ROWS: readonly object[] }>();
    return { ...original, TOKEN_ROWS: [...original.TOKEN_ROWS, NEW_ROW] };
  });
});

afterAll(() => {
  vi.doUnmock(TABLE);
  vi.resetModules();
});

test("a new token with an icon has its place, file names and look from its row, and asks for a drawing", async () => {
  const { ICONS } = await import("./icon-paint.ts");
  const { spriteCss, spriteSvg } = await import("./render-icons.ts");
  const { STEEL_PAINT } = await import("./icon-paint.ts");
  expect(ICONS.at(-1)).toMatchObject({ id: "cfi", newer: "confetti", older: "cfi", className: "mi-cfi" });
  expect(spriteCss(ICONS)).toMatch(/^\.mi-cfi\{background-position:/m);
  expect(spriteCss(ICONS)).toMatch(/:is\([^)]*\.mi-cfi[^)]*\)\{color:var\(--amber\)\}/);
  expect(() => spriteSvg(ICONS, STEEL_PAINT)).toThrow("no drawing for the token 'cfi'");
});
