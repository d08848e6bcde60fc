/**
 * The steps of a route that is written in one string: `1 into db 2 2 3` -> `["1", "db 2 2 3"]`. A string without `into` is
 * one step, one without any content has none.
 */
export function splitSteps(notation: string): string[] {
  return notation
    .split(/\s+into\s+|\s*[⏵▶►→➜]\s*/i)
    .map((step) => step.trim())
    .filter((step) => step !== "");
}
