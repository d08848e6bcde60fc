import { expect, test } from "vitest";
import { openDisplayFace } from "./render-display-face.ts";

const line = { x: 40, baseline: 100, size: 90, maxWidth: 500, fill: "#fff" };

test.each(["TACTICIAN", "Combos, punishers and frame data for Tekken 8", "JACK-8", "·"])(
  "%s becomes a whole path",
  async (text) => {
    const draw = await openDisplayFace();
    const path = draw({ ...line, text });
    expect(path).toMatch(/^<path d="M[-\d. MLQCZ]+" fill="#fff"\/>$/);
  },
);

test("text that is too wide gets smaller until it fits", async () => {
  const draw = await openDisplayFace();
  const right = (path: string) => Math.max(...[...path.matchAll(/[ML](\d+\.\d)/g)].map(([, x]) => Number(x)));
  expect(right(draw({ ...line, text: "YOSHIMITSU", maxWidth: 200 }))).toBeLessThanOrEqual(240);
  expect(right(draw({ ...line, text: "YOSHIMITSU", maxWidth: 2000 }))).toBeGreaterThan(240);
});
