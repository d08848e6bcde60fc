import content from "../../../../../content/tips.yaml";

/** The lines of content/tips.yaml; tips.test.ts checks the file. */
export const TIPS = content as string[];
