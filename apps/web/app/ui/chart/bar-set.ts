/** One set of bars: a label for the legend and a number for each character. */
export interface BarSet {
  readonly label: string;
  readonly colour: "wins" | "losses" | "comparison-wins" | "comparison-losses" | "matches";
  readonly values: readonly number[];
}
