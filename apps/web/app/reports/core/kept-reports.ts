import { type ReportBody, reportSchema } from "@tactician/contract";
import * as z from "zod/mini";

/** A report that this browser sent, or will send when it is online. */
const keptReport = z.object({
  ...reportSchema.shape,
  state: z.enum(["waiting", "sent"]),
  /** When it was written, ISO 8601. */
  at: z.string(),
});

export type KeptReport = z.infer<typeof keptReport>;

/** More are not kept: the oldest that were sent go first, and none that waits. */
const MOST_KEPT = 50;

/** What storage holds, whatever that is. */
export function parseKeptReports(text: string | undefined): KeptReport[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return (Array.isArray(list) ? list : []).flatMap((item) => keptReport.safeParse(item).data ?? []);
  } catch {
    return [];
  }
}

/** The list with one more report, or another state of one that is there. */
export function withReport(list: readonly KeptReport[], report: KeptReport): KeptReport[] {
  const all = [...list.filter(({ key }) => key !== report.key), report];
  const tooMany = Math.max(0, all.length - MOST_KEPT);
  const goes = new Set(all.filter(({ state }) => state === "sent").slice(0, tooMany));
  return all.filter((one) => !goes.has(one));
}

export function withoutReport(list: readonly KeptReport[], key: string): KeptReport[] {
  return list.filter((report) => report.key !== key);
}

/** What is sent of it. */
export function bodyOf({ state, at, ...body }: KeptReport): ReportBody {
  return body;
}
