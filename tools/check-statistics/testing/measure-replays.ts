import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { entryOf, type PartialReplayRecord, partialReplayRecordSchema } from "@tactician/game";
import { logistic, ratingLogOdds, type ScoredMatch, scoredMatch, shrunkRecord } from "@tactician/statistics";
import * as z from "zod";

/** `won` is 1 or 0. */
type Prediction = Readonly<Record<"chance" | "won", number>>;

interface Past {
  readonly matches: ScoredMatch[];
  mean: number;
}

/** The matches in all `*.json` and `*.json.gz` files of a folder, each a list of records, oldest first and each once. */
export function readReplays(folder: string): PartialReplayRecord[] {
  const records = new Map<string, PartialReplayRecord>();
  const files = readdirSync(folder).filter((name) => /\.json(\.gz)?$/.test(name));
  for (const file of files.sort()) {
    const bytes = readFileSync(join(folder, file));
    const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
    for (const record of z.array(partialReplayRecordSchema).parse(JSON.parse(text)))
      records.set(record.battle_id ?? `${file} ${records.size}`, record);
  }
  return [...records.values()].toSorted(
    (a, b) => (a.battle_at ?? 0) - (b.battle_at ?? 0) || ((a.battle_id ?? "") < (b.battle_id ?? "") ? -1 : 1),
  );
}

/**
 * Predicts every match before it is looked at: by the ratings alone, and with what both players' shrunk records against
 * the other's character were until then. Matches without ratings and draws are left out. How well that goes is the mean of
 * -log(chance given to what happened), in natural units; `ratingBin` and `shrunkBin` are the furthest that what was won is from what
 * was predicted, over ten bins of equally many matches, in points.
 */
export function measureLogLoss(records: readonly PartialReplayRecord[]) {
  const pasts = new Map<string, Past>();
  const byRating: Prediction[] = [];
  const byRecord: Prediction[] = [];
  for (const record of records) {
    const logOdds = ratingLogOdds(record.p1_rating_before ?? undefined, record.p2_rating_before ?? undefined);
    if (logOdds === undefined || record.winner === 3) continue;
    const won = record.winner === 1 ? 1 : 0;
    const first = pastOf(pasts, record.p1_polaris_id, record.p2_chara_id);
    const second = pastOf(pasts, record.p2_polaris_id, record.p1_chara_id);
    byRating.push({ chance: logistic(logOdds), won });
    byRecord.push({ chance: logistic(logOdds + first.mean - second.mean), won });
    const { p1_rounds, p2_rounds } = record;
    remember(first, scoredMatch(logOdds, won, p1_rounds, p2_rounds));
    remember(second, scoredMatch(-logOdds, 1 - won, p2_rounds, p1_rounds));
  }
  return {
    matches: byRating.length,
    rating: logLoss(byRating),
    shrunk: logLoss(byRecord),
    ratingBin: worstBin(byRating),
    shrunkBin: worstBin(byRecord),
  };
}

function pastOf(pasts: Map<string, Past>, playerId: string, character: number): Past {
  return entryOf(pasts, `${playerId} ${character}`, () => ({ matches: [], mean: 0 }));
}

function remember(past: Past, match: ScoredMatch): void {
  past.matches.push(match);
  past.mean = shrunkRecord(past.matches, 0).mean;
}

function logLoss(predictions: readonly Prediction[]): number {
  const losses = predictions.map(({ chance, won }) => -Math.log(won === 1 ? chance : 1 - chance));
  return losses.reduce((sum, loss) => sum + loss, 0) / Math.max(1, losses.length);
}

function worstBin(predictions: readonly Prediction[]): number {
  const sorted = predictions.toSorted((a, b) => a.chance - b.chance);
  const bins = Array.from({ length: 10 }, (_, bin) =>
    sorted.slice((bin * sorted.length) / 10, ((bin + 1) * sorted.length) / 10),
  );
  const distances = bins.map((bin) => {
    const beyond = bin.reduce((sum, { chance, won }) => sum + won - chance, 0);
    return (100 * Math.abs(beyond)) / Math.max(1, bin.length);
  });
  return Math.max(...distances);
}
