import { CHARACTERS, type CharacterId, findMoveFilter } from "@tactician/game";
import { MATCH_PERIODS, RANK_CLASSES } from "@tactician/statistics";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AddressCodec } from "./base/core/address-codec.ts";
import { myCharacterAddress } from "./live/use-own-character.ts";
import { changesAddress } from "./pages/changes/core/changes-view.ts";
import { DRILL_MODES, drillsAddress } from "./pages/drills/core/drills-address.ts";
import { dojoAddress } from "./pages/drills/dojo/core/dojo-address.ts";
import { COLUMNS } from "./pages/frames/core/columns.ts";
import { type FrameView, frameViewIn, WHOLE_TABLE, withFilter } from "./pages/frames/core/frame-view.ts";
import { characterAddress, contentAddress } from "./pages/roulette/core/choice-address.ts";
import { statsAddress, TABS } from "./pages/stats/core/stats-address.ts";
import { CHART_ORDERS, PERIODS, worldAddress } from "./pages/world/core/world-address.ts";

/** Everything that is in the parameters of an address. Whoever makes a page with a further codec adds a row. */

const nothing = fc.constant(undefined);
const playerId = fc.stringMatching(/^[A-Za-z0-9]{1,14}$/);
const character = fc.oneof(nothing, fc.constantFrom(...CHARACTERS.map(({ characterId }) => characterId)));
const named = fc.oneof(character, fc.constant("unknown"));
const filters = ["-15-or-worse", "-10-or-worse", "i12-or-faster", "launch", "low", "homing-mid", "from-ZEN"];
const columns = COLUMNS.map(({ id }) => id);

const frameView: fc.Arbitrary<FrameView> = fc
  .tuple(
    fc.subarray(filters),
    fc.string({ maxLength: 60, unit: "grapheme-ascii" }),
    fc.subarray(columns.toSorted()),
    fc.oneof(
      fc.constantFrom("", "2025-06-01", "2025-02-30"),
      fc.string({ maxLength: 20, unit: "grapheme-ascii" }),
    ),
  )
  .map(([ids, find, hidden, on]) => {
    const chosen = ids.flatMap((id) => findMoveFilter(id) ?? []);
    return { ...chosen.reduce(withFilter, WHOLE_TABLE), find, hidden, on };
  });

/** Filters carry functions, which are no two the same. */
const plain = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

interface Row<Value> {
  readonly name: string;
  readonly codec: AddressCodec<Value>;
  readonly values: fc.Arbitrary<Value>;
  /** Names of its parameters, to put junk into. */
  readonly parameters: readonly string[];
}
// A list of rows of different values.
const row = <Value>(given: Row<Value>) => given as Row<unknown>;

const ROWS = [
  row({
    name: "a player's statistics",
    codec: statsAddress,
    values: fc.oneof(
      fc.record({
        playerId,
        compareId: fc.oneof(nothing, playerId),
        tab: fc.constantFrom(...TABS),
        ownGameId: fc.oneof(nothing, fc.nat(999_999)),
        period: fc.constantFrom(...MATCH_PERIODS),
      }),
      fc.constant(statsAddress.parse(new URLSearchParams())),
    ),
    parameters: ["id", "compare", "tab", "as", "period"],
  }),
  row({
    name: "a table of frame data",
    codec: frameViewIn(new Set(["from-ZEN"])),
    values: frameView,
    parameters: ["show", "find", "hide", "on"],
  }),
  row({
    name: "a content creator's choice",
    codec: contentAddress,
    values: fc.record({
      character,
      challenge: fc.stringMatching(/^[a-z0-9-]{0,40}$/),
      isOverlay: fc.boolean(),
    }),
    parameters: ["character", "challenge", "overlay"],
  }),
  row({
    name: "the roulette's character",
    codec: characterAddress,
    values: character,
    parameters: ["character"],
  }),
  row({
    name: "drills",
    codec: drillsAddress,
    values: fc.record({ me: named, them: named, mode: fc.constantFrom(...DRILL_MODES) }),
    parameters: ["me", "them", "mode"],
  }),
  row({
    name: "the dojo",
    codec: dojoAddress,
    values: fc.record({
      me: named,
      exercise: fc.oneof(nothing, fc.string({ minLength: 1, maxLength: 400 })),
    }),
    parameters: ["me", "do"],
  }),
  row({
    name: "the world's matchups",
    codec: worldAddress,
    values: fc.record({
      character,
      version: fc.oneof(nothing, fc.constant("other" as const), fc.integer({ min: 10_000, max: 99_999 })),
      rank: fc.oneof(nothing, fc.constantFrom(...RANK_CLASSES.map(({ id }) => id))),
      period: fc.constantFrom(...PERIODS),
      order: fc.constantFrom(...CHART_ORDERS),
      playerId: fc.oneof(nothing, playerId),
      isSample: fc.boolean(),
    }),
    parameters: ["character", "version", "rank", "period", "sort", "player", "sample"],
  }),
  row({
    name: "changes of the frame data",
    codec: changesAddress,
    values: fc.record({
      character,
      me: character,
      patch: fc.constantFrom(undefined, "3.00", "2.00.01"),
      kind: fc.constantFrom("all", "changed", "corrected", "recorded"),
      effect: fc.constantFrom(undefined, "better", "worse", "neither"),
      field: fc.constantFrom(undefined, "block", "move"),
      find: fc.string({ maxLength: 60, unit: "grapheme-ascii" }),
    }),
    parameters: ["character", "me", "patch", "kind", "effect", "field", "find"],
  }),
  row({
    name: "one's own character",
    codec: myCharacterAddress,
    values: fc.oneof(
      nothing,
      fc.stringMatching(/^[a-z0-9-]{1,40}$/).map((id) => id as CharacterId),
    ),
    parameters: ["me"],
  }),
];

describe.each(ROWS)("an address of $name", ({ codec, values, parameters }) => {
  /** Through the text that a browser shows and a visitor shares. */
  const travelled = (value: unknown) => codec.parse(new URLSearchParams(codec.format(value).toString()));

  test("reads back as what was written", () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(plain(travelled(value))).toEqual(plain(value));
      }),
    );
  });

  test("without parameters is the page as it was made, and that needs none", () => {
    expect(codec.format(codec.parse(new URLSearchParams())).toString()).toBe("");
  });

  test("survives junk, which reads the same a second time", () => {
    const junk = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: "binary", minLength: 55, maxLength: 70 }),
      fc.constantFrom(
        "\ud800",
        "%00&id",
        "리벌 🥊",
        "\u202eabc",
        "__proto__",
        "<script>",
        `${"x".repeat(59)}🥊`,
      ),
    );
    const anywhere = fc.array(fc.tuple(fc.constantFrom(...parameters, "constructor"), junk), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(anywhere, (pairs) => {
        const value = codec.parse(new URLSearchParams(pairs.map(([name, text]) => [name, text])));
        expect(plain(travelled(value))).toEqual(plain(value));
      }),
    );
    fc.assert(
      fc.property(junk, (text) => {
        const value = codec.parse(new URLSearchParams(text));
        expect(plain(travelled(value))).toEqual(plain(value));
      }),
    );
  });
});
