import * as z from "zod/mini";
import type { CharacterId } from "../character.ts";
import { characterIdSchema, type Move, moveKeySchema, moveSchema } from "../move.ts";
import type { MoveKey } from "../move-key.ts";

/**
 * The schema of `content/history/<characterId>.json`: how a character's movelist became what it is today, one step for each day on
 * which the source's facts changed. Undoing the steps from today's movelist gives the movelist of any day since the first.
 */

/** Why a fact is another one. `recorded`: the source had none. `changed`: the game, after a patch. `corrected`: the source alone. */
export const CHANGE_KINDS = ["recorded", "corrected", "changed"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * What a move is called and where it stands: no facts of the game, and they follow the source's ways of writing. They are not
 * compared; only a move that goes or gets another id brings its own.
 */
export const IDENTITY_FIELDS = [
  "id",
  "otherIds",
  "command",
  "aliases",
  "nicknames",
  "name",
  "parent",
  "from",
] as const;
type MoveIdentity = Pick<Move, (typeof IDENTITY_FIELDS)[number]>;

export type FactField = Exclude<keyof Move, keyof MoveIdentity>;

/** One fact of one move as it was and as it became: absent = the source has none. */
export type FactPair = {
  [Field in FactField]: {
    readonly move: MoveKey;
    readonly field: Field;
    readonly from?: Move[Field];
    readonly to?: Move[Field];
  };
}[FactField];

export type FactChange = FactPair & { readonly kind: ChangeKind };

const kind = z.enum(CHANGE_KINDS);
const { id, otherIds, command, aliases, nicknames, name, parent, from, ...facts } = moveSchema.shape;

/** A schema for the changes of each field, so that both values are of the field's own shape. */
const factChanges = Object.entries(facts).map(([field, value]) =>
  z.strictObject({
    move: moveKeySchema,
    field: z.literal(field),
    from: z.optional(value),
    to: z.optional(value),
    kind,
  }),
);

const formerFacts = Object.fromEntries(
  Object.entries(facts).map(([field, value]) => [field, z.optional(z.nullable(value))]),
);

const stepSchema = z.strictObject({
  /** Day of the export, `2025-04-05`. It trails a patch of the game by days or weeks. */
  date: z.iso.date(),
  /** Moves that the source calls otherwise from here on, with what they were called before. */
  renamed: z.optional(
    z.array(z.strictObject({ move: moveKeySchema, from: z.strictObject({ id, command, parent, from }) })),
  ),
  /** Moves that were not there before; their facts are those of the newer movelist. */
  added: z.optional(z.array(z.strictObject({ move: moveKeySchema, kind }))),
  /** Moves that are gone, as they were last. */
  removed: z.optional(z.array(z.strictObject({ move: moveSchema, kind }))),
  /** Frame data: what is told as a change. */
  changed: z.optional(z.array(z.discriminatedUnion("field", factChanges as [(typeof factChanges)[number]]))),
  /**
   * What else was not the same before, by move and field, null = it was not there: what the source says in notes, and facts of a
   * string that changed with the move before it.
   */
  also: z.optional(z.record(z.string(), z.strictObject(formerFacts))),
});

export const historySchema = z.strictObject({
  character: characterIdSchema,
  /** The first day of which anything is known. */
  since: z.iso.date(),
  /** Oldest first, one for each day. */
  steps: z.array(stepSchema),
});

export interface HistoryStep {
  readonly date: string;
  readonly renamed?: readonly MoveRename[];
  readonly added?: readonly { readonly move: MoveKey; readonly kind: ChangeKind }[];
  readonly removed?: readonly { readonly move: Move; readonly kind: ChangeKind }[];
  readonly changed?: readonly FactChange[];
  readonly also?: Readonly<Record<string, FormerFacts>>;
}

/** A move by its new id, and what it was called before. */
export interface MoveRename {
  readonly move: MoveKey;
  readonly from: Pick<Move, "id" | "command" | "parent" | "from">;
}

/** Facts as they were, null = there was none. */
export type FormerFacts = { readonly [Field in FactField]?: Move[Field] | null };

export interface History {
  readonly character: CharacterId;
  readonly since: string;
  readonly steps: readonly HistoryStep[];
}
