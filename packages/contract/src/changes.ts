import {
  CHANGE_KINDS,
  documentCharacterIdSchema,
  type FactField,
  factsIn,
  type Move,
  moveKeySchema,
  moveSchema,
  OWNER_EFFECTS,
} from "@tactician/game";
import * as z from "zod/mini";
import { hitLevelSchema } from "./frame-facts.ts";

/**
 * How the frame data of characters changed, as it is told: one entry for each fact of a move, and for each move that came, went
 * or got another name.
 */

const common = {
  /** Day of the source's export that has it first, `2026-03-20`: it trails the game by days or weeks. */
  date: z.iso.date(),
  /** Version of the patch that did it, `3.00`; only of what the game changed. */
  patch: z.optional(z.string()),
  /** The move's id in the movelist from that day on, or its last one. */
  move: moveKeySchema,
  /** The same in site notation, `df 2`. */
  command: z.string(),
  /** `recorded`: the source had no value before. `changed`: by the game. `corrected`: by the source alone. */
  kind: z.enum(CHANGE_KINDS),
  effect: z.enum(OWNER_EFFECTS),
};

/**
 * How many of the other characters have a punisher in time, with what they have today, were the rest of the move as it is today:
 * what the change itself does.
 */
const punishedBy = z.object({ before: z.int(), after: z.int() });

/** Of hits the levels, and where these stayed the same what each deals. */
const changedHit = z.object({ ...hitLevelSchema.shape, damage: z.optional(z.int()) });

/** A fact with what it was and became, as the movelist has it; absent = the source had or has no value. */
const factChange = (field: FactField) => {
  const value = field === "hits" ? z.optional(z.array(changedHit)) : moveSchema.shape[field];
  const told = { ...common, field: z.literal(field), from: value, to: value };
  return z.object(field === "block" ? { ...told, punishedBy: z.optional(punishedBy) } : told);
};

/** The move itself: new, gone, or called otherwise (`from` is its command before). */
const moveChange = z.object({
  ...common,
  field: z.literal("move"),
  what: z.enum(["added", "removed", "renamed"]),
  from: z.optional(z.string()),
});

const change = z.discriminatedUnion("field", [
  moveChange,
  ...factsIn("changes").map(({ field }) => factChange(field)),
]) as unknown as z.ZodMiniType<ToldChange>;

type FactChangeOf<Field extends FactField> = z.infer<z.ZodMiniObject<typeof common>> & {
  field: Field;
  from?: ToldValue<Field> | undefined;
  to?: ToldValue<Field> | undefined;
} & (Field extends "block" ? { punishedBy?: z.infer<typeof punishedBy> | undefined } : unknown);

type ToldValue<Field extends FactField> = Field extends "hits" ? z.infer<typeof changedHit>[] : Move[Field];

export type ToldChange =
  | { [Field in FactField]: FactChangeOf<Field> }[FactField]
  | z.infer<typeof moveChange>;

const patch = z.object({ version: z.string(), date: z.iso.date(), source: z.string() });

export type GamePatch = z.infer<typeof patch>;

const named = {
  _id: documentCharacterIdSchema,
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
  changes: z.array(z.object({ character: documentCharacterIdSchema, change })),
});

export type Changes = z.infer<typeof changesSchema>;
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
