import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MoveSequence } from "./MoveSequence.tsx";

function html(steps: readonly string[], after?: readonly string[]): string {
  return renderToStaticMarkup(createElement(MoveSequence, { steps, ...(after && { after }) }));
}

function text(steps: readonly string[], after?: readonly string[]): string {
  return html(steps, after)
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&gt;", ">");
}

test.each([
  // What goes on with the move before is not written again.
  ["(db 4) 4", ["ch db 4"], "then 4"],
  ["(df 1) 2 2 into f 3", ["ch df 1"], "then 2 2 into f 3"],
  // What begins anew is written whole, and where the moves before differ.
  ["(db 4) 3", ["b 2 4"], "(db 4) 3"],
  ["(4) 3", ["ch 4", "d 4"], "(4) 3"],
  ["b 2 4 into (db 4) 3", undefined, "b 2 4 into (db 4) 3"],
])("%s after %j is %s", (step, after, written) => {
  expect(text([step], after)).toBe(written);
});

test("a hit that does not connect is fainter, in icons as in notations", () => {
  const missed = html(["(db 4) 3"]).match(/class="[^"]*move-missed"/g);
  expect(missed).toEqual(['class="mi mi-db move-missed"', 'class="mi mi-4 move-missed"']);
  expect(html(["(dash) 3"])).not.toContain("move-missed");
});
