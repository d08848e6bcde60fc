import { createElement, type ReactNode, Suspense, use } from "react";
import { expect, test } from "vitest";
import { RenderedPage } from "./rendered-page.server.tsx";

const never = new Promise<string>(() => {});

function Waits(): ReactNode {
  return use(never);
}

function Breaks(): ReactNode {
  throw new Error("broken part");
}

const inside = (part: () => ReactNode) =>
  createElement(Suspense, { fallback: "Loading" }, createElement(part));

test.each([Waits, Breaks])("a page of which a part %o is not rendered", (part) => {
  expect(() => new RenderedPage().render(inside(part))).toThrow("cannot be rendered at build");
  expect(() => new RenderedPage().render(createElement(part))).toThrow();
});

test("all of a page is in its markup", () => {
  expect(new RenderedPage().render(inside(() => "Here"))).toBe("<!--$-->Here<!--/$-->");
});
