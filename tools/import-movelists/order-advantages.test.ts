import type { Transition } from "@tactician/game";
import { expect, it } from "vitest";
import { advantageIn } from "./read-advantage.ts";
import { orderAdvantages } from "./read-entry.ts";

const columns = ([block, hit]: readonly [string, string]) => ({
  block: advantageIn(block),
  hit: advantageIn(hit),
});

function order(
  pair: readonly [string, string],
  own: readonly [string, string],
  before?: readonly [string, string],
) {
  const transition: Transition = { into: "BAL", ...columns(pair) };
  return orderAdvantages(transition, columns(own), before === undefined ? undefined : columns(before));
}

it.each([
  ["Bob df+4,3 `+12g, +0`", ["+12g", "+0"], ["-8", "+4"]],
  ["Bob b+4,3 `+25a (+8), +1`", ["+25a (+8)", "+1"], ["-9", "+17a (+0)"]],
  ["Kuma SS.1+2 `+12 +3`", ["+12", "+3"], ["-3", "+6c"]],
  ["Bryan 4,1 `+8 +0`", ["+8", "+0"], ["-1", "+7"]],
] as const)("the advantages of a transition are swapped if hit comes first: %s", (_, pair, own) => {
  expect(order(pair, own)).toEqual({ into: "BAL", ...columns([pair[1], pair[0]]) });
});

it("the advantages of a transition count from the move before where the move is cancelled: Asuka uf+1,2 `-3/-15`", () => {
  const swapped = { into: "BAL", ...columns(["-15", "-3"]) };
  expect(order(["-3", "-15"], ["-11", "+13g"], ["-9", "+3"])).toEqual(swapped);
});

it.each([
  ["Zafina SCR.3+4 `-13 +7`", ["-13", "+7"], ["-12", "+8g"]],
  ["Lars uf+1 `-12/-5`", ["-12", "-5"], ["-12", "+3"]],
  ["Alisa H.2+3 `+10/-15d`", ["+10", "-15d"], ["+8", "-17d"]],
  ["Nina SS.1 `+10g +23g`", ["+10g", "+23g"], ["-10", "+3"]],
] as const)("the advantages of a transition stay as they are: %s", (_, pair, own) => {
  expect(order(pair, own)).toEqual({ into: "BAL", ...columns(pair) });
});

it.each([
  ["Paul df+1~b `-1 -12`", ["-1", "-12"], ["+3", "+9"], ["-2", "+4"]],
  ["Jin ZEN.1,2 `-11 -12`", ["-11", "-12"], ["-14", "+32a (+6)"], ["-3", "+8"]],
] as const)("the advantages of a transition are not guessed: %s", (_, pair, own, before) => {
  expect(order(pair, own, before)).toBeUndefined();
});

it("the advantages of a transition are not guessed where three are in an odd order: Bob u+3 `+12g, +7, +16c`", () => {
  const transition: Transition = {
    into: "BAL",
    ...columns(["+12g", "+7"]),
    counterHit: advantageIn("+16c"),
  };
  expect(orderAdvantages(transition, columns(["+3", "+7"]), undefined)).toBeUndefined();
});
