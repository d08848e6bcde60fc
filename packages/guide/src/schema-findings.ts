import type * as z from "zod";
import {
  type ContentFile,
  type Finding,
  findingAt,
  firstPerPlace,
  type Problem,
  type SheetPath,
} from "./finding.ts";

/** A content file that was read, but does not fit its schema. */
interface MisfitFile extends ContentFile {
  readonly value: unknown;
  /** What the file holds, for the message: `a sheet`. */
  readonly what: string;
}

/**
 * What a schema says about a file, in our words and one finding for each place: one mistake can break several rules of the
 * schema (an empty text is also too short and no number).
 *
 * Example: `content/characters/jin.yaml:4: schema: mood: no such field in a sheet`
 */
export function schemaFindings(error: z.ZodError, misfit: MisfitFile): Finding[] {
  const problems = error.issues.flatMap((issue) => readIssue(issue, misfit));
  return firstPerPlace(problems.map((problem) => findingAt(misfit, "schema", problem)));
}

const KIND_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    array: "a list",
    object: "a block of fields",
    string: "a text",
  }),
);

function readIssue(issue: z.core.$ZodIssue, { value, what }: MisfitFile): Problem[] {
  const path = issue.path.map((step) => (typeof step === "number" ? step : String(step)));
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => ({ path: [...path, key], message: `no such field in ${what}` }));
    case "invalid_type":
    case "invalid_value":
      if (valueAt(value, path) === undefined) return [{ path, message: "is missing" }];
      return [{ path, message: describeExpected(issue) }];
    case "invalid_format":
      return [{ path, message: describeFormat(issue) }];
    case "too_small":
      return [{ path, message: issue.origin === "array" ? "needs at least one entry" : "is empty" }];
    default:
      return [{ path, message: issue.message }];
  }
}

function describeExpected(issue: z.core.$ZodIssueInvalidType | z.core.$ZodIssueInvalidValue): string {
  if (issue.code === "invalid_value") return `must be one of ${issue.values.map(String).join(", ")}`;
  return `must be ${KIND_NAMES.get(issue.expected) ?? issue.expected}`;
}

function describeFormat(issue: z.core.$ZodIssueInvalidStringFormat): string {
  return issue.format === "url" ? "must be a web address" : `must be ${issue.message}`;
}

function valueAt(value: unknown, path: SheetPath): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, step)) return undefined;
    current = (current as Readonly<Record<string | number, unknown>>)[step];
  }
  return current;
}
