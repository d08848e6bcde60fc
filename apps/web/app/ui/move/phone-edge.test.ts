import { expect, test } from "vitest";
import { edgeBand, phoneEdge } from "./phone-edge.ts";

test.each([
  { bottom: 120, edge: "bottom" },
  { bottom: 407, edge: "bottom" },
  { bottom: 408, edge: "top" },
  { bottom: 730, edge: "top" },
])("with a move that ends at $bottom of 740 pixels, frame data stands at the $edge", ({ bottom, edge }) => {
  expect(phoneEdge({ bottom }, 740)).toBe(edge);
});

test("an edge is a line as wide as the window", () => {
  expect(edgeBand("bottom", 360, 740)).toEqual({ x: 0, y: 740, width: 360, height: 0 });
  expect(edgeBand("top", 360, 740)).toEqual({ x: 0, y: 0, width: 360, height: 0 });
});
