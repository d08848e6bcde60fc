import * as z from "zod/mini";

/** `GET /wank.json`: the replay service's ids and what they are called. */
export const mappingsSchema = z.object({
  characters: z.record(z.string(), z.string()),
  ranks: z.record(z.string(), z.string()),
});

export type Mappings = z.infer<typeof mappingsSchema>;
