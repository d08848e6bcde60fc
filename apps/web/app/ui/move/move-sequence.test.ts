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

test("what goes on with the move before is not written again", () => {
  expect(text(["(db 4) 4"], ["ch db 4"])).toBe("then 4");
  expect(text(["(df 1) 2 2 into f 3"], ["ch df 1"])).toBe("then 2 2 into f 3");
});

test("what begins anew is written whole, and where the moves before differ", () => {
  expect(text(["(db 4) 3"], ["b 2 4"])).toBe("(db 4) 3");
  expect(text(["(4) 3"], ["ch 4", "d 4"])).toBe("(4) 3");
  expect(text(["b 2 4 into (db 4) 3"])).toBe("b 2 4 into (db 4) 3");
});

test("a hit that does not connect is fainter, in icons as in notations", () => {
  const missed = html(["(db 4) 3"]).match(/class="[^"]*move-missed"/g);
  expect(missed).toEqual(['class="mi mi-db move-missed"', 'class="mi mi-4 move-missed"']);
  expect(html(["(dash) 3"])).not.toContain("move-missed");
});
