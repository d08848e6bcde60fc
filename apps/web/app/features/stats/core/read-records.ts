import { replayRecordSchema } from "@tactician/contract";
import type { ReplayRecord } from "@tactician/game";

/** The rows of an answer that are match records, and how many were not. Throws for anything but a list. */
export function readRecords(body: unknown): { records: ReplayRecord[]; rejected: number } {
  if (!Array.isArray(body)) throw new Error("The answer is not a list of matches");
  const records: ReplayRecord[] = [];
  for (const row of body) {
    const read = replayRecordSchema.safeParse(row);
    if (read.success) records.push(read.data);
  }
  return { records, rejected: body.length - records.length };
}
