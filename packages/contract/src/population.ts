import { RANK_CLASSES } from "@tactician/statistics";
import * as z from "zod/mini";

/** What can be asked for; the answers' fields say what was counted. */
export const POPULATION_FILTERS = ["version", "rank", "since"] as const;

const rankClassIdSchema = z.enum(RANK_CLASSES.map(({ id }) => id));

export type RankClassId = z.infer<typeof rankClassIdSchema>;

const played = { matches: z.number(), first: z.string(), last: z.string() };

/** What is in every answer: which matches it is about, and which there are. Days are UTC: `2026-10-01`. */
const countedPopulationSchema = z.object({
  /** The version of the game, as the replay service numbers it (30101), or `other`: those that are not listed; none: all of them. */
  version: z.optional(z.union([z.number(), z.literal("other")])),
  /** The players' ranks; none: all of them. */
  rank: z.optional(rankClassIdSchema),
  /** Older matches do not count; none: all do. */
  since: z.optional(z.string()),
  /** The last day of which matches count; none when there are no matches. */
  until: z.optional(z.string()),
  /** What was asked for and not heeded, because no match is like that or the version is not listed. */
  widened: z.optional(z.array(z.enum(POPULATION_FILTERS))),
  /** Each once. */
  matches: z.number(),
  /** When this was counted, `2026-10-01T18:30:00.000Z`: more than some minutes ago when the database is out of reach. */
  countedAt: z.string(),
  /**
   * The versions that can be asked for, the newest first, with their matches and the first and last day of them: those with 100
   * matches or more, 50 at most.
   */
  versions: z.array(z.object({ version: z.number(), ...played })),
  /** All versions that are not listed, together; none where there are none. `version=other` asks for them. */
  otherVersions: z.optional(z.object({ versions: z.number(), ...played })),
});

export type CountedPopulation = z.infer<typeof countedPopulationSchema>;

/** Of a hundred matches at even ratings so many are won, and where that lies with 95 % certainty. Three decimals. */
const chance = { estimate: z.number(), low: z.number(), high: z.number() };

/** What was counted from one side; a draw is half a win. */
const record = { matches: z.number(), wins: z.number(), draws: z.number() };

/**
 * `GET /api/population/matchups`: how characters fare against each other at even ratings. Characters by their ids.
 *
 * Example of a cell: `{ me: "king", them: "jin", matches: 5120, wins: 2610, draws: 20, estimate: 50.412, low: 49.33, high: 51.494 }`
 */
export const populationMatchupsSchema = z.object({
  ...countedPopulationSchema.shape,
  /** How much of what differs between the estimates is the characters' doing, not chance: 0 to 1. */
  reliability: z.number(),
  /** `strength`: against all others, each of them as often. Matches of a character against itself do not count. */
  characters: z.array(z.object({ id: z.string(), ...record, strength: z.object(chance) })),
  /**
   * Both of `me` against `them` and the other way round, which is a hundred less the first. Pairs that never met are left
   * out; of those that met too seldom to say anything the estimate is.
   */
  cells: z.array(
    z.object({ me: z.string(), them: z.string(), ...record, ...z.partial(z.object(chance)).shape }),
  ),
});

export type PopulationMatchups = z.infer<typeof populationMatchupsSchema>;

/**
 * `GET /api/population/popularity`: who is played, by month and rank. A match has two sides, also one of a character against
 * itself; sides of characters and ranks that nobody knows count among `sides` alone.
 */
export const populationPopularitySchema = z.object({
  ...countedPopulationSchema.shape,
  /** The oldest month first; `from` is its first day. */
  months: z.array(
    z.object({
      from: z.string(),
      sides: z.number(),
      ranks: z.array(
        z.object({
          rank: rankClassIdSchema,
          sides: z.number(),
          characters: z.array(z.object({ id: z.string(), sides: z.number() })),
        }),
      ),
    }),
  ),
});

export type PopulationPopularity = z.infer<typeof populationPopularitySchema>;

/** `GET /api/population/ranks`: at which rank matches are played. */
export const populationRanksSchema = z.object({
  ...countedPopulationSchema.shape,
  /** All of them; those of ranks that nobody knows count here alone. */
  sides: z.number(),
  /** The lowest first; `rank` is the replay service's number. Both spellings of a rank are one. */
  ranks: z.array(z.object({ rank: z.number(), name: z.string(), sides: z.number() })),
});

export type PopulationRanks = z.infer<typeof populationRanksSchema>;
