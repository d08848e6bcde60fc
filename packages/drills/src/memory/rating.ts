/** How well somebody punishes, or how hard a card is, as a rating of chess players: Glicko-2, on the scale of Glicko. */
export interface Rating {
  /** 1500 is nobody known. */
  readonly rating: number;
  /** Of the rating; within twice as much on either side it lies in 95 of 100 cases. */
  readonly deviation: number;
  /** How much results vary, about 0.06. */
  readonly volatility: number;
}

export const UNRATED: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };
