import { expect, test } from "vitest";
import { fittingScale, publicHost } from "./picture-size.ts";

test("a picture of a combo is drawn at one and a half times its size", () => {
  expect(fittingScale(900, 120)).toBe(1.5);
});

test("a picture of hundreds of combos stays within what browsers can draw", () => {
  const [width, height] = [1200, 18_000];
  const scale = fittingScale(width, height);
  expect(width * scale * height * scale).toBeLessThanOrEqual(16_777_216 + 1);
  expect(height * scale).toBeLessThanOrEqual(16_384);
  expect(fittingScale(100, 20_000) * 20_000).toBeLessThanOrEqual(16_384);
});

test("the mark names a public site, and no address that only its owner can open", () => {
  expect(publicHost("https://tactician.example/guide")).toBe("tactician.example");
  for (const own of [
    "http://localhost:3000",
    "http://127.0.0.1:3000",
    "http://[::1]:3000",
    "http://192.168.0.4",
  ]) {
    expect(publicHost(own)).toBeUndefined();
  }
});
