import * as z from "zod/mini";

/*
 * How well the guide's figures are known: what `npm run audit` and the long checks (`npm run check -- coach`, `world`) have written into
 * content/accuracy, and what the build counts. `/accuracy` shows it, and the mark of a fact its line.
 */

/** Kinds of facts that the audit judges from the raw lists of the wiki. */
export const AUDIT_KINDS = [
  "frames",
  "damage",
  "strings",
  "answers",
  "launches",
  "punishers",
  "steps",
  "routes",
  "totals",
  "changes",
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** A figure that the audit found to be another one. */
const wrongRow = z.object({
  character: z.string(),
  move: z.string(),
  field: z.string(),
  shown: z.string(),
  expected: z.string(),
  why: z.string(),
});

const auditedKind = z.object({
  id: z.enum(AUDIT_KINDS),
  /** How many figures of this kind the guide has, or has in the pairs that were read. */
  count: z.int(),
  /** Of the sample: judged, wrong, and not to be judged from the raw list. */
  checked: z.int(),
  wrong: z.int(),
  unknown: z.int(),
  /** 95 % interval of the share that is wrong, in %. */
  interval: z.object({ from: z.number(), to: z.number() }),
  rows: z.array(wrongRow),
});

const found = z.object({ planted: z.int(), found: z.int() });

/** Facts that nobody has measured, each with how many answers of the pairs that were read depend on it. */
export const WANTED_FIELDS = ["posture", "reach", "step", "crouching", "total"] as const;

const wantedFact = z.object({
  character: z.string(),
  move: z.string(),
  field: z.enum(WANTED_FIELDS),
  answers: z.int(),
});

export type WantedFact = z.infer<typeof wantedFact>;

/** content/accuracy/audit.json, as tools/audit writes it. */
export const auditSchema = z.object({
  date: z.iso.date(),
  seed: z.int(),
  /** Month of the raw lists. */
  source: z.string(),
  /** Pairs of characters whose answers were read. */
  pairs: z.object({ read: z.int(), of: z.int() }),
  kinds: z.array(auditedKind),
  /** Wrong values that were put into a copy, and how many of them the audit found. */
  planted: z.object({ seed: z.int(), ...found.shape, byKind: z.record(z.string(), found) }),
  wanted: z.array(wantedFact),
});

/** content/accuracy/coach.json and world.json: what a long check measured on generated players, beside what was promised. */
export const promisesSchema = z.object({
  date: z.iso.date(),
  rows: z.array(z.object({ what: z.string(), found: z.string(), isKept: z.boolean() })),
});

export type Promises = z.infer<typeof promisesSchema>;

/** `GET /accuracy.json`. */
export const accuracySchema = z.object({
  /** Of the guide, and month of its movelists. */
  version: z.string(),
  checkedAt: z.string(),
  audit: auditSchema,
  promises: z.object({ coach: promisesSchema, world: promisesSchema }),
  moves: z.int(),
  /** How many moves lack a fact that the movelists could have. */
  missing: z.array(z.object({ field: z.string(), moves: z.int() })),
  /** Strikes whose advantage on block the source does not give in a way that can be read. */
  unreadBlocks: z.array(z.object({ character: z.string(), move: z.string() })),
});

export type Accuracy = z.infer<typeof accuracySchema>;
export type AuditedKind = Accuracy["audit"]["kinds"][number];

/** Which part of the audit judged a field of a report or of a fact's mark; none = nothing but the importer has read it. */
export function auditKindOf(field: string): AuditKind | undefined {
  return KIND_OF_FIELD.get(field);
}

const KIND_OF_FIELD: ReadonlyMap<string, AuditKind> = new Map([
  ["startup", "frames"],
  ["block", "frames"],
  ["hit", "frames"],
  ["counterHit", "frames"],
  ["damage", "damage"],
  ["answer", "answers"],
  ["route", "routes"],
  ["total", "totals"],
  ["step", "steps"],
]);
