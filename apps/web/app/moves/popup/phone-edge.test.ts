import { expect, test } from "vitest";
import { phoneEdge } from "./place-popup.ts";

test.each([
  { bottom: 120, edge: "bottom" },
  { bottom: 407, edge: "bottom" },
  { bottom: 408, edge: "top" },
  { bottom: 730, edge: "top" },
])("with a move that ends at $bottom of 740 pixels, frame data stands at the $edge", ({ bottom, edge }) => {
  expect(phoneEdge({ bottom }, 740)).toBe(edge);
});
