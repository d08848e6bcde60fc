import { DIFFICULTIES } from "@tactician/game";
import * as z from "zod/mini";

const strategy = z.object({
  title: z.string(),
  description: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  /** `round`, `match`, or anything else, which means once. */
  scope: z.string(),
});

/** `GET /strats.json`: strategies for everybody, and those of each character by display name. */
export const strategiesSchema = z.object({
  general: z.array(strategy),
  characters: z.record(z.string(), z.array(strategy)),
});

/** `GET /rankings.json`: recorded runs in no order; ranks are computed by the page. */
export const rankingsSchema = z.array(
  z.object({
    name: z.string(),
    vodUrl: z.string().check(z.startsWith("https://")),
    points: z.number(),
  }),
);

export type Strategies = z.infer<typeof strategiesSchema>;
export type Strategy = z.infer<typeof strategy>;
export type Rankings = z.infer<typeof rankingsSchema>;
