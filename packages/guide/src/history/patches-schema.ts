import * as z from "zod";

/** The schema of `content/patches.yaml`. Every scalar arrives as a string (failsafe YAML). */

const day = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])-\d\d$/, "a day such as 2025-04-01")
  .refine(isDay, "is no day");
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, "a month such as 2025-04");

const patch = z.strictObject({
  /** As players write it, as far as the source says it: `2.00.01`, `1.04`. */
  version: z.string().regex(/^\d\.\d\d(\.\d\d)?$/, "a version such as 2.00.01"),
  /** The day on which it came out, where the sun rises first (Japan). */
  date: day,
  /** Whether it changed moves, as the source says; `unknown` where the source says nothing of it. */
  balance: z.enum(["yes", "no", "unknown"]),
  source: z.url(),
});

export const patchesFileSchema = z.strictObject({
  /** Oldest first. */
  patches: z.array(patch).min(1),
  /** Months of which no source was found that names a patch with its day; there may have been one. */
  unknown: z.array(month),
});

export type PatchesFile = z.infer<typeof patchesFileSchema>;
export type Patch = PatchesFile["patches"][number];

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
