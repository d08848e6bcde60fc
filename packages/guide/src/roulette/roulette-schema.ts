import { DIFFICULTIES } from "@tactician/game";
import * as z from "zod";

/**
 * The schemas of `content/strategies.yaml` and `content/rankings.yaml`. Every scalar arrives as a string (failsafe YAML),
 * so numbers are read from digits here.
 */

/** How long a strategy is played. */
export const STRATEGY_SCOPES = ["round", "match", "once"] as const;

const SHORTEST_DESCRIPTION = 20;
const LONGEST_DESCRIPTION = 240;
const LONGEST_TITLE = 40;

const text = z.string().trim().min(1);
const wholeNumber = text.regex(/^-?\d{1,5}$/, "a whole number of points").transform(Number);

const strategy = z.strictObject({
  title: text.max(LONGEST_TITLE, `must have at most ${LONGEST_TITLE} characters`),
  /** Exactly what to do, and when it counts as done. */
  description: text.refine(
    ({ length }) => length === 0 || (length >= SHORTEST_DESCRIPTION && length <= LONGEST_DESCRIPTION),
    `must have ${SHORTEST_DESCRIPTION} to ${LONGEST_DESCRIPTION} characters`,
  ),
  difficulty: z.enum(DIFFICULTIES),
  scope: z.enum(STRATEGY_SCOPES),
  /** Moves that the text names, in site notation. They must be moves of the character. */
  moves: z.array(text).default([]),
});

export const strategiesFileSchema = z.strictObject({
  /** The text that a run gets at its end, best first. `points` is the lowest sum that earns it; the last one has none. */
  verdicts: z.array(z.strictObject({ points: z.optional(wholeNumber), text })).min(1),
  general: z.array(strategy).min(1),
  /** By slug. */
  characters: z.record(z.string(), z.array(strategy).min(1)),
});

/** A strategies file as written, after reading. */
export type StrategiesFile = z.infer<typeof strategiesFileSchema>;
export type StrategyEntry = StrategiesFile["general"][number];

/** Where a run's video may stand: pages that show it, never a file or a page of anybody's own. */
const VIDEO_ADDRESS =
  /^https:\/\/((www\.|m\.)?(youtube\.com|twitch\.tv)|youtu\.be|clips\.twitch\.tv)\/[^\s"'<>]+$/;

export const rankingsFileSchema = z.strictObject({
  players: z.array(
    z.strictObject({
      name: text.max(LONGEST_TITLE, `must have at most ${LONGEST_TITLE} characters`),
      vodUrl: text.refine(
        (address) => address === "" || VIDEO_ADDRESS.test(address),
        "must be the https address of a video on youtube.com, youtu.be or twitch.tv",
      ),
      points: wholeNumber,
    }),
  ),
});

/** A rankings file as written, after reading. */
export type RankingsFile = z.infer<typeof rankingsFileSchema>;
