import content from "../../../../../content/strategies.yaml?only=verdicts";

/** The texts of the eleven verdicts, best first (content/strategies.yaml; the content checks know the tiers). */
export const VERDICTS: readonly string[] = (content as readonly { readonly text: string }[]).map(
  ({ text }) => text,
);
