import { join } from "node:path";
import type * as z from "zod";
import type { Finding, SheetPath } from "../finding.ts";
import { readContentFile } from "../read-content-file.ts";
import { readYaml } from "../read-yaml.ts";
import { schemaFindings } from "../schema-findings.ts";
import {
  type RankingsFile,
  rankingsFileSchema,
  type StrategiesFile,
  strategiesFileSchema,
} from "./roulette-schema.ts";

/** A content file of its own, read and validated. */
export interface LoadedFile<Value> {
  /** Path as given to the loader. */
  readonly file: string;
  readonly value: Value;
  /** 1-based line of a place; of the nearest parent where the file leaves the place out. */
  readonly lineOf: (path: SheetPath) => number;
}

/** What the roulette needs of a content folder; a file that could not be read is left out and has findings. */
export interface RouletteContent {
  readonly strategies?: LoadedFile<StrategiesFile>;
  readonly rankings?: LoadedFile<RankingsFile>;
  readonly findings: readonly Finding[];
}

/**
 * Reads `strategies.yaml` and `rankings.yaml` of a content folder. Every mistake becomes a finding (`file`, `yaml` or
 * `schema`); nothing throws. The rules beyond the shape are `checkRoulette`'s.
 *
 * Example: `loadRoulette("content").strategies?.value.general.length`
 */
export function loadRoulette(dir: string): RouletteContent {
  const strategies = loadFile(join(dir, "strategies.yaml"), strategiesFileSchema, "the strategies");
  const rankings = loadFile(join(dir, "rankings.yaml"), rankingsFileSchema, "the rankings");
  return {
    ...("loaded" in strategies && { strategies: strategies.loaded }),
    ...("loaded" in rankings && { rankings: rankings.loaded }),
    findings: [...strategies.findings, ...rankings.findings],
  };
}

type Outcome<Value> =
  | { readonly loaded: LoadedFile<Value>; readonly findings: readonly [] }
  | { readonly findings: readonly Finding[] };

function loadFile<Value>(file: string, schema: z.ZodType<Value>, what: string): Outcome<Value> {
  const refuse = (check: string, line: number, message: string) => ({
    findings: [{ file, line, check, at: "", message }],
  });
  const read = readContentFile(file);
  if ("problem" in read) return refuse("file", 1, read.problem);
  const yaml = readYaml(read.text);
  if ("problem" in yaml) return refuse("yaml", yaml.line, yaml.problem);
  const { value, lineOf } = yaml;
  const parsed = schema.safeParse(value);
  if (!parsed.success) return { findings: schemaFindings(parsed.error, { file, value, lineOf, what }) };
  return { loaded: { file, value: parsed.data, lineOf }, findings: [] };
}
