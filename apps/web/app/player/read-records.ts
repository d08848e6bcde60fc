import { type PartialReplayRecord, partialReplayRecordSchema } from "@tactician/game";
import * as words from "./words.ts";

/** The rows of an answer that are match records, and how many were not. Throws for anything but a list. */
export function readRecords(body: unknown): { records: PartialReplayRecord[]; rejected: number } {
  if (!Array.isArray(body)) throw new Error(words.notMatches);
  const records: PartialReplayRecord[] = [];
  for (const row of body) {
    const read = partialReplayRecordSchema.safeParse(row);
    if (read.success) records.push(read.data);
  }
  return { records, rejected: body.length - records.length };
}
