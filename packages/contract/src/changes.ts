import { CHANGE_KINDS, moveSchema, OWNER_EFFECTS } from "@tactician/game";
import * as z from "zod/mini";
import { hitLevelSchema } from "./frame-facts.ts";

/**
 * How the frame data of characters changed, as it is told: one entry for each fact of a move, and for each move that came, went
 * or got another name.
 */

/** The facts of a move that are told, as the movelist has them; of its hits the levels alone. */
const { startup, damage, block, hit, counterHit, throwBreak } = moveSchema.shape;
const hits = z.optional(z.array(hitLevelSchema));

export type ToldField = "startup" | "block" | "hit" | "counterHit" | "damage" | "hits" | "throwBreak";

const common = {
  /** Day of the source's export that has it first, `2026-03-20`: it trails the game by days or weeks. */
  date: z.iso.date(),
  /** Version of the patch that did it, `3.00`; only of what the game changed. */
  patch: z.optional(z.string()),
  /** The move's id in the movelist from that day on, or its last one. */
  move: z.string(),
  /** The same in site notation, `df 2`. */
  command: z.string(),
  /** `recorded`: the source had no value before. `changed`: by the game. `corrected`: by the source alone. */
  kind: z.enum(CHANGE_KINDS),
  effect: z.enum(OWNER_EFFECTS),
};

/** The one field of a fact with what it was and became; absent = the source had or has no value. */
const fact = <Field extends ToldField, Value extends z.core.$ZodType>(field: Field, value: Value) => ({
  ...common,
  field: z.literal(field),
  from: value,
  to: value,
});

/**
 * How many of the other characters have a punisher in time, with what they have today, were the rest of the move as it is today:
 * what the change itself does.
 */
const punishedBy = z.object({ before: z.int(), after: z.int() });

const change = z.discriminatedUnion("field", [
  z.object(fact("startup", startup)),
  z.object({ ...fact("block", block), punishedBy: z.optional(punishedBy) }),
  z.object(fact("hit", hit)),
  z.object(fact("counterHit", counterHit)),
  z.object(fact("damage", damage)),
  z.object(fact("hits", hits)),
  z.object(fact("throwBreak", throwBreak)),
  /** The move itself: new, gone, or called otherwise (`from` is its command before). */
  z.object({
    ...common,
    field: z.literal("move"),
    what: z.enum(["added", "removed", "renamed"]),
    from: z.optional(z.string()),
  }),
]);

export type ToldChange = z.infer<typeof change>;

const patch = z.object({
  version: z.string(),
  date: z.iso.date(),
  source: z.string(),
});

export type GamePatch = z.infer<typeof patch>;

const named = {
  _id: z.string(),
  name: z.string(),
  /** The stance words that the commands are parsed with, those of former days included. */
  vocabulary: z.array(z.string()),
};

/**
 * The answer of `GET /api/characters/{id}/changes`, newest first.
 *
 * Example: `{ _id: "jin", since: "2024-01-25", changes: [{ date: "2026-03-20", patch: "3.00", move: "df+2", field: "block", … }] }`
 */
export const characterChangesSchema = z.object({
  ...named,
  /** The first day of which anything is known. */
  since: z.iso.date(),
  /** The patches that the changes name, newest first. */
  patches: z.array(patch),
  changes: z.array(change),
});

export type CharacterChanges = z.infer<typeof characterChangesSchema>;

/** The answer of `GET /api/changes`: everybody's, newest first, on one day by character. */
export const changesSchema = z.object({
  /** Those who have changes here. */
  characters: z.array(z.object(named)),
  patches: z.array(patch),
  changes: z.array(
    z.object({
      character: z.string(),
      change,
    }),
  ),
});

export type Changes = z.infer<typeof changesSchema>;
/** A change and whose it is. */
export type ChangeOfCharacter = Changes["changes"][number];

/**
 * What the page of changes begins with: the patches that changed moves with how many changes each made, newest first, and
 * all changes of the newest.
 */
export const changesOverviewSchema = z.object({
  patches: z.array(z.object({ ...patch.shape, changes: z.int() })),
  newest: changesSchema,
});

export type ChangesOverview = z.infer<typeof changesOverviewSchema>;
