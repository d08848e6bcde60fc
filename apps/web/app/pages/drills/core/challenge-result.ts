/** How somebody did in the daily challenge. */
export interface ChallengeResult {
  /** The day of the challenge, `2026-11-23`. */
  readonly day: string;
  /** For each of its cards, in the order in which they were asked, whether the answer was right. */
  readonly results: readonly boolean[];
  /** Milliseconds of thinking, over all cards. */
  readonly ms: number;
}
