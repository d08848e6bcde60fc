import { expect, test } from "vitest";
import { shownRowsOf } from "./shown-rows.ts";

test("numbers of a page belong to the move before them", () => {
  const page = `<button data-move="df 1">df</button><span class="numbers"><span data-fact="startup"><span class="visually-hidden"> <!-- -->Startup<!-- --> </span>i13</span><span data-fact="block" data-short=""><span class="visually-hidden"> On block </span>-3</span></span>
    <button data-move="b 1+3">b</button><span data-fact="startup"></span>`;
  expect(shownRowsOf("jin", page)).toEqual([
    { character: "jin", command: "df 1", facts: { startup: "i13", block: "-3" } },
    { character: "jin", command: "b 1+3", facts: {} },
  ]);
});
