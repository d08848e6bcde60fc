import { join } from "node:path";
import type { Finding } from "../finding.ts";
import { type LoadedFile, loadFile } from "../load-file.ts";
import {
  type RankingsFile,
  rankingsFileSchema,
  type StrategiesFile,
  strategiesFileSchema,
} from "./roulette-schema.ts";

/** What the roulette needs of a content folder; a file that could not be read is left out and has findings. */
export interface RouletteContent {
  readonly strategies: LoadedFile<StrategiesFile> | undefined;
  readonly rankings: LoadedFile<RankingsFile> | undefined;
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
    strategies: strategies.loaded,
    rankings: rankings.loaded,
    findings: [...strategies.findings, ...rankings.findings],
  };
}
