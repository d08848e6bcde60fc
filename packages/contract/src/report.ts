import * as z from "zod/mini";

/*
 * Reports of readers: "this is wrong" and "I measured this", sent from the place where a fact stands. All texts are plain; the server
 * makes one line of each and shows none to other readers.
 */

/** Facts that are not fields of a movelist's move (those of FACTS): the answer to a move, a route and its damage, and what nobody knows. */
export const OTHER_REPORT_FIELDS = [
  "answer",
  "route",
  "total",
  "text",
  "posture",
  "step",
  "crouching",
] as const;

/** `wrong`: a shown value is not right. `measured`: a value that the guide does not know. */
export const REPORT_KINDS = ["wrong", "measured"] as const;
export const REPORT_STATES = ["open", "accepted", "refused"] as const;

/** Letters of a report's texts. */
export const REPORT_LENGTHS = { place: 100, shown: 200, value: 200, how: 500 } as const;

/** 16 random bytes in base64url: who has the key can see the report and take it back. */
const REPORT_KEY = /^[\w-]{22}$/;

const text = (most: number) => z.string().check(z.maxLength(most));
const { place, shown, value, how } = REPORT_LENGTHS;

/** The body of `POST /api/reports`. */
export const reportSchema = z.object({
  key: z.string().check(z.regex(REPORT_KEY)),
  kind: z.enum(REPORT_KINDS),
  /** Of whom, and of which of their moves: ids. For an answer whose move is answered. */
  character: text(place),
  move: text(place),
  /** A field of the move, or one of `OTHER_REPORT_FIELDS`. */
  field: text(place),
  /** What the guide shows, and what is right. */
  shown: text(shown),
  value: text(value),
  /** How the sender knows; may be empty. */
  how: text(how),
  /** Release and frame data of the page, `0.9.0 2026-08`. */
  version: text(place),
});

export type ReportBody = z.infer<typeof reportSchema>;
export type ReportPlace = Pick<ReportBody, "character" | "move" | "field">;

/** The answer to it: kept, and from now on found under its key. */
export const keptReportSchema = z.object({ state: z.enum(REPORT_STATES) });

/** `GET /api/reports/:key`: a report as its sender may see it; `how` is gone once it is decided. */
export const sentReportSchema = z.object({
  ...keptReportSchema.shape,
  ...z.omit(reportSchema, { key: true }).shape,
  /** ISO 8601. */
  arrivedAt: z.string(),
});

export type SentReport = z.infer<typeof sentReportSchema>;

/** `GET /api/reports`: how many came, were right, were not, and in the median how many days an accepted one took. */
export const reportSummarySchema = z.object({
  came: z.int(),
  accepted: z.int(),
  refused: z.int(),
  medianDays: z.optional(z.number()),
});

export type ReportSummary = z.infer<typeof reportSummarySchema>;
